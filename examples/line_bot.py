#!/usr/bin/env python3
"""A bot that needs nothing of Argosy: it reads a JSON line for every decision and writes one back.

    argosy arena goa --bots "line:examples/line_bot.py,random" --games 20

It ends a turn only when it must, and otherwise takes any move, as chance has it. Begin here and do better.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

UNWELCOME = ("end", "pass", "no", "done", "stop")  # notations that begin so give something up


def choose(request: dict[str, Any]) -> int:
    """The code of one of the legal moves."""
    chance = random.Random(f"{request['seed']} {request['number']}")  # the same game, the same moves
    moves = request["moves"]
    active = [move for move in moves if move["text"].split()[0] not in UNWELCOME]
    return int(chance.choice(active or moves)["code"])


def main() -> None:
    """One answer for every line, until the input ends."""
    for line in sys.stdin:
        print(json.dumps({"move": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
