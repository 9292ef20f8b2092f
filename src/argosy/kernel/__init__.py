"""What rules are written in: the record, chance, the decision stack, compiling, and batches of games."""

from argosy.kernel.arrays import Cube, FloatGrid, Floats, Grid, Ints, Longs, cube, floats, grid, ints
from argosy.kernel.chance import below, shuffle
from argosy.kernel.compile import rule
from argosy.kernel.position import ASK_WIDTH, Position, public, secret
from argosy.kernel.stack import NOBODY, A, B, asked, pop, push, to_act

__all__ = [
    "ASK_WIDTH",
    "NOBODY",
    "A",
    "B",
    "Cube",
    "FloatGrid",
    "Floats",
    "Grid",
    "Ints",
    "Longs",
    "Position",
    "asked",
    "below",
    "cube",
    "floats",
    "grid",
    "ints",
    "pop",
    "public",
    "push",
    "rule",
    "secret",
    "shuffle",
    "to_act",
]
