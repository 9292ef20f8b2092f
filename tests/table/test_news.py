"""News of one's tables: told by real mail and real webhooks, once, when it is still true, and never what is secret."""

from __future__ import annotations

import re
import threading
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select, update

from argosy.table import addressees, news, polls, webhooks
from argosy.table.app import Settings, make_app
from argosy.table.mail import BadMailServer, Post
from argosy.table.news import MOST_A_DAY
from argosy.table.shelves import outbox
from argosy.table.webhooks import HookLater, Hooks, HookTrouble, body_for, is_public

from .conftest import Browser
from .quick import play
from .receivers import Box, dripping, mailbox, webhook

ALL = {
    kind: ["browser", "mail", "hook"]
    for kind in ("turn", "vote", "joined", "begins", "invited", "over", "talk", "short")
}

TURNS = {"turn": ["browser", "mail", "hook"]}


class Place:
    """A server that tells, and whoever listens."""

    def __init__(self, app: Any, mail: Box, hook: Box) -> None:
        self.app, self.mail, self.hook = app, mail, hook
        self.desk, self.house = app.state.desk, app.state.house

    def person(self) -> Browser:
        return Browser(TestClient(self.app))

    def calls(self, person: Browser, mail: str = "", hook: bool = False, **more: Any) -> Any:
        url = f"http://127.0.0.1:{self.hook.port}/hook" if hook else ""
        return person.put("/api/me/calls", {"wants": TURNS, "mail": mail, "hook": url, **more})

    def confirmed(self, person: Browser, mail: str, **more: Any) -> None:
        """Somebody who has confirmed their address."""
        before = len(self.mail.got)
        assert self.calls(person, mail, **more).status_code == 200
        letter = self.mail.wait(before + 1)[-1]
        link = re.search(r"/news/confirm/\S+", letter.get_content()).group()
        assert person.get(link).status_code == 200
        assert not person.get("/api/me/calls").json()["confirmed"]  # looking confirms nothing
        assert person.post(link).status_code == 200
        assert person.get("/api/me/calls").json()["confirmed"]
        self.mail.got.clear()

    def table(self, ann: Browser, bob: Browser, **more: Any) -> str:
        """A table of two people at which the first is to move."""
        made = ann.make("me", "open", **more)
        bob.accept(made["invitations"][1], "Bob")
        table = ann.table(made["id"])
        if table["to_move"] == 1:
            bob.move(made["id"])
        return made["id"]


@pytest.fixture
def place(tmp_path, monkeypatch: pytest.MonkeyPatch) -> Any:
    async def nobody(desk: Any) -> None:
        """The tests say themselves when it is time to tell."""

    monkeypatch.setattr("argosy.table.app.tell_news", nobody)
    with mailbox() as mail, webhook() as hook:
        settings = Settings(
            database=f"sqlite:///{tmp_path / 't.sqlite3'}", bot_pause=0, rate=1e6, burst=1e6,
            url="https://games.example.org", smtp=f"smtp://127.0.0.1:{mail.port}", mail_from="argosy@example.org",
            hooks="any", news_wait=0,
        )  # fmt: skip
        app = make_app(settings)
        with TestClient(app):
            yield Place(app, mail, hook)


def pass_turn(place: Place, ann: Browser, bob: Browser, table_id: str) -> None:
    """Ann and Bob move until it was the other one's turn in between."""
    before = ann.table(table_id)["to_move"]
    for _ in range(60):
        now = ann.table(table_id)["to_move"]
        if now != before:
            return
        (ann, bob)[now].move(table_id)
    raise AssertionError("nobody's turn ended")


def test_a_turn_is_told_once_by_mail_and_webhook(place: Place) -> None:
    ann, bob = place.person(), place.person()
    place.confirmed(bob, "bob@example.org", hook=True)
    table = place.table(ann, bob)
    while ann.table(table)["to_move"] != 1:
        ann.move(table)
    letter = place.mail.wait(1, place.desk.work)[0]
    assert "your turn" in letter["Subject"]
    assert letter["To"] == "bob@example.org" and letter["From"].endswith("<argosy@example.org>")
    assert f"https://games.example.org/t/{table}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "your turn" in place.hook.wait(1)[0][1]["content"]
    for _ in range(3):
        place.desk.work()
    assert (len(place.mail.got), len(place.hook.got)) == (1, 1)  # once
    # nothing on the table is in it
    shown = bob.table(table)
    texts = letter.get_content() + letter["Subject"] + str(place.hook.got)
    assert shown["prompt"] not in texts and all(move["words"] not in texts for move in shown["moves"])
    assert bob.client.cookies["argosy_me"] not in texts


def test_whoever_has_moved_meanwhile_is_told_nothing(place: Place) -> None:
    ann, bob = place.person(), place.person()
    place.confirmed(bob, "bob@example.org")
    place.desk.wait = 3600.0
    table = place.table(ann, bob)
    while ann.table(table)["to_move"] != 1:
        ann.move(table)
    pass_turn(place, ann, bob, table)  # bob has moved before the hour was over
    place.house.noticed(place.house.table(table))
    later = time.time() + 3700
    place.desk.work(later)
    assert not [one for one in place.mail.got if "your turn" in one["Subject"]]


def waits_for_bob(place: Place, count: int = 1) -> tuple[Browser, Browser, list[str]]:
    """Tables at which Bob, who wants mail, is to move."""
    ann, bob = place.person(), place.person()
    place.confirmed(bob, "bob@example.org")
    tables = [place.table(ann, bob) for _ in range(count)]
    for table in tables:
        while ann.table(table)["to_move"] != 1:
            ann.move(table)
    return ann, bob, tables


def test_what_another_server_did_not_take_is_told(place: Place) -> None:
    """Two servers look at the same time, and one of them has taken the first of two already."""
    _, _, tables = waits_for_bob(place, 2)
    desk, later = place.desk, time.time() + 5
    claim, taken = desk._claim, []

    def slower(row: Any, now: float) -> bool:
        if not taken and row.kind == "turn":
            taken.append(row.table_id)
            claim(row, now)  # the other server's, which is about to tell it
        return claim(row, now)

    desk._claim = slower
    desk.work(later)
    (told,) = place.mail.wait(1)
    (left,) = [table for table in tables if table != taken[0]]
    assert left in told.get_content() and taken[0] not in told.get_content()


def test_what_a_server_took_and_did_not_tell_is_told_by_the_next(place: Place) -> None:
    _, _, (table,) = waits_for_bob(place)
    send, later = place.desk._send, time.time() + 5

    def power_failure(*_: Any) -> bool:
        raise KeyboardInterrupt

    place.desk._send = power_failure
    with pytest.raises(KeyboardInterrupt):
        place.desk.work(later)
    place.desk._send = send
    assert place.desk.work(later) == 0 and place.mail.got == []  # perhaps it is being told just now
    place.desk.work(later + 300)
    assert table in place.mail.wait(1)[0].get_content()


def test_what_was_not_told_does_not_count_against_the_day(place: Place) -> None:
    _, _, (table,) = waits_for_bob(place)
    desk = place.desk
    with desk.store.engine.connect() as link:
        asked = select(outbox).where(outbox.c.kind == "turn").order_by(outbox.c.id.desc())
        row = dict(link.execute(asked).mappings().first())  # the turn that it is now
    del row["id"]
    with desk.store.write() as link:  # a long evening of live games, every turn seen on the page at once
        link.execute(insert(outbox), [row | {"mark": f"{n}"} for n in range(MOST_A_DAY)])
        link.execute(update(outbox).where(outbox.c.mark == row["mark"]).values(due=time.time() + 900))
    desk.work(time.time() + 5)
    assert place.mail.got == []
    desk.work(time.time() + 1000)
    assert table in place.mail.wait(1)[0].get_content()


def test_off_by_one_click_for_one_table_and_for_all(place: Place) -> None:
    ann, bob = place.person(), place.person()
    place.confirmed(bob, "bob@example.org")
    table = place.table(ann, bob)
    while ann.table(table)["to_move"] != 1:
        ann.move(table)
    letter = place.mail.wait(1, place.desk.work)[0]
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org")
    program = TestClient(place.app)  # a mail program, without any cookie
    assert TestClient(place.app).get(link).status_code == 200
    assert bob.get("/me/calls").text.count('aria-pressed="true"') == 0  # looking ends nothing
    assert program.post(link, content="List-Unsubscribe=One-Click").status_code == 200
    place.mail.got.clear()
    pass_turn(place, ann, bob, table)
    while ann.table(table)["to_move"] != 1:
        ann.move(table)
    place.desk.work(time.time() + 10)
    assert place.mail.got == []
    everything = re.search(r"/news/off/\S+\.all\.\S+", letter.get_content()).group()
    assert program.post(everything).status_code == 200
    wants = bob.get("/api/me/calls").json()["wants"]
    assert all(ways in ([], ["browser"]) for ways in wants.values())
    for forged in (link[:-1] + ("0" if link[-1] != "0" else "1"), "/news/off/x", "/news/off/x.all.y"):
        assert program.post(forged).status_code == 404 and bob.get(forged).status_code == 404


def test_quiet_hours_and_the_daily_digest(place: Place) -> None:
    ann, bob = place.person(), place.person()
    hour = time.gmtime().tm_hour
    place.confirmed(bob, "bob@example.org", quiet_from=hour, quiet_to=(hour + 2) % 24)
    days = {"kind": "days", "days": 3}
    tables = [place.table(ann, bob, pace=days) for _ in range(2)]
    for table in tables:
        while ann.table(table)["to_move"] != 1:
            ann.move(table)
    place.desk.work(time.time() + 5)
    assert place.mail.got == []  # it is quiet
    place.desk.work(time.time() + 3 * 3600)
    assert len(place.mail.wait(1)) == 1  # and afterwards there is one for both
    assert all(f"/t/{table}" in place.mail.got[0].get_content() for table in tables)
    place.mail.got.clear()
    place.calls(bob, "bob@example.org", digest=(hour + 5) % 24)
    for table in tables:
        pass_turn(place, ann, bob, table)
        while ann.table(table)["to_move"] != 1:
            ann.move(table)
    now = time.time()
    place.desk.work(now + 5)
    assert place.mail.got == []
    place.desk.work(now + 6 * 3600)
    assert len(place.mail.wait(1)) == 1 and "news" in place.mail.got[0]["Subject"]


def test_joined_begins_vote_and_over_are_told(place: Place) -> None:
    ann, bob = place.person(), place.person()
    assert place.calls(ann, hook=True, wants=ALL).status_code == 200
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]
    place.app.state.crew.turns.close()
    begun = ann.post("/api/campaigns", {"game": "maracaibo", "name": "W", "seats": seats}).json()
    table = begun["table"]["id"]
    bob.accept(begun["table"]["invitations"][1], "Bob <!channel> @everyone")
    said = lambda: " ".join(body["content"] for _, body in place.hook.got)  # noqa: E731
    place.desk.work(time.time() + 5)
    assert "begins" in said()
    play(place.house, table)
    place.house.noticed(place.house.table(table))
    place.desk.work(time.time() + 5)
    assert "a vote is open" in said()
    vote = polls.poll_of(place.house.table(table))
    choice = place.house.table(table).match.game.story.atlas.page(vote.card, "back")
    assert choice.card == vote.card and vote.card not in said().replace(table, "")
    play(place.house, table, until_vote=False)
    place.house.noticed(place.house.table(table))
    place.desk.work(time.time() + 5)
    assert "is over" in said()
    assert all(body["allowed_mentions"] == {"parse": []} for _, body in place.hook.got)
    assert all("<!channel>" not in body["text"] for _, body in place.hook.got)


def test_a_webhook_that_fails_three_times_is_called_no_more(place: Place) -> None:
    ann = place.person()
    place.hook.status = 404
    place.calls(ann, hook=True)
    for n in (1, 2, 3):
        assert ann.post("/api/me/calls/try").json() == {"hook": "404"}
        assert ann.get("/api/me/calls").json()["hook_stopped"] == (n == 3)
    assert "404" in ann.get("/me/calls").text
    place.hook.status = 302
    place.calls(ann, hook=False)
    place.calls(ann, hook=True)
    count = len(place.hook.got)
    assert ann.post("/api/me/calls/try").json() == {"hook": "302"}  # nobody is followed elsewhere
    assert len(place.hook.got) == count + 1 and place.hook.got[-1][0] == "/hook"


def test_addresses_that_are_none_are_refused_with_a_sentence(place: Place) -> None:
    ann = place.person()
    for url in (
        "ftp://example.org", "https://", "http://a b.org/", "https://user:pw@example.org/", "x", "http://[::1/",
        "http://example.org:99999/", "https://e.org/" + "x" * 500,
    ):  # fmt: skip
        answer = ann.put("/api/me/calls", {"wants": ALL, "hook": url})
        assert answer.status_code in (400, 422) and answer.json()["message"]
    for address in ("x", "a@b", "a@b.c\r\nBcc: d@e.f", "a b@example.org", "@example.org"):
        assert ann.put("/api/me/calls", {"wants": ALL, "mail": address}).status_code == 400
    assert ann.put("/api/me/calls", {"wants": {"x": []}}).status_code == 400
    assert ann.put("/api/me/calls", {"wants": {}, "zone": "Moon/Sea"}).status_code == 400


def test_neighbours_of_the_server_are_not_called() -> None:
    for address in (
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1", "fd00::1",
        "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "fe80::1%eth0", "::7f00:1", "fec0::1",
    ):  # fmt: skip
        assert not is_public(address), address
    assert is_public("93.184.215.14") and is_public("2606:4700::1111")
    with webhook() as box:
        local = f"http://127.0.0.1:{box.port}/"
        for allowed in ("public", "example.org"):
            with pytest.raises(HookTrouble, match="public"):
                Hooks(allowed).call(local, {})
        with pytest.raises(HookTrouble, match="public"):
            Hooks("public").call(f"http://localhost:{box.port}/", {})
        assert box.got == []
        assert Hooks("any").call(local, {"a": 1}) == 204
        assert Hooks("example.org, 127.0.0.1").call(local, {"a": 2}) == 204


def test_whoever_answers_byte_by_byte_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 2.0)
    hooks = Hooks("any")
    with dripping() as box:
        address = f"http://127.0.0.1:{box.port}/"
        with pytest.raises(HookTrouble, match="TimeoutError"):
            hooks.call(address, {})
        assert box.left.wait(20)  # it was we who ended it
        with pytest.raises(HookLater):
            hooks.call(address, {})
        assert len(box.got) == 1  # it is left alone for a while
    assert Hooks("any").slow == {}


def test_an_address_that_let_others_wait_does_not_count_against_a_webhook(place: Place) -> None:
    ann = place.person()
    place.calls(ann, hook=True)
    place.desk.hooks.slow["127.0.0.1"] = time.monotonic() + 1000
    assert ann.post("/api/me/calls/try").json() == {"hook": "slow"}
    assert place.hook.got == [] and place.desk.wishes(next(iter(place.desk.known))).hook_fails == 0
    place.desk.hooks.slow.clear()
    assert ann.post("/api/me/calls/try").json() == {"hook": ""}


def test_a_slow_webhook_keeps_nobody_else_waiting(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 300.0)  # until it is let go
    slow, quick, bob = place.person(), place.person(), place.person()
    with dripping() as box:
        slow.put("/api/me/calls", {"wants": TURNS, "hook": f"http://127.0.0.1:{box.port}/"})
        place.calls(quick, hook=True)
        for one in (slow, quick):
            place.table(one, bob)
        working = threading.Thread(target=place.desk.work)
        working.start()
        box.wait(1)
        place.hook.wait(1)
        assert working.is_alive()  # with the slow one, who was first in the line
        box.release.set()
        working.join(20)
    assert not working.is_alive()


def test_few_try_at_once_and_each_place_a_few_times(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = place.person(), place.person()
    monkeypatch.setattr(webhooks, "PATIENCE", 300.0)  # until it is let go
    monkeypatch.setattr(news, "MOST_TRYING", 1)
    with dripping() as box:
        ann.put("/api/me/calls", {"wants": TURNS, "hook": f"http://localhost:{box.port}/"})
        (person,) = place.desk.known
        trying = threading.Thread(target=place.desk.try_now, args=(person,))
        trying.start()
        box.wait(1)
        place.calls(bob, hook=True)
        for one in (ann, bob):
            answer = one.post("/api/me/calls/try")
            assert answer.status_code == 429 and answer.json()["message"]
        box.release.set()
        trying.join(20)
    answers = [bob.post("/api/me/calls/try").status_code for _ in range(news.TRIES + 1)]
    assert answers == [200] * news.TRIES + [429]


def test_nobody_has_the_house_write_to_everybody(place: Place) -> None:
    answers = [place.calls(place.person(), f"a{n}@example.org").status_code for n in range(addressees.ASKS + 2)]
    assert answers == [200] * addressees.ASKS + [429, 429]
    assert len(place.mail.wait(addressees.ASKS)) == addressees.ASKS


def test_bodies_as_they_are_wanted() -> None:
    text, link = "Ann & <Bob>", "https://g.example/t/x"
    assert body_for("https://discord.com/api/webhooks/1/x", "Goa", text, link, {})[1]["content"] == f"{text}\n{link}"
    slack = body_for("https://hooks.slack.com/services/x", "Goa", text, link, {})[1]
    assert slack == {"text": f"Ann &amp; &lt;Bob&gt;\n{link}"}
    url, body = body_for("https://ntfy.sh/my-boat", "Goa", text, link, {})
    assert url == "https://ntfy.sh/" and body == {"topic": "my-boat", "title": "Goa", "message": text, "click": link}


def test_nobodys_box_is_filled_with_questions(place: Place) -> None:
    answers = [place.calls(place.person(), "victim@example.org").status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert len(place.mail.wait(3)) == 3


def test_without_a_mail_server_mail_is_not_offered(browser: Browser) -> None:
    assert browser.get("/api/me/calls").json()["offered"]["mail"] is False
    assert browser.put("/api/me/calls", {"wants": ALL, "mail": "a@example.org"}).status_code == 404
    with pytest.raises(BadMailServer):
        Post("mail.example.org", "a@example.org")
    with pytest.raises(BadMailServer):
        Post("smtp://mail.example.org", "nobody")


def test_what_happened_just_before_a_server_ended_is_told_by_the_next(place: Place) -> None:
    ann, bob = place.person(), place.person()
    place.confirmed(bob, "bob@example.org")
    noticed, place.house.noticed = place.house.noticed, lambda table: None  # the power fails before anybody hears of it
    table = place.table(ann, bob)
    while ann.table(table)["to_move"] != 1:
        ann.move(table)
    place.house.noticed = noticed
    place.desk.start()
    place.mail.wait(1, lambda: place.desk.work(time.time() + 5))
    assert "your turn" in place.mail.got[0]["Subject"] + place.mail.got[0].get_content()


def test_what_waits_is_counted_for_the_badge(place: Place) -> None:
    ann, bob = place.person(), place.person()
    table = place.table(ann, bob)
    place.house.look_after()  # who is to move first is known to the lists from here on
    waiting = [len(person.get("/api/me/waiting").json()) for person in (ann, bob)]
    assert sorted(waiting) == [0, 1]
    mover = (ann, bob)[waiting.index(1)]
    one = mover.get("/api/me/waiting", params={"lang": "de"}).json()[0]
    assert one["table"] == table and "am Zug" in one["words"]
    assert mover.put(f"/api/me/mutes/{table}", {"off": True}).status_code == 200
    assert mover.get("/api/me/waiting").json() == []
    assert place.person().put(f"/api/me/mutes/{table}", {"off": True}).status_code == 404


def test_a_page_calls_for_what_was_ticked_and_for_nothing_else(place: Place) -> None:
    ann, bob = place.person(), place.person()
    made = ann.make("me", "open", "open")

    def called() -> set[str]:
        return {one["kind"] for one in ann.get("/api/me/news").json()["calls"] if one["wanted"]}

    assert place.calls(ann, wants={kind: ["browser"] for kind in ("joined", "talk")}).status_code == 200
    assert called() == set()
    bob.accept(made["invitations"][1], "Bob")
    bob.post(f"/api/tables/{made['id']}/chat", {"text": "Hello!"})
    assert called() == {"joined", "talk"}
    words = {one["kind"]: one["words"] for one in ann.get("/api/me/news", params={"lang": "de"}).json()["calls"]}
    assert "Bob" in words["joined"] and "hat" in words["joined"]
    assert "Hello" not in str(words)
    table = place.table(ann, bob)
    while ann.table(table)["to_move"] != 0:
        bob.move(table)
    place.house.look_after()
    assert ann.get("/api/me/news").json()["waiting"] == 1 and "turn" not in called(), "counted, not called for"
    assert place.calls(ann, wants={"turn": ["browser"], "joined": ["mail"]}).status_code == 200
    assert called() == {"turn"}
    hour = time.gmtime().tm_hour
    quiet = {"quiet_from": hour, "quiet_to": (hour + 2) % 24}
    assert place.calls(ann, wants={"turn": ["browser"]}, **quiet).status_code == 200
    assert called() == set(), "not in quiet hours"


def test_a_badge_hears_of_the_first_turn_when_the_database_knows_it(browsers: Any, house: Any) -> None:
    """A game begins while the last seat is taken; who is to move is noted at the next look, and told then."""
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.accept(made["invitations"][1], "Bob")
    heard: list[int | None] = []
    house.noticed = lambda table: heard.append(house.store.table(table.id).acting)
    house.look_after()
    assert heard == [house.table(made["id"]).to_move]
    house.look_after()
    assert len(heard) == 1, "nothing new, nothing told"
