"""Campaigns at the tables: votes that may be changed, the next game where the last one ended, the file, the secrets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from argosy.campaign import Campaign
from argosy.play.telling import speak
from argosy.table import polls
from argosy.table.house import House
from argosy.table.store import tables
from argosy.table.voyages import Voyages

from .conftest import Browser
from .quick import play

THREE = [{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}]


def begin(browser: Browser, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    answer = browser.post("/api/campaigns", {"game": "maracaibo", "name": "Winter", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def three_people(browsers: Any) -> tuple[list[Browser], dict[str, Any]]:
    people = [browsers() for _ in range(3)]
    made = begin(people[0], THREE)
    for person, name, invitation in zip(people[1:], ("Tom", "Zoë"), made["table"]["invitations"][1:], strict=True):
        assert person.accept(invitation, name).status_code == 200
    return people, made


@pytest.fixture
def house(app: Any) -> House:
    found: House = app.state.house
    return found


def test_everybody_votes_in_any_order_and_may_change_their_mind(browsers: Any, house: House) -> None:
    people, made = three_people(browsers)
    table_id = made["table"]["id"]
    table = play(house, table_id)
    vote = polls.poll_of(table)
    assert vote is not None and len(vote.waiting) == 3
    path, moved = f"/api/campaigns/{made['id']}/vote", len(table.match.made)
    first = next(person for seat, person in enumerate(people) if seat != table.match.to_move)  # not in turn
    assert first.post(path, {"card": vote.card, "choice": 0}).json()["open"]
    assert first.post(path, {"card": vote.card, "choice": 1}).json()["open"]
    assert len(house.table(table_id).match.made) == moved  # nothing is certain yet
    assert first.post(path, {"card": "1", "choice": 1}).status_code == 409  # of another card
    assert first.post(path, {"card": vote.card, "choice": 2}).status_code == 400
    assert browsers().post(path, {"card": vote.card, "choice": 1}).status_code == 404  # a stranger
    page = people[2].get(f"/c/{made['id']}/vote").text
    assert "1 of 3" in page and vote.card in page
    others = [person for person in people if person is not first]
    assert others[0].post(path, {"card": vote.card, "choice": 0}).json()["open"]
    assert not others[1].post(path, {"card": vote.card, "choice": 1}).json()["open"]
    after = house.table(table_id)
    assert [move.text for move in after.match.made[moved:]].count(f"vote {vote.card}b") == 2
    assert sorted(after.deciders[moved : moved + 3]) == [0, 1, 2]  # each vote is its voter's
    told = after.match.game.story.atlas.told(after.match.view(None).state, {"beside": 0})
    assert dict(told)[vote.card] == 1
    assert others[0].post(path, {"card": vote.card, "choice": 0}).status_code == 409


def test_while_people_vote_the_atlas_shows_the_place_that_they_vote_about(browsers: Any, house: House) -> None:
    people, made = three_people(browsers)
    vote = polls.poll_of(play(house, made["table"]["id"]))
    assert vote is not None
    atlas = house.table(made["table"]["id"]).match.game.story.atlas
    place = atlas.page(vote.card, "front").place
    name = speak(house.table(made["table"]["id"]).match.game, place, "en")
    page = people[0].get(f"/c/{made['id']}").text
    assert f"<title>{name}: the story goes on here</title>" in page and page.count("the story goes on here") == 1


def test_when_votes_are_equal_the_reader_decides(browsers: Any, house: House) -> None:
    ann, bob = browsers(), browsers()
    made = begin(ann, [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    bob.accept(made["table"]["invitations"][1], "Bob")
    table = play(house, made["table"]["id"])
    vote = polls.poll_of(table)
    assert vote is not None
    for seat, person in enumerate((ann, bob)):
        person.post(f"/api/campaigns/{made['id']}/vote", {"card": vote.card, "choice": 1 if seat == vote.reader else 0})
    state = house.table(made["table"]["id"]).match.view(None).state
    assert dict(table.match.game.story.atlas.told(state, {"beside": 0}))[vote.card] == 1


def test_a_vote_by_a_plain_move_is_a_ballot_too(browsers: Any, house: House) -> None:
    people, made = three_people(browsers)
    table = play(house, made["table"]["id"])
    vote, seat = polls.poll_of(table), table.match.to_move
    assert vote is not None and seat is not None
    answer = people[seat].post(
        f"/api/tables/{table.id}/moves", {"move": vote.codes[1], "number": table.number, "seat": seat}
    )
    assert answer.status_code == 200 and answer.json()["number"] == table.number
    assert polls.cast_so_far(house, table, vote) == {seat: 1}


def test_bots_vote_after_the_people_and_a_vote_that_was_complete_is_counted_after_a_crash(
    browser: Browser, house: House, app: Any
) -> None:
    made = begin(browser, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": "deckhand"}])
    app.state.crew.turns.close()  # we play for the bot until the vote
    table = play(house, made["table"]["id"])
    vote = polls.poll_of(table)
    assert vote is not None and polls.waits(table)
    polls._keep(house, table, 0, 1)  # written, and then the power failed
    house.owner.drop(table)
    house.look_after()
    after = house.table(table.id)
    assert polls.poll_of(after) is None or polls.poll_of(after).card != vote.card
    assert f"vote {vote.card}b" in [move.text for move in after.match.made]


def test_three_games_each_begins_where_the_last_one_ended(browsers: Any, house: House, app: Any) -> None:
    people, made = three_people(browsers)
    mara, tom, zoe = people
    at, seen = f"/api/campaigns/{made['id']}", []
    table_id = made["table"]["id"]
    assert mara.post(f"{at}/next").status_code == 409  # the first is not over
    for number in (1, 2, 3):
        play(house, table_id, until_vote=False)
        now = tom.get(at).json()
        assert now["games"] == number and now["table"] is None
        seen.append(now["state"])
        for person in people:
            for page in ("", "/story", "/next"):
                assert person.get(f"/c/{made['id']}{page}").status_code == 200, page
        if number == 3:
            break
        going = tom.post(f"{at}/next")  # anybody aboard may set sail
        assert going.status_code == 201
        assert zoe.post(f"{at}/next").status_code == 409  # once
        table_id = going.json()["table"]["id"]
        after = zoe.table(table_id)
        assert {name: after["options"][name] for name in now["state"]} == now["state"]
        assert [seat["name"] for seat in after["seats"]] == (["Tom", "Zoë", "Mara"], ["Zoë", "Mara", "Tom"])[number - 1]
        assert after["status"] == "running"
    assert len({json.dumps(state) for state in seen}) > 1  # the story went on
    checked = mara.post(f"{at}/verify").json()
    assert checked["games"] == 3
    # the file is the terminal's, and comes back whole
    text = mara.get(f"{at}/file").text
    value = Campaign.parse(text)
    assert value.seats == ("me", "Tom", "Zoë") or "me" in value.seats
    assert [len(match.made) > 50 for match in value.replay()] == [True] * 3
    other = browsers()
    brought = other.post("/api/campaigns/import", {"text": text, "name": "Nora"})
    assert brought.status_code == 201, brought.text
    copy = other.get(f"/api/campaigns/{brought.json()['id']}").json()
    assert copy["state"] == now["state"] and copy["games"] == 3
    assert other.get(f"/c/{copy['id']}").status_code == 200
    assert other.get(f"/c/{copy['id']}/next").status_code == 200
    going = other.post(f"/api/campaigns/{copy['id']}/next", {"name": "Nora"}).json()
    assert len([link for link in going["table"]["invitations"] if link]) == 2
    assert other.table(going["table"]["id"])["you"]


def test_a_changed_or_broken_file_is_refused_with_a_sentence(browsers: Any, house: House) -> None:
    person = browsers()
    made = begin(person, [{"kind": "me", "name": "Mara"}])
    play(house, made["table"]["id"], until_vote=False)
    text = person.get(f"/api/campaigns/{made['id']}/file").text
    content = json.loads(text)
    content["games"][0]["leaves"]["story"] = content["state"]["story"] = 41
    for wrong in (json.dumps(content), "{", "[]", text.replace("maracaibo", "goa"), text[: len(text) // 2]):
        answer = person.post("/api/campaigns/import", {"text": wrong})
        assert answer.status_code == 400 and len(answer.json()["message"]) > 20, answer.text
    assert len(person.get("/api/campaigns").json()) == 1
    content = json.loads(text)
    content["games"][0]["record"]["names"] = [
        "\u202e\u2028Mara\x1c" + "a" * 3000
    ]  # a name as it is kept elsewhere, too
    brought = person.post("/api/campaigns/import", {"text": json.dumps(content)}).json()
    (name,) = person.get(f"/api/campaigns/{brought['id']}").json()["all_games"][0]["names"]
    assert name.startswith("Mara a") and len(name) == 24 and name.isprintable()


def test_who_plays_changes_between_games_and_whoever_leaves_is_replaced(browsers: Any, house: House) -> None:
    people, made = three_people(browsers)
    mara, tom, zoe = people
    at = f"/api/campaigns/{made['id']}"
    play(house, made["table"]["id"], until_vote=False)
    assert tom.put(f"{at}/crew", {"seats": [{"kind": "person", "seat": 0}]}).status_code == 403
    assert zoe.post(f"{at}/leave", {}).status_code == 200
    crew = mara.get(at).json()["crew"]
    assert [one["kind"] for one in crew] == ["person", "bot", "person"]
    wanted = [{"kind": "person", "seat": 1}, {"kind": "person", "seat": 0}, {"kind": "bot", "level": "deckhand"}]
    for wrong in (
        [{"kind": "person", "seat": 1}] * 2, [{"kind": "bot", "level": "mate"}], [{"kind": "person", "seat": 7}],
        [{"kind": "open"}] * 5,
    ):  # fmt: skip
        assert mara.put(f"{at}/crew", {"seats": wrong}).status_code == 400
    assert mara.put(f"{at}/crew", {"seats": [*wanted, {"kind": "open"}]}).status_code == 200
    going = mara.post(f"{at}/next").json()["table"]
    assert zoe.get(f"/api/tables/{going['id']}").status_code == 404  # no longer aboard
    assert zoe.get(f"/c/{made['id']}").status_code == 200  # but what was told may be read again
    nora = browsers()
    assert nora.get(f"/c/{made['id']}").status_code == 404
    assert nora.accept(going["invitations"][3], "Nora").status_code == 200
    assert nora.get(f"/c/{made['id']}").status_code == 200
    assert tom.table(going["id"])["you"] == [0] and mara.table(going["id"])["you"] == [1]


def test_the_captains_seat_is_nobody_elses(browsers: Any, house: House) -> None:
    """Whoever sets sail first must not find themselves on two seats, and the captain on none."""
    (mara, tom, zoe), made = three_people(browsers)
    at = f"/api/campaigns/{made['id']}"
    play(house, made["table"]["id"], until_vote=False)
    crew = [{"kind": "me"}, {"kind": "person", "seat": 1}, {"kind": "person", "seat": 2}]
    assert mara.put(f"{at}/crew", {"seats": crew}).status_code == 200
    assert tom.post(f"{at}/next").status_code == 403
    assert zoe.post(f"{at}/leave", {}).status_code == 200
    assert [one["kind"] for one in mara.get(at).json()["crew"]] == ["me", "person", "bot"]  # one's own seat alone
    table = mara.post(f"{at}/next").json()["table"]["id"]
    assert mara.table(table)["you"] == [0] and tom.table(table)["you"] == [1]


def test_nothing_untold_is_on_any_page(browser: Browser, house: House) -> None:
    made = begin(browser, [{"kind": "me", "name": "Mara"}])
    at = f"/c/{made['id']}"
    pages = [browser.get(at).text, browser.get(f"{at}/story").text, browser.get(f"/t/{made['table']['id']}").text]
    for told in ("A Clerk in Portobello",):
        assert told in pages[1] and told in pages[2]
    for page in pages:
        assert "Seven Keepers" not in page and "The Goat in the Bargain" not in page
        assert "The Mark of the Hearth" not in page  # chapter two has no title yet
    for page in ("2-front", "1-back", "14-front", "x", "1-side", "80-front"):
        assert browser.get(f"{at}/story", params={"page": page}).status_code == 404
    assert browser.get(f"{at}/vote").status_code == 404
    assert browser.post(f"/api/campaigns/{made['id']}/read", {"pages": ["2-front", "1-front"]}).status_code == 200
    voyages: Voyages = browser.client.app.state.voyages  # type: ignore[attr-defined]
    assert voyages.read_by(made["table"]["id"]) == {0: ["1-front"]}
    assert "data-read" not in browser.get(f"/t/{made['table']['id']}").text


def test_alone_against_jean_a_game_is_lost_and_won_and_the_story_goes_on(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argosy.table.seats.randbits", lambda bits: 3)  # the same two games every time
    results = set()
    for jean in (4, 0):
        made = begin(browser, [{"kind": "me", "name": "Mara"}], options={"jean": jean})
        play(house, made["table"]["id"], until_vote=False)
        now = browser.get(f"/api/campaigns/{made['id']}").json()
        results.add(now["all_games"][0]["result"]["ranks"][0])
        page = browser.get(f"/c/{made['id']}/next").text
        assert ("won with" in page) == (now["all_games"][0]["result"]["ranks"] == [1])
        assert browser.post(f"/api/campaigns/{made['id']}/next").status_code == 201
    assert results == {1, 2}


def test_a_game_that_ended_just_before_a_crash_is_not_lost(browser: Browser, house: House, app: Any) -> None:
    made = begin(browser, [{"kind": "me", "name": "Mara"}])
    house.noticed = lambda table: None  # the power fails before anybody hears of the end
    play(house, made["table"]["id"], until_vote=False)
    assert browser.get(f"/api/campaigns/{made['id']}").json()["games"] == 1  # it follows from the table
    app.state.voyages.catch_up()
    with house.store.write() as link:  # even the table may go now
        link.execute(tables.delete().where(tables.c.id == made["table"]["id"]))
    now = browser.get(f"/api/campaigns/{made['id']}").json()
    assert now["games"] == 1 and now["state"]
    assert browser.get(f"/c/{made['id']}/next").status_code == 200


def test_left_for_good_it_can_still_be_read(browser: Browser, house: House) -> None:
    made = begin(browser, [{"kind": "me", "name": "Mara"}])
    play(house, made["table"]["id"], until_vote=False)
    at = f"/api/campaigns/{made['id']}"
    assert browser.post(f"{at}/leave", {"whole": True}).status_code == 200
    assert browser.post(f"{at}/next").status_code == 409
    assert browser.get(f"/c/{made['id']}").status_code == 200
    assert Campaign.parse(browser.get(f"{at}/file").text).gone
    assert browser.get("/c").status_code == 200
