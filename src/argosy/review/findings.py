"""What a review finds, as data: moments, steps, turning points and players."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from argosy.play import Match, Move
from argosy.review.sums import Sum, sums

METHOD = 8  # reviews by another method are not shown: their parts mean something else


@dataclass(frozen=True)
class Moment:
    """The table after so many moves: the chance of every seat."""

    made: int
    round: int | None
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Step:
    """One move of the game: what it changed for every seat, and what a better one would have been."""

    number: int  # counted from 1
    turn: int  # moves of one seat in a row are a turn, alone those until the rival moves; counted from 1
    seat: int
    code: int
    text: str
    kind: str  # the name of the question
    choices: int  # how many moves were legal
    change: tuple[float, ...]  # in the chance of every seat
    gained: tuple[float, ...]  # the part of it that the decision brought: what it gave away, and who got it
    luck: tuple[float, ...]  # the rest
    drawn: bool = False  # whether chance showed something new: a card, a die
    by_chance: tuple[int, ...] = ()  # the sentences of its log that would have been others in another deal
    stake: float = 0.0  # what a move chosen blindly gives away on average
    loss: float = 0.0  # what the move gave away of the mover's chance, against the best move found
    best: str = ""  # the best move found, where it is better for sure
    chance: float | None = None  # of the mover, after the move that was made and …
    best_chance: float | None = None  # … after the best one
    line: tuple[str, ...] = ()  # the best move and how its turn could have gone on
    codes: tuple[int, ...] = ()  # the same as codes


@dataclass(frozen=True)
class Turning:
    """A turn in which much was given away, or in which luck struck."""

    number: int  # the move that mattered most in it
    turn: int
    seat: int  # who moved
    who: int  # whose chance swung
    swing: float
    luck: float  # the same where it was luck, else 0
    round: int | None = None
    brings: tuple[tuple[int, str, float], ...] = ()  # seat, line of the sheet, points that the better line brings more


@dataclass(frozen=True)
class Event:
    """A stroke of luck for one player."""

    number: int  # the move after which it struck
    round: int | None
    luck: float


@dataclass(frozen=True)
class Player:
    """What a review says of one seat. `start + luck + own + others` is the result: 1, 0, or a shared victory."""

    seat: int
    name: str
    accuracy: float | None  # 0 to 100; None when the seat had nothing to choose
    decisions: int  # with more than one legal move
    mistakes: int  # that gave away at least 3 % of a win
    lost: float  # chance given away in all
    start: float  # the chance before the first move
    luck: float
    own: float  # what the seat's own decisions changed
    others: float  # what the decisions of the others changed
    by: tuple[float, ...]  # the same by seats, one's own among them
    result: float
    events: tuple[Event, ...] = ()  # the largest strokes of luck
    drawn: float = 0.0  # what all strokes of luck brought, those without a name as well


@dataclass(frozen=True)
class Review:
    """The review of one finished game."""

    game: str
    budget: int  # deals that each position was judged in
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moments: tuple[Moment, ...]
    steps: tuple[Step, ...]
    turnings: tuple[Turning, ...]
    players: tuple[Player, ...]
    match: Match = field(repr=False, compare=False)

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.scores)

    def data(self) -> dict[str, Any]:
        """Everything as plain values."""
        parts = {name: getattr(self, name) for name in ("moments", "steps", "turnings", "players")}
        told: dict[str, Any] = {name: [asdict(one) for one in found] for name, found in parts.items()}
        return {
            "method": METHOD, "sums": [asdict(one) for one in self.sums()],
            "game": self.game, "budget": self.budget, "scores": list(self.scores), "ranks": list(self.ranks), **told,
        }  # fmt: skip

    def sums(self) -> list[Sum]:
        """For every seat: start + luck + own + others = result, in whole per cent that add up."""
        return sums(self.players)

    def json(self) -> str:
        """Everything as JSON."""
        return json.dumps(self.data(), indent=1, ensure_ascii=False) + "\n"

    def better(self, number: int, lang: str = "en") -> str | None:
        """The better move at a step, with its line, in words; None when none was found."""
        step = self.steps[number - 1]
        if not step.codes:
            return None
        return " → ".join(Move(self.match.game, code, self.match.names).words(lang) for code in step.codes)

    def costliest(self, turn: int) -> Step | None:
        """The move of a turn that gave most away, where a better one was found."""
        found = [step for step in self.steps if step.turn == turn and step.codes]
        return max(found, key=lambda step: step.loss) if found else None

    def unveils(self, number: int) -> bool:
        """Whether a step ends the game and shows what had been hidden until then."""
        return number == len(self.steps) and self.steps[number - 1].drawn

    def told(self, number: int, lang: str = "en") -> str:
        """What happened at a step, as spectators read it; in the words of the move when they read nothing."""
        step = self.steps[number - 1]
        lines = self.match.story(None, lang)[number - 1]
        name = self.match.name(step.seat, lang)
        return " ".join(lines) or f"{name}: {Move(self.match.game, step.code, self.match.names).words(lang)}"

    def text(self, lang: str = "en") -> str:
        """The report in words."""
        from argosy.review.report import report

        return report(self, lang)

    def svg(self, lang: str = "en", theme: str = "day", fonts: bool = False) -> str:
        """The chart of the chances, a whole picture that carries its colours; `fonts` puts the typefaces in."""
        from argosy.draw import standalone

        return standalone(self.drawing(lang), theme, fonts)

    def drawing(self, lang: str = "en") -> str:
        """The same for a page that has the stylesheet."""
        from argosy.review.graph import graph

        return graph(self, lang)

    def _repr_svg_(self) -> str:
        return self.svg()
