lead = Een klein spel om over te nemen: kisten, munten en een stapel
board = De tafel
board-pile = { $n ->
    [one] één kist op de stapel
   *[other] { $n } kisten op de stapel
}
board-coins = { $n ->
    [one] één munt
   *[other] { $n } munten
}
board-turn = Beurt { $n }
board-rolled = laatste worp { $n }
board-buried = plek { $n } begraven door { $seat }
board-known = plek { $n }: { $crate }
move-sail = Om munten varen
move-draw = Een kist trekken
move-deliver = Een kist leveren
move-bury = Een kist begraven
move-crate = Kist { $number }: { $crate }
ask-turn = Wat doet { $seat }?
ask-deliver = Welke kist levert { $seat }?
ask-bury = Welke kist begraaft { $seat }?
log-sail = { $seat } vaart uit en verdient { $coins ->
    [one] één munt
   *[other] { $coins } munten
}.
    .seat = Je vaart uit en verdient { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }.
log-draw = { $seat } trekt een kist.
    .seat = Je trekt een kist.
log-deliver = { $seat } levert { $crate }.
    .seat = Je levert { $crate }.
log-bury = { $seat } begraaft een kist.
    .seat = Je begraaft een kist.
log-bury-own = { $seat } begraaft { $crate }.
    .seat = Je begraaft { $crate }.
sheet-coins = Munten
sheet-deliveries = Leveringen
option-long = Lange reis
option-dealt = Kisten bij het begin
part-salt = zout
part-tea = thee
part-silk = zijde
option-long-help = Acht beurten voor iedereen in plaats van vijf.
option-dealt-help = Hoeveel kisten iedereen aan het begin heeft.
