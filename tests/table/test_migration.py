"""A database of the first form comes over whole; keys that inviters know open nothing more."""

from __future__ import annotations

import pathlib

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from argosy.play import new
from argosy.table import keys
from argosy.table import migrate as ours
from argosy.table.house import House
from argosy.table.seats import Sitter
from argosy.table.store import Store


def first_form(store: Store) -> None:
    """The database as the first servers made it."""
    settings = Config()
    settings.set_main_option("script_location", str(pathlib.Path(ours.__file__).parent / "migrations"))
    with store.engine.begin() as link:
        settings.attributes["connection"] = link
        command.upgrade(settings, "0001")


def old_table(store: Store, name: str, status: str, seats: list[tuple[str, str | None]], key: str) -> None:
    """A table of that time: kinds of seats and who holds them; the keys are `key` and the number of the seat."""
    match = new("goa", len(seats), 7)
    table = {
        "id": name, "game": "goa", "rules": match.game.rules, "components": match.game.components().hash,
        "options": "{}", "seed": "7", "seed_hash": keys.seed_hash(7, name), "start": None,
        "pace": '{"days": 3, "kind": "live", "minutes": 30, "seconds": 30}', "status": status, "listed": 0, "hints": 1,
        "watch": keys.hashed(f"w{name}"), "made": 1.0, "changed": 1.0, "turn_began": 1.0, "campaign": None,
    }  # fmt: skip

    def add(link, into: str, row: dict) -> None:
        link.execute(text(f"insert into {into} ({', '.join(row)}) values ({', '.join(f':{n}' for n in row)})"), row)

    with store.write() as link:
        add(link, "tables", table)
        for number, (kind, person) in enumerate(seats):
            row = {
                "table_id": name, "seat": number, "kind": kind, "level": "mate" if kind == "bot" else "",
                "name": f"N{number}", "key": keys.hashed(f"{key}{number}"), "spent": 0.0, "seen": 0, "note": "n",
            }  # fmt: skip
            add(link, "seats", row)
            if person:
                add(link, "holders", {"table_id": name, "seat": number, "person": person})
        if status == "running":
            move = match.moves[0].text
            event = {"table_id": name, "number": 1, "kind": "move", "seat": match.to_move, "move": move, "at": 2.0}
            add(link, "events", event)
        add(link, "chat", {"id": len(name), "table_id": name, "seat": 0, "name": "N0", "text": "ahoy", "at": 3.0})


def test_a_database_of_the_first_form_comes_over_whole(database: str) -> None:
    store = Store(database)
    first_form(store)
    old_table(store, "goa-running1", "running", [("person", "ann"), ("person", None), ("bot", None)], "r")
    old_table(store, "goa-open22", "open", [("person", "ann"), ("open", None)], "o")
    ours.upgrade(store.engine)
    house = House(store)
    running = house.table("goa-running1")
    assert running.number == 1 and running.seats[1].note == "n" and running.pace.zero == "bot"
    assert [line.text for line in store.chat("goa-running1")] == ["ahoy"]
    assert store.holdings("ann", "goa-running1") == [0]
    assert house.seat_of_key("goa-running1", "r0") is None  # whoever invited Ann knew it
    assert house.seat_of_key("goa-running1", "r1") == 1  # a program's, that nobody else was told
    assert house.seat_of_key("goa-running1", "r2") is None  # a bot's
    house.accept("o1", Sitter("bob", name="Bob"))  # an invitation that was sent before is good
    begun = house.table("goa-open22")
    assert begun.row.status == "running" and begun.row.seed not in ("", "7") and begun.seats[1].name == "Bob"
    store.close()


def test_the_new_form_is_what_the_code_expects(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from argosy.table.store import metadata

    store = Store(database)
    ours.upgrade(store.engine)
    with store.engine.connect() as link:
        assert compare_metadata(MigrationContext.configure(link), metadata) == []
    store.close()
