"""What can be taken back at a table, and bots that wait until a player has confirmed a turn."""

from __future__ import annotations

import time
from collections.abc import Sequence, Set
from typing import Any

from argosy.play import Match
from argosy.table.buttons import ENDINGS

ALONE = 3600.0  # seconds that bots wait for a nod where nobody else waits
TOGETHER = 30.0  # and where somebody does


def moves_back(match: Match, deciders: Sequence[int], bots: Set[int], seat: int) -> int:
    """How many moves at the end must be taken back for the last one of a seat: its own, and what bots answered.

    None where a person has moved since, or where anybody has seen anything new.
    """
    for back, decider in enumerate(reversed(deciders), 1):
        if not match.quiet_since(len(deciders) - back):
            return 0
        if decider == seat:
            return back
        if decider not in bots:
            return 0
    return 0


def steps_back(table: Any, seat: int) -> list[int]:
    """The moves that each step of undo takes back in this turn: the first with what bots answered, then one each."""
    match, deciders = table.match, table.deciders
    first = moves_back(match, deciders, bots_at(table), seat)
    if not first:
        return []
    left = len(deciders) - first
    found = [first]
    while left and deciders[left - 1] == seat and match.quiet_since(left - 1):
        found.append(1)
        left -= 1
    return found


def bots_at(table: Any) -> set[int]:
    """The seats that bots play."""
    return {seat.seat for seat in table.seats if seat.kind == "bot"}


def hold(table: Any, seat: int, text: str) -> None:
    """After a move that ended a turn without saying so: bots wait for a nod, so that it can be taken back."""
    acting = table.to_move
    if acting is None or acting == seat or table.seats[acting].kind != "bot" or text in ENDINGS:
        return
    if moves_back(table.match, table.deciders, bots_at(table), seat) == 1:
        others = any(table.held[one] or table.seats[one].key for one in table.held if one != seat)
        table.nod = (seat, table.number, time.time() + (TOGETHER if others else ALONE))


def waits_for(table: Any) -> int | None:
    """The seat whose nod the bots wait for."""
    if table.nod is None or table.nod[1] != table.number or table.nod[2] < time.time():
        return None
    return int(table.nod[0])
