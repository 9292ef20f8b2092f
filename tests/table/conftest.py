"""A house for every test, on SQLite and on a real PostgreSQL; browsers as clients with their own cookies."""

from __future__ import annotations

import pathlib
import shutil
import tempfile
from collections.abc import Callable, Iterator

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from argosy.table.app import Settings, make_app
from argosy.table.house import House, Seat, Wish
from argosy.table.migrate import upgrade
from argosy.table.store import Store, metadata
from argosy.table.visitors import TOKEN_HEADER, token_of

from . import servers


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if not servers.postgres_program("postgres"):
        pytest.skip("there is no PostgreSQL on this machine (Debian's package postgresql)")
    # not in pytest's folder: another run of pytest closes that to everybody but its owner, PostgreSQL's user too
    made = tempfile.TemporaryDirectory(prefix="argosy-", ignore_cleanup_errors=True)
    with made as folder, servers.postgres(pathlib.Path(folder)) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    if not shutil.which("redis-server"):
        pytest.skip("there is no Redis on this machine (Debian's package redis-server)")
    with servers.redis() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    url: str = request.getfixturevalue("postgres_url")
    empty(url)
    return url


def empty(url: str) -> None:
    store = Store(url)
    with store.write() as link:
        metadata.drop_all(link)
        link.execute(text("drop table if exists alembic_version"))
    store.close()


@pytest.fixture
def house(database: str) -> Iterator[House]:
    store = Store(database)
    upgrade(store.engine)
    yield House(store)
    store.close()


@pytest.fixture
def app(database: str):
    made = make_app(Settings(database=database, bot_pause=0, rate=1e6, burst=1e6))
    yield made
    made.state.house.store.close()


class Browser:
    """A person's browser: cookies, and the token that its pages carry."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        client.get("/api/health")

    @property
    def token(self) -> dict[str, str]:
        return {TOKEN_HEADER: token_of(self.client.cookies["argosy_me"])}

    def get(self, path: str, **more):
        return self.client.get(path, **more)

    def post(self, path: str, body: object = None, **more):
        return self.client.post(path, json=body, headers=self.token, **more)

    def patch(self, path: str, body: object):
        return self.client.patch(path, json=body, headers=self.token)

    def delete(self, path: str):
        return self.client.delete(path, headers=self.token)

    def accept(self, invitation: str, name: str = "Guest", **more):
        """Sit down by an invitation, whose page was looked at before."""
        assert self.client.get(invitation).status_code == 200
        key = invitation.rpartition("/")[2]
        return self.post(f"/api/invitations/{key}", {"name": name, **more})

    def put(self, path: str, body: object):
        return self.client.put(path, json=body, headers=self.token)

    def table(self, table_id: str, **query) -> dict:
        answer = self.client.get(f"/api/tables/{table_id}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self, table_id: str, choice: int = 0):
        now = self.table(table_id)
        return self.post(
            f"/api/tables/{table_id}/moves", {"move": now["moves"][choice]["code"], "number": now["number"]}
        )

    def make(self, *kinds: str, game: str = "goa", **more) -> dict:
        bot = {"level": "deckhand"}
        seats = [
            {"kind": kind, "name": f"{kind} {i}", **(bot if kind == "bot" else {})} for i, kind in enumerate(kinds)
        ]
        answer = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()


@pytest.fixture
def browsers(app) -> Iterator[Callable[[], Browser]]:
    """Any number of browsers at one server."""
    with TestClient(app):  # starts the server; the clients below share it
        yield lambda: Browser(TestClient(app))


@pytest.fixture
def browser(browsers) -> Browser:
    return browsers()


def two_people(house: House) -> str:
    """A table of Goa for two people, nobody's browser."""
    return house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")], seed=7), "nobody").table_id
