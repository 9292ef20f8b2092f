## The board: tokens, cards, panels

token-per = per
token-or = or
token-at = at { $place }:
token-when-p1 = pays
token-when-p3 = before a fight
token-when-p5 = further
token-when-p6 = passed
token-when-p7 = a ship stops there
token-when-p8 = any time
token-when-p10 = displaced
token-when-pv1 = as last action
token-when-pv2 = as last action
token-when-pv3 = as last action

card-spoken = { $card }, { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}: { $about }; { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end
card-kind-green = income
card-kind-red = lasting
card-kind-blue = assistant
card-kind-beige = at once
card-do-buy = Buy
card-do-take = Take
card-do-deliver = Deliver
card-do-pay = Pay
card-do-discard = Discard
card-do-plan = Plan

hand-count = { $n } of { $limit } · dashed price: too dear now
hand-dealt = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hand-empty = draw
plan-free = { $n ->
    [one] free place
   *[other] { $n } free places
}
plan-count = { $n } of { $of }
plan-careers = Careers
plan-keep-one = keep one
barrier-red = red
barrier-blue = blue
barrier-green = green
task-done = done
task-name-combat-tiles = combat tiles
task-name-quests = quests
task-name-influence-1 = one nation
task-name-influence-2 = two nations
task-name-upgrades = ship areas
task-name-barrier = past barrier
task-name-synergies = synergy tokens
task-name-assistants = assistants
ship-open = { $n } of { $of } open
ship-synergies = Synergy tokens

chart-slow = This crossing costs { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
chart-homeward = Homeward
chart-assistant = Assistant of { $name }, { $card }: { $gain }
chart-assistant-used = Assistant of { $name }, { $card }, done for this round: { $gain }
chart-path = Explorer’s path
chart-path-end = end: { $points }

board-influence = Influence
influence-yours = your rank × multiplier
influence-multiplier = multiplier
display-price = { $n ->
    [0] free
    [one] 1 doubloon a card
   *[other] { $n } doubloons a card
} · pile of { $deck }
display-deck = pile of { $deck }
display-free = free place
prestige-shut = round { $n }
quest-none = The quest pile is empty
stacks-left = Combat tiles left: { $a } and { $b }

fight-tile = Combat tile
fight-acts = Combat actions
fight-none = no tiles left: everybody fights with 3
fight-most = most flags alone: −{ $n }
fight-fewest = fewest flags alone: +{ $n }
fight-value = Value
fight-flags = Flags on the chart
fight-cost = Cost or bonus
fight-reach = Up to
fight-gain = influence
fight-annex = empty flag
fight-displace = take a flag
fight-raid = village
fight-fleet = Silver Fleet
fight-mine = Gold Mine

count-doubloons = doubloons
count-combat = combat points
count-figures = figures
count-hand = cards in hand
count-quests = quests
count-tiles = combat tiles
count-income = income, doubloons and points
count-compasses = compasses
count-explorer = explorer on space
count-supply = figures in the general supply
count-laid = figures on cards and buildings
count-jean-discs = discs off her tableau
count-jean-cards = project cards
count-jean-deck = cards left in her deck

person-row = { $name }, { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $words }
person-plans = at { $place } · plans { $card }
person-plans-many = at { $place } · plans { $n ->
    [one] 1 card
   *[other] { $n } cards
}
peer-bought = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
peer-plan = open to all
peer-end = If the game ended now
peer-ship = Ship
peer-helpers = Assistants on the chart
peer-quests = Quests fulfilled
peer-waiting = Income that waits for a synergy token: { $d ->
    [one] 1 doubloon
   *[other] { $d } doubloons
}, { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
helper-used = used
helper-waits = waits
end-now = now
end-income = income
end-cards = cards
end-prestige = prestige
end-leads = leads
end-nations = nations
end-all = in all
