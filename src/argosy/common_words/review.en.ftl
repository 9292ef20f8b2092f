error-review-not-finished = Only a finished game can be reviewed; this one is still going on after { $made } moves.
error-review-budget = The budget of a review is a number of deals from 1 to { $most }; { $budget } is not possible.
review-title = Review of { $game }, { $moves } moves
review-turnings = Turning points
review-no-turnings = The chances never swung far.
review-better = Better: { $better } ({ $gain }).
review-mistakes = Better moves
review-no-mistakes = No move was found that was clearly better than the one made.
review-chart-label = The chance to win of each player over { $moves } moves
review-round = Round { $number }
review-moves = { $moves } moves
review-turning-label = Turning point { $number }, after move { $move }
hint-only = There is nothing else to do.
hint-better = It wins { $chance } of the time; “{ $other }” wins { $gain } less often.
hint-close = It wins { $chance } of the time; “{ $other }” is nearly as good.
hint-alone = It wins { $chance } of the time.
review-prepares = { $game } is still being prepared on this server. The review begins in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
review-left = about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
review-queued = { $n ->
    [0] The review begins in a moment.
    [one] Another game is being reviewed; yours is next.
   *[other] { $n } other games are being reviewed first.
}
review-player = { $name }: place { $rank } with { $points } points. Accuracy { $accuracy }, { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
} of 3 % or more, { $lost } given away in all.
review-player-idle = { $name }: place { $rank } with { $points } points. There was nothing to choose.
review-turning = { $when }: { $told } ({ $who } { $swing })
review-by-luck = That was { $who }’s good luck.
review-by-bad-luck = That was { $who }’s bad luck.
review-by-reveal = Nobody could know this: what had been hidden came to light.
review-at-the-end = At the end: { $points }.
review-mistake = { $when }, { $name }: { $told }. It gave away { $loss }. Better: { $better }.
review-method = Each position was judged in { $deals ->
    [one] one deal
   *[other] { $deals } deals
} of what nobody could see. Accuracy is 100 when nothing was given away and 0 for moves chosen blindly. Luck is every change that no decision explains: cards, dice, hidden hands and what could not be foreseen.
review-story = The story
review-sum = { $start } % at the start, { $luck } luck, { $own } own moves, { $others } moves of the others = { $result } %
review-sum-alone = { $start } % at the start, { $luck } luck, { $own } own moves = { $result } %
review-event = { $when }: { $told } ({ $luck })
review-kinds = Given away by kinds of decisions
review-kind = { $kind } { $lost } % ({ $choices ->
    [one] one choice
   *[other] { $choices } choices
})
review-rounds = Rounds { $first }–{ $last }
review-move = Move { $number }
story-slips = { $name } falls from { $from } to { $to } %. The costliest move: “{ $played }” gives { $part } % away, “{ $better }” was better.
story-given = { $name } rises from { $from } to { $to } %. { $giver } helps most: “{ $played }” instead of “{ $better }” is worth { $part } % to { $name }.
story-lucky = { $name } rises from { $from } to { $to } %. The best stroke of luck, worth { $part } %: { $told }
story-unlucky = { $name } falls from { $from } to { $to } %. The worst stroke of luck costs { $part } %: { $told }
story-unveiled-up = { $name } rises from { $from } to { $to } %, most of it only at the end, when what had been hidden came to light.
story-unveiled-down = { $name } falls from { $from } to { $to } %, most of it only at the end, when what had been hidden came to light.
story-drifts-up = { $name } rises from { $from } to { $to } %, little by little: no single move stands out.
story-drifts-down = { $name } falls from { $from } to { $to } %, little by little: no single move stands out.
story-quiet = Little changes: { $name } leads with { $to } %.
story-quiet-alone = Little changes: { $name } stands at { $to } %.
story-ends = { $name } wins with { $points } points, { $margin } ahead of { $second }. Since { $since } nobody had been more likely to win.
why = It brings { $facts }, on average until it is { $name }’s turn again.
why-more = { $n ->
    [one] { $points } point
   *[other] { $points } points
} more for “{ $line }”
why-less = { $n ->
    [one] { $points } point
   *[other] { $points } points
} less for “{ $line }”
kind-other = Small decisions
review-smooth = whole turns, smoothed
review-every-turn = show every turn
review-better-means = “better” is the best move found with what that seat could see
review-played = played
review-best = better
review-luck-and-skill = Luck and skill
review-adds-up = Every column can be added: it leads from the start to the result, in per cent.
review-start = Start
review-luck = Luck
review-own = Own moves
review-moves-of = Moves of { $name }
review-result = Result
review-luck-of = Luck of { $name }:
review-other-draws = all other draws and rolls
review-other-luck = what was hidden, and what nobody could foresee
review-kinds-of = Where { $name } gave chances away
review-weak = weak
review-strong = strong
review-mates = mates usually { $n } %
review-earlier = you in earlier games { $n } %
review-choices = { $n ->
    [one] one choice
   *[other] { $n } choices
}
hint-nudge-line = What could bring you more for “{ $line }”?
hint-nudge-clear = One move is clearly better than the others. What does each of them leave you with?
hint-nudge-few = A few moves are better than the rest. What do they have in common?
hint-nudge-equal = Several moves are about as good: nothing much hangs on this one.
hint-why = Against “{ $other }” it brings { $facts }.
review-whose = Show the turning points and moves of
review-whose-all = All { $n }
review-whose-mine = Yours { $n }
review-whose-theirs = Theirs { $n }
review-none-here = There is none of these.
review-all-better = All moves with a better one
lately-title = Your last games of { $game }
lately-what = chance given away in per cent, place, points
lately-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
lately-label = Your last games, the latest at the end: { $games }.
lately-known = { $lost } % given away, place { $place }, { $points } points
lately-unknown = not reviewed, place { $place }, { $points } points
lately-usual = { $now } % given away here; in the { $n } games before it was { $usual } % on average (dashed line).
lately-some = { $n ->
    [0] None of the games before was reviewed: open one of them and have it reviewed, and its bar stands here.
   *[other] Only one of the games before was reviewed: with two of them your usual shows here.
}
