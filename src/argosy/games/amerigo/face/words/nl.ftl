# De woorden van Amerigo in het Nederlands.

lead = Zeilen, vestigen en nieuwe eilanden bebouwen

## Hoeveel waarvan

amount-gold = { $n ->
    [0] geen goud
    [one] 1 goud
   *[other] { $n } goud
}
amount-cannons = { $n ->
    [0] geen kanonnen
    [one] 1 kanon
   *[other] { $n } kanonnen
}
amount-points = { $n ->
    [0] geen punten
    [one] 1 punt
   *[other] { $n } punten
}
amount-action-points = { $n ->
    [0] geen actiepunten
    [one] 1 actiepunt
   *[other] { $n } actiepunten
}
amount-tokens = { $n ->
    [0] geen fiche
    [one] 1 fiche
   *[other] { $n } fiches
}
amount-steps = { $n ->
    [0] geen stappen
    [one] 1 stap
   *[other] { $n } stappen
}
amount-chests = { $n ->
    [0] geen schatkisten
    [one] 1 schatkist
   *[other] { $n } schatkisten
}
amount-blue-cubes = { $n ->
    [one] 1 blauw blokje
   *[other] { $n } blauwe blokjes
}
amount-black-cubes = { $n ->
    [one] 1 zwart blokje
   *[other] { $n } zwarte blokjes
}
amount-red-cubes = { $n ->
    [one] 1 rood blokje
   *[other] { $n } rode blokjes
}
amount-brown-cubes = { $n ->
    [one] 1 bruin blokje
   *[other] { $n } bruine blokjes
}
amount-green-cubes = { $n ->
    [one] 1 groen blokje
   *[other] { $n } groene blokjes
}
amount-yellow-cubes = { $n ->
    [one] 1 geel blokje
   *[other] { $n } gele blokjes
}
amount-white-cubes = { $n ->
    [one] 1 wit blokje
   *[other] { $n } witte blokjes
}
amount-cotton = { $n } katoen
amount-tobacco = { $n } tabak
amount-sugar = { $n } suiker
amount-coconut = { $n ->
    [one] 1 kokosnoot
   *[other] { $n } kokosnoten
}
amount-coffee = { $n } koffie
amount-products = { $n } × { $good } voor { $cost }

## Kleuren, acties, goederen

part-blue = blauw
part-black = zwart
part-red = rood
part-brown = bruin
part-green = groen
part-yellow = geel
part-white = wit
part-sailing = Varen
part-cannons = Kanonnen laden
part-planning = Plannen
part-progress = Vooruitgang
part-building = Bouwen
part-goods = Goederen kopen
part-order = Speelvolgorde
part-cotton = katoen
part-tobacco = tabak
part-sugar = suiker
part-coconut = kokosnoot
part-coffee = koffie

## Tegels om te bouwen

part-single = neutrale tegel “enkel veld”
part-pair = neutrale tegel “tweetal”
part-line3 = neutrale tegel “rij van drie”
part-corner = neutrale tegel “hoek”
part-line4 = neutrale tegel “rij van vier”
part-square = neutrale tegel “vierkant”
part-horseshoe = neutrale tegel “hoefijzer”
part-block = neutrale tegel “blok van zes”
part-village-single = dorp “enkel veld”
part-village-pair = dorp “tweetal”
part-village-line3 = dorp “rij van drie”
part-village-corner = dorp “hoek”
part-village-line4 = dorp “rij van vier”
part-village-square = dorp “vierkant”

## Vooruitgangsfiches

part-two-blue = +2 voor varen
part-two-black = +2 voor kanonnen
part-two-red = +2 voor plannen
part-two-brown = +2 voor vooruitgang
part-two-green = +2 voor bouwen
part-two-yellow = +2 voor goederen
part-one-blue-red = +1 voor varen en plannen
part-one-black-brown = +1 voor kanonnen en vooruitgang
part-one-green-yellow = +1 voor bouwen en goederen
part-far-sails = Verre reis
part-bold-pirates = Brutale piraten
part-half-loss = Halve schade
part-prize-money = Prijzengeld
part-two-neutral = Twee neutrale tegels
part-red-or-green = Rood of groen
part-jump = Sprong vooruit
part-three-gold = Drie goud
part-five-gold = Vijf goud
part-post-gold = Goud voor handelsposten
part-better-change = Betere koers
part-cube-points = Punten voor blokjes
part-post-points = Punten voor handelsposten
part-seven-points = Zeven punten
part-gold-points = Goud telt dubbel
part-two-blue-help = Twee actiepunten extra telkens als je varen kiest.
part-two-black-help = Twee actiepunten extra telkens als je kanonnen kiest.
part-two-red-help = Twee actiepunten extra telkens als je plannen kiest.
part-two-brown-help = Twee actiepunten extra telkens als je vooruitgang kiest.
part-two-green-help = Twee actiepunten extra telkens als je bouwen kiest.
part-two-yellow-help = Twee actiepunten extra telkens als je goederen kiest.
part-one-blue-red-help = Eén actiepunt extra voor varen en voor plannen.
part-one-black-brown-help = Eén actiepunt extra voor kanonnen en voor vooruitgang.
part-one-green-yellow-help = Eén actiepunt extra voor bouwen en voor goederen.
part-far-sails-help = Eén keer, bij het varen: acht actiepunten extra voor beide schepen.
part-bold-pirates-help = Tegen alle anderen zijn de piraten twee sterker.
part-half-loss-help = Wie de piraten niet verslaat, verliest maar de helft van de punten, naar boven afgerond.
part-prize-money-help = Twee goud telkens als de piraten helemaal zijn verslagen.
part-two-neutral-help = Tot twee neutrale tegels in één planning.
part-red-or-green-help = Met rode blokjes mag je ook bouwen, met groene ook plannen.
part-jump-help = Eén keer, bij de witte actie: je schijf komt op de voorste te liggen.
part-three-gold-help = Eén keer: drie goud.
part-five-gold-help = Eén keer: vijf goud.
part-post-gold-help = Eén goud voor elke handelspost die je vanaf nu sticht.
part-better-change-help = Bij het pakken van goud: één per twee blokjes.
part-cube-points-help = Eén keer, in plaats van een actie: een punt per blokje in de actiecirkel.
part-post-points-help = Aan het eind: een punt per eigen handelspost.
part-seven-points-help = Aan het eind: zeven punten.
part-gold-points-help = Aan het eind: een extra punt voor elk goud op het spoor.

## Zetten

move-choose-sailing = Varen
move-choose-cannons = Kanonnen laden
move-choose-planning = Plannen
move-choose-progress = Vooruitgang boeken
move-choose-building = Bouwen
move-choose-goods = Goederen kopen
move-choose-order = Opschuiven in de speelvolgorde
move-gold = Goud pakken
move-chest = Een schatkist openen: 3 goud
move-done = Dat is alles
move-post = Een handelspost stichten
move-no-post = Geen handelspost stichten
move-use-far-sails = “{ part-far-sails }” gebruiken: 8 actiepunten extra
move-use-jump = “{ part-jump }” gebruiken
move-use-three-gold = “{ part-three-gold }” inwisselen
move-use-five-gold = “{ part-five-gold }” inwisselen
move-use-cube-points = “{ part-cube-points }” gebruiken
move-ship = Schip { $n } vaart eerst
move-steps = { $n ->
    [one] 1 actiepunt gebruiken
   *[other] { $n } actiepunten gebruiken
}
move-token = “{ $token }” pakken
move-take = Pak { $tile }
move-build = Bouw { $tile }
move-buy = Koop { $good } voor { $points }
move-sail = Naar { $square } varen
move-sail-frame = Naar kadervak { $n } varen
move-place = Op { $square } leggen{ $degrees ->
    [0] {""}
   *[other] , { $degrees }° gedraaid
}

## Vragen aan wie beslist

ask-over = Het spel is afgelopen.
ask-action = Welke actie kies je?
ask-ship = Welk schip vaart eerst?
ask-sail = Waar vaart het eerste schip heen?
ask-sail-other = Waar vaart het andere schip heen?
ask-post = Sticht je een handelspost op { $square }?
ask-cannons = Hoeveel actiepunten worden kanonnen?
ask-plan = Welke tegel pak je?
ask-progress = Hoe ver ga je op het vooruitgangsspoor?
ask-progress-on = Ga je verder op het vooruitgangsspoor?
ask-token = Welk vooruitgangsfiche pak je?
ask-build = Welke tegel bouw je?
ask-place = Waar komt hij te liggen: { $tile }?
ask-goods = Welk productiefiche koop je?
ask-order = Hoe ver schuift je schijf op?
ask-more = ; meer kost 1 goud per stuk

## Wat de anderen intussen lezen

wait-action = { $seat } kiest een actie.
wait-ship = { $seat } beslist welk schip eerst vaart.
wait-sail = { $seat } vaart.
wait-post = { $seat } mag een handelspost stichten op { $square }.
wait-cannons = { $seat } laadt kanonnen.
wait-plan = { $seat } plant.
wait-progress = { $seat } boekt vooruitgang.
wait-token = { $seat } kiest een vooruitgangsfiche.
wait-build = { $seat } bouwt.
wait-place = { $seat } zoekt een plek: { $tile }.
wait-goods = { $seat } koopt goederen.
wait-order = { $seat } schuift op in de speelvolgorde.

## Feiten onder de vraag

fact-phase = Ronde { $round } van { $rounds }, fase { $phase } van { $phases } ({ $colour }). Het tijdsfiche toont { $time }.
fact-have = Je hebt { $goods }.
fact-pirates = Piraten met kracht { $n } zullen je aanvallen.

## Het verslag

log-round = Ronde { $n } begint. { $seat } ligt vooraan.
    .seat = Ronde { $n } begint. Je ligt vooraan.
log-pirate = Een piratenfiche met kracht { $n } ligt open.
log-leave = Vooruitgangsfiches uit het spel: { $tokens }.
log-display = Nieuwe vooruitgangsfiches: { $tokens }.
log-market = Nieuwe productiefiches: { $products }.
log-throw = In de toren gaan de blokjes van de kleur { $colour }. Wat eruit komt: { $cubes }.
log-skipped = De fase van de kleur { $colour } vervalt: geen blokjes.
log-choose = { $seat } kiest: { $action }.
    .seat = Je kiest: { $action }.
log-gold = { $seat } neemt in plaats van een actie { $gold }.
    .seat = Je neemt in plaats van een actie { $gold }.
log-gold-unasked = { $seat } kan niets anders doen en neemt { $gold }.
    .seat = Je kunt niets anders doen en neemt { $gold }.
log-gains-gold = { $seat } krijgt { $gold }.
    .seat = Je krijgt { $gold }.
log-gold-track = { $seat } krijgt { $gold } aan het einde van het spoor.
    .seat = Je krijgt { $gold } aan het einde van het spoor.
log-gold-post = { $seat } krijgt { $gold } voor de handelspost.
    .seat = Je krijgt { $gold } voor de handelspost.
log-surplus = { $seat } heeft geen plaats voor meer goud: { $points }.
    .seat = Je hebt geen plaats voor meer goud: { $points }.
log-chest = { $seat } opent een schatkist: { $gold }.
    .seat = Je opent een schatkist: { $gold }.
log-use = { $seat } gebruikt “{ $token }”.
    .seat = Je gebruikt “{ $token }”.
log-cube-points = { $seat } krijgt { $points } voor de blokjes.
    .seat = Je krijgt { $points } voor de blokjes.
log-done = { $seat } stopt hier.
    .seat = Je stopt hier.
log-paid = { $seat } betaalt { $gold } voor meer actiepunten.
    .seat = Je betaalt { $gold } voor meer actiepunten.
log-sail = { $seat } vaart naar { $square }.
    .seat = Je vaart naar { $square }.
log-sail-frame = { $seat } vaart naar kadervak { $n }.
    .seat = Je vaart naar kadervak { $n }.
log-stay = { $seat } laat een schip op { $square } liggen.
    .seat = Je laat een schip op { $square } liggen.
log-stay-frame = { $seat } laat een schip op kadervak { $n } liggen.
    .seat = Je laat een schip op kadervak { $n } liggen.
log-post = { $seat } sticht een handelspost op { $square }.
    .seat = Je sticht een handelspost op { $square }.
log-discovery = { $seat } ontdekt het eiland: { $points }.
    .seat = Je ontdekt het eiland: { $points }.
log-token = { $seat } pakt “{ $token }”.
    .seat = Je pakt “{ $token }”.
log-take = { $seat } pakt: { $tile }.
    .seat = Je pakt: { $tile }.
log-build = { $seat } bouwt op { $square }: { $tile }, { $points }.
    .seat = Je bouwt op { $square }: { $tile }, { $points }.
log-resources = { $seat } verzamelt { $goods }.
    .seat = Je verzamelt { $goods }.
log-complete = { $seat } voltooit het eiland: { $points }.
    .seat = Je voltooit het eiland: { $points }.
log-post-points = { $seat } krijgt voor handelsposten daar { $points }.
    .seat = Je krijgt voor handelsposten daar { $points }.
log-wins-chest = { $seat } krijgt de schatkist.
    .seat = Je krijgt de schatkist.
log-buy = { $seat } koopt een productiefiche: { $good } voor { $points }.
    .seat = Je koopt een productiefiche: { $good } voor { $points }.
log-repelled = { $n ->
    [0] { $seat } verslaat piraten met kracht 0 zonder kanonnen.
    [one] { $seat } verslaat piraten met kracht 1 en levert 1 kanon in.
   *[other] { $seat } verslaat piraten met kracht { $n } en levert { $n } kanonnen in.
}
    .seat = { $n ->
        [0] Je verslaat piraten met kracht 0 zonder kanonnen.
        [one] Je verslaat piraten met kracht 1 en levert 1 kanon in.
       *[other] Je verslaat piraten met kracht { $n } en levert { $n } kanonnen in.
    }
log-prize = { $seat } krijgt prijzengeld: { $gold }.
    .seat = Je krijgt prijzengeld: { $gold }.
log-plundered = Piraten met kracht { $n } plunderen bij { $seat }; verloren: { $goods }.
    .seat = Piraten met kracht { $n } plunderen bij jou; verloren: { $goods }.
log-nothing-to-lose = Piraten met kracht { $n } vinden niets te halen bij { $seat }.
    .seat = Piraten met kracht { $n } vinden niets te halen bij jou.
log-end = De laatste ronde is voorbij.
log-final = Aan het eind krijgt { $seat } punten: { $points }.
    .seat = Aan het eind krijg je punten: { $points }.
log-result = { $seat } eindigt met { $points }.
    .seat = Je eindigt met { $points }.
log-tie = { $seat } en { $others } hebben elk { $points }: { $seat } ligt verder vooraan in de speelvolgorde en wint.
    .seat = Jij en { $others } hebben elk { $points }: je ligt verder vooraan in de speelvolgorde en wint.
    .others = { $seat } en { $others } hebben elk { $points }: { $seat } ligt verder vooraan in de speelvolgorde en wint.
final-gold = { $n } voor goud
final-goods = { $n } voor goederen
final-tokens = { $n } voor vooruitgangsfiches
final-progress = { $n } voor het vooruitgangsspoor
final-order = { $n } voor het volgordespoor
log-cannons = { $n ->
    [0] { $seat } laadt geen kanonnen meer.
    [one] { $seat } laadt 1 kanon.
   *[other] { $seat } laadt { $n } kanonnen.
}
    .seat = { $n ->
        [0] Je laadt geen kanonnen meer.
        [one] Je laadt 1 kanon.
       *[other] Je laadt { $n } kanonnen.
    }
log-progress = { $n ->
    [0] { $seat } kan geen vooruitgang meer boeken.
    [one] { $seat } gaat 1 veld vooruit op het vooruitgangsspoor.
   *[other] { $seat } gaat { $n } velden vooruit op het vooruitgangsspoor.
}
    .seat = { $n ->
        [0] Je kunt geen vooruitgang meer boeken.
        [one] Je gaat 1 veld vooruit op het vooruitgangsspoor.
       *[other] Je gaat { $n } velden vooruit op het vooruitgangsspoor.
    }
log-order = { $n ->
    [0] { $seat } kan niet verder opschuiven.
    [one] { $seat } schuift 1 veld op in de speelvolgorde.
   *[other] { $seat } schuift { $n } velden op in de speelvolgorde.
}
    .seat = { $n ->
        [0] Je kunt niet verder opschuiven.
        [one] Je schuift 1 veld op in de speelvolgorde.
       *[other] Je schuift { $n } velden op in de speelvolgorde.
    }
log-jump = { $n ->
    [0] { $seat } ligt nu boven op de voorste schijf.
    [one] { $seat } springt 1 veld vooruit, op de voorste schijf.
   *[other] { $seat } springt { $n } velden vooruit, op de voorste schijf.
}
    .seat = { $n ->
        [0] Je ligt nu boven op de voorste schijf.
        [one] Je springt 1 veld vooruit, op de voorste schijf.
       *[other] Je springt { $n } velden vooruit, op de voorste schijf.
    }

## Wat een zet kost en oplevert

preview-points = { $points }
preview-points-brings = { $points }. { $brings }
preview-brings = Levert { $goods } op.{ $completes }{ $cost }{ $others }
    .short = { $goods }.{ $completes }
preview-costs = {" "}Kost { $cost }.
preview-completes = {" "}Voltooit het eiland.
preview-others = {" "}Anderen: { $others }.
preview-theirs = { $seat } { $points }
preview-sail = { $n ->
    [one] 1 veld ver, kost { $cost }.
   *[other] { $n } velden ver, kost { $cost }.
}
    .short = { $n ->
        [one] 1 veld ver
       *[other] { $n } velden ver
    }, { $cost }
preview-sail-post = { $n ->
    [one] 1 veld ver, kost { $cost }; een handelspost is mogelijk.
   *[other] { $n } velden ver, kost { $cost }; een handelspost is mogelijk.
}
    .short = { $n ->
        [one] 1 veld ver
       *[other] { $n } velden ver
    }, { $cost }; handelspost mogelijk
preview-sail-new = { $n ->
    [one] 1 veld ver, kost { $cost }; een nieuw eiland, { $points }.
   *[other] { $n } velden ver, kost { $cost }; een nieuw eiland, { $points }.
}
    .short = { $n ->
        [one] 1 veld ver
       *[other] { $n } velden ver
    }, { $cost }; nieuw eiland
preview-tile = Kost { $cost }; gebouwd { $small } of { $big }.{ $fits }
preview-fits-nowhere = {" "}Hij past op dit moment nergens.
preview-product = Kost { $cost }; aan het eind { $points } voor de grondstoffen die je hebt.

## Het scoreblad

sheet-discoveries = Ontdekkingen
sheet-buildings = Gebouwen
sheet-completions = Voltooide eilanden
sheet-posts = Handelsposten op voltooide eilanden
sheet-surplus-gold = Overtollig goud
sheet-cubes = Punten voor blokjes
sheet-pirates = Piraten
sheet-gold = Goud
sheet-goods = Goederen
sheet-tokens = Vooruitgangsfiches
sheet-progress = Vooruitgangsspoor
sheet-order = Volgordespoor

## Opties

option-tower = De blokjestoren
option-tower-help = Hoe blokjes uit de toren komen: 0, elk met een eigen kans; 1, hoe meer blokjes vallen, hoe meer vastzittende loskomen.
option-tower-0 = gelijkmatig
option-tower-1 = met stoten

## Op het bord

board-chart = De eilanden
board-frame-space = kadervak { $n }
board-inside = in de toren
board-stored = in voorraad
board-offered = in de actiecirkel
board-action-points = actiepunten
board-pirates = Piraten
board-order = Speelvolgorde
board-tokens = Vooruitgangsfiches
board-next-out = gaan straks weg
board-market = Productiefiches
board-neutral = Neutrale tegels
board-villages = Dorpen
board-stock = Klaar om te bouwen
board-post-spaces = velden voor handelsposten
board-anchors = ankers
board-resources = Grondstoffen
board-production = Productie
board-empty = geen
board-table = De speeltafel
board-choices = Verdere zetten
board-rondel = Acties en blokjestoren
board-stacks = Tegels om te pakken
board-sheet = Een spelersbord
board-player = { $seat }: { $gold } goud, { $cannons ->
    [one] 1 kanon
   *[other] { $cannons } kanonnen
}
board-action-sailing = Varen
board-action-cannons = Laden
board-action-planning = Plannen
board-action-progress = Vooruit
board-action-building = Bouwen
board-action-goods = Kopen
board-action-order = Volgorde

## in the terminal

column-gold = goud
column-cannons = kanonnen
column-progress = vooruitgang
column-order = volgorde
column-posts-left = handelsposten over
column-chests = schatkisten

## what the house calls otherwise

table-round = Ronde { $n } van { $of }
review-round = Ronde { $number }
review-rounds = Rondes { $first }–{ $last }
