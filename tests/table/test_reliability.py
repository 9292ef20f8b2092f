"""A killed server loses no move that it acknowledged; two servers share a database; a backup brings all back."""

from __future__ import annotations

import http.client
import json
import pathlib
import threading
import time
import urllib.error
import urllib.request

import pytest

from argosy.table.backup import BrokenBackup, NotEmpty, backup, restore
from argosy.table.house import House, Seat, Wish
from argosy.table.migrate import upgrade
from argosy.table.store import Store, change_seat

from .conftest import empty, two_people
from .servers import Argosy
from .test_house import play, play_out

PATIENCE = 120.0  # seconds: a busy machine is slow, not wrong


def call(address: str, key: str | None = None, body: object = None) -> dict:
    head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, head), timeout=60) as answer:
        return json.load(answer)


def new_table(server: Argosy) -> dict:
    wish = {"game": "goa", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return call(f"{server.address}/api/tables", "program", wish)


def step(server: Argosy, made: dict, choice: int = -1, waits: bool = False) -> int | None:
    """One move by whoever is to move; the number it was acknowledged with, None when the game is over. With `waits`
    it may be a bot's turn: 0."""
    for key in filter(None, made["seat_keys"]):
        now = call(f"{server.address}/api/tables/{made['id']}", key)
        if now["status"] == "over":
            return None
        if now["moves"]:
            move = {"move": now["moves"][choice]["code"], "number": now["number"]}
            return call(f"{server.address}/api/tables/{made['id']}/moves", key, move)["number"]
    assert waits, "nobody is to move"
    return 0


def test_a_killed_server_loses_no_acknowledged_move(database: str) -> None:
    server = Argosy(database).start()
    acknowledged = 0
    try:
        made = new_table(server)
        for moment in (0.0, 0.02):  # somewhere in the middle of a request
            stop, before = threading.Event(), acknowledged

            def play_on(stop: threading.Event = stop) -> None:
                nonlocal acknowledged
                try:
                    while not stop.is_set():
                        acknowledged = step(server, made) or acknowledged
                except (OSError, http.client.HTTPException, json.JSONDecodeError):
                    pass  # killed in the middle of a request

            player = threading.Thread(target=play_on)
            player.start()
            until = time.monotonic() + PATIENCE
            while acknowledged < before + 5 and time.monotonic() < until:
                time.sleep(0.005)
            time.sleep(moment)
            server.kill()
            stop.set()
            player.join()
            assert acknowledged >= before + 5
            server.start()
            now = call(f"{server.address}/api/tables/{made['id']}", made["seat_keys"][0])
            # at most the one move that was written but not yet acknowledged is there beyond it
            assert acknowledged <= now["number"] <= acknowledged + 1
    finally:
        server.stop()


def test_one_game_through_two_servers(postgres_url: str, redis_url: str) -> None:
    empty(postgres_url)
    with Argosy(postgres_url, redis_url) as one, Argosy(postgres_url, redis_url) as two:
        made = new_table(one)
        heard = threading.Event()

        def listen() -> None:
            request = urllib.request.Request(
                f"{two.address}/api/tables/{made['id']}/events",
                headers={"Authorization": f"Bearer {made['seat_keys'][0]}"},
            )
            with urllib.request.urlopen(request, timeout=60) as stream:
                for line in stream:
                    if line.startswith(b"event: change"):
                        heard.set()
                        return

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        time.sleep(1)
        servers, moves = [one, two], 0
        while step(servers[moves % 2], made) is not None:
            moves += 1
        assert moves > 50
        assert heard.wait(10), "the other server did not hear of a move"
        results = [call(f"{server.address}/api/tables/{made['id']}", made["seat_keys"][0]) for server in servers]
        assert results[0]["status"] == "over" and results[0]["scores"] == results[1]["scores"]
        assert results[0]["number"] == moves


class Load:
    """People who play on at tables of their own, now through one server, now through the other."""

    def __init__(self, servers: list[Argosy], kinds: list[str]) -> None:
        self.servers, self.stop = servers, threading.Event()
        self.acknowledged: dict[str, list[int]] = {}
        self.counts, self.faults = [0] * len(kinds), []
        self.threads = [threading.Thread(target=self._play, args=(n, kind)) for n, kind in enumerate(kinds)]

    def __enter__(self) -> Load:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        for thread in self.threads:
            thread.join()

    def _play(self, player: int, other: str) -> None:
        made, turn = None, player
        while not self.stop.is_set():
            turn += 1
            server = self.servers[turn % len(self.servers)]
            try:
                made = self._one(server, made, player, other)
            except urllib.error.HTTPError as error:
                if error.code >= 500:
                    self.faults.append(f"{error.code} {error.read()[:200]!r}")
            except (OSError, http.client.HTTPException, json.JSONDecodeError):
                pass  # it was killed in the middle of a request, or is away
            time.sleep(0.02)

    def _one(self, server: Argosy, made: dict | None, player: int, other: str) -> dict | None:
        if made is None:
            seats = [{"kind": "me"}, {"kind": other} | ({"level": "deckhand"} if other == "bot" else {})]
            made = call(f"{server.address}/api/tables", "program", {"game": "goa", "seats": seats})
            self.acknowledged[made["id"]] = []
        number = step(server, made, waits=True)
        if number is None:
            return None
        if number:
            self.acknowledged[made["id"]].append(number)
            self.counts[player] += 1
        return made

    def grow(self, moves: int) -> None:
        """Wait until every one of them has made so many moves more."""
        wanted, until = [count + moves for count in self.counts], time.monotonic() + 2 * PATIENCE
        while any(have < want for have, want in zip(self.counts, wanted, strict=True)):
            assert time.monotonic() < until, (self.counts, wanted, self.faults)
            time.sleep(0.05)


@pytest.mark.timeout(1200)  # three starts of a server, and the patience for a bot whose server died
def test_either_of_two_servers_may_be_killed_under_load(postgres_url: str, redis_url: str) -> None:
    empty(postgres_url)
    with (
        Argosy(postgres_url, redis_url) as one,
        Argosy(postgres_url, redis_url) as two,
        Load([one, two], ["me", "bot", "bot"]) as load,
    ):
        for dying in (two, one):
            load.grow(5)
            dying.kill()
            load.grow(5)  # people and bots play on at the other one
            dying.start()
    assert load.faults == []
    store = Store(postgres_url)
    for table_id, numbers in load.acknowledged.items():
        kept = [row.number for row in store.events(table_id)]
        assert kept == list(range(1, len(kept) + 1)), "nothing forked"
        assert len(set(numbers)) == len(numbers) and max(numbers, default=0) <= len(kept), "nothing was lost"
    store.close()


def test_a_backup_brings_everything_back(house: House, database: str, tmp_path: pathlib.Path) -> None:
    table_id = two_people(house)
    play(house, table_id, 12)
    done = two_people(house)
    play_out(house, done)
    house.say(table_id, 0, "Ann", "ahoy")
    file = tmp_path / "house.backup"
    rows = backup(house.store, file)
    there = Store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert restore(there, file) == rows
    other = House(there)
    assert other.table(table_id).match == house.table(table_id).match
    assert other.table(done).row.status == "over"
    assert [line.text for line in there.chat(table_id)] == ["ahoy"]
    with pytest.raises(NotEmpty):
        restore(there, file)


def test_no_text_that_somebody_brought_breaks_a_backup(house: House, tmp_path: pathlib.Path) -> None:
    """Some letters end a line for some programs; a name with one of them must not cost the host all backups."""
    table_id = two_people(house)
    odd = "".join(map(chr, (0x0B, 0x0C, 0x1C, 0x1D, 0x1E, 0x85, 0x2028, 0x2029))).join(("Ann", "Bob"))
    with house.store.write() as link:
        change_seat(link, table_id, 0, note=odd)
    file = tmp_path / "house.backup"
    rows = backup(house.store, file)
    there = Store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert restore(there, file) == rows
    assert there.seats(table_id)[0].note == odd
    there.close()


@pytest.mark.parametrize("damage", ["cut", "foreign", "missing", "binary", "list", "passing"])
def test_a_broken_backup_restores_nothing(house: House, tmp_path: pathlib.Path, damage: str) -> None:
    two_people(house)
    file = tmp_path / "house.backup"
    backup(house.store, file)
    lines = file.read_text().splitlines()
    if damage == "cut":
        file.write_text("\n".join(lines[:-2]))
    elif damage == "foreign":
        file.write_text('{"hello": 1}\n')
    elif damage == "list":
        file.write_text("\n".join([lines[0], "[]", lines[-1]]))
    elif damage == "passing":
        row = json.dumps({"table": "hints", "row": {"table_id": "x"}})
        file.write_text("\n".join([lines[0], row, json.dumps({"rows": 1})]))
    elif damage == "binary":
        file.write_bytes(b"\xff\x00\x12")
    else:
        file.unlink()
    there = Store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    with pytest.raises(BrokenBackup):
        restore(there, file)


def test_an_old_database_is_brought_to_todays_form(database: str) -> None:
    store = Store(database)
    upgrade(store.engine)
    upgrade(store.engine)  # a second start changes nothing
    house = House(store)
    made = house.make(Wish("goa", [Seat("me"), Seat("me")]), "ann")
    assert house.table(made.table_id).row.status == "running"
    store.close()


def test_migrations_make_what_the_store_expects(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from argosy.table.store import metadata

    store = Store(database)
    upgrade(store.engine)
    with store.engine.connect() as link:
        assert compare_metadata(MigrationContext.configure(link), metadata) == []
    store.close()
