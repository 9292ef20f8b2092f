## Het bord: tekens, kaarten, panelen

token-per = per
token-or = of
token-at = in { $place }:
token-when-p1 = betaalt
token-when-p3 = voor een gevecht
token-when-p5 = verder
token-when-p6 = gepasseerd
token-when-p7 = een schip stopt daar
token-when-p8 = altijd
token-when-p10 = verdrongen
token-when-pv1 = als laatste actie
token-when-pv2 = als laatste actie
token-when-pv3 = als laatste actie

card-spoken = { $card }, { $n ->
    [one] 1 dubloen
   *[other] { $n } dubloenen
}: { $about }; { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
} aan het eind
card-kind-green = inkomen
card-kind-red = blijvend
card-kind-blue = helper
card-kind-beige = meteen
card-do-buy = Koop
card-do-take = Neem
card-do-deliver = Lever
card-do-pay = Betaal
card-do-discard = Leg af
card-do-plan = Plan

hand-count = { $n } van { $limit } · streepjesprijs: nu te duur
hand-dealt = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
hand-empty = trekken
plan-free = { $n ->
    [one] vrije plek
   *[other] { $n } vrije plekken
}
plan-count = { $n } van { $of }
plan-careers = Loopbanen
plan-keep-one = houd er één
barrier-red = rood
barrier-blue = blauw
barrier-green = groen
task-done = gedaan
task-name-combat-tiles = gevechtstegels
task-name-quests = queesten
task-name-influence-1 = één natie
task-name-influence-2 = twee naties
task-name-upgrades = scheepsdelen
task-name-barrier = voorbij barrière
task-name-synergies = synergiefiches
task-name-assistants = helpers
ship-open = { $n } van { $of } open
ship-synergies = Synergiefiches

chart-slow = Deze oversteek kost { $n ->
    [one] 1 bewegingspunt
   *[other] { $n } bewegingspunten
}
chart-homeward = Huiswaarts
chart-assistant = Helper van { $name }, { $card }: { $gain }
chart-assistant-used = Helper van { $name }, { $card }, klaar voor deze ronde: { $gain }
chart-path = Pad van de verkenners
chart-path-end = einde: { $points }

board-influence = Invloed
influence-yours = jouw rang × factor
influence-multiplier = factor
display-price = { $n ->
    [0] gratis
    [one] 1 dubloen per kaart
   *[other] { $n } dubloenen per kaart
} · stapel van { $deck }
display-deck = stapel van { $deck }
display-free = vrije plek
prestige-shut = ronde { $n }
quest-none = De stapel met queesten is leeg
stacks-left = Gevechtstegels over: { $a } en { $b }

fight-tile = Gevechtstegel
fight-acts = Gevechtsacties
fight-none = geen tegels meer: iedereen vecht met 3
fight-most = alleen de meeste vlaggen: −{ $n }
fight-fewest = alleen de minste: +{ $n }
fight-value = Waarde
fight-flags = Vlaggen op de zeekaart
fight-cost = Kosten of bonus
fight-reach = Tot
fight-gain = invloed
fight-annex = vrije vlag
fight-displace = neem een vlag
fight-raid = dorp
fight-fleet = Zilvervloot
fight-mine = Goudmijn

count-doubloons = dubloenen
count-combat = gevechtspunten
count-figures = figuren
count-hand = handkaarten
count-quests = queesten
count-tiles = gevechtstegels
count-income = inkomen, dubloenen en punten
count-compasses = kompassen
count-explorer = verkenner op vak
count-supply = figuren in de algemene voorraad
count-laid = figuren op kaarten en gebouwen
count-jean-discs = schijven van haar bord af
count-jean-cards = projectkaarten
count-jean-deck = kaarten in haar stapel

person-row = { $name }, { $n ->
    [one] 1 punt
   *[other] { $n } punten
}, { $words }
person-plans = in { $place } · plant { $card }
person-plans-many = in { $place } · plant { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
peer-bought = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan het eind
peer-plan = open voor iedereen
peer-end = Als het spel nu eindigde
peer-ship = Schip
peer-helpers = Helpers op de zeekaart
peer-quests = Vervulde queesten
peer-waiting = Inkomen dat op een synergiefiche wacht: { $d ->
    [one] 1 dubloen
   *[other] { $d } dubloenen
}, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
}
helper-used = ingezet
helper-waits = wacht
end-now = nu
end-income = inkomen
end-cards = kaarten
end-prestige = prestige
end-leads = voorsprong
end-nations = naties
end-all = totaal
