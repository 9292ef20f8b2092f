# The house's own words: what all games share.

and = and
deed-again = { $deed } { $n ->
    [2] (twice)
   *[other] ({ $n } times)
}
many-more = { $count } more
yes = yes
no = no

seat = Seat { $n }
called = “{ $name }”
you = you
you-first = You
spectator = Spectator
over-won = The game is over. { $winners } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
    .winners = The game is over. You win with { $points ->
        [one] one point
       *[other] { $points } points
    }.
over-shared = The game is over. { $winners } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.
    .winners = The game is over. { $winners } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    } each.

error-unknown-game = There is no game called “{ $name }”. There are { $games }.
error-unknown-option = { $game } has no option “{ $option }”. { $known ->
    [none] It has no options.
   *[other] Its options are { $known }.
}
error-wrong-option-value = The option “{ $option }” of { $game } cannot be { $value }. Its choices are { $choices }.
error-wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-wrong-names = There are { $seats } seats, so name { $seats } players; { $names } were named.
error-no-such-seat = There is no seat { $seat }: the seats are numbered from 0 to { $last }.
error-wrong-seed = A seed is a whole number from 0 to 2^64 - 1, not { $seed }.
error-illegal-move = “{ $move }” is not legal now. { $seat } has these moves: { $legal }.
error-unknown-move = “{ $move }” is no move of { $game }. { $close ->
    [none] { $seat } has these moves: { $legal }.
   *[other] Close to it: { $close }.
}
error-ambiguous-move = Several legal moves begin with “{ $move }”: { $several }. Write more of it.
error-foreign-move = “{ $move }” is a move of { $other }; this is a game of { $game }.
error-game-over = “{ $move }” cannot be played: the game is over.
error-nothing-to-undo = No move has been made, so none can be taken back.
error-broken-record = { $file } is not a record: line { $line } is not JSON ({ $why }).
error-truncated-record = { $file } breaks off after { $line ->
    [one] one line
   *[other] { $line } lines
}. The rest of the file is missing.
error-foreign-record = { $file } is no record of Argosy: it does not begin with "format": "argosy record".
error-record-part = { $file }: “{ $part }” should be { $wanted }, but it is { $found }.
error-other-format = { $file } is written in version { $found } of the record format. This Argosy reads version { $known }.
error-other-rules = { $file } was played by version { $found } of the rules of { $game }. This Argosy plays version { $known }, so the game might take another course.
error-other-components = { $file } was played with the component set { $found }. Here the set { $known } is in use; lay the same component rows into your folder (argosy components { $game } shows which one).
error-illegal-record = { $file }, move { $number }: { $why }
error-other-result = { $file } says that the { $what } are { $found }, but its moves lead to { $known }.
error-broken-position = Line { $line } of the position: { $why }.
error-no-file = There is no file { $file }.
error-cannot-save = { $file } cannot be written: { $why }.
error-no-such-moment = The match has { $last } moves so far; it cannot be seen after { $made }.

cli-points = points
cli-place = Place
cli-move-number = move { $number }
cli-preparing = { $bot } takes its seat when { $game } is prepared
cli-resume = You left a game after { $moves } moves. Go on with it?
cli-nothing-left = You left no game of { $game }. Begin one: argosy play { $game }
cli-left = The game is kept. Go on with it: argosy play { $game } --resume
cli-kept = The record of this game: { $file }
cli-no-undo = That cannot be taken back: somebody has seen something new since, or somebody else has moved.
cli-picture = The table is drawn in { $file }
cli-pass-on = { $seat } is next. Press Enter when nobody else is looking.
cli-help = Type the number of a move, or what it is called (the beginning is enough).
    u takes back your last move, l shows the log, s the points so far,
    p draws the table into a file, q leaves and keeps the game.
cli-verified = { $file } is right: all { $moves } moves were legal and lead to this position.
over-lost = The game is over. { $rival } wins against { $loser }, { $theirs } points to { $points }.
    .loser = The game is over. { $rival } wins against you, { $theirs } points to { $points }.
