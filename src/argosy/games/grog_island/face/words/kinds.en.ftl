# Kinds of decisions, by the names of the questions.
kind-bid = Auctions and goals
kind-pay = Auctions and goals
kind-goals = Auctions and goals
kind-ship = Trade
kind-trade = Trade
kind-deliver = Trade
kind-tiles = Trade
kind-good = Trade
kind-claim = Buildings
kind-lock = Buildings
kind-swap = Buildings
kind-under = Buildings
kind-keep = Buildings
