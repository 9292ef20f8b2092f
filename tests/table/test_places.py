"""What is one's own: on another device by a pass, in a file, with people one knows, and gone when one says so."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from argosy.table import keys
from argosy.table.shelves import passes
from argosy.table.store import chat, holders, seats
from argosy.table.store import voyages as lessons

from .conftest import Browser
from .quick import play
from .test_house import play_out
from .test_seats import everything


def together(ann: Browser, bob: Browser, **more: Any) -> str:
    made = ann.make("me", "open", **more)
    bob.accept(made["invitations"][1], "Bob")
    return str(made["id"])


def come_over(there: Browser, here: Browser) -> Any:
    link = there.post("/api/me/pass").json()["link"]
    assert here.get(link).status_code == 200
    return here.post(f"/api/me/pass/{link.rpartition('/')[2]}")


def test_everything_opens_on_another_device(browsers: Any) -> None:
    laptop, phone, bob = browsers(), browsers(), browsers()
    laptop.client.cookies.set("argosy_name", "Z%C3%B6e")
    table = together(laptop, bob)
    old = phone.make("me", "bot")["id"]  # what the phone had before comes along
    before = phone.client.cookies["argosy_me"]
    assert phone.get(f"/api/tables/{table}").status_code == 404
    answer = come_over(laptop, phone)
    assert answer.status_code == 200
    assert phone.client.cookies["argosy_me"] == laptop.client.cookies["argosy_me"] != before
    assert phone.client.cookies["argosy_name"] == "Z%C3%B6e"
    assert phone.table(table)["you"] == [0]
    assert laptop.table(old)["you"] == [0]
    later = laptop.make("me", "bot")["id"]  # and what comes later is on both
    assert phone.table(later)["you"] == [0]


def test_a_pass_works_once_and_not_for_ever_and_is_kept_sealed(browsers: Any, app: Any) -> None:
    laptop, phone, thief = browsers(), browsers(), browsers()
    link = laptop.post("/api/me/pass").json()["link"]
    code = link.rpartition("/")[2]
    kept = json.dumps(everything(app), default=str)
    assert laptop.client.cookies["argosy_me"] not in kept and code not in kept
    first = laptop.post("/api/me/pass").json()["link"]  # a new one ends the one before
    assert phone.get(link).status_code == 404 and phone.post(f"/api/me/pass/{code}").status_code == 404
    code = first.rpartition("/")[2]
    assert phone.post(f"/api/me/pass/{code}").status_code == 200
    assert thief.post(f"/api/me/pass/{code}").status_code == 404
    link = laptop.post("/api/me/pass").json()["link"]
    with app.state.house.store.write() as write:
        write.execute(update(passes).values(until=time.time() - 1))
    assert thief.get(link).status_code == 404


def test_two_who_play_against_each_other_do_not_become_one(browsers: Any) -> None:
    """Whoever gets an opponent to open their link would look into that hand for the whole game."""
    ann, bob = browsers(), browsers()
    table = together(ann, bob)
    link = ann.post("/api/me/pass").json()["link"]
    answer = bob.post(f"/api{link}")
    assert answer.status_code == 409 and answer.json()["message"]
    assert bob.table(table)["you"] == [1] and ann.table(table)["you"] == [0]
    phone = browsers()
    assert phone.post(f"/api{link}").status_code == 200  # it was not spent


def test_what_both_devices_were_told_comes_along_once(browsers: Any, app: Any) -> None:
    ann, phone, bob = browsers(), browsers(), browsers()
    table = together(ann, bob)
    seat = ann.post(f"/api/tables/{table}/seats/0/link").json()["link"]
    phone.post(f"/api/devices/{seat.rpartition('/')[2]}")
    for device in (ann, phone):
        device.put("/api/me/calls", {"wants": {"turn": ["browser"]}})
    app.state.desk.noticed(app.state.house.table(table))
    bob.post(f"/api/tables/{table}/chat", {"text": "ahoy"})
    assert len(everything(app)["outbox"]) > 1
    assert phone.post(f"/api{ann.post('/api/me/pass').json()['link']}").status_code == 200
    assert phone.table(table)["you"] == [0]


def test_other_devices_are_signed_off(browsers: Any) -> None:
    laptop, phone, bob = browsers(), browsers(), browsers()
    table = together(laptop, bob)
    come_over(laptop, phone)
    assert laptop.post("/api/me/sign-off").status_code == 200
    assert laptop.table(table)["you"] == [0]
    assert phone.get(f"/api/tables/{table}").status_code == 404


def test_people_one_has_played_with_are_invited_by_one_click(browsers: Any) -> None:
    ann, bob, stranger = browsers(), browsers(), browsers()
    together(ann, bob)
    people = ann.get("/api/me/people").json()
    assert [one["name"] for one in people] == ["Bob"] and people[0]["games"] == 1
    text = json.dumps(people)
    assert keys.hashed(bob.client.cookies["argosy_me"]) not in text
    made = ann.post(f"/api/me/people/{people[0]['id']}/invite", {"game": "goa", "name": "Ann"}).json()
    assert stranger.post(f"/api/me/people/{people[0]['id']}/invite", {"game": "goa"}).status_code == 403
    assert ann.post(f"/api/me/people/{people[0]['id']}/invite", {"game": "chess"}).status_code == 400
    asked = bob.get("/api/me/invitations").json()
    assert [(one["table"], one["by"]) for one in asked] == [(made["id"], "Ann")]
    assert bob.get("/api/me/waiting").json()[-1]["kind"] == "invited"
    assert bob.get(f"/api/tables/{made['id']}").status_code == 404  # to be asked is not to sit there
    assert stranger.post(f"/api/me/invitations/{made['id']}", {}).status_code == 404
    assert bob.post(f"/api/me/invitations/{made['id']}", {"name": "Bob"}).status_code == 200
    assert bob.table(made["id"])["you"] == [1] and bob.get("/api/me/invitations").json() == []
    again = ann.post(f"/api/me/people/{people[0]['id']}/invite", {"game": "amerigo"}).json()
    assert bob.delete(f"/api/me/invitations/{again['id']}").status_code == 200
    assert bob.get("/api/me/invitations").json() == []


def test_finished_games_are_found_and_downloaded(browsers: Any, app: Any) -> None:
    ann, bob = browsers(), browsers()
    table = together(ann, bob)
    play_out(app.state.house, table)
    assert table in ann.get("/me", params={"q": "bob goa"}).text
    assert f"/api/tables/{table}/record" in ann.get("/me", params={"q": "Bob"}).text
    assert f"/api/tables/{table}/record" not in ann.get("/me", params={"q": "Zoë"}).text
    assert ann.get(f"/api/tables/{table}/record").json()["game"] == "goa"


def test_everything_of_mine_is_in_the_file_and_nothing_of_others(browsers: Any, app: Any) -> None:
    ann, bob = browsers(), browsers()
    table = together(ann, bob)
    ann.put(f"/api/tables/{table}/note", {"text": "my plan"})
    bob.put(f"/api/tables/{table}/note", {"text": "bob's plan"})
    ann.post(f"/api/tables/{table}/chat", {"text": "ahoy"})
    bob.post(f"/api/tables/{table}/chat", {"text": "belay"})
    ann.put("/api/me/calls", {"wants": {"turn": ["browser"]}})
    text = ann.get("/api/me/data").text
    content = json.loads(text)
    assert content["tables"][0]["notes"] == ["my plan"] and content["tables"][0]["said"] == ["ahoy"]
    assert content["tables"][0]["record"] is None  # the game goes on: its seed is nobody's
    assert content["calls"]["wants"] and "bob's plan" not in text and "belay" not in text
    play_out(app.state.house, table)
    assert json.loads(ann.get("/api/me/data").text)["tables"][0]["record"]["moves"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_everything_of_mine_is_deleted_and_others_play_on(browsers: Any, app: Any) -> None:
    ann, bob = browsers(), browsers()
    house, me = app.state.house, keys.hashed(ann.client.cookies["argosy_me"])
    shared, alone = together(ann, bob), ann.make("me", "bot")["id"]
    for name in ("Roswitha", "Kunigunde", "Annabelle"):  # all of them are hers
        ann.patch(f"/api/tables/{shared}/seats/0", {"name": name})
    ann.post(f"/api/tables/{shared}/chat", {"text": "ahoy"})
    ann.put(f"/api/tables/{shared}/note", {"text": "my plan"})
    ann.put("/api/me/calls", {"wants": {"turn": ["browser"]}})
    seats_wanted = [{"kind": "me", "name": "Annabelle"}, {"kind": "open"}]
    begun = ann.post("/api/campaigns", {"game": "maracaibo", "seats": seats_wanted}).json()
    bob.accept(begun["table"]["invitations"][1], "Bob")
    play(house, begun["table"]["id"], until_vote=False)
    solo = ann.post("/api/campaigns", {"game": "maracaibo", "seats": seats_wanted[:1]}).json()
    ann.post("/api/me/pass")
    lesson = {"person": me, "game": "goa", "chapter": "x", "step": 3, "chosen": "[]", "done": 0, "at": 1.0}
    with house.store.write() as link:
        link.execute(insert(lessons), lesson)
    assert json.loads(ann.get("/api/me/data").text)["lessons"][0]["step"] == 3
    assert ann.delete("/api/me").status_code == 200
    kept = json.dumps(everything(app), default=str, ensure_ascii=False)
    for gone in (me, "Annabelle", "Roswitha", "Kunigunde", "ahoy", "my plan", alone, solo["id"]):
        assert gone not in kept, gone
    now = bob.table(shared)
    assert now["seats"][0]["kind"] == "bot" and now["status"] == "running"
    assert bob.get(f"/c/{begun['id']}").status_code == 200
    assert bob.post(f"/api/campaigns/{begun['id']}/verify").json()["games"] == 1
    with house.store.engine.connect() as link:
        assert link.execute(select(seats.c.name).where(seats.c.table_id == shared, seats.c.seat == 1)).scalar() == "Bob"
        assert link.execute(select(holders).where(holders.c.person == me)).all() == []
        assert "ahoy" not in [row.text for row in link.execute(select(chat))]
