error-review-not-finished = Nur eine beendete Partie kann besprochen werden; diese läuft nach { $made } Zügen noch.
error-review-budget = Der Umfang einer Besprechung ist eine Zahl von Austeilungen zwischen 1 und { $most }; { $budget } geht nicht.
review-title = Besprechung von { $game }, { $moves } Züge
review-player = { $name }: Platz { $rank } mit { $points } Punkten. Genauigkeit { $accuracy }, { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
} von 5 % oder mehr, insgesamt { $lost } verschenkt. Chance zu Beginn { $start }; Glück { $luck }.
review-player-idle = { $name }: Platz { $rank } mit { $points } Punkten. Es gab nichts zu entscheiden. Chance zu Beginn { $start }; Glück { $luck }.
review-turnings = Wendepunkte
review-no-turnings = Die Chancen haben nie stark geschwankt.
review-turning = Zug { $move }: { $told } ({ $who } { $swing })
review-by-luck = Davon brachte der Zufall { $luck }.
review-better = Besser: { $better } ({ $gain }).
review-mistakes = Bessere Züge
review-no-mistakes = Kein Zug war deutlich besser als der gespielte.
review-mistake = Zug { $move }, { $name }: { $told }. Das verschenkte { $loss }. Besser: { $better }.
review-luckiest = Das meiste Glück: { $who } ({ $luck }).
review-method = Jede Stellung wurde in { $deals ->
    [one] einer Austeilung
   *[other] { $deals } Austeilungen
} dessen beurteilt, was der Spieler nicht sehen konnte. Die Genauigkeit ist 100, wenn keine Siegchance verschenkt wurde. Glück ist der Teil aller Änderungen, den Karten und Würfel brachten, getrennt von den Entscheidungen.
review-chart = Siegchance
review-chart-label = Die Siegchance jedes Spielers über { $moves } Züge
review-chart-note = nach jedem Zug aus dem geschätzt, was jeder sehen konnte
review-round = Runde { $number }
review-moves = { $moves } Züge
review-turning-label = Wendepunkt { $number }, nach Zug { $move }
review-largest = größte Ausschläge
review-accuracy = Genauigkeit
review-luck = Glück
review-given = Verschenkt
review-count = Fehler
review-player-head = Spieler
review-again = Ansehen
review-failed = Die Besprechung ist nicht gelungen.
hint-only = Etwas anderes ist nicht möglich.
hint-better = Damit gewinnst du in { $chance } der Fälle, { $gain } öfter als mit „{ $other }“.
hint-close = Damit gewinnst du in { $chance } der Fälle; „{ $other }“ ist fast so gut.
hint-alone = Damit gewinnst du in { $chance } der Fälle.
review-prepares = { $game } wird auf diesem Server noch vorbereitet. Die Besprechung beginnt in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
review-queued = { $n ->
    [0] Die Besprechung beginnt gleich.
    [one] Erst wird noch eine andere Partie besprochen, dann deine.
   *[other] Erst werden noch { $n } andere Partien besprochen.
}
