"""Cannons, progress and order: discs, surplus points, tokens, the special action."""

from __future__ import annotations

from argosy.games.amerigo.parts import ORDER_COLOURS, ORDER_POINTS, PROGRESS_POINTS, TOKENS_BY
from argosy.games.amerigo.state import Ask

from .table import turn


def loader(points, **more):
    return turn(0, cubes={"black": points}, **more)


def test_example_four_cannons():
    desk = loader(4).do("choose cannons", "steps 4")
    assert desk.s.cannons[0] == 4


def test_points_for_cannons_may_lapse():
    desk = loader(4).do("choose cannons")
    assert desk.offers == ["steps 1", "steps 2", "steps 3", "steps 4"]


def test_example_surplus_cannons_bring_2_gold():
    """Rulebook: 5 points and 10 cannons; two are added, for the rest there are 2 gold."""
    desk = loader(5, cannons={0: 10}).do("choose cannons")
    assert desk.offers == ["steps 1", "steps 3"], "with points to spare the end of the track always brings gold"
    desk.do("steps 3")
    assert desk.s.cannons[0] == 12 and desk.s.gold[0] == 2


def test_the_end_of_the_track_without_surplus_brings_no_gold():
    desk = loader(2, cannons={0: 10}).do("choose cannons", "steps 2")
    assert desk.s.cannons[0] == 12 and desk.s.gold[0] == 0


def test_a_disc_at_the_end_brings_2_gold_at_once():
    desk = loader(5, cannons={0: 12}).do("choose cannons")
    assert desk.s.gold[0] == 2 and desk.asked == Ask.ACTION


def test_one_point_beyond_the_end_may_be_bought():
    """Ruling: a bought point is an action point; one of them beyond the end is enough for the 2 gold."""
    desk = loader(2, cannons={0: 10}, gold={0: 5}).do("choose cannons")
    assert desk.offers == ["steps 1", "steps 2", "steps 3"]
    desk.do("steps 3")
    assert desk.s.gold[0] == 5 - 1 + 2


def test_a_single_possible_step_is_not_asked_for():
    desk = loader(1).do("choose cannons")
    assert desk.s.cannons[0] == 1
    desk = loader(4, cannons={0: 11}).do("choose cannons")
    assert desk.s.cannons[0] == 12 and desk.s.gold[0] == 2


def scholar(points, **more):
    desk = turn(0, cubes={"brown": points}, **more)
    return desk


def test_spaces_with_points_on_the_progress_track():
    assert [int(PROGRESS_POINTS[at]) for at in (0, 3, 4, 8, 12, 16, 19, 20)] == [0, 0, 1, 3, 6, 10, 10, 15]
    assert [int(TOKENS_BY[at]) for at in (0, 4, 8, 12, 16, 20)] == [0, 1, 2, 3, 4, 5]


def test_example_5_points_pass_the_first_space():
    """Rulebook: 5 points pass the space with 1 point, a token is taken."""
    desk = scholar(5)
    desk.show_tokens("seven-points", "jump", "two-blue")
    desk.do("choose progress", "steps 5")
    assert desk.asked == Ask.TOKEN
    assert set(desk.offers) == {"token seven-points", "token jump", "token two-blue"}
    desk.do("token two-blue")
    assert desk.tokens(0) == {"two-blue"} and desk.s.progress[0] == 5


def test_example_2_points_and_a_gold_reach_the_fourth_token():
    """Rulebook: 2 points and 1 gold make 3 steps; the fourth token comes with the space of 10 points."""
    desk = scholar(2, gold={0: 1}, progress={0: 13})
    desk.books = False  # the three tokens before it are left out
    desk.show_tokens("seven-points", "jump")
    desk.do("choose progress", "steps 3")
    assert desk.s.gold[0] == 0 and desk.s.progress[0] == 16 and PROGRESS_POINTS[16] == 10
    assert desk.asked == Ask.TOKEN


def test_reaching_a_space_is_enough_and_the_token_is_compulsory():
    desk = scholar(4)
    desk.show_tokens("seven-points", "jump")
    desk.do("choose progress", "steps 4")
    assert all(text.startswith("token") for text in desk.offers)


def test_two_spaces_passed_give_two_tokens():
    desk = scholar(5, gold={0: 3})
    desk.show_tokens("seven-points", "jump", "two-blue")
    desk.do("choose progress", "steps 8", "token jump")
    assert desk.asked == Ask.TOKEN and "token jump" not in desk.offers
    desk.do("token two-blue")
    assert desk.tokens(0) == {"jump", "two-blue"}


def test_the_last_token_is_taken_without_asking():
    desk = scholar(4)
    desk.show_tokens("seven-points")
    desk.do("choose progress", "steps 4")
    assert desk.tokens(0) == {"seven-points"} and desk.asked == Ask.ACTION


def test_without_tokens_on_display_none_is_taken():
    desk = scholar(4)
    desk.show_tokens()
    desk.do("choose progress", "steps 4")
    assert desk.tokens(0) == set() and desk.asked == Ask.ACTION


def test_gold_from_a_new_token_can_be_spent_at_once():
    """Ruling: after a token the seat may use the rest of its points and buy more."""
    desk = scholar(4)
    desk.show_tokens("five-gold", "jump")
    desk.do("choose progress", "steps 4", "token five-gold")
    assert desk.offers == ["use five-gold", "done"]
    desk.do("use five-gold", "steps 3")
    assert desk.s.progress[0] == 7 and desk.s.gold[0] == 2


def test_points_left_after_a_token_can_still_be_used():
    desk = scholar(5)
    desk.show_tokens("seven-points", "jump")
    desk.do("choose progress", "steps 4", "token jump")
    assert desk.offers == ["steps 1", "done"]
    desk.do("steps 1")
    assert desk.s.progress[0] == 5


def test_a_new_bonus_token_does_not_help_the_action_that_brought_it():
    desk = scholar(4)
    desk.show_tokens("two-brown", "jump")
    desk.do("choose progress", "steps 4", "token two-brown")
    assert desk.asked == Ask.ACTION and desk.s.progress[0] == 4


def test_surplus_on_the_progress_track():
    desk = scholar(5, progress={0: 18})
    desk.books = False
    desk.show_tokens()
    desk.do("choose progress")
    assert desk.offers == ["steps 1", "steps 3"]
    desk.do("steps 3")
    assert desk.s.progress[0] == 20 and desk.s.gold[0] == 2


def mover(points=5, **more):
    return turn(0, cubes={"white": points}, **more)


def test_example_four_steps_to_a_red_space():
    """Rulebook: the disc moves 4 spaces to a red one, the fifth point lapses; its owner is now the first player."""
    desk = mover(5, order={0: 0, 1: 2}).do("choose order", "steps 4")
    assert ORDER_COLOURS[4] == "red" and desk.s.order[0] == 4
    assert [int(p) for p in desk.s.ahead[:2]] == [0, 1]


def test_a_disc_lies_on_top_of_those_already_there():
    desk = mover(2, order={0: 0, 1: 2}).do("choose order", "steps 2")
    assert [int(p) for p in desk.s.ahead[:2]] == [0, 1]
    desk = mover(1, order={0: 0, 1: 2}).do("choose order")
    assert [int(p) for p in desk.s.ahead[:2]] == [1, 0]


def test_leaving_a_stack_keeps_the_order_of_the_others():
    from .table import new_game

    desk = new_game(4, 3)
    desk.s.gold[:] = 0
    last = int(desk.s.ahead[3])
    others = [int(p) for p in desk.s.ahead[:3]]
    desk.lay_cubes({"white": 1})
    desk.begin_turn(last)
    desk.do("choose order")
    assert [int(p) for p in desk.s.ahead] == [last, *others]


def test_the_order_changes_only_with_the_next_phase():
    desk = mover(3, order={0: 0, 1: 1}, ahead=[1, 0])
    desk.s.in_turn[:2] = [0, 1]
    desk.do("choose order", "steps 3")
    assert desk.actor == 1 and [int(p) for p in desk.s.in_turn[:2]] == [0, 1]


def test_surplus_on_the_order_track():
    desk = mover(3, order={0: 19}).do("choose order")
    assert desk.s.gold[0] == 2


def test_points_on_the_order_track():
    assert [int(ORDER_POINTS[at]) for at in (0, 3, 7, 11, 15, 19)] == [0, 1, 3, 6, 10, 15]


def test_example_white_cubes_turn_into_the_colour_under_the_disc():
    """Rulebook: with a disc on red and 5 points the white action becomes planning with 5 points."""
    desk = mover(5, order={0: 4})
    assert desk.offers_of("choose") == ["choose planning", "choose order"]
    desk.do("choose planning")
    assert desk.s.points_left == 5


def test_the_special_action_needs_a_disc_off_the_start():
    assert mover(5).offers_of("choose") == ["choose order"]


def test_the_special_action_needs_white_cubes():
    desk = turn(0, cubes={"black": 5}, order={0: 4})
    assert desk.offers_of("choose") == ["choose cannons"]


def test_the_last_space_turns_white_into_any_colour():
    desk = turn(0, cubes={"white": 5}, order={0: 19}, posts={0: ["f1"]}, stock={0: ["single"]})
    assert len(desk.offers_of("choose")) == 7


def test_bonus_tokens_count_for_the_special_action():
    desk = mover(5, order={0: 4}, tokens={0: ["two-red"]}).do("choose planning")
    assert desk.s.points_left == 7
