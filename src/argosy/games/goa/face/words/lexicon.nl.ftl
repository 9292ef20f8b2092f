# Het lexicon van Goa
lex-kind-tile = Tegel
lex-kind-card = Expeditiekaarten
lex-kind-tableau = Ontwikkelingsbord
lex-kind-colony = Kolonie
lex-tile-ready = Je kunt hem nu gebruiken.
lex-tile-used = Hij is al gebruikt.
lex-at-lot = Fiche { $n } ligt erop; { $seat } veilt hem.
lex-at-grid = Hij ligt zonder fiche op het veilingveld.
lex-at-owner = Hij ligt voor { $seat }.
lex-at-kept = { $seat } houdt hem gedekt; de punten tellen nog mee.
lex-at-removed = Hij is verwijderd; de Gunst kan hem terughalen.
lex-at-discard = Hij is voorgoed uit het spel.
lex-at-box = Hij is niet in het spel.
lex-card-colonists = Omgedraaid bij een stichting of door de Bevoorrading telt ze { $n ->
    [one] 1 kolonist
   *[other] { $n } kolonisten
}.
lex-card-symbol = Symbool { $symbol }: je hebt er { $n }, goed voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan het eind.
lex-card-played = Deze beurt is al een kaart gespeeld; het mag er één per beurt zijn.
lex-card-in-use = Ze wordt nu gespeeld.
lex-deck = Expedities trekken hiervan, stichtingen draaien hiervan om. Is hij leeg, dan wordt de aflegstapel geschud.
lex-discard = Gespeelde, afgelegde en omgedraaide kaarten. Ze worden de stapel als die leeg is.
lex-discard-now = Daar liggen: { $cards }.
lex-in-use = Gespeeld en nog niet afgelegd: { $card }.
lex-removed = Aan het begin van elk deel worden enkele tegels open verwijderd. De Gunst neemt er een van.
lex-removed-now = Verwijderd: { $tiles }.
lex-gone-now = Voorgoed uit het spel: { $tiles }.
lex-bonanza = Gedekt onder een hoektegel. Wie die tegel krijgt, krijgt ook wat eronder ligt.
lex-bonanza-now = { $n ->
    [one] Onder 1 hoek ligt er nog een.
   *[other] Onder { $n } hoeken ligt er nog een.
}
lex-bonanza-found = In dit deel omgedraaid: { $goods }.
lex-flag = Wie de vlag heeft, is het eerst aan de beurt en zet hem de volgende ronde. Hij is kavel 1 en levert een extra-actiekaart op.
lex-flag-now = { $seat } heeft hem; deze ronde werd hij gezet door { $starter }.
lex-order-name = Speelvolgorde
lex-order = Wie de vlag heeft, is het eerst aan de beurt; de anderen volgen met de klok mee, drie keer rond.
lex-lot = Alle anderen bieden één keer. Zonder bod krijgt de veilingmeester het kavel voor niets; anders neemt hij het geld of koopt hij het kavel zelf voor een dukaat minder.
lex-lot-seller = { $seat } is de veilingmeester.
lex-lot-bid = { $seat } biedt { $price }.
lex-purse-now = Je hebt { $goods }.
lex-purse-theirs = { $seat } heeft { $goods }.
lex-purse-spices = Daarmee betaal je de stappen op het ontwikkelingsbord; elke ligt op een plek waar ze mag liggen.
lex-purse-ducats = Om te bieden. Wie aan het eind de meeste heeft, krijgt 3 punten; bij gelijke stand beslissen ze ook.
lex-purse-ships = Elke specerij van een stap op het ontwikkelingsbord heeft een schip nodig.
lex-purse-colonists = Ze worden erbij gelegd als er bij een stichting te weinig zijn.
lex-purse-extra = Elke kaart is een actie meer na de derde; één mag je meenemen naar de volgende ronde.
lex-purse-cards = Eén per beurt speel je voor het effect; in je hand leveren gelijke symbolen aan het eind punten op.
lex-score = Wat het spel zou opleveren als het nu afliep; kaarten in andere handen tellen zodra ze getoond worden.
lex-score-line = { $line } { $n }
lex-score-now = { $seat }: { $lines }.
lex-row-name = Rij { $n }
lex-row = Elk fiche hier telt aan het eind { $points }.
lex-row-first = Hier beginnen alle fiches; punten leveren ze hier niet op.
lex-row-all = Alle vijf de fiches in deze rij of verder leveren een extra-actiekaart op.
lex-row-done = De kaart voor deze rij heb je al gekregen.
lex-row-open = De kaart voor deze rij heb je nog niet gekregen.
lex-track-ships = Zoveel schepen levert de scheepsbouw op.
lex-track-harvest = Zoveel specerijen brengt een oogst op vrije plekken.
lex-track-taxes = Zoveel dukaten levert de belasting op.
lex-track-expedition = Een expeditie trekt hoogstens zoveel kaarten, tot de handlimiet achter de streep.
lex-track-colonists = Zoveel kolonisten tellen mee bij elke stichting.
lex-track-now = { $seat } staat in rij { $n }: { $brings }.
lex-track-next = De volgende stap: { $step }.
lex-step = Levert op: { $brings }; aan het eind { $points }.
lex-step-first = Wie hier het eerst is, trekt een expeditiekaart.
lex-step-past = Je fiche is al verder.
lex-step-here = Hier staat je fiche.
lex-step-ahead = { $n ->
    [one] Dit is je volgende stap.
   *[other] { $n } stappen verder.
}
lex-step-can = Je kunt hem betalen.
lex-step-cannot = Je kunt hem nu niet betalen.
lex-field = Een plantage heeft een veld nodig. Zijn ze alle vier bezet, dan moet er een oude weg.
lex-stored = Opgeslagen: { $spices }; { $slots }.
lex-colony = Heeft { $need } kolonisten nodig bij een stichting; biedt plaats aan { $slots ->
    [one] 1 specerij
   *[other] { $slots } specerijen
}. Eén tot vier kolonies tellen 1, 3, 6, 10 punten.
lex-colony-takes = Er mag liggen: { $spices }.
lex-colony-none = Nog niet gesticht.
lex-colony-tile = een voor { $spices }
lex-colony-left = { $n ->
    [one] Er is nog 1 tegel: { $tiles }.
   *[other] Er zijn nog { $n } tegels: { $tiles }.
}
lex-colony-gone = Er is geen tegel meer.
why-no-slot = Je hebt geen vrije plek voor specerijen.
why-expedition = Expeditie
why-hand-full = Je hand is vol: { $n } van { $limit }.
why-step = Dat kun je niet betalen. { $cost }.
lex-any-spice = elke specerij
