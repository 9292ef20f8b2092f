"""The coach at a table of one person and bots: thinks about every move of the person while the bots wait.

A verdict follows from the position alone, so none is kept in the database: a server that starts anew thinks again.
"""

from __future__ import annotations

import logging
import math
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi import APIRouter, Request
from pydantic import Field

from argosy.lessons import BadLesson, Coaching, NoLesson, lesson_of
from argosy.lessons.coach import SURE, Verdict, weigh
from argosy.play import Move
from argosy.preparing import Foreman
from argosy.table.api import Asked, TheHouse, Who
from argosy.table.errors import BadRequest
from argosy.table.frame import words
from argosy.table.house import House
from argosy.table.live import LiveTable
from argosy.table.shown import preview_of
from argosy.table.visitors import Look, own

log = logging.getLogger("argosy.table")
router = APIRouter(prefix="/api", tags=["tables"])
MOST_KEPT = 500
LINE = 3  # moves that are told of how a better turn goes on

Moment = tuple[str, int]  # a table and the number of its last event


def coaching_of(game: str) -> Coaching:
    """When the coach of a game speaks."""
    try:
        return lesson_of(game).coach
    except (NoLesson, BadLesson):
        return Coaching()


class Coach:
    """Looks over the shoulders of people at tables with bots."""

    def __init__(self, house: House, foreman: Foreman) -> None:
        self.house, self.foreman = house, foreman
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._lock = threading.Lock()
        self._thinking: set[Moment] = set()
        self._found: OrderedDict[Moment, Verdict | None] = OrderedDict()
        house.moved = self.moved
        house.holds = self.holds

    def stop(self) -> None:
        """Think no further."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def moved(self, table: LiveTable) -> None:
        """A person has moved: think about it, unless that is done or under way."""
        if not coached(table):
            return
        moment = (table.id, table.number)
        with self._lock:
            if moment in self._found or moment in self._thinking:
                return
            self._thinking.add(moment)
        self._pool.submit(self._think, table, moment)

    def holds(self, table: LiveTable) -> bool:
        """Whether the bots wait: the coach thinks about the last move, or has something to say about it."""
        if not coached(table) or not table.deciders or table.seats[table.deciders[-1]].kind != "person":
            return False
        moment = (table.id, table.number)
        if moment in self._found:
            return self._found[moment] is not None
        self.moved(table)
        return True

    def spoken(self, table: LiveTable) -> Verdict | None:
        """What the coach says about the last move."""
        return self._found.get((table.id, table.number))

    def play_on(self, table: LiveTable, number: int) -> None:
        """The person keeps the move: the bots go on."""
        self._keep((table.id, number), None)
        self.house.tell(table.id)

    def _think(self, table: LiveTable, moment: Moment) -> None:
        found: Verdict | None = None
        try:
            found = self._verdict(table, moment[1])
        except Exception:
            log.exception("the coach could not judge a move at table %s", table.id)
        self._keep(moment, found)
        self.house.tell(table.id)  # a page that shows the verdict, or bots that go on

    def _verdict(self, table: LiveTable, number: int) -> Verdict | None:
        """Only a move that can still be taken back is spoken of."""
        if not self.foreman.standing(table.row.game).ready:
            return None
        with table.lock:
            if table.number != number or not table.deciders:
                return None
            match, seat = table.match.copy(), table.deciders[-1]
        if not match.can_undo(seat):
            return None
        made = match.pop()
        return weigh(match.view(seat), made.code, coaching_of(table.row.game).points)

    def _keep(self, moment: Moment, found: Verdict | None) -> None:
        with self._lock:
            self._thinking.discard(moment)
            self._found[moment] = found
            while len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)


class CoachIn(Asked):
    """Whether the coach speaks at a table."""

    on: bool


@router.put("/tables/{table_id}/coach")
def switch(table_id: str, wanted: CoachIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Let the coach speak from now on at a table of one person and bots, or be silent."""
    table = own(house, table_id, who).table
    if wanted.on and not coachable(table):
        raise BadRequest(what="coach", right="one person and bots")
    house.store.change_table(table_id, coach=int(wanted.on))
    house.tell(table_id)
    return {"id": table_id, "coach": wanted.on}


def coachable(table: LiveTable) -> bool:
    """Whether a table is one of a single person and bots, and no game of a campaign. A seat for which a bot plays just
    now is still its holder's: nobody is coached against people who are away for a while."""
    people = [seat for seat in table.seats if table.held.get(seat.seat) or seat.key is not None]
    return len(people) == 1 and all(seat.kind != "open" for seat in table.seats) and table.row.campaign is None


def coached(table: LiveTable) -> bool:
    """Whether the coach speaks at a table now."""
    return bool(table.row.coach) and coachable(table)


class PlayOnIn(Asked):
    """Which move is kept: how many events the table had."""

    number: int = Field(ge=0, le=10_000_000)


@router.post("/tables/{table_id}/coach")
def keep_move(table_id: str, wanted: PlayOnIn, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """Keep the move that the coach spoke of, and let the bots go on."""
    found = own(house, table_id, who)
    request.app.state.coach.play_on(found.table, wanted.number)
    return {"id": table_id, "number": found.table.number}


def bubble(coach: Coach | None, found: Look, lang: str) -> dict[str, Any] | None:
    """What stands in the coach's bubble: a move that gave away much, or a question that comes up for the first time."""
    table = found.table
    if coach is None or not coached(table) or found.seat is None or table.row.status != "running":
        return None
    verdict = coach.spoken(table)
    if verdict is not None and table.deciders and table.deciders[-1] == found.seat:
        return _gave_away(table, found.seat, verdict, lang)
    return _first_time(table, found.seat, lang) if table.to_move == found.seat else None


def _gave_away(table: LiveTable, seat: int, verdict: Verdict, lang: str) -> dict[str, Any]:
    match = table.match
    view = match.view_at(len(match.made) - 1, seat)
    told = {verdict.made, verdict.better, *verdict.line[:LINE]}
    moves = {code: Move(match.game, code, match.names).words(lang) for code in told}
    points = max(1, round(verdict.loss))
    t = words(lang)
    return {
        "kind": "coach", "what": "gave", "key": f"gave-{table.number}",
        "say": t("coach-gave", made=moves[verdict.made], better=moves[verdict.better], points=points),
        "rows": [
            {"words": moves[verdict.better], "brings": preview_of(view, verdict.better, lang)["preview"],
             "then": [moves[code] for code in verdict.line[:LINE]], "worth": t("coach-best")},
            {"words": moves[verdict.made], "brings": preview_of(view, verdict.made, lang)["preview"],
             "then": [], "worth": t("coach-points", points=points)},
        ],
        "sure": t("coach-sure", deals=verdict.deals, points=max(1, math.ceil(SURE * verdict.error))),
    }  # fmt: skip


def _first_time(table: LiveTable, seat: int, lang: str) -> dict[str, Any] | None:
    *before, now = table.match.questions
    met = {ask for ask, mover in zip(before, table.deciders, strict=True) if mover == seat}
    said = coaching_of(table.row.game).moments.get(now)
    if now in met or not said:
        return None
    return {"kind": "coach", "what": "moment", "key": f"moment-{now}", "say": said[lang], "rows": []}
