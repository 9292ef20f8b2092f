"""The plain form of rules, beside the compiled one in one process."""

from __future__ import annotations

import pytest

import argosy
from argosy.bots.thinking import mates_search
from argosy.games import find
from argosy.kernel.content import INTERPRETED
from argosy.kernel.plain import interpret, is_interpreted, plain, run_compiled
from argosy.kernel.position import bytes_of, copy_of

pytestmark = pytest.mark.skipif(INTERPRETED, reason="everything is plain here")


def test_a_plain_rule_does_what_the_compiled_one_does(toy: str) -> None:
    rules = find(toy).rules
    s = rules.start(3, 5, [0, 2])
    other = copy_of(s)
    for _ in range(12):
        move = rules.legal(s)[-1]
        rules.kernels.apply(s, move)
        plain(rules.contract).apply(other, move)
        assert bytes_of(s) == bytes_of(other)


def test_a_plain_rule_calls_plain_rules_only(toy: str) -> None:
    apply = plain(find(toy).rules.contract).apply
    names = apply.__globals__
    assert not hasattr(names["take"], "overloads") and not hasattr(names["pop"], "overloads")
    assert names["take"].__globals__ is names


def test_a_game_that_is_interpreted_compiles_nothing_and_goes_on_compiled(toy: str) -> None:
    game = find(toy)
    mates = mates_search(game)
    interpret(toy)
    try:
        assert is_interpreted(toy) and is_interpreted("kernel") and not is_interpreted("goa")
        compiled = len(mates.sort_of.overloads) if hasattr(mates, "sort_of") else 0
        match = argosy.new(toy, 2, seed=3)
        while len(match.moves) == 1:
            match.push(match.moves[0])
        bot = argosy.bot("deckhand", game=toy, seed=1)
        first = bot.choose(match.view(match.to_move))
        assert compiled == 0
    finally:
        run_compiled(toy)
    assert bot.choose(match.view(match.to_move)) == first
