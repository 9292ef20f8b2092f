"""Moves as a person handles them: a code, a notation, a sentence; and the legal moves of a position."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

import numpy as np

from argosy.kernel.game import Game
from argosy.play.errors import AmbiguousMove, ForeignMove, GameOver, IllegalMove, UnknownMove
from argosy.play.telling import seat_name, speak


@dataclass(frozen=True)
class Move:
    """One move of a game. Moves are equal when they have the same code in the same game."""

    game: Game = field(repr=False, compare=False)
    code: int
    name: str = field(init=False, repr=False)  # of the game
    names: tuple[str, ...] | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.game.name)

    @property
    def text(self) -> str:
        """The notation: short, exact, the same everywhere in the game."""
        return self.game.rules.notation[self.code]

    def words(self, lang: str = "en") -> str:
        """The move as a sentence in English (en), German (de) or Dutch (nl)."""
        return speak(self.game, self.game.face.describe(self.code), lang, self.names)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __int__(self) -> int:
        return self.code

    __index__ = __int__


class Moves:
    """The legal moves: count them, go through them, ask ``"sail" in match.moves``."""

    # a Sequence in all but its type, so that mypy lets a text be looked for among moves

    def __init__(
        self, game: Game, codes: Sequence[int], seat: int | None, names: tuple[str, ...] | None = None
    ) -> None:
        self.game = game
        self.codes = tuple(codes)
        self.seat = seat
        self.names = names

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Move]:
        return (self._move(code) for code in self.codes)

    @overload
    def __getitem__(self, which: int) -> Move: ...
    @overload
    def __getitem__(self, which: slice) -> list[Move]: ...
    def __getitem__(self, which: int | slice) -> Move | list[Move]:
        if isinstance(which, slice):
            return [self._move(code) for code in self.codes[which]]
        return self._move(self.codes[which])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.name == self.game.name and move.code in self.codes
        if isinstance(move, str):
            return any(self.game.rules.notation[code] == move for code in self.codes)
        return move in self.codes

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {', '.join(self.texts)}>"

    @property
    def texts(self) -> list[str]:
        """The notation of every legal move."""
        return [self.game.rules.notation[code] for code in self.codes]

    def find(self, move: Move | int | str) -> Move:
        """The legal move that is meant: a move, its code, its notation or the unique beginning of one."""
        if not self.codes:
            raise GameOver(move=self._called(move))
        if isinstance(move, str):
            return self._by_text(move)
        if isinstance(move, Move) and move.name != self.game.name:
            raise ForeignMove(move=move.text, other=move.game.title, game=self.game.title)
        if not isinstance(move, Move | int | np.integer):
            raise self._unknown(str(move))
        code = int(move)
        if code not in self.codes:
            raise self._illegal(self._called(move)) if self._exists(code) else self._unknown(str(code))
        return self._move(code)

    def _by_text(self, text: str) -> Move:
        wanted = " ".join(text.split()).lower()
        for code in self.codes:
            if self.game.rules.notation[code].lower() == wanted:
                return self._move(code)
        if any(known.lower() == wanted for known in self.game.rules.codes):
            raise self._illegal(wanted)
        begins = [code for code in self.codes if wanted and self.game.rules.notation[code].lower().startswith(wanted)]
        if len(begins) > 1:
            raise AmbiguousMove(move=wanted, several=[self.game.rules.notation[code] for code in begins])
        if not begins:
            raise self._unknown(text.strip())
        return self._move(begins[0])

    def _exists(self, code: int) -> bool:
        return 0 <= code < len(self.game.rules.notation) and bool(self.game.rules.notation[code])

    def _called(self, move: Move | int | str) -> str:
        if isinstance(move, int) and self._exists(move):
            return self.game.rules.notation[move]
        return str(move)

    def _illegal(self, text: str) -> IllegalMove:
        return IllegalMove(move=text, seat=self._who(), legal=self.texts)

    def _unknown(self, text: str) -> UnknownMove:
        close = difflib.get_close_matches(text.lower(), self.texts, n=3, cutoff=0.6)
        return UnknownMove(move=text, game=self.game.title, seat=self._who(), legal=self.texts, close=close)

    def _who(self) -> str:
        return "" if self.seat is None else seat_name(self.seat, "en", self.names)

    def _move(self, code: int) -> Move:
        return Move(self.game, code, self.names)
