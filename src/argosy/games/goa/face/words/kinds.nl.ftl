# Soorten beslissingen, naar de namen van de vragen.
kind-bid = Veilingen
kind-sell-or-keep = Veilingen
kind-place-marker = Veilingen
kind-place-flag = Veilingen
kind-turn = Acties
kind-after = Acties
kind-advance = Acties
kind-found-which = Kolonies
kind-found-add = Kolonies
kind-colony-tile = Kolonies
kind-harvest = Specerijen
kind-stock = Specerijen
kind-refill = Specerijen
kind-pay = Specerijen
kind-give = Specerijen
kind-sell = Specerijen
