"""Who is told that a table has changed: a bus inside this process, or Redis between several servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import AsyncIterator
from typing import Any, Protocol

from argosy.table.database import BadSetting

CHANNEL = "argosy:tables"
SCHEMES = ("redis://", "rediss://", "unix://")
PATIENCE = 2.0  # seconds that somebody who moved waits for Redis
LEFT_ALONE = 10.0  # seconds in which a Redis that did not answer is not asked again

log = logging.getLogger("argosy.table")


class Bus(Protocol):
    """Tells listeners of a table that something happened there."""

    def publish(self, table_id: str, number: int | None = None) -> None:
        """Something changed at this table: there is an event of this number, or something else. From any thread."""

    def listen(self, table_id: str) -> AsyncIterator[int | None]:
        """Yields whenever something changed at this table: the number of the latest event, if nothing else did."""

    async def start(self) -> None:
        """Begin to work, inside the server's event loop."""

    async def stop(self) -> None:
        """Stop working."""


class Ear:
    """One listener: whether there is news, and the number of the latest event if that is all."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.number: int | None = None
        self.more = False  # something else than events has changed

    def hear(self, number: int | None) -> None:
        """Something changed."""
        if number is None:
            self.more = True
        else:
            self.number = max(number, self.number or 0)
        self.news.set()

    async def told(self) -> int | None:
        """Wait for news; then there is none."""
        await self.news.wait()
        self.news.clear()
        number = None if self.more else self.number
        self.number, self.more = None, False
        return number


class LocalBus:
    """For one server: listeners are in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Ear]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = threading.Lock()

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        self._loop = None

    def publish(self, table_id: str, number: int | None = None) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed() and table_id in self._listeners:
            loop.call_soon_threadsafe(self._wake, table_id, number)

    def _wake(self, table_id: str, number: int | None) -> None:
        with self._lock:
            listeners = list(self._listeners.get(table_id, ()))
        for listener in listeners:
            listener.hear(number)

    async def listen(self, table_id: str) -> AsyncIterator[int | None]:
        mine = Ear()
        with self._lock:
            self._listeners.setdefault(table_id, set()).add(mine)
        try:
            while True:
                yield await mine.told()
        finally:
            with self._lock:
                self._listeners[table_id].discard(mine)
                if not self._listeners[table_id]:
                    del self._listeners[table_id]


class RedisBus(LocalBus):
    """For several servers on one database: every server hears of every table through Redis."""

    def __init__(self, url: str) -> None:
        super().__init__()
        import redis
        import redis.asyncio

        far = {} if url.startswith("unix:") else {"socket_connect_timeout": PATIENCE}
        self._out: Any = redis.Redis.from_url(url, socket_timeout=PATIENCE, **far)
        self._in: Any = redis.asyncio.Redis.from_url(url, **far)
        self._away = 0.0  # until when nobody asks for it again
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await super().start()
        self._task = asyncio.create_task(self._hear())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._in.aclose()
        self._out.close()
        await super().stop()

    def publish(self, table_id: str, number: int | None = None) -> None:
        if time.monotonic() >= self._away:
            try:
                self._out.publish(CHANNEL, f"{table_id} {'' if number is None else number}")
                return
            except Exception as error:  # nobody's move shall wait for it again and again
                self._away = time.monotonic() + LEFT_ALONE
                log.warning("Redis cannot be reached (%s): other servers do not hear of changes", type(error).__name__)
        super().publish(table_id, number)  # at least our own listeners hear of it

    async def _hear(self) -> None:
        while True:
            try:
                async with self._in.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            table_id, _, number = message["data"].decode().partition(" ")
                            self._wake(table_id, int(number) if number else None)
            except asyncio.CancelledError:
                raise
            except Exception:  # the link broke: try again until Redis is back
                await asyncio.sleep(1)


def bus_for(url: str | None) -> Bus:
    """The bus for a URL; none means inside this process."""
    if url and not url.startswith(SCHEMES):
        raise BadSetting(name="ARGOSY_REDIS", value=url.rpartition("@")[2], right=", ".join(SCHEMES))
    return RedisBus(url) if url else LocalBus()
