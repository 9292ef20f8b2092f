"""One test for every effect of the catalogue: 3 kinds of income, 10 lasting, 4 village actions, 2 combat actions,
17 immediate effects, 17 assistants, 7 conditions of purchase."""

from __future__ import annotations

import pytest

from argosy.games.maracaibo.face.previews import preview
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import AREA, CARD_IDS, HELPER_CARDS, PARTS, SPACE
from argosy.games.maracaibo.state import QUEST_ON_CARDS, Ask

from .table import Desk, money, points
from .test_previews import said, view

TOBACCO = ["PA02", "PA03", "PA11"]  # three cards with tobacco
MAPS = ["PA16", "PA19"]
BOOKS = ["PA01", "PA02"]
HERBS = ["PA05", "PA06", "PA15"]


def bought(card: str, **things: object) -> Desk:
    """A seat with plenty has just bought a card as a village action."""
    kept = {"figures": 3, "combat": 4, "doubloons": 40} | things
    hand = [card, *kept.pop("hand", [])]  # type: ignore[misc]
    return Desk().village(0, 1, hand=hand, **kept).do(f"buy {card}")  # type: ignore[arg-type]


# ---- income ----------------------------------------------------------------------------------------------------------


def test_inc1_raises_the_doubloon_income() -> None:
    assert bought("PA03").s.income_d[0] == 8 + 2


def test_inc2_raises_the_point_income() -> None:
    assert bought("PB018").s.income_vp[0] == 3


@pytest.mark.parametrize(
    ("card", "synergy", "field", "gain"), [("PA08", "scales", "income_d", 3), ("PA52", "tools", "income_vp", 2)]
)
def test_inc3_counts_with_the_synergy_and_waits_without_it(card: str, synergy: str, field: str, gain: int) -> None:
    without = Desk().own(0, card)
    with_token = Desk().have(0, synergies=(synergy,)).own(0, card)
    assert getattr(with_token.s, field)[0] - getattr(without.s, field)[0] == gain


def test_inc3_is_made_up_for_when_the_token_comes_later() -> None:
    desk = Desk().own(0, "PA08")
    before = int(desk.s.income_d[0])
    desk.own(0, "PA06")  # income 2 and the scales
    assert desk.s.income_d[0] == before + 2 + 3
    assert not desk.s.waiting_d[0].any()


# ---- lasting advantages ----------------------------------------------------------------------------------------------


def test_p1_counts_as_an_object_whenever_one_is_paid() -> None:
    desk = Desk().own(0, "PA20").quest("7", "Q01").arrive(0, "7", hand=["PA05"])
    assert "quest Q01" in desk.legal()
    desk.do("quest Q01")
    assert desk.s.hand_size[0] == 0 and desk.s.quests[0] == 1


def test_p1_with_two_objects_leaves_the_choice_which_is_discarded() -> None:
    desk = (
        Desk().own(0, "PB023").quest("7", "Q13").arrive(0, "7", hand=["PA05", "PA01"])
    )  # herbs or book; herbs and book
    desk.do("quest Q13")
    assert sorted(desk.legal()) == ["pay PA01", "pay PA05"]


def test_p2_makes_cards_and_buildings_cheaper_but_never_below_nothing() -> None:
    desk = Desk().prestige(0, "abbey")
    for card in ("PA16", "PA17"):
        desk.own(0, card)
    desk.village(0, 2, hand=["PA01"], doubloons=10, figures=2).do("buy PA01")
    assert money(desk) == 10  # a card for 1 doubloon with a discount of 2
    desk.do("invest abbey")
    assert money(desk) == 10 - (8 - 2)


def test_p3_gives_a_combat_point_before_every_fight() -> None:
    desk = Desk().own(0, "PA26").arrive(0, "11", combat=1).do("act")
    assert desk.s.combat[0] == 2


def test_p4_is_a_compass() -> None:
    desk = Desk().own(0, "PA24").quest("7", "Q12").arrive(0, "7", hand=MAPS)
    before = points(desk)
    desk.do("quest Q12")
    assert points(desk) == before + 2 * 2 + 3  # 2 points for each of two compasses, and 3


def test_p5_lets_the_explorer_go_further() -> None:
    desk = Desk().own(0, "PA27").ask(0, Ask.DO_RUN, explore_program(2))
    assert desk.can("explore") == ["explore 1", "explore 2", "explore 3"]


def test_p6_steals_a_point_from_every_explorer_that_is_jumped() -> None:
    desk = Desk(3).own(0, "PB038").have(1, points=5, explorer="1").have(2, points=0, explorer="2")
    desk.ask(0, Ask.DO_RUN, explore_program(2))
    before = points(desk)
    desk.do("explore 3")
    assert (points(desk), points(desk, 1), points(desk, 2)) == (before + 1 + 3, 4, 0)  # space 3 itself brings 3


@pytest.mark.parametrize(("card", "gain"), [("PA28", (2, 0)), ("PB039", (0, 1))])
def test_p7_pays_when_any_ship_stops_in_a_village_with_an_own_assistant(card: str, gain: tuple[int, int]) -> None:
    desk = Desk().own(0, card).helper(0, "PA36")  # an assistant at 7
    before = (money(desk), points(desk))
    desk.turn(1, "5").do("sail 7 2")
    assert (money(desk) - before[0], points(desk) - before[1]) == gain


def test_p8_turns_figures_into_combat_points_at_any_time() -> None:
    desk = Desk().own(0, "PB042").arrive(0, "7", figures=2, combat=1).do("recruit")
    assert (desk.s.figures[0], desk.s.combat[0]) == (1, 3)
    assert "recruit" in desk.do("village").legal()


def test_p8_twice_brings_twice_as_many_combat_points_for_a_figure() -> None:
    desk = Desk().own(0, "PB042").own(0, "PB043").arrive(0, "7", figures=3, combat=1)
    assert "4 combat points" in said(preview(view(desk), Code.RECRUIT))
    desk.do("recruit")
    assert (desk.s.figures[0], desk.s.combat[0]) == (2, 5)
    assert "3 combat points" in said(preview(view(desk), Code.RECRUIT))  # there is no room for more
    desk.do("recruit")
    assert (desk.s.figures[0], desk.s.combat[0]) == (1, 8) and "recruit" not in desk.legal()


@pytest.mark.parametrize(
    ("card", "nation", "gain"), [("PA30", "fr", 2), ("PA30", "sp", 0), ("PA31", "en", 2), ("PA32", "sp", 2)]
)
def test_p9_brings_combat_points_for_its_nation(card: str, nation: str, gain: int) -> None:
    desk = Desk().own(0, card).tile("F25").arrive(0, "11", combat=1).do("act", "stack left", f"nation {nation}")
    assert desk.s.combat[0] == 1 + gain


def test_p10_pays_for_every_displaced_marker() -> None:
    desk = Desk().own(0, "PB048").tile("F25").mark("5", "SP").arrive(0, "11", combat=4)
    desk.do("act", "stack left", "nation fr")
    before = points(desk)
    desk.do("flag 5", "figures 0")
    assert points(desk) == before + 3 + 3  # 3 for the marker, and the flag of Santo Domingo brings 3


# ---- village actions of cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "work", "doubloons", "vp"), [("PB050", "PV1", 0, 2), ("PB051", "PV2", 3, 0)])
def test_pv1_and_pv2_pay_maps_for_an_exploration_as_last_village_action(
    card: str, work: str, doubloons: int, vp: int
) -> None:
    desk = Desk().own(0, card).village(0, 3, hand=MAPS, doubloons=0)
    before = points(desk)
    desk.do(f"work {work}", "explore 2")
    assert (money(desk), points(desk) - before, desk.s.explorer[0]) == (doubloons, vp, 2)
    assert desk.asked != Ask.VILLAGE  # the other two village actions are lost


@pytest.mark.parametrize(("card", "n"), [("PA34", 3), ("PB053", 4)])
def test_pv3_pays_books_for_doubloons_and_points(card: str, n: int) -> None:
    desk = Desk().own(0, card).village(0, 2, hand=BOOKS, doubloons=0)
    before = points(desk)
    desk.do(f"work PV3-{n}")
    assert (money(desk), points(desk) - before) == (n, n) and desk.asked != Ask.VILLAGE


def test_pv4_pays_two_equal_goods_and_is_not_the_last_one() -> None:
    desk = Desk().own(0, "PA33").village(0, 2, hand=[*TOBACCO[:2], "PA01"], doubloons=0).do("work PV4")
    assert money(desk) == 4 and desk.asked == Ask.VILLAGE and desk.s.hand_size[0] == 1


# ---- combat actions of cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "vp"), [("PB058", 1), ("PB056", 2), ("PB057", 3)])
def test_pc1_brings_influence_and_points_for_two(card: str, vp: int) -> None:
    desk = Desk().have(0, combat=4).own(0, card).tile("F25").arrive(0, "11").do("act", "stack left", "nation en")
    before, steps = points(desk), int(desk.s.influence[0, 2])
    desk.do(f"strike {card}")
    assert (points(desk) - before, desk.s.influence[0, 2] - steps) == (vp, 1)
    assert not desk.can("strike")  # once a fight


def test_the_same_combat_action_of_two_cards_is_two() -> None:
    desk = Desk().have(0, combat=8).own(0, "PB056").own(0, "PB058").tile("F25").arrive(0, "11")
    desk.do("act", "stack left", "nation en")
    steps = int(desk.s.influence[0, 2])
    desk.do("strike PB056", "strike PB058")
    assert desk.s.influence[0, 2] == steps + 2 and not desk.can("strike")


def test_pc2_needs_its_synergy() -> None:
    desk = Desk().own(0, "PA35").tile("F25").arrive(0, "11", doubloons=0).do("act", "stack left", "nation fr")
    assert not desk.can("strike")
    desk = Desk().have(0, synergies=("medal",)).own(0, "PA35").tile("F25").arrive(0, "11", doubloons=0)
    desk.do("act", "stack left", "nation fr", "strike PA35")
    assert money(desk) == 3 and points(desk) == 2


# ---- immediate effects -----------------------------------------------------------------------------------------------


def explore_program(steps: int) -> int:
    """The program of a step that moves the explorer."""
    from argosy.games.maracaibo.effects import Op
    from argosy.games.maracaibo.parts import PROGRAM

    rows = [i for i in range(1, len(PROGRAM) - 1) if tuple(PROGRAM[i][:2]) == (Op.EXPLORE, steps)]
    return next(i for i in rows if PROGRAM[i - 1, 0] == Op.END and PROGRAM[i + 1, 0] == Op.END)


@pytest.mark.parametrize(("card", "nation"), [("PB044", 0), ("PB046", 1), ("PB045", 2)])
def test_i1_brings_two_influence_with_the_shown_nation(card: str, nation: int) -> None:
    assert bought(card).s.influence[0, nation] == 2


def test_i2_takes_the_shown_token_once() -> None:
    desk = bought("PA51")
    assert desk.s.synergies[0] == 1 << 2  # tools


def test_i3_lays_a_marker_into_a_village_without_one() -> None:
    desk = bought("PB038").do("nation fr")
    assert "mark 6" not in desk.legal() and "mark 4" not in desk.legal()  # a marker lies at 6, 4 is a city
    desk.do("mark 1")
    assert desk.s.marker[1] == 1 and desk.s.influence[0].sum() == 0


def test_i4_removes_a_disc() -> None:
    desk = bought("PA51").do("disc S4")
    assert desk.s.half[0] == 1 << AREA["S4"]


def test_i5_brings_influence_of_choice() -> None:
    assert bought("PA54").do("nation sp").s.influence[0, 1] == 1


def test_i6_lays_a_quest_onto_the_card_to_be_fulfilled_as_last_village_action() -> None:
    desk = Desk()
    top = int(desk.s.quest_top) - 1
    desk.village(0, 3, hand=["PA56"], doubloons=9).do("buy PA56")
    assert int(desk.s.quest_at[QUEST_ON_CARDS]) == 1 << top
    price = PARTS["quest"][top]["pay"][0]
    desk.have(0, doubloons=5, combat=5, figures=3, hand=[*HERBS[:2], "PA08", "PA12", *MAPS, *BOOKS])
    assert price["kind"] in {"OBJECT", "GOODS", "CP", "D", "FIG"}
    assert f"quest {PARTS['quest'][top]['id']}" in desk.legal()
    desk.do(f"quest {PARTS['quest'][top]['id']}")
    while desk.asked in (Ask.PAY, Ask.NATION, Ask.DISC, Ask.EXPLORE, Ask.STACK, Ask.FIGHT_NATION, Ask.FIGHT):
        desk.apply(desk.legal()[0])
    assert desk.s.quests[0] == 1 and desk.s.quest_at[QUEST_ON_CARDS] == 0 and desk.asked != Ask.VILLAGE


@pytest.mark.parametrize(("card", "things", "gain"), [
    ("PB090", {"tiles": 3}, 3),  # I7: a point for each combat tile
    ("PB016", {"synergies": ("anchor", "medal")}, 2 * 3),  # I16: two for each token, the new one included
    ("PB095", {"influence": (3, 2, 5)}, 3 * 2),  # I17: three for each nation with 3 influence
    ("PB101", {}, 2),  # I10: two for each compass
    ("PB033", {"quests": 4}, 4),  # I9: one for each quest
])  # fmt: skip
def test_i7_i9_i10_i16_i17_count_what_one_owns(card: str, things: dict[str, object], gain: int) -> None:
    assert points(bought(card, **things)) == gain


def test_i8_counts_assistants_on_the_map() -> None:
    desk = Desk().helper(0, "PA36").helper(0, "PA42").village(0, 1, hand=["PB091"], doubloons=20)
    before = points(desk)
    assert points(desk.do("buy PB091")) - before == 2 * 2


def test_i11_takes_two_figures_as_far_as_there_are_any() -> None:
    desk = Desk().village(0, 1, hand=["PA48"], doubloons=9, figures=4).do("buy PA48")  # one is left in the supply
    assert (desk.s.figures[0], desk.s.supply[0]) == (5, 0)


def test_i12_takes_a_token_of_a_kind_not_owned() -> None:
    desk = bought("C94", synergies=("anchor",))
    assert desk.legal() == ["synergy medal", "synergy tools", "synergy scales", "synergy lantern"]
    desk.do("synergy scales")
    assert desk.s.synergies[0] == 1 | 1 << 3


def test_i13_lays_a_marker_and_lifts_the_influence_to_the_next_rank() -> None:
    desk = bought("PB088", influence=(0, 5, 0)).do("nation sp", "mark 2")
    assert desk.s.influence[0, 1] == 7 and desk.s.marker[2] == 2


def test_i14_lays_figures_onto_the_card_for_income() -> None:
    desk = bought("PA55", figures=3)
    assert desk.legal() == ["lay 0", "lay 1", "lay 2", "lay 3"]
    desk.do("lay 2")
    assert (desk.s.income_d[0], desk.s.figures[0], desk.s.laid[0]) == (8 + 4, 1, 2)


def test_i15_brings_combat_points_up_to_eight() -> None:
    assert bought("PA53", combat=1).s.combat[0] == 3
    assert bought("PB100", combat=7).s.combat[0] == 8


# ---- assistants ------------------------------------------------------------------------------------------------------


def used(card: str, **things: object) -> Desk:
    """A ship has stopped at an own assistant, who is used."""
    place = PARTS["project"][CARD_IDS.index(card)]["assistant_at"]
    kept: dict[str, object] = {"doubloons": 0, "combat": 0} | things
    desk = Desk().helper(0, card)
    desk.s.lines[0, :] = 0
    desk.s.points[0] = 0
    return desk.arrive(0, place, **kept).do(f"assistant {card}")  # type: ignore[arg-type]


def test_every_assistant_of_the_catalogue_is_on_a_card() -> None:
    kinds = {
        e["id"] for card in HELPER_CARDS for e in PARTS["project"][CARD_IDS.index(card)]["effects"] if e["id"][0] == "A"
    }
    assert kinds == {f"A{n:02}" for n in range(1, 18)}


def test_a01_three_points_and_five_doubloons() -> None:
    desk = used("PA36")
    assert (points(desk), money(desk)) == (3, 5)


def test_a02_figure_disc_village_action() -> None:
    desk = used("PA37", figures=0).do("disc S1")
    assert desk.s.figures[0] == 1 and desk.asked == Ask.VILLAGE and desk.s.asks[desk.s.depth - 1, 2] == 1


def test_a03_influence_and_two_village_actions() -> None:
    desk = used("PA38").do("nation en", "coin", "coin")
    assert desk.s.influence[0, 2] == 1 and money(desk) == 2


def test_a04_combat_points_and_a_further_main_action() -> None:
    desk = used("PA39")
    assert desk.s.combat[0] == 2 and set(desk.can("sail")) == {"sail 11 1", "sail 12 2", "sail 13 3", "sail 14 3"}
    desk.do("sail 12 2", "village")
    assert desk.s.asks[desk.s.depth - 1, 2] == 1  # only the points of this movement count


def test_a05_equal_goods_for_doubloons_and_village_actions() -> None:
    desk = used("PA40", hand=TOBACCO).do("accept", "coin", "coin")
    assert money(desk) == 5 + 2 and desk.s.hand_size[0] == 0


def test_a06_combat_point_disc_two_village_actions() -> None:
    desk = used("PA41").do("disc S2", "coin", "coin")
    assert desk.s.combat[0] == 1 and money(desk) == 2


def test_a07_doubloons_disc_two_village_actions() -> None:
    assert money(used("PA42").do("disc S2", "coin", "coin")) == 4


def test_a08_equal_goods_for_doubloons_points_and_combat_points() -> None:
    desk = used("PA43", hand=TOBACCO).do("accept")
    assert (money(desk), points(desk), desk.s.combat[0]) == (5, 2, 2)


def test_a09_equal_goods_for_doubloons_points_and_influence() -> None:
    desk = used("PB071", hand=TOBACCO).do("accept", "nation fr")
    assert (money(desk), points(desk), desk.s.influence[0, 0]) == (5, 2, 1)


def test_a10_doubloons_and_exploring_three() -> None:
    desk = used("PA44")
    assert money(desk) == 2 and "explore 3" in desk.legal() and "explore 4" not in desk.legal()


def test_a11_points_and_exploring_two() -> None:
    desk = used("PA45")
    assert points(desk) == 4 and "explore 2" in desk.legal() and "explore 3" not in desk.legal()


def test_a12_doubloons_and_points_for_assistants() -> None:
    desk = used("PB075")
    assert (money(desk), points(desk)) == (3, 2)


def test_a13_points_for_combat_tiles_and_three_village_actions() -> None:
    desk = used("PB077", tiles=2).do("coin", "coin", "coin")
    assert (points(desk), money(desk)) == (2, 3)


def test_a14_points_and_a_further_main_action() -> None:
    desk = used("PA46")
    assert points(desk) == 3 and desk.can("sail") and "skip" in desk.legal()


def test_a15_combat_points_for_doubloons_and_three_village_actions() -> None:
    desk = used("PB080", combat=2).do("accept", "coin", "coin", "coin")
    assert (desk.s.combat[0], money(desk)) == (0, 5 + 3)


def test_a16_combat_points_for_doubloons_and_two_village_actions() -> None:
    desk = used("PB082", combat=2).do("accept", "coin", "coin")
    assert money(desk) == 7 + 2


def test_a17_equal_goods_for_doubloons_and_points() -> None:
    desk = used("PA47", hand=TOBACCO).do("accept")
    assert (money(desk), points(desk)) == (4, 4)


def test_an_exchange_can_be_declined_and_is_not_offered_to_who_cannot_pay() -> None:
    assert money(used("PA47", hand=TOBACCO).do("skip")) == 0
    assert "accept" not in used("PA47", hand=TOBACCO[:2]).legal()


# ---- conditions of purchase ------------------------------------------------------------------------------------------


def offered(card: str, **things: object) -> bool:
    """Whether a card can be bought."""
    kept: dict[str, object] = {"figures": 3, "combat": 4, "doubloons": 40} | things
    hand = [card, *kept.pop("hand", [])]  # type: ignore[misc]
    return f"buy {card}" in Desk().village(0, 1, hand=hand, **kept).legal()  # type: ignore[arg-type]


def test_the_price_in_doubloons_must_be_there() -> None:
    assert offered("PA05", doubloons=4) and not offered("PA05", doubloons=3)


def test_an_assistant_needs_a_figure() -> None:
    assert offered("PA36", figures=1) and not offered("PA36", figures=0)


def test_three_herbs_are_given_up_and_the_card_itself_is_none_of_them() -> None:
    assert offered("PB098", hand=HERBS)  # Hospital shows herbs itself
    assert not offered("PB098", hand=HERBS[:2])
    assert bought("PB098", hand=HERBS).s.hand_size[0] == 0


def test_markers_of_the_nation_must_lie_on_the_chart() -> None:
    desk = Desk().mark("1", "FR").village(0, 1, hand=["PB085"], doubloons=20)
    assert "buy PB085" not in desk.legal()  # with the one at Martinique there are two
    assert "buy PB085" in desk.mark("2", "FR").legal()


def test_a_figure_is_returned() -> None:
    desk = bought("PB095", figures=2)
    assert (desk.s.figures[0], desk.s.supply[0]) == (1, 4) and not offered("PB095", figures=0)


def test_a_figure_is_laid_onto_the_card() -> None:
    desk = bought("PB013", figures=2)
    assert (desk.s.figures[0], desk.s.laid[0]) == (1, 1) and not offered("PB013", figures=0)


def test_combat_points_are_paid_but_figures_do_not_count() -> None:
    assert bought("PB044", combat=2).s.combat[0] == 1
    assert not offered("PB044", combat=0, figures=3)


def test_the_explorer_track_is_long_enough_for_these_tests() -> None:
    assert SPACE["3"] == 3
