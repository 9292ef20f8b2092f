# Aufgaben.

puzzle-title = Aufgaben
puzzle-one = Aufgabe
puzzle-lead = Stellungen, in denen ein Zug klar besser ist als alle anderen: Finde ihn. Aufgaben kommen nach Tagen wieder, je besser es ging, desto später.
puzzle-go = Zu den Aufgaben
puzzle-all = Alle Aufgaben
puzzle-own = Aus deinen Partien
puzzle-no-own = Sobald eine deiner beendeten Partien ausgewertet ist, warten hier die Züge, die dich am meisten gekostet haben.
puzzle-count = { $n ->
    [one] Eine Aufgabe
   *[other] { $n } Aufgaben
}, { $done } gelöst{ $due ->
    [0] {""}
   *[other] , { $due } zur Wiederholung
}.
puzzle-train-this = Das üben
puzzle-train = Üben
puzzle-by-level = Nach Schwierigkeit
puzzle-by-theme = Nach Thema
puzzle-any-theme = Verschiedenes
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-row = { $n } in Folge
puzzle-ask = Du bist am Zug: Finde den besten
puzzle-find = Ein Zug ist klar der beste
puzzle-how = Sieh dir an, was alle haben, und zieh dann auf dem Brett oder mit den Knöpfen.
puzzle-right = Richtig: { $move }
puzzle-why = Er gewinnt von hundert Partien { $gain } mehr als der nächstbeste, „{ $second }“.
puzzle-wrong = Nicht der beste: { $move }
puzzle-lost = Er verschenkt { $n } % eines Sieges.
puzzle-lost-more = Er verschenkt { $n } % eines Sieges oder mehr.
puzzle-was-played = So wurde in der Partie gespielt.
puzzle-again = Versuch es noch einmal.
puzzle-row-best = bester
puzzle-row-close = nächster
puzzle-row-game = gespielt
puzzle-line = Danach:
puzzle-back-in = { $n ->
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $n } Tagen wieder.
}
puzzle-back-soon = Sie kommt beim nächsten Mal wieder.
puzzle-nudge = Ein Wink
puzzle-one-of = Es ist einer von diesen:
puzzle-show = Zeig es mir
puzzle-board = Andere Züge probieren
puzzle-next = Nächste Aufgabe
puzzle-from = Woher sie kommt
puzzle-from-bots = Aus einer Partie zwischen Bots. Geprüft in { $deals } Verteilungen dessen, was der Platz nicht sehen kann, und mit { $playouts } Probespielen des Kapitäns.
puzzle-from-own = Aus einer deiner Partien. Die Auswertung hat hier einen besseren Zug gefunden.
