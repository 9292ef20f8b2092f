"""The law of keys: whatever is compiled decides the key of its part, in every game; words, pictures and weights do not.

A rule that an update left out of the key would run as it was before the update.
"""

from __future__ import annotations

import ast
import pathlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from argosy.bots.warming import JUDGEMENT_PART, SEARCH_PART
from argosy.games import find
from argosy.kernel import content
from argosy.kernel.content import INTERPRETED
from argosy.kernel.warm import LOOPS_PART, RULES_PART

pytestmark = pytest.mark.skipif(INTERPRETED, reason="interpreted rules have no keys")

PARTS = (RULES_PART, LOOPS_PART, JUDGEMENT_PART, SEARCH_PART)
TRIED = 8  # of the rules and of the tables of a game; each asks for the keys of everything anew


def compiled(rules: Any) -> dict[int, Any]:
    """All functions and tables that are compiled with these rules, by id."""
    found: dict[int, Any] = {}
    waiting = [getattr(rule, "py_func", rule) for rule in rules]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found:
            continue
        found[id(thing)] = thing
        if not isinstance(thing, np.ndarray):
            waiting += list(read_by(thing))
    return found


def read_by(function: Any) -> Iterator[Any]:
    """The rules and tables that a function reads."""
    for name in sorted(content._names(function.__code__)):
        thing = function.__globals__.get(name)
        if hasattr(thing, "py_func"):
            yield thing.py_func
        elif isinstance(thing, np.ndarray):
            yield thing


def fresh_key(part: Any, game: Any) -> str:
    """The key of a part, with nothing remembered."""
    content._keys.clear()
    return str(part.key(game))


def test_every_rule_counts(name: str) -> None:
    """Change the code of a rule, any rule: the key of the rules changes."""
    game = find(name)
    before = fresh_key(RULES_PART, game)
    functions = [one for one in compiled(RULES_PART.rules(game)).values() if not isinstance(one, np.ndarray)]
    for function in functions[:: max(1, len(functions) // TRIED)]:
        kept = function.__code__
        function.__code__ = kept.replace(co_consts=(*kept.co_consts, "changed"))
        try:
            assert fresh_key(RULES_PART, game) != before, f"{function.__module__}.{function.__name__} does not count"
        finally:
            function.__code__ = kept
    assert fresh_key(RULES_PART, game) == before


def test_every_table_counts(name: str) -> None:
    """Change a number of a table, any table: the key of the rules changes."""
    game = find(name)
    before = fresh_key(RULES_PART, game)
    tables = [one for one in compiled(RULES_PART.rules(game)).values() if isinstance(one, np.ndarray) and one.size]
    for table in tables[:: max(1, len(tables) // TRIED)]:
        flat = table.reshape(-1)
        assert np.shares_memory(flat, table)
        kept = flat[-1].copy()
        flat[-1] = kept + 1
        try:
            assert fresh_key(RULES_PART, game) != before
        finally:
            flat[-1] = kept
    assert fresh_key(RULES_PART, game) == before


def test_words_pictures_and_weights_are_no_part_of_the_rules(name: str) -> None:
    """No function of another room is compiled with the rules, and no table that the brain made."""
    game = find(name)
    functions = [one for one in compiled(RULES_PART.rules(game)).values() if not isinstance(one, np.ndarray)]
    homes = [one.__module__.split(".") for one in functions if one.__module__.startswith(f"argosy.games.{name}.")]
    rooms = {home[3] for home in homes}
    assert rooms <= {"rules", "parts", "state", "moves"} | {"effects", "graphs", "chart"}


def test_the_rules_are_part_of_everything_above(name: str) -> None:
    """Loops, judgement and search are compiled with rules: a rule that one of them calls counts there, too."""
    game = find(name)
    apply = getattr(game.rules.contract.apply, "py_func", game.rules.contract.apply)
    for part in PARTS:
        assert id(apply) in compiled(part.rules(game)) or part is JUDGEMENT_PART


def test_every_file_with_rules_is_known(name: str) -> None:
    """Each file of the rules' room that defines a rule has one that is compiled with the rules or above them."""
    game = find(name)
    known = {
        pathlib.Path(one.__code__.co_filename)
        for part in PARTS
        for one in compiled(part.rules(game)).values()
        if not isinstance(one, np.ndarray)
    }
    for file in (game.home / "rules").glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        marks = (mark for node in tree.body if isinstance(node, ast.FunctionDef) for mark in node.decorator_list)
        if any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in marks):
            assert file in known, f"no rule of {file.name} is compiled"
