"""How well the chances of reviews and hints are calibrated, and whether anybody seems to gain by having moved.

    python bench/review_chances.py goa --games 80 --keep goa.json --fit     # sample, fit, write curves.json
    python bench/review_chances.py --read goa.json … --svg docs/review.svg

Four kinds of crews play by turns: mates, deckhands and mates, admirals at first sight and mates, admirals at first
sight. At some turns of every game the leads and prizes before and after the turn are reckoned as
`argosy.review.chances` reckons them. What it is worth to be to move is found from the turns of admirals, who give least
away. `--fit` finds the curves from games with even seeds and writes them to `curves.json`; everything that is printed
comes from the games with odd seeds, which nothing was fitted to, or with `--all` from all games (for seeds that were
never fitted to). Beside it stands what would be said without the network, by curves that are fitted to the leads alone.
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

import argosy
from argosy.play import Match
from argosy.play.match import game_of
from argosy.review.chances import SEED, public, shared
from argosy.review.curve import mates
from argosy.review.estimate import FITTED, TIMES, Curve, Estimator, Horizon, fitted, shares

TURNS, DEALS = 16, 16
CREWS = (("mate", "mate"), ("deckhand", "mate"), ("admiral", "mate"), ("admiral", "admiral"))
PRIZES = 4.0  # a prize of one fourth is thought to count as much as a lead of one spread, before anything is known
CAUTION, LIKE_OTHERS = 0.5, 20.0  # games that are thought to have been seen before: of all seats, of so many seats
STEP, ROUNDS, NEWTON = 0.05, 4, 25  # how the worth of being to move is sought, and the weights
STAGES = {"early": (0.0, 1 / 3), "middle": (1 / 3, 2 / 3), "late": (2 / 3, 1.01)}
Sample = dict[str, Any]


def seated_at(seats: int, seed: int) -> list[str]:
    """The levels of one of the crews, by turns around the table; seeds of all kinds are even and odd."""
    levels = CREWS[seed // 2 % len(CREWS)]
    return [levels[(seed // 8 + seat) % 2] for seat in range(seats)]


def played(name: str, seats: int, seed: int) -> Match:
    """A game of one of the crews."""
    seated = seated_at(seats, seed)
    if set(seated) == {"mate"}:
        return mates(game_of(name), seats, seed)
    crew = [
        argosy.bot(level, game=name, seed=seed * 10 + seat, **({"seconds": 0} if level == "admiral" else {}))
        for seat, level in enumerate(seated)
    ]
    match = argosy.new(name, seats=seats, seed=seed)
    while (seat := match.to_move) is not None:
        match.push(crew[seat].choose(match.view(seat)))
    return match


def samples(name: str, seats: int, seed: int, judge: Estimator) -> Iterator[Sample]:
    """Turns of a game: the leads and prizes before and after, and who won."""
    match = played(name, seats, seed)
    movers, won = match.movers, shared(match.view())
    starts = [0, *(made for made in range(1, len(movers)) if movers[made] != movers[made - 1])]
    turns = list(pairwise(starts))
    for i in sorted({int(i) for i in np.linspace(0, len(turns) - 1, TURNS)}):
        seen = [public(match.view_at(made)) for made in turns[i]]
        said = [judge.prospects(s, DEALS) for s in seen]
        yield {
            "game": name, "seats": seats, "seed": seed, "at": turns[i][0] / len(movers), "won": won,
            "movers": [movers[made] for made in turns[i]],
            "horizons": [dataclasses.astuple(judge.horizon(s)) for s in seen],
            "leads": [leads.round(3).tolist() for leads, _ in said],
            "prizes": [prizes.round(4).tolist() for _, prizes in said],
        }  # fmt: skip


def spoken(one: Sample, which: int, curve: Curve) -> Any:
    """The chances before (0) or after (1) a turn."""
    ahead = Horizon(*one["horizons"][which])
    strengths = curve.strength(np.array(one["leads"][which]), np.array(one["prizes"][which]), ahead)
    strengths[:, one["movers"][which]] += curve.to_move(ahead)
    return shares(strengths).mean(0)


def surprises(found: list[Sample], curve: Curve) -> Any:
    """−log(chance of who won) for every sample."""
    said = [np.clip(spoken(one, 0, curve), 1e-4, 1 - 1e-4) for one in found]
    return np.array([-(np.array(one["won"]) * np.log(chance)).sum() for one, chance in zip(found, said, strict=True)])


def gains(found: list[Sample], curve: Curve) -> Any:
    """What who moved seems to have gained by each turn."""
    return np.array([(spoken(one, 1, curve) - spoken(one, 0, curve))[one["movers"][0]] for one in found])


def well_played(found: list[Sample]) -> list[Sample]:
    """The turns of admirals, who give least away: what a good turn brings, and not what mistakes cost, is drift."""
    return [one for one in found if seated_at(one["seats"], one["seed"])[one["movers"][0]] == "admiral"]


def staged(found: list[Sample]) -> list[list[Sample]]:
    """The same by parts of the game."""
    return [[one for one in found if low <= one["at"] < high] for low, high in STAGES.values()]


def fit(found: dict[int, list[Sample]], ask: bool = True) -> dict[int, Curve]:
    """For one game, by number of seats: what leads and prizes count, so that the results are most likely, and the worth
    of being to move that leaves no drift. Few games say little: what counts with one number of seats is drawn towards
    what counts with all of them, and that towards nothing. Without `ask` the network is left out."""
    usual = _weights([one for some in found.values() for one in some], np.zeros(2 * len(TIMES)), CAUTION, ask)
    curves = {}
    for seats, some in found.items():
        weights = _weights(some, usual, LIKE_OTHERS, ask)
        lead, prize = (tuple(round(float(weight), 3) for weight in part) for part in np.split(weights, 2))
        curve = Curve(lead, tuple(round(PRIZES * weight, 3) for weight in prize))  # type: ignore[arg-type]
        curves[seats] = dataclasses.replace(curve, tempo=_tempo(some, curve))
    return curves


def _weights(found: list[Sample], usual: Any, caution: float, ask: bool) -> Any:
    """The weights, none below nothing, that make the results most likely: Newton's steps, as far as they help."""
    voices, here, won = _voices(found)
    games = len({(one["seed"], one["seats"]) for one in found})
    known = caution / games
    may = np.repeat([True, ask], len(TIMES))
    at = np.where(may, np.maximum(usual, 0.1), 0.0)

    def judged(weights: Any) -> tuple[float, Any]:
        strengths = np.where(here, voices @ weights, -np.inf)
        chances = shares(strengths)
        said = np.maximum(chances.mean(1), 1e-9)
        unlikely = float(-(won * np.log(said)).sum() / len(found) + known * ((weights - usual) ** 2).sum() / 2)
        return unlikely, (chances, said)

    best, (chances, said) = judged(at)
    for _ in range(NEWTON):
        mean = np.einsum("nds,ndsk->ndk", chances, voices)
        turn = np.einsum("nds,ndsk->nsk", chances, voices - mean[:, :, None]) / chances.shape[1]  # d said / d weights
        slope = -np.einsum("ns,nsk->k", won / said, turn) / len(found) + known * (at - usual)
        bend = np.einsum("nsk,nsl->kl", turn / said[..., None], turn) / len(found) + known * np.eye(len(at))
        free = may & ((at > 0) | (slope < 0))
        step = np.zeros(len(at))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        for shorter in (1.0, 0.5, 0.25, 0.1, 0.01):
            tried = np.maximum(0.0, at - shorter * step)
            found_there, parts = judged(tried)
            if found_there < best:
                break
        else:
            return at
        at, best, (chances, said) = tried, found_there, parts
    return at


def _voices(found: list[Sample]) -> tuple[Any, Any, Any]:
    """What each weight counts, for every sample, deal and seat; which seats there are; who won."""
    seats = max(one["seats"] for one in found)
    voices = np.zeros((len(found), DEALS, seats, 2 * len(TIMES)))
    here, won = np.zeros((len(found), 1, seats), bool), np.zeros((len(found), seats))
    for i, one in enumerate(found):
        n, ahead = one["seats"], Horizon(*one["horizons"][0])
        parts = (np.array(one["leads"][0]), PRIZES * np.array(one["prizes"][0]))
        for k, time in enumerate(np.eye(len(TIMES))):
            for j, curve in enumerate((Curve(lead=time), Curve(lead=(0.0,) * len(TIMES), prize=time))):  # type: ignore[arg-type]
                voices[i, :, :n, j * len(TIMES) + k] = curve.strength(*parts, ahead)
        here[i, 0, :n], won[i, :n] = True, one["won"]
    return voices, here, won


def _tempo(found: list[Sample], curve: Curve) -> tuple[float, float]:
    """At the start and at the end: what leaves least drift in all parts of the game, by steps along its slope."""
    parts, at = staged(well_played(found)), np.array(curve.tempo)

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


def report(found: list[Sample], curves: dict[str, Any], without: dict[str, Any]) -> None:
    """The table: log loss by stage beside knowing nothing and beside leads alone, and the drift."""
    print("| game | players | games | nothing | early | middle | late | all | leads alone | network | by a good turn |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for game, seats in sorted({(one["game"], one["seats"]) for one in found}):
        curve = curves[game][str(seats)]
        some = [one for one in found if one["game"] == game and one["seats"] == seats]
        stages = [f"{surprises(part, curve).mean():.2f}" if part else "–" for part in staged(some)]
        mine, alone = surprises(some, curve), surprises(some, without[game][str(seats)])
        seeds = np.array([one["seed"] for one in some])
        better = np.array([(mine - alone)[seeds == seed].mean() for seed in sorted(set(seeds.tolist()))])
        gained = gains(well_played(some), curve)
        cells = [
            game, seats, len(better), f"{math.log(seats):.2f}", *stages, f"{mine.mean():.3f}", f"{alone.mean():.3f}",
            f"{better.mean():+.3f} ± {_error(better):.3f}",
            f"{100 * gained.mean():+.2f} ± {100 * _error(gained):.2f} %",
        ]  # fmt: skip
        print(f"| {' | '.join(str(cell) for cell in cells)} |")
    for seats in sorted({one["seats"] for one in found}):
        pairs = bins([one for one in found if one["seats"] == seats], curves)
        print(f"{seats} players:", ", ".join(f"{said:.2f} → {won:.2f}" for said, won, _ in pairs))


def _error(some: Any) -> float:
    return float(some.std() / math.sqrt(max(1, len(some) - 1)))


def refitted(found: list[Sample], ask: bool) -> dict[str, dict[str, Curve]]:
    """The curves that stand, with those of the games and seats at hand fitted anew to games with even seeds."""
    curves = {game: dict(some) for game, some in fitted().items()}
    even = [one for one in found if one["seed"] % 2 == 0]
    for game in sorted({one["game"] for one in even}):
        mine = [one for one in even if one["game"] == game]
        by_seats = {n: [one for one in mine if one["seats"] == n] for n in sorted({one["seats"] for one in mine})}
        for seats, curve in fit(by_seats, ask).items():
            known = curves.setdefault(game, {}).get(str(seats), Curve())
            curves[game][str(seats)] = dataclasses.replace(curve, share=known.share)
    return curves


def main() -> None:
    """Sample, fit, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=80)
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
            judge = Estimator(game_of(name), SEED)
            for seed in range(asked.first, asked.first + asked.games):
                found += list(samples(name, seats, seed, judge))
            print(f"{name} {seats}: {len(found)} turns", file=sys.stderr, flush=True)
            if asked.keep:
                asked.keep.write_text(json.dumps(found))
    curves = refitted(found, True) if asked.fit else fitted()
    if asked.fit:
        kept = {game: {n: dataclasses.asdict(one) for n, one in some.items()} for game, some in curves.items()}
        FITTED.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh = [one for one in found if asked.all or one["seed"] % 2]
    report(fresh, curves, refitted(found, False))
    if asked.svg:
        asked.svg.write_text(plot(fresh, curves), encoding="utf-8")


if __name__ == "__main__":
    main()
