# Soorten beslissingen, naar de namen van de vragen.
kind-action = Keuze van de actie
kind-ship = Zeilen en kanonnen
kind-sail = Zeilen en kanonnen
kind-post = Zeilen en kanonnen
kind-cannons = Zeilen en kanonnen
kind-plan = Plannen en bouwen
kind-build = Plannen en bouwen
kind-place = Plannen en bouwen
kind-goods = Goederen, vooruitgang en volgorde
kind-progress = Goederen, vooruitgang en volgorde
kind-token = Goederen, vooruitgang en volgorde
kind-order = Goederen, vooruitgang en volgorde
