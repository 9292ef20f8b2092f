"""The one place where a live table is read, changed and dropped: commit, then advance; any doubt drops it from memory.

What is in memory is a copy of what the database says. A change is first written, then made in memory; if anything goes
wrong on the way nobody can know how far it came, so the table is dropped and read again when it is next asked for. What
the database then says is what happened.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy.engine import Connection

from argosy.table.errors import OtherVersion, Stale
from argosy.table.live import Doubt, LiveTable, fits
from argosy.table.store import Store, Taken

log = logging.getLogger("argosy.table")

MOST_CACHED = 600  # tables in memory; others are replayed when they are asked for


class Owner:
    """The tables that this server has in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cached: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = threading.Lock()

    def live(self) -> list[LiveTable]:
        """The tables that are in memory now."""
        with self._lock:
            return list(self._cached.values())

    def table(self, table_id: str) -> LiveTable:
        """A table as it stands now: one question to the database if it is in memory."""
        with self._lock:
            table = self._cached.get(table_id)
            if table is not None:
                self._cached.move_to_end(table_id)
        if table is None:
            return self._read(table_id)
        with table.lock:
            try:
                return table.refresh()
            except Doubt:
                self.drop(table)
            except BaseException:
                self.drop(table)
                raise
        return self._read(table_id)

    def _read(self, table_id: str) -> LiveTable:
        try:
            fresh = LiveTable(self.store, table_id)
        except OtherVersion:
            self.close_others()
            raise
        with self._lock:
            table = self._cached.setdefault(table_id, fresh)
            while len(self._cached) > MOST_CACHED:
                self._cached.popitem(last=False)[1].dropped = True
        return table

    def drop(self, table: LiveTable) -> None:
        """Forget a table; whoever asks next reads it from the database."""
        with self._lock:
            table.dropped = True
            if self._cached.get(table.id) is table:
                del self._cached[table.id]

    @contextmanager
    def owned(self, table_id: str, seen: LiveTable | None = None) -> Iterator[LiveTable]:
        """A table to be changed: nobody else changes it meanwhile in this server. Who has just `seen` it need not ask
        the database again: if another server was quicker, the numbers of events say so."""
        while True:
            table = seen if seen is not None and not seen.dropped else self.table(table_id)
            with table.lock:
                if not table.dropped:
                    yield table
                    return

    @contextmanager
    def doubted(self, table: LiveTable) -> Iterator[None]:
        """Around everything that writes: whatever goes wrong in there, the table is read again."""
        try:
            yield
        except BaseException:
            self.drop(table)
            raise

    @contextmanager
    def changing(self, table_id: str) -> Iterator[tuple[LiveTable, Connection]]:
        """A table and a transaction that changes who sits there. When it is certain, the table is read again; should
        that fail, it is read when it is next asked for."""
        with self.owned(table_id) as table:
            with self.doubted(table), self.store.write() as link:
                yield table, link
            with suppress(Exception):
                self.table(table_id)

    def commit(
        self, table: LiveTable, done: Sequence[tuple[str, str]], seat: int, acting: int | None,
        values: Mapping[str, Any], seat_values: Mapping[int, Any], now: float, by: Sequence[int] | None = None,
    ) -> None:  # fmt: skip
        """Write events and what they change; when that is certain, make them in memory. `acting` will be to move; `by`
        says who did each, where it was not always the same seat."""
        doers = by or [seat] * len(done)
        events = [
            {"table_id": table.id, "number": table.number + i, "kind": kind, "seat": doer, "move": text, "at": now}
            for i, ((kind, text), doer) in enumerate(zip(done, doers, strict=True), 1)
        ]
        undone = any(kind == "undo" for kind, _ in done)
        moved = len(table.deciders) + (-len(done) if undone else len(done))
        stands = {"acting": acting, "moved": moved, "due": 0.0 if undone else table.due(acting, now)}
        with self.doubted(table):
            try:
                self.store.add_events(events, stands | dict(values), dict(seat_values))
            except Taken as error:
                raise Stale from error
            table.advance(events, stands | dict(values), seat_values)

    def stand(self, table: LiveTable) -> None:
        """Note how a table stands, where whoever changed it could not know: who is to move and when to look again."""
        acting, now = table.to_move, time.time()
        values = {"acting": acting, "moved": len(table.deciders), "due": table.due(acting, now)}
        with self.doubted(table):
            self.store.stand(table.id, table.row.due, **values)
            table.advance((), values, {})

    def close_others(self) -> list[str]:
        """Close the tables that began by other rules or with other components than this program plays by.

        Their records stay as they are and can be had; to play them on by rules they did not begin with would change
        games under the players' hands.
        """
        closed = [str(row.id) for row in self.store.unfinished() if not fits(row)]
        for table_id in closed:
            self.store.change_table(table_id, status="closed", acting=None, due=None)
            log.warning("table %s began by other rules: it is closed, its record is kept", table_id)
        return closed
