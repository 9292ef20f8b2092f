"""What can be done at a table, and what cannot."""

from __future__ import annotations

import threading
import time

import pytest

from argosy.play.errors import IllegalMove, UnknownGame, UnknownMove, UnknownOption, WrongSeats
from argosy.table.clocks import Pace
from argosy.table.errors import (
    BadRequest,
    NoTable,
    NotOver,
    NotRunning,
    NotYourTurn,
    NoUndo,
    SeatTaken,
    Stale,
)  # fmt: skip
from argosy.table.house import House, Seat, Wish
from argosy.table.live import LiveTable
from argosy.table.seats import Sitter

from .conftest import two_people


def play(house: House, table_id: str, moves: int) -> None:
    for _ in range(moves):
        table = house.table(table_id)
        if table.to_move is None:
            return
        house.move(table_id, table.to_move, table.match.moves[0].code, table.number)


def play_out(house: House, table_id: str) -> None:
    while house.table(table_id).row.status == "running":
        play(house, table_id, 50)


def test_a_move_is_there_for_everybody_who_reads_the_database(house: House) -> None:
    table_id = two_people(house)
    play(house, table_id, 5)
    other = House(house.store)
    assert other.table(table_id).match == house.table(table_id).match
    assert other.table(table_id).number == 5


def test_a_stale_page_changes_nothing(house: House) -> None:
    table_id = two_people(house)
    table = house.table(table_id)
    seat, move = table.to_move, table.match.moves[0].code
    house.move(table_id, seat, move, 0)
    with pytest.raises(Stale):
        house.move(table_id, seat, move, 0)
    assert house.table(table_id).number == 1


def test_two_servers_cannot_fork_a_game(house: House) -> None:
    table_id = two_people(house)
    other = House(house.store)
    mine, theirs = house.table(table_id), other.table(table_id)
    seat, move = mine.to_move, mine.match.moves[0].code
    house.move(table_id, seat, move, 0)
    theirs.refresh = lambda: theirs  # the other server has not yet heard of it
    with pytest.raises(Stale):
        other.move(table_id, seat, move, 0)
    assert len(house.store.events(table_id)) == 1
    assert len(theirs.match.made) == 0


def test_many_clicks_at_once_make_one_move(house: House) -> None:
    table_id = two_people(house)
    table = house.table(table_id)
    seat, move = table.to_move, table.match.moves[0].code
    answers: list[str] = []

    def click() -> None:
        try:
            house.move(table_id, seat, move, 0)
            answers.append("made")
        except Stale:
            answers.append("stale")

    clicks = [threading.Thread(target=click) for _ in range(8)]
    for one in clicks:
        one.start()
    for one in clicks:
        one.join()
    assert sorted(answers) == ["made"] + ["stale"] * 7
    assert house.table(table_id).number == 1


def test_out_of_turn_is_refused_by_name(house: House) -> None:
    table_id = two_people(house)
    acting = house.table(table_id).to_move
    with pytest.raises(NotYourTurn) as refused:
        house.move(table_id, 1 - acting, "no bid", 0)
    assert house.table(table_id).seats[acting].name in str(refused.value)


@pytest.mark.parametrize(
    ("move", "error"), [("sell", IllegalMove), (599, IllegalMove), (-3, UnknownMove), ("dance", UnknownMove)]
)
def test_a_forged_move_is_refused_and_nothing_happens(house: House, move: str | int, error: type[Exception]) -> None:
    table_id = two_people(house)
    with pytest.raises(error):
        house.move(table_id, house.table(table_id).to_move, move, 0)
    assert house.table(table_id).number == 0
    assert house.store.events(table_id) == []


def test_undo_takes_back_until_somebody_else_moved(house: House) -> None:
    table_id = two_people(house)
    start = house.table(table_id).match.copy()
    seat = house.table(table_id).to_move
    play(house, table_id, 1)
    house.undo(table_id, seat, 1)
    assert house.table(table_id).match == start
    assert house.table(table_id).number == 2  # an undo is an event too
    play(house, table_id, 2)
    with pytest.raises(NoUndo):
        house.undo(table_id, seat, house.table(table_id).number)


def test_a_reloaded_table_knows_what_was_taken_back(house: House) -> None:
    table_id = two_people(house)
    seat = house.table(table_id).to_move
    play(house, table_id, 1)
    house.undo(table_id, seat, 1)
    play(house, table_id, 3)
    again = LiveTable(house.store, table_id)
    assert again.match == house.table(table_id).match
    assert again.deciders == house.table(table_id).deciders


def test_a_failed_write_leaves_the_match_as_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = two_people(house)
    table = house.table(table_id)
    before = table.match.copy()

    def broken(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(house.store, "add_events", broken)
    with pytest.raises(OSError, match="disk"):
        house.move(table_id, table.to_move, table.match.moves[0].code, 0)
    assert table.match == before and table.number == 0


def test_the_game_begins_when_the_last_seat_is_taken(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open")]), "ann")
    assert house.table(made.table_id).row.status == "open"
    with pytest.raises(NotRunning):
        house.move(made.table_id, 0, "no bid", 0)
    house.join(made.table_id, 1, "Bob", "bob")
    assert house.table(made.table_id).row.status == "running"
    assert house.table(made.table_id).match.names == ("Ann", "Bob")
    with pytest.raises(SeatTaken):
        house.join(made.table_id, 1, "Eve", "eve")


def test_a_seat_link_opens_its_seat_and_no_other(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open")]), "ann")
    assert house.accept(made.invitations[1], Sitter("bob")).table_id == made.table_id
    assert house.store.holdings("bob", made.table_id) == [1]
    with pytest.raises(NoTable):
        house.accept(made.watch_key, Sitter("eve"))
    program = house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")]))
    assert [house.seat_of_key(program.table_id, key) for key in program.seat_keys] == [0, 1]
    assert house.seat_of_key(two_people(house), program.seat_keys[0]) is None


def test_a_new_link_makes_the_old_one_void(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")]), "ann")
    old, new = house.own_link(made.table_id, 1, "ann"), house.own_link(made.table_id, 1, "ann")
    assert house.seat_of_key(made.table_id, new) == 1
    assert house.seat_of_key(made.table_id, old) is None


def test_names_are_cleaned_and_different(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "  A\tnn\x00 "), Seat("me", "A nn"), Seat("me", "x" * 90)]), "ann")
    names = [seat.name for seat in house.table(made.table_id).seats]
    assert names[0] == "A nn" and len(set(names)) == 3 and max(map(len, names)) <= 24


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (Wish("chess", [Seat("me")]), UnknownGame),
        (Wish("goa", [Seat("me")]), WrongSeats),
        (Wish("goa", [Seat("me")] * 5), WrongSeats),
        (Wish("goa", [Seat("me")] * 2, {"turbo": True}), UnknownOption),
        (Wish("goa", [Seat("me"), Seat("dragon")]), BadRequest),
        (Wish("goa", [Seat("me"), Seat("bot", level="dragon")]), BadRequest),
        (Wish("goa", [Seat("me", colour=2), Seat("me", colour=2)]), BadRequest),
        (Wish("goa", [Seat("me", colour=6), Seat("me")]), BadRequest),
        (Wish("goa", [Seat("me")] * 2, pace=Pace("live", zero="explode")), BadRequest),
        (Wish("goa", [Seat("me")] * 2, pace=Pace("hasty")), BadRequest),
    ],
)
def test_a_wrong_wish_is_named(house: House, wish: Wish, error: type[Exception]) -> None:
    with pytest.raises(error):
        house.make(wish, "ann")
    assert house.store.tables_of("ann") == []


def test_a_bot_can_take_over_and_give_back(house: House) -> None:
    table_id = two_people(house)
    house.hand_to_bot(table_id, 0, "mate")
    assert house.table(table_id).seats[0].kind == "bot"
    house.take_back(table_id, 0)
    assert house.table(table_id).seats[0].kind == "person"


def test_a_clock_that_has_run_out_hands_the_seat_to_a_bot(house: House) -> None:
    made = house.make(
        Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")], pace=Pace("live", minutes=1, seconds=0)), "ann"
    )
    seat = house.table(made.table_id).to_move
    assert house.enforce_clocks() == []
    house.store.change_table(made.table_id, turn_began=time.time() - 61)
    assert house.enforce_clocks() == [made.table_id]
    assert house.table(made.table_id).seats[seat].kind == "bot"
    assert house.enforce_clocks() == []


def test_days_a_move_count_anew_with_every_turn() -> None:
    pace = Pace("days", days=2)
    assert pace.left(spent=0, thinking=86_400) == 86_400
    assert pace.cost(86_400) == 0


def test_the_free_seconds_of_a_live_clock_cost_nothing() -> None:
    pace = Pace("live", minutes=10, seconds=30)
    assert pace.cost(20) == 0
    assert pace.cost(50) == 20
    assert pace.left(spent=100, thinking=40) == 600 - 100 - 10


def test_thinking_time_is_taken_off_the_clock(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me"), Seat("me")], pace=Pace("live", minutes=5, seconds=0)), "ann")
    seat = house.table(made.table_id).to_move
    house.store.change_table(made.table_id, turn_began=time.time() - 10)
    while house.table(made.table_id).to_move == seat:
        play(house, made.table_id, 1)
    assert 10 <= house.table(made.table_id).seats[seat].spent < 60


def test_the_seed_is_published_as_a_fingerprint_and_shown_at_the_end(house: House) -> None:
    import hashlib

    table_id = two_people(house)
    with pytest.raises(NotOver):
        house.record(table_id)
    play_out(house, table_id)
    record = house.record(table_id)
    row = house.table(table_id).row
    assert hashlib.sha256(f"{table_id}:{record.seed}:{row.seed_salt}".encode()).hexdigest() == row.seed_hash
    assert house.replay(record).over


def test_a_finished_game_can_be_played_on_and_played_again(house: House) -> None:
    table_id = two_people(house)
    with pytest.raises(NotOver):
        house.wish_from(table_id, 3, 0, "deckhand", "Ann")
    play_out(house, table_id)
    then = house.table(table_id).match.view_at(20, None)
    again = house.make(house.wish_from(table_id, 20, 1, "deckhand", "Ann"), "ann")
    assert house.table(again.table_id).match.view(None) == then
    assert [seat.kind for seat in house.table(again.table_id).seats] == ["bot", "person"]
    more = [house.again(table_id, seat, False) for seat in (0, 1)][-1]
    assert [seat.name for seat in house.table(more.table_id).seats] == ["Bob", "Ann"]
    assert house.store.holdings("nobody", more.table_id) == [0, 1]


def test_who_let_a_bot_finish_sits_at_the_next_table_again(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("bot", "Cem", "deckhand")]), "ann")
    house.join(made.table_id, 1, "Bob", "bob")
    house.hand_to_bot(made.table_id, 0, "mate")
    house.hand_to_bot(made.table_id, 1, "mate")
    again = house.wish_again(house.table(made.table_id))
    assert [(seat.kind, seat.name) for seat in again.seats] == [("me", "Bob"), ("bot", "Cem"), ("me", "Ann")]


def test_talk_is_for_all_and_notes_are_private(house: House) -> None:
    table_id = two_people(house)
    house.say(table_id, 0, "Ann", "  ahoy \x07 there ")
    assert [line.text for line in house.store.chat(table_id)] == ["ahoy there"]
    with pytest.raises(BadRequest):
        house.say(table_id, 0, "Ann", " \n ")
    house.note(table_id, 1, "she bluffs")
    assert [seat.note for seat in house.table(table_id).seats] == ["", "she bluffs"]
    with pytest.raises(BadRequest):
        house.note(table_id, 1, "x" * 6000)


def test_there_is_no_table_of_that_name(house: House) -> None:
    with pytest.raises(NoTable):
        house.table("nowhere-12345678")
