# Goa's lexicon
lex-kind-tile = Tile
lex-kind-card = Expedition cards
lex-kind-tableau = Tableau
lex-kind-colony = Colony
lex-tile-ready = It can be used now.
lex-tile-used = It has been used.
lex-at-lot = Marker { $n } lies on it; { $seat } is the auctioneer.
lex-at-grid = It lies on the grid, without a marker.
lex-at-owner = It lies before { $seat }.
lex-at-kept = { $seat } keeps it face down; its points still count.
lex-at-removed = It was taken out of the game; Favour can bring it back.
lex-at-discard = It is out of the game for good.
lex-at-box = It is not on the table.
lex-card-colonists = Turned up in a founding or by Supply it counts { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
}.
lex-card-symbol = Symbol { $symbol }: you hold { $n }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
lex-card-played = A card has been played this turn; there is one a turn.
lex-card-in-use = It is being played now.
lex-deck = Expeditions draw from here, and foundings turn up cards from here. When it is empty, the discard pile is shuffled.
lex-discard = Cards that were played, discarded or turned up. They become the deck when it is empty.
lex-discard-now = There lie: { $cards }.
lex-in-use = Played and not yet discarded: { $card }.
lex-removed = At the start of each half some tiles are taken out openly. Favour takes one of them.
lex-removed-now = Taken out: { $tiles }.
lex-gone-now = Out of the game for good: { $tiles }.
lex-bonanza = Hidden under a corner tile. Whoever gets that tile gets what lies under it.
lex-bonanza-now = { $n ->
    [one] 1 corner still covers one.
   *[other] { $n } corners still cover one.
}
lex-bonanza-found = Turned up in this half: { $goods }.
lex-flag = Whoever holds the flag acts first and places the flag next round. It is lot 1, and getting it brings an extra-action card.
lex-flag-now = { $seat } holds it; { $starter } placed it this round.
lex-order-name = Order of play
lex-order = Whoever holds the flag acts first; the others follow clockwise, three times around.
lex-lot = Everybody else bids once. Without a bid the auctioneer has it for nothing; otherwise the auctioneer takes the money or buys the lot for one ducat less.
lex-lot-seller = { $seat } is the auctioneer.
lex-lot-bid = { $seat } bids { $price }.
lex-purse-now = You have { $goods }.
lex-purse-theirs = { $seat } has { $goods }.
lex-purse-spices = They pay the steps on the tableau; each lies on a slot that allows it.
lex-purse-ducats = For bids. Whoever has the most at the end gets 3 points; it also breaks ties.
lex-purse-ships = Every spice of a step on the tableau needs a ship.
lex-purse-colonists = They are added when a founding falls short.
lex-purse-extra = Each is one more action after the third; one may be kept into the next round.
lex-purse-cards = Played for their effect, one a turn; kept in hand, equal symbols score at the end.
lex-score = What the game would give if it ended now; cards in other hands count when they are shown.
lex-score-line = { $line } { $n }
lex-score-now = { $seat }: { $lines }.
lex-row-name = Row { $n }
lex-row = Each marker here counts { $points } at the end.
lex-row-first = Every marker begins here; it counts no points.
lex-row-all = All five markers in this row or beyond bring an extra-action card.
lex-row-done = You have had the card for this row.
lex-row-open = You have not had the card for this row.
lex-track-ships = Shipbuilding takes so many ships.
lex-track-harvest = A harvest brings so many spices onto free slots.
lex-track-taxes = Taxes bring so many ducats.
lex-track-expedition = An expedition draws up to so many cards, within the hand limit behind the stroke.
lex-track-colonists = So many colonists count in every founding.
lex-track-now = { $seat } is in row { $n }: { $brings }.
lex-track-next = The next step: { $step }.
lex-step = It brings { $brings }; { $points } at the end.
lex-step-first = Whoever is first here draws an expedition card.
lex-step-past = Your marker has passed it.
lex-step-here = Your marker stands here.
lex-step-ahead = { $n ->
    [one] It is your next step.
   *[other] { $n } steps ahead of you.
}
lex-step-can = You can pay it.
lex-step-cannot = You cannot pay it now.
lex-field = A plantation that you get needs a field. When all four are taken, an old one must go.
lex-stored = Stored: { $spices }; { $slots }.
lex-colony = Needs { $need } colonists in a founding; holds { $slots ->
    [one] 1 spice
   *[other] { $slots } spices
}. One to four colonies count 1, 3, 6, 10 points.
lex-colony-takes = It takes { $spices }.
lex-colony-none = Not founded yet.
lex-colony-tile = one for { $spices }
lex-colony-left = { $n ->
    [one] 1 tile is left: { $tiles }.
   *[other] { $n } tiles are left: { $tiles }.
}
lex-colony-gone = No tile is left.
why-no-slot = You have no free slot for spices.
why-expedition = Expedition
why-hand-full = Your hand is full: { $n } of { $limit }.
why-step = You cannot pay it. { $cost }.
lex-any-spice = any spice
