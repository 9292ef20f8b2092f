"""Bots get turns fairly, try again after a failure, and are found when their server died; hints have their limits."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import pytest

from argosy.bots.players import Deckhand
from argosy.games import find
from argosy.play import View
from argosy.table import crew as crews
from argosy.table import thinking
from argosy.table.crew import Crew
from argosy.table.errors import HintsBusy
from argosy.table.house import House, Seat, Wish
from argosy.table.queues import FairQueue
from argosy.table.store import Store

PATIENCE = 60.0
BOTS = [Seat("bot", "", "deckhand"), Seat("bot", "", "deckhand")]


def until(true: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.01)


@pytest.fixture
def crew(house: House) -> Iterator[Crew]:
    made = Crew(house, workers=1, pause=0)
    yield made
    made.stop()


def test_the_queue_serves_visitors_in_turn_and_their_tables_in_turn() -> None:
    queue = FairQueue()
    for table in ("a1", "a2", "a3"):
        queue.put(table, "ann")
    queue.put("b1", "bob")
    served = []
    for _ in range(6):
        table = queue.take()
        assert table is not None
        served.append(table)
        queue.done(table, "ann" if table[0] == "a" else "bob", again=0.0)
    assert served == ["a1", "b1", "a2", "b1", "a3", "b1"]


def test_a_table_waits_once_however_often_it_is_woken() -> None:
    queue = FairQueue()
    queue.put("a", "ann")
    queue.put("a", "ann")
    assert queue.take() == "a" and len(queue) == 0
    queue.put("a", "ann")  # while it is being served
    assert len(queue) == 0
    queue.done("a", "ann")
    assert queue.take() == "a"
    queue.done("a", "ann")
    assert len(queue) == 0


def test_a_pause_keeps_nobody_else_waiting() -> None:
    queue = FairQueue()
    queue.put("slow", "ann", wait=0.2)
    queue.put("quick", "bob")
    assert queue.take() == "quick"
    began = time.monotonic()
    assert queue.take() == "slow" and time.monotonic() - began > 0.1


class Slow(Deckhand):
    """A deckhand that takes its time, like a captain."""

    def choose(self, view: View):
        time.sleep(0.05)
        return super().choose(view)


def test_one_visitors_slow_bots_do_not_stop_anothers(house: House, crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann has six tables of slow bots; Bob's one bot still gets every other turn."""
    monkeypatch.setattr(crews, "bot", lambda level, game, **_: (Slow if level == "mate" else Deckhand)(game))
    slow = [Seat("bot", "", "mate"), Seat("bot", "", "mate"), Seat("me", "Ann")]
    anns = [house.make(Wish("goa", slow, seed=n), "ann").table_id for n in range(6)]
    bobs = house.make(Wish("goa", [*BOTS, Seat("me", "Bob")], seed=3), "bob").table_id
    crew.start()
    house.look_after()

    def count(table_id: str) -> int:
        return len(house.store.events(table_id))

    def waits(table_id: str) -> bool:
        row = house.store.table(table_id)
        return row.acting is None or house.store.seats(table_id)[row.acting].kind == "bot"

    until(lambda: not waits(bobs) or count(bobs) >= 5, "Bob's bots do not move")
    theirs = sum(map(count, anns))
    assert theirs <= count(bobs) + 7, f"{theirs} moves of Ann's bots for {count(bobs)} of Bob's"
    assert max(map(count, anns)) <= 3, "one table has the worker for itself"


def test_a_bot_that_failed_once_moves_again(house: House, crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "FIRST_RETRY", 0.05)
    add_events, failures = house.store.add_events, []

    def full(*what: object) -> None:
        if len(failures) < 3:
            failures.append(what)
            raise OSError("the disk is full")
        add_events(*what)

    monkeypatch.setattr(house.store, "add_events", full)
    crew.start()
    table_id = house.make(Wish("goa", BOTS), None).table_id
    house.look_after()
    until(lambda: len(house.store.events(table_id)) > 5, "the bot has given up")
    assert len(failures) == 3


def test_another_server_finds_the_bot_of_one_that_died(database: str, house: House) -> None:
    table_id = house.make(Wish("goa", BOTS), None).table_id  # its server dies at once, before any bot has thought
    house.look_after()
    assert house.store.table(table_id).due > time.time()
    other = House(Store(database))
    crew = Crew(other, workers=1, pause=0)
    crew.start()
    try:
        assert other.look_after() == [] and not house.store.events(table_id), "it is not late yet"
        house.store.stand(table_id, house.store.table(table_id).due, due=time.time() - 1)
        other.look_after()
        until(lambda: len(house.store.events(table_id)) > 3, "nobody plays for the bot")
    finally:
        crew.stop()
        other.store.close()


def test_a_bot_that_takes_over_moves_at_once(house: House, crew: Crew) -> None:
    crew.start()
    table_id = house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")]), "ann").table_id
    seat = house.table(table_id).to_move
    house.hand_to_bot(table_id, seat, "deckhand")
    until(lambda: house.store.events(table_id), "the bot does not begin")


def test_sleeping_tables_ask_nothing(house: House) -> None:
    """However many people's tables sleep, a look after them is one question that finds none."""
    from .faults import faults

    for _ in range(5):
        house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")], pace=thinking_days()), "ann")
    house.look_after()
    with faults(house.store.engine) as made:
        assert house.look_after() == []
    assert [moment for moment in made.moments if moment.startswith("before")] == ["before SELECT"]


def thinking_days():
    from argosy.table.clocks import Pace

    return Pace("days", days=3)


# hints


def test_hints_have_a_queue_of_their_own_and_a_plain_limit(
    house: House, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(thinking, "_pace", lambda name, seats, level: 3200.0)
    monkeypatch.setattr(crews, "hint", lambda view, lang, **_: go_on.wait(PATIENCE) and {"code": 1})
    table_id = house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")]), "ann").table_id
    view = house.table(table_id).match.view(house.table(table_id).to_move)
    crew.start()
    try:
        asked = [crew.advise(view, "en", who) for who in ("ann", "bob", "cem")]
        with pytest.raises(HintsBusy) as refused:
            crew.advise(view, "en", "dee")
        assert "3 hints are being thought about" in str(refused.value)
        with pytest.raises(HintsBusy) as own:
            crew.advise(view, "en", "ann")
        assert "One hint is" in str(own.value)
        bots = house.make(Wish("goa", BOTS), None).table_id  # bots do not wait for hints
        house.look_after()
        until(lambda: len(house.store.events(bots)) > 3, "the bots wait for the hints")
    finally:
        go_on.set()
    assert [one.result(PATIENCE)["code"] for one in asked] == [1, 1, 1]
    crew.advise(view, "en", "ann").result(PATIENCE)


# work, not seconds


def test_a_captain_at_the_table_is_given_work_not_time(
    house: House, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_pace", lambda name, seats, level: 3200.0)
    given: list[dict] = []

    def noted(level: str, game: object, **settings: object) -> Deckhand:
        given.append({"level": level, **settings})
        return Deckhand(game)

    monkeypatch.setattr(crews, "bot", noted)
    monkeypatch.setattr(house, "changed", lambda table: None)  # whoever begins, nobody else waits for a core
    table_id = house.make(Wish("goa", [Seat("bot", "", "captain"), Seat("me", "Bob")]), "bob").table_id
    view = house.table(table_id).match.view(house.table(table_id).to_move)
    crew.cores = 4
    crew.think(view, "captain")
    assert given[-1]["iterations"] == 3200 and given[-1]["threads"] == 4 and "seconds" not in given[-1]
    assert given[-1]["company"] == 800  # of each of four threads: all of the work is enough for better company
    with crew._lock:
        crew._thinking = 3  # three others think
    crew.think(view, "captain")
    assert given[-1]["iterations"] == 3200 and given[-1]["threads"] == 1, "busy: it takes longer, but is as strong"
    crew._thinking = 0
    crew.think(view, "mate")
    assert given[-1] == {"level": "mate"}
    crew.think(view, "admiral")
    assert given[-1] == {"level": "admiral", "iterations": 3200, "threads": 4, "company": 800}


def test_where_too_many_wait_captains_think_less_and_the_page_says_so(browser, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "captain"}]
    house: House = browser.client.app.state.house
    monkeypatch.setattr(house, "changed", lambda table: None)
    made = browser.post("/api/tables", {"game": "goa", "seats": seats}).json()
    assert "thinks less now" not in browser.get(f"/t/{made['id']}?lang=en").text
    crew: Crew = browser.client.app.state.crew
    assert crew.share() == 1.0
    monkeypatch.setattr(FairQueue, "__len__", lambda self: int(4 * crews.LONG) * len(crew.workers))
    assert crew.share() == pytest.approx(0.25)
    assert "thinks less now" in browser.get(f"/t/{made['id']}?lang=en").text


def test_work_is_measured_once_and_is_a_captains(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("goa")
    thinking._pace.cache_clear()
    counted: list[int] = []
    timed = thinking._timed
    monkeypatch.setattr(thinking, "_timed", lambda *what: counted.append(1) or timed(*what))
    work = thinking.iterations(game, 2)
    often = len(counted)
    assert work >= thinking.LEAST and often > 0
    assert thinking.iterations(game, 2) == work and len(counted) == often
    assert (
        thinking.iterations(game, 2, 0.5) == max(thinking.LEAST, round(work / 2))
        or abs(thinking.iterations(game, 2, 0.5) - work / 2) <= 1
    )
