"""The lexicon of a table: the card of one thing, as the reader's seat sees it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from argosy.play.lexicon import told
from argosy.table import rulebook
from argosy.table.api import TheHouse, Who
from argosy.table.errors import NoTable
from argosy.table.frame import language_of, render
from argosy.table.house import House
from argosy.table.pages import number, seen_from
from argosy.table.visitors import Look, Visitor, watch

router = APIRouter(include_in_schema=False)
Thing = Annotated[str, Path(max_length=60, pattern=r"^[a-z0-9_-]+$")]


@router.get("/t/{table_id}/things/{thing}")
def thing_here(
    table_id: str, thing: Thing, request: Request, house: TheHouse, who: Who, at: str = "", shown: str = ""
) -> Response:
    """The card of a thing on a table."""
    return card_of(request, house, who, seen_from(house, table_id, who, number(shown)), thing, at)


@router.get("/w/{watch_key}/things/{thing}")
def thing_watched(watch_key: str, thing: Thing, request: Request, house: TheHouse, who: Who, at: str = "") -> Response:
    """The same for a spectator."""
    return card_of(request, house, who, watch(house, watch_key), thing, at)


def card_of(request: Request, house: House, who: Visitor, found: Look, thing: str, at: str) -> Response:
    """The card, made from what the seat sees, now or at an earlier moment."""
    table = found.table
    moment = number(at)
    with table.lock:
        if table.row.status == "open":
            raise NoTable  # nothing lies there yet
        view = house.view(table, found.seat, None if moment is None else min(moment, len(table.match.made)))
        lang, drawn = language_of(request), view.game.face.portrait
        card = told(view, thing, lang)
        picture = drawn(view.reading, thing, lang, view.names or ()) if drawn else ""
    if card is None:
        return Response(status_code=204)  # the game has nothing to say of it: its name must do
    game = table.match.game.name
    slug = rulebook.help_with(game, card["rule"])
    return render(request, "_card.html", who, card=card, picture=picture, game=game, slug=slug)
