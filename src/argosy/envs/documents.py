"""Writes `docs/observations/GAME.md`: what every slot of an observation and every action code means.

    python -m argosy.envs.documents [FOLDER]

The pages are made from the games themselves (`Game.feature_names`, `Game.notation`); a test says when they are out of
date. Neighbours that differ in one word only are one line, and blocks of lines that are repeated for many things
(seats, cells, quests) stand once.
"""

from __future__ import annotations

import pathlib
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from argosy.games import find, names
from argosy.kernel.game import Game

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "docs" / "observations"
FEWEST = 3  # from so many neighbours on that begin alike, they are one line
UNUSED = "*unused*"
NUMBERED = re.compile(r"^(.*?)(\d+)(\D*)$")

HEAD = """# {title}: observations and actions

Made by `python -m argosy.envs.documents` from the rules, version {rules}; not edited by hand.

An observation is {slots} numbers (`float32`): what the seat to move sees. `Game.feature_names[i]` names slot *i*; `/n`
at the end of a name means that a count is divided by *n*. `seat0` is the viewer, `seat1` the next in turn order, and so
on; where nobody sits, the slots are 0. An action is one of {codes} codes; `Game.notation[code]` writes it, and an
unused code is never legal. One decision offers at most {most} moves.
"""


@dataclass(frozen=True)
class Run:
    """Neighbours whose names begin alike: `stem` and then each of `ends`."""

    first: int
    stem: str
    ends: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.ends)

    def names(self) -> Iterator[str]:
        """The name of every slot, in order: what a test compares with the game's own list."""
        return (self.stem + end for end in self.ends)


@dataclass(frozen=True)
class Block:
    """The same lines repeated for each of `stems`, one stem after the other."""

    first: int
    stems: tuple[str, ...]
    lines: tuple[Run, ...]  # counted from the beginning of the block

    @property
    def width(self) -> int:
        """Slots a stem."""
        return sum(line.size for line in self.lines)

    @property
    def size(self) -> int:
        return len(self.stems) * self.width

    def names(self) -> Iterator[str]:
        """The name of every slot, in order."""
        return (stem + name for stem in self.stems for line in self.lines for name in line.names())


def gather(texts: Sequence[str], mark: str) -> list[Run | Block]:
    """All names under as few headings as their order allows; `mark` stands between the words of a name."""
    found: list[Run | Block] = []
    at = 0
    while at < len(texts):
        part = block_at(texts, at, mark) or run_at(texts, at, mark)
        found.append(part)
        at += part.size
    return found


def beginning(text: str, words: int, mark: str) -> str:
    """The first words of a name, with the mark after them; nothing if it has no more than that."""
    parts = text.split(mark)
    return mark.join(parts[:words]) + mark if len(parts) > words else ""


def same_beginning(texts: Sequence[str], at: int, words: int, mark: str) -> list[str]:
    """The names from here on that begin with the same words."""
    stem, end = beginning(texts[at], words, mark), at
    while stem and end < len(texts) and beginning(texts[end], words, mark) == stem:
        end += 1
    return list(texts[at:end])


def block_at(texts: Sequence[str], at: int, mark: str) -> Block | None:
    """The block that begins here, if the same two or more lines follow for one thing after the other."""
    for words in (1, 2):
        stems: list[str] = []
        ends: list[str] = []
        there = at
        while there < len(texts):
            group = same_beginning(texts, there, words, mark)
            stem = beginning(texts[there], words, mark)
            these = [text.removeprefix(stem) for text in group]
            foreign = words > 1 and stems and not sisters(stems[0], stem, mark)
            if len(these) < 2 or (ends and these != ends) or foreign:
                break
            stems, ends, there = [*stems, stem], these, there + len(group)
        if len(stems) > 1:
            lines = tuple(gather_runs(ends, mark))
            return Block(at, tuple(stems), lines if any(line.stem for line in lines) else (Run(0, "", tuple(ends)),))
    return None


def sisters(one: str, other: str, mark: str) -> bool:
    """Whether two beginnings of two words share the first."""
    return beginning(one, 1, mark) == beginning(other, 1, mark)


def gather_runs(texts: Sequence[str], mark: str) -> Iterator[Run]:
    """Names as runs alone."""
    at = 0
    while at < len(texts):
        run = run_at(texts, at, mark)
        yield run
        at += run.size


def run_at(texts: Sequence[str], at: int, mark: str) -> Run:
    """The longest run that begins here: names with the same first word, or unused codes."""
    if not texts[at]:
        end = next((i for i in range(at, len(texts)) if texts[i]), len(texts))
        return Run(at, "", ("",) * (end - at))
    group = same_beginning(texts, at, 1, mark)
    if len(group) < FEWEST:
        return Run(at, "", (texts[at],))
    words = 1
    while len({beginning(text, words + 1, mark) for text in group}) == 1 and beginning(group[0], words + 1, mark):
        words += 1
    stem = beginning(group[0], words, mark)
    return Run(at, stem, tuple(text.removeprefix(stem) for text in group))


# writing


def step_between(one: str, other: str) -> str:
    """How a name goes on from another: by its number (k7 after k6), by its letter (l6 after k6), or not at all."""
    a, b = NUMBERED.match(one), NUMBERED.match(other)
    if not a or not b or a[3] != b[3]:
        return ""
    if a[1] == b[1] and int(b[2]) == int(a[2]) + 1:
        return "number"
    return "letter" if a[2] == b[2] and len(a[1]) == len(b[1]) == 1 and ord(b[1]) == ord(a[1]) + 1 else ""


def listed(ends: Sequence[str]) -> str:
    """Names in their order; those that count on are written as from – to."""
    stretches: list[list[str]] = []
    kind = ""
    for end in ends:
        step = step_between(stretches[-1][-1], end) if stretches else ""
        if step and (len(stretches[-1]) == 1 or step == kind):
            stretches[-1].append(end)
            kind = step
        else:
            stretches.append([end])
    shown = (f"{part[0]} – {part[-1]}" if len(part) >= FEWEST else ", ".join(part) for part in stretches)
    return ", ".join(shown)


def place(first: int, size: int) -> str:
    """The numbers of a run."""
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def row(run: Run, first: int) -> str:
    """A run as a line of a table."""
    if not any(run.ends):
        return f"| {place(first, run.size)} | {UNUSED} | |"
    if run.size == 1:
        return f"| {first} | `{run.stem}{run.ends[0]}` | |"
    return f"| {place(first, run.size)} | {f'`{run.stem}…`' if run.stem else ''} | {listed(run.ends)} |"


def rows(runs: Sequence[Run], what: str, first: int = 0) -> list[str]:
    """Runs as a table."""
    lines = [f"| {what} | name | each in turn |", "|---|---|---|"]
    at = first
    for run in runs:
        lines.append(row(run, at))
        at += run.size
    return lines


def chapter(parts: Sequence[Run | Block], what: str) -> list[str]:
    """All parts: single lines in tables, blocks under headings of their own."""
    lines: list[str] = []
    waiting: list[Run] = []
    for part in parts:
        if isinstance(part, Run):
            waiting.append(part)
            continue
        lines += table(waiting, what) + block(part, what)
        waiting = []
    return lines + table(waiting, what)


def table(runs: Sequence[Run], what: str) -> list[str]:
    """Neighbouring single lines."""
    return ["", *rows(runs, what, runs[0].first)] if runs else []


def block(part: Block, what: str) -> list[str]:
    """A block: for whom it is repeated, and its lines once."""
    stems = [stem.rstrip("_ ") for stem in part.stems]
    lead = beginning(part.stems[0].rstrip("_ "), 1, part.stems[0][-1])
    each = listed([stem.removeprefix(lead) for stem in stems])
    return [
        "",
        f"### {place(part.first, part.size)}: `{lead}…` for {len(stems)}" if lead
        else f"### {place(part.first, part.size)}: for {len(stems)}",
        "",
        f"In turn for each of {each}: {part.width} {what}s. The {what} of number *k* of them, counted from 0, is"
        f" {part.first} + {part.width}·*k* + offset.",
        "",
        *rows(part.lines, "offset"),
    ]  # fmt: skip


def page(game: Game) -> str:
    """The whole page of one game."""
    head = HEAD.format(
        title=game.title,
        rules=game.rules.version,
        slots=len(game.brain.features),
        codes=len(game.rules.notation),
        most=game.rules.max_moves,
    )
    lines = [head, "## Observation", *chapter(gather(game.brain.features, "_"), "slot")]
    lines += ["", "## Actions", *chapter(gather(game.rules.notation, " "), "code"), ""]
    return "\n".join(lines)


def write(folder: pathlib.Path = FOLDER) -> list[pathlib.Path]:
    """Write the page of every game; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = []
    for name in names():
        pages.append(folder / f"{name}.md")
        pages[-1].write_text(page(find(name)), encoding="utf-8")
    return pages


if __name__ == "__main__":
    for path in write(*map(pathlib.Path, sys.argv[1:2])):
        print(path)
