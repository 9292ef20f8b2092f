"""Numbers for Prometheus at /metrics, in its text format; off unless the host turns it on.

`ARGOSY_METRICS=local` answers programs on the same machine that do not come through a proxy; any other word is a token
that must be sent as `Authorization: Bearer …`.
"""

from __future__ import annotations

import hmac
import os
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse
from sqlalchemy import func, select

from argosy.table.database import Unwell
from argosy.table.door import Door
from argosy.table.store import Store, tables

router = APIRouter()
LOCAL = "local"
HERE = ("127.0.0.1", "::1")
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # the bounds of the histogram
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
CONTENT = "text/plain; version=0.0.4; charset=utf-8"


class Counts:
    """What has been answered since the server started."""

    def __init__(self) -> None:
        self.began = time.time()
        self.requests: Counter[tuple[str, str, str]] = Counter()
        self.within: Counter[tuple[str, float]] = Counter()
        self.seconds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.moves = 0
        self._lock = threading.Lock()

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        """An answer began to be sent."""
        kind = kind_of(path)
        with self._lock:
            self.requests[method if method in METHODS else "other", kind, str(status)] += 1
            self.answers[kind] += 1
            self.seconds[kind] += seconds  # type: ignore[assignment]  # a counter of seconds
            for bound in SECONDS:
                if seconds <= bound:
                    self.within[kind, bound] += 1
            self.moves += method == "POST" and path.endswith("/moves") and status == 200


def kind_of(path: str) -> str:
    """What a request is for; never a name or a key."""
    if path.startswith("/api"):
        return "stream" if path.endswith("/events") else "api"
    return "static" if path.startswith("/static/") else "page"


@router.get("/metrics", include_in_schema=False)
def metrics(request: Request) -> PlainTextResponse:
    """The numbers, for whom the host lets have them; for all others there is nothing here."""
    state = request.app.state
    if not allowed(request, state.settings.metrics):
        raise HTTPException(404)
    lines = [*_requests(state.counts), *_house(state), *_process(state.counts)]
    return PlainTextResponse("\n".join([*lines, ""]), media_type=CONTENT)


def allowed(request: Request, setting: str) -> bool:
    """Whether whoever asks may know."""
    if setting == LOCAL:
        forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
        return bool(request.client and request.client.host in HERE) and not forwarded
    sent = request.headers.get("authorization", "")
    return bool(setting) and hmac.compare_digest(sent.encode(), f"Bearer {setting}".encode())


def metric(name: str, kind: str, words: str, values: Mapping[tuple[tuple[str, str], ...], float]) -> Iterator[str]:
    """One metric: what it is, and its value for every set of labels."""
    yield f"# HELP argosy_{name} {words}"
    yield f"# TYPE argosy_{name} {kind}"
    for labels, value in values.items():
        yield _line(name, labels, value)


def _line(name: str, labels: tuple[tuple[str, str], ...], value: float) -> str:
    shown = ",".join(f'{label}="{text}"' for label, text in labels)
    return f"argosy_{name}{{{shown}}} {value:.15g}" if shown else f"argosy_{name} {value:.15g}"


def _requests(counts: Counts) -> Iterator[str]:
    with counts._lock:
        requests, within = dict(counts.requests), dict(counts.within)
        seconds, answers = dict(counts.seconds), dict(counts.answers)
    yield from metric("requests_total", "counter", "Requests answered.", {
        (("method", method), ("kind", kind), ("status", status)): count
        for (method, kind, status), count in sorted(requests.items())
    })  # fmt: skip
    yield "# HELP argosy_request_seconds Time until an answer began."
    yield "# TYPE argosy_request_seconds histogram"
    for kind, count in sorted(answers.items()):
        for bound in SECONDS:
            yield _line("request_seconds_bucket", (("kind", kind), ("le", f"{bound:g}")), within.get((kind, bound), 0))
        yield _line("request_seconds_bucket", (("kind", kind), ("le", "+Inf")), count)
        yield _line("request_seconds_sum", (("kind", kind),), seconds[kind])
        yield _line("request_seconds_count", (("kind", kind),), count)
    yield from metric("moves_total", "counter", "Moves that people and programs made here.", {(): counts.moves})


def _house(state: Any) -> Iterator[str]:
    store: Store = state.house.store
    yield from metric("database_ok", "gauge", "1: it can be read and written.", {(): int(not state.pulse.trouble())})
    yield from metric("database_troubles_total", "counter", "Times it failed.", {(): store.troubles})
    yield from metric("tables", "gauge", "Tables by status.", _tables(store))
    yield from metric("streams", "gauge", "Pages that listen for news.", {(): state.listeners.total})
    door: Door | None = getattr(state, "door", None)
    if door is not None:
        yield from metric("connections", "gauge", "Open connections.", {(): door.inside.total()})
        yield from metric("connections_refused_total", "counter", "Turned away: too many.", {(): door.refused})
        yield from metric("connections_late_total", "counter", "Ended: half-sent for too long.", {(): door.late})


def _tables(store: Store) -> dict[tuple[tuple[str, str], ...], float]:
    try:
        with store.engine.connect() as link:
            rows = link.execute(select(tables.c.status, func.count()).group_by(tables.c.status)).all()
    except Unwell:  # that it fails is another number
        return {}
    return {(("status", str(status)),): count for status, count in rows}


def _process(counts: Counts) -> Iterator[str]:
    spent = os.times()
    yield from metric("start_time_seconds", "gauge", "When the server started.", {(): counts.began})
    yield from metric("cpu_seconds_total", "counter", "Time on all cores.", {(): spent.user + spent.system})
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except OSError:  # elsewhere it is not so easy to say
        return
    memory = pages * os.sysconf("SC_PAGE_SIZE")
    yield from metric("resident_memory_bytes", "gauge", "Memory that is in use.", {(): memory})
