"""The requests that make up most of the traffic, a look at a table and a move, for programs and for pages, by the
shortest way.

What they answer is what `api` and `pages` answer; FastAPI takes as long to find out who is meant as we take for the
rest. Whatever is unusual about a request (a query for a program, another form of the body, something wrong in it) is
left to them, and so are all other requests.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from pydantic import ValidationError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from argosy.play.errors import ArgosyError
from argosy.table.api import MoveIn, at_work, moved, plain, standing
from argosy.table.database import Unwell
from argosy.table.frame import path_of
from argosy.table.house import House
from argosy.table.live import LiveTable
from argosy.table.pages import main_of
from argosy.table.shown import table_of
from argosy.table.visitors import Visitor, look, own

JSON = "application/json"
ASKED = re.compile(r"(GET|POST) /(api/tables|t)/([^/]+)(/main|/moves)?")
LOOK, MOVE = ("GET", "api/tables", None), ("POST", "api/tables", "/moves")
MAIN, CLICK = ("GET", "t", "/main"), ("POST", "t", "/moves")


class Lean:
    """An ASGI application before another. `refusal` makes an answer of an error."""

    def __init__(self, app: ASGIApp, house: House, refusal: Callable[[Request, ArgosyError], Response]) -> None:
        self.app, self.house, self.refusal = app, house, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            request = Request(scope)
            found = ASKED.fullmatch(f"{scope['method']} {path_of(request)}")
            way = (found.group(1), found.group(2), found.group(4)) if found else None
            move, table_id = None, found.group(3) if found else ""
            if way in (MOVE, CLICK) and request.headers.get("content-type") == JSON:
                body, receive = await _whole(receive)
                move = _read(body)
            if way == MAIN or (way == LOOK and not scope["query_string"]):
                await self._answer(request, send, self._see if way == LOOK else self._main, table_id)
                return
            if move is not None and (way == CLICK or not scope["query_string"]):
                await self._answer(request, send, self._move if way == MOVE else self._click, table_id, move)
                return
        await self.app(scope, receive, send)

    async def _see(self, request: Request, table_id: str) -> Response:
        who = Visitor.of(request)
        return await at_work(request, lambda: plain(table_of(self.house, look(self.house, table_id, who), "en")))

    async def _move(self, request: Request, table_id: str, move: MoveIn) -> Response:
        return plain(standing(await at_work(request, self._make, table_id, Visitor.of(request), move)))

    async def _main(self, request: Request, table_id: str) -> Response:
        asked = (request.query_params.get(name, "") for name in ("at", "shown", "log"))
        return await at_work(request, main_of, table_id, request, self.house, Visitor.of(request), *asked)

    async def _click(self, request: Request, table_id: str, move: MoveIn) -> Response:
        who = Visitor.of(request)
        await at_work(request, self._make, table_id, who, move)
        asked = (request.query_params.get(name, "") for name in ("shown", "log"))
        return await at_work(request, main_of, table_id, request, self.house, who, "", *asked)

    def _make(self, table_id: str, who: Visitor, move: MoveIn) -> LiveTable:
        return moved(self.house, own(self.house, table_id, who, move.seat), move)

    async def _answer(self, request: Request, send: Send, job: Callable[..., Awaitable[Response]], *args: Any) -> None:
        """Send what a job found, or why there is nothing."""
        request.scope["path_params"] = {"table_id": args[0]}
        try:
            answer = await job(request, *args)
        except ArgosyError as error:
            answer = self.refusal(request, error)
        except PoolTimeout:
            answer = self.refusal(request, Unwell(kind="locked"))
        await send({"type": "http.response.start", "status": answer.status_code, "headers": answer.raw_headers})
        await send({"type": "http.response.body", "body": answer.body})


async def _whole(receive: Receive) -> tuple[bytes | None, Receive]:
    """The body of a request (none when the visitor has gone), and a way to hear it again."""
    heard: list[Message] = []
    while not heard or heard[-1].get("more_body"):
        heard.append(await receive())
    stayed = all(message["type"] == "http.request" for message in heard)
    body = b"".join(message.get("body", b"") for message in heard) if stayed else None

    async def again() -> Message:
        return heard.pop(0) if heard else await receive()

    return body, again


def _read(body: bytes | None) -> MoveIn | None:
    """A move, if it is one in every respect."""
    try:
        return MoveIn.model_validate_json(body) if body is not None else None
    except ValidationError:
        return None
