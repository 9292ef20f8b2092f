"""Around every answer: nothing personal is kept by browsers and proxies, HTTPS is insisted on where the host says so,
and it is counted for the metrics."""

from __future__ import annotations

import time
from typing import Any

from starlette.datastructures import MutableHeaders

from argosy.table.metrics import Counts

SHARED = ("/static/",)  # what is the same for everybody
PRIVATE = "private, no-store"


class Envelope:
    """An ASGI application around another."""

    def __init__(self, app: Any, counts: Counts, hsts: int = 0) -> None:
        self.app = app
        self.counts = counts
        self.hsts = hsts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        path = str(scope["path"]).removeprefix(str(scope.get("root_path", "")))

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.address(MutableHeaders(scope=message), path)
                self.counts.answered(scope["method"], path, status, time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, sending)

    def address(self, headers: MutableHeaders, path: str) -> None:
        """The headers that belong to every answer."""
        if not path.startswith(SHARED):
            headers.setdefault("Cache-Control", PRIVATE)
        if self.hsts:
            headers["Strict-Transport-Security"] = f"max-age={self.hsts}"
