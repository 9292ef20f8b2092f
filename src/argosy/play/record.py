"""A game is its record: game, rules version, component set, options, seed, moves. A JSON file that people can read."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from argosy.play.errors import (
    BrokenRecord,
    CannotSave,
    ForeignRecord,
    MissingPart,
    NoFile,
    OtherFormat,
    TruncatedRecord,
)

FORMAT = "argosy record"
VERSION = 1
LARGEST_SEED = 2**64 - 1


@dataclass(frozen=True)
class Record:
    """One game as it was played. `argosy.load` replays and verifies it."""

    game: str
    rules: int
    components: str  # the hash of the component set
    seats: int
    options: Mapping[str, int | bool]
    seed: int
    moves: tuple[str, ...]  # in notation
    names: tuple[str, ...] | None = None
    start: tuple[str, ...] | None = None  # the lines of the position it began from, when that was not the set-up
    result: Mapping[str, tuple[int, ...]] | None = None  # scores and ranks of a finished game
    file: str = "the record"  # where it was read, for messages

    def json(self) -> str:
        """The record as JSON, one move a line."""
        content: dict[str, Any] = {"format": FORMAT, "version": VERSION}
        content |= {"game": self.game, "rules": self.rules, "components": self.components, "seats": self.seats}
        content["options"] = dict(self.options)
        if self.names:
            content["names"] = list(self.names)
        content["seed"] = self.seed
        if self.start:
            content["start"] = list(self.start)
        content["moves"] = list(self.moves)
        if self.result:
            content["result"] = {name: list(numbers) for name, numbers in self.result.items()}
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | pathlib.Path) -> pathlib.Path:
        """Write the file; it is there whole or not at all."""
        return write_whole(path, self.json())

    @classmethod
    def read(cls, path: str | pathlib.Path) -> Record:
        """Read a record file; what is in it is not yet replayed."""
        try:
            raw = pathlib.Path(path).read_bytes()
        except OSError as error:
            raise NoFile(file=str(path)) from error
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            raise ForeignRecord(file=str(path)) from error
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, file: str = "the record") -> Record:
        """A record from its JSON."""
        content = _content(text, file)
        part = _Parts(content, file)
        if content.get("format") != FORMAT:
            raise ForeignRecord(file=file)
        if part.number("version") != VERSION:
            raise OtherFormat(file=file, found=content["version"], known=VERSION)
        result = part.table("result", optional=True)
        return cls(
            game=part.text("game"),
            rules=part.number("rules"),
            components=part.text("components"),
            seats=part.number("seats"),
            options={name: part.option(name, value) for name, value in (part.table("options") or {}).items()},
            seed=part.number("seed", LARGEST_SEED),
            moves=part.texts("moves") or (),
            names=part.texts("names", optional=True),
            start=part.texts("start", optional=True),
            result=result and {name: part.numbers(f"result.{name}", result.get(name)) for name in ("scores", "ranks")},
            file=file,
        )


def write_whole(path: str | pathlib.Path, text: str) -> pathlib.Path:
    """Write a file so that it is there whole or not at all."""
    target = pathlib.Path(path)
    partial = target.with_name(target.name + ".partial")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, encoding="utf-8")
        partial.replace(target)
    except OSError as error:
        raise CannotSave(file=str(path), why=error.strerror or str(error)) from error
    return target


def _content(text: str, file: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode()  # half a letter can neither be kept nor shown
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{") or f'"{FORMAT}"' not in text[:200]:
            raise ForeignRecord(file=file) from error
        if not text[error.pos :].strip() or error.msg.startswith("Unterminated"):
            raise TruncatedRecord(file=file, line=text.count("\n") + 1) from error
        raise BrokenRecord(file=file, line=error.lineno, why=error.msg) from error
    except (ValueError, RecursionError) as error:  # a number without end, brackets in brackets in brackets
        raise BrokenRecord(file=file, line=1, why=str(error)) from error
    if not isinstance(content, dict):
        raise ForeignRecord(file=file)
    return content


class _Parts:
    """Takes the parts of a record and says which one is wrong."""

    def __init__(self, content: dict[str, Any], file: str) -> None:
        self.content = content
        self.file = file

    def wrong(self, name: str, wanted: str, found: Any) -> MissingPart:
        shown = "missing" if found is None else json.dumps(found, ensure_ascii=False)[:60]
        return MissingPart(file=self.file, part=name, wanted=wanted, found=shown)

    def text(self, name: str) -> str:
        value = self.content.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, "a text", value)
        return value

    def number(self, name: str, most: int = 2**31) -> int:
        value = self.content.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self.wrong(name, f"a whole number from 0 to {most}", value)
        return value

    def option(self, name: str, value: Any) -> int | bool:
        if not isinstance(value, int):
            raise self.wrong(f"options.{name}", "a whole number, true or false", value)
        return value

    def texts(self, name: str, optional: bool = False) -> tuple[str, ...] | None:
        value = self.content.get(name)
        if value is None and optional:
            return None
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(name, "a list of texts", value)
        return tuple(value)

    def numbers(self, name: str, value: Any) -> tuple[int, ...]:
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            raise self.wrong(name, "a list of whole numbers", value)
        return tuple(value)

    def table(self, name: str, optional: bool = False) -> dict[str, Any] | None:
        value = self.content.get(name)
        if value is None and optional:
            return None
        if not isinstance(value, dict):
            raise self.wrong(name, "a table of names and values", value)
        return value
