# Das Analysebrett.

nav-study = Studium
analysis-title = Analyse
analysis-lead = Jeder Moment einer beendeten Partie: Züge für alle Plätze ausprobieren, Chancen und die besten Fortsetzungen sehen, von dort weiterspielen.
analysis-no-moment = Diesen Moment gibt es in der Partie nicht. Öffne das Brett am Anfang.
analysis-long-line = Eine Variante hat höchstens { $most } Züge. Spiel von hier aus weiter.
analysis-full = Das Brett ist voll: Höchstens { $most } Züge lassen sich darauf ausprobieren. Lösche einen Zweig oder öffne die Partie neu.
analysis-unfinished = Auf das Brett kommen nur beendete Partien. Diese wurde nicht zu Ende gespielt.
analysis-laid-out = Diese Aufzeichnung beginnt mit einer aufgebauten Stellung, nicht mit dem Austeilen. Öffne sie von dem Tisch aus, an dem sie gespielt wurde.
analysis-your-record = Deine Aufzeichnung
analysis-not-over = einer vor dem Ende der Partie
analysis-prepares = { $game } wird auf diesem Server noch vorbereitet. Die Chancen kommen in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
analysis-moment = Der Moment
analysis-back = Zurück zum Tisch
analysis-all = Alle Bretter
analysis-one-back = Ein Zug zurück
analysis-one-on = Ein Zug weiter
analysis-facts = Zug { $n } von { $of }. Probier jeden Zug für jeden Platz; die Partie ändert sich dadurch nicht.
analysis-tried = Probiert: { $move }.
analysis-went = In der Partie: { $move }.
analysis-to-game = Zurück zur Partie
analysis-cut = Zweig löschen
analysis-chances = Gewinnchancen
analysis-eyes = Wessen Sachen zu sehen sind
analysis-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
analysis-chance-of = { $n } Prozent
analysis-lines = Beste Fortsetzungen
analysis-lines-short = Beste
analysis-for = für { $name }
analysis-thinks = Wird überlegt …
analysis-played = so gespielt
analysis-no-lines = Die Partie ist zu Ende.
analysis-best = Bester Zug
analysis-moves = Züge
analysis-yours = Probiertes in Magenta
analysis-begin = Der Anfang
analysis-tries = { $n ->
    [0] nichts probiert
    [one] ein Zug probiert
   *[other] { $n } Züge probiert
}
analysis-as = Dein Platz
analysis-as-name = als { $name }
analysis-against = Wer die anderen spielt
analysis-against-level = gegen: { $level }
analysis-play-on = Von hier weiterspielen
analysis-record = Aufzeichnung
analysis-link = Link kopieren
analysis-copied = Kopiert. Wer den Link hat, sieht die Partie und was ausprobiert wurde.
analysis-bring = Eine Partie mitbringen
analysis-bring-about = Eine Aufzeichnung, wie Tische, „argosy play“ und „arena --records“ sie schreiben, oder eine Serie, die „arena --keep“ aufgehoben hat. Nur beendete Partien.
analysis-file = Eine Datei
analysis-paste = Oder den Text einfügen
analysis-open = Aufs Brett
analysis-game-n = Partie { $n }
analysis-boards = Deine Bretter
analysis-no-boards = Noch nichts ausprobiert.
analysis-delete = Dieses Brett von { $game } löschen
over-analysis = Analyse
