"""One test for every ruling of the README, by its number."""

from __future__ import annotations

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.parts import AT, HELPER_CARDS, SPACE
from argosy.games.maracaibo.rules.jean import jean_turn
from argosy.games.maracaibo.state import JEAN, QUEST_ON_CARDS, Ask, At
from argosy.kernel.position import bytes_of

from .table import Desk, money, points
from .test_fight_explorer import explore
from .test_jean import table, turn


def test_1_first_choices_stay_hidden_until_all_have_chosen() -> None:
    one, other = Desk(2, 9, begun=False), Desk(2, 9, begun=False)
    one.apply(one.legal()[0])
    other.apply(other.legal()[-1])
    assert bytes_of(GAME.rules.view(one.s, 1)) == bytes_of(GAME.rules.view(other.s, 1))
    assert bytes_of(GAME.rules.view(one.s, 0)) != bytes_of(GAME.rules.view(other.s, 0))


def test_2_discards_and_plans_are_open() -> None:
    desk = Desk().unplan(0).arrive(0, "7", hand=["PA01", "PA02"]).do("plan PA01", "village", "dump")
    view = GAME.rules.view(desk.s, 1)
    assert view.place[0] == At.PLAN and view.place[1] == At.DISCARD


def test_3_an_assistant_where_the_ship_cannot_come_any_more_counts_from_the_next_round() -> None:
    desk = Desk().village(0, 1, at="2", hand=["PA37"], doubloons=9, figures=1).do("buy PA37")  # at 3, on the other arm
    assert desk.s.spent[0] == 1 << HELPER_CARDS.index("PA37")


def test_4_assistants_that_were_not_reached_are_paid_after_the_last_round_too() -> None:
    desk = Desk().helper(1, "PA40").unplan(0).unplan(1).lap(4)
    desk.arrive(0, "22", hand=["PA01", "PA02", "PA03", "PA05"]).do("pass", "end turn", "points", "points")
    assert desk.s.lines[1, 1] == 2


def test_5_a_further_movement_may_be_left_out() -> None:
    desk = Desk().helper(0, "PA39").unplan(0).arrive(0, "10", 7, hand=[]).do("assistant PA39", "skip")
    assert desk.asked != Ask.MAIN and desk.s.ship[0] == AT["10"]


def test_6_a_card_cannot_pay_for_itself() -> None:
    desk = Desk().village(
        0, 1, hand=["PB098", "PA05", "PA06"], doubloons=40
    )  # three herbs, one of them the card itself
    assert "buy PB098" not in desk.legal()


def test_7_what_costs_nothing_is_taken_but_exploring_may_be_left() -> None:
    assert "skip" in explore(2).legal()
    assert "skip" not in Desk().ask(0, Ask.DISC).legal()


def test_8_a_new_compass_counts_for_the_same_card() -> None:
    desk = Desk().village(0, 1, hand=["PB029"], doubloons=20).do("buy PB029")  # a compass, and 2 points for each
    assert points(desk) == 4


def test_9_nothing_is_spent_before_it_is_needed() -> None:
    desk = (
        Desk()
        .unplan(0)
        .tile("F25")
        .arrive(0, "11", hand=[], combat=3, figures=2)
        .do("act", "stack left", "nation fr", "gain-1")
    )
    assert (desk.s.combat[0], desk.s.figures[0]) == (3, 2)
    assert "recruit" not in Desk().own(0, "PB042").arrive(0, "7", figures=2, combat=8).legal()


def test_10_a_value_never_falls_below_nothing_and_costs_must_be_paid() -> None:
    from argosy.games.maracaibo.rules.fight import fight_value

    desk = Desk().mark("1", "FR").tile("F01").arrive(0, "11", doubloons=0).do("act", "stack left")
    assert "nation fr" not in desk.legal()
    assert all(fight_value(desk.s, tile, nation) >= 0 for tile in range(25) for nation in range(3))


def test_11_the_richer_way_is_taken() -> None:
    desk = Desk(3).own(0, "PB037").have(1, points=9, explorer="6").have(2, points=9, explorer="a2")
    desk = explore_from(desk, 4, "5")
    desk.do("explore 8")  # both ways are short enough; on each one explorer is jumped
    assert points(desk, 1) + points(desk, 2) == 17
    desk = explore_from(
        Desk(3).own(0, "PB037").have(1, points=9, explorer="a1").have(2, points=9, explorer="a2"), 3, "5"
    )
    desk.do("explore 8")  # the long arm: a3, a4, 8, with two explorers jumped
    assert (points(desk, 1), points(desk, 2)) == (8, 8)


def explore_from(desk: Desk, steps: int, space: str) -> Desk:
    """The explorer of the first seat may move from a space."""
    desk.arrive(0, "7")
    desk.s.explorer[0] = SPACE[space]
    desk.s.asks[desk.s.depth - 1, 0] = Ask.EXPLORE
    desk.s.asks[desk.s.depth - 1, 2] = steps
    return desk


def test_12_without_discs_nothing_is_delivered_and_without_cards_fewer_are_drawn() -> None:
    every = tuple(f"S{n}" for n in range(1, 13))
    assert not Desk().arrive(0, "11", hand=["PA04"], areas=every).can("deliver")
    desk = Desk().unplan(0).hand(0)
    s = desk.s
    for i in range(int(s.deck_size)):
        s.place[s.deck[i]] = At.OWNED + 1
        s.card_vp[1] += int(GAME.rules.components()["project"][int(s.deck[i])]["vp"])
    s.deck[:] = 0
    s.deck_size = 0
    for card in range(len(s.place)):
        if s.place[card] == At.DISCARD:
            s.place[card] = At.OWNED + 1
            s.card_vp[1] += int(GAME.rules.components()["project"][card]["vp"])
    s.discard_size = 0
    desk.arrive(0, "7", doubloons=0).do("pass")
    assert s.hand_size[0] == 0 and s.turn == 1


def test_13_a_quest_on_a_card_is_laid_aside_before_its_reward() -> None:
    desk = Desk().own(0, "PA56")
    lying = int(desk.s.quest_at[QUEST_ON_CARDS])
    desk.s.quest_at[QUEST_ON_CARDS] = 0
    desk.s.quest_at[AT["1"]] |= lying
    before = int(desk.s.quests[0])
    desk.quest(f"site{QUEST_ON_CARDS}", "Q05").village(0, 2, hand=["PA08", "PA12"], explorer="23").do("quest Q05")
    assert desk.asked == Ask.EXPLORE and desk.s.quest_at[QUEST_ON_CARDS] == 0 and desk.s.quests[0] == before
    desk.do("explore 25")
    assert desk.asked == Ask.VILLAGE and not desk.can("quest")


def test_14_the_last_village_action_ends_them_wherever_they_came_from() -> None:
    desk = Desk().own(0, "PA34").helper(0, "PA38").arrive(0, "16", hand=["PA01", "PA02"], doubloons=0)
    desk.do("assistant PA38", "nation fr", "work PV3-3")
    assert desk.asked != Ask.VILLAGE


def test_15_the_silver_fleet_counts_as_a_marker_on_the_chart() -> None:
    desk = Desk().legacy("L6").unplan(0).tile("F25").arrive(0, "11", hand=[], combat=8, figures=0)
    desk.do("act", "stack left", "nation en", "silver-fleet")
    assert desk.s.combat[0] == 8 - (10 - 4) and desk.s.on_chart[2] == 2


def test_16_the_quest_of_the_town_is_no_main_action_of_its_own() -> None:
    desk = Desk().legacy("L1")
    desk.s.quest_at[AT["1"]] |= desk.s.quest_at[AT["17"]]
    desk.s.quest_at[AT["17"]] = 0
    assert not desk.quest("17", "Q22").arrive(0, "17", doubloons=5).can("quest")


def test_17_a_goal_tile_takes_the_place_of_the_printed_points() -> None:
    assert "act" not in Desk().legacy("L24").arrive(0, "21a").legal()


def test_18_jeans_small_rules() -> None:
    desk = table("A3")
    left = int(desk.s.stack_size[0])
    assert turn(desk).s.stack_size[0] == left - 1
    desk = table("A2")
    desk.s.jean_discs = 22
    desk.s.gone += 22
    assert turn(desk).s.jean_cards == 1
    desk = table("A2").own(0, "PA28").helper(0, "PB068").quest("2", "Q22")  # an inn, and an assistant at 2
    before = money(desk)
    assert money(turn(desk)) == before + 2
    desk = table("A2", at="12").legacy("L3")
    assert turn(desk).s.ship[JEAN] == AT["20"]


def test_19_jeans_lead_counts_the_spaces_between() -> None:
    from argosy.games.maracaibo.parts import LEAD

    assert LEAD[SPACE["a2"], SPACE["5"]] == 2 and LEAD[SPACE["9"], SPACE["4"]] == 5


def test_20_without_markers_jean_conquers_nothing() -> None:
    desk = table("A3").tile("F25")
    desk.s.taken[0] = 13
    lying = int(desk.s.on_chart[0])
    jean_turn(desk.s)
    assert desk.s.on_chart[0] == lying and desk.s.influence[JEAN, 0] == 2


def test_21_the_question_itself_tells_nothing_about_a_hand() -> None:
    for hand in (["PA02", "PA03", "PA11"], ["PA02", "PA01", "PA04"]):  # three equal goods, or not
        desk = Desk().helper(0, "PA47").arrive(0, "18", hand=hand).do("assistant PA47")
        assert desk.asked == Ask.OFFER and "skip" in desk.legal()
        assert ("accept" in desk.legal()) == (hand[1] == "PA03")
    desk = Desk().quest("7", "Q17").arrive(0, "7", hand=["PA02", "PA03"])
    desk.apply("quest Q17")
    assert desk.asked == Ask.PAY  # though both cards must go
