# The words of Maracaibo in English. Names of cards stand in quotes in a sentence.

lead = Four years under sail in the Caribbean

## How much of something

amount-doubloons = { $n ->
    [0] no doubloons
    [one] 1 doubloon
   *[other] { $n } doubloons
}
amount-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
amount-combat = { $n ->
    [0] no combat points
    [one] 1 combat point
   *[other] { $n } combat points
}
amount-figures = { $n ->
    [0] no figures
    [one] 1 figure
   *[other] { $n } figures
}
amount-income-d = { $n } doubloon income
amount-income-vp = { $n } point income
amount-influence-fr = { $n } influence with France
amount-influence-sp = { $n } influence with Spain
amount-influence-en = { $n } influence with England

## Goods, objects, nations, synergies, barriers

part-tobacco = tobacco
part-maize = maize
part-sugar = sugar
part-equal = the same good
part-herbs = herbs
part-spyglass = spyglass
part-book = book
part-map = map
part-fr = France
part-sp = Spain
part-en = England
part-anchor = anchor
part-medal = medal
part-tools = tools
part-scales = scales
part-lantern = lantern
part-barrier-red = red
part-barrier-blue = blue
part-barrier-green = green
part-jean = Jean

## Places

part-place-0 = Havana
part-place-1 = Santiago de Cuba
part-place-2 = Petit-Goâve
part-place-3 = Tortuga
part-place-4 = Puerto Plata
part-place-5 = Santo Domingo
part-place-6 = San Juan
part-place-7 = St. Kitts
part-place-8 = Martinique
part-place-9 = Cumaná
part-place-10 = Caracas
part-place-11 = Maracaibo
part-place-12 = Santa Marta
part-place-13 = Port Royal
part-place-14 = Cartagena
part-place-15 = Portobello
part-place-16 = Bluefields
part-place-17 = Puerto Cabezas
part-place-18 = La Ceiba
part-place-19 = Camarco
part-place-20 = Homeward Bound I
part-place-21a = Homeward Bound II
part-place-21b = Homeward Bound II
part-place-22 = Homeward Bound III
part-place-9a = Santo Tomé
part-place-15a = Panama
part-space = space { $id }

## Ship board

part-s1 = Rigging
about-s1 = village main action: 2 village actions from 2 movement points, 3 from 5
part-s2 = Cabin
about-s2 = hand of 6 cards
part-s3 = Crow's Nest
about-s3 = 3 points; the display is free
part-s4 = Strongbox
about-s4 = 5 doubloons
part-s5 = Foredeck
about-s5 = 3 points
part-s6 = Quarterdeck
about-s6 = 6 points
part-s7 = Landing Party
about-s7 = combat action: take a village for strength 2, or 5 from another nation
part-s8 = Gun Deck
about-s8 = village action: 1 combat point and 1 doubloon
part-s9 = Cargo Hold
about-s9 = village action: 3 equal goods for 2 doubloons and 2 points
part-s10 = Flag Locker
about-s10 = village action: a marker where your ship lies, 1 influence, 1 doubloon
part-s11 = Captain's Table
about-s11 = explore 3, or 4 doubloons and 4 points, or a noble rank
part-s12 = Figurehead
about-s12 = 10 points

## Careers, tasks, prestige buildings

part-k1 = Commodore
part-k2 = Royal Agent
part-k3 = Ambassador
part-k4 = Shipmaster
part-k5 = Pathmaker
part-k6 = Adventurer
part-k7 = Merchant Prince
part-k8 = Warlord
task-combat-tiles = { $easy } / { $hard } combat tiles ({ $d } doubloons; +{ $vp } points)
task-quests = { $easy } / { $hard } quests ({ $d } doubloons; +{ $vp } points)
task-influence-1 = { $easy } / { $hard } influence with one nation ({ $d } doubloons; +{ $vp } points)
task-influence-2 = { $easy } / { $hard } influence with each of two nations ({ $d } doubloons; +{ $vp } points)
task-upgrades = { $easy } / { $hard } ship upgrades ({ $d } doubloons; +{ $vp } points)
task-barrier = explorer past the { $easy } / { $hard } barrier ({ $d } doubloons; +{ $vp } points)
task-synergies = { $easy } / { $hard } synergy tokens ({ $d } doubloons; +{ $vp } points)
task-assistants = { $easy } / { $hard } assistants on the chart ({ $d } doubloons; +{ $vp } points)
part-abbey = Abbey
about-abbey = 4 points per barrier crossed
part-palace = Palace
about-palace = 2 points per quest
part-basilica = Basilica
about-basilica = 4 points per assistant, at most 16
part-citadel = Citadel
about-citadel = 2 points per combat point and figure left
part-minster = Minster
about-minster = 3 points per synergy token
part-castle = Castle
about-castle = 2 points per combat tile
part-academy = Academy
about-academy = 2 points per ship upgrade
part-cathedral = Cathedral
about-cathedral = twice the points of your doubloon income

## Legacy tiles

part-l1 = Town of Puerto Cabezas
part-l2 = Slow crossing to Port Royal
part-l3 = Plague in Cartagena
part-l4 = Santo Tomé
part-l5 = Recruits on Tortuga
part-l6 = Silver Fleet
part-l7 = Panama
part-l8 = Slow crossing to Tortuga
part-l9 = Gold Mine
part-l10 = Chapel of the Shipwrecked
part-l11 = Watchtower
part-l12 = Tobacco Quay
part-l13 = Forest School
part-l14 = Shore Fort
part-l15 = Free Settlement
part-l16 = River Station
part-l17 = Toll Chain
part-l20 = Skull at Santa Marta
part-l21 = Skull at Portobello
part-l22 = Skull at Bluefields
part-l23 = Skull at Caracas
part-l24 = Goal of rounds I to III
part-l25 = Goal of round IV

## Project cards

part-quoted = “{ $name }”
part-copy = { $name } ({ $good }, { $object })
part-copy-number = { $name } { $n }
part-pa01 = Fisherman
part-pa02 = Fisherman
part-pa03 = Maize Grower
part-pa04 = Sugar Boiler
part-pa05 = Market Trader
part-pa06 = Warehouse
part-pa07 = Warehouse
part-pa08 = Salt Raker
part-pa09 = Ropemaker
part-pa10 = Cooper
part-pa11 = Chandler
part-pa12 = Legionnaire
part-pa13 = Legionnaire
part-pa14 = Toll Keeper
part-pa15 = Fish Market
part-pa16 = Master Builder
part-pa17 = Master Builder
part-pa18 = Master Builder
part-pa19 = Master Builder
part-pa20 = Ship's Surgeon
part-pa21 = Lookout
part-pa22 = Scribe
part-pa23 = Surveyor
part-pa24 = Navigator
part-pa25 = Navigator
part-pa26 = Gunner
part-pa27 = Canoe Guide
part-pa28 = Innkeeper
part-pa29 = Innkeeper
part-pa30 = Chevalier
part-pa31 = Squire
part-pa32 = Hidalgo
part-pa33 = Tobacco Trader
part-pa34 = Bookseller
part-pa35 = Veteran
part-pa36 = Sugar Merchant
part-pa37 = Shipwright
part-pa38 = Interpreter
part-pa39 = Boatswain
part-pa40 = Stevedore
part-pa41 = Blacksmith
part-pa42 = Sailmaker
part-pa43 = Powder Trader
part-pa44 = Ferryman
part-pa45 = Chart Maker
part-pa46 = Coasting Pilot
part-pa47 = Pedlar
part-pa48 = Sailor
part-pa49 = Sailor
part-pa50 = Sailor
part-pa51 = Carpenter
part-pa52 = Caulker
part-pa53 = Drummer
part-pa54 = Harbour Pilot
part-pa55 = Money Changer
part-pa56 = Town Crier
part-pb001 = Harbour
part-pb002 = Harbour
part-pb003 = Sugar Mill
part-pb004 = Rum Distillery
part-pb005 = Mint
part-pb006 = Sawmill
part-pb007 = Iron Foundry
part-pb008 = Guildhall
part-pb009 = Lighthouse
part-pb010 = Observatory
part-pb011 = Printing House
part-pb012 = Barracks
part-pb013 = Garrison
part-pb014 = Dry Dock
part-pb015 = Customs House
part-pb016 = Exchange
part-pb017 = Ropewalk
part-pb018 = Goldsmith
part-pb019 = Jeweller
part-pb020 = Monastery
part-pb021 = Naturalist
part-pb022 = Librarian
part-pb023 = Physician
part-pb024 = Lens Grinder
part-pb025 = Architect
part-pb026 = Architect
part-pb027 = Master Gunner
part-pb028 = Shore Battery
part-pb029 = Astronomer
part-pb030 = Cosmographer
part-pb031 = Caravel
part-pb032 = Clockmaker
part-pb033 = Globe Maker
part-pb034 = Chart House
part-pb035 = Pathfinder
part-pb036 = Jungle Camp
part-pb037 = Spy
part-pb038 = Claim Jumper
part-pb039 = Tavern
part-pb040 = Boarding House
part-pb041 = Coaching Inn
part-pb042 = Recruiting Sergeant
part-pb043 = Armourer
part-pb044 = French Frigate
part-pb045 = English Frigate
part-pb046 = Spanish Galleon
part-pb047 = Corsair
part-pb048 = Boarding Party
part-pb049 = Treasure Hunter
part-pb050 = Relic Seeker
part-pb051 = Outfitter
part-pb052 = Expedition Store
part-pb053 = University
part-pb054 = General Store
part-pb055 = Auctioneer
part-pb056 = Privateer
part-pb057 = Man-of-War
part-pb058 = Grapnel Crew
part-pb059 = Prize Court
part-pb060 = Fireship
part-pb061 = Marines
part-pb062 = Sappers
part-pb063 = Banker
part-pb064 = Shipyard Foreman
part-pb065 = Diplomat
part-pb066 = Quartermaster
part-pb067 = Factor
part-pb068 = Gunsmith
part-pb069 = Rigger
part-pb070 = Provisioner
part-pb071 = Consul
part-pb072 = Court Supplier
part-pb073 = River Pilot
part-pb074 = Plant Collector
part-pb075 = Steward
part-pb076 = Spymaster
part-pb077 = Fencing Master
part-pb078 = Old Commodore
part-pb079 = Tide Reader
part-pb080 = Prize Agent
part-pb081 = Captain of the Guard
part-pb082 = Ransom Broker
part-pb083 = Wreck Salvor
part-pb084 = Rum Merchant
part-pb085 = Marquise
part-pb086 = Lord Proprietor
part-pb087 = Viceroy
part-pb088 = Governor
part-pb089 = Royal Charter
part-pb090 = Triumphal Arch
part-pb091 = Town Hall
part-pb092 = Chronicler
part-pb093 = Guild Master
part-pb094 = Merchant Company
part-pb095 = Peace Congress
part-pb096 = Shipyard
part-pb097 = Bank
part-pb098 = Hospital
part-pb099 = Letter of Marque
part-pb100 = Arsenal
part-pb101 = Armillary Sphere
part-c90 = Castaway
part-c91 = Hidden Cove
part-c92 = Sunken Galleon
part-c93 = Isthmus Trail
part-c94 = Crown Pardon
part-c95 = Ghost Ship
part-c96 = Jungle Shrine
part-c97 = Gilded Charter

## What effects bring

gain-d = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
gain-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
gain-cp = { $n ->
    [one] 1 combat point
   *[other] { $n } combat points
}
gain-fig = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
gain-inf = { $n } influence of your choice
gain-inf-with = { $n } influence with { $nation }
gain-inf-fighting = { $n } influence with the fighting nation
gain-inf-marker = { $n } influence with that nation
gain-inf-one = { $n } influence with one nation
gain-rank = the next noble rank
gain-disc = { $n ->
    [one] a disc off the ship
   *[other] { $n } discs off the ship
}
gain-va = { $n ->
    [one] 1 village action
   *[other] { $n } village actions
}
gain-expl = explore up to { $n }
gain-fight = a fight
gain-quest-here = the quest lying here
gain-marker = a marker of any nation into a village without one
gain-marker-rank = a marker into a village without one, then the next noble rank with that nation
gain-sail = sail 1 to { $n } and take another main action
gain-unskull = a skull tile leaves the game
gain-story = the story tile
gain-synergy = the { $synergy } token
gain-first-investor = { $points } as the first here
gain-any-synergy = a synergy token you lack
gain-quest-on-card = the top quest tile onto this card
gain-lay-figures = any number of figures onto this card, { $n } doubloon income each
gain-quest-space = a quest
gain-end = the end of the track
per-compass = compass
per-combat-tile = combat tile
per-assistant = assistant
per-quest = quest
per-synergy = synergy token
per-nation3 = nation with at least 3 influence
text-each = { $gain } per { $per }
text-all = { $parts }
text-or = { $one } or { $other }
text-choice-2 = { $o1 }, or { $o2 }
text-choice-3 = { $o1 }, or { $o2 }, or { $o3 }
text-exchange = { $gain } for { $pay }

## Prices and conditions

pay-d = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
pay-cp = { $n ->
    [one] 1 combat point
   *[other] { $n } combat points
}
pay-fig = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
pay-hand = your whole hand
pay-mp = { $n ->
    [one] 1 movement point used this turn
   *[other] { $n } movement points used this turn
}
pay-cards = { $n } × { $kind }
pay-equal = { $n ->
    [one] 1 good
   *[other] { $n } equal goods
}
pay-nothing = nothing
condition-herbs = costs { $n } × herbs
condition-markers = { $n ->
    [one] needs 1 marker of { $nation } on the chart
   *[other] needs { $n } markers of { $nation } on the chart
}
condition-return-figure = { $n ->
    [one] return 1 figure
   *[other] return { $n } figures
}
condition-figure-on-card = { $n ->
    [one] 1 figure onto the card
   *[other] { $n } figures onto the card
}
condition-cp = { $n ->
    [one] costs 1 combat point
   *[other] costs { $n } combat points
}
price-herbs = { $n } × herbs
price-markers = { $n ->
    [one] 1 marker of { $nation } on the chart (it stays)
   *[other] { $n } markers of { $nation } on the chart (they stay)
}
price-return-figure = { $n ->
    [one] 1 figure to the supply
   *[other] { $n } figures to the supply
}
price-figure-on-card = { $n ->
    [one] 1 figure onto the card
   *[other] { $n } figures onto the card
}
condition-assistant = 1 figure as the assistant

## Effects of cards

effect-now = at once { $gain }
effect-assistant = assistant at { $place }: { $gain }
effect-inc1 = doubloon income +{ $n }
effect-inc2 = point income +{ $n }
effect-inc3-d = with { $synergy }: doubloon income +{ $n }
effect-inc3-vp = with { $synergy }: point income +{ $n }
effect-p1 = counts as { $objects } when you pay
effect-p2 = { $n ->
    [one] cards and buildings cost 1 doubloon less
   *[other] cards and buildings cost { $n } doubloons less
}
effect-p3 = 1 combat point before every fight
effect-p4 = { $n ->
    [one] a compass
   *[other] { $n } compasses
}
effect-p5 = your explorer goes 1 space further
effect-p6 = 1 point from each opponent whose explorer you jump
effect-p7-vp = 1 point when a ship stops in a village with your assistant
effect-p7-d = 2 doubloons when a ship stops in a village with your assistant
effect-p8 = any time: a figure for 2 combat points
effect-p9 = 2 combat points when { $nation } fights for you
effect-p10 = 3 points per marker you displace
effect-pv1 = last village action: { $gain } for { $pay }
effect-pv2 = last village action: { $gain } for { $pay }
effect-pv3 = last village action: { $gain } for { $pay }
effect-pv4 = village action: { $gain } for { $pay }
effect-pc1 = combat action for strength 2: { $gain }
effect-pc2 = combat action for strength 1, with { $synergy }: { $gain }
work-s8 = 1 combat point and 1 doubloon
work-s9 = 3 equal goods for 2 doubloons and 2 points
work-pv1 = 2 maps for 2 points and exploring 2
work-pv2 = 2 maps for 3 doubloons and exploring 2
work-pv3-3 = 2 books for 3 doubloons and 3 points
work-pv3-4 = 2 books for 4 doubloons and 4 points
work-pv4 = 2 equal goods for 4 doubloons
part-quest = { $pay } for { $gain }
part-tile = { $nation } with { $n }
part-tile-cost = { $nation } with { $n } for { $cost }
part-tile-bonus = { $nation } with { $n }, and { $gain }

## Moves, and what the log says about them

move-pass = No main action
log-pass = { $seat } takes no main action.
    .seat = You take no main action.
move-done = That is enough
log-done-city = { $seat } leaves out the city's action.
    .seat = You leave out the city's action.
log-done-village = { $seat } takes no further village action.
    .seat = You take no further village action.
log-done-draw = { $seat } draws no more cards.
    .seat = You draw no more cards.
log-done-nation = { $seat } cannot pay for any nation.
    .seat = You cannot pay for any nation.
log-done-fight = { $seat } ends the fight.
    .seat = You end the fight.
move-end-turn = End your turn
log-end-turn = { $seat } ends the turn.
    .seat = You end your turn.
move-skip = Leave it
log-skip-sail = { $seat } does not sail on.
    .seat = You do not sail on.
log-skip-site = { $seat } builds nothing there.
    .seat = You build nothing there.
log-skip-disc = { $seat } takes no disc.
    .seat = You take no disc.
log-skip-marker = { $seat } lays no marker.
    .seat = You lay no marker.
log-skip-explore = { $seat } leaves the explorer where it is.
    .seat = You leave your explorer where it is.
log-skip-offer = { $seat } does without the exchange.
    .seat = You do without the exchange.
log-skip-quest = { $seat } leaves the quest.
    .seat = You leave the quest.
move-act = Take the city's action
log-act = { $seat } takes the city's action.
    .seat = You take the city's action.
move-village = Village actions
log-village = { $seat } takes village actions.
    .seat = You take village actions.
move-coin = Take 1 doubloon
log-coin = { $seat } takes 1 doubloon.
    .seat = You take 1 doubloon.
move-dump = Discard your hand for 2 doubloons
log-dump = { $seat } discards the hand for 2 doubloons.
    .seat = You discard your hand for 2 doubloons.
move-draw = Draw from the pile
move-points = Take 2 points instead of buying
log-points = { $seat } takes 2 points instead of buying.
    .seat = You take 2 points instead of buying.
move-accept = Yes
log-offer = { $seat } exchanges: { $gain } for { $pay }.
    .seat = You exchange: { $gain } for { $pay }.
log-site = { $seat } builds at “{ $tile }”: { $gain } for { $pay }.
    .seat = You build at “{ $tile }”: { $gain } for { $pay }.
move-recruit = A figure for combat points
log-recruit = { $seat } turns a figure into combat points.
    .seat = You turn a figure into combat points.
move-locker = A marker where your ship lies
log-locker = { $seat } uses the village action of their ship: a marker where it lies.
    .seat = You use the village action of your ship: a marker where it lies.
move-silver-fleet = Send out the silver fleet
log-silver-fleet = { $seat } sends out the silver fleet for { $nation }.
    .seat = You send out the silver fleet for { $nation }.
move-gold-mine = Take the gold mine
log-gold-mine = { $seat } takes the gold mine for { $nation }.
    .seat = You take the gold mine for { $nation }.
move-gain-1 = 1 influence for strength 2
log-gain-1 = { $seat } fights for influence with strength 2.
    .seat = You fight for influence with strength 2.
move-gain-2 = 2 influence for strength 5
log-gain-2 = { $seat } fights for influence with strength 5.
    .seat = You fight for influence with strength 5.
move-stack-left = Tile from the left stack
log-stack-left = { $seat } turns up a tile from the left stack.
    .seat = You turn up a tile from the left stack.
move-stack-right = Tile from the right stack
log-stack-right = { $seat } turns up a tile from the right stack.
    .seat = You turn up a tile from the right stack.
move-sail = Sail to { $place }, { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
    .button = { $place }
    .disc = { $n }
log-sail = { $seat } sails to { $place } with { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}.
    .seat = You sail to { $place } with { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }.
move-explore = Explore to { $space }: { $gain }
log-explore = { $seat } explores to { $space }.
    .seat = You explore to { $space }.
move-quest = Fulfil the quest: { $quest }
log-quest = { $seat } fulfils the quest: { $quest }.
    .seat = You fulfil the quest: { $quest }.
move-assistant = Use “{ $card }”: { $gain }
log-assistant = { $seat } uses “{ $card }”.
    .seat = You use “{ $card }”.
move-mark = Lay the marker in { $place }
log-mark = { $seat } lays a marker of { $nation } in { $place }.
    .seat = You lay a marker of { $nation } in { $place }.
move-raid = Take the village { $place }
log-raid = { $seat } takes the village { $place } for { $nation }.
    .seat = You take the village { $place } for { $nation }.
move-flag = Take the flag of { $place }
log-flag = { $seat } takes the flag of { $place } for { $nation }.
    .seat = You take the flag of { $place } for { $nation }.
move-unskull = Remove “{ $tile }”
log-unskull = { $seat } removes “{ $tile }”.
    .seat = You remove “{ $tile }”.
move-lay = { $n ->
    [0] Lay no figure
    [one] Lay 1 figure
   *[other] Lay { $n } figures
}
log-lay = { $seat } lays { $n ->
    [0] no figure
    [one] 1 figure
   *[other] { $n } figures
} onto the card.
    .seat = You lay { $n ->
        [0] no figure
        [one] 1 figure
       *[other] { $n } figures
    } onto the card.
move-figures = { $n ->
    [0] Pay with combat points only
    [one] Spend 1 figure, the rest in combat points
   *[other] Spend { $n } figures, the rest in combat points
}
log-figures = { $seat } spends { $n ->
    [0] no figure
    [one] 1 figure
   *[other] { $n } figures
} in the fight.
    .seat = You spend { $n ->
        [0] no figure
        [one] 1 figure
       *[other] { $n } figures
    } in the fight.
move-strike = Combat action of “{ $card }”
log-strike = { $seat } uses the combat action of “{ $card }”.
    .seat = You use the combat action of “{ $card }”.
move-work = Village action: { $work }
log-work = { $seat } takes the village action: { $work }.
    .seat = You take the village action: { $work }.
move-synergy = Take the { $synergy } token
log-synergy = { $seat } takes the { $synergy } token.
    .seat = You take the { $synergy } token.
move-career = Choose { $career }: { $tasks }
log-career = { $seat } chooses { $career }: { $tasks }.
    .seat = You choose { $career }: { $tasks }.
move-disc = Take a disc from the { $area }
log-disc = { $seat } takes a disc from the { $area }.
    .seat = You take a disc from the { $area }.
move-invest = Invest in the { $building }
log-invest = { $seat } invests in the { $building }.
    .seat = You invest in the { $building }.
move-claim = Claim a task: { $task }
log-claim = { $seat } claims a task: { $task }.
    .seat = You claim a task: { $task }.
move-nation = { $nation }
log-nation = { $seat } chooses { $nation }.
    .seat = You choose { $nation }.
move-choose = Choose: { $gain }
log-choose = { $seat } chooses: { $gain }.
    .seat = You choose: { $gain }.
move-discard = Discard “{ $card }”
log-discard = { $seat } discards “{ $card }”.
    .seat = You discard “{ $card }”.
move-take = Take “{ $card }” from the display
log-take = { $seat } takes “{ $card }” from the display.
    .seat = You take “{ $card }” from the display.
move-pay = Pay with “{ $card }”
log-pay = { $seat } pays with “{ $card }”.
    .seat = You pay with “{ $card }”.
move-plan = Plan “{ $card }”
log-plan = { $seat } plans “{ $card }”.
    .seat = You plan “{ $card }”.
move-buy = Buy “{ $card }”
log-buy = { $seat } buys “{ $card }”.
    .seat = You buy “{ $card }”.
move-deliver = Deliver “{ $card }”
log-deliver = { $seat } delivers “{ $card }”.
    .seat = You deliver “{ $card }”.

## What followed

log-chooses = { $seat } has chosen, face down.
    .seat = You have chosen, face down.
log-chose = { $seat } becomes { $career } and plans { $cards }.
    .seat = You become { $career } and plan { $cards }.
log-thrown = Discarded at the start: { $cards }.
log-tile = The combat tile: { $values }.
log-marker = { $seat } lays a marker of { $nation } in { $place }.
    .seat = You lay a marker of { $nation } in { $place }.
log-gets = { $seat } gets { $goods }.
    .seat = You get { $goods }.
log-loses = { $seat } gives up { $goods }.
    .seat = You give up { $goods }.
log-idle = { $seat } gets { $points } for unused assistants.
    .seat = You get { $points } for unused assistants.
log-wraps = { $seat } passes the end of the point income track: { $points }.
    .seat = You pass the end of the point income track: { $points }.
log-steals = { $seat } steals { $points } from { $victim }.
    .seat = You steal { $points } from { $victim }.
    .victim = { $seat } steals { $points } from you.
log-quest-row = { $seat } gets { $points } for quest number { $n }.
    .seat = You get { $points } for your quest number { $n }.
log-barrier = { $seat } gets { $points } for crossing the { $barrier } barrier.
    .seat = You get { $points } for crossing the { $barrier } barrier.
log-explored-all = { $seat } gets { $points } for the end of the explorer’s path.
    .seat = You get { $points } for the end of the explorer’s path.
log-sails-home = { $seat } sails on to { $place }.
    .seat = You sail on to { $place }.
log-unlocks = { $seat } unlocks the { $area }.
    .seat = You unlock the { $area }.
log-synergy-token = { $seat } owns the { $synergy } token now.
    .seat = You own the { $synergy } token now.
log-drew = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
log-shuffled = The discard pile is shuffled into a new draw pile.
log-jean-sails = { $jean } turns up card { $card } and sails from { $start } to { $place }.
log-jean-quest = { $jean } takes the quest there: { $quest }.
log-jean-delivers = { $jean } delivers a disc to { $place }.
log-jean-takes = The market has no room, so { $jean } takes “{ $card }” from the display.
log-jean-takes-card = { $jean } takes “{ $card }” from the display.
log-jean-disc = { $jean } removes a disc from her tableau.
log-jean-explores = Her explorer goes to { $space }.
log-jean-pile = { $jean } takes the top quest of the pile: { $quest }.
log-jean-conquers = { $jean } fights for { $nation } and takes { $place }.
log-jean-fights = { $jean } fights for { $nation }; no city or village is free, so the marker leaves the game.
log-jean-no-marker = { $jean } fights for { $nation }, which has no marker left.
log-jean-village = She takes the village { $place } as well.
log-jean-no-village = No village is free for a further marker of { $nation }, so it leaves the game.
log-round-ends = Round { $n } is over.
log-game-ends = The last round is over.
log-last-hand = { $seat } had in hand: { $cards }.
    .seat = You had in hand: { $cards }.
log-income = Income for { $seat }: { $goods }.
    .seat = Your income: { $goods }.
log-prestige = A new prestige building is open: { $building }.
log-display = New in the display: { $cards }.
log-new-quest = A quest lies at { $place }: { $quest }.
log-card-quest = A quest lies on “{ $card }”: { $quest }.
log-score-part = { $line } { $n }
log-score-nothing = nothing more
log-scores = Final scoring for { $seat }: { $parts }; { $points } in all.
    .seat = Your final scoring: { $parts }; { $points } in all.
log-draws = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
    .seat = You draw { $n ->
        [one] a card
       *[other] { $n } cards
    }.

## Questions

ask-over = The game is over.
ask-first-plan = Which of your eight cards will you plan?
ask-first-discard = { $n ->
    [one] Discard one more card.
   *[other] Discard { $n } more cards.
}
ask-career = Which career will you follow?
ask-sail = Where will you sail?
ask-sail-on = Where will you sail on to, with at most { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}?
ask-site = Will you build at “{ $tile }”: { $gain } for { $pay }, and a disc off your ship?
ask-main = What will you do in { $place }?
ask-city = The goods are delivered. The action of { $place }?
ask-village = Which village action? { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
ask-free = Anything else before you draw?
ask-draw = Draw from the pile, or take a card from the display?
ask-purchase = The round ends. Buy a card, or take 2 points?
ask-pay = Which card will you discard? Still to pay: { $n } × { $kind }.
ask-disc = From which part of your ship do you take a disc?
ask-nation-steps = With which nation do you gain influence? { $n ->
    [one] One step.
   *[other] { $n } steps.
}
ask-nation-one = With which one nation do you gain { $n } influence?
ask-nation-rank = With which nation do you rise to the next noble rank?
ask-nation-marker = A marker of which nation?
ask-nation-marker-rank = A marker of which nation? You rise to its next noble rank, also without the marker.
ask-explore = How far does your explorer go? Up to { $n }.
ask-stack = From which stack do you turn up a combat tile?
ask-fight-nation = Which nation will fight for you?
ask-fight = { $nation } fights with strength { $n }. Which combat action?
ask-fight-pay = Strength { $n } is missing. How many figures will you spend?
ask-offer = Will you exchange: { $gain } for { $pay }?
ask-choose = Which one?
ask-quest = Will you fulfil the quest: { $quest }?
ask-marker = In which village do you lay the marker of { $nation }?
ask-synergy = Which synergy token will you take?
ask-lay-figures = How many figures do you lay onto the card? Each raises your income by { $n }.
ask-skull = Which skull tile will you remove?
wait = { $seat } is deciding { $what }.
what-first-plan = which card to plan
what-first-discard = which cards to discard
what-career = on a career
what-sail = where to sail
what-site = whether to build
what-main = on the main action
what-city = on the city's action
what-village = on a village action
what-free = on free actions
what-draw = which cards to take
what-purchase = what to buy at the end of the round
what-pay = which cards to pay with
what-disc = which disc to take
what-nation = on a nation
what-explore = how far to explore
what-stack = on a stack of combat tiles
what-fight-nation = which nation will fight
what-fight = on a combat action
what-fight-pay = how to pay for the fight
what-offer = on an exchange
what-choose = what to choose
what-quest = whether to fulfil a quest
what-marker = where to lay a marker
what-synergy = on a synergy token
what-lay-figures = how many figures to lay
what-skull = which skull tile to remove
fact-round = Round { $n } of 4
fact-purse = You have { $goods }
fact-hand = { $n ->
    [0] No cards in hand, the limit is { $limit }
    [one] 1 card in hand, the limit is { $limit }
   *[other] { $n } cards in hand, the limit is { $limit }
}
fact-hand-dealt = { $n ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
fact-income = Income: { $d }, { $vp }
fact-no-tiles = No combat tiles are left: every nation fights with 3
fact-tile = Combat tile: { $values }
fact-tile-most = { $n } less for the nation that alone has most markers on the chart
fact-tile-fewest = { $n } more for the nation that alone has fewest markers on the chart
fact-jean = { $jean } has { $points }
preview-card = Price: { $price }. Effect: { $about }. At the end: { $points }
preview-prestige = { $price } and a figure; brings { $gain }; at the end { $about }
preview-prestige-bare = { $price } and a figure; at the end { $about }
preview-card-now = Price: { $price }. Effect: { $about }. That brings you now: { $now }. At the end: { $points }
preview-take = Costs { $price } now. { $card }
preview-sail = Sailing there { $parts }
    .short = { $parts }
sails-toll = costs { $price } at the Toll Chain
sails-brings = brings { $goods }
sails-theirs = brings { $seat } { $goods }
sails-ends = ends the round
sails-last = ends the last round
preview-act = The city’s action: { $gain }
preview-fight = Strength { $n }; brings { $gain }
preview-brings = Brings { $goods }
preview-plan = Free now. When you buy it: { $card }
preview-influence = Brings { $goods }
preview-idle = Your unused assistants here bring { $points }
preview-quest-row = On the quest row: { $points }
preview-crosses = On the way: { $gain }. There: { $there }
preview-space = There: { $there }
preview-area = When both discs are gone: { $about }
preview-unlocks = This unlocks: { $about }

## Score sheet

sheet-voyage = On the voyage
sheet-idle = Unused assistants
sheet-explorer = Barriers and end of the track
sheet-quests = Quests
sheet-income = Point income
sheet-instead = Instead of buying
sheet-doubloons = Doubloon income
sheet-cards = Project cards
sheet-prestige = Prestige buildings
sheet-influence = Most influence
sheet-nations = Noble ranks
sheet-jean = Jean's leads

## Options

option-setup = Set-up
option-setup-help = 75: Calm Seas, without legacy tiles. 76: Fresh Breeze, with four of them. 77: Storm Season, with seven.
option-jean = Jean’s strength
option-jean-help = Only in the solo game: 0 is very easy, 4 is very hard.

## The board

board-table = The table of Maracaibo
board-chart = Chart of the Caribbean
board-tracks = Influence and income
board-display = Display
board-hand = Your hand
board-plans = Planned
board-players = Players
board-quests = Quest pile
board-bought = Bought
board-ship = Your ship
board-choices = What you can do
board-prestige = Prestige buildings
plain-helpers = assistants of { $who }
plain-legacy = legacy tile “{ $name }”
plain-nation = { $nation }: influence { $influence }; multiplier { $n }; markers: { $left } beside the track, { $laid } on the chart
plain-explorer = explorer on { $space }
board-stacks = Combat tiles
board-hidden = face down
board-next = Next quest
board-career = Career
board-quest = Quest at { $place }: { $quest }

## in the terminal

column-doubloons = doubloons
column-combat = combat
column-figures = figures
column-income-d = income
column-income-vp = points a round
column-quests = quests
column-hand-size = cards
