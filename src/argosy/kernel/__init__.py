"""What rules are written in: the record, chance, the decision stack, compiling, and batches of games."""

from argosy.kernel.chance import below, shuffle
from argosy.kernel.compile import rule
from argosy.kernel.likings import better
from argosy.kernel.record import ASK_WIDTH, Floats, Ints, Longs, Table, public, secret
from argosy.kernel.stack import NOBODY, A, B, asked, pop, push, to_act

__all__ = [
    "ASK_WIDTH",
    "NOBODY",
    "A",
    "B",
    "Floats",
    "Ints",
    "Longs",
    "Table",
    "asked",
    "below",
    "better",
    "pop",
    "public",
    "push",
    "rule",
    "secret",
    "shuffle",
    "to_act",
]
