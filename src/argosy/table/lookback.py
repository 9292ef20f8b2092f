"""The review of a finished game on its page: worked out in the background, told with its progress (see `reviews`)."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse

from argosy.review import Review
from argosy.table.api import TheHouse, Who
from argosy.table.errors import NotOver
from argosy.table.frame import language_of, render
from argosy.table.reviews import DONE, Reviews
from argosy.table.visitors import Visitor, look

router = APIRouter(tags=["tables"])


async def reviews_of(request: Request) -> Reviews:
    """The reviews of the server."""
    found: Reviews = request.app.state.reviews
    return found


TheReviews = Annotated[Reviews, Depends(reviews_of)]


@router.post("/api/tables/{table_id}/review", status_code=202)
def start_review(request: Request, table_id: str, house: TheHouse, reviews: TheReviews, who: Who) -> dict[str, Any]:
    """Let the bot look back on a finished game, in the background; it is done once and kept. `message` says what it
    waits for, as long as it does."""
    look(house, table_id, who)
    reviews.ask(table_id)
    return reviews.how_far(table_id, language_of(request))


@router.get("/api/tables/{table_id}/review")
def review_progress(request: Request, table_id: str, house: TheHouse, reviews: TheReviews, who: Who) -> dict[str, Any]:
    """How far the review is, and what it found once it is done."""
    look(house, table_id, who)
    far = reviews.how_far(table_id, language_of(request))
    done = reviews.found(table_id) if far["state"] == DONE else None
    return far | ({"result": done.data()} if done else {})


@router.get("/t/{table_id}/review", include_in_schema=False)
def review_page(table_id: str, request: Request, house: TheHouse, reviews: TheReviews, who: Who) -> HTMLResponse:
    """The review as a part of the page."""
    found = look(house, table_id, who)
    done = reviews.found(table_id)
    if done is None:
        raise NotOver
    names = [seat.name for seat in found.table.seats]
    return shown(request, who, done, names, table_id)


def shown(request: Request, who: Visitor, done: Review, names: list[str], table_id: str) -> HTMLResponse:
    """Chances, turning points and players."""
    lang = language_of(request)
    costly = [done.costliest(turning.turn) for turning in done.turnings]
    turnings = [
        {
            "move": turning.number, "seat": turning.seat, "who": turning.who, "swing": round(100 * turning.swing),
            "luck": round(100 * turning.luck), "words": done.match.made[turning.number - 1].words(lang),
            "better": done.better(step.number, lang) if step else "",
        }
        for turning, step in zip(done.turnings, costly, strict=True)
    ]  # fmt: skip
    facts: dict[str, Any] = {"turnings": turnings, "chart": done.drawing(lang), "players": done.players, "names": names}
    facts["table_id"] = table_id
    return render(request, "_review.html", who, **facts)
