# The words of Amerigo in English.

lead = Sail, settle and build new islands

## How much of something

amount-gold = { $n ->
    [0] no gold
    [one] 1 gold
   *[other] { $n } gold
}
amount-cannons = { $n ->
    [0] no cannons
    [one] 1 cannon
   *[other] { $n } cannons
}
amount-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
amount-action-points = { $n ->
    [0] no action points
    [one] 1 action point
   *[other] { $n } action points
}
amount-tokens = { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
}
amount-steps = { $n ->
    [0] no steps
    [one] 1 step
   *[other] { $n } steps
}
amount-chests = { $n ->
    [0] no chests
    [one] 1 chest
   *[other] { $n } chests
}
amount-blue-cubes = { $n ->
    [one] 1 blue cube
   *[other] { $n } blue cubes
}
amount-black-cubes = { $n ->
    [one] 1 black cube
   *[other] { $n } black cubes
}
amount-red-cubes = { $n ->
    [one] 1 red cube
   *[other] { $n } red cubes
}
amount-brown-cubes = { $n ->
    [one] 1 brown cube
   *[other] { $n } brown cubes
}
amount-green-cubes = { $n ->
    [one] 1 green cube
   *[other] { $n } green cubes
}
amount-yellow-cubes = { $n ->
    [one] 1 yellow cube
   *[other] { $n } yellow cubes
}
amount-white-cubes = { $n ->
    [one] 1 white cube
   *[other] { $n } white cubes
}
amount-cotton = { $n } cotton
amount-tobacco = { $n } tobacco
amount-sugar = { $n } sugar
amount-coconut = { $n ->
    [one] 1 coconut
   *[other] { $n } coconuts
}
amount-coffee = { $n } coffee
amount-products = { $n } × { $good } for { $cost }

## Colours, actions, goods

part-blue = blue
part-black = black
part-red = red
part-brown = brown
part-green = green
part-yellow = yellow
part-white = white
part-sailing = Sailing
part-cannons = Loading cannons
part-planning = Planning
part-progress = Progress
part-building = Building
part-goods = Buying goods
part-order = Player order
part-cotton = cotton
part-tobacco = tobacco
part-sugar = sugar
part-coconut = coconut
part-coffee = coffee

## Tiles to build

part-single = neutral single square
part-pair = neutral pair
part-line3 = neutral line of three
part-corner = neutral corner
part-line4 = neutral line of four
part-square = neutral two-by-two square
part-horseshoe = neutral horseshoe
part-block = neutral block of six
part-village-single = village, single square
part-village-pair = village, pair
part-village-line3 = village, line of three
part-village-corner = village, corner
part-village-line4 = village, line of four
part-village-square = village, two-by-two square

## Progress tokens

part-two-blue = +2 for sailing
part-two-black = +2 for cannons
part-two-red = +2 for planning
part-two-brown = +2 for progress
part-two-green = +2 for building
part-two-yellow = +2 for goods
part-one-blue-red = +1 for sailing and planning
part-one-black-brown = +1 for cannons and progress
part-one-green-yellow = +1 for building and goods
part-far-sails = Far sails
part-bold-pirates = Bold pirates
part-half-loss = Half the loss
part-prize-money = Prize money
part-two-neutral = Two neutral tiles
part-red-or-green = Red or green
part-jump = Jump ahead
part-three-gold = Three gold
part-five-gold = Five gold
part-post-gold = Gold for posts
part-better-change = Better change
part-cube-points = Points for cubes
part-post-points = Points for posts
part-seven-points = Seven points
part-gold-points = Gold counts twice
part-two-blue-help = Two more action points whenever you choose sailing.
part-two-black-help = Two more action points whenever you choose cannons.
part-two-red-help = Two more action points whenever you choose planning.
part-two-brown-help = Two more action points whenever you choose progress.
part-two-green-help = Two more action points whenever you choose building.
part-two-yellow-help = Two more action points whenever you choose goods.
part-one-blue-red-help = One more action point for sailing and for planning.
part-one-black-brown-help = One more action point for cannons and for progress.
part-one-green-yellow-help = One more action point for building and for goods.
part-far-sails-help = Once, while sailing: eight more action points for both ships.
part-bold-pirates-help = Pirates are two stronger for everybody else.
part-half-loss-help = If pirates are not repelled, only half the points are lost, rounded up.
part-prize-money-help = Two gold whenever the pirates are fully repelled.
part-two-neutral-help = Up to two neutral tiles in one planning action.
part-red-or-green-help = Red cubes also allow building, green ones also planning.
part-jump-help = Once, in the white action: your disc goes on top of the foremost one.
part-three-gold-help = Once: three gold.
part-five-gold-help = Once: five gold.
part-post-gold-help = One gold for every post you found from now on.
part-better-change-help = When you take gold: one for every two cubes.
part-cube-points-help = Once, instead of an action: a point for every cube in the action space.
part-post-points-help = At the end: a point for each of your posts.
part-seven-points-help = At the end: seven points.
part-gold-points-help = At the end: one more point for every gold on the track.

## Moves

move-choose-sailing = Sail
move-choose-cannons = Load cannons
move-choose-planning = Plan
move-choose-progress = Make progress
move-choose-building = Build
move-choose-goods = Buy goods
move-choose-order = Move up in the player order
move-gold = Take gold
move-chest = Open a chest: 3 gold
move-done = That is all
move-post = Found a post
move-no-post = Found no post
move-use-far-sails = Use “{ part-far-sails }”: 8 more action points
move-use-jump = Use “{ part-jump }”
move-use-three-gold = Use “{ part-three-gold }”
move-use-five-gold = Use “{ part-five-gold }”
move-use-cube-points = Use “{ part-cube-points }”
move-ship = Ship { $n } sails first
move-steps = { $n ->
    [one] Use 1 action point
   *[other] Use { $n } action points
}
move-token = Take “{ $token }”
move-take = Take { $tile }
move-build = Build { $tile }
move-buy = Buy { $good } for { $points }
move-sail = Sail to { $square }
move-sail-frame = Sail to frame space { $n }
move-place = Lay it at { $square }{ $degrees ->
    [0] {""}
   *[other] , turned by { $degrees }°
}

## Questions to whoever decides

ask-over = The game is over.
ask-action = Which action will you take?
ask-ship = Which ship will sail first?
ask-sail = Where will the first ship sail?
ask-sail-other = Where will the other ship sail?
ask-post = Will you found a post on { $square }?
ask-cannons = How many action points go into cannons?
ask-plan = Which tile will you take?
ask-progress = How far will you go on the progress track?
ask-progress-on = Will you go on along the progress track?
ask-token = Which progress token will you take?
ask-build = Which tile will you build?
ask-place = Where will you lay it: { $tile }?
ask-goods = Which production token will you buy?
ask-order = How far will your disc move?
ask-more = ; more cost 1 gold each

## What the others read meanwhile

wait-action = { $seat } chooses an action.
wait-ship = { $seat } decides which ship sails first.
wait-sail = { $seat } sails.
wait-post = { $seat } may found a post on { $square }.
wait-cannons = { $seat } loads cannons.
wait-plan = { $seat } plans.
wait-progress = { $seat } makes progress.
wait-token = { $seat } chooses a progress token.
wait-build = { $seat } builds.
wait-place = { $seat } looks for a place: { $tile }.
wait-goods = { $seat } buys goods.
wait-order = { $seat } moves up in the player order.

## Facts under the question

fact-phase = Round { $round } of { $rounds }, phase { $phase } of { $phases } ({ $colour }). The time marker shows { $time }.
fact-have = You have { $goods }.
fact-pirates = Pirates of strength { $n } will attack you.

## The log

log-round = Round { $n } begins. { $seat } is foremost.
    .seat = Round { $n } begins. You are foremost.
log-pirate = A pirate token of strength { $n } lies face up.
log-leave = Progress tokens out of the game: { $tokens }.
log-display = New progress tokens: { $tokens }.
log-market = New production tokens: { $products }.
log-throw = The { $colour } cubes go into the tower. What comes out: { $cubes }.
log-skipped = The { $colour } phase is skipped: no cubes.
log-choose = { $seat } chooses: { $action }.
    .seat = You choose: { $action }.
log-gold = { $seat } takes { $gold } instead of an action.
    .seat = You take { $gold } instead of an action.
log-gold-unasked = { $seat } can do nothing else and takes { $gold }.
    .seat = You can do nothing else and take { $gold }.
log-gains-gold = { $seat } gets { $gold }.
    .seat = You get { $gold }.
log-gold-track = { $seat } gets { $gold } at the end of the track.
    .seat = You get { $gold } at the end of the track.
log-gold-post = { $seat } gets { $gold } for the post.
    .seat = You get { $gold } for the post.
log-surplus = { $seat } has no room for more gold: { $points }.
    .seat = You have no room for more gold: { $points }.
log-chest = { $seat } opens a chest: { $gold }.
    .seat = You open a chest: { $gold }.
log-use = { $seat } uses “{ $token }”.
    .seat = You use “{ $token }”.
log-cube-points = { $seat } scores { $points } for the cubes.
    .seat = You score { $points } for the cubes.
log-done = { $seat } stops here.
    .seat = You stop here.
log-paid = { $seat } pays { $gold } for more action points.
    .seat = You pay { $gold } for more action points.
log-sail = { $seat } sails to { $square }.
    .seat = You sail to { $square }.
log-sail-frame = { $seat } sails to frame space { $n }.
    .seat = You sail to frame space { $n }.
log-stay = { $seat } leaves a ship at { $square }.
    .seat = You leave a ship at { $square }.
log-stay-frame = { $seat } leaves a ship at frame space { $n }.
    .seat = You leave a ship at frame space { $n }.
log-post = { $seat } founds a post on { $square }.
    .seat = You found a post on { $square }.
log-discovery = { $seat } discovers the island: { $points }.
    .seat = You discover the island: { $points }.
log-token = { $seat } takes “{ $token }”.
    .seat = You take “{ $token }”.
log-take = { $seat } takes a tile: { $tile }.
    .seat = You take a tile: { $tile }.
log-build = { $seat } builds a tile at { $square }: { $tile }, { $points }.
    .seat = You build a tile at { $square }: { $tile }, { $points }.
log-resources = { $seat } gathers { $goods }.
    .seat = You gather { $goods }.
log-complete = { $seat } completes the island: { $points }.
    .seat = You complete the island: { $points }.
log-post-points = { $seat } scores { $points } for posts there.
    .seat = You score { $points } for posts there.
log-wins-chest = { $seat } gets the chest.
    .seat = You get the chest.
log-buy = { $seat } buys a production token: { $good } for { $points }.
    .seat = You buy a production token: { $good } for { $points }.
log-repelled = { $n ->
    [0] { $seat } repels pirates of strength 0 without cannons.
    [one] { $seat } repels pirates of strength 1 and gives up 1 cannon.
   *[other] { $seat } repels pirates of strength { $n } and gives up { $n } cannons.
}
    .seat = { $n ->
        [0] You repel pirates of strength 0 without cannons.
        [one] You repel pirates of strength 1 and give up 1 cannon.
       *[other] You repel pirates of strength { $n } and give up { $n } cannons.
    }
log-prize = { $seat } gets prize money: { $gold }.
    .seat = You get prize money: { $gold }.
log-plundered = Pirates of strength { $n } plunder { $seat }, who loses { $goods }.
    .seat = Pirates of strength { $n } plunder you; you lose { $goods }.
log-nothing-to-lose = Pirates of strength { $n } find nothing to take from { $seat }.
    .seat = Pirates of strength { $n } find nothing to take from you.
log-end = The last round is over.
log-final = At the end { $seat } gets points: { $points }.
    .seat = At the end you get points: { $points }.
log-result = { $seat } ends with { $points }.
    .seat = You end with { $points }.
log-tie = { $seat } and { $others } have { $points } each: { $seat } is further ahead on the order track and wins.
    .seat = You and { $others } have { $points } each: you are further ahead on the order track and win.
    .others = { $seat } and { $others } have { $points } each: { $seat } is further ahead on the order track and wins.
final-gold = { $n } for gold
final-goods = { $n } for goods
final-tokens = { $n } for progress tokens
final-progress = { $n } for the progress track
final-order = { $n } for the order track
log-cannons = { $n ->
    [0] { $seat } loads no more cannons.
    [one] { $seat } loads 1 cannon.
   *[other] { $seat } loads { $n } cannons.
}
    .seat = { $n ->
        [0] You load no more cannons.
        [one] You load 1 cannon.
       *[other] You load { $n } cannons.
    }
log-progress = { $n ->
    [0] { $seat } cannot make more progress.
    [one] { $seat } goes 1 step on the progress track.
   *[other] { $seat } goes { $n } steps on the progress track.
}
    .seat = { $n ->
        [0] You cannot make more progress.
        [one] You go 1 step on the progress track.
       *[other] You go { $n } steps on the progress track.
    }
log-order = { $n ->
    [0] { $seat } cannot move further up.
    [one] { $seat } moves 1 space up in the player order.
   *[other] { $seat } moves { $n } spaces up in the player order.
}
    .seat = { $n ->
        [0] You cannot move further up.
        [one] You move 1 space up in the player order.
       *[other] You move { $n } spaces up in the player order.
    }
log-jump = { $n ->
    [0] { $seat } lies on top of the foremost disc now.
    [one] { $seat } jumps 1 space, onto the foremost disc.
   *[other] { $seat } jumps { $n } spaces, onto the foremost disc.
}
    .seat = { $n ->
        [0] You lie on top of the foremost disc now.
        [one] You jump 1 space, onto the foremost disc.
       *[other] You jump { $n } spaces, onto the foremost disc.
    }

## What a move costs and brings

preview-points = { $points }
preview-points-brings = { $points }. { $brings }
preview-brings = Brings { $goods }.{ $completes }{ $cost }{ $others }
    .short = { $goods }.{ $completes }
preview-costs = {" "}Costs { $cost }.
preview-completes = {" "}Completes the island.
preview-others = {" "}Others: { $others }.
preview-theirs = { $seat } { $points }
preview-sail = { $n ->
    [one] 1 step, costs { $cost }.
   *[other] { $n } steps, costs { $cost }.
}
    .short = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $cost }
preview-sail-post = { $n ->
    [one] 1 step, costs { $cost }; a post can be founded.
   *[other] { $n } steps, costs { $cost }; a post can be founded.
}
    .short = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $cost }; post possible
preview-sail-new = { $n ->
    [one] 1 step, costs { $cost }; a new island, { $points }.
   *[other] { $n } steps, costs { $cost }; a new island, { $points }.
}
    .short = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $cost }; new island
preview-tile = Costs { $cost }; { $small } or { $big } when built.{ $fits }
preview-fits-nowhere = {" "}It fits nowhere at present.
preview-product = Costs { $cost }; { $points } at the end for the resources you have.

## The score sheet

sheet-discoveries = Discoveries
sheet-buildings = Buildings
sheet-completions = Complete islands
sheet-posts = Posts on complete islands
sheet-surplus-gold = Surplus gold
sheet-cubes = Points for cubes
sheet-pirates = Pirates
sheet-gold = Gold
sheet-goods = Goods
sheet-tokens = Progress tokens
sheet-progress = Progress track
sheet-order = Order track

## Options

option-tower = The cube tower
option-tower-help = How cubes leave the tower: 0, each by its own chance; 1, the more cubes are thrown, the more stuck ones they knock loose.
option-tower-0 = steady
option-tower-1 = knocks

## On the board

board-chart = The islands
board-frame-space = frame space { $n }
board-inside = inside
board-stored = stored
board-offered = in the action space
board-action-points = action points
board-pirates = Pirates
board-order = Player order
board-tokens = Progress tokens
board-next-out = leaving next
board-market = Production tokens
board-neutral = Neutral tiles
board-villages = Villages
board-stock = To be built
board-post-spaces = post spaces
board-anchors = anchors
board-resources = Resources
board-production = Production
board-empty = none
board-table = The table
board-choices = Further moves
board-rondel = Actions and cube tower
board-stacks = Tiles to take
board-sheet = A player’s sheet
board-player = { $seat }: { $gold } gold, { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
}
board-action-sailing = Sail
board-action-cannons = Load
board-action-planning = Plan
board-action-progress = Progress
board-action-building = Build
board-action-goods = Buy
board-action-order = Order

## in the terminal

column-gold = gold
column-cannons = cannons
column-progress = progress
column-order = order
column-posts-left = posts left
column-chests = chests

## what the house calls otherwise

table-round = Round { $n } of { $of }
review-round = Round { $number }
review-rounds = Rounds { $first }–{ $last }
