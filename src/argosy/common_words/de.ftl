# Die Worte des Hauses: was allen Spielen gemeinsam ist.

and = und
deed-again = { $deed } { $n ->
    [2] (zweimal)
   *[other] ({ $n }-mal)
}
many-more = { $count } weitere
yes = ja
no = nein

seat = Platz { $n }
called = „{ $name }“
you = du
you-first = Du
spectator = Zuschauer
over-won = Das Spiel ist aus. { $winners } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
    .winners = Das Spiel ist aus. Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
over-shared = Das Spiel ist aus. { $winners } teilen sich den Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
    .winners = Das Spiel ist aus. { $winners } teilt euch den Sieg mit je { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.

error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt { $games }.
error-unknown-option = { $game } kennt keine Option „{ $option }“. { $known ->
    [none] Es hat keine Optionen.
   *[other] Die Optionen sind { $known }.
}
error-wrong-option-value = Die Option „{ $option }“ von { $game } kann nicht { $value } sein. Zur Wahl stehen { $choices }.
error-wrong-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-wrong-names = Es gibt { $seats } Plätze, also auch { $seats } Namen; genannt wurden { $names }.
error-no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
error-wrong-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $seed }.
error-illegal-move = „{ $move }“ ist jetzt nicht erlaubt. { $seat } hat diese Züge: { $legal }.
error-unknown-move = „{ $move }“ ist kein Zug in { $game }. { $close ->
    [none] { $seat } hat diese Züge: { $legal }.
   *[other] Ähnlich sind { $close }.
}
error-ambiguous-move = Mehrere erlaubte Züge beginnen mit „{ $move }“: { $several }. Bitte mehr davon schreiben.
error-foreign-move = „{ $move }“ ist ein Zug aus { $other }; hier wird { $game } gespielt.
error-game-over = „{ $move }“ ist nicht möglich: Das Spiel ist aus.
error-nothing-to-undo = Es wurde noch kein Zug gemacht, also lässt sich keiner zurücknehmen.
error-broken-record = { $file } ist keine Aufzeichnung: Zeile { $line } ist kein JSON ({ $why }).
error-truncated-record = { $file } bricht nach { $line ->
    [one] einer Zeile
   *[other] { $line } Zeilen
} ab. Der Rest der Datei fehlt.
error-foreign-record = { $file } ist keine Aufzeichnung von Argosy: Die Datei beginnt nicht mit "format": "argosy record".
error-record-part = { $file }: „{ $part }“ müsste { $wanted } sein, ist aber { $found }.
error-other-format = { $file } ist in Version { $found } des Formats geschrieben. Dieses Argosy liest Version { $known }.
error-other-rules = { $file } wurde nach Version { $found } der Regeln von { $game } gespielt. Dieses Argosy spielt nach Version { $known }, der Verlauf könnte also ein anderer sein.
error-other-components = { $file } wurde mit dem Spielmaterial { $found } gespielt. Hier gilt { $known }; lege dieselben Zeilen in deinen Ordner (argosy components { $game } zeigt, in welchen).
error-illegal-record = { $file }, Zug { $number }: { $why }
error-other-result = { $file } nennt als { $what } { $found }, die Züge führen aber zu { $known }.
error-broken-position = Zeile { $line } der Stellung: { $why }.
error-no-file = Die Datei { $file } gibt es nicht.
error-cannot-save = { $file } lässt sich nicht schreiben: { $why }.
error-no-such-moment = Die Partie hat bisher { $last } Züge; nach { $made } gibt es nichts zu sehen.

cli-points = Punkte
cli-place = Rang
cli-move-number = Zug { $number }
cli-preparing = { $bot } nimmt Platz, sobald { $game } vorbereitet ist
cli-resume = Nach { $moves } Zügen wurde ein Spiel verlassen. Weiterspielen?
cli-nothing-left = Es gibt kein verlassenes Spiel von { $game }. Ein neues beginnt mit: argosy play { $game }
cli-left = Das Spiel ist aufgehoben. Weiter geht es mit: argosy play { $game } --resume
cli-kept = Die Aufzeichnung dieses Spiels: { $file }
cli-no-undo = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand etwas Neues gesehen oder jemand anderes gezogen.
cli-picture = Der Tisch ist gezeichnet in { $file }
cli-pass-on = { $seat } ist an der Reihe. Enter drücken, wenn sonst niemand zuschaut.
cli-help = Gib die Nummer eines Zuges ein oder wie er heißt (der Anfang genügt).
    u nimmt den letzten eigenen Zug zurück, l zeigt den Verlauf, s die Punkte bisher,
    p zeichnet den Tisch in eine Datei, q verlässt das Spiel und hebt es auf.
cli-verified = { $file } stimmt: Alle { $moves } Züge waren erlaubt und führen zu dieser Stellung.
over-lost = Das Spiel ist aus. { $rival } gewinnt mit { $theirs } zu { $points } Punkten gegen { $loser }.
    .loser = Das Spiel ist aus. { $rival } gewinnt mit { $theirs } zu { $points } Punkten gegen dich.
