"""What a host does on the command line, while a server runs on the same database."""

from __future__ import annotations

import json
import threading
import time

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from argosy.cli import app as cli
from argosy.table import hosting
from argosy.table.errors import Muted, NoTable, NotRunning
from argosy.table.hosting import Host, NoSuchSeat, NoSuchTable, WrongStatus
from argosy.table.house import House, Seat, Wish
from argosy.table.store import tables
from argosy.words import LANGUAGES

from .conftest import two_people
from .test_house import play

runner = CliRunner()
ANN, BOB = "a" * 32, "b" * 32


def host(*words: str, database: str, fine: bool = True) -> str:
    done = runner.invoke(cli, ["host", *words, "--database", database])
    assert (done.exit_code == 0) == fine, done.output
    assert "Traceback" not in done.output
    return done.output


def test_tables_are_listed(house: House, database: str) -> None:
    table_id = two_people(house)
    play(house, table_id, 3)
    other = house.make(Wish("goa", [Seat("me"), Seat("open"), Seat("bot", level="mate")], listed=True), ANN).table_id
    Host(house.store).mute(table_id, 1)
    rows = {row["id"]: row for row in json.loads(host("list", "--json", database=database))}
    assert set(rows) == {table_id, other}
    assert rows[table_id]["events"] == 3 and rows[table_id]["seats"] == ["Ann", "Bob (muted)"]
    assert rows[other]["status"] == "open" and rows[other]["public"] is True
    assert [name.partition("(")[2] for name in rows[other]["seats"][1:]] == ["free)", "mate)"]
    assert json.loads(host("list", "--json", "--status", "open", database=database))[0]["id"] == other
    assert json.loads(host("list", "--json", "--days", "1", database=database)) == []
    assert table_id in host("list", database=database)
    assert "is no status" in host("list", "--status", "lost", database=database, fine=False)


def test_a_closed_table_is_not_played_on(house: House, database: str) -> None:
    table_id = two_people(house)
    play(house, table_id, 3)
    table = house.table(table_id)
    seat, code = table.to_move, table.match.moves[0].code
    host("close", table_id, database=database)
    with pytest.raises(NotRunning):
        house.move(table_id, seat, code, 3)
    assert house.table(table_id).to_move is None and house.table(table_id).number == 3
    assert "closed" in host("close", table_id, database=database, fine=False)


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(house: House, database: str) -> None:
    table_id, other = two_people(house), two_people(house)
    play(house, table_id, 3)
    house.say(table_id, 0, "Ann", "ahoy")
    host("delete", table_id, "--yes", database=database)
    with pytest.raises(NoTable):
        house.table(table_id)
    store = house.store
    assert not store.events(table_id) and not store.chat(table_id) and not store.seats(table_id)
    assert house.table(other).row.status == "running"
    assert "no table called" in host("delete", table_id, "--yes", database=database, fine=False)


def test_old_tables_expire_and_running_ones_do_not(house: House, database: str) -> None:
    running = two_people(house)
    waiting = house.make(Wish("goa", [Seat("me"), Seat("open")]), ANN).table_id
    fresh = house.make(Wish("goa", [Seat("me"), Seat("open")]), ANN).table_id
    with house.store.write() as link:
        old = tables.c.id.in_([running, waiting])
        link.execute(update(tables).where(old).values(changed=time.time() - 40 * 86_400))
    assert waiting in host("expire", "--days", "30", "--dry-run", database=database)
    assert house.store.table(waiting) is not None
    assert "1 tables are gone" in host("expire", "--days", "30", database=database)
    assert house.store.table(waiting) is None
    assert house.store.table(running) is not None and house.store.table(fresh) is not None
    host("expire", "--days", "30", "--status", "running", database=database)
    assert house.store.table(running) is None


def test_a_muted_seat_cannot_talk(house: House, database: str) -> None:
    table_id = two_people(house)
    host("mute", table_id, "Ann", database=database)
    with pytest.raises(Muted) as refused:
        house.say(table_id, 0, "Ann", "ahoy")
    assert len({refused.value.say(lang) for lang in LANGUAGES}) == 3
    house.say(table_id, 1, "Bob", "peace")
    host("mute", table_id, "1", "--off", database=database)
    house.say(table_id, 0, "Ann", "ahoy")
    assert [line.text for line in house.store.chat(table_id)] == ["peace", "ahoy"]
    said = host("mute", table_id, "Eve", database=database, fine=False)
    assert "Eve" in said and "1 (Ann)" in said


def test_a_removed_player_holds_nothing_any_more(house: House, database: str) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open", "Bob")]), ANN)
    house.join(made.table_id, 1, "Bob", BOB)
    link = house.own_link(made.table_id, 1, BOB)
    play(house, made.table_id, 2)
    host("remove", made.table_id, "Bob", "--level", "deckhand", database=database)
    assert house.store.holdings(BOB, made.table_id) == [] and house.store.holdings(ANN, made.table_id) == [0]
    assert (house.table(made.table_id).seats[1].kind, house.table(made.table_id).seats[1].level) == ("bot", "deckhand")
    assert made.invitations[1] is not None
    with pytest.raises(NoTable):  # the old links open nothing
        house.opened(link)
    with pytest.raises(NoTable):
        house.invited(made.invitations[1])
    assert house.people(house.table(made.table_id)) == [0], "a bot is not asked whether it wants to play again"
    assert "a bot sits there" in host("remove", made.table_id, "2", database=database, fine=False)


def test_a_player_removed_before_the_start_leaves_a_free_seat(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("open")]), ANN)
    house.join(made.table_id, 1, "Bob", BOB)
    Host(house.store).remove(made.table_id, 1)
    assert house.table(made.table_id).seats[1].kind == "open"
    house.join(made.table_id, 1, "Eve", "e" * 32)


def test_a_player_is_removed_also_while_a_bot_plays_for_them(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open")]), ANN)
    house.join(made.table_id, 1, "Bob", BOB)
    house.hand_to_bot(made.table_id, 1, "deckhand")
    Host(house.store).remove(made.table_id, 1)
    assert house.store.holdings(BOB, made.table_id) == []
    assert house.table(made.table_id).seats[1].kind == "bot"


def test_a_table_whose_maker_is_removed_is_the_next_ones(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("open")]), ANN)
    house.join(made.table_id, 1, "Bob", BOB)
    hands = Host(house.store)
    hands.remove(made.table_id, 0)
    assert house.table(made.table_id).row.host == 1  # and not whoever takes the free seat
    hands.remove(made.table_id, 1)
    assert house.table(made.table_id).row.status == "closed"  # nobody is there any more


def test_a_player_who_is_called_like_a_number_is_not_the_seat_of_that_number(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "2"), Seat("open")]), ANN)
    house.join(made.table_id, 1, "Bob", BOB)
    hands = Host(house.store)
    assert hands.seat_named(made.table_id, "2") == 1 and hands.seat_named(made.table_id, "1") == 0


def test_what_is_not_there_is_named(house: House) -> None:
    hands = Host(house.store)
    table_id = two_people(house)
    for wrong in (lambda: hands.close("none"), lambda: hands.delete("none"), lambda: hands.remove("none", 0),
                  lambda: hands.mute("none", 0), lambda: hands.seat_named("none", "1")):  # fmt: skip
        with pytest.raises(NoSuchTable, match="none"):
            wrong()
    with pytest.raises(NoSuchSeat):
        hands.mute(table_id, 7)
    hands.close(table_id)
    with pytest.raises(WrongStatus):
        hands.remove(table_id, 0)


def test_a_running_server_heeds_it_at_once(browser, monkeypatch) -> None:
    """A page that listens hears of it, and a bot that got a seat moves."""
    monkeypatch.setattr(hosting, "LOOK", 0.1)
    made = browser.make("me", "me")
    house: House = browser.client.app.state.house
    heard = threading.Event()
    known = house.bus.publish

    def publish(table_id: str, number: int | None = None) -> None:
        if table_id == made["id"]:
            heard.set()
        known(table_id, number)

    monkeypatch.setattr(house.bus, "publish", publish)
    time.sleep(2.5)  # the server looks for the first time
    heard.clear()
    Host(house.store).mute(made["id"], 0)
    assert heard.wait(20), "the server did not notice"
    seat = house.table(made["id"]).to_move
    Host(house.store).remove(made["id"], seat, "deckhand")
    until = time.monotonic() + 30
    while house.table(made["id"]).number == 0 and time.monotonic() < until:
        time.sleep(0.1)
    assert house.table(made["id"]).number > 0, "the bot was not woken"


def test_orders_of_long_ago_are_forgotten_and_numbers_go_on(house: House, monkeypatch) -> None:
    table_id, hands = two_people(house), Host(house.store)
    monkeypatch.setattr(hosting, "KEPT", -1.0)
    for _ in range(3):
        hands.mute(table_id, 0)
    assert [order.id for order in house.store.orders(0)] == [3]
