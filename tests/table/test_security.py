"""What a stranger, a spectator and an opponent can learn or do: nothing they should not."""

from __future__ import annotations

import json
import random
import re

import pytest
from fastapi import Request
from fastapi.testclient import TestClient
from sqlalchemy import select

from argosy.kernel.position import bytes_of, copy_of
from argosy.table import limits
from argosy.table import store as kept
from argosy.table.app import DEAR, Settings, make_app
from argosy.table.visitors import address_of, look

from .test_reads import filled, routes
from .test_seats import everything


def without_token(page: str) -> str:
    """The page without what differs between two visits: the token of the browser."""
    return re.sub(r'name="argosy-token" content="[^"]*"', "", page)


def test_pages_and_api_carry_the_headers_of_a_careful_host(browser) -> None:
    for path in ("/", "/api/health", "/about"):
        head = browser.get(path).headers
        assert "script-src 'self'" in head["content-security-policy"]
        assert "unsafe-inline" not in head["content-security-policy"].split("script-src")[1].split(";")[0]
        assert head["x-content-type-options"] == "nosniff"
        assert head["x-frame-options"] == "DENY"
        assert head["referrer-policy"] == "no-referrer"


def test_no_page_has_an_inline_script(browser) -> None:
    made = browser.make("me", "bot")
    for path in ("/", f"/t/{made['id']}", "/about", "/rules/goa"):
        page = browser.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)
        assert not re.search(r"\son[a-z]+\s*=", re.sub(r">[^<]*<", "><", page))


def test_the_cookie_is_out_of_reach_of_scripts(app) -> None:
    cookie = TestClient(app).get("/api/openapi.json").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_the_cookie_is_for_https_only_where_the_host_says_so(database: str) -> None:
    app = make_app(Settings(database=database, secure=True))
    assert "Secure" in TestClient(app).get("/api/openapi.json").headers["set-cookie"]


def test_another_site_cannot_move_for_me(browser) -> None:
    made = browser.make("me", "me")
    now = browser.table(made["id"])
    forged = {"move": now["moves"][0]["code"], "number": 0}
    answer = browser.client.post(f"/api/tables/{made['id']}/moves", json=forged)
    assert answer.status_code == 403
    answer = browser.client.post(f"/api/tables/{made['id']}/moves", json=forged, headers={"X-Argosy-Token": "0" * 40})
    assert answer.status_code == 403
    assert browser.table(made["id"])["number"] == 0


def test_every_change_needs_the_pages_token(browser, app) -> None:
    """Whatever is added, another site cannot make a browser do it."""
    changes = [(method, path) for method, path in routes(app) if method not in ("GET", "HEAD")]
    assert len(changes) > 50
    before = everything(app)
    for method, path in changes:
        for head in ({}, {"X-Argosy-Token": "0" * 40}, {"Sec-Fetch-Site": "cross-site", **browser.token}):
            answer = browser.client.request(method, filled(path, {}), headers=head, json={})
            assert answer.status_code == 403 and answer.json()["error"] == "token", (method, path)
            assert "set-cookie" not in answer.headers
    assert everything(app) == before


def test_a_stranger_sees_nothing_of_a_private_table(browsers) -> None:
    host, stranger = browsers(), browsers()
    table_id = host.make("me", "bot")["id"]
    answers = [stranger.get(path).status_code for path in (
        f"/t/{table_id}", f"/t/{table_id}/main", f"/api/tables/{table_id}", f"/api/tables/{table_id}/board.svg",
        f"/api/tables/{table_id}/events", f"/api/tables/{table_id}/record", f"/api/tables/{table_id}/hint",
    )]  # fmt: skip
    assert answers == [404] * 7
    assert stranger.post(f"/api/tables/{table_id}/moves", {"move": 0, "number": 0}).status_code == 404
    assert stranger.post(f"/api/tables/{table_id}/seats/1/link").status_code == 404
    assert all(row["id"] != table_id for row in stranger.get("/api/tables").json()["open"])


def test_a_private_table_and_no_table_look_the_same(browsers) -> None:
    host, stranger = browsers(), browsers()
    table_id = host.make("me", "bot")["id"]
    there, nowhere = stranger.get(f"/api/tables/{table_id}"), stranger.get("/api/tables/lisbon-22222222")
    assert (there.status_code, there.json()) == (nowhere.status_code, nowhere.json())


def test_the_spectators_link_opens_nothing_else(browsers) -> None:
    host, watcher = browsers(), browsers()
    made = host.make("me", "me")
    assert watcher.get(made["watch_link"]).status_code == 200
    seen = watcher.get(f"/api/watch/{made['watch_key']}").json()
    assert seen["seat"] is None and seen["moves"] == [] and seen["note"] == "" and seen["seed"] is None
    assert watcher.get(f"/t/{made['id']}").status_code == 404
    assert watcher.get(f"/s/{made['watch_key']}").status_code == 404
    as_bearer = watcher.client.post(
        f"/api/tables/{made['id']}/moves", json={"move": 0, "number": 0},
        headers={"Authorization": f"Bearer {made['watch_key']}"},
    )  # fmt: skip
    assert as_bearer.status_code == 404


def test_one_seat_cannot_act_or_look_for_another(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    assert bob.accept(made["invitations"][1]).status_code == 200
    other = bob.table(made["id"])["seat"]
    assert other == 1
    assert bob.get(f"/api/tables/{made['id']}?seat=0").status_code == 403
    assert bob.post(f"/api/tables/{made['id']}/moves", {"move": 0, "number": 0, "seat": 0}).status_code == 403
    assert bob.post(f"/api/tables/{made['id']}/seats/0/bot", {"level": "mate"}).status_code == 403
    assert bob.post(f"/api/tables/{made['id']}/seats/0/link").status_code == 403
    assert bob.put(f"/api/tables/{made['id']}/note", {"text": "hm", "seat": 0}).status_code == 403


def test_keys_are_kept_only_as_hashes(browser, app) -> None:
    made = browser.make("me", "open")
    everything = ""
    with app.state.house.store.engine.connect() as link:
        for table in kept.metadata.sorted_tables:
            everything += "".join(str(tuple(row)) for row in link.execute(select(table)))
    link = browser.post(f"/api/tables/{made['id']}/seats/0/link").json()["link"]
    secrets = [path.rpartition("/")[2] for path in (made["invitations"][1], link)]
    for secret in (*secrets, made["watch_key"], browser.client.cookies["argosy_me"]):
        assert len(secret) == 32 and secret not in everything


def test_seat_keys_follow_from_nothing_public(browser) -> None:
    one, two = browser.make("me", "open"), browser.make("me", "open")
    links = [made["invitations"][1] for made in (one, two)]
    keys = [*(link.rpartition("/")[2] for link in links), one["watch_key"], two["watch_key"]]
    assert len(set(keys)) == len(keys) and min(map(len, keys)) == 32
    public = json.dumps(browser.table(one["id"]))
    assert not any(key in public for key in keys)


def test_nothing_secret_while_the_game_runs(browser, app) -> None:
    made = browser.make("me", "me")
    seed = app.state.house.table(made["id"]).row.seed
    for path in (
        f"/api/tables/{made['id']}",
        f"/t/{made['id']}",
        f"/t/{made['id']}/main",
        f"/api/watch/{made['watch_key']}",
    ):
        assert seed not in browser.get(path).text
    assert browser.get(f"/api/tables/{made['id']}/record").status_code == 409


LAWFUL = [("goa", {"bonanza": True}), ("grog_island", {}), ("amerigo", {}), ("maracaibo", {})]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # what is shown does not depend on where it is kept
@pytest.mark.parametrize("moves", [0, 30, 90])
@pytest.mark.parametrize(("game", "options"), LAWFUL, ids=[game for game, _ in LAWFUL])
def test_law_of_secrets_on_pages_and_api(browsers, app, game: str, options: dict[str, bool], moves: int) -> None:
    """Change everything that a seat cannot see: its page, its API answers, what it is told when it tries something
    that is not allowed, and what spectators get stay the same bytes."""
    import numpy as np

    ann, bob, watcher = browsers(), browsers(), browsers()
    made = ann.make("me", "open", game=game, options=options)
    bob.accept(made["invitations"][1])
    house, chance = app.state.house, random.Random(moves)
    for _ in range(moves):
        now = house.table(made["id"])
        if now.to_move is None:
            break
        house.move(made["id"], now.to_move, chance.choice(list(now.match.moves)).code, now.number)
    table = house.table(made["id"])
    true = copy_of(table.match._now)
    here = made["id"]
    mine = [f"/t/{here}", f"/t/{here}/main", f"/api/tables/{here}", f"/api/tables/{here}/board.svg"]
    watched = [made["watch_link"], made["watch_link"] + "/main", f"/api/watch/{made['watch_key']}"]
    pages = {0: (ann, mine), 1: (bob, mine), -1: (watcher, watched)}
    legal = {move.code for move in table.match.moves}
    forged = [code for code in range(0, table.match.game.rules.max_moves, 97) if code not in legal][:4]
    changed = 0
    for seat, (who, paths) in pages.items():
        before = answers(who, paths, here, table.number, forged)
        for seed in (11, 12):
            other = table.match.game.rules.view(true, seat)
            table.match.game.rules.kernels.redeal(other, np.uint64(seed))
            changed += bytes_of(other) != bytes_of(true)
            table.match._positions[-1] = other
            table.match._told.clear()
            assert answers(who, paths, here, table.number, forged) == before
        table.match._positions[-1] = true
        table.match._told.clear()
    assert changed  # something was hidden, or this test shows nothing


def answers(who, paths: list[str], here: str, number: int, forged: list[int]) -> list[str]:
    """Everything that a visitor gets to read: pages, answers, refusals of moves that are not allowed."""
    read = [without_token(who.get(path).text) for path in paths]
    for code in forged:
        read.append(who.post(f"/api/tables/{here}/moves", {"move": code, "number": number}).text)
    return read


def test_a_page_for_a_seat_is_made_from_its_view_alone(browser, app) -> None:
    made = browser.make("me", "me")
    house = app.state.house
    found = look(house, made["id"], type("V", (), {"seats": lambda *_: [0, 1], "person": None})(), 1)
    assert found.seat == 1 and int(house.view(found.table, 1).state.viewer) == 2


def test_too_many_requests_are_told_to_wait(database: str) -> None:
    with TestClient(make_app(Settings(database=database, rate=1, burst=5))) as client:
        answers = [client.get("/api/health").status_code for _ in range(8)]
        assert answers[:5] == [200] * 5 and answers[-1] == 429
        refused = client.get("/api/health")
        assert "seconds" in refused.json()["message"] and int(refused.headers["retry-after"]) >= 1


def test_a_network_of_one_customer_is_one_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(host: str) -> Request:
        return Request({"type": "http", "headers": [], "client": (host, 4000)})

    home, other = {address_of(asked(f"2001:db8:0:1::{n:x}")) for n in range(9)}, address_of(asked("2001:db8:0:2::1"))
    assert len(home) == 1 and other not in home
    assert address_of(asked("192.0.2.7")) == "192.0.2.7" != address_of(asked("192.0.2.8"))
    monkeypatch.setattr(limits, "MOST_VISITORS", 5)
    limiter = limits.Limiter(rate=1e-6, burst=2)
    limiter.allow("greedy")
    for n in range(50):  # however many others there are, who asks on is not forgotten
        limiter.allow(f"other {n}")
        refused = limiter.allow("greedy")
    assert refused


def test_an_address_may_open_only_so_many_event_streams(database: str) -> None:
    app = make_app(Settings(database=database, listeners=2))
    with TestClient(app) as client:
        wish = {"game": "goa", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = client.post("/api/tables", json=wish, headers={"Authorization": "Bearer nobody"}).json()
        listeners = app.state.listeners
        with listeners.one("testclient"), listeners.one("testclient"):
            refused = client.get(f"/api/watch/{table['watch_key']}/events")
            assert refused.status_code == 429 and "seconds" in refused.json()["message"]
            assert not listeners.full("elsewhere")
        assert not listeners.full("testclient")


MAKING = [
    "/api/tables", "/api/tables/x/rematch", "/api/tables/x/play-on", "/api/campaigns", "/api/campaigns/x/next",
    "/api/campaigns/import", "/api/analysis", "/api/analysis/x/play-on", "/api/analysis/x/keep", "/learn/goa/game",
    "/learn/goa/x/branch", "/api/me/people/x/invite", "/api/puzzles/goa/x/board",
]  # fmt: skip


def test_whatever_lays_a_table_or_a_board_is_dear() -> None:
    for path in MAKING:
        assert DEAR.fullmatch(f"POST {path}"), path
    for path in ("/api/tables/x/moves", "/t/x/moves", "/api/tables/x/chat", "/learn/goa/x/moves"):
        assert not DEAR.fullmatch(f"POST {path}"), path


def test_what_costs_much_work_counts_as_several_requests(database: str) -> None:
    with TestClient(make_app(Settings(database=database, rate=0.1, burst=11))) as client:
        head = {"Authorization": "Bearer nobody"}
        answers = [client.get("/api/tables/lisbon-22222222/hint", headers=head).status_code for _ in range(4)]
        assert answers == [404] * 2 + [429] * 2


def test_a_request_of_unknown_length_is_refused(browser) -> None:
    answer = browser.client.post("/api/tables", content=iter([b"x" * 100]), headers=browser.token)
    assert answer.status_code == 411


def test_the_page_of_the_api_needs_nothing_from_elsewhere(browser) -> None:
    page = browser.get("/api/docs").text
    assert not re.search(r"""(src|href)=["'](https?:)?//""", page)
    for path in browser.get("/api/openapi.json").json()["paths"]:
        assert path in page


def test_a_request_that_is_too_large_is_refused(browser) -> None:
    answer = browser.post("/api/tables", {"game": "goa", "seats": [{"kind": "me", "name": "x" * 90_000}]})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [None, [], "x", {"game": "goa"}, {"game": "goa", "seats": []}, {"game": "goa", "seats": [{"kind": "king"}]},
     {"game": "goa", "seats": [{"kind": "me"}] * 9}, {"game": 3, "seats": [{"kind": "me"}]}],
)  # fmt: skip
def test_a_malformed_request_is_answered_with_what_is_wrong(browser, body: object) -> None:
    answer = browser.post("/api/tables", body)
    assert answer.status_code == 422 and answer.json()["message"]


def test_names_and_talk_cannot_smuggle_markup(browser) -> None:
    made = browser.post("/api/tables", {"game": "goa", "seats": [
        {"kind": "me", "name": "<img src=x>"}, {"kind": "me", "name": "\"><script>"}]}).json()  # fmt: skip
    browser.post(f"/api/tables/{made['id']}/chat", {"text": "<script>alert(1)</script>"})
    page = browser.get(f"/t/{made['id']}").text
    assert "<img src=x" not in page and "<script>alert" not in page and '"><script>' not in page


def test_errors_speak_the_visitors_language(browser) -> None:
    answer = browser.get("/api/tables/nowhere-22222222", headers={"Accept-Language": "de-DE,de;q=0.9"})
    assert "kein Tisch" in answer.json()["message"]
