"""A template (see `argosy.kernel.bind`): many views and re-deals in one compiled loop, for the laws of fairness."""

from __future__ import annotations

from typing import Any

from argosy.kernel.anygame import redeal, setup, view
from argosy.kernel.compile import rule


@rule
def set_up(games: Any, seats: int, options: Any, seeds: Any) -> None:
    """Set up every (zeroed) game of the array."""
    for i in range(games.shape[0]):
        setup(games[i], seats, options, seeds[i])


@rule
def see(games: Any, seat: int, views: Any) -> None:
    """What one viewer sees of every game."""
    for i in range(games.shape[0]):
        view(games[i], seat, views[i])


@rule
def deal_again(views: Any, seeds: Any) -> None:
    """Turn every view into a full position."""
    for i in range(views.shape[0]):
        redeal(views[i], seeds[i])
