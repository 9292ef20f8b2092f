"""Campaigns at the tables: several games of one crew, each a table of its own that begins where the last one ended.

A campaign is kept as where it began and its games. A game is a table until it is over; then its record and what it
left are written beside the campaign, which can be done again at any time, because both follow from the table. So
nothing is lost when a server ends between two games, during a vote or at the end of a game.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from argosy.bots import BOTS
from argosy.bots.levels import levels_of
from argosy.campaign import Campaign
from argosy.campaign import begin as begin_campaign
from argosy.campaign.value import carried
from argosy.kernel.game import Atlas, Game
from argosy.play import Match, Record
from argosy.play.match import check_options, check_seats, game_of
from argosy.table import keys
from argosy.table.clocks import Pace
from argosy.table.errors import BadRequest, NotAboard, NotCaptain, NoVoyage, VoyageEnded, VoyageGoesOn
from argosy.table.house import House, Laid, Made, Seat, Wish
from argosy.table.live import LiveTable
from argosy.table.names import LONGEST_NAME, clean, clean_names
from argosy.table.seats import check_level, colours_of
from argosy.table.shelves import campaigns, legs, readings
from argosy.table.store import holders, pack, seats, tables
from argosy.table.visitors import Visitor
from argosy.words import LANGUAGES

LONGEST_TITLE = 40
MOST_GAMES = 60  # in a file that is brought along: a story has ten or eleven
FILE_NAME = re.compile(r"[^\w-]+")


@dataclass(frozen=True)
class Begin:
    """A campaign as somebody wants it."""

    game: str
    name: str
    seats: Sequence[Seat]
    chapter: int = 1
    options: Mapping[str, int | bool] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    hints: bool = True
    lang: str = "en"


@dataclass(frozen=True)
class Leg:
    """One game of a campaign."""

    number: int
    table_id: str | None
    record: Record | None = None  # once it is over
    leaves: Mapping[str, int] = field(default_factory=dict)
    told: Sequence[tuple[str, int | None]] = ()  # cards fulfilled, and what was chosen after each
    ending: str | None = None

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        return self.record is not None


@dataclass(frozen=True)
class Voyage:
    """A campaign as it stands now."""

    row: Row[Any]
    game: Game
    legs: Sequence[Leg]
    held: Mapping[int, Sequence[int]]  # by game: the seats of whoever looks

    @property
    def id(self) -> str:
        """Its name in addresses; it opens nothing by itself."""
        return str(self.row.id)

    @property
    def atlas(self) -> Atlas:
        """How its story is told."""
        assert self.game.story is not None and self.game.story.atlas is not None
        return self.game.story.atlas

    @property
    def finished(self) -> list[Leg]:
        """The games that are over."""
        return [leg for leg in self.legs if leg.over]

    @property
    def current(self) -> Leg | None:
        """The game that is being played."""
        return self.legs[-1] if self.legs and not self.legs[-1].over else None

    @property
    def state(self) -> Mapping[str, int]:
        """What the next game begins with, or the one that is being played began with; nothing when all is told."""
        return self.finished[-1].leaves if self.finished else json.loads(self.row.start)

    @property
    def over(self) -> bool:
        """Whether there is no further game."""
        return bool(self.row.gone) or not self.state


class Voyages:
    """The campaigns of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    # beginning

    def begin(self, wish: Begin, who: Visitor) -> tuple[str, Made]:
        """A new campaign and the table of its first game."""
        if who.person is None:
            raise BadRequest(what="visitor", right="a browser, which has a key of its own")
        if not any(seat.kind == "me" for seat in wish.seats):
            raise BadRequest(what="seats", right="one of them for yourself")
        value = begin_campaign(wish.game, wish.name, [seat.kind for seat in wish.seats], wish.chapter)
        row = self._row(wish, value.start, who)
        first = Wish(wish.game, wish.seats, {**wish.options, **value.start}, wish.pace, hints=wish.hints)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        return str(row["id"]), self._lay(row["id"], 1, first, who, mine, row=row)

    def _row(self, wish: Begin, start: Mapping[str, int], who: Visitor) -> dict[str, Any]:
        now = time.time()
        check_options(game_of(wish.game), wish.options)
        return {
            "id": keys.new_table_id(), "game": wish.game, "name": clean(wish.name, LONGEST_TITLE) or "Atlas",
            "person": who.person, "start": pack(dict(start)), "options": pack(dict(wish.options)),
            "pace": pack(wish.pace.kept()), "hints": int(wish.hints), "crew": None, "gone": 0, "lang": wish.lang,
            "made": now, "changed": now,
        }  # fmt: skip

    def _lay(
        self, voyage_id: str, number: int, wish: Wish, who: Visitor, mine: Sequence[int],
        last: Sequence[tuple[str, int, int]] = (), row: dict[str, Any] | None = None,
    ) -> Made:  # fmt: skip
        """The table of a game: kept together with the campaign's own rows, or not at all. `mine` are the seats of
        whoever begins it; `last` says whose devices come along: (table, seat there, seat here)."""
        laid, held, made = self.house.prepare(wish, who.person or "nobody", who.device)
        laid.row["campaign"] = pack({"id": voyage_id, "number": number})
        try:
            with self.store.write() as link:
                if row is not None:
                    link.execute(insert(campaigns), row)
                self._insert(link, voyage_id, number, laid, [one for one in held if one["seat"] in mine])
                self._bring(link, laid, last)
        except IntegrityError as error:
            raise VoyageGoesOn from error  # somebody else was quicker
        self.house.tell(made.table_id)
        self.house.bus.publish(voyage_id)
        return made

    def _insert(
        self, link: Connection, voyage_id: str, number: int, laid: Laid, held: Sequence[dict[str, Any]]
    ) -> None:
        link.execute(insert(tables), laid.row)
        link.execute(insert(seats), laid.seats)
        if held:
            link.execute(insert(holders), list(held))
        stopped = select(tables.c.id).where(tables.c.status == "closed")
        nowhere = or_(legs.c.table_id.is_(None), legs.c.table_id.in_(stopped))
        void = legs.c.campaign_id == voyage_id, legs.c.number == number, legs.c.record.is_(None), nowhere
        link.execute(delete(legs).where(*void))  # a game whose table the host closed or deleted is played again
        link.execute(insert(legs), {"campaign_id": voyage_id, "number": number, "table_id": laid.row["id"]})
        link.execute(update(campaigns).where(campaigns.c.id == voyage_id).values(crew=None, changed=time.time()))

    def _bring(self, link: Connection, laid: Laid, last: Sequence[tuple[str, int, int]]) -> None:
        """The devices of those who played before come along to their new seats."""
        for table_id, there, here in last:
            at = holders.c.table_id == table_id, holders.c.seat == there
            for row in link.execute(select(holders).where(*at)).all():
                link.execute(insert(holders), dict(row._mapping) | {"table_id": laid.row["id"], "seat": here})

    # looking

    def voyage(self, voyage_id: str, who: Visitor) -> Voyage:
        """A campaign as it stands, for somebody who plays or played in it, or began it."""
        row = self.store._one(select(campaigns).where(campaigns.c.id == voyage_id)) if _could_be(voyage_id) else None
        found = self._gathered([row], who)[0] if row is not None else None
        if found is None or (not any(found.held.values()) and (who.person is None or found.row.person != who.person)):
            raise NoVoyage
        return found

    def all_of(self, who: Visitor) -> list[Voyage]:
        """The campaigns of a person as they stand, the latest first: as many questions for fifty as for one."""
        return self._gathered(self.mine(who), who)

    def _gathered(self, rows: Sequence[Row[Any]], who: Visitor) -> list[Voyage]:
        """Campaigns with their games, and the seats that somebody has in each."""
        found: dict[str, list[Leg]] = {row.id: [] for row in rows}
        asked = select(legs, tables.c.status).outerjoin(tables, tables.c.id == legs.c.table_id)
        for row in self.store._all(asked.where(legs.c.campaign_id.in_(list(found))).order_by(legs.c.number)):
            leg = self._leg(row)
            if leg is not None:
                found[row.campaign_id].append(leg)
        held = self._held([leg.table_id for games in found.values() for leg in games if leg.table_id], who)
        return [
            Voyage(row, game_of(row.game), games, {leg.number: held.get(leg.table_id or "", []) for leg in games})
            for row, games in zip(rows, found.values(), strict=True)
        ]

    def _held(self, table_ids: Sequence[str], who: Visitor) -> dict[str, list[int]]:
        """The seats of whoever looks at some tables."""
        found: dict[str, list[int]] = {}
        if who.person is not None:
            asked = select(holders).where(holders.c.person == who.person, holders.c.table_id.in_(table_ids))
            for row in self.store._all(asked.order_by(holders.c.seat)):
                found.setdefault(row.table_id, []).append(row.seat)
        elif who.bearer:
            for table_id in table_ids:
                seat = self.house.seat_of_key(table_id, who.bearer)
                found[table_id] = [] if seat is None else [seat]
        return found

    def mine(self, who: Visitor) -> list[Row[Any]]:
        """The campaigns of a person, the latest first."""
        if who.person is None:
            return []
        at = select(holders.c.table_id).where(holders.c.person == who.person)
        played = select(legs.c.campaign_id).where(legs.c.table_id.in_(at))
        asked = select(campaigns).where(or_(campaigns.c.id.in_(played), campaigns.c.person == who.person))
        return self.store._all(asked.order_by(campaigns.c.changed.desc()).limit(50))

    def _leg(self, row: Row[Any]) -> Leg | None:
        """A game, by its row beside its table's status. None where the table was deleted, or closed before it was over:
        it is played again. One that is over but was not written down yet is worked out from its table."""
        if row.record is None:
            leg = Leg(row.number, row.table_id)
            if row.status in (None, "closed"):
                return None
            return self._closed(leg) if row.status == "over" else leg
        kept = json.loads(row.left)
        told = [(str(card), choice) for card, choice in kept["told"]]
        return Leg(row.number, row.table_id, Record.parse(row.record), kept["leaves"], told, kept["ending"])

    def _closed(self, leg: Leg) -> Leg:
        assert leg.table_id is not None
        table = self.house.table(leg.table_id)
        with table.lock:
            return closed(leg.number, leg.table_id, table.match)

    def table_of(self, voyage: Voyage) -> LiveTable | None:
        """The table of the game that is being played."""
        leg = voyage.current
        return self.house.table(leg.table_id) if leg and leg.table_id else None

    # going on

    def write_down(self, table: LiveTable) -> None:
        """A game is over: keep its record and what it left. Doing it twice changes nothing."""
        if table.row.campaign is None or table.row.status != "over":
            return
        at = json.loads(table.row.campaign)
        with table.lock:
            leg = closed(at["number"], table.id, table.match)
        left = {"leaves": dict(leg.leaves), "told": list(leg.told), "ending": leg.ending}
        mine = legs.c.campaign_id == at["id"], legs.c.number == at["number"], legs.c.record.is_(None)
        assert leg.record is not None
        with self.store.write() as link:
            link.execute(update(legs).where(*mine).values(record=leg.record.json(), left=pack(left)))
            link.execute(update(campaigns).where(campaigns.c.id == at["id"]).values(changed=time.time()))

    def catch_up(self) -> None:
        """Write down the games that ended just before a server did."""
        over = select(legs.c.table_id).join(tables, tables.c.id == legs.c.table_id)
        for row in self.store._all(over.where(legs.c.record.is_(None), tables.c.status == "over")):
            self.write_down(self.house.table(row.table_id))

    def crew_of(self, voyage: Voyage) -> list[dict[str, Any]]:
        """Who plays the next game: as was decided, or as in the last one, and the seats move on by one."""
        if voyage.row.crew:
            found: list[dict[str, Any]] = json.loads(voyage.row.crew)
            return found
        last = voyage.finished[-1] if voyage.finished else None
        if last is None or last.table_id is None:
            return [{"kind": "me", "name": "", "seat": None, "level": "", "colour": None}]
        table = self.house.kept(last.table_id)
        people = {one["seat"]: one for one in self.known(voyage)}
        crew = [people.get(seat.seat) or _not_a_person(seat, colours_of(table.seats)) for seat in table.seats]
        return crew[1:] + crew[:1]

    def set_sail(self, voyage: Voyage, who: Visitor, name: str = "") -> Made:
        """Begin the next game."""
        self._may_go_on(voyage)
        self._aboard(voyage, who)
        crew = self.crew_of(voyage)
        mine = [here for here, one in enumerate(crew) if one["kind"] == "me"]
        if mine:  # a seat of whoever decided on the crew, and nobody else's
            self._captain(voyage, who)
        number = len(voyage.finished) + 1
        wish = Wish(
            voyage.row.game, [_seat(one, name) for one in crew], {**json.loads(voyage.row.options), **voyage.state},
            Pace.of(json.loads(voyage.row.pace)), hints=bool(voyage.row.hints),
        )  # fmt: skip
        last = voyage.finished[-1].table_id if voyage.finished else None
        come = [(last, one["seat"], here) for here, one in enumerate(crew) if last and one["kind"] == "person"]
        return self._lay(voyage.id, number, wish, who, mine, come)

    def change_crew(self, voyage: Voyage, who: Visitor, crew: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Decide who plays the next game: somebody of the last one by their seat there, a bot, or a free seat."""
        self._may_go_on(voyage)
        self._captain(voyage, who)
        before = {one["seat"]: one for one in self.known(voyage)}
        found: list[dict[str, Any]] = []
        for one in crew:
            if one["kind"] == "person":
                if one.get("seat") not in before:
                    raise BadRequest(what="seat", right=", ".join(str(seat) for seat in before) or "–")
                found.append(dict(before[one["seat"]]))
            elif one["kind"] == "bot":
                check_level(voyage.game, one.get("level"))
                name = clean(str(one.get("name", "")), LONGEST_NAME)
                found.append({"kind": "bot", "seat": None, "name": name, "level": one["level"], "colour": None})
            else:
                found.append({"kind": one["kind"], "seat": None, "name": "", "level": "", "colour": None})
        check_seats(voyage.game, len(found), None)
        places = [one["seat"] for one in found if one["seat"] is not None]
        if len(set(places)) < len(places) or sum(one["kind"] == "me" for one in found) > 1:
            raise BadRequest(what="seats", right="everybody once")
        if not any(one["kind"] in ("person", "me") for one in found):
            raise BadRequest(what="seats", right="at least one person")
        self._change(voyage, crew=pack(found))
        return found

    def known(self, voyage: Voyage) -> list[dict[str, Any]]:
        """The people of the last game, whoever is to play the next."""
        last = voyage.finished[-1] if voyage.finished else None
        if last is None or last.table_id is None:
            return []
        table = self.house.kept(last.table_id)
        colours = colours_of(table.seats)
        return [
            {"kind": "person", "seat": one.seat, "name": one.name, "level": "", "colour": colours[one.seat]}
            for one in table.seats
            if table.held[one.seat]
        ]

    def step_back(self, voyage: Voyage, who: Visitor, level: str = "mate") -> None:
        """Leave the crew between two games: a bot plays from the next one on."""
        self._may_go_on(voyage)
        mine, captain = set(self._aboard(voyage, who)), self.is_captain(voyage, who)
        crew = [
            {"kind": "bot", "seat": None, "name": "", "level": level, "colour": one["colour"]}
            if one["seat"] in mine or (one["kind"] == "me" and captain)
            else one
            for one in self.crew_of(voyage)
        ]
        if not any(one["kind"] in ("person", "me") for one in crew):
            raise BadRequest(what="seats", right="at least one person; who plays alone leaves the campaign as a whole")
        self._change(voyage, crew=pack(crew))

    def leave(self, voyage: Voyage, who: Visitor) -> None:
        """Leave a campaign for good; it can still be read, replayed and downloaded."""
        self._captain(voyage, who)
        self._change(voyage, gone=1)

    def rename(self, voyage: Voyage, who: Visitor, name: str) -> None:
        """Another name for a campaign."""
        self._captain(voyage, who)
        said = clean(name, LONGEST_TITLE)
        if not said:
            raise BadRequest(what="name", right=f"1 to {LONGEST_TITLE} characters")
        self._change(voyage, name=said)

    def _change(self, voyage: Voyage, **values: Any) -> None:
        with self.store.write() as link:
            link.execute(update(campaigns).where(campaigns.c.id == voyage.id).values(changed=time.time(), **values))
        self.house.bus.publish(voyage.id)

    def _may_go_on(self, voyage: Voyage) -> None:
        if voyage.over:
            raise VoyageEnded
        if voyage.current is not None:
            raise VoyageGoesOn

    def _aboard(self, voyage: Voyage, who: Visitor) -> list[int]:
        """The seats of whoever played the last game; before the first, whoever brought the campaign."""
        last = voyage.finished[-1].number if voyage.finished else 0
        held = list(voyage.held.get(last, ()))
        if not held and (who.person is None or voyage.row.person != who.person):
            raise NotAboard
        return held

    def is_captain(self, voyage: Voyage, who: Visitor) -> bool:
        """Whether somebody may decide who plays: who began it; where nobody is known to have, everybody aboard."""
        if voyage.row.person is None:
            return any(voyage.held.values())
        return bool(who.person == voyage.row.person)

    def _captain(self, voyage: Voyage, who: Visitor) -> None:
        if not self.is_captain(voyage, who):
            raise NotCaptain

    # reading

    def read(self, table_id: str, seat: int, pages: Sequence[str]) -> None:
        """Somebody has read pages of the story."""
        mine = readings.c.table_id == table_id, readings.c.seat == seat
        known = set(self.read_by(table_id).get(seat, ())) | set(pages)
        with self.store.write() as link:
            link.execute(delete(readings).where(*mine))
            link.execute(insert(readings), {"table_id": table_id, "seat": seat, "pages": pack(sorted(known))})
        self.house.bus.publish(table_id)

    def read_by(self, table_id: str) -> dict[int, list[str]]:
        """Which pages each seat has read."""
        rows = self.store._all(select(readings).where(readings.c.table_id == table_id))
        return {int(row.seat): json.loads(row.pages) for row in rows}

    # the file

    def value(self, voyage: Voyage, who: Visitor) -> Campaign:
        """The campaign as the file that `argosy campaign` uses; whoever asks is `me` in it."""
        written, me = self._written(voyage, who)
        done = voyage.finished
        return Campaign(
            game=voyage.row.game, name=FILE_NAME.sub("-", voyage.row.name).strip("-")[:LONGEST_TITLE] or "atlas",
            seats=tuple(written), start=json.loads(voyage.row.start),
            options=check_options(voyage.game, json.loads(voyage.row.options)),
            games=tuple(leg.record for leg in done if leg.record is not None),
            states=tuple(dict(leg.leaves) for leg in done), gone=bool(voyage.row.gone), me=me, lang=voyage.row.lang,
        )  # fmt: skip

    def _written(self, voyage: Voyage, who: Visitor) -> tuple[list[str], str]:
        """Who plays, as on the command line, and what whoever asks is called."""
        table = self.table_of(voyage)
        if table is not None:
            people = self.house.people(table)
            crew = [
                {"kind": "person" if seat.seat in people else seat.kind, "name": seat.name, "level": seat.level,
                 "mine": seat.seat in voyage.held[len(voyage.legs)]}
                for seat in table.seats
            ]  # fmt: skip
        else:
            last = voyage.finished[-1].number if voyage.finished else 0
            crew = [
                dict(one, mine=one["kind"] == "me" or one["seat"] in voyage.held.get(last, ()))
                for one in self.crew_of(voyage)
            ]
        written, me = [], ""
        for number, one in enumerate(crew, 1):
            if one["mine"] and "me" not in written:
                written.append("me")
                me = str(one["name"])
            elif one["kind"] == "bot":
                written.append(str(one["level"]))
            else:
                name = str(one["name"]).replace(",", " ").replace(":", " ")
                known = name.casefold() in BOTS or not name.strip() or name in written or name == "me"
                written.append(f"{name or 'Friend'} {number}" if known else name)
        return written, me

    def bring(self, text: str, who: Visitor, name: str = "") -> str:
        """Take over a campaign from a file. Every game in it is replayed first; what does not hold is refused."""
        value = Campaign.parse(text)
        if len(value.games) > MOST_GAMES:
            raise BadRequest(what="games", right=f"at most {MOST_GAMES}")
        if game_of(value.game).story is None:
            raise BadRequest(what="game", right="one that tells a story")
        check_seats(game_of(value.game), len(value.seats), None)
        check_options(game_of(value.game), {**value.options, **value.start})
        if value.start.keys() != game_of(value.game).carried.keys():
            raise BadRequest(what="start", right=", ".join(game_of(value.game).carried))
        matches = list(value.replay())
        lang = value.lang if value.lang in LANGUAGES else "en"
        wish = Begin(value.game, value.name, (), options=value.options, lang=lang)
        row = self._row(wish, value.start, who) | {"gone": int(value.gone), "crew": pack(_brought(value, name))}
        rows = []
        for number, match in enumerate(matches, 1):
            leg = closed(number, None, match)
            left = {"leaves": dict(leg.leaves), "told": list(leg.told), "ending": leg.ending}
            brought = value.games[number - 1]
            record = replace(brought, names=clean_names(brought.names)).json()
            rows.append({"campaign_id": row["id"], "number": number, "record": record, "left": pack(left)})
        with self.store.write() as link:
            link.execute(insert(campaigns), row)
            if rows:
                link.execute(insert(legs), rows)
        return str(row["id"])

    def verify(self, voyage: Voyage, who: Visitor) -> list[int]:
        """Replay all games; the moves of each. Each must begin where the one before it ended."""
        return [len(match.made) for match in self.value(voyage, who).replay()]

    def noticed(self, table: LiveTable) -> None:
        """Something happened at a table: its campaign wants to know."""
        if table.row.campaign is None:
            return
        if table.row.status == "over":
            self.write_down(table)
        self.house.bus.publish(json.loads(table.row.campaign)["id"])


def closed(number: int, table_id: str | None, match: Match) -> Leg:
    """A finished game of a campaign: its record, what it left, what was told in it."""
    story = match.game.story
    assert story is not None and story.atlas is not None
    shown, begun = match.view(None).state, carried(match.game, match.options)
    leaves = dict(story.archive(match.state))
    told = story.atlas.told(shown, begun)
    return Leg(number, table_id, match.record(), leaves, told, story.atlas.ending(shown))


def begun_with(table: LiveTable) -> dict[str, int]:
    """What the game at a table began with."""
    return carried(table.match.game, table.match.options)


def _not_a_person(seat: Any, colours: Sequence[int]) -> dict[str, Any]:
    """A seat of the last game that no browser holds: a bot's, or a program's, which must be invited anew."""
    kind = "bot" if seat.kind == "bot" else "open"
    name = seat.name if kind == "bot" else ""
    return {"kind": kind, "seat": None, "name": name, "level": seat.level, "colour": colours[seat.seat]}


def _seat(one: Mapping[str, Any], name: str) -> Seat:
    """A seat of the next game as a wish."""
    if one["kind"] == "open":
        return Seat("open")
    if one["kind"] == "bot":
        return Seat("bot", one["name"], one["level"], one["colour"])
    return Seat("me", one["name"] or name, "", one["colour"])


def _brought(value: Campaign, name: str) -> list[dict[str, Any]]:
    """Who plays on after a file was brought: whoever brought it, its bots, and free seats for the others."""
    crew: list[dict[str, Any]] = []
    levels = levels_of(game_of(value.game))
    for text in value.seats:
        level = text.split(":")[0]
        kind = "bot" if level in levels else "open"
        crew.append({"kind": kind, "seat": None, "name": "", "level": level if kind == "bot" else "", "colour": None})
    mine = value.seats.index("me") if "me" in value.seats else 0
    crew[mine] = {"kind": "me", "seat": None, "name": value.me or name, "level": "", "colour": None}
    return crew


def _could_be(voyage_id: str) -> bool:
    if not keys.is_table_id(voyage_id):
        raise NoVoyage
    return True
