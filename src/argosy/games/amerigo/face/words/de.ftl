# Die Wörter von Amerigo auf Deutsch.

lead = Segeln, siedeln, neue Inseln bebauen

## Wie viel wovon

amount-gold = { $n ->
    [0] kein Gold
    [one] 1 Gold
   *[other] { $n } Gold
}
amount-cannons = { $n ->
    [0] keine Kanonen
    [one] 1 Kanone
   *[other] { $n } Kanonen
}
amount-points = { $n ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $n } Punkte
}
amount-action-points = { $n ->
    [0] keine Aktionspunkte
    [one] 1 Aktionspunkt
   *[other] { $n } Aktionspunkte
}
amount-tokens = { $n ->
    [0] kein Marker
    [one] 1 Marker
   *[other] { $n } Marker
}
amount-steps = { $n ->
    [0] keine Schritte
    [one] 1 Schritt
   *[other] { $n } Schritte
}
amount-chests = { $n ->
    [0] keine Schatztruhen
    [one] 1 Schatztruhe
   *[other] { $n } Schatztruhen
}
amount-blue-cubes = { $n ->
    [one] 1 blauer Würfel
   *[other] { $n } blaue Würfel
}
amount-black-cubes = { $n ->
    [one] 1 schwarzer Würfel
   *[other] { $n } schwarze Würfel
}
amount-red-cubes = { $n ->
    [one] 1 roter Würfel
   *[other] { $n } rote Würfel
}
amount-brown-cubes = { $n ->
    [one] 1 brauner Würfel
   *[other] { $n } braune Würfel
}
amount-green-cubes = { $n ->
    [one] 1 grüner Würfel
   *[other] { $n } grüne Würfel
}
amount-yellow-cubes = { $n ->
    [one] 1 gelber Würfel
   *[other] { $n } gelbe Würfel
}
amount-white-cubes = { $n ->
    [one] 1 weißer Würfel
   *[other] { $n } weiße Würfel
}
amount-cotton = { $n } Baumwolle
amount-tobacco = { $n } Tabak
amount-sugar = { $n } Zucker
amount-coconut = { $n ->
    [one] 1 Kokosnuss
   *[other] { $n } Kokosnüsse
}
amount-coffee = { $n } Kaffee
amount-products = { $n } × { $good } zu { $cost }

## Farben, Aktionen, Waren

part-blue = blau
part-black = schwarz
part-red = rot
part-brown = braun
part-green = grün
part-yellow = gelb
part-white = weiß
part-sailing = Schifffahrt
part-cannons = Kanonen laden
part-planning = Planung
part-progress = Fortschritt
part-building = Bauen
part-goods = Warenkauf
part-order = Reihenfolge
part-cotton = Baumwolle
part-tobacco = Tabak
part-sugar = Zucker
part-coconut = Kokosnuss
part-coffee = Kaffee

## Plättchen zum Bauen

part-single = neutrales Plättchen „Einzelfeld“
part-pair = neutrales Plättchen „Zweier“
part-line3 = neutrales Plättchen „Dreierreihe“
part-corner = neutrales Plättchen „Winkel“
part-line4 = neutrales Plättchen „Viererreihe“
part-square = neutrales Plättchen „Viererblock“
part-horseshoe = neutrales Plättchen „Hufeisen“
part-block = neutrales Plättchen „Sechserblock“
part-village-single = Dorf „Einzelfeld“
part-village-pair = Dorf „Zweier“
part-village-line3 = Dorf „Dreierreihe“
part-village-corner = Dorf „Winkel“
part-village-line4 = Dorf „Viererreihe“
part-village-square = Dorf „Viererblock“

## Fortschrittsmarker

part-two-blue = +2 für Schifffahrt
part-two-black = +2 für Kanonen
part-two-red = +2 für Planung
part-two-brown = +2 für Fortschritt
part-two-green = +2 für Bauen
part-two-yellow = +2 für Warenkauf
part-one-blue-red = +1 für Schifffahrt und Planung
part-one-black-brown = +1 für Kanonen und Fortschritt
part-one-green-yellow = +1 für Bauen und Warenkauf
part-far-sails = Weite Fahrt
part-bold-pirates = Kühne Piraten
part-half-loss = Halber Schaden
part-prize-money = Prisengeld
part-two-neutral = Zwei neutrale Plättchen
part-red-or-green = Rot oder grün
part-jump = Sprung nach vorn
part-three-gold = Drei Gold
part-five-gold = Fünf Gold
part-post-gold = Gold für Kontore
part-better-change = Besserer Kurs
part-cube-points = Punkte für Würfel
part-post-points = Punkte für Kontore
part-seven-points = Sieben Punkte
part-gold-points = Gold zählt doppelt
part-two-blue-help = Zwei Aktionspunkte mehr, sooft du segelst.
part-two-black-help = Zwei Aktionspunkte mehr, sooft du Kanonen lädst.
part-two-red-help = Zwei Aktionspunkte mehr, sooft du planst.
part-two-brown-help = Zwei Aktionspunkte mehr, sooft du Fortschritte machst.
part-two-green-help = Zwei Aktionspunkte mehr, sooft du baust.
part-two-yellow-help = Zwei Aktionspunkte mehr, sooft du Warenmarker kaufst.
part-one-blue-red-help = Ein Aktionspunkt mehr für Schifffahrt und für Planung.
part-one-black-brown-help = Ein Aktionspunkt mehr für Kanonen und für Fortschritt.
part-one-green-yellow-help = Ein Aktionspunkt mehr für Bauen und für Warenkauf.
part-far-sails-help = Einmal, beim Segeln: acht Aktionspunkte mehr für beide Schiffe.
part-bold-pirates-help = Gegen alle anderen sind die Piraten um zwei stärker.
part-half-loss-help = Wer die Piraten nicht abwehrt, verliert nur die Hälfte der Punkte, aufgerundet.
part-prize-money-help = Zwei Gold, sooft die Piraten ganz abgewehrt werden.
part-two-neutral-help = Bis zu zwei neutrale Plättchen in einer Planung.
part-red-or-green-help = Rote Würfel erlauben auch das Bauen, grüne auch die Planung.
part-jump-help = Einmal, in der weißen Aktion: Die eigene Scheibe kommt auf die vorderste.
part-three-gold-help = Einmal: drei Gold.
part-five-gold-help = Einmal: fünf Gold.
part-post-gold-help = Ein Gold für jedes Kontor, das von nun an entsteht.
part-better-change-help = Beim Goldnehmen: eins für je zwei Würfel.
part-cube-points-help = Einmal, statt einer Aktion: ein Punkt für jeden Würfel im Aktionsfeld.
part-post-points-help = Am Ende: ein Punkt für jedes eigene Kontor.
part-seven-points-help = Am Ende: sieben Punkte.
part-gold-points-help = Am Ende: ein Punkt mehr für jedes Gold auf der Leiste.

## Züge

move-choose-sailing = Segeln
move-choose-cannons = Kanonen laden
move-choose-planning = Planen
move-choose-progress = Fortschritt machen
move-choose-building = Bauen
move-choose-goods = Warenmarker kaufen
move-choose-order = In der Reihenfolge vorrücken
move-gold = Gold nehmen
move-chest = Eine Schatztruhe öffnen: 3 Gold
move-done = Das ist alles
move-post = Ein Kontor gründen
move-no-post = Kein Kontor gründen
move-use-far-sails = „{ part-far-sails }“ einsetzen: 8 Aktionspunkte mehr
move-use-jump = „{ part-jump }“ einsetzen
move-use-three-gold = „{ part-three-gold }“ einlösen
move-use-five-gold = „{ part-five-gold }“ einlösen
move-use-cube-points = „{ part-cube-points }“ einsetzen
move-ship = Schiff { $n } fährt zuerst
move-steps = { $n ->
    [one] 1 Aktionspunkt nutzen
   *[other] { $n } Aktionspunkte nutzen
}
move-token = „{ $token }“ nehmen
move-take = Nehmen: { $tile }
move-build = Bauen: { $tile }
move-buy = { $good } für { $points } kaufen
move-sail = Nach { $square } fahren
move-sail-frame = Zum Rahmenfeld { $n } fahren
move-place = Auf { $square } legen{ $degrees ->
    [0] {""}
   *[other] , um { $degrees }° gedreht
}

## Fragen an die Person am Zug

ask-over = Das Spiel ist zu Ende.
ask-action = Welche Aktion soll es sein?
ask-ship = Welches Schiff fährt zuerst?
ask-sail = Wohin fährt das erste Schiff?
ask-sail-other = Wohin fährt das andere Schiff?
ask-post = Entsteht auf { $square } ein Kontor?
ask-cannons = Wie viele Aktionspunkte werden zu Kanonen?
ask-plan = Welches Plättchen nimmst du?
ask-progress = Wie weit geht es auf der Fortschrittsleiste?
ask-progress-on = Geht es auf der Fortschrittsleiste weiter?
ask-token = Welchen Fortschrittsmarker nimmst du?
ask-build = Welches Plättchen baust du?
ask-place = Wohin kommt es: { $tile }?
ask-goods = Welchen Warenmarker kaufst du?
ask-order = Wie weit rückt deine Scheibe vor?
ask-more = ; weitere kosten je 1 Gold

## Was die anderen unterdessen lesen

wait-action = { $seat } wählt eine Aktion.
wait-ship = { $seat } entscheidet, welches Schiff zuerst fährt.
wait-sail = { $seat } segelt.
wait-post = { $seat } kann auf { $square } ein Kontor gründen.
wait-cannons = { $seat } lädt Kanonen.
wait-plan = { $seat } plant.
wait-progress = { $seat } macht Fortschritte.
wait-token = { $seat } wählt einen Fortschrittsmarker.
wait-build = { $seat } baut.
wait-place = { $seat } sucht einen Platz: { $tile }.
wait-goods = { $seat } kauft Warenmarker.
wait-order = { $seat } rückt in der Reihenfolge vor.

## Was unter der Frage steht

fact-phase = Durchgang { $round } von { $rounds }, Runde { $phase } von { $phases } ({ $colour }). Der Zeitmarker zeigt { $time }.
fact-have = Du hast { $goods }.
fact-pirates = Piraten der Stärke { $n } werden dich angreifen.

## Das Protokoll

log-round = Durchgang { $n } beginnt. { $seat } liegt vorn.
    .seat = Durchgang { $n } beginnt. Du liegst vorn.
log-pirate = Ein Piratenmarker der Stärke { $n } liegt offen.
log-leave = Fortschrittsmarker aus dem Spiel: { $tokens }.
log-display = Neue Fortschrittsmarker: { $tokens }.
log-market = Neue Warenmarker: { $products }.
log-throw = Würfel in den Turm ({ $colour }). Herausgefallen: { $cubes }.
log-skipped = Eine Runde entfällt ({ $colour }): keine Würfel.
log-choose = { $seat } wählt: { $action }.
    .seat = Du wählst: { $action }.
log-gold = { $seat } nimmt statt einer Aktion { $gold }.
    .seat = Du nimmst statt einer Aktion { $gold }.
log-gold-unasked = { $seat } kann nichts anderes tun und nimmt { $gold }.
    .seat = Du kannst nichts anderes tun und nimmst { $gold }.
log-gains-gold = { $seat } bekommt { $gold }.
    .seat = Du bekommst { $gold }.
log-gold-track = { $seat } bekommt am Ende der Leiste { $gold }.
    .seat = Du bekommst am Ende der Leiste { $gold }.
log-gold-post = { $seat } bekommt für das Kontor { $gold }.
    .seat = Du bekommst für das Kontor { $gold }.
log-surplus = { $seat } hat für weiteres Gold keinen Platz: { $points }.
    .seat = Du hast für weiteres Gold keinen Platz: { $points }.
log-chest = { $seat } öffnet eine Schatztruhe: { $gold }.
    .seat = Du öffnest eine Schatztruhe: { $gold }.
log-use = { $seat } setzt „{ $token }“ ein.
    .seat = Du setzt „{ $token }“ ein.
log-cube-points = { $seat } bekommt für die Würfel { $points }.
    .seat = Du bekommst für die Würfel { $points }.
log-done = { $seat } hört hier auf.
    .seat = Du hörst hier auf.
log-paid = { $seat } zahlt { $gold } für weitere Aktionspunkte.
    .seat = Du zahlst { $gold } für weitere Aktionspunkte.
log-sail = { $seat } fährt nach { $square }.
    .seat = Du fährst nach { $square }.
log-sail-frame = { $seat } fährt zum Rahmenfeld { $n }.
    .seat = Du fährst zum Rahmenfeld { $n }.
log-stay = { $seat } lässt ein Schiff auf { $square } liegen.
    .seat = Du lässt ein Schiff auf { $square } liegen.
log-stay-frame = { $seat } lässt ein Schiff auf Rahmenfeld { $n } liegen.
    .seat = Du lässt ein Schiff auf Rahmenfeld { $n } liegen.
log-post = { $seat } gründet auf { $square } ein Kontor.
    .seat = Du gründest auf { $square } ein Kontor.
log-discovery = { $seat } entdeckt die Insel: { $points }.
    .seat = Du entdeckst die Insel: { $points }.
log-token = { $seat } nimmt „{ $token }“.
    .seat = Du nimmst „{ $token }“.
log-take = { $seat } nimmt: { $tile }.
    .seat = Du nimmst: { $tile }.
log-build = { $seat } baut auf { $square }: { $tile }, { $points }.
    .seat = Du baust auf { $square }: { $tile }, { $points }.
log-resources = { $seat } sammelt { $goods }.
    .seat = Du sammelst { $goods }.
log-complete = { $seat } stellt die Insel fertig: { $points }.
    .seat = Du stellst die Insel fertig: { $points }.
log-post-points = { $seat } bekommt für Kontore dort { $points }.
    .seat = Du bekommst für Kontore dort { $points }.
log-wins-chest = { $seat } bekommt die Schatztruhe.
    .seat = Du bekommst die Schatztruhe.
log-buy = { $seat } kauft einen Warenmarker: { $good } für { $points }.
    .seat = Du kaufst einen Warenmarker: { $good } für { $points }.
log-repelled = { $n ->
    [0] { $seat } wehrt Piraten der Stärke 0 ohne Kanonen ab.
    [one] { $seat } wehrt Piraten der Stärke 1 ab und gibt 1 Kanone her.
   *[other] { $seat } wehrt Piraten der Stärke { $n } ab und gibt { $n } Kanonen her.
}
    .seat = { $n ->
        [0] Du wehrst Piraten der Stärke 0 ohne Kanonen ab.
        [one] Du wehrst Piraten der Stärke 1 ab und gibst 1 Kanone her.
       *[other] Du wehrst Piraten der Stärke { $n } ab und gibst { $n } Kanonen her.
    }
log-prize = { $seat } bekommt Prisengeld: { $gold }.
    .seat = Du bekommst Prisengeld: { $gold }.
log-plundered = Piraten der Stärke { $n } plündern bei { $seat }; verloren: { $goods }.
    .seat = Piraten der Stärke { $n } plündern bei dir; verloren: { $goods }.
log-nothing-to-lose = Piraten der Stärke { $n } finden bei { $seat } nichts zu holen.
    .seat = Piraten der Stärke { $n } finden bei dir nichts zu holen.
log-end = Der letzte Durchgang ist vorbei.
log-final = Am Ende bekommt { $seat } Punkte: { $points }.
    .seat = Am Ende bekommst du Punkte: { $points }.
log-result = { $seat } kommt auf { $points }.
    .seat = Du kommst auf { $points }.
log-tie = { $seat } und { $others } haben je { $points }: { $seat } liegt in der Reihenfolge weiter vorn und gewinnt.
    .seat = Du und { $others } habt je { $points }: Du liegst in der Reihenfolge weiter vorn und gewinnst.
    .others = { $seat } und { $others } habt je { $points }: { $seat } liegt in der Reihenfolge weiter vorn und gewinnt.
final-gold = { $n } für Gold
final-goods = { $n } für Waren
final-tokens = { $n } für Fortschrittsmarker
final-progress = { $n } für die Fortschrittsleiste
final-order = { $n } für die Reihenfolgeleiste
log-cannons = { $n ->
    [0] { $seat } lädt keine weiteren Kanonen.
    [one] { $seat } lädt 1 Kanone.
   *[other] { $seat } lädt { $n } Kanonen.
}
    .seat = { $n ->
        [0] Du lädst keine weiteren Kanonen.
        [one] Du lädst 1 Kanone.
       *[other] Du lädst { $n } Kanonen.
    }
log-progress = { $n ->
    [0] { $seat } kann keine Fortschritte mehr machen.
    [one] { $seat } geht auf der Fortschrittsleiste 1 Feld vor.
   *[other] { $seat } geht auf der Fortschrittsleiste { $n } Felder vor.
}
    .seat = { $n ->
        [0] Du kannst keine Fortschritte mehr machen.
        [one] Du gehst auf der Fortschrittsleiste 1 Feld vor.
       *[other] Du gehst auf der Fortschrittsleiste { $n } Felder vor.
    }
log-order = { $n ->
    [0] { $seat } kann nicht weiter vorrücken.
    [one] { $seat } rückt in der Reihenfolge 1 Feld vor.
   *[other] { $seat } rückt in der Reihenfolge { $n } Felder vor.
}
    .seat = { $n ->
        [0] Du kannst nicht weiter vorrücken.
        [one] Du rückst in der Reihenfolge 1 Feld vor.
       *[other] Du rückst in der Reihenfolge { $n } Felder vor.
    }
log-jump = { $n ->
    [0] { $seat } liegt nun auf der vordersten Scheibe.
    [one] { $seat } springt 1 Feld weit auf die vorderste Scheibe.
   *[other] { $seat } springt { $n } Felder weit auf die vorderste Scheibe.
}
    .seat = { $n ->
        [0] Du liegst nun auf der vordersten Scheibe.
        [one] Du springst 1 Feld weit auf die vorderste Scheibe.
       *[other] Du springst { $n } Felder weit auf die vorderste Scheibe.
    }

## Was ein Zug kostet und bringt

preview-points = { $points }
preview-points-brings = { $points }. { $brings }
preview-brings = Bringt { $goods }.{ $completes }{ $cost }{ $others }
    .short = { $goods }.{ $completes }
preview-costs = {" "}Kostet { $cost }.
preview-completes = {" "}Stellt die Insel fertig.
preview-others = {" "}Andere: { $others }.
preview-theirs = { $seat } { $points }
preview-sail = { $n ->
    [one] 1 Feld weit, kostet { $cost }.
   *[other] { $n } Felder weit, kostet { $cost }.
}
    .short = { $n ->
        [one] 1 Feld weit
       *[other] { $n } Felder weit
    }, { $cost }
preview-sail-post = { $n ->
    [one] 1 Feld weit, kostet { $cost }; ein Kontor ist möglich.
   *[other] { $n } Felder weit, kostet { $cost }; ein Kontor ist möglich.
}
    .short = { $n ->
        [one] 1 Feld weit
       *[other] { $n } Felder weit
    }, { $cost }; Kontor möglich
preview-sail-new = { $n ->
    [one] 1 Feld weit, kostet { $cost }; eine neue Insel, { $points }.
   *[other] { $n } Felder weit, kostet { $cost }; eine neue Insel, { $points }.
}
    .short = { $n ->
        [one] 1 Feld weit
       *[other] { $n } Felder weit
    }, { $cost }; neue Insel
preview-tile = Kostet { $cost }; gebaut { $small } oder { $big }.{ $fits }
preview-fits-nowhere = {" "}Zurzeit passt es nirgends hin.
preview-product = Kostet { $cost }; am Ende { $points } für die Rohstoffe, die du hast.

## Der Wertungsblock

sheet-discoveries = Entdeckungen
sheet-buildings = Bauten
sheet-completions = Fertige Inseln
sheet-posts = Kontore auf fertigen Inseln
sheet-surplus-gold = Überzähliges Gold
sheet-cubes = Punkte für Würfel
sheet-pirates = Piraten
sheet-gold = Gold
sheet-goods = Waren
sheet-tokens = Fortschrittsmarker
sheet-progress = Fortschrittsleiste
sheet-order = Reihenfolgeleiste

## Optionen

option-tower = Der Würfelturm
option-tower-help = Wie Würfel aus dem Turm kommen: 0, jeder mit seiner eigenen Chance; 1, je mehr Würfel fallen, desto mehr steckengebliebene lösen sich.
option-tower-0 = gleichmäßig
option-tower-1 = mit Stößen

## Auf dem Spielplan

board-chart = Die Inseln
board-frame-space = Rahmenfeld { $n }
board-inside = im Turm
board-stored = im Vorrat
board-offered = im Aktionsfeld
board-action-points = Aktionspunkte
board-pirates = Piraten
board-order = Reihenfolge
board-tokens = Fortschrittsmarker
board-next-out = gehen als Nächste
board-market = Warenmarker
board-neutral = Neutrale Plättchen
board-villages = Dörfer
board-stock = Zum Bauen bereit
board-post-spaces = Kontorfelder
board-anchors = Anker
board-resources = Rohstoffe
board-production = Warenmarker
board-empty = keine
board-table = Der Spieltisch
board-choices = Weitere Züge
board-rondel = Aktionen und Würfelturm
board-stacks = Plättchen zum Nehmen
board-sheet = Ein Spielertableau
board-player = { $seat }: { $gold } Gold, { $cannons ->
    [one] 1 Kanone
   *[other] { $cannons } Kanonen
}
board-action-sailing = Segeln
board-action-cannons = Laden
board-action-planning = Planen
board-action-progress = Fortschritt
board-action-building = Bauen
board-action-goods = Kaufen
board-action-order = Zugfolge

## in the terminal

column-gold = Gold
column-cannons = Kanonen
column-progress = Fortschritt
column-order = Reihenfolge
column-posts-left = Kontore übrig
column-chests = Schatztruhen

## what the house calls otherwise

table-round = Durchgang { $n } von { $of }
review-round = Durchgang { $number }
review-rounds = Durchgänge { $first }–{ $last }
