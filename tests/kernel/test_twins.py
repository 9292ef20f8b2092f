"""The plain form of rules, beside the compiled one in one process."""

from __future__ import annotations

import subprocess
import sys

import pytest

from argosy.games import find
from argosy.kernel.content import INTERPRETED
from argosy.kernel.plain import plain
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
    code = f"""
import argosy
from argosy.kernel.compile import RULES
from argosy.kernel.plain import interpret, is_interpreted, run_compiled
interpret({toy!r})
print(is_interpreted({toy!r}), is_interpreted("kernel"), is_interpreted("goa"))
match = argosy.new({toy!r}, 2, seed=3)
bot = argosy.bot("deckhand", game={toy!r}, seed=1)
first = bot.choose(match.view(match.to_move))
compiled = lambda: sum(bool(rule.overloads) for rules in RULES.values() for rule in rules)
print(compiled())
run_compiled({toy!r})
print(bot.choose(match.view(match.to_move)) == first, compiled() > 0)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stdout.split() == ["True", "True", "False", "0", "True", "True"], run.stderr[-2000:]
