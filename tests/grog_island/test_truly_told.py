"""The law of telling: what a move changed for all to see was told, to the right seat, with the right number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from argosy.games.grog_island.brain import contract as wits
from argosy.games.grog_island.face.log import tell
from argosy.games.grog_island.moves import MAX_MOVES, Code
from argosy.games.grog_island.parts import BUILDING_NAMES, GHOST, GOOD_NAMES
from argosy.games.grog_island.rules import contract
from argosy.kernel.chance import below
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of

from .tables import CODES, can, do, start, table, view, who

CHOOSE = 98  # purposes of chance
STRAY = 97
GAINS = {"log-coins", "log-coins-type", "log-change"}
POINTS = {"log-points-cloud", "log-points-third", "log-points-fifth"}


def count_of(seats: int, s: Any) -> Counter[tuple[str, int]]:
    """Everything that all can see and that has a number, by seat; -1 is the table."""
    found: Counter[tuple[str, int]] = Counter()
    for seat in range(seats):
        found["coins", seat] = int(s.coins[seat])
        found["points", seat] = int(s.points[seat])
        found["treasures", seat] = int(s.treasures[seat])
        found["parrots", seat] = int(s.parrots[seat])
        found["crew", seat] = int(s.crew[seat]).bit_count()
        found["goals", seat] = int(s.held[seat]).bit_count()
        for good, name in enumerate(GOOD_NAMES):
            found[name, seat] = int(s.goods[seat, good])
    acting = int(contract.to_act(s))
    found["goals", acting] += int(s.drawn).bit_count()
    found["locks", -1] = int(s.locked).bit_count()
    found["ghosts", -1] = int(s.crew[GHOST]).bit_count()
    found["rounds", -1] = int(s.auction)
    found["ends", -1] = int(s.depth == 0)
    return found


def amounts(fact: Any) -> Iterator[tuple[str, int]]:
    """What a fact of a line speaks of, and how many: typed numbers, not words."""
    for line in fact if isinstance(fact, list) else [fact]:
        if line.key.startswith("amount-"):
            yield line.key.removeprefix("amount-"), line.facts["n"]
        elif line.key == "part-treasure":
            yield "treasures", line.facts["n"]
        elif line.key.startswith("parrot-"):
            yield "parrots", line.facts["n"]
        elif line.key == "part-goal":
            yield "goals", 1


def changes(line: Line) -> Iterator[tuple[str, int, int]]:
    """What a line of the log says has changed: what, for whom, by how much."""
    facts, key = line.facts, line.key
    seat = facts["seat"].facts["n"] if "seat" in facts else -1
    if key == "log-take":
        yield facts["good"].key.removeprefix("part-"), seat, 1
    elif key in ("log-under", "log-under-own"):
        yield "goals", seat, -sum(n for _, n in amounts(facts["cards" if "cards" in facts else "goals"]))
    elif key in ("log-set", "log-hold"):
        yield "parrots", seat, -1
    elif key == "log-pass":
        yield from ((name, seat, n) for name, n in amounts(facts["goods"]) if name != "tiles")
    elif key == "log-give":
        yield from ((name, seat, -n) for name, n in amounts(facts["goods"]))
    elif key in GAINS:
        yield from ((name, seat, n) for name, n in amounts(facts["coins"]))
    elif key in POINTS:
        yield from ((name, seat, n) for name, n in amounts(facts["points"]))
    elif key == "log-draw":
        yield from ((name, seat, n) for name, n in amounts(facts["cards"]))
    elif key == "log-draw-goals":
        yield "goals", seat, facts["n"]
    elif key == "log-pay":
        yield from ((name, seat, -n) for name, n in amounts(facts["price"]))
    elif key == "log-pay-cards":
        yield from ((name, seat, -n) for name, n in amounts(facts["means"]))
    elif key == "log-claim":
        yield "crew", seat, 1
    elif key == "log-lock":
        yield "locks", -1, 1
    elif key == "log-ghost":
        yield "ghosts", -1, 1
    elif key == "log-round":
        yield "rounds", -1, 1
    elif key == "log-end":
        yield "ends", -1, 1


def told_change(lines: list[Line]) -> dict[tuple[str, int], int]:
    """All that the lines say has changed."""
    found: Counter[tuple[str, int]] = Counter()
    for line in lines:
        for name, seat, n in changes(line):
            assert n != 0, f"{line.key} tells of nothing"
            found[name, seat] += n
    return {key: n for key, n in found.items() if n}


def seen_change(before: Any, after: Any) -> dict[tuple[str, int], int]:
    """All that has changed for everybody to see."""
    old, new = count_of(int(before.seats), before), count_of(int(before.seats), after)
    return {key: new[key] - old[key] for key in {*old, *new} if new[key] != old[key]}


def told_of(lines: list[Line], key: str) -> list[int]:
    """The seats of which a line tells something, in order."""
    return [line.facts["seat"].facts["n"] for line in lines if line.key == key]


def check_passes_and_visits(before: Any, after: Any, lines: list[Line]) -> None:
    """In a round that goes on: who passed, who visits a ship, once each; whose bid stands."""
    if before.auction != after.auction or after.depth == 0:
        return
    seats = range(int(before.seats))
    assert sorted(told_of(lines, "log-pass")) == [n for n in seats if int(after.passed & ~before.passed) >> n & 1]
    marked = [n for n in seats if n + 1 in after.marker and n + 1 not in before.marker]
    assert sorted(told_of(lines, "log-ship")) == marked
    bids = told_of(lines, "log-bid") + told_of(lines, "log-hold")
    assert bids == ([int(after.bidder) - 1] if (before.bid, before.bidder) != (after.bid, after.bidder) else [])


def check_order(lines: list[Line]) -> None:
    """Nothing is told of a round before the line that opens it, and nothing of the old one after that line."""
    keys = [line.key for line in lines]
    if "log-round" in keys:
        assert keys[-1] == "log-round"
    if "log-end" in keys:
        after = keys[keys.index("log-end") + 1 :]
        assert set(after) <= {"log-goals", "log-score", "log-tie", "log-tie-shared"}


def check(before: Any, code: int, after: Any, viewer: int) -> list[Line]:
    """The law, for one move and one viewer."""
    lines = tell(view(before, viewer), code, view(after, viewer))
    assert told_change(lines) == seen_change(before, after), [line.key for line in lines]
    check_passes_and_visits(before, after, lines)
    check_order(lines)
    return lines


def game(seats: int, seed: int, s: Any = None, stray: int = 1) -> Iterator[tuple[Any, int, Any]]:
    """Deckhands with a random move now and then (`stray` 1: always), move by move: before, code, after."""
    s = start(seats, seed) if s is None else s
    out = np.zeros(MAX_MOVES, np.int16)
    made = 0
    while n := int(contract.legal(s, out)):
        if below(np.uint64(seed), STRAY, made, stray) == 0:
            i = below(np.uint64(seed), CHOOSE, made, n)
        else:
            i = wits.deckhand(view(s, who(s)), out, n, made)
        code = int(out[i])
        after = copy_of(s)
        contract.apply(after, code)
        yield s, code, after
        s = after
        made += 1


@pytest.mark.parametrize("stray", [1, 6])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_changed_was_told_and_nothing_else(seats: int, stray: int) -> None:
    for made, (before, code, after) in enumerate(game(seats, 20 + seats, stray=stray)):
        check(before, code, after, made % (seats + 1) - 1)  # every viewer in turn, -1 is a spectator
        check(before, code, after, int(contract.to_act(before)))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_poor_table_is_told_truly(seed: int) -> None:
    """Nobody has money or parrots: forced passes, rounds without a winner, automatic visits and ghosts."""
    s = table(2, seed, dice="66666", coins=[0, 3], treasures={0: "", 1: ""}, parrots={0: "", 1: ""}, goods={0: "map 2"})
    for before, code, after in game(2, seed, s):
        check(before, code, after, seed % 3 - 1)
        if after.auction > 8:
            break


def keys(s: Any, text: str, viewer: int) -> list[str]:
    """The keys of what is told of a move."""
    after = do(copy_of(s), text)
    return [line.key for line in check(s, CODES[text], after, viewer)]


def test_the_law_of_telling_notices_a_missing_and_a_false_line() -> None:
    s = do(table(ships="coin2 treasure goal parrot coin4 coin3"), "bid green+yellow-orange")
    after = do(copy_of(s), "pass")
    lines = tell(view(s, 0), CODES["pass"], view(after, 0))
    assert told_change(lines) == seen_change(s, after)
    assert told_change(lines[1:]) != seen_change(s, after)
    assert told_change([*lines, lines[0]]) != seen_change(s, after)


def test_an_automatic_ghost_is_told_of_who_did_not_win() -> None:
    taken = [name for name in BUILDING_NAMES if name.startswith("gray-")][1:]  # one building is left for it
    s = table(2, ships="coin2 treasure goal parrot coin3 coin4", crew={1: " ".join(taken)})
    do(s, "bid blue", "pass")
    while "refuse" not in can(s):
        do(s, sorted(can(s))[0])
    assert told_of(check(s, int(Code.REFUSE), do(copy_of(s), "refuse"), 0), "log-ghost") == [1]


def test_a_drawn_goal_is_told_as_a_goal() -> None:
    s = table(3, goods={1: "grog 1"}, ships="coin2 parrot goal treasure coin4 coin3")
    do(s, "bid green", "pass")
    assert keys(s, "ship orange", 1) == ["log-ship", "log-give", "log-draw-goals"]
    assert keys(s, "ship orange", 2) == ["log-ship", "log-give", "log-draw"]


def test_points_of_the_row_are_told_with_their_reasons() -> None:
    s = do(table(dice="11111", coins=[9, 0, 0], treasures={1: "", 2: ""}, parrots={1: "", 2: ""},
                 clouds="point plain parrot swap black"), "bid green+blue-orange-yellow-gray")  # fmt: skip
    while "pay" not in can(s):
        do(s, sorted(can(s))[0])
    do(s, "pay")
    first = next(text for text in sorted(can(s)) if text.startswith("claim green"))
    assert "log-points-cloud" in keys(s, first, 1)
    do(s, first)
    assert keys(s, "decline", 2) == ["log-decline", "log-points-third"]
    do(s, "decline")
    lock = sorted(can(s))[0]
    assert keys(s, lock, 0)[:2] == ["log-lock", "log-points-fifth"]


def test_what_is_paid_too_much_comes_back_and_is_told() -> None:
    s = do(table(coins=[0, 0, 0], treasures={0: "33", 1: "", 2: ""}, parrots={1: "", 2: ""}), "bid gray")
    while "spend 3" not in can(s):
        do(s, sorted(can(s))[0])
    do(s, "spend 3", "spend 3")
    told = check(s, int(Code.PAY), do(copy_of(s), "pay"), 1)
    assert [line.key for line in told][:2] == ["log-pay-cards", "log-change"]


def test_of_two_drawn_goals_the_other_is_told_to_go_under_the_deck() -> None:
    s = table(3, goods={1: "grog 1"}, ships="coin2 parrot goal treasure coin4 coin3")
    do(s, "bid orange", "pass")
    while not any(text.startswith("keep") for text in can(s)):
        do(s, "deliver grog")
    keep = sorted(can(s))[0]
    assert keys(s, keep, 1)[:2] == ["log-keep-own", "log-under-own"]
    assert keys(s, keep, 2)[:2] == ["log-keep", "log-under"]


def test_at_the_end_everybody_reads_all_goal_cards_with_what_they_pay() -> None:
    for before, code, after in game(2, 24, stray=9):
        if after.depth == 0:
            lines = check(before, code, after, -1)
    goals = [line for line in lines if line.key == "log-goals"]
    assert told_of(lines, "log-goals") == [0, 1]
    for seat, line in enumerate(goals):
        assert line.facts["n"] == int(after.held[seat]).bit_count() == len(line.facts["goals"])
        paid = sum(one.facts["n"] for one in line.facts["goals"])
        rest = int(after.points[seat] + after.treasures[seat] + after.coins[seat] // 5)
        scores = [one.facts["points"].facts["n"] for one in lines if one.key == "log-score"]
        assert paid + rest == scores[seat]
