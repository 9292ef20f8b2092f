"""Who is told that a table has changed: a bus inside this process, or Redis between several servers."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from typing import Any, Protocol

CHANNEL = "argosy:tables"


class Bus(Protocol):
    """Tells listeners of a table that something happened there."""

    def publish(self, table_id: str) -> None:
        """Something changed at this table. May be called from any thread."""

    def listen(self, table_id: str) -> AsyncIterator[None]:
        """Yields whenever something changed at this table."""

    async def start(self) -> None:
        """Begin to work, inside the server's event loop."""

    async def stop(self) -> None:
        """Stop working."""


class LocalBus:
    """For one server: listeners are queues in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = threading.Lock()

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        self._loop = None

    def publish(self, table_id: str) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        with self._lock:
            listeners = list(self._listeners.get(table_id, ()))
        for listener in listeners:
            listener.set()

    async def listen(self, table_id: str) -> AsyncIterator[None]:
        mine = asyncio.Event()
        with self._lock:
            self._listeners.setdefault(table_id, set()).add(mine)
        try:
            while True:
                await mine.wait()
                mine.clear()
                yield
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

        self._out: Any = redis.Redis.from_url(url)
        self._in: Any = redis.asyncio.Redis.from_url(url)
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

    def publish(self, table_id: str) -> None:
        try:
            self._out.publish(CHANNEL, table_id)
        except Exception:  # Redis is away: at least our own listeners hear of it
            super().publish(table_id)

    async def _hear(self) -> None:
        while True:
            try:
                async with self._in.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._wake(message["data"].decode())
            except asyncio.CancelledError:
                raise
            except Exception:  # the link broke: try again until Redis is back
                await asyncio.sleep(1)


def bus_for(url: str | None) -> Bus:
    """The bus for a URL; none means inside this process."""
    return RedisBus(url) if url else LocalBus()
