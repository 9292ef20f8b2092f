"""Placing the markers and auctioning the tiles."""

from __future__ import annotations

import pytest

from argosy.games.goa.state import EMPTY, Ask, At, Phase

from .table import auction, buy, cell, new_game, no_bids

# --- the flag and the markers ---------------------------------------------------------------------


def test_on_a_full_grid_the_flag_goes_onto_the_rim_only():
    rim = [f"flag {side}{c}" for side in "ns" for c in "abcde"] + [
        f"flag {side}{n}" for side in ("w", "east") for n in range(1, 6)
    ]
    assert sorted(new_game().offers) == sorted(rim)


def test_the_flag_may_lie_on_an_empty_cell():
    desk = new_game()
    desk.clear("b2", "c1", "c2", "c3", "d2")
    assert desk.can("flag b1") and desk.can("flag d3")
    assert not desk.can("flag c2"), "there is a tile"


def test_a_tile_must_touch_the_flag_straight():
    desk = new_game()
    desk.clear("c3")
    assert sorted(desk.offers) == ["flag b3", "flag c2", "flag c4", "flag d3"]


def test_a_rim_place_needs_a_tile_in_the_cell_beside_it():
    desk = new_game()
    desk.clear("a1", "b2")
    assert desk.can("flag na") and desk.can("flag w1")
    assert not desk.can("flag nb"), "the cell beside it is empty, and b2 is not beside it"


def test_the_second_marker_lies_beside_the_flag_straight_or_diagonally():
    desk = new_game().do("flag nb")
    assert sorted(desk.offers) == ["marker a1", "marker b1", "marker c1"]


def test_around_a_flag_inside_all_eight_cells_count():
    desk = new_game()
    desk.clear(*[f"{c}{r}" for c in "abcde" for r in range(1, 6) if f"{c}{r}" != "c3"])
    desk.do("flag c3")
    assert sorted(desk.offers) == [f"marker {c}{r}" for c in "bcd" for r in range(2, 5) if f"{c}{r}" != "c3"]


def test_each_further_marker_lies_beside_the_one_before():
    desk = new_game(seats=4).do("flag na", "marker a1")
    assert sorted(desk.offers) == ["marker a2", "marker b1", "marker b2"]
    desk.do("marker b2")
    assert sorted(desk.offers) == sorted(
        f"marker {c}{r}" for c in "abc" for r in range(1, 4) if f"{c}{r}" not in ("a1", "b2")
    )


def test_a_tile_takes_only_one_marker():
    desk = new_game().do("flag na", "marker a1", "marker b1")
    assert not desk.can("marker a1") and not desk.can("marker b1")


def test_a_blocked_marker_goes_to_any_free_tile_and_the_chain_goes_on_from_there():
    desk = new_game(seats=4)
    desk.clear("a1", "b1", "d5", "e5", "d1")
    desk.do("flag na", "marker b1", "marker a1")
    assert sorted(desk.offers) == ["marker d1", "marker d5", "marker e5"], "nothing is free beside a1"
    desk.do("marker e5")
    assert desk.offers == ["marker d5"], "the chain goes on at e5"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_markers_go_round_once_and_the_starter_places_the_last(seats):
    desk = new_game(seats=seats, starter=1)
    order = []
    while desk.s.phase == Phase.MARKERS:
        order.append(desk.actor)
        desk.do(desk.offers[0])
    assert order == [(1 + i) % seats for i in range(seats + 1)]
    assert sum(int(m) != EMPTY for m in desk.s.marker) == seats, "as many tiles as players, and the flag"


# --- bidding --------------------------------------------------------------------------------------


def test_the_flag_is_auctioned_first_then_the_tiles_by_number():
    desk = auction("na", "a1", "b1", "c1")
    lots = []
    while desk.s.phase == Phase.AUCTION:
        lots.append((int(desk.s.lot), (desk.s.starter + desk.s.lot) % 3))
        no_bids(desk)
        while desk.s.phase == Phase.AUCTION and desk.asked != Ask.BID:
            desk.do(desk.offers[0])
    assert lots == [(0, 0), (1, 1), (2, 2), (3, 0)]


def test_the_seats_after_the_auctioneer_bid_once_each_in_turn():
    desk = auction("na", "a1", "b1", "c1", seats=3)
    assert (desk.asked, desk.actor) == (Ask.BID, 1)
    desk.do("bid 2")
    assert (desk.asked, desk.actor) == (Ask.BID, 2)
    desk.do("bid 4")
    assert (desk.asked, desk.actor) == (Ask.SELL_OR_KEEP, 0), "seat 1 is not asked again"


def test_a_bid_must_be_higher_than_the_one_before():
    desk = auction("na", "a1", "b1", "c1").do("bid 3")
    assert desk.offers_of("bid") == [f"bid {n}" for n in range(4, 11)]


def test_a_bid_is_limited_by_the_money_at_hand():
    desk = auction("na", "a1", "b1", "c1", ducats={1: 3})
    assert desk.offers == ["no bid", "bid 1", "bid 2", "bid 3"]


def test_who_cannot_raise_is_not_asked():
    desk = auction("na", "a1", "b1", "c1", ducats={2: 4}).do("bid 4")
    assert (desk.asked, desk.actor) == (Ask.SELL_OR_KEEP, 0)


def test_money_of_one_auction_can_be_used_in_the_next():
    desk = auction("na", "a1", "b1", "c1", ducats={0: 0, 1: 9})
    desk.do("bid 9", "no bid")
    assert desk.s.ducats[0] == 9 and desk.s.ducats[1] == 0
    desk.do("no bid")
    assert desk.actor == 0 and desk.can("bid 9")


def test_no_bid_gives_the_lot_to_the_auctioneer_for_nothing():
    desk = auction("na", "a1", "b1", "c1", grid={"a1": "a_ships"})
    no_bids(no_bids(desk))
    assert desk.s.ships[1] == 8 and desk.s.ducats[1] == 10


def test_the_auctioneer_passes_and_the_highest_bidder_pays_him():
    desk = auction("na", "a1", "b1", "c1", grid={"a1": "a_ships"})
    no_bids(desk).do("bid 2", "bid 5", "sell")
    assert [int(n) for n in desk.s.ducats[:3]] == [0, 15, 10] and desk.s.ships[0] == 8


def test_the_auctioneer_keeps_the_lot_for_one_less_paid_to_the_bank():
    desk = auction("na", "a1", "b1", "c1", grid={"a1": "a_ships"})
    no_bids(desk).do("bid 2", "bid 5", "keep")
    assert (desk.s.ducats[1], desk.s.ships[1]) == (6, 8)
    assert (desk.s.ducats[0], desk.s.ducats[2]) == (5, 10), "nobody else pays or gets anything"


def test_keeping_against_a_bid_of_one_is_free():
    desk = auction("na", "a1", "b1", "c1", ducats={0: 0})
    desk.do("bid 1", "no bid", "keep")
    assert desk.s.ducats[0] == 0 and desk.s.flag == 0


def test_an_auctioneer_who_cannot_pay_one_less_must_sell():
    desk = auction("na", "a1", "b1", "c1", ducats={0: 3})
    desk.do("bid 5", "no bid")
    assert desk.s.flag == 1 and desk.s.ducats[0] == 8 and desk.s.ducats[1] == 5


def test_an_auctioneer_with_exactly_one_less_may_keep():
    desk = auction("na", "a1", "b1", "c1", ducats={0: 4})
    desk.do("bid 5", "no bid")
    assert sorted(desk.offers) == ["keep", "sell"]
    desk.do("keep")
    assert desk.s.ducats[0] == 0 and desk.s.flag == 0


def test_the_auctioneer_takes_the_marker_back():
    desk = auction("na", "a1", "b1", "c1", grid={"a1": "a_ships"})
    assert desk.s.marker[1] == cell("a1")
    no_bids(no_bids(desk))
    assert desk.s.marker[1] == EMPTY and desk.s.grid[cell("a1")] == EMPTY


# --- what the flag does ---------------------------------------------------------------------------


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_whoever_gets_the_flag_gets_an_extra_action_card(winner):
    desk = auction("na", "a1", "b1", "c1")
    if winner:
        buy(desk, winner)
    else:
        no_bids(desk)
    assert desk.s.flag == winner
    assert [int(n) for n in desk.s.extra[:3]] == [int(seat == winner) for seat in range(3)]


def test_the_remaining_auctions_still_follow_the_marker_numbers():
    desk = buy(auction("na", "a1", "b1", "c1"), 2)
    assert desk.s.flag == 2
    assert (desk.s.lot, desk.actor) == (1, 2), "marker 2 is seat 1's, so seat 2 bids first"


def test_the_new_holder_of_the_flag_begins_the_action_phase():
    names = {"a1": "a_ships", "b1": "a_colonists", "c1": "a_settlement"}
    desk = buy(auction("na", "a1", "b1", "c1", grid=names), 2)
    no_bids(no_bids(no_bids(desk)))
    assert (desk.s.phase, desk.asked, desk.actor) == (Phase.ACTIONS, Ask.TURN, 2)


def test_the_new_holder_of_the_flag_lays_it_in_the_next_round():
    names = {"a1": "a_ships", "b1": "a_colonists", "c1": "a_settlement"}
    desk = buy(auction("na", "a1", "b1", "c1", grid=names), 2)
    no_bids(no_bids(no_bids(desk)))
    while desk.s.round_no == 0:
        desk.do("pass" if desk.can("pass") else "taxes")
    assert (desk.asked, desk.actor) == (Ask.PLACE_FLAG, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_sells_as_many_tiles_as_there_are_players(seats):
    desk = new_game(seats=seats)
    while desk.s.phase != Phase.ACTIONS:
        desk.do(desk.offers[0])
    assert sorted(desk.s.at).count(At.GRID) == 25 - seats
