"""The cube tower: some of the cubes thrown in stay inside, some of those inside come out.

A model of the cardboard tower says with which chance a thrown cube comes out, and with which chance a cube that was
stuck is knocked loose. The cubes inside can be counted by everybody.
"""

from __future__ import annotations

from argosy.games.amerigo.parts import COLOURS, CUBES, PHASES, STUCK_OF, STUCK_OUT, THROWN_OF, THROWN_OUT
from argosy.games.amerigo.rules.purposes import SPAN, TOWER
from argosy.games.amerigo.state import State
from argosy.kernel import below, rule


@rule
def fill_tower(s: State) -> None:
    """The set-up throw: all cubes go in, those that come out go to the storage spaces."""
    cube = 0
    for colour in range(COLOURS):
        for _ in range(CUBES[colour]):
            if below(s.seed, TOWER, cube, THROWN_OF[s.tower_model]) < THROWN_OUT[s.tower_model]:
                s.stored[colour] += 1
            else:
                s.tower[colour] += 1
            cube += 1


@rule
def throw_cubes(s: State) -> int:
    """Throw the stored cubes of the phase's colour into the tower; what comes out lies in the action space."""
    thrown = s.stored[s.phase]
    if thrown == 0:
        return 0  # the phase is skipped
    s.reveals += 1
    event = (1 + s.round_no * PHASES + s.phase) * SPAN  # every cube has its own, inside or thrown
    out = 0
    for colour in range(COLOURS):
        for _ in range(s.tower[colour]):
            if below(s.seed, TOWER, event, STUCK_OF[s.tower_model]) < STUCK_OUT[s.tower_model, thrown]:
                s.tower[colour] -= 1
                s.offered[colour] += 1
                out += 1
            event += 1
    s.stored[s.phase] = 0
    for _ in range(thrown):
        if below(s.seed, TOWER, event, THROWN_OF[s.tower_model]) < THROWN_OUT[s.tower_model]:
            s.offered[s.phase] += 1
            out += 1
        else:
            s.tower[s.phase] += 1
        event += 1
    return out


@rule
def store_cubes(s: State) -> None:
    """The cubes of the action space go back to the storage spaces of their colours."""
    for colour in range(COLOURS):
        s.stored[colour] += s.offered[colour]
        s.offered[colour] = 0


@rule
def cubes_offered(s: State) -> int:
    """How many cubes lie in the action space."""
    total = 0
    for colour in range(COLOURS):
        total += s.offered[colour]
    return total


@rule
def phase_points(s: State) -> int:
    """The action points of the phase: the largest number of cubes of one colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, s.offered[colour])
    return most
