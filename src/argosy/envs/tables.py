"""Which game is wanted, for how many, with which options: checked with nothing but the rules installed.

The environments on arrays need NumPy and Numba only, so that they run on a bare training machine. The messages about
what is wrong are the house's own; where its words are not installed, they are plain.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from argosy.games import find, names
from argosy.kernel.game import BadOption, Game
from argosy.kernel.warm import is_ready

Options = Mapping[str, int | bool]


class Tables(NamedTuple):
    """Tables of one game, a row each."""

    game: Game
    most: int  # seats at the largest
    seats: npt.NDArray[np.int16]
    options: npt.NDArray[np.int16]


def tables(
    name: str, count: int, seats: int | Sequence[int] | None, options: Options | Sequence[Options] | None
) -> Tables:  # fmt: skip
    """So many tables, all alike, or each with its own number of seats or its own options; checked."""
    many = [seats] * count if seats is None or isinstance(seats, int) else list(seats)
    chosen = [options] * count if options is None or isinstance(options, Mapping) else list(options)
    for what, given in (("seats", many), ("options", chosen)):
        if len(given) != count:
            raise ValueError(f"{what} are given for {len(given)} games, but there are {count}")
    kinds: dict[tuple[int | None, str], tuple[Game, int, list[int]]] = {}
    found = []
    for pair in zip(many, chosen, strict=True):
        kind = pair[0], repr(pair[1])
        if kind not in kinds:
            kinds[kind] = table(name, *pair)
        found.append(kinds[kind])
    return Tables(
        found[0][0],
        max(row[1] for row in found),
        np.array([row[1] for row in found], np.int16),
        np.array([row[2] or [0] for row in found], np.int16),  # a game without options is told nothing in one column
    )


def table(name: str, seats: int | None, options: Mapping[str, int | bool] | None) -> tuple[Game, int, list[int]]:
    """The game, its number of seats (the fewest, if none is given) and every option as a number, checked."""
    if name not in names():
        complain(name, seats, options, f"there is no game {name!r}; choose one of {', '.join(names())}")
    game = find(name)
    many = game.rules.seats[0] if seats is None else seats
    if many not in game.rules.seats:
        complain(
            name, seats, options, f"{game.title} is for {game.rules.seats[0]} to {game.rules.seats[-1]}, not for {many}"
        )
    try:
        return game, many, [int(value) for value in game.chosen(options or {}).values()]
    except BadOption as bad:
        complain(name, seats, options, f"{game.title} has no option {bad}; it has {_offered(game)}")
        raise


def _offered(game: Game) -> str:
    return (
        ", ".join(f"{name} ({', '.join(map(str, known.choices))})" for name, known in game.rules.options.items())
        or "none"
    )


def complain(name: str, seats: int | None, options: Mapping[str, int | bool] | None, plain: str) -> None:
    """Raise the house's error for what is wrong, or a plain one where its words are not installed."""
    try:
        from argosy.play.match import check_options, check_seats, game_of
    except ImportError:
        raise ValueError(plain) from None
    game = game_of(name)
    check_seats(game, game.rules.seats[0] if seats is None else seats, None)
    check_options(game, options or {})


def prepare(game: Game) -> None:
    """Compile the rules if that was never done here, with the progress bar where there is one."""
    if is_ready(game):
        return
    try:
        from argosy.play.first_run import ready
    except ImportError:
        print(f"Preparing {game.title}: the rules are compiled, which takes about a minute ...", file=sys.stderr)
        return  # each rule is compiled when it is first called
    ready(game)
