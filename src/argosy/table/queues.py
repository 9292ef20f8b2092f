"""Who is served next: visitors in turn, and the tables of each in turn, so that nobody's tables stop anybody else's."""

from __future__ import annotations

import heapq
import threading
import time
from collections import OrderedDict


class FairQueue:
    """Tables that wait for something. One that was served and waits again stands behind all others."""

    def __init__(self) -> None:
        self._ready: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()  # visitor → their tables
        self._later: list[tuple[float, str, str]] = []  # when, visitor, table
        self._waiting: set[str] = set()  # tables in either of them
        self._served: dict[str, bool] = {}  # tables at hand → whether they were put in again meanwhile
        self._closed = False
        self._news = threading.Condition()

    def __len__(self) -> int:
        with self._news:
            self._bring()
            return sum(map(len, self._ready.values()))

    def put(self, table: str, visitor: str, wait: float = 0.0) -> None:
        """A table waits, from now or from so many seconds on. It waits once, however often it is put in."""
        with self._news:
            if table in self._served:
                self._served[table] = True
            elif table not in self._waiting:
                self._add(table, visitor, wait)

    def _add(self, table: str, visitor: str, wait: float) -> None:
        self._waiting.add(table)
        heapq.heappush(self._later, (time.monotonic() + wait, visitor, table))
        self._news.notify()

    def take(self) -> str | None:
        """The next table, as soon as there is one; none when the queue is closed. Say `done` afterwards."""
        with self._news:
            while not self._closed:
                self._bring()
                if self._ready:
                    return self._next()
                self._news.wait(max(0.0, self._later[0][0] - time.monotonic()) if self._later else None)
            return None

    def _next(self) -> str:
        visitor, tables = self._ready.popitem(last=False)
        table, _ = tables.popitem(last=False)
        if tables:
            self._ready[visitor] = tables
        self._waiting.discard(table)
        self._served[table] = False
        return table

    def _bring(self) -> None:
        """Those whose time has come stand in the line."""
        now = time.monotonic()
        while self._later and self._later[0][0] <= now:
            _, visitor, table = heapq.heappop(self._later)
            self._ready.setdefault(visitor, OrderedDict())[table] = None

    def done(self, table: str, visitor: str, again: float | None = None) -> None:
        """A table was served; `again`: it waits anew, after so many seconds."""
        with self._news:
            asked = self._served.pop(table, False)
            if again is None and asked:
                again = 0.0
            if again is not None and table not in self._waiting:
                self._add(table, visitor, again)

    def close(self) -> None:
        """Nobody is served any more."""
        with self._news:
            self._closed = True
            self._news.notify_all()
