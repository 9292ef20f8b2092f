# Die Wörter von Grog Island auf Deutsch.

lead = Mit Würfeln bluffen, Piratenläden besetzen

## Wie viel von etwas

amount-coins = { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
}
amount-points = { $n ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $n } Punkte
}
amount-tiles = { $n ->
    [0] keine Plättchen
   *[other] { $n } Plättchen
}
amount-treasures = { $n ->
    [0] keine Truhenkarten
    [one] 1 Truhenkarte
   *[other] { $n } Truhenkarten
}
amount-parrots = { $n ->
    [0] keine Papageikarten
    [one] 1 Papageikarte
   *[other] { $n } Papageikarten
}
amount-goals = { $n ->
    [0] keine Zielkarten
    [one] 1 Zielkarte
   *[other] { $n } Zielkarten
}
amount-coconut = { $n ->
    [one] 1 Kokosnuss
   *[other] { $n } Kokosnüsse
}
amount-fish = { $n ->
    [one] 1 Fisch
   *[other] { $n } Fische
}
amount-grog = { $n } Grog
amount-lemon = { $n ->
    [one] 1 Zitrone
   *[other] { $n } Zitronen
}
amount-map = { $n ->
    [one] 1 Schatzkarte
   *[other] { $n } Schatzkarten
}

## Waren, Halbinseln, Würfel

part-coconut = Kokosnuss
part-fish = Fisch
part-grog = Grog
part-lemon = Zitrone
part-map = Schatzkarte
part-green = Kokosnehrung
part-blue = Fischspitze
part-orange = Groghaupt
part-yellow = Zitronenkap
part-gray = Kartenkliff
die-green = Grün
die-blue = Blau
die-orange = Orange
die-yellow = Gelb
die-gray = Grau
part-die = { $die } { $n }

## Gebäude

part-building = { $type } ({ $peninsula })
part-figurehead = Galionsfiguren-Tischlerei
part-fortune = Wahrsager-Studio
part-voodoo = Voodoopuppen-Werkstatt
part-hat = Hut-Shop
part-anchor = Anker-Shop
part-cannonball = Kanonenkugelgießerei
part-sword = Schwert-Shop
part-coffin = Sargtischlerei
part-eyepatch = Augenklappen-Shop
part-hook = Haken-Shop
part-peg-leg = Holzbein-Shop
part-pub = Bar
short-figurehead = Figuren
short-fortune = Wahrsager
short-voodoo = Voodoo
short-hat = Hüte
short-anchor = Anker
short-cannonball = Gießerei
short-sword = Schwerter
short-coffin = Särge
short-eyepatch = Klappen
short-hook = Haken
short-peg-leg = Holzbeine
short-pub = Bar

## Karten

part-treasure = { $n ->
    [one] eine Truhenkarte mit { $value }
   *[other] { $n } Truhenkarten mit je { $value }
}
parrot-hold = { $n ->
    [one] Papagei „Halten“
   *[other] { $n } Papageien „Halten“
}
parrot-set-green = { $n ->
    [one] Papagei Grün
   *[other] { $n } Papageien Grün
}
parrot-set-blue = { $n ->
    [one] Papagei Blau
   *[other] { $n } Papageien Blau
}
parrot-set-orange = { $n ->
    [one] Papagei Orange
   *[other] { $n } Papageien Orange
}
parrot-set-yellow = { $n ->
    [one] Papagei Gelb
   *[other] { $n } Papageien Gelb
}
parrot-set-gray = { $n ->
    [one] Papagei Grau
   *[other] { $n } Papageien Grau
}
part-goal = { $count ->
    [one] „{ $goal }“
   *[other] { $count } × „{ $goal }“
}
part-goal-pays = { $count ->
    [one] „{ $goal }“ { $n }
   *[other] { $count } × „{ $goal }“ je { $n }
}
part-purse = { $seat } hat { $coins }
    .seat = du hast { $coins }
goal-peninsula-green = Kokosnehrung
goal-peninsula-blue = Fischspitze
goal-peninsula-orange = Groghaupt
goal-peninsula-yellow = Zitronenkap
goal-peninsula-gray = Kartenkliff
goal-type-figurehead = Galionsfiguren
goal-type-fortune = Wahrsager
goal-type-voodoo = Voodoopuppen
goal-type-hat = Hut-Shops
goal-type-anchor = Anker-Shops
goal-type-cannonball = Gießereien
goal-type-sword = Schwert-Shops
goal-type-coffin = Sargtischlereien
goal-type-eyepatch = Augenklappen
goal-type-hook = Haken-Shops
goal-type-peg-leg = Holzbein-Shops
goal-type-pub = Die Bar
goal-good-coconut = Kokosnüsse
goal-good-fish = Fische
goal-good-grog = Grog
goal-good-lemon = Zitronen
goal-good-map = Schatzkarten
goal-parrot = Papageien

## Schiffe und Wolken

ship-coin2 = Schiff mit 2 Münzen
ship-coin3 = Schiff mit 3 Münzen
ship-coin4 = Schiff mit 4 Münzen
ship-treasure = Truhenschiff
ship-parrot = Papageienschiff
ship-goal = Zielkartenschiff
cloud-point = weiße Wolke: 1 Punkt
cloud-parrot = weiße Wolke: eine Papageikarte
cloud-swap = weiße Wolke: eine Zielkarte tauschen
cloud-plain = weiße Wolke ohne Belohnung
cloud-black = schwarze Wolke: keine Münzen für freie Gebäude
cloud-empty = weiße Wolke, aber der Stapel ist leer

## Züge

move-pass = Passen
move-hold = Papagei ausspielen: Gebot halten
move-set = Papagei ausspielen: Würfel { $die } auf { $pips } drehen
move-bid = Bieten: Besitznahme mit { $claims }
    .short = Besitz { $claims }
move-bid-three = Bieten: Besitznahme mit { $claims }, Punkt mit { $third }
    .short = Besitz { $claims }; Punkt { $third }
move-bid-four = Bieten: Besitznahme mit { $claims }, Punkt mit { $third }, Schloss mit { $lock }
    .short = Besitz { $claims }; Punkt { $third }; Schloss { $lock }
move-bid-five = Bieten: Besitznahme mit { $claims }, Punkte mit { $third } und { $fifth }, Schloss mit { $lock }
    .short = Besitz { $claims }; Punkte { $third } und { $fifth }; Schloss { $lock }
move-ship = Schiff besuchen: { $peninsula }
move-deliver = 1 Plättchen abgeben: { $good }
move-replace = Statt eines Plättchens abgeben: { $goods }
move-enough = Das genügt
move-leave = Schiff verlassen
move-claim = In Besitz nehmen: { $building }
move-decline = Auf Besitznahme verzichten
move-lock = Abschließen: { $building }
move-ghost = Geist stellen auf: { $building }
move-spend = Auslegen: Truhenkarte mit { $value }
move-pay = Zahlen
move-refuse = Nicht zahlen
move-keep = Ziel „{ $goal }“ behalten
move-under = Ziel „{ $goal }“ unter den Stapel legen
move-take = 1 Plättchen nehmen: { $good }

## Fragen

ask-goals = Welches Ziel legst du unter den Stapel? { $n ->
    [one] Eines muss noch weg.
   *[other] { $n } müssen weg.
}
ask-good = Mit welcher Ware willst du beginnen?
ask-open = Eröffne die Auktion.
ask-pass = { $bidder } bietet { $n }. Du kannst nur passen. Gefragt wirst du trotzdem, damit deine Papageien geheim bleiben.
ask-pass-first = Du kannst dir keinen Würfel leisten und nur passen.
ask-bid = { $bidder } bietet { $n }. Erhöhst du?
ask-hold = Lege die Würfel so, dass sie { $n } ergeben.
ask-ship = Welches Schiff besuchst du?
ask-ship-free = Welches Schiff markierst du? Handeln musst du nicht.
ask-trade = { $ship }: gib { $good } ab.
ask-trade-or-claim = { $ship }: gib { $good } ab, oder nimm für vier Plättchen ein Gebäude in Besitz ({ $peninsula }).
ask-claim-by-ship = Nimm für vier Plättchen ({ $good }) ein Gebäude in Besitz ({ $peninsula }).
ask-deliver = { $n } Plättchen abgegeben. Noch eines ({ $good })?
ask-tiles = Wie zahlst du { $n ->
    [one] das letzte Plättchen
   *[other] das nächste von { $n } Plättchen
} ({ $good })?
ask-keep = Welches der gezogenen Ziele behältst du?
ask-under = Welches Ziel kommt als nächstes unter den Stapel?
ask-swap = Welche Zielkarte legst du unter den Stapel?
ask-pay = Du hast gewonnen. Wie zahlst du { $n }?
ask-claim = Nimm ein Gebäude in Besitz: { $peninsulas }.
ask-lock = Welches Gebäude schließt du ab ({ $peninsula })?
ask-ghost = Wohin stellst du den Geist ({ $peninsula })?
ask-over = Das Spiel ist zu Ende.
wait-goals = { $seat } sucht Zielkarten aus.
wait-good = { $seat } wählt ein Warenplättchen.
wait-open = { $seat } eröffnet die Auktion.
wait-bid = { $bidder } bietet { $n }. { $seat } kann erhöhen.
    .bidder = Du bietest { $n }. { $seat } kann erhöhen.
wait-hold = { $seat } legt ein Gebot von { $n }.
wait-ship = { $seat } wählt ein Schiff.
wait-ship-free = { $seat } wählt ein Schiff für den Handelsmarker.
wait-trade = { $seat } handelt ({ $ship }, { $good }).
wait-deliver = { $seat } hat bisher { $n } Plättchen abgegeben ({ $good }).
wait-tiles = { $seat } zahlt eine Besitznahme ({ $good }).
wait-keep = { $seat } sucht eine Zielkarte aus.
wait-under = { $seat } legt Zielkarten unter den Stapel.
wait-swap = { $seat } tauscht eine Zielkarte.
wait-pay = { $seat } hat mit { $n } gewonnen und zahlt.
wait-claim = { $seat } darf in Besitz nehmen: { $peninsulas }.
wait-lock = { $seat } muss ein Gebäude abschließen ({ $peninsula }).
wait-ghost = { $seat } stellt einen Geist ({ $peninsula }).
fact-round = Runde { $n }, Flagge bei { $seat }.
    .seat = Runde { $n }, die Flagge liegt bei dir.
fact-purse = Du hast { $cards }: Gebote bis { $n }.
fact-parrots = Papageien: { $cards }.
fact-goods = Waren: { $goods }.

## Das Protokoll

log-take = { $seat } beginnt mit: { $good }.
    .seat = Du beginnst mit: { $good }.
log-under = { $seat } legt { $cards } unter den Stapel.
    .seat = Du legst { $cards } unter den Stapel.
log-under-own = { $seat } legt { $n ->
    [one] das Ziel
   *[other] die Ziele
} { $goals } unter den Stapel.
    .seat = Du legst { $n ->
        [one] das Ziel
       *[other] die Ziele
    } { $goals } unter den Stapel.
log-keep = { $seat } behält eine Zielkarte.
    .seat = Du behältst eine Zielkarte.
log-keep-own = { $seat } behält das Ziel „{ $goal }“.
    .seat = Du behältst das Ziel „{ $goal }“.
log-lay-hold = { $seat } legt einen Papagei zum Halten aus.
    .seat = Du legst einen Papagei zum Halten aus.
log-lay-set = { $seat } legt einen Papagei aus: { $die } { $n }.
    .seat = Du legst einen Papagei aus: { $die } { $n }.
log-lay-treasure = { $seat } legt aus: { $card }.
    .seat = Du legst aus: { $card }.
log-set = { $seat } spielt einen Papagei: { $die } zeigt jetzt { $n }.
    .seat = Du spielst einen Papagei: { $die } zeigt jetzt { $n }.
log-bid = { $seat } bietet { $n }: { $dice }.
    .seat = Du bietest { $n }: { $dice }.
log-hold = { $seat } hält das Gebot von { $n } mit einem Papagei: { $dice }.
    .seat = Du hältst das Gebot von { $n } mit einem Papagei: { $dice }.
log-pass = { $seat } passt und nimmt { $goods }.
    .seat = Du passt und nimmst { $goods }.
log-ship = { $seat } besucht ein Schiff: { $ship } ({ $peninsula }).
    .seat = Du besuchst ein Schiff: { $ship } ({ $peninsula }).
log-give = { $seat } gibt { $goods } ab.
    .seat = Du gibst { $goods } ab.
log-claim = { $seat } nimmt in Besitz: { $building }.
    .seat = Du nimmst in Besitz: { $building }.
log-coins = { $seat } erhält { $coins } vom Schiff.
    .seat = Du erhältst { $coins } vom Schiff.
log-coins-type = { $seat } erhält { $coins } für die freien Gebäude dieser Art.
    .seat = Du erhältst { $coins } für die freien Gebäude dieser Art.
log-points-cloud = { $seat } erhält { $points } von der Wolke.
    .seat = Du erhältst { $points } von der Wolke.
log-points-third = { $seat } erhält { $points } für den dritten Würfel.
    .seat = Du erhältst { $points } für den dritten Würfel.
log-points-fifth = { $seat } erhält { $points } für den fünften Würfel.
    .seat = Du erhältst { $points } für den fünften Würfel.
log-draw = { $seat } zieht { $cards }.
    .seat = Du ziehst { $cards }.
log-draw-goals = { $seat } zieht { $n ->
    [one] das Ziel
   *[other] die Ziele
} { $goals }.
    .seat = Du ziehst { $n ->
        [one] das Ziel
       *[other] die Ziele
    } { $goals }.
log-pay = { $seat } gewinnt die Auktion und zahlt { $price }.
    .seat = Du gewinnst die Auktion und zahlst { $price }.
log-pay-cards = { $seat } gewinnt die Auktion und zahlt { $price }. Dafür gehen ab: { $means }.
    .seat = Du gewinnst die Auktion und zahlst { $price }. Dafür gehen ab: { $means }.
log-change = { $seat } erhält { $coins } zurück.
    .seat = Du erhältst { $coins } zurück.
log-refuse = { $seat } gewinnt die Auktion, zahlt das Gebot von { $n } nicht und geht leer aus.
    .seat = Du gewinnst die Auktion, zahlst das Gebot von { $n } nicht und gehst leer aus.
log-decline = { $seat } verzichtet auf die Besitznahme.
    .seat = Du verzichtest auf die Besitznahme.
log-lock = { $seat } schließt ab: { $building }.
    .seat = Du schließt ab: { $building }.
log-ghost = { $seat } schickt einen Geist: { $building }.
    .seat = Du schickst einen Geist: { $building }.
log-nobody = Niemand konnte bieten: Die Runde hat keinen Gewinner.
log-round = Runde { $n }: { $seat } hat die Flagge und würfelt { $dice }.
    .seat = Runde { $n }: Du hast die Flagge und würfelst { $dice }.
log-end = Das Spiel ist zu Ende; die Zielkarten werden aufgedeckt.
log-goals = { $seat } deckt { $n ->
    [0] keine Ziele
    [one] das Ziel { $goals }
   *[other] die Ziele { $goals }
} auf.
    .seat = Du deckst { $n ->
        [0] keine Ziele
        [one] das Ziel { $goals }
       *[other] die Ziele { $goals }
    } auf.
log-score = { $seat } hat { $points }.
    .seat = Du hast { $points }.
log-tie = { $seats } haben gleich viele Punkte. Die Münzen entscheiden: { $purses }.
    .seats = { $seats } habt gleich viele Punkte. Die Münzen entscheiden: { $purses }.
log-tie-shared = { $seats } haben gleich viele Punkte und gleich viele Münzen und teilen sich den Platz.
    .seats = { $seats } habt gleich viele Punkte und gleich viele Münzen und teilt euch den Platz.

## Die Wertung

sheet-track = Punkte im Spiel
sheet-treasures = Truhenkarten
sheet-coins = Münzen
sheet-peninsulas = Halbinsel-Ziele
sheet-buildings = Gebäude-Ziele
sheet-goods = Waren-Ziele
sheet-parrots = Papageien-Ziel

## Das Brett

board-table = Grog Island, der ganze Tisch
board-island = Grog Island mit fünf Halbinseln, sechs Schiffen und den Leisten
board-auction = Die Auktion
board-hold = Dein Laderaum
board-row-claim = Besitz
board-row-point = +1 Punkt
board-row-lock = Schloss
board-bid = Gebot { $n }
board-no-bid = kein Gebot
board-price = { $n } bieten: { $row }
board-up-to = bis zu { $n }
board-one-only = nur 1
board-keep-one = 1 behalten
board-open-sea = offene See
board-ghost = Geist
board-ghost-ship = Geisterschiff
board-goods-spaces = Warenfelder
board-now = jetzt { $n }
board-twice = doppelt
board-most-else = { $most }, sonst { $lesser }
board-each = je { $n }
board-drift = Nach jeder Runde treiben die Schiffe ein Feld nach rechts.
board-decks = Karten übrig: Truhe { $treasures }, Papagei { $parrots }, Ziel { $goals }
board-locks = { $n ->
    [0] kein Schloss übrig
    [one] 1 Schloss übrig
   *[other] { $n } Schlösser übrig
}

## Vorschau

preview-bid = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}: { $dice }
preview-pass = Du nimmst { $goods } und besuchst ein Schiff.
preview-ship = { $ship }: { $gain } je Plättchen, höchstens { $n } Plättchen{ $first }
preview-ship-any = { $ship }: { $gain } ziehen je Plättchen, eine davon behalten{ $first }
preview-delivers = ; du gibst sofort { $goods } ab
preview-delivers-all = ; du gibst sofort { $goods } ab und bekommst { $gain }
preview-ship-empty = { $ship }: keine Karten mehr, nur Besitznahme
preview-claim = Du erhältst { $coins } für freie Gebäude der Art; { $cloud }{ $last }
    .short = { $coins }; { $cloud }
preview-claim-by-ship = Du gibst { $tiles } ab und erhältst { $coins } für freie Gebäude der Art; { $cloud }{ $last }
preview-last = ; dein letztes Crewmitglied: Diese Runde ist die letzte
preview-pay = Du zahlst: { $means }.
preview-pay-change = Du zahlst: { $means }. Zurück kommen: { $coins }.
preview-refuse = Du gibst nichts ab und erhältst nichts.
preview-trade = Du erhältst insgesamt { $gain }.
preview-goals = Du ziehst { $gain } und behältst eine davon.

## in the terminal

column-coins = Münzen
column-points = Leiste
column-treasures = Truhen
column-parrots = Papageien
plain-cloud-point = Wolke: 1 Punkt
plain-cloud-parrot = Wolke: Papagei
plain-cloud-swap = Wolke: Ziel neu
plain-cloud-plain = Wolke
plain-cloud-black = schwarze Wolke
plain-coins = Münzen
plain-treasure = Truhe
plain-parrot = Papagei
plain-goal = Ziel
plain-row = Bietzeile
plain-hand = { $name }: Crew übrig { $crew }; { $goods }; { $n ->
    [0] keine Zielkarten
    [one] 1 Zielkarte
   *[other] { $n } Zielkarten
}
plain-goal-card = { $goal } ({ $terms }; { $now })
plain-goal-turned = { $name }, Zielkarten: { $goals }
