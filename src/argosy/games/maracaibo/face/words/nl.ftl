# De woorden van Maracaibo in het Nederlands. Kaartnamen staan in een zin tussen aanhalingstekens.

lead = Vier jaar onder zeil in de Caraïben

## Hoeveel van iets

amount-doubloons = { $n ->
    [0] geen dubloenen
    [one] 1 dubloen
   *[other] { $n } dubloenen
}
amount-points = { $n ->
    [0] geen punten
    [one] 1 punt
   *[other] { $n } punten
}
amount-combat = { $n ->
    [0] geen gevechtspunten
    [one] 1 gevechtspunt
   *[other] { $n } gevechtspunten
}
amount-figures = { $n ->
    [0] geen figuren
    [one] 1 figuur
   *[other] { $n } figuren
}
amount-income-d = { $n } dubloeneninkomen
amount-income-vp = { $n } punteninkomen
amount-influence-fr = { $n } invloed bij Frankrijk
amount-influence-sp = { $n } invloed bij Spanje
amount-influence-en = { $n } invloed bij Engeland

## Waren, voorwerpen, naties, synergieën, barrières

part-tobacco = tabak
part-maize = maïs
part-sugar = suiker
part-equal = dezelfde waar
part-herbs = geneeskruiden
part-spyglass = verrekijker
part-book = boek
part-map = landkaart
part-fr = Frankrijk
part-sp = Spanje
part-en = Engeland
part-anchor = anker
part-medal = medaille
part-tools = gereedschap
part-scales = weegschaal
part-lantern = lantaarn
part-barrier-red = rode
part-barrier-blue = blauwe
part-barrier-green = groene
part-jean = Jean

## Plaatsen

part-place-0 = Havana
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
part-place-20 = Thuisreis I
part-place-21a = Thuisreis II
part-place-21b = Thuisreis II
part-place-22 = Thuisreis III
part-place-9a = Santo Tomé
part-place-15a = Panama
part-space = vak { $id }

## Scheepsbord

part-s1 = Tuigage
about-s1 = hoofdactie in een dorp: 2 dorpsacties vanaf 2 bewegingspunten, 3 vanaf 5
part-s2 = Kajuit
about-s2 = hand van 6 kaarten
part-s3 = Kraaiennest
about-s3 = 3 punten; de uitstalling is gratis
part-s4 = Geldkist
about-s4 = 5 dubloenen
part-s5 = Voordek
about-s5 = 3 punten
part-s6 = Achterdek
about-s6 = 6 punten
part-s7 = Landingsploeg
about-s7 = gevechtsactie: neem een dorp voor kracht 2, of voor 5 van een andere natie
part-s8 = Geschutdek
about-s8 = dorpsactie: 1 gevechtspunt en 1 dubloen
part-s9 = Laadruim
about-s9 = dorpsactie: 3 gelijke waren voor 2 dubloenen en 2 punten
part-s10 = Vlaggenkast
about-s10 = dorpsactie: een natiefiche bij je schip, 1 invloed, 1 dubloen
part-s11 = Kapiteinstafel
about-s11 = 3 verkennen, of 4 dubloenen en 4 punten, of een adellijke rang
part-s12 = Boegbeeld
about-s12 = 10 punten

## Loopbanen, opdrachten, prestigegebouwen

part-k1 = Commodore
part-k2 = Koninklijk agent
part-k3 = Ambassadeur
part-k4 = Schipper
part-k5 = Wegbereider
part-k6 = Avonturier
part-k7 = Koopmansvorst
part-k8 = Krijgsheer
task-combat-tiles = { $easy } / { $hard } gevechtstegels ({ $d } dubloenen; +{ $vp } punten)
task-quests = { $easy } / { $hard } queesten ({ $d } dubloenen; +{ $vp } punten)
task-influence-1 = { $easy } / { $hard } invloed bij één natie ({ $d } dubloenen; +{ $vp } punten)
task-influence-2 = { $easy } / { $hard } invloed bij elk van twee naties ({ $d } dubloenen; +{ $vp } punten)
task-upgrades = { $easy } / { $hard } scheepsverbeteringen ({ $d } dubloenen; +{ $vp } punten)
task-barrier = verkenner voorbij de { $easy } / { $hard } barrière ({ $d } dubloenen; +{ $vp } punten)
task-synergies = { $easy } / { $hard } synergiefiches ({ $d } dubloenen; +{ $vp } punten)
task-assistants = { $easy } / { $hard } helpers op de zeekaart ({ $d } dubloenen; +{ $vp } punten)
part-abbey = Abdij
about-abbey = 4 punten per gepasseerde barrière
part-palace = Paleis
about-palace = 2 punten per queeste
part-basilica = Basiliek
about-basilica = 4 punten per helper, hooguit 16
part-citadel = Citadel
about-citadel = 2 punten per overgebleven gevechtspunt en figuur
part-minster = Dom
about-minster = 3 punten per synergiefiche
part-castle = Kasteel
about-castle = 2 punten per gevechtstegel
part-academy = Academie
about-academy = 2 punten per scheepsverbetering
part-cathedral = Kathedraal
about-cathedral = het dubbele van de punten van je dubloeneninkomen

## Legacytegels

part-l1 = Stad Puerto Cabezas
part-l2 = Trage oversteek naar Port Royal
part-l3 = Pest in Cartagena
part-l4 = Santo Tomé
part-l5 = Rekruten op Tortuga
part-l6 = Zilvervloot
part-l7 = Panama
part-l8 = Trage oversteek naar Tortuga
part-l9 = Goudmijn
part-l10 = Kapel van de schipbreukelingen
part-l11 = Wachttoren
part-l12 = Tabakskade
part-l13 = Bosschool
part-l14 = Strandfort
part-l15 = Vrije nederzetting
part-l16 = Rivierstation
part-l17 = Tolketting
part-l20 = Doodshoofd bij Santa Marta
part-l21 = Doodshoofd bij Portobello
part-l22 = Doodshoofd bij Bluefields
part-l23 = Doodshoofd bij Caracas
part-l24 = Doel van ronde I tot III
part-l25 = Doel van ronde IV

## Projectkaarten

part-quoted = “{ $name }”
part-copy = { $name } ({ $good }, { $object })
part-copy-number = { $name } { $n }
part-pa01 = Visser
part-pa02 = Visser
part-pa03 = Maïsboer
part-pa04 = Suikerzieder
part-pa05 = Marktkoopvrouw
part-pa06 = Pakhuis
part-pa07 = Pakhuis
part-pa08 = Zoutzieder
part-pa09 = Touwslager
part-pa10 = Kuiper
part-pa11 = Kaarsenmaakster
part-pa12 = Legionair
part-pa13 = Legionair
part-pa14 = Tollenaar
part-pa15 = Vismarkt
part-pa16 = Bouwmeester
part-pa17 = Bouwmeester
part-pa18 = Bouwmeester
part-pa19 = Bouwmeester
part-pa20 = Scheepschirurgijn
part-pa21 = Uitkijk
part-pa22 = Schrijfster
part-pa23 = Landmeter
part-pa24 = Navigator
part-pa25 = Navigator
part-pa26 = Kanonnier
part-pa27 = Kanogids
part-pa28 = Waardin
part-pa29 = Waardin
part-pa30 = Chevalier
part-pa31 = Landjonker
part-pa32 = Hidalgo
part-pa33 = Tabakshandelaar
part-pa34 = Boekverkoopster
part-pa35 = Veteraan
part-pa36 = Suikerkoopman
part-pa37 = Scheepstimmerman
part-pa38 = Tolk
part-pa39 = Bootsman
part-pa40 = Stuwadoor
part-pa41 = Smid
part-pa42 = Zeilmaker
part-pa43 = Kruithandelaar
part-pa44 = Veerman
part-pa45 = Kaartenmaakster
part-pa46 = Kustloods
part-pa47 = Marskramer
part-pa48 = Matroos
part-pa49 = Matroos
part-pa50 = Matroos
part-pa51 = Timmervrouw
part-pa52 = Breeuwer
part-pa53 = Tamboer
part-pa54 = Havenloods
part-pa55 = Geldwisselaar
part-pa56 = Stadsomroeper
part-pb001 = Haven
part-pb002 = Haven
part-pb003 = Suikermolen
part-pb004 = Rumstokerij
part-pb005 = Munthuis
part-pb006 = Zaagmolen
part-pb007 = IJzergieterij
part-pb008 = Gildehuis
part-pb009 = Vuurtoren
part-pb010 = Sterrenwacht
part-pb011 = Drukkerij
part-pb012 = Kazerne
part-pb013 = Garnizoen
part-pb014 = Droogdok
part-pb015 = Douanehuis
part-pb016 = Beurs
part-pb017 = Lijnbaan
part-pb018 = Goudsmid
part-pb019 = Juwelier
part-pb020 = Klooster
part-pb021 = Natuurvorser
part-pb022 = Bibliothecaris
part-pb023 = Arts
part-pb024 = Lenzenslijper
part-pb025 = Architect
part-pb026 = Architect
part-pb027 = Meesterkanonnier
part-pb028 = Strandbatterij
part-pb029 = Astronoom
part-pb030 = Kosmograaf
part-pb031 = Karveel
part-pb032 = Klokkenmaker
part-pb033 = Globemaakster
part-pb034 = Kaartenhuis
part-pb035 = Padvinder
part-pb036 = Junglekamp
part-pb037 = Spionne
part-pb038 = Landjepikker
part-pb039 = Herberg
part-pb040 = Pension
part-pb041 = Postherberg
part-pb042 = Ronselaar
part-pb043 = Wapenmeester
part-pb044 = Frans fregat
part-pb045 = Engels fregat
part-pb046 = Spaans galjoen
part-pb047 = Kaper
part-pb048 = Enterploeg
part-pb049 = Schatzzoeker
part-pb050 = Relikwiezoekster
part-pb051 = Uitruster
part-pb052 = Expeditiewinkel
part-pb053 = Universiteit
part-pb054 = Kruidenierswinkel
part-pb055 = Veilingmeester
part-pb056 = Vrijbuiter
part-pb057 = Linieschip
part-pb058 = Enterhakers
part-pb059 = Prijsgerecht
part-pb060 = Brander
part-pb061 = Mariniers
part-pb062 = Sappeurs
part-pb063 = Bankier
part-pb064 = Werfbaas
part-pb065 = Diplomaat
part-pb066 = Kwartiermeester
part-pb067 = Factor
part-pb068 = Geweermaker
part-pb069 = Tuiger
part-pb070 = Proviandmeester
part-pb071 = Consul
part-pb072 = Hofleverancier
part-pb073 = Rivierloods
part-pb074 = Plantenverzamelaar
part-pb075 = Rentmeester
part-pb076 = Spionnenmeester
part-pb077 = Schermmeester
part-pb078 = Oude commodore
part-pb079 = Getijdenlezer
part-pb080 = Prijsagent
part-pb081 = Kapitein van de wacht
part-pb082 = Losgeldmakelaar
part-pb083 = Wrakkenberger
part-pb084 = Rumhandelaar
part-pb085 = Markiezin
part-pb086 = Lord Proprietor
part-pb087 = Onderkoning
part-pb088 = Gouverneur
part-pb089 = Koninklijk octrooi
part-pb090 = Triomfboog
part-pb091 = Stadhuis
part-pb092 = Kroniekschrijver
part-pb093 = Gildemeester
part-pb094 = Handelscompagnie
part-pb095 = Vredescongres
part-pb096 = Scheepswerf
part-pb097 = Bank
part-pb098 = Gasthuis
part-pb099 = Kaperbrief
part-pb100 = Arsenaal
part-pb101 = Armillarium
part-c90 = Schipbreukeling
part-c91 = Verborgen baai
part-c92 = Gezonken galjoen
part-c93 = Pad over de landengte
part-c94 = Pardon van de kroon
part-c95 = Spookschip
part-c96 = Jungleheiligdom
part-c97 = Verguld handvest

## Wat effecten opleveren

gain-d = { $n ->
    [one] 1 dubloen
   *[other] { $n } dubloenen
}
gain-vp = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
gain-cp = { $n ->
    [one] 1 gevechtspunt
   *[other] { $n } gevechtspunten
}
gain-fig = { $n ->
    [one] 1 figuur
   *[other] { $n } figuren
}
gain-inf = { $n } invloed naar keuze
gain-inf-with = { $n } invloed bij { $nation }
gain-inf-fighting = { $n } invloed bij de vechtende natie
gain-inf-marker = { $n } invloed bij die natie
gain-inf-one = { $n } invloed bij één natie
gain-rank = de volgende adellijke rang
gain-disc = { $n ->
    [one] een schijf van het schip
   *[other] { $n } schijven van het schip
}
gain-va = { $n ->
    [one] 1 dorpsactie
   *[other] { $n } dorpsacties
}
gain-expl = tot { $n } verkennen
gain-fight = een gevecht
gain-quest-here = de queeste die hier ligt
gain-marker = een fiche van een natie naar keuze in een dorp zonder fiche
gain-marker-rank = een fiche in een dorp zonder fiche, daarna de volgende adellijke rang bij die natie
gain-sail = 1 tot { $n } zeilen en nog een hoofdactie
gain-unskull = een doodshoofdtegel verlaat het spel
gain-story = de verhaaltegel
gain-synergy = het fiche { $synergy }
gain-first-investor = { $points } voor de eerste figuur hier
gain-any-synergy = een synergiefiche dat je mist
gain-quest-on-card = de bovenste queestetegel op deze kaart
gain-lay-figures = zoveel figuren als je wilt op deze kaart, elk { $n } dubloeneninkomen
gain-quest-space = een queeste
gain-end = het einde van het spoor
per-compass = kompas
per-combat-tile = gevechtstegel
per-assistant = helper
per-quest = queeste
per-synergy = synergiefiche
per-nation3 = natie met minstens 3 invloed
text-each = { $gain } per { $per }
text-all = { $parts }
text-or = { $one } of { $other }
text-choice-2 = { $o1 }, of { $o2 }
text-choice-3 = { $o1 }, of { $o2 }, of { $o3 }
text-exchange = { $gain } voor { $pay }

## Prijzen en voorwaarden

pay-d = { $n ->
    [one] 1 dubloen
   *[other] { $n } dubloenen
}
pay-cp = { $n ->
    [one] 1 gevechtspunt
   *[other] { $n } gevechtspunten
}
pay-fig = { $n ->
    [one] 1 figuur
   *[other] { $n } figuren
}
pay-hand = je hele hand
pay-mp = { $n ->
    [one] 1 bewegingspunt deze beurt
   *[other] { $n } bewegingspunten deze beurt
}
pay-cards = { $n } × { $kind }
pay-equal = { $n ->
    [one] 1 waar
   *[other] { $n } gelijke waren
}
pay-nothing = niets
condition-herbs = kost { $n } × geneeskruiden
condition-markers = { $n ->
    [one] vraagt 1 fiche van { $nation } op de zeekaart
   *[other] vraagt { $n } fiches van { $nation } op de zeekaart
}
condition-return-figure = { $n ->
    [one] geef 1 figuur terug
   *[other] geef { $n } figuren terug
}
condition-figure-on-card = { $n ->
    [one] 1 figuur op de kaart
   *[other] { $n } figuren op de kaart
}
condition-cp = { $n ->
    [one] kost 1 gevechtspunt
   *[other] kost { $n } gevechtspunten
}
price-herbs = { $n } × geneeskruiden
price-markers = { $n ->
    [one] 1 fiche van { $nation } op de zeekaart (het blijft liggen)
   *[other] { $n } fiches van { $nation } op de zeekaart (ze blijven liggen)
}
price-return-figure = { $n ->
    [one] 1 figuur naar de voorraad
   *[other] { $n } figuren naar de voorraad
}
price-figure-on-card = { $n ->
    [one] 1 figuur op de kaart
   *[other] { $n } figuren op de kaart
}
condition-assistant = 1 figuur als helper

## Effecten van kaarten

effect-now = meteen { $gain }
effect-assistant = helper in { $place }: { $gain }
effect-inc1 = dubloeneninkomen +{ $n }
effect-inc2 = punteninkomen +{ $n }
effect-inc3-d = met { $synergy }: dubloeneninkomen +{ $n }
effect-inc3-vp = met { $synergy }: punteninkomen +{ $n }
effect-p1 = telt bij het betalen als { $objects }
effect-p2 = { $n ->
    [one] kaarten en gebouwen kosten 1 dubloen minder
   *[other] kaarten en gebouwen kosten { $n } dubloenen minder
}
effect-p3 = 1 gevechtspunt voor elk gevecht
effect-p4 = { $n ->
    [one] een kompas
   *[other] { $n } kompassen
}
effect-p5 = je verkenner gaat 1 vak verder
effect-p6 = 1 punt van ieder wiens verkenner je overspringt
effect-p7-vp = 1 punt als een schip stopt in een dorp met jouw helper
effect-p7-d = 2 dubloenen als een schip stopt in een dorp met jouw helper
effect-p8 = altijd: een figuur voor 2 gevechtspunten
effect-p9 = 2 gevechtspunten als { $nation } voor je vecht
effect-p10 = 3 punten per verdrongen fiche
effect-pv1 = laatste dorpsactie: { $gain } voor { $pay }
effect-pv2 = laatste dorpsactie: { $gain } voor { $pay }
effect-pv3 = laatste dorpsactie: { $gain } voor { $pay }
effect-pv4 = dorpsactie: { $gain } voor { $pay }
effect-pc1 = gevechtsactie voor kracht 2: { $gain }
effect-pc2 = gevechtsactie voor kracht 1, met { $synergy }: { $gain }
work-s8 = 1 gevechtspunt en 1 dubloen
work-s9 = 3 gelijke waren voor 2 dubloenen en 2 punten
work-pv1 = 2 landkaarten voor 2 punten en 2 verkennen
work-pv2 = 2 landkaarten voor 3 dubloenen en 2 verkennen
work-pv3-3 = 2 boeken voor 3 dubloenen en 3 punten
work-pv3-4 = 2 boeken voor 4 dubloenen en 4 punten
work-pv4 = 2 gelijke waren voor 4 dubloenen
part-quest = { $pay } voor { $gain }
part-tile = { $nation } met { $n }
part-tile-cost = { $nation } met { $n } voor { $cost }
part-tile-bonus = { $nation } met { $n }, plus { $gain }

## Zetten, en wat het logboek erover zegt

move-pass = Geen hoofdactie
log-pass = { $seat } doet geen hoofdactie.
    .seat = Je doet geen hoofdactie.
move-done = Genoeg
log-done-city = { $seat } slaat de stadsactie over.
    .seat = Je slaat de stadsactie over.
log-done-village = { $seat } doet geen dorpsactie meer.
    .seat = Je doet geen dorpsactie meer.
log-done-draw = { $seat } trekt geen kaarten meer.
    .seat = Je trekt geen kaarten meer.
log-done-nation = { $seat } kan geen natie betalen.
    .seat = Je kunt geen natie betalen.
log-done-fight = { $seat } beëindigt het gevecht.
    .seat = Je beëindigt het gevecht.
move-end-turn = Beurt beëindigen
log-end-turn = { $seat } beëindigt de beurt.
    .seat = Je beëindigt je beurt.
move-skip = Laten
log-skip-sail = { $seat } zeilt niet verder.
    .seat = Je zeilt niet verder.
log-skip-site = { $seat } bouwt hier niet.
    .seat = Je bouwt hier niet.
log-skip-disc = { $seat } neemt geen schijf.
    .seat = Je neemt geen schijf.
log-skip-marker = { $seat } legt geen fiche.
    .seat = Je legt geen fiche.
log-skip-explore = { $seat } laat de verkenner staan.
    .seat = Je laat je verkenner staan.
log-skip-offer = { $seat } ziet af van de ruil.
    .seat = Je ziet af van de ruil.
log-skip-quest = { $seat } laat de queeste liggen.
    .seat = Je laat de queeste liggen.
move-act = Stadsactie doen
log-act = { $seat } doet de stadsactie.
    .seat = Je doet de stadsactie.
move-village = Dorpsacties
log-village = { $seat } kiest dorpsacties.
    .seat = Je kiest dorpsacties.
move-coin = Neem 1 dubloen
log-coin = { $seat } neemt 1 dubloen.
    .seat = Je neemt 1 dubloen.
move-dump = Leg je hand af voor 2 dubloenen
log-dump = { $seat } legt de hand af voor 2 dubloenen.
    .seat = Je legt je hand af voor 2 dubloenen.
move-draw = Trek van de stapel
move-points = 2 punten in plaats van een aankoop
log-points = { $seat } neemt 2 punten in plaats van een aankoop.
    .seat = Je neemt 2 punten in plaats van een aankoop.
move-accept = Ja
log-offer = { $seat } ruilt: { $gain } voor { $pay }.
    .seat = Je ruilt: { $gain } voor { $pay }.
log-site = { $seat } bouwt aan “{ $tile }”: { $gain } voor { $pay }.
    .seat = Je bouwt aan “{ $tile }”: { $gain } voor { $pay }.
move-recruit = Een figuur voor gevechtspunten
log-recruit = { $seat } ruilt een figuur voor gevechtspunten.
    .seat = Je ruilt een figuur voor gevechtspunten.
move-locker = Een fiche bij je schip
log-locker = { $seat } gebruikt de dorpsactie van het eigen schip: een fiche waar het ligt.
    .seat = Je gebruikt de dorpsactie van je schip: een fiche waar het ligt.
move-silver-fleet = De zilvervloot uitzenden
log-silver-fleet = { $seat } zendt de zilvervloot uit voor { $nation }.
    .seat = Je zendt de zilvervloot uit voor { $nation }.
move-gold-mine = De goudmijn innemen
log-gold-mine = { $seat } neemt de goudmijn in voor { $nation }.
    .seat = Je neemt de goudmijn in voor { $nation }.
move-gain-1 = 1 invloed voor kracht 2
log-gain-1 = { $seat } vecht met kracht 2 om invloed.
    .seat = Je vecht met kracht 2 om invloed.
move-gain-2 = 2 invloed voor kracht 5
log-gain-2 = { $seat } vecht met kracht 5 om invloed.
    .seat = Je vecht met kracht 5 om invloed.
move-stack-left = Tegel van de linkerstapel
log-stack-left = { $seat } draait een tegel van de linkerstapel om.
    .seat = Je draait een tegel van de linkerstapel om.
move-stack-right = Tegel van de rechterstapel
log-stack-right = { $seat } draait een tegel van de rechterstapel om.
    .seat = Je draait een tegel van de rechterstapel om.
move-sail = Zeil naar { $place }, { $n ->
    [one] 1 bewegingspunt
   *[other] { $n } bewegingspunten
}
    .button = { $place }
    .disc = { $n }
log-sail = { $seat } zeilt met { $n ->
    [one] 1 bewegingspunt
   *[other] { $n } bewegingspunten
} naar { $place }.
    .seat = Je zeilt met { $n ->
        [one] 1 bewegingspunt
       *[other] { $n } bewegingspunten
    } naar { $place }.
move-explore = Verken tot { $space }: { $gain }
log-explore = { $seat } verkent tot { $space }.
    .seat = Je verkent tot { $space }.
move-quest = Vervul de queeste: { $quest }
log-quest = { $seat } vervult de queeste: { $quest }.
    .seat = Je vervult de queeste: { $quest }.
move-assistant = Gebruik “{ $card }”: { $gain }
log-assistant = { $seat } gebruikt “{ $card }”.
    .seat = Je gebruikt “{ $card }”.
move-mark = Leg het fiche in { $place }
log-mark = { $seat } legt een fiche van { $nation } in { $place }.
    .seat = Je legt een fiche van { $nation } in { $place }.
move-raid = Neem het dorp { $place }
log-raid = { $seat } neemt het dorp { $place } in voor { $nation }.
    .seat = Je neemt het dorp { $place } in voor { $nation }.
move-flag = Neem de vlag van { $place }
log-flag = { $seat } neemt de vlag van { $place } voor { $nation }.
    .seat = Je neemt de vlag van { $place } voor { $nation }.
move-unskull = Verwijder “{ $tile }”
log-unskull = { $seat } verwijdert “{ $tile }”.
    .seat = Je verwijdert “{ $tile }”.
move-lay = { $n ->
    [0] Leg geen figuur
    [one] Leg 1 figuur
   *[other] Leg { $n } figuren
}
log-lay = { $seat } legt { $n ->
    [0] geen figuur
    [one] 1 figuur
   *[other] { $n } figuren
} op de kaart.
    .seat = Je legt { $n ->
        [0] geen figuur
        [one] 1 figuur
       *[other] { $n } figuren
    } op de kaart.
move-figures = { $n ->
    [0] Betaal alleen met gevechtspunten
    [one] Geef 1 figuur, de rest in gevechtspunten
   *[other] Geef { $n } figuren, de rest in gevechtspunten
}
log-figures = { $seat } geeft in het gevecht { $n ->
    [0] geen figuur
    [one] 1 figuur
   *[other] { $n } figuren
}.
    .seat = Je geeft in het gevecht { $n ->
        [0] geen figuur
        [one] 1 figuur
       *[other] { $n } figuren
    }.
move-strike = Gevechtsactie van “{ $card }”
log-strike = { $seat } gebruikt de gevechtsactie van “{ $card }”.
    .seat = Je gebruikt de gevechtsactie van “{ $card }”.
move-work = Dorpsactie: { $work }
log-work = { $seat } kiest de dorpsactie: { $work }.
    .seat = Je kiest de dorpsactie: { $work }.
move-synergy = Neem het fiche { $synergy }
log-synergy = { $seat } neemt het fiche { $synergy }.
    .seat = Je neemt het fiche { $synergy }.
move-career = Kies { $career }: { $tasks }
log-career = { $seat } kiest { $career }: { $tasks }.
    .seat = Je kiest { $career }: { $tasks }.
move-disc = Neem een schijf: { $area }
log-disc = { $seat } neemt een schijf: { $area }.
    .seat = Je neemt een schijf: { $area }.
move-invest = Investeer: { $building }
log-invest = { $seat } investeert: { $building }.
    .seat = Je investeert: { $building }.
move-claim = Opdracht afronden: { $task }
log-claim = { $seat } rondt een opdracht af: { $task }.
    .seat = Je rondt een opdracht af: { $task }.
move-nation = { $nation }
log-nation = { $seat } kiest { $nation }.
    .seat = Je kiest { $nation }.
move-choose = Kies: { $gain }
log-choose = { $seat } kiest: { $gain }.
    .seat = Je kiest: { $gain }.
move-discard = Leg “{ $card }” af
log-discard = { $seat } legt “{ $card }” af.
    .seat = Je legt “{ $card }” af.
move-take = Neem “{ $card }” uit de uitstalling
log-take = { $seat } neemt “{ $card }” uit de uitstalling.
    .seat = Je neemt “{ $card }” uit de uitstalling.
move-pay = Betaal met “{ $card }”
log-pay = { $seat } betaalt met “{ $card }”.
    .seat = Je betaalt met “{ $card }”.
move-plan = Plan “{ $card }”
log-plan = { $seat } plant “{ $card }”.
    .seat = Je plant “{ $card }”.
move-buy = Koop “{ $card }”
log-buy = { $seat } koopt “{ $card }”.
    .seat = Je koopt “{ $card }”.
move-deliver = Lever “{ $card }”
log-deliver = { $seat } levert “{ $card }”.
    .seat = Je levert “{ $card }”.

## Wat erop volgde

log-chooses = { $seat } heeft verdekt gekozen.
    .seat = Je hebt verdekt gekozen.
log-chose = { $seat } kiest de loopbaan “{ $career }” en plant { $cards }.
    .seat = Je kiest de loopbaan “{ $career }” en plant { $cards }.
log-thrown = Aan het begin afgelegd: { $cards }.
log-tile = De gevechtstegel: { $values }.
log-marker = { $seat } legt een fiche van { $nation } in { $place }.
    .seat = Je legt een fiche van { $nation } in { $place }.
log-gets = { $seat } krijgt { $goods }.
    .seat = Je krijgt { $goods }.
log-loses = { $seat } geeft { $goods } af.
    .seat = Je geeft { $goods } af.
log-idle = { $seat } krijgt { $points } voor ongebruikte helpers.
    .seat = Je krijgt { $points } voor ongebruikte helpers.
log-wraps = { $seat } gaat over het einde van het spoor voor punteninkomen: { $points }.
    .seat = Je gaat over het einde van het spoor voor punteninkomen: { $points }.
log-steals = { $seat } steelt { $points } van { $victim }.
    .seat = Je steelt { $points } van { $victim }.
    .victim = { $seat } steelt { $points } van jou.
log-quest-row = { $seat } krijgt { $points } voor queeste nummer { $n }.
    .seat = Je krijgt { $points } voor je queeste nummer { $n }.
log-barrier = { $seat } krijgt { $points } voor de { $barrier } barrière.
    .seat = Je krijgt { $points } voor de { $barrier } barrière.
log-explored-all = { $seat } krijgt { $points } voor het einde van het pad van de verkenners.
    .seat = Je krijgt { $points } voor het einde van het pad van de verkenners.
log-sails-home = { $seat } zeilt verder naar { $place }.
    .seat = Je zeilt verder naar { $place }.
log-unlocks = { $seat } speelt vrij: { $area }.
    .seat = Je speelt vrij: { $area }.
log-synergy-token = { $seat } bezit nu het fiche { $synergy }.
    .seat = Je bezit nu het fiche { $synergy }.
log-drew = { $seat } trekt { $cards }.
    .seat = Je trekt { $cards }.
log-shuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel.
log-jean-sails = { $jean } draait kaart { $card } om en zeilt van { $start } naar { $place }.
log-jean-quest = { $jean } neemt daar de queeste: { $quest }.
log-jean-delivers = { $jean } levert een schijf aan { $place }.
log-jean-takes = Er is geen plaats op de markt, dus neemt { $jean } “{ $card }” uit de uitstalling.
log-jean-takes-card = { $jean } neemt “{ $card }” uit de uitstalling.
log-jean-disc = { $jean } verwijdert een schijf van haar bord.
log-jean-explores = Haar verkenner gaat naar { $space }.
log-jean-pile = { $jean } neemt de bovenste queeste van de stapel: { $quest }.
log-jean-conquers = { $jean } vecht voor { $nation } en verovert { $place }.
log-jean-fights = { $jean } vecht voor { $nation }; geen stad of dorp is vrij, dus het fiche verlaat het spel.
log-jean-no-marker = { $jean } vecht voor { $nation }, dat geen fiche meer heeft.
log-jean-village = Ze verovert ook het dorp { $place }.
log-jean-no-village = Voor nog een fiche van { $nation } is geen dorp vrij, dus verlaat het het spel.
log-round-ends = Ronde { $n } is voorbij.
log-game-ends = De laatste ronde is voorbij.
log-last-hand = { $seat } had in de hand: { $cards }.
    .seat = Je had in de hand: { $cards }.
log-income = Inkomen voor { $seat }: { $goods }.
    .seat = Je inkomen: { $goods }.
log-prestige = Een nieuw prestigegebouw ligt open: { $building }.
log-display = Nieuw in de uitstalling: { $cards }.
log-new-quest = In { $place } ligt een queeste: { $quest }.
log-card-quest = Op “{ $card }” ligt een queeste: { $quest }.
log-score-part = { $line } { $n }
log-score-nothing = verder niets
log-scores = Eindtelling voor { $seat }: { $parts }; samen { $points }.
    .seat = Je eindtelling: { $parts }; samen { $points }.
log-draws = { $seat } trekt { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}.
    .seat = Je trekt { $n ->
        [one] een kaart
       *[other] { $n } kaarten
    }.

## Vragen

ask-over = Het spel is afgelopen.
ask-first-plan = Welke van je acht kaarten wil je plannen?
ask-first-discard = { $n ->
    [one] Leg nog één kaart af.
   *[other] Leg nog { $n } kaarten af.
}
ask-career = Welke loopbaan kies je?
ask-sail = Waarheen zeil je?
ask-sail-on = Waarheen zeil je verder, met hooguit { $n ->
    [one] 1 bewegingspunt
   *[other] { $n } bewegingspunten
}?
ask-site = Bouw je aan “{ $tile }”: { $gain } voor { $pay }, en een schijf van je schip?
ask-main = Wat doe je in { $place }?
ask-city = De waar is geleverd. De actie van { $place }?
ask-village = Welke dorpsactie? { $n ->
    [one] Er is er één over.
   *[other] Er zijn er { $n } over.
}
ask-free = Nog iets voordat je bijtrekt?
ask-draw = Trek van de stapel, of neem een kaart uit de uitstalling?
ask-purchase = De ronde eindigt. Koop een kaart, of neem 2 punten?
ask-pay = Welke kaart leg je af? Nog te betalen: { $n } × { $kind }.
ask-disc = Van welk deel van je schip neem je een schijf?
ask-nation-steps = Bij welke natie win je invloed? { $n ->
    [one] Eén stap.
   *[other] { $n } stappen.
}
ask-nation-one = Bij welke ene natie win je { $n } invloed?
ask-nation-rank = Bij welke natie stijg je naar de volgende adellijke rang?
ask-nation-marker = Een fiche van welke natie?
ask-nation-marker-rank = Een fiche van welke natie? Je stijgt daar naar de volgende adellijke rang, ook zonder het fiche.
ask-explore = Hoe ver gaat je verkenner? Hooguit { $n }.
ask-stack = Van welke stapel draai je een gevechtstegel om?
ask-fight-nation = Welke natie vecht voor jou?
ask-fight = { $nation } vecht met kracht { $n }. Welke gevechtsactie?
ask-fight-pay = Je komt kracht { $n } tekort. Hoeveel figuren geef je?
ask-offer = Wil je ruilen: { $gain } voor { $pay }?
ask-choose = Welke van deze?
ask-quest = Vervul je de queeste: { $quest }?
ask-marker = In welk dorp leg je het fiche van { $nation }?
ask-synergy = Welk synergiefiche neem je?
ask-lay-figures = Hoeveel figuren leg je op de kaart? Elk verhoogt je inkomen met { $n }.
ask-skull = Welke doodshoofdtegel verwijder je?
wait = { $seat } beslist { $what }.
what-first-plan = welke kaart gepland wordt
what-first-discard = welke kaarten afgelegd worden
what-career = over een loopbaan
what-sail = waarheen te zeilen
what-site = of er gebouwd wordt
what-main = over de hoofdactie
what-city = over de stadsactie
what-village = over een dorpsactie
what-free = over vrije acties
what-draw = welke kaarten bijgetrokken worden
what-purchase = wat er aan het eind van de ronde gekocht wordt
what-pay = waarmee betaald wordt
what-disc = welke schijf genomen wordt
what-nation = over een natie
what-explore = hoe ver verkend wordt
what-stack = over een stapel gevechtstegels
what-fight-nation = welke natie vecht
what-fight = over een gevechtsactie
what-fight-pay = hoe het gevecht betaald wordt
what-offer = over een ruil
what-choose = wat er gekozen wordt
what-quest = of een queeste vervuld wordt
what-marker = waar een fiche komt
what-synergy = over een synergiefiche
what-lay-figures = hoeveel figuren gelegd worden
what-skull = welke doodshoofdtegel verdwijnt
fact-round = Ronde { $n } van 4
fact-purse = Je hebt { $goods }
fact-hand = { $n ->
    [0] Geen kaarten in de hand, de limiet is { $limit }
    [one] 1 kaart in de hand, de limiet is { $limit }
   *[other] { $n } kaarten in de hand, de limiet is { $limit }
}
fact-hand-dealt = { $n ->
    [0] Geen kaarten in de hand
    [one] 1 kaart in de hand
   *[other] { $n } kaarten in de hand
}
fact-income = Inkomen: { $d }, { $vp }
fact-no-tiles = Geen gevechtstegels meer: elke natie vecht met 3
fact-tile = Gevechtstegel: { $values }
fact-tile-most = { $n } minder voor de natie die alleen de meeste fiches op de zeekaart heeft
fact-tile-fewest = { $n } meer voor de natie die alleen de minste fiches op de zeekaart heeft
fact-jean = { $jean } heeft { $points }
preview-card = Prijs: { $price }. Effect: { $about }. Aan het eind: { $points }
preview-prestige = { $price } en een figuur; levert { $gain } op; aan het eind { $about }
preview-prestige-bare = { $price } en een figuur; aan het eind { $about }
preview-card-now = Prijs: { $price }. Effect: { $about }. Dat levert je nu op: { $now }. Aan het eind: { $points }
preview-take = Kost nu { $price }. { $card }
preview-sail = De vaart daarheen { $parts }
    .short = { $parts }
sails-toll = kost { $price } bij de tolketting
sails-brings = levert { $goods } op
sails-theirs = levert { $seat } { $goods } op
sails-ends = beëindigt de ronde
sails-last = beëindigt de laatste ronde
preview-act = De actie van de stad: { $gain }
preview-fight = Kracht { $n }; levert { $gain } op
preview-brings = Levert { $goods } op
preview-plan = Nu gratis. Bij de koop: { $card }
preview-influence = Levert { $goods } op
preview-idle = Je ongebruikte helpers hier leveren { $points } op
preview-quest-row = Op de queesterij: { $points }
preview-crosses = Onderweg: { $gain }. Daar: { $there }
preview-space = Daar: { $there }
preview-area = Als beide schijven weg zijn: { $about }
preview-unlocks = Hiermee komt vrij: { $about }

## Scoreblad

sheet-voyage = Onderweg
sheet-idle = Ongebruikte helpers
sheet-explorer = Barrières en einde van het spoor
sheet-quests = Queesten
sheet-income = Punteninkomen
sheet-instead = In plaats van een aankoop
sheet-doubloons = Dubloeneninkomen
sheet-cards = Projectkaarten
sheet-prestige = Prestigegebouwen
sheet-influence = Meeste invloed
sheet-nations = Adellijke rangen
sheet-jean = Voorsprongen van Jean

## Opties

option-setup = Opzet
option-setup-help = 75: Kalme zee, zonder legacytegels. 76: Frisse bries, met vier ervan. 77: Stormseizoen, met zeven.
option-jean = De sterkte van Jean
option-jean-help = Alleen in het solospel: 0 is heel makkelijk, 4 heel moeilijk.

## De tafel

board-table = De tafel van Maracaibo
board-chart = Zeekaart van de Caraïben
board-tracks = Invloed en inkomen
board-display = Uitstalling
board-hand = Je hand
board-plans = Gepland
board-players = Spelers
board-quests = Queestestapel
board-bought = Gekocht
board-ship = Je schip
board-choices = Wat je kunt doen
board-prestige = Prestigegebouwen
plain-helpers = helpers van { $who }
plain-legacy = legacytegel “{ $name }”
plain-nation = { $nation }: invloed { $influence }; factor { $n }; fiches: { $left } naast het spoor, { $laid } op de zeekaart
plain-explorer = verkenner op { $space }
board-stacks = Gevechtstegels
board-hidden = verdekt
board-next = Volgende queeste
board-career = Loopbaan
board-quest = Queeste in { $place }: { $quest }

## in the terminal

column-doubloons = dubloenen
column-combat = gevecht
column-figures = figuren
column-income-d = inkomen
column-income-vp = punten per ronde
column-quests = queesten
column-hand-size = kaarten
