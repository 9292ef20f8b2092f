"""Bots in a campaign have the story at heart: they go where it can be led on and keep what it asks for."""

from __future__ import annotations

from argosy.campaign.crew import Shipmate
from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.moves import NOTATION
from argosy.games.maracaibo.parts import AT, CARD_COST, CARD_IDS, LEGACY_BIT, PARTS
from argosy.games.maracaibo.state import Ask
from argosy.games.maracaibo.story.heart import inclined, tasks
from argosy.play import View
from maracaibo.story_table import Campaign, means


def does(desk: Campaign, usual: str) -> str:
    """What a bot does that would usually make another move."""
    view = GAME.rules.view(desk.s, int(desk.s.asks[desk.s.depth - 1, 1]))
    return NOTATION[inclined(view, GAME.rules.legal(view), GAME.rules.codes[usual])]


def test_it_sails_to_a_story_quest_that_it_can_pay() -> None:
    assert does(Campaign(2).turn(0, "0", doubloons=2), "sail 9 7") == "sail 4 3"
    assert does(Campaign(2).turn(0, "0", doubloons=1), "sail 9 7") == "sail 9 7"


def test_it_does_not_sail_past_one() -> None:
    desk = Campaign(1).turn(0, "11", combat=1)
    assert does(desk, desk.can("sail")[-1]) == does(desk, "sail 12 1") == "sail 15 3"


def test_the_main_card_comes_before_a_card_beside_it_that_lies_further_on() -> None:
    books = {**means("50"), "doubloons": 9}
    desk = Campaign(50).turn(0, "14", **books)
    assert desk.out() == ["49", "50"]  # the toll chain lies at 19, the story tile at 17
    assert does(desk, "sail 19 5") == does(desk, "sail 20 6") == "sail 17 3"
    assert does(desk.take_tile(1), "sail 18 4") == "sail 19 5"  # then the other one is taken along


def test_a_card_beside_that_lies_on_the_way_is_not_left_out() -> None:
    desk = Campaign(14).turn(0, "3", **means("14"))
    assert desk.out() == ["13", "14"]  # the chapel at 6, the story tile at 14
    assert does(desk, "sail 8 4") == "sail 6 2"


def city_with(desk: Campaign, program: str, place: str) -> None:
    """A city tile with a certain action lies at a place."""
    tile = next(k for k, row in enumerate(PARTS["city_tile"]) if row["action"] == program)
    held = list(desk.s.city).index(tile + 1) if tile + 1 in list(desk.s.city) else AT[place]
    desk.s.city[held], desk.s.city[AT[place]] = desk.s.city[AT[place]], tile + 1


def test_it_fetches_the_combat_points_that_are_lacking() -> None:
    desk = Campaign(63, 3).turn(0, "3", combat=0, hand=[])
    for place in ("4", "5", "13", "14"):
        desk.s.city[AT[place]] = 0
    city_with(desk, "C-3", "13")
    assert does(desk, "sail 12 7") == "sail 12 7"  # none within reach
    desk.turn(0, "11", combat=0, hand=[])
    assert does(desk, "sail 15 3") == "sail 13 2"
    desk.arrive(0, "13", combat=0, hand=[])
    assert does(desk, "pass") == "act"
    assert does(desk.arrive(0, "13", combat=2, hand=[]), "pass") == "pass"


def test_it_fetches_the_figure_that_is_lacking() -> None:
    desk = Campaign(18, 3, tiles=LEGACY_BIT["L5"]).turn(0, "0", figures=0)
    assert does(desk, "sail 4 3") == "sail 3 2"  # who stops at Tortuga takes one
    assert does(desk.turn(0, "0", figures=1), "sail 4 3") != "sail 3 2"
    herbs = means("14")["hand"]  # Q02 gives a figure for two of them
    desk = Campaign(18, 3).unplan(0).quest("9", "Q02").turn(0, "8", figures=0, hand=herbs)
    assert does(desk, "sail 11 3") == "sail 9 1" and does(desk.turn(0, "8", hand=[]), "sail 11 3") == "sail 11 3"
    assert does(desk.arrive(0, "9", hand=herbs), "village") == "quest Q02"


def fight(story: int, **things: int) -> Campaign:
    """A fight with a value of 4, in which nothing else is at hand."""
    desk = Campaign(story, 3, tiles=LEGACY_BIT["L1"]).unplan(0).tile("F25").arrive(0, "11", hand=[], **things)
    return desk.do("act", "stack left", "nation fr")  # type: ignore[return-value]


def test_a_fight_is_not_paid_with_what_a_task_needs() -> None:
    assert int(fight(18).s.asks[fight(18).s.depth - 1, 2]) % 64 == 4
    figure = fight(18, figures=1, combat=0)  # card 18 asks for a figure
    assert "gain-2" in figure.legal() and does(figure, "gain-2") != "gain-2"
    assert does(fight(18, figures=1, combat=1), "gain-2") == "gain-2"
    points = fight(63, figures=0, combat=2)  # card 63 asks for two combat points
    assert "gain-2" in points.legal() and does(points, "gain-2") != "gain-2"


def test_the_flag_that_brings_what_is_lacking_comes_first() -> None:
    assert does(fight(18, figures=0, combat=0), "gain-1") == "flag 17"  # a figure, in the town
    assert does(fight(63, figures=0, combat=0), "gain-1") == "flag 13"  # combat points
    assert does(fight(63, figures=0, combat=2), "gain-1") == "gain-1"


def test_it_waits_before_the_task_for_the_cards_and_changes_a_useless_hand() -> None:
    desk = Campaign(12).unplan(0).turn(0, "8", hand=[])
    assert does(desk, "sail 11 3") == "sail 9 1" and does(desk, "sail 9 1") == "sail 9 1"
    useless = [row["id"] for row in PARTS["project"] if row["object"] != "book" and row["set"] == "A"]
    desk.village(0, at="8", hand=useless[:4], doubloons=0)
    assert does(desk, "coin") == "dump"
    desk.village(0, at="8", hand=[*useless[:3], *means("12")["hand"][:1]], doubloons=0)
    assert does(desk, "coin") == "coin"


def test_it_plans_a_useless_card_to_make_room_for_those_it_needs() -> None:
    book = means("12")["hand"][0]
    useless = next(row["id"] for row in PARTS["project"] if row["object"] != "book" and row["set"] == "A")
    desk = Campaign(12).unplan(0).ask(0, Ask.FREE, hand=[book, useless])
    assert does(desk, "end turn") == f"plan {useless}"
    assert does(desk.ask(0, Ask.FREE, hand=means("12")["hand"]), "end turn") == "end turn"  # it has what it needs
    assert does(Campaign(2).unplan(0).ask(0, Ask.FREE, hand=[useless]), "end turn") == "end turn"  # no cards are asked


def test_it_comes_from_far_enough_where_that_is_asked() -> None:
    assert does(Campaign(48).turn(0, "9", **means("48")), "sail 11 2") == "sail 13 4"


def test_it_takes_the_story_quest_and_builds() -> None:
    desk = Campaign(3).arrive(0, "7", **means("3"))
    assert does(desk, "village") == "quest ST1"
    desk = Campaign(46, 3).turn(0, "1", doubloons=2).do("sail 2 1")
    assert desk.asked == Ask.SITE and does(desk, "skip") == "accept"


def test_it_keeps_the_cards_the_coins_and_the_figure_for_the_task() -> None:
    desk = Campaign(3).village(0, at="8", **means("3"))
    book = means("3")["hand"][0]
    assert f"buy {book}" in desk.legal() and does(desk, f"buy {book}") == "coin"
    assert does(desk, "dump") == "coin"
    other = Campaign(2).village(0, at="8", **{**means("3"), "doubloons": 2})
    left = {text: 2 - int(CARD_COST[CARD_IDS.index(text.split()[1])]) for text in other.can("buy")}
    assert min(left.values()) < 2 and all((does(other, text) == "coin") == (coins < 2) for text, coins in left.items())


def test_what_is_done_is_no_task_any_more() -> None:
    desk = Campaign(1)
    assert [task.place for task in tasks(desk.s)] == [AT["15"]]
    assert tasks(desk.take_tile(0).s) == []


def test_it_votes_by_lot_and_looks_at_its_own_view_only() -> None:
    desk = Campaign(3, 3).take_tile(0).end_round()
    seat = int(desk.s.asks[desk.s.depth - 1, 1])
    votes = {Shipmate(GAME, None, seed).choose(View.of(GAME, desk.s, seat)).text for seed in range(20)}  # type: ignore[arg-type]
    assert votes == {"vote 3a", "vote 3b"}
