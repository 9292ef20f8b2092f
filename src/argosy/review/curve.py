"""Games between mates, and how surprising their results are by the chances that were said (see `chances`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from argosy.bots import own_turn
from argosy.bots.memory import memory_for
from argosy.bots.players import Mate
from argosy.bots.thinking import mates_search
from argosy.kernel.game import Game
from argosy.play import Match, new
from argosy.review.chances import chances

SAMPLES = 12  # positions looked at in one game
QUICK = {"redeals": 2, "width": 2, "depth": 6}  # how the mates of self-play think


def mates(game: Game, seats: int, seed: int) -> Match:
    """A game between mates."""
    pace: dict[str, int] = {} if game.brain.ahead else QUICK
    crew = [Mate(game, seed=seed * 10 + seat, **pace) for seat in range(seats)]
    settings = np.stack([each.settings for each in crew])
    match = new(game.name, seats, seed)
    options = np.array([int(value) for value in match.options.values()], np.int16)
    made = np.zeros(game.rules.longest, np.int16)
    count = mates_search(game).play(
        memory_for(game, int(crew[0].settings[own_turn.WIDTH])), np.full(seats, own_turn.MATE), settings,
        np.array([each.seed for each in crew]), seats, options, np.uint64(seed), made,
    )  # fmt: skip
    for code in made[:count].tolist():
        match.push(int(code))
    return match


def surprise(game: Game, seats: int, seeds: Sequence[int]) -> float:
    """How unlikely the results of games between mates were by the chances said before: the mean of −log(chance)."""
    found = []
    for seed in seeds:
        match = mates(game, seats, seed)
        won = chances(match)
        for made in np.linspace(0, len(match.made) - 1, SAMPLES).astype(int).tolist():
            said = np.clip(chances(match.view_at(made)), 1e-4, 1 - 1e-4)
            found.append(-float((won * np.log(said)).sum()))
    return float(np.mean(found))
