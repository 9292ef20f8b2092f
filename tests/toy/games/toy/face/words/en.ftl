lead = A tiny game to copy: crates, coins and a pile
board = The table
board-pile = { $n ->
    [one] one crate in the pile
   *[other] { $n } crates in the pile
}
board-coins = { $n ->
    [one] one coin
   *[other] { $n } coins
}
board-turn = Turn { $n }
board-rolled = last roll { $n }
board-buried = place { $n } buried by { $seat }
board-known = place { $n }: { $crate }
move-sail = Sail for coins
move-draw = Draw a crate
move-deliver = Deliver a crate
move-bury = Bury a crate
move-crate = Crate { $number }: { $crate }
ask-turn = What will { $seat } do?
ask-deliver = Which crate will { $seat } deliver?
ask-bury = Which crate will { $seat } bury?
log-sail = { $seat } sails and earns { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
    .seat = You sail and earn { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
log-draw = { $seat } draws a crate.
    .seat = You draw a crate.
log-deliver = { $seat } delivers { $crate }.
    .seat = You deliver { $crate }.
log-bury = { $seat } buries a crate.
    .seat = You bury a crate.
log-bury-own = { $seat } buries { $crate }.
    .seat = You bury { $crate }.
sheet-coins = Coins
sheet-deliveries = Deliveries
option-long = A long voyage
option-dealt = Crates dealt
part-salt = salt
part-tea = tea
part-silk = silk
option-long-help = Eight turns for everybody instead of five.
option-dealt-help = How many crates everybody holds at the start.
