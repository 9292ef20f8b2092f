"""The end of a round, the ghost ship's crew, and the next round."""

from __future__ import annotations

from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import BIT, COLOURS, GHOST, LAST_ROUND, OPEN_SEA, PENINSULA, SHIPS
from argosy.games.grog_island.rules.auction import ghost_berth, roll_dice, turn
from argosy.games.grog_island.rules.claims import list_buildings
from argosy.games.grog_island.rules.sets import first, is_single
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import Ints, push, rule


@rule
def ghost_step(s: State, seat: int) -> None:
    """In the game for two, who has not won places a ghost where the ghost ship lies."""
    push(s, Ask.DO_END, seat)
    berth = ghost_berth(s)
    if berth == OPEN_SEA or s.crew_left[GHOST] == 0:
        return
    open_plots = s.free & PENINSULA[berth]
    if open_plots == 0:
        return
    if is_single(open_plots):
        place_ghost(s, first(open_plots))
    else:
        push(s, Ask.GHOST, seat, berth)


@rule
def place_ghost(s: State, building: int) -> None:
    """A ghost takes a building; it brings nobody anything."""
    s.crew[GHOST] |= BIT[building]
    s.free &= ~BIT[building]
    s.crew_left[GHOST] -= 1


@rule
def list_haunts(s: State, berth: int, out: Ints) -> int:
    """The buildings where the ghost can go."""
    return list_buildings(s.free & PENINSULA[berth], Code.GHOST, out, 0)


@rule
def end_round(s: State) -> None:
    """Markers come back, the ships move one place to the right, the flag goes to the left neighbour."""
    s.passed = 0
    for colour in range(COLOURS):
        s.row[colour] = 0
    s.in_row = 0
    s.bid = 0
    s.bidder = 0
    last = s.ships[SHIPS - 1]
    for space in range(SHIPS - 1, 0, -1):
        s.ships[space] = s.ships[space - 1]
    s.ships[0] = last
    for space in range(SHIPS):
        s.marker[space] = 0
    s.flag = (s.flag + 1) % s.seats
    if s.ended == 1 or s.auction == LAST_ROUND:
        end_game(s)
    else:
        begin_round(s)


@rule
def begin_round(s: State) -> None:
    """The dice are rolled, and who holds the flag opens."""
    s.auction += 1
    roll_dice(s)
    turn(s, s.flag)


@rule
def end_game(s: State) -> None:
    """All goal cards are turned up."""
    s.reveals += 1
    for seat in range(s.seats):
        s.shown |= s.held[seat]
