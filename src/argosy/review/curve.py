"""How leads become chances: the width of the curve, fitted to games that mates played against each other.

    python -m argosy.review.curve goa --games 40

The width is a multiple of the spread of a position (see `outlook`). The multiple is the one number that is fitted, for
each game and number of seats: the one that makes the results of self-play most likely. `calibration` shows how chances
and results compare in games that were not fitted to.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from argosy.bots import own_turn
from argosy.bots.memory import memory_for
from argosy.bots.players import Mate
from argosy.bots.thinking import mates_search
from argosy.kernel.game import Game
from argosy.play import Match, new
from argosy.play.match import game_of
from argosy.review.estimate import FITTED, NARROWEST, Estimator, fitted, shares

SAMPLES = 12  # positions looked at in one game
DEALS = 4
SCALES = np.geomspace(0.2, 8.0, 70)  # still wider, and every move would look the same
QUICK = {"redeals": 2, "width": 2, "depth": 6}  # how the mates of self-play think


@dataclass(frozen=True)
class Sample:
    """A position of self-play: leads deal by deal, their spread, and what each seat got of the victory."""

    leads: Any
    spread: float
    result: Any

    def chances(self, scale: float) -> Any:
        """The chances by a curve of this width."""
        return shares(self.leads, max(NARROWEST, scale * self.spread))


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


def samples(game: Game, seats: int, seeds: Sequence[int]) -> list[Sample]:
    """Positions from games between mates, as every seat sees them."""
    judge, found = Estimator(game), []
    for seed in seeds:
        match = mates(game, seats, seed)
        won = np.array([rank == 1 for rank in match.ranks], float)
        result = won / max(1.0, won.sum())
        for made in np.linspace(0, len(match.made) - 1, SAMPLES).astype(int).tolist():
            views = [match.view_at(made, seat).state for seat in range(seats)]
            acting = views[match.view_at(made).to_move or 0]
            found.append(Sample(judge.own_leads(views, DEALS), judge.spread(acting), result))
    return found


def surprise(found: Sequence[Sample], scale: float) -> float:
    """How unlikely the results were by a curve of this width: the mean of −log(chance)."""
    return float(np.mean([_surprise(one.chances(scale), one.result) for one in found]))


def _surprise(chances: Any, result: Any) -> float:
    chances = np.clip(chances, 1e-4, 1 - 1e-4)
    if len(chances) == 1:
        return -math.log(chances[0] if result[0] else 1 - chances[0])
    return float(-(result * np.log(chances)).sum())


def fit(game: Game, seats: int, games: int) -> float:
    """The width that makes the results of self-play most likely."""
    found = samples(game, seats, range(1, games + 1))
    return float(min(SCALES, key=lambda scale: surprise(found, scale)))


def calibration(found: Sequence[Sample], scale: float, bins: int = 5) -> list[tuple[int, float, float]]:
    """In bins of equal size: how many, the mean chance, and the share of victories."""
    pairs = sorted((chance, won) for one in found for chance, won in zip(one.chances(scale), one.result, strict=True))
    return [
        (len(part), float(np.mean([pair[0] for pair in part])), float(np.mean([pair[1] for pair in part])))
        for part in np.array_split(np.array(pairs), bins)
    ]


def main() -> None:
    """Fit games and keep the result."""
    parser = argparse.ArgumentParser(description="Fit the curve from leads to chances by self-play.")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--games", dest="count", type=int, default=40, help="games of self-play for each player count")
    asked = parser.parse_args()
    for name in asked.games:
        game = game_of(name)
        for seats in game.rules.seats:
            scale = fit(game, seats, asked.count)
            fresh = samples(game, seats, range(10_001, 10_001 + max(4, asked.count // 3)))
            unsure, ignorant = surprise(fresh, scale), math.log(max(2, seats))
            print(f"{name}, {seats} seats: width {scale:.2f} spreads")
            print(f"  surprise in fresh games {unsure:.3f} (knowing nothing: {ignorant:.3f})", flush=True)
            for count, chance, won in calibration(fresh, scale):
                print(f"  {count:4d} chances of {chance:.2f} on average: {won:.2f} won")
            fitted.cache_clear()  # somebody else may have written since
            kept = fitted()
            kept.setdefault(name, {})[str(seats)] = round(scale, 2)
            FITTED.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
