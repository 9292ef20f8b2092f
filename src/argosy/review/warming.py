"""What is compiled for reviews of a game."""

from __future__ import annotations

from typing import Any

from argosy.kernel.game import Game
from argosy.kernel.warm import Part
from argosy.review.estimate import Estimator, reviewers_search


def _outlook(game: Game) -> list[Any]:
    found = reviewers_search(game)
    return [
        found.ends_of_turns,
        found.ends_of_moves,
        found.horizon,
        found.settle,
        found.go_round,
        found.leads,
    ]


def _call_outlook(game: Game) -> None:
    estimator = Estimator(game)
    s = game.rules.start(game.rules.seats[0], 1, [int(option.default) for option in game.rules.options.values()])
    view = game.rules.view(s, int(game.rules.kernels.to_act(s)))
    legal = game.rules.legal(s)
    ahead = estimator.horizon(view, 1)
    estimator.chances(view, 1, ahead)
    estimator.compare(view, legal[0], legal[-1], 1, ahead)
    estimator.line(view, legal[0])


REVIEW_PART = Part("review", _outlook, _call_outlook)
