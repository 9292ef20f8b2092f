"""How well the chances of reviews and hints are calibrated, and whether anybody seems to gain by having moved.

    python bench/review_chances.py goa --seats 2 3 4 --games 40 --keep samples.json
    python bench/review_chances.py --read samples.json --fit --svg docs/review.svg

Mates play. At some turns of every game the chances before and after the turn are reckoned as `argosy.review.chances`
reckons them. `--fit` finds the curves from games with even seeds and writes them to `curves.json`; everything that is
printed comes from the games with odd seeds, which nothing was fitted to, or with `--all` from all games (for seeds that
were never fitted to).
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import pathlib
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from argosy.play.match import game_of
from argosy.review.chances import SEED, public, shared
from argosy.review.curve import mates
from argosy.review.estimate import FITTED, Curve, Estimator, Horizon, fitted, shares

TURNS, DEALS = 20, 16
WIDTHS, EARLY = np.geomspace(0.4, 4.0, 20), (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
USUAL = 1.2  # spreads
STEP, ROUNDS = 0.05, 4  # how the worth of being to move is sought
STAGES = {"early": (0.0, 1 / 3), "middle": (1 / 3, 2 / 3), "late": (2 / 3, 1.01)}
Sample = dict[str, Any]


def samples(name: str, seats: int, first: int, games: int) -> Iterator[Sample]:
    """Turns of games between mates: the leads before and after, and who won."""
    game = game_of(name)
    judge = Estimator(game, SEED)
    for seed in range(first, first + games):
        match = mates(game, seats, seed)
        movers, won = match.movers, shared(match.view())
        starts = [0, *(made for made in range(1, len(movers)) if movers[made] != movers[made - 1])]
        turns = list(pairwise(starts))
        for i in sorted({int(i) for i in np.linspace(0, len(turns) - 1, TURNS)}):
            seen = [public(match.view_at(made)) for made in turns[i]]
            yield {
                "game": name, "seats": seats, "seed": seed, "at": turns[i][0] / len(movers), "won": won,
                "movers": [movers[made] for made in turns[i]],
                "horizons": [dataclasses.astuple(judge.horizon(s)) for s in seen],
                "leads": [judge.leads(s, DEALS).round(3).tolist() for s in seen],
            }  # fmt: skip


def spoken(one: Sample, which: int, curve: Curve) -> Any:
    """The chances before (0) or after (1) a turn."""
    leads, ahead = np.array(one["leads"][which]), Horizon(*one["horizons"][which])
    leads[:, one["movers"][which]] += curve.to_move(ahead)
    return shares(leads, curve.wide(ahead))


def surprise(found: list[Sample], curve: Curve) -> float:
    """The mean of −log(chance of who won)."""
    said = [np.clip(spoken(one, 0, curve), 1e-4, 1 - 1e-4) for one in found]
    return float(
        np.mean([-(np.array(one["won"]) * np.log(chance)).sum() for one, chance in zip(found, said, strict=True)])
    )


def gains(found: list[Sample], curve: Curve) -> Any:
    """What who moved seems to have gained by each turn."""
    return np.array([(spoken(one, 1, curve) - spoken(one, 0, curve))[one["movers"][0]] for one in found])


def staged(found: list[Sample]) -> list[list[Sample]]:
    """The same by parts of the game."""
    return [[one for one in found if low <= one["at"] < high] for low, high in STAGES.values()]


def fit(found: dict[int, list[Sample]]) -> dict[int, Curve]:
    """For one game, by number of seats: the widths that make the results most likely, with one `early` for all, and the
    worth of being to move that leaves no drift. Few games say little: a width far from the usual has to earn it."""
    curves = {seats: Curve(USUAL) for seats in found}
    for _ in range(2):
        for seats, some in found.items():
            curves[seats] = dataclasses.replace(curves[seats], tempo=_tempo(some, curves[seats]))
        tried = {early: {n: _width(some, curves[n], early) for n, some in found.items()} for early in EARLY}
        curves = tried[_cautious(found, tried)]
    return {n: dataclasses.replace(curves[n], tempo=_tempo(some, curves[n])) for n, some in found.items()}


def _cautious(found: dict[int, list[Sample]], tried: dict[float, dict[int, Curve]]) -> float:
    """The widest curve early that only chance speaks against: what few games seem to know early is often nothing."""
    lost = {early: _by_game(found, curves) for early, curves in tried.items()}
    best = min(EARLY, key=lambda early: float(lost[early].mean()))
    worse = {early: lost[early] - lost[best] for early in EARLY}
    return max(early for early, more in worse.items() if more.mean() <= more.std() / math.sqrt(len(more) - 1))


def _by_game(found: dict[int, list[Sample]], curves: dict[int, Curve]) -> Any:
    """The surprise of every game."""
    games = [(n, [one for one in some if one["seed"] == seed]) for n, some in found.items()
             for seed in sorted({one["seed"] for one in some})]  # fmt: skip
    return np.array([surprise(some, curves[n]) for n, some in games])


def _width(found: list[Sample], curve: Curve, early: float) -> Curve:
    tried = [dataclasses.replace(curve, width=round(float(width), 2), early=early) for width in WIDTHS]
    return min(tried, key=lambda one: _unlikely(found, one))


def _unlikely(found: list[Sample], curve: Curve) -> float:
    games = len({one["seed"] for one in found})
    return surprise(found, curve) + 2.0 * math.log(curve.width / USUAL) ** 2 / games


def _tempo(found: list[Sample], curve: Curve) -> tuple[float, float]:
    """At the start and at the end: what leaves least drift in all parts of the game, by steps along its slope."""
    parts, at = staged(found), np.array(curve.tempo)

    def drifts(tempo: Any) -> Any:
        tried = dataclasses.replace(curve, tempo=(float(tempo[0]), float(tempo[1])))
        return np.array([gains(part, tried).mean() for part in parts])

    for _ in range(ROUNDS):
        here = drifts(at)
        slope = np.stack([(drifts(at + step) - here) / STEP for step in STEP * np.eye(2)], 1)
        at = np.clip(at - np.linalg.lstsq(slope, here, rcond=None)[0], -1.0, 1.0)
    return round(float(at[0]), 3), round(float(at[1]), 3)


def bins(found: list[Sample], curves: dict[str, Any], count: int = 6) -> list[tuple[float, float, int]]:
    """Chances and victories in bins of equal size: mean chance, share won, how many."""
    pairs = []
    for one in found:
        pairs += list(zip(spoken(one, 0, curves[one["game"]][str(one["seats"])]), one["won"], strict=True))
    parts = np.array_split(np.array(sorted(pairs)), count)
    return [(float(part[:, 0].mean()), float(part[:, 1].mean()), len(part)) for part in parts]


def plot(found: list[Sample], curves: dict[str, Any]) -> str:
    """The reliability of the chances, by number of seats: said against won."""
    side, edge, drawn = 320, 44, []
    seats = sorted({one["seats"] for one in found})
    for k, n in enumerate(seats):
        x0 = edge + k * (side + edge)
        some = bins([one for one in found if one["seats"] == n], curves)
        drawn.append(f'<rect x="{x0}" y="{edge}" width="{side}" height="{side}" fill="#DCE9E8"/>')
        drawn.append(f'<path d="M{x0} {edge + side}L{x0 + side} {edge}" stroke="#45555F" stroke-dasharray="4 5"/>')
        dots = [(x0 + side * said, edge + side * (1 - won), count) for said, won, count in some]
        way = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in dots)
        drawn.append(f'<path d="M{way}" fill="none" stroke="#00549A" stroke-width="2.5"/>')
        drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#00549A"/>' for x, y, _ in dots]
        label = f"{n} players: chance said (across), games won (up)"
        drawn.append(f'<text x="{x0 + side / 2}" y="{edge + side + 24}" text-anchor="middle">{label}</text>')
    wide, high = edge + len(seats) * (side + edge), side + 2 * edge
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="14">'
    )
    return f'{head}<rect width="{wide}" height="{high}" fill="#FFFDF5"/>{"".join(drawn)}</svg>\n'


def report(found: list[Sample], curves: dict[str, Any]) -> None:
    """The table: log loss by stage beside knowing nothing, and the drift."""
    print("| game | players | games | nothing | early | middle | late | gain by a turn |")
    print("|---|---|---|---|---|---|---|---|")
    for game, seats in sorted({(one["game"], one["seats"]) for one in found}):
        curve = curves[game][str(seats)]
        some = [one for one in found if one["game"] == game and one["seats"] == seats]
        stages = [f"{surprise(part, curve):.2f}" if part else "–" for part in staged(some)]
        gained = gains(some, curve)
        error = gained.std() / math.sqrt(max(1, len(gained) - 1))
        gain = f"{100 * gained.mean():+.2f} ± {100 * error:.2f} %"
        cells = [game, seats, len({one["seed"] for one in some}), f"{math.log(seats):.2f}", *stages, gain]
        print(f"| {' | '.join(str(cell) for cell in cells)} |")
    for seats in sorted({one["seats"] for one in found}):
        pairs = bins([one for one in found if one["seats"] == seats], curves)
        print(f"{seats} players:", ", ".join(f"{said:.2f} → {won:.2f}" for said, won, _ in pairs))


def refitted(found: list[Sample]) -> dict[str, dict[str, Curve]]:
    """The curves that stand, with those of the games and seats at hand fitted anew to games with even seeds."""
    curves = {game: dict(some) for game, some in fitted().items()}
    even = [one for one in found if one["seed"] % 2 == 0]
    for game in sorted({one["game"] for one in even}):
        mine = [one for one in even if one["game"] == game]
        by_seats = {n: [one for one in mine if one["seats"] == n] for n in {one["seats"] for one in mine}}
        for seats, curve in fit(by_seats).items():
            known = curves.setdefault(game, {}).get(str(seats), Curve())
            curves[game][str(seats)] = dataclasses.replace(curve, share=known.share)
    return curves


def main() -> None:
    """Sample, fit, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=7_000, help="the seed of the first game")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--read", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--all", action="store_true", help="report on all games, not only on those with odd seeds")
    parser.add_argument("--svg", type=pathlib.Path)
    asked = parser.parse_args()
    found: list[Sample] = [one for file in asked.read for one in json.loads(file.read_text())]
    for name in asked.names:
        for seats in asked.seats:
            found += list(samples(name, seats, asked.first, asked.games))
            print(f"{name} {seats}: {len(found)} turns", file=sys.stderr, flush=True)
            if asked.keep:
                asked.keep.write_text(json.dumps(found))
    curves = refitted(found) if asked.fit else fitted()
    if asked.fit:
        kept = {game: {n: dataclasses.asdict(one) for n, one in some.items()} for game, some in curves.items()}
        FITTED.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh = [one for one in found if asked.all or one["seed"] % 2]
    report(fresh, curves)
    if asked.svg:
        asked.svg.write_text(plot(fresh, curves), encoding="utf-8")


if __name__ == "__main__":
    main()
