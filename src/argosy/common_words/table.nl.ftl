# wat er aan een tafel mis kan gaan
table-error-no-table = Hier is geen tafel voor jou. Vraag om de link van je plaats, of om de link voor toeschouwers.
table-error-not-yours = Die plaats is niet van jou. Open eerst de link van de plaats.
table-error-not-your-turn = Je bent niet aan de beurt: { $name } is aan zet.
table-error-stale = Er is intussen iets gebeurd aan de tafel. Kijk nog eens en kies dan.
table-error-not-running = Dat kan nu niet: de tafel { $status ->
    [open] wacht op spelers
    [over] is afgelopen
   *[running] is bezig
}.
table-error-no-undo = Er kan niets worden teruggenomen: iemand heeft iets nieuws gezien, of een ander heeft gespeeld.
table-error-seat-taken = Daar zit al iemand. Kies een andere plaats.
table-error-bad-request = { $what } moet { $right } zijn.
table-error-too-much = Dat ging te snel. Probeer het over { $seconds } seconden opnieuw.
table-error-no-hints = Er is nu geen hint: { $why ->
    [off] aan deze tafel wordt zonder hints gespeeld
   *[turn] je bent niet aan de beurt
}.
table-error-not-over = Dat is te zien als het spel afgelopen is.
table-waiting = De tafel wacht op spelers.
