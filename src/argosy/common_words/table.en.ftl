# what can go wrong at a table
table-error-no-table = There is no table here for you. Ask for the link of your seat, or for the spectators' link.
table-error-not-yours = You do not hold that seat. Open the seat's own link first.
table-error-not-your-turn = It is not your turn: { $name } is to move.
table-error-stale = Something happened at the table meanwhile. Look at it again, then choose.
table-error-not-running = This cannot be done now: the table is { $status ->
    [open] waiting for players
    [over] over
   *[running] running
}.
table-error-no-undo = Nothing can be taken back: somebody has seen something new, or another player has moved.
table-error-seat-taken = Somebody sits there already. Choose another seat.
table-error-bad-request = { $what } must be { $right }.
table-error-too-much = That was too quick. Try again in { $seconds } seconds.
table-error-no-hints = There is no hint now: { $why ->
    [off] this table is played without hints
   *[turn] it is not your turn
}.
table-error-not-over = That can be seen when the game is over.
table-waiting = The table waits for players.
