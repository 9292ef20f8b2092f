"""The numbers that a network is given say what lies on the table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from argosy.games import find
from argosy.games.grog_island.brain import worth
from argosy.games.grog_island.brain.thumb import all_claims, pass_worth, row_worth
from argosy.games.grog_island.moves import BID_ROW, NOTATION, Code
from argosy.games.grog_island.parts import (
    BIT,
    BUILDING_NAMES,
    COLOUR_NAMES,
    GOAL_NAMES,
    GOALS,
    PENINSULA,
)
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.rules.cards import goal_kinds
from argosy.games.grog_island.rules.scoring import score
from argosy.games.grog_island.state import Ask

from .tables import CODES, can_bid, do, legal_codes, start, table, view, what, who

GAME = find("grog_island")


class Numbers:
    """What a seat's network is given, by name."""

    def __init__(self, s: Any, seat: int) -> None:
        self.out = np.zeros(len(GAME.brain.features), np.float32)
        GAME.brain.kernels.features(view(s, seat), self.out)

    def __getitem__(self, name: str) -> float:
        return float(self.out[GAME.brain.features.index(name)])

    def of(self, stem: str) -> dict[str, float]:
        """Those that are not 0, by what follows this beginning of their names."""
        pairs = zip(GAME.brain.features, self.out.tolist(), strict=True)
        return {name.removeprefix(stem): x for name, x in pairs if x != 0 and name.startswith(stem)}


def positions(seats: int, seeds: range, every: int = 7) -> Any:
    """Positions of games in which everybody takes any move."""
    for seed in seeds:
        s = start(seats, seed)
        step = 0
        while legal_codes(s) and step < 250:
            if step % every == 0:
                yield s
            moves = legal_codes(s)
            contract.apply(s, moves[(seed * 31 + step * 17) % len(moves)])
            step += 1


def test_names_are_unique_and_old_ones_keep_their_places() -> None:
    names = GAME.brain.features
    assert len(set(names)) == len(names)
    assert (names[0], names[14], names[201]) == ("ask_goals", "ask_a/32", "seat0_coins/20")
    assert names[531] == f"own_drawn_{GOAL_NAMES[-1]}"


def test_a_claim_says_where_it_is_open_and_what_is_barred() -> None:
    s = table(2, clouds="plain swap parrot point black", coins=[20, 8])
    do(s, "bid blue+yellow")
    while what(s) != Ask.PAY:
        do(s, "pass" if what(s) == Ask.BID else NOTATION[legal_codes(s)[0]])
    do(s, "pay")
    assert set(Numbers(s, 0).of("claim_on_")) == {"blue", "yellow"}
    assert Numbers(s, 0).of("claim_barred_") == {}
    do(s, "claim blue-sword")  # under the cloud that exchanges a goal; the other claim waits
    assert what(s) == Ask.SWAP
    now = Numbers(s, 0)
    assert set(now.of("claim_on_")) == {"yellow"}
    assert set(now.of("claim_barred_")) == {"sword"}


def test_a_visit_says_which_ships_are_open_and_what_was_done() -> None:
    s = do(table(3, goods={0: "fish 1 coconut 1"}, coins=[0, 8, 8], treasures={0: ""}), "pass")
    assert set(Numbers(s, 0).of("ship_open_")) == {"green", "blue"}
    s = table(3, goods={0: "fish 5 coconut 1"}, coins=[0, 8, 8], treasures={0: ""})
    do(s, "pass", "ship blue")
    now = Numbers(s, 0)
    assert now["visited_blue"] == 1 and now["visit_acted"] == 0 and now["visited_green"] == 0
    assert now["seat0_claim_by_ship_blue"] == 1 and now["seat0_claim_by_ship_green"] == 0
    do(s, "deliver fish")
    assert Numbers(s, 0).of("delivered_") == {"1": 1.0}
    do(s, "enough")
    now = Numbers(s, 0)
    assert now["visit_acted"] == 1 and now["visit_traded"] == 1 and now["own_fish_4"] == 1


def test_tiles_for_a_claim_say_the_building_and_what_is_due() -> None:
    s = table(3, goods={0: "fish 4 coconut 4"}, coins=[0, 8, 8], treasures={0: ""})
    do(s, "pass", "ship blue", "claim blue-sword", "deliver fish")
    now = Numbers(s, 0)
    assert what(s) == Ask.TILES
    assert set(now.of("tiles_for_")) == {"blue", "sword"} and set(now.of("tiles_due_")) == {"3"}


def test_locks_and_ghosts_say_the_peninsula_and_what_barring_is_worth() -> None:
    asked = set()
    for s in positions(2, range(1, 30), 1):
        if what(s) in (Ask.LOCK, Ask.GHOST):
            asked.add(what(s))
            colour = int(s.asks[s.depth - 1, 2])
            stem = "lock_on_" if what(s) == Ask.LOCK else "haunt_"
            now = Numbers(s, who(s))
            assert set(now.of(stem)) == {COLOUR_NAMES[colour]}
            free = int(s.free & PENINSULA[colour])
            open_plots = {f"{name}/10" for b, name in enumerate(BUILDING_NAMES) if free >> b & 1}
            assert set(now.of("bar_worth_")) <= open_plots
            assert now.of("bar_worth_")
    assert asked == {Ask.LOCK, Ask.GHOST}


def test_dice_are_seen_as_they_lie_and_a_set_die_by_its_owner_alone() -> None:
    s = table(3, dice="15143", parrots={0: "set-green"}, coins=[12, 8, 8])
    assert Numbers(s, 0).of("die_green_") == {"1": 1.0} and Numbers(s, 0).of("die_blue_") == {"5": 1.0}
    do(s, "set green 4")
    mine, theirs = Numbers(s, 0), Numbers(s, 1)
    assert mine.of("die_green_") == {"4": 1.0} and mine["turned_green"] == 1
    assert theirs.of("die_green_") == {"1": 1.0} and theirs["turned_green"] == 0
    do(s, "bid green+blue")
    now = Numbers(s, 1)
    assert now.of("die_green_") == {"4": 1.0} and now.of("bid_") == {"9": 1.0} and now.of("dice_") == {"2": 1.0}
    assert set(now.of("laid_")) == {"green", "blue"}


def test_majorities_are_seen_from_the_viewer() -> None:
    s = table(3, crew={0: "green-hat", 1: "green-hook green-coffin blue-anchor", 2: "blue-sword"})
    now = Numbers(s, 0)
    assert now.of("majority_green_") == {"seat1": 1.0} and now.of("majority_blue_") == {}
    assert now["standing_green_behind-1"] == 1 and now["standing_orange_level"] == 1
    theirs = Numbers(s, 1)
    assert theirs.of("majority_green_") == {"seat0": 1.0} and theirs["standing_green_ahead-1"] == 1


def test_goal_cards_say_what_they_pay_and_which_are_there_twice() -> None:
    s = table(
        3,
        goals={0: "peninsula-green type-hat type-hat good-fish"},
        crew={0: "green-hat gray-hat", 1: "gray-sword"},
        goods={0: "fish 3 map 3"},
    )
    now = Numbers(s, 0)
    assert now["goal_pays_peninsula-green/6"] == pytest.approx(6 / 6)
    assert now["goal_pays_type-hat/6"] == pytest.approx(4 / 6)
    assert now["goal_pays_good-fish/6"] == pytest.approx(3 / 6)
    assert set(now.of("goal_twice_")) == {"type-hat"}
    assert now["paid_peninsulas/20"] == pytest.approx(6 / 20) and now["paid_types/20"] == pytest.approx(4 / 20)
    assert now["paid_goods/20"] == pytest.approx((3 + 1) / 20)  # three maps stand for one
    assert now["seat0_score/40"] == pytest.approx(score(s, 0) / 40)
    assert set(Numbers(s, 1).of("goal_pays_")).isdisjoint({"peninsula-green/6"} - _held(s, 1))


def _held(s: Any, seat: int) -> set[str]:
    return {f"{GOAL_NAMES[s.face[b] - 1]}/6" for b in range(GOALS) if s.held[seat] & BIT[b]}


def test_a_building_says_the_goal_points_that_it_brings() -> None:
    s = table(3, goals={0: "peninsula-green type-hat good-fish parrot"}, crew={0: "green-hook", 1: "green-coffin"})
    now = Numbers(s, 0)
    assert now["claim_points_green-hat/10"] == pytest.approx((4 + 2) / 10)  # the majority instead of 2, and the type
    assert now["claim_points_green-voodoo/10"] == pytest.approx(4 / 10)
    assert now["claim_points_gray-hat/10"] == pytest.approx(2 / 10)
    assert now["claim_points_gray-sword/10"] == 0
    assert now["claim_worth_green-hook/10"] == 0  # not free


def test_known_cards_in_the_deck_are_told_to_who_knows_them() -> None:
    s = table(3)
    under = {int(s.face[s.queue[(s.top + i) % GOALS] - 1]): i for i in range(s.goals_left)}
    mine = Numbers(s, 0).of("goal_in_deck_")
    known = {
        GOAL_NAMES[face - 1] for face, i in under.items() if s.knows[0] & BIT[s.queue[(s.top + i) % GOALS] - 1]
    }  # fmt: skip
    assert known and set(mine) == known and set(mine.values()) == {0.5}
    back = int(s.queue[s.top]) - 1
    s.knows[0] |= BIT[back]
    assert Numbers(s, 0)[f"goal_in_deck_{GOAL_NAMES[s.face[back] - 1]}"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_claims_are_worth_what_a_deckhand_thinks(seats: int) -> None:
    tried = 0
    for s in positions(seats, range(1, 5)):
        seat = who(s)
        v = view(s, seat)
        if v.crew_left[seat] == 0:
            continue
        now = Numbers(s, seat)
        left, kinds = worth.time_left(v), goal_kinds(v, v.held[seat])
        for b, name in enumerate(BUILDING_NAMES):
            wanted = worth.building(v, seat, kinds, b, left) if v.free & BIT[b] else 0.0
            assert now[f"claim_worth_{name}/10"] == pytest.approx(wanted / 10, abs=1e-6)
        for colour, name in enumerate(COLOUR_NAMES):
            best, _, second = worth.claim(v, seat, kinds, colour, left)
            assert now[f"claim_best_{name}/10"] == pytest.approx(best / 10, abs=1e-6)
            assert now[f"claim_next_{name}/10"] == pytest.approx(second / 10, abs=1e-6)
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bid_that_may_be_made_has_its_gain_over_passing(seats: int) -> None:
    tried = 0
    for s in positions(seats, range(1, 9), 3):
        if what(s) != Ask.BID:
            assert Numbers(s, who(s)).of("edge_") == {}
            continue
        seat = who(s)
        v = view(s, seat)
        now = Numbers(s, seat)
        left, kinds, money = worth.time_left(v), goal_kinds(v, v.held[seat]), worth.real_money(v, seat)
        claims, passing = all_claims(v, seat, kinds, left), pass_worth(v, seat, kinds, left)
        assert now["passing/10"] == pytest.approx(passing / 10, abs=1e-6)
        assert {name.removesuffix("/10") for name in now.of("edge_")} <= can_bid(s)
        for row in can_bid(s):
            price = sum(int(v.turned[c] or v.dice[c]) for c, name in enumerate(COLOUR_NAMES) if name in _dice(row))
            wanted = -10.0
            if price <= money:
                one, other = (claims[BID_ROW[CODES[f"bid {row}"] - Code.BID, space]] for space in (0, 1))
                dice = len(_dice(row))
                either = (row_worth(v, seat, *pair, dice, price, left) for pair in ((one, other), (other, one)))
                wanted = max(either) - passing
            assert now[f"edge_{row}/10"] == pytest.approx(wanted / 10, abs=1e-5)
            tried += 1
    assert tried > 100


def _dice(row: str) -> list[str]:
    return row.replace("+", "-").split("-")


def test_prices_say_what_can_be_paid_and_what_cannot_be_beaten() -> None:
    s = table(3, dice="15143", coins=[7, 4, 3], treasures={0: "1", 1: "", 2: ""}, parrots={1: "", 2: ""})
    now = Numbers(s, 0)
    assert now["price_blue/20"] == pytest.approx(5 / 20)
    assert now["price_blue+gray/20"] == pytest.approx(8 / 20)
    assert now["price_blue+yellow/20"] == -1  # 9 may be bid with 10 at most, but only 8 are there
    assert now["edge_blue+yellow/10"] == -1
    assert now["unbeatable_yellow"] == 1 and now["unbeatable_gray"] == 0  # the others have 4 and 3
    assert now["rivals_over_bid/30"] == pytest.approx(4 / 30) and now["own_purse/30"] == pytest.approx(8 / 30)


def test_setting_a_die_gains_where_it_makes_claims_cheaper() -> None:
    goals = {0: "type-pub peninsula-orange parrot good-map"}
    s = table(3, dice="26666", parrots={0: "set-orange"}, coins=[14, 8, 8], goals=goals)
    now = Numbers(s, 0)
    gains = now.of("gain_by_setting_")
    assert set(gains) <= {f"orange_{face}/10" for face in range(1, 6)}
    assert gains["orange_1/10"] > gains["orange_5/10"] > 0
    assert Numbers(table(3, dice="26666", parrots={0: "hold"}), 0).of("gain_by_setting_") == {}


def test_a_payment_says_what_is_still_due() -> None:
    s = table(2, dice="15143", coins=[6, 0], treasures={0: "3", 1: ""}, parrots={1: ""})
    do(s, "bid blue+gray")
    while what(s) != Ask.PAY:
        do(s, "pass" if what(s) == Ask.BID else NOTATION[legal_codes(s)[0]])
    now = Numbers(s, 0)
    assert now["own_due/20"] == pytest.approx(2 / 20) and now["own_laid_out_enough"] == 0 and now["own_can_pay"] == 1
    do(s, "spend 3")
    now = Numbers(s, 0)
    assert now["own_due/20"] == pytest.approx(-1 / 20) and now["own_laid_out_enough"] == 1


def test_seats_are_counted_from_the_viewer() -> None:
    s = table(3, coins=[3, 20, 7], crew={2: "green-hat"})
    now, theirs = Numbers(s, 0), Numbers(s, 2)
    assert now["seat0_coins_3"] == now["seat1_coins_15+"] == now["seat2_coins_7"] == 1
    assert theirs["seat0_coins_7"] == theirs["seat1_coins_3"] == theirs["seat2_coins_15+"] == 1
    assert now["seat2_crew_left_8"] == 1 and theirs["seat0_crew_left_8"] == 1
    assert now["seats_3"] == 1 and now.of("seat3_") == {}
