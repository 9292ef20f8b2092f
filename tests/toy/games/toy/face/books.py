"""What the log of the toy accounts for: what everybody can count, and what each message says of it."""

from __future__ import annotations

from argosy.games.toy.state import State
from argosy.kernel.books import TABLE, Books, Entry, seat_of


def count(v: State) -> dict[Entry, int]:
    """Everything that all can see and that has a number."""
    found: dict[Entry, int] = {("pile", TABLE): int(v.pile_size)}
    for seat in range(int(v.seats)):
        found["coins", seat] = int(v.coins[seat])
        found["hand", seat] = int(v.hand_size[seat])
        found["delivered", seat] = int(v.delivered_size[seat])
    return found


BOOKS = Books(
    count=count,
    says={
        "log-sail": lambda line, book: [("coins", seat_of(line), int(line.facts["coins"]))],
        "log-draw": lambda line, book: [("hand", seat_of(line), 1), ("pile", TABLE, -1)],
        "log-deliver": lambda line, book: [("hand", seat_of(line), -1), ("delivered", seat_of(line), 1)],
        "log-bury": lambda line, book: [("hand", seat_of(line), -1), ("pile", TABLE, 1)],
        "log-bury-own": lambda line, book: [("hand", seat_of(line), -1), ("pile", TABLE, 1)],
    },
    remarks=(),
    implied={
        "asks": "the question is on the page", "turn": "turns are told in their order",
        "last_turn": "chosen with the table",
        "rolls": "every voyage is told", "rolled": "coins earned are told", "buried_by": "who buried a crate is told",
        "delivered": "crates delivered are told by name",
    },
)  # fmt: skip
