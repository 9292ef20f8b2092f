"""What one's games add up to: by game, by seat, by opponent, and whether it goes up or down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeVar

LATEST = 10  # games that the trend compares with those before
Key = TypeVar("Key", bound=Hashable)
DRAWN = 30  # games that its picture shows


@dataclass(frozen=True)
class Played:
    """A finished game as one of its players has it."""

    game: str
    at: float
    seat: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    others: tuple[tuple[str, str, int], ...] = ()  # who they were (the same again for the same one), name, seat
    table: str = ""

    @property
    def won(self) -> float:
        """A victory, or a part of one that was shared."""
        return 1 / self.ranks.count(1) if self.ranks[self.seat] == 1 else 0.0

    @property
    def fair(self) -> float:
        """What an equal among equals would win; alone, half of the games."""
        return 1 / max(2, len(self.ranks))

    @property
    def place(self) -> float:
        """1 for the first, 0 for the last."""
        if len(self.ranks) == 1:
            return 1.0 if self.ranks[0] == 1 else 0.0
        return (len(self.ranks) - self.ranks[self.seat]) / (len(self.ranks) - 1)


@dataclass(frozen=True)
class Sum:
    """Some games together."""

    games: int
    wins: float
    fair: float  # what an equal among equals would have won of them
    points: float  # on average
    best: int
    place: float


@dataclass(frozen=True)
class Trend:
    """The share of victories in the latest games, and in as many before; None without those."""

    latest: float
    before: float | None
    places: tuple[float, ...]  # game by game, the latest last


@dataclass(frozen=True)
class Rival:
    """Somebody whom one has met: how often one was ahead of them, and how often behind."""

    name: str
    games: int
    ahead: int
    behind: int


def total(games: Sequence[Played]) -> Sum:
    """Some games together; at least one."""
    points = [one.scores[one.seat] for one in games]
    return Sum(
        len(games), sum(one.won for one in games), sum(one.fair for one in games), fmean(points), max(points),
        fmean(one.place for one in games),
    )  # fmt: skip


def by(games: Iterable[Played], key: Callable[[Played], Key]) -> dict[Key, Sum]:
    """Sums of games that have something in common, the most played first."""
    groups: dict[Key, list[Played]] = {}
    for one in games:
        groups.setdefault(key(one), []).append(one)
    return {name: total(some) for name, some in sorted(groups.items(), key=lambda item: -len(item[1]))}


def trend(games: Iterable[Played]) -> Trend | None:
    """How it goes; None before there are games."""
    ordered = sorted(games, key=lambda one: one.at)
    if not ordered:
        return None
    latest, before = ordered[-LATEST:], ordered[-2 * LATEST : -LATEST]
    return Trend(
        fmean(one.won for one in latest),
        fmean(one.won for one in before) if len(before) == LATEST else None,
        tuple(one.place for one in ordered[-DRAWN:]),
    )


def rivals(games: Iterable[Played]) -> list[Rival]:
    """Everybody one has met, the most met first; by the name they had last."""
    found: dict[str, tuple[str, int, int, int]] = {}
    for one in sorted(games, key=lambda one: one.at):
        mine = one.ranks[one.seat]
        for who, name, seat in one.others:
            _, met, ahead, behind = found.get(who, (name, 0, 0, 0))
            theirs = one.ranks[seat]
            found[who] = name, met + 1, ahead + (mine < theirs), behind + (mine > theirs)
    return sorted((Rival(*row) for row in found.values()), key=lambda one: (-one.games, one.name))
