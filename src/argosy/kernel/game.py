"""What a game package offers to everything above it: one `Game`, the same rooms in all four."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from argosy.kernel import loops
from argosy.kernel.bind import bind
from argosy.kernel.record import Record, blank


@dataclass(frozen=True)
class Option:
    """A variant or setting that a table can choose: a whole number, or a yes and no."""

    default: int | bool
    choices: Sequence[int | bool] = (False, True)


@dataclass(frozen=True)
class Line:
    """One sentence to be said: a message of the game's words and what fills it."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """A game as the rest of the house knows it."""

    name: str  # the folder: goa
    title: str  # the name on the box
    rules: int  # raised whenever behaviour changes; old records are refused
    seats: range
    options: Mapping[str, Option]  # in the order in which `setup` reads them
    State: type[Record]
    contract: ModuleType  # the kernels, by the names of `anygame`
    notation: Sequence[str]  # the text of every move code; "" where a code is not used
    sheet: Sequence[str]  # the lines of the score sheet
    ledgers: Sequence[str]  # the accounts that `ledger` checks
    feature_names: Sequence[str]  # one name for every slot of `features`
    asks: Sequence[str]  # the names of the questions
    longest: int  # no game has more decisions
    describe: Callable[[int], Line]  # a move code as a sentence
    prompt: Callable[[Any], Line]  # the question on top of a view's stack as a sentence
    tell: Callable[[Any, int, Any], list[Line]]  # what a viewer saw happen: view before, move, view after
    svg: Callable[..., str]  # svg(view, moves, lang): the table as one viewer sees it
    components: Callable[[], Any]  # the component set: rows, sources, hash (see `components`)
    preview: Callable[[Any, int], Line | None] | None = None  # what a move costs and brings, in a line
    facts: Callable[[Any], list[Line]] | None = None  # the line of facts under the question
    fragments: Callable[..., Mapping[str, str]] | None = None  # fragments(view, moves, lang, names): inline pictures
    plain: Callable[..., list[str]] | None = None  # plain(view, lang, names): the table in characters, line by line
    areas: Mapping[str, Sequence[str]] = field(default_factory=dict)  # where a page puts them: board, mine, more
    progress: Callable[[Any], tuple[int, int]] | None = None  # the round, from 1, of how many; 0: unknown
    ahead: int = 0  # decisions that bots let everybody play by rule of thumb before they judge; 0: they search a turn
    captains_ahead: Mapping[int, int] = field(default_factory=dict)  # by seats, where captains let it go on longer
    captains_company: int = 0  # iterations of a captain's search from which on others decide as mates; 0: never
    minutes: str = "60–90"  # how long a game takes around a table
    stage: str = "beta"  # alpha, beta or production
    carried: Mapping[str, Option] = field(default_factory=dict)  # what a campaign's game reads behind its options
    archive: Callable[[Any], Mapping[str, int]] | None = None  # a finished game as `carried` of the next; {}: no more
    chapters: Mapping[int, Mapping[str, int]] = field(default_factory=dict)  # where a campaign can begin, as `carried`
    opening: Callable[[Any], list[Line]] | None = None  # what is read aloud before the first move, from a view

    def __deepcopy__(self, memo: Any) -> Game:
        return self  # there is one of each

    @property
    def kernels(self) -> Any:
        """The compiled contract."""
        return self.contract

    @property
    def max_moves(self) -> int:
        """The most legal moves that a decision can offer."""
        return int(self.contract.MAX_MOVES)

    @functools.cached_property
    def loops(self) -> Any:
        """Whole games in compiled loops (see `loops`)."""
        return bind(loops, self.name)

    @functools.cached_property
    def codes(self) -> dict[str, int]:
        """The move code of every notation."""
        return {text: code for code, text in enumerate(self.notation) if text}

    def start(self, seats: int, seed: int, options: Sequence[int]) -> Any:
        """The starting position."""
        s = blank(self.State)
        self.contract.setup(s, seats, np.array(options, np.int16), np.uint64(seed))
        return s

    def view(self, s: Any, seat: int) -> Any:
        """What a seat may see; seat -1 is a spectator."""
        out = blank(self.State)
        self.contract.view(s, seat, out)
        return out

    def legal(self, s: Any) -> list[int]:
        """The legal move codes, in the game's order."""
        out = np.zeros(self.max_moves, np.int16)
        return [int(code) for code in out[: self.contract.legal(s, out)]]
