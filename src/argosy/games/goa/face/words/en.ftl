# The words of Goa in English. Names of pieces are written like titles and stand in quotes in a sentence;
# names of spices, tracks and places are written like ordinary words.

lead = Auctions and spice in Portuguese India

## How much of something

amount-ducats = { $n ->
    [0] no ducats
    [one] 1 ducat
   *[other] { $n } ducats
}
amount-ships = { $n ->
    [0] no ships
    [one] 1 ship
   *[other] { $n } ships
}
amount-colonists = { $n ->
    [0] no colonists
    [one] 1 colonist
   *[other] { $n } colonists
}
several = { $n } × { $thing }
amount-extra = { $n ->
    [0] no extra-action cards
    [one] 1 extra-action card
   *[other] { $n } extra-action cards
}
amount-cards = { $n ->
    [0] no expedition cards
    [one] 1 expedition card
   *[other] { $n } expedition cards
}
amount-spices = { $n ->
    [0] no spices
    [one] 1 spice
   *[other] { $n } spices
}
amount-slots = { $n ->
    [0] no free slot
    [one] 1 free slot
   *[other] { $n } free slots
}
amount-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
amount-price = { $n ->
    [0] nothing
    [one] 1 ducat
   *[other] { $n } ducats
}
amount-ginger = { $n } ginger
amount-pepper = { $n } pepper
amount-cinnamon = { $n } cinnamon
amount-nutmeg = { $n } nutmeg
amount-clove = { $n ->
    [one] 1 clove
   *[other] { $n } cloves
}

## Spices, symbols, tracks, places

part-ginger = ginger
part-pepper = pepper
part-cinnamon = cinnamon
part-nutmeg = nutmeg
part-clove = clove

part-elephant = elephant
part-tiger = tiger
part-fish = fish
part-palm = palm
part-shell = shell
part-statue = statue

track-ships = shipbuilding
track-harvest = harvest
track-taxes = taxes
track-expedition = expedition
track-colonists = founding

part-field = field { $n }
part-quilon = Quilon
part-cochin = Cochin
part-madras = Madras
part-calicut = Calicut

part-flag-place = { $place ->
    [na] above a1
    [nb] above b1
    [nc] above c1
    [nd] above d1
    [ne] above e1
    [sa] below a5
    [sb] below b5
    [sc] below c5
    [sd] below d5
    [se] below e5
    [w1] left of a1
    [w2] left of a2
    [w3] left of a3
    [w4] left of a4
    [w5] left of a5
    [east1] right of e1
    [east2] right of e2
    [east3] right of e3
    [east4] right of e4
    [east5] right of e5
   *[other] on { $place }
}

## Colony tiles

part-quilon-ginger-cinnamon = Quilon: ginger or cinnamon
part-quilon-cinnamon-pepper = Quilon: cinnamon or pepper
part-quilon-pepper-nutmeg = Quilon: pepper or nutmeg
part-quilon-nutmeg-clove = Quilon: nutmeg or clove
part-quilon-clove-ginger = Quilon: clove or ginger
part-madras-ginger-cinnamon = Madras: ginger and cinnamon in any mix
part-madras-cinnamon-pepper = Madras: cinnamon and pepper in any mix
part-madras-pepper-nutmeg = Madras: pepper and nutmeg in any mix
part-madras-nutmeg-clove = Madras: nutmeg and clove in any mix
part-madras-clove-ginger = Madras: clove and ginger in any mix
part-cochin-1 = Cochin: any spice, tile 1
part-cochin-2 = Cochin: any spice, tile 2
part-cochin-3 = Cochin: any spice, tile 3
part-cochin-4 = Cochin: any spice, tile 4
part-calicut-1 = Calicut: any two spices, tile 1
part-calicut-2 = Calicut: any two spices, tile 2
part-calicut-3 = Calicut: any two spices, tile 3
part-calicut-4 = Calicut: any two spices, tile 4

## Auction tiles

part-flag = Flag
part-the-flag = the flag
quoted = “{ $name }”
part-a-ginger-1 = Ginger plantation (1 slot)
part-a-pepper-1 = Pepper plantation (1 slot)
part-a-cinnamon-1 = Cinnamon plantation (1 slot)
part-a-nutmeg-1 = Nutmeg plantation (1 slot)
part-a-clove-1 = Clove plantation (1 slot)
part-a-ginger-2 = Ginger plantation (2 slots)
part-a-pepper-2 = Pepper plantation (2 slots)
part-a-cinnamon-2 = Cinnamon plantation (2 slots)
part-a-nutmeg-2 = Nutmeg plantation (2 slots)
part-a-clove-2 = Clove plantation (2 slots)
part-a-crop-rotation = Crop rotation
part-a-foreman = Foreman
part-a-red-ship = Ship (red)
part-a-red-colonist = Colonist (red)
part-a-red-ducats = Ducats (red)
part-a-red-spice = Spice (red)
part-a-duty = Duty
part-a-extra-actions = Extra actions
part-a-expeditions = Expeditions
part-a-ships = Ships
part-a-colonists = Colonists
part-a-settlement = Settlement
part-a-ships-or-colonists = Ships or colonists
part-b-ginger-2 = Ginger plantation (2 slots)
part-b-pepper-2 = Pepper plantation (2 slots)
part-b-cinnamon-2 = Cinnamon plantation (2 slots)
part-b-nutmeg-2 = Nutmeg plantation (2 slots)
part-b-clove-2 = Clove plantation (2 slots)
part-b-ginger-3 = Ginger plantation (3 slots)
part-b-pepper-3 = Pepper plantation (3 slots)
part-b-cinnamon-3 = Cinnamon plantation (3 slots)
part-b-nutmeg-3 = Nutmeg plantation (3 slots)
part-b-clove-3 = Clove plantation (3 slots)
part-b-crop-rotation = Crop rotation
part-b-mission-2 = Mission (2 points)
part-b-mission-3 = Mission (3 points)
part-b-swap = Swap
part-b-favour = Favour
part-b-red-expedition = Expedition (red)
part-b-espionage = Espionage
part-b-extra-harvest = Extra harvest
part-b-supply = Supply
part-b-viceroy = Viceroy
part-b-duty = Duty
part-b-extra-actions = Extra actions
part-b-expeditions = Large expeditions
part-b-ships = Ships
part-b-colonists = Colonists
part-b-settlement = Settlement
part-b-ships-or-colonists = Ships or colonists

tool-red-ship = Ship (red)
tool-red-colonist = Colonist (red)
tool-red-ducats = Ducats (red)
tool-red-spice = Spice (red)
tool-red-expedition = Expedition (red)
tool-extra-harvest = Extra harvest
tool-supply = Supply
tool-viceroy = Viceroy
tool-duty = Duty
tool-espionage = Espionage
tool-swap = Swap

about-plantation = { $spices }, filled at once; needs a field
about-plantation-points = { $spices }, filled at once; needs a field; { $points } at the end
about-crop-rotation = { $slots ->
    [one] 1 slot for any spice
   *[other] { $slots } slots for any spices
}, filled at once; needs a field
about-foreman = At the end each plantation with 1 slot counts { $points }
about-mission = { $points } at the end
about-ships = { $goods } at once
about-colonists = { $goods } at once
about-ships-or-colonists = { $ships } or { $colonists } at once
about-settlement = { $goods } at once
about-extra-actions = { $goods } at once
about-expeditions = { $goods } at once, whatever the hand limit
about-favour = One of the tiles taken out of the game
about-red-ship = { $goods } every round
about-red-colonist = { $goods } every round
about-red-ducats = { $goods } every round
about-red-spice = { $n ->
    [one] 1 spice
   *[other] { $n } spices
} of your choice every round
about-red-expedition = { $goods } every round, whatever the hand limit
about-extra-harvest = Once: refill { $n ->
    [one] 1 plantation or colony
   *[other] up to { $n } plantations and colonies
}
about-supply = Once: turn up { $n ->
    [one] 1 card
   *[other] { $n } cards
} and take the colonists on them as ships, colonists or spices
about-viceroy = Once: advance your least advanced marker for free
about-duty = Once: give { $goods } for { $points }
about-espionage = Once: use a marker of an opponent as if it were yours
about-swap = Once: exchange this tile for any tile on the board

## Expedition cards

effect-ships2 = 2 ships
effect-colonists2 = 2 colonists
effect-ducats5 = 5 ducats
effect-spices2 = Up to 2 spices
effect-sell-spices = Sell up to 4 spices
effect-advance-for-ducats = Advance for ducats
effect-harvest-mix = Mixed harvest
effect-extra-colonist-draw = One more card for a founding
effect-advance-no-spices = Advance without spices
effect-advance-no-ships = Advance without ships

part-card-full = “{ $effect }” ({ $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}, { $symbol })

about-effect-ships2 = You get { $goods }
about-effect-colonists2 = You get { $goods }
about-effect-ducats5 = You get { $goods }
about-effect-spices2 = You store up to { $goods } of your choice
about-effect-sell-spices = You sell up to { $goods } for { $price } each
about-effect-advance-for-ducats = A marker advances for ducats alone, which is no action: { $steps }
about-effect-harvest-mix = You harvest { $n } in any mix of spices, ships and colonists
about-effect-extra-colonist-draw = You found a colony and turn up { $n ->
    [one] 1 card
   *[other] { $n } cards
}
about-effect-advance-no-spices = You advance a marker and pay only the ships: { $steps }
about-effect-advance-no-ships = You advance a marker and pay only the spices: { $steps }

## Moves: what a button says

move-quick-ducats = Take the ducats
move-quick-pair = Start with { $one } and { $other } in row 2
move-flag = Place the flag { part-flag-place }
move-marker = Put the marker on { $cell }
move-no-bid = No bid
move-bid = { $n ->
    [one] Bid 1 ducat
   *[other] Bid { $n } ducats
}
move-sell = Sell to the highest bidder
move-keep = Buy it yourself
move-pass = Pass
move-end = End turn
move-build = Build ships
move-harvest = Harvest
move-taxes = Collect taxes
move-expedition = { $n ->
    [one] Draw 1 expedition card
   *[other] Draw { $n } expedition cards
}
move-found = Found { $colony }
move-advance = Advance { $track }
move-play = Play { $card }
move-discard = Discard { $card }
move-use = Use “{ $tile }”
move-spy = Spy on { $seat }: { $track }
move-swap = Swap with the tile on { $cell }
move-fill = Put { $spice } on { $place }
move-give = Give { $spice } from { $place }
move-refill = Fill up { $place }
move-stop = That is all
move-replace = Clear field { $field }
move-colony-tile = Choose { $tile }
move-favour = Take “{ $tile }”
move-gain-ships = Choose ships
move-gain-colonists = Choose colonists
move-gain-spices = Choose spices
move-add = Add own colonists
move-decline = Give up the founding

## Questions to the person who decides

ask-over = The game is over.
ask-quick-start = Will you start with two markers in row 2, or with { $price }?
ask-place-flag = Where will the flag stand?
ask-place-marker = Which tile gets your marker { $n }?
ask-bid = What will you bid for { $tile }?
ask-bid-more = { $bidder } bids { $price } for { $tile }. Will you bid more?
ask-sell-or-keep = { $bidder } offers { $price } for { $tile }. Will you sell, or buy it for { $less }?
ask-turn = Which action will you take?
ask-turn-extra = Which action will you take with an extra-action card?
ask-turn-extra-or-pass = Will you use your last extra-action card, or pass?
ask-after = Anything else before your turn ends?
ask-harvest = Which spice comes in? { $n ->
    [one] One is to come.
   *[other] { $n } are to come.
}
ask-harvest-full = { $n ->
    [one] 1 spice finds no slot
   *[other] { $n } spices find no slot
}. Will you make room with cards or tiles?
ask-harvest-up-to = Which spice will you take? { $n ->
    [one] One more is yours.
   *[other] Up to { $n } are yours.
}
ask-harvest-mix = A spice, a ship or a colonist? { $n ->
    [one] One is to come.
   *[other] { $n } are to come.
}
ask-pay = From where will you give { $spices }?
ask-give = Which spices will you give for the duty? { $n ->
    [one] One more is needed.
   *[other] { $n } more are needed.
}
ask-sell = Which spices will you sell? { $n ->
    [one] One more can go
   *[other] Up to { $n } more can go
}, for { $price } each.
ask-advance-no-spices = Which marker will you advance, paying only ships?
ask-advance-no-ships = Which marker will you advance, paying only spices?
ask-advance-ducats = Which marker will you advance for ducats?
ask-advance-viceroy = Which marker will the viceroy advance?
ask-found-which = Which colony will you found? { $n ->
    [one] One card is turned up for it.
   *[other] { $n } cards are turned up for it.
}
ask-found-add = { $colony } needs { $need } colonists and { $n ->
    [0] none has come
    [one] 1 has come
   *[other] { $n } have come
}. Will you add { $missing } of your own?
ask-found-add-short = { $colony } needs { $need } colonists: { $n ->
    [0] none has come
    [one] 1 has come
   *[other] { $n } have come
}, { $mine ->
    [0] none is yours
   *[other] { $mine } of your own could be added
}, so { $missing ->
    [one] 1 is missing
   *[other] { $missing } are missing
}. Will you give up?
ask-colony-tile = Which tile of { $colony } will you take?
ask-stock = Which spice will you put on { $place }?
ask-refill = Which place will you fill up? { $n ->
    [one] One more can be filled.
   *[other] Up to { $n } can be filled.
}
ask-replace = Which field will you clear for “{ $tile }”?
ask-ships-or-colonists = Will you take { $ships } or { $colonists }?
ask-favour = Which of the removed tiles will you take?
ask-supply = What will you take { $n } of?

## What the others read meanwhile

wait-quick-start = { $seat } chooses a start.
wait-place-flag = { $seat } places the flag.
wait-place-marker = { $seat } places marker { $n }.
wait-bid = { $seat } considers a bid for { $tile }.
wait-bid-more = { $bidder } bids { $price } for { $tile }. { $seat } considers a higher bid.
    .bidder = You bid { $price } for { $tile }. { $seat } considers a higher bid.
wait-sell-or-keep = { $bidder } offers { $price } for { $tile }. { $seat } sells it or buys it.
    .bidder = You offer { $price } for { $tile }. { $seat } sells it or buys it.
wait-turn = { $seat } chooses an action.
wait-after = { $seat } may still use cards and tiles.
wait-harvest = { $seat } stores spices.
wait-pay = { $seat } chooses the spices to pay with.
wait-give = { $seat } chooses the spices for the duty.
wait-sell = { $seat } sells spices.
wait-advance = { $seat } chooses a marker to advance.
wait-found-which = { $seat } chooses a colony to found.
wait-found-add = { $colony } needs { $need } colonists; { $n ->
    [0] none came
    [one] 1 came
   *[other] { $n } came
} to { $seat }.
wait-colony-tile = { $seat } chooses a tile of { $colony }.
wait-stock = { $seat } chooses a spice for { $place }.
wait-refill = { $seat } fills plantations and colonies.
wait-replace = { $seat } clears a field for “{ $tile }”.
wait-ships-or-colonists = { $seat } chooses ships or colonists.
wait-favour = { $seat } chooses among the removed tiles.
wait-supply = { $seat } chooses what the supply brings.

## Facts under the question

fact-round = Round { $n } of half { $half }.
fact-action = Round { $n } of half { $half }, action { $action } of { $of }.
fact-lot = Lot { $n } of { $of }; { $seat } is the auctioneer.
    .seat = Lot { $n } of { $of }; you are the auctioneer.
fact-purse = You have { $goods }.
fact-spices = In your warehouse: { $spices }; { $slots }.
fact-cards = Expedition cards in hand: { $n }, limit { $limit }.
fact-colonists = From the tableau: { $own }. Turned up: { $cards }.

## What a move costs and brings

preview-gain = You get { $goods }
preview-bid = You would have { $rest } left
preview-sell = You get { $price } from { $seat }
preview-keep = You pay { $price } to the bank
preview-keep-extra = You keep { $goods } for the next round
preview-extra-card = { $about }; uses { $goods }
preview-tile = { $tile }: { $about }
    .short = { $tile }
preview-advance = { $cost }; { $track } will bring { $brings }; { $points } more at the end
preview-advance-reward = { $cost }; { $track } will bring { $brings }; { $points } more at the end; bonus: { $reward }
preview-expedition-level = { $draw } at a time, hand of { $limit }
preview-founding-level = { $goods } in every founding
preview-nothing-to-pay = Free
preview-pay = Pay { $goods }
preview-harvest = { $goods }; you have { $slots }
preview-expedition = You would hold { $n ->
    [one] 1 card
   *[other] { $n } cards
}; the limit is { $limit }
preview-found = Needs { $need } colonists: { $own } from your tableau, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} turned up, { $colonists ->
    [0] none
   *[other] up to { $colonists }
} of your own
preview-add = You pay { $goods } and found { $colony }
preview-decline = You get { $goods } as a consolation
preview-quick-pair = { $points } now; { $brings }
preview-discard = Your hand would lose { $points }
preview-play = { $about }; your hand would lose { $points }{ $binds ->
    [1] ; you can no longer pass
   *[0] {""}
}
preview-sell-spice = You get { $price } for { $goods }
preview-refill = You store { $goods }
preview-lost = { $goods } of the harvest would be lost
preview-step = { $track } for { $price }
preview-replace = “{ $tile }” leaves, with { $spices }
preview-replace-kept = “{ $tile }” is turned face down and keeps its points; you lose { $spices }
preview-spy-colonists = { $goods } in place of your { $own }

## The log

log-begin = { $seat } turns up the elephant and begins with the flag.
    .seat = You turn up the elephant and begin with the flag.
log-removed = Taken out of this half: { $tiles }.
log-half = Half B begins: the old tiles leave the board and new ones come.
log-round = Round { $n } of half { $half } begins. { $seat } has the flag.
    .seat = Round { $n } of half { $half } begins. You have the flag.
log-quick-ducats = { $seat } starts with { $goods } more.
    .seat = You start with { $goods } more.
log-flag = { $seat } places the flag { part-flag-place }.
    .seat = You place the flag { part-flag-place }.
log-marker = { $seat } puts marker { $n } on “{ $tile }” ({ $cell }).
    .seat = You put marker { $n } on “{ $tile }” ({ $cell }).
log-bid = { $seat } bids { $price } for { $tile }.
    .seat = You bid { $price } for { $tile }.
log-no-bid = { $seat } does not bid for { $tile }.
    .seat = You do not bid for { $tile }.
log-sold = { $seat } wins { $tile } and pays { $price } to { $seller }.
    .seat = You win { $tile } and pay { $price } to { $seller }.
    .seller = { $seat } wins { $tile } and pays you { $price }.
log-sold-too-dear = { $seat } wins { $tile } and pays { $price } to { $seller }, who does not have { $less } to buy it.
    .seat = You win { $tile } and pay { $price } to { $seller }, who does not have { $less } to buy it.
    .seller = { $seat } wins { $tile } and pays you { $price }; you do not have { $less } to buy it.
log-bought = { $seat } buys { $tile } and pays { $price } to the bank.
    .seat = You buy { $tile } and pay { $price } to the bank.
log-free = There is no bid: { $seat } takes { $tile } for nothing.
    .seat = There is no bid: you take { $tile } for nothing.
log-flag-extra = The flag brings { $seat } { $goods }.
    .seat = The flag brings you { $goods }.
log-bonanza = A bonus lay under the corner: { $seat } gets { $goods }.
    .seat = A bonus lay under the corner: you get { $goods }.
log-actions = The auctions are over. { $seat } has the flag and begins.
    .seat = The auctions are over. You have the flag and begin.
log-extra-actions = Everybody has acted. Now extra-action cards may be used.
log-plantation = { $seat } lays “{ $tile }” on field { $n }, filled with { $spices }.
    .seat = You lay “{ $tile }” on field { $n }, filled with { $spices }.
log-crop-rotation = { $seat } lays “{ $tile }” on field { $n }.
    .seat = You lay “{ $tile }” on field { $n }.
log-gains = { $seat } gets { $goods }.
    .seat = You get { $goods }.
log-extra-used = { $seat } uses an extra-action card.
    .seat = You use an extra-action card.
log-build = { $seat } builds { $goods }.
    .seat = You build { $goods }.
log-taxes = { $seat } collects { $goods } in taxes.
    .seat = You collect { $goods } in taxes.
log-harvest = { $seat } harvests up to { $goods }.
    .seat = You harvest up to { $goods }.
log-expedition = { $seat } goes on an expedition.
    .seat = You go on an expedition.
log-draws = { $seat } draws { $goods }.
    .seat = You draw { $goods }.
log-draws-own = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
log-shuffle = The deck is empty, so the discard pile is shuffled and becomes the deck.
log-found = { $seat } wants to found { $colony }, which needs { $need } colonists.
    .seat = You want to found { $colony }, which needs { $need } colonists.
log-turned-up = Turned up: { $cards }.
log-no-cards = There is no card to turn up.
log-come = { $n ->
    [0] No colonist has come
    [one] 1 colonist has come
   *[other] { $n } colonists have come
}, { $own ->
    [0] none
   *[other] { $own }
} of them from a tableau.
log-founded = { $seat } founds { $colony }.
    .seat = You found { $colony }.
log-added = { $seat } adds { $goods } and founds { $colony }.
    .seat = You add { $goods } and found { $colony }.
log-failed = { $seat } does not found { $colony } and gets { $goods } as a consolation.
    .seat = You do not found { $colony } and get { $goods } as a consolation.
log-colony-tile = { $seat } chooses { $tile }.
    .seat = You choose { $tile }.
log-pays = { $seat } pays { $goods }.
    .seat = You pay { $goods }.
log-row = { $seat } advances { $track } to row { $n }.
    .seat = You advance { $track } to row { $n }.
log-first = { $seat } is the first in row { $n } of { $track }.
    .seat = You are the first in row { $n } of { $track }.
log-complete = All markers of { $seat } are in row { $n } or beyond: { $goods }.
    .seat = All your markers are in row { $n } or beyond: { $goods }.
log-pass = { $seat } passes.
    .seat = You pass.
log-plays = { $seat } plays { $card }.
    .seat = You play { $card }.
log-discards = { $seat } discards { $card }.
    .seat = You discard { $card }.
log-uses = { $seat } uses “{ $tile }”.
    .seat = You use “{ $tile }”.
log-spies = { $seat } uses “Espionage” on { $other }: { $track }.
    .seat = You use “Espionage” on { $other }: { $track }.
    .other = { $seat } uses “Espionage” on you: { $track }.
log-swaps = { $seat } takes “{ $tile }” from { $cell } and leaves “{ $swap }” there.
    .seat = You take “{ $tile }” from { $cell } and leave “{ $swap }” there.
log-favour = { $seat } chooses “{ $tile }” among the removed tiles.
    .seat = You choose “{ $tile }” among the removed tiles.
log-stores = { $seat } stores { $spices }.
    .seat = You store { $spices }.
log-gives = { $seat } gives { $spices }.
    .seat = You give { $spices }.
log-sells = { $seat } sells { $spices } for { $price }.
    .seat = You sell { $spices } for { $price }.
log-pushed-out = { $seat } clears “{ $tile }” from field { $n }.
    .seat = You clear “{ $tile }” from field { $n }.
log-pushed-out-kept = { $seat } clears “{ $tile }” from field { $n } and keeps it face down for its points.
    .seat = You clear “{ $tile }” from field { $n } and keep it face down for its points.
log-loses = { $seat } loses { $spices }.
    .seat = You lose { $spices }.
log-duty = { $seat } has done the duty: { $points }.
    .seat = You have done the duty: { $points }.
log-over = The game is over.
log-hand = { $seat } holds { $cards }.
    .seat = You hold { $cards }.
log-richest = { $n ->
    [one] { $seats } has the most money, { $goods }, and gets { $points } for it.
   *[other] { $seats } have the most money, { $goods } each, and get { $points } each.
}
    .seats = { $n ->
        [one] You have the most money, { $goods }, and get { $points } for it.
       *[other] { $seats } have the most money, { $goods } each, and get { $points } each.
    }
log-score = { $seat } has { $points }.
    .seat = You have { $points }.
log-tie-money = { $seats } have equally many points. { $seat } wins with more money: { $goods }.
    .seats = { $seats } have equally many points. { $seat } wins with more money: { $goods }.
    .seats-seat = { $seats } have equally many points. You win with more money: { $goods }.
log-tie-shared = { $seats } have the most points and equally much money, { $goods } each, and share the victory.
    .seats = { $seats } have the most points and equally much money, { $goods } each, and share the victory.

## The score sheet

sheet-ships = Shipbuilding
sheet-harvest = Harvest
sheet-taxes = Taxes
sheet-expedition = Expedition
sheet-colonists = Founding
sheet-colonies = Colonies
sheet-cards = Expedition cards
sheet-money = Most money
sheet-plantations = Small plantations
sheet-duty = Duty
sheet-missions = Missions

## Options

option-quick-start = Quick start
option-quick-start-help = Before the first round everybody either puts two markers into row 2 or takes ducats.
option-bonanza = Bonanza
option-bonanza-help = A hidden bonus lies under each of the four corner tiles, for whoever gets the tile.
option-quick_start = { option-quick-start }
option-quick_start-help = { option-quick-start-help }

# board

board-table = The table of Goa
board-course = The course of the game
board-grid = Auction grid, five by five
board-auction = The lots of this round
board-order = The order of play
board-stacks = Colonies, expedition cards and tiles taken out
board-purse = What { $who } has
board-tableau = Development tableau
board-warehouse = Warehouse
board-tools = Tiles in front of the player
board-hand = Expedition cards in hand
board-player = { $who }: what everybody can see
board-round = Round { $n } of { $of }
board-half = { $n ->
    [1] half A
   *[2] half B
}
board-action = Action { $n } of { $of }
board-phase-quick = Quick start
board-phase-markers = Placing markers
board-phase-auction = Auctions
board-phase-actions = Actions
board-phase-extra = Extra actions
board-phase-over = The game is over
board-lot-over = sold
board-no-marker = nothing yet
board-auctioneer = auctioneer
board-flag-holder = has the flag
board-to-move = to move
board-passed = passed
board-ducats = ducats
board-ships = ships
board-colonists = colonists
board-spices = spices
board-extra = extra
board-cards = cards
board-free-field = free field
board-no-tools = No tiles in front of the player
board-no-cards = No expedition cards in hand
board-deck = Deck
board-discard = Discard
board-turned-up = Turned up last
board-removed = Taken out of the game
board-each-round = each round
board-either = { $n ->
    [one] 1 of one kind
   *[other] { $n } of one kind
}
board-track-ships = Shipbuilding
board-track-harvest = Harvest
board-track-taxes = Taxes
board-track-expedition = Expedition
board-track-colonists = Founding

## in the terminal

column-ducats = ducats
column-ships = ships
column-colonists = colonists
column-extra = extra actions
column-hand-size = cards

board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-row = Row { $n }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each marker
board-step = { $track }, row { $n }
board-left = { $n } left
board-tiles = Tiles
board-no-tiles = no tiles
board-hand-of = Hand { $n } of { $limit }
board-marker = Marker { $n }
board-lot = Lot { $n }
board-bonanza = Bonanza tile
board-card-played = card played
board-used = used
board-first = first: 1 card
board-in-use = being played
board-covered = { $n ->
    [one] 1 corner with a Bonanza tile
   *[other] { $n } corners with Bonanza tiles
}
board-placed-flag = placed the flag
