"""The law of what binds: what a README calls binding cannot be taken back, all else can until it shows something.

`BINDING` lists the moves that their README calls binding, by question and first word. They show nothing that nobody
knew, but others rely on them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from cases import Case, some

from argosy.kernel.position import bytes_of, copy_of

Move = tuple[str, str]  # the question and the first word of the notation

BINDING: dict[str, dict[Move, str]] = {
    # with what the README says, word for word
    "goa": dict.fromkeys(
        (("bid", "bid"), ("bid", "no"), ("sell_or_keep", "sell"), ("sell_or_keep", "keep")),
        "A bid is binding, and so is not to bid, to sell and to buy",
    ),
    "grog_island": {
        ("bid", "bid"): "A bid that is made stands",
        ("pay", "pay"): "A bid that is made stands, and so does a payment",
    },
}
DEALS = 4  # other deals in which somebody might have seen something else


def what_is_binding_stands(case: Case) -> None:
    """A binding move cannot be taken back by anybody; any other can, by who made it, if it showed nothing."""
    binding = BINDING.get(case.name, {})
    for seed in range(1, some(4, 2)):
        match = case.match(seed)
        for code in case.moves(seed):
            before, seat = match.state, match.to_move
            made = move_of(case, before, code)
            match.push(code)
            undoing = [other for other in range(case.seats) if match.can_undo(other)]
            if made in binding:
                assert not undoing, f"{made} is binding, and seat {undoing} takes it back"
            elif before.reveals == match.state.reveals:
                assert undoing == [seat], f"{made} showed nothing, and {undoing} can take it back, not seat {seat}"


def what_shows_nothing_is_binding_only_where_it_is_said(case: Case) -> None:
    """A move that always ends undo, though nobody ever learns anything from it, is called binding in the README."""
    bound_for_nothing(case, range(1, some(4, 2)))


def bound_for_nothing(case: Case, seeds: range) -> None:
    """Look for such moves in these games."""
    binding = BINDING.get(case.name, {})
    bound: Counter[Move] = Counter()
    loose: set[Move] = set(binding)
    for _, s in case.positions(seeds, 3):
        for code in case.game.rules.legal(s)[:: max(1, len(case.game.rules.legal(s)) // 3)]:
            made, after = move_of(case, s, code), copy_of(s)
            if made in loose:
                continue
            case.game.rules.kernels.apply(after, code)
            if after.reveals == s.reveals or after.depth == 0 or teaches(case, s, code, after):
                loose.add(made)
            else:
                bound[made] += 1
    for made, times in bound.items():
        assert made in loose or times < 3, f"{made} cannot be taken back, though nobody learned anything, {times} times"


def move_of(case: Case, s: Any, code: int) -> Move:
    """A move by its question and its first word."""
    return case.game.rules.asks[int(s.asks[s.depth - 1, 0])], case.game.rules.notation[code].split()[0]


def teaches(case: Case, s: Any, code: int, after: Any) -> bool:
    """Whether somebody learns something from a move: in another deal it would be illegal, or show something else."""
    rules = case.game.rules
    for viewer in case.viewers:
        seen = bytes_of(rules.view(after, viewer))
        for deal in range(DEALS):
            other = rules.view(s, viewer)
            rules.kernels.redeal(other, np.uint64(77 * deal + 5))
            if code not in rules.legal(other):
                return True
            rules.kernels.apply(other, code)
            if bytes_of(rules.view(other, viewer)) != seen:
                return True
    return False


LAWS = (what_is_binding_stands, what_shows_nothing_is_binding_only_where_it_is_said)
