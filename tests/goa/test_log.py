"""Goa's log: what a viewer saw happen, in full sentences, and nothing that the viewer did not see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest

from argosy.games.goa import GAME
from argosy.games.goa.face.log import tell
from argosy.games.goa.state import Ask
from argosy.kernel.game import Line
from argosy.kernel.position import bytes_of, copy_of
from argosy.play.telling import speak
from argosy.words import LANGUAGES

from .table import Desk, auction, new_game, turn

NAMES = ("Ana", "Bo", "Cy", "Dee")
SPECTATOR = -1


def log(desk: Desk, *texts: str, viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
    """Make moves and read what a viewer is told."""
    said: list[str] = []
    for text in texts:
        before = GAME.rules.view(desk.s, viewer)
        desk.do(text)
        lines = tell(before, GAME.rules.codes[text], GAME.rules.view(desk.s, viewer))
        said += [speak(GAME, line, lang, NAMES) for line in lines]
    return said


# ---- auctions --------------------------------------------------------------------------------------------------------


def test_the_game_opens_with_the_start_player_and_the_tiles_taken_out() -> None:
    desk = new_game(seats=3)
    before = GAME.rules.view(desk.s, 1)
    desk.do("flag na")
    lines = tell(before, GAME.rules.codes["flag na"], GAME.rules.view(desk.s, 1))
    assert [line.key for line in lines] == ["log-begin", "log-removed", "log-round", "log-flag"]
    assert len(lines[1].facts["tiles"]) == 4
    assert speak(GAME, lines[3], "en", NAMES) == "Ana places the flag above a1."


def test_a_marker_names_the_tile() -> None:
    desk = new_game(seats=3, grid={"b1": "a_foreman"}).do("flag na")
    assert log(desk, "marker b1") == ["Bo puts marker 2 on “Foreman” (b1)."]


def test_a_sale_names_price_and_payer() -> None:
    desk = auction("na", "a1", "b1", "b2")
    assert log(desk, "bid 4", "bid 6", "sell") == [
        "Bo bids 4 ducats for the flag.",
        "Cy bids 6 ducats for the flag.",
        "Cy wins the flag and pays 6 ducats to Ana.",
        "The flag brings Cy 1 extra-action card.",
    ]


def test_the_auctioneer_buys_for_one_less() -> None:
    desk = auction("na", "a1", "b1", "b2")
    assert log(desk, "no bid", "bid 5", "keep", lang="de") == [
        "Bo bietet nicht für die Flagge.",
        "Cy bietet 5 Dukaten für die Flagge.",
        "Ana kauft die Flagge selbst und zahlt 4 Dukaten an die Bank.",
        "Die Flagge bringt Ana 1 Zusatzaktions-Karte.",
    ]


def test_without_a_bid_the_auctioneer_takes_the_lot() -> None:
    desk = auction("na", "a1", "b1", "b2", grid={"a1": "a_ships"}).do("no bid", "no bid", "no bid")
    assert log(desk, "no bid") == [
        "Ana does not bid for “Ships”.",
        "There is no bid: Bo takes “Ships” for nothing.",
        "Bo gets 4 ships.",
    ]


def test_a_lot_that_nobody_can_bid_for_is_told_with_the_one_before() -> None:
    desk = auction("na", "a1", "b1", seats=2, ducats={0: 1, 1: 0}, grid={"a1": "a_foreman", "b1": "a_duty"})
    said = log(desk, "no bid")  # only seat 0 has money, so only the foreman of seat 1 can be bid for
    assert said == [
        "Ana does not bid for “Foreman”.",
        "There is no bid: Bo takes “Foreman” for nothing.",
        "There is no bid: Ana takes “Duty” for nothing.",
        "The auctions are over. Ana has the flag and begins.",
    ]


def test_an_auctioneer_who_cannot_pay_sells() -> None:
    desk = auction("na", "a1", "b1", seats=2, ducats={0: 0, 1: 9})
    assert log(desk, "bid 3")[:2] == [
        "Bo bids 3 ducats for the flag.",
        "Bo wins the flag and pays 3 ducats to Ana, who does not have 2 ducats to buy it.",
    ]


def test_where_nobody_has_money_all_lots_go_with_the_last_marker() -> None:
    grid = {"a1": "a_ships", "b1": "a_foreman"}
    desk = new_game(seats=2, grid=grid, ducats={0: 0, 1: 0}).do("flag na", "marker a1")
    assert log(desk, "marker b1") == [
        "Ana puts marker 3 on “Foreman” (b1).",
        "There is no bid: Ana takes the flag for nothing.",
        "The flag brings Ana 1 extra-action card.",
        "There is no bid: Bo takes “Ships” for nothing.",
        "Bo gets 4 ships.",
        "There is no bid: Ana takes “Foreman” for nothing.",
        "The auctions are over. Ana has the flag and begins.",
    ]


def test_a_plantation_comes_filled() -> None:
    desk = auction("na", "a1", "b1", "b2", grid={"a1": "a_clove_2"}).do("no bid", "no bid", "no bid")
    assert log(desk, "no bid")[-1] == "Bo lays “Clove plantation (2 slots)” on field 1, filled with 2 cloves."


def test_a_fifth_plantation_pushes_one_out() -> None:
    old = ["a_ginger_1", "a_pepper_2", "a_cinnamon_2", "a_nutmeg_2"]
    desk = auction("na", "a1", "b1", seats=2, grid={"a1": "a_clove_2"}, fields={1: old})
    desk.do("no bid")
    assert log(desk, "no bid")[-1] == "There is no bid: Bo takes “Clove plantation (2 slots)” for nothing."
    assert log(desk, "replace field1") == [
        "Bo clears “Ginger plantation (1 slot)” from field 1 and keeps it face down for its points.",
        "Bo loses 1 ginger.",
        "Bo lays “Clove plantation (2 slots)” on field 1, filled with 2 cloves.",
    ]


def test_a_bonus_under_a_corner_is_told() -> None:
    desk = auction("na", "a1", "b1", seats=2, bonanza=True, grid={"a1": "a_foreman"})
    desk.s.under[0] = 4  # three ducats
    desk.do("no bid")
    assert log(desk, "no bid")[1:] == [
        "There is no bid: Bo takes “Foreman” for nothing.",
        "A bonus lay under the corner: Bo gets 3 ducats.",
    ]


def test_two_corners_lifted_by_one_move_are_told_each_with_its_tile() -> None:
    grid = {"a1": "a_foreman", "e1": "a_red_ship", "b1": "a_duty"}
    desk = new_game(seats=2, bonanza=True, grid=grid, ducats={0: 0, 1: 0})
    desk.s.under[0], desk.s.under[1] = 0, 1
    desk.do("flag na", "marker a1")
    desk.clear("a1", "e1", "a5")
    said = log(desk, "marker e1")
    bonuses = [line for line in said if "corner" in line]
    assert bonuses == [
        "A bonus lay under the corner: Bo gets 1 ship.",
        "A bonus lay under the corner: Ana gets 2 ships.",
    ]
    assert said.index(bonuses[0]) < said.index("There is no bid: Ana takes “Ship (red)” for nothing.")


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_the_plain_actions() -> None:
    assert log(turn(0, rows={0: {"ships": 2}}), "build ships") == ["Ana builds 2 ships."]
    assert log(turn(0), "taxes") == ["Ana collects 4 ducats in taxes."]
    desk = turn(0, rows={0: {"harvest": 3}}, fields={0: {"a_ginger_2": 0, "a_pepper_2": 1}})
    assert log(desk, "harvest") == ["Ana harvests up to 4 spices.", "Ana stores 2 ginger and 1 pepper."]


def test_a_step_names_what_was_paid_and_the_new_row() -> None:
    desk = turn(0, fields={0: ["a_cinnamon_1"]})
    assert log(desk, "advance taxes") == ["Ana pays 1 cinnamon and 1 ship.", "Ana advances taxes to row 2."]


def test_a_choice_of_spices_is_told_where_it_is_made() -> None:
    desk = turn(0, fields={0: ["a_cinnamon_1"]}, colonies={0: {"cochin_1": ["cinnamon"]}})
    assert log(desk, "advance taxes", "give cochin cinnamon") == [
        "Ana pays 1 ship.",
        "Ana gives 1 cinnamon.",
        "Ana advances taxes to row 2.",
    ]


def test_the_first_and_the_complete_are_rewarded() -> None:
    spices = ["a_ginger_1", "a_cinnamon_1", "a_clove_1"]
    desk = turn(0, seats=2, rows={0: [4, 4, 3, 4, 4]}, fields={0: spices}, deck=["ships2_3"])
    assert log(desk, "advance taxes", viewer=0) == [
        "Ana pays 1 ginger, 1 cinnamon, 1 clove and 3 ships.",
        "Ana advances taxes to row 4.",
        "Ana is the first in row 4 of taxes.",
        "All markers of Ana are in row 4 or beyond: 1 extra-action card.",
        "Ana draws “2 ships” (3 colonists, tiger).",
    ]


def test_a_founding_shows_its_cards() -> None:
    """Madras with 4 colonists on the tableau, 1 and 3 on the cards, and 2 of one's own."""
    desk = turn(0, rows={0: {"colonists": 3}}, deck=["ships2_1", "ducats5_3"])
    assert log(desk, "found madras", "add colonists", "choose madras_pepper_nutmeg") == [
        "Ana wants to found Madras, which needs 10 colonists.",
        "Turned up: “2 ships” (1 colonist, fish) and “5 ducats” (3 colonists, fish).",
        "8 colonists have come, 4 of them from a tableau.",
        "Ana adds 2 colonists and founds Madras.",
        "Ana chooses Madras: pepper and nutmeg in any mix.",
    ]


def test_a_founding_that_succeeds_or_fails() -> None:
    desk = turn(0, rows={0: {"colonists": 3}}, deck=["ships2_1", "ducats5_3"])
    assert log(desk, "found cochin")[-1] == "Ana founds Cochin."
    desk = turn(0, deck=["ships2_1", "ducats5_1"])
    assert log(desk, "found quilon", "give up founding")[-2:] == [
        "2 colonists have come, none of them from a tableau.",
        "Ana does not found Quilon and gets 1 colonist as a consolation.",
    ]


def test_espionage_in_a_founding() -> None:
    desk = turn(0, half="B", rows={1: {"colonists": 4}}, deck=["ships2_1", "ducats5_1"], tiles={0: ["b_espionage"]}).do(
        "found quilon"
    )
    assert log(desk, "spy 2 colonists") == [
        "Ana uses “Espionage” on Bo: founding.",
        "7 colonists have come, 5 of them from a tableau.",
        "Ana founds Quilon.",
    ]


def test_a_step_in_the_middle_of_a_founding_can_found_the_colony() -> None:
    laid: dict[str, Any] = {"rows": {0: [2, 2, 2, 2, 1]}, "deck": ["ships2_2", "ducats5_2"]}
    desk = turn(0, half="B", tiles={0: ["b_viceroy"]}, **laid).do("found quilon")
    assert log(desk, "use viceroy") == [
        "Ana uses “Viceroy”.",
        "Ana advances founding to row 2.",
        "All markers of Ana are in row 2 or beyond: 1 extra-action card.",
        "Ana founds Quilon.",
    ]


def test_cards_and_tiles_say_what_they_bring() -> None:
    desk = turn(0, hand={0: ["ducats5_1"]}, tiles={0: ["a_red_ship"]})
    assert log(desk, "play ducats5_1", "use red_ship") == [
        "Ana plays “5 ducats” (1 colonist, shell).",
        "Ana gets 5 ducats.",
        "Ana uses “Ship (red)”.",
        "Ana gets 1 ship.",
    ]
    desk = turn(0, hand={0: ["sell_spices_1"]}, fields={0: ["a_ginger_2"]})
    assert log(desk, "play sell_spices_1", "give field1 ginger") == [
        "Ana plays “Sell up to 4 spices” (1 colonist, elephant).",
        "Ana sells 1 ginger for 3 ducats.",
    ]


def test_a_duty_and_a_swap() -> None:
    fields = {0: ["a_ginger_2", "a_pepper_2", "a_nutmeg_2"]}
    desk = turn(0, tiles={0: ["a_duty"]}, fields=fields)
    assert log(desk, "use duty") == [
        "Ana uses “Duty”.",
        "Ana gives 2 ginger, 2 pepper and 2 nutmeg.",
        "Ana has done the duty: 5 points.",
    ]
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, grid={"c3": "b_colonists"})
    assert log(desk, "swap c3") == [
        "Ana takes “Colonists” from c3 and leaves “Swap” there.",
        "Ana gets 4 colonists.",
    ]


def test_an_extra_action_costs_a_card_and_a_pass_is_told() -> None:
    desk = turn(0, seats=2, extra_round=True, extra={0: 2})
    assert log(desk, "taxes", "pass")[:3] == [
        "Ana uses an extra-action card.",
        "Ana collects 4 ducats in taxes.",
        "Ana passes.",
    ]


def test_a_shuffle_is_told_before_the_cards_that_came_from_it() -> None:
    desk = turn(0, only_deck=[])
    assert log(desk, "expedition 1")[:3] == [
        "Ana goes on an expedition.",
        "The deck is empty, so the discard pile is shuffled and becomes the deck.",
        "Ana draws 1 expedition card.",
    ]
    desk = turn(0, only_deck=["ships2_1"])
    assert [line.split()[0] for line in log(desk, "found quilon")[:3]] == ["Ana", "The", "Turned"]


# ---- the course of the game ------------------------------------------------------------------------------------------


def test_the_phases_rounds_halves_and_the_end_are_told_once_each() -> None:
    lines = [line for _, told in walk(seed=5, seats=2, viewer=0) for line in told]
    keys = [line.key for line in lines]
    rounds = [(line.facts["half"], line.facts["n"]) for line in lines if line.key == "log-round"]
    assert rounds == [(half, n) for half in "AB" for n in range(1, 5)]
    assert keys.count("log-actions") == 8 and keys.count("log-extra-actions") >= 1
    assert keys.count("log-half") == 1 and keys.count("log-removed") == 2
    assert keys.count("log-begin") == 1 and keys.count("log-over") == 1
    assert keys.count("log-score") == 2
    assert sum(key in ("log-sold", "log-sold-too-dear", "log-bought", "log-free") for key in keys) == 8 * 3


def test_what_the_log_says_adds_up() -> None:
    """Every ship and colonist that changes hands in a random game is told: the sentences balance the books."""
    for seed in range(3):
        seats = 2 + seed
        books = {good: [4 if good == "ships" else 2] * seats for good in ("ships", "colonists")}
        end: Any = None
        for s, told in walk(seed=seed, seats=seats, viewer=SPECTATOR):
            end = s
            for line in told:
                book(books, line)
        for good in books:
            assert books[good] == [int(n) for n in end[good][:seats]], f"{good} in game {seed}"


def book(books: dict[str, list[int]], line: Line) -> None:
    """Enter the goods of a line: what is paid or added leaves, everything else that is got comes."""
    signs = {"log-gains": 1, "log-build": 1, "log-failed": 1, "log-pays": -1, "log-added": -1}
    if line.key not in signs:
        return
    goods = line.facts["goods"]
    for one in goods if isinstance(goods, list) else [goods]:
        good = one.key.removeprefix("amount-")
        if good in books:
            books[good][line.facts["seat"].facts["n"]] += signs[line.key] * one.facts["n"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_in_clean_sentences(lang: str) -> None:
    told = 0
    for seed in range(2):
        for _, lines in walk(seed=seed, seats=3 + seed, viewer=seed, options=(1, 1)):
            for line in lines:
                text = speak(GAME, line, lang, NAMES)
                assert text.endswith(".") and not re.search(r"[{}]|None|  | \.| ,|Line\(", text), text
                told += 1
    assert told > 400


def walk(seed: int, seats: int, viewer: int, options: tuple[int, int] = (0, 0)) -> Any:
    """A random game: after each move the position and what the viewer is told."""
    chooser = Random(seed)
    s = GAME.rules.start(seats, seed + 1, list(options))
    while s.depth:
        before = GAME.rules.view(s, viewer)
        move = chooser.choice(GAME.rules.legal(s))
        GAME.rules.contract.apply(s, move)
        yield s, tell(before, move, GAME.rules.view(s, viewer))


# ---- secrets ---------------------------------------------------------------------------------------------------------


def parts(line: Any) -> list[str]:
    """The keys of a line and of everything in it."""
    if isinstance(line, (list, tuple)):
        return [key for one in line for key in parts(one)]
    if not isinstance(line, Line):
        return []
    return [line.key, *(key for fact in line.facts.values() for key in parts(fact))]


def test_own_cards_are_named_and_those_of_others_counted() -> None:
    desk = turn(0, deck=["ships2_3"])
    assert log(desk.copy(), "expedition 1", viewer=0)[1] == "Ana draws “2 ships” (3 colonists, tiger)."
    for viewer in (1, 2, SPECTATOR):
        assert log(desk.copy(), "expedition 1", viewer=viewer)[1] == "Ana draws 1 expedition card."


def test_a_draw_of_another_seat_never_names_a_card() -> None:
    draws = 0
    for seed in range(3):
        for _, lines in walk(seed=seed, seats=3, viewer=1):
            for line in lines:
                if line.key in ("log-draws", "log-draws-own"):
                    own = line.facts["seat"].facts["n"] == 1
                    assert own == ("part-card-full" in parts(line))
                    draws += 1
    assert draws > 10


def test_the_log_of_a_seat_stays_the_same_when_hidden_things_change() -> None:
    """Re-deal what seat 1 cannot see: wherever the same moves show it the same, it is told the same.

    Seat 0 draws cards that differ from one deal to the next; seat 1 must not be able to tell.
    """
    desk = turn(0, seats=3, rows={0: {"expedition": 5}}, hand={1: ["ships2_1"], 2: ["ducats5_1"]})
    view = GAME.rules.view(desk.s, 1)
    mine, drawn = set(), set()
    for seed in range(12):
        s = copy_of(view)
        GAME.rules.contract.redeal(s, np.uint64(seed))
        assert bytes_of(GAME.rules.view(s, 1)) == bytes_of(view)
        other = Desk(s)
        mine.add(tuple(log(Desk(copy_of(s)), "expedition 3", viewer=1)))
        drawn.add(tuple(log(other, "expedition 3", viewer=0)))
    assert len(mine) == 1 and mine == {("Ana goes on an expedition.", "Ana draws 3 expedition cards.")}
    assert len(drawn) > 1


def test_equal_views_are_told_equally_whatever_lies_behind_them() -> None:
    """A whole game beside re-dealt twins: where a move looks the same to the viewer, so does its log."""
    chooser = Random(3)
    s = GAME.rules.start(3, 11, [0, 1])
    moves = compared = 0
    while s.depth:
        viewer = moves % 3
        before, twin = GAME.rules.view(s, viewer), GAME.rules.view(s, viewer)
        GAME.rules.contract.redeal(twin, np.uint64(moves))
        move = chooser.choice(GAME.rules.legal(s))
        in_twin = move in GAME.rules.legal(twin)  # the twin's acting seat may hold other cards
        GAME.rules.contract.apply(s, move)
        after = GAME.rules.view(s, viewer)
        moves += 1
        if not in_twin:
            continue
        GAME.rules.contract.apply(twin, move)
        after_twin = GAME.rules.view(twin, viewer)
        if bytes_of(after_twin) == bytes_of(after):
            assert tell(before, move, after_twin) == tell(before, move, after)
            compared += 1
    assert compared > moves // 2


def last_turn(**laid: Any) -> Desk:
    """The very last decision of a game of two: seat 0 has an extra-action card."""
    desk = turn(0, seats=2, half="B", extra={0: 1}, extra_round=True, **laid)
    desk.s.round_no = 7
    return desk


def test_at_the_end_everybody_reads_the_full_scores() -> None:
    """Two fish in the hidden hand of seat 1 are 3 points; all hands are shown when the game is over."""
    for viewer in (0, 1, SPECTATOR):
        desk = last_turn(hand={1: ["ships2_1", "ducats5_3"]}, ducats={0: 5, 1: 0})
        said = log(desk, "pass", viewer=viewer)
        assert said == [
            "Ana passes.",
            "The game is over.",
            "Bo holds “2 ships” (1 colonist, fish) and “5 ducats” (3 colonists, fish).",
            "Ana has the most money, 5 ducats, and gets 3 points for it.",
            "Ana has 3 points.",
            "Bo has 3 points.",
            "Ana and Bo have equally many points. Ana wins with more money: 5 ducats.",
        ]


def test_a_tie_in_points_and_money_is_shared() -> None:
    said = log(last_turn(ducats={0: 5, 1: 5}), "pass")
    assert said[2:] == [
        "Ana and Bo have the most money, 5 ducats each, and get 3 points each.",
        "Ana has 3 points.",
        "Bo has 3 points.",
        "Ana and Bo have the most points and equally much money, 5 ducats each, and share the victory.",
    ]


def test_the_first_round_begins_after_the_quick_start() -> None:
    desk = new_game(seats=2, quick_start=True)
    first = log(desk, "quick ducats")
    assert not any("Round 1" in line for line in first)
    assert log(desk, "quick ducats")[-1] == "Round 1 of half A begins. Ana has the flag."


def test_a_card_drawn_in_the_last_turn_is_counted_for_the_others() -> None:
    hand = {0: ["ships2_1", "colonists2_1"]}
    for viewer, named in ((0, "“5 ducats” (3 colonists, fish)"), (1, "1 expedition card")):
        desk = last_turn(hand=hand, rows={0: {"expedition": 2}}, deck=["ducats5_3"]).do("play colonists2_1")
        assert f"Ana draws {named}." in log(desk.copy(), "expedition 1", viewer=viewer)
        assert "The game is over." in log(desk.do("expedition 1"), "end turn", viewer=viewer)


def test_every_question_is_met_in_the_random_games() -> None:
    """The games above are no short cut: nearly all questions come up in them."""
    met = set()
    for seed in range(4):
        chooser = Random(seed)
        s = GAME.rules.start(4, seed, [1, 1])
        while s.depth:
            met.add(Ask(int(s.asks[s.depth - 1, 0])))
            GAME.rules.contract.apply(s, chooser.choice(GAME.rules.legal(s)))
    assert len(met) >= 18
