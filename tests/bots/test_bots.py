"""What every bot must do: legal moves from a view alone, the same ones from the same seed."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.bots import BOTS, parse, settings_of
from argosy.bots.errors import BrokenSetting, NotToMove, UnknownBot, UnknownSetting, WrongGame, WrongSetting
from argosy.bots.players import Bot
from argosy.kernel.position import bytes_of, copy_of
from argosy.play import Match, View

QUICK = {
    "mate": {"redeals": 2, "width": 2, "depth": 4}, "captain": {"iterations": 40}, "admiral": {"iterations": 20},
}  # fmt: skip


def quick(name: str, game: str, seed: int = 1) -> Bot:
    """A bot that does not think for long."""
    return argosy.bot(name, game=game, seed=seed, **QUICK.get(name, {}))


def played(game: str, bots: list[Bot], seed: int) -> Match:
    """A whole match between bots."""
    match = argosy.new(game, seats=len(bots), seed=seed)
    while not match.over:
        assert match.to_move is not None
        match.push(bots[match.to_move].choose(match.view(match.to_move)))
    return match


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_whole_games_by_legal_moves(toy: str, name: str) -> None:
    for seats in (2, 3, 4):
        assert played(toy, [quick(name, toy, seat) for seat in range(seats)], seed=seats).over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_view_give_the_same_move(toy: str, name: str) -> None:
    one = played(toy, [quick(name, toy, 5), quick(name, toy, 6)], seed=9)
    other = played(toy, [quick(name, toy, 5), quick(name, toy, 6)], seed=9)
    assert one.made == other.made


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_changes_nothing(toy: str, name: str) -> None:
    match = argosy.new(toy, seats=3, seed=3)
    bot = quick(name, toy)
    hidden = 0
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        dealt = copy_of(view.state)
        match.game.rules.kernels.redeal(dealt, np.uint64(77))  # other hands, another pile, another seed
        other = View.of(match.game, dealt, seat)
        hidden += bytes_of(dealt) != bytes_of(match.state)
        assert bot.choose(other) == bot.choose(view)
        match.push(bot.choose(view))
    assert hidden > 5


def test_a_bot_leaves_the_view_as_it_is(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=4)
    view = match.view(match.to_move)
    before = bytes_of(view.state)
    for name in BOTS:
        quick(name, toy).choose(view)
        assert bytes_of(view.state) == before


def test_random_moves_are_spread_over_all_legal_ones(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=4)
    view = match.view(match.to_move)
    found = {quick("random", toy, seed).choose(view) for seed in range(60)}
    assert found == set(view.moves)


def test_a_mate_takes_the_best_end_of_its_last_turn(toy: str) -> None:
    """At the last decision of a game nothing is hidden from the result: the mate must take the best one."""
    checked = 0
    for seed in range(12):
        match = played(toy, [quick("random", toy, seed), quick("random", toy, seed + 1)], seed)
        codes = [move.code for move in match.made]
        while match.made:
            match.pop()
            seat = match.to_move
            assert seat is not None
            ends = {}
            for move in match.moves:
                trial = match.copy()
                trial.push(move)
                if not trial.over:
                    break
                ends[move.code] = trial.scores[seat] - trial.scores[1 - seat]
            if len(ends) < len(match.moves):
                break
            if len(ends) > 1:
                chosen = quick("mate", toy).choose(match.view(seat)).code
                assert ends[chosen] == max(ends.values()), (seed, codes)
                checked += 1
    assert checked > 3


def test_a_mate_tells_what_moves_are_worth(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    mate = argosy.bot("mate", game=toy, seed=1)
    worth = mate.judge(view)  # type: ignore[attr-defined]
    assert list(worth.values()) == sorted(worth.values(), reverse=True)
    assert next(iter(worth)) == mate.choose(view)


def test_a_mate_has_an_opinion_of_every_move(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    mate = argosy.bot("mate", game=toy, seed=1)
    codes, points = mate.opinions(view.state)  # type: ignore[attr-defined]
    assert sorted(codes) == sorted(move.code for move in view.moves)
    known = dict(zip(codes.tolist(), points.tolist(), strict=True))
    for move, worth in mate.judge(view).items():  # type: ignore[attr-defined]
        assert known[move.code] == pytest.approx(worth)


def test_a_captain_without_time_plays_like_a_mate(toy: str) -> None:
    """One look changes no opinion: what a mate thinks best comes first."""
    match = argosy.new(toy, seats=2, seed=8)
    while not match.over:
        view = match.view(match.to_move)
        captain = argosy.bot("captain", game=toy, seed=3, iterations=1)
        codes, points = argosy.bot("mate", game=toy, seed=3).opinions(view.state)  # type: ignore[attr-defined]
        best = {int(code) for code, worth in zip(codes, points, strict=True) if worth == max(points)}
        move = captain.choose(view)
        assert len(codes) == 1 or move.code in best
        match.push(move)


def test_less_strength_plays_other_moves_and_full_strength_does_not(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    weak = {argosy.bot("mate", game=toy, seed=seed, strength=0.0).choose(view) for seed in range(40)}
    strong = {argosy.bot("mate", game=toy, seed=1, strength=1.0).choose(view) for _ in range(5)}
    assert len(weak) > 1
    assert len(strong) == 1


def test_a_captain_tells_visits_and_chances(toy: str) -> None:
    match = argosy.new(toy, seats=3, seed=8)
    captain = argosy.bot("captain", game=toy, seed=1, iterations=200)
    found = captain.judge(match.view(match.to_move))  # type: ignore[attr-defined]
    assert set(found) == set(match.moves)
    assert sum(opinion.visits for opinion in found.values()) == 200 + len(match.moves)  # each is tried once beforehand
    assert all(0 <= opinion.chance <= 1 for opinion in found.values())
    visits = [opinion.visits for opinion in found.values()]
    assert visits == sorted(visits, reverse=True)


def test_threads_share_the_iterations_of_a_captain(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    captain = argosy.bot("captain", game=toy, seed=1, iterations=200, threads=2)
    found = captain.judge(match.view(match.to_move))  # type: ignore[attr-defined]
    assert sum(opinion.visits for opinion in found.values()) == 2 * (100 + len(match.moves))


@pytest.mark.parametrize(("seats", "given", "far"), [(2, None, 30), (4, None, 1000), (4, 5, 5)])
def test_how_far_a_captain_looks_is_up_to_the_game_unless_given(seats: int, given: int | None, far: int) -> None:
    match = argosy.new("grog_island", seats=seats, seed=3)
    captain = argosy.bot("captain", game="grog_island", iterations=2, ahead=given)
    captain.choose(match.view(match.to_move))
    assert captain.far == far


def test_a_captain_keeps_to_its_seconds(toy: str) -> None:
    import time

    match = argosy.new(toy, seats=2, seed=8)
    captain = argosy.bot("captain", game=toy, seed=1, seconds=0.05)
    captain.choose(match.view(match.to_move))
    began = time.perf_counter()
    captain.choose(match.view(match.to_move))
    assert time.perf_counter() - began < 2.0  # far above what is asked: machines are busy
    assert captain.decisions > 100  # type: ignore[attr-defined]


def test_unknown_bots_and_settings_are_named() -> None:
    with pytest.raises(UnknownBot, match=r"bosun.*random, deckhand, mate, captain and admiral"):
        argosy.bot("bosun", game="goa")
    with pytest.raises(UnknownSetting, match=r"depht.*redeals"):
        argosy.bot("mate", game="goa", depht=3)
    with pytest.raises(WrongSetting, match=r"strength.*0.0.*1.0.*2"):
        argosy.bot("mate", game="goa", strength=2)
    with pytest.raises(argosy.play.errors.UnknownGame):
        argosy.bot("mate", game="chess")


def test_bots_are_written_with_settings_after_colons() -> None:
    assert parse("mate:redeals=2:strength=0.5") == ("mate", {"redeals": 2, "strength": 0.5})
    assert parse(" captain ") == ("captain", {})
    assert settings_of("deckhand") == ["seed"]
    for wrong in ("mate:deep", "mate:depth=deep", "mate:="):
        with pytest.raises(BrokenSetting):
            parse(wrong)


def test_a_bot_refuses_another_game_and_another_turn(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=1)
    assert match.to_move == 0
    with pytest.raises(NotToMove):
        quick("deckhand", toy).choose(match.view(1))
    goa = argosy.new("goa", seats=2, seed=1)
    with pytest.raises(WrongGame, match=r"Crates.*Goa"):
        quick("deckhand", toy).choose(goa.view(goa.to_move))


@pytest.mark.parametrize("name", ["random", "deckhand", "mate"])
def test_a_bot_is_given_a_view_and_nothing_else(toy: str, name: str) -> None:
    match = argosy.new(toy, seats=2, seed=1)
    for thing in (match, match.state, None):
        with pytest.raises(TypeError, match="what a seat sees"):
            argosy.bot(name, game=toy).choose(thing)  # type: ignore[arg-type]
