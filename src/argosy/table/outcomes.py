"""How games ended, kept when they end, so that nobody has to replay them to count; and what that adds up to."""

from __future__ import annotations

import json
import logging
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from argosy.analysis.figures import Played, by, rivals, total, trend
from argosy.draw.ink import el
from argosy.table.api import title_of
from argosy.table.errors import NoTable, OtherVersion
from argosy.table.frame import words
from argosy.table.house import House
from argosy.table.live import LiveTable
from argosy.table.shelves import results
from argosy.table.store import pack, tables

log = logging.getLogger("argosy.table")
MOST = 1000  # of one's games that are counted
OPPONENTS = 12
WIDE, HIGH = 120, 28  # the picture of a trend


class Outcomes:
    """The results of this house's tables."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store

    def noticed(self, table: LiveTable) -> None:
        """A table has changed: if it is over, that is kept."""
        if table.row.status != "over" or self._known(table.id):
            return
        with table.lock:
            scores, ranks = table.match.scores, table.match.ranks
        row = {"table_id": table.id, "scores": pack(scores), "ranks": pack(ranks), "at": table.row.changed}
        try:
            with self.store.write() as link:
                link.execute(insert(results), row)
        except IntegrityError:
            pass  # another server was as quick, or the table is gone

    def _known(self, table_id: str) -> bool:
        return self.store._one(select(results.c.table_id).where(results.c.table_id == table_id)) is not None

    def catch_up(self) -> None:
        """Games that ended before results were kept."""
        missing = select(tables.c.id).outerjoin(results, results.c.table_id == tables.c.id)
        for row in self.store._all(missing.where(tables.c.status == "over", results.c.table_id.is_(None))):
            try:
                self.noticed(self.house.table(row.id))
            except (NoTable, OtherVersion):
                continue  # by other rules: nobody can say
            except Exception:
                log.exception("the result of table %s could not be found", row.id)

    def of(self, person: str) -> list[Played]:
        """One's finished games. Around one screen there is no own seat, so such games do not count."""
        kept = {}
        rows = [row for row in self.store.tables_of(person, MOST) if row.status == "over"]
        for one in self.store._all(select(results).where(results.c.table_id.in_([row.id for row in rows]))):
            kept[one.table_id] = one
        found = []
        for row in rows:
            mine = [seat for seat, persons in row.held.items() if person in persons]
            if row.id in kept and len(mine) == 1:
                found.append(_played(row, mine[0], kept[row.id]))
        return found


def _played(row: Any, mine: int, kept: Any) -> Played:
    others = []
    for seat in row.seats:
        if seat.seat != mine:
            who = min(row.held[seat.seat], default="") or f"{seat.kind}:{seat.level or seat.name}"
            others.append((who, seat.name if row.held[seat.seat] else f"level:{seat.level}", seat.seat))
    scores, ranks = (tuple(json.loads(told)) for told in (kept.scores, kept.ranks))
    return Played(row.game, kept.at, mine, scores, ranks, tuple(others), row.id)


def figures(games: list[Played], lang: str) -> dict[str, Any] | None:
    """What one's games add up to, as the page shows it; None before the first."""
    if not games:
        return None
    t = words(lang)
    lines = []
    for game, some in by(games, lambda one: one.game).items():
        going = trend([one for one in games if one.game == game])
        assert going is not None
        lines.append({"title": title_of(game), "sum": some, "trend": going, "picture": picture(going.places, lang)})
    met = [
        {"name": t("figures-bot", level=t(f"lobby-js-{one.name[6:]}")) if one.name.startswith("level:") else one.name,
         "bot": one.name.startswith("level:"), "games": one.games, "ahead": one.ahead, "behind": one.behind}
        for one in rivals(games)[:OPPONENTS]
        if one.name != "level:"
    ]  # fmt: skip
    seats = [
        {"seat": seat + 1, "of": of, "sum": some}
        for (of, seat), some in sorted(by(games, lambda one: (len(one.ranks), one.seat)).items())
        if of > 1
    ]
    return {"all": total(games), "trend": trend(games), "games": lines, "seats": seats, "rivals": met}


def picture(places: tuple[float, ...], lang: str) -> str:
    """The places of one's games as a line, the first place at the top."""
    step = WIDE / max(1, len(places) - 1)
    points = [(4 + n * (WIDE - 8) / WIDE * step, 4 + (1 - place) * (HIGH - 8)) for n, place in enumerate(places)]
    line = el("polyline", "", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), fill="none", cls="trend__line")
    dots = "".join(el("circle", "", cx=f"{x:.1f}", cy=f"{y:.1f}", r=2.6, cls="trend__dot") for x, y in points)
    label = words(lang)("figures-trend-label", n=len(places))
    return el("svg", line + dots, cls="trend", viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label)
