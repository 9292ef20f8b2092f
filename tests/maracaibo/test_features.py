"""What a network is told about a table of Maracaibo, by the names of its numbers."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import GOODS, NATIONS, Op
from argosy.games.maracaibo.parts import (
    AT,
    CARD_IDS,
    CAREER_IDS,
    CAREER_TASKS,
    CITY_GOOD,
    COMBAT_IDS,
    LEGACY,
    NO_TILE,
    PARTS,
    PROGRAM,
    QUEST_IDS,
    TASK_IDS,
    TILE_COST,
)
from argosy.games.maracaibo.rules.fight import fight_value
from argosy.games.maracaibo.rules.scoring import begin_scoring, multiplier
from argosy.games.maracaibo.rules.village import price_of
from argosy.games.maracaibo.state import Ask, Choice, DiscTo

from .story_table import Campaign
from .table import Desk

NAMES = GAME.brain.features
FIRST_NEW = NAMES.index("asked_choice_0")


class Sight:
    """What a seat is told."""

    def __init__(self, desk: Desk, seat: int = 0) -> None:
        self.out = np.zeros(len(NAMES), np.float32)
        GAME.brain.kernels.features(GAME.rules.view(desk.s, seat), self.out)

    def __getitem__(self, name: str) -> float:
        return round(float(self.out[NAMES.index(name)]), 5)

    def ones(self, stem: str) -> list[str]:
        """What a block of zeros and ones says: the ends of the names that are 1."""
        return [
            name.removeprefix(stem) for name, x in zip(NAMES, self.out, strict=True) if name.startswith(stem) and x == 1
        ]


def card_with(good: str) -> str:
    """A card that shows a good."""
    return next(str(row["id"]) for row in PARTS["project"] if row["good"] == good and row["set"] == "A")


def test_what_trained_weights_know_stays_where_it_was() -> None:
    assert FIRST_NEW == 3094
    assert NAMES[FIRST_NEW - 1] == f"unseen_{CARD_IDS[-1]}"
    assert len(set(NAMES)) == len(NAMES)


def test_every_ship_and_explorer_is_where_it_is_seen_from_the_viewer() -> None:
    desk = Desk(3).turn(1, at="9", explorer="b2")
    desk.s.ship[2], desk.s.ship[0] = AT["14"], AT["3"]
    desk.have(0, explorer="5")
    sight = Sight(desk, 1)
    assert [sight.ones(f"seat{i}_ship_at_") for i in range(4)] == [["9"], ["14"], ["3"], []]
    assert sight.ones("explorer_at_") == ["b2"]
    assert sight.ones("rival_explorer_at_") == ["0", "5"]
    assert sight.ones("seat0_crossed_") == ["0"]
    assert sight.ones("seat2_crossed_") == []


def test_first_choices_are_seen_by_who_makes_them_alone() -> None:
    desk = Desk(2, begun=False)
    for seat in range(2):
        assert set(Sight(desk, seat).ones("dealt_")) == {CAREER_IDS[k] for k in desk.s.careers[seat]}
    planned, discarded = (text.split()[1] for text in desk.can("plan")[:2])
    desk.do(f"plan {planned}", f"discard {discarded}")
    mine, theirs = Sight(desk, 0), Sight(desk, 1)
    assert (mine[f"first_choice_{planned}"], mine[f"first_choice_{discarded}"]) == (1, -1)
    assert mine.ones("discard_left_") == ["2"]
    assert not theirs.out[NAMES.index(f"first_choice_{CARD_IDS[0]}") :][:56].any()
    desk.do(desk.can("discard")[0], desk.can("discard")[1])
    career = desk.can("career")[1].split()[1]
    desk.do(f"career {career}")
    assert Sight(desk, 0).ones("seat0_career_") == [career]
    assert Sight(desk, 1).ones("seat1_career_") == []


def test_careers_and_how_far_their_tasks_are() -> None:
    desk = Desk(2).turn(0, influence=(6, 3, 0))
    desk.s.career[0] = 1 + next(k for k, tasks in enumerate(CAREER_TASKS) if TASK_IDS.index("influence_1") in tasks)
    desk.s.career[1] = 8
    desk.s.claimed[0] = 0
    sight = Sight(desk)
    assert sight.ones("seat0_career_") == [CAREER_IDS[desk.s.career[0] - 1]]
    assert sight.ones("seat1_career_") == ["K8"]
    tasks = [TASK_IDS[k] for k in CAREER_TASKS[desk.s.career[0] - 1]]
    assert [name for name in TASK_IDS if sight[f"task_{name}"]] == sorted(tasks, key=TASK_IDS.index)
    assert (sight["task_done_influence_1"], sight["task_well_done_influence_1"]) == (1, 0)
    assert sight["task_share_influence_1"] == 0.6
    desk.s.claimed[0] = 0b111
    assert not any(Sight(desk)[f"task_{name}"] for name in TASK_IDS)


def test_a_fight_from_the_tile_to_what_was_done() -> None:
    desk = Desk(2).tile("F01").ask(0, Ask.STACK, combat=3, figures=2, doubloons=9).do("stack left")
    tile = COMBAT_IDS.index("F01")
    sight = Sight(desk)
    assert sight.ones("fight_tile_") == ["F01"]
    for nation, name in enumerate(NATIONS):
        assert sight[f"fight_offers_{name}/10"] == round(fight_value(desk.s, tile, nation) / 10, 5)
        assert sight[f"fight_price_{name}/3"] == round(TILE_COST[tile, nation] / 3, 5)
    value = fight_value(desk.s, tile, 1)
    desk.do("nation sp")
    while desk.asked != Ask.FIGHT:
        desk.do(desk.legal()[0])
    sight = Sight(desk)
    assert sight.ones("fight_for_") == ["SP"]
    assert sight.ones("fight_value_") == [str(value)]
    assert sight["fight_budget/16"] == round((value + desk.s.combat[0] + desk.s.figures[0]) / 16, 5)
    assert sight.ones("fight_did_") == []
    desk.do("gain-1")
    sight = Sight(desk)
    assert sight.ones("fight_did_") == ["gain"]
    assert sight.ones("fight_value_") == [str(value - 2)]


def test_a_fight_is_seen_while_it_is_paid_for() -> None:
    desk = Desk(2).ask(0, Ask.FIGHT_NATION, NO_TILE, combat=3, figures=3).do("nation fr", "gain-2")
    assert desk.asked == Ask.FIGHT_PAY
    sight = Sight(desk)
    assert sight["fight_lacks/8"] == 0.25
    assert sight.ones("fight_tile_") == ["none"]
    assert sight.ones("fight_for_") == ["FR"]
    assert "fight" in sight.ones("then_")
    assert Sight(desk, 1).ones("then_") == []


def test_what_other_questions_are_about() -> None:
    def asked(ask: Ask, a: int = 0, b: int = 0) -> Sight:
        return Sight(Desk(2).ask(0, ask, a, b, hand=["PA01", "PA02"], figures=2))

    assert asked(Ask.VILLAGE, 3).ones("village_left_") == ["3"]
    assert asked(Ask.EXPLORE, 4).ones("explore_most_") == ["4"]
    assert asked(Ask.CHOOSE, 2, 3).ones("asked_choice_") == ["2"]
    assert asked(Ask.DISC, DiscTo.STORAGE).ones("disc_") == ["to_storage"]
    assert asked(Ask.DISC, DiscTo.GONE, 1).ones("disc_") == ["to_nowhere", "may_stay"]
    assert asked(Ask.NATION, 3, Choice.ONE).ones("nation_") == ["for_one", "steps/3"]
    assert asked(Ask.MARKER, 1, 1).ones("mark_") == ["for_SP", "with_rank"]
    assert asked(Ask.PAY, 0b1010, 1).ones("pay_") == ["maize", "herbs", "left_1"]
    assert asked(Ask.PAY, 0, 2).ones("pay_") == ["equal", "left_2"]
    assert asked(Ask.SAIL, 3, 1).ones("sail_") == ["further"]
    assert asked(Ask.QUEST, QUEST_IDS.index("Q07"), AT["17"]).ones("asked_") == ["quest_Q07"]
    assert asked(Ask.SITE, LEGACY["L12"]).ones("asked_") == ["site_L12"]
    offers = sorted({int(n) for op, n, _ in PROGRAM if op == Op.OFFER})
    assert [asked(Ask.OFFER, n, 2).ones("asked_") for n in offers] == [[f"offer_{k}"] for k in range(len(offers))]


def test_which_cards_can_be_paid_for() -> None:
    desk = Desk(2).turn(0, hand=["PA01", "PA02", "PA03"], doubloons=40, figures=3)
    dear = [name for name in ("PA01", "PA02", "PA03") if Sight(desk)[f"afford_{name}"] == 1]
    assert dear
    desk.have(0, doubloons=0)
    for name in dear:
        price = price_of(desk.s, 0, CARD_IDS.index(name))
        assert Sight(desk)[f"afford_{name}"] == round(-price / 10, 5)
    desk.unplan(1).plan(1, "PA10")
    assert Sight(desk)["afford_PA10"] == 0
    assert Sight(desk, 1)["afford_PA10"] != 0
    assert not Sight(desk, -1).out[NAMES.index(f"afford_{CARD_IDS[0]}") :].any()


def test_what_lies_here_and_ahead() -> None:
    desk = Desk(2)
    good = GOODS[CITY_GOOD[desk.s.city[AT["4"]] - 1]]
    desk.arrive(0, "1", points=1, hand=[card_with(good)])
    sight = Sight(desk)
    assert (sight["here_village"], sight["here_city"]) == (1, 0)
    assert sight.ones("here_actions_") == ["1"]
    assert "4" in sight.ones("room_at_")
    assert sight["delivery_at_4"] == 1
    assert (sight["ahead_1_village"], sight["ahead_1_city"]) == (1, 0)
    assert (sight["ahead_2_city"], sight["ahead_2_delivery"]) == (1, 1)
    desk.s.stored[AT["4"]] = 2
    other = CITY_GOOD[desk.s.city[AT["5"]] - 1] == GOODS.index(good)
    sight = Sight(desk)
    assert (sight["room_at_4"], sight["delivery_at_4"], sight["ahead_2_delivery"]) == (0, 0, int(other))
    desk.have(0, hand=[])
    assert Sight(desk).ones("delivery_at_") == []


def test_a_quest_that_can_be_paid() -> None:
    quest = next(row for row in PARTS["quest"] if row["pay"] and row["pay"][0]["kind"] == "GOODS")
    good = quest["pay"][0]["good"]
    desk = Desk(2).turn(0, at="6").quest("9", quest["id"])
    desk.s.quest_at[AT["9"]] = 1 << QUEST_IDS.index(quest["id"])
    wanted = GOODS[0] if good == "equal" else good
    cards = [row["id"] for row in PARTS["project"] if row["set"] == "A" and row["good"] == wanted]
    site = f"payable_quest_{AT['9']}"
    assert Sight(desk.have(0, hand=cards[:4]))[site] == 1
    assert Sight(desk)["ahead_3_quest"] == 1
    assert Sight(desk.have(0, hand=[]))[site] == 0
    assert Sight(desk)["ahead_3_quest"] == 0


def test_nations_ranks_and_who_leads() -> None:
    desk = Desk(3).turn(0, influence=(5, 0, 2)).mark("4", "FR").mark("5", "FR")
    desk.have(1, influence=(1, 4, 2))
    sight = Sight(desk)
    assert [sight[f"lead_{name}/8"] for name in NATIONS] == [0.5, -0.5, 0]
    assert [sight[f"to_rank_{name}/3"] for name in NATIONS] == [0.66667, 0.66667, 0.66667]
    assert [sight[f"seat1_rank_{name}/6"] for name in NATIONS] == [0, 0.33333, 0.16667]
    for nation, name in enumerate(NATIONS):
        assert sight[f"multiplier_{name}/9"] == round(multiplier(desk.s, nation) / 9, 5)
    assert sight["majority_FR"] == 1
    assert sight["marker_counts_FR"] == 1  # the third marker empties the second space
    assert Sight(desk.mark("11", "FR"))["marker_counts_FR"] == 0


def test_prestige_buildings_by_what_they_bring() -> None:
    desk = Desk(2).turn(0, doubloons=20, figures=1, synergies=("anchor", "medal")).prestige(0, "minster")
    sight = Sight(desk)
    assert sight["prestige_worth_minster/20"] == 0.3
    assert sight.ones("can_invest_") == ["minster"]
    assert sight.ones("invested_in_") == []
    desk.s.investors[0] = 1
    sight = Sight(desk)
    assert sight.ones("can_invest_") == []
    assert sight.ones("invested_in_") == ["minster"]
    assert sight["seat0_prestige_points/30"] == 0.2
    assert Sight(desk, 1)["seat1_prestige_points/30"] == 0.2


def test_the_round_whose_turn_it_is_and_who_ended_it() -> None:
    desk = Desk(3).lap(2).turn(1)
    sight = Sight(desk)
    assert sight.ones("lap_") == ["2"]
    assert sight.ones("players_") == ["3"]
    assert (sight["seat1_turn"], sight["seat0_turn"]) == (1, 0)
    first = Desk(3).clear()
    assert not any(Sight(first)[f"seat{i}_ended_round"] for i in range(4))
    begin_scoring(first.s, 2)
    assert [Sight(first)[f"seat{i}_ended_round"] for i in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize("desk", [Desk(1, begun=False), Campaign(seats=1, begun=False), Campaign(seats=3, begun=False)])
def test_against_jean_and_in_the_campaign_all_is_told_in_small_numbers(desk: Desk) -> None:
    chance = np.random.default_rng(5)
    while legal := desk.legal():
        for seat in range(-1, int(desk.s.seats)):
            new = Sight(desk, seat).out[FIRST_NEW:]
            assert np.isfinite(new).all()
            assert np.abs(new).max() <= 2
        desk.apply(legal[chance.integers(len(legal))])
    assert Sight(desk).ones("lap_") == ["5"]
