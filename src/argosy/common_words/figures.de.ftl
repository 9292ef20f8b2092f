# Was die eigenen Partien ergeben.

figures-title = Was deine Partien ergeben
figures-all = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}, { $share } % gewonnen (unter Gleichen: { $fair } %)
figures-none = Spiel eine Partie zu Ende, dann zählt sie hier.
figures-trend = Von den letzten zehn hast du { $latest } % gewonnen, von den zehn davor { $before } %.
figures-by-game = Nach Spiel
figures-game = Spiel
figures-games = Partien
figures-wins = Gewonnen
figures-points = Punkte
figures-best = Beste
figures-places = Plätze
figures-by-seat = Nach Sitzplatz
figures-seat = Sitzplatz
figures-fair = Unter Gleichen
figures-seat-of = { $n } von { $of }
figures-by-rival = Nach Gegner
figures-rival = Gegner
figures-ahead = Du vorn
figures-behind = Du dahinter
figures-bot = Bots: { $level }
figures-trend-label = Deine Plätze in { $n ->
    [one] der letzten Partie
   *[other] den letzten { $n } Partien
}, der erste Platz oben
