# De woorden van Grog Island in het Nederlands.

lead = Bluffen met dobbelstenen, piratenwinkels bezetten

## Hoeveel van iets

amount-coins = { $n ->
    [0] geen munten
    [one] 1 munt
   *[other] { $n } munten
}
amount-points = { $n ->
    [0] geen punten
    [one] 1 punt
   *[other] { $n } punten
}
amount-tiles = { $n ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $n } fiches
}
amount-treasures = { $n ->
    [0] geen schatkistkaarten
    [one] 1 schatkistkaart
   *[other] { $n } schatkistkaarten
}
amount-parrots = { $n ->
    [0] geen papegaaikaarten
    [one] 1 papegaaikaart
   *[other] { $n } papegaaikaarten
}
amount-goals = { $n ->
    [0] geen doelkaarten
    [one] 1 doelkaart
   *[other] { $n } doelkaarten
}
amount-coconut = { $n ->
    [one] 1 kokosnoot
   *[other] { $n } kokosnoten
}
amount-fish = { $n ->
    [one] 1 vis
   *[other] { $n } vissen
}
amount-grog = { $n } grog
amount-lemon = { $n ->
    [one] 1 citroen
   *[other] { $n } citroenen
}
amount-map = { $n ->
    [one] 1 zeekaart
   *[other] { $n } zeekaarten
}

## Waren, schiereilanden, dobbelstenen

part-coconut = kokosnoot
part-fish = vis
part-grog = grog
part-lemon = citroen
part-map = zeekaart
part-green = Kokosnes
part-blue = Vispunt
part-orange = Groghoofd
part-yellow = Citroenkaap
part-gray = Kaartklif
die-green = groen
die-blue = blauw
die-orange = oranje
die-yellow = geel
die-gray = grijs
part-die = { $die } { $n }

## Gebouwen

part-building = { $type } op { $peninsula }
part-figurehead = boegbeeldatelier
part-fortune = waarzegster
part-voodoo = voodoowerkplaats
part-hat = hoedenwinkel
part-anchor = ankerwinkel
part-cannonball = kogelgieterij
part-sword = zwaardenwinkel
part-coffin = doodskistenmaker
part-eyepatch = ooglapjeswinkel
part-hook = hakenwinkel
part-peg-leg = houten-benenwinkel
part-pub = kroeg
short-figurehead = Beelden
short-fortune = Waarzegster
short-voodoo = Voodoo
short-hat = Hoeden
short-anchor = Ankers
short-cannonball = Gieterij
short-sword = Zwaarden
short-coffin = Kisten
short-eyepatch = Lapjes
short-hook = Haken
short-peg-leg = Houten been
short-pub = Kroeg

## Kaarten

part-treasure = { $n ->
    [one] een schatkist van { $value }
   *[other] { $n } schatkisten van { $value }
}
parrot-hold = { $n ->
    [one] de papegaai die een bod houdt
   *[other] { $n } papegaaien die een bod houden
}
parrot-set-green = { $n ->
    [one] de groene papegaai
   *[other] { $n } groene papegaaien
}
parrot-set-blue = { $n ->
    [one] de blauwe papegaai
   *[other] { $n } blauwe papegaaien
}
parrot-set-orange = { $n ->
    [one] de oranje papegaai
   *[other] { $n } oranje papegaaien
}
parrot-set-yellow = { $n ->
    [one] de gele papegaai
   *[other] { $n } gele papegaaien
}
parrot-set-gray = { $n ->
    [one] de grijze papegaai
   *[other] { $n } grijze papegaaien
}
part-goal = { $count ->
    [one] “{ $goal }”
   *[other] { $count } × “{ $goal }”
}
part-goal-pays = { $count ->
    [one] “{ $goal }” { $n }
   *[other] { $count } × “{ $goal }” elk { $n }
}
part-purse = { $seat } heeft { $coins }
    .seat = je hebt { $coins }
goal-peninsula-green = Kokosnes
goal-peninsula-blue = Vispunt
goal-peninsula-orange = Groghoofd
goal-peninsula-yellow = Citroenkaap
goal-peninsula-gray = Kaartklif
goal-type-figurehead = Boegbeelden
goal-type-fortune = Waarzegsters
goal-type-voodoo = Voodoopoppen
goal-type-hat = Hoedenwinkels
goal-type-anchor = Ankerwinkels
goal-type-cannonball = Gieterijen
goal-type-sword = Zwaardenwinkels
goal-type-coffin = Doodskisten
goal-type-eyepatch = Ooglapjes
goal-type-hook = Hakenwinkels
goal-type-peg-leg = Houten benen
goal-type-pub = De kroeg
goal-good-coconut = Kokosnoten
goal-good-fish = Vissen
goal-good-grog = Grog
goal-good-lemon = Citroenen
goal-good-map = Zeekaarten
goal-parrot = Papegaaien

## Schepen en wolken

ship-coin2 = het schip van 2 munten
ship-coin3 = het schip van 3 munten
ship-coin4 = het schip van 4 munten
ship-treasure = het schatkistenschip
ship-parrot = het papegaaienschip
ship-goal = het doelkaartenschip
cloud-point = een witte wolk: 1 punt
cloud-parrot = een witte wolk: een papegaaikaart
cloud-swap = een witte wolk: ruil een doelkaart
cloud-plain = een witte wolk zonder beloning
cloud-black = de zwarte wolk: geen munten voor vrije gebouwen
cloud-empty = een witte wolk, maar de stapel is leeg

## Zetten

move-pass = Passen
move-hold = Speel de papegaai die het bod houdt
move-set = Speel de papegaai voor { $die }: draai die dobbelsteen naar { $pips }
move-bid = Bied: claim met { $claims }
    .short = claim { $claims }
move-bid-three = Bied: claim met { $claims }, een punt met { $third }
    .short = claim { $claims }; punt { $third }
move-bid-four = Bied: claim met { $claims }, een punt met { $third }, een slot met { $lock }
    .short = claim { $claims }; punt { $third }; slot { $lock }
move-bid-five = Bied: claim met { $claims }, punten met { $third } en { $fifth }, een slot met { $lock }
    .short = claim { $claims }; punten { $third } en { $fifth }; slot { $lock }
move-ship = Bezoek het schip bij { $peninsula }
move-deliver = Lever 1 { $good }
move-replace = Lever in plaats van één fiche: { $goods }
move-enough = Dat is genoeg
move-leave = Verlaat het schip
move-claim = Claim: { $building }
move-decline = Zie af van claimen
move-lock = Sluit af: { $building }
move-ghost = Zet een geest op: { $building }
move-spend = Leg een schatkist van { $value } klaar
move-pay = Betaal
move-refuse = Weiger te betalen
move-keep = Houd het doel “{ $goal }”
move-under = Leg het doel “{ $goal }” onder de stapel
move-take = Neem 1 { $good }

## Vragen

ask-goals = Welk doel leg je onder de stapel? { $n ->
    [one] Er moet er nog één weg.
   *[other] Er moeten er { $n } weg.
}
ask-good = Met welk warenfiche wil je beginnen?
ask-open = Open de veiling.
ask-pass = { $bidder } biedt { $n }. Je kunt alleen passen. Je wordt het toch gevraagd, zodat je papegaaien geheim blijven.
ask-pass-first = Je kunt geen dobbelsteen betalen en alleen passen.
ask-bid = { $bidder } biedt { $n }. Verhoog je?
ask-hold = Leg de dobbelstenen zo dat ze samen { $n } zijn.
ask-ship = Welk schip bezoek je?
ask-ship-free = Op welk schip leg je je handelsfiche? Je hoeft niet te handelen.
ask-trade = Ruil { $good } bij { $ship }.
ask-trade-or-claim = Ruil { $good } bij { $ship }, of claim voor vier fiches een gebouw op { $peninsula }.
ask-claim-by-ship = Claim voor vier fiches ({ $good }) een gebouw op { $peninsula }.
ask-deliver = { $n ->
    [one] 1 fiche geleverd.
   *[other] { $n } fiches geleverd.
} Nog een { $good }?
ask-tiles = Hoe betaal je { $n ->
    [one] het laatste fiche
   *[other] het volgende van { $n } fiches
} ({ $good })?
ask-keep = Welk van de getrokken doelen houd je?
ask-under = Welk doel gaat nu onder de stapel?
ask-swap = Welke doelkaart leg je onder de stapel?
ask-pay = Je hebt gewonnen. Hoe betaal je { $n }?
ask-claim = Claim een gebouw op { $peninsulas }.
ask-lock = Welk gebouw op { $peninsula } sluit je af?
ask-ghost = Waar op { $peninsula } komt de geest?
ask-over = Het spel is afgelopen.
wait-goals = { $seat } kiest doelkaarten.
wait-good = { $seat } kiest een warenfiche.
wait-open = { $seat } opent de veiling.
wait-bid = { $bidder } biedt { $n }. { $seat } mag verhogen.
    .bidder = Je biedt { $n }. { $seat } mag verhogen.
wait-hold = { $seat } legt een bod van { $n }.
wait-ship = { $seat } kiest een schip.
wait-ship-free = { $seat } kiest een schip voor het handelsfiche.
wait-trade = { $seat } ruilt { $good } bij { $ship }.
wait-deliver = { $seat } heeft tot nu toe { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
} geleverd ({ $good }).
wait-tiles = { $seat } betaalt een claim ({ $good }).
wait-keep = { $seat } kiest een doelkaart.
wait-under = { $seat } legt doelkaarten onder de stapel.
wait-swap = { $seat } ruilt een doelkaart.
wait-pay = { $seat } heeft met { $n } gewonnen en betaalt.
wait-claim = { $seat } mag claimen op { $peninsulas }.
wait-lock = { $seat } moet een gebouw op { $peninsula } afsluiten.
wait-ghost = { $seat } zet een geest op { $peninsula }.
fact-round = Ronde { $n }, de vlag is bij { $seat }.
    .seat = Ronde { $n }, de vlag is bij jou.
fact-purse = Je hebt { $cards }: je mag bieden tot { $n }.
fact-parrots = Papegaaien: { $cards }.
fact-goods = Waren: { $goods }.

## Het logboek

log-take = { $seat } begint met 1 { $good }.
    .seat = Je begint met 1 { $good }.
log-under = { $seat } legt { $cards } onder de stapel.
    .seat = Je legt { $cards } onder de stapel.
log-under-own = { $seat } legt { $n ->
    [one] het doel
   *[other] de doelen
} { $goals } onder de stapel.
    .seat = Je legt { $n ->
        [one] het doel
       *[other] de doelen
    } { $goals } onder de stapel.
log-keep = { $seat } houdt een doelkaart.
    .seat = Je houdt een doelkaart.
log-keep-own = { $seat } houdt het doel “{ $goal }”.
    .seat = Je houdt het doel “{ $goal }”.
log-lay-hold = { $seat } legt de papegaai klaar die het bod houdt.
    .seat = Je legt de papegaai klaar die het bod houdt.
log-lay-set = { $seat } legt een papegaai klaar: { $die } { $n }.
    .seat = Je legt een papegaai klaar: { $die } { $n }.
log-lay-treasure = { $seat } legt klaar: { $card }.
    .seat = Je legt klaar: { $card }.
log-set = { $seat } speelt een papegaai: { $die } is nu { $n }.
    .seat = Je speelt een papegaai: { $die } is nu { $n }.
log-bid = { $seat } biedt { $n }: { $dice }.
    .seat = Je biedt { $n }: { $dice }.
log-hold = { $seat } houdt het bod van { $n } met een papegaai: { $dice }.
    .seat = Je houdt het bod van { $n } met een papegaai: { $dice }.
log-pass = { $seat } past en neemt { $goods }.
    .seat = Je past en neemt { $goods }.
log-ship = { $seat } bezoekt { $ship } bij { $peninsula }.
    .seat = Je bezoekt { $ship } bij { $peninsula }.
log-give = { $seat } levert { $goods }.
    .seat = Je levert { $goods }.
log-claim = { $seat } claimt: { $building }.
    .seat = Je claimt: { $building }.
log-coins = { $seat } krijgt { $coins } van het schip.
    .seat = Je krijgt { $coins } van het schip.
log-coins-type = { $seat } krijgt { $coins } voor de vrije gebouwen van deze soort.
    .seat = Je krijgt { $coins } voor de vrije gebouwen van deze soort.
log-points-cloud = { $seat } krijgt { $points } van de wolk.
    .seat = Je krijgt { $points } van de wolk.
log-points-third = { $seat } krijgt { $points } voor de derde dobbelsteen.
    .seat = Je krijgt { $points } voor de derde dobbelsteen.
log-points-fifth = { $seat } krijgt { $points } voor de vijfde dobbelsteen.
    .seat = Je krijgt { $points } voor de vijfde dobbelsteen.
log-draw = { $seat } trekt { $cards }.
    .seat = Je trekt { $cards }.
log-draw-goals = { $seat } trekt { $n ->
    [one] het doel
   *[other] de doelen
} { $goals }.
    .seat = Je trekt { $n ->
        [one] het doel
       *[other] de doelen
    } { $goals }.
log-pay = { $seat } wint de veiling en betaalt { $price }.
    .seat = Je wint de veiling en betaalt { $price }.
log-pay-cards = { $seat } wint de veiling en betaalt { $price } met { $means }.
    .seat = Je wint de veiling en betaalt { $price } met { $means }.
log-change = { $seat } krijgt { $coins } terug.
    .seat = Je krijgt { $coins } terug.
log-refuse = { $seat } wint de veiling, betaalt het bod van { $n } niet en krijgt niets.
    .seat = Je wint de veiling, betaalt het bod van { $n } niet en krijgt niets.
log-decline = { $seat } ziet af van claimen.
    .seat = Je ziet af van claimen.
log-lock = { $seat } sluit af: { $building }.
    .seat = Je sluit af: { $building }.
log-ghost = { $seat } stuurt een geest naar: { $building }.
    .seat = Je stuurt een geest naar: { $building }.
log-nobody = Niemand kon bieden: de ronde heeft geen winnaar.
log-round = Ronde { $n }: { $seat } heeft de vlag en gooit { $dice }.
    .seat = Ronde { $n }: je hebt de vlag en gooit { $dice }.
log-end = Het spel is afgelopen; de doelkaarten worden omgedraaid.
log-goals = { $seat } draait { $n ->
    [0] geen doelen
    [one] het doel { $goals }
   *[other] de doelen { $goals }
} om.
    .seat = Je draait { $n ->
        [0] geen doelen
        [one] het doel { $goals }
       *[other] de doelen { $goals }
    } om.
log-score = { $seat } heeft { $points }.
    .seat = Je hebt { $points }.
log-tie = { $seats } hebben evenveel punten. De munten beslissen: { $purses }.
    .seats = { $seats } hebben evenveel punten. De munten beslissen: { $purses }.
log-tie-shared = { $seats } hebben evenveel punten en evenveel munten, en delen de plaats.
    .seats = { $seats } hebben evenveel punten en evenveel munten, en delen de plaats.

## De telling

sheet-track = Punten tijdens het spel
sheet-treasures = Schatkistkaarten
sheet-coins = Munten
sheet-peninsulas = Doelen: schiereilanden
sheet-buildings = Doelen: gebouwen
sheet-goods = Doelen: waren
sheet-parrots = Doel: papegaaien

## Het bord

board-table = Grog Island, de hele tafel
board-island = Grog Island met vijf schiereilanden, zes schepen en de sporen
board-auction = De veiling
board-hold = Je ruim
board-row-claim = Claim
board-row-point = +1 punt
board-row-lock = Slot
board-bid = bod { $n }
board-no-bid = geen bod
board-price = Bied { $n }: { $row }
board-up-to = tot { $n }
board-one-only = maar één
board-keep-one = houd er één
board-open-sea = open zee
board-ghost = geest
board-ghost-ship = spookschip
board-goods-spaces = Warenvelden
board-now = nu { $n }
board-twice = dubbel
board-most-else = { $most }, anders { $lesser }
board-each = { $n } per stuk
board-drift = Na elke ronde drijven de schepen één plaats naar rechts.
board-decks = Kaarten over: schatkist { $treasures }, papegaai { $parrots }, doel { $goals }
board-locks = { $n ->
    [0] geen slot over
    [one] 1 slot over
   *[other] { $n } sloten over
}

## Vooruitblik

preview-bid = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}: { $dice }
preview-pass = Je neemt { $goods } en bezoekt een schip.
preview-ship = Bij { $ship }: { $gain } per fiche, hoogstens { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}{ $first }
preview-ship-any = Bij { $ship }: trek { $gain } per fiche, houd er één{ $first }
preview-delivers = ; je geeft meteen { $goods }
preview-delivers-all = ; je geeft meteen { $goods } en krijgt { $gain }
preview-ship-empty = Bij { $ship }: er zijn geen kaarten meer, alleen claims
preview-claim = Je krijgt { $coins } voor vrije gebouwen van deze soort; { $cloud }{ $last }
    .short = { $coins }; { $cloud }
preview-claim-by-ship = Je levert { $tiles } en krijgt { $coins } voor vrije gebouwen van deze soort; { $cloud }{ $last }
preview-last = ; je laatste bemanningslid: deze ronde is de laatste
preview-pay = Je betaalt met { $means }.
preview-pay-change = Je betaalt met { $means } en krijgt { $coins } terug.
preview-refuse = Je geeft niets en krijgt niets.
preview-trade = Je krijgt in totaal { $gain }.
preview-goals = Je trekt { $gain } en houdt er één.

## in the terminal

column-coins = munten
column-points = spoor
column-treasures = schatkisten
column-parrots = papegaaien
plain-cloud-point = wolk: 1 punt
plain-cloud-parrot = wolk: papegaai
plain-cloud-swap = wolk: doel om
plain-cloud-plain = wolk
plain-cloud-black = zwarte wolk
plain-coins = munten
plain-treasure = schatkist
plain-parrot = papegaai
plain-goal = doel
plain-row = Biedrij
plain-hand = { $name }: bemanning over { $crew }; { $goods }; { $n ->
    [0] geen doelkaarten
    [one] 1 doelkaart
   *[other] { $n } doelkaarten
}
plain-goal-card = { $goal } ({ $terms }; { $now })
plain-goal-turned = { $name }, doelkaarten: { $goals }
