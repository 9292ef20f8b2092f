"""Leaving a table that waits for players: the seat is free again, its keys are dead, and everybody sees it."""

from __future__ import annotations

import contextlib
import threading

from argosy.table.errors import TableError
from argosy.table.house import House, Seat, Wish
from argosy.table.seats import Sitter


def key_of(link: str) -> str:
    return link.rpartition("/")[2]


def test_a_guest_leaves_and_the_seat_is_free_again(browsers) -> None:
    ann, bob, eve = browsers(), browsers(), browsers()
    made = ann.make("me", "open", "open")
    table = f"/api/tables/{made['id']}"
    bob.accept(made["invitations"][1], "Bob", colour=4)
    link = bob.post(f"{table}/seats/1/link").json()["link"]
    bob.put(f"{table}/note", {"text": "mine alone"})
    assert bob.post(f"{table}/seats/1/leave").status_code == 200
    seen = ann.table(made["id"])
    freed = seen["seats"][1]
    assert (freed["kind"], freed["name"], freed["colour"], freed["you"]) == ("open", "", 1, False)
    assert [line["news"] for line in seen["chat"]] == ["joined", "left"] and "Bob" in seen["chat"][-1]["text"]
    assert bob.get(table).status_code == 404  # a private table, and no longer theirs
    assert bob.get(f"/s/{key_of(link)}").status_code == 404
    assert bob.post(f"/api/devices/{key_of(link)}").status_code == 404
    assert bob.post(f"/api/invitations/{key_of(made['invitations'][1])}", {"name": "Bob"}).status_code == 404
    again = ann.post(f"{table}/seats/1/link").json()["link"]
    assert eve.accept(again, "Eve").status_code == 200
    assert eve.table(made["id"])["note"] == ""


def test_the_host_takes_a_seat_back_before_the_start_and_nobody_else_does(browsers) -> None:
    ann, bob, eve = browsers(), browsers(), browsers()
    made = ann.make("me", "open", "open", "bot")
    table = f"/api/tables/{made['id']}"
    bob.accept(made["invitations"][1], "Bob")
    assert bob.post(f"{table}/seats/0/leave").status_code == 403
    assert bob.post(f"{table}/seats/3/leave").status_code == 403
    assert eve.post(f"{table}/seats/1/leave").status_code == 404
    page = ann.get(f"/t/{made['id']}").text
    assert 'data-do="free-seat" data-seat="1"' in page and 'data-do="leave" data-seat="0"' in page
    assert 'data-do="free-seat"' not in bob.get(f"/t/{made['id']}").text
    assert ann.post(f"{table}/seats/1/leave").status_code == 200
    assert ann.post(f"{table}/seats/1/leave").status_code == 400  # nobody sits there
    assert ann.post(f"{table}/seats/3/leave").status_code == 200  # a bot, too
    said = ann.table(made["id"])["chat"][-2]
    assert said["news"] == "removed" and "Bob" in said["text"] and "me 0" in said["text"]
    assert bob.get(table).status_code == 404


def test_a_game_that_has_begun_cannot_be_left_so(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.accept(made["invitations"][1], "Bob")
    for who, seat in ((bob, 1), (ann, 1), (ann, 0)):
        assert who.post(f"/api/tables/{made['id']}/seats/{seat}/leave").status_code == 409
    assert bob.table(made["id"])["you"] == [1]


def test_without_its_host_a_table_is_the_next_ones_and_without_anybody_closed(browsers) -> None:
    ann, bob, eve = browsers(), browsers(), browsers()
    made = ann.make("me", "open", "open", listed=True)
    table = f"/api/tables/{made['id']}"
    bob.accept(made["invitations"][1], "Bob")
    assert ann.post(f"{table}/seats/0/leave").status_code == 200
    assert bob.table(made["id"])["host"] == 1
    assert bob.post(f"{table}/seats/0/link").status_code == 200  # invites now
    assert bob.post(f"{table}/seats/1/leave").status_code == 200
    shown = eve.get("/api/tables").json()["open"]
    assert made["id"] not in [row["id"] for row in shown]
    assert eve.post(f"{table}/seats/0/join", {"name": "Eve"}).status_code == 409
    assert eve.post(f"/api/invitations/{key_of(made['invitations'][2])}", {"name": "Eve"}).status_code == 409
    assert eve.table(made["id"])["status"] == "closed"


def test_a_programs_key_is_dead_when_it_left(browser) -> None:
    head = {"Authorization": "Bearer nobody"}
    wish = {"game": "goa", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}
    made = browser.client.post("/api/tables", json=wish, headers=head).json()
    mine = [{"Authorization": f"Bearer {key}"} for key in made["seat_keys"][:2]]
    path = f"/api/tables/{made['id']}"
    assert browser.client.post(f"{path}/seats/1/leave", headers=mine[1]).status_code == 200
    assert browser.client.get(path, headers=mine[1]).status_code == 404
    assert browser.client.get(path, headers=mine[0]).json()["seats"][1]["kind"] == "open"


def test_leaving_and_sitting_down_at_one_moment_leave_no_half_table(house: House) -> None:
    for _ in range(4):
        made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("open")]), "ann")
        house.sit(made.table_id, 1, Sitter("bob", name="Bob"))
        barrier = threading.Barrier(2)

        def attempt(job, *args, barrier=barrier) -> None:
            barrier.wait()
            with contextlib.suppress(TableError):
                job(*args)

        jobs = [
            threading.Thread(target=attempt, args=(house.leave, made.table_id, 1)),
            threading.Thread(target=attempt, args=(house.sit, made.table_id, 2, Sitter("eve", name="Eve"))),
        ]
        for job in jobs:
            job.start()
        for job in jobs:
            job.join()
        table = house.table(made.table_id)
        kinds = [seat.kind for seat in table.seats]
        assert (table.row.status == "running") == ("open" not in kinds)
        assert bool(table.held[1]) == (kinds[1] == "person")
