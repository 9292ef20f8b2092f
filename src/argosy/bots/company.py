"""A template (see `kernel.bind`), part of `search`: how everybody plays on after a move that is being weighed.

The better they play, the more a playout says, and the longer it takes. Two sorts of company can be had:

* `BEAMS`: a seat finishes its turn as well as a narrow beam finds in the deal at hand; the captain's own turn gets a
  wider one.
* `MATES`: a seat decides as a quick mate: it sees its own view only, deals the rest anew and follows every move with
  the best rest of the turn.

The memory `m` holds the playout in its row `DEAL`; `k` is a second memory of the same sort, in which mates think.
"""

from __future__ import annotations

from typing import Any

from argosy.bots.beam import BEAM, BEST, DEAL, LOWEST, best_end, is_turn, thought_through
from argosy.bots.desk import Desk
from argosy.bots.workspace import copy, wipe
from argosy.brains.anybrain import turn_number
from argosy.kernel.anygame import apply, legal, redeal, to_act, view
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule
from argosy.kernel.position import Position

BEAMS, MATES = 0, 1
WIDTH, DEPTH = 3, 10  # of the beam that finishes the seat's own turn; those of the turns to come are narrow
THOUGHT = 0x54484F55  # a purpose of chance


@rule
def play_on(m: Desk, k: Desk, me: int, turns: int, company: int, seed: Any) -> None:
    """The seat `me` finishes its turn if it is still its own, and so many turns of whoever is next follow."""
    s = m.states[DEAL]
    if to_act(s) == me:
        play_turn(m, k, WIDTH, company, seed)
    for _ in range(turns):
        if s.depth == 0:
            return
        play_turn(m, k, 1, company, seed)


@rule
def play_turn(m: Desk, k: Desk, width: int, company: int, seed: Any) -> None:
    """The seat that acts finishes its turn; `width` is that of its beam."""
    if company == BEAMS:
        copy(m.words, DEAL, BEAM)
        best_end(m, to_act(m.states[DEAL]), width, DEPTH)
        copy(m.words, BEST, DEAL)
        return
    s = m.states[DEAL]
    seat = to_act(s)
    turn = turn_number(s)
    for _ in range(DEPTH):
        apply(s, decision(k, s, bits(seed, THOUGHT, s.moves, seat)))
        if s.depth == 0 or not is_turn(s, seat, turn):
            return


@rule
def decision(k: Desk, s: Position, seed: Any) -> int:
    """The move that the seat to act makes as a quick mate, in one deal of what its view hides."""
    n = legal(s, k.first)
    k.tries[0] += n
    if n == 1:
        return k.first[0]
    seat = to_act(s)
    wipe(k.words, DEAL)
    view(s, seat, k.states[DEAL])
    redeal(k.states[DEAL], seed)
    best = 0
    most = LOWEST
    for i in range(n):
        worth = thought_through(k, k.first[i], seat, 1, DEPTH)
        if worth > most:
            most = worth
            best = i
    return k.first[best]
