"""How well the chances of reviews and hints are calibrated, and whether anybody seems to gain by having moved.

    python bench/review_chances.py goa --seats 2 3 4 --games 10 --keep samples.json
    python bench/review_chances.py --read samples.json --fit --svg docs/review.svg

Mates play. At some turns of every game the chances before and after the turn are reckoned as `argosy.review.chances`
reckons them. `--fit` finds the width of the curve and the worth of being to move from games with even seeds and writes
them to `curves.json`; everything that is printed comes from the games with odd seeds, which nothing was fitted to, or
with `--all` from all games (for seeds that were never fitted to).
"""

from __future__ import annotations

import argparse
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
from argosy.review.estimate import FITTED, NARROWEST, Estimator, fitted, shares

TURNS, DEALS = 8, 8
WIDTHS, TEMPOS = np.geomspace(0.3, 4.0, 40), np.linspace(-0.4, 0.8, 25)
USUAL = 1.2  # spreads
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
            before, after = (public(match.view_at(made)) for made in turns[i])
            yield {
                "game": name, "seats": seats, "seed": seed, "at": turns[i][0] / len(movers), "won": won,
                "movers": [movers[made] for made in turns[i]], "spreads": [judge.spread(s) for s in (before, after)],
                "leads": [judge.leads(s, DEALS).tolist() for s in (before, after)],
            }  # fmt: skip


def spoken(one: Sample, which: int, width: float, tempo: float) -> Any:
    """The chances before (0) or after (1) a turn."""
    leads, spread = np.array(one["leads"][which]), one["spreads"][which]
    leads[:, one["movers"][which]] += tempo * spread
    return shares(leads, max(NARROWEST, width * spread))


def surprise(found: list[Sample], width: float, tempo: float) -> float:
    """The mean of −log(chance of who won)."""
    said = [np.clip(spoken(one, 0, width, tempo), 1e-4, 1 - 1e-4) for one in found]
    return float(
        np.mean([-(np.array(one["won"]) * np.log(chance)).sum() for one, chance in zip(found, said, strict=True)])
    )


def drift(found: list[Sample], width: float, tempo: float) -> tuple[float, float]:
    """What who moved seems to have gained by a turn, on average, and its standard error."""
    gains = [(spoken(one, 1, width, tempo) - spoken(one, 0, width, tempo))[one["movers"][0]] for one in found]
    return float(np.mean(gains)), float(np.std(gains) / math.sqrt(max(1, len(gains) - 1)))


def fit(found: dict[int, list[Sample]]) -> tuple[dict[int, float], float]:
    """For one game, by number of seats: the widths that make the results most likely, and one worth of being to move
    that leaves no drift. Few games say little: a width far from the usual has to earn it."""
    tempo = 0.0
    for _ in range(3):
        widths = {seats: min(WIDTHS, key=lambda width: _unlikely(some, width, tempo)) for seats, some in found.items()}
        gains = {each: np.mean([drift(some, widths[n], each)[0] for n, some in found.items()]) for each in TEMPOS}
        tempo = min(TEMPOS, key=lambda each: abs(gains[each]))
    return {seats: round(float(width), 2) for seats, width in widths.items()}, round(float(tempo), 2)


def _unlikely(found: list[Sample], width: float, tempo: float) -> float:
    games = len({one["seed"] for one in found})
    return surprise(found, width, tempo) + 2.0 * math.log(width / USUAL) ** 2 / games


def bins(found: list[Sample], settings: dict[str, Any], count: int = 6) -> list[tuple[float, float, int]]:
    """Chances and victories in bins of equal size: mean chance, share won, how many."""
    pairs = []
    for one in found:
        how = settings[one["game"]][str(one["seats"])]
        pairs += list(zip(spoken(one, 0, how["width"], how["tempo"]), one["won"], strict=True))
    parts = np.array_split(np.array(sorted(pairs)), count)
    return [(float(part[:, 0].mean()), float(part[:, 1].mean()), len(part)) for part in parts]


def plot(found: list[Sample], settings: dict[str, Any]) -> str:
    """The reliability of the chances, by number of seats: said against won."""
    side, edge, drawn = 320, 44, []
    seats = sorted({one["seats"] for one in found})
    for k, n in enumerate(seats):
        x0 = edge + k * (side + edge)
        some = bins([one for one in found if one["seats"] == n], settings)
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


def report(found: list[Sample], settings: dict[str, Any]) -> None:
    """The table: log loss by stage beside knowing nothing, and the drift."""
    print("| game | players | width | to move | nothing | early | middle | late | gain by a turn |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game, seats in sorted({(one["game"], one["seats"]) for one in found}):
        how = settings[game][str(seats)]
        some = [one for one in found if one["game"] == game and one["seats"] == seats]
        stages = []
        for low, high in STAGES.values():
            stage = [one for one in some if low <= one["at"] < high]
            stages.append(f"{surprise(stage, how['width'], how['tempo']):.2f}" if stage else "–")
        mean, error = drift(some, how["width"], how["tempo"])
        gain = f"{100 * mean:+.1f} ± {100 * error:.1f} %"
        cells = [game, seats, how["width"], how["tempo"], f"{math.log(seats):.2f}", *stages, gain]
        print(f"| {' | '.join(str(cell) for cell in cells)} |")
    for seats in sorted({one["seats"] for one in found}):
        pairs = bins([one for one in found if one["seats"] == seats], settings)
        print(f"{seats} players:", ", ".join(f"{said:.2f} → {won:.2f}" for said, won, _ in pairs))


def main() -> None:
    """Sample, fit, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=10)
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
    settings = json.loads(json.dumps(fitted()))
    if asked.fit:
        even = [one for one in found if one["seed"] % 2 == 0]
        for game in sorted({one["game"] for one in even}):
            mine = [one for one in even if one["game"] == game]
            widths, tempo = fit({n: [one for one in mine if one["seats"] == n] for n in {one["seats"] for one in mine}})
            for seats, width in widths.items():
                settings.setdefault(game, {})[str(seats)] = {"width": width, "tempo": tempo}
        FITTED.write_text(json.dumps(settings, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh = [one for one in found if asked.all or one["seed"] % 2]
    report(fresh, settings)
    if asked.svg:
        asked.svg.write_text(plot(fresh, settings), encoding="utf-8")


if __name__ == "__main__":
    main()
