"""Who is stronger, and by how much: bots of every game play all others for two, and a ladder is drawn of it.

    python bench/ladder.py play goa --games 40       # goes on where it stopped; writes docs/ladder.json
    python bench/ladder.py draw                      # docs/ladder.md and docs/ladder.svg from docs/ladder.json

Pairs play whole deals, each from both seats. A rung is a rating on Elo's scale (Bradley and Terry's model: 400
points are odds of ten to one), the mate of the game at 1000; its interval comes from drawing deals anew. All budgets
are counted in work, so that anybody can play the same games again.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import pathlib
from typing import Any

import numpy as np

from argosy import __version__
from argosy.arena.series import Outcome, Plan, Workplace
from argosy.brains.learned import has_learned
from argosy.games import find, names

DOCS = pathlib.Path(__file__).parent.parent / "docs"
BOTS = ("random", "deckhand", "mate:strength=0.5", "mate")
CAPTAINS = {"goa": (25,), "grog_island": (100,), "amerigo": (3,), "maracaibo": (3,)}  # iterations
ADMIRALS = ("admiral:seconds=0", "admiral:iterations=48")  # the first choice; a round of playouts
ANCHOR, LEVEL, SCALE = "mate", 1000.0, 400.0
NEAR = 3  # rungs: who is further apart does not play, since nothing would be learned
DRAWS = 200  # of deals, for the intervals
PRIOR = 0.5  # games won and lost that everybody is given beforehand, so that who won all of them has a rung
INK, PAPER, LINE, SEA, SAND = "#1B2A35", "#F6F0E2", "#DACEB4", "#1F6F78", "#C65D2E"

INTRODUCTION = """# The ladder

Bots of a game against each other, two players, every deal from both seats; drawn by `bench/ladder.py` from
`ladder.json`, which holds every result. The mate of a game stands at 1000; 400 points more are odds of ten to one.
Intervals are of 95 %, from drawing deals anew. Budgets are work, not time, and small, so that many games can be played:
captains at a table think far longer. Random moves are there to hold the ladder. A game that is missing was not played.
The admirals here are those of before: their networks saw less, and they searched as captains do. Today's are stronger.

![The ladders of all games](ladder.svg)
"""

Pairs = dict[tuple[str, str], list[float]]  # wins of the first over the two games of every deal, 0 to 2


def bots_of(game: str) -> list[str]:
    """Who stands on the ladder of a game."""
    captains = [f"captain:iterations={count}" for count in CAPTAINS[game]]
    return [*BOTS, *captains, *(ADMIRALS if has_learned(game) else ())]


def wins(outcome: Outcome, text: str) -> float:
    """What a bot won of a game: a shared victory is half."""
    ranks, seated = outcome.ranks, outcome.pairing.seated
    return sum(1 / ranks.count(1) for seat, one in enumerate(seated) if one == text and ranks[seat] == 1)


def play(game: str, games: int, seed: int, file: pathlib.Path) -> None:
    """Let every pair play what is missing of its games."""
    book = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    kept = book.setdefault(game, {})
    kept |= {"rules": find(game).rules.version, "release": __version__, "seed": seed}
    pairs = kept.setdefault("pairs", {})
    bots = bots_of(game)
    for pair in itertools.combinations(bots, 2):
        if bots.index(pair[1]) - bots.index(pair[0]) > NEAR:
            continue
        done = pairs.setdefault(" v ".join(pair), [])
        plan = Plan(game, pair, 2, games, seed)
        work = Workplace(plan)
        for _, deal in itertools.groupby(plan.pairings(), key=lambda one: one.deal):
            both = list(deal)
            if both[0].deal >= len(done):
                done.append(sum(wins(work.play(one), pair[0]) for one in both))
        print(f"{game}: {pair[0]} won {sum(done):g} of {2 * len(done)} against {pair[1]}", flush=True)
        file.write_text(json.dumps(book, indent=1), encoding="utf-8")


def rungs(pairs: Pairs, bots: list[str]) -> dict[str, float]:
    """The rating of everybody that makes the results likeliest (Zermelo's iteration)."""
    place = {text: number for number, text in enumerate(bots)}
    won = np.full((len(bots), len(bots)), PRIOR)
    for (one, other), deals in pairs.items():
        won[place[one], place[other]] += sum(deals)
        won[place[other], place[one]] += 2 * len(deals) - sum(deals)
    np.fill_diagonal(won, 0)
    played, strength = won + won.T, np.ones(len(bots))
    for _ in range(2000):
        strength = won.sum(1) / (played / (strength[:, None] + strength[None, :])).sum(1)
        strength /= strength[place[ANCHOR]]
    return {text: LEVEL + SCALE * math.log10(strength[place[text]]) for text in bots}


def rated(pairs: Pairs) -> list[tuple[str, float, float, float]]:
    """Bot, rating and its 95 % interval, the best first."""
    bots = list(dict.fromkeys(text for pair in pairs for text in pair))
    found, dice, drawn = rungs(pairs, bots), np.random.default_rng(1), []
    for _ in range(DRAWS):
        again = {pair: list(dice.choice(deals, len(deals))) for pair, deals in pairs.items() if deals}
        drawn.append(rungs(again, bots))
    low, high = ({text: np.quantile([one[text] for one in drawn], q) for text in bots} for q in (0.025, 0.975))
    return sorted(((text, found[text], low[text], high[text]) for text in bots), key=lambda one: -one[1])


def pairs_of(kept: dict[str, Any]) -> Pairs:
    """The results of a game by pairs."""
    return {(one, other): deals for text, deals in kept["pairs"].items() for one, other in [text.split(" v ")] if deals}


def page(book: dict[str, Any]) -> str:
    """The ladders as a page."""
    said = [INTRODUCTION]
    for game, kept in book.items():
        pairs = pairs_of(kept)
        bots = [text for text, *_ in rated(pairs)]
        count = 2 * min(len(deals) for deals in pairs.values())
        said += [
            f"## {find(game).title}", "",
            f"Argosy {kept['release']}, rules {kept['rules']}, seed {kept['seed']}, {count} games a pair or more.", "",
            "| bot | rating | 95 % |", "|---|---|---|",
        ]  # fmt: skip
        said += [f"| `{text}` | {rating:.0f} | {low:.0f} to {high:.0f} |" for text, rating, low, high in rated(pairs)]
        said += ["", "Share of games won by the bot on the left, %:", ""]
        said += ["| | " + " | ".join(f"`{text}`" for text in bots) + " |", "|---" * (len(bots) + 1) + "|"]
        for one in bots:
            said.append(f"| `{one}` | " + " | ".join(_share(pairs, one, other) for other in bots) + " |")
        said.append("")
    return "\n".join(said)


def _share(pairs: Pairs, one: str, other: str) -> str:
    deals, turned = pairs.get((one, other)), pairs.get((other, one))
    if deals:
        return f"{50 * sum(deals) / len(deals):.0f}"
    return f"{100 - 50 * sum(turned) / len(turned):.0f}" if turned else ""


def picture(book: dict[str, Any]) -> str:
    """One ladder beside the other: a rung for every bot, a line for its interval."""
    ladders = {game: rated(pairs_of(kept)) for game, kept in book.items()}
    every = [edge for rows in ladders.values() for row in rows for edge in row[1:]]
    low, high = 200 * math.floor(min(every) / 200), 200 * math.ceil(max(every) / 200)
    wide, tall, top = 250, 460, 50

    def y(rating: float) -> float:
        return top + tall * (high - rating) / (high - low)

    parts = []
    for mark in range(low, high + 1, 200):
        parts.append(f'<path d="M50 {y(mark):.1f}h{wide * len(ladders)}" stroke="{LINE}"/>')
        parts.append(f'<text x="44" y="{y(mark) + 4:.1f}" text-anchor="end">{mark}</text>')
    for number, (game, rows) in enumerate(ladders.items()):
        x = 70 + wide * number
        parts.append(f'<text x="{x - 6}" y="{top - 22}" font-weight="bold" font-size="14">{find(game).title}</text>')
        beside = top - 30.0
        for text, rating, least, most in rows:
            colour = SAND if text.startswith("admiral") else SEA
            beside = max(beside + 14, y(rating) + 4)
            parts.append(f'<path d="M{x} {y(least):.1f}V{y(most):.1f}" stroke="{colour}" stroke-width="2"/>')
            parts.append(
                f'<path d="M{x - 8} {y(rating):.1f}h16L{x + 20} {beside - 4:.1f}" stroke="{colour}" fill="none"/>'
            )
            parts.append(f'<text x="{x + 24}" y="{beside:.1f}">{text} {rating:.0f}</text>')
    size = f'viewBox="0 0 {60 + wide * len(ladders)} {top + tall + 40}"'
    label = "Ratings of the bots of every game, with intervals; the table below has the numbers"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}" font-family="sans-serif" '
        f'font-size="11" fill="{INK}"><rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    """Play, or draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "draw"])
    parser.add_argument("game", nargs="?", choices=names())
    parser.add_argument("--games", type=int, default=40, help="of every pair; rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=61)
    parser.add_argument("--file", type=pathlib.Path, default=DOCS / "ladder.json")
    asked = parser.parse_args()
    if asked.what == "play":
        if asked.game is None:
            parser.error("which game?")
        play(asked.game, asked.games, asked.seed, asked.file)
        return
    book = json.loads(asked.file.read_text(encoding="utf-8"))
    (DOCS / "ladder.md").write_text(page(book), encoding="utf-8")
    (DOCS / "ladder.svg").write_text(picture(book), encoding="utf-8")


if __name__ == "__main__":
    main()
