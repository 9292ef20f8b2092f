"""The orders on story cards: legacy tiles that come and go, C cards, skulls, the plague, construction sites."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.parts import (
    AT,
    FIRST_C,
    FIRST_SITE,
    LEGACY,
    LEGACY_BIT,
)
from argosy.games.maracaibo.rules.cards import draw
from argosy.games.maracaibo.state import Ask, At
from argosy.games.maracaibo.story.archive import archive
from argosy.kernel import push

from .story_table import EVERYTHING, Campaign, means
from .table import CONTRACT, points


def test_cards_onto_the_discard_pile_come_with_the_next_shuffle() -> None:
    desk = Campaign(7).take_tile(0).end_round()
    assert [desk.s.place[FIRST_C + k] for k in range(3)] == [At.DISCARD, At.DISCARD, At.BOX]
    assert archive(desk.s)["cards"] == 0b11
    s = desk.s
    for card in s.deck[: s.deck_size]:
        s.place[card] = At.DISCARD
    s.discard_size, s.deck_size = s.discard_size + s.deck_size, 0
    drawn = {int(draw(s))} | {int(card) for card in s.deck[: s.deck_size]}
    assert {FIRST_C, FIRST_C + 1} <= drawn and FIRST_C + 2 not in drawn


def test_cards_into_the_deck_are_shuffled_into_the_draw_pile() -> None:
    seen = set()
    for seed in range(12):
        desk = Campaign(36, 2, seed).take_tile(0).end_round()  # card 39 brings 95
        where = [int(c) for c in desk.s.deck[: desk.s.deck_size]].index(FIRST_C + 5)
        seen.add(where)
        assert desk.s.place[FIRST_C + 5] == At.HIDDEN and archive(desk.s)["cards"] == 1 << 5
    assert len(seen) > 6


def test_nobody_can_hold_a_card_that_came_into_the_pile_after_the_last_draw() -> None:
    desk = Campaign(36, 3, 4).take_tile(0).end_round()
    late = FIRST_C + 5
    out = Counter()
    for drawn in range(2):
        for seed in range(300):
            view = GAME.rules.view(desk.s, 0)
            CONTRACT.redeal(view, np.uint64(seed))
            assert CONTRACT.ledger(view) == 0
            for p in (1, 2):
                out[drawn, p] += late in [int(c) for c in view.hand[p][: view.hand_size[p]]]
        if not drawn:
            desk.clear().hand(2)
            push(desk.s, Ask.DRAW, 2)
            desk.do("draw", "draw")
            assert desk.s.drawn_late[2] == 2
    assert out[0, 1] == out[0, 2] == out[1, 1] == 0 and out[1, 2] > 0


def test_a_hand_that_is_paying_is_dealt_the_cards_for_it() -> None:
    desk = Campaign(3, 3).arrive(1, "7", **means("3"))
    desk.apply("quest ST1")
    assert desk.asked == Ask.PAY
    for seat in (-1, 0, 2):
        for seed in range(40):
            view = GAME.rules.view(desk.s, seat)
            CONTRACT.redeal(view, np.uint64(seed))
            assert len(GAME.rules.legal(view)) >= 2 and CONTRACT.ledger(view) == 0


def test_skull_tiles_come_back_with_the_front_and_go_with_a_reward() -> None:
    desk = Campaign(37, tiles=0b1)  # L22 at Bluefields
    assert "L22" in desk.tiles() and "village" not in desk.arrive(0, "16", **EVERYTHING).legal()
    desk.do("quest ST1", "unskull L22")
    assert "L22" not in desk.tiles()
    again = Campaign(**archive(desk.s))  # the card still lies out: its front is carried out again
    assert again.out() == ["37"] and "L22" in again.tiles()


def test_without_a_skull_tile_the_reward_takes_nothing_away() -> None:
    desk = Campaign(18, 3).arrive(0, "14", figures=1, doubloons=0)
    assert not desk.tiles() & {"L3", "L20", "L21", "L22", "L23"}
    desk.do("quest ST1")
    assert points(desk) == 5 and not desk.can("unskull")


def test_one_of_several_skull_tiles_is_taken_away_by_choice() -> None:
    desk = Campaign(18, 3, tiles=LEGACY_BIT["L3"], skulls=0b1001).arrive(0, "14", figures=1).do("quest ST1")
    assert desk.legal() == ["unskull L3", "unskull L20", "unskull L23"]
    assert desk.do("unskull L20").tiles() == {"L3", "L23"}


def test_a_tile_that_left_can_come_again_with_a_later_card() -> None:
    desk = Campaign(32, 3).fill("L13").end_round()
    assert "L13" not in desk.tiles()
    later = Campaign(**{**archive(desk.s), "story": 69}, seats=3)
    assert "L13" in later.tiles() and later.s.site[LEGACY["L13"] - FIRST_SITE] == 0


def test_the_plague_comes_and_cartagena_recovers_with_card_27() -> None:
    desk = Campaign(14, 3)
    assert "L3" in desk.tiles() and desk.s.city[AT["14"]] == 0
    kept = archive(Campaign(25, 3, tiles=1 << LEGACY["L3"]).take_tile(0).end_round().s)
    assert kept["tiles"] & 1 << LEGACY["L3"] == 0 and kept["story"] == 27
    again = Campaign(27, 3, tiles=1 << LEGACY["L3"])
    assert again.s.city[AT["14"]] > 0 and "L3" not in again.tiles()
    assert len({int(again.s.city[AT[p]]) for p in ("4", "5", "13", "14")}) == 4


@pytest.mark.parametrize(("seats", "discs"), [(1, 2), (2, 1), (3, 0)])
def test_sites_begin_with_discs_in_small_games_every_time(seats: int, discs: int) -> None:
    desk = Campaign(46, seats)
    assert desk.s.site[LEGACY["L11"] - FIRST_SITE] == discs
    kept = archive(desk.s)
    assert kept["sites"] == 0b10 and Campaign(seats=seats, **kept).s.site[LEGACY["L11"] - FIRST_SITE] == discs


def test_new_cities_the_silver_fleet_and_the_mine_stay_from_game_to_game() -> None:
    kept = {"tiles": sum(LEGACY_BIT[name] for name in ("L1", "L4", "L6", "L7", "L9"))}
    desk = Campaign(60, 3, **kept)
    assert all(desk.s.city[AT[p]] > 0 for p in ("17", "9a", "15a"))
    assert "sail 9a 3" not in desk.turn(0, "9", explorer="3").legal()
    assert "sail 9a 3" in desk.turn(0, "9", explorer="4").legal()
    desk.tile("F25").arrive(0, "11", hand=[], combat=8, explorer="5").do("act", "stack left", "nation fr")
    assert {"silver-fleet", "gold-mine"} <= set(desk.legal())
