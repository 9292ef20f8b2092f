# De kaarten van het lexicon: wat iets is, wat het nu betekent, wat het kost.

lex-none = geen
lex-some = { $n } × { $what }
lex-has = { $seat }: nog { $n }.
lex-kind-action = Actie
lex-kind-token = Vooruitgangsfiche
lex-kind-tile = Tegel om te bouwen
lex-kind-track = Spoor
lex-kind-good = Goed
lex-kind-product = Productiefiche

lex-action-sailing = Beide schepen varen na elkaar, een stap per actiepunt. Een schip dat bij een anker stopt, mag daar een handelspost stichten.
lex-action-cannons = Een kanon per actiepunt. Kanonnen slaan aan het einde van de ronde de piraten af.
lex-action-planning = Pak tegels naar je bord: één neutrale voor zoveel punten als hij groot is, dorpen voor 1 actiepunt per stuk.
lex-action-progress = Een stap op het vooruitgangsspoor per actiepunt. Velden met punten geven een vooruitgangsfiche.
lex-action-building = Bouw tegels van je bord naast je handelsposten en dorpen, voor dezelfde kosten als het pakken.
lex-action-goods = Koop productiefiches: elk maakt je grondstoffen van die soort meer waard.
lex-action-order = Schuif op in de speelvolgorde, een veld per actiepunt. Wie vooraan ligt, begint.
lex-cubes-of = Blokjes ({ $colour }): { $lying } in de actiecirkel, { $stored } in voorraad, { $inside } in de toren.
lex-bonus = Je fiches geven { $points } extra.
lex-offered = Actiecirkel
lex-offered-does = Wat uit de toren is gevallen. Een kleur die hier ligt, staat haar actie toe; de meeste blokjes van één kleur zijn de actiepunten.
lex-lying = Hier liggen: { $cubes }.
lex-action-points = Actiepunten
lex-action-points-does = Zoveel als er blokjes van de meest voorkomende kleur in de actiecirkel liggen. Meer kost 1 goud per stuk.
lex-phase-points = Deze fase geeft { $points }.
lex-points-left = Over in deze actie: { $points }.
lex-neutrals-taken = Neutrale tegels gepakt in deze actie: { $n }.
lex-tower = Blokjestoren
lex-tower-does-0 = Een geworpen blokje valt er in twee van de drie gevallen uit, een dat erin zat in één van de drie.
lex-tower-does-1 = Een geworpen blokje valt er met 65 % uit; elk geworpen blokje kan vastzittende losmaken.
lex-inside = In de toren: { $cubes }.
lex-stored = In voorraad voor latere fasen: { $cubes }.
lex-take-gold = Goud in plaats van een actie
lex-take-gold-does = Eén goud per drie blokjes in de actiecirkel, naar boven afgerond.
lex-take-gold-now = Nu is dat { $gold }.
lex-pirates = Piraten
lex-pirates-does = Aan het einde van elke ronde vallen ze aan met de som van de open fiches. Wie zoveel kanonnen heeft, levert ze in; wie minder heeft, verliest ze allemaal en zoveel punten.
lex-pirates-open = Open fiches ({ $n } van { $of }): { $list }.
lex-pirates-safe = { $seat } heeft { $cannons ->
    [one] 1 kanon
   *[other] { $cannons } kanonnen
} tegen { $n }: veilig.
lex-pirates-loss = { $seat } heeft { $cannons ->
    [one] 1 kanon
   *[other] { $cannons } kanonnen
} tegen { $n }: niet genoeg.
lex-time = Tijdsfiche
lex-time-does = Handelsposten op een eiland dat voltooid wordt, tellen zo vaak als het toont: 5, 4, 3, 2, 1 in de vijf ronden.
lex-time-now = Nu tellen ze { $n } keer.
lex-order = Speelvolgorde
lex-order-does = Wie verder vooraan ligt, begint; in een stapel wie bovenop ligt.
lex-order-any = Met witte blokjes mag wie hier ligt elke actie kiezen.
lex-order-colour = Met witte blokjes mag wie hier ligt ook kiezen: { $action }.
lex-order-points = Wie aan het einde hier of verder ligt, heeft { $points }.
lex-order-there = Op dit veld: { $people }.
lex-order-now = Van voren af: { $people }.
lex-order-phase = Deze fase: { $people }; { $n ->
    [0] niemand is geweest
    [one] 1 is geweest
   *[other] { $n } zijn geweest
}.
lex-token-held = { $seat } heeft het.
lex-token-used = { $seat } heeft het al gebruikt.
lex-token-stays = Ligt open en blijft nog een ronde liggen als niemand het pakt.
lex-token-leaves = Ligt open en verdwijnt na deze ronde.
lex-tokens-to-come = Vooruitgangsfiches die nog komen: { $n }.
lex-product-does = Aan het einde tellen je grondstoffen van deze soort voor elk van deze fiches één keer vaker.
lex-product-now = Met jouw grondstoffen levert dat { $points } op.
lex-products-to-come = Productiefiches die in latere ronden komen: { $n }.
lex-costs-points = { $points }
lex-tile-does = Levert { $small } op een klein, { $big } op een groot eiland.
lex-tile-neutral = Neutraal: iedereen mag eraan verder bouwen.
lex-tile-village = Een dorp: alleen de eigenaar bouwt eraan verder.
lex-tile-left = Nog te pakken: { $n }.
lex-tile-fits = Plaatsen waar hij nu voor jou past: { $n }.
lex-tile-fits-nowhere = Hij past nu nergens voor jou.
lex-tile-held-by = { $seat } heeft er { $n } om te bouwen.
lex-tile-costs = { $points } om te pakken en nog eens om te bouwen
lex-track-gold = Goud
lex-track-gold-does = Een goud koopt in je beurt een actiepunt en is aan het einde een punt. Boven de 12 is het meteen een punt.
lex-track-cannons = Kanonnen
lex-track-cannons-does = Nodig tegen de piraten. Wie met punten over het einde haalt, krijgt 2 goud.
lex-track-progress = Vooruitgang
lex-track-progress-does = Velden met punten geven bij bereiken of passeren een vooruitgangsfiche, en punten aan het einde.
lex-track-now = { $seat }: { $n }.
lex-progress-points = Tot nu toe aan het einde waard: { $points }.
lex-progress-next = Stappen tot het volgende fiche: { $n }.
lex-posts = Handelsposten in de voorraad
lex-posts-does = Een handelspost wordt bij een anker gesticht. Je bouwt naast je handelsposten, en ze tellen als hun eiland voltooid is.
lex-chests = Schatkisten
lex-chests-does = Elk is 3 goud waard, wanneer je maar wilt in je beurt.
lex-villages = Dorpen in de voorraad
lex-villages-now = { $seat } kan nog pakken: { $list }.
lex-points = Punten
lex-points-does = Wat de plaats zou hebben als het spel nu eindigde: scorespoor, goud, goederen, fiches en sporen.
lex-points-now = { $seat } zou nu { $points } hebben.
lex-points-track = Op het scorespoor: { $n }.
lex-sheet-line = { $line }: { $n }
lex-good-does = Aan het einde: grondstoffen maal productiefiches, het gedrukte telt mee.
lex-good-now = { $seat }: { $resources } × { $products }, { $points }.
lex-island = Eiland
lex-island-big = Een groot eiland: tegels leveren hier meer op.
lex-island-small = Een klein eiland.
lex-island-does = Wie het laatste veld bedekt, krijgt { $points }, en iedereen telt zijn handelsposten hier.
lex-island-chest = Wie het voltooit, krijgt de schatkist die hier ligt.
lex-island-left = Nog open velden: { $n }.
lex-island-new = Onontdekt: de eerste handelspost levert { $points } op.
lex-island-posts = { $seat } heeft hier { $n ->
    [one] 1 handelspost
   *[other] { $n } handelsposten
}: { $points } als het nu voltooid werd.
lex-frame = Kader
lex-frame-n = Kadervak { $n }
lex-frame-does = Hier komen schepen binnen. Elk kadervak grenst aan zijn buren en aan al het water langs zijn kant; meerdere schepen mogen hier liggen.
lex-frame-ships = Schepen hier: { $people }.
lex-ship = Schip
lex-ship-of = Schip van { $seat }
lex-ship-at = Het ligt op { $square }.
lex-ship-frame = Het ligt op kadervak { $n }.
lex-anchor = Anker
lex-anchor-does = Een schip dat hier stopt, mag op het gestippelde veld ernaast een handelspost stichten, zolang daar niemand heeft gebouwd.
lex-post = Handelspost
lex-post-of = Handelspost van { $seat }
