"""Admirals: what they do beside what every bot must do (see `test_bots`)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import argosy
from argosy.bots.errors import NoAdmiral, WrongSetting
from argosy.brains.learned import has_learned, learned, path_of
from argosy.kernel.position import copy_of
from argosy.play import Match, Move, View
from argosy.play.match import game_of

MOST_BYTES = 10 * 2**20  # of what a game's admirals have learned
LEARNED = [game for game in argosy.games() if has_learned(game)]


def admiral(game: str, seed: int = 1, **settings: Any) -> Any:
    """An admiral whose thoughts depend on no clock."""
    return argosy.bot("admiral", game=game, seed=seed, **{"rounds": 1, "ahead": 3, **settings})


def test_somebody_has_learned() -> None:
    assert set(LEARNED) == {"goa", "maracaibo"}


@pytest.mark.parametrize("game", [game for game in argosy.games() if game not in LEARNED])
def test_where_nobody_has_learned_a_sentence_says_so(game: str) -> None:
    with pytest.raises(NoAdmiral, match=r"no admiral for .*captain.*docs/training\.md"):
        argosy.bot("admiral", game=game)


@pytest.mark.parametrize("game", LEARNED)
def test_what_was_learned_fits_the_rules_and_is_small(game: str) -> None:
    """A network of other rules sees and says something else; whoever changes them must train anew, or say why not."""
    net, found = learned(game), game_of(game)
    assert net.card["game"] == game
    assert net.card["rules"] == found.rules.version
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
    assert admiral(toy, rounds=0, seconds=0).choose(view).code == max(liked, key=lambda code: liked[code])


def test_an_admiral_tells_what_it_likes_and_what_it_expects(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=8)
    view = match.view(match.to_move)
    found = admiral(toy, rounds=2).judge(view)
    assert set(found) == set(view.moves)
    tried = [one for one in found.values() if one.deals]
    assert len(tried) >= 2
    assert all(one.deals == 16 and math.isfinite(one.prize) for one in tried)
    assert [one.prize for one in tried] == sorted((one.prize for one in tried), reverse=True)
    assert all(math.isnan(one.prize) for one in found.values() if not one.deals)


def test_where_a_move_ends_the_game_its_worth_is_counted_and_not_guessed(toy: str) -> None:
    checked = 0
    for seed in range(16):
        match = argosy.new(toy, seats=2, seed=seed)
        hand = argosy.bot("random", game=toy, seed=seed)
        while not match.over:
            assert match.to_move is not None
            match.push(hand.choose(match.view(match.to_move)))
        while match.made and len(match.moves) < 2:
            match.pop()
        seat = match.to_move
        assert seat is not None
        found = admiral(toy, seed).judge(match.view(seat))
        leads = {move: _lead_after(match, move, seat) for move, one in found.items() if one.deals}
        if len(leads) > 1 and None not in leads.values():
            assert list(leads.values()) == sorted(leads.values(), reverse=True)  # type: ignore[type-var]
            checked += 1
    assert checked >= 3


def _lead_after(match: Match, move: Move, seat: int) -> int | None:
    """By how much a seat is ahead at the end if nobody has a choice after the move."""
    trial = match.copy()
    trial.push(move)
    while not trial.over:
        if len(trial.moves) > 1:
            return None
        trial.push(trial.moves[0])
    return trial.scores[seat] - trial.scores[1 - seat]


def test_settings_out_of_bounds_are_named(toy: str) -> None:
    for wrong in ({"strength": 2}, {"rounds": -1}, {"seconds": -1}, {"ahead": -1}):
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
        chosen = [admiral(toy, seed, rounds=0, seconds=0, strength=strength).choose(view).code for seed in range(120)]
        kept[strength] = chosen.count(best)
    assert kept[0.0] < kept[0.5] < kept[1.0] == 120
