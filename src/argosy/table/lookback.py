"""The review of a finished game on its page: worked out in the background, told with its progress."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.draw import circle, group, num, page, paint, path, rect, seat_class, text, token
from argosy.review import Review, review
from argosy.table.api import TheHouse, Who
from argosy.table.errors import NotOver
from argosy.table.frame import language_of, render, words
from argosy.table.house import House
from argosy.table.over import BOTTOM, DASHES, LEFT, RIGHT, TOP, apart
from argosy.table.visitors import Visitor, look

log = logging.getLogger("argosy.table")
router = APIRouter(tags=["tables"])
MOST_KEPT = 50
WIDTH, HEIGHT = 1040.0, 320.0
PERCENTS = (0, 25, 50, 75, 100)


class Reviews:
    """The reviews that were asked for: one is worked out at a time, so that people at the tables do not wait."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._lock = threading.Lock()
        self._jobs: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def start(self, house: House, table_id: str) -> dict[str, Any]:
        """Begin the review of a finished table, unless it is there or on its way."""
        table = house.table(table_id)
        with table.lock:
            if table.row.status != "over":
                raise NotOver
            match = table.match.copy()
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
def start_review(table_id: str, house: TheHouse, who: Who) -> dict[str, Any]:
    """Let the bot look back on a finished game, in the background."""
    look(house, table_id, who)
    return reviews.start(house, table_id)


@router.get("/api/tables/{table_id}/review")
def review_progress(table_id: str, house: TheHouse, who: Who) -> dict[str, Any]:
    """How far the review is."""
    look(house, table_id, who)
    return reviews.how_far(table_id)


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
    steps = [done.steps[turning.number - 1] for turning in done.turnings]
    turnings = [
        {
            "move": turning.number, "seat": turning.seat, "who": turning.who, "swing": round(100 * turning.swing),
            "luck": round(100 * turning.luck), "words": done.match.made[turning.number - 1].words(lang),
            "better": _words(done, step.codes[0], lang) if step.codes else "",
        }
        for turning, step in zip(done.turnings, steps, strict=True)
    ]  # fmt: skip
    chart = chances(done, names, lang)
    return render(request, "_review.html", who, turnings=turnings, chart=chart, players=done.players, names=names)


def _words(done: Review, code: int, lang: str) -> str:
    """A move that was not made, in words."""
    from argosy.play.telling import speak

    game = done.match.game
    return speak(game, game.describe(code), lang, tuple(done.match.names or ()))


def chances(done: Review, names: list[str], lang: str) -> str:
    """Every seat's chance to win over the game, with the turning points."""
    t = words(lang)
    course = [moment.chances for moment in done.moments]
    across, down, steps = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM - 16, max(1, len(course) - 1)

    def x(step: float) -> float:
        return LEFT + across * step / steps

    def y(chance: float) -> float:
        return TOP + 16 + down * (1 - chance)

    drawn = [rect(LEFT, TOP + 16, across, down, 0, style=f"fill:{paint('sea')};opacity:.5")]
    for percent in PERCENTS:
        height = y(percent / 100)
        across_at = f"M{num(LEFT)} {num(height)}H{num(LEFT + across)}"
        drawn.append(path(across_at, style=f"stroke:{paint('line')};fill:none"))
        drawn.append(text(LEFT - 8, height + 5, f"{percent}%", 14, "f-ink2", text_anchor="end"))
    drawn.append(text(LEFT + across / 2, HEIGHT - 8, t("over-chart-moves", n=steps), 14, "t-mid f-ink2"))
    labels = apart([y(course[-1][seat]) for seat in range(len(names))], HEIGHT - BOTTOM)
    for seat, name in enumerate(names):
        line = "M" + "L".join(f"{num(x(step))} {num(y(point[seat]))}" for step, point in enumerate(course))
        look_of = f"fill:none;stroke:{paint('pc')};stroke-width:3;stroke-linejoin:round"
        look_of += f";stroke-dasharray:{DASHES[seat % 4]}" if DASHES[seat % 4] else ""
        drawn.append(group(path(line, style=look_of), cls=seat_class(seat)))
        drawn.append(token(seat, LEFT + across + 16, labels[seat], 8))
        label = f"{name[:12]} {round(100 * course[-1][seat])}%"
        drawn.append(text(LEFT + across + 30, labels[seat] + 5, label, 15, "t-bold"))
    for number, turning in enumerate(done.turnings, 1):
        at = x(turning.number)
        style = f"stroke:{paint('signal')};stroke-dasharray:3 4;fill:none"
        drawn.append(path(f"M{num(at)} {num(TOP + 16)}V{num(TOP + 16 + down)}", style=style))
        drawn.append(circle(at, TOP + 10, 12, style=f"fill:{paint('signal')}"))
        drawn.append(text(at, TOP + 15, number, 14, "t-mid tag-text"))
    return page(drawn, WIDTH, HEIGHT, t("over-chances"))
