"""Tuning plays by tables of weights: with a game's own weights it judges as the game does."""

from __future__ import annotations

import numpy as np

from argosy.arena.tune import Tuner
from argosy.bots import own_turn
from argosy.bots.thinking import mates_search


def test_a_game_tuned_with_its_own_weights_is_played_as_without() -> None:
    tuner = Tuner("grog_island")
    table = tuner.table(tuner.weights)
    points = tuner.play(tuner.memory(), np.stack([table] * 2), 3, [own_turn.MATE] * 2)
    memory, made = tuner.memory(), np.zeros(tuner.game.rules.longest, np.int16)
    seeds = np.arange(2).astype(np.uint64) + np.uint64(300)
    fixed = np.array([tuner.settings] * 2, np.float64)
    mates_search(tuner.game).play(
        memory, np.array([own_turn.MATE] * 2), fixed, seeds, 2, tuner.options, np.uint64(3), made
    )
    assert tuner.scores(memory, 2).tolist() == points.tolist()
