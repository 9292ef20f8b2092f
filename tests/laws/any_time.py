"""The law of what may be used when: what is free is offered with every question of its table, and with no other.

`TABLE` has a row for every free use of a game: with which questions it is offered, and, where that is a plain matter of
having it, to whom. Whoever has it must then be offered it: "at any time" really is. The games' own tests put a seat
that has everything before every one of these questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cases import Case, some
from telling import played

from argosy.kernel.stack import SEAT, WHAT


@dataclass(frozen=True)
class Use:
    """A row of the table."""

    questions: frozenset[str]
    has: Callable[[Any, int], bool] | None = None  # who has it is offered it; None: it depends on more


def use(questions: Iterable[str] | str, has: Callable[[Any, int], bool] | None = None) -> Use:
    return Use(frozenset(questions.split() if isinstance(questions, str) else questions), has)


IN_THE_MIDST = "turn after found_add harvest sell refill"  # of one's own turn: before, during and after the action
SPENDING = "action plan build goods sail cannons progress order"  # before an action, and in it wherever gold helps
PHASE_B = "site main city village free fight_nation fight offer quest lay_figures"
ALWAYS = f"{PHASE_B} sail draw purchase nation explore stack disc choose fight_pay pay marker synergy skull"

TABLE: dict[str, dict[str, Use]] = {
    "goa": {
        "use": use(IN_THE_MIDST), "play": use(IN_THE_MIDST), "spy": use(IN_THE_MIDST), "swap": use(IN_THE_MIDST),
        "discard": use(IN_THE_MIDST, lambda s, seat: s.hand_size[seat] > 0),
    },
    "grog_island": {"set": use("bid"), "hold": use("bid"), "spend": use("pay")},
    "amerigo": {"use": use(SPENDING), "chest": use(SPENDING, lambda s, seat: s.chests[seat] > 0)},
    "maracaibo": {
        "recruit": use(ALWAYS),
        "plan": use(f"first_plan {PHASE_B}"),
        "claim": use(PHASE_B),
    },
}  # fmt: skip


def what_is_free_is_offered_at_its_time(case: Case) -> None:
    """With no other question, and to everybody who has it."""
    table = TABLE.get(case.name, {})
    for seed in range(1, some(12, 2) if table else 0):
        for before, _, _ in played(case, seed, clever=seed % 2 == 0):
            check(case, before, table)


def check(case: Case, s: Any, table: dict[str, Use]) -> None:
    """One position."""
    row = s.asks[s.depth - 1]
    question, seat = case.game.rules.asks[int(row[WHAT])], int(row[SEAT])
    offered = {case.game.rules.notation[code].split()[0] for code in case.game.rules.legal(s)}
    for word, may in table.items():
        if word in offered:
            assert question in may.questions, f"“{word}” is offered with the question {question}"
        elif question in may.questions and may.has is not None:
            assert not may.has(s, seat), f"“{word}” is not offered with the question {question}"


LAWS = (what_is_free_is_offered_at_its_time,)
