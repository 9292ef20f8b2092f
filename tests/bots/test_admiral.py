"""Admirals: what they do beside what every bot must do (see `test_bots`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.arena.results import standings
from argosy.arena.series import Plan, Workplace
from argosy.bots.errors import NoAdmiral, WrongSetting
from argosy.brains.learned import has_learned, learned, path_of
from argosy.kernel.position import copy_of
from argosy.play import View
from argosy.play.match import game_of

MOST_BYTES = 10 * 2**20  # of what a game's admirals have learned
LEARNED = [game for game in argosy.games() if has_learned(game)]
LEARNED_BEFORE: dict[str, int] = {}  # game: the earlier rules that its network learned by; say why it may stay


def admiral(game: str, seed: int = 1, **settings: Any) -> Any:
    """An admiral whose thoughts depend on no clock."""
    return argosy.bot("admiral", game=game, seed=seed, **{"iterations": 20, **settings})


def test_every_game_was_learned() -> None:
    assert set(LEARNED) == {"amerigo", "goa", "grog_island", "maracaibo"}


def test_where_nobody_has_learned_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argosy.bots.admiral.has_learned", lambda game: False)
    with pytest.raises(NoAdmiral, match=r"no admiral for .*captain.*docs/training\.md"):
        argosy.bot("admiral", game="goa")


@pytest.mark.parametrize("game", LEARNED)
def test_what_was_learned_fits_the_rules_and_is_small(game: str) -> None:
    """A network of other rules sees and says something else; whoever changes them must train anew, or say why not."""
    net, found = learned(game), game_of(game)
    assert net.card["game"] == game
    assert net.card["rules"] == LEARNED_BEFORE.get(game, found.rules.version) <= found.rules.version
    assert net.layers[0][0].shape[0] == len(found.brain.features)
    assert net.policy.shape[1] == len(found.rules.notation)
    assert net.card["decisions"] > 1e8
    assert path_of(game).stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("game", LEARNED)
def test_the_games_admirals_are_honest_repeat_themselves_and_play_by_the_rules(game: str) -> None:
    match = argosy.new(game, seats=3, seed=5)
    hand, one, other = argosy.bot("deckhand", game=game, seed=2), admiral(game), admiral(game)
    asked = 0
    for _ in range(60):
        assert match.to_move is not None
        view = match.view(match.to_move)
        if len(view.moves) > 2 and len(match.made) % 7 == 0:
            dealt = copy_of(view.state)
            match.game.rules.kernels.redeal(dealt, np.uint64(7 + asked))  # what is hidden, quite different
            chosen = one.choose(view)
            assert chosen in view.moves
            assert other.choose(View.of(match.game, dealt, match.to_move)) == chosen
            asked += 1
        match.push(hand.choose(view))
    assert asked >= 3


def test_first_sight_is_a_share_for_every_move(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    liked = admiral(toy).first_sight(view.state)
    assert set(liked) == set(view.moves.codes)
    assert sum(liked.values()) == pytest.approx(1.0)
    assert admiral(toy, iterations=0, seconds=0).choose(view).code == max(liked, key=lambda code: liked[code])


def test_where_nobody_plays_on_an_admiral_tells_what_a_captain_tells(toy: str) -> None:
    match = argosy.new(toy, seats=3, seed=8)
    found = admiral(toy, iterations=200, ahead=0).judge(match.view(match.to_move))
    assert set(found) == set(match.moves)
    assert sum(opinion.visits for opinion in found.values()) == 200 + len(match.moves)


def test_without_sight_an_admiral_is_a_captain(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    captain: Any = argosy.bot("captain", game=toy, seed=1, iterations=60)
    assert admiral(toy, iterations=60, sight=0, ahead=0).judge(view) == captain.judge(view)


@pytest.mark.parametrize("threads", [1, 2])
def test_what_the_network_likes_is_looked_at_more(toy: str, threads: int) -> None:
    """Also after better company came, in every thread."""
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    settings = {"iterations": 600 * threads, "threads": threads, "company": 300}
    captain: Any = argosy.bot("captain", game=toy, seed=1, **settings)
    ours, theirs = admiral(toy, sight=1, ahead=0, **settings), captain.judge(view)
    found = ours.judge(view)
    favourite = max(view.moves, key=lambda move: ours.first_sight(view.state)[move.code])
    assert found[favourite].visits > theirs[favourite].visits
    for desk in ours.desks:
        assert desk.priors[: len(found)].tolist() == pytest.approx(ours.liked.tolist())


@pytest.mark.parametrize("threads", [1, 2])
def test_playouts_go_to_the_moves_that_may_be_the_best(toy: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that are likely begin; no more playouts than were asked for; those of little worth are dropped."""
    monkeypatch.setattr("argosy.bots.admiral.LIKELY", 0.0)
    match = argosy.new(toy, seats=2, seed=8)
    ours = admiral(toy, iterations=600, threads=threads, ahead=6)
    found = ours.judge(match.view(match.to_move))
    assert set(found) == set(match.moves)
    visits = [opinion.visits for opinion in found.values()]
    assert ours.spent == sum(visits) <= 600 + 48 * threads
    assert min(visits) >= 24 and max(found.values(), key=lambda opinion: opinion.chance).visits == max(visits)
    again = admiral(toy, iterations=600, threads=threads, ahead=6)
    assert again.judge(match.view(match.to_move)) == found


def test_the_only_move_that_is_no_nonsense_needs_no_playouts(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    ours = admiral(toy)
    monkeypatch.setattr(ours, "fitting", lambda state, found: [match.moves[1].code])
    assert ours.choose(match.view(match.to_move)) == match.moves[1]
    assert ours.spent == 0


def test_settings_out_of_bounds_are_named(toy: str) -> None:
    for wrong in ({"strength": 2}, {"iterations": -1}, {"seconds": -1}, {"sight": 2}, {"ahead": -1}, {"trust": 2}):
        with pytest.raises(WrongSetting, match=next(iter(wrong))):
            argosy.bot("admiral", game=toy, **wrong)


def test_less_strength_errs_more_often_and_by_judgement(toy: str) -> None:
    """The weaker it is, the more of its choices are not the best; but a move that it likes much it makes more often."""
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    liked = admiral(toy).first_sight(view.state)
    best = max(liked, key=lambda code: liked[code])
    kept = {}
    for strength in (0.0, 0.5, 1.0):
        chosen = [
            admiral(toy, seed, iterations=0, seconds=0, strength=strength).choose(view).code for seed in range(120)
        ]
        kept[strength] = chosen.count(best)
    assert kept[0.0] < kept[0.5] < kept[1.0] == 120


def test_less_strength_errs_in_a_search_too(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    best = admiral(toy, iterations=400, ahead=6).choose(view)
    kept = [
        sum(admiral(toy, seed, iterations=400, ahead=6, strength=strength).choose(view) == best for seed in range(40))
        for strength in (0.0, 0.2, 1.0)
    ]
    assert kept[0] < kept[1] < kept[2]


@pytest.mark.slow
def test_strength_goes_smoothly_from_a_beginner_to_its_best() -> None:
    """Against deckhands in Goa, the same deals from both seats: points and victories grow with strength."""
    points, wins = [], []
    for strength in (0.0, 0.4, 1.0):
        me = f"admiral:seconds=0:strength={strength}"
        plan = Plan("goa", (me, "deckhand"), 2, 12, seed=3)
        work = Workplace(plan)
        mine = next(one for one in standings([work.play(pairing) for pairing in plan.pairings()]) if one.bot == me)
        points.append(mine.points)
        wins.append(mine.win_rate)
    assert points[0] + 4 < points[1] < points[2] - 4
    assert wins[0] < 0.5 <= wins[1] <= wins[2]
    assert wins[2] > 0.8
