"""A template (see `kernel.bind`), part of `search`: how everybody plays on after a move that is being weighed.

The better they play, the more a playout says, and the longer it takes. Three sorts of company can be had:

* `BEAMS`: a seat finishes its turn as well as a narrow beam finds in the deal at hand; the captain's own turn gets a
  wider one.
* `MATES`: a seat decides as a quick mate: it sees its own view only, deals the rest anew and follows every move with
  the best rest of the turn.
* `CAPTAINS`: a seat decides as a hasty captain: the best moves by a mate's opinion are played out with beams.

The memory `m` holds the playout in its row `DEAL`; `k` is a second memory of the same sort, in which others think.
"""

from __future__ import annotations

from typing import Any

from argosy.bots.turn import BEAM, BEST, DEAL, VIEW, best_end, copy, judged
from argosy.kernel.anygame import apply, legal, redeal, to_act, view
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule

BEAMS, MATES, CAPTAINS = 0, 1, 2
WIDTH, DEPTH = 3, 10  # of the beam that finishes the seat's own turn; those of the turns to come are narrow
CANDIDATES, TRIALS, TURNS = 4, 2, 4  # of a hasty captain: moves, how often each is played out, turns after its own
OPINION, TRIAL, THOUGHT = 0x4F50494E, 0x54524941, 0x54484F55  # purposes of chance


@rule
def play_on(m: Any, k: Any, me: int, turns: int, company: int, seed: Any) -> None:
    """The seat `me` finishes its turn if it is still its own, and so many turns of whoever is next follow."""
    if company == BEAMS:
        beam_turns(m, me, turns)
        return
    s = m.states[DEAL]
    for turn in range(turns + 1):
        if turn == 0 and to_act(s) != me:
            continue
        seat = to_act(s)
        for _ in range(DEPTH):
            if s.depth == 0 or to_act(s) != seat:
                break
            apply(s, decision(k, s, company, bits(seed, THOUGHT, s.moves, seat)))


@rule
def beam_turns(m: Any, me: int, turns: int) -> None:
    """The same turns as well as beams find."""
    s = m.states[DEAL]
    if to_act(s) == me:
        end_turn(m, WIDTH)
    for _ in range(turns):
        if s.depth == 0:
            return
        end_turn(m, 1)


@rule
def end_turn(m: Any, width: int) -> None:
    """The seat that acts finishes its turn as well as a beam of this width finds."""
    copy(m.words, DEAL, BEAM)
    best_end(m, to_act(m.states[DEAL]), width, DEPTH)
    copy(m.words, BEST, DEAL)


@rule
def decision(k: Any, s: Any, company: int, seed: Any) -> int:
    """The move that the seat to act makes, which is shown its own view only."""
    n = legal(s, k.first)
    k.tries[0] += n
    if n == 1:
        return k.first[0]
    seat = to_act(s)
    for i in range(k.words.shape[1]):
        k.words[VIEW, i] = 0
    view(s, seat, k.states[VIEW])
    opinion(k, seat, n, seed)
    if company == CAPTAINS:
        n = best_first(k, n)
        for trial in range(TRIALS):
            for i in range(n):
                k.totals[i] += played_out(k, seat, i, bits(seed, TRIAL, k.states[VIEW].moves, trial))
    best = 0
    for i in range(1, n):
        if k.totals[i] > k.totals[best]:
            best = i
    return k.first[best]


@rule
def opinion(k: Any, seat: int, n: int, seed: Any) -> None:
    """What a quick mate thinks of the moves: the best rest of the turn, in one deal."""
    copy(k.words, VIEW, DEAL)
    redeal(k.states[DEAL], bits(seed, OPINION, k.states[VIEW].moves, 0))
    for i in range(n):
        copy(k.words, DEAL, BEAM)
        apply(k.states[BEAM], k.first[i])
        k.marks[BEAM] = judged(k, k.states[BEAM], seat)
        goes_on = to_act(k.states[BEAM]) == seat
        k.totals[i] = best_end(k, seat, 1, DEPTH) if goes_on else k.marks[BEAM]


@rule
def best_first(k: Any, n: int) -> int:
    """Bring the candidates to the front; how many there are."""
    candidates = min(n, CANDIDATES)
    for at in range(candidates):
        best = at
        for i in range(at + 1, n):
            if k.totals[i] > k.totals[best]:
                best = i
        k.totals[at], k.totals[best] = k.totals[best], k.totals[at]
        k.first[at], k.first[best] = k.first[best], k.first[at]
    return candidates


@rule
def played_out(k: Any, seat: int, i: int, seed: Any) -> float:
    """What a move leads to when everybody plays on by beams."""
    copy(k.words, VIEW, DEAL)
    redeal(k.states[DEAL], seed)
    apply(k.states[DEAL], k.first[i])
    beam_turns(k, seat, TURNS)
    return judged(k, k.states[DEAL], seat)
