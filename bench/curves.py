"""Draw what was measured, as lines in an SVG.

python bench/curves.py gpu goa.json grog_island.json --svg docs/gpu.svg       # figures of bench/gpu.py
python bench/curves.py learning curve.json --svg docs/learning.svg            # of examples/learn_goa.py
python bench/curves.py admirals src/argosy/games/*/brain/learned.npz --svg docs/training.svg
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import pathlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from argosy.brains.learned import Learned

INK, PAPER, RULE = "#1B2A35", "#F6F0E2", "#DACEB4"
COLOURS = ("#005C9E", "#B4432E", "#2F7D4F", "#8A5A9E", "#B37400", "#3C6E71", "#7A4B2A")
LEFT, TOP, WIDTH, HEIGHT, LINE = 70, 40, 620, 300, 15


@dataclass(frozen=True)
class Axis:
    """What an axis shows: its name and the marks on it, as (value, what is written there)."""

    name: str
    marks: Sequence[tuple[float, str]]

    def place(self, value: float) -> float:
        """Where a value lies, from 0 to 1."""
        low, high = self.marks[0][0], self.marks[-1][0]
        return (value - low) / (high - low)


def chart(title: str, across: Axis, up: Axis, lines: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """The picture."""

    def x(value: float) -> float:
        return LEFT + WIDTH * across.place(value)

    def y(value: float) -> float:
        return TOP + HEIGHT * (1 - up.place(value))

    parts = [f'<text x="{LEFT}" y="22" font-size="14" font-weight="bold">{title}</text>']
    for value, name in up.marks:
        parts.append(f'<path d="M{LEFT} {y(value):.1f}h{WIDTH}" stroke="{RULE}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{name}</text>')
    for value, name in across.marks:
        parts.append(f'<text x="{x(value):.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{name}</text>')
    parts.append(f'<text x="{LEFT + WIDTH / 2}" y="{TOP + HEIGHT + 38}" text-anchor="middle">{across.name}</text>')
    parts.append(f'<text x="{LEFT + WIDTH}" y="22" text-anchor="end">{up.name}</text>')
    for number, points in enumerate(lines.values()):
        colour = COLOURS[number % len(COLOURS)]
        way = "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in points)
        parts.append(f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x(a):.1f}" cy="{y(b):.1f}" r="3" fill="{colour}"/>' for a, b in points]
    ends = {name: (x(points[-1][0]), y(points[-1][1])) for name, points in lines.items()}
    parts += names(ends)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 170} {TOP + HEIGHT + 50}" role="img" '
        f'aria-label="{title}" font-family="sans-serif" font-size="12" fill="{INK}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def names(ends: Mapping[str, tuple[float, float]]) -> list[str]:
    """What each line is called, behind its end; names that would lie on one another move down."""
    parts, lowest = [], 0.0
    colours = dict(zip(ends, itertools.cycle(COLOURS), strict=False))
    for name, (x, y) in sorted(ends.items(), key=lambda item: item[1][1]):
        lowest = max(y + 4, lowest + LINE)
        parts.append(f'<text x="{x + 8:.1f}" y="{lowest:.1f}" fill="{colours[name]}">{name}</text>')
    return parts


def gpu(figures: Mapping[str, dict[str, dict[str, dict[str, float]]]]) -> str:
    """Decisions a second by the number of games at once, each game with the player count that was best."""
    lines = {}
    for name, found in figures.items():
        best = max(found["decisions_per_s"].items(), key=lambda item: max(item[1].values()))
        label = f"{name.replace('_', ' ').title()}, {best[0]} players"
        lines[label] = [(math.log2(int(count)), rate / 1e6) for count, rate in best[1].items()]
    most = max(rate for points in lines.values() for _, rate in points)
    up = Axis("million decisions a second", [(step, str(step)) for step in range(0, int(most) + 101, 100)])
    across = Axis("games at once", [(power, f"2^{power}") for power in range(12, 21, 2)])
    return chart("Random games on one GPU", across, up, lines)


def learning(figures: Mapping[str, list[dict[str, float]]]) -> str:
    """Games won against deckhands by the seconds of learning."""
    points = [(one["seconds"], 100 * one["wins"]) for one in figures["curve"]]
    across = Axis("seconds of learning", [(second, str(second)) for second in range(0, int(points[-1][0]) + 20, 20)])
    up = Axis("games won against deckhands", [(share, f"{share} %") for share in range(0, 101, 20)])
    return chart("A network learns Goa by playing", across, up, {"PPO": points})


def admirals(figures: Mapping[str, dict[str, Any]]) -> str:
    """Games won against deckhands (alone: against Jean) by what was learned from, a chart for every network's card."""
    charts = [learned_by(card) for card in figures.values()]
    wide, tall = LEFT + WIDTH + 170, TOP + HEIGHT + 50
    parts = [
        one.replace("<svg ", f'<svg y="{number * tall}" width="{wide}" height="{tall}" ', 1)
        for number, one in enumerate(charts)
    ]
    size = f'viewBox="0 0 {wide} {tall * len(charts)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'


def learned_by(card: Mapping[str, Any]) -> str:
    """The chart of one network."""
    lines = {}
    for seats in [name for name in card["curve"][-1] if name.isdigit()]:
        points = [(one["decisions"] / 1e6, 100 * one[seats][0]) for one in card["curve"]]
        lines["alone" if seats == "1" else f"{seats} players"] = points
    most = max(x for points in lines.values() for x, _ in points)
    step = 50 if most < 500 else 200
    across = Axis("million decisions", [(number, f"{number:,}") for number in range(0, int(most) + step, step)])
    up = Axis("games won against deckhands, or Jean", [(share, f"{share} %") for share in range(0, 101, 20)])
    return chart(f"What the network of {card['game'].replace('_', ' ').title()} learned", across, up, lines)


def read(file: pathlib.Path) -> dict[str, Any]:
    """Figures of a file: JSON, or the card in a file of weights."""
    if file.suffix == ".npz":
        card = Learned(file).card
        return {card["game"]: card}
    return dict(json.loads(file.read_text(encoding="utf-8")))


DRAWN: dict[str, Callable[[dict], str]] = {"gpu": gpu, "learning": learning, "admirals": admirals}  # type: ignore[type-arg]


def main() -> None:
    """Read the files, draw one picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=sorted(DRAWN))
    parser.add_argument("files", nargs="+", type=pathlib.Path, help="JSON, several for one picture are put together")
    parser.add_argument("--svg", type=pathlib.Path, required=True)
    asked = parser.parse_args()
    figures: dict[str, object] = {}
    for file in asked.files:
        figures |= read(file)
    asked.svg.write_text(DRAWN[asked.what](figures), encoding="utf-8")


if __name__ == "__main__":
    main()
