"""The two variants: quick start and Bonanza."""

from __future__ import annotations

import pytest

from argosy.games.goa.parts import BONANZA_IDS, TRACK_NAMES
from argosy.games.goa.state import Ask, Phase

from .table import auction, new_game, no_bids, turn

# --- quick start ----------------------------------------------------------------------------------


def test_quick_start_asks_everybody_from_the_start_player_on():
    desk = new_game(seats=3, starter=1, quick_start=True)
    order = []
    while desk.asked == Ask.QUICK_START:
        order.append(desk.actor)
        desk.do("quick ducats")
    assert order == [1, 2, 0] and (desk.asked, desk.actor) == (Ask.PLACE_FLAG, 1)


def test_quick_start_brings_ten_ducats():
    desk = new_game(seats=2, starter=0, quick_start=True).do("quick ducats", "quick ducats")
    assert list(desk.s.ducats[:2]) == [15, 20]


def test_quick_start_or_moves_two_markers_into_the_second_row():
    desk = new_game(seats=2, starter=0, quick_start=True).do("quick harvest+colonists")
    assert [desk.row(0, track) for track in TRACK_NAMES] == [1, 2, 1, 1, 2] and desk.s.ducats[0] == 5


def test_quick_start_offers_the_ducats_and_every_pair_of_two_different_markers():
    assert len(new_game(quick_start=True).offers) == 11


def test_quick_start_triggers_no_reward():
    s = new_game(seats=2, quick_start=True).do("quick ships+taxes", "quick ships+taxes").s
    assert (s.extra == 0).all() and (s.hand_size == 0).all() and s.firsts == 0


def test_without_the_variant_nobody_is_asked():
    assert new_game().asked == Ask.PLACE_FLAG


# --- Bonanza --------------------------------------------------------------------------------------

BRINGS = {
    "ships_1": ("ships", 1), "ships_2": ("ships", 2), "colonists_1": ("colonists", 1), "colonists_2": ("colonists", 2),
    "ducats_3": ("ducats", 3), "ducats_5": ("ducats", 5), "expeditions_1": ("hand_size", 1),
    "extra_actions_1": ("extra", 1),
}  # fmt: skip
CORNERS = {"a1": 0, "e1": 1, "a5": 2, "e5": 3}


def test_four_different_bonanza_tiles_lie_under_the_corners():
    for seed in range(20):
        s = new_game(seed=seed, starter=None, bonanza=True).s
        assert list(s.covered) == [1] * 4 and len(set(s.under)) == 4 and max(s.under) < 8


def test_every_bonanza_tile_can_lie_under_a_corner():
    found = {int(bonus) for seed in range(30) for bonus in new_game(seed=seed, starter=None, bonanza=True).s.under}
    assert found == set(range(8))


def test_without_the_variant_nothing_lies_there():
    assert (new_game().s.covered == 0).all()


@pytest.mark.parametrize("bonus", range(8))
def test_who_buys_a_corner_tile_gets_the_bonanza_tile_too(bonus):
    desk = auction("na", "a1", "b1", seats=2, bonanza=True, grid={"a1": "a_foreman"})
    desk.s.under[0] = bonus
    what, amount = BRINGS[BONANZA_IDS[bonus]]
    before = int(desk.s[what][1])
    no_bids(no_bids(desk))
    assert desk.s[what][1] == before + amount and desk.s.foreman[1] == 1
    assert desk.s.covered[0] == 0 and desk.s.claimed == 1 << bonus


def test_other_tiles_bring_no_bonanza():
    desk = auction("nb", "b1", "c1", seats=2, bonanza=True, grid={"b1": "a_foreman", "c1": "a_ships"})
    no_bids(no_bids(no_bids(desk)))
    assert list(desk.s.covered) == [1] * 4 and desk.s.claimed == 0


@pytest.mark.parametrize("corner", CORNERS)
def test_swapping_a_corner_tile_brings_the_bonanza_tile_too(corner):
    desk = turn(0, seats=2, half="B", bonanza=True, tiles={0: ["b_swap"]}, grid={corner: "b_mission_3"})
    desk.s.under[CORNERS[corner]] = BONANZA_IDS.index("ducats_5")
    desk.do(f"swap {corner}")
    assert desk.s.ducats[0] == 10 and desk.sheet(0)["missions"] == 3 and desk.s.covered[CORNERS[corner]] == 0


def test_a_bonanza_tile_is_taken_once():
    desk = turn(0, seats=2, half="B", bonanza=True, tiles={0: ["b_swap"]}, grid={"a1": "b_ships"}, action=3)
    desk.s.under[0] = BONANZA_IDS.index("ducats_5")
    desk.do("swap a1", "taxes", "taxes", "flag na", "marker a1", "marker b1", "no bid")
    before = int(desk.s.ducats[1])
    desk.do("no bid")
    assert desk.s.ducats[1] == before, "the swap tile on the corner covers nothing"


def test_the_second_half_gets_four_new_bonanza_tiles_of_all_eight():
    again = False
    for seed in range(30):
        desk = turn(0, seats=2, seed=seed, starter=None, bonanza=True, action=3)
        desk.s.round_no, desk.s.covered[0], desk.s.under[0], desk.s.claimed = 3, 0, 0, 1 << int(desk.s.under[0])
        claimed = int(desk.s.claimed)
        desk.do("taxes", "taxes")
        assert desk.s.round_no == 4 and list(desk.s.covered) == [1] * 4 and len(set(desk.s.under)) == 4
        assert desk.s.claimed == 0
        again |= any(claimed >> int(bonus) & 1 for bonus in desk.s.under)
    assert again, "a tile of the first half can lie there again"


def test_both_variants_can_be_combined():
    desk = new_game(seats=2, quick_start=True, bonanza=True).do("quick ducats", "quick ships+harvest")
    assert desk.s.phase == Phase.MARKERS and list(desk.s.covered) == [1] * 4
