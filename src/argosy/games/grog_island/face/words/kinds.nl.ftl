# Soorten beslissingen, naar de namen van de vragen.
kind-bid = Biedingen en doelen
kind-pay = Biedingen en doelen
kind-goals = Biedingen en doelen
kind-ship = Handel
kind-trade = Handel
kind-deliver = Handel
kind-tiles = Handel
kind-good = Handel
kind-claim = Gebouwen
kind-lock = Gebouwen
kind-swap = Gebouwen
kind-under = Gebouwen
kind-keep = Gebouwen
