# The analysis board.

nav-study = Study
analysis-title = Analysis
analysis-lead = Any moment of a finished game: try moves for all seats, see chances and the best lines, play on from there.
analysis-no-moment = This game has no such moment. Open the board from its beginning.
analysis-long-line = A line on the board has at most { $most } moves. Play on from here instead.
analysis-full = This board is full: at most { $most } moves can be tried on it. Delete a branch, or open the game anew.
analysis-unfinished = Only finished games come on the board. This one was not played to its end.
analysis-laid-out = This record begins from a position that was laid out, not from a deal. Open it from the table where it was played.
analysis-your-record = Your record
analysis-not-over = one before the end of the game
analysis-prepares = { $game } is still being prepared on this server. Chances come in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
analysis-moment = The moment
analysis-back = Back to the table
analysis-all = All boards
analysis-one-back = One move back
analysis-one-on = One move on
analysis-facts = Move { $n } of { $of }. Try any move for any seat; nothing here changes the game.
analysis-tried = Tried: { $move }.
analysis-went = In the game: { $move }.
analysis-to-game = Back to the game
analysis-cut = Delete the branch
analysis-chances = Chances to win
analysis-eyes = Whose things are shown
analysis-points = { $n ->
    [one] one point
   *[other] { $n } points
}
analysis-chance-of = { $n } per cent
analysis-lines = Best lines
analysis-lines-short = Lines
analysis-for = for { $name }
analysis-thinks = Thinking …
analysis-played = as played
analysis-no-lines = The game is over.
analysis-best = Best move
analysis-moves = Moves
analysis-yours = tried in magenta
analysis-begin = The beginning
analysis-tries = { $n ->
    [0] nothing tried
    [one] one move tried
   *[other] { $n } moves tried
}
analysis-as = Your seat
analysis-as-name = as { $name }
analysis-against = Who plays the others
analysis-against-level = against: { $level }
analysis-play-on = Play on from here
analysis-record = Record
analysis-link = Copy the link
analysis-copied = Copied. Whoever has the link sees the game and what was tried.
analysis-bring = Bring a game along
analysis-bring-about = A record that a table, “argosy play” or “arena --records” wrote, or a series that “arena --keep” kept. Finished games only.
analysis-file = A file
analysis-paste = Or paste its text
analysis-open = On the board
analysis-game-n = Game { $n }
analysis-boards = Your boards
analysis-no-boards = Nothing tried yet.
analysis-delete = Delete this board of { $game }
over-analysis = Analysis
