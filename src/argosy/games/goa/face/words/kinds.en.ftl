# Kinds of decisions, by the names of the questions.
kind-bid = Auctions
kind-sell-or-keep = Auctions
kind-place-marker = Auctions
kind-place-flag = Auctions
kind-turn = Actions
kind-after = Actions
kind-advance = Actions
kind-found-which = Colonies
kind-found-add = Colonies
kind-colony-tile = Colonies
kind-harvest = Spices
kind-stock = Spices
kind-refill = Spices
kind-pay = Spices
kind-give = Spices
kind-sell = Spices
