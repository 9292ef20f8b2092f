"""A match: one game being played, with everything a person may ask of it."""

from __future__ import annotations

import functools
import itertools
import json
import pathlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from argosy.games import find
from argosy.games import names as game_names
from argosy.kernel.game import BadOption, Game, Option
from argosy.kernel.position import bytes_of, copy_of
from argosy.play.errors import (
    ArgosyError,
    BrokenPosition,
    IllegalRecord,
    NoSuchMoment,
    NoSuchSeat,
    NothingToUndo,
    OtherComponents,
    OtherResult,
    OtherRules,
    UnknownGame,
    UnknownOption,
    WrongNames,
    WrongOptionValue,
    WrongSeats,
    WrongSeed,
)
from argosy.play.first_run import ready
from argosy.play.moves import Move, Moves
from argosy.play.record import LARGEST_SEED, Record
from argosy.play.telling import Sentence, Turn, joined, seat_name, sentence, speak
from argosy.play.text import Text, complain, write
from argosy.play.view import Rival, Seen, View, numbers, sheet_of


class Match:
    """One game from its start to now. `argosy.new` makes one."""

    def __init__(
        self,
        game: Game,
        start: Any,
        options: Mapping[str, int | bool],
        names: Sequence[str] | None = None,
        placed: bool = False,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.names = tuple(names) if names else None
        self._placed = placed  # begun from a position that was laid out, not from a set-up
        self._positions = [copy_of(start)]
        self._made: list[int] = []
        self._deciders: list[int] = []
        self._told: dict[tuple[int | None, str], list[list[Sentence]]] = {}
        self._turns: dict[tuple[int | None, str], list[Turn]] = {}
        self._last_told: dict[int | None, tuple[int, View]] = {}  # by viewer: up to which move, and what was seen then
        self._seen: dict[int, list[Seen | None]] = {}  # by seat: of each move, if it could be followed

    # what is on the table

    @functools.cached_property
    def seats(self) -> int:
        """How many play."""
        return int(self._now.seats)

    @property
    def seed(self) -> int:
        """The source of all chance. Whoever knows it knows every card: keep it secret until the end."""
        return int(self._now.seed)

    @property
    def state(self) -> Any:
        """The whole position, as a record of the game's fields. A copy: changing it does not change the match."""
        return copy_of(self._now)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, counted from 0; None when the game is over."""
        seat = int(self.game.rules.kernels.to_act(self._now))
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    @property
    def moves(self) -> Moves:
        """The legal moves of the seat that decides."""
        return Moves(self.game, self.game.rules.legal(self._now), self.to_move, self.names)

    @property
    def made(self) -> list[Move]:
        """The moves made so far."""
        return [Move(self.game, code, self.names) for code in self._made]

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as they stand."""
        return numbers(self.game, self.game.rules.kernels.scores, self._now)

    @property
    def ranks(self) -> list[int]:
        """The place of every seat, 1 is the best, after the game's tie-breaks; equals share a place."""
        return numbers(self.game, self.game.rules.kernels.ranks, self._now)

    @property
    def movers(self) -> list[int]:
        """The seat that made each move, in order."""
        return [int(self.game.rules.kernels.to_act(position)) for position in self._positions[:-1]]

    @property
    def questions(self) -> list[str]:
        """The name of the question before each move made, and of the one that is asked now; "" for one without."""
        return [question_of(self.game, position) for position in self._positions]

    def course(self) -> list[list[int]]:
        """The points of every seat at the start and after each move."""
        return [numbers(self.game, self.game.rules.kernels.scores, position) for position in self._positions]

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat line by line; they add up to its score."""
        return sheet_of(self.game, self._now, self._seat(seat))

    def rival(self, lang: str = "en") -> Rival | None:
        """The game's own opponent with its points, where somebody plays alone against one."""
        return self.view().rival(lang)

    def name(self, seat: int, lang: str = "en") -> str:
        """The name of who sits there."""
        return seat_name(self._seat(seat), lang, self.names)

    # what a seat sees

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what a spectator may."""
        viewer = self._viewer(seat)
        past = () if viewer is None or not self.game.brain.guesses else self._past(viewer)
        return View.of(self.game, self._now, viewer, self.names, past)

    def view_at(self, made: int, seat: int | None = None) -> View:
        """What a seat saw after the first moves of the match."""
        return View.of(self.game, self._positions[self._reached(made)], self._viewer(seat), self.names)

    def _past(self, viewer: int) -> tuple[Seen, ...]:
        seen = self._seen.setdefault(viewer, [])
        for number in range(len(seen), len(self._made)):
            code, before = self._made[number], self._positions[number]
            followed = code in self.game.brain.open_moves
            seen.append(Seen(self.game.rules.view(before, viewer), code) if followed else None)
        return tuple(one for one in seen if one is not None)

    def svg(self, seat: int | None = None, lang: str = "en", theme: str = "day") -> str:
        """The table as this seat sees it, as an SVG picture that carries its colours; the theme is day or night."""
        return self.view(seat).svg(lang, theme)

    def prompt(self, lang: str = "en") -> str:
        """The question that is asked now, or who has won."""
        return self.view(self.to_move).prompt(lang)

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """What a seat saw happen, as sentences; `since` leaves out what happened before that move."""
        if not self._made and self.game.face.opening:  # afterwards the first move tells it
            viewer = self._viewer(seat)
            began = self.game.face.opening(View.of(self.game, self._now, viewer).reading)
            return [speak(self.game, line, lang, self.names, viewer) for line in began]
        return [line for lines in self.story(seat, lang)[since:] for line in lines]

    def story(self, seat: int | None = None, lang: str = "en") -> list[list[str]]:
        """The log move by move: for each move the sentences that a seat reads about it."""
        return [[one.text for one in lines] for lines in self.told(seat, lang)]

    def told(self, seat: int | None = None, lang: str = "en") -> Sequence[Sequence[Sentence]]:
        """The same sentences, each with whom it is about."""
        return self._sentences(self._viewer(seat), lang)

    def turns(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[Turn]:
        """The log turn by turn: what a person would say in one sentence is one; `since` leaves out earlier moves."""
        viewer = self._viewer(seat)
        if since:
            return list(self._turns_from(viewer, lang, self._reached(since)))
        turns = self._turns.setdefault((viewer, lang), [])
        del turns[-1:]  # it may have gone on
        turns += self._turns_from(viewer, lang, turns[-1].last if turns else 0)
        return list(turns)

    def _turns_from(self, viewer: int | None, lang: str, since: int) -> Iterator[Turn]:
        told = self._sentences(viewer, lang)
        for seat, turn in itertools.groupby(range(since, len(told)), lambda number: self._deciders[number]):
            moves = list(turn)
            lines = (one for number in moves for one in told[number])
            yield Turn(seat, moves[0] + 1, moves[-1] + 1, tuple(joined(lines, lang)))

    def _sentences(self, viewer: int | None, lang: str) -> list[list[Sentence]]:
        told = self._told.setdefault((viewer, lang), [])
        if len(told) == len(self._made):
            return told
        last = self._last_told.get(viewer)
        before = last[1] if last and last[0] == len(told) else View.of(self.game, self._positions[len(told)], viewer)
        for number in range(len(told), len(self._made)):
            after = View.of(self.game, self._positions[number + 1], viewer)
            lines = self.game.face.tell(before.reading, self._made[number], after.reading)
            told.append([sentence(self.game, line, lang, self.names, viewer, number + 1) for line in lines])
            before = after
        self._last_told[viewer] = (len(told), before)
        return told

    # playing

    def push(self, move: Move | int | str) -> Move:
        """Make a move: a move, its code, its notation or the unique beginning of one. Answers the move made."""
        found = self.moves.find(move)
        after = copy_of(self._now)
        self.game.rules.kernels.apply(after, found.code)
        self._deciders.append(int(self.game.rules.kernels.to_act(self._now)))
        self._positions.append(after)
        self._made.append(found.code)
        return found

    def pop(self) -> Move:
        """Take back the last move, whatever it showed; answers it. At a table ask `can_undo` first."""
        if not self._made:
            raise NothingToUndo
        self._positions.pop()
        self._deciders.pop()
        self._last_told.clear()
        for told in self._told.values():
            del told[len(self._made) - 1 :]
        for seen in self._seen.values():
            del seen[len(self._made) - 1 :]
        for turns in self._turns.values():
            while turns and turns[-1].last >= len(self._made):
                turns.pop()
        return Move(self.game, self._made.pop(), self.names)

    def quiet_since(self, made: int) -> bool:
        """Whether nobody has seen anything new since the first moves of the match."""
        return bool(self._positions[self._reached(made)].reveals == self._now.reveals)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last move: it was its own, and nobody has seen anything new since."""
        asking = self._seat(seat)
        if not self._made:
            return False
        before = self._positions[-2]
        mine = int(self.game.rules.kernels.to_act(before)) == asking
        return mine and bool(before.reveals == self._now.reveals)

    # keeping

    def record(self) -> Record:
        """The match as a record, to be saved and replayed."""
        return Record(
            game=self.game.name,
            rules=self.game.rules.version,
            components=self.game.rules.components().hash,
            seats=self.seats,
            options=self.options,
            seed=int(self._positions[0].seed),
            moves=tuple(self.game.rules.notation[code] for code in self._made),
            names=self.names,
            start=tuple(self._text(self._positions[0]).splitlines()) if self._placed else None,
            result={"scores": tuple(self.scores), "ranks": tuple(self.ranks)} if self.over else None,
        )

    def text(self) -> str:
        """The position in readable lines, exact: `argosy.position` reads it back."""
        return self._text(self._now)

    def at(self, made: int) -> Match:
        """A match of its own that begins from the position after the first moves of this one."""
        return Match(self.game, self._positions[self._reached(made)], self.options, self.names, placed=True)

    def rename(self, names: Sequence[str]) -> None:
        """Other people sit down; the log speaks of them by their new names."""
        check_seats(self.game, self.seats, names)
        self.names = tuple(names)
        self._told.clear()
        self._turns.clear()

    def copy(self) -> Match:
        """An independent match that goes on from here, with the same past."""
        other = Match(self.game, self._positions[0], self.options, self.names, self._placed)
        other._positions = list(self._positions)  # positions are never changed once they are there
        other._made = list(self._made)
        other._deciders = list(self._deciders)
        return other

    def __deepcopy__(self, memo: Any) -> Match:
        return self.copy()

    def _text(self, position: Any) -> str:
        head = {"options": " ".join(f"{name}={int(value)}" for name, value in self.options.items())}
        if self.names:
            head["names"] = json.dumps(self.names, ensure_ascii=False)
        return write(self.game, position, {name: value for name, value in head.items() if value})

    @property
    def _now(self) -> Any:
        return self._positions[-1]

    def _seat(self, seat: int) -> int:
        if not 0 <= int(seat) < self.seats:
            raise NoSuchSeat(seat=str(seat), last=self.seats - 1)
        return int(seat)

    def _reached(self, made: int) -> int:
        if not 0 <= int(made) <= len(self._made):
            raise NoSuchMoment(made=str(made), last=len(self._made))
        return int(made)

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        same = self.game.name == other.game.name and self._made == other._made
        return same and bytes_of(self._now) == bytes_of(other._now)

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        return f"<{self.game.title} for {self.seats}, {len(self._made)} moves made: {self.prompt()}>"


def question_of(game: Game, position: Any) -> str:
    """The name of the question that is asked in a position; "" where it has none."""
    if not hasattr(position, "asks") or not hasattr(position, "depth") or position.depth < 1:
        return ""
    number = int(position.asks[position.depth - 1, 0])
    return game.rules.asks[number] if 0 <= number < len(game.rules.asks) else ""


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, int | bool] | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new match. Without a seed a secret one is drawn; without seats there is one for every name."""
    found = game_of(game)
    if seats is None:
        seats = len(names) if names else found.rules.seats[0]
    check_seats(found, seats, names)
    chosen = check_options(found, options or {})
    if seed is None:
        seed = secrets.randbits(64)
    elif isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise WrongSeed(seed=str(seed))
    ready(found)
    return Match(found, found.rules.start(seats, seed, [int(value) for value in chosen.values()]), chosen, names)


def game_of(name: str) -> Game:
    """One game by its name."""
    try:
        return find(name)
    except KeyError:
        raise UnknownGame(name=name, games=game_names()) from None


def check_seats(game: Game, seats: int, names: Sequence[str] | None) -> None:
    """As many players as the game is for, and a name for each or for none."""
    if seats not in game.rules.seats:
        raise WrongSeats(game=game.title, least=game.rules.seats[0], most=game.rules.seats[-1], seats=str(seats))
    if names and (len(names) != seats or not all(name.strip() for name in names)):
        raise WrongNames(seats=seats, names=len([name for name in names if name.strip()]))


def check_options(game: Game, options: Mapping[str, int | bool]) -> dict[str, int | bool]:
    """Every option of the game in its order, the chosen values checked; in a campaign also what it carries along."""
    if not isinstance(options, Mapping):
        raise TypeError(f"options are a mapping of names to values, such as {{'name': True}}, not {options!r}")
    try:
        return game.chosen(options)
    except BadOption as bad:
        if bad.option is None:
            raise UnknownOption(game=game.title, option=bad.name, known=list(game.rules.options)) from None
        raise WrongOptionValue(
            game=game.title, option=bad.name, choices=_choices(bad.option), value=repr(bad.value)
        ) from None


def _choices(option: Option) -> list[str]:
    """What can be chosen; of a long range only its ends."""
    if isinstance(option.choices, range):
        return [f"{option.choices[0]}–{option.choices[-1]}"]
    return [str(choice) for choice in option.choices]


def load(source: str | pathlib.Path | Record) -> Match:
    """Read a record file, replay it move by move, and check everything it says."""
    record = source if isinstance(source, Record) else Record.read(source)
    game = game_of(record.game)
    if record.rules != game.rules.version:
        raise OtherRules(file=record.file, game=game.title, found=record.rules, known=game.rules.version)
    if record.components != game.rules.components().hash:
        raise OtherComponents(
            file=record.file, game=game.name, found=record.components, known=game.rules.components().hash
        )
    if record.start:
        match = position("\n".join(record.start))
    else:
        match = new(record.game, record.seats, record.seed, record.options, record.names)
    for number, text in enumerate(record.moves, 1):
        if text not in match.moves:
            raise IllegalRecord(file=record.file, number=number, why=_why_not(match, text))
        match.push(text)
    _check_result(record, match)
    return match


def _why_not(match: Match, text: str) -> str:
    """Why a move of a record cannot be made."""
    try:
        match.moves.find(text)
    except ArgosyError as error:
        return str(error)
    return f"“{text}” is not written in full"


def _check_result(record: Record, match: Match) -> None:
    for what, found in (record.result or {}).items():
        known = match.scores if what == "scores" else match.ranks
        if list(found) != known:
            raise OtherResult(file=record.file, what=what, found=str(list(found)), known=str(known))


def position(text: str) -> Match:
    """A match that begins from a position in text form (see `Match.text`).

    The accounts of the game are checked, but not whether play could have led there: read only what you trust.
    """
    lines = Text(text)
    name = lines.demand("game")
    game = game_of(name)
    lines.demand(
        "rules",
        str(game.rules.version),
        lambda found: f"the rules of {game.title} are version {game.rules.version}, not {found}",
    )
    kept = game.rules.components().hash
    lines.demand("components", kept, lambda found: f"the components of {game.title} are the set {kept}, not {found}")
    options = _read_options(game, lines.take("options") or "")
    names = _read_names(lines)
    s = lines.position(game)
    if int(s.viewer) != 0:
        raise BrokenPosition(line=1, why="this is what one seat sees, not the whole position")
    check_seats(game, int(s.seats), names)
    ready(game)
    wrong = int(game.rules.kernels.ledger(s))
    if wrong:
        complain(1, f"the account “{game.rules.ledgers[wrong - 1]}” does not add up")
    return Match(game, s, options, names, placed=True)


def _read_names(lines: Text) -> list[str] | None:
    number, written = lines.lines.pop("names", (0, "null"))
    try:
        names = json.loads(written)
    except json.JSONDecodeError:
        complain(number, f"write the names as a list: {json.dumps(['Ann', 'Bob'])}")
    return [str(name) for name in names] if isinstance(names, list) else None


def _read_options(game: Game, text: str) -> dict[str, int | bool]:
    chosen: dict[str, int | bool] = {}
    for pair in text.split():
        name, _, value = pair.partition("=")
        chosen[name] = int(value) if value.isdigit() else -1
    return check_options(game, chosen)
