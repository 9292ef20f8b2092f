"""Bots at the tables: they think in the background, are given a view and nothing else, and never hold the server up."""

from __future__ import annotations

import logging
import os
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from argosy.bots import bot
from argosy.play import View
from argosy.review.hint import hint
from argosy.table.errors import NoTable, TableError
from argosy.table.house import House

log = logging.getLogger("argosy.table")

TRIES = 3


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
        return self.pool.submit(hint, view, lang)

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
