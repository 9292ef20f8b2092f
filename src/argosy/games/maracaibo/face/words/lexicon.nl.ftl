## Het lexicon

lex-cost = { $price }; je hebt { $have }
lex-cost-figure = één figuur; je hebt { $have }
lex-card-pays = In de hand betaalt ze als { $good } of als { $object }.
lex-card-points = { $n ->
    [0] Geen punten aan het eind.
    [one] 1 punt aan het eind, als ze gekocht is.
   *[other] { $n } punten aan het eind, als ze gekocht is.
}
lex-card-figure = Haar figuur staat in { $place } ({ $id }): zet hem in als je schip daar stopt, of neem in een ronde { $n ->
    [one] 1 punt
   *[other] { $n } punten
}.
lex-card-display = Ze ligt in de uitstalling.
lex-card-discard = Ze ligt op de aflegstapel.
lex-card-owned = Gekocht door { $seat }.
lex-card-plan = Gepland door { $seat }.
lex-card-hand = Iedereen zag { $seat } haar nemen.
lex-pile = Trekstapel
lex-pile-does = Handen worden hiervan of uit de uitstalling aangevuld. Is hij leeg, dan wordt de aflegstapel geschud.
lex-pile-left = { $n ->
    [one] Er is 1 kaart over.
   *[other] Er zijn { $n } kaarten over.
}
lex-pile-discard = { $n ->
    [0] De aflegstapel is leeg.
    [one] 1 kaart op de aflegstapel.
   *[other] { $n } kaarten op de aflegstapel.
}
lex-pile-names = Op de aflegstapel gezien: { $cards }.
lex-pile-box = Uit het spel: { $cards }.
lex-pile-shuffled = { $n ->
    [one] Eén keer geschud.
   *[other] { $n } keer geschud.
}
lex-quest = Queeste
lex-quest-gain = Brengt { $gain }.
lex-quest-does = In plaats van een andere hoofdactie waar je schip ligt, of op het pad van de verkenners. De tegel komt in je rij queesten.
lex-quest-pay = { $pay }
lex-quest-compasses = { $n ->
    [one] Je hebt 1 kompas.
   *[other] Je hebt { $n } kompassen.
}
lex-quest-pile-does = Nieuwe queesten komen hiervan; de volgende ligt open.
lex-quest-pile-left = { $n ->
    [one] 1 tegel is nog niet neergelegd.
   *[other] { $n } tegels zijn nog niet neergelegd.
}
lex-quest-pile-top = Volgende: { $quest }.
lex-helper-does = Als hoofdactie van een schip dat hier stopt: { $gain }.
lex-helper-waits = Van { $seat } en wacht: zijn actie, of { $n ->
    [one] 1 punt
   *[other] { $n } punten
} als hij deze ronde wordt overgeslagen.
lex-helper-used = Van { $seat }; hij is deze ronde ingezet of betaald.
lex-space-gain = Wie hier stopt, krijgt { $gain }.
lex-space-start = Hier beginnen de verkenners.
lex-space-end = Op volgorde van aankomst: { $points } punten.
lex-space-arrived = { $n ->
    [0] Nog niemand is aangekomen.
    [one] 1 verkenner is aangekomen.
   *[other] { $n } verkenners zijn aangekomen.
}
lex-space-here = De verkenner van { $seat } staat hier.
lex-space-quest = Queeste hier: { $quest }.
lex-barrier = De { $barrier } barrière
lex-barrier-vp = { $first } punten voor de eerste verkenner die haar passeert, { $later } voor de anderen.
lex-barrier-gain = Wie haar passeert, krijgt { $gain }.
lex-barrier-crossed = { $n ->
    [0] Niemand is erlangs.
    [one] Eén keer gepasseerd.
   *[other] { $n } keer gepasseerd.
}
lex-barrier-past = { $seat } is erlangs.
lex-nation-does = Aan het eind telt je adellijke rang bij haar keer haar factor. De factor groeit als haar fiches uit de rij komen, en met de meeste vlaggen op de zeekaart.
lex-nation-most = Aan het eind 3 punten voor iedereen met de meeste invloed.
lex-nation-times = Factor { $n }; { $left ->
    [one] 1 fiche
   *[other] { $left } fiches
} in de rij, { $flags } op de zeekaart.
lex-nation-seat = { $seat }: invloed { $n }, rang { $rank }.
lex-stacks-does = Een gevecht draait een tegel van een van de stapels om. Hij zegt waarmee elke natie vecht; daarna houd je hem.
lex-stacks-seen = Gezien: { $tile }.
lex-combat-gain = Invloed bij de vechtende natie: 1 voor kracht 2, of 2 voor kracht 5.
lex-combat-annex = Een fiche van de vechtende natie op een vrije vlag: 1 invloed en de bonus van de vlag.
lex-combat-displace = Vervang het fiche van een andere natie op een vlag: 1 invloed en de bonus van de vlag.
lex-combat-raid-annex = Neem een dorp zonder fiche: 1 invloed, 3 dubloenen voor elke eigen helper daar en 1 voor elke andere.
lex-combat-raid-displace = Neem een dorp van een andere natie: 1 invloed, 3 dubloenen voor elke eigen helper daar en 1 voor elke andere.
lex-combat-strike = De gevechtsactie van een eigen kaart, één keer per gevecht.
lex-combat-cost = Kracht { $n }; gevechtspunten en figuren tellen er elk één bij
lex-prestige = Prestigegebouw
lex-prestige-shut = Het wordt in ronde { $n } omgedraaid.
lex-prestige-token = Wie investeert, krijgt het synergiefiche { $synergy }.
lex-prestige-invested = { $seat } heeft geïnvesteerd.
lex-prestige-first = { $n ->
    [one] 1 punt
   *[other] { $n } punten
} voor de eerste die investeert.
lex-prestige-now = Voor jou zou het nu { $n ->
    [one] 1 punt
   *[other] { $n } punten
} tellen.
lex-career-does = Een opdracht wordt één keer en op elk moment afgerond: een figuur en dubloenen; punten als de zwaardere regel gehaald is. Alle drie: 2 dubloenen en 2 punten.
lex-career-of = Loopbaan van { $seat }.
lex-career-done = Afgerond: { $task }.
lex-area-needs = Pas als { $area } open is.
lex-area-cleared = Pas als { $n } andere delen open zijn.
lex-area-open = Open op het schip van { $seat }.
lex-area-half = Op het schip van { $seat } ligt nog één schijf.
lex-area-free = Op het schip van { $seat } liggen beide schijven.
lex-area-shut = Op het schip van { $seat } nog dicht.
lex-area-count = { $n } van { $of } delen { $n ->
    [one] is
   *[other] zijn
} daar open.
lex-area-gone = { $n ->
    [one] 1 schijf is uit het spel.
   *[other] { $n } schijven zijn uit het spel.
}
lex-synergy-does = Van elke soort één voor iedereen. Sommige kaarten geven er meer inkomen mee, of vechten ermee.
lex-synergy-has = { $seat } heeft het.
lex-synergy-waits = { $seat } wacht erop: inkomen { $d }, { $vp }.
lex-count-of = { $seat }: { $n }
lex-count-marks = { $seat }: de merken bij het dubloeneninkomen zijn aan het eind { $n ->
    [one] 1 punt
   *[other] { $n } punten
} waard.
lex-count-doubloons = Geld voor kaarten, gebouwen en naties in gevechten.
lex-count-combat = Elk telt 1 bij een gevecht op; hoogstens 8.
lex-count-figures = Ze worden helpers, gaan op gebouwen of tellen 1 bij een gevecht op.
lex-count-hand = Handkaarten: om te kopen, te leveren of mee te betalen.
lex-count-quests = Vervulde queesten; elke plek in de rij brengt meer.
lex-count-tiles = Gevechtstegels uit gevechten.
lex-count-income = Dubloenen en punten bij elke telling; de laatste betaalt alleen punten.
lex-count-compasses = Een queeste betaalt een deel van haar beloning één keer per kompas.
lex-count-explorer = Hoe ver de verkenner gekomen is.
lex-count-supply = Figuren die nog te winnen zijn.
lex-count-laid = Figuren die voorgoed op kaarten en gebouwen liggen.
lex-count-jean-discs = Elke schijf verhoogt wat Jean bij tellingen krijgt.
lex-count-jean-cards = Elke brengt Jean punten bij tellingen.
lex-count-jean-deck = Kaarten die Jean sturen; daarna wordt haar stapel geschud.
lex-place = { $id } { $place }
lex-kind-city = Stad
lex-kind-village = Dorp
lex-kind-home = Thuisreis
lex-kind-start = Start
lex-place-home = Hier eindigt de ronde.
lex-place-start = Hier beginnen de schepen elke ronde.
lex-place-stop = Schepen moeten hier stoppen.
lex-city-action = Hoofdactie: { $gain }.
lex-city-good = Daarvoor mag een kaart met { $good } geleverd worden en verlaat een schijf je schip; { $n } van { $of } plekken { $n ->
    [one] is
   *[other] zijn
} bezet.
lex-village = Hoofdactie: 1 dorpsactie, 2 vanaf { $two } bewegingspunten, 3 vanaf { $three }.
lex-place-marker = Hier ligt een fiche van { $nation }.
lex-flag-taken = Vlag van { $nation }; verdringen kost kracht { $n } en brengt { $gain }.
lex-flag-free = Vrije vlag; nemen kost kracht { $n } en brengt { $gain }.
lex-place-ship = Het schip van { $seat } ligt hier.
lex-place-quest = Queeste: { $quest }.
lex-place-helper = { $seat }: helper { $card }, { $gain }.
lex-place-helper-used = { $seat }: helper { $card }, klaar voor deze ronde.
lex-site-discs = { $tile }, schijven: { $n } van { $of }.
lex-legacy = Legacytegel
lex-legacy-site = { $tile }: wie hier stopt, mag voor de hoofdactie { $pay } en een schijf geven voor { $gain }.
lex-legacy-toll = { $tile }: wie hier stopt, mag { $pay } en een schijf geven voor { $gain }. Voorbijvaren kost { $toll } dubloenen; wie niet kan betalen, moet stoppen.
lex-legacy-skull = Hier geen dorpsacties als hoofdactie; queesten en helpers werken.
lex-legacy-goal = Wie hier komt, krijgt { $gain }.
lex-legacy-l1 = Puerto Cabezas is een stad; haar actie is de queeste die daar ligt.
lex-legacy-l3 = Pest: geen stad, geen dorpsactie en geen fiche in Cartagena.
lex-legacy-l4 = Een stad naast Cumaná voor wie met de verkenner vak 4 bereikt heeft; beide wegen kosten 3 bewegingspunten.
lex-legacy-l5 = Wie hier stopt, neemt een figuur voor de hoofdactie.
lex-legacy-l6 = Gevechtsactie: een fiche van de vechtende natie voor kracht 10, daarna 11: 3 invloed bij haar en 8 dubloenen.
lex-legacy-l7 = Een stad voorbij Portobello voor wie met de verkenner vak 11 bereikt heeft.
lex-legacy-l9 = Gevechtsactie voor kracht 8, één keer, voor wie met de verkenner vak 5 bereikt heeft: 12 dubloenen.
lex-person = { $seat }
lex-person-at = Het schip ligt in { $place }, de verkenner staat op { $space }.
lex-person-turn = Aan de beurt; het laatst { $n ->
    [one] 1 bewegingspunt
   *[other] { $n } bewegingspunten
}, waarvan { $first } voor de hoofdactie
lex-person-ender = Beëindigde de laatste ronde
lex-person-dealt = Jouw uitgedeelde loopbanen: { $careers }
lex-person-first-plan = Je gaat { $card } plannen
lex-person-first-discard = Je eerste afleg: { $cards }
lex-person-card = { $card }: { $about }
lex-person-card-points = Gekochte kaarten: { $n ->
    [one] 1 punt
   *[other] { $n } punten
} aan het eind
lex-person-tiles = Gevechtstegels: { $n }
lex-person-plan = Plant { $card }: { $about }
lex-person-hand = Zeker in de hand: { $cards }
lex-person-career = Loopbaan: { $career }
lex-person-task = Te doen: { $task }
lex-person-task-done = Gedaan: { $task }
lex-person-tasks = { $n } van { $of } opdrachten afgerond
lex-person-area = { $area }: { $about }
lex-person-half = Nog één schijf: { $areas }
lex-person-synergies = Synergiefiches: { $tokens }
lex-person-waits = Wacht op { $synergy }: inkomen { $d }, { $vp }
lex-person-helper = Helper { $card } in { $place } wacht
lex-person-helper-used = Helper { $card } in { $place } is klaar voor deze ronde
lex-person-quest = Queeste vervuld: { $quest }
lex-person-objects = Betaalt { $n } × { $objects } zonder kaart
lex-person-work = Dorpsactie: { $work }
lex-person-strike = Gevechtsactie van { $card }
lex-person-figures = Figuren: { $supply } in de algemene voorraad, { $laid } voorgoed neergelegd
lex-person-score = { $line }: { $n }
lex-trait-discount = Kaarten en gebouwen kosten { $n } minder
lex-trait-drill = { $n ->
    [one] 1 gevechtspunt
   *[other] { $n } gevechtspunten
} voor elk gevecht
lex-trait-compass = { $n ->
    [one] 1 kompas meer
   *[other] { $n } kompassen meer
}
lex-trait-guide = De verkenner gaat { $n } verder
lex-trait-thief = { $n ->
    [one] 1 punt
   *[other] { $n } punten
} van iedereen wiens verkenner gepasseerd wordt
lex-trait-inn-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
} als een schip stopt in een dorp met een eigen helper
lex-trait-inn-doubloons = { $n ->
    [one] 1 dubloen
   *[other] { $n } dubloenen
} als een schip stopt in een dorp met een eigen helper
lex-trait-recruiter = Een figuur kan { $n ->
    [one] 1 gevechtspunt
   *[other] { $n } gevechtspunten
} worden
lex-trait-boarding = { $n ->
    [one] 1 punt
   *[other] { $n } punten
} voor elk verdrongen fiche
lex-trait-ally = { $n ->
    [one] 1 gevechtspunt
   *[other] { $n } gevechtspunten
} als { $nation } vecht
lex-jean-does = Jean speelt volgens een stapel kaarten, meteen na jou.
lex-jean-discs = Schijven van haar bord af: { $n } van { $of }.
lex-jean-cards = { $n ->
    [one] 1 projectkaart ligt ernaast.
   *[other] { $n } projectkaarten liggen ernaast.
}
lex-jean-deck = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in haar stapel, { $seen } afgelegd.
lex-jean-turns = { $n ->
    [one] 1 beurt gespeeld.
   *[other] { $n } beurten gespeeld.
}
lex-ship-of = Schip van { $seat }
lex-plan = Een geplande kaart telt niet meer als handkaart. Ze ligt open, en je kunt haar alleen nog kopen.
