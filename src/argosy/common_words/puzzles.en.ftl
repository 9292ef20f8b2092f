# Puzzles.

puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-lead = Positions in which one move is clearly better than all others: find it. Puzzles come back after days, the better they went, the later.
puzzle-go = To the puzzles
puzzle-all = All puzzles
puzzle-own = From your games
puzzle-no-own = When one of your finished games has been reviewed, the moves that cost you most wait here.
puzzle-count = { $n ->
    [one] One puzzle
   *[other] { $n } puzzles
}, { $done } solved{ $due ->
    [0] {""}
   *[other] , { $due } to be seen again
}.
puzzle-train-this = Train this
puzzle-train = Train
puzzle-by-level = By difficulty
puzzle-by-theme = By theme
puzzle-any-theme = All sorts
puzzle-level-1 = Easy
puzzle-level-2 = Fair
puzzle-level-3 = Hard
puzzle-row = { $n } in a row
puzzle-ask = Your move: find the best one
puzzle-find = One move is clearly best
puzzle-how = Look at everybody’s things, then make your move on the board or among the buttons.
puzzle-right = Right: { $move }
puzzle-why = It wins { $gain } more of a hundred games than the next best, “{ $second }”.
puzzle-wrong = Not the best: { $move }
puzzle-lost = It gives away { $n } % of a win.
puzzle-lost-more = It gives away { $n } % of a win or more.
puzzle-was-played = It was played in the game.
puzzle-again = Try again.
puzzle-row-best = best
puzzle-row-close = next
puzzle-row-game = played
puzzle-line = Then:
puzzle-back-in = { $n ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $n } days.
}
puzzle-back-soon = It comes back the next time.
puzzle-nudge = A nudge
puzzle-one-of = It is one of these:
puzzle-show = Show me
puzzle-board = Try other moves
puzzle-next = Next puzzle
puzzle-from = Where it comes from
puzzle-from-bots = A game between bots. Checked in { $deals } deals of what the seat cannot see, and by { $playouts } playouts of the captain.
puzzle-from-own = A game of your own. The review found a better move here.
