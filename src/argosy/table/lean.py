"""The two requests that make up most of the traffic, a look at a table and a move, by the shortest way.

What they answer is what `api` answers; FastAPI takes as long to find out who is meant as we take for the rest. Whatever
is unusual about a request (a query, another form of the body, something wrong in it) is left to `api`, and so are all
other requests.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from pydantic import ValidationError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from argosy.play.errors import ArgosyError
from argosy.table.api import MoveIn, at_work, encoded, moved, standing
from argosy.table.database import Unwell
from argosy.table.frame import path_of
from argosy.table.house import House
from argosy.table.shown import table_of
from argosy.table.visitors import Visitor, look, own

LOOK = re.compile(r"GET /api/tables/([^/]+)")
MOVE = re.compile(r"POST /api/tables/([^/]+)/moves")
JSON = "application/json"


class Lean:
    """An ASGI application before another. `refusal` makes an answer of an error."""

    def __init__(self, app: ASGIApp, house: House, refusal: Callable[[Request, ArgosyError], Response]) -> None:
        self.app, self.house, self.refusal = app, house, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http" and not scope["query_string"]:
            request = Request(scope)
            asked = f"{scope['method']} {path_of(request)}"
            if found := LOOK.fullmatch(asked):
                await self._answer(request, send, self._see, found.group(1), Visitor.of(request))
                return
            if (found := MOVE.fullmatch(asked)) and request.headers.get("content-type") == JSON:
                body, receive = await _whole(receive)
                if (move := _read(body)) is not None:
                    await self._answer(request, send, self._move, found.group(1), Visitor.of(request), move)
                    return
        await self.app(scope, receive, send)

    def _see(self, table_id: str, who: Visitor) -> bytes:
        return encoded(table_of(self.house, look(self.house, table_id, who), "en"))

    def _move(self, table_id: str, who: Visitor, move: MoveIn) -> bytes:
        return encoded(standing(moved(self.house, own(self.house, table_id, who, move.seat), move)))

    async def _answer(self, request: Request, send: Send, job: Callable[..., bytes], *args: Any) -> None:
        """Do the work in a thread and send what it found, or why there is nothing."""
        try:
            body = await at_work(request, job, *args)
        except ArgosyError as error:
            await self.refusal(request, error)(request.scope, request.receive, send)
        except PoolTimeout:
            await self.refusal(request, Unwell(kind="locked"))(request.scope, request.receive, send)
        else:
            head = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": head})
            await send({"type": "http.response.body", "body": body})


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
