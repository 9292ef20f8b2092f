"""Who is let in, and for how long they may fumble with the handle: limits on connections, below HTTP.

A request whose head or body does not arrive in time is turned away, and one address has only so many connections.
Without that, half-sent requests of one visitor would hold everything a server can hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

SPARE_FILES = 64  # for the database, logs and what else a server opens
LARGEST_HEAD = 64 * 1024  # bytes of a request's head that did not end yet
HEAD, BODY = "head", "body"


def answer(status: str, seconds: int = 0) -> bytes:
    """A whole short answer, after which the connection ends."""
    later = f"Retry-After: {seconds}\r\n" if seconds else ""
    return f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: 0\r\n{later}\r\n".encode()


@dataclass
class Door:
    """The limits of one server, and who is inside."""

    head_seconds: float = 10.0  # for a request's head, from its first moment on
    body_seconds: float = 30.0  # for the rest of it
    each: int = 400  # connections of one address
    most: int = 100_000  # of all together
    proxies: str = ""  # addresses that speak for many, and are not counted
    inside: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    late: int = 0

    def enter(self, address: str) -> str | None:
        """Count a connection; the name under which it is counted, None when there is no room."""
        crowd = crowd_of(address)
        if self.inside.total() >= self.most or (self.inside[crowd] >= self.each and address not in self._trusted()):
            self.refused += 1
            return None
        self.inside[crowd] += 1
        return crowd

    def leave(self, crowd: str) -> None:
        """A counted connection has ended."""
        self.inside[crowd] -= 1
        if self.inside[crowd] <= 0:
            del self.inside[crowd]

    def _trusted(self) -> list[str]:
        return [proxy.strip() for proxy in self.proxies.split(",")]


@functools.lru_cache(4096)
def crowd_of(address: str) -> str:
    """Who is counted as one: an address, or with IPv6 the network of 64 bits that one customer has to himself."""
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(address)
        if found.version == 6 and found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
    return address


def most_connections() -> int:
    """As many as the system lets this process have, after asking it for all it gives."""
    try:
        import resource
    except ImportError:  # elsewhere there is no such limit
        return 100_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 100_000 if soft == resource.RLIM_INFINITY else max(16, min(100_000, soft - SPARE_FILES))


class Joined:
    """A connection that sends the head of an answer together with what follows it: one call of the system instead of
    two, and whoever waits for the answer wakes up once. What does not follow at once is not waited for."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self.transport, self.loop = transport, loop
        self.head = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if self.head:
            data, self.head = self.head + data, b""
        elif data.startswith(b"HTTP/1.1 200"):
            self.head = data
            self.loop.call_soon(self.flush)
            return
        self.transport.write(data)

    def flush(self) -> None:
        if self.head:
            head, self.head = self.head, b""
            self.transport.write(head)

    def close(self) -> None:
        self.flush()
        self.transport.close()


def protocol(door: Door, parser: str = "") -> type[Any]:
    """What uvicorn speaks on every connection, behind this door: by `httptools` where it is installed, which reads a
    request in a tenth of the time, else by `h11`. `parser` names one of them."""
    spoken = _by_h11() if parser == "h11" else _by_httptools() or _by_h11()

    class Guarded(spoken):  # type: ignore[misc, valid-type]
        """A connection that ends when it wastes time."""

        crowd: str | None = None
        stage: str | None = None
        timer: asyncio.TimerHandle | None = None
        read = 0  # bytes of the head that is being read

        def connection_made(self, transport: Any) -> None:
            super().connection_made(Joined(transport, self.loop))
            peer = transport.get_extra_info("peername")
            self.crowd = door.enter(str(peer[0]) if isinstance(peer, tuple) else "?")
            if self.crowd is None:
                transport.write(answer("503 Service Unavailable", 30))
                transport.close()
            else:
                self.watch()

        def data_received(self, data: bytes) -> None:
            if self.crowd is None or self.transport.is_closing():
                return
            super().data_received(data)
            self.watch()
            self.read = self.read + len(data) if self.in_head() else 0
            if self.read > LARGEST_HEAD:
                self.hang_up("431 Request Header Fields Too Large")

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.watch()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop()
            if self.crowd is not None:
                door.leave(self.crowd)
                self.crowd = None
            super().connection_lost(exc)

        def watch(self) -> None:
            """Begin to count when a part of a request is awaited, and stop when it is there."""
            stage = self.awaited()
            if stage == self.stage and self.timer is not None:
                return  # another byte does not buy more time
            self.stop()
            self.stage = stage
            if stage is not None and not self.transport.is_closing():
                seconds = door.head_seconds if stage == HEAD else door.body_seconds
                self.timer = self.loop.call_later(seconds, self.too_late)

        def stop(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def too_late(self) -> None:
            """Nobody waits any longer."""
            self.timer = None
            if not self.transport.is_closing():
                door.late += 1
                self.hang_up("408 Request Timeout")

        def hang_up(self, why: str) -> None:
            """End the connection; say why, unless an answer to something else is on its way."""
            self.stop()
            if self.unanswered():
                self.transport.write(answer(why))
            self.transport.close()

    return Guarded


def _by_h11() -> type[Any]:
    """The reader that is always there."""
    import h11
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class Plain(H11Protocol):  # type: ignore[misc]
        """What the door wants to know of a connection."""

        def awaited(self) -> str | None:
            state = self.conn.their_state
            return HEAD if state is h11.IDLE else BODY if state is h11.SEND_BODY else None

        def in_head(self) -> bool:
            return self.awaited() == HEAD

        def unanswered(self) -> bool:
            return self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)

    return Plain


def _by_httptools() -> type[Any] | None:
    """The quick reader, which knows no limit to a head; the door counts its bytes."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return None

    class Quick(HttpToolsProtocol):  # type: ignore[misc]
        """What the door wants to know of a connection."""

        part: str | None = None  # of a request that has begun and has not ended

        def awaited(self) -> str | None:
            if self.part == BODY:
                return BODY
            return HEAD if self.cycle is None or self.cycle.response_complete else None

        def in_head(self) -> bool:  # also of a request that is sent before the one before it was answered
            return self.part == HEAD

        def unanswered(self) -> bool:
            if self.part == BODY:
                return not self.cycle.response_started
            return self.cycle is None or bool(self.cycle.response_complete)

        def on_message_begin(self) -> None:
            self.part = HEAD
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.part = BODY
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.part = None
            super().on_message_complete()

    return Quick
