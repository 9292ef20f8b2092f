"""Whatever is thrown at the server, it answers with a sentence and goes on: never with an error of its own."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from argosy.table.app import Settings, make_app

from .conftest import Browser
from .test_reads import STREAMS, all_routes, filled, routes
from .test_seats import key_of

LONE = "\ud800"
LONG = "sell " * 10_000
STRINGS = [
    "",
    " ",
    "\x00",
    "a\x00b",
    LONE,
    f"x{LONE}y",
    LONG,
    "<b>x",
    "'; drop table seats; --",
    "\u202e\u2066",
    "💥" * 60,
]
NUMBERS: list[Any] = [-1, -99, 2**31, 2**63, -(2**70), 10**400, 0.5, 1e308, True]
OTHERS: list[Any] = [None, [], {}, [[]], {"a": 1}, "NaN"]
HOSTILE = [*STRINGS, *NUMBERS, *OTHERS]
PATHS = ["%00", "a%00b", "%ED%A0%80", "..%2f..", "-99", "99999999999999999999", "x" * 5000, "%F0%9F%92%A5", "%", "null"]

# a good request for every operation; every part of it is replaced by something else in turn
GOOD: dict[str, dict[str, Any]] = {
    "POST /api/tables": {
        "game": "goa", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "deckhand", "colour": 3}],
        "options": {"bonanza": True}, "pace": {"kind": "live", "minutes": 5, "seconds": 1, "days": 1, "zero": "bot"},
        "listed": False, "hints": True, "several": False,
    },
    "POST /api/tables/{table_id}/moves": {"move": "no bid", "number": 0, "seat": 0},
    "POST /api/tables/{table_id}/undo": {"number": 0, "turn": False, "seat": 0},
    "POST /api/tables/{table_id}/seats/{seat}/join": {"name": "Ann", "colour": 4},
    "POST /api/invitations/{invitation}": {"name": "Ann", "colour": 4},
    "PATCH /api/tables/{table_id}/seats/{seat}": {"name": "Ann", "colour": 4},
    "POST /api/tables/{table_id}/seats/{seat}/bot": {"level": "mate"},
    "POST /api/tables/{table_id}/seats/{seat}/time": {"bot": True, "level": "mate"},
    "POST /api/tables/{table_id}/chat": {"text": "ahoy", "seat": 0},
    "PUT /api/tables/{table_id}/note": {"text": "hm", "seat": 0},
    "POST /api/tables/{table_id}/rematch": {"agree": True, "seat": 0},
    "POST /api/tables/{table_id}/play-on": {"at": 0, "seat": 0, "level": "mate", "name": "Ann"},
    "POST /api/tables/{table_id}/confirm": {"seat": 0},
    "POST /api/tables/{table_id}/coach": {"number": 0},
    "POST /t/{table_id}/moves": {"move": "no bid", "number": 0, "seat": 0, "confirm": True},
    "POST /t/{table_id}/undo": {"number": 0, "turn": False, "seat": 0},
    "POST /t/{table_id}/confirm": {"seat": 0},
    "PUT /api/tables/{table_id}/coach": {"on": True},
    "PUT /api/tables/{table_id}/hints": {"agree": True, "seat": 0},
    "POST /api/analysis": {"record": "{}", "game": 0},
    "POST /api/analysis/{ref}/play-on": {"moment": "0", "seat": 0, "level": "mate", "name": "Ann"},
    "POST /api/analysis/{ref}/cut": {"moment": "0.1"},
    "POST /analysis/{ref}/{moment}/moves": {"move": "no bid", "number": 0, "seat": 0},
    "POST /puzzles/{game}/{name}/moves": {"move": "no bid", "number": 0, "seat": 0},
    "POST /puzzles/{game}/{name}/show": {},
    "POST /learn/{game}/{chapter}/moves": {"move": 0, "number": 0},
    "POST /learn/{game}/{chapter}/steps": {"do": "next", "step": 0, "answer": 0, "tried": [0]},
    "POST /learn/{game}/{chapter}/branch": {"move": 0, "number": 0},
    "POST /api/campaigns": {
        "game": "maracaibo", "name": "Winter", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "chapter": 1,
        "options": {"jean": 2}, "pace": {"kind": "days", "days": 3}, "hints": True,
    },
    "POST /api/campaigns/import": {"text": "{}", "name": "Ann"},
    "PATCH /api/campaigns/{voyage_id}": {"name": "Winter"},
    "POST /api/campaigns/{voyage_id}/next": {"name": "Ann"},
    "PUT /api/campaigns/{voyage_id}/crew": {"seats": [{"kind": "person", "seat": 0, "level": "mate", "name": "Ann"}]},
    "POST /api/campaigns/{voyage_id}/leave": {"whole": False, "level": "mate"},
    "POST /api/campaigns/{voyage_id}/vote": {"card": "3", "choice": 0, "seat": 0},
    "POST /api/campaigns/{voyage_id}/read": {"pages": ["1-front"], "seat": 0},
    "PUT /api/me/calls": {
        "wants": {"turn": ["mail", "hook"]}, "mail": "ann@example.org", "hook": "https://example.org/hook",
        "quiet_from": 22, "quiet_to": 7, "digest": 8, "zone": "Europe/Berlin",
    },
    "PUT /api/me/mutes/{table_id}": {"off": True},
    "POST /api/me/people/{ref}/invite": {"game": "goa", "name": "Ann"},
    "POST /api/me/invitations/{table_id}": {"name": "Ann"},
}  # fmt: skip
NO_BODY = {
    "POST /api/devices/{seat_key}", "POST /api/tables/{table_id}/seats/{seat}/person",
    "POST /api/tables/{table_id}/seats/{seat}/link", "POST /api/tables/{table_id}/watch-link",
    "DELETE /api/tables/{table_id}/seats/{seat}/devices/{device}", "POST /api/tables/{table_id}/review",
    "POST /api/tables/{table_id}/seats/{seat}/leave", "POST /api/campaigns/{voyage_id}/verify", "DELETE /api/me/calls",
    "POST /api/me/calls/try", "POST /api/me/pass", "POST /api/me/pass/{token}", "POST /api/me/sign-off",
    "DELETE /api/me/invitations/{table_id}", "DELETE /api/me", "POST /news/confirm/{token}", "POST /news/off/{token}",
    "POST /learn/{game}/game", "POST /api/analysis/{ref}/keep", "DELETE /api/analysis/{ref}",
    "POST /api/puzzles/{game}/{name}/board",
}  # fmt: skip


class Target:
    """A server with a table that the visitor holds two seats of, in whatever state it is by now."""

    def __init__(self, database: str) -> None:
        told = {"url": "https://games.example.org", "smtp": "smtp://127.0.0.1:9", "mail_from": "argosy@example.org"}
        self.app = make_app(Settings(database=database, bot_pause=0, rate=1e9, burst=1e9, news_wait=1e6, **told))
        self.client = TestClient(self.app, raise_server_exceptions=False)

    def __enter__(self) -> Target:
        self.client.__enter__()
        self.browser = Browser(self.client)
        made = self.browser.make("me", "me", "open", listed=True)
        self.names = {
            "table_id": made["id"],
            "seat": "0",
            "invitation": key_of(made["invitations"][2]),
            "device": "x",
            "watch_key": made["watch_key"],
            "seat_key": "x" * 32,
            "name": "goa",
            "slug": "x",
            "token": "x.all.y",
            "game": "goa",
            "chapter": "1",
            "thing": "board",
            "ref": "x",
            "moment": "0",
            "page": "1-front",
        }
        alone = {"game": "maracaibo", "seats": [{"kind": "me", "name": "Ann"}]}
        self.names["voyage_id"] = self.browser.post("/api/campaigns", alone).json()["id"]  # fmt: skip
        return self

    def __exit__(self, *_: object) -> None:
        self.client.__exit__(None, None, None)
        self.app.state.house.store.close()

    def send(self, operation: str, body: Any = None, raw: bytes | None = None, **names: str) -> Any:
        method, path = operation.split(" ")
        content = json.dumps(body).encode() if raw is None else raw
        head = {"Content-Type": "application/json", **self.browser.token}
        return self.client.request(method, filled(path, self.names | names), content=content, headers=head)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with Target(f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'x.sqlite3'}") as made:
        yield made


@pytest.fixture
def any_target(database: str) -> Iterator[Target]:
    with Target(database) as made:
        yield made


def answered(answer: Any, what: object) -> None:
    """It was done, or refused with a sentence."""
    assert answer.status_code < 500, (what, answer.status_code, answer.text[:300])
    if answer.status_code >= 400 and "json" in answer.headers.get("content-type", ""):
        said = answer.json()["message"]
        assert said.strip() and len(said) < 4000, what


def spoiled(body: Any) -> Iterator[Any]:
    """The body with every part replaced by every hostile value, and with a part that nobody asked for."""
    if isinstance(body, dict):
        yield body | {"surprise": 1}
        yield body | {LONE: 1}
        for name, value in body.items():
            for other in (*HOSTILE, *spoiled(value)):
                yield body | {name: other}
    elif isinstance(body, list):
        for i, value in enumerate(body):
            for other in (*HOSTILE, *spoiled(value)):
                yield [*body[:i], other, *body[i + 1 :]]


def test_every_operation_is_in_this_test(target: Target) -> None:
    found = {f"{method} {path}" for method, path in routes(target.app) if method not in ("GET", "HEAD")}
    assert found == set(GOOD) | NO_BODY


@pytest.mark.parametrize("operation", sorted(GOOD))
def test_hostile_bodies(target: Target, operation: str) -> None:
    for body in (*HOSTILE, *spoiled(GOOD[operation])):
        answered(target.send(operation, body), (operation, str(body)[:200].encode(errors="replace")))
    for raw in (b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"a":NaN}', b"1e999", b'"\\ud800"', b'{"a":1,"a":2}'):
        answered(target.send(operation, raw=raw), (operation, raw[:20]))


@pytest.mark.parametrize("operation", sorted({*GOOD, *NO_BODY}))
def test_hostile_paths(target: Target, operation: str) -> None:
    for name in target.names:
        for part in PATHS:
            if f"{{{name}}}" in operation:
                answer = target.send(operation, GOOD.get(operation), **{name: part})
                answered(answer, (operation, name, part))
                assert answer.status_code >= 400, (operation, name, part)


def test_hostile_looks(target: Target) -> None:
    for route in all_routes(target.app):
        if "GET" not in route.methods or route.path in STREAMS or route.path.endswith("/hint"):
            continue
        for name in target.names:
            for part in PATHS if f"{{{name}}}" in route.path else ():
                answered(target.client.get(filled(route.path, target.names | {name: part})), (route.path, name, part))
        for query in [one.name for one in route.dependant.query_params]:
            for value in (*PATHS, "", "-1", "٣", "1e9", "999999999"):
                path = f"{filled(route.path, target.names)}?{query}={value}"
                answered(target.client.get(path), (route.path, query, value))
    for value in (*PATHS, "", "xx"):
        answered(target.client.get(f"/?lang={value}"), ("lang", value))


def test_hostile_headers_and_cookies(target: Target) -> None:
    strange = [b"\xff\xfe", b"%ff%fe%00", b"x" * 5000, b"%ED%A0%80", b"=;=;", b"\xed\xa0\x80"]
    for value in strange:
        for name in (b"authorization", b"accept-language", b"user-agent", b"x-argosy-token", b"content-length"):
            for before in (b"", b"Bearer ", b"Basic "):
                answered(target.client.get("/", headers={name: before + value}), (name, value))
                send = {name: before + value, b"content-type": b"application/json"}
                answered(target.client.post("/api/tables", content=b"{}", headers=send), (name, value))
        for cookie in ("me", "name", "colour", "lang", "theme", "motion"):
            head = {b"cookie": b"argosy_" + cookie.encode() + b"=" + value}
            answered(TestClient(target.app, raise_server_exceptions=False).get("/", headers=head), (cookie, value))


BROUGHT = [
    "null", "[]", '"x"', "1" * 5000, "[" * 60_000, '{"a":' * 10_000, "NaN", "\x00", LONE,
    '{"format":"argosy campaign","version":1e400}',
    "{" + '"games":[{}],' * 2 + '"format":"argosy campaign","version":1}',
]  # fmt: skip


def test_hostile_files_of_a_campaign(target: Target) -> None:
    """Whatever a file holds, it is taken over or refused with a sentence."""
    path = f"/api/campaigns/{target.names['voyage_id']}/file"
    good = target.client.get(path).json()
    took = "POST /api/campaigns/import"
    assert target.send(took, {"text": json.dumps(good)}).status_code == 201
    for text in BROUGHT:
        answer = target.send(took, {"text": text})
        answered(answer, text[:60].encode(errors="replace"))
        assert answer.status_code >= 400, text[:60]
    record = {"game": "maracaibo", "moves": ["x"], "seats": 1, "seed": 1, "rules": 1, "options": {}, "names": ["A"]}
    games = {"games": [{"record": record, "leaves": {"story": 1}}]}
    for body in (*spoiled(good), *(good | one for one in spoiled(games))):
        text = json.dumps(body)
        answer = target.send(took, {"text": text})
        answered(answer, text[:300].encode(errors="replace"))
        for page in ("", "/next") if answer.status_code == 201 else ():
            answered(target.client.get(f"{answer.json()['link']}{page}"), (page, text[:300]))


REFUSED = [
    ("POST /api/tables", {"game": "goa", "seats": [{"kind": "me"}, {"kind": "bot", "level": "dragon"}]}, {}),
    ("POST /api/tables", {"game": "goa", "seats": [{"kind": "me"}, {"kind": "bot", "level": "<b>x"}]}, {}),
    ("POST /api/tables", {"game": "goa", "seats": [{"kind": "me"}, {"kind": "me"}], "turbo": 1}, {}),
    ("POST /api/tables", {"game": LONE, "seats": [{"kind": "me"}, {"kind": "me"}]}, {}),
    ("POST /api/tables", {"game": "goa", "seats": [{"kind": "me", "name": LONE}, {"kind": "me"}]}, {}),
    ("POST /api/tables", {"game": "goa", "seats": [{"kind": "me", "colour": 9}, {"kind": "me"}]}, {}),
    ("POST /api/tables/{table_id}/moves", {"move": LONG, "number": 0}, {}),
    ("POST /api/tables/{table_id}/moves", {"move": LONE, "number": 0}, {}),
    ("POST /api/tables/{table_id}/moves", {"move": 10**30, "number": 0}, {}),
    ("POST /api/tables/{table_id}/moves", {"move": True, "number": 0}, {}),
    ("POST /api/tables/{table_id}/moves", {"move": 0, "number": "0"}, {}),
    ("POST /api/tables/{table_id}/seats/{seat}/bot", {"level": "mate"}, {"seat": "-99"}),
    ("POST /api/tables/{table_id}/seats/{seat}/bot", {"level": "mate"}, {"seat": "7"}),
    ("POST /api/tables/{table_id}/seats/{seat}/bot", {"level": "dragon"}, {}),
    ("POST /api/tables/{table_id}/seats/{seat}/link", None, {"seat": "-99"}),
    ("POST /api/tables/{table_id}/seats/{seat}/person", None, {"seat": "-1"}),
    ("POST /api/tables/{table_id}/chat", {"text": LONE}, {}),
    ("POST /api/tables/{table_id}/chat", {"text": "\x00\x07 \u202e"}, {}),
    ("PUT /api/tables/{table_id}/note", {"text": LONE}, {}),
]


@pytest.mark.parametrize(("operation", "body", "names"), REFUSED)
def test_what_is_wrong_is_refused_with_a_sentence(any_target: Target, operation: str, body: Any, names: Any) -> None:
    answer = any_target.send(operation, body, **names)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["message"].strip()
    assert any_target.client.get(f"/t/{any_target.names['table_id']}").status_code == 200


def test_strange_texts_that_are_allowed_are_kept_on_every_database(any_target: Target) -> None:
    for text in ("a\x00b\x07c", "x" * 5000, "💥\n\tline", "'; drop table seats; --"):
        for operation, body in (("PUT /api/tables/{table_id}/note", {"text": text}),):
            assert any_target.send(operation, body).status_code == 200
    kept = any_target.client.get(f"/api/tables/{any_target.names['table_id']}").json()["note"]
    assert kept == "'; drop table seats; --"
    assert any_target.client.get("/api/tables/a%00b").status_code == 404
    for method, path in routes(any_target.app):
        names = [name for name in any_target.names if f"{{{name}}}" in path and path not in STREAMS]
        for name, part in itertools.product(names, ("a%00b", "%00.x", "%ED%A0%80")):
            answered(
                any_target.send(f"{method} {path}", GOOD.get(f"{method} {path}"), **{name: part}), (path, name, part)
            )
