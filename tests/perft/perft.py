"""Perft: how many sequences of moves and positions there are to a depth, with hashes. docs/perft.md says it exactly.

Only the public face of Argosy is used, so that this file can be read as the definition.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
from collections.abc import Iterator
from dataclasses import dataclass, field

import argosy

HERE = pathlib.Path(__file__).parent
FIGURES = HERE / "perft.json"
POSITIONS = HERE / "positions"
HEAD = {"game", "rules", "components", "options", "names"}  # lines of a position text that are not of the position
WORD = 1 << 64


@dataclass
class Row:
    """What is counted after exactly so many moves."""

    depth: int
    sequences: int = 0
    positions: int = 0
    ended: int = 0
    moves: str = ""
    fields: str = ""


@dataclass
class Case:
    """A position to count from, and its figures."""

    name: str  # of the file in positions/
    interpreted: int  # the depth to which the rules are also tried interpreted
    rows: list[Row] = field(default_factory=list)

    @property
    def game(self) -> str:
        return self.name.split("-")[0]

    def start(self) -> argosy.Match:
        return argosy.position((POSITIONS / f"{self.name}.txt").read_text(encoding="utf-8"))


def count(start: argosy.Match) -> Iterator[Row]:
    """The figures for 1, 2, 3 … moves from here. Equal positions are looked at once and counted as often as reached."""
    layer = [(1, start)]
    depth = 0
    while layer:
        depth += 1
        layer = after_one_move(layer)
        row, moves_sum, fields_sum = Row(depth, positions=len(layer)), 0, 0
        for times, match in layer:
            row.sequences += times
            row.ended += times if match.over else 0
            moves_sum += times * word(moves_of(match))
            fields_sum += times * word(fields_of(match))
        row.moves, row.fields = f"{moves_sum % WORD:016x}", f"{fields_sum % WORD:016x}"
        yield row
        layer = [(times, match) for times, match in layer if not match.over]


def after_one_move(layer: list[tuple[int, argosy.Match]]) -> list[tuple[int, argosy.Match]]:
    """Every position that one more move leads to, with the number of sequences that lead there."""
    reached: dict[bytes, tuple[int, argosy.Match]] = {}
    for times, match in layer:
        for move in match.moves:
            match.push(move)
            key = match.state.tobytes()
            known = reached.get(key)
            reached[key] = (times + known[0], known[1]) if known else (times, match.copy())
            match.pop()
    return list(reached.values())


def fields_of(match: argosy.Match) -> str:
    """The position as the lines of its text form, without the title and the lines that say which game it is."""
    lines = match.text().splitlines()[1:]
    return "".join(f"{line}\n" for line in lines if line.partition(":")[0] not in HEAD)


def moves_of(match: argosy.Match) -> str:
    """Who decides, the points, and what can be done; at the end the places instead."""
    points = " ".join(map(str, match.scores))
    if match.over:
        return f"over; {points}; {' '.join(map(str, match.ranks))}\n"
    return f"{match.to_move}; {points}; {', '.join(sorted(move.text for move in match.moves))}\n"


def word(text: str) -> int:
    """The first eight bytes of the SHA-256 of a text, as a number."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def read() -> list[Case]:
    """The cases of the file."""
    kept = json.loads(FIGURES.read_text(encoding="utf-8"))
    return [Case(name, case["interpreted"], [Row(**row) for row in case["rows"]]) for name, case in kept.items()]


def write(cases: list[Case]) -> None:
    """The file: a line for every row, so that a change can be read."""
    blocks = []
    for case in cases:
        rows = ",\n".join("   " + json.dumps(vars(row)) for row in case.rows)
        blocks.append(f' "{case.name}": {{"interpreted": {case.interpreted}, "rows": [\n{rows}\n ]}}')
    FIGURES.write_text("{\n" + ",\n".join(blocks) + "\n}\n", encoding="utf-8")
