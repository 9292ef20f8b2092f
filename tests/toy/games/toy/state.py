"""The table of the toy game as one record."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.toy.parts import CRATES
from argosy.kernel import ASK_WIDTH, Grid, Ints, Position, public, secret

SEATS = 4
HAND = 4


class Ask(IntEnum):
    """What is asked."""

    TURN = 0
    DELIVER = 1
    BURY = 2


class State(Position):
    """The record."""

    asks: Grid = public(4, ASK_WIDTH)
    turn: int = public()
    last_turn: int = public()
    rolls: int = public()
    rolled: int = public()  # the last roll
    coins: Ints = public(SEATS)
    pile: Ints = secret(CRATES)  # the top is the last one
    pile_size: int = public()
    buried_by: Ints = public(CRATES)  # seat + 1 of who put the crate at this place of the pile, and knows it
    hand: Grid = secret(SEATS, HAND)
    hand_size: Ints = public(SEATS)
    delivered: Grid = public(SEATS, CRATES)
    delivered_size: Ints = public(SEATS)
