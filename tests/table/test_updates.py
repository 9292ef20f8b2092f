"""What goes over the wire: a move is answered with the page, compressed; whoever moved need not look again."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

import argosy
from argosy.bots import bot
from argosy.table.bus import LocalBus
from argosy.table.prints import HAVE

from .faults import faults

MOST = 20 * 1024  # bytes of a page update on the wire
KEPT = 120  # pictures and turns that a page keeps, as its script does


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """The work done in a thread of its own: a browser's test may have left its loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def shown(html: str) -> dict[str, str]:
    return dict(re.findall(r'data-(number|made|mine)="(\w*)"', html))


def test_a_move_from_the_page_is_answered_with_the_page(browser) -> None:
    made = browser.make("me", "me")
    now = browser.table(made["id"])
    sent = {"move": now["moves"][0]["code"], "number": 0, "seat": now["seat"]}
    answer = browser.post(f"/t/{made['id']}/moves?shown={now['seat']}", sent)
    assert answer.status_code == 200 and shown(answer.text)["number"] == "1"
    assert answer.text == browser.get(f"/t/{made['id']}/main?shown={now['seat']}").text, "as if it had looked itself"
    again = browser.post(f"/t/{made['id']}/moves", sent)
    assert again.status_code == 409 and "meanwhile" in again.json()["message"], "a double click, in words for the page"
    back = browser.post(f"/t/{made['id']}/undo?shown={now['seat']}", {"number": 1})
    assert back.status_code == 200 and shown(back.text)["made"] == "0"


def test_a_move_from_the_page_needs_the_seat_and_the_token(browsers) -> None:
    host, guest = browsers(), browsers()
    made = host.make("me", "me", listed=True)
    sent = {"move": host.table(made["id"])["moves"][0]["code"], "number": 0}
    assert guest.post(f"/t/{made['id']}/moves", sent).status_code == 403
    assert host.client.post(f"/t/{made['id']}/moves", json=sent).status_code == 403
    assert host.table(made["id"])["number"] == 0


def test_a_click_asks_the_database_little(browser) -> None:
    """A look, the move in one transaction, and a look at what followed; the page itself asks nothing."""
    made = browser.make("me", "me")
    now = browser.table(made["id"])
    sent = {"move": now["moves"][0]["code"], "number": 0, "seat": now["seat"]}
    with faults(browser.client.app.state.house.store.engine) as counted:
        assert browser.post(f"/t/{made['id']}/moves", sent).status_code == 200
    asked = [moment for moment in counted.moments if moment.startswith("before")]
    assert asked.count("before SELECT") <= 3 and asked.count("before commit") <= 2, asked


class Page:
    """A page that is open at a table and says which pictures it has, as its script does."""

    def __init__(self, browser, table_id: str) -> None:
        self.browser, self.address = browser, f"/t/{table_id}/main"
        self.pictures: dict[str, str] = {}

    def look(self) -> int:
        """Show what is there now; so many bytes came over the wire."""
        head = {HAVE: " ".join(self.pictures)}
        with self.browser.client.stream("GET", self.address, headers=head) as answer:
            sent = b"".join(answer.iter_raw())
            assert answer.status_code == 200 and answer.headers["content-encoding"] == "gzip"
        self.html, rest = "", gzip.decompress(sent).decode()
        while found := PLACE.search(rest):
            tag, mark, kept = found.groups()
            length = inside(rest[found.end() :], tag)
            had = self.pictures.pop(mark, "")
            self.pictures[mark] = had if kept else rest[found.end() : found.end() + length]  # the latest last
            self.html += rest[: found.end()].removesuffix(" data-kept>").removesuffix(">") + ">" + self.pictures[mark]
            rest = rest[found.end() + length :]
        self.html += rest
        self.pictures = dict(list(self.pictures.items())[-KEPT:])
        return len(sent)

    def turns(self) -> set[str]:
        """The prints of the turns that its log shows."""
        return set(re.findall(r'<ol class="turn__told" data-print="(\w+)"', self.html))


PLACE = re.compile(r'<(\w+)[^>]*? data-print="(\w+)"( data-kept)?>')


def inside(html: str, tag: str) -> int:
    """How long an element is that was just opened, up to its end."""
    depth = 1
    for found in re.finditer(rf"<(/?){tag}\b", html):
        depth += -1 if found.group(1) else 1
        if depth == 0:
            return found.start()
    raise AssertionError(f"{tag} does not end")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", argosy.games())
def test_a_page_update_is_small_on_the_wire(browsers, game: str) -> None:
    """At a full table, in the middle of a game: whoever looks on is sent what changed, and shows the whole table."""
    browser = browsers()
    house = browser.client.app.state.house
    made = browser.make("me", "open", "open", "open", game=game)
    for invitation in made["invitations"][1:]:
        browsers().accept(invitation)
    match = house.table(made["id"]).match.copy()
    hand = bot("deckhand", match.game, seed=3)
    while not match.over:
        match.push(hand.choose(match.view(match.to_move)))
    page, sizes, new, end = Page(browser, made["id"]), [], [], len(match.made)
    for number, code in enumerate((move.code for move in match.made), 1):
        table = house.table(made["id"])
        house.move(made["id"], table.to_move, code, number - 1, table)
        if number in (80, end - 8):
            page.look()  # it is opened
        elif 80 < number < 92 or number > end - 8:
            before = page.turns()
            sizes.append(page.look())
            new.append(len(page.turns() - before))
            assert len(before) > 10
    assert 1000 < max(sizes) <= MOST, sizes
    assert 0 < max(new) <= 3, "of the log the turn that changed is sent, and one that came into view"
    whole = browser.get(f"/t/{made['id']}/main").text
    assert page.html == whole and whole.count("<svg") > 3


def test_whoever_says_nothing_of_its_pictures_gets_all_of_them(browsers) -> None:
    browser = browsers()
    made = browser.make("me", "open")
    browsers().accept(made["invitations"][1])  # two people, since a bot might move between two looks
    whole = browser.get(f"/t/{made['id']}/main").text
    for said in ("", "x" * 4000, "0" * 12, "\xff"):
        page = browser.client.get(f"/t/{made['id']}/main", headers={HAVE: said.encode("latin-1")})
        assert (
            page.status_code == 200 and "data-kept" not in page.text and page.text.count("<svg") == whole.count("<svg")
        )
    print_ = re.findall(r'data-print="(\w+)"', whole)
    less = browser.client.get(f"/t/{made['id']}/main", headers={HAVE: " ".join(print_)}).text
    assert less.count("data-kept") == len(print_) and len(less) < len(whole) / 2


def test_streams_are_not_compressed_and_begin_at_once(browser) -> None:
    """A stream held back until there is enough to compress would say nothing for minutes."""
    made = browser.make("me", "me")
    app, cookie = browser.client.app, browser.client.cookies["argosy_me"]
    sent: list[dict] = []

    async def listen() -> None:
        began = asyncio.Event()

        async def send(message: dict) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and message.get("body"):
                began.set()

        async def receive() -> dict:
            await began.wait()
            return {"type": "http.disconnect"}

        head = [(b"cookie", f"argosy_me={cookie}".encode()), (b"accept-encoding", b"gzip")]
        scope = {
            "type": "http", "method": "GET", "path": f"/api/tables/{made['id']}/events", "query_string": b"",
            "headers": head, "client": ("127.0.0.1", 1), "server": ("test", 80), "scheme": "http", "root_path": "",
            "http_version": "1.1", "raw_path": b"", "asgi": {"version": "3.0"},
        }  # fmt: skip
        await asyncio.wait_for(app(scope, receive, send), 20)

    apart(listen())
    assert b"content-encoding" not in dict(sent[0]["headers"])
    assert sent[1]["body"].startswith(b"event: hello")


def test_the_stream_says_which_event_there_is() -> None:
    async def heard() -> list[int | None]:
        bus = LocalBus()
        await bus.start()
        listening = bus.listen("t").__aiter__()
        found = []
        for news in ([3], [4, 5], [6, None], [7]):  # what came in between two looks
            waiting = asyncio.ensure_future(listening.__anext__())
            await asyncio.sleep(0)
            for number in news:
                bus.publish("t", number)
            found.append(await waiting)
            await asyncio.sleep(0.01)
        return found

    assert apart(heard())[0] == 3
    assert None in apart(heard()), "talk or a new name is news, whatever the number"


def test_static_files_are_compressed_too(browser) -> None:
    answer: TestClient = browser.get("/static/argosy.js")
    assert answer.headers["content-encoding"] == "gzip"
