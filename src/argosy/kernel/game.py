"""What a game package offers to everything above it: one `Game`, made of four small records.

`Rules` is what may be done and what follows, `Face` what people see and read, `Brain` what bots need, `Story` what a
campaign carries from game to game. Above the games nobody knows a game by name.
"""

from __future__ import annotations

import functools
import importlib
import pathlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from argosy.kernel import loops
from argosy.kernel.bind import bind
from argosy.kernel.compile import home
from argosy.kernel.content import owner
from argosy.kernel.position import Position, blank

if TYPE_CHECKING:
    from argosy.kernel.books import Books


@dataclass(frozen=True)
class Option:
    """A variant or setting that a table can choose: a whole number, or a yes and no."""

    default: int | bool
    choices: Sequence[int | bool] = (False, True)
    seats: Sequence[int] = ()  # it matters with so many players only; empty: always

    def offers(self, value: object) -> bool:
        """Whether this can be chosen."""
        return isinstance(value, int) and value in self.choices


class BadOption(ValueError):
    """An option that the game does not have, or a value that it does not offer."""

    def __init__(self, name: str, value: object, option: Option | None) -> None:
        super().__init__(f"{name}={value!r}")
        self.name, self.value, self.option = name, value, option


@dataclass(frozen=True)
class Line:
    """One sentence to be said: a message of the game's words and what fills it."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def late(module: str, name: str) -> Callable[..., Any]:
    """A function that is imported when it is first called: who only computes does not load what draws."""

    def call(*arguments: Any, **named: Any) -> Any:
        return getattr(importlib.import_module(module), name)(*arguments, **named)

    return call


def drawings(game: str) -> dict[str, Any]:
    """What a game has where every game has it: ``face/board.py``, ``board_plain.py``, ``cover.py``, ``books.py``."""
    face = f"argosy.games.{game}.face"
    return {
        "svg": late(f"{face}.board", "svg"),
        "fragments": late(f"{face}.board", "parts"),
        "plain": late(f"{face}.board_plain", "plain"),
        "cover": late(f"{face}.cover", "cover"),
        "books": lambda: importlib.import_module(f"{face}.books").BOOKS,
    }


@dataclass(frozen=True)
class Rules:
    """What may be done and what follows: kernels over one record, and the notation of moves."""

    version: int  # raised whenever behaviour changes; old records are refused
    seats: range
    options: Mapping[str, Option]  # in the order in which `setup` reads them
    State: type[Position]
    contract: ModuleType  # the kernels, by the names of `anygame`
    notation: Sequence[str]  # the text of every move code; "" where a code is not used
    sheet: Sequence[str]  # the lines of the score sheet
    ledgers: Sequence[str]  # the accounts that `ledger` checks
    asks: Sequence[str]  # the names of the questions
    longest: int  # no game has more decisions
    components: Callable[[], Any]  # the component set: rows, sources, hash (see `components`)

    @functools.cached_property
    def name(self) -> str:
        """The folder of the game."""
        return owner(self.contract.__name__)

    @property
    def kernels(self) -> Any:
        """The contract; its rules run compiled, or plain as long as that is not there (see `plain`)."""
        return self.contract

    @property
    def loops(self) -> Any:
        """Whole games in compiled loops (see `loops`)."""
        return bind(loops, self.name)

    @functools.cached_property
    def max_moves(self) -> int:
        """The most legal moves that a decision can offer."""
        return int(self.contract.MAX_MOVES)

    @functools.cached_property
    def codes(self) -> dict[str, int]:
        """The move code of every notation."""
        return {text: code for code, text in enumerate(self.notation) if text}

    def start(self, seats: int, seed: int, options: Sequence[int]) -> Any:
        """The starting position."""
        s = blank(self.State)
        self.kernels.setup(s, seats, np.array(options, np.int16), np.uint64(seed))
        return s

    def view(self, s: Any, seat: int) -> Any:
        """What a seat may see; seat -1 is a spectator."""
        out = blank(self.State)
        self.kernels.view(s, seat, out)
        return out

    def legal(self, s: Any) -> list[int]:
        """The legal move codes, in the game's order."""
        out = np.zeros(self.max_moves, np.int16)
        return [int(code) for code in out[: self.kernels.legal(s, out)]]


@dataclass(frozen=True)
class Entry:
    """A card of the lexicon: what a thing is, what it does, what it means now for the viewer, what it costs."""

    name: Line
    kind: Line | None = None  # what sort of thing it is, in a word or two
    does: Sequence[Line] = ()
    now: Sequence[Line] = ()
    costs: Sequence[Line] = ()
    rule: str = ""  # words that lead to the section of the game's rules, such as "auctions" (see `rulebook`)


AREAS = (  # where a table's page can put fragments
    "board",  # the first fills its place, the others lie below it
    "mine",  # before the viewer, beside the board
    "wide",  # the same, after the rest
    "more",
    "dock",  # one row over the whole width, at the foot of the page
    "rail",  # below the players
    "reading",  # below the reading place, where that is at the foot of the rail
)
FRAMES = (  # how a table's page can differ from the others
    "reading-rail",  # what is pointed at is read at the foot of the rail, not in the question
    "reel-top",  # what happened since one's turn stands in the bar at the top
    "log-sheet",  # log, chat and notes are a sheet that is opened, not a part of the rail
)


@dataclass(frozen=True)
class Face:
    """What people see and read. Messages that every game has: lead, lead-long and those of its questions and moves."""

    describe: Callable[[int], Line]  # a move code as a sentence
    prompt: Callable[[Any], Line]  # the question on top of a view's stack as a sentence
    tell: Callable[[Any, int, Any], list[Line]]  # what a viewer saw happen: view before, move, view after
    svg: Callable[..., str]  # svg(view, moves, lang, names): the table as one viewer sees it
    opening: Callable[[Any], list[Line]] | None = None  # how a game began, which the first move tells as well
    preview: Callable[[Any, int], Line | None] | None = None  # what a move costs and brings, in a line
    facts: Callable[[Any], list[Line]] | None = None  # the line of facts under the question
    fragments: Callable[..., Mapping[str, str]] | None = None  # fragments(view, moves, lang, names): inline pictures
    plain: Callable[..., list[str]] | None = None  # plain(view, lang, names): the table in characters, line by line
    areas: Mapping[str, Sequence[str]] = field(default_factory=dict)  # where a page puts fragments: see `AREAS`
    frame: Sequence[str] = ()  # choices of the page's frame: see `FRAMES`
    explain: Callable[[Any, str], Entry | None] | None = None  # the card of a drawn thing (its data-thing) for a view
    portrait: Callable[..., str] | None = None  # portrait(view, thing, lang, names): pictures on such a card, as HTML
    barred: Callable[[Any], list[tuple[Line, Line]]] | None = None  # what cannot be done now, and why not
    idle: Callable[[Any, int], bool] | None = None  # whether a move is one that one mostly leaves out
    rival: Callable[[Any], Line | None] | None = (
        None  # who plays for the game itself, with the sheet behind the last seat
    )
    progress: Callable[[Any], tuple[int, int]] | None = None  # the round, from 1, of how many; 0: unknown
    minutes: str = "60–90"  # how long a game takes around a table
    stage: str = "beta"  # alpha, beta or production
    books: Callable[[], Books] | None = None  # what its log accounts for
    cover: Callable[[], str] | None = None  # a picture of the game for the lobby, as SVG
    icon: str = "ship"  # the sign of the game among the icons of the house


@dataclass(frozen=True)
class Brain:
    """What bots need of a game: kernels by the names of `argosy.brains.anybrain`, and how far they look ahead."""

    contract: ModuleType
    features: Sequence[str]  # one name for every number of `features`
    foresees: bool = False  # whether captains have learned to see more than the judgement (`argosy.bots.foreseeing`)
    ahead: int = 0  # decisions that bots let everybody play by rule of thumb before they judge; 0: they search a turn
    captains_ahead: Mapping[int, int] = field(default_factory=dict)  # by seats, where captains let it go on longer
    captains_company: int = 0  # iterations of a captain's search from which on others decide as mates; 0: never
    open_moves: frozenset[int] = frozenset()  # codes that everybody sees made, by which hidden cards can be guessed
    guesses: int = 0  # deals that an admiral weighs by the moves that were seen (`argosy.bots.guessing`); 0: none
    admirals_ahead: int = 24  # decisions that everybody plays on as an admiral's network likes; 0: a captain's search
    admirals_trust: float = 1.0  # how much the network's prize counts where that ends, against what captains foresee
    admirals: bool = False  # whether what was learned (`argosy.training`) beats captains: then it is a level at tables

    @property
    def kernels(self) -> Any:
        """The contract; its rules run compiled, or plain as long as that is not there (see `plain`)."""
        return self.contract


@dataclass(frozen=True)
class Story:
    """What a campaign carries from one game into the next, and how it is told."""

    carried: Mapping[str, Option]  # what a campaign's game reads behind its options
    archive: Callable[[Any], Mapping[str, int]]  # a finished game as `carried` of the next; {}: no more
    chapters: Mapping[int, Mapping[str, int]]  # where a campaign can begin, as `carried`
    opening: Callable[[Any], list[Line]]  # what is read aloud before the first move, from a view
    inclined: Callable[[Any, Sequence[int], int], int]  # view, legal moves, usual move: the move of who loves the story
    votes: Callable[[int], bool]  # whether a move code is a vote
    atlas: Atlas | None = None  # for pages


@dataclass(frozen=True)
class StoryPage:
    """One side of a story card, to be read aloud."""

    card: str
    side: str  # front or back
    chapter: int
    title: Line
    text: Line
    voice: str  # who speaks, by a short name
    speaker: Line
    rule: Line | None = None  # what is new in the rules
    place: Line | None = None  # where the story goes on; none on a back
    pays: Sequence[Line] = ()
    gains: Sequence[Line] = ()


@dataclass(frozen=True)
class Vote:
    """A question of the story to everybody at the table."""

    card: str
    reader: int  # who decides when the votes are equal
    choices: Sequence[Line]
    codes: Sequence[int]  # the move that votes for each choice
    cast: Mapping[int, int]  # who has voted, and for which choice
    waiting: Sequence[int]  # who has not, in the order in which the rules ask them


@dataclass(frozen=True)
class Change:
    """Something that a campaign changed in the world for good, or for the time being."""

    key: str
    icon: str
    title: Line
    about: Line
    bad: bool = False


@dataclass(frozen=True)
class Atlas:
    """A campaign for a page: its cards to be read, its votes, and what they made of the world.

    Views are those of anybody, and nothing is told of cards that have not been laid out.
    """

    pages: Callable[[Any, Mapping[str, int]], list[tuple[str, str]]]  # a view, and what its game began with: what was
    # read in this game, (card, side), in order
    page: Callable[[str, str], StoryPage]
    vote: Callable[[Any], Vote | None]  # from a view: the vote that is open
    told: Callable[[Any, Mapping[str, int]], list[tuple[str, int | None]]]  # the same: cards fulfilled, what was chosen
    opens: Callable[[Mapping[str, int]], list[str]]  # from what is carried: the cards that the next game begins with
    changes: Callable[[Mapping[str, int]], list[Change]]  # from what is carried
    brings: Callable[[str, Mapping[str, int]], list[Change]]  # a card and what is carried: what its front will change
    quests: Callable[[str, int], list[Line]]  # a card and the number of players: where quests are laid
    chart: Callable[..., str]  # chart(carried, cards, lang): the world as it stands, and where those cards lead to
    strip: Callable[..., str]  # strip(card, lang): the part of the chart that a card speaks of
    portrait: Callable[[str], str]  # whoever speaks, as a small picture
    ending: Callable[[Any], str | None]  # from a view: how the story ended; the messages story-ending-… say it


@dataclass(frozen=True)
class Game:
    """A game as the rest of the house knows it."""

    name: str  # the folder: goa
    title: str  # the name on the box
    rules: Rules
    face: Face
    brain: Brain
    story: Story | None = None

    def __deepcopy__(self, memo: Any) -> Game:
        return self  # there is one of each

    @property
    def home(self) -> pathlib.Path:
        """The folder in which its words, help and components lie."""
        return home(self.name)

    @property
    def carried(self) -> Mapping[str, Option]:
        """What a campaign's game reads behind its options."""
        return self.story.carried if self.story else {}

    def chosen(self, options: Mapping[str, int | bool]) -> dict[str, int | bool]:
        """Every option in its order with its value, in a campaign also what it carries along; else `BadOption`."""
        known = dict(self.rules.options)
        if not options.keys().isdisjoint(self.carried):
            known |= self.carried
        for name, value in options.items():
            if name not in known or not known[name].offers(value):
                raise BadOption(name, value, known.get(name))
        return {name: type(option.default)(options.get(name, option.default)) for name, option in known.items()}
