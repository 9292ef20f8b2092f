# Arten von Entscheidungen, nach den Namen der Fragen.
kind-action = Wahl der Aktion
kind-ship = Segeln und Kanonen
kind-sail = Segeln und Kanonen
kind-post = Segeln und Kanonen
kind-cannons = Segeln und Kanonen
kind-plan = Planen und Bauen
kind-build = Planen und Bauen
kind-place = Planen und Bauen
kind-goods = Waren, Fortschritt und Reihenfolge
kind-progress = Waren, Fortschritt und Reihenfolge
kind-token = Waren, Fortschritt und Reihenfolge
kind-order = Waren, Fortschritt und Reihenfolge
