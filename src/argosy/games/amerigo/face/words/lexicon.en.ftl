# The cards of the lexicon: what a thing is, what it means now, what it costs.

lex-none = none
lex-some = { $n } × { $what }
lex-has = { $seat }: { $n } left.
lex-kind-action = Action
lex-kind-token = Progress token
lex-kind-tile = Tile to build
lex-kind-track = Track
lex-kind-good = Good
lex-kind-product = Production token

lex-action-sailing = Both ships sail one after the other, a step for each action point. A ship that stops at an anchor may found a post there.
lex-action-cannons = A cannon for each action point. Cannons repel the pirates at the end of the round.
lex-action-planning = Take tiles to your sheet: one neutral tile for its size, villages for 1 action point each.
lex-action-progress = A step on the progress track for each action point. Spaces with points give a progress token.
lex-action-building = Build tiles from your sheet next to your posts and villages, at the cost of taking them.
lex-action-goods = Buy production tokens: each makes your resources of its good worth more.
lex-action-order = Move up the order track, a space for each action point. Whoever is ahead moves first.
lex-cubes-of = Cubes ({ $colour }): { $lying } in the action space, { $stored } stored, { $inside } in the tower.
lex-bonus = Your tokens add { $points }.
lex-offered = Action space
lex-offered-does = What fell out of the tower. A colour that lies here allows its action; the most cubes of one colour are the action points.
lex-lying = Lying here: { $cubes }.
lex-action-points = Action points
lex-action-points-does = As many as there are cubes of the commonest colour in the action space. More can be bought for 1 gold each.
lex-phase-points = This phase gives { $points }.
lex-points-left = Left in this action: { $points }.
lex-neutrals-taken = Neutral tiles taken in this action: { $n }.
lex-tower = Cube tower
lex-tower-does-0 = A thrown cube comes out with a chance of two in three, one that was inside with one in three.
lex-tower-does-1 = A thrown cube comes out with a chance of 65 %; each thrown cube may knock stuck ones loose.
lex-inside = Inside: { $cubes }.
lex-stored = Stored for later phases: { $cubes }.
lex-take-gold = Gold instead of an action
lex-take-gold-does = One gold for every three cubes in the action space, rounded up.
lex-take-gold-now = Now that is { $gold }.
lex-pirates = Pirates
lex-pirates-does = At the end of each round they attack with the sum of the open tokens. Whoever has as many cannons gives them up; others lose all cannons and as many points.
lex-pirates-open = Open tokens ({ $n } of { $of }): { $list }.
lex-pirates-safe = { $seat } has { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
} against { $n }: safe.
lex-pirates-loss = { $seat } has { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
} against { $n }: not enough.
lex-time = Time marker
lex-time-does = Posts on an island that is completed count as often as it shows: 5, 4, 3, 2, 1 in the five rounds.
lex-time-now = Now they count { $n } times.
lex-order = Order track
lex-order-does = Discs further ahead move first; of a stack the uppermost.
lex-order-any = With white cubes, whoever stands here may take any action.
lex-order-colour = With white cubes, whoever stands here may also take: { $action }.
lex-order-points = At the end whoever is here or beyond has { $points }.
lex-order-there = On this space: { $people }.
lex-order-now = From the front: { $people }.
lex-order-phase = This phase: { $people }; { $n ->
    [0] nobody has had a turn
    [one] 1 has had a turn
   *[other] { $n } have had a turn
}.
lex-token-held = { $seat } has it.
lex-token-used = { $seat } has used it.
lex-token-stays = On display, and still there in the next round if nobody takes it.
lex-token-leaves = On display, leaves after this round.
lex-tokens-to-come = Progress tokens still to come: { $n }.
lex-product-does = At the end your resources of this good count once more for each of these tokens.
lex-product-now = With your resources that is { $points } more.
lex-products-to-come = Production tokens still to come in later rounds: { $n }.
lex-costs-points = { $points }
lex-tile-does = Scores { $small } on a small island, { $big } on a big one.
lex-tile-neutral = Neutral: everybody may build on from it.
lex-tile-village = A village: only its owner builds on from it.
lex-tile-left = Left to take: { $n }.
lex-tile-fits = Places where it would fit you now: { $n }.
lex-tile-fits-nowhere = It fits you nowhere at present.
lex-tile-held-by = { $seat } has { $n } to build.
lex-tile-costs = { $points } to take and again to build
lex-track-gold = Gold
lex-track-gold-does = A gold buys an action point in your turn, and is a point at the end. Beyond 12 it is a point at once.
lex-track-cannons = Cannons
lex-track-cannons-does = Needed against the pirates. Whoever reaches the end with points to spare gets 2 gold.
lex-track-progress = Progress
lex-track-progress-does = Spaces with points give a progress token when they are reached or passed, and points at the end.
lex-track-now = { $seat }: { $n }.
lex-progress-points = Worth { $points } at the end so far.
lex-progress-next = Steps to the next token: { $n }.
lex-posts = Posts in the supply
lex-posts-does = A post is founded at an anchor. You build next to your posts, and they score when their island is complete.
lex-chests = Chests
lex-chests-does = Each is worth 3 gold whenever you like in your turn.
lex-villages = Villages in the supply
lex-villages-now = { $seat } can still take: { $list }.
lex-points = Points
lex-points-does = What the seat would have if the game ended now: score track, gold, goods, tokens and tracks.
lex-points-now = { $seat } would have { $points } now.
lex-points-track = On the score track: { $n }.
lex-sheet-line = { $line }: { $n }
lex-good-does = At the end: resources times production tokens, the printed one included.
lex-good-now = { $seat }: { $resources } × { $products }, { $points }.
lex-island = Island
lex-island-big = A big island: tiles score more here.
lex-island-small = A small island.
lex-island-does = Whoever covers its last square scores { $points }, and everybody scores for posts here.
lex-island-chest = A chest lies here for whoever completes it.
lex-island-left = Squares still open: { $n }.
lex-island-new = Not discovered: the first post scores { $points }.
lex-island-posts = { $seat } has { $n ->
    [one] 1 post
   *[other] { $n } posts
} here: { $points } if it were completed now.
lex-frame = Frame
lex-frame-n = Frame space { $n }
lex-frame-does = Ships enter here. Each space touches its neighbours and all water along its edge; several ships may lie here.
lex-frame-ships = Ships here: { $people }.
lex-ship = Ship
lex-ship-of = Ship of { $seat }
lex-ship-at = It lies at { $square }.
lex-ship-frame = It lies at frame space { $n }.
lex-anchor = Anchor
lex-anchor-does = A ship that stops here may found a post on the dashed square beside it, as long as nobody has built there.
lex-post = Post
lex-post-of = Post of { $seat }
