"""Whom the server takes a visitor for: other sites change nothing about it, and neither do passwords and proxies."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from argosy.table.app import Settings, make_app
from argosy.table.qr import qr_svg
from argosy.table.visitors import TOKEN_HEADER, token_of

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # nothing here depends on it
WISH = {"game": "goa", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "deckhand"}]}
CROSS = {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}
BASIC = {"Authorization": "Basic YW5uOnNlY3JldA=="}


def page_token(page: str) -> str:
    found = re.search(r'name="argosy-token" content="([^"]*)"', page)
    assert found
    return found.group(1)


@pytest.mark.parametrize("head", [{}, CROSS, BASIC, CROSS | BASIC], ids=["bare", "cross", "basic", "both"])
@pytest.mark.parametrize("path", ["/api/tables", "/", "/t/lisbon-22222222", "/api/invitations/x", "/nowhere"])
def test_no_answer_to_a_post_sets_the_identity(browser, path: str, head: dict[str, str]) -> None:
    client = TestClient(browser.client.app)
    answer = client.post(path, json=WISH, headers=head)
    assert "set-cookie" not in answer.headers
    assert client.request("OPTIONS", path, headers=head).headers.get("set-cookie") is None


def test_a_cross_site_form_leaves_the_player_in_the_seat(browser) -> None:
    """The browser sends no cookie with another site's POST; if the answer brought a new one, all seats were lost."""
    made = browser.make("me", "bot")
    mine = browser.client.cookies["argosy_me"]
    stolen = TestClient(browser.client.app)
    answer = stolen.post("/api/tables", content="x=1", headers=CROSS | {"Content-Type": "text/plain"})
    assert answer.status_code == 403 and "set-cookie" not in answer.headers
    assert browser.client.cookies["argosy_me"] == mine and browser.table(made["id"])["you"] == [0]


@pytest.mark.parametrize(
    "head", [{}, CROSS, BASIC, {"Authorization": "Bearer x"}], ids=["bare", "cross", "basic", "key"]
)
def test_no_other_site_brings_a_browser_to_somebody_elses_places(browsers, head: dict[str, str]) -> None:
    """Another site sends its own pass by a form: whoever has a key keeps it, and the pass is not spent."""
    thief = browsers()
    link = thief.post("/api/me/pass").json()["link"]
    there = f"/api/me/pass/{link.rpartition('/')[2]}"
    client = TestClient(thief.client.app)
    answer = client.post(there, headers=head)
    assert answer.status_code == 403 and "set-cookie" not in answer.headers
    for path in ("/api/me/sign-off", "/api/me/pass", "/api/me/calls/try"):
        assert "set-cookie" not in client.post(path, headers=head).headers
    assert thief.get(link).status_code == 200


def test_pictures_that_another_site_embeds_set_nothing(browser) -> None:
    client = TestClient(browser.client.app)
    embedded = CROSS | {"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
    assert "set-cookie" not in client.get("/", headers=embedded).headers
    followed = CROSS | {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert "argosy_me" in client.get("/", headers=followed).headers["set-cookie"]
    assert "set-cookie" not in client.get("/", headers=followed).headers  # and only once


def test_static_files_bring_no_identity(browser) -> None:
    answer = TestClient(browser.client.app).get("/static/argosy.js")
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_everything_works_behind_a_password_with_the_token_check_on(browser) -> None:
    client = TestClient(browser.client.app, headers=BASIC)
    token = {TOKEN_HEADER: page_token(client.get("/").text)}
    assert token[TOKEN_HEADER] == token_of(client.cookies["argosy_me"])
    assert client.post("/api/tables", json=WISH).status_code == 403  # the password is sent for other sites, too
    made = client.post("/api/tables", json=WISH, headers=token).json()
    seen = client.get(f"/api/tables/{made['id']}").json()
    assert seen["you"] == [0] and client.get(f"/t/{made['id']}").status_code == 200
    move = {"move": 0, "number": 0}
    assert client.post(f"/api/tables/{made['id']}/moves", json=move).status_code == 403
    assert client.post(f"/api/tables/{made['id']}/chat", json={"text": "ahoy"}, headers=token).status_code == 201


def test_a_password_is_no_program(browser) -> None:
    answer = TestClient(browser.client.app).post("/api/tables", json=WISH, headers={"Authorization": "Bearer  "})
    assert answer.status_code == 201
    assert TestClient(browser.client.app, headers=BASIC).get("/").headers["set-cookie"]


@pytest.fixture(params=["cut off", "passed on"])
def behind(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[TestClient, str]]:
    """A server that a proxy shows under /argosy; what must be put before a path in a request."""
    app = make_app(Settings(database=database, root="/argosy", bot_pause=0, rate=1e6, burst=1e6))
    with TestClient(app) as client:
        yield client, "" if request.param == "cut off" else "/argosy"


def test_everything_works_under_a_path(behind: tuple[TestClient, str]) -> None:
    client, before = behind

    def ask(link: str) -> str:
        """What the proxy makes of a link on a page."""
        assert link.startswith("/argosy/"), link
        return before + link.removeprefix("/argosy")

    first = client.get(f"{before}/")
    assert first.status_code == 200 and "Path=/argosy;" in first.headers["set-cookie"]
    client.cookies.clear()
    client.cookies.set("argosy_me", first.headers["set-cookie"].split("=", 1)[1].split(";")[0])
    token = {TOKEN_HEADER: page_token(first.text)}
    for link in set(re.findall(r'(?:href|src)="(/[^"]*)"', first.text)):
        assert client.get(ask(link)).status_code == 200, link
    wish = {"game": "goa", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    assert client.post(f"{before}/api/tables", json=wish).status_code == 403  # the token is asked for here, too
    made = client.post(f"{before}/api/tables", json=wish, headers=token).json()
    page = client.get(f"{before}/t/{made['id']}").text
    for link in re.findall(r'(?:href|src|data-base|data-main)="(/[^"]*)"', page):
        assert client.get(ask(link)).status_code == 200, link
    assert 'data-root="/argosy"' in page and f'data-events="/argosy/api/tables/{made["id"]}/events"' in page
    assert client.get(ask(made["invitations"][1])).status_code == 200
    assert client.get(ask(made["watch_link"])).status_code == 200
    link = client.post(f"{before}/api/tables/{made['id']}/seats/0/link", headers=token).json()["link"]
    assert client.get(ask(link)).status_code == 200
    assert client.get(f"{before}/api/tables/lisbon-22222222").json()["error"] == "NoTable"  # an answer, not a page
    static = client.get(f"{before}/static/table.css")
    assert static.status_code == 200


def test_the_house_under_a_path_knows_a_browser_also_without_a_stroke_at_the_end(database: str) -> None:
    """A cookie for /argosy/ is not sent to /argosy: who went there would lose all seats."""
    app = make_app(Settings(database=database, root="/argosy", rate=1e6, burst=1e6))
    with TestClient(app, base_url="https://games.example.org") as client:
        assert client.get("/argosy/me").status_code == 200
        key = client.cookies["argosy_me"]
        again = client.get("/argosy")
        assert again.status_code == 200 and "set-cookie" not in again.headers
        assert client.cookies["argosy_me"] == key


def test_a_dear_request_under_a_path_is_as_dear(database: str) -> None:
    with TestClient(make_app(Settings(database=database, root="/argosy", rate=0.1, burst=11))) as client:
        head = {"Authorization": "Bearer nobody"}
        path = "/argosy/api/tables/lisbon-22222222/hint"
        assert [client.get(path, headers=head).status_code for _ in range(4)] == [404] * 2 + [429] * 2


def test_a_square_for_cameras_holds_the_address_that_the_browser_has(browser) -> None:
    made = browser.make("me", "bot")
    head = browser.token | {"Origin": "https://club.example"}
    answer = browser.client.post(f"/api/tables/{made['id']}/seats/0/link", headers=head).json()
    assert answer["qr"] == qr_svg(f"https://club.example{answer['link']}")
    wrong = browser.token | {"Origin": "https://club.example/x y"}
    answer = browser.client.post(f"/api/tables/{made['id']}/seats/0/link", headers=wrong).json()
    assert answer["qr"] == qr_svg(f"http://testserver{answer['link']}")


def test_what_is_personal_is_not_kept_by_anybody_between(browser) -> None:
    made = browser.make("me", "bot")
    here = f"/api/tables/{made['id']}"
    paths = ("/", "/lists", f"/t/{made['id']}", f"/t/{made['id']}/main", here, f"{here}/board.svg", "/api/tables")
    for path in (*paths, f"/t/{made['id']}/seats/0", f"{here}/seats/0/devices", "/t/nowhere-22222222"):
        assert browser.get(path).headers["cache-control"] == "no-store", path


@pytest.mark.parametrize("query", ["", "?seat=0", "?seat=1", "?at=0", "?seat=0&lang=de"])
def test_a_private_table_and_none_answer_alike_whatever_is_asked(browsers, query: str) -> None:
    host, stranger = browsers(), browsers()
    made = host.make("me", "bot")
    token = stranger.token
    asked = [
        ("GET", "", None), ("GET", "/board.svg", None), ("GET", "/record", None), ("GET", "/hint", None),
        ("POST", "/moves", {"move": 0, "number": 0}), ("POST", "/undo", {"number": 0}), ("POST", "/rematch", {}),
        ("POST", "/seats/0/join", {"name": "x"}), ("POST", "/seats/0/bot", {}), ("POST", "/seats/0/person", None),
        ("POST", "/seats/0/link", None), ("POST", "/seats/0/time", {}), ("GET", "/seats/0/devices", None),
        ("DELETE", "/seats/0/devices/x", None), ("PATCH", "/seats/0", {"name": "x"}), ("POST", "/chat", {"text": "x"}),
        ("PUT", "/note", {"text": "x"}), ("POST", "/watch-link", None), ("POST", "/play-on", {"at": 0}),
        ("POST", "/moves", {"move": 0, "number": 0, "seat": 0}), ("POST", "/review", None), ("GET", "/review", None),
    ]  # fmt: skip
    for head in (token, {"Authorization": "Bearer nobody"}):
        for method, path, body in asked:
            answers = [
                stranger.client.request(method, f"/api/tables/{name}{path}{query}", json=body, headers=head)
                for name in (made["id"], "lisbon-22222222")
            ]
            assert [one.status_code for one in answers] in ([404, 404], [403, 403]), (method, path)
            assert answers[0].json() == answers[1].json(), (method, path)
