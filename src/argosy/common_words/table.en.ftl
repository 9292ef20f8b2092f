# what can go wrong at a table
table-error-no-table = There is no table here for you. Ask for the link of your seat, or for the spectators' link.
table-error-not-yours = You do not hold that seat. Open the seat's own link first.
table-error-not-your-turn = It is not your turn: { $name } is to move.
table-error-port-taken = Port { $port } is taken: another table may be open already. Look there, or choose another port: argosy --port { $other }
table-error-stale = Something happened at the table meanwhile. Look at it again, then choose.
table-error-not-running = This cannot be done now: the table is { $status ->
    [open] waiting for players
    [over] over
    [closed] closed
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
table-error-other-version = This table of { $game } is closed. { $what ->
    [game] This server does not have the game any more.
    [components] It began with other components than this server has now.
   *[rules] It began by version { $rules } of the rules, and this server plays by version { $known }.
} Nothing of it is lost: its record can be downloaded.
table-error-hints-busy = { $n ->
    [1] One hint is
   *[other] { $n } hints are
} being thought about. Ask again in a moment.
table-error-not-over = That can be seen when the game is over.
table-waiting = The table waits for players.

# pages
page-skip = Skip to your move
page-theme = Day or night
page-theme-auto = As the system
page-theme-day = Day
page-theme-night = Night watch
page-settings = Settings
page-name = Your name
page-colour = Your colour
page-colour-0 = Vermilion (disc)
page-colour-1 = Blue (diamond)
page-colour-2 = Green (triangle)
page-colour-3 = Yellow (square)
page-language = Language
page-motion = Moving pieces
page-motion-on = On
page-motion-off = Off
page-about = About Argosy
page-done = Done
page-rules = Rules
page-home = To the lobby

lobby-title = Choose a voyage
lobby-lead = Four sea games, with friends or against bots that know the winds.
lobby-games = Games
lobby-lead-goa = Auctions and spice in Portuguese India
lobby-lead-grog-island = Bluff with dice, claim pirate shops
lobby-lead-amerigo = Sail, settle and build new islands
lobby-lead-maracaibo = Four years under sail in the Caribbean
lobby-new = New table:
lobby-add-seat = One more seat
lobby-options = Variants
lobby-pace = Pace
lobby-pace-none = No clock
lobby-pace-live = Live, { $minutes } minutes each
lobby-pace-days = By turns, { $days ->
    [one] a day
   *[other] { $days } days
} a move
lobby-hints = Hints allowed
lobby-listed = Public: listed here, anybody may join or watch
lobby-sail = Set sail
lobby-yours = Your tables
lobby-none-yours = No tables yet.
lobby-open = Open tables
lobby-none-open = Nobody is waiting.
lobby-waiting = { $n } waiting
lobby-join = Join
lobby-watch = Watch
lobby-your-turn = Your turn
lobby-look = Open
lobby-plays = { $name } plays
lobby-review = Look back
lobby-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
lobby-moves = { $n } moves made
lobby-over = finished
lobby-closed = closed; its record is kept
lobby-unofficial = Argosy is unofficial and not affiliated with the publishers of these games.
lobby-js-you = You
lobby-js-friend = Friend by link
lobby-js-bot = Bot
lobby-js-hot = Here too (same screen)
lobby-js-remove = Remove this seat
lobby-js-who = Who sits on seat
lobby-js-level = Level of the bot
lobby-js-deckhand = Deckhand
lobby-js-mate = Mate
lobby-js-captain = Captain
lobby-js-invited = waiting for a friend
lobby-js-copied = Copied

table-players = { $n ->
    [one] solo
   *[other] { $n } players
}
table-sections = Parts of the page
table-board = Board
table-mine = Yours
table-people = Players
table-log = Log
table-chat = Chat
table-note = Notes
table-note-private = Only you see this.
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send
table-pass-to = Pass the screen to { $name }
table-pass-why = Everybody else looks away.
table-i-am = I am { $name }
table-since = Since your last turn
table-replay = Replay
table-moves = Your moves
table-more = { $n } more
table-undo = Undo
table-restart = Restart my turn
table-hint = Hint
table-back = One move back
table-forward = One move on
table-moment = Moment of the game
table-at = after move { $n } of { $of }
table-now = Back to now
table-play-on = Play on from here
table-turn = to move
table-points = points
table-take-over = Play this seat myself
table-let-bot = Let a bot play
table-your-last-turn = Your last turn
table-jump = Show the table after move { $n }
table-seed = Fingerprint of the seed:
table-watch-link = Link for spectators
table-my-link = Link of my seat
table-free = Free seat
table-sit = Sit here
table-invite = Invite by link
table-add-bot = A bot plays
table-plays = { $name } is thinking.
table-role-bot = bot · { $level }
table-role-hurried = Bot · { $level }, thinks less now: the server is busy
table-role-open = free
table-role-you = you
table-role-person = person

over-title = After the voyage
over-again = Same crew again
over-place = { $n ->
    [1] winner
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
over-sheet = Where the points came from
over-line = Line
over-total = Total
over-replay = Replay from the start
over-record = Download the record
over-verify = The seed was fixed before the first move:
over-chart = Scores over the game
over-chart-moves = { $n } moves
page-lost = Off the chart
table-left = { $n } left
table-round = Round { $n } of { $of }
table-help = What the rules say about this
table-all-rules = All rules
table-run = Play
table-about = About this table
table-keys = Keys: numbers choose a move, arrows go from one to the next, Enter makes it, U takes back, H gives a hint, R turns a tile, Z enlarges the board, Escape leaves the past.
table-log-empty = Nothing has happened yet.
table-zoom = Larger board
table-older = { $n } earlier
table-ago-now = now
table-ago-minutes = { $n } min
table-ago-hours = { $n } h
table-ago-days = { $n } d
table-ready = ready
table-copy = Copy
table-copied = Copied
table-offline = The connection is lost. Trying again …
table-rotate = Turn the tile
page-contents = Contents
over-you-won = You won by { $points ->
    [one] one point
   *[other] { $points } points
}
over-they-won = { $name } won by { $points ->
    [one] one point
   *[other] { $points } points
}
over-check = Check it here
over-verified = It fits: the seed was not changed.
over-not-verified = It does not fit.
over-review = Where the game was won
over-review-failed = The review could not be finished. Try again later.
over-review-start = Review the game
over-review-working = The bot looks at every move …
lobby-js-person = Person
lobby-js-open = waiting for a friend …
lobby-js-standard = standard set-up
lobby-js-changed = with variants
lobby-more = Options
table-error-broken-backup = { $file } is not a whole backup: { $why }.
table-error-not-empty = There are tables in the database already. Restore { $file } into an empty one.
table-round-open = Round { $n }
lobby-minutes = { $n } min
over-chances = Chance to win
over-turnings = Turning points
over-no-turnings = The game went its way without a sudden turn.
over-better = Better: { $move }
over-luck = of which luck { $points } %
over-look = Look at it
over-players = Players
over-accuracy = Accuracy
over-mistakes = Mistakes
over-luck-short = Luck
