"""What all pictures of a game share: the view, the moves that can be clicked, the language, the people's names."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from argosy.draw import Picture, group, target_rect, thing
from argosy.kernel.game import Entry, Line
from argosy.kernel.position import Position
from argosy.kernel.stack import SEAT
from argosy.words import say, say_line

V = TypeVar("V", bound=Position)
T = TypeVar("T")


def acting_in(view: Position) -> int:
    """The seat that decides, -1 when the game is over."""
    return int(view.asks[view.depth - 1, SEAT]) if view.depth > 0 else -1


def shown_in(view: Position) -> int:
    """Whose things are shown: the viewer's own; for everybody else those of the seat that acts."""
    return int(view.viewer) - 1 if view.viewer > 0 else max(0, acting_in(view))


def explained(
    view: V,
    thing: str,
    plain: Mapping[str, Callable[[V, int], Entry]],
    families: Mapping[str, Callable[[V, str, int], Entry | None]],
) -> Entry | None:
    """The card of a drawn thing, made by its name or by the family before its first hyphen; None where there is none.
    A thing "of" a seat is that seat's, any other belongs to whose things are shown."""
    name, _, owner = thing.partition("-of-")
    seat = int(owner) if owner.isdecimal() and int(owner) < view.seats else shown_in(view)
    if name in plain:
        return plain[name](view, seat)
    kind, _, rest = name.partition("-")
    return families[kind](view, rest, seat) if kind in families else None


class Looked:
    """A view that notes which of its fields are looked at. Compiled rules do not take it; their plain twins do."""

    __slots__ = ("__dict__", "_view")

    def __init__(self, view: Any) -> None:
        self._view = view

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._view, name)
        self.__dict__[name] = value
        return value


class Legal(Set[int]):
    """The legal moves; they note which ones are asked for, and whether all are."""

    def __init__(self, codes: Sequence[int]) -> None:
        self.codes, self.asked, self.whole, self.any = frozenset(codes), set[int](), False, False

    def __contains__(self, code: object) -> bool:
        self.asked.add(code)  # type: ignore[arg-type]  # whatever it is, it is asked for again
        return code in self.codes

    def __iter__(self) -> Iterator[int]:
        self.whole = True
        return iter(self.codes)

    def __len__(self) -> int:
        self.whole = True
        return len(self.codes)

    def __bool__(self) -> bool:
        self.any = True
        return bool(self.codes)


class Scene(Generic[V]):
    """The table as one viewer sees it. A game derives its own, with its name and how it describes moves."""

    game: ClassVar[str]
    describe: ClassVar[staticmethod[[int], Line]]  # a move code as a sentence

    def __init__(self, view: V, moves: Iterable[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> None:
        self.view = view
        self._codes = [int(getattr(move, "code", move)) for move in moves]  # moves may be codes or things that have one
        self.moves = Legal(self._codes)
        self.lang = lang
        self.names = tuple(names)
        self.answers: dict[tuple[Any, ...], Any] = {}
        self.drawn: set[int] = set()  # the moves that have a place in a picture, in games that need to know

    @property
    def codes(self) -> list[int]:
        """The legal moves in their order."""
        self.moves.whole = True
        return self._codes

    def ask(self, question: Callable[..., T], *facts: Any) -> T:
        """Something that is found out from the whole view: a picture depends on the answer, not on what it takes."""
        asked = (question, *facts)
        if asked not in self.answers:
            self.answers[asked] = question(self.view._view if isinstance(self.view, Looked) else self.view, *facts)
        answer: T = self.answers[asked]
        return answer

    @property
    def acting(self) -> int:
        """The seat that decides, -1 when the game is over."""
        return self.ask(acting_in)

    @property
    def me(self) -> int:
        """Whose things are shown: the viewer's own; for everybody else those of the seat that acts."""
        return self.ask(shown_in)

    def say(self, key: str, **facts: Any) -> str:
        """Words of the board."""
        if any(isinstance(fact, (Line, list, tuple)) for fact in facts.values()):
            return self.line(Line(key, facts))
        return say(self.game, self.lang, key, **facts)

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


@dataclass(frozen=True)
class Glance:
    """What was looked at for a picture. As long as all of it is the same, the picture is."""

    said: tuple[Any, ...]  # language and names
    fields: tuple[tuple[str, bytes], ...]
    answers: tuple[tuple[tuple[Any, ...], Any], ...]
    asked: frozenset[int]  # moves
    legal: frozenset[int]  # of those
    any: bool | None  # whether there are moves, where that was asked
    whole: tuple[int, ...] | None  # all moves, where all were looked at
    drawn: frozenset[int]

    @classmethod
    def of(cls, scene: Scene[Any]) -> Glance:
        """What a scene was asked while something was drawn in it."""
        moves = scene.moves
        return cls(
            (scene.lang, scene.names),
            tuple((name, value.tobytes()) for name, value in vars(scene.view).items()),
            tuple(scene.answers.items()),
            frozenset(moves.asked), moves.codes & moves.asked, bool(moves.codes) if moves.any else None,
            tuple(scene._codes) if moves.whole else None, frozenset(scene.drawn),
        )  # fmt: skip

    def holds(self, scene: Scene[Any]) -> bool:
        """Whether a scene that nothing was drawn in yet would show the same."""
        view = scene.view._view
        return (
            self.said == (scene.lang, scene.names)
            and self.legal == self.asked & scene.moves.codes
            and self.any in (None, bool(scene._codes))
            and self.whole in (None, tuple(scene._codes))
            and all(getattr(view, name).tobytes() == value for name, value in self.fields)
            and all(question[0](view, *question[1:]) == answer for question, answer in self.answers)
        )


def inline(picture: Callable[[Any], Picture], cls: str) -> Callable[[Any], str]:
    """How a picture is drawn as an element of a page."""
    return lambda scene: picture(scene).svg(cls)


class Pieces(Mapping[str, str]):
    """The pictures of a table, each drawn by itself when it is asked for; it then tells what was looked at for it.

    `last` is drawn after all others: it shows the moves that have no place in them.
    """

    def __init__(
        self, scene: Callable[[Any], Scene[Any]], view: Any, draw: Mapping[str, Callable[[Any], str]], last: str = ""
    ) -> None:
        self.scene, self.view, self.draw, self.last = scene, view, draw, last
        self.glances: dict[str, Glance] = {}
        self._shown: dict[str, str] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self.draw)

    def __len__(self) -> int:
        return len(self.draw)

    def __getitem__(self, name: str) -> str:
        if name not in self._shown:
            scene = self.scene(Looked(self.view))
            if name == self.last:
                scene.drawn |= self._placed()
            self._shown[name] = self.draw[name](scene)
            self.glances[name] = Glance.of(scene)
        return self._shown[name]

    def same(self, name: str, before: Glance) -> bool:
        """Whether a picture is what it was when it was last drawn, by what was looked at then."""
        if name == self.last or not before.holds(self.scene(Looked(self.view))):
            return False
        self.glances[name] = before
        return True

    def _placed(self) -> frozenset[int]:
        """The moves that have a place in the other pictures."""
        for name in self.draw:
            if name != self.last and name not in self.glances:
                self[name]
        return frozenset().union(*(self.glances[name].drawn for name in self.draw if name != self.last))


@functools.lru_cache(1 << 14)
def _described(game: str, lang: str, describe: Any, code: int) -> str:
    """A page says the same of the same move again and again."""
    return say_line(game, lang, describe(code))
