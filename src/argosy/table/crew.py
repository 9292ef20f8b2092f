"""Bots at the tables: they think in the background, are given a view and nothing else, and never hold the server up."""

from __future__ import annotations

import logging
import os
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from argosy.bots import bot
from argosy.bots.players import Mate
from argosy.play import View
from argosy.table.errors import NoTable, TableError
from argosy.table.house import House
from argosy.words import say

log = logging.getLogger("argosy.table")

TRIES = 3
BEST = "mate"  # who gives hints: it thinks every move of a turn through, and can say what each is worth
CLEARLY = 0.5  # points between two moves of which one is clearly better


class Crew:
    """Plays the seats of bots, table by table."""

    def __init__(self, house: House, workers: int | None = None, pause: float = 0.25) -> None:
        self.house = house
        self.pause = pause  # between a bot's moves, so that people can follow
        self.pool = ThreadPoolExecutor(workers or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()
        self._closed = False
        house.changed = self.wake

    def start(self) -> None:
        """Look at every running table: a bot may have been interrupted."""
        for row in self.house.store.running():
            self.wake(str(row.id))

    def stop(self) -> None:
        """Finish the thought at hand and stop."""
        self._closed = True
        self.pool.shutdown(wait=True, cancel_futures=True)

    def wake(self, table_id: str) -> None:
        """Something changed at a table: perhaps a bot is to move."""
        with self._lock:
            if self._closed:
                return
            if table_id in self._busy:
                self._again.add(table_id)
                return
            self._busy.add(table_id)
        self.pool.submit(self._work, table_id)

    def advise(self, view: View, lang: str) -> Future[dict[str, Any]]:
        """A hint for a seat, thought out in the background from what that seat sees."""
        return self.pool.submit(advice, view, lang)

    def _work(self, table_id: str) -> None:
        try:
            while not self._closed and self._one_move(table_id):
                time.sleep(self.pause)
        except NoTable:
            pass
        except Exception:
            log.exception("a bot could not move at table %s", table_id)
        finally:
            with self._lock:
                self._busy.discard(table_id)
                again = table_id in self._again
                self._again.discard(table_id)
            if again:
                self.wake(table_id)

    def _one_move(self, table_id: str) -> bool:
        """Make one move if a bot is to move; whether it did."""
        for _ in range(TRIES):
            table = self.house.table(table_id)
            with table.lock:
                seat = table.to_move
                if seat is None or table.seats[seat].kind != "bot":
                    return False
                view, number, level = table.match.view(seat), table.number, table.seats[seat].level
            choice = bot(level, game=view.game.name).choose(view)
            try:
                self.house.move(table_id, seat, int(choice), number)
                return True
            except TableError:
                continue  # another server was quicker, or a person took the seat back
        return False


def advice(view: View, lang: str) -> dict[str, Any]:
    """The move that the best adviser there is would make, and why: what it thinks of the next best."""
    if len(view.moves) == 1:
        move, reason = view.moves[0], say(None, lang, "table-hint-only")
        return {"code": move.code, "text": move.text, "words": move.words(lang), "reason": reason}
    adviser = bot(BEST, game=view.game.name)
    assert isinstance(adviser, Mate)
    judged = sorted(adviser.judge(view).items(), key=lambda one: -one[1])
    (move, worth), others = judged[0], judged[1:]
    reason = reason_of(worth - others[0][1], others[0][0].words(lang), lang) if others else ""
    return {"code": move.code, "text": move.text, "words": move.words(lang), "reason": reason}


def reason_of(better: float, other: str, lang: str) -> str:
    """How much better the best move is than the next."""
    if better < CLEARLY:
        return say(None, lang, "table-hint-close", other=other)
    return say(None, lang, "table-hint-better", points=round(better, 1), other=other)
