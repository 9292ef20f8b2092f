# Campaigns in the browser.

voyage-error-no-vote = There is no vote in which you are asked now.
voyage-error-none = There is no campaign here for you. Ask whoever plays it for an invitation.
voyage-error-goes-on = A game of this campaign is being played. Finish it first.
voyage-error-ended = This campaign has ended. It can be read, checked and downloaded, and a new one can begin.
voyage-error-not-captain = Only whoever began the campaign decides that.
voyage-error-not-aboard = You do not play in this campaign now.
voyage-error-untold = That page of the story has not been told yet.

voyage-title = Campaign
voyage-mine = Campaigns
voyage-lead = Several games in a row: the story goes on, and what you did stays done.
voyage-yours = Your campaigns
voyage-none = None yet. Begin one, alone or with friends.
voyage-open = Open
voyage-bring = Bring a campaign along
voyage-bring-about = The file of a campaign, from here or from the terminal. Every game in it is replayed before it is taken over.
voyage-bring-go = Take it over
voyage-name = Name of the campaign
voyage-who-plays = Who plays
voyage-nobody = nobody
voyage-jean = Jean’s strength, if you play alone
voyage-from = Where it begins
voyage-from-chapter = { $n ->
    [1] At the beginning
   *[other] With chapter { $n }
}
voyage-begin = Begin the campaign

voyage-chapters = Chapters
voyage-chapter = Chapter { $n } · { $title }
voyage-of = { $n } of { $of }
voyage-untold = not yet told
voyage-captains = The captains
voyage-captain = { $won ->
    [0] best { $best }
   *[other] { $won } won, best { $best }
}
voyage-games = { $n ->
    [0] no game yet
    [one] one game
   *[other] { $n } games
}
voyage-no-game-yet = No game has been finished yet.
voyage-chart = Chart of the campaign
voyage-so-far = The story so far
voyage-cards-again = { $n ->
    [one] One page to read again
   *[other] { $n } pages to read again
}
voyage-changes = What changed in the world
voyage-no-changes = Nothing yet. That will not last.
voyage-new = new
voyage-nothing-told = No card was fulfilled
voyage-alone-won = won with { $points }
voyage-alone-lost = lost with { $points }
voyage-options = Campaign options
voyage-file = Download the file
voyage-file-about = The file holds every finished game. “argosy campaign” plays it on in the terminal, and here it can be brought along again.
voyage-verify = Check
voyage-verified = All games were replayed: each begins where the one before it ended.
voyage-rename = Rename
voyage-leave = End the campaign
voyage-leave-ask = End this campaign for everybody? It can still be read and downloaded.
voyage-step-back = Leave the crew
voyage-step-back-ask = Leave the crew? A bot plays for you from the next game on.

voyage-now-gone = The campaign was left
voyage-now-gone-about = Its story can still be read.
voyage-now-ended = The story has ended
voyage-now-ended-about = Thank you for playing it to the end.
voyage-now-next = Now: game { $n }
voyage-now-next-about = Look at what is laid out, decide who plays, and set sail.
voyage-now-game = Game { $n }
voyage-now-vote = Now: a vote
voyage-now-vote-about = How shall the story go on? Still thinking: { $names }.
voyage-now-yours = It is your turn.
voyage-prepare = Prepare the game
voyage-to-table = To the table
voyage-to-atlas = To the atlas
voyage-vote = Vote
voyage-look-vote = Look at the vote
voyage-read-again = Read the story

voyage-card-front = Card { $n }
voyage-card-back = Card { $n }, the back
voyage-page-front = { $n } · { $title }
voyage-page-back = { $n } · { $title }, the back
voyage-speaks = { $name } speaks.
voyage-speaks-now = speaks
voyage-goes-on-at = The story goes on at
voyage-pays = Whoever gets there pays
voyage-gains = and gains
voyage-around = Around the table
voyage-has-read = has read it
voyage-not-read = on the way
voyage-have-read = I have read it
voyage-more-pages = { $n ->
    [one] One more page
   *[other] { $n } more pages
}
voyage-later = Later
voyage-aloud = Aloud
voyage-no-hurry = Nobody has to hurry: everybody reads when they like.
voyage-page-before = Page before
voyage-page-after = Next page

voyage-which = How shall the story go on?
voyage-rule = Most votes decide. If they are equal, { $name } decides, who read the card.
voyage-rule-alone = You decide.
voyage-votes = Votes
voyage-votes-cast = { $n } of { $of } have voted
voyage-reads = reads aloud
voyage-voted = has voted
voyage-thinking = thinking
voyage-bot-votes = draws lots at the end
voyage-your-vote = your vote
voyage-may-change = You may change your vote until everybody has voted. Then it is written into the atlas.
voyage-nobody-knows = Where a door leads, nobody knows yet. The other one stays shut in this campaign.
voyage-look-atlas = Look at the atlas
voyage-read-and-vote = Read the card and vote
voyage-decided = So it was decided

voyage-next-title = Game { $n }: { $title }
voyage-last = The last game
voyage-look-game = Look at it again
voyage-laid = What is laid out
voyage-laid-goes-on = The story goes on at { $place }: { $pays }.
voyage-laid-reward = The reward: { $gains }.
voyage-laid-quests = Quests at { $places }.
voyage-laid-new = New: { $title }. { $about }
voyage-aboard = Aboard
voyage-begins = { $name } begins
voyage-waits = About { $minutes } minutes. The campaign waits between games as long as you like.
