"""Setting the table."""

from __future__ import annotations

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.parts import CARD_IDS, CARD_SYMBOL, ELEPHANT, TILE_KIND, Kind
from argosy.games.goa.state import EMPTY, Ask, At

from .table import Desk, new_game, turn

SEEDS = range(60)


def fresh(seats: int, seed: int, options: tuple[int, int] = (0, 0)) -> Desk:
    return Desk(GAME.rules.start(seats, seed, options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_four_ships_two_colonists_and_nothing_else(seats):
    desk = fresh(seats, 3)
    for seat in range(seats):
        assert (desk.s.ships[seat], desk.s.colonists[seat], desk.s.extra[seat], desk.s.hand_size[seat]) == (4, 2, 0, 0)
        assert set(desk.s.field[seat]) == set(desk.s.colony[seat]) == {EMPTY}
    desk.check()


def test_all_markers_start_in_the_first_row():
    assert (fresh(4, 5).s.rows == 0).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_has_five_ducats_the_others_ten(seats):
    for seed in SEEDS:
        s = fresh(seats, seed).s
        assert [int(n) for n in s.ducats[:seats]] == [5 if seat == s.flag else 10 for seat in range(seats)]


def test_the_start_player_gets_no_extra_action_card_for_the_flag():
    assert (fresh(4, 1).s.extra == 0).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_elephant_makes_the_start_player(seats):
    for seed in SEEDS:
        s = fresh(seats, seed).s
        turned = [c for c in range(30) if int(s.discard) >> c & 1]
        assert [CARD_SYMBOL[c] == ELEPHANT for c in turned].count(True) == 1
        assert s.flag == s.starter == (len(turned) - 1) % seats, [CARD_IDS[c] for c in turned]


def test_every_seat_can_become_start_player():
    assert {int(fresh(4, seed).s.flag) for seed in SEEDS} == {0, 1, 2, 3}


def test_the_cards_turned_up_for_the_start_player_are_discarded():
    s = fresh(4, 2).s
    assert s.deck_size == 30 - int(s.discard).bit_count()
    assert not any(int(s.discard) >> int(c) & 1 for c in s.deck[: s.deck_size])


@pytest.mark.parametrize("half", ["A", "B"])
def test_each_half_lays_25_tiles_and_takes_out_four_openly(half):
    for seed in SEEDS:
        s = new_game(seed=seed, starter=None, half=half).s
        mine = s.at[:29] if half == "A" else s.at[29:]
        assert sorted(mine).count(At.GRID) == 25 and sorted(mine).count(At.REMOVED) == 4
        assert EMPTY not in s.grid and len(set(s.grid)) == 25


@pytest.mark.parametrize("half", ["A", "B"])
def test_at_most_two_of_the_tiles_taken_out_are_plantations(half):
    counts = []
    for seed in range(150):
        s = new_game(seed=seed, starter=None, half=half).s
        first = 0 if half == "A" else 29
        out = [t for t in range(first, first + 29) if s.at[t] == At.REMOVED]
        counts.append(sum(TILE_KIND[t] == Kind.PLANTATION for t in out))
    assert max(counts) == 2 and min(counts) == 0


def test_crop_rotation_is_no_plantation_when_tiles_are_taken_out():
    """A third tile with a spice field may leave the game if it is the crop rotation."""
    for seed in range(400):
        s = new_game(seed=seed, starter=None).s
        kinds = [int(TILE_KIND[t]) for t in range(29) if s.at[t] == At.REMOVED]
        if kinds.count(Kind.PLANTATION) == 2 and Kind.CROP_ROTATION in kinds:
            return
    raise AssertionError("two plantations and a crop rotation never left the game together")


def test_every_tile_of_the_half_can_be_taken_out():
    gone = set()
    for seed in range(250):
        s = new_game(seed=seed, starter=None).s
        gone |= {t for t in range(29) if s.at[t] == At.REMOVED}
    assert gone == set(range(29))


def test_the_tiles_of_the_second_half_stay_in_the_box_at_first():
    assert set(fresh(3, 1).s.at[29:]) == {At.BOX}


def test_all_colony_tiles_lie_on_their_stacks():
    assert int(fresh(2, 1).s.colonies_left).bit_count() == 18


def test_the_same_seed_lays_the_same_table():
    assert fresh(4, 9).s.tobytes() == fresh(4, 9).s.tobytes() != fresh(4, 10).s.tobytes()


def test_the_start_player_places_the_flag_first():
    for seed in range(8):
        desk = fresh(3, seed)
        assert (desk.asked, desk.actor) == (Ask.PLACE_FLAG, desk.s.flag)


def test_the_fixture_keeps_the_books():
    desk = turn(
        1, seats=4, half="B", hand={1: ["ships2_1"], 2: ["ducats5_3"]}, tiles={1: ["b_espionage"], 0: ["a_red_ship"]},
        fields={1: {"a_ginger_2": 1}}, colonies={1: {"madras_pepper_nutmeg": ["pepper"]}},
        deck=["spices2_1", "spices2_2"],
    )  # fmt: skip
    desk.check()
    assert desk.hand(1) == {"ships2_1"} and desk.spices(1) == {"ginger": 1, "pepper": 1}
