# Die Worte von Maracaibo auf Deutsch. Kartennamen stehen im Satz in Anführungszeichen.

lead = Vier Jahre unter Segeln in der Karibik

## Wie viel von etwas

amount-doubloons = { $n ->
    [0] keine Dublonen
    [one] 1 Dublone
   *[other] { $n } Dublonen
}
amount-points = { $n ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
amount-combat = { $n ->
    [0] keine Kampfpunkte
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkte
}
amount-figures = { $n ->
    [0] keine Figuren
    [one] 1 Figur
   *[other] { $n } Figuren
}
amount-income-d = { $n } Dubloneneinkommen
amount-income-vp = { $n } Punkteeinkommen
amount-influence-fr = { $n } Einfluss bei Frankreich
amount-influence-sp = { $n } Einfluss bei Spanien
amount-influence-en = { $n } Einfluss bei England

## Waren, Gegenstände, Nationen, Synergien, Barrieren

part-tobacco = Tabak
part-maize = Mais
part-sugar = Zucker
part-equal = der gleichen Ware
part-herbs = Heilkräuter
part-spyglass = Fernrohr
part-book = Buch
part-map = Landkarte
part-fr = Frankreich
part-sp = Spanien
part-en = England
part-anchor = Anker
part-medal = Medaille
part-tools = Werkzeug
part-scales = Waage
part-lantern = Laterne
part-barrier-red = rote
part-barrier-blue = blaue
part-barrier-green = grüne
part-jean = Jean

## Orte

part-place-0 = Havanna
part-place-1 = Santiago de Cuba
part-place-2 = Petit-Goâve
part-place-3 = Tortuga
part-place-4 = Puerto Plata
part-place-5 = Santo Domingo
part-place-6 = San Juan
part-place-7 = St. Kitts
part-place-8 = Martinique
part-place-9 = Cumaná
part-place-10 = Caracas
part-place-11 = Maracaibo
part-place-12 = Santa Marta
part-place-13 = Port Royal
part-place-14 = Cartagena
part-place-15 = Portobello
part-place-16 = Bluefields
part-place-17 = Puerto Cabezas
part-place-18 = La Ceiba
part-place-19 = Camarco
part-place-20 = Heimkehr I
part-place-21a = Heimkehr II
part-place-21b = Heimkehr II
part-place-22 = Heimkehr III
part-place-9a = Santo Tomé
part-place-15a = Panama
part-space = Feld { $id }

## Schiffstableau

part-s1 = Takelage
about-s1 = Hauptaktion im Dorf: 2 Dorfaktionen ab 2 Bewegungspunkten, 3 ab 5
part-s2 = Kajüte
about-s2 = 6 Handkarten
part-s3 = Krähennest
about-s3 = 3 Siegpunkte; die Auslage ist gratis
part-s4 = Geldtruhe
about-s4 = 5 Dublonen
part-s5 = Vordeck
about-s5 = 3 Siegpunkte
part-s6 = Achterdeck
about-s6 = 6 Siegpunkte
part-s7 = Landungstrupp
about-s7 = Kampfaktion: ein Dorf für Stärke 2 einnehmen, für 5 von einer anderen Nation
part-s8 = Geschützdeck
about-s8 = Dorfaktion: 1 Kampfpunkt und 1 Dublone
part-s9 = Laderaum
about-s9 = Dorfaktion: 3 gleiche Waren für 2 Dublonen und 2 Siegpunkte
part-s10 = Flaggenkasten
about-s10 = Dorfaktion: ein Nationenmarker beim eigenen Schiff, 1 Einfluss, 1 Dublone
part-s11 = Kapitänstafel
about-s11 = 3 entdecken, oder 4 Dublonen und 4 Siegpunkte, oder ein Adelsrang
part-s12 = Galionsfigur
about-s12 = 10 Siegpunkte

## Karrieren, Aufgaben, Prestigegebäude

part-k1 = Kommodore
part-k2 = Königlicher Agent
part-k3 = Botschafterin
part-k4 = Schiffsmeister
part-k5 = Wegbereiterin
part-k6 = Abenteurer
part-k7 = Handelsfürst
part-k8 = Kriegsherrin
task-combat-tiles = { $easy } / { $hard } Kampfplättchen ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-quests = { $easy } / { $hard } Quests ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-influence-1 = { $easy } / { $hard } Einfluss bei einer Nation ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-influence-2 = { $easy } / { $hard } Einfluss bei jeder von zwei Nationen ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-upgrades = { $easy } / { $hard } Schiffsverbesserungen ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-barrier = die { $easy } / { $hard } Barriere überschritten ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-synergies = { $easy } / { $hard } Synergieplättchen ({ $d } Dublonen; +{ $vp } Siegpunkte)
task-assistants = { $easy } / { $hard } Gehilfen auf der Seekarte ({ $d } Dublonen; +{ $vp } Siegpunkte)
part-abbey = Abtei
about-abbey = 4 Siegpunkte je überschrittener Barriere
part-palace = Palast
about-palace = 2 Siegpunkte je Quest
part-basilica = Basilika
about-basilica = 4 Siegpunkte je Gehilfe, höchstens 16
part-citadel = Zitadelle
about-citadel = 2 Siegpunkte je übrigem Kampfpunkt und übriger Figur
part-minster = Dom
about-minster = 3 Siegpunkte je Synergieplättchen
part-castle = Kastell
about-castle = 2 Siegpunkte je Kampfplättchen
part-academy = Akademie
about-academy = 2 Siegpunkte je Schiffsverbesserung
part-cathedral = Kathedrale
about-cathedral = das Doppelte der Punkte deines Dubloneneinkommens

## Legacyplättchen

part-l1 = Stadt Puerto Cabezas
part-l2 = Langsame Überfahrt nach Port Royal
part-l3 = Seuche in Cartagena
part-l4 = Santo Tomé
part-l5 = Rekruten auf Tortuga
part-l6 = Silberflotte
part-l7 = Panama
part-l8 = Langsame Überfahrt nach Tortuga
part-l9 = Goldmine
part-l10 = Kapelle der Schiffbrüchigen
part-l11 = Wachturm
part-l12 = Tabakkai
part-l13 = Waldschule
part-l14 = Strandfort
part-l15 = Freie Siedlung
part-l16 = Flussstation
part-l17 = Zollkette
part-l20 = Totenkopf bei Santa Marta
part-l21 = Totenkopf bei Portobello
part-l22 = Totenkopf bei Bluefields
part-l23 = Totenkopf bei Caracas
part-l24 = Ziel der Runden I bis III
part-l25 = Ziel der Runde IV

## Projektkarten

part-quoted = „{ $name }“
part-copy = { $name } ({ $good }, { $object })
part-copy-number = { $name } { $n }
part-pa01 = Fischer
part-pa02 = Fischer
part-pa03 = Maisbauer
part-pa04 = Zuckersieder
part-pa05 = Markthändlerin
part-pa06 = Speicherhaus
part-pa07 = Speicherhaus
part-pa08 = Salzschöpfer
part-pa09 = Seiler
part-pa10 = Küfer
part-pa11 = Kerzenzieherin
part-pa12 = Legionär
part-pa13 = Legionär
part-pa14 = Zöllner
part-pa15 = Fischmarkt
part-pa16 = Baumeister
part-pa17 = Baumeister
part-pa18 = Baumeister
part-pa19 = Baumeister
part-pa20 = Schiffsarzt
part-pa21 = Ausguck
part-pa22 = Schreiberin
part-pa23 = Landvermesser
part-pa24 = Navigatorin
part-pa25 = Navigatorin
part-pa26 = Kanonier
part-pa27 = Kanuführer
part-pa28 = Wirtin
part-pa29 = Wirtin
part-pa30 = Chevalier
part-pa31 = Landjunker
part-pa32 = Hidalgo
part-pa33 = Tabakhändler
part-pa34 = Buchhändlerin
part-pa35 = Veteran
part-pa36 = Zuckerkaufmann
part-pa37 = Schiffszimmermann
part-pa38 = Dolmetscherin
part-pa39 = Bootsmann
part-pa40 = Schauermann
part-pa41 = Schmiedin
part-pa42 = Segelmacher
part-pa43 = Pulverhändler
part-pa44 = Fährmann
part-pa45 = Kartenzeichnerin
part-pa46 = Küstenlotse
part-pa47 = Hausierer
part-pa48 = Matrose
part-pa49 = Matrose
part-pa50 = Matrose
part-pa51 = Zimmerin
part-pa52 = Kalfaterer
part-pa53 = Trommler
part-pa54 = Hafenlotse
part-pa55 = Geldwechsler
part-pa56 = Ausrufer
part-pb001 = Hafen
part-pb002 = Hafen
part-pb003 = Zuckermühle
part-pb004 = Rumbrennerei
part-pb005 = Münzstätte
part-pb006 = Sägemühle
part-pb007 = Eisengießerei
part-pb008 = Zunfthaus
part-pb009 = Leuchtturm
part-pb010 = Sternwarte
part-pb011 = Druckerei
part-pb012 = Kaserne
part-pb013 = Garnison
part-pb014 = Trockendock
part-pb015 = Zollhaus
part-pb016 = Börse
part-pb017 = Reeperbahn
part-pb018 = Goldschmied
part-pb019 = Juwelierin
part-pb020 = Kloster
part-pb021 = Naturforscherin
part-pb022 = Bibliothekar
part-pb023 = Ärztin
part-pb024 = Linsenschleifer
part-pb025 = Architektin
part-pb026 = Architektin
part-pb027 = Geschützmeister
part-pb028 = Strandbatterie
part-pb029 = Astronomin
part-pb030 = Kosmograf
part-pb031 = Karavelle
part-pb032 = Uhrmacher
part-pb033 = Globenmacherin
part-pb034 = Kartenhaus
part-pb035 = Pfadfinder
part-pb036 = Dschungellager
part-pb037 = Spionin
part-pb038 = Landräuber
part-pb039 = Schenke
part-pb040 = Pension
part-pb041 = Posthalterei
part-pb042 = Werber
part-pb043 = Waffenmeister
part-pb044 = Französische Fregatte
part-pb045 = Englische Fregatte
part-pb046 = Spanische Galeone
part-pb047 = Korsarin
part-pb048 = Entermannschaft
part-pb049 = Schatzsucher
part-pb050 = Reliquiensucherin
part-pb051 = Ausrüster
part-pb052 = Expeditionsladen
part-pb053 = Universität
part-pb054 = Krämerladen
part-pb055 = Auktionatorin
part-pb056 = Freibeuter
part-pb057 = Linienschiff
part-pb058 = Enterhakenmänner
part-pb059 = Prisengericht
part-pb060 = Brander
part-pb061 = Seesoldaten
part-pb062 = Pioniere
part-pb063 = Bankier
part-pb064 = Werftvorarbeiter
part-pb065 = Diplomatin
part-pb066 = Quartiermeister
part-pb067 = Faktor
part-pb068 = Büchsenmacher
part-pb069 = Takler
part-pb070 = Proviantmeister
part-pb071 = Konsulin
part-pb072 = Hoflieferant
part-pb073 = Flusslotsin
part-pb074 = Pflanzensammler
part-pb075 = Verwalter
part-pb076 = Spionagemeister
part-pb077 = Fechtmeisterin
part-pb078 = Alter Kommodore
part-pb079 = Gezeitenleserin
part-pb080 = Prisenagent
part-pb081 = Hauptmann der Wache
part-pb082 = Lösegeldmakler
part-pb083 = Wrackberger
part-pb084 = Rumhändlerin
part-pb085 = Marquise
part-pb086 = Lord Proprietor
part-pb087 = Vizekönig
part-pb088 = Gouverneurin
part-pb089 = Königlicher Freibrief
part-pb090 = Triumphbogen
part-pb091 = Rathaus
part-pb092 = Chronistin
part-pb093 = Zunftmeister
part-pb094 = Handelskompanie
part-pb095 = Friedenskongress
part-pb096 = Werft
part-pb097 = Bank
part-pb098 = Spital
part-pb099 = Kaperbrief
part-pb100 = Zeughaus
part-pb101 = Armillarsphäre
part-c90 = Schiffbrüchiger
part-c91 = Verborgene Bucht
part-c92 = Versunkene Galeone
part-c93 = Pfad über den Isthmus
part-c94 = Gnadenbrief der Krone
part-c95 = Geisterschiff
part-c96 = Dschungelschrein
part-c97 = Vergoldeter Freibrief

## Was Effekte bringen

gain-d = { $n ->
    [one] 1 Dublone
   *[other] { $n } Dublonen
}
gain-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
gain-cp = { $n ->
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkte
}
gain-fig = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
}
gain-inf = { $n } Einfluss nach Wahl
gain-inf-with = { $n } Einfluss bei { $nation }
gain-inf-fighting = { $n } Einfluss bei der kämpfenden Nation
gain-inf-marker = { $n } Einfluss bei dieser Nation
gain-inf-one = { $n } Einfluss bei einer Nation
gain-rank = Aufstieg zum nächsten Adelsrang
gain-disc = { $n ->
    [one] eine Scheibe vom Schiff
   *[other] { $n } Scheiben vom Schiff
}
gain-va = { $n ->
    [one] 1 Dorfaktion
   *[other] { $n } Dorfaktionen
}
gain-expl = bis zu { $n } entdecken
gain-fight = die Aktion Kämpfen
gain-quest-here = die hier liegende Quest
gain-marker = 1 Marker einer beliebigen Nation in ein Dorf ohne Marker
gain-marker-rank = 1 Marker in ein Dorf ohne Marker, dann Aufstieg zum nächsten Adelsrang bei dieser Nation
gain-sail = 1 bis { $n } segeln und eine weitere Hauptaktion
gain-unskull = ein Totenkopfplättchen verlässt das Spiel
gain-story = das Storyplättchen
gain-synergy = das Plättchen { $synergy }
gain-first-investor = { $points } für die erste Figur hier
gain-any-synergy = ein Synergieplättchen, das dir fehlt
gain-quest-on-card = das oberste Questplättchen auf diese Karte
gain-lay-figures = beliebig viele Figuren auf diese Karte, je { $n } Dubloneneinkommen
gain-quest-space = eine Quest
gain-end = das Ende der Leiste
per-compass = Kompass
per-combat-tile = Kampfplättchen
per-assistant = Gehilfe
per-quest = Quest
per-synergy = Synergieplättchen
per-nation3 = Nation mit mindestens 3 Einfluss
text-each = { $gain } je { $per }
text-all = { $parts }
text-or = { $one } oder { $other }
text-choice-2 = { $o1 }, oder { $o2 }
text-choice-3 = { $o1 }, oder { $o2 }, oder { $o3 }
text-exchange = { $gain } für { $pay }

## Preise und Bedingungen

pay-d = { $n ->
    [one] 1 Dublone
   *[other] { $n } Dublonen
}
pay-cp = { $n ->
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkte
}
pay-fig = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
}
pay-hand = die ganze Hand
pay-mp = { $n ->
    [one] 1 Bewegungspunkt in diesem Zug
   *[other] { $n } Bewegungspunkte in diesem Zug
}
pay-cards = { $n } × { $kind }
pay-equal = { $n ->
    [one] 1 Ware
   *[other] { $n } gleiche Waren
}
pay-nothing = nichts
condition-herbs = kostet { $n } × Heilkräuter
condition-markers = braucht { $n } Marker von { $nation } auf der Seekarte
condition-return-figure = { $n ->
    [one] gib 1 Figur zurück
   *[other] gib { $n } Figuren zurück
}
condition-figure-on-card = { $n ->
    [one] 1 Figur auf die Karte
   *[other] { $n } Figuren auf die Karte
}
condition-cp = { $n ->
    [one] kostet 1 Kampfpunkt
   *[other] kostet { $n } Kampfpunkte
}
price-herbs = { $n } × Heilkräuter
price-markers = { $n ->
    [one] 1 Marker von { $nation } auf der Seekarte (er bleibt liegen)
   *[other] { $n } Marker von { $nation } auf der Seekarte (sie bleiben liegen)
}
price-return-figure = { $n ->
    [one] 1 Figur in den Vorrat
   *[other] { $n } Figuren in den Vorrat
}
price-figure-on-card = { $n ->
    [one] 1 Figur auf die Karte
   *[other] { $n } Figuren auf die Karte
}
condition-assistant = 1 Figur als Gehilfe

## Effekte der Karten

effect-now = sofort { $gain }
effect-assistant = Gehilfe in { $place }: { $gain }
effect-inc1 = Dubloneneinkommen +{ $n }
effect-inc2 = Punkteeinkommen +{ $n }
effect-inc3-d = mit { $synergy }: Dubloneneinkommen +{ $n }
effect-inc3-vp = mit { $synergy }: Punkteeinkommen +{ $n }
effect-p1 = zählt beim Bezahlen als { $objects }
effect-p2 = { $n ->
    [one] Karten und Gebäude kosten 1 Dublone weniger
   *[other] Karten und Gebäude kosten { $n } Dublonen weniger
}
effect-p3 = 1 Kampfpunkt vor jedem Kampf
effect-p4 = { $n ->
    [one] ein Kompass
   *[other] { $n } Kompasse
}
effect-p5 = dein Entdecker geht 1 Feld weiter
effect-p6 = 1 Siegpunkt von jedem, dessen Entdecker du überspringst
effect-p7-vp = 1 Siegpunkt, wenn ein Schiff in einem Dorf mit deinem Gehilfen hält
effect-p7-d = 2 Dublonen, wenn ein Schiff in einem Dorf mit deinem Gehilfen hält
effect-p8 = jederzeit: eine Figur für 2 Kampfpunkte
effect-p9 = 2 Kampfpunkte, wenn { $nation } für dich kämpft
effect-p10 = 3 Siegpunkte je verdrängtem Marker
effect-pv1 = letzte Dorfaktion: { $gain } für { $pay }
effect-pv2 = letzte Dorfaktion: { $gain } für { $pay }
effect-pv3 = letzte Dorfaktion: { $gain } für { $pay }
effect-pv4 = Dorfaktion: { $gain } für { $pay }
effect-pc1 = Kampfaktion für Stärke 2: { $gain }
effect-pc2 = Kampfaktion für Stärke 1, mit { $synergy }: { $gain }
work-s8 = 1 Kampfpunkt und 1 Dublone
work-s9 = 3 gleiche Waren für 2 Dublonen und 2 Siegpunkte
work-pv1 = 2 Landkarten für 2 Siegpunkte und 2 entdecken
work-pv2 = 2 Landkarten für 3 Dublonen und 2 entdecken
work-pv3-3 = 2 Bücher für 3 Dublonen und 3 Siegpunkte
work-pv3-4 = 2 Bücher für 4 Dublonen und 4 Siegpunkte
work-pv4 = 2 gleiche Waren für 4 Dublonen
part-quest = { $pay } für { $gain }
part-tile = { $nation } mit { $n }
part-tile-cost = { $nation } mit { $n } für { $cost }
part-tile-bonus = { $nation } mit { $n }, dazu { $gain }

## Züge und was das Protokoll dazu sagt

move-pass = Keine Hauptaktion
log-pass = { $seat } führt keine Hauptaktion durch.
    .seat = Du führst keine Hauptaktion durch.
move-done = Genug
log-done-city = { $seat } lässt die Stadtaktion aus.
    .seat = Du lässt die Stadtaktion aus.
log-done-village = { $seat } verzichtet auf weitere Dorfaktionen.
    .seat = Du verzichtest auf weitere Dorfaktionen.
log-done-draw = { $seat } zieht keine Karten mehr.
    .seat = Du ziehst keine Karten mehr.
log-done-nation = { $seat } kann keine Nation bezahlen.
    .seat = Du kannst keine Nation bezahlen.
log-done-fight = { $seat } beendet den Kampf.
    .seat = Du beendest den Kampf.
move-end-turn = Zug beenden
log-end-turn = { $seat } beendet den Zug.
    .seat = Du beendest deinen Zug.
move-skip = Verzichten
log-skip-sail = { $seat } segelt nicht weiter.
    .seat = Du segelst nicht weiter.
log-skip-site = { $seat } baut hier nicht.
    .seat = Du baust hier nicht.
log-skip-disc = { $seat } nimmt keine Scheibe.
    .seat = Du nimmst keine Scheibe.
log-skip-marker = { $seat } legt keinen Marker.
    .seat = Du legst keinen Marker.
log-skip-explore = { $seat } lässt den Entdecker stehen.
    .seat = Du lässt deinen Entdecker stehen.
log-skip-offer = { $seat } verzichtet auf den Tausch.
    .seat = Du verzichtest auf den Tausch.
log-skip-quest = { $seat } lässt die Quest liegen.
    .seat = Du lässt die Quest liegen.
move-act = Stadtaktion durchführen
log-act = { $seat } führt die Stadtaktion durch.
    .seat = Du führst die Stadtaktion durch.
move-village = Dorfaktionen
log-village = { $seat } wählt Dorfaktionen.
    .seat = Du wählst Dorfaktionen.
move-coin = 1 Dublone nehmen
log-coin = { $seat } nimmt 1 Dublone.
    .seat = Du nimmst 1 Dublone.
move-dump = Handkarten für 2 Dublonen abwerfen
log-dump = { $seat } wirft alle Handkarten für 2 Dublonen ab.
    .seat = Du wirfst alle Handkarten für 2 Dublonen ab.
move-draw = Vom Stapel ziehen
move-points = 2 Siegpunkte statt eines Kaufs
log-points = { $seat } nimmt 2 Siegpunkte statt eines Kaufs.
    .seat = Du nimmst 2 Siegpunkte statt eines Kaufs.
move-accept = Ja
log-offer = { $seat } tauscht: { $gain } für { $pay }.
    .seat = Du tauschst: { $gain } für { $pay }.
log-site = { $seat } baut an „{ $tile }“: { $gain } für { $pay }.
    .seat = Du baust an „{ $tile }“: { $gain } für { $pay }.
move-recruit = Eine Figur für Kampfpunkte
log-recruit = { $seat } tauscht eine Figur gegen Kampfpunkte.
    .seat = Du tauschst eine Figur gegen Kampfpunkte.
move-locker = Ein Marker bei deinem Schiff
log-locker = { $seat } nutzt die Dorfaktion des eigenen Schiffs: ein Marker, wo es liegt.
    .seat = Du nutzt die Dorfaktion deines Schiffs: ein Marker, wo es liegt.
move-silver-fleet = Die Silberflotte losschicken
log-silver-fleet = { $seat } schickt die Silberflotte für { $nation } los.
    .seat = Du schickst die Silberflotte für { $nation } los.
move-gold-mine = Die Goldmine einnehmen
log-gold-mine = { $seat } nimmt die Goldmine für { $nation } ein.
    .seat = Du nimmst die Goldmine für { $nation } ein.
move-gain-1 = 1 Einfluss für Stärke 2
log-gain-1 = { $seat } kämpft mit Stärke 2 um Einfluss.
    .seat = Du kämpfst mit Stärke 2 um Einfluss.
move-gain-2 = 2 Einfluss für Stärke 5
log-gain-2 = { $seat } kämpft mit Stärke 5 um Einfluss.
    .seat = Du kämpfst mit Stärke 5 um Einfluss.
move-stack-left = Plättchen vom linken Stapel
log-stack-left = { $seat } deckt ein Plättchen vom linken Stapel auf.
    .seat = Du deckst ein Plättchen vom linken Stapel auf.
move-stack-right = Plättchen vom rechten Stapel
log-stack-right = { $seat } deckt ein Plättchen vom rechten Stapel auf.
    .seat = Du deckst ein Plättchen vom rechten Stapel auf.
move-sail = Nach { $place } segeln, { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
    .button = { $place }
    .disc = { $n }
log-sail = { $seat } segelt mit { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkten
} nach { $place }.
    .seat = Du segelst mit { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkten
    } nach { $place }.
move-explore = Bis { $space } entdecken: { $gain }
log-explore = { $seat } entdeckt bis { $space }.
    .seat = Du entdeckst bis { $space }.
move-quest = Quest erfüllen: { $quest }
log-quest = { $seat } erfüllt die Quest: { $quest }.
    .seat = Du erfüllst die Quest: { $quest }.
move-assistant = „{ $card }“ nutzen: { $gain }
log-assistant = { $seat } nutzt „{ $card }“.
    .seat = Du nutzt „{ $card }“.
move-mark = Marker nach { $place } legen
log-mark = { $seat } legt einen Marker für { $nation } nach { $place }.
    .seat = Du legst einen Marker für { $nation } nach { $place }.
move-raid = Das Dorf { $place } einnehmen
log-raid = { $seat } nimmt das Dorf { $place } für { $nation } ein.
    .seat = Du nimmst das Dorf { $place } für { $nation } ein.
move-flag = Die Flagge von { $place } nehmen
log-flag = { $seat } nimmt die Flagge von { $place } für { $nation }.
    .seat = Du nimmst die Flagge von { $place } für { $nation }.
move-unskull = „{ $tile }“ entfernen
log-unskull = { $seat } entfernt „{ $tile }“.
    .seat = Du entfernst „{ $tile }“.
move-lay = { $n ->
    [0] Keine Figur legen
    [one] 1 Figur legen
   *[other] { $n } Figuren legen
}
log-lay = { $seat } legt { $n ->
    [0] keine Figur
    [one] 1 Figur
   *[other] { $n } Figuren
} auf die Karte.
    .seat = Du legst { $n ->
        [0] keine Figur
        [one] 1 Figur
       *[other] { $n } Figuren
    } auf die Karte.
move-figures = { $n ->
    [0] Nur mit Kampfpunkten bezahlen
    [one] 1 Figur abgeben, den Rest in Kampfpunkten
   *[other] { $n } Figuren abgeben, den Rest in Kampfpunkten
}
log-figures = { $seat } gibt im Kampf { $n ->
    [0] keine Figur
    [one] 1 Figur
   *[other] { $n } Figuren
} ab.
    .seat = Du gibst im Kampf { $n ->
        [0] keine Figur
        [one] 1 Figur
       *[other] { $n } Figuren
    } ab.
move-strike = Kampfaktion von „{ $card }“
log-strike = { $seat } nutzt die Kampfaktion von „{ $card }“.
    .seat = Du nutzt die Kampfaktion von „{ $card }“.
move-work = Dorfaktion: { $work }
log-work = { $seat } wählt die Dorfaktion: { $work }.
    .seat = Du wählst die Dorfaktion: { $work }.
move-synergy = Plättchen { $synergy } nehmen
log-synergy = { $seat } nimmt das Plättchen { $synergy }.
    .seat = Du nimmst das Plättchen { $synergy }.
move-career = { $career } wählen: { $tasks }
log-career = { $seat } wählt { $career }: { $tasks }.
    .seat = Du wählst { $career }: { $tasks }.
move-disc = Eine Scheibe nehmen: { $area }
log-disc = { $seat } nimmt eine Scheibe: { $area }.
    .seat = Du nimmst eine Scheibe: { $area }.
move-invest = Investieren: { $building }
log-invest = { $seat } investiert: { $building }.
    .seat = Du investierst: { $building }.
move-claim = Aufgabe abschließen: { $task }
log-claim = { $seat } schließt eine Aufgabe ab: { $task }.
    .seat = Du schließt eine Aufgabe ab: { $task }.
move-nation = { $nation }
log-nation = { $seat } wählt { $nation }.
    .seat = Du wählst { $nation }.
move-choose = Wählen: { $gain }
log-choose = { $seat } wählt: { $gain }.
    .seat = Du wählst: { $gain }.
move-discard = „{ $card }“ abwerfen
log-discard = { $seat } wirft „{ $card }“ ab.
    .seat = Du wirfst „{ $card }“ ab.
move-take = „{ $card }“ aus der Auslage nehmen
log-take = { $seat } nimmt „{ $card }“ aus der Auslage.
    .seat = Du nimmst „{ $card }“ aus der Auslage.
move-pay = Mit „{ $card }“ bezahlen
log-pay = { $seat } bezahlt mit „{ $card }“.
    .seat = Du bezahlst mit „{ $card }“.
move-plan = „{ $card }“ planen
log-plan = { $seat } plant „{ $card }“.
    .seat = Du planst „{ $card }“.
move-buy = „{ $card }“ kaufen
log-buy = { $seat } kauft „{ $card }“.
    .seat = Du kaufst „{ $card }“.
move-deliver = „{ $card }“ liefern
log-deliver = { $seat } liefert „{ $card }“.
    .seat = Du lieferst „{ $card }“.

## Was daraus folgte

log-chooses = { $seat } hat verdeckt gewählt.
    .seat = Du hast verdeckt gewählt.
log-chose = { $seat } wählt die Karriere „{ $career }“ und plant { $cards }.
    .seat = Du wählst die Karriere „{ $career }“ und planst { $cards }.
log-thrown = Zu Beginn abgeworfen: { $cards }.
log-tile = Das Kampfplättchen: { $values }.
log-marker = { $seat } legt einen Marker für { $nation } nach { $place }.
    .seat = Du legst einen Marker für { $nation } nach { $place }.
log-gets = { $seat } erhält { $goods }.
    .seat = Du erhältst { $goods }.
log-loses = { $seat } gibt { $goods } ab.
    .seat = Du gibst { $goods } ab.
log-idle = { $seat } erhält { $points } für ungenutzte Gehilfen.
    .seat = Du erhältst { $points } für ungenutzte Gehilfen.
log-wraps = { $seat } überschreitet das Ende der Leiste für Punkteeinkommen: { $points }.
    .seat = Du überschreitest das Ende der Leiste für Punkteeinkommen: { $points }.
log-steals = { $seat } stiehlt { $victim } { $points }.
    .seat = Du stiehlst { $victim } { $points }.
    .victim = { $seat } stiehlt dir { $points }.
log-quest-row = { $seat } erhält { $points } für Quest Nummer { $n }.
    .seat = Du erhältst { $points } für deine Quest Nummer { $n }.
log-barrier = { $seat } erhält { $points } für die { $barrier } Barriere.
    .seat = Du erhältst { $points } für die { $barrier } Barriere.
log-explored-all = { $seat } erhält { $points } für das Ende des Wegs der Entdecker.
    .seat = Du erhältst { $points } für das Ende des Wegs der Entdecker.
log-sails-home = { $seat } segelt weiter nach { $place }.
    .seat = Du segelst weiter nach { $place }.
log-unlocks = { $seat } schaltet frei: { $area }.
    .seat = Du schaltest frei: { $area }.
log-synergy-token = { $seat } besitzt jetzt das Plättchen { $synergy }.
    .seat = Du besitzt jetzt das Plättchen { $synergy }.
log-drew = { $seat } zieht { $cards }.
    .seat = Du ziehst { $cards }.
log-shuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
log-jean-sails = { $jean } deckt Karte { $card } auf und segelt von { $start } nach { $place }.
log-jean-quest = { $jean } nimmt die Quest dort: { $quest }.
log-jean-delivers = { $jean } liefert eine Scheibe nach { $place }.
log-jean-takes = Auf dem Markt ist kein Platz, also nimmt { $jean } „{ $card }“ aus der Auslage.
log-jean-takes-card = { $jean } nimmt „{ $card }“ aus der Auslage.
log-jean-disc = { $jean } entfernt eine Scheibe von ihrem Tableau.
log-jean-explores = Ihr Entdecker geht bis { $space }.
log-jean-pile = { $jean } nimmt die oberste Quest vom Stapel: { $quest }.
log-jean-conquers = { $jean } kämpft für { $nation } und erobert { $place }.
log-jean-fights = { $jean } kämpft für { $nation }; keine Stadt und kein Dorf ist frei, der Marker verlässt das Spiel.
log-jean-no-marker = { $jean } kämpft für { $nation }; von dort ist kein Marker mehr da.
log-jean-village = Sie erobert auch das Dorf { $place }.
log-jean-no-village = Für einen weiteren Marker von { $nation } ist kein Dorf frei, also verlässt er das Spiel.
log-round-ends = Runde { $n } ist zu Ende.
log-game-ends = Die letzte Runde ist zu Ende.
log-last-hand = { $seat } hatte auf der Hand: { $cards }.
    .seat = Du hattest auf der Hand: { $cards }.
log-income = Einkommen für { $seat }: { $goods }.
    .seat = Dein Einkommen: { $goods }.
log-prestige = Ein neues Prestigegebäude liegt offen: { $building }.
log-display = Neu in der Auslage: { $cards }.
log-new-quest = In { $place } liegt eine Quest: { $quest }.
log-card-quest = Auf „{ $card }“ liegt eine Quest: { $quest }.
log-score-part = { $line } { $n }
log-score-nothing = nichts mehr
log-scores = Endwertung für { $seat }: { $parts }; zusammen { $points }.
    .seat = Deine Endwertung: { $parts }; zusammen { $points }.
log-draws = { $seat } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
    .seat = Du ziehst { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.

## Fragen

ask-over = Das Spiel ist zu Ende.
ask-first-plan = Welche deiner acht Karten willst du planen?
ask-first-discard = { $n ->
    [one] Wirf noch eine Karte ab.
   *[other] Wirf noch { $n } Karten ab.
}
ask-career = Welche Karriere schlägst du ein?
ask-sail = Wohin segelst du?
ask-sail-on = Wohin segelst du weiter, mit höchstens { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkten
}?
ask-site = Baust du an „{ $tile }“: { $gain } für { $pay }, und eine Scheibe vom Schiff?
ask-main = Was tust du in { $place }?
ask-city = Die Ware ist geliefert. Die Aktion von { $place }?
ask-village = Welche Dorfaktion? { $n ->
    [one] Eine ist übrig.
   *[other] { $n } sind übrig.
}
ask-free = Noch etwas, bevor du nachziehst?
ask-draw = Vom Stapel ziehen oder eine Karte aus der Auslage nehmen?
ask-purchase = Die Runde endet. Eine Karte kaufen oder 2 Siegpunkte nehmen?
ask-pay = Welche Karte wirfst du ab? Noch zu zahlen: { $n } × { $kind }.
ask-disc = Von welchem Bereich deines Schiffs nimmst du eine Scheibe?
ask-nation-steps = Bei welcher Nation gewinnst du Einfluss? { $n ->
    [one] Ein Schritt.
   *[other] { $n } Schritte.
}
ask-nation-one = Bei welcher einen Nation gewinnst du { $n } Einfluss?
ask-nation-rank = Bei welcher Nation steigst du zum nächsten Adelsrang auf?
ask-nation-marker = Ein Marker welcher Nation?
ask-nation-marker-rank = Ein Marker welcher Nation? Du steigst dort zum nächsten Adelsrang auf, auch ohne den Marker.
ask-explore = Wie weit geht dein Entdecker? Bis zu { $n }.
ask-stack = Von welchem Stapel deckst du ein Kampfplättchen auf?
ask-fight-nation = Welche Nation kämpft für dich?
ask-fight = { $nation } kämpft mit Stärke { $n }. Welche Kampfaktion?
ask-fight-pay = Es fehlt Stärke { $n }. Wie viele Figuren gibst du ab?
ask-offer = Willst du tauschen: { $gain } für { $pay }?
ask-choose = Was davon?
ask-quest = Erfüllst du die Quest: { $quest }?
ask-marker = In welches Dorf legst du den Marker von { $nation }?
ask-synergy = Welches Synergieplättchen nimmst du?
ask-lay-figures = Wie viele Figuren legst du auf die Karte? Jede erhöht dein Einkommen um { $n }.
ask-skull = Welches Totenkopfplättchen entfernst du?
wait = { $seat } entscheidet { $what }.
what-first-plan = welche Karte geplant wird
what-first-discard = welche Karten abgeworfen werden
what-career = über die Karriere
what-sail = wohin es geht
what-site = ob gebaut wird
what-main = über die Hauptaktion
what-city = über die Stadtaktion
what-village = über eine Dorfaktion
what-free = über freie Aktionen
what-draw = welche Karten nachgezogen werden
what-purchase = was am Rundenende gekauft wird
what-pay = womit bezahlt wird
what-disc = welche Scheibe genommen wird
what-nation = über eine Nation
what-explore = wie weit entdeckt wird
what-stack = über einen Stapel Kampfplättchen
what-fight-nation = welche Nation kämpft
what-fight = über eine Kampfaktion
what-fight-pay = womit der Kampf bezahlt wird
what-offer = über einen Tausch
what-choose = was gewählt wird
what-quest = ob eine Quest erfüllt wird
what-marker = wohin ein Marker kommt
what-synergy = über ein Synergieplättchen
what-lay-figures = wie viele Figuren gelegt werden
what-skull = welches Totenkopfplättchen entfernt wird
fact-round = Runde { $n } von 4
fact-purse = Du hast { $goods }
fact-hand = { $n ->
    [0] Keine Karten auf der Hand, Limit { $limit }
    [one] 1 Karte auf der Hand, Limit { $limit }
   *[other] { $n } Karten auf der Hand, Limit { $limit }
}
fact-hand-dealt = { $n ->
    [0] Keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
fact-income = Einkommen: { $d }, { $vp }
fact-no-tiles = Keine Kampfplättchen mehr: jede Nation kämpft mit 3
fact-tile = Kampfplättchen: { $values }
fact-tile-most = { $n } weniger für die Nation, die allein die meisten Marker auf der Seekarte hat
fact-tile-fewest = { $n } mehr für die Nation, die allein die wenigsten Marker auf der Seekarte hat
fact-jean = { $jean } hat { $points }
preview-card = Preis: { $price }. Wirkung: { $about }. Am Ende: { $points }
preview-prestige = { $price } und eine Figur; bringt { $gain }; am Ende { $about }
preview-prestige-bare = { $price } und eine Figur; am Ende { $about }
preview-card-now = Preis: { $price }. Wirkung: { $about }. Das bringt dir jetzt: { $now }. Am Ende: { $points }
preview-take = Kostet jetzt { $price }. { $card }
preview-sail = Die Fahrt dorthin { $parts }
    .short = { $parts }
sails-toll = kostet { $price } an der Zollkette
sails-brings = bringt { $goods }
sails-theirs = bringt { $seat } { $goods }
sails-ends = beendet die Runde
sails-last = beendet die letzte Runde
preview-act = Die Aktion der Stadt: { $gain }
preview-fight = Stärke { $n }; bringt { $gain }
preview-brings = Bringt { $goods }
preview-plan = Jetzt kostenlos. Beim Kauf: { $card }
preview-influence = Bringt { $goods }
preview-idle = Deine ungenutzten Gehilfen hier bringen { $points }
preview-quest-row = Auf der Questreihe: { $points }
preview-crosses = Auf dem Weg: { $gain }. Dort: { $there }
preview-space = Dort: { $there }
preview-area = Wenn beide Scheiben weg sind: { $about }
preview-unlocks = Damit frei: { $about }

## Wertungsblatt

sheet-voyage = Unterwegs
sheet-idle = Ungenutzte Gehilfen
sheet-explorer = Barrieren und Ende der Leiste
sheet-quests = Quests
sheet-income = Punkteeinkommen
sheet-instead = Statt eines Kaufs
sheet-doubloons = Dubloneneinkommen
sheet-cards = Projektkarten
sheet-prestige = Prestigegebäude
sheet-influence = Größter Einfluss
sheet-nations = Adelsränge
sheet-jean = Jeans Vorsprünge

## Optionen

option-setup = Aufbau
option-setup-help = 75: Ruhige See, ohne Legacyplättchen. 76: Frische Brise, mit vier davon. 77: Sturmzeit, mit sieben.
option-jean = Jeans Stärke
option-jean-help = Nur im Solospiel: 0 ist sehr einfach, 4 sehr schwer.

## Der Tisch

board-table = Der Tisch von Maracaibo
board-chart = Seekarte der Karibik
board-tracks = Einfluss und Einkommen
board-display = Auslage
board-hand = Deine Hand
board-plans = Geplant
board-players = Spieler
board-quests = Queststapel
board-bought = Gekauft
board-ship = Dein Schiff
board-choices = Was du tun kannst
board-prestige = Prestigegebäude
plain-helpers = Gehilfen von { $who }
plain-legacy = Legacyplättchen „{ $name }“
plain-nation = { $nation }: Einfluss { $influence }; Faktor { $n }; Marker: { $left } neben der Leiste, { $laid } auf der Seekarte
plain-explorer = Entdecker auf { $space }
board-stacks = Kampfplättchen
board-hidden = verdeckt
board-next = Nächste Quest
board-career = Karriere
board-quest = Quest in { $place }: { $quest }

## in the terminal

column-doubloons = Dublonen
column-combat = Kampf
column-figures = Figuren
column-income-d = Einkommen
column-income-vp = Punkte je Runde
column-quests = Quests
column-hand-size = Karten
