"""A campaign is a value: where it began and the records of its games. Where it stands follows from the last of them."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from argosy.campaign.errors import BrokenCampaign, CampaignOver, NoCampaigns, NoSuchChapter, NotThisGame
from argosy.kernel.game import Game
from argosy.play import Match, Record, load, new
from argosy.play.errors import ArgosyError, NoFile
from argosy.play.match import game_of
from argosy.play.record import write_whole

FORMAT = "argosy campaign"
LONGEST_WHY = 300  # letters of what is wrong with a file
VERSION = 1
State = Mapping[str, int]  # the game's `carried` options; nothing when the story has ended


@dataclass(frozen=True)
class Campaign:
    """One campaign. It is never changed: a further game makes a new value."""

    game: str
    name: str
    seats: tuple[str, ...]  # who plays, as on the command line: me, a bot, or a name
    start: State  # what the first game began with
    options: Mapping[str, int | bool] = field(default_factory=dict)  # those of every game, for example Jean's strength
    games: tuple[Record, ...] = ()
    states: tuple[State, ...] = ()  # what each game left
    gone: bool = False  # the players left it
    me: str = ""  # what the person is called who is written as me
    lang: str = "en"  # in which language it is told

    @property
    def state(self) -> State:
        """What the next game begins with; nothing when the story has ended."""
        return self.states[-1] if self.states else self.start

    @property
    def over(self) -> bool:
        """Whether there is no further game."""
        return self.gone or not self.state

    def next_game(self, seats: int | None = None, seed: int | None = None, names: Sequence[str] | None = None) -> Match:
        """The next game, as a new match."""
        if self.over:
            raise CampaignOver(name=self.name)
        count = seats or (len(names) if names else len(self.seats))
        return new(self.game, count, seed, {**self.options, **self.state}, names)

    def after(self, match: Match) -> Campaign:
        """The campaign with one more finished game, which must have begun where the last one ended."""
        if self.over:
            raise CampaignOver(name=self.name)
        if not match.over or match.game.name != self.game or carried(match.game, match.options) != dict(self.state):
            raise NotThisGame(name=self.name)
        left = _archive(match.game, match)
        return replace(self, games=(*self.games, match.record()), states=(*self.states, left))

    def leave(self) -> Campaign:
        """The players leave the campaign; it can still be read and replayed."""
        return replace(self, gone=True)

    def replay(self) -> Iterator[Match]:
        """Every game from the first to the last, move by move; each must begin with what the one before it left."""
        game, state = game_of(self.game), dict(self.start)
        for number, record in enumerate(self.games, 1):
            if record.game != self.game or carried(game, record.options) != state:
                raise self._broken(f"game {number} does not begin with what game {number - 1} left")
            match = load(replace(record, file=f"{self.name}, game {number}"))
            if not match.over:
                raise self._broken(f"game {number} is not finished")
            state = _archive(game, match)
            if dict(self.states[number - 1]) != state:
                raise self._broken(f"game {number} leaves {state}, not {dict(self.states[number - 1])}")
            yield match

    def _broken(self, why: str) -> BrokenCampaign:
        return BrokenCampaign(file=self.name, why=why)

    # keeping

    def json(self) -> str:
        """The campaign as JSON; `parse` reads it."""
        content: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": self.game, "name": self.name}
        content |= {"seats": list(self.seats), "me": self.me, "lang": self.lang}
        content |= {"options": dict(self.options), "start": dict(self.start)}
        content |= {"state": dict(self.state), "left": self.gone}
        content["games"] = [
            {"record": json.loads(record.json()), "leaves": dict(state)}
            for record, state in zip(self.games, self.states, strict=True)
        ]
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def parse(cls, text: str, file: str = "the campaign") -> Campaign:
        """A campaign from its JSON; its games are not yet replayed."""
        try:
            content = json.loads(text)
            json.dumps(content, ensure_ascii=False).encode()  # half a letter can neither be kept nor shown
            if content["format"] != FORMAT or content["version"] != VERSION:
                raise ValueError(f"it says {content['format']!r}, version {content['version']!r}")
            stands = _numbers(content.get("state", {}))
            found = cls(
                game=str(content["game"]),
                name=str(content["name"]),
                seats=tuple(map(str, content["seats"])),
                start=_numbers(content["start"]),
                options=dict(content["options"]),
                games=tuple(_record(game["record"], file) for game in content["games"]),
                states=tuple(_numbers(game["leaves"]) for game in content["games"]),
                gone=content["left"] is True,
                me=str(content.get("me", "")),
                lang=str(content.get("lang", "en")),
            )
        except ArgosyError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise BrokenCampaign(file=file, why=str(error)[:LONGEST_WHY]) from error
        if dict(found.state) != stands:
            raise BrokenCampaign(file=file, why="its state is not what its last game left")
        return found

    def save(self, path: str | pathlib.Path) -> pathlib.Path:
        """Write the file; it is there whole or not at all."""
        return write_whole(path, self.json())

    @classmethod
    def read(cls, path: str | pathlib.Path) -> Campaign:
        """Read a campaign file; its games are not yet replayed."""
        try:
            text = pathlib.Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise NoFile(file=str(path)) from error
        except UnicodeDecodeError as error:
            raise BrokenCampaign(file=str(path), why="it is no text") from error
        return cls.parse(text, str(path))


def begin(
    game: str,
    name: str,
    seats: Sequence[str],
    chapter: int = 1,
    options: Mapping[str, int | bool] | None = None,
) -> Campaign:
    """A new campaign, from its first chapter or a later one."""
    found = game_of(game)
    if found.story is None:
        raise NoCampaigns(game=found.title)
    if chapter not in found.story.chapters:
        raise NoSuchChapter(game=found.title, chapter=str(chapter), last=max(found.story.chapters))
    start = {key: int(option.default) for key, option in found.carried.items()}
    return Campaign(game, name, tuple(seats), start | dict(found.story.chapters[chapter]), dict(options or {}))


def carried(game: Game, options: Mapping[str, int | bool]) -> dict[str, int]:
    """The part of a game's options that a campaign brought along."""
    return {name: int(options[name]) for name in game.carried if name in options}


def _archive(game: Game, match: Match) -> dict[str, int]:
    assert game.story is not None
    return dict(game.story.archive(match.state))


def _record(content: Any, file: str) -> Record:
    """A game of a campaign; where it was read is no part of the value."""
    return replace(Record.parse(json.dumps(content), file), file=Record.file)


def _numbers(content: Any) -> dict[str, int]:
    if not isinstance(content, dict) or not all(type(value) is int for value in content.values()):
        raise ValueError(f"{str(content)[:60]!r} is no table of whole numbers")
    return {str(name): value for name, value in content.items()}
