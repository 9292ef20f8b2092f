"""What can be done at tables, by whom, and what it changes: the one place where pages, API and bots meet the store."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from argosy.kernel.game import Game
from argosy.play import Match, Record, View, load
from argosy.play.match import check_options, check_seats, game_of
from argosy.table import keys, polls, takeback
from argosy.table.bus import Bus, LocalBus
from argosy.table.clocks import BEAT, KINDS, ZERO, Pace, beat, turn_ends, turn_returns
from argosy.table.errors import (
    BadRequest,
    BotPlays,
    Muted,
    NoTable,
    NotOver,
    NotRunning,
    NotYourTurn,
    NoUndo,
    OtherVersion,
    OutOfTime,
    Stale,
)
from argosy.table.live import LiveTable, kept, kept_record
from argosy.table.names import LONGEST_NAME, clean, clean_lines, crew_name, distinct, nameless
from argosy.table.owner import Owner
from argosy.table.seats import COLOURS, Seating, check_level, colours_of, deal
from argosy.table.store import Store, pack

log = logging.getLogger("argosy.table")

LONGEST_TALK = 500
LONGEST_NOTE = 5000
SPECTATOR = -1


@dataclass(frozen=True)
class Seat:
    """Who shall sit on a seat of a new table."""

    kind: str = "open"  # me, open or bot
    name: str = ""
    level: str = ""  # of a bot
    colour: int | None = None


@dataclass(frozen=True)
class Wish:
    """A new table as somebody wants it."""

    game: str
    seats: Sequence[Seat]
    options: Mapping[str, int | bool] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    listed: bool = False
    hints: bool = True
    several: bool = False  # one visitor may take several seats
    seed: int | None = None
    start: str | None = None  # a position to go on from
    coach: bool = False  # a coach looks over the shoulder of the one person at the table


@dataclass(frozen=True)
class Made:
    """A new table, with the keys that are shown only now."""

    table_id: str
    seat_keys: list[str | None]  # of a program's own seats
    invitations: list[str | None]  # of free seats
    watch_key: str


@dataclass(frozen=True)
class Laid:
    """The rows of a new table, before they are kept, and the spectators' key."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    watch: str


class House(Seating):
    """All tables of this server."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self.changed: Callable[[LiveTable], None] = lambda table: None  # the bots' crew wants to know
        self.wanted: Callable[[str], None] = lambda game: None  # whoever compiles games wants to know
        self.moved: Callable[[LiveTable], None] = lambda table: None  # the coach wants to know, where there is one
        self.holds: Callable[[LiveTable], bool] = lambda table: False  # whether bots wait for what the coach says
        self.share: Callable[[], float] = lambda: 1.0  # how much of their usual work captains do now
        self.noticed: Callable[[LiveTable], None] = lambda table: None  # campaigns and news want to know, too
        self.owner = Owner(store)
        self._beaten = 0.0  # when this server last gave a sign of life

    # opening and joining

    def make(self, wish: Wish, person: str | None = None, device: str = "") -> Made:
        """A new table; whoever makes it takes all seats marked as theirs: `person` (the hash of a browser's key), or a
        program, which is told the keys of its seats."""
        laid, held, made = self.prepare(wish, person, device)
        self.store.add_table(laid.row, laid.seats, held)
        self.tell(made.table_id)
        return made

    def prepare(self, wish: Wish, person: str | None, device: str) -> tuple[Laid, list[dict[str, Any]], Made]:
        """A new table before it is kept: its rows, who holds its seats, and the keys that are shown only now."""
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        free = [number for number, seat in enumerate(wish.seats) if seat.kind == "open"]
        keys_of = {number: keys.new_key() for number in mine if person is None}
        invitations = {number: keys.new_key() for number in free}
        laid = self.lay(wish)
        for number, key in keys_of.items():
            laid.seats[number]["key"] = keys.hashed(key)
        for number, key in invitations.items():
            laid.seats[number]["invitation"] = keys.hashed(key)
        held = [
            {"table_id": laid.row["id"], "seat": number, "person": person, "since": laid.row["made"], "device": device}
            for number in mine
            if person
        ]
        count = range(len(wish.seats))
        links = [keys_of.get(i) for i in count], [invitations.get(i) for i in count]
        return laid, held, Made(laid.row["id"], *links, laid.watch)

    def lay(self, wish: Wish) -> Laid:
        """The rows of a new table; dealt at once when no seat is free."""
        game = game_of(wish.game)
        names = self._names(game, wish.seats)
        check_seats(game, len(wish.seats), names)
        options = check_options(game, wish.options)
        if wish.pace.kind not in KINDS or wish.pace.zero not in ZERO:
            raise BadRequest(what="pace", right=", ".join((*KINDS, *ZERO)))
        table_id, watch, now = keys.new_table_id(), keys.new_key(), time.time()
        kinds = [seat.kind for seat in wish.seats]
        if wish.coach and (kinds.count("me") != 1 or "open" in kinds):
            raise BadRequest(what="coach", right="one person and bots")
        seed = "" if wish.seed is None else str(wish.seed)
        dealt = {"seed": seed, "seed_hash": "", "seed_salt": None} if "open" in kinds else deal(table_id, wish.seed)
        row = {
            "id": table_id, "game": game.name, "rules": game.rules.version, "components": game.rules.components().hash,
            "options": pack(options), "start": wish.start, "pace": pack(wish.pace.kept()),
            "status": "open" if "open" in kinds else "running", "listed": int(wish.listed), "hints": int(wish.hints),
            "watch": keys.hashed(watch), "made": now, "changed": now, "turn_began": now, "campaign": None,
            "host": kinds.index("me") if "me" in kinds else None, "several": int(wish.several),
            "acting": None, "moved": 0, "due": 0.0, "coach": int(wish.coach), **dealt,
        }  # fmt: skip
        rows = [
            {
                "table_id": table_id, "seat": number, "kind": "person" if seat.kind == "me" else seat.kind,
                "level": seat.level, "name": names[number], "key": None, "invitation": None, "colour": seat.colour,
                "spent": 0.0, "seen": 0, "note": "",
            }
            for number, seat in enumerate(wish.seats)
        ]  # fmt: skip
        return Laid(row, rows, watch)

    def _names(self, game: Game, seats: Sequence[Seat]) -> list[str]:
        """A name for every seat, all different."""
        names: list[str] = []
        colours = [seat.colour for seat in seats if seat.colour is not None]
        if len(set(colours)) < len(colours) or not all(0 <= colour < COLOURS for colour in colours):
            raise BadRequest(what="colours", right=f"different, 0 to {COLOURS - 1}")
        for number, seat in enumerate(seats):
            if seat.kind not in ("me", "open", "bot"):
                raise BadRequest(what="seat kind", right="me, open or bot")
            if seat.kind == "bot":
                check_level(game, seat.level)
            usual = crew_name(number) if seat.kind == "bot" else nameless(number + 1)
            name = clean(seat.name, LONGEST_NAME) or usual
            names.append(distinct(name, names, number + 1))
        return names

    # looking

    def table(self, table_id: str) -> LiveTable:
        """A table as it stands now."""
        table = self.owner.table(table_id)
        self.wanted(table.row.game)
        return table

    def prepared(self, game: str) -> None:
        """A game runs compiled from now on: whoever waits at its tables looks again."""
        for table in self.owner.live():
            if table.row.game == game:
                self.tell(table.id, table)

    def kept(self, table_id: str) -> SimpleNamespace:
        """The rows of a table that cannot be played here (see `OtherVersion`)."""
        return kept(self.store, table_id)

    def view(self, table: LiveTable, seat: int | None, at: int | None = None) -> View:
        """What a seat (or a spectator) sees now, or saw after the first `at` moves."""
        if table.row.status == "open":  # not dealt yet: nobody has anything to see
            return table.match.view(None)
        if at is None:
            return table.match.view(seat)
        return table.match.view_at(at, seat)

    # playing

    def move(
        self, table_id: str, seat: int, move: str | int, number: int, seen: LiveTable | None = None,
        confirm: bool = False, by_holder: bool = False,
    ) -> LiveTable:  # fmt: skip
        """Make a move. `number` is how many events the mover has seen: an older page changes nothing. `seen` is the
        table for whoever has just looked at it. With `confirm` bots answer the end of a turn only after `confirm`.
        `by_holder`: it is the seat's holder who moves, and not a bot."""
        with self.owner.owned(table_id, seen) as table:
            self._check_turn(table, seat, number)
            if by_holder:
                self._check_player(table, seat)
            vote = polls.poll_of(table)
            if vote is None or table.seats[seat].kind != "person":
                after = table.match.copy()
                made = after.push(move)
                self._commit(table, [("move", made.text)], seat, after)
                if confirm:
                    takeback.hold(table, seat, made.text)
        if vote is not None and table.seats[seat].kind == "person":  # it may be changed until everybody has voted
            return polls.cast(self, table_id, seat, vote.codes.index(table.match.moves.find(move).code))
        if table.row.coach and table.seats[seat].kind == "person":
            self.moved(table)
        self.tell(table_id, table)
        return table

    def confirm(self, table_id: str, seat: int) -> LiveTable:
        """The turn of a seat stands as it is: bots may answer."""
        with self.owner.owned(table_id) as table:
            if takeback.waits_for(table) == seat:
                table.nod = None
        self.tell(table_id, table)
        return table

    def undo(
        self, table_id: str, seat: int, number: int, turn: bool = False, seen: LiveTable | None = None
    ) -> LiveTable:
        """Take back one's last move with what bots answered, or everything of this turn, as far as nobody has seen
        anything new."""
        with self.owner.owned(table_id, seen) as table:
            self._check_running(table)
            if number != table.number:
                raise Stale
            after = table.match.copy()
            steps = takeback.steps_back(table, seat)
            taken = [after.pop().text for _ in range(sum(steps if turn else steps[:1]))]
            if not taken:
                raise NoUndo
            self._commit(table, [("undo", text) for text in taken], seat, after)
        self.tell(table_id, table)
        return table

    def _check_turn(self, table: LiveTable, seat: int, number: int) -> None:
        self._check_running(table)
        if number != table.number:
            raise Stale
        if table.match.to_move != seat:
            acting = table.match.to_move
            raise NotYourTurn(name=table.seats[acting].name if acting is not None else "–")

    def _check_player(self, table: LiveTable, seat: int) -> None:
        """Whoever holds a seat that a bot plays, or that has no time, cannot be quicker than the bot."""
        if table.seats[seat].kind == "bot":
            raise BotPlays
        if table.pace.zero == "bot" and table.late(seat):
            raise OutOfTime

    def _check_running(self, table: LiveTable) -> None:
        if table.row.status != "running":
            raise NotRunning(status=table.row.status)

    def _commit(self, table: LiveTable, done: list[tuple[str, str]], seat: int, after: Match) -> None:
        """Events, and what they change of clock and table; `after` is the match as it will stand."""
        now, acting = time.time(), after.to_move
        values: dict[str, Any] = {"changed": now}
        seat_values: dict[int, Any] = {}
        row, mine = table.row, table.seats[seat]
        if done[0][0] == "move" and acting != seat:
            seen = {"seen": len(table.deciders) + 1}
            seat_values[seat] = turn_ends(table.pace, mine.spent, row.turn_began, now) | seen
            values["turn_began"] = now
        elif done[0][0] == "undo" and table.match.to_move != seat:
            values["turn_began"], kept = turn_returns(table.pace, mine.spent, row.turn_began, mine.turn_began)
            seat_values |= {seat: kept} if kept else {}
        if acting is None:
            values["status"] = "over"
        self.owner.commit(table, done, seat, acting, values, seat_values, now)

    def commit_votes(self, table: LiveTable, done: list[tuple[str, str]], by: list[int], after: Match) -> None:
        """The votes of a whole table; nobody's clock pays for them."""
        now, acting = time.time(), after.to_move
        values: dict[str, Any] = {"changed": now, "turn_began": now} | ({"status": "over"} if acting is None else {})
        self.owner.commit(table, done, by[0], acting, values, {}, now, by)

    # clocks, and bots that are late

    def look_after(self) -> list[str]:
        """Look at the tables that are due: a clock has run out, a bot is late, or nobody knows how it stands.

        Answers the tables where a bot took over. Tables that nobody waits for cost nothing.
        """
        if time.time() - self._beaten >= BEAT:
            beat(self.store)
            self._beaten = time.time()
        late = []
        for table_id in self.store.due(time.time()):
            try:
                if self._look_after(table_id):
                    late.append(table_id)
            except OtherVersion:  # one that was not finished is closed now; nobody waits for any of them
                self.store.change_table(table_id, due=None)
            except Exception:  # one table that cannot be read keeps nobody else waiting
                log.exception("table %s could not be looked after", table_id)
        return late

    enforce_clocks = look_after

    def _look_after(self, table_id: str) -> bool:
        """One table: hand a seat without time to a bot, or note when to look again and tell the bots; whether it
        did."""
        with self.owner.owned(table_id) as table:
            seat = table.to_move
            if self._look_after_votes(table):
                self.tell(table_id, table)
                return False
            person = seat is not None and table.seats[seat].kind == "person"
            if seat is not None and person and table.pace.zero == "bot" and table.late(seat):
                self.hand_to_bot(table_id, seat, "mate", "late")
                return True
            known = table.row.acting
            self.owner.stand(table)
        if table.row.acting != known:
            self.noticed(table)  # lists and badges read who is to move from the database: only now it says so
        if seat is not None and not person:
            self.changed(table)
        return False

    def _look_after_votes(self, table: LiveTable) -> bool:
        """Count the votes of a campaign when they are complete or their time is up; whether that was done."""
        seat = table.to_move
        if seat is None or polls.poll_of(table) is None:
            return False
        return polls.settle(self, table, table.pace.zero == "bot" and table.late(seat))

    # talk and notes

    def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        """A line of talk, for everybody at the table."""
        said = clean(text, LONGEST_TALK)
        if not said:
            raise BadRequest(what="text", right=f"1 to {LONGEST_TALK} characters")
        if self.store.muted(table_id, seat):
            raise Muted
        self.store.add_chat(table_id, seat, name, said, time.time())
        self.bus.publish(table_id)
        self.noticed(self.table(table_id))

    def note(self, table_id: str, seat: int, text: str) -> None:
        """A private note; nobody else sees it."""
        if len(text) > LONGEST_NOTE:
            raise BadRequest(what="note", right=f"at most {LONGEST_NOTE} characters")
        self.store.change_seat(table_id, seat, note=clean_lines(text))

    # after the game

    def record(self, table_id: str) -> Record:
        """The record of a finished game, seed included; of one that was closed, as far as it came."""
        try:
            table = self.table(table_id)
        except OtherVersion:
            return kept_record(self.store, table_id)
        if table.row.status not in ("over", "closed") or not table.row.seed:  # closed before it began: no deal
            raise NotOver
        return table.match.record()

    def wish_again(self, table: LiveTable) -> Wish:
        """The same table once more: same game, options and players; the seats move on by one.

        A person's seat stays a person's, even when a bot played it to the end.
        """
        people, colours = self.people(table), colours_of(table.seats)
        again = []
        for seat in table.seats:
            mine = seat.seat in people
            again.append(Seat("me" if mine else "bot", seat.name, "" if mine else seat.level, colours[seat.seat]))
        return Wish(
            table.row.game, again[1:] + again[:1], json.loads(table.row.options), table.pace, bool(table.row.listed),
            bool(table.row.hints), bool(table.row.several), coach=bool(table.row.coach) and len(people) == 1,
        )  # fmt: skip

    def wish_from(self, table_id: str, at: int, seat: int, level: str, name: str) -> Wish:
        """Go on from an earlier position of a finished game, alone against bots."""
        table = self.table(table_id)
        if table.row.status != "over":
            raise NotOver
        begun: Match = table.match.at(at)
        others = [Seat("me", name) if i == seat else Seat("bot", "", level) for i in range(begun.seats)]
        return Wish(table.row.game, others, begun.options, start=begun.text(), seed=begun.seed)

    def replay(self, record: Record) -> Match:
        """A record as a match."""
        return load(record)

    def tell(self, table_id: str, table: LiveTable | None = None) -> None:
        """Everybody who looks at the table, and the bots. What was done is done, even if they cannot be told."""
        try:
            self.bus.publish(table_id, table.number if table else None)
            now = table or self.table(table_id)
            self.noticed(now)
            seat = now.to_move
            if seat is not None and now.seats[seat].kind == "bot":
                self.changed(now)
        except NoTable:
            pass  # the host deleted it
        except Exception:
            log.exception("nobody could be told of a change at table %s", table_id)
