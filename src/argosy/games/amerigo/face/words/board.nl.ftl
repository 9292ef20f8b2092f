# De woorden van de tafel op de pagina: het bord, de lades, en waarom een actie niet kan.

board-take-gold = Goud
board-points = punten
board-order-help = wie vooraan ligt, begint
board-your-sheet = Jouw bord
board-planned = Gepland
board-no-tokens = Nog geen vooruitgangsfiches
board-stack-key = kosten · punten klein/groot eiland
drawer-stacks = Tegels
drawer-tokens = Vooruitgang
drawer-market = Goederen

why-not-plan = Plannen: elke tegel die er nog ligt, kost meer dan je kunt betalen.
why-not-goods-none = Goederen kopen: in deze ronde ligt er geen productiefiche meer.
why-not-goods-dear = Goederen kopen: elk productiefiche kost meer dan je kunt betalen.
why-not-build-none = Bouwen: je hebt geen tegel gepland.
why-not-build-nowhere = Bouwen: geen van je tegels past naast je handelsposten en dorpen.
why-not-build-dear = Bouwen: de tegels die passen, kosten meer dan je kunt betalen.
fact-offer = Deze fase geeft { $points }; fiches kunnen meer geven.
fact-points = Over: { $points }{ $more }.
fact-why-not = Kan nu niet. { $reason }
