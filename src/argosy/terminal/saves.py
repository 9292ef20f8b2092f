"""Games that were left in the middle, kept in the user's data folder."""

from __future__ import annotations

import datetime
import json
import os
import pathlib
from dataclasses import dataclass

import platformdirs

from argosy.play import Match, Record, load
from argosy.play.errors import BrokenRecord, ForeignRecord

FORMAT = "argosy saved game"


def data_folder() -> pathlib.Path:
    """Where games are kept; ARGOSY_DATA chooses another place."""
    return pathlib.Path(os.environ.get("ARGOSY_DATA") or platformdirs.user_data_dir("argosy"))


@dataclass(frozen=True)
class Saved:
    """A match and who sits where: a bot as written on the command line, or nothing for a person."""

    match: Match
    bots: tuple[str, ...]
    lang: str
    campaign: str = ""  # the campaign that the game belongs to; its games are kept apart

    @staticmethod
    def place(game: str, campaign: str = "") -> pathlib.Path:
        """The file of the game that was left."""
        return data_folder() / "left" / (f"{game}-{campaign}.json" if campaign else f"{game}.json")

    def keep(self) -> None:
        """Write the file; it is there whole or not at all."""
        path = self.place(self.match.game.name, self.campaign)
        path.parent.mkdir(parents=True, exist_ok=True)
        content = {"format": FORMAT, "bots": list(self.bots), "lang": self.lang}
        content["record"] = json.loads(self.match.record().json())
        partial = path.with_suffix(".partial")
        partial.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")
        partial.replace(path)

    @classmethod
    def read(cls, game: str, campaign: str = "") -> Saved | None:
        """The game that was left, if there is one."""
        path = cls.place(game, campaign)
        if not path.exists():
            return None
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
            record = json.dumps(content["record"])
            bots, lang = tuple(map(str, content["bots"])), str(content["lang"])
        except (ValueError, KeyError, TypeError) as error:
            raise ForeignRecord(file=str(path)) from error
        match = load(Record.parse(record, str(path)))
        if len(bots) != match.seats:
            raise BrokenRecord(file=str(path), line=1, why=f"{len(bots)} bots for {match.seats} seats")
        return cls(match, bots, lang, campaign)

    @classmethod
    def forget(cls, game: str, campaign: str = "") -> None:
        """The game is finished or given up."""
        cls.place(game, campaign).unlink(missing_ok=True)


def keep_finished(match: Match) -> pathlib.Path:
    """Put the record of a finished game beside the others; where it is."""
    now = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return match.record().save(data_folder() / "records" / f"{match.game.name}-{now}.json")
