# De woorden van Goa in het Nederlands. Namen van tegels en kaarten staan in een zin tussen aanhalingstekens.

lead = Veilingen en specerijen in Portugees-Indië

## Hoeveel waarvan

amount-ducats = { $n ->
    [0] geen dukaten
    [one] 1 dukaat
   *[other] { $n } dukaten
}
amount-ships = { $n ->
    [0] geen schepen
    [one] 1 schip
   *[other] { $n } schepen
}
amount-colonists = { $n ->
    [0] geen kolonisten
    [one] 1 kolonist
   *[other] { $n } kolonisten
}
several = { $n } × { $thing }
amount-extra = { $n ->
    [0] geen extra-actiekaarten
    [one] 1 extra-actiekaart
   *[other] { $n } extra-actiekaarten
}
amount-cards = { $n ->
    [0] geen expeditiekaarten
    [one] 1 expeditiekaart
   *[other] { $n } expeditiekaarten
}
amount-spices = { $n ->
    [0] geen specerijen
    [one] 1 specerij
   *[other] { $n } specerijen
}
amount-slots = { $n ->
    [0] geen vrije plek
    [one] 1 vrije plek
   *[other] { $n } vrije plekken
}
amount-points = { $n ->
    [0] geen punten
    [one] 1 punt
   *[other] { $n } punten
}
amount-price = { $n ->
    [0] niets
    [one] 1 dukaat
   *[other] { $n } dukaten
}
amount-ginger = { $n } gember
amount-pepper = { $n } peper
amount-cinnamon = { $n } kaneel
amount-nutmeg = { $n } nootmuskaat
amount-clove = { $n ->
    [one] 1 kruidnagel
   *[other] { $n } kruidnagels
}

## Specerijen, symbolen, sporen, plaatsen

part-ginger = gember
part-pepper = peper
part-cinnamon = kaneel
part-nutmeg = nootmuskaat
part-clove = kruidnagel

part-elephant = olifant
part-tiger = tijger
part-fish = vis
part-palm = palm
part-shell = schelp
part-statue = standbeeld

track-ships = scheepsbouw
track-harvest = oogst
track-taxes = belasting
track-expedition = expeditie
track-colonists = stichting

part-field = veld { $n }
part-quilon = Quilon
part-cochin = Cochin
part-madras = Madras
part-calicut = Calicut

part-flag-place = { $place ->
    [na] boven a1
    [nb] boven b1
    [nc] boven c1
    [nd] boven d1
    [ne] boven e1
    [sa] onder a5
    [sb] onder b5
    [sc] onder c5
    [sd] onder d5
    [se] onder e5
    [w1] links van a1
    [w2] links van a2
    [w3] links van a3
    [w4] links van a4
    [w5] links van a5
    [east1] rechts van e1
    [east2] rechts van e2
    [east3] rechts van e3
    [east4] rechts van e4
    [east5] rechts van e5
   *[other] op { $place }
}

## Kolonietegels

part-quilon-ginger-cinnamon = Quilon: gember of kaneel
part-quilon-cinnamon-pepper = Quilon: kaneel of peper
part-quilon-pepper-nutmeg = Quilon: peper of nootmuskaat
part-quilon-nutmeg-clove = Quilon: nootmuskaat of kruidnagel
part-quilon-clove-ginger = Quilon: kruidnagel of gember
part-madras-ginger-cinnamon = Madras: gember en kaneel, vrij gemengd
part-madras-cinnamon-pepper = Madras: kaneel en peper, vrij gemengd
part-madras-pepper-nutmeg = Madras: peper en nootmuskaat, vrij gemengd
part-madras-nutmeg-clove = Madras: nootmuskaat en kruidnagel, vrij gemengd
part-madras-clove-ginger = Madras: kruidnagel en gember, vrij gemengd
part-cochin-1 = Cochin: elke specerij, tegel 1
part-cochin-2 = Cochin: elke specerij, tegel 2
part-cochin-3 = Cochin: elke specerij, tegel 3
part-cochin-4 = Cochin: elke specerij, tegel 4
part-calicut-1 = Calicut: twee specerijen naar keuze, tegel 1
part-calicut-2 = Calicut: twee specerijen naar keuze, tegel 2
part-calicut-3 = Calicut: twee specerijen naar keuze, tegel 3
part-calicut-4 = Calicut: twee specerijen naar keuze, tegel 4

## Veilingtegels

part-flag = Vlag
part-the-flag = de vlag
quoted = “{ $name }”
part-a-ginger-1 = Gemberplantage (1 plek)
part-a-pepper-1 = Peperplantage (1 plek)
part-a-cinnamon-1 = Kaneelplantage (1 plek)
part-a-nutmeg-1 = Nootmuskaatplantage (1 plek)
part-a-clove-1 = Kruidnagelplantage (1 plek)
part-a-ginger-2 = Gemberplantage (2 plekken)
part-a-pepper-2 = Peperplantage (2 plekken)
part-a-cinnamon-2 = Kaneelplantage (2 plekken)
part-a-nutmeg-2 = Nootmuskaatplantage (2 plekken)
part-a-clove-2 = Kruidnagelplantage (2 plekken)
part-a-crop-rotation = Wisselteelt
part-a-foreman = Voorman
part-a-red-ship = Schip (rood)
part-a-red-colonist = Kolonist (rood)
part-a-red-ducats = Dukaten (rood)
part-a-red-spice = Specerij (rood)
part-a-duty = Heffing
part-a-extra-actions = Extra acties
part-a-expeditions = Expedities
part-a-ships = Schepen
part-a-colonists = Kolonisten
part-a-settlement = Nederzetting
part-a-ships-or-colonists = Schepen of kolonisten
part-b-ginger-2 = Gemberplantage (2 plekken)
part-b-pepper-2 = Peperplantage (2 plekken)
part-b-cinnamon-2 = Kaneelplantage (2 plekken)
part-b-nutmeg-2 = Nootmuskaatplantage (2 plekken)
part-b-clove-2 = Kruidnagelplantage (2 plekken)
part-b-ginger-3 = Gemberplantage (3 plekken)
part-b-pepper-3 = Peperplantage (3 plekken)
part-b-cinnamon-3 = Kaneelplantage (3 plekken)
part-b-nutmeg-3 = Nootmuskaatplantage (3 plekken)
part-b-clove-3 = Kruidnagelplantage (3 plekken)
part-b-crop-rotation = Wisselteelt
part-b-mission-2 = Missie (2 punten)
part-b-mission-3 = Missie (3 punten)
part-b-swap = Ruil
part-b-favour = Gunst
part-b-red-expedition = Expeditie (rood)
part-b-espionage = Spionage
part-b-extra-harvest = Extra oogst
part-b-supply = Bevoorrading
part-b-viceroy = Onderkoning
part-b-duty = Heffing
part-b-extra-actions = Extra acties
part-b-expeditions = Grote expedities
part-b-ships = Schepen
part-b-colonists = Kolonisten
part-b-settlement = Nederzetting
part-b-ships-or-colonists = Schepen of kolonisten

tool-red-ship = Schip (rood)
tool-red-colonist = Kolonist (rood)
tool-red-ducats = Dukaten (rood)
tool-red-spice = Specerij (rood)
tool-red-expedition = Expeditie (rood)
tool-extra-harvest = Extra oogst
tool-supply = Bevoorrading
tool-viceroy = Onderkoning
tool-duty = Heffing
tool-espionage = Spionage
tool-swap = Ruil

about-plantation = { $spices }, meteen gevuld; heeft een veld nodig
about-plantation-points = { $spices }, meteen gevuld; heeft een veld nodig; { $points } aan het eind
about-crop-rotation = { $slots ->
    [one] 1 plek voor een specerij naar keuze
   *[other] { $slots } plekken voor specerijen naar keuze
}, meteen gevuld; heeft een veld nodig
about-foreman = Aan het eind telt elke plantage met 1 plek voor { $points }
about-mission = { $points } aan het eind
about-ships = Meteen { $goods }
about-colonists = Meteen { $goods }
about-ships-or-colonists = Meteen { $ships } of { $colonists }
about-settlement = Meteen { $goods }
about-extra-actions = Meteen { $goods }
about-expeditions = Meteen { $goods }, ook boven de handlimiet
about-favour = Een van de verwijderde tegels
about-red-ship = Elke ronde { $goods }
about-red-colonist = Elke ronde { $goods }
about-red-ducats = Elke ronde { $goods }
about-red-spice = Elke ronde { $n ->
    [one] 1 specerij
   *[other] { $n } specerijen
} naar keuze
about-red-expedition = Elke ronde { $goods }, ook boven de handlimiet
about-extra-harvest = Eenmalig: vul { $n ->
    [one] 1 plantage of kolonie
   *[other] tot { $n } plantages en kolonies
} aan
about-supply = Eenmalig: draai { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} om en neem de kolonisten daarop als schepen, kolonisten of specerijen
about-viceroy = Eenmalig: zet je achterste fiche gratis vooruit
about-duty = Eenmalig: lever { $goods } in voor { $points }
about-espionage = Eenmalig: gebruik een fiche van een ander alsof het van jou is
about-swap = Eenmalig: ruil deze tegel voor een willekeurige tegel op het bord

## Expeditiekaarten

effect-ships2 = 2 schepen
effect-colonists2 = 2 kolonisten
effect-ducats5 = 5 dukaten
effect-spices2 = Tot 2 specerijen
effect-sell-spices = Verkoop tot 4 specerijen
effect-advance-for-ducats = Vooruitgang voor dukaten
effect-harvest-mix = Gemengde oogst
effect-extra-colonist-draw = Een kaart meer bij een stichting
effect-advance-no-spices = Vooruitgang zonder specerijen
effect-advance-no-ships = Vooruitgang zonder schepen

part-card-full = “{ $effect }” ({ $colonists ->
    [one] 1 kolonist
   *[other] { $colonists } kolonisten
}, { $symbol })

about-effect-ships2 = Je krijgt { $goods }
about-effect-colonists2 = Je krijgt { $goods }
about-effect-ducats5 = Je krijgt { $goods }
about-effect-spices2 = Je slaat tot { $goods } naar keuze op
about-effect-sell-spices = Je verkoopt tot { $goods } voor { $price } per stuk
about-effect-advance-for-ducats = Een fiche gaat vooruit voor alleen dukaten, dit is geen actie: { $steps }
about-effect-harvest-mix = Je oogst { $n } in een mengsel van specerijen, schepen en kolonisten
about-effect-extra-colonist-draw = Je sticht een kolonie en draait { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} om
about-effect-advance-no-spices = Je zet een fiche vooruit en betaalt alleen de schepen: { $steps }
about-effect-advance-no-ships = Je zet een fiche vooruit en betaalt alleen de specerijen: { $steps }

## Zetten: wat er op de knop staat

move-quick-ducats = Neem de dukaten
move-quick-pair = Begin met { $one } en { $other } in rij 2
move-flag = Zet de vlag { part-flag-place }
move-marker = Zet het fiche op { $cell }
move-no-bid = Geen bod
move-bid = { $n ->
    [one] Bied 1 dukaat
   *[other] Bied { $n } dukaten
}
move-sell = Verkoop aan de hoogste bieder
move-keep = Koop het zelf
move-pass = Pas
move-end = Beurt beëindigen
move-build = Bouw schepen
move-harvest = Oogst
move-taxes = Int belasting
move-expedition = { $n ->
    [one] Trek 1 expeditiekaart
   *[other] Trek { $n } expeditiekaarten
}
move-found = Sticht { $colony }
move-advance = Zet { $track } vooruit
move-play = Speel { $card }
move-discard = Leg { $card } af
move-use = Gebruik “{ $tile }”
move-spy = Bespioneer { $seat }: { $track }
move-swap = Ruil met de tegel op { $cell }
move-fill = Leg { $spice } op { $place }
move-give = Geef { $spice } van { $place }
move-refill = Vul { $place } aan
move-stop = Dat is alles
move-replace = Maak veld { $field } vrij
move-colony-tile = Kies { $tile }
move-favour = Neem “{ $tile }”
move-gain-ships = Kies schepen
move-gain-colonists = Kies kolonisten
move-gain-spices = Kies specerijen
move-add = Voeg eigen kolonisten toe
move-decline = Zie af van de stichting

## Vragen aan wie beslist

ask-over = Het spel is afgelopen.
ask-quick-start = Begin je met twee fiches in rij 2, of neem je { $price }?
ask-place-flag = Waar komt de vlag te staan?
ask-place-marker = Welke tegel krijgt jouw fiche { $n }?
ask-bid = Wat bied je voor { $tile }?
ask-bid-more = { $bidder } biedt { $price } voor { $tile }. Bied je meer?
ask-sell-or-keep = { $bidder } biedt { $price } voor { $tile }. Verkoop je, of betaal je zelf { $less }?
ask-turn = Welke actie kies je?
ask-turn-extra = Welke actie kies je met een extra-actiekaart?
ask-turn-extra-or-pass = Gebruik je je laatste extra-actiekaart, of pas je?
ask-after = Nog iets voordat je beurt eindigt?
ask-harvest = Welke specerij komt binnen? { $n ->
    [one] Er komt er nog één.
   *[other] Er komen er nog { $n }.
}
ask-harvest-full = { $n ->
    [one] 1 specerij vindt
   *[other] { $n } specerijen vinden
} geen plek. Maak je plek met kaarten of tegels?
ask-harvest-up-to = Welke specerij neem je? { $n ->
    [one] Je mag er nog één nemen.
   *[other] Je mag er tot { $n } nemen.
}
ask-harvest-mix = Een specerij, een schip of een kolonist? { $n ->
    [one] Er komt er nog één.
   *[other] Er komen er nog { $n }.
}
ask-pay = Waarvandaan geef je { $spices }?
ask-give = Welke specerijen geef je voor de heffing? { $n ->
    [one] Er is er nog één nodig.
   *[other] Er zijn er nog { $n } nodig.
}
ask-sell = Welke specerijen verkoop je? { $n ->
    [one] Nog één
   *[other] Nog tot { $n }
}, voor { $price } per stuk.
ask-advance-no-spices = Welk fiche zet je vooruit voor alleen schepen?
ask-advance-no-ships = Welk fiche zet je vooruit voor alleen specerijen?
ask-advance-ducats = Welk fiche zet je vooruit voor dukaten?
ask-advance-viceroy = Welk fiche zet de onderkoning vooruit?
ask-found-which = Welke kolonie sticht je? { $n ->
    [one] Daarvoor wordt 1 kaart omgedraaid.
   *[other] Daarvoor worden { $n } kaarten omgedraaid.
}
ask-found-add = { $colony } heeft { $need } kolonisten nodig en { $n ->
    [0] er is er geen
    [one] er is er 1
   *[other] er zijn er { $n }
}. Voeg je er { $missing } van jezelf toe?
ask-found-add-short = { $colony } heeft { $need } kolonisten nodig: { $n ->
    [0] er is er geen
    [one] er is er 1
   *[other] er zijn er { $n }
}, { $mine ->
    [0] zelf heb je er geen
   *[other] zelf kun je er { $mine } toevoegen
}, dus { $missing ->
    [one] ontbreekt er 1
   *[other] ontbreken er { $missing }
}. Zie je ervan af?
ask-colony-tile = Welke tegel van { $colony } neem je?
ask-stock = Welke specerij leg je op { $place }?
ask-refill = Wat vul je aan? { $n ->
    [one] Nog één plantage of kolonie.
   *[other] Tot { $n } plantages en kolonies.
}
ask-replace = Welk veld maak je vrij voor “{ $tile }”?
ask-ships-or-colonists = Neem je { $ships } of { $colonists }?
ask-favour = Welke van de verwijderde tegels neem je?
ask-supply = Waarvan neem je er { $n }?

## Wat de anderen intussen lezen

wait-quick-start = { $seat } kiest een start.
wait-place-flag = { $seat } zet de vlag.
wait-place-marker = { $seat } zet fiche { $n }.
wait-bid = { $seat } overweegt een bod op { $tile }.
wait-bid-more = { $bidder } biedt { $price } voor { $tile }. { $seat } overweegt een hoger bod.
    .bidder = Je biedt { $price } voor { $tile }. { $seat } overweegt een hoger bod.
wait-sell-or-keep = { $bidder } biedt { $price } voor { $tile }. { $seat } verkoopt of koopt zelf.
    .bidder = Je biedt { $price } voor { $tile }. { $seat } verkoopt of koopt zelf.
wait-turn = { $seat } kiest een actie.
wait-after = { $seat } kan nog kaarten en tegels gebruiken.
wait-harvest = { $seat } slaat specerijen op.
wait-pay = { $seat } kiest de specerijen om mee te betalen.
wait-give = { $seat } kiest de specerijen voor de heffing.
wait-sell = { $seat } verkoopt specerijen.
wait-advance = { $seat } kiest een fiche om vooruit te zetten.
wait-found-which = { $seat } kiest een kolonie om te stichten.
wait-found-add = { $colony } heeft { $need } kolonisten nodig; bij { $seat } { $n ->
    [0] kwam er geen
    [one] kwam er 1
   *[other] kwamen er { $n }
}.
wait-colony-tile = { $seat } kiest een tegel van { $colony }.
wait-stock = { $seat } kiest een specerij voor { $place }.
wait-refill = { $seat } vult plantages en kolonies aan.
wait-replace = { $seat } maakt een veld vrij voor “{ $tile }”.
wait-ships-or-colonists = { $seat } kiest schepen of kolonisten.
wait-favour = { $seat } kiest uit de verwijderde tegels.
wait-supply = { $seat } kiest wat de bevoorrading brengt.

## Feiten onder de vraag

fact-round = Ronde { $n } van deel { $half }.
fact-action = Ronde { $n } van deel { $half }, actie { $action } van { $of }.
fact-lot = Kavel { $n } van { $of }; { $seat } is de veilingmeester.
    .seat = Kavel { $n } van { $of }; je bent de veilingmeester.
fact-purse = Je hebt { $goods }.
fact-spices = In je pakhuis: { $spices }; { $slots }.
fact-cards = Expeditiekaarten in de hand: { $n }, limiet { $limit }.
fact-colonists = Van het ontwikkelingsbord: { $own }. Omgedraaid: { $cards }.

## Wat een zet kost en oplevert

preview-gain = Je krijgt { $goods }
preview-bid = Je houdt { $rest } over
preview-sell = Je krijgt { $price } van { $seat }
preview-keep = Je betaalt { $price } aan de bank
preview-keep-extra = Je houdt { $goods } voor de volgende ronde
preview-extra-card = { $about }; verbruikt { $goods }
preview-tile = { $tile }: { $about }
    .short = { $tile }
preview-advance = { $cost }; { $track } brengt dan { $brings } op; aan het eind { $points } meer
preview-advance-reward = { $cost }; { $track } brengt dan { $brings } op; aan het eind { $points } meer; bonus: { $reward }
preview-expedition-level = { $draw } per keer, handlimiet { $limit }
preview-founding-level = { $goods } bij elke stichting
preview-nothing-to-pay = Gratis
preview-pay = Kost { $goods }
preview-harvest = { $goods }; je hebt { $slots }
preview-expedition = Je zou { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} hebben; de limiet is { $limit }
preview-found = Heeft { $need } kolonisten nodig: { $own } van je ontwikkelingsbord, { $cards ->
    [one] 1 omgedraaide kaart
   *[other] { $cards } omgedraaide kaarten
}, { $colonists ->
    [0] geen
   *[other] tot { $colonists }
} van jezelf
preview-add = Je betaalt { $goods } en sticht { $colony }
preview-decline = Je krijgt { $goods } als troost
preview-quick-pair = Meteen { $points }; { $brings }
preview-discard = Je hand zou { $points } verliezen
preview-play = { $about }; je hand zou { $points } verliezen{ $binds ->
    [1] ; passen kan dan niet meer
   *[0] {""}
}
preview-sell-spice = Je krijgt { $price } voor { $goods }
preview-refill = Je slaat { $goods } op
preview-lost = Je verliest { $goods } van de oogst
preview-step = { $track } voor { $price }
preview-replace = “{ $tile }” vertrekt, met { $spices }
preview-replace-kept = “{ $tile }” wordt gedekt neergelegd en houdt de punten; je verliest { $spices }
preview-spy-colonists = { $goods } in plaats van jouw { $own }

## Wat er gebeurde

log-begin = { $seat } draait de olifant om en begint met de vlag.
    .seat = Je draait de olifant om en begint met de vlag.
log-removed = Uit dit deel verwijderd: { $tiles }.
log-half = Deel B begint: de oude tegels verlaten het bord en er komen nieuwe.
log-round = Ronde { $n } van deel { $half } begint. { $seat } heeft de vlag.
    .seat = Ronde { $n } van deel { $half } begint. Je hebt de vlag.
log-quick-ducats = { $seat } begint met { $goods } meer.
    .seat = Je begint met { $goods } meer.
log-flag = { $seat } zet de vlag { part-flag-place }.
    .seat = Je zet de vlag { part-flag-place }.
log-marker = { $seat } zet fiche { $n } op “{ $tile }” ({ $cell }).
    .seat = Je zet fiche { $n } op “{ $tile }” ({ $cell }).
log-bid = { $seat } biedt { $price } voor { $tile }.
    .seat = Je biedt { $price } voor { $tile }.
log-no-bid = { $seat } biedt niet op { $tile }.
    .seat = Je biedt niet op { $tile }.
log-sold = { $seat } koopt { $tile } en betaalt { $price } aan { $seller }.
    .seat = Je koopt { $tile } en betaalt { $price } aan { $seller }.
    .seller = { $seat } koopt { $tile } en betaalt jou { $price }.
log-sold-too-dear = { $seat } koopt { $tile } en betaalt { $price } aan { $seller }, die zelf geen { $less } heeft om het te kopen.
    .seat = Je koopt { $tile } en betaalt { $price } aan { $seller }, die zelf geen { $less } heeft om het te kopen.
    .seller = { $seat } koopt { $tile } en betaalt jou { $price }; je hebt zelf geen { $less } om het te kopen.
log-bought = { $seat } koopt { $tile } zelf en betaalt { $price } aan de bank.
    .seat = Je koopt { $tile } zelf en betaalt { $price } aan de bank.
log-free = Er is geen bod: { $seat } neemt { $tile } voor niets.
    .seat = Er is geen bod: je neemt { $tile } voor niets.
log-flag-extra = De vlag levert { $seat } { $goods } op.
    .seat = De vlag levert je { $goods } op.
log-bonanza = Onder de hoek lag een bonus: { $seat } krijgt { $goods }.
    .seat = Onder de hoek lag een bonus: je krijgt { $goods }.
log-actions = De veilingen zijn voorbij. { $seat } heeft de vlag en begint.
    .seat = De veilingen zijn voorbij. Je hebt de vlag en begint.
log-extra-actions = Iedereen heeft zijn acties gedaan. Nu mogen extra-actiekaarten worden gebruikt.
log-plantation = { $seat } legt “{ $tile }” op veld { $n }, gevuld met { $spices }.
    .seat = Je legt “{ $tile }” op veld { $n }, gevuld met { $spices }.
log-crop-rotation = { $seat } legt “{ $tile }” op veld { $n }.
    .seat = Je legt “{ $tile }” op veld { $n }.
log-gains = { $seat } krijgt { $goods }.
    .seat = Je krijgt { $goods }.
log-extra-used = { $seat } gebruikt een extra-actiekaart.
    .seat = Je gebruikt een extra-actiekaart.
log-build = { $seat } bouwt { $goods }.
    .seat = Je bouwt { $goods }.
log-taxes = { $seat } int { $goods } aan belasting.
    .seat = Je int { $goods } aan belasting.
log-harvest = { $seat } oogst tot { $goods }.
    .seat = Je oogst tot { $goods }.
log-expedition = { $seat } gaat op expeditie.
    .seat = Je gaat op expeditie.
log-draws = { $seat } trekt { $goods }.
    .seat = Je trekt { $goods }.
log-draws-own = { $seat } trekt { $cards }.
    .seat = Je trekt { $cards }.
log-shuffle = De stapel is leeg; de afgelegde kaarten worden geschud en vormen de nieuwe.
log-found = { $seat } wil { $colony } stichten, waarvoor { $need } kolonisten nodig zijn.
    .seat = Je wilt { $colony } stichten, waarvoor { $need } kolonisten nodig zijn.
log-turned-up = Omgedraaid: { $cards }.
log-no-cards = Er is geen kaart om om te draaien.
log-come = { $n ->
    [0] Er is geen kolonist
    [one] Er is 1 kolonist
   *[other] Er zijn { $n } kolonisten
}, waarvan { $own ->
    [0] geen
   *[other] { $own }
} van een ontwikkelingsbord.
log-founded = { $seat } sticht { $colony }.
    .seat = Je sticht { $colony }.
log-added = { $seat } voegt { $goods } toe en sticht { $colony }.
    .seat = Je voegt { $goods } toe en sticht { $colony }.
log-failed = { $seat } sticht { $colony } niet en krijgt { $goods } als troost.
    .seat = Je sticht { $colony } niet en krijgt { $goods } als troost.
log-colony-tile = { $seat } kiest { $tile }.
    .seat = Je kiest { $tile }.
log-pays = { $seat } betaalt { $goods }.
    .seat = Je betaalt { $goods }.
log-row = { $seat } zet { $track } vooruit naar rij { $n }.
    .seat = Je zet { $track } vooruit naar rij { $n }.
log-first = { $seat } is de eerste in rij { $n } van { $track }.
    .seat = Je bent de eerste in rij { $n } van { $track }.
log-complete = Alle fiches van { $seat } hebben rij { $n } bereikt: { $goods }.
    .seat = Al je fiches hebben rij { $n } bereikt: { $goods }.
log-pass = { $seat } past.
    .seat = Je past.
log-plays = { $seat } speelt { $card }.
    .seat = Je speelt { $card }.
log-discards = { $seat } legt { $card } af.
    .seat = Je legt { $card } af.
log-uses = { $seat } gebruikt “{ $tile }”.
    .seat = Je gebruikt “{ $tile }”.
log-spies = { $seat } gebruikt “Spionage” bij { $other }: { $track }.
    .seat = Je gebruikt “Spionage” bij { $other }: { $track }.
    .other = { $seat } gebruikt “Spionage” bij jou: { $track }.
log-swaps = { $seat } neemt “{ $tile }” van { $cell } en laat daar “{ $swap }” achter.
    .seat = Je neemt “{ $tile }” van { $cell } en laat daar “{ $swap }” achter.
log-favour = { $seat } kiest “{ $tile }” uit de verwijderde tegels.
    .seat = Je kiest “{ $tile }” uit de verwijderde tegels.
log-stores = { $seat } slaat { $spices } op.
    .seat = Je slaat { $spices } op.
log-gives = { $seat } geeft { $spices }.
    .seat = Je geeft { $spices }.
log-sells = { $seat } verkoopt { $spices } voor { $price }.
    .seat = Je verkoopt { $spices } voor { $price }.
log-pushed-out = { $seat } haalt “{ $tile }” van veld { $n }.
    .seat = Je haalt “{ $tile }” van veld { $n }.
log-pushed-out-kept = { $seat } haalt “{ $tile }” van veld { $n } en houdt de tegel gedekt voor de punten.
    .seat = Je haalt “{ $tile }” van veld { $n } en houdt de tegel gedekt voor de punten.
log-loses = { $seat } verliest { $spices }.
    .seat = Je verliest { $spices }.
log-duty = { $seat } heeft de heffing voldaan: { $points }.
    .seat = Je hebt de heffing voldaan: { $points }.
log-over = Het spel is afgelopen.
log-hand = { $seat } heeft in de hand: { $cards }.
    .seat = Je hebt in de hand: { $cards }.
log-richest = { $n ->
    [one] { $seats } heeft het meeste geld, { $goods }, en krijgt daarvoor { $points }.
   *[other] { $seats } hebben het meeste geld, elk { $goods }, en krijgen daarvoor elk { $points }.
}
    .seats = { $n ->
        [one] Je hebt het meeste geld, { $goods }, en krijgt daarvoor { $points }.
       *[other] { $seats } hebben het meeste geld, elk { $goods }, en krijgen daarvoor elk { $points }.
    }
log-tie-money = { $seats } hebben evenveel punten. { $seat } wint met meer geld: { $goods }.
    .seats = { $seats } hebben evenveel punten. { $seat } wint met meer geld: { $goods }.
    .seats-seat = { $seats } hebben evenveel punten. Je wint met meer geld: { $goods }.
log-tie-shared = { $seats } hebben de meeste punten en evenveel geld, elk { $goods }, en delen de overwinning.
    .seats = { $seats } hebben de meeste punten en evenveel geld, elk { $goods }, en delen de overwinning.
log-score = { $seat } heeft { $points }.
    .seat = Je hebt { $points }.

## De puntentelling

sheet-ships = Scheepsbouw
sheet-harvest = Oogst
sheet-taxes = Belasting
sheet-expedition = Expeditie
sheet-colonists = Stichting
sheet-colonies = Kolonies
sheet-cards = Expeditiekaarten
sheet-money = Meeste geld
sheet-plantations = Kleine plantages
sheet-duty = Heffing
sheet-missions = Missies

## Varianten

option-quick-start = Snelle start
option-quick-start-help = Voor de eerste ronde zet iedereen twee fiches in rij 2 of neemt dukaten.
option-bonanza = Bonanza
option-bonanza-help = Onder elk van de vier hoektegels ligt gedekt een bonus, voor wie de tegel krijgt.
option-quick_start = { option-quick-start }
option-quick_start-help = { option-quick-start-help }

# board

board-table = De tafel van Goa
board-course = Het verloop van het spel
board-grid = Veilingveld, vijf bij vijf
board-auction = De veilingen van deze ronde
board-order = De volgorde van de beurten
board-stacks = Kolonies, expeditiekaarten en verwijderde tegels
board-purse = Wat { $who } bezit
board-tableau = Ontwikkelingsbord
board-warehouse = Pakhuis
board-tools = Tegels voor de speler
board-hand = Expeditiekaarten in de hand
board-player = { $who }: wat iedereen ziet
board-round = Ronde { $n } van { $of }
board-half = { $n ->
    [1] deel A
   *[2] deel B
}
board-action = Actie { $n } van { $of }
board-phase-quick = Snelle start
board-phase-markers = Fiches leggen
board-phase-auction = Veilingen
board-phase-actions = Acties
board-phase-extra = Extra acties
board-phase-over = Het spel is afgelopen
board-lot-over = verkocht
board-no-marker = nog niets
board-auctioneer = veilt
board-flag-holder = heeft de vlag
board-to-move = aan de beurt
board-passed = heeft gepast
board-ducats = dukaten
board-ships = schepen
board-colonists = kolonisten
board-spices = specerijen
board-extra = extra
board-cards = kaarten
board-free-field = vrij veld
board-no-tools = Geen tegels voor de speler
board-no-cards = Geen expeditiekaarten in de hand
board-deck = Stapel
board-discard = Aflegstapel
board-turned-up = Laatst omgedraaid
board-removed = Verwijderde tegels
board-each-round = elke ronde
board-either = { $n ->
    [one] 1 van één soort
   *[other] { $n } van één soort
}
board-track-ships = Scheepsbouw
board-track-harvest = Oogst
board-track-taxes = Belasting
board-track-expedition = Expeditie
board-track-colonists = Stichting

## in the terminal

column-ducats = dukaten
column-ships = schepen
column-colonists = kolonisten
column-extra = extra acties
column-hand-size = kaarten

board-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
board-row = Rij { $n }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor elk fiche
board-step = { $track }, rij { $n }
board-left = nog { $n }
board-tiles = Tegels
board-no-tiles = geen tegels
board-hand-of = Hand { $n } van { $limit }
board-marker = Fiche { $n }
board-lot = Kavel { $n }
board-bonanza = Bonanzategel
board-card-played = kaart gespeeld
board-used = gebruikt
board-first = als eerste: 1 kaart
board-in-use = wordt gespeeld
board-covered = { $n ->
    [one] 1 hoek met een Bonanzategel
   *[other] { $n } hoeken met Bonanzategels
}
board-placed-flag = zette de vlag
