# was an einem Tisch schiefgehen kann
table-error-no-table = Hier ist kein Tisch für dich. Frag nach dem Link deines Platzes oder nach dem Link für Zuschauer.
table-error-not-yours = Dieser Platz gehört dir nicht. Öffne zuerst den Link des Platzes.
table-error-not-your-turn = Du bist nicht am Zug: { $name } ist dran.
table-error-stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin und wähle dann.
table-error-not-running = Das geht jetzt nicht: Der Tisch { $status ->
    [open] wartet auf Mitspieler
    [over] ist beendet
   *[running] läuft
}.
table-error-no-undo = Es lässt sich nichts zurücknehmen: Jemand hat etwas Neues gesehen, oder ein anderer hat gezogen.
table-error-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
table-error-bad-request = { $what } muss { $right } sein.
table-error-too-much = Das war zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
table-error-no-hints = Jetzt gibt es keinen Tipp: { $why ->
    [off] an diesem Tisch wird ohne Tipps gespielt
   *[turn] du bist nicht am Zug
}.
table-error-not-over = Das ist zu sehen, wenn das Spiel vorbei ist.
table-waiting = Der Tisch wartet auf Mitspieler.
