"""Guesses of hidden cards by what was played: honest, repeatable, in agreement with the view, and better than none."""

from __future__ import annotations

import base64
import io
import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import argosy
from argosy.arena.series import Plan, Workplace
from argosy.bots.apart import answer_all, packed
from argosy.bots.errors import WrongSetting
from argosy.bots.guessing import Guesser, speaks_for, spread_out
from argosy.brains.learned import learned
from argosy.games import find
from argosy.kernel.position import bytes_of, copy_of
from argosy.play import Seen

SEED = np.uint64(5)


def told(game: str, seats: int, moves: int, seed: int = 3) -> tuple[Any, list[list[Seen]]]:
    """A game of deckhands after so many moves, and what each seat has seen by then."""
    found, hand = find(game), argosy.bot("deckhand", game=game, seed=2)
    match = argosy.new(game, seats=seats, seed=seed)
    pasts: list[list[Seen]] = [[] for _ in range(seats)]
    while len(match.made) < moves or len(match.moves) < 2:
        assert match.to_move is not None
        move = hand.choose(match.view(match.to_move))
        if move.code in found.brain.open_moves:
            for seat, past in enumerate(pasts):
                past.append(Seen(match.view(seat).state, move.code))
        match.push(move)
    return match, pasts


def test_guesses_agree_with_the_view() -> None:
    """What is guessed stands in the view, and dealing the rest keeps to it and to everything that was seen."""
    match, pasts = told("grog_island", 3, 60)
    rules, me = match.game.rules, match.to_move
    view = match.view(me).state
    guesser, past = Guesser(match.game, learned("grog_island"), 6), pasts[me]
    while int(rules.kernels.to_act(past[-1].state)) == me:
        past.pop()  # so that this is the first decision of the turn
    deals, shares = guesser.deals(view, past, SEED)
    assert shares.sum() == pytest.approx(1.0)
    views, order = guesser.guess(view, past, SEED, 16)
    assert sorted(set(order.tolist())) == list(range(len(views)))
    assert any(bytes_of(more) != bytes_of(view) for more in views)
    chosen = [deals[number] for number in sorted(set(spread_out(shares, 16).tolist()))]
    for more, deal in zip(views, chosen, strict=True):
        dealt = copy_of(more)
        rules.kernels.redeal(dealt, np.uint64(9))
        assert rules.kernels.ledger(dealt) == 0
        for other in set(range(3)) - {me}:
            backs = [back for back in range(len(deal.face)) if int(view.held[other]) >> back & 1]
            assert [int(dealt.face[back]) for back in backs] == [int(deal.face[back]) for back in backs]


def test_guesses_know_nothing_but_what_was_seen() -> None:
    """The same whatever is truly hidden: now, and at every moment that is looked back at."""
    match, pasts = told("grog_island", 3, 50)
    me, game = match.to_move, match.game
    for past in pasts[me]:
        assert past.state.seed == 0
        assert int(past.state.viewer) == me + 1
    admiral: Any = argosy.bot("admiral", game="grog_island", seed=1, iterations=30, guesses=8)
    admiral.past = pasts[me]
    found = admiral.search(match.view(me).state)
    dealt = copy_of(match.view(me).state)
    game.rules.kernels.redeal(dealt, np.uint64(77))
    hidden = []
    for past in pasts[me]:
        other = copy_of(past.state)
        game.rules.kernels.redeal(other, np.uint64(78))
        hidden.append(Seen(game.rules.view(other, me), past.code))
    again: Any = argosy.bot("admiral", game="grog_island", seed=1, iterations=30, guesses=8)
    again.past = hidden
    assert again.search(game.rules.view(dealt, me)) == found


def test_a_match_tells_the_past_where_bots_guess() -> None:
    """Every seat its own; what was taken back was never seen; and nobody else keeps it."""
    match, pasts = told("grog_island", 3, 40)
    assert match.view(0).past == ()
    brain = replace(match.game.brain, guesses=8)
    match.game = replace(match.game, brain=brain)
    for seat in range(3):
        past = match.view(seat).past
        assert [(bytes_of(one.state), one.code) for one in past] == [
            (bytes_of(one.state), one.code) for one in pasts[seat]
        ]
    assert match.view().past == ()
    seen = len(pasts[0])
    while match.made[-1].code not in brain.open_moves:
        match.pop()
    match.pop()
    assert len(match.view(0).past) == seen - 1


def test_guesses_of_a_turn_are_made_once_and_depend_on_nobody_who_asked_before() -> None:
    match, pasts = told("grog_island", 2, 40)
    me = match.to_move
    began = match.view(me).state
    guesser = Guesser(match.game, learned("grog_island"), 6)
    deals, shares = guesser.deals(began, pasts[me], SEED)
    later = [*pasts[me], Seen(began, 0)]  # the seat itself has moved, and decides again
    kept, same = guesser.deals(began, later, SEED)
    assert kept is deals and same is shares
    fresh, weighed = Guesser(match.game, learned("grog_island"), 6).deals(began, later, SEED)
    assert [bytes_of(deal) for deal in fresh] == [bytes_of(deal) for deal in deals]
    assert weighed.tolist() == shares.tolist()
    others, _ = guesser.deals(began, pasts[me], np.uint64(6))
    assert [bytes_of(deal) for deal in others] != [bytes_of(deal) for deal in deals]


def test_where_nothing_was_seen_all_deals_are_alike() -> None:
    match = argosy.new("grog_island", seats=2, seed=3)
    view = match.view(match.to_move)
    admirals: list[Any] = [
        argosy.bot("admiral", game="grog_island", seed=1, iterations=40, guesses=count) for count in (0, 8)
    ]
    one, other = (admiral.judge(view) for admiral in admirals)
    assert one == other
    assert not admirals[1].desks[0].deals.any()


def test_true_goals_are_likelier_than_by_chance() -> None:
    """In games that the network plays itself: what is weighed holds more of the truth than deals all alike."""
    plan = Plan("grog_island", ("admiral:seconds=0",), 2, 8, seed=4)
    work, game = Workplace(plan), find("grog_island")
    guesser, gains = Guesser(game, learned("grog_island"), 48), []
    for pairing in plan.pairings():
        moves = work.play(pairing).moves
        s = game.rules.start(2, plan.seed_of(pairing.deal), [])
        pasts: list[list[Seen]] = [[], []]
        for code in moves[: len(moves) * 7 // 8]:
            if code in game.brain.open_moves:
                for seat in range(2):
                    pasts[seat].append(Seen(game.rules.view(s, seat), code))
            game.rules.kernels.apply(s, np.int16(code))
        for me in range(2):
            deals, shares = guesser.deals(game.rules.view(s, me), pasts[me], SEED)
            backs = [back for back in range(len(s.face)) if int(s.held[1 - me]) >> back & 1]
            right = np.array([_alike([deal.face[b] for b in backs], [s.face[b] for b in backs]) for deal in deals])
            gains.append(float(shares @ right - right.mean()))
    assert np.mean(gains) > 0


def _alike(ones: list[int], others: list[int]) -> int:
    """How many cards two hands have in common."""
    left = [int(each) for each in others]
    found = 0
    for each in ones:
        if int(each) in left:
            left.remove(int(each))
            found += 1
    return found


def test_a_card_speaks_for_itself() -> None:
    """The evidence of a deal is shared out to its cards; one that was hardly ever seen says little."""
    dice = np.random.default_rng(1)
    held = np.zeros((64, 9))
    held[np.arange(64)[:, None], np.argsort(dice.random((64, 8)), 1)[:, :3]] = 1
    held[0, 8] = 1
    truth = np.array([2.0, -2.0, 0, 0, 0, 0, 0, 0, 9.0])
    found = speaks_for(held, held @ truth)
    assert found[0] > 1.2 > 0.4 > np.abs(found[2:8]).max()
    assert found[1] < -1.2
    assert found[8] < 4


def test_likely_deals_come_often_and_evenly() -> None:
    found = spread_out(np.array([0.5, 0.0, 0.25, 0.25]), 64)
    assert np.bincount(found, minlength=4).tolist() == [32, 0, 16, 16]
    assert np.bincount(found[:8], minlength=4).tolist() == [4, 0, 2, 2]


def test_the_arena_tells_the_past_and_so_does_a_bot_apart() -> None:
    """In a process of its own an admiral is sent what it saw, and plays the same."""
    match, pasts = told("grog_island", 2, 40)
    me = match.to_move
    view = match.view(me).state
    admiral: Any = argosy.bot("admiral", game="grog_island", seed=1, iterations=30, guesses=8)
    assert admiral.remembers and not argosy.bot("captain", game="grog_island").remembers
    admiral.past = pasts[me]
    chosen = admiral.pick(view)
    line = {"seed": 1, "view": packed(view), "past": [[packed(state), code] for state, code in pasts[me]]}
    answers = io.StringIO()
    apart: Any = argosy.bot("admiral", game="grog_island", seed=9, iterations=30, guesses=8)
    answer_all(match.game, apart, io.StringIO(json.dumps(line) + "\n"), answers)
    assert json.loads(answers.getvalue()) == {"move": chosen}
    assert [bytes_of(one.state) for one in apart.past] == [bytes_of(one.state) for one in pasts[me]]
    assert base64.b64decode(packed(view)) == bytes_of(view)


def test_how_many_guesses_is_bounded() -> None:
    with pytest.raises(WrongSetting, match="guesses"):
        argosy.bot("admiral", game="grog_island", guesses=5000)
    amerigo: Any = argosy.bot("admiral", game="amerigo", guesses=8)
    assert amerigo.guesses == 0  # nobody holds anything hidden
