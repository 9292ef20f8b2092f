campaign-name = campaign
campaign-players = players
campaign-games = games
campaign-stands = where it stands
campaign-is-over = the story has ended
campaign-is-left = left
campaign-how = Begin one: argosy campaign begin NAME --seats me,mate · Go on: argosy campaign continue NAME · Read it again: argosy campaign tell NAME
campaign-game = Game { $n }
campaign-next = { $games ->
    [one] The first game is over.
   *[other] { $games } games are over.
} Go on with the story: argosy campaign continue { $name }
campaign-ended = After { $games ->
    [one] 1 game
   *[other] { $games } games
} the story has ended. Read it again: argosy campaign tell { $name }
campaign-kept = The game is kept. Go on with it: argosy campaign continue { $name }
campaign-left = You have left the campaign “{ $name }”. It can still be read: argosy campaign tell { $name }
campaign-verified = { $name } is right: { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, each beginning where the one before ended.
error-no-campaigns = { $game } has no campaign.
error-no-such-chapter = { $game } has no chapter { $chapter }; choose one from 1 to { $last }.
error-no-such-campaign = There is no campaign called “{ $name }”. { $count ->
    [0] Begin it: argosy campaign begin { $name }
   *[other] Kept are: { $names }.
}
error-campaign-exists = There is a campaign called “{ $name }” already. Go on with it, or choose another name.
error-campaign-over = The campaign “{ $name }” is over: its story has ended, or you have left it.
error-campaign-name = “{ $name }” cannot be the name of a campaign; use up to 40 letters, digits, _ and -.
error-not-this-game = This is no finished game that goes on where the campaign “{ $name }” stands.
error-game-going-on = A game of “{ $name }” is still going on with { $players }. Finish it first: argosy campaign continue { $name }
error-broken-campaign = { $file } is no campaign that can be played on: { $why }.
