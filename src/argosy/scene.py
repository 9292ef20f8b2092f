"""What all pictures of a game share: the view, the moves that can be clicked, the language, the people's names."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from argosy.draw import Picture, group, target_rect, thing
from argosy.kernel.game import Line
from argosy.kernel.position import Position
from argosy.kernel.stack import SEAT
from argosy.words import say_line

V = TypeVar("V", bound=Position)


class Scene(Generic[V]):
    """The table as one viewer sees it. A game derives its own, with its name and how it describes moves."""

    game: ClassVar[str]
    describe: ClassVar[staticmethod[[int], Line]]  # a move code as a sentence

    def __init__(self, view: V, moves: Iterable[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> None:
        self.view = view
        self.codes = [int(getattr(move, "code", move)) for move in moves]  # moves may be codes or things that have one
        self.moves = frozenset(self.codes)
        self.lang = lang
        self.names = tuple(names)

    @property
    def acting(self) -> int:
        """The seat that decides, -1 when the game is over."""
        return int(self.view.asks[self.view.depth - 1, SEAT]) if self.view.depth > 0 else -1

    @property
    def me(self) -> int:
        """Whose things are shown: the viewer's own; for everybody else those of the seat that acts."""
        return int(self.view.viewer) - 1 if self.view.viewer > 0 else max(0, self.acting)

    def say(self, key: str, **facts: Any) -> str:
        """Words of the board."""
        return self.line(Line(key, facts))

    def name(self, seat: int) -> str:
        """The person on a seat."""
        if seat < len(self.names):
            return self.names[seat]
        return say_line(self.game, self.lang, Line("seat", {"n": seat + 1}))

    def line(self, line: Line) -> str:
        """A line of the game's words, with people in place of seats."""
        return say_line(self.game, self.lang, self._with_names(line))

    def _with_names(self, line: Line) -> Line:
        facts: dict[str, Any] = {}
        for name, fact in line.facts.items():
            if isinstance(fact, Line):
                fact = self._named(fact)
            elif isinstance(fact, list):
                fact = [self._named(one) if isinstance(one, Line) else one for one in fact]
            facts[name] = fact
        return Line(line.key, facts)

    def _named(self, line: Line) -> Line | str:
        return self.name(int(line.facts["n"])) if line.key == "seat" else self._with_names(line)

    def label(self, code: int) -> str:
        """What a move says it does."""
        return _described(self.game, self.lang, self.describe, int(code))

    def legal(self, codes: Iterable[int]) -> list[int]:
        """Those of some moves that are legal now, in the given order."""
        return [int(code) for code in codes if int(code) in self.moves]

    def called(self, thing: str) -> str:
        """The name of a thing that the lexicon has a card for; games that have a lexicon say it."""
        return ""

    def thing(self, name: str, *inside: str, label: str = "", value: object = "", **named: Any) -> str:
        """Something drawn that has a card in the lexicon (`Face.explain`); it says its name, and its value."""
        said = label or f"{self.called(name)} {value}".strip()
        return thing(name, said, *inside, **named) if said else group(*inside, data_thing=name, **named)

    def pick(self, name: str, code: int, place: tuple[float, float, float, float], face: str, marks: str) -> str:
        """A thing with its marks; when it can be taken there is a target over it, and the marks lie above its wash."""
        if int(code) not in self.moves:
            return self.thing(name, face, marks)
        above = group(marks, aria_hidden="true", pointer_events="none")  # the label of the move says what is there
        return self.thing(name, face) + target_rect(*place, int(code), self.label(int(code))) + above

    def picture(self, parts: Iterable[str], width: float, height: float, key: str, **facts: Any) -> Picture:
        """A picture with a spoken label."""
        return Picture("".join(parts), width, height, self.say(key, **facts))


@functools.lru_cache(1 << 14)
def _described(game: str, lang: str, describe: Any, code: int) -> str:
    """A page says the same of the same move again and again."""
    return say_line(game, lang, describe(code))
