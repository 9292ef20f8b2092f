# What one's games add up to.

figures-title = What your games add up to
figures-all = { $n ->
    [one] one game
   *[other] { $n } games
}, { $share } % won (equals: { $fair } %)
figures-none = Finish a game, and it is counted here.
figures-trend = Of the latest ten you won { $latest } %, of the ten before { $before } %.
figures-by-game = By game
figures-game = Game
figures-games = Games
figures-wins = Won
figures-points = Points
figures-best = Best
figures-places = Places
figures-by-seat = By seat
figures-seat = Seat
figures-fair = Equals would
figures-seat-of = { $n } of { $of }
figures-by-rival = By opponent
figures-rival = Opponent
figures-ahead = You ahead
figures-behind = You behind
figures-bot = bots: { $level }
figures-trend-label = Your places in the latest { $n ->
    [one] game
   *[other] { $n } games
}, the first place at the top
