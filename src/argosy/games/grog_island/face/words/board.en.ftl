# The words of the table as a page shows it: the bid row, what it would bring, the hold.

bid-title = Bid row
bid-title-mine = Your bid
bid-leads-you = you lead with { $n }
bid-leads = { $name } leads with { $n }
bid-button = Bid { $n }
bid-clear = Clear
bid-help = Tap dice: they sort themselves into the row.
bid-higher = A bid must be higher than { $n }.
bid-exactly = With the parrot the dice must make exactly { $n }.
bid-too-high = More than you could pay: { $n } at most.
bid-left = coins left: { $n }
bid-cards = by treasure cards: { $n }
bid-die = { $die } die, { $n }
bid-hold = hold
bid-set = set …
spoils-mine = If you win with { $n }
spoils-theirs = If { $name } wins with { $n }
spoils-none = What winning would bring
spoils-row = Dice lie in order. The first two claim a building each, the third brings a point, the fourth a lock, the fifth another point.
spoils-point = pirate point
spoils-full = nothing is free there
hold-no-cards = no treasure, no parrots
hold-leads = leads, { $n }
hold-passed = passed
hold-supply = Supply
plain-known-of = { $seat }: { $known }
