"""A table that no database knows of: a match as if it were played, for pages that show one without anybody at it."""

from __future__ import annotations

import json
import threading
import time
from types import SimpleNamespace

from argosy.play import Match
from argosy.table.clocks import Pace
from argosy.table.live import LiveTable
from argosy.table.store import pack


class LooseTable(LiveTable):
    """A match laid on a table of its own. Nobody holds a seat there."""

    def __init__(self, name: str, match: Match, lang: str = "en") -> None:
        self.match, self.id, self.lock = match, name, threading.RLock()
        game, now = match.game, time.time()
        self.number = len(match.made)
        self.deciders, self.times = match.movers, [now] * self.number
        self.chat, self.nod, self.prints, self.logbooks = [], None, {}, {}
        self.held = {seat: set() for seat in range(match.seats)}
        self.row = SimpleNamespace(
            game=game.name, status="running", options=pack(dict(match.options)), hints=0, listed=0, host=None,
            several=0, next=None, seed="", seed_hash="", seed_salt=None, rules=game.rules.version, start=None,
            components=game.rules.components().hash, pace=json.dumps(Pace().kept()), turn_began=now, coach=0,
            campaign=None,
        )  # fmt: skip
        self.seats = [
            SimpleNamespace(
                seat=seat, kind="person", level="", name=match.name(seat, lang), key=None, invitation=None, colour=None,
                again=0, turn_began=None, spent=0.0, seen=self.number, note="", muted=0,
            )
            for seat in range(match.seats)
        ]  # fmt: skip

    @property
    def to_move(self) -> int | None:
        """The seat that is to move."""
        return self.match.to_move
