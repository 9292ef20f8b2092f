"""Clocks bind: nobody gains time by asking for something, and nobody loses any while no server runs."""

from __future__ import annotations

import time

import pytest

from argosy.table.api import MoveIn, moved
from argosy.table.clocks import BEAT, DAY, MISSED, Pace, beat
from argosy.table.errors import BadRequest, BotPlays, OutOfTime, StillTime
from argosy.table.house import House, Seat, Wish
from argosy.table.live import LiveTable
from argosy.table.visitors import Look

from .test_house import play

LIVE = Pace("live", minutes=1, seconds=0)


def table_with(house: House, pace: Pace) -> tuple[str, int]:
    """A table of two people; the seat that is to move."""
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")], pace=pace, seed=7), "ann")
    seat = house.table(made.table_id).to_move
    assert seat is not None
    return made.table_id, seat


def thought(house: House, table_id: str, seconds: float) -> None:
    """As if the seat to move had thought so long."""
    house.store.change_table(table_id, turn_began=time.time() - seconds)


def left(house: House, table_id: str, seat: int) -> float:
    found = house.table(table_id).left(seat)
    assert found is not None
    return found


@pytest.mark.parametrize("pace", [LIVE, Pace("days", days=1)], ids=["live", "days"])
def test_handing_over_and_taking_back_gives_no_time(house: House, pace: Pace) -> None:
    table_id, seat = table_with(house, pace)
    thought(house, table_id, 50)
    before = left(house, table_id, seat)
    house.hand_to_bot(table_id, seat, "deckhand")
    house.take_back(table_id, seat)
    house.take_back(table_id, seat)
    assert before - 5 < left(house, table_id, seat) <= before


def test_playing_ones_own_seat_again_through_the_api_gives_no_time(browser, app) -> None:
    made = browser.make("me", "me", pace={"kind": "live", "minutes": 1, "seconds": 0})
    house = app.state.house
    seat = house.table(made["id"]).to_move
    thought(house, made["id"], 40)
    assert browser.post(f"/api/tables/{made['id']}/seats/{seat}/person").status_code == 200
    assert browser.table(made["id"])["seats"][seat]["clock"] < 21


def test_time_that_ran_out_does_not_come_back_with_the_seat(house: House) -> None:
    table_id, seat = table_with(house, LIVE)
    thought(house, table_id, 61)
    assert house.enforce_clocks() == [table_id]
    house.take_back(table_id, seat)
    assert left(house, table_id, seat) == 0
    assert house.enforce_clocks() == [table_id]  # and at once it has run out again
    while house.table(table_id).to_move == seat:
        play(house, table_id, 1)
    assert left(house, table_id, seat) == 0


def test_whoever_has_no_time_cannot_be_quicker_than_the_bot(house: House) -> None:
    """Neither before the clock is looked at, nor while the bot thinks, nor by taking the seat back for a moment."""
    table_id, seat = table_with(house, LIVE)

    def move() -> LiveTable:
        """As pages and programs do."""
        table = house.table(table_id)
        wanted = MoveIn(move=table.match.moves[0].code, number=table.number, seat=seat, confirm=False)
        return moved(house, Look(table, [seat], seat), wanted)

    thought(house, table_id, 1000)
    with pytest.raises(OutOfTime):
        move()
    assert house.enforce_clocks() == [table_id]
    with pytest.raises(BotPlays):
        move()
    house.take_back(table_id, seat)
    with pytest.raises(OutOfTime):
        move()
    house.store.change_table(table_id, turn_began=time.time())
    assert move().number == 1  # in time it is one's own


def test_the_free_seconds_of_a_move_remain_when_the_purse_is_empty() -> None:
    pace = Pace("live", minutes=1, seconds=30)
    assert not pace.late(spent=60, thinking=29) and pace.late(spent=60, thinking=31)
    assert not Pace("days", days=1).late(0, 86_399) and Pace("days", days=1).late(0, 86_401)
    assert not Pace().late(1e9, 1e9)


@pytest.mark.parametrize("pace", [Pace("live", minutes=5, seconds=30), Pace("days", days=2)], ids=["live", "days"])
def test_ending_a_turn_and_taking_it_back_gives_no_time(house: House, pace: Pace) -> None:
    table_id, seat = table_with(house, pace)
    for _ in range(3):  # as often as one likes
        began = house.table(table_id).row.turn_began
        house.store.change_table(table_id, turn_began=began - 40)
        while house.table(table_id).to_move == seat:
            play(house, table_id, 1)
        assert house.table(table_id).match.can_undo(seat)
        house.undo(table_id, seat, house.table(table_id).number, turn=True)
        assert house.table(table_id).to_move == seat
    thinking = time.time() - house.table(table_id).row.turn_began
    assert 120 <= thinking < 150
    whole = pace.left(0, 0)
    assert whole is not None and whole - left(house, table_id, seat) >= 90 - 1
    assert house.table(table_id).seats[seat].spent == 0


def test_other_people_cannot_stop_or_start_the_clock_of_a_seat(browsers, app) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", pace={"kind": "live", "minutes": 5, "seconds": 0})
    bob.accept(made["invitations"][1], "Bob")
    house = app.state.house
    acting = house.table(made["id"]).to_move
    waiting = bob if acting == 0 else ann
    thought(house, made["id"], 100)
    began = house.table(made["id"]).row.turn_began
    other = 1 - acting
    here = f"/api/tables/{made['id']}"
    waiting.post(f"{here}/seats/{other}/bot", {"level": "deckhand"})
    waiting.post(f"{here}/seats/{other}/person")
    waiting.patch(f"{here}/seats/{other}", {"name": "Quick"})
    waiting.post(f"{here}/chat", {"text": "hurry"})
    waiting.post(f"{here}/seats/{other}/link")
    assert house.table(made["id"]).row.turn_began == began


def test_downtime_is_given_back(house: House) -> None:
    table_id, seat = table_with(house, LIVE)
    now = time.time()
    beat(house.store, now - 100)  # the last sign of life, and the only one
    thought(house, table_id, 110)  # ten seconds before that the turn began
    assert beat(house.store, now) == pytest.approx(100)
    assert left(house, table_id, seat) == pytest.approx(50, abs=5)
    assert house.enforce_clocks() == []


def test_a_turn_that_began_after_the_last_sign_of_life_begins_with_the_server(house: House) -> None:
    table_id, seat = table_with(house, LIVE)
    now = time.time()
    beat(house.store, now - 100)
    thought(house, table_id, 95)
    beat(house.store, now)
    assert left(house, table_id, seat) == pytest.approx(60, abs=5)


def test_a_server_that_lives_gives_nothing_back_and_two_give_back_once(house: House) -> None:
    now = time.time()
    beat(house.store, now)
    assert beat(house.store, now + BEAT + 1) == 0
    later = now + BEAT + 1 + MISSED + 10
    assert beat(house.store, later) > 0
    assert beat(house.store, later) == 0


def test_at_zero_the_table_may_decide(browsers, app) -> None:
    ann, bob = browsers(), browsers()
    pace = {"kind": "live", "minutes": 6, "seconds": 0, "zero": "table"}
    made = ann.make("me", "open", pace=pace)
    bob.accept(made["invitations"][1], "Bob")
    house, here = app.state.house, f"/api/tables/{made['id']}"
    acting = house.table(made["id"]).to_move
    late, other = (ann, bob) if acting == 0 else (bob, ann)
    refused = other.post(f"{here}/seats/{acting}/time", {"bot": True})
    assert refused.status_code == 409 and "time left" in refused.json()["message"]
    thought(house, made["id"], 1000)
    assert house.enforce_clocks() == []  # no bot comes by itself
    assert house.table(made["id"]).seats[acting].kind == "person"
    assert late.post(f"{here}/seats/{acting}/time", {"bot": False}).status_code == 403
    assert "Give more time" in other.get(f"/t/{made['id']}").text
    assert "Give more time" not in late.get(f"/t/{made['id']}").text
    assert other.post(f"{here}/seats/{acting}/time", {"bot": False}).status_code == 200
    assert 290 < left(house, made["id"], acting) <= 300
    thought(house, made["id"], 1000)
    assert other.post(f"{here}/seats/{acting}/time", {"bot": True, "level": "deckhand"}).status_code == 200
    assert house.table(made["id"]).seats[acting].kind == "bot"
    told = [line["news"] for line in other.table(made["id"])["chat"]]
    assert told == ["joined", "time", "decided"]


def test_more_time_by_turns_is_a_day(house: House) -> None:
    table_id, seat = table_with(house, Pace("days", days=3, zero="table"))
    thought(house, table_id, 4 * 86_400)
    house.decide(table_id, seat, 1 - seat, None)
    assert left(house, table_id, seat) == pytest.approx(86_400, abs=5)
    with pytest.raises(StillTime):
        house.decide(table_id, seat, 1 - seat, None)


def test_where_a_bot_plays_on_the_others_have_nothing_to_decide(house: House) -> None:
    table_id, seat = table_with(house, LIVE)
    thought(house, table_id, 100)
    with pytest.raises(StillTime):
        house.decide(table_id, seat, 1 - seat, None)


def test_a_bot_must_be_of_a_known_level(house: House) -> None:
    table_id, seat = table_with(house, LIVE)
    with pytest.raises(BadRequest):
        house.hand_to_bot(table_id, seat, "<b>x")


@pytest.mark.parametrize(
    ("pace", "lasts"),
    [
        (Pace("live", minutes=1, seconds=10), 70.0),  # the free seconds of the move are part of it
        (Pace("days", days=2), 2 * DAY),
        (Pace("live", minutes=1, seconds=10, zero="table"), None),  # the others decide: no server has to look
        (Pace("none"), None),
    ],
)
def test_a_table_is_due_when_its_clock_has_run_out(house: House, pace: Pace, lasts: float | None) -> None:
    table_id, _ = table_with(house, pace)
    house.look_after()
    row = house.store.table(table_id)
    assert row is not None and row.due == (None if lasts is None else pytest.approx(row.turn_began + lasts))
    play(house, table_id, 3)
    row = house.store.table(table_id)
    assert row is not None and row.due == (None if lasts is None else pytest.approx(row.turn_began + lasts, abs=1.0))
    assert house.store.due(row.turn_began + (lasts or 1e9) - 2) == []
