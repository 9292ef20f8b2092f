# the pages around the tables
nav-title = Argosy
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-campaign = Campaign

# lessons
lesson-none = { $game } has no first voyage. `argosy play` and the rules are there.
lesson-bad = The lesson in { $file } cannot be used: { $why }.
learn-title = Learn by playing
learn-lead = A guided first game for each: your hand is on the board after twenty seconds, and the rules come as you need them.
learn-first = First voyage
learn-skipper = Skipper
learn-pilot = Your pilot
learn-step = Chapter { $chapter } · step { $step } of { $steps }
learn-show = Show me
learn-skip = Skip chapter
learn-back = Back
learn-next = Next
learn-leave = Leave
learn-do = Your move:
learn-or = or
learn-not-made = Not made:
learn-wrong = That is a legal move, but this lesson goes another way. The dashed ring shows where.
learn-anyway = Let me try it anyway
learn-dont-know = I do not know
learn-right = Right.
learn-not-quite = Not quite. Look again.
learn-answers = Answers
learn-chapter-of = Chapter { $n } of { $of }
learn-chapter-done = { $title }: done
learn-done-mark = done
learn-minutes = { $n } min
learn-go-on = Go on: { $title }
learn-again = Play it again
learn-stop = Stop for today
learn-own-game = Your own game, with the coach
learn-begin = Learn in { $n } minutes
learn-continue = Go on with chapter { $n }

# the coach
coach-title = A word from the coach
coach-waits = The others wait while I speak.
coach-moment = The first time this comes up.
coach-on = Coach
coach-gave = { $made } is about { $points ->
    [one] a point
   *[other] { $points } points
} worse than { $better }, by a mate’s judgement.
coach-made = your move
coach-better = better
coach-points = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
coach-best = best
coach-sure = A judgement over { $deals } deals of what you cannot see, give or take { $points ->
    [one] a point
   *[other] { $points } points
}.
coach-then = then:
coach-back = Take it back
coach-play-on = Play on
coach-quiet = Got it

# learning in the terminal
learn-cli-chapter = Chapter { $n }: { $title }
learn-cli-do = Your move: { $move }
learn-cli-help = Type the number of a move or what it is called. Enter reads on, s shows the move, b goes back, k skips the chapter, q leaves; your place is kept.
learn-cli-answer = Which answer? Type its letter.
learn-cli-next = Enter goes on.
learn-cli-left = Your place is kept. `argosy learn { $game }` goes on from here.
learn-cli-end = That was the last chapter. Play a game of your own: argosy play { $game } --seats me,deckhand,deckhand
learn-cli-no-chapter = There is no chapter { $chapter }; there are { $chapters }.

# rules pages
rules-lesson = Play this: “{ $title }”
rules-search = Search the rules
rules-found = Sections found
rules-none = Nothing found. Try another word, or a shorter one.
rules-learn = Rather learn by playing: { $n } minutes
rules-link = Link to “{ $title }”
