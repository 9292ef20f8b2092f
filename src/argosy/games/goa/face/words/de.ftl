# Die Wörter von Goa auf Deutsch. Namen von Plättchen und Karten stehen im Satz in Anführungszeichen.

lead = Auktionen und Gewürze in Portugiesisch-Indien

## Wie viel wovon

amount-ducats = { $n ->
    [0] keine Dukaten
    [one] 1 Dukaten
   *[other] { $n } Dukaten
}
amount-ships = { $n ->
    [0] keine Schiffe
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
amount-colonists = { $n ->
    [0] keine Kolonisten
    [one] 1 Kolonisten
   *[other] { $n } Kolonisten
}
several = { $n } × { $thing }
amount-extra = { $n ->
    [0] keine Zusatzaktions-Karten
    [one] 1 Zusatzaktions-Karte
   *[other] { $n } Zusatzaktions-Karten
}
amount-cards = { $n ->
    [0] keine Expeditionskarten
    [one] 1 Expeditionskarte
   *[other] { $n } Expeditionskarten
}
amount-spices = { $n ->
    [0] keine Gewürze
    [one] 1 Gewürz
   *[other] { $n } Gewürze
}
amount-slots = { $n ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
amount-points = { $n ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $n } Punkte
}
amount-price = { $n ->
    [0] nichts
    [one] 1 Dukaten
   *[other] { $n } Dukaten
}
amount-ginger = { $n } Ingwer
amount-pepper = { $n } Pfeffer
amount-cinnamon = { $n } Zimt
amount-nutmeg = { $n } Muskat
amount-clove = { $n ->
    [one] 1 Nelke
   *[other] { $n } Nelken
}

## Gewürze, Symbole, Bereiche, Plätze

part-ginger = Ingwer
part-pepper = Pfeffer
part-cinnamon = Zimt
part-nutmeg = Muskat
part-clove = Nelken

part-elephant = Elefant
part-tiger = Tiger
part-fish = Fisch
part-palm = Palme
part-shell = Muschel
part-statue = Statue

track-ships = Schiffbau
track-harvest = Ernte
track-taxes = Steuer
track-expedition = Expedition
track-colonists = Gründung

part-field = Feld { $n }
part-quilon = Quilon
part-cochin = Cochin
part-madras = Madras
part-calicut = Calicut

part-flag-place = { $place ->
    [na] über a1
    [nb] über b1
    [nc] über c1
    [nd] über d1
    [ne] über e1
    [sa] unter a5
    [sb] unter b5
    [sc] unter c5
    [sd] unter d5
    [se] unter e5
    [w1] links von a1
    [w2] links von a2
    [w3] links von a3
    [w4] links von a4
    [w5] links von a5
    [east1] rechts von e1
    [east2] rechts von e2
    [east3] rechts von e3
    [east4] rechts von e4
    [east5] rechts von e5
   *[other] auf { $place }
}

## Kolonieplättchen

part-quilon-ginger-cinnamon = Quilon: Ingwer oder Zimt
part-quilon-cinnamon-pepper = Quilon: Zimt oder Pfeffer
part-quilon-pepper-nutmeg = Quilon: Pfeffer oder Muskat
part-quilon-nutmeg-clove = Quilon: Muskat oder Nelken
part-quilon-clove-ginger = Quilon: Nelken oder Ingwer
part-madras-ginger-cinnamon = Madras: Ingwer und Zimt, frei gemischt
part-madras-cinnamon-pepper = Madras: Zimt und Pfeffer, frei gemischt
part-madras-pepper-nutmeg = Madras: Pfeffer und Muskat, frei gemischt
part-madras-nutmeg-clove = Madras: Muskat und Nelken, frei gemischt
part-madras-clove-ginger = Madras: Nelken und Ingwer, frei gemischt
part-cochin-1 = Cochin: jedes Gewürz, Plättchen 1
part-cochin-2 = Cochin: jedes Gewürz, Plättchen 2
part-cochin-3 = Cochin: jedes Gewürz, Plättchen 3
part-cochin-4 = Cochin: jedes Gewürz, Plättchen 4
part-calicut-1 = Calicut: zwei Gewürze nach Wahl, Plättchen 1
part-calicut-2 = Calicut: zwei Gewürze nach Wahl, Plättchen 2
part-calicut-3 = Calicut: zwei Gewürze nach Wahl, Plättchen 3
part-calicut-4 = Calicut: zwei Gewürze nach Wahl, Plättchen 4

## Plättchen der Versteigerung

part-flag = Flagge
part-the-flag = die Flagge
quoted = „{ $name }“
part-a-ginger-1 = 1er-Plantage Ingwer
part-a-pepper-1 = 1er-Plantage Pfeffer
part-a-cinnamon-1 = 1er-Plantage Zimt
part-a-nutmeg-1 = 1er-Plantage Muskat
part-a-clove-1 = 1er-Plantage Nelken
part-a-ginger-2 = 2er-Plantage Ingwer
part-a-pepper-2 = 2er-Plantage Pfeffer
part-a-cinnamon-2 = 2er-Plantage Zimt
part-a-nutmeg-2 = 2er-Plantage Muskat
part-a-clove-2 = 2er-Plantage Nelken
part-a-crop-rotation = Fruchtfolge
part-a-foreman = Vormann
part-a-red-ship = Schiff (rot)
part-a-red-colonist = Kolonist (rot)
part-a-red-ducats = Dukaten (rot)
part-a-red-spice = Gewürz (rot)
part-a-duty = Abgaben
part-a-extra-actions = Zusatzaktion
part-a-expeditions = Expeditionen
part-a-ships = Schiffe
part-a-colonists = Kolonisten
part-a-settlement = Siedlung
part-a-ships-or-colonists = Schiffe/Kolonisten
part-b-ginger-2 = 2er-Plantage Ingwer
part-b-pepper-2 = 2er-Plantage Pfeffer
part-b-cinnamon-2 = 2er-Plantage Zimt
part-b-nutmeg-2 = 2er-Plantage Muskat
part-b-clove-2 = 2er-Plantage Nelken
part-b-ginger-3 = 3er-Plantage Ingwer
part-b-pepper-3 = 3er-Plantage Pfeffer
part-b-cinnamon-3 = 3er-Plantage Zimt
part-b-nutmeg-3 = 3er-Plantage Muskat
part-b-clove-3 = 3er-Plantage Nelken
part-b-crop-rotation = Fruchtfolge
part-b-mission-2 = Mission (2 Punkte)
part-b-mission-3 = Mission (3 Punkte)
part-b-swap = Tausch
part-b-favour = Gunst
part-b-red-expedition = Expedition (rot)
part-b-espionage = Spionage
part-b-extra-harvest = Zusatzernte
part-b-supply = Nachschub
part-b-viceroy = Vize-König
part-b-duty = Abgaben
part-b-extra-actions = Zusatzaktion
part-b-expeditions = Große Expeditionen
part-b-ships = Schiffe
part-b-colonists = Kolonisten
part-b-settlement = Siedlung
part-b-ships-or-colonists = Schiffe/Kolonisten

tool-red-ship = Schiff (rot)
tool-red-colonist = Kolonist (rot)
tool-red-ducats = Dukaten (rot)
tool-red-spice = Gewürz (rot)
tool-red-expedition = Expedition (rot)
tool-extra-harvest = Zusatzernte
tool-supply = Nachschub
tool-viceroy = Vize-König
tool-duty = Abgaben
tool-espionage = Spionage
tool-swap = Tausch

about-plantation = { $spices }, sofort gefüllt; braucht ein Feld
about-plantation-points = { $spices }, sofort gefüllt; braucht ein Feld; am Ende { $points }
about-crop-rotation = { $slots ->
    [one] 1 Platz für ein beliebiges Gewürz
   *[other] { $slots } Plätze für beliebige Gewürze
}, sofort gefüllt; braucht ein Feld
about-foreman = Am Ende zählt jede 1er-Plantage { $points }
about-mission = Am Ende { $points }
about-ships = Du bekommst sofort { $goods }
about-colonists = Du bekommst sofort { $goods }
about-ships-or-colonists = Du bekommst sofort { $ships } oder { $colonists }
about-settlement = Du bekommst sofort { $goods }
about-extra-actions = Du bekommst sofort { $goods }
about-expeditions = Du bekommst sofort { $goods }, auch über das Handlimit
about-favour = Eines der entfernten Plättchen
about-red-ship = Du bekommst jede Runde { $goods }
about-red-colonist = Du bekommst jede Runde { $goods }
about-red-ducats = Du bekommst jede Runde { $goods }
about-red-spice = Jede Runde { $n ->
    [one] 1 Gewürz
   *[other] { $n } Gewürze
} nach Wahl
about-red-expedition = Du bekommst jede Runde { $goods }, auch über das Handlimit
about-extra-harvest = Einmal: { $n ->
    [one] 1 Plantage oder Kolonie
   *[other] bis zu { $n } Plantagen und Kolonien
} auffüllen
about-supply = Einmal: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aufdecken und die Kolonisten darauf als Schiffe, Kolonisten oder Gewürze nehmen
about-viceroy = Einmal: den hintersten Marker umsonst vorrücken
about-duty = Einmal: { $goods } abgeben für { $points }
about-espionage = Einmal: einen Marker der anderen wie den eigenen nutzen
about-swap = Einmal: gegen irgendein Plättchen auf dem Plan eintauschen

## Expeditionskarten

effect-ships2 = 2 Schiffe
effect-colonists2 = 2 Kolonisten
effect-ducats5 = 5 Dukaten
effect-spices2 = Bis zu 2 Gewürze
effect-sell-spices = Bis zu 4 Gewürze verkaufen
effect-advance-for-ducats = Fortschritt für Dukaten
effect-harvest-mix = Gemischte Ernte
effect-extra-colonist-draw = Eine Karte mehr bei der Gründung
effect-advance-no-spices = Fortschritt ohne Gewürze
effect-advance-no-ships = Fortschritt ohne Schiffe

part-card-full = „{ $effect }“ ({ $colonists ->
    [one] 1 Kolonist
   *[other] { $colonists } Kolonisten
}, { $symbol })

about-effect-ships2 = Du bekommst { $goods }
about-effect-colonists2 = Du bekommst { $goods }
about-effect-ducats5 = Du bekommst { $goods }
about-effect-spices2 = Du lagerst bis zu { $goods } nach Wahl ein
about-effect-sell-spices = Du verkaufst bis zu { $goods } für je { $price }
about-effect-advance-for-ducats = Ein Marker rückt nur für Dukaten vor, das ist keine Aktion: { $steps }
about-effect-harvest-mix = Du erntest { $n } in beliebiger Mischung aus Gewürzen, Schiffen und Kolonisten
about-effect-extra-colonist-draw = Du gründest eine Kolonie und deckst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf
about-effect-advance-no-spices = Du rückst einen Marker vor und zahlst nur die Schiffe: { $steps }
about-effect-advance-no-ships = Du rückst einen Marker vor und zahlst nur die Gewürze: { $steps }

## Züge: was auf dem Knopf steht

move-quick-ducats = Dukaten nehmen
move-quick-pair = Mit { $one } und { $other } in Reihe 2 beginnen
move-flag = Flagge { part-flag-place } setzen
move-marker = Marker auf { $cell } setzen
move-no-bid = Kein Gebot
move-bid = { $n ->
    [one] 1 Dukaten bieten
   *[other] { $n } Dukaten bieten
}
move-sell = Ans Höchstgebot verkaufen
move-keep = Selbst kaufen
move-pass = Passen
move-end = Zug beenden
move-build = Schiffe bauen
move-harvest = Ernten
move-taxes = Steuern einnehmen
move-expedition = { $n ->
    [one] 1 Expeditionskarte ziehen
   *[other] { $n } Expeditionskarten ziehen
}
move-found = { $colony } gründen
move-advance = { $track } vorrücken
move-play = { $card } spielen
move-discard = { $card } abwerfen
move-use = „{ $tile }“ einsetzen
move-spy = { $seat } ausspionieren: { $track }
move-swap = Gegen das Plättchen auf { $cell } tauschen
move-fill = { $spice } auf { $place } legen
move-give = { $spice } von { $place } abgeben
move-refill = { $place } auffüllen
move-stop = Das ist alles
move-replace = Feld { $field } räumen
move-colony-tile = { $tile } wählen
move-favour = „{ $tile }“ nehmen
move-gain-ships = Schiffe wählen
move-gain-colonists = Kolonisten wählen
move-gain-spices = Gewürze wählen
move-add = Eigene Kolonisten dazugeben
move-decline = Auf die Gründung verzichten

## Fragen an den, der entscheidet

ask-over = Das Spiel ist zu Ende.
ask-quick-start = Beginnst du mit zwei Markern in Reihe 2, oder nimmst du { $price }?
ask-place-flag = Wo soll die Flagge stehen?
ask-place-marker = Welches Plättchen bekommt deinen Marker { $n }?
ask-bid = Was bietest du für { $tile }?
ask-bid-more = { $bidder } bietet { $price } für { $tile }. Bietest du mehr?
ask-sell-or-keep = { $bidder } bietet { $price } für { $tile }. Verkaufst du, oder zahlst du selbst { $less }?
ask-turn = Welche Aktion wählst du?
ask-turn-extra = Welche Aktion wählst du mit einer Zusatzaktions-Karte?
ask-turn-extra-or-pass = Spielst du deine letzte Zusatzaktions-Karte, oder passt du?
ask-after = Noch etwas, bevor dein Zug endet?
ask-harvest = Welches Gewürz kommt ins Lager? { $n ->
    [one] Eines kommt noch.
   *[other] { $n } kommen noch.
}
ask-harvest-full = { $n ->
    [one] 1 Gewürz findet
   *[other] { $n } Gewürze finden
} keinen Platz. Schaffst du mit Karten oder Plättchen Platz?
ask-harvest-up-to = Welches Gewürz nimmst du? { $n ->
    [one] Eines steht dir noch zu.
   *[other] Bis zu { $n } stehen dir zu.
}
ask-harvest-mix = Ein Gewürz, ein Schiff oder einen Kolonisten? { $n ->
    [one] Eines kommt noch.
   *[other] { $n } kommen noch.
}
ask-pay = Woher gibst du { $spices } ab?
ask-give = Welche Gewürze gibst du als Abgaben? { $n ->
    [one] Eines fehlt noch.
   *[other] { $n } fehlen noch.
}
ask-sell = Welche Gewürze verkaufst du? { $n ->
    [one] Noch eines
   *[other] Noch bis zu { $n }
}, für je { $price }.
ask-advance-no-spices = Welchen Marker rückst du vor und zahlst nur Schiffe?
ask-advance-no-ships = Welchen Marker rückst du vor und zahlst nur Gewürze?
ask-advance-ducats = Welchen Marker rückst du für Dukaten vor?
ask-advance-viceroy = Welchen Marker rückt der Vize-König vor?
ask-found-which = Welche Kolonie gründest du? { $n ->
    [one] Dafür wird 1 Karte aufgedeckt.
   *[other] Dafür werden { $n } Karten aufgedeckt.
}
ask-found-add = { $colony } braucht { $need } Kolonisten, { $n ->
    [0] keiner ist
    [one] 1 ist
   *[other] { $n } sind
} da. Gibst du { $missing ->
    [one] 1 eigenen
   *[other] { $missing } eigene
} dazu?
ask-found-add-short = { $colony } braucht { $need } Kolonisten: { $n ->
    [0] keiner ist
    [one] 1 ist
   *[other] { $n } sind
} da, { $mine ->
    [0] eigene hast du nicht
   [one] 1 eigener käme dazu
   *[other] { $mine } eigene kämen dazu
}, so { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}. Verzichtest du?
ask-colony-tile = Welches Plättchen von { $colony } nimmst du?
ask-stock = Welches Gewürz legst du auf { $place }?
ask-refill = Was füllst du auf? { $n ->
    [one] Eine Plantage oder Kolonie noch.
   *[other] Bis zu { $n } Plantagen und Kolonien.
}
ask-replace = Welches Feld räumst du für „{ $tile }“?
ask-ships-or-colonists = Nimmst du { $ships } oder { $colonists }?
ask-favour = Welches der entfernten Plättchen nimmst du?
ask-supply = Wovon nimmst du { $n }?

## Was die anderen inzwischen lesen

wait-quick-start = { $seat } wählt den Start.
wait-place-flag = { $seat } setzt die Flagge.
wait-place-marker = { $seat } setzt Marker { $n }.
wait-bid = { $seat } überlegt ein Gebot für { $tile }.
wait-bid-more = { $bidder } bietet { $price } für { $tile }. { $seat } überlegt, mehr zu bieten.
    .bidder = Du bietest { $price } für { $tile }. { $seat } überlegt, mehr zu bieten.
wait-sell-or-keep = { $bidder } bietet { $price } für { $tile }. { $seat } verkauft oder kauft selbst.
    .bidder = Du bietest { $price } für { $tile }. { $seat } verkauft oder kauft selbst.
wait-turn = { $seat } wählt eine Aktion.
wait-after = { $seat } kann noch Karten und Plättchen einsetzen.
wait-harvest = { $seat } lagert Gewürze ein.
wait-pay = { $seat } wählt die Gewürze zum Bezahlen.
wait-give = { $seat } wählt die Gewürze für die Abgaben.
wait-sell = { $seat } verkauft Gewürze.
wait-advance = { $seat } wählt einen Marker zum Vorrücken.
wait-found-which = { $seat } wählt eine Kolonie für die Gründung.
wait-found-add = { $colony } braucht { $need } Kolonisten, zu { $seat } { $n ->
    [0] kam keiner
    [one] kam 1
   *[other] kamen { $n }
}.
wait-colony-tile = { $seat } wählt ein Plättchen von { $colony }.
wait-stock = { $seat } wählt ein Gewürz für { $place }.
wait-refill = { $seat } füllt Plantagen und Kolonien auf.
wait-replace = { $seat } räumt ein Feld für „{ $tile }“.
wait-ships-or-colonists = { $seat } wählt Schiffe oder Kolonisten.
wait-favour = { $seat } wählt unter den entfernten Plättchen.
wait-supply = { $seat } wählt, was der Nachschub bringt.

## Tatsachen unter der Frage

fact-round = Runde { $n } im Abschnitt { $half }.
fact-action = Runde { $n } im Abschnitt { $half }, Aktion { $action } von { $of }.
fact-lot = Posten { $n } von { $of }; { $seat } versteigert.
    .seat = Posten { $n } von { $of }; du versteigerst.
fact-purse = Du hast { $goods }.
fact-spices = In deinem Lager: { $spices }; { $slots }.
fact-cards = Expeditionskarten auf der Hand: { $n }, Limit { $limit }.
fact-colonists = Vom Tableau: { $own }. Aufgedeckt: { $cards }.

## Was ein Zug kostet und bringt

preview-gain = Du bekommst { $goods }
preview-bid = Du hättest noch { $rest }
preview-sell = Du bekommst { $price } von { $seat }
preview-keep = Du zahlst { $price } an die Bank
preview-keep-extra = Du behältst { $goods } für die nächste Runde
preview-extra-card = { $about }; verbraucht { $goods }
preview-tile = { $tile }: { $about }
    .short = { $tile }
preview-advance = { $cost }; { $track } bringt dann { $brings }; am Ende { $points } mehr
preview-advance-reward = { $cost }; { $track } bringt dann { $brings }; am Ende { $points } mehr; dazu { $reward }
preview-expedition-level = { $draw } auf einmal, Handlimit { $limit }
preview-founding-level = { $goods } bei jeder Gründung
preview-nothing-to-pay = Kostenlos
preview-pay = Kostet { $goods }
preview-harvest = { $goods }, und im Lager { $slots }
preview-expedition = Du hättest { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand; das Limit ist { $limit }
preview-found = Braucht { $need } Kolonisten: { $own } vom Tableau, { $cards ->
    [one] 1 aufgedeckte Karte
   *[other] { $cards } aufgedeckte Karten
}, { $colonists ->
    [0] keine eigenen
    [one] bis zu 1 eigener
   *[other] bis zu { $colonists } eigene
}
preview-add = Du zahlst { $goods } und gründest { $colony }
preview-decline = Du bekommst { $goods } zum Trost
preview-quick-pair = Gleich { $points }; { $brings }
preview-discard = Deine Hand würde { $points } verlieren
preview-play = { $about }; deine Hand würde { $points } verlieren{ $binds ->
    [1] ; passen kannst du dann nicht mehr
   *[0] {""}
}
preview-sell-spice = Du bekommst { $price } für { $goods }
preview-refill = Du lagerst { $goods } ein
preview-lost = Du verlierst { $goods } der Ernte
preview-step = { $track } für { $price }
preview-replace = „{ $tile }“ geht, mit { $spices }
preview-replace-kept = „{ $tile }“ wird umgedreht und behält die Punkte; du verlierst { $spices }
preview-spy-colonists = { $goods } statt deiner { $own }

## Was geschah

log-begin = { $seat } deckt den Elefanten auf und beginnt mit der Flagge.
    .seat = Du deckst den Elefanten auf und beginnst mit der Flagge.
log-removed = In diesem Abschnitt entfernt: { $tiles }.
log-half = Abschnitt B beginnt: die alten Plättchen verlassen den Plan, neue kommen.
log-round = Runde { $n } im Abschnitt { $half } beginnt. { $seat } hat die Flagge.
    .seat = Runde { $n } im Abschnitt { $half } beginnt. Du hast die Flagge.
log-quick-ducats = { $seat } beginnt mit { $goods } mehr.
    .seat = Du beginnst mit { $goods } mehr.
log-flag = { $seat } setzt die Flagge { part-flag-place }.
    .seat = Du setzt die Flagge { part-flag-place }.
log-marker = { $seat } setzt Marker { $n } auf „{ $tile }“ ({ $cell }).
    .seat = Du setzt Marker { $n } auf „{ $tile }“ ({ $cell }).
log-bid = { $seat } bietet { $price } für { $tile }.
    .seat = Du bietest { $price } für { $tile }.
log-no-bid = { $seat } bietet nicht für { $tile }.
    .seat = Du bietest nicht für { $tile }.
log-sold = { $seat } ersteigert { $tile } und zahlt { $price } an { $seller }.
    .seat = Du ersteigerst { $tile } und zahlst { $price } an { $seller }.
    .seller = { $seat } ersteigert { $tile } und zahlt dir { $price }.
log-sold-too-dear = { $seat } ersteigert { $tile } und zahlt { $price } an { $seller }; { $less } zum Selbstkaufen hat { $seller } nicht.
    .seat = Du ersteigerst { $tile } und zahlst { $price } an { $seller }; { $less } zum Selbstkaufen hat { $seller } nicht.
    .seller = { $seat } ersteigert { $tile } und zahlt dir { $price }; { $less } zum Selbstkaufen hast du nicht.
log-bought = { $seat } kauft { $tile } selbst und zahlt { $price } an die Bank.
    .seat = Du kaufst { $tile } selbst und zahlst { $price } an die Bank.
log-free = Es gibt kein Gebot: { $seat } nimmt { $tile } umsonst.
    .seat = Es gibt kein Gebot: Du nimmst { $tile } umsonst.
log-flag-extra = Die Flagge bringt { $seat } { $goods }.
    .seat = Die Flagge bringt dir { $goods }.
log-bonanza = Unter der Ecke lag ein Bonus: { $seat } bekommt { $goods }.
    .seat = Unter der Ecke lag ein Bonus: Du bekommst { $goods }.
log-actions = Die Versteigerungen sind vorbei. { $seat } hat die Flagge und beginnt.
    .seat = Die Versteigerungen sind vorbei. Du hast die Flagge und beginnst.
log-extra-actions = Alle Aktionen sind gemacht. Nun können Zusatzaktions-Karten gespielt werden.
log-plantation = { $seat } legt „{ $tile }“ auf Feld { $n }, gefüllt mit { $spices }.
    .seat = Du legst „{ $tile }“ auf Feld { $n }, gefüllt mit { $spices }.
log-crop-rotation = { $seat } legt „{ $tile }“ auf Feld { $n }.
    .seat = Du legst „{ $tile }“ auf Feld { $n }.
log-gains = { $seat } bekommt { $goods }.
    .seat = Du bekommst { $goods }.
log-extra-used = { $seat } spielt eine Zusatzaktions-Karte.
    .seat = Du spielst eine Zusatzaktions-Karte.
log-build = { $seat } baut { $goods }.
    .seat = Du baust { $goods }.
log-taxes = { $seat } nimmt { $goods } an Steuern ein.
    .seat = Du nimmst { $goods } an Steuern ein.
log-harvest = { $seat } erntet bis zu { $goods }.
    .seat = Du erntest bis zu { $goods }.
log-expedition = { $seat } geht auf Expedition.
    .seat = Du gehst auf Expedition.
log-draws = { $seat } zieht { $goods }.
    .seat = Du ziehst { $goods }.
log-draws-own = { $seat } zieht { $cards }.
    .seat = Du ziehst { $cards }.
log-shuffle = Der Stapel ist leer; die abgelegten Karten werden gemischt und bilden den neuen.
log-found = { $seat } will { $colony } gründen, dazu braucht es { $need } Kolonisten.
    .seat = Du willst { $colony } gründen, dazu braucht es { $need } Kolonisten.
log-turned-up = Aufgedeckt: { $cards }.
log-no-cards = Es gibt keine Karte zum Aufdecken.
log-come = { $n ->
    [0] Kein Kolonist ist da
    [one] 1 Kolonist ist da
   *[other] { $n } Kolonisten sind da
}, davon { $own ->
    [0] keiner
   *[other] { $own }
} vom Tableau.
log-founded = { $seat } gründet { $colony }.
    .seat = Du gründest { $colony }.
log-added = { $seat } gibt { $goods } dazu und gründet { $colony }.
    .seat = Du gibst { $goods } dazu und gründest { $colony }.
log-failed = { $seat } gründet { $colony } nicht und bekommt { $goods } zum Trost.
    .seat = Du gründest { $colony } nicht und bekommst { $goods } zum Trost.
log-colony-tile = { $seat } wählt { $tile }.
    .seat = Du wählst { $tile }.
log-pays = { $seat } zahlt { $goods }.
    .seat = Du zahlst { $goods }.
log-row = { $seat } rückt { $track } in Reihe { $n } vor.
    .seat = Du rückst { $track } in Reihe { $n } vor.
log-first = { $seat } ist in Reihe { $n } ({ $track }) zuerst da.
    .seat = Du bist in Reihe { $n } ({ $track }) zuerst da.
log-complete = Alle Marker von { $seat } haben Reihe { $n } erreicht: { $goods }.
    .seat = Alle deine Marker haben Reihe { $n } erreicht: { $goods }.
log-pass = { $seat } passt.
    .seat = Du passt.
log-plays = { $seat } spielt { $card }.
    .seat = Du spielst { $card }.
log-discards = { $seat } wirft { $card } ab.
    .seat = Du wirfst { $card } ab.
log-uses = { $seat } setzt „{ $tile }“ ein.
    .seat = Du setzt „{ $tile }“ ein.
log-spies = { $seat } setzt „Spionage“ bei { $other } ein: { $track }.
    .seat = Du setzt „Spionage“ bei { $other } ein: { $track }.
    .other = { $seat } setzt „Spionage“ bei dir ein: { $track }.
log-swaps = { $seat } nimmt „{ $tile }“ von { $cell } und lässt dort „{ $swap }“ zurück.
    .seat = Du nimmst „{ $tile }“ von { $cell } und lässt dort „{ $swap }“ zurück.
log-favour = { $seat } wählt „{ $tile }“ unter den entfernten Plättchen.
    .seat = Du wählst „{ $tile }“ unter den entfernten Plättchen.
log-stores = { $seat } lagert { $spices } ein.
    .seat = Du lagerst { $spices } ein.
log-gives = { $seat } gibt { $spices } ab.
    .seat = Du gibst { $spices } ab.
log-sells = { $seat } verkauft { $spices } für { $price }.
    .seat = Du verkaufst { $spices } für { $price }.
log-pushed-out = { $seat } räumt „{ $tile }“ von Feld { $n }.
    .seat = Du räumst „{ $tile }“ von Feld { $n }.
log-pushed-out-kept = { $seat } räumt „{ $tile }“ von Feld { $n } und behält das Plättchen verdeckt für die Punkte.
    .seat = Du räumst „{ $tile }“ von Feld { $n } und behältst das Plättchen verdeckt für die Punkte.
log-loses = { $seat } verliert { $spices }.
    .seat = Du verlierst { $spices }.
log-duty = { $seat } hat die Abgaben geleistet: { $points }.
    .seat = Du hast die Abgaben geleistet: { $points }.
log-over = Das Spiel ist zu Ende.
log-hand = { $seat } hat auf der Hand: { $cards }.
    .seat = Du hast auf der Hand: { $cards }.
log-richest = { $n ->
    [one] { $seats } hat das meiste Geld, { $goods }, und bekommt dafür { $points }.
   *[other] { $seats } haben das meiste Geld, je { $goods }, und bekommen dafür je { $points }.
}
    .seats = { $n ->
        [one] Du hast das meiste Geld, { $goods }, und bekommst dafür { $points }.
       *[other] { $seats } habt das meiste Geld, je { $goods }, und bekommt dafür je { $points }.
    }
log-tie-money = { $seats } haben gleich viele Punkte. { $seat } hat mehr Geld, { $goods }, und gewinnt.
    .seats = { $seats } habt gleich viele Punkte. { $seat } hat mehr Geld, { $goods }, und gewinnt.
    .seats-seat = { $seats } habt gleich viele Punkte. Du hast mehr Geld, { $goods }, und gewinnst.
log-tie-shared = { $seats } haben die meisten Punkte und gleich viel Geld, je { $goods }, und teilen sich den Sieg.
    .seats = { $seats } habt die meisten Punkte und gleich viel Geld, je { $goods }, und teilt euch den Sieg.
log-score = { $seat } hat { $points }.
    .seat = Du hast { $points }.

## Die Wertung

sheet-ships = Schiffbau
sheet-harvest = Ernte
sheet-taxes = Steuer
sheet-expedition = Expedition
sheet-colonists = Gründung
sheet-colonies = Kolonien
sheet-cards = Expeditionskarten
sheet-money = Meistes Geld
sheet-plantations = 1er-Plantagen
sheet-duty = Abgaben
sheet-missions = Missionen

## Varianten

option-quick-start = Schnellstart
option-quick-start-help = Vor der ersten Runde setzt jeder zwei Marker in Reihe 2 oder nimmt Dukaten.
option-bonanza = Bonanza
option-bonanza-help = Unter jedem der vier Eckplättchen liegt verdeckt ein Bonus für den, der das Plättchen bekommt.
option-quick_start = { option-quick-start }
option-quick_start-help = { option-quick-start-help }

# board

board-table = Der Tisch von Goa
board-course = Der Verlauf der Partie
board-grid = Versteigerungsfeld, fünf mal fünf
board-auction = Die Versteigerungen dieser Runde
board-order = Die Reihenfolge am Zug
board-stacks = Kolonien, Expeditionskarten und entfernte Plättchen
board-purse = Was { $who } besitzt
board-tableau = Entwicklungstableau
board-warehouse = Lager
board-tools = Ausliegende Plättchen
board-hand = Expeditionskarten auf der Hand
board-player = { $who }: was alle sehen
board-round = Runde { $n } von { $of }
board-half = { $n ->
    [1] Abschnitt A
   *[2] Abschnitt B
}
board-action = Aktion { $n } von { $of }
board-phase-quick = Schnellstart
board-phase-markers = Marker legen
board-phase-auction = Versteigerungen
board-phase-actions = Aktionen
board-phase-extra = Zusatzaktionen
board-phase-over = Die Partie ist zu Ende
board-lot-over = verkauft
board-no-marker = noch nichts
board-auctioneer = versteigert
board-flag-holder = hat die Flagge
board-to-move = am Zug
board-passed = hat gepasst
board-ducats = Dukaten
board-ships = Schiffe
board-colonists = Kolonisten
board-spices = Gewürze
board-extra = Zusatz
board-cards = Karten
board-free-field = freies Feld
board-no-tools = Keine ausliegenden Plättchen
board-no-cards = Keine Expeditionskarten auf der Hand
board-deck = Stapel
board-discard = Ablage
board-turned-up = Zuletzt aufgedeckt
board-removed = Entfernte Plättchen
board-each-round = jede Runde
board-either = { $n ->
    [one] 1 von einer Art
   *[other] { $n } von einer Art
}
board-track-ships = Schiffbau
board-track-harvest = Ernte
board-track-taxes = Steuer
board-track-expedition = Expedition
board-track-colonists = Gründung

## in the terminal

column-ducats = Dukaten
column-ships = Schiffe
column-colonists = Kolonisten
column-extra = Zusatzaktionen
column-hand-size = Karten

board-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-row = Reihe { $n }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden Marker
board-step = { $track }, Reihe { $n }
board-left = noch { $n }
board-tiles = Plättchen
board-no-tiles = keine Plättchen
board-hand-of = Hand { $n } von { $limit }
board-marker = Marker { $n }
board-lot = Posten { $n }
board-bonanza = Bonanza-Plättchen
board-card-played = Karte gespielt
board-used = benutzt
board-first = zuerst: 1 Karte
board-in-use = wird gespielt
board-covered = { $n ->
    [one] 1 Ecke mit Bonanza-Plättchen
   *[other] { $n } Ecken mit Bonanza-Plättchen
}
board-placed-flag = setzte die Flagge
