## The lexicon

lex-cost = { $price }; you have { $have }
lex-cost-figure = one figure; you have { $have }
lex-card-pays = In hand it pays as { $good } or as { $object }.
lex-card-points = { $n ->
    [0] No points at the end.
    [one] 1 point at the end for its owner.
   *[other] { $n } points at the end for its owner.
}
lex-card-figure = Its figure stands in { $place } ({ $id }): use it when your ship stops there, or take { $n ->
    [one] 1 point
   *[other] { $n } points
} in a round.
lex-card-display = It lies in the display.
lex-card-discard = It lies on the discard pile.
lex-card-owned = Bought by { $seat }.
lex-card-plan = Planned by { $seat }.
lex-card-hand = Everybody saw { $seat } take it.
lex-pile = Draw pile
lex-pile-does = Hands are filled up from here or from the display. When it is empty, the discard pile is shuffled.
lex-pile-left = { $n ->
    [one] 1 card is left.
   *[other] { $n } cards are left.
}
lex-pile-discard = { $n ->
    [0] The discard pile is empty.
    [one] 1 card on the discard pile.
   *[other] { $n } cards on the discard pile.
}
lex-pile-names = Seen on the discard pile: { $cards }.
lex-pile-box = Out of the game: { $cards }.
lex-pile-shuffled = { $n ->
    [one] Shuffled once.
   *[other] Shuffled { $n } times.
}
lex-quest = Quest
lex-quest-gain = Brings { $gain }.
lex-quest-does = Instead of another main action where your ship lies, or on the explorer’s path. The tile goes onto your quest row.
lex-quest-pay = { $pay }
lex-quest-compasses = { $n ->
    [one] You have 1 compass.
   *[other] You have { $n } compasses.
}
lex-quest-pile-does = New quests come from here; the next one is open.
lex-quest-pile-left = { $n ->
    [one] 1 tile was not laid out yet.
   *[other] { $n } tiles were not laid out yet.
}
lex-quest-pile-top = Next: { $quest }.
lex-helper-does = As the main action of a ship that stops here: { $gain }.
lex-helper-waits = Belongs to { $seat } and waits: its action, or { $n ->
    [one] 1 point
   *[other] { $n } points
} when it is passed this round.
lex-helper-used = Belongs to { $seat }; it has acted or was paid this round.
lex-space-gain = The explorer who stops here gets { $gain }.
lex-space-start = The explorers start here.
lex-space-end = By order of arrival: { $points } points.
lex-space-arrived = { $n ->
    [0] Nobody has arrived yet.
    [one] 1 explorer has arrived.
   *[other] { $n } explorers have arrived.
}
lex-space-here = The explorer of { $seat } stands here.
lex-space-quest = Quest here: { $quest }.
lex-barrier = The { $barrier } barrier
lex-barrier-vp = { $first } points for the first explorer who crosses it, { $later } for the others.
lex-barrier-gain = Whoever crosses it gets { $gain }.
lex-barrier-crossed = { $n ->
    [0] Nobody has crossed it.
    [one] Crossed once.
   *[other] Crossed { $n } times.
}
lex-barrier-past = { $seat } has crossed it.
lex-nation-does = At the end your noble rank with it counts times its multiplier. The multiplier grows as its markers leave the row, and with the most flags on the chart.
lex-nation-most = 3 points at the end for everybody with the most influence.
lex-nation-times = Multiplier { $n }; { $left ->
    [one] 1 marker
   *[other] { $left } markers
} in its row, { $flags } on the chart.
lex-nation-seat = { $seat }: influence { $n }, rank { $rank }.
lex-stacks-does = A fight turns up a tile from either stack. It says what each nation fights with; afterwards you keep it.
lex-stacks-seen = Seen: { $tile }.
lex-combat-gain = Influence with the fighting nation: 1 for strength 2, or 2 for strength 5.
lex-combat-annex = Put a marker of the fighting nation on an empty flag: 1 influence and the bonus of the flag.
lex-combat-displace = Replace the marker of another nation on a flag: 1 influence and the bonus of the flag.
lex-combat-raid-annex = Take a village without a marker: 1 influence, 3 doubloons for each assistant of yours there and 1 for each of the others.
lex-combat-raid-displace = Take a village from another nation: 1 influence, 3 doubloons for each assistant of yours there and 1 for each of the others.
lex-combat-strike = The combat action of a card that you own, once a fight.
lex-combat-cost = Strength { $n }; combat points and figures add one each
lex-prestige = Prestige building
lex-prestige-shut = It is turned up in round { $n }.
lex-prestige-token = Investing brings the { $synergy } token.
lex-prestige-invested = { $seat } has invested.
lex-prestige-first = { $n ->
    [one] 1 point
   *[other] { $n } points
} for the first who invests.
lex-prestige-now = For you it would count { $n ->
    [one] 1 point
   *[other] { $n } points
} now.
lex-career-does = A task is claimed once, at any time: a figure and doubloons; points if the harder line is met. All three: 2 doubloons and 2 points.
lex-career-of = Career of { $seat }.
lex-career-done = Claimed: { $task }.
lex-area-needs = Only after { $area } is open.
lex-area-cleared = Only after { $n } other areas are open.
lex-area-open = Open on the ship of { $seat }.
lex-area-half = One disc is left on the ship of { $seat }.
lex-area-free = Both discs lie on the ship of { $seat }.
lex-area-shut = Still shut on the ship of { $seat }.
lex-area-count = { $n } of { $of } areas { $n ->
    [one] is
   *[other] are
} open there.
lex-area-gone = { $n ->
    [one] 1 disc has left the game.
   *[other] { $n } discs have left the game.
}
lex-synergy-does = One of each kind for everybody. Some cards pay more income with it, or fight with it.
lex-synergy-has = { $seat } has it.
lex-synergy-waits = { $seat } waits for it: income { $d }, { $vp }.
lex-count-of = { $seat }: { $n }
lex-count-marks = { $seat }: the marks on the doubloon income are worth { $n ->
    [one] 1 point
   *[other] { $n } points
} at the end.
lex-count-doubloons = Money for cards, buildings and nations in fights.
lex-count-combat = Each adds 1 to a fight; at most 8.
lex-count-figures = They become assistants, go onto buildings, or add 1 to a fight.
lex-count-hand = Cards in hand: to buy, to deliver or to pay with.
lex-count-quests = Quests fulfilled; each place of the quest row brings more.
lex-count-tiles = Combat tiles kept from fights.
lex-count-income = Doubloons and points in every scoring; the last one pays points alone.
lex-count-compasses = A quest pays part of its reward once for every compass.
lex-count-explorer = How far the explorer has come.
lex-count-supply = Figures that can still be won.
lex-count-laid = Figures that lie on cards and buildings for good.
lex-count-jean-discs = Every disc raises what Jean gets in scorings.
lex-count-jean-cards = Each brings Jean points in scorings.
lex-count-jean-deck = Cards that steer Jean; then her deck is shuffled.
lex-place = { $id } { $place }
lex-kind-city = City
lex-kind-village = Village
lex-kind-home = Way home
lex-kind-start = Start
lex-place-home = The lap ends here.
lex-place-start = Ships begin every round here.
lex-place-stop = Ships must stop here.
lex-city-action = Main action: { $gain }.
lex-city-good = Before it a card with { $good } may be delivered and a disc leaves your ship; { $n } of { $of } places { $n ->
    [one] is
   *[other] are
} taken.
lex-village = Main action: 1 village action, 2 from { $two } movement points, 3 from { $three }.
lex-place-marker = A marker of { $nation } lies here.
lex-flag-taken = Flag of { $nation }; displacing it costs strength { $n } and brings { $gain }.
lex-flag-free = Empty flag; taking it costs strength { $n } and brings { $gain }.
lex-place-ship = The ship of { $seat } lies here.
lex-place-quest = Quest: { $quest }.
lex-place-helper = { $seat }: assistant { $card }, { $gain }.
lex-place-helper-used = { $seat }: assistant { $card }, done for this round.
lex-site-discs = { $tile }, discs: { $n } of { $of }.
lex-legacy = Legacy tile
lex-legacy-site = { $tile }: whoever stops here may give { $pay } and a disc for { $gain }, before the main action.
lex-legacy-toll = { $tile }: whoever stops here may give { $pay } and a disc for { $gain }. Passing costs { $toll } doubloons; who cannot pay must stop.
lex-legacy-skull = No village actions as main action here; quests and assistants work.
lex-legacy-goal = Whoever gets here takes { $gain }.
lex-legacy-l1 = Puerto Cabezas is a city; its action is the quest that lies there.
lex-legacy-l3 = Plague: no city, no village action and no marker in Cartagena.
lex-legacy-l4 = A city beside Cumaná for those whose explorer has reached space 4; both ways cost 3 movement points.
lex-legacy-l5 = Whoever stops here takes a figure before the main action.
lex-legacy-l6 = Combat action: a marker of the fighting nation for strength 10, then 11: 3 influence with it and 8 doubloons.
lex-legacy-l7 = A city beyond Portobello for those whose explorer has reached space 11.
lex-legacy-l9 = Combat action for strength 8, once, for those whose explorer has reached space 5: 12 doubloons.
lex-person = { $seat }
lex-person-at = The ship lies in { $place }, the explorer stands on { $space }.
lex-person-turn = On turn; the last movement was { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}, { $first } of them before the main action
lex-person-ender = Ended the last round
lex-person-dealt = Careers dealt to you: { $careers }
lex-person-first-plan = You will plan { $card }
lex-person-first-discard = Your first discards: { $cards }
lex-person-card = { $card }: { $about }
lex-person-card-points = Cards bought: { $n ->
    [one] 1 point
   *[other] { $n } points
} at the end
lex-person-tiles = Combat tiles: { $n }
lex-person-plan = Plans { $card }: { $about }
lex-person-hand = Known to be in hand: { $cards }
lex-person-career = Career: { $career }
lex-person-task = To do: { $task }
lex-person-task-done = Done: { $task }
lex-person-tasks = { $n } of { $of } tasks done
lex-person-area = { $area }: { $about }
lex-person-half = One disc left: { $areas }
lex-person-synergies = Synergy tokens: { $tokens }
lex-person-waits = Waits for { $synergy }: income { $d }, { $vp }
lex-person-helper = Assistant { $card } in { $place } waits
lex-person-helper-used = Assistant { $card } in { $place } is done for this round
lex-person-quest = Quest fulfilled: { $quest }
lex-person-objects = Pays { $n } × { $objects } without a card
lex-person-work = Village action: { $work }
lex-person-strike = Combat action of { $card }
lex-person-figures = Figures: { $supply } in the general supply, { $laid } laid for good
lex-person-score = { $line }: { $n }
lex-trait-discount = Cards and buildings cost { $n } less
lex-trait-drill = { $n ->
    [one] 1 combat point
   *[other] { $n } combat points
} before every fight
lex-trait-compass = { $n ->
    [one] 1 compass more
   *[other] { $n } compasses more
}
lex-trait-guide = The explorer goes { $n } further
lex-trait-thief = { $n ->
    [one] 1 point
   *[other] { $n } points
} from everybody whose explorer is passed
lex-trait-inn-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} when a ship stops in a village with an own assistant
lex-trait-inn-doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
} when a ship stops in a village with an own assistant
lex-trait-recruiter = A figure can be turned into { $n ->
    [one] 1 combat point
   *[other] { $n } combat points
}
lex-trait-boarding = { $n ->
    [one] 1 point
   *[other] { $n } points
} for every marker displaced
lex-trait-ally = { $n ->
    [one] 1 combat point
   *[other] { $n } combat points
} when { $nation } fights
lex-jean-does = Jean plays by a deck of cards, right after you.
lex-jean-discs = Discs off her tableau: { $n } of { $of }.
lex-jean-cards = { $n ->
    [one] 1 project card lies beside it.
   *[other] { $n } project cards lie beside it.
}
lex-jean-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in her deck, { $seen } on its discard pile.
lex-jean-turns = { $n ->
    [one] 1 turn taken.
   *[other] { $n } turns taken.
}
lex-ship-of = Ship of { $seat }
lex-plan = A card that is planned no longer counts as a card in hand. It lies open, and all that can be done with it is to buy it.
