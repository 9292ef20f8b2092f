"""Commit, then advance: wherever the database fails, nothing forks, nothing doubles, nothing acknowledged is lost."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest

import argosy
from argosy.games import find
from argosy.table import live
from argosy.table.errors import NotRunning, OtherVersion, SeatTaken, Stale, TableError
from argosy.table.house import House, Seat, Wish
from argosy.table.live import LiveTable
from argosy.table.store import Store

from .conftest import two_people
from .faults import Broken, faults

MOST_MOMENTS = 60  # of one deed; a deed that asks more often than this is broken itself


def moves(house: House, table_id: str, count: int) -> None:
    """So many moves by whoever is to move."""
    for _ in range(count):
        table = house.table(table_id)
        house.move(table_id, table.to_move, table.match.moves[0].code, table.number)


def in_books(house: House, table_id: str) -> list[tuple[int, str]]:
    return [(row.number, row.move) for row in house.store.events(table_id)]


def whole(house: House, table_id: str) -> LiveTable:
    """The table is the same in memory and in the books, without gap or double, and can be played on."""
    table = house.table(table_id)
    numbers = [number for number, _ in in_books(house, table_id)]
    assert numbers == list(range(1, len(numbers) + 1))
    again = LiveTable(house.store, table_id)  # what another server, or this one after a restart, makes of the books
    assert again.match == table.match and again.number == table.number == len(numbers)
    assert again.deciders == table.deciders and again.row.status == table.row.status
    assert [(seat.kind, seat.level, seat.name) for seat in again.seats] == [
        (seat.kind, seat.level, seat.name) for seat in table.seats
    ]
    assert again.held == table.held
    return table


def at_every_moment(
    house: House, prepare: Callable[[], str], deed: Callable[[str], object], check: Callable[[str, bool], None]
) -> int:
    """Do a deed on a table made for it, with a failure at its first, second, third … moment, until none is left.

    `check` is told the table and whether the deed was acknowledged. Answers how many moments there were.
    """
    for at in range(1, MOST_MOMENTS):
        table_id = prepare()
        with faults(house.store.engine, at) as made:
            try:
                deed(table_id)
                acknowledged = True
            except Broken:
                acknowledged = False
        whole(house, table_id)
        check(table_id, acknowledged)
        if len(made.moments) < at:
            assert acknowledged
            return at - 1
    raise AssertionError("it never ends")


def test_a_move_at_every_fault(house: House) -> None:
    def prepare() -> str:
        table_id = two_people(house)
        moves(house, table_id, 3)
        return table_id

    def deed(table_id: str) -> None:
        moves(house, table_id, 1)

    def check(table_id: str, acknowledged: bool) -> None:
        table = house.table(table_id)
        assert table.number == 4 if acknowledged else table.number in (3, 4)
        before = table.number
        if not acknowledged:  # the player clicks again with the page that was there before
            try:
                house.move(table_id, house.table(table_id).to_move, house.table(table_id).match.moves[0].code, 3)
                assert before == 3
            except TableError as refusal:
                assert isinstance(refusal, Stale) and before == 4
        assert house.table(table_id).number == 4, "nothing is there twice"
        moves(house, table_id, 5)
        assert whole(house, table_id).number == 9

    assert at_every_moment(house, prepare, deed, check) >= 8


def test_an_undo_at_every_fault(house: House) -> None:
    def prepare() -> str:
        table_id = two_people(house)
        moves(house, table_id, 1)
        return table_id

    def deed(table_id: str) -> None:
        house.undo(table_id, house.table(table_id).deciders[-1], 1)

    def check(table_id: str, acknowledged: bool) -> None:
        table = house.table(table_id)
        assert table.number == 2 if acknowledged else table.number in (1, 2)
        assert len(table.match.made) == 2 - table.number
        moves(house, table_id, 3)
        whole(house, table_id)

    assert at_every_moment(house, prepare, deed, check) >= 6


def test_a_join_at_every_fault(house: House) -> None:
    def prepare() -> str:
        return house.make(Wish("goa", [Seat("me", "Ann"), Seat("open")]), "ann").table_id

    def deed(table_id: str) -> None:
        house.join(table_id, 1, "Bob", "bob")

    def check(table_id: str, acknowledged: bool) -> None:
        table = house.table(table_id)
        sits = table.seats[1].kind == "person"
        assert sits or not acknowledged
        assert (table.row.status == "running") == sits, "who sits plays, and nobody plays who does not sit"
        assert (table.held[1] == {"bob"}) == sits, "who sits holds the seat"
        if sits:
            with pytest.raises(SeatTaken):
                house.join(table_id, 1, "Bob", "bob")
        else:
            house.join(table_id, 1, "Bob", "bob")
        moves(house, table_id, 2)

    assert at_every_moment(house, prepare, deed, check) >= 8


def test_handing_over_at_every_fault(house: House) -> None:
    def prepare() -> str:
        table_id = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open")]), "ann").table_id
        house.table(table_id)
        return table_id

    def deed(table_id: str) -> None:
        house.hand_to_bot(table_id, 1, "deckhand")

    def check(table_id: str, acknowledged: bool) -> None:
        table = house.table(table_id)
        plays = table.seats[1].kind == "bot"
        assert plays or not acknowledged
        assert (table.row.status == "running") == plays
        house.hand_to_bot(table_id, 1, "deckhand")
        assert house.table(table_id).seats[1].level == "deckhand"
        moves(house, table_id, 2)

    assert at_every_moment(house, prepare, deed, check) >= 6


def test_taking_a_seat_back_at_every_fault(house: House) -> None:
    def prepare() -> str:
        table_id = two_people(house)
        house.hand_to_bot(table_id, 0, "mate")
        return table_id

    def deed(table_id: str) -> None:
        house.take_back(table_id, 0)

    def check(table_id: str, acknowledged: bool) -> None:
        assert house.table(table_id).seats[0].kind == "person" or not acknowledged
        moves(house, table_id, 2)

    assert at_every_moment(house, prepare, deed, check) >= 4


def test_a_table_that_is_in_doubt_is_read_again_by_those_who_waited_for_it(house: House) -> None:
    table_id = two_people(house)
    old = house.table(table_id)
    with faults(house.store.engine, 3), pytest.raises(Broken):
        moves(house, table_id, 1)
    assert old.dropped
    with house.owner.owned(table_id) as table:
        assert table is not old and not table.dropped


def test_a_look_is_one_question(house: House) -> None:
    table_id = two_people(house)
    moves(house, table_id, 2)
    house.say(table_id, 0, "Ann", "ahoy")
    house.table(table_id)
    with faults(house.store.engine) as made:
        house.table(table_id)
    assert [moment for moment in made.moments if moment.startswith("before")] == ["before SELECT"]


def test_a_move_asks_no_more_than_it_must(house: House) -> None:
    """One look, and one transaction of one event and two changes."""
    table_id = two_people(house)
    house.table(table_id)
    with faults(house.store.engine) as made:
        moves(house, table_id, 1)
    asked = [moment for moment in made.moments if moment.startswith("before")]
    assert asked.count("before commit") == 1 and len(asked) <= 6, asked


@pytest.mark.parametrize("count", [1, 12])
def test_lists_ask_once_however_long_they_are(house: House, count: int) -> None:
    for _ in range(count):
        house.make(Wish("goa", [Seat("me", "Ann"), Seat("bot", "", "mate")], listed=True), "ann")
    with faults(house.store.engine) as made:
        assert len(house.store.tables_of("ann")) == count
        assert len(house.store.listed("running")) == count
    assert sum(moment.startswith("before") for moment in made.moments) == 2


def test_lists_know_how_a_table_stands(house: House) -> None:
    table_id = two_people(house)
    house.look_after()
    moves(house, table_id, 2)
    (row,) = house.store.tables_of("nobody")
    assert row.moved == 2 and row.acting == house.table(table_id).to_move
    seat = house.table(table_id).deciders[-1]
    if house.table(table_id).match.can_undo(seat):
        house.undo(table_id, seat, 2)
        assert house.store.tables_of("nobody")[0].moved == 1


# other rules, other components


@pytest.fixture
def updated(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Calling it makes this program one that plays Goa by the next version of the rules."""
    goa = find("goa")
    newer = dataclasses.replace(goa, rules=dataclasses.replace(goa.rules, version=goa.rules.version + 1))
    return lambda: monkeypatch.setattr(live, "game_of", lambda name: newer)


def test_a_table_of_other_rules_is_closed_and_its_record_kept(
    house: House, database: str, updated: Callable[[], None], tmp_path
) -> None:
    table_id = two_people(house)
    moves(house, table_id, 5)
    played = tuple(move.text for move in house.table(table_id).match.made)
    updated()
    later = House(Store(database))  # the same tables, served by the newer program
    try:
        with pytest.raises(OtherVersion) as refused:
            later.move(table_id, 0, "no bid", 5)
        for lang in ("en", "de", "nl"):
            said = refused.value.say(lang)
            assert str(find("goa").rules.version) in said and str(find("goa").rules.version + 1) in said
        assert later.store.table(table_id).status == "closed"
        record = later.record(table_id)
        assert record.moves == played and record.rules == find("goa").rules.version
        record.save(tmp_path / "kept.json")
        assert argosy.load(tmp_path / "kept.json").made[-1].text == played[-1]  # by the program that has these rules
        assert in_books(later, table_id) == in_books(house, table_id) and len(played) == 5
    finally:
        later.store.close()


def test_nothing_is_played_on_when_a_server_starts_with_other_components(house: House) -> None:
    kept, other = two_people(house), two_people(house)
    moves(house, other, 2)
    house.store.change_table(other, components="0" * 16)
    assert house.owner.close_others() == [other]
    with pytest.raises(NotRunning):
        house.move(other, 0, "no bid", 2)
    assert house.store.table(kept).status == "running"
    moves(house, kept, 1)
    assert house.look_after() == []  # a closed table wakes nobody
    house.owner.drop(house.table(other))
    assert house.record(other).components == "0" * 16


def test_a_closed_table_is_told_on_its_page(browsers, updated: Callable[[], None]) -> None:
    host, guest = browsers(), browsers()
    made = host.make("me", "me")
    host.move(made["id"])
    host.client.app.state.house.owner.drop(host.client.app.state.house.table(made["id"]))
    updated()
    page = host.get(f"/t/{made['id']}?lang=en")
    assert page.status_code == 410 and "version" in page.text and f"/api/tables/{made['id']}/record" in page.text
    record = host.get(f"/api/tables/{made['id']}/record")
    assert record.status_code == 200 and len(record.json()["moves"]) == 1
    assert guest.get(f"/t/{made['id']}").status_code == 404, "a stranger learns nothing of it"
    assert guest.get(f"/api/tables/{made['id']}/record").status_code == 404
    assert host.get("/").status_code == 200
    assert host.get("/api/tables").json()["yours"][0]["status"] == "closed"


def test_who_looks_while_a_move_is_made_does_not_keep_whose_turn_it_was(house: House) -> None:
    """Bots and pages ask who is to move at any moment, also in the middle of a move: what they saw must not last."""
    table_id = two_people(house)
    table = house.table(table_id)
    push, turns = table.match.push, set()

    def looked_at(move: object) -> object:
        before = table.to_move
        made = push(move)
        turns.add((before, table.match.to_move))
        return made

    table.match.push = looked_at
    for _ in range(12):
        moves(house, table_id, 1)
        assert house.table(table_id) is table and table.to_move == table.match.to_move
    assert any(before != after for before, after in turns)  # the turn did pass on
