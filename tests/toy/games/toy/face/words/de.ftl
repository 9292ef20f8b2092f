lead = Ein winziges Spiel zum Abschreiben: Kisten, Münzen und ein Stapel
board = Der Tisch
board-pile = { $n ->
    [one] eine Kiste im Stapel
   *[other] { $n } Kisten im Stapel
}
board-coins = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
board-turn = Zug { $n }
board-rolled = letzter Wurf { $n }
board-buried = Platz { $n } vergraben von { $seat }
board-known = Platz { $n }: { $crate }
move-sail = Um Münzen segeln
move-draw = Eine Kiste ziehen
move-deliver = Eine Kiste liefern
move-bury = Eine Kiste vergraben
move-crate = Kiste { $number }: { $crate }
ask-turn = Was tut { $seat }?
ask-deliver = Welche Kiste liefert { $seat }?
ask-bury = Welche Kiste vergräbt { $seat }?
log-sail = { $seat } segelt und verdient { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
    .seat = Du segelst und verdienst { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
log-draw = { $seat } zieht eine Kiste.
    .seat = Du ziehst eine Kiste.
log-deliver = { $seat } liefert { $crate }.
    .seat = Du lieferst { $crate }.
log-bury = { $seat } vergräbt eine Kiste.
    .seat = Du vergräbst eine Kiste.
log-bury-own = { $seat } vergräbt { $crate }.
    .seat = Du vergräbst { $crate }.
sheet-coins = Münzen
sheet-deliveries = Lieferungen
option-long = Lange Reise
option-dealt = Kisten zu Beginn
part-salt = Salz
part-tea = Tee
part-silk = Seide
option-long-help = Acht Züge für jeden statt fünf.
option-dealt-help = Wie viele Kisten jeder zu Beginn auf der Hand hat.
