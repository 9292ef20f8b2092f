"""The log tells the truth: what it says of every seat, added up, is what changed on the table, and nothing else.

Every line carries what it says as numbers and names. `EFFECTS` says what each line means for the table; the sum of all
lines of a move must be the difference between the table before and after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from argosy.games.amerigo import GAME
from argosy.games.amerigo.brain import contract as wits
from argosy.games.amerigo.chart import NOWHERE
from argosy.games.amerigo.face.log import opening
from argosy.games.amerigo.moves import place_name
from argosy.games.amerigo.parts import (
    COLOUR_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    NEUTRALS,
    PHASES,
    PIRATE_STRENGTH,
    PRODUCT_NAMES,
    TOKEN_NAMES,
    Action,
)
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.scoring import score
from argosy.games.amerigo.state import SheetLine as Sheet
from argosy.kernel.game import Line

from .table import CODES, Desk, new_game, turn
from .test_words import said

Table = Counter[tuple[Any, ...]]


# ---- the table, counted --------------------------------------------------------------------------------------------


def table_of(v: Any) -> Table:
    """Everything countable that lies on the table, by what and whose it is."""
    found: Table = Counter()
    found["phases"] = int(v.round_no) * PHASES + int(v.phase)
    found["pirates"] = sum(int(PIRATE_STRENGTH[v.pirate[i]]) for i in range(v.pirates_open))
    for token in (*v.left, *v.right):
        found["shown", TOKEN_NAMES[token - 1]] += int(token > 0)
    for product, name in enumerate(PRODUCT_NAMES):
        found["market", name] = int(v.market[product])
    for kind in range(NEUTRALS):
        found["neutral", KIND_NAMES[kind]] = int(v.neutrals[kind])
    for seat in range(v.seats):
        for what, n in seat_of(v, seat):
            found[what] += n
    return found


def seat_of(v: Any, seat: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    """What one seat has."""
    for name in ("gold", "cannons", "progress", "order", "posts_left", "chests"):
        yield (name, seat), int(v[name][seat])
    for bit, name in enumerate(TOKEN_NAMES):
        yield ("token", seat, name), int(v.tokens[seat]) >> bit & 1
        yield ("used", seat, name), int(v.used[seat]) >> bit & 1
    for kind, name in enumerate(KIND_NAMES):
        yield ("stock", seat, name), int(v.stock[seat, kind])
        if kind >= NEUTRALS:
            yield ("village", seat, name), int(v.villages[seat, kind - NEUTRALS])
    for good, name in enumerate(GOOD_NAMES):
        yield ("resource", seat, name), int(v.resources[seat, good])
        yield ("product", seat, name), int(v.products[seat, good])
    for place in v.ships[seat]:
        if place != NOWHERE:
            yield ("ship", seat, place_name(int(place))), 1
    for line in (line for line in Sheet if line < Sheet.GOLD):
        yield (line.name, seat), int(v.points[seat, line]) * (-1 if line == Sheet.PIRATES else 1)


# ---- what a line means ---------------------------------------------------------------------------------------------


def part(line: Line, fact: str) -> str:
    """The name of a piece that a line speaks of."""
    return str(line.facts[fact].key).removeprefix("part-")


def number(line: Line, fact: str) -> int:
    """How much of something a line speaks of."""
    return int(line.facts[fact].facts["n"])


def counted(lines: list[Line]) -> dict[str, int]:
    """A list like "2 gold and 1 cannon" by what is counted."""
    found = {line.key.removeprefix("amount-"): int(line.facts["n"]) for line in lines}
    assert len(found) == len(lines), "a thing is named twice"
    return found


def taken(line: Line, seat: int) -> Table:
    tile = part(line, "tile")
    supply = ("neutral", tile) if KIND_NAMES.index(tile) < NEUTRALS else ("village", seat, tile)
    return Counter({("stock", seat, tile): 1, supply: -1})


def bought(line: Line, seat: int) -> Table:
    good = part(line, "good")
    return Counter({("product", seat, good): 1, ("market", f"{good}-{number(line, 'points')}"): -1})


def product_of(line: Line) -> str:
    return f"{part(line, 'good')}-{line.facts['cost']}"


def plundered(line: Line, seat: int) -> Table:
    lost = counted(line.facts["goods"])
    assert all(lost.values())
    return Counter({("cannons", seat): -lost.get("cannons", 0), ("PIRATES", seat): lost.get("points", 0)})


def gathered(line: Line, seat: int) -> Table:
    return Counter({("resource", seat, good): n for good, n in counted(line.facts["goods"]).items()})


def moved(track: str) -> Callable[[Line, int], Table]:
    return lambda line, seat: Counter({(track, seat): int(line.facts["n"])})


def gained(what: str, fact: str, times: int = 1) -> Callable[[Line, int], Table]:
    return lambda line, seat: Counter({(what, seat): times * number(line, fact)})


EFFECTS: dict[str, Callable[[Line, int], Table]] = {
    "log-gold": gained("gold", "gold"),
    "log-gold-unasked": gained("gold", "gold"),
    "log-gains-gold": gained("gold", "gold"),
    "log-prize": gained("gold", "gold"),
    "log-paid": gained("gold", "gold", -1),
    "log-chest": lambda line, seat: Counter({("gold", seat): number(line, "gold"), ("chests", seat): -1}),
    "log-surplus": lambda line, seat: Counter(
        {("gold", seat): -number(line, "points"), ("SURPLUS_GOLD", seat): number(line, "points")}
    ),
    "log-use": lambda line, seat: Counter({("used", seat, part(line, "token")): 1}),
    "log-cube-points": gained("CUBES", "points"),
    "log-cannons": moved("cannons"),
    "log-progress": moved("progress"),
    "log-order": moved("order"),
    "log-jump": moved("order"),
    "log-post": lambda line, seat: Counter({("posts_left", seat): -1}),
    "log-discovery": gained("DISCOVERIES", "points"),
    "log-token": lambda line, seat: Counter(
        {("token", seat, part(line, "token")): 1, ("shown", part(line, "token")): -1}
    ),
    "log-take": taken,
    "log-build": lambda line, seat: Counter(
        {("stock", seat, part(line, "tile")): -1, ("BUILDINGS", seat): number(line, "points")}
    ),
    "log-resources": gathered,
    "log-complete": gained("COMPLETIONS", "points"),
    "log-post-points": gained("POSTS", "points"),
    "log-wins-chest": lambda line, seat: Counter({("chests", seat): 1}),
    "log-buy": bought,
    "log-repelled": lambda line, seat: Counter({("cannons", seat): -int(line.facts["n"])}),
    "log-plundered": plundered,
}
OF_THE_TABLE = {"log-throw": 1, "log-skipped": 1, "log-end": 1}  # a phase has passed
SILENT = {"log-round", "log-choose", "log-done", "log-nothing-to-lose", "log-final", "log-result", "log-tie"}


def told(lines: list[Line], before: Any) -> Table:
    """What the lines of a move say has changed."""
    change: Table = Counter()
    market = {name: int(before.market[product]) for product, name in enumerate(PRODUCT_NAMES)}
    for line in lines:
        if line.key in EFFECTS:
            change.update(EFFECTS[line.key](line, int(line.facts["seat"].facts["n"])))
        elif line.key in OF_THE_TABLE:
            change["phases"] += OF_THE_TABLE[line.key]
        elif line.key == "log-pirate":
            change["pirates"] += int(line.facts["n"])
        elif line.key == "log-leave":
            change.subtract(("shown", token.key.removeprefix("part-")) for token in line.facts["tokens"])
        elif line.key == "log-display":
            change.update(("shown", token.key.removeprefix("part-")) for token in line.facts["tokens"])
        elif line.key == "log-market":
            change.subtract({("market", name): n + change["market", name] for name, n in market.items()})
            change.update({("market", product_of(one)): int(one.facts["n"]) for one in line.facts["products"]})
        elif line.key in ("log-sail", "log-sail-frame", "log-stay", "log-stay-frame"):
            change["ship", int(line.facts["seat"].facts["n"]), line.facts["place"]] += 1
            if line.facts["start"]:
                change["ship", int(line.facts["seat"].facts["n"]), line.facts["start"]] -= 1
        else:
            assert line.key in SILENT, f"what does {line.key} say?"
    return change


def check(before: Any, move: int, after: Any) -> list[Line]:
    """The law of telling, for one move and one viewer."""
    lines = GAME.face.tell(before, move, after)
    if before.moves == 0:
        first = opening(before)
        assert lines[: len(first)] == first
        lines = lines[len(first) :]
    says = told(lines, before)
    true = table_of(after)
    true.subtract(table_of(before))
    wrong = {what: (says[what], true[what]) for what in {*says, *true} if says[what] != true[what]}
    assert not wrong, f"told and true: {wrong}; {[said(line) for line in lines]}"
    throws = [line for line in lines if line.key == "log-throw"]
    if throws and after.depth:
        cubes = counted(throws[-1].facts["cubes"])
        assert cubes == {f"{c}-cubes": int(n) for c, n in zip(COLOUR_NAMES, after.offered, strict=True) if n}
    for line in lines:
        if line.key == "log-result":
            assert number(line, "points") == score(after, int(line.facts["seat"].facts["n"]))
    return lines


def play(desk: Desk, choose: Callable[[Any, list[int]], int], viewer: int) -> set[str]:
    """A game to its end, every move checked; the kinds of lines that were heard."""
    heard = set()
    before = GAME.rules.view(desk.s, viewer)
    while moves := GAME.rules.legal(desk.s):
        code = choose(desk.s, moves)
        contract.apply(desk.s, code)
        after = GAME.rules.view(desk.s, viewer)
        heard |= {line.key for line in check(before, code, after)}
        before = after
    return heard


def at_random(seed: int) -> Callable[[Any, list[int]], int]:
    rng = np.random.default_rng(seed)
    return lambda s, moves: moves[rng.integers(len(moves))]


def as_deckhands(seed: int) -> Callable[[Any, list[int]], int]:
    """By rule of thumb, with a stray move now and then."""
    rng = np.random.default_rng(seed)

    def choose(s: Any, moves: list[int]) -> int:
        if rng.random() < 0.1:
            return moves[rng.integers(len(moves))]
        return moves[wits.deckhand(s, np.array(moves, np.int16), len(moves), 0)]

    return choose


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_log_says_of_random_games_is_what_happened(seats):
    for seed in range(2):
        heard = play(new_game(seats, 10 * seats + seed, seed), at_random(seed), seed - 1)
        assert {"log-throw", "log-gold", "log-round", "log-pirate", "log-display", "log-final", "log-result"} <= heard


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_log_says_of_deckhands_games_is_what_happened(seats):
    heard = play(new_game(seats, 50 * seats), as_deckhands(seats), 0)
    assert {"log-build", "log-take", "log-post", "log-discovery", "log-repelled"} <= heard


# ---- single truths -------------------------------------------------------------------------------------------------


def heard(desk: Desk, *texts: str) -> list[str]:
    """What the log says about the last of these moves; the law holds for it."""
    desk.do(*texts[:-1])
    before = GAME.rules.view(desk.s, 0)
    desk.do(texts[-1])
    return [said(line) for line in check(before, CODES[texts[-1]], GAME.rules.view(desk.s, 0))]


def last_of_round(seat: int = 1, **more: Any) -> Desk:
    """A seat is the last to move in the white phase of the second round."""
    desk = turn(seat, phase="white", cubes={"black": 4}, **more)
    desk.s.turn = 1
    desk.s.in_turn[:2] = [1 - seat, seat]
    desk.pirates(2)
    return desk


def test_a_phase_in_which_all_took_gold_is_not_told_as_skipped():
    for seed in range(1, 400):  # until red or green cubes come out alone
        desk = turn(1, seed=seed, phase="blue", cubes={"red": 3})
        desk.s.turn, desk.s.in_turn[:2] = 1, [0, 1]
        desk.s.stored[:2] = desk.s.neutrals[:] = desk.s.villages[:] = desk.s.market[:] = 0  # nothing can be planned
        desk.books = False
        before = GAME.rules.view(desk.s, 0)
        desk.do("gold")
        if desk.s.passed[Action.PLANNING].any():
            break
    lines = [said(line) for line in check(before, CODES["gold"], GAME.rules.view(desk.s, 0))]
    assert lines[1] == "The black phase is skipped: no cubes."
    assert lines[2].startswith("The red cubes go into the tower. What comes out: ")
    assert [line.split(" takes")[0] for line in lines[3:5]] == [
        "Seat 0 can do nothing else and",
        "Seat 1 can do nothing else and",
    ]


def test_bold_pirates_taken_in_the_last_move_of_a_round_are_felt_and_told():
    desk = turn(1, phase="white", cubes={"brown": 4}, progress={1: 0}, cannons={0: 3})
    desk.s.turn = 1
    desk.s.in_turn[:2] = [0, 1]
    desk.pirates(2)
    desk.show_tokens("bold-pirates", "jump")
    desk.books = False
    lines = heard(desk, "choose progress", "steps 4", "token bold-pirates")
    assert "Pirates of strength 4 plunder Seat 0, who loses 3 cannons." in lines
    assert "Pirates of strength 2 find nothing to take from Seat 1." in lines


def test_pirates_that_were_repelled_are_told_so():
    lines = heard(last_of_round(cannons={0: 2}), "choose cannons", "steps 4")
    assert "Seat 0 repels pirates of strength 2 and gives up 2 cannons." in lines
    assert "Seat 1 repels pirates of strength 2 and gives up 2 cannons." in lines


def test_own_prize_money_is_told():
    lines = heard(last_of_round(tokens={1: ["prize-money"]}), "choose cannons", "steps 4")
    assert "Seat 1 gets prize money: 2 gold." in lines


def test_gold_paid_in_the_last_move_of_a_round_is_told():
    desk = last_of_round(gold={1: 3})
    assert "Seat 1 pays 2 gold for more action points." in heard(desk, "choose cannons", "steps 6")


def test_gold_for_posts_is_told():
    desk = turn(0, cubes={"blue": 4}, ships={0: ["g2", "frame1"]}, tokens={0: ["post-gold"]})
    assert "Seat 0 gets 1 gold." in heard(desk, "choose sailing", "ship 1", "sail g1", "post")


def test_the_last_step_made_unasked_is_told():
    desk = turn(0, cubes={"brown": 1}, progress={0: 4})
    assert heard(desk, "choose progress")[:2] == [
        "Seat 0 chooses: Progress.",
        "Seat 0 goes 1 step on the progress track.",
    ]
    desk = turn(0, cubes={"brown": 3}, progress={0: 19}, gold={0: 4})
    desk.show_tokens("jump")
    desk.books = False
    assert heard(desk, "choose progress")[1:4] == [
        "Seat 0 goes 1 step on the progress track.",
        "Seat 0 gets 2 gold.",
        "Seat 0 takes “Jump ahead”.",
    ]


def test_points_for_cubes_are_told():
    desk = turn(0, cubes={"blue": 4, "red": 2}, tokens={0: ["cube-points"]})
    assert heard(desk, "use cube-points")[:2] == [
        "Seat 0 uses “Points for cubes”.",
        "Seat 0 scores 6 points for the cubes.",
    ]


def test_points_for_gold_beyond_the_track_are_told():
    desk = turn(0, cubes={"blue": 4, "red": 3}, gold={0: 11})
    assert heard(desk, "gold")[:2] == [
        "Seat 0 takes 3 gold instead of an action.",
        "Seat 0 has no room for more gold: 2 points.",
    ]


def test_gold_from_a_token_is_told():
    desk = turn(0, tokens={0: ["five-gold"]})
    assert heard(desk, "use five-gold") == ["Seat 0 uses “Five gold”.", "Seat 0 gets 5 gold."]


def test_a_jump_is_told():
    desk = turn(0, cubes={"white": 2}, tokens={0: ["jump"]}, order={0: 1, 1: 4})
    assert heard(desk, "choose order", "use jump")[1] == "Seat 0 jumps 3 spaces, onto the foremost disc."


def test_a_pirate_that_is_turned_up_is_told():
    desk = last_of_round()
    lines = heard(desk, "choose cannons", "steps 4")
    strength = (0, 0, 1, 2, 3, 4)[int(desk.s.pirate[1]) - 1]
    assert f"A pirate token of strength {strength} lies face up." in lines


def test_the_end_is_told_with_what_it_brings_and_who_wins_a_tie():
    desk = last_of_round(round_no=5, gold={0: 2, 1: 2}, order={0: 0, 1: 0}, ahead=[1, 0])
    desk.s.points[:] = 0
    lines = heard(desk, "choose cannons", "steps 4")
    assert "The last round is over." in lines
    assert "At the end Seat 0 gets points: 2 for gold." in lines
    assert lines[-1] == "Seat 1 and Seat 0 have 2 points each: Seat 1 is further ahead on the order track and wins."
