"""Everything that is one person's: tables, campaigns, people they played with; on another device, in a file, or gone.

There are no accounts. A person is a browser's key, of which only the hash is kept. A pass brings the key itself to
another browser: it is sealed with the key of the link, which is not kept, used once, and void after some minutes.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection

from argosy.table import keys
from argosy.table.api import title_of
from argosy.table.errors import NoTable, NotRunning, NotYours, OneSeat
from argosy.table.house import House, Made, Seat, Wish
from argosy.table.names import nameless
from argosy.table.seats import NEWS, Seated, Sitter
from argosy.table.shelves import callers, campaigns, invited, legs, mutes, outbox, passes, solved, studies, study_lines
from argosy.table.store import chat, holders, metadata, pack, seats, tables
from argosy.table.store import voyages as lessons

PASS_SECONDS = 900.0
MOST_LISTED = 500
PERSONAL = [kept for kept in metadata.sorted_tables if "person" in kept.c and kept is not campaigns]
COME_ALONG = (mutes, invited, outbox, solved, lessons)  # to another key, row by row, unless that one has the same
SAME = {outbox: ("person", "table_id", "kind", "mark")}  # of the others: what their primary key says


@dataclass(frozen=True)
class Pass:
    """What a pass brings to another device."""

    key: str
    settings: dict[str, str]


@dataclass(frozen=True)
class Mate:
    """Somebody whom one has played with."""

    ref: str
    person: str
    name: str
    game: str
    games: int
    last: float


class Places:
    """What the house knows of one person, and what that person may do with it."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store

    # another device

    def make_pass(self, key: str, settings: Mapping[str, str]) -> str:
        """A link's key that brings everything to another browser; the one before it is void."""
        code, person = keys.new_key(), keys.hashed(key)
        row: dict[str, Any] = {"code": keys.hashed(code), "person": person, "sealed": _sealed(key.encode(), code).hex()}
        row |= {"settings": pack(dict(settings)), "until": time.time() + PASS_SECONDS}
        with self.store.write() as link:
            link.execute(delete(passes).where(passes.c.person == person))
            link.execute(delete(passes).where(passes.c.until < time.time()))
            link.execute(insert(passes), row)
        return code

    def passing(self, code: str) -> Pass:
        """What a pass would bring. Changes nothing."""
        row = self.store._one(select(passes).where(passes.c.code == keys.hashed(code)))
        if row is None or row.until < time.time():
            raise NoTable
        return Pass(_sealed(bytes.fromhex(row.sealed), code).decode(), json.loads(row.settings))

    def use_pass(self, code: str, here: str) -> Pass:
        """Come over by a pass, which is spent by that. What this browser (`here`) held before comes along."""
        found = self.passing(code)
        with self.store.write() as link:
            if link.execute(delete(passes).where(passes.c.code == keys.hashed(code))).rowcount != 1:
                raise NoTable  # somebody else was quicker
            if here != keys.hashed(found.key):
                self._not_opponents(link, here, keys.hashed(found.key))
                self._move(link, here, keys.hashed(found.key))
        return found

    def _not_opponents(self, link: Connection, here: str, there: str) -> None:
        """Two who sit at one table on different seats are two people: whoever made one of them open the link of the
        other would see both hands."""
        mine, theirs = holders.alias(), holders.alias()
        asked = select(tables.c.id).join(mine, mine.c.table_id == tables.c.id)
        asked = asked.join(theirs, (theirs.c.table_id == tables.c.id) & (theirs.c.seat != mine.c.seat))
        both = mine.c.person == here, theirs.c.person == there
        going = tables.c.several == 0, tables.c.status.in_(("open", "running"))
        if link.execute(asked.where(*both, *going)).first() is not None:
            raise OneSeat

    def sign_off(self, person: str) -> str:
        """Another key for this browser: all others that came over by passes know it no more."""
        key = keys.new_key()
        with self.store.write() as link:
            self._move(link, person, keys.hashed(key))
            link.execute(delete(passes).where(passes.c.person == person))
        return key

    def _move(self, link: Connection, old: str, new: str) -> None:
        """Everything of one key becomes another one's; what that one has already stays."""
        for row in link.execute(select(holders).where(holders.c.person == old)).all():
            at = holders.c.table_id == row.table_id, holders.c.seat == row.seat
            if link.execute(select(holders).where(*at, holders.c.person == new)).first() is None:
                link.execute(update(holders).where(*at, holders.c.person == old).values(person=new))
            else:
                link.execute(delete(holders).where(*at, holders.c.person == old))
        link.execute(update(campaigns).where(campaigns.c.person == old).values(person=new))
        link.execute(update(studies).where(studies.c.person == old).values(person=new))
        if link.execute(select(callers).where(callers.c.person == new)).first() is None:
            link.execute(update(callers).where(callers.c.person == old).values(person=new))
        for kept in COME_ALONG:
            names = SAME.get(kept) or tuple(column.name for column in kept.primary_key)
            for row in link.execute(select(kept).where(kept.c.person == old)).all():
                values = dict(row._mapping) | {"person": new}
                link.execute(delete(kept).where(*(kept.c[name] == row._mapping[name] for name in names)))
                known = [kept.c[name] == values[name] for name in names]
                if link.execute(select(kept).where(*known)).first() is None:
                    link.execute(insert(kept), values)
        link.execute(delete(callers).where(callers.c.person == old))

    # people one has played with

    def mates(self, person: str) -> list[Mate]:
        """Everybody one has sat at a table with, the latest first."""
        found: dict[str, Mate] = {}
        for row in self.store.tables_of(person, MOST_LISTED):
            mine = {seat for seat, persons in row.held.items() if person in persons}
            for seat in row.seats:
                others = row.held[seat.seat] - {person}
                if seat.seat in mine or not others:
                    continue
                who = min(others)
                before = found.get(who)
                if before is None:
                    ref = keys.hashed(f"{person}:{who}")[:16]
                    found[who] = Mate(ref, who, seat.name, row.game, 1, row.changed)
                else:
                    found[who] = Mate(before.ref, who, before.name, before.game, before.games + 1, before.last)
        return sorted(found.values(), key=lambda mate: -mate.last)

    def invite(self, person: str, device: str, ref: str, game: str, name: str) -> tuple[Made, str]:
        """A table of a game with a free seat for somebody one has played with, who is asked to come; and who it is."""
        mate = next((one for one in self.mates(person) if one.ref == ref), None)
        if mate is None:
            raise NotYours
        made = self.house.make(Wish(game, [Seat("me", name), Seat("open")]), person, device)
        row = {"table_id": made.table_id, "seat": 1, "person": mate.person, "at": time.time()}
        with self.store.write() as link:
            link.execute(insert(invited), row | {"by": self.house.table(made.table_id).seats[0].name})
        return made, mate.person

    def invitations(self, person: str) -> list[dict[str, Any]]:
        """The tables where somebody is asked to come, whose seat is still free."""
        asked = select(invited, tables.c.game).join(tables, tables.c.id == invited.c.table_id)
        asked = asked.join(seats, (seats.c.table_id == invited.c.table_id) & (seats.c.seat == invited.c.seat))
        asked = asked.where(invited.c.person == person, seats.c.kind == "open").order_by(invited.c.at.desc())
        return [
            {"table": row.table_id, "seat": row.seat, "by": row.by, "title": title_of(row.game), "at": row.at}
            for row in self.store._all(asked.limit(50))
        ]

    def come(self, table_id: str, sitter: Sitter) -> Seated:
        """Sit down where one was asked to."""
        assert sitter.person is not None
        mine = [one for one in self.invitations(sitter.person) if one["table"] == table_id]
        if not mine:
            raise NoTable
        return self.house.sit(table_id, mine[0]["seat"], sitter)

    def decline(self, table_id: str, person: str) -> None:
        """Do not come."""
        if not keys.is_table_id(table_id):
            raise NoTable
        with self.store.write() as link:
            mine = invited.c.table_id == table_id, invited.c.person == person
            if link.execute(delete(invited).where(*mine)).rowcount == 0:
                raise NoTable

    # finished games

    def finished(self, person: str, wanted: str = "") -> list[Any]:
        """One's finished games, the latest first; `wanted` looks for a game, a player or a table."""
        words = wanted.casefold().split()
        found = []
        for row in self.store.tables_of(person, MOST_LISTED):
            text = " ".join([title_of(row.game), row.id, *(seat.name for seat in row.seats)]).casefold()
            if row.status in ("over", "closed") and all(word in text for word in words):
                found.append(row)
        return found

    # everything

    def everything(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, for that person."""
        mine = []
        for row in self.store.tables_of(person, MOST_LISTED):
            held = sorted(seat for seat, persons in row.held.items() if person in persons)
            said = [line.text for line in self.store.chat(row.id, 10_000) if line.seat in held]
            over = row.status in ("over", "closed") and row.seed
            mine.append({
                "table": row.id, "game": row.game, "status": row.status, "made": row.made, "seats": held,
                "names": [row.seats[seat].name for seat in held], "notes": [row.seats[seat].note for seat in held],
                "said": said, "record": json.loads(self.house.record(row.id).json()) if over else None,
            })  # fmt: skip
        calls = self.store._one(select(callers).where(callers.c.person == person))
        hidden = ("person", "handle", "mail_code")
        told = {key: value for key, value in calls._mapping.items() if key not in hidden} if calls else None
        began = self.store._all(select(campaigns).where(campaigns.c.person == person))
        return {
            "format": "argosy person", "version": 1, "tables": mine, "calls": told,
            "campaigns": [{"id": row.id, "name": row.name, "game": row.game, "made": row.made} for row in began],
            "played_with": [{"name": mate.name, "games": mate.games} for mate in self.mates(person)],
            "asked_to": self.invitations(person), "boards": self._boards(person),
            "lessons": [
                {"game": row.game, "chapter": row.chapter, "step": row.step, "done": bool(row.done)}
                for row in self.store._all(select(lessons).where(lessons.c.person == person))
            ],
            "puzzles": [
                {"puzzle": row.puzzle, "solved_at_once": row.clean, "due": row.due}
                for row in self.store._all(select(solved).where(solved.c.person == person))
            ],
        }  # fmt: skip

    def _boards(self, person: str) -> list[dict[str, Any]]:
        """One's analysis boards: the game, and what was tried in it."""
        rows = self.store._all(select(studies).where(studies.c.person == person))
        tried: dict[str, list[dict[str, Any]]] = {}
        asked = select(study_lines).where(study_lines.c.study_id.in_([row.id for row in rows]))
        for line in self.store._all(asked):
            tried.setdefault(line.study_id, []).append({"at": line.at, "line": line.line})
        return [
            {"board": row.id, "game": row.game, "record": json.loads(row.record), "tried": tried.get(row.id, [])}
            for row in rows
        ]

    def forget(self, person: str) -> None:
        """Delete everything that is one person's. Where others sit, the game stays theirs: a bot plays on, and the
        name, the talk and the notes go."""
        for row in self.store.tables_of(person, 100_000):
            held = [seat for seat, persons in row.held.items() if person in persons]
            alone = not any(persons - {person} for persons in row.held.values())
            if alone and not any(seat.key for seat in row.seats):
                with self.store.write() as link:
                    link.execute(delete(tables).where(tables.c.id == row.id))
                self.house.tell(row.id)
                continue
            for seat in held:
                self._give_up(row, seat, person)
        with self.store.write() as link:
            empty = [row.id for row in link.execute(select(campaigns).where(campaigns.c.person == person)).all()]
            for voyage in empty:
                played = select(legs).where(legs.c.campaign_id == voyage, legs.c.table_id.is_not(None))
                if link.execute(played).first() is None:
                    link.execute(delete(campaigns).where(campaigns.c.id == voyage))
            link.execute(update(campaigns).where(campaigns.c.person == person).values(person=None))
            for kept in PERSONAL:
                link.execute(delete(kept).where(kept.c.person == person))

    def _give_up(self, row: Any, seat: int, person: str) -> None:
        """Leave a seat at a table where others sit."""
        others = row.held[seat] - {person}
        if not others:
            if row.status in ("open", "running") and row.seats[seat].kind == "person":
                with suppress(NotRunning):  # it may have ended meanwhile
                    self.house.hand_to_bot(row.id, seat, "mate")
            name = nameless(seat + 1)
            with self.house.owner.changing(row.id) as (_, link):
                at = seats.c.table_id == row.id, seats.c.seat == seat
                link.execute(update(seats).where(*at).values(name=name, note="", key=None))
                link.execute(delete(chat).where(chat.c.table_id == row.id, chat.c.seat == seat))
                self._unsay(link, row.id, row.seats[seat].name, name)
                self._unname(link, row.id, seat, name)
        with self.house.owner.changing(row.id) as (_, link):
            mine = holders.c.table_id == row.id, holders.c.seat == seat, holders.c.person == person
            link.execute(delete(holders).where(*mine))
        self.house.tell(row.id)

    def _unsay(self, link: Connection, table_id: str, old: str, name: str) -> None:
        """No news of the table tells a name any more that somebody had there."""
        lines = link.execute(select(chat).where(chat.c.table_id == table_id, chat.c.seat == NEWS).order_by(chat.c.id))
        told = [(line, json.loads(line.text)) for line in lines.all()]
        names = {old}
        for line, what in reversed(told):
            names |= {what["old"]} if what["news"] == "renamed" and line.name in names else set()
        for line, what in told:
            if line.name in names:
                link.execute(delete(chat).where(chat.c.id == line.id))
            elif what.get("by") in names:
                link.execute(update(chat).where(chat.c.id == line.id).values(text=pack(what | {"by": name})))
        link.execute(update(invited).where(invited.c.table_id == table_id, invited.c.by.in_(names)).values(by=name))

    def _unname(self, link: Connection, table_id: str, seat: int, name: str) -> None:
        """The name goes from the records of campaigns and boards, too."""
        for kept in (legs, studies):
            asked = select(kept).where(kept.c.table_id == table_id, kept.c.record.is_not(None))
            for row in link.execute(asked).all():
                content = json.loads(row.record)
                if content.get("names"):
                    content["names"][seat] = name
                    at = [column == row._mapping[column.name] for column in kept.primary_key]
                    link.execute(update(kept).where(*at).values(record=json.dumps(content, ensure_ascii=False)))


def _sealed(text: bytes, code: str) -> bytes:
    """A key under a key that is used once and not kept: with the same again it is open."""
    cover = hashlib.shake_256(f"argosy pass {code}".encode()).digest(len(text))
    return bytes(a ^ b for a, b in zip(text, cover, strict=True))


def settings_of(cookies: Mapping[str, str]) -> dict[str, str]:
    """What a browser keeps of its owner's taste, to be taken along."""
    names = ("name", "colour", "lang", "theme", "motion", "sound")
    return {name: cookies[f"argosy_{name}"][:200] for name in names if f"argosy_{name}" in cookies}
