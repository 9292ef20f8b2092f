"""A game through the API, with bots, undo, hints and what comes after; live updates."""

from __future__ import annotations

import threading
import time

import pytest

from argosy.table import advice, pages
from argosy.words import LANGUAGES

from .test_house import play


def finish(browser, table_id: str, seconds: float = 900) -> dict:
    """Play on with the last move offered until the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = browser.table(table_id)
        if now["status"] == "over":
            return now
        if now["moves"]:
            answer = browser.post(
                f"/api/tables/{table_id}/moves", {"move": now["moves"][-1]["code"], "number": now["number"]}
            )
            assert answer.status_code == 200, answer.text
        else:
            time.sleep(0.01)
    raise AssertionError("the game did not end")


def test_a_game_against_a_bot_to_the_end(browser) -> None:
    made = browser.make("me", "bot")
    over = finish(browser, made["id"])
    assert over["seed"] and over["ranks"] and sum(over["sheets"][0].values()) == over["scores"][0]
    record = browser.get(f"/api/tables/{made['id']}/record").json()
    assert record["result"]["scores"] == over["scores"] and str(record["seed"]) == over["seed"]
    for lang in LANGUAGES:
        assert browser.get(f"/t/{made['id']}?lang={lang}").status_code == 200
    again = browser.post(f"/api/tables/{made['id']}/rematch").json()
    assert again["waiting"] == [] and again["seat_key"] is None
    assert browser.table(again["id"])["status"] == "running"
    on = browser.post(f"/api/tables/{made['id']}/play-on", {"at": 10, "seat": 0, "level": "deckhand"})
    assert on.status_code == 201


def test_the_log_tells_how_a_game_began_before_anybody_has_moved(browser) -> None:
    made = browser.make("me", "me")
    told, empty = "the elephant and begin", "Nothing has happened yet"
    for _ in range(2):  # before the first move, and by the first move
        seat = browser.table(made["id"])["to_move"]
        page = browser.get(f"/t/{made['id']}/main?shown={seat}").text
        assert told in page and empty not in page
        browser.move(made["id"])


def test_an_earlier_position_can_be_looked_at(browser) -> None:
    made = browser.make("me", "me")
    first = browser.table(made["id"])
    for _ in range(4):
        assert browser.move(made["id"]).status_code == 200
    then = browser.table(made["id"], at=0)
    assert then["prompt"] == first["prompt"] and then["moves"] == []
    assert browser.get(f"/api/tables/{made['id']}?at=99").status_code == 400


def test_undo_and_restart_through_the_api(browser) -> None:
    made = browser.make("me", "me")
    browser.move(made["id"])
    now = browser.table(made["id"])
    assert browser.post(f"/api/tables/{made['id']}/undo", {"number": now["number"]}).status_code == 200
    now = browser.table(made["id"])
    assert now["moves_made"] == 0
    refused = browser.post(f"/api/tables/{made['id']}/undo", {"number": now["number"], "turn": True})
    assert refused.status_code == 409 and "taken back" in refused.json()["message"]


def test_a_program_plays_with_its_seat_key(browser) -> None:
    made = browser.make("me", "me")
    seat = browser.table(made["id"])["to_move"]
    link = browser.post(f"/api/tables/{made['id']}/seats/{seat}/link").json()["link"]
    head = {"Authorization": f"Bearer {link.rpartition('/')[2]}"}
    from fastapi.testclient import TestClient

    program = TestClient(browser.client.app)
    now = program.get(f"/api/tables/{made['id']}", headers=head).json()
    assert now["seat"] == seat and now["moves"]
    move = {"move": now["moves"][0]["text"], "number": now["number"]}
    assert program.post(f"/api/tables/{made['id']}/moves", json=move, headers=head).status_code == 200


def test_a_hint_is_a_legal_move(browser) -> None:
    made = browser.make("me", "me")
    legal = {move["code"] for move in browser.table(made["id"])["moves"]}
    assert browser.get(f"/api/tables/{made['id']}/hint").json()["code"] in legal
    quiet = browser.make("me", "me", hints=False)
    assert browser.get(f"/api/tables/{quiet['id']}/hint").status_code == 409


def test_a_hint_is_about_the_moment_in_which_it_was_asked_for(browser, monkeypatch) -> None:
    """A move from another page, made while the server looks whether it knows a hint already."""
    made = browser.make("me", "me")
    before = browser.table(made["id"])
    look, moved = advice.kept_hint, []

    def meanwhile(*about):
        house = browser.client.app.state.house
        table = house.table(made["id"])
        moved.append(house.move(made["id"], table.to_move, table.match.moves[0].code, table.number).number)
        return look(*about)

    monkeypatch.setattr(advice, "kept_hint", meanwhile)
    given = browser.get(f"/api/tables/{made['id']}/hint").json()
    assert moved == [before["number"] + 1]
    assert given["code"] in {move["code"] for move in before["moves"]}
    kept = look(browser.client.app.state.house.store, made["id"], before["to_move"], before["number"], "en")
    assert kept is not None and kept["code"] == given["code"]


def test_between_people_hints_are_given_while_all_agree(browsers) -> None:
    host, guest = browsers(), browsers()
    made = host.make("me", "open", listed=True)
    guest.post(f"/api/tables/{made['id']}/seats/1/join", {"name": "Guest"})
    people, hint, agree = (host, guest), f"/api/tables/{made['id']}/hint", f"/api/tables/{made['id']}/hints"
    acting = people[host.table(made["id"])["to_move"]]

    def allowed() -> bool:
        assert {one.table(made["id"])["hints"] for one in people} == {acting.get(hint).status_code == 200}
        return acting.table(made["id"])["hints"]

    assert not allowed() and "agreed" in acting.get(hint).json()["message"]
    assert host.put(agree, {"agree": True}).json()["waiting"] == [1] and not allowed()
    assert guest.table(made["id"])["chat"][-1]["news"] == "hints"
    assert guest.put(agree, {"agree": True, "seat": 0}).status_code == 403 and not allowed()  # for oneself alone
    assert "Everybody" not in guest.get(f"/t/{made['id']}/seats/1").text
    assert guest.put(agree, {"agree": True}).json()["waiting"] == [] and allowed()
    assert "Everybody has agreed" in guest.get(f"/t/{made['id']}/seats/1").text
    assert host.put(agree, {"agree": False}).json()["waiting"] == [0] and not allowed()  # at any time
    assert browsers().put(agree, {"agree": True}).status_code in (403, 404)
    quiet = host.make("me", "open", listed=True, hints=False)
    assert host.put(f"/api/tables/{quiet['id']}/hints", {"agree": True}).status_code == 409


def test_public_tables_are_listed_joined_and_watched(browsers) -> None:
    host, guest = browsers(), browsers()
    made = host.make("me", "open", listed=True)
    assert [row["id"] for row in guest.get("/api/tables").json()["open"]] == [made["id"]]
    assert guest.post(f"/api/tables/{made['id']}/seats/1/join", {"name": "Guest"}).status_code == 200
    assert guest.table(made["id"])["seat"] == 1
    watcher = browsers()
    assert watcher.table(made["id"])["seat"] is None
    assert [row["id"] for row in watcher.get("/api/tables").json()["running"]] == [made["id"]]


def test_a_bot_plays_on_for_a_person_and_gives_the_seat_back(browser) -> None:
    made = browser.make("me", "me")
    seat = browser.table(made["id"])["to_move"]
    assert browser.post(f"/api/tables/{made['id']}/seats/{seat}/bot", {"level": "deckhand"}).status_code == 200
    end = time.monotonic() + 900
    while browser.table(made["id"])["number"] == 0 and time.monotonic() < end:
        time.sleep(0.01)
    assert browser.table(made["id"])["number"] > 0
    assert browser.post(f"/api/tables/{made['id']}/seats/{seat}/person").status_code == 200


@pytest.mark.parametrize(
    "path", ["/", "/about", "/rules/goa", "/lists", "/api/games", "/api/docs", "/api/openapi.json"]
)
def test_pages_that_everybody_may_see(browser, path: str) -> None:
    assert browser.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/nowhere", "/t/x", "/s/x", "/w/x", "/rules/chess", "/api/tables/x"])
def test_what_is_not_there(browser, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_the_words_and_the_pictures_of_a_page_are_of_one_moment(browsers, app, monkeypatch) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.accept(made["invitations"][1], "Bob")
    house, words, pictures = app.state.house, pages.present_of, pages.pictures
    told, drawn = [], []

    def interrupted(*asked):
        """Somebody moves while the page is made: the move has to wait for it."""
        found = words(*asked)
        other = threading.Thread(target=play, args=(house, made["id"], 1), daemon=True)
        other.start()
        other.join(0.5)
        told.append(found["moves_made"])
        return found

    def noted(game, view, *rest):
        drawn.append(int(view.state.moves))
        return pictures(game, view, *rest)

    monkeypatch.setattr(pages, "present_of", interrupted)
    monkeypatch.setattr(pages, "pictures", noted)
    assert ann.client.get(f"/t/{made['id']}/main").status_code == 200
    assert told == drawn


def test_a_page_that_is_not_there_is_said_in_the_readers_language(browser) -> None:
    words = {"en": "no page at this address", "de": "keine Seite", "nl": "geen pagina"}
    for path in ("/nowhere", "/t/goa-x/seats/first", "/rules/chess"):
        for lang, said in words.items():
            answer = browser.get(path, params={"lang": lang})
            assert answer.status_code == 404 and "<h1>" in answer.text, path
            assert said in answer.text or path == "/rules/chess", answer.text
            assert "Not Found" not in answer.text and "details" not in answer.text
