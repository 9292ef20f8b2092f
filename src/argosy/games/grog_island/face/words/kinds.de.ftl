# Arten von Entscheidungen, nach den Namen der Fragen.
kind-bid = Gebote und Ziele
kind-pay = Gebote und Ziele
kind-goals = Gebote und Ziele
kind-ship = Handel
kind-trade = Handel
kind-deliver = Handel
kind-tiles = Handel
kind-good = Handel
kind-claim = Gebäude
kind-lock = Gebäude
kind-swap = Gebäude
kind-under = Gebäude
kind-keep = Gebäude
