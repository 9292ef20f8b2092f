"""Analysis boards: a finished game and the moves that somebody tried in it, kept under an address that can be shared.

Only finished games come here: those of tables that are over, and records that somebody brings along. A record with a
position laid out by hand is read from a table alone: nobody checked that play could have led there.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from dataclasses import replace as changed
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from argosy.analysis.board import Moment
from argosy.arena.results import records_in
from argosy.play import Match, Record, load
from argosy.play.errors import ArgosyError, ForeignRecord
from argosy.table import keys
from argosy.table.errors import NoTable, NotOver, TableError
from argosy.table.house import House
from argosy.table.names import clean_names
from argosy.table.shelves import studies, study_lines
from argosy.table.visitors import Visitor, look

MOST_LINES = 2000  # of one board
MOST_BOARDS = 500  # of one person; older ones make room
MOST_LOOSE = 2000  # of programs, which are nobody's: nobody else could ever delete them
KEPT = 64  # games in memory, ready to be looked at
LARGEST_RECORD = 1024 * 1024


class TooManyLines(TableError):
    """A board is full."""

    key = "analysis-full"
    status = 409


class NotFinished(TableError):
    """The record is of a game that was not played to its end."""

    key = "analysis-unfinished"
    status = 409


class LaidOut(TableError):
    """The record begins from a position that somebody may have laid out by hand."""

    key = "analysis-laid-out"
    status = 400


@dataclass(frozen=True)
class Study:
    """A game as somebody looks at it."""

    ref: str  # in addresses: a table, or a board
    match: Match  # the whole game
    table_id: str | None
    seat: int | None  # the visitor's own in this game
    kept: bool  # it has an address of its own
    mine: bool  # what is tried is kept here; elsewhere on a copy
    lines: tuple[Moment, ...] = ()


class Studies:
    """All analysis boards of this house."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store
        self._matches: dict[str, Match] = {}

    # looking

    def open(self, ref: str, who: Visitor) -> Study:
        """A board, or a finished table that the visitor may look at."""
        row = self._row(ref)
        if row is None:
            return self._of_table(ref, who)
        mine = row.person is not None and row.person == who.person
        return Study(ref, self._match(row), row.table_id, row.seat if mine else None, True, mine, self._lines(ref))

    def _of_table(self, ref: str, who: Visitor) -> Study:
        found = look(self.house, ref, who)
        if found.table.row.status != "over":
            raise NotOver
        with found.table.lock:
            match = found.table.match.copy()
        return Study(ref, match, ref, found.seat, False, False)

    def _row(self, ref: str) -> Any:
        return self.store._one(select(studies).where(studies.c.id == ref)) if len(ref) <= 40 else None

    def _match(self, row: Any) -> Match:
        if row.id not in self._matches:
            while len(self._matches) >= KEPT:
                self._matches.pop(next(iter(self._matches)), None)
            self._matches[row.id] = load(Record.parse(row.record))
        return self._matches[row.id]

    def _lines(self, ref: str) -> tuple[Moment, ...]:
        rows = self.store._all(select(study_lines).where(study_lines.c.study_id == ref).limit(MOST_LINES + 1))
        found = [Moment(row.at, tuple(int(code) for code in row.line.split("."))) for row in rows]
        return tuple(sorted(found, key=lambda one: (one.at, one.line)))

    def of(self, person: str | None) -> list[Any]:
        """The boards of a person, the latest first, with the number of moves that were tried."""
        if person is None:
            return []
        count = func.count(study_lines.c.line).label("tried")
        asked = select(studies, count).outerjoin(study_lines, study_lines.c.study_id == studies.c.id)
        asked = asked.where(studies.c.person == person).group_by(*studies.c).order_by(studies.c.changed.desc())
        return self.store._all(asked.limit(50))

    # keeping

    def bring(self, record: Record, who: Visitor) -> str:
        """A record that somebody brings along becomes a board."""
        if record.start:
            raise LaidOut
        match = load(changed(record, names=clean_names(record.names)))
        if not match.over:
            raise NotFinished
        return self._add(match, who.person, None, None)

    def keep(self, study: Study, who: Visitor) -> str:
        """The board of a visitor for what they look at: their own, or a copy of it with all that was tried."""
        if study.mine:
            return study.ref
        if study.table_id and not study.kept and who.person:
            asked = select(studies.c.id).where(studies.c.person == who.person, studies.c.table_id == study.table_id)
            row = self.store._one(asked.order_by(studies.c.made))
            if row is not None:
                return str(row.id)
        return self._add(study.match, who.person, study.table_id, study.seat, study.lines)

    def lay(self, match: Match, who: Visitor) -> str:
        """A board for a position of our own, such as a puzzle's."""
        return self._add(match, who.person, None, match.to_move)

    def _add(
        self, match: Match, person: str | None, table_id: str | None, seat: int | None, lines: tuple[Moment, ...] = ()
    ) -> str:
        ref, now = keys.new_key(), time.time()
        row = {"id": ref, "person": person, "table_id": table_id, "game": match.game.name, "seat": seat, "made": now}
        with self.store.write() as link:
            link.execute(insert(studies), row | {"record": match.record().json(), "changed": now})
            if lines:
                link.execute(insert(study_lines), [_line(ref, one) for one in lines])
            old = select(studies.c.id).where(studies.c.person == person).order_by(studies.c.changed.desc())
            for one in link.execute(old.offset(MOST_BOARDS if person else MOST_LOOSE)).all():
                link.execute(delete(studies).where(studies.c.id == one.id))
        return ref

    def note(self, ref: str, moment: Moment) -> None:
        """Keep a line with all moves that lead to it."""
        ways = [Moment(moment.at, moment.line[: n + 1]) for n in range(len(moment.line))]
        known = set(self._lines(ref))
        if len(known) + len(ways) > MOST_LINES:
            raise TooManyLines(most=MOST_LINES)
        for one in ways:
            if one not in known:
                try:
                    with self.store.write() as link:
                        link.execute(insert(study_lines), _line(ref, one))
                        link.execute(update(studies).where(studies.c.id == ref).values(changed=time.time()))
                except IntegrityError:
                    pass  # another tab tried the same

    def cut(self, ref: str, moment: Moment) -> None:
        """Delete a branch: a line and everything behind it."""
        behind = or_(study_lines.c.line == moment.tried, study_lines.c.line.startswith(f"{moment.tried}."))
        with self.store.write() as link:
            here = study_lines.c.study_id == ref, study_lines.c.at == moment.at
            link.execute(delete(study_lines).where(*here, behind))

    def delete(self, ref: str, person: str | None) -> None:
        """Delete a board of one's own."""
        mine = studies.c.id == ref, studies.c.person == person
        with self.store.write() as link:
            if person is None or link.execute(delete(studies).where(*mine)).rowcount != 1:
                raise NoTable
        self._matches.pop(ref, None)


def _line(ref: str, moment: Moment) -> dict[str, Any]:
    return {"study_id": ref, "at": moment.at, "line": moment.tried}


def read(text: str, file: str) -> list[Record]:
    """The records in a text: one, or the games of a series that the arena kept."""
    try:
        series = records_in(text, file)
        return series if series else [Record.parse(text, file)]
    except ArgosyError:
        raise
    except (RecursionError, ValueError, KeyError, TypeError, AttributeError) as error:  # nothing that we ever wrote
        raise ForeignRecord(file=file) from error


def title(record: str) -> list[str]:
    """Who played, by the record of a board."""
    names: list[str] = json.loads(record).get("names") or []
    return names
