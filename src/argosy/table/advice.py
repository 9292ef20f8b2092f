"""Hints, asked for by the API: thought out once for everybody who asks, whatever server of the database they ask."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from argosy.play import View
from argosy.table.api import AgainIn, Lang, TheCrew, TheHouse, Who
from argosy.table.errors import NoHints, NotPrepared
from argosy.table.house import House
from argosy.table.reviews import keep_hint, kept_hint
from argosy.table.visitors import Visitor, own
from argosy.words import say

router = APIRouter(prefix="/api", tags=["tables"])
AGAIN = 5  # seconds after which it is worth to ask again for a hint that had to wait


@router.put("/tables/{table_id}/hints")
def allow(table_id: str, wanted: AgainIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Agree that everybody at this table may get hints, or no longer. Between people they are given only while all
    agree; `waiting` are the seats that do not."""
    found = own(house, table_id, who, wanted.seat)
    if not found.table.row.hints:
        raise NoHints(why="off")
    for seat in found.held if wanted.seat is None else [wanted.seat]:
        house.allow_hints(table_id, seat, wanted.agree)
    return {"id": table_id, "waiting": house.against_hints(house.table(table_id), found.held)}


@router.get("/tables/{table_id}/hint", response_model=None)
async def hint(
    table_id: str, house: TheHouse, crew: TheCrew, who: Who, lang: Lang = "en"
) -> dict[str, Any] | JSONResponse:
    """In three steps, given what the seat sees: what to look at (`nudge`), moves with chances (`chances`, `now` is of
    everybody), and the best one with its reason. 202 says that the game is still being prepared: ask again
    a little later, as `message` says."""
    seat, number, view = await asyncio.to_thread(asked, house, table_id, who)
    kept = await asyncio.to_thread(kept_hint, house.store, table_id, seat, number, lang)
    if kept is not None:
        return kept
    try:
        thought = crew.advise(view, lang, who.person or who.bearer or table_id)
    except NotPrepared as error:
        seconds = int(error.facts["seconds"])
        message = say(None, lang, "table-hint-prepares", game=view.game.title, seconds=seconds)
        again = {"Retry-After": str(min(AGAIN, seconds))}
        return JSONResponse({"state": "waiting", "message": message, "seconds": seconds}, 202, again)
    advice = await asyncio.wrap_future(thought)
    await asyncio.to_thread(keep_hint, house.store, table_id, seat, number, lang, advice)
    return advice


def asked(house: House, table_id: str, who: Visitor) -> tuple[int, int, View]:
    """The seat that may have a hint, the event after which it asks, and what it sees then: all of one moment."""
    found = own(house, table_id, who)
    table, seat = found.table, found.seat
    assert seat is not None
    with table.lock:
        if not table.row.hints:
            raise NoHints(why="off")
        if house.against_hints(table, found.held):
            raise NoHints(why="people")
        if table.to_move != seat:
            raise NoHints(why="turn")
        return seat, table.number, table.match.view(seat)
