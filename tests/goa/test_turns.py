"""Rounds, turns, extra actions, the change of the half and the end."""

from __future__ import annotations

from argosy.games.goa.state import EMPTY, Ask, At, Phase

from .table import new_game, start_of_actions, turn


def play_round(desk, answer="taxes"):
    """Go on with the first offer before the actions, then taxes, until the round is over."""
    before = int(desk.s.round_no)
    while desk.s.round_no == before and desk.s.phase != Phase.OVER:
        for text in ("pass", answer, "no bid", "end turn"):
            if desk.can(text):
                break
        else:
            text = desk.offers[0]
        desk.do(text)
    return desk


def test_three_times_round_the_table_one_action_each():
    desk = turn(1, seats=3)
    order = []
    while desk.s.phase == Phase.ACTIONS and desk.s.round_no == 0:
        order.append((int(desk.s.action) + 1, desk.actor))
        desk.do("taxes")
    assert order == [(action, seat) for action in (1, 2, 3) for seat in (1, 2, 0)]


def test_without_extra_action_cards_the_round_ends_after_three_actions():
    desk = turn(2, seats=3, action=3).do("taxes", "taxes", "taxes")
    assert (desk.s.round_no, desk.asked, desk.actor) == (1, Ask.PLACE_FLAG, 2)


def test_a_turn_may_end_only_after_an_action():
    desk = turn(0)
    assert "end turn" not in desk.offers and "pass" not in desk.offers


def test_extra_actions_come_after_the_third_action_not_before():
    desk = turn(0, seats=2, action=2, extra={0: 1, 1: 1})
    desk.do("taxes", "taxes", "taxes")
    assert desk.s.phase == Phase.ACTIONS and list(desk.s.extra[:2]) == [1, 1]
    desk.do("taxes")
    assert desk.s.phase == Phase.EXTRA


def test_the_start_player_begins_the_extra_rounds_and_the_others_follow():
    desk = turn(1, seats=3, action=3, extra={0: 1, 1: 1, 2: 1}).do("taxes", "taxes", "taxes")
    order = []
    while desk.s.phase == Phase.EXTRA and desk.s.round_no == 0:
        order.append(desk.actor)
        desk.do("taxes")
    assert order == [1, 2, 0]


def test_an_extra_action_costs_one_card():
    desk = turn(0, extra={0: 2, 1: 1}, extra_round=True).do("taxes")
    assert desk.s.extra[0] == 1


def test_one_extra_action_a_turn_round_and_round():
    desk = turn(0, seats=2, extra={0: 3, 1: 2}, extra_round=True)
    order = []
    while desk.s.phase == Phase.EXTRA and desk.s.round_no == 0:
        order.append(desk.actor)
        desk.do("taxes")
    assert order == [0, 1, 0, 1, 0]


def test_with_two_extra_action_cards_nobody_may_pass():
    assert not turn(0, extra={0: 2}, extra_round=True).can("pass")


def test_one_extra_action_card_may_be_kept():
    desk = turn(0, seats=2, extra={0: 1}, extra_round=True).do("pass")
    assert desk.s.round_no == 1 and desk.s.extra[0] == 1


def test_a_kept_card_can_be_used_in_the_next_round():
    desk = turn(0, seats=2, extra={0: 1}, extra_round=True).do("pass")
    while desk.s.phase != Phase.EXTRA:
        desk.do("taxes" if desk.can("taxes") else desk.offers[0])
    assert desk.s.round_no == 1 and desk.s.extra[desk.actor] >= 1


def test_who_passed_gets_no_further_extra_action_in_this_round():
    desk = turn(0, seats=2, extra={0: 1, 1: 3}, extra_round=True)
    desk.do("pass", "taxes", "taxes")
    assert desk.s.round_no == 0 and desk.actor == 1, "seat 0 has a card left but passed"
    desk.do("taxes")
    assert desk.s.round_no == 1 and desk.s.extra[0] == 1


def test_a_card_won_by_an_extra_action_can_be_played_in_the_same_round():
    desk = turn(0, seats=2, extra={0: 1}, extra_round=True, rows={0: [1, 2, 2, 2, 2]}, fields={0: ["a_ginger_1"]})
    desk.do("advance ships")
    assert desk.s.extra[0] == 1 and desk.actor == 0 and desk.can("taxes")


def test_who_has_no_extra_action_card_is_passed_over():
    desk = turn(0, seats=3, extra={0: 2, 2: 1}, extra_round=True).do("taxes")
    assert desk.actor == 2


def test_the_round_ends_when_all_have_passed():
    desk = turn(0, seats=3, extra={0: 1, 1: 1, 2: 1}, extra_round=True)
    desk.do("pass", "pass")
    assert desk.s.round_no == 0
    desk.do("pass")
    assert desk.s.round_no == 1


def test_an_extra_action_may_be_any_of_the_six():
    desk = turn(
        0, extra={0: 1}, extra_round=True, fields={0: {"a_ginger_2": 1}},
    )  # fmt: skip
    for text in ("build ships", "harvest", "taxes", "expedition 1", "found quilon", "advance ships"):
        assert desk.can(text)


def test_after_four_rounds_the_second_half_is_laid():
    desk = turn(0, seats=2, action=3)
    desk.s.round_no = 3
    left = [int(t) for t in desk.s.grid]
    desk.do("taxes", "taxes")
    assert desk.s.round_no == 4
    assert all(desk.s.at[t] == At.DISCARD for t in left), "the tiles that were not sold leave the board"
    assert all(29 <= t < 58 for t in desk.s.grid)
    assert sorted(desk.s.at[29:]).count(At.REMOVED) == 4


def test_at_the_change_of_the_half_everybody_keeps_what_they_have():
    desk = turn(0, seats=2, action=3, tiles={0: ["a_red_ship", "a_duty"], 1: ["a_foreman"]}, fields={1: ["a_clove_2"]})
    desk.s.round_no = 3
    desk.do("use red_ship", "taxes", "taxes")
    assert desk.where("a_red_ship") == desk.where("a_duty") == At.OWNED
    assert desk.s.foreman[1] == 1 and desk.spices(1) == {"clove": 2}
    assert (desk.asked, desk.actor) == (Ask.PLACE_FLAG, 0), "the flag stays with its holder"


def test_the_game_ends_after_the_fourth_round_of_the_second_half():
    desk = turn(1, seats=2, half="B", action=3)
    desk.s.round_no = 7
    desk.do("taxes")
    assert desk.s.phase == Phase.ACTIONS
    desk.do("taxes")
    assert desk.s.phase == Phase.OVER and desk.offers == [] and desk.actor == -1


def test_extra_actions_are_still_played_in_the_last_round():
    desk = turn(0, seats=2, half="B", action=3, extra={1: 1})
    desk.s.round_no = 7
    desk.do("taxes", "taxes")
    assert desk.s.phase == Phase.EXTRA and desk.actor == 1
    desk.do("taxes")
    assert desk.offers == []


def test_a_game_has_eight_rounds():
    desk = new_game(seats=2)
    rounds = 0
    while desk.s.phase != Phase.OVER:
        play_round(desk)
        rounds += 1
    assert rounds == 8


def test_flag_and_markers_leave_the_board_before_the_actions():
    desk = start_of_actions(seats=2, grid={"a1": "a_ships", "b1": "a_colonists"})
    assert desk.s.flag_place == EMPTY and set(desk.s.marker) == {EMPTY}
