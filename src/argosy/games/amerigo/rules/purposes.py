"""What chance is drawn for; every purpose counts its own events."""

TILE_ORDER = 1  # event: the attempt to lay the islands
TILE_TURN = 2  # event: attempt * 64 + slot
PIRATES = 3
TOKENS = 4
PRODUCTS = 5
SEAT_ORDER = 6
TOWER = 7  # event: throw * 64 + cube; the set-up is throw 0
REDEAL = 8  # event: which of the face-down piles
