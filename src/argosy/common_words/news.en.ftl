# News of one's tables, one's own places, the installed app.

news-error-none = This link or way is not good for anything here, or no longer. Look under “How we call you”.
news-bad-mail-server = “{ $server }” cannot be used for mail. Right would be: { $right }

news-turn = { $game }: it is your turn at { $table }.
news-vote = { $game }: a vote is open at { $table }.
news-joined = { $game }: { $name } has sat down at { $table }.
news-begins = { $game }: the game at { $table } begins.
news-invited = { $name } invites you to a game of { $game }.
news-over = { $game }: the game at { $table } is over.
news-talk = { $game }: { $name } has written something at { $table }.
news-short = { $game }: your time at { $table } is running short.
news-several = { $n } news of your tables
news-try = This is how Argosy calls you.
news-foot = No more of this: { $link }
    No mail at all: { $all }
news-confirm-subject = Is this your address?
news-confirm-text = Somebody wants to be told at this address when it is their turn in Argosy. If that is you, confirm it here:
    { $link }
    If not, do nothing: there will be no further mail.
news-confirm-head = Is this your address?
news-confirm-go = Yes, it is mine
news-confirm-done = It is confirmed.
news-off-head = End these messages?
news-off-all = No mail and no calls of any table any more.
news-off-table = No more messages of the table { $table }.
news-off-go = End them
news-off-done = Done: there will be no more of them.

calls-title = How we call you
calls-lead = Who plays by turns wants to know when it is their turn. All of this is off until you switch it on, and kept with your seats, not in an account.
calls-change = Change
calls-ways = Ways
calls-when = When
calls-browser = This browser
calls-browser-about = while a page of Argosy or the installed app is open, also in the background
calls-denied = This browser does not allow it. Look into its settings for this site.
calls-mail = Mail
calls-mail-none = no address yet
calls-mail-off = this house sends no mail
calls-mail-address = Your address
calls-mail-about = One mail a turn at most, with the link to your table. A new address must be confirmed first.
calls-confirmed = confirmed
calls-not-confirmed = not confirmed yet: look into your mail
calls-hook = Webhook
calls-hook-none = for Discord, Slack, ntfy and your own programs
calls-hook-ready = ready
calls-hook-failed = last call failed: { $why }, { $ago }
calls-hook-address = Address of the webhook
calls-hook-about = After three failures we stop until you save it again.
calls-hook-stopped = It failed three times, so we stopped. Is the address still right? Save it to begin again.
calls-sound = A ship’s bell
calls-sound-about = two short strokes when it is your turn
calls-short-browser = Browser
calls-short-mail = Mail
calls-short-hook = Webhook
calls-kind-turn = It is my turn
calls-kind-vote = A vote is open
calls-kind-joined = A friend joined
calls-kind-begins = A table begins
calls-kind-invited = Somebody invites me
calls-kind-over = A game is over
calls-kind-talk = Somebody wrote to me
calls-kind-short = My time runs short
calls-quiet = Quiet hours
calls-quiet-about = What comes in between is told afterwards, in one message.
calls-from = Quiet from
calls-to = Quiet until
calls-digest = Once a day for games by turns
calls-digest-about = All that waits for you there, in one message at this hour.
calls-keep = Save
calls-try = Send me one now
calls-tried = Sent. It should be there in a moment.
calls-off = Switch everything off
calls-tables = Table by table
calls-mute = Mute
calls-muted = Muted

me-title = My places
me-lead = Your tables, campaigns and people, without an account: this browser is the key.
me-asked = You are invited
me-decline = No, thanks
me-done = Finished games
me-found = { $n ->
    [one] one
   *[other] { $n }
}
me-search = Game, player or table
me-search-go = Search
me-none-done = None found.
me-device = Another device
me-device-about = A link or a square for the camera that opens everything of yours on another device. From then on both are you.
me-device-go = Make a link
me-device-once = It works once and for a quarter of an hour. Whoever opens it is you: show it to nobody else.
me-sign-off = Sign off all other devices
me-sign-off-ask = Sign off all other devices? Only this browser stays you; seats that were opened elsewhere by the seat’s own link stay open there.
me-people = People you played with
me-games-together = { $n ->
    [one] one table together
   *[other] { $n } tables together
}
me-which-game = Which game
me-invite = Invite
me-no-people = Nobody yet.
me-all = Everything of mine
me-all-about = All that this house keeps of you, in one file; or gone for good. Games with others go on without your name.
me-export = Download
me-forget = Delete everything
me-forget-ask = Delete everything of yours for good: seats, games alone, campaigns, notes, talk and settings? Bots take over your seats in games with others.

pass-title = Your places on this device
pass-head = Everything of { $name }, here too?
pass-ask = Tables, campaigns and settings open in this browser, too. What it held before comes along.
pass-go = Open it here
pass-is-you = From then on this browser is that person. If you do not know where the link is from, close the page.
pass-here = This browser has it already.

offline-head = No wind
offline-about = There is no network, or the house does not answer. Your tables are safe there; no move is lost.
offline-again = Try again
