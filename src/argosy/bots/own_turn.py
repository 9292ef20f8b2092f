"""A template (see `kernel.bind`): a mate looks at everything it can still do in its turn and takes what ends best.

A mate is given a view. What the view hides is dealt anew several times; in each deal every move is followed by the best
rest of the turn that a narrow search finds, until another seat decides. What is there then is judged by the game's
`value`. Moves that look poor in the first deals are not looked at again.

In games whose rule of thumb plays better than a turn can be judged, everybody follows it for many decisions after the
move (`AHEAD`), and what is there then is judged; such a mate looks at more deals.

The memory `m` is made by the caller (see `memory`); its rows are those of `beam`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from argosy.bots.beam import BEAM, DEAL, PLAYED, VIEW, judged, thought_through
from argosy.bots.memory import Memory
from argosy.bots.playing_on import BY_MOVE, play_by_thumb
from argosy.bots.workspace import copy, sort_by, wipe
from argosy.brains.anybrain import deckhand, seemly
from argosy.kernel.anygame import apply, legal, redeal, setup, to_act, view
from argosy.kernel.chance import below, bits
from argosy.kernel.compile import rule

FEWEST = 2  # moves that are looked at in every deal
RANDOM, DECKHAND, MATE = 0, 1, 2  # levels
REDEALS, WIDTH, DEPTH, HAZE, AHEAD = 0, 1, 2, 3, 4  # a mate's settings; haze is how far it misjudges, in points
PATIENCE = 16  # deals before any move is left out, where everybody plays on by rule of thumb: one such game says little
REDEAL, CHOICE, BLUR = 0x4D415445, 0x52414E44, 0x424C5552  # purposes of chance
SHIFT = np.uint64(11)
TO_ONE = 2.0**-53


@rule
def prospects(m: Memory, n: int, seed: Any, settings: Any) -> int:
    """Judge the n moves in `m.first`, of the view in the first row.

    Answers how many were looked at to the end; `m.order` holds them, the best first, and the others after them.
    `m.totals[i]` over the number of re-deals is what move i is worth. One deal may be far better for everybody than
    another, so a move that was left out is measured by how far it was behind the best one in the same deals.
    """
    seat = to_act(m.states[VIEW])
    redeals = int(settings[REDEALS])
    patience = PATIENCE if settings[AHEAD] > 0.0 else 1
    for i in range(n):
        m.totals[i] = 0.0
        if settings[HAZE] > 0.0:  # a weaker mate misjudges every move a little
            m.totals[i] = settings[HAZE] * gumbel(seed, m.states[VIEW].moves, i) * redeals
        m.order[i] = i
    alive = n
    for deal in range(redeals):
        copy(m.words, VIEW, DEAL)
        redeal(m.states[DEAL], bits(seed, REDEAL, m.states[VIEW].moves, deal))
        for k in range(alive):
            m.totals[m.order[k]] += tried(m, m.first[m.order[k]], seat, settings)
        sort_by(m.order, alive, m.totals)
        if deal & (deal + 1) == 0 and patience <= deal + 1 < redeals:  # after 1, 2, 4, ... the worse half is left out
            fewer = max(min(alive, FEWEST), alive // 2)
            for k in range(fewer, alive):
                behind = m.totals[m.order[0]] - m.totals[m.order[k]]
                m.totals[m.order[k]] = -behind * redeals / (deal + 1)
            alive = fewer
    for k in range(alive, n):
        m.totals[m.order[k]] += m.totals[m.order[0]]
    return alive


@rule
def tried(m: Memory, move: int, seat: int, settings: Any) -> float:
    """What a move leads to in the deal at hand."""
    if settings[AHEAD] > 0.0:
        return later(m, move, seat, int(settings[AHEAD]))
    return thought_through(m, move, seat, int(settings[WIDTH]), int(settings[DEPTH]))


@rule
def later(m: Memory, move: int, seat: int, decisions: int) -> float:
    """What a move leads to when everybody then follows the rule of thumb for so many decisions."""
    copy(m.words, DEAL, BEAM)
    s = m.states[BEAM]
    apply(s, move)
    play_by_thumb(m, s, decisions, BY_MOVE)
    return judged(m, s, seat)


@rule
def gumbel(seed: Any, event: int, i: int) -> float:
    """A random number of Gumbel's distribution: the best of moves blurred by it is a soft choice among them."""
    draw = (float(bits(seed, BLUR, event, i) >> SHIFT) + 0.5) * TO_ONE
    return -math.log(-math.log(draw))


@rule
def choose(m: Memory, level: int, seed: Any, settings: Any) -> int:
    """The move code that a bot of this level chooses in the view in the first row."""
    n = legal(m.states[VIEW], m.first)
    if n == 1:
        return m.first[0]
    if level == RANDOM:
        return m.first[below(seed, CHOICE, m.states[VIEW].moves, n)]
    if level == DECKHAND:
        return m.first[deckhand(m.states[VIEW], m.first, n, m.states[VIEW].moves)]
    n = seemly(m.states[VIEW], m.first, n)
    if n > 1:
        prospects(m, n, seed, settings)
        return m.first[m.order[0]]
    return m.first[0]


@rule
def play(m: Memory, levels: Any, settings: Any, seeds: Any, seats: int, options: Any, seed: Any, made: Any) -> int:
    """A whole game between bots in the row of what is played; the moves go into `made`, their number is the answer."""
    wipe(m.words, PLAYED)
    setup(m.states[PLAYED], seats, options, seed)
    return play_on(m, levels, settings, seeds, made)


@rule
def play_on(m: Memory, levels: Any, settings: Any, seeds: Any, made: Any) -> int:
    """Play on to the end, or until `made` is full. Each bot is shown its own view, nothing else."""
    for decisions in range(len(made)):
        seat = to_act(m.states[PLAYED])
        if seat < 0:
            return decisions
        wipe(m.words, VIEW)
        view(m.states[PLAYED], seat, m.states[VIEW])
        made[decisions] = choose(m, levels[seat], seeds[seat], settings[seat])
        apply(m.states[PLAYED], made[decisions])
    return len(made)
