"""Compiles one game in a process of its own and tells, line by line, how far it is: ``python -m ... GAME``."""

from __future__ import annotations

import json
import sys

from argosy.games import find
from argosy.kernel.compile import RULES
from argosy.kernel.warm import warm
from argosy.preparing.parts import EVERYTHING


def main(name: str) -> None:
    """Compile every part; a line of JSON after every rule that is there."""
    game = find(name)
    for part in EVERYTHING:  # all rules are loaded before the first is compiled, so that their number is known
        part.key(game)
    total = max(1, sum(weight(rule) for rule in RULES.get(name, [])))

    def tell(done: int, count: int, rule: str) -> None:
        there = sum(weight(one) for one in RULES.get(name, []) if one.overloads)
        print(json.dumps({"share": round(there / total, 4), "rule": rule}), flush=True)

    warm(game, EVERYTHING, tell)


def weight(rule: object) -> int:
    """How long a rule takes to compile, in proportion to others: by the length of its own code."""
    return len(rule.py_func.__code__.co_code)  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(sys.argv[1])
