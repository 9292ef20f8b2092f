"""Who is let in, and for how long they may fumble with the handle: limits on connections, below HTTP.

A request whose head or body does not arrive in time is turned away, and one address has only so many connections.
Without that, half-sent requests of one visitor would hold everything a server can hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SPARE_FILES = 64  # for the database, logs and what else a server opens
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


def protocol(door: Door) -> type[Any]:
    """What uvicorn speaks on every connection, behind this door."""

    class Guarded(H11Protocol):  # type: ignore[misc]
        """A connection that ends when it wastes time."""

        crowd: str | None = None
        stage: str | None = None
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self.crowd = door.enter(str(peer[0]) if isinstance(peer, tuple) else "?")
            if self.crowd is None:
                transport.write(answer("503 Service Unavailable", 30))
                transport.close()
            else:
                self.watch()

        def data_received(self, data: bytes) -> None:
            if self.crowd is not None:
                super().data_received(data)
                self.watch()

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
            state = self.conn.their_state
            stage = HEAD if state is h11.IDLE else BODY if state is h11.SEND_BODY else None
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
            if self.transport.is_closing():
                return
            door.late += 1
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # nothing was answered yet
                self.transport.write(answer("408 Request Timeout"))
            self.transport.close()

    return Guarded
