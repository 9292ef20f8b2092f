# lobby
lobby-hello = Four sea games at one table
lobby-what = Goa, Grog Island, Amerigo and Maracaibo, with all their rules, in your browser. No account, nothing to install.
lobby-new-here = New to these games?
lobby-guided = Play a guided first game of { $game }. Your hand is on the board after twenty seconds; the rules come as you need them.
lobby-learn-in = Learn { $game } in { $n } minutes
lobby-learn-on = Go on learning { $game }
lobby-other-lessons = another game
lobby-all-lessons = all lessons
lobby-now = Play a bot now
lobby-i-am = I am
lobby-and-play = and play
lobby-against = against
lobby-all-options = All options
lobby-play-game = Play { $game }
lobby-honest = Honest bots
lobby-honest-how = They get what you would see in their seat, and nothing more.
lobby-friends = Friends by a link
lobby-friends-how = Live, or a move a day. Undo, hints, and what happened since your last turn.
lobby-after = A review after the game
lobby-after-how = Where it was won and lost, move by move.
lobby-back = Welcome back, { $name }
lobby-back-nameless = Welcome back
lobby-wait = { $n ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
lobby-continue = Continue
lobby-you-to-move = you are to move
lobby-others = Others are thinking
lobby-history = Finished games
lobby-since = { $name } is to move, since { $ago }
lobby-new-table = New table
lobby-players = { $least }–{ $most } players
lobby-who = Who sails with you
lobby-seats-of = { $n } of { $least }–{ $most } seats
lobby-at-table = At this table
lobby-hints-help = Anybody may ask what a captain would do. Between people, once all have agreed.
lobby-coach-help = Speaks when something comes up for the first time and when a move gives away much, and lets you take it back. Only where you are alone with bots.
lobby-public = Listed in the lobby
lobby-public-help = Anybody may join or watch.
lobby-several-help = For two people who share a screen somewhere else.
lobby-what-they-change = what they change
lobby-pace-none-help = Play when you like. Good for one evening.
lobby-pace-turns = A few moves a day
lobby-pace-turns-help = So much time for each move; bots do not need it.
lobby-pace-clock = Live with a clock
lobby-pace-clock-help = So much time for each player for the whole game, and half a minute for every turn.
lobby-days = { $n ->
    [one] one day
   *[other] { $n } days
}
lobby-bots-honest = A bot is given what its seat may see and nothing more: no hidden money, no deck, no shuffle. Strong bots look ahead; none of them looks at your cards.
lobby-level-deckhand = Rules of thumb, at once. For first games.
lobby-level-mate = Weighs every move of its own turn. A fair opponent.
lobby-level-captain = Looks ahead, and guesses what is hidden. Hard to beat.
lobby-level-admiral = Looks ahead like a captain, led by what it learned from countless games of its own. The strongest there is.
lobby-js-here = Here
lobby-js-link-help = You get a link after “Set sail”. Nobody takes the seat by opening it; your friend types a name and sits down.
lobby-js-and = and
lobby-js-hints = hints
lobby-js-coach = coach
lobby-js-alone = alone
lobby-js-with = with
