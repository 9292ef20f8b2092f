## Das Lexikon

lex-cost = { $price }; du hast { $have }
lex-cost-figure = eine Figur; du hast { $have }
lex-card-pays = Auf der Hand zahlt sie als { $good } oder als { $object }.
lex-card-points = { $n ->
    [0] Keine Siegpunkte am Ende.
    [one] 1 Siegpunkt am Ende, wenn sie gekauft ist.
   *[other] { $n } Siegpunkte am Ende, wenn sie gekauft ist.
}
lex-card-figure = Ihre Figur steht in { $place } ({ $id }): Setze sie ein, wenn dein Schiff dort hält, oder nimm in einer Runde { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}.
lex-card-display = Sie liegt in der Auslage.
lex-card-discard = Sie liegt auf dem Ablagestapel.
lex-card-owned = Gekauft von { $seat }.
lex-card-plan = Geplant von { $seat }.
lex-card-hand = Alle haben gesehen, wie { $seat } sie nahm.
lex-pile = Nachziehstapel
lex-pile-does = Von hier oder aus der Auslage wird die Hand aufgefüllt. Ist er leer, wird der Ablagestapel gemischt.
lex-pile-left = { $n ->
    [one] 1 Karte ist übrig.
   *[other] { $n } Karten sind übrig.
}
lex-pile-discard = { $n ->
    [0] Der Ablagestapel ist leer.
    [one] 1 Karte auf dem Ablagestapel.
   *[other] { $n } Karten auf dem Ablagestapel.
}
lex-pile-names = Auf dem Ablagestapel gesehen: { $cards }.
lex-pile-box = Aus dem Spiel: { $cards }.
lex-pile-shuffled = { $n ->
    [one] Einmal gemischt.
   *[other] { $n }-mal gemischt.
}
lex-quest = Quest
lex-quest-gain = Bringt { $gain }.
lex-quest-does = Statt einer anderen Hauptaktion, wo dein Schiff liegt, oder auf dem Weg der Entdecker. Das Plättchen kommt in deine Questreihe.
lex-quest-pay = { $pay }
lex-quest-compasses = { $n ->
    [one] Du hast 1 Kompass.
   *[other] Du hast { $n } Kompasse.
}
lex-quest-pile-does = Von hier kommen neue Quests; die nächste liegt offen.
lex-quest-pile-left = { $n ->
    [one] 1 Plättchen wurde noch nicht ausgelegt.
   *[other] { $n } Plättchen wurden noch nicht ausgelegt.
}
lex-quest-pile-top = Als Nächste: { $quest }.
lex-helper-does = Als Hauptaktion eines Schiffs, das hier hält: { $gain }.
lex-helper-waits = Gehört { $seat } und wartet: seine Aktion, oder { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}, wenn er in dieser Runde ausgelassen wird.
lex-helper-used = Gehört { $seat }; er wurde in dieser Runde schon eingesetzt oder bezahlt.
lex-space-gain = Wer hier hält, bekommt { $gain }.
lex-space-start = Hier beginnen die Entdecker.
lex-space-end = In der Reihenfolge der Ankunft: { $points } Siegpunkte.
lex-space-arrived = { $n ->
    [0] Noch niemand ist angekommen.
    [one] 1 Entdecker ist angekommen.
   *[other] { $n } Entdecker sind angekommen.
}
lex-space-here = Der Entdecker von { $seat } steht hier.
lex-space-quest = Quest hier: { $quest }.
lex-barrier = Die { $barrier } Barriere
lex-barrier-vp = { $first } Siegpunkte für den ersten Entdecker, der sie überschreitet, { $later } für die anderen.
lex-barrier-gain = Wer sie überschreitet, bekommt { $gain }.
lex-barrier-crossed = { $n ->
    [0] Niemand hat sie überschritten.
    [one] Einmal überschritten.
   *[other] { $n }-mal überschritten.
}
lex-barrier-past = { $seat } hat sie überschritten.
lex-nation-does = Am Ende zählt dein Adelsrang bei ihr mal ihrem Faktor. Der Faktor wächst, wenn ihre Marker aus der Reihe kommen, und mit den meisten Flaggen auf der Seekarte.
lex-nation-most = Am Ende 3 Siegpunkte für alle mit dem größten Einfluss.
lex-nation-times = Faktor { $n }; { $left } Marker in der Reihe, { $flags } auf der Seekarte.
lex-nation-seat = { $seat }: Einfluss { $n }, Rang { $rank }.
lex-stacks-does = Ein Kampf deckt ein Plättchen von einem der Stapel auf. Es sagt, womit jede Nation kämpft; danach behältst du es.
lex-stacks-seen = Gesehen: { $tile }.
lex-combat-gain = Einfluss bei der kämpfenden Nation: 1 für Stärke 2 oder 2 für Stärke 5.
lex-combat-annex = Einen Marker der kämpfenden Nation auf eine freie Flagge: 1 Einfluss und der Bonus der Flagge.
lex-combat-displace = Den Marker einer anderen Nation auf einer Flagge ersetzen: 1 Einfluss und der Bonus der Flagge.
lex-combat-raid-annex = Ein Dorf ohne Marker nehmen: 1 Einfluss, 3 Dublonen für jeden eigenen Gehilfen dort und 1 für jeden anderen.
lex-combat-raid-displace = Ein Dorf von einer anderen Nation nehmen: 1 Einfluss, 3 Dublonen für jeden eigenen Gehilfen dort und 1 für jeden anderen.
lex-combat-strike = Die Kampfaktion einer eigenen Karte, einmal je Kampf.
lex-combat-cost = Stärke { $n }; Kampfpunkte und Figuren zählen je eins dazu
lex-prestige = Prestigegebäude
lex-prestige-shut = Es wird in Runde { $n } aufgedeckt.
lex-prestige-token = Wer investiert, bekommt das Synergieplättchen { $synergy }.
lex-prestige-invested = { $seat } hat investiert.
lex-prestige-first = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} für den Ersten, der investiert.
lex-prestige-now = Für dich würde es jetzt { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} zählen.
lex-career-does = Eine Aufgabe wird einmal und jederzeit abgeschlossen: eine Figur und Dublonen; Siegpunkte, wenn die schwerere Zeile erfüllt ist. Alle drei: 2 Dublonen und 2 Siegpunkte.
lex-career-of = Karriere von { $seat }.
lex-career-done = Abgeschlossen: { $task }.
lex-area-needs = Erst wenn { $area } offen ist.
lex-area-cleared = Erst wenn { $n } andere Bereiche offen sind.
lex-area-open = Offen auf dem Schiff von { $seat }.
lex-area-half = Auf dem Schiff von { $seat } liegt noch eine Scheibe.
lex-area-free = Auf dem Schiff von { $seat } liegen beide Scheiben.
lex-area-shut = Auf dem Schiff von { $seat } noch verschlossen.
lex-area-count = { $n } von { $of } Bereichen { $n ->
    [one] ist
   *[other] sind
} dort offen.
lex-area-gone = { $n ->
    [one] 1 Scheibe ist aus dem Spiel.
   *[other] { $n } Scheiben sind aus dem Spiel.
}
lex-synergy-does = Von jeder Art eines für jeden. Manche Karten bringen damit mehr Einkommen oder kämpfen damit.
lex-synergy-has = { $seat } hat es.
lex-synergy-waits = { $seat } wartet darauf: Einkommen { $d }, { $vp }.
lex-count-of = { $seat }: { $n }
lex-count-marks = { $seat }: Die Marken am Dubloneneinkommen sind am Ende { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} wert.
lex-count-doubloons = Geld für Karten, Gebäude und Nationen im Kampf.
lex-count-combat = Jeder zählt im Kampf 1 dazu; höchstens 8.
lex-count-figures = Sie werden Gehilfen, kommen auf Gebäude oder zählen im Kampf 1 dazu.
lex-count-hand = Handkarten: zum Kaufen, zum Liefern oder zum Bezahlen.
lex-count-quests = Erfüllte Quests; jeder Platz der Questreihe bringt mehr.
lex-count-tiles = Kampfplättchen aus Kämpfen.
lex-count-income = Dublonen und Siegpunkte in jeder Wertung; die letzte zahlt nur Siegpunkte.
lex-count-compasses = Eine Quest zahlt einen Teil ihrer Belohnung einmal je Kompass.
lex-count-explorer = Wie weit der Entdecker gekommen ist.
lex-count-supply = Figuren, die noch zu gewinnen sind.
lex-count-laid = Figuren, die für immer auf Karten und Gebäuden liegen.
lex-count-jean-discs = Jede Scheibe erhöht, was Jean in Wertungen bekommt.
lex-count-jean-cards = Jede bringt Jean in Wertungen Siegpunkte.
lex-count-jean-deck = Karten, die Jean steuern; danach wird ihr Stapel gemischt.
lex-place = { $id } { $place }
lex-kind-city = Stadt
lex-kind-village = Dorf
lex-kind-home = Heimweg
lex-kind-start = Start
lex-place-home = Hier endet die Fahrt.
lex-place-start = Hier beginnen die Schiffe jede Runde.
lex-place-stop = Schiffe müssen hier halten.
lex-city-action = Hauptaktion: { $gain }.
lex-city-good = Vorher darf eine Karte mit { $good } geliefert werden, und eine Scheibe verlässt dein Schiff; { $n } von { $of } Plätzen { $n ->
    [one] ist
   *[other] sind
} belegt.
lex-village = Hauptaktion: 1 Dorfaktion, 2 ab { $two } Bewegungspunkten, 3 ab { $three }.
lex-place-marker = Hier liegt ein Marker von { $nation }.
lex-flag-taken = Flagge von { $nation }; sie zu verdrängen kostet Stärke { $n } und bringt { $gain }.
lex-flag-free = Freie Flagge; sie zu nehmen kostet Stärke { $n } und bringt { $gain }.
lex-place-ship = Das Schiff von { $seat } liegt hier.
lex-place-quest = Quest: { $quest }.
lex-place-helper = { $seat }: Gehilfe { $card }, { $gain }.
lex-place-helper-used = { $seat }: Gehilfe { $card }, in dieser Runde fertig.
lex-site-discs = { $tile }, Scheiben: { $n } von { $of }.
lex-legacy = Legacy-Plättchen
lex-legacy-site = { $tile }: Wer hier hält, darf vor der Hauptaktion { $pay } und eine Scheibe geben für { $gain }.
lex-legacy-toll = { $tile }: Wer hier hält, darf { $pay } und eine Scheibe geben für { $gain }. Vorbeifahren kostet { $toll } Dublonen; wer nicht zahlen kann, muss halten.
lex-legacy-skull = Hier gibt es keine Dorfaktionen als Hauptaktion; Quests und Gehilfen gehen.
lex-legacy-goal = Wer hierher kommt, bekommt { $gain }.
lex-legacy-l1 = Puerto Cabezas ist eine Stadt; ihre Aktion ist die Quest, die dort liegt.
lex-legacy-l3 = Seuche: keine Stadt, keine Dorfaktion und kein Marker in Cartagena.
lex-legacy-l4 = Eine Stadt neben Cumaná für alle, deren Entdecker Feld 4 erreicht hat; beide Wege kosten 3 Bewegungspunkte.
lex-legacy-l5 = Wer hier hält, nimmt vor der Hauptaktion eine Figur.
lex-legacy-l6 = Kampfaktion: ein Marker der kämpfenden Nation für Stärke 10, dann 11: 3 Einfluss bei ihr und 8 Dublonen.
lex-legacy-l7 = Eine Stadt hinter Portobello für alle, deren Entdecker Feld 11 erreicht hat.
lex-legacy-l9 = Kampfaktion für Stärke 8, einmal, für alle, deren Entdecker Feld 5 erreicht hat: 12 Dublonen.
lex-person = { $seat }
lex-person-at = Das Schiff liegt in { $place }, der Entdecker steht auf { $space }.
lex-person-turn = Am Zug; zuletzt { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}, davon { $first } vor der Hauptaktion
lex-person-ender = Hat die letzte Runde beendet
lex-person-dealt = Deine ausgeteilten Karrieren: { $careers }
lex-person-first-plan = Du wirst { $card } planen
lex-person-first-discard = Deine ersten Ablagen: { $cards }
lex-person-card = { $card }: { $about }
lex-person-card-points = Gekaufte Karten: { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} am Ende
lex-person-tiles = Kampfplättchen: { $n }
lex-person-plan = Plant { $card }: { $about }
lex-person-hand = Sicher auf der Hand: { $cards }
lex-person-career = Karriere: { $career }
lex-person-task = Offen: { $task }
lex-person-task-done = Erfüllt: { $task }
lex-person-tasks = { $n } von { $of } Aufgaben abgeschlossen
lex-person-area = { $area }: { $about }
lex-person-half = Noch eine Scheibe: { $areas }
lex-person-synergies = Synergieplättchen: { $tokens }
lex-person-waits = Wartet auf { $synergy }: Einkommen { $d }, { $vp }
lex-person-helper = Gehilfe { $card } in { $place } wartet
lex-person-helper-used = Gehilfe { $card } in { $place } ist in dieser Runde fertig
lex-person-quest = Quest erfüllt: { $quest }
lex-person-objects = Zahlt { $n } × { $objects } ohne Karte
lex-person-work = Dorfaktion: { $work }
lex-person-strike = Kampfaktion von { $card }
lex-person-figures = Figuren: { $supply } im allgemeinen Vorrat, { $laid } für immer ausgelegt
lex-person-score = { $line }: { $n }
lex-trait-discount = Karten und Gebäude kosten { $n } weniger
lex-trait-drill = { $n ->
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkte
} vor jedem Kampf
lex-trait-compass = { $n ->
    [one] 1 Kompass mehr
   *[other] { $n } Kompasse mehr
}
lex-trait-guide = Der Entdecker geht { $n } weiter
lex-trait-thief = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} von allen, deren Entdecker überholt wird
lex-trait-inn-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}, wenn ein Schiff in einem Dorf mit eigenem Gehilfen hält
lex-trait-inn-doubloons = { $n ->
    [one] 1 Dublone
   *[other] { $n } Dublonen
}, wenn ein Schiff in einem Dorf mit eigenem Gehilfen hält
lex-trait-recruiter = Eine Figur kann zu { $n ->
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkten
} werden
lex-trait-boarding = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} für jeden verdrängten Marker
lex-trait-ally = { $n ->
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkte
}, wenn { $nation } kämpft
lex-jean-does = Jean spielt nach einem Kartenstapel, gleich nach dir.
lex-jean-discs = Scheiben von ihrem Tableau: { $n } von { $of }.
lex-jean-cards = { $n ->
    [one] 1 Projektkarte liegt daneben.
   *[other] { $n } Projektkarten liegen daneben.
}
lex-jean-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in ihrem Stapel, { $seen } abgeworfen.
lex-jean-turns = { $n ->
    [one] 1 Zug gemacht.
   *[other] { $n } Züge gemacht.
}
lex-ship-of = Schiff von { $seat }
lex-plan = Eine geplante Karte zählt nicht mehr als Handkarte. Sie liegt offen, und man kann sie nur noch kaufen.
