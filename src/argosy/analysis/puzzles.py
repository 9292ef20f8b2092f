"""Puzzles: positions from bots' games in which one choice is clearly better than all others.

A collection is a file for each game, made by `python -m argosy.analysis.making` and shipped with the program. Each
puzzle is a position as text, seen from the seat that acts, with the chances that the searches found.
"""

from __future__ import annotations

import functools
import gzip
import json
import pathlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field

from argosy.play import Match, position
from argosy.play.match import game_of

FOLDER = pathlib.Path(__file__).with_name("collections")
EASY, FAIR, HARD = 1, 2, 3  # a deckhand finds it; a mate does; neither does


@dataclass(frozen=True)
class Puzzle:
    """One question with one answer. Chances are those of the seat that acts, as far as it can see."""

    id: str
    game: str
    start: tuple[str, ...]  # the position, in lines (see `Match.text`)
    theme: str  # the name of the question that is asked
    level: int  # EASY, FAIR or HARD
    best: str
    chances: dict[str, float]  # of the moves that were looked at longest, the best first
    played: str  # what happened in the game
    lines: dict[str, tuple[str, ...]] = field(default_factory=dict)  # how the turn may go on after the best two
    checked: dict[str, int] = field(default_factory=dict)  # deals and playouts of the longer searches

    @property
    def gap(self) -> float:
        """What the best move gains against the next best."""
        best, second = list(self.chances.values())[:2]
        return best - second

    def match(self) -> Match:
        """The position as a match of its own."""
        return position("\n".join(self.start))

    def data(self) -> dict[str, object]:
        """As plain values."""
        return asdict(self)


def puzzle_of(data: dict[str, object]) -> Puzzle:
    """A puzzle from plain values."""
    values: dict[str, object] = dict(data)
    values["start"] = tuple(values["start"])  # type: ignore[arg-type]
    values["lines"] = {move: tuple(line) for move, line in values["lines"].items()}  # type: ignore[attr-defined]
    return Puzzle(**values)  # type: ignore[arg-type]


def file_of(game: str) -> pathlib.Path:
    """Where the collection of a game lies."""
    return FOLDER / f"{game}.jsonl.gz"


def write(game: str, found: Iterable[Puzzle]) -> pathlib.Path:
    """Keep a collection: the same puzzles make the same file."""
    lines = "".join(json.dumps(one.data(), ensure_ascii=False) + "\n" for one in sorted(found, key=lambda one: one.id))
    file = file_of(game)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(lines.encode(), mtime=0))
    return file


def read(game: str) -> list[Puzzle]:
    """All puzzles of a game's file, whatever rules they were made by."""
    file = file_of(game)
    if not file.exists():
        return []
    return [puzzle_of(json.loads(line)) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]


@functools.cache
def collection(game: str) -> dict[str, Puzzle]:
    """The puzzles that can be played by today's rules, by their names; none when the file is of other rules."""
    rules = game_of(game).rules
    fits = {f"rules: {rules.version}", f"components: {rules.components().hash}"}
    return {one.id: one for one in read(game) if fits <= set(one.start)}
