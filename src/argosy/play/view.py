"""What one seat may see: the only thing that a bot, a page or a log is given."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from argosy.kernel.game import Game, Line
from argosy.kernel.position import bytes_of
from argosy.play.moves import Moves
from argosy.play.telling import seat_line, seat_name, sheet_name, speak
from argosy.play.text import write

SPECTATOR = -1


class Reading(np.record):  # type: ignore[misc]  # NumPy's stubs know of no further kinds of records
    """A record that is only read: each field is looked up once. NumPy's own records take fifty times as long, and
    whoever draws or tells a table reads thousands of fields. To kernels it is a record like any other."""

    __getattribute__ = np.void.__getattribute__

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except (KeyError, ValueError):
            raise AttributeError(name) from None
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} is only read here; change a copy of the record")


@functools.cache
def _to_read(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The kind of such records, one for each kind of position: compiled rules find out only once what it is."""
    return np.dtype((Reading, kind))


class Rival(NamedTuple):
    """The game's own opponent of who plays alone, as the end of a game lists it beside the players."""

    name: str
    score: int
    sheet: dict[str, int]  # adds up to the score


class Seen(NamedTuple):
    """A move that everybody at the table saw, and what the viewer saw before it."""

    state: Any
    code: int


class View:
    """A position as a seat sees it. `state` is a record like that of the match, in which everything hidden is zero.

    `past` are the moves so far that the seat could follow, its own among them (`Brain.open_moves`), in games where bots
    guess hidden cards by them; empty where nobody kept them.
    """

    def __init__(
        self, game: Game, state: Any, names: tuple[str, ...] | None = None, past: tuple[Seen, ...] = ()
    ) -> None:  # fmt: skip
        self.game = game
        self.state = state
        self.names = names
        self.past = past

    @classmethod
    def of(
        cls, game: Game, position: Any, seat: int | None, names: tuple[str, ...] | None = None,
        past: tuple[Seen, ...] = (),
    ) -> View:  # fmt: skip
        """What a seat sees of a true position; no seat is a spectator."""
        return cls(game, game.rules.view(position, SPECTATOR if seat is None else seat), names, past)

    @functools.cached_property
    def reading(self) -> Any:
        """The same state for those who read much of it and change nothing: words, logs and pictures."""
        return np.frombuffer(bytearray(bytes_of(self.state)), _to_read(self.state.dtype))[0]

    @functools.cached_property
    def seat(self) -> int | None:
        """Who looks; None is a spectator."""
        viewer = int(self.state.viewer)
        return viewer - 1 if viewer > 0 else None

    @functools.cached_property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None when the game is over."""
        seat = int(self.game.rules.kernels.to_act(self.state))
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    @property
    def moves(self) -> Moves:
        """The legal moves, if it is this seat's turn; otherwise none."""
        mine = self.seat is not None and self.seat == self.to_move
        return Moves(self.game, self.game.rules.legal(self.state) if mine else (), self.seat, self.names)

    @property
    def scores(self) -> list[int]:
        """The points that this seat sees: secret ones count when they are shown."""
        return numbers(self.game, self.game.rules.kernels.scores, self.state)

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat line by line, as far as the viewer can see."""
        return sheet_of(self.game, self.state, seat)

    def rival(self, lang: str = "en") -> Rival | None:
        """The game's own opponent with its points, where somebody plays alone against one."""
        line = self.game.face.rival(self.reading) if self.game.face.rival else None
        if line is None:
            return None
        sheet = sheet_of(self.game, self.state, self.seats)
        return Rival(speak(self.game, line, lang, self.names), sum(sheet.values()), sheet)

    def sheet_words(self, seat: int, lang: str = "en") -> dict[str, int]:
        """The same with the lines in words."""
        return {sheet_name(self.game, line, lang): points for line, points in self.sheet(seat).items()}

    def prompt(self, lang: str = "en") -> str:
        """The question that is asked now, or who has won."""
        if not self.over:
            return speak(self.game, self.game.face.prompt(self.reading), lang, self.names, self.seat)
        ranks = numbers(self.game, self.game.rules.kernels.ranks, self.state)
        seats = [seat_line(seat) for seat in range(self.seats) if ranks[seat] == 1]
        rival = self.rival(lang)
        if not seats and rival is not None:  # alone, beaten by the game's own opponent
            facts = {"points": self.scores[0], "rival": rival.name, "theirs": rival.score}
            line = Line("over-lost", {"loser": seat_line(0), **facts})
        else:
            best = self.scores[int(seats[0].facts["n"])]
            line = Line("over-won" if len(seats) == 1 else "over-shared", {"winners": seats, "points": best})
        return speak(self.game, line, lang, self.names, self.seat)

    def plain(self, lang: str = "en") -> str:
        """The table in characters, as a terminal shows it."""
        names = [seat_name(seat, lang, self.names) for seat in range(self.seats)]
        return "\n".join(self.game.face.plain(self.state, lang, names)) if self.game.face.plain else ""

    def svg(self, lang: str = "en", theme: str = "day") -> str:
        """The table as one whole picture that carries its colours and icons; the theme is day or night."""
        from argosy.draw import standalone  # who only computes does not load what draws

        return standalone(self.drawing(lang), theme)

    def drawing(self, lang: str = "en") -> str:
        """The same for a page that has the stylesheet; what this seat may do next can be clicked."""
        return self.game.face.svg(self.reading, self.moves.codes, lang, self.names or ())

    def features(self) -> Mapping[str, float]:
        """What the view says as named numbers for learning."""
        out = np.zeros(len(self.game.brain.features), np.float32)
        self.game.brain.kernels.features(self.state, out)
        return dict(zip(self.game.brain.features, out.tolist(), strict=True))

    def text(self) -> str:
        """The view in readable lines; it is no position, so it cannot be read back as one."""
        return write(self.game, self.state)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.game.name == other.game.name and bytes_of(self.state) == bytes_of(other.state)

    def __hash__(self) -> int:
        return hash((self.game.name, bytes_of(self.state)))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else seat_name(self.seat, "en", self.names)
        return f"<{self.game.title} as {who} sees it: {self.prompt()}>"


def numbers(game: Game, kernel: Any, position: Any) -> list[int]:
    """What a kernel writes for every seat."""
    out = np.zeros(game.rules.seats[-1], np.int16)
    kernel(position, out)
    return [int(number) for number in out[: int(position.seats)]]


def sheet_of(game: Game, position: Any, seat: int) -> dict[str, int]:
    """The score sheet of one seat, in the game's order."""
    out = np.zeros(len(game.rules.sheet), np.int16)
    game.rules.kernels.sheet(position, seat, out)
    return dict(zip(game.rules.sheet, out.tolist(), strict=True))
