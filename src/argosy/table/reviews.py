"""Reviews of finished games, and hints: thought out once for all servers on a database, and kept there.

Whoever wants a review puts a row into the database. Each server works on one review at a time; which one it has, how
far it is and that it still lives stands in the row, so that every server can tell, and another one takes over what a
server left that died. A game that is still being compiled here waits in the line.
"""

from __future__ import annotations

import json
import logging
import math
import os
import threading
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from argosy.play import Match
from argosy.preparing import Foreman
from argosy.review import Review, review
from argosy.review.findings import METHOD, Event, Moment, Player, Step, Turning
from argosy.review.usual import rates
from argosy.table import keys
from argosy.table.errors import NotOver
from argosy.table.house import House
from argosy.table.store import Store, hints, holders, pack, reviews, tables
from argosy.words import say

log = logging.getLogger("argosy.table")

LOOK = 5.0  # seconds between two looks for reviews that nobody told this server of
BEAT = 1.0  # seconds between two signs of life
EARLIER = 10  # games that a player is compared with
SILENT = 30.0  # after so many seconds without one another server takes over
CORES = min(2, os.cpu_count() or 1)  # that a review works on
WAITING, WORKING, DONE, FAILED = "waiting", "working", "done", "failed"


class Lost(Exception):
    """This server ends, or another one has taken the review over."""


class Reviews:
    """The reviews of one server, in a thread of its own."""

    def __init__(self, house: House, foreman: Foreman) -> None:
        self.house, self.store, self.foreman = house, house.store, foreman
        self.me = keys.new_table_id()[:40]
        self._wake, self._ended = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to look for work."""
        self._ended.clear()
        self._thread = threading.Thread(target=self._run, name="review", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Let go of the review at hand: whoever comes next begins it anew."""
        self._ended.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join()

    def wake(self) -> None:
        """There may be something to do: somebody asked, or a game is compiled."""
        self._wake.set()

    # for those who ask

    def ask(self, table_id: str) -> None:
        """Somebody wants the review of a finished table: it waits in the line, unless it is there or on its way."""
        if self.house.table(table_id).row.status != "over":
            raise NotOver
        self._make_room(table_id)
        fresh = {"state": WAITING, "asked": time.time(), "done": 0, "total": 0, "worker": "", "beat": 0.0}
        failed = reviews.c.table_id == table_id, reviews.c.state == FAILED
        try:
            with self.store.write() as link:
                if link.execute(select(reviews.c.state).where(reviews.c.table_id == table_id)).first() is None:
                    link.execute(insert(reviews), fresh | {"table_id": table_id})
                else:
                    link.execute(update(reviews).where(*failed).values(**fresh))
        except IntegrityError:
            pass  # somebody asked another server at the same moment
        self.wake()

    def begun(self, table_id: str) -> bool:
        """Whether somebody has asked for a review that did not fail: whoever opens the page need not ask again."""
        row = self.store._one(select(reviews.c.state).where(reviews.c.table_id == table_id))
        return row is not None and row.state != FAILED

    def how_far(self, table_id: str, lang: str = "en") -> dict[str, Any]:
        """How far a review is: none, working, done or failed; who waits is told what for, or how long yet."""
        row = self._row(table_id)
        if row is None:
            return {"state": "none", "done": 0, "total": 0}
        far = {"state": WORKING if row.state == WAITING else row.state, "done": row.done, "total": row.total}
        if row.state == WAITING:
            self.wake()
            far["message"] = self._why_not_yet(table_id, row, lang)
        elif row.state == WORKING and row.done:
            far["seconds"] = math.ceil((row.beat - row.began) * (row.total - row.done) / row.done)
            far["left"] = say(None, lang, "review-left", seconds=far["seconds"])
        return far

    def found(self, table_id: str) -> Review | None:
        """A review that is done."""
        row = self._row(table_id)
        if row is None or row.state != DONE:
            return None
        table = self.house.table(table_id)
        with table.lock:
            match = table.match.copy()
        return restored(json.loads(row.found), match)

    def earlier(self, table_id: str, person: str | None) -> dict[str, float]:
        """What somebody gave away by a choice in earlier games of the same kind that were reviewed, by questions."""
        this = self.house.table(table_id).row
        asked = (
            select(reviews.c.found, holders.c.seat)
            .join(tables, tables.c.id == reviews.c.table_id)
            .join(holders, holders.c.table_id == reviews.c.table_id)
            .where(holders.c.person == person, tables.c.game == this.game, reviews.c.state == DONE)
            .where(tables.c.id != table_id, tables.c.changed < this.changed)
            .order_by(tables.c.changed.desc())
            .limit(EARLIER)
        )
        steps: list[dict[str, Any]] = []
        for row in self.store._all(asked) if person else []:
            found = json.loads(row.found)
            if found.get("method") == METHOD:
                steps += [step for step in found["steps"] if step["seat"] == row.seat]
        return rates(steps)

    def given_away(self, table_ids: Sequence[str]) -> dict[str, list[float]]:
        """What every seat gave away at those of the tables that were reviewed by today's method."""
        asked = select(reviews.c.table_id, reviews.c.found).where(reviews.c.state == DONE)
        rows = self.store._all(asked.where(reviews.c.table_id.in_(table_ids)))
        told = {str(row.table_id): json.loads(row.found) for row in rows}
        return {
            table: [player["lost"] for player in found["players"]]
            for table, found in told.items()
            if found.get("method") == METHOD
        }

    def _row(self, table_id: str) -> Any:
        """What is known of a review; one that an earlier version made by another method is as good as none."""
        row = self.store._one(select(reviews).where(reviews.c.table_id == table_id))
        return None if row is None or _outdated(row) else row

    def _make_room(self, table_id: str) -> None:
        """Delete a review by another method, once somebody wants it anew; looking deletes nothing."""
        row = self.store._one(select(reviews).where(reviews.c.table_id == table_id))
        if row is not None and _outdated(row):
            with self.store.write() as link:
                link.execute(delete(reviews).where(reviews.c.table_id == table_id, reviews.c.found == row.found))

    def _why_not_yet(self, table_id: str, row: Any, lang: str) -> str:
        game = self.house.table(table_id).match.game
        standing = self.foreman.standing(game.name)
        if not standing.ready:
            return say(None, lang, "review-prepares", game=game.title, seconds=math.ceil(standing.seconds or 60))
        before = reviews.c.asked < row.asked, reviews.c.state.in_((WAITING, WORKING))
        return say(None, lang, "review-queued", n=len(self.store._all(select(reviews.c.table_id).where(*before))))

    # for the server that works

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                table_id = self._claim()
                if table_id is not None:
                    self._work(table_id)
                    continue
            except Exception:
                log.exception("reviews could not be looked for")
            self._wake.wait(LOOK)
            self._wake.clear()

    def _claim(self) -> str | None:
        """The next review that this server can work out, from now on its own."""
        now = time.time()
        silent = (reviews.c.state == WORKING) & (reviews.c.beat < now - SILENT)
        asked = (
            select(reviews.c.table_id, reviews.c.state, reviews.c.beat, tables.c.game)
            .join(tables, tables.c.id == reviews.c.table_id)
            .where(or_(reviews.c.state == WAITING, silent))
            .order_by(reviews.c.asked)
        )
        for row in self.store._all(asked):
            if not self.foreman.standing(row.game).ready:
                continue
            same = reviews.c.table_id == row.table_id, reviews.c.state == row.state, reviews.c.beat == row.beat
            taken = {"state": WORKING, "worker": self.me, "began": now, "beat": now, "done": 0, "total": 0}
            with self.store.write() as link:
                if link.execute(update(reviews).where(*same).values(**taken)).rowcount == 1:
                    return str(row.table_id)
        return None

    def _work(self, table_id: str) -> None:
        try:
            table = self.house.table(table_id)
            with table.lock:
                match = table.match.copy()
            told = review(match, progress=self._progress(table_id), cores=CORES).data()
            self._note(table_id, state=DONE, done=1, total=1, found=pack(told))
        except Lost:
            if self._ended.is_set():
                self._note(table_id, state=WAITING, worker="", beat=0.0)
        except Exception:
            log.exception("table %s could not be reviewed", table_id)
            self._note(table_id, state=FAILED)

    def _progress(self, table_id: str) -> Any:
        """Says how far the review is, now and then, as a sign of life."""
        last = 0.0

        def told(done: int, total: int) -> None:
            nonlocal last
            if self._ended.is_set():
                raise Lost
            if time.monotonic() - last >= BEAT:
                last = time.monotonic()
                if not self._note(table_id, done=done, total=total, beat=time.time()):
                    raise Lost

        return told

    def _note(self, table_id: str, **values: Any) -> bool:
        """Write down how a review of ours stands; whether it is still ours."""
        mine = reviews.c.table_id == table_id, reviews.c.worker == self.me, reviews.c.state == WORKING
        with self.store.write() as link:
            return bool(link.execute(update(reviews).where(*mine).values(**values)).rowcount == 1)


def _outdated(row: Any) -> bool:
    """Whether a review was made by another method than today's."""
    return bool(row.state == DONE and json.loads(row.found).get("method") != METHOD)


def restored(data: dict[str, Any], match: Match) -> Review:
    """A review as it was kept, of a match."""

    def frozen(value: Any) -> Any:
        return tuple(frozen(one) for one in value) if isinstance(value, list) else value

    def each(kind: Any, rows: list[dict[str, Any]]) -> tuple[Any, ...]:
        return tuple(kind(**{name: frozen(value) for name, value in row.items()}) for row in rows)

    for player in data["players"]:
        player["events"] = list(each(Event, player["events"]))

    return Review(
        data["game"], data["budget"], tuple(data["scores"]), tuple(data["ranks"]), each(Moment, data["moments"]),
        each(Step, data["steps"]), each(Turning, data["turnings"]), each(Player, data["players"]), match,
    )  # fmt: skip


# hints


def kept_hint(store: Store, table_id: str, seat: int, number: int, lang: str) -> dict[str, Any] | None:
    """What a seat was advised to do after so many events."""
    which = {"table_id": table_id, "seat": seat, "number": number, "lang": lang}
    row = store._one(select(hints.c.found).filter_by(**which))
    return json.loads(row.found) if row is not None else None


def keep_hint(store: Store, table_id: str, seat: int, number: int, lang: str, found: dict[str, Any]) -> None:
    """Keep an advice for whoever asks again, on whatever server; older ones are of no use."""
    row = {"table_id": table_id, "seat": seat, "number": number, "lang": lang, "found": pack(found)}
    try:
        with store.write() as link:
            link.execute(delete(hints).where(hints.c.table_id == table_id, hints.c.number < number))
            link.execute(insert(hints), row)
    except IntegrityError:
        pass  # another server was as quick, or the table is gone
