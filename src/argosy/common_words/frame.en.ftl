# the frame of a table's page
table-question = Question
reel-none = Nobody has moved since.
reel-play = Show it again, move by move
pace-title = How fast you are shown what the others do
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step
telling-empty = Point at anything to read what it is and what a move would bring.
telling-idle = Point at anything to read what it is.
score-counts = The points beside a name are what the game would give if it ended now. Everybody sees the same number.
keys-title = Keys
key-1-9 = 1–9
key-1-9-does = make a move of the bar
key-arrows = ← → ↑ ↓
key-arrows-does = from one move or target to the next
key-enter = Enter
key-enter-does = make the chosen move
key-u = U
key-u-does = take back
key-h = H
key-h-does = a hint
key-i = I
key-i-does = explain what is pointed at; I once more keeps the card open
key-r = R
key-r-does = turn a tile
key-z = Z
key-z-does = a larger board
key-p = P
key-p-does = show what happened since your turn
key-escape = Esc
key-escape-does = back to now, close what is open

# the lexicon
lexicon-title = What is this?
lexicon-now = Now
lexicon-costs = What it costs you
lexicon-rule = What the rules say
lexicon-words = The same in words
lexicon-list = Everything on the table
lexicon-none = There is nothing to explain here. Point at a tile, a card, a place or a track.

# a calm table
confirm-ask = End your turn like this?
confirm-do = Confirm my turn
confirm-every = Ask me every turn
set-confirm = When my turn ends
set-confirm-on = Ask me before the bots answer
set-confirm-off = Go on at once
set-dead = Questions with nothing to decide
set-dead-on = Answer them for me, after a moment
set-dead-off = Ask me all the same
dead-answering = Nothing to decide: { $move }. Escape keeps the question.
