# Wat de eigen partijen opleveren.

figures-title = Wat je partijen opleveren
figures-all = { $n ->
    [one] één partij
   *[other] { $n } partijen
}, { $share } % gewonnen (onder gelijken: { $fair } %)
figures-none = Speel een partij uit, dan telt die hier.
figures-trend = Van de laatste tien won je { $latest } %, van de tien daarvoor { $before } %.
figures-by-game = Per spel
figures-game = Spel
figures-games = Partijen
figures-wins = Gewonnen
figures-points = Punten
figures-best = Beste
figures-places = Plaatsen
figures-by-seat = Per zitplaats
figures-seat = Zitplaats
figures-fair = Onder gelijken
figures-seat-of = { $n } van { $of }
figures-by-rival = Per tegenstander
figures-rival = Tegenstander
figures-ahead = Jij voor
figures-behind = Jij achter
figures-bot = bots: { $level }
figures-trend-label = Je plaatsen in de laatste { $n ->
    [one] partij
   *[other] { $n } partijen
}, de eerste plaats bovenaan
