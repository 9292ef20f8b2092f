# The words of Grog Island in English.

lead = Bluff with dice, claim pirate shops

## How much of something

amount-coins = { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
}
amount-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
amount-tiles = { $n ->
    [0] no tiles
    [one] 1 tile
   *[other] { $n } tiles
}
amount-treasures = { $n ->
    [0] no treasure cards
    [one] 1 treasure card
   *[other] { $n } treasure cards
}
amount-parrots = { $n ->
    [0] no parrot cards
    [one] 1 parrot card
   *[other] { $n } parrot cards
}
amount-goals = { $n ->
    [0] no goal cards
    [one] 1 goal card
   *[other] { $n } goal cards
}
amount-coconut = { $n ->
    [one] 1 coconut
   *[other] { $n } coconuts
}
amount-fish = { $n } fish
amount-grog = { $n } grog
amount-lemon = { $n ->
    [one] 1 lemon
   *[other] { $n } lemons
}
amount-map = { $n ->
    [one] 1 map
   *[other] { $n } maps
}

## Goods, peninsulas, dice

part-coconut = coconut
part-fish = fish
part-grog = grog
part-lemon = lemon
part-map = map
part-green = Coconut Spit
part-blue = Fish Point
part-orange = Grog Head
part-yellow = Lemon Cape
part-gray = Map Ness
die-green = green
die-blue = blue
die-orange = orange
die-yellow = yellow
die-gray = gray
part-die = { $die } { $n }

## Buildings

part-building = the { $type } on { $peninsula }
part-figurehead = figurehead studio
part-fortune = fortune teller
part-voodoo = voodoo workshop
part-hat = hat shop
part-anchor = anchor shop
part-cannonball = cannonball foundry
part-sword = sword shop
part-coffin = coffin maker
part-eyepatch = eyepatch shop
part-hook = hook shop
part-peg-leg = peg-leg shop
part-pub = Grog Hole pub
short-figurehead = Figures
short-fortune = Fortunes
short-voodoo = Voodoo
short-hat = Hats
short-anchor = Anchors
short-cannonball = Foundry
short-sword = Swords
short-coffin = Coffins
short-eyepatch = Patches
short-hook = Hooks
short-peg-leg = Peg legs
short-pub = Grog Hole

## Cards

part-treasure = { $n ->
    [one] a treasure of { $value }
   *[other] { $n } treasures of { $value }
}
parrot-hold = { $n ->
    [one] the parrot that holds a bid
   *[other] { $n } parrots that hold a bid
}
parrot-set-green = { $n ->
    [one] the green parrot
   *[other] { $n } green parrots
}
parrot-set-blue = { $n ->
    [one] the blue parrot
   *[other] { $n } blue parrots
}
parrot-set-orange = { $n ->
    [one] the orange parrot
   *[other] { $n } orange parrots
}
parrot-set-yellow = { $n ->
    [one] the yellow parrot
   *[other] { $n } yellow parrots
}
parrot-set-gray = { $n ->
    [one] the gray parrot
   *[other] { $n } gray parrots
}
part-goal = { $count ->
    [one] “{ $goal }”
   *[other] { $count } × “{ $goal }”
}
part-goal-pays = { $count ->
    [one] “{ $goal }” { $n }
   *[other] { $count } × “{ $goal }” { $n } each
}
part-purse = { $seat } has { $coins }
    .seat = you have { $coins }
goal-peninsula-green = Coconut Spit
goal-peninsula-blue = Fish Point
goal-peninsula-orange = Grog Head
goal-peninsula-yellow = Lemon Cape
goal-peninsula-gray = Map Ness
goal-type-figurehead = Figureheads
goal-type-fortune = Fortune tellers
goal-type-voodoo = Voodoo workshops
goal-type-hat = Hat shops
goal-type-anchor = Anchor shops
goal-type-cannonball = Foundries
goal-type-sword = Sword shops
goal-type-coffin = Coffin makers
goal-type-eyepatch = Eyepatch shops
goal-type-hook = Hook shops
goal-type-peg-leg = Peg-leg shops
goal-type-pub = The Grog Hole
goal-good-coconut = Coconuts
goal-good-fish = Fish
goal-good-grog = Grog
goal-good-lemon = Lemons
goal-good-map = Maps
goal-parrot = Parrots

## Ships and clouds

ship-coin2 = the ship that pays 2 coins
ship-coin3 = the ship that pays 3 coins
ship-coin4 = the ship that pays 4 coins
ship-treasure = the treasure ship
ship-parrot = the parrot ship
ship-goal = the goal ship
cloud-point = a white cloud: 1 point
cloud-parrot = a white cloud: a parrot card
cloud-swap = a white cloud: exchange a goal card
cloud-plain = a white cloud without a reward
cloud-black = the black cloud: no coins for free buildings
cloud-empty = a white cloud whose deck is empty

## Moves

move-pass = Pass
move-hold = Play the parrot that holds the bid
move-set = Play the { $die } parrot: set the { $die } die to { $pips }
move-bid = Bid: claim with { $claims }
    .short = claim { $claims }
move-bid-three = Bid: claim with { $claims }, a point with { $third }
    .short = claim { $claims }; point { $third }
move-bid-four = Bid: claim with { $claims }, a point with { $third }, a lock with { $lock }
    .short = claim { $claims }; point { $third }; lock { $lock }
move-bid-five = Bid: claim with { $claims }, points with { $third } and { $fifth }, a lock with { $lock }
    .short = claim { $claims }; points { $third } and { $fifth }; lock { $lock }
move-ship = Visit the ship at { $peninsula }
move-deliver = Deliver 1 { $good }
move-replace = Deliver { $goods } in place of one tile
move-enough = That is enough
move-leave = Leave the ship
move-claim = Claim { $building }
move-decline = Forgo claiming
move-lock = Lock { $building }
move-ghost = Place a ghost on { $building }
move-spend = Lay out a treasure of { $value }
move-pay = Pay
move-refuse = Refuse to pay
move-keep = Keep the goal “{ $goal }”
move-under = Put the goal “{ $goal }” under the deck
move-take = Take 1 { $good }

## Questions

ask-goals = Which goal will you put under the deck? { $n ->
    [one] One more must go.
   *[other] { $n } must go.
}
ask-good = Which goods tile do you want to start with?
ask-open = Open the auction.
ask-pass = { $bidder } bids { $n }. You can only pass. You are asked all the same, so that your parrots stay secret.
ask-pass-first = You cannot afford a die. You can only pass.
ask-bid = { $bidder } bids { $n }. Will you raise?
ask-hold = Lay the dice so that they make { $n }.
ask-ship = Which ship will you visit?
ask-ship-free = Which ship will you mark? You need not trade.
ask-trade = Trade { $good } with { $ship }.
ask-trade-or-claim = Trade { $good } with { $ship }, or claim a building on { $peninsula } for four tiles.
ask-claim-by-ship = Claim a building on { $peninsula } for four tiles ({ $good }).
ask-deliver = { $n ->
    [one] 1 tile delivered.
   *[other] { $n } tiles delivered.
} Another { $good }?
ask-tiles = How will you pay the { $n ->
    [one] last { $good }
   *[other] next of { $n } { $good } tiles
}?
ask-keep = Which of the drawn goals will you keep?
ask-under = Which goal goes under the deck next?
ask-swap = Which goal card will you put under the deck?
ask-pay = You won. How will you pay { $n }?
ask-claim = Claim a building on { $peninsulas }.
ask-lock = Which building on { $peninsula } will you lock?
ask-ghost = Where on { $peninsula } will the ghost go?
ask-over = The game is over.
wait-goals = { $seat } is choosing goal cards.
wait-good = { $seat } is choosing a goods tile.
wait-open = { $seat } opens the auction.
wait-bid = { $bidder } bids { $n }. { $seat } may raise.
    .bidder = You bid { $n }. { $seat } may raise.
wait-hold = { $seat } is making a bid of { $n }.
wait-ship = { $seat } is choosing a ship.
wait-ship-free = { $seat } is choosing a ship to mark.
wait-trade = { $seat } is trading { $good } with { $ship }.
wait-deliver = { $seat } has delivered { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} of { $good } so far.
wait-tiles = { $seat } is paying with { $good } for a claim.
wait-keep = { $seat } is choosing a goal card to keep.
wait-under = { $seat } is putting goal cards under the deck.
wait-swap = { $seat } is exchanging a goal card.
wait-pay = { $seat } has won with { $n } and is paying.
wait-claim = { $seat } may claim on { $peninsulas }.
wait-lock = { $seat } must lock a building on { $peninsula }.
wait-ghost = { $seat } places a ghost on { $peninsula }.
fact-round = Round { $n }, flag with { $seat }.
    .seat = Round { $n }, the flag is yours.
fact-purse = You have { $cards }: bids up to { $n }.
fact-parrots = Parrots: { $cards }.
fact-goods = Goods: { $goods }.

## The log

log-take = { $seat } starts with 1 { $good }.
    .seat = You start with 1 { $good }.
log-under = { $seat } puts { $cards } under the deck.
    .seat = You put { $cards } under the deck.
log-under-own = { $seat } puts { $n ->
    [one] the goal
   *[other] the goals
} { $goals } under the deck.
    .seat = You put { $n ->
        [one] the goal
       *[other] the goals
    } { $goals } under the deck.
log-keep = { $seat } keeps a goal card.
    .seat = You keep a goal card.
log-keep-own = { $seat } keeps the goal “{ $goal }”.
    .seat = You keep the goal “{ $goal }”.
log-lay-hold = { $seat } lays out the parrot that holds the bid.
    .seat = You lay out the parrot that holds the bid.
log-lay-set = { $seat } lays out the { $die } parrot: { $n }.
    .seat = You lay out the { $die } parrot: { $n }.
log-lay-treasure = { $seat } lays out { $card }.
    .seat = You lay out { $card }.
log-set = { $seat } plays the { $die } parrot: the die shows { $n }.
    .seat = You play the { $die } parrot: the die shows { $n }.
log-bid = { $seat } bids { $n }: { $dice }.
    .seat = You bid { $n }: { $dice }.
log-hold = { $seat } holds the bid of { $n } with a parrot: { $dice }.
    .seat = You hold the bid of { $n } with a parrot: { $dice }.
log-pass = { $seat } passes and takes { $goods }.
    .seat = You pass and take { $goods }.
log-ship = { $seat } visits { $ship } at { $peninsula }.
    .seat = You visit { $ship } at { $peninsula }.
log-give = { $seat } delivers { $goods }.
    .seat = You deliver { $goods }.
log-claim = { $seat } claims { $building }.
    .seat = You claim { $building }.
log-coins = { $seat } gets { $coins } from the ship.
    .seat = You get { $coins } from the ship.
log-coins-type = { $seat } gets { $coins } for the free buildings of this type.
    .seat = You get { $coins } for the free buildings of this type.
log-points-cloud = { $seat } gets { $points } from the cloud.
    .seat = You get { $points } from the cloud.
log-points-third = { $seat } gets { $points } for the third die.
    .seat = You get { $points } for the third die.
log-points-fifth = { $seat } gets { $points } for the fifth die.
    .seat = You get { $points } for the fifth die.
log-draw = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
log-draw-goals = { $seat } draws { $n ->
    [one] the goal
   *[other] the goals
} { $goals }.
    .seat = You draw { $n ->
        [one] the goal
       *[other] the goals
    } { $goals }.
log-pay = { $seat } wins the auction and pays { $price }.
    .seat = You win the auction and pay { $price }.
log-pay-cards = { $seat } wins the auction and pays { $price } with { $means }.
    .seat = You win the auction and pay { $price } with { $means }.
log-change = { $seat } gets { $coins } back.
    .seat = You get { $coins } back.
log-refuse = { $seat } wins the auction, does not pay the { $n } and gets nothing.
    .seat = You win the auction, do not pay the { $n } and get nothing.
log-decline = { $seat } forgoes claiming.
    .seat = You forgo claiming.
log-lock = { $seat } locks { $building }.
    .seat = You lock { $building }.
log-ghost = { $seat } sends a ghost to { $building }.
    .seat = You send a ghost to { $building }.
log-nobody = Nobody could bid: the round has no winner.
log-round = Round { $n }: { $seat } has the flag and rolls { $dice }.
    .seat = Round { $n }: you have the flag and roll { $dice }.
log-end = The game is over; the goal cards are turned up.
log-goals = { $seat } turns up { $n ->
    [0] no goals
    [one] the goal { $goals }
   *[other] the goals { $goals }
}.
    .seat = You turn up { $n ->
        [0] no goals
        [one] the goal { $goals }
       *[other] the goals { $goals }
    }.
log-score = { $seat } has { $points }.
    .seat = You have { $points }.
log-tie = { $seats } have the same points. Coins decide: { $purses }.
    .seats = { $seats } have the same points. Coins decide: { $purses }.
log-tie-shared = { $seats } have the same points and the same coins, and share the place.
    .seats = { $seats } have the same points and the same coins, and share the place.

## The score sheet

sheet-track = Points in play
sheet-treasures = Treasure cards
sheet-coins = Coins
sheet-peninsulas = Peninsula goals
sheet-buildings = Building goals
sheet-goods = Goods goals
sheet-parrots = Parrot goal

## The board

board-table = Grog Island, the whole table
board-island = Grog Island with five peninsulas, six ships and the tracks
board-auction = The auction
board-hold = Your hold
board-row-claim = Claim
board-row-point = +1 point
board-row-lock = Lock
board-bid = bid { $n }
board-no-bid = no bid
board-price = Bid { $n }: { $row }
board-up-to = up to { $n }
board-one-only = one only
board-keep-one = keep one
board-open-sea = open sea
board-ghost = ghost
board-ghost-ship = ghost ship
board-goods-spaces = Goods spaces
board-now = now { $n }
board-twice = counts once
board-most-else = { $most }, else { $lesser }
board-each = { $n } each
board-drift = Ships drift one berth to the right after each round.
board-decks = Cards left: treasure { $treasures }, parrot { $parrots }, goal { $goals }
board-locks = { $n ->
    [0] no locks left
    [one] 1 lock left
   *[other] { $n } locks left
}

## Previews

preview-bid = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: { $dice }
preview-pass = You take { $goods } and visit a ship.
preview-ship = At { $ship }: { $gain } for a tile, at most { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}{ $first }
preview-ship-any = At { $ship }: draw { $gain } for a tile, keep one of them{ $first }
preview-delivers = ; you give { $goods } at once
preview-delivers-all = ; you give { $goods } at once and get { $gain }
preview-ship-empty = At { $ship }: no cards are left, only claims
preview-claim = You get { $coins } for free buildings of this type; { $cloud }{ $last }
    .short = { $coins }; { $cloud }
preview-claim-by-ship = You give { $tiles } and get { $coins } for free buildings of this type; { $cloud }{ $last }
preview-last = ; your last crew member: this round is the last
preview-pay = You pay with { $means }.
preview-pay-change = You pay with { $means } and get { $coins } back.
preview-refuse = You give nothing and get nothing.
preview-trade = You get { $gain } in all.
preview-goals = You draw { $gain } and keep one of them.

## in the terminal

column-coins = coins
column-points = track
column-treasures = treasures
column-parrots = parrots
plain-cloud-point = cloud: 1 point
plain-cloud-parrot = cloud: parrot
plain-cloud-swap = cloud: new goal
plain-cloud-plain = cloud
plain-cloud-black = black cloud
plain-coins = coins
plain-treasure = treasure
plain-parrot = parrot
plain-goal = goal
plain-row = Bid row
plain-hand = { $name }: crew left { $crew }; { $goods }; { $n ->
    [0] no goal cards
    [one] 1 goal card
   *[other] { $n } goal cards
}
plain-goal-card = { $goal } ({ $terms }; { $now })
plain-goal-turned = { $name }, goal cards: { $goals }
