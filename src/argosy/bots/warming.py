"""What is compiled for the bots of a game: its judgement, and the searches."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.bots.admiral import Admiral
from argosy.bots.captain import Captain
from argosy.bots.memory import memory_for
from argosy.bots.players import Deckhand, Mate, Random
from argosy.bots.thinking import admirals_search, captains_search, foresight, judgement, mates_search
from argosy.brains.learned import has_learned
from argosy.kernel.game import Game
from argosy.kernel.warm import Part
from argosy.play import new


def _judging(game: Game) -> list[Any]:
    judged, wits = judgement(game), game.brain.kernels
    return [judged.value, judged.judge, foresight(game), wits.features, wits.deckhand, wits.playout]


def _call_judging(game: Game) -> None:
    view, moves = _asked(game)
    judgement(game).judge(view, np.zeros(game.rules.seats[-1]))
    judgement(game).value(view, 0)
    foresight(game)(view, 0)
    wits = game.brain.kernels
    wits.features(view, np.zeros(len(game.brain.features), np.float32))
    wits.deckhand(view, moves, 2, 0)
    wits.playout(view, moves, 2, 0)


def _searches(game: Game) -> list[Any]:
    mates, captains = mates_search(game), captains_search(game)
    admirals = [admirals_search(game).look_out] if has_learned(game.name) else []
    return [
        *admirals, mates.choose, mates.prospects, mates.play, mates.play_on, mates.gumbel, captains.spread,
        captains.begin, captains.begin_again, captains.think,
    ]  # fmt: skip


def _call_searches(game: Game) -> None:
    match = new(game.name, game.rules.seats[0], 1)
    while len(match.moves) == 1:
        match.push(match.moves[0])
    assert match.to_move is not None
    view = match.view(match.to_move)
    for level in (Random, Deckhand, Mate):
        level(game, seed=1).choose(view)
    Captain(game, seed=1, iterations=4).choose(view)
    if has_learned(game.name):
        Admiral(game, seed=1, iterations=4).choose(view)
    mate, seats = Mate(game, seed=1), game.rules.seats[0]
    settings = np.array([mate.settings] * seats)
    options = np.array([int(option.default) for option in game.rules.options.values()], np.int16)
    mates_search(game).play(
        memory_for(game, 3), np.zeros(seats, np.int64), settings, np.zeros(seats, np.uint64), seats, options,
        np.uint64(1), np.zeros(1, np.int16),
    )  # fmt: skip


def _asked(game: Game) -> tuple[Any, Any]:
    """A view with a question, and the legal moves."""
    s = game.rules.start(game.rules.seats[0], 1, [int(option.default) for option in game.rules.options.values()])
    moves = np.zeros(game.rules.max_moves, np.int16)
    game.rules.kernels.legal(s, moves)
    return game.rules.view(s, int(game.rules.kernels.to_act(s))), moves


JUDGEMENT_PART = Part("judgement", _judging, _call_judging)
SEARCH_PART = Part("search", _searches, _call_searches)
