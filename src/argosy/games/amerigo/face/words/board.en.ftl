# The words of the table as a page shows it: the sheet, the drawers, and why an action cannot be used.

board-take-gold = Gold
board-points = points
board-order-help = furthest ahead moves first
board-your-sheet = Your sheet
board-planned = Planned
board-no-tokens = No progress tokens yet
board-stack-key = cost · points on a small/big island
drawer-stacks = Buildings
drawer-tokens = Progress
drawer-market = Goods

why-not-plan = Planning: every tile that is left costs more than you could pay.
why-not-goods-none = Buying goods: no production token is left in this round.
why-not-goods-dear = Buying goods: every production token costs more than you could pay.
why-not-build-none = Building: you have planned no tile.
why-not-build-nowhere = Building: none of your tiles fits next to your posts and villages.
why-not-build-dear = Building: the tiles that fit cost more than you could pay.
fact-offer = This phase gives { $points }; tokens may add some.
fact-points = { $points } left{ $more }.
fact-why-not = Not possible now. { $reason }
