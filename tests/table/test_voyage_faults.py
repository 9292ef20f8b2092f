"""Campaigns and news wherever the database fails: a vote, the end of a game, the next one, a message; nothing is lost
and nothing is there twice."""

from __future__ import annotations

import pathlib
import shutil
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from argosy.campaign.crew import shipmate
from argosy.table import polls
from argosy.table.errors import NoVote, VoyageGoesOn
from argosy.table.house import House, Seat
from argosy.table.migrate import upgrade
from argosy.table.news import NewsDesk
from argosy.table.shelves import callers, campaigns, legs
from argosy.table.store import Store, pack, tables
from argosy.table.voyages import Begin, Voyages
from argosy.table.webhooks import Hooks

from .faults import Broken, faults
from .quick import play
from .test_owner import MOST_MOMENTS, whole

ANN: Any = SimpleNamespace(person="ann", device="", bearer=None, key="a")
Place = tuple[House, Voyages]


def opened(file: pathlib.Path) -> Place:
    """The house that this database is of, as a server that has just started."""
    house = House(Store(f"sqlite:///{file}"))
    voyages = Voyages(house)
    house.noticed = voyages.noticed
    return house, voyages


def count(house: House, of: Any) -> int:
    with house.store.engine.connect() as link:
        return int(link.execute(select(func.count()).select_from(of)).scalar_one())


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A campaign of two people at its first vote, before the last move of its first game, and after it."""
    folder = tmp_path_factory.mktemp("voyage")
    house, voyages = opened(folder / "new.sqlite3")
    upgrade(house.store.engine)
    house.store.close()
    shutil.copy(folder / "new.sqlite3", folder / "now.sqlite3")
    house, voyages = opened(folder / "now.sqlite3")
    voyage, made = voyages.begin(Begin("maracaibo", "W", [Seat("me", "Ann"), Seat("me", "Bob")]), ANN)
    found = {"folder": folder, "voyage": voyage, "table": made.table_id}

    def keep(name: str) -> None:
        house.store.engine.dispose()
        shutil.copy(folder / "now.sqlite3", folder / f"{name}.sqlite3")

    play(house, made.table_id)
    keep("vote")
    table = house.table(made.table_id)
    hands = [shipmate("deckhand", table.match.game, seat + 1) for seat in range(2)]
    ahead = table.match.copy()
    while not ahead.over:
        ahead.push(hands[ahead.to_move].choose(ahead.view(ahead.to_move)))
    rest = ahead.made[len(table.match.made) :]
    for move in rest[:-1]:
        table = house.table(made.table_id)
        if polls.poll_of(table) is None:
            house.move(made.table_id, table.to_move, move.code, table.number, table)
        else:  # at a table of people a vote is counted when all have voted
            after = table.match.copy()
            after.push(move.code)
            house.commit_votes(table, [("move", move.text)], [table.to_move], after)
    keep("end")
    found["last"] = rest[-1].code
    table = house.table(made.table_id)
    house.move(made.table_id, table.to_move, rest[-1].code, table.number, table)
    keep("over")
    house.store.close()
    return found


def at_every_moment(
    kept: dict[str, Any], start: str, deed: Callable[[House, Voyages], object],
    check: Callable[[House, Voyages, bool], None],
) -> int:  # fmt: skip
    """Do a deed on a copy of a database, with a failure at its first, second, third … moment; how many there were."""
    for at in range(1, MOST_MOMENTS):
        file = kept["folder"] / "trial.sqlite3"
        for old in kept["folder"].glob("trial.sqlite3*"):
            old.unlink()
        shutil.copy(kept["folder"] / f"{start}.sqlite3", file)
        house, voyages = opened(file)
        try:
            with faults(house.store.engine, at) as made:
                try:
                    deed(house, voyages)
                    acknowledged = True
                except Broken:
                    acknowledged = False
            check(house, voyages, acknowledged)
        finally:
            house.store.close()
        if len(made.moments) < at:
            assert acknowledged
            return at - 1
    raise AssertionError("it never ends")


def test_a_campaign_begins_whole_or_not_at_all(kept: dict[str, Any]) -> None:
    def check(house: House, voyages: Voyages, acknowledged: bool) -> None:
        assert count(house, campaigns) == count(house, legs) == count(house, tables) <= 1
        assert count(house, campaigns) or not acknowledged

    wish = Begin("maracaibo", "W", [Seat("me", "Ann")])
    assert at_every_moment(kept, "new", lambda _, voyages: voyages.begin(wish, ANN), check) >= 8


def test_a_vote_at_every_fault(kept: dict[str, Any]) -> None:
    """The last of two votes: it is counted once, whenever the server looks again."""
    table_id = kept["table"]

    def deed(house: House, voyages: Voyages) -> None:
        polls.cast(house, table_id, 1, 1)

    def check(house: House, voyages: Voyages, acknowledged: bool) -> None:
        whole(house, table_id)
        house.look_after()
        for seat in (0, 1):  # whoever was not told that it counts votes again
            if not acknowledged:
                try:
                    polls.cast(house, table_id, seat, 1, card)
                except NoVote:
                    continue
        table = whole(house, table_id)
        assert [move.text for move in table.match.made].count(f"vote {card}b") == 2
        assert sorted(table.deciders[-2:]) == [0, 1]

    shutil.copy(kept["folder"] / "vote.sqlite3", kept["folder"] / "half.sqlite3")
    house, _ = opened(kept["folder"] / "half.sqlite3")
    vote = polls.poll_of(house.table(table_id))
    assert vote is not None
    polls.cast(house, table_id, 0, 1)
    house.store.close()
    card = vote.card
    assert at_every_moment(kept, "half", deed, check) >= 12


def test_the_end_of_a_game_at_every_fault(kept: dict[str, Any]) -> None:
    def deed(house: House, voyages: Voyages) -> None:
        table = house.table(kept["table"])
        house.move(table.id, table.to_move, kept["last"], table.number, table)

    def check(house: House, voyages: Voyages, acknowledged: bool) -> None:
        over = whole(house, kept["table"]).row.status == "over"
        assert over or not acknowledged
        now = voyages.voyage(kept["voyage"], ANN)
        assert len(now.finished) == int(over)
        voyages.catch_up()
        again = voyages.voyage(kept["voyage"], ANN)
        assert again.state == now.state and count(house, legs) == 1

    assert at_every_moment(kept, "end", deed, check) >= 10


def test_the_next_game_at_every_fault(kept: dict[str, Any]) -> None:
    def deed(house: House, voyages: Voyages) -> None:
        voyages.set_sail(voyages.voyage(kept["voyage"], ANN), ANN)

    def check(house: House, voyages: Voyages, acknowledged: bool) -> None:
        now = voyages.voyage(kept["voyage"], ANN)
        assert count(house, legs) == count(house, tables) == len(now.legs)
        assert len(now.legs) == 2 or not acknowledged
        if len(now.legs) == 1:
            deed(house, voyages)
        with pytest.raises(VoyageGoesOn):
            deed(house, voyages)
        now = voyages.voyage(kept["voyage"], ANN)
        table = whole(house, str(now.legs[-1].table_id))
        assert count(house, tables) == 2 and table.held == {0: {"ann"}, 1: {"ann"}}

    assert at_every_moment(kept, "over", deed, check) >= 12


class Letters:
    """A mail server that takes everything."""

    off = False

    def __init__(self) -> None:
        self.sent: list[str] = []

    def send(self, address: str, subject: str, text: str, stop: str) -> None:
        self.sent.append(subject)


def test_a_message_at_every_fault(kept: dict[str, Any]) -> None:
    """It is told at least once, and a second time only where nobody could know whether it had been."""
    now, letters = time.time(), Letters()
    wants = {
        "person": "ann", "handle": "h", "lang": "en", "wants": pack({"turn": ["mail"], "vote": ["mail"]}),
        "mail": "a@example.org", "mail_code": None, "hook": "", "hook_fails": 0, "hook_note": "", "hook_at": 0.0,
        "quiet_from": 0, "quiet_to": 0, "digest": -1, "zone": "UTC",
    }  # fmt: skip
    house, _ = opened(kept["folder"] / "vote.sqlite3")
    with house.store.write() as link:
        link.execute(insert(callers), wants)
    house.store.close()

    def desk_of(house: House) -> NewsDesk:
        return NewsDesk(house, letters, Hooks("none"), "https://g.example", 0.0)  # type: ignore[arg-type]

    def deed(house: House, voyages: Voyages) -> None:
        letters.sent.clear()
        desk = desk_of(house)
        desk._learn()
        desk.noticed(house.table(kept["table"]))
        desk.work(now + 10)

    def check(house: House, voyages: Voyages, acknowledged: bool) -> None:
        assert len(letters.sent) <= 1
        later = desk_of(house)
        later.start()  # the next server looks at all tables
        later.work(now + 1000)
        assert 1 <= len(letters.sent) <= 2, letters.sent
        told = len(letters.sent)
        later.work(now + 2000)
        assert len(letters.sent) == told

    assert at_every_moment(kept, "vote", deed, check) >= 12
