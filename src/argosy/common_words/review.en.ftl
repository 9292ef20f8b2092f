error-review-not-finished = Only a finished game can be reviewed; this one is still going on after { $made } moves.
error-review-budget = The budget of a review is a number of deals from 1 to { $most }; { $budget } is not possible.
review-title = Review of { $game }, { $moves } moves
review-player = { $name }: place { $rank } with { $points } points. Accuracy { $accuracy }, { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
} of 5 % or more, { $lost } given away in all. Chance at the start { $start }; luck { $luck }.
review-player-idle = { $name }: place { $rank } with { $points } points. There was nothing to choose. Chance at the start { $start }; luck { $luck }.
review-turnings = Turning points
review-no-turnings = The chances never swung far.
review-turning = Move { $move }: { $told } ({ $who } { $swing })
review-by-luck = Chance brought { $luck } of that.
review-better = Better: { $better } ({ $gain }).
review-mistakes = Better moves
review-no-mistakes = No move was found that was clearly better than the one made.
review-mistake = Move { $move }, { $name }: { $told }. It gave away { $loss }. Better: { $better }.
review-luckiest = Most luck: { $who } ({ $luck }).
review-method = Each position was judged in { $deals ->
    [one] one deal
   *[other] { $deals } deals
} of what the player could not see. Accuracy is 100 when no chance to win was given away. Luck is the part of all changes that cards and dice brought, apart from decisions.
review-chart = Chance to win
review-chart-label = The chance to win of each player over { $moves } moves
review-chart-note = reckoned after every move from what each player could see
review-round = Round { $number }
review-moves = { $moves } moves
review-turning-label = Turning point { $number }, after move { $move }
review-largest = largest swings
review-accuracy = Accuracy
review-luck = Luck
review-given = Given away
review-count = Mistakes
review-player-head = Player
review-again = Look at it
review-failed = The review did not succeed.
hint-only = There is nothing else to do.
hint-better = It wins { $chance } of the time; “{ $other }” wins { $gain } less often.
hint-close = It wins { $chance } of the time; “{ $other }” is nearly as good.
hint-alone = It wins { $chance } of the time.
review-prepares = { $game } is still being prepared on this server. The review begins in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
review-queued = { $n ->
    [0] The review begins in a moment.
    [one] Another game is being reviewed; yours is next.
   *[other] { $n } other games are being reviewed first.
}
