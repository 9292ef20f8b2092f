# Arten von Entscheidungen, nach den Namen der Fragen.
kind-bid = Versteigerungen
kind-sell-or-keep = Versteigerungen
kind-place-marker = Versteigerungen
kind-place-flag = Versteigerungen
kind-turn = Aktionen
kind-after = Aktionen
kind-advance = Aktionen
kind-found-which = Kolonien
kind-found-add = Kolonien
kind-colony-tile = Kolonien
kind-harvest = Gewürze
kind-stock = Gewürze
kind-refill = Gewürze
kind-pay = Gewürze
kind-give = Gewürze
kind-sell = Gewürze
