## Das Spielfeld: Zeichen, Karten, Tafeln

token-per = je
token-or = oder
token-at = in { $place }:
token-when-p1 = zahlt
token-when-p3 = vor dem Kampf
token-when-p5 = weiter
token-when-p6 = überholt
token-when-p7 = ein Schiff hält dort
token-when-p8 = jederzeit
token-when-p10 = verdrängt
token-when-pv1 = als letzte Aktion
token-when-pv2 = als letzte Aktion
token-when-pv3 = als letzte Aktion

card-spoken = { $card }, { $n ->
    [one] 1 Dublone
   *[other] { $n } Dublonen
}: { $about }; { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
} am Ende
card-kind-green = Einkommen
card-kind-red = dauerhaft
card-kind-blue = Gehilfe
card-kind-beige = sofort
card-do-buy = Kaufen
card-do-take = Nehmen
card-do-deliver = Liefern
card-do-pay = Zahlen
card-do-discard = Abwerfen
card-do-plan = Planen

hand-count = { $n } von { $limit } · gestrichelter Preis: jetzt zu teuer
hand-dealt = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hand-empty = nachziehen
plan-free = { $n ->
    [one] freier Platz
   *[other] { $n } freie Plätze
}
plan-count = { $n } von { $of }
plan-careers = Karrieren
plan-keep-one = eine behalten
barrier-red = rot
barrier-blue = blau
barrier-green = grün
task-done = erfüllt
task-name-combat-tiles = Kampfplättchen
task-name-quests = Quests
task-name-influence-1 = eine Nation
task-name-influence-2 = zwei Nationen
task-name-upgrades = Schiffsbereiche
task-name-barrier = Barriere
task-name-synergies = Synergien
task-name-assistants = Gehilfen
ship-open = { $n } von { $of } offen
ship-synergies = Synergieplättchen

chart-slow = Diese Überfahrt kostet { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
chart-homeward = Heimwärts
chart-assistant = Gehilfe von { $name }, { $card }: { $gain }
chart-assistant-used = Gehilfe von { $name }, { $card }, in dieser Runde fertig: { $gain }
chart-path = Weg der Entdecker
chart-path-end = Ende: { $points }

board-influence = Einfluss
influence-yours = dein Rang × Faktor
influence-multiplier = Faktor
display-price = { $n ->
    [0] kostenlos
    [one] 1 Dublone je Karte
   *[other] { $n } Dublonen je Karte
} · Stapel { $deck }
display-deck = Stapel { $deck }
display-free = freier Platz
prestige-shut = Runde { $n }
quest-none = Der Queststapel ist leer
stacks-left = Übrige Kampfplättchen: { $a } und { $b }

fight-tile = Kampfplättchen
fight-acts = Kampfaktionen
fight-none = keine Plättchen mehr: alle kämpfen mit 3
fight-most = allein die meisten Flaggen: −{ $n }
fight-fewest = allein die wenigsten: +{ $n }
fight-value = Wert
fight-flags = Flaggen auf der Seekarte
fight-cost = Kosten, Bonus
fight-reach = Bis zu
fight-gain = Einfluss
fight-annex = freie Flagge
fight-displace = Flagge nehmen
fight-raid = Dorf
fight-fleet = Silberflotte
fight-mine = Goldmine

count-doubloons = Dublonen
count-combat = Kampfpunkte
count-figures = Figuren
count-hand = Handkarten
count-quests = Quests
count-tiles = Kampfplättchen
count-income = Einkommen, Dublonen und Siegpunkte
count-compasses = Kompasse
count-explorer = Entdecker auf Feld
count-supply = Figuren im allgemeinen Vorrat
count-laid = Figuren auf Karten und Gebäuden
count-jean-discs = Scheiben weg von ihrem Tableau
count-jean-cards = Projektkarten
count-jean-deck = Karten in ihrem Stapel

person-row = { $name }, { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}, { $words }
person-plans = in { $place } · plant { $card }
person-plans-many = in { $place } · plant { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
peer-bought = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} am Ende
peer-plan = für alle offen
peer-end = Wenn das Spiel jetzt endete
peer-ship = Schiff
peer-helpers = Gehilfen auf der Seekarte
peer-quests = Erfüllte Quests
peer-waiting = Einkommen, das auf ein Synergieplättchen wartet: { $d ->
    [one] 1 Dublone
   *[other] { $d } Dublonen
}, { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
}
helper-used = eingesetzt
helper-waits = wartet
end-now = jetzt
end-income = Einkommen
end-cards = Karten
end-prestige = Prestige
end-leads = Vorsprung
end-nations = Nationen
end-all = gesamt
