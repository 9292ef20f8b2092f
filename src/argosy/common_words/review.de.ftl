error-review-not-finished = Nur eine beendete Partie kann besprochen werden; diese läuft nach { $made } Zügen noch.
error-review-budget = Der Umfang einer Besprechung ist eine Zahl von Austeilungen zwischen 1 und { $most }; { $budget } geht nicht.
review-title = Besprechung von { $game }, { $moves } Züge
review-turnings = Wendepunkte
review-no-turnings = Die Chancen haben nie stark geschwankt.
review-better = Besser: { $better } ({ $gain }).
review-mistakes = Bessere Züge
review-no-mistakes = Kein Zug war deutlich besser als der gespielte.
review-chart-label = Die Siegchance jedes Spielers über { $moves } Züge
review-round = Runde { $number }
review-moves = { $moves } Züge
review-turning-label = Wendepunkt { $number }, nach Zug { $move }
hint-only = Etwas anderes ist nicht möglich.
hint-better = Damit gewinnst du in { $chance } der Fälle, { $gain } öfter als mit „{ $other }“.
hint-close = Damit gewinnst du in { $chance } der Fälle; „{ $other }“ ist fast so gut.
hint-alone = Damit gewinnst du in { $chance } der Fälle.
review-prepares = { $game } wird auf diesem Server noch vorbereitet. Die Besprechung beginnt in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
review-left = noch etwa { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
review-queued = { $n ->
    [0] Die Besprechung beginnt gleich.
    [one] Erst wird noch eine andere Partie besprochen, dann deine.
   *[other] Erst werden noch { $n } andere Partien besprochen.
}
review-player = { $name }: Platz { $rank } mit { $points } Punkten. Genauigkeit { $accuracy }, { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
} von 3 % oder mehr, insgesamt { $lost } verschenkt.
review-player-idle = { $name }: Platz { $rank } mit { $points } Punkten. Es gab nichts zu entscheiden.
review-turning = { $when }: { $told } ({ $who } { $swing })
review-by-luck = Da hatte { $who } Glück.
review-by-bad-luck = Da hatte { $who } Pech.
review-by-reveal = Das konnte niemand wissen: Verborgenes kam ans Licht.
review-at-the-end = Am Ende: { $points }.
review-mistake = { $when }, { $name }: { $told }. Das verschenkte { $loss }. Besser: { $better }.
review-method = Jede Stellung wurde in { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} dessen beurteilt, was nicht alle sehen konnten. Die Genauigkeit ist 100, wenn nichts verschenkt wurde, und 0 bei blind gewählten Zügen. Glück ist jede Änderung, die keine Entscheidung erklärt: Karten, Würfel, verdeckte Hände und was nicht vorherzusehen war.
review-story = Die Geschichte
review-sum = { $start } % am Anfang, { $luck } Glück, { $own } eigene Züge, { $others } Züge der anderen = { $result } %
review-sum-alone = { $start } % am Anfang, { $luck } Glück, { $own } eigene Züge = { $result } %
review-event = { $when }: { $told } ({ $luck })
review-kinds = Verschenkt nach Art der Entscheidung
review-kind = { $kind } { $lost } % ({ $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
})
review-rounds = Runden { $first }–{ $last }
review-move = Zug { $number }
story-slips = { $name } fällt von { $from } auf { $to } %. Der teuerste Zug: „{ $played }“ verschenkt { $part } %, „{ $better }“ war besser.
story-given = { $name } steigt von { $from } auf { $to } %. Am meisten hilft { $giver }: „{ $played }“ statt „{ $better }“ ist für { $name } { $part } % wert.
story-lucky = { $name } steigt von { $from } auf { $to } %. Das größte Glück, { $part } % wert: { $told }
story-unlucky = { $name } fällt von { $from } auf { $to } %. Das größte Pech kostet { $part } %: { $told }
story-unveiled-up = { $name } steigt von { $from } auf { $to } %, das meiste davon erst am Ende, als Verborgenes ans Licht kam.
story-unveiled-down = { $name } fällt von { $from } auf { $to } %, das meiste davon erst am Ende, als Verborgenes ans Licht kam.
story-drifts-up = { $name } steigt von { $from } auf { $to } %, nach und nach: Kein einzelner Zug gibt den Ausschlag.
story-drifts-down = { $name } fällt von { $from } auf { $to } %, nach und nach: Kein einzelner Zug gibt den Ausschlag.
story-quiet = Es ändert sich wenig: { $name } führt mit { $to } %.
story-quiet-alone = Es ändert sich wenig: { $name } steht bei { $to } %.
story-ends = { $name } gewinnt mit { $points } Punkten, { $margin } vor { $second }. Seit { $since } hatte niemand bessere Aussichten.
why = Es bringt { $facts }, im Schnitt bis { $name } wieder am Zug ist.
why-more = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr bei „{ $line }“
why-less = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger bei „{ $line }“
kind-other = Kleine Entscheidungen
review-smooth = ganze Züge, geglättet
review-every-turn = jeden Zug zeigen
review-better-means = „besser“ ist der beste Zug, der sich mit dem fand, was dieser Platz sehen konnte
review-played = gespielt
review-best = besser
review-luck-and-skill = Glück und Können
review-adds-up = Jede Spalte lässt sich addieren: Sie führt vom Anfang zum Ergebnis, in Prozent.
review-start = Anfang
review-luck = Glück
review-own = Eigene Züge
review-moves-of = Züge von { $name }
review-result = Ergebnis
review-luck-of = Glück von { $name }:
review-other-draws = was sonst gezogen und gewürfelt wurde
review-other-luck = was verborgen war und was niemand vorhersehen konnte
review-kinds-of = Wo { $name } Chancen verschenkt hat
review-weak = schwach
review-strong = stark
review-mates = Maate meist { $n } %
review-earlier = du in früheren Partien { $n } %
review-choices = { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
}
hint-nudge-line = Was könnte dir mehr bei „{ $line }“ bringen?
hint-nudge-clear = Ein Zug ist deutlich besser als die anderen. Was bleibt dir nach jedem von ihnen?
hint-nudge-few = Ein paar Züge sind besser als der Rest. Was haben sie gemeinsam?
hint-nudge-equal = Mehrere Züge sind etwa gleich gut: Hiervon hängt wenig ab.
hint-why = Gegenüber „{ $other }“ bringt das { $facts }.
review-whose = Zeige die Wendepunkte und Züge von
review-whose-all = Alle { $n }
review-whose-mine = Deine { $n }
review-whose-theirs = Andere { $n }
review-none-here = Davon gibt es keine.
review-all-better = Alle Züge, zu denen es bessere gab
lately-title = Deine letzten Partien { $game }
lately-what = verschenkte Chance in Prozent, Platz, Punkte
lately-place = { $n }.
lately-label = Deine letzten Partien, die neueste am Ende: { $games }.
lately-known = { $lost } % verschenkt, Platz { $place }, { $points } Punkte
lately-unknown = ohne Rückblick, Platz { $place }, { $points } Punkte
lately-usual = Hier { $now } % verschenkt; in den { $n } Partien davor waren es im Schnitt { $usual } % (gestrichelte Linie).
lately-some = { $n ->
    [0] Zu keiner der Partien davor gibt es einen Rückblick: Öffne eine und lass sie ansehen, dann steht ihr Balken hier.
   *[other] Nur zu einer der Partien davor gibt es einen Rückblick: mit zweien steht hier, was bei dir üblich ist.
}
