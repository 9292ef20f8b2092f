# what can go wrong at a table
table-error-no-table = There is no table here for you. Ask for the link of your seat, or for the spectators’ link.
table-error-not-yours = You do not hold that seat. Open the seat’s own link first.
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
    [people] not everybody at the table has agreed to hints
   *[turn] it is not your turn
}.
table-error-other-version = This table of { $game } is closed. { $what ->
    [game] This server does not have the game any more.
    [components] It began with other components than this server has now.
   *[rules] It began by version { $rules } of the rules, and this server plays by version { $known }.
} Nothing of it is lost: its record can be downloaded.
table-error-not-prepared = { $game } is still being prepared on this server. Ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-hint-prepares = { $game } is still being prepared on this server. Your hint comes in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-preparing = { $name } takes the seat when { $game } is prepared, in about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
lobby-preparing = Being prepared: { $seconds ->
    [0] nearly done
    [one] one second more
   *[other] about { $seconds } seconds more
}
lobby-preparing-soon = You can play at once; bots that think ahead come when it is done.
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
page-colour-0 = Vermilion
page-colour-1 = Blue
page-colour-2 = Green
page-colour-3 = Yellow
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
lobby-moves = { $n ->
    [one] one move made
   *[other] { $n } moves made
}
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
lobby-js-admiral = Admiral
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
table-points = { $n ->
    [one] point
   *[other] points
 }
table-take-over = Play this seat myself
table-let-bot = Let a bot play
table-your-last-turn = Your last turn
table-jump = Show the table after move { $n }
table-seed = Fingerprint of the seed:
table-watch-link = Link for spectators
table-free = Free seat
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
page-none = There is no page at this address. Perhaps a letter of the link is missing.
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
over-look = Look at it
over-players = Players
over-accuracy = Accuracy
over-mistakes = Mistakes

# seats: sitting down, devices, clocks at zero, the same crew again
table-someone = Player { $n }
table-error-one-seat = You sit at this table already. One visitor takes one seat, unless the host allows more when making the table.
table-error-colour-taken = Somebody at this table has that colour. Choose another.
table-error-not-host = Only { $name }, who made this table, may do that.
table-error-still-time = { $name } has time left, or it is not for the others to decide.
table-error-out-of-time = Your time has run out: a bot plays this turn for you.
table-error-bot-plays = A bot plays for you. Take your seat back first.
table-waiting-host = Invite somebody, or let a bot play. The game is dealt when the table is full.
table-invite-how = Send this link to one person, or let them scan it. Opening it takes no seat; sitting down does, and then the link is spent. A new link ends the old one.
table-role-host = host
table-news-joined = { $name } has sat down.
table-news-left = { $name } has left the table.
table-news-removed = { $by } has freed the seat of { $name }.
table-leave = Leave the table
table-free-seat = Free the seat
table-news-renamed = { $old } is now called { $name }.
table-news-bot = A bot plays on for { $name }.
table-news-back = { $name } plays again.
table-news-late = The time of { $name } has run out. A bot plays on.
table-news-decided = The time of { $name } has run out. { $by } lets a bot play on.
table-news-time = { $by } has given { $name } more time.
table-news-again = { $name } would like to play again with the same crew.
table-news-hints = { $name } agrees to hints at this table. They are given once everybody does (“Your seat”).
table-news-no-hints = { $name } does not agree to hints any more. Nobody gets any.
hints-ask = Hints?
hints-ask-why = Hints are given once everybody at the table has agreed.
hints-agree = I agree to hints
hints-agree-help = Then anybody here may ask what the bots would do, once everybody has agreed. You can take it back at any time.
hints-wait = Not agreed yet: { $names }.
hints-all = Everybody has agreed.
hint-now = chance to win: { $chance } now
hint-thinks = The crew is thinking it over …
hint-step-1 = A nudge
hint-step-1-help = What to look at; no move is named.
hint-step-2 = Moves to think about
hint-step-2-help = The best moves, with your chance to win after each.
hint-step-3 = Why
hint-step-3-help = What they bring and cost, in facts of this position.
hint-go-0 = Give me a nudge
hint-go-1 = Show me moves
hint-go-2 = Tell me why
hint-shut = Close
late-who = The time of { $name } has run out.
late-bot = Let a bot play on
late-more = Give more time
lobby-zero = When no time is left
lobby-zero-bot = Out of time: a bot plays on
lobby-zero-table = Out of time: the others decide
lobby-several = One visitor may take several seats
page-colour-4 = Mauve
page-colour-5 = Slate
invite-title = Invitation
invite-by = { $name } invites you to { $game }
invite-to = You are invited to { $game }
invite-mine = You sit at this table of { $game }
invite-spent = { $name } sat down first
invite-looking = You are looking in. The game is dealt when the table is full.
invite-who = Who sits there
invite-watch = Just watch
invite-nothing-taken = Opening this link takes no seat. If somebody else sits down first, this page says so.
invite-to-table = To the table
invite-for-another = This invitation is for somebody else: send the link on, and it takes the seat for them.
invite-ask-again = This invitation has been used. Ask { $name } for another seat.
invite-ask-host = This invitation has been used. Ask whoever sent it for another seat.
sit-name = Your name at the table
sit-colour = Your colour
sit-seat = Seat
sit-free = free
sit-down = Sit down
sit-as = Sit down as { $name }
seat-title = Your seat
seat-keep = Keep
device-title = Your seat on another device
device-seat-of = The seat of { $name }
device-here = This seat is open on this device already.
device-ask = Are you { $name }? Then you can go on here. The seat stays open on your other devices, and moves appear on all of them.
device-open = Open my seat here
device-is-you = Whoever has this link is you at this table. It is not an invitation; do not send it to others.
device-how = Point your phone’s camera at the square, or open the link there. Keep the link, too, if this browser might forget you: it brings you back to your seat.
device-link = Link of your seat
device-qr = The link as a QR code
device-unknown = Some browser
device-this = this device
device-since = added: { $ago }
device-drop = Sign off
device-new-link = New link for another device
device-new-link-why = A new link ends the old one and signs off all other devices.
over-next = To the next table
over-agree = Yes, again!
over-disagree = Rather not
over-agreed = For another game: { $names }.
over-awaited = Waiting for { $names }.
lobby-js-name = Your name
