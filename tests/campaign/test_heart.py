"""Bots in a campaign have the story at heart: they go where it can be led on and keep what it asks for."""

from __future__ import annotations

from argosy.campaign.crew import Shipmate
from argosy.campaign.heart import inclined, tasks
from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.moves import NOTATION
from argosy.games.maracaibo.parts import AT, CARD_COST, CARD_IDS
from argosy.games.maracaibo.state import Ask
from argosy.play import View
from maracaibo.test_story import Campaign, means


def does(desk: Campaign, usual: str) -> str:
    """What a bot does that would usually make another move."""
    view = GAME.view(desk.s, int(desk.s.asks[desk.s.depth - 1, 1]))
    return NOTATION[inclined(view, GAME.legal(view), GAME.codes[usual])]


def test_it_sails_to_a_story_quest_that_it_can_pay() -> None:
    assert does(Campaign(2).turn(0, "0", doubloons=2), "sail 9 7") == "sail 4 3"
    assert does(Campaign(2).turn(0, "0", doubloons=1), "sail 9 7") == "sail 9 7"


def test_it_does_not_sail_past_one() -> None:
    desk = Campaign(1).turn(0, "11", combat=1)
    assert does(desk, desk.can("sail")[-1]) == does(desk, "sail 12 1") == "sail 15 3"


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
