"""What games add up to."""

from __future__ import annotations

import pytest

from argosy.analysis.figures import Played, by, rivals, total, trend

ROSA, BOT = ("r", "Rosa", 1), ("bot:mate", "level:mate", 2)


def game(at: float, ranks: tuple[int, ...], name: str = "goa", seat: int = 0, others=(ROSA,)) -> Played:
    return Played(name, at, seat, tuple(40 - 5 * rank for rank in ranks), ranks, others)


def test_a_shared_victory_counts_in_part_and_places_are_between_first_and_last() -> None:
    assert game(1, (1, 1)).won == 0.5 and game(1, (2, 1)).won == 0.0
    assert game(1, (2, 1, 3)).place == 0.5 and game(1, (3, 1, 2)).place == 0.0
    assert Played("maracaibo", 1.0, 0, (90,), (1,)).place == 1.0  # alone, the game's own opponent was beaten
    assert Played("maracaibo", 1.0, 0, (90,), (2,)).won == 0.0


def test_sums_by_game_and_by_seat_add_up_to_all_games() -> None:
    games = [
        game(1, (1, 2)),
        game(2, (2, 1)),
        game(3, (1, 2, 3), "amerigo", others=(ROSA, BOT)),
        game(4, (2, 1), seat=1),
    ]
    every = total(games)
    assert (every.games, every.wins) == (4, 3.0)
    assert every.fair == pytest.approx(3 / 2 + 1 / 3)
    for key in (lambda one: one.game, lambda one: (len(one.ranks), one.seat)):
        parts = by(games, key)
        assert sum(part.games for part in parts.values()) == every.games
        assert sum(part.wins for part in parts.values()) == pytest.approx(every.wins)
    assert next(iter(by(games, lambda one: one.game))) == "goa"  # the most played first


def test_the_trend_compares_the_latest_ten_with_the_ten_before() -> None:
    assert trend([]) is None
    few = trend([game(n, (1, 2)) for n in range(12)])
    assert few is not None and few.before is None and few.latest == 1.0
    games = [game(n, (1, 2) if n >= 10 else (2, 1)) for n in range(20)]
    found = trend(reversed(games))
    assert found is not None and (found.latest, found.before) == (1.0, 0.0)
    assert found.places[0] == 0.0 and found.places[-1] == 1.0


def test_opponents_are_counted_by_who_they_are_not_by_their_names() -> None:
    renamed = game(3, (2, 1), others=(("r", "Rose", 1),))
    found = rivals([renamed, game(1, (1, 2)), game(2, (1, 3, 2), others=(ROSA, BOT))])
    assert [(one.name, one.games, one.ahead, one.behind) for one in found] == [
        ("Rose", 3, 2, 1),
        ("level:mate", 1, 1, 0),
    ]
