"""What chance is drawn for; every purpose counts its own events."""

SPAN = 64  # events of one attempt, or of one throw: more than slots, more than cubes

TILE_ORDER = 1  # event: the attempt to lay the islands
TILE_TURN = 2  # event: attempt * SPAN + slot
PIRATES = 3
TOKENS = 4
PRODUCTS = 5
SEAT_ORDER = 6
TOWER = 7  # event: throw * SPAN + cube; the set-up is throw 0
REDEAL = 8  # event: which of the face-down piles
