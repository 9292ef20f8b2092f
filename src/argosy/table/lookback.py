"""The review of a finished game on its page: worked out in the background, told with its progress."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.preparing import Foreman
from argosy.review import Review, review
from argosy.table.api import TheHouse, Who
from argosy.table.crew import refuse_unprepared
from argosy.table.errors import NotOver
from argosy.table.frame import language_of, render
from argosy.table.house import House
from argosy.table.visitors import Visitor, look

log = logging.getLogger("argosy.table")
router = APIRouter(tags=["tables"])
MOST_KEPT = 50


class Reviews:
    """The reviews that were asked for: one is worked out at a time, so that people at the tables do not wait."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._lock = threading.Lock()
        self._jobs: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def start(self, house: House, table_id: str, foreman: Foreman) -> dict[str, Any]:
        """Begin the review of a finished table, unless it is there or on its way."""
        table = house.table(table_id)
        with table.lock:
            if table.row.status != "over":
                raise NotOver
            match = table.match.copy()
        refuse_unprepared(foreman, match.game)
        with self._lock:
            job = self._jobs.get(table_id)
            if job is None or job["state"] == "failed":
                job = self._jobs[table_id] = {"state": "working", "done": 0, "total": 0, "found": None}
                self._pool.submit(self._work, job, match)
                while len(self._jobs) > MOST_KEPT:
                    self._jobs.popitem(last=False)
        return self.how_far(table_id)

    def how_far(self, table_id: str) -> dict[str, Any]:
        """How far a review is: none, working, done or failed."""
        job = self._jobs.get(table_id) or {"state": "none", "done": 0, "total": 0}
        return {"state": job["state"], "done": job["done"], "total": job["total"]}

    def found(self, table_id: str) -> Review | None:
        """A review that is done."""
        job = self._jobs.get(table_id)
        return job["found"] if job else None

    def _work(self, job: dict[str, Any], match: Any) -> None:
        try:
            job["found"] = review(match, progress=lambda done, total: job.update(done=done, total=total))
            job["state"] = "done"
        except Exception:
            log.exception("a game could not be reviewed")
            job["state"] = "failed"


reviews = Reviews()


@router.post("/api/tables/{table_id}/review", status_code=202)
def start_review(request: Request, table_id: str, house: TheHouse, who: Who) -> dict[str, Any]:
    """Let the bot look back on a finished game, in the background."""
    look(house, table_id, who)
    return reviews.start(house, table_id, request.app.state.foreman)


@router.get("/api/tables/{table_id}/review")
def review_progress(table_id: str, house: TheHouse, who: Who) -> dict[str, Any]:
    """How far the review is, and what it found once it is done."""
    look(house, table_id, who)
    done = reviews.found(table_id)
    return reviews.how_far(table_id) | ({"result": done.data()} if done else {})


@router.get("/t/{table_id}/review", include_in_schema=False)
def review_page(table_id: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """The review as a part of the page."""
    found = look(house, table_id, who)
    done = reviews.found(table_id)
    if done is None:
        raise NotOver
    names = [seat.name for seat in found.table.seats]
    return shown(request, who, done, names)


def shown(request: Request, who: Visitor, done: Review, names: list[str]) -> HTMLResponse:
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
    return render(request, "_review.html", who, **facts)
