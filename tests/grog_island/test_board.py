"""The picture and the parts of a page: exactly the legal moves, everything public in view, a card for every thing."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import Any

import pytest

from argosy.draw import standalone, symbols, used_symbols
from argosy.games.grog_island import GAME
from argosy.games.grog_island.face.board import parts, svg
from argosy.games.grog_island.face.board_hold import CARDS_FROM
from argosy.games.grog_island.face.previews import row_of
from argosy.games.grog_island.moves import ARRANGEMENTS, CLAIMING, Code
from argosy.games.grog_island.parts import COLOUR_NAMES
from argosy.games.grog_island.rules.auction import pips
from argosy.words import say_line

from .tables import do, start, table, view
from .test_truly_told import game

LANGUAGES = ("en", "de", "nl")


def clickable(picture: str) -> list[int]:
    found = (node.get("data-move") for node in ET.fromstring(picture).iter())
    return [int(code) for code in found if code is not None]


def things(part: str) -> dict[str, str | None]:
    nodes = ET.fromstring(part).iter()
    return {str(node.get("data-thing")): node.get("aria-label") for node in nodes if node.get("data-thing")}


def acting(s: Any) -> int:
    return int(s.asks[s.depth - 1, 1]) if s.depth > 0 else 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_legal_moves_can_be_clicked(seats: int) -> None:
    for made, (s, _, _) in enumerate(game(seats, 40 + seats, stray=5)):
        if made % 6 == 0:
            legal = GAME.rules.legal(s)
            assert sorted(clickable(svg(view(s, acting(s)), legal))) == sorted(legal), "each once"
            assert clickable(svg(view(s, -1))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_and_parts_are_well_formed(lang: str) -> None:
    names = ("Ines", "<Tom>", "Jo")
    for made, (s, _, _) in enumerate(game(3, 51, stray=5)):
        if made % 25 == 0:
            drawn = svg(view(s, 0), GAME.rules.legal(s), lang, names)
            ET.fromstring(standalone(drawn, "night"))
            found = parts(view(s, acting(s)), GAME.rules.legal(s), lang, names)
            for part in (drawn, *found.values()):
                assert "<Tom>" not in part and set(used_symbols(part)) <= set(symbols())
                ET.fromstring(part)
            ids = re.findall(r'\bid="([^"]+)"', "".join(found.values()))
            assert len(ids) == len(set(ids))


def bidding(s: Any, seat: int) -> ET.Element:
    return ET.fromstring(parts(view(s, seat), GAME.rules.legal(s))["auction"])


def tapped(s: Any, taps: list[int]) -> str:
    """The row that the page makes of dice in the order in which they are tapped: see `script.js`."""
    row = sorted(taps, key=lambda colour: -int(pips(s, colour)))
    return "".join(map(str, [*sorted(row[:CLAIMING]), *row[CLAIMING:]]))


@pytest.mark.parametrize("dice", ["15143", "66666", "22551"])
def test_every_legal_bid_can_be_put_together_by_tapping_dice(dice: str) -> None:
    s = table(dice=dice, coins=(40, 8, 8))
    legal = [code for code in GAME.rules.legal(s) if Code.BID <= code < Code.SHIP]
    told = dict(one.split(":") for one in str(bidding(s, 0).get("data-bids")).split())
    assert sorted(map(int, told.values())) == sorted(legal)
    for code in legal:
        assert told[tapped(s, row_of(s, code))] == str(code), ARRANGEMENTS[code - Code.BID]


def test_the_row_begins_with_the_dice_of_who_leads_and_shows_them_to_all() -> None:
    s = do(table(), "bid green+yellow-orange")
    for seat, mine in ((1, True), (0, False), (2, False)):
        panel = bidding(s, seat) if mine else ET.fromstring(parts(view(s, seat))["auction"])
        assert ("data-bids" in panel.attrib) == mine
        lying = [slot.get("data-die") for slot in panel.iter("li")]
        assert lying == [str(COLOUR_NAMES.index(name)) for name in ("yellow", "green", "orange")] + [None, None]
        assert ("you lead with 6" if seat == 0 else "leads with 6") in "".join(panel.itertext())


def test_dice_are_told_apart_by_the_sign_of_their_good() -> None:
    panel = bidding(table(), 0)
    signs = []
    for button in panel.iter("button"):
        if button.get("data-colour"):
            signs.append(re.findall(r"#i-([a-z]+)", ET.tostring(button, encoding="unicode"))[0])
    assert signs == ["coconut", "fish", "grog", "lemon", "map"]


def test_what_winning_would_bring_names_free_shops_and_own_goals() -> None:
    s = do(table(goals={1: "type-hat type-sword parrot good-fish"}, crew={2: "gray-hat"}), "bid gray")
    spoils = ET.fromstring(parts(view(s, 1), GAME.rules.legal(s))["spoils"])
    lines = {str(line.get("data-for")): line for line in spoils.iter("li")}
    shown = [key for key, line in lines.items() if line.get("hidden") is None]
    assert shown == ["claim-4"]
    words = " ".join("".join(lines["claim-4"].itertext()).split())
    assert "Swords +2" in words and "Hats" not in words


def test_the_panel_of_another_seat_shows_its_open_things_and_whether_it_passed() -> None:
    s = do(table(goods={1: "fish 2"}), "bid green+yellow-orange", "pass")
    panel = parts(view(s, 0))["player-1"]
    assert things(panel)["good-coconut-of-1"] == "coconut 1" and ">passed<" in panel


def test_decks_and_locks_are_counted_in_one_line() -> None:
    s = table(locks="gray-hat")
    shown = things(parts(view(s, 0))["decks"])
    assert shown["deck-locks"] == "Locks 5" and shown["deck-goals"] == f"Goal deck {s.goals_left}"


def test_goal_cards_lie_in_the_order_of_what_they_pay_and_none_covers_another() -> None:
    s = table(goals={0: "type-hat good-fish type-sword parrot"}, goods={0: "fish 3"})
    hold = ET.fromstring(parts(view(s, 0))["hold"])
    cards = [node for node in hold.iter() if str(node.get("data-thing", "")).startswith("goal-")]
    assert cards[0].get("data-thing") == "goal-good-fish"
    places = [next(node for node in card.iter() if node.get("width")) for card in cards]
    edges = [(float(str(place.get("x"))), float(str(place.get("width")))) for place in places]
    assert all(x + width <= other for (x, width), (other, _) in pairwise(edges))


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_is_drawn_has_a_card_in_every_language(seats: int) -> None:
    for made, (s, _, _) in enumerate(game(seats, 61, stray=5)):
        if made % 40:
            continue
        v = view(s, 0)
        names = {name for part in parts(v).values() for name in things(part)}
        assert len(names) > 60
        for name in names:
            card = GAME.face.explain(v, name)  # type: ignore[misc]
            assert card is not None, name
            for lang in LANGUAGES:
                for line in (card.name, *card.does, *card.now, *card.costs):
                    assert say_line("grog_island", lang, line)
    assert GAME.face.explain(v, "goal-none") is None  # type: ignore[misc]


def test_a_card_tells_nothing_that_the_viewer_may_not_know() -> None:
    s = table(goals={1: "type-hat type-sword parrot good-fish"})
    told = {seat: GAME.face.explain(view(s, seat), "goals-of-1") for seat in (0, 1)}  # type: ignore[misc]
    assert [line.key for line in told[0].now] == ["lex-has"]  # type: ignore[union-attr]
    assert [line.key for line in told[1].now] == ["lex-has", "lex-goals-known"]  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goals_that_one_chooses_among_are_as_tall_as_a_fingertip(lang: str) -> None:
    s = start(2, 3)
    hold = ET.fromstring(parts(view(s, acting(s)), GAME.rules.legal(s), lang)["hold"])
    wide = float(str(hold.get("viewBox")).split()[2])
    goals = [node for node in hold.iter() if node.get("data-move")]
    assert goals, "the first question is which goals go"
    for goal in goals:
        hit = next(node for node in goal.iter() if "hit" in str(node.get("class")).split())
        assert float(str(hit.get("height"))) * 362 / wide > 33, "two columns on a phone that is 390 wide"


def test_the_number_of_treasures_stands_below_their_value() -> None:
    s = table(treasures={0: "331"})
    hold = ET.fromstring(parts(view(s, 0), GAME.rules.legal(s))["hold"])
    pile = next(node for node in hold.iter() if node.get("data-thing") == "treasure-3")
    value, number = (node for node in pile.iter() if node.tag.endswith("text"))
    assert (value.text, number.text) == ("3", "×2")
    top = float(str(number.get("y"))) - 0.72 * float(str(number.get("font-size")))
    assert CARDS_FROM + float(str(value.get("y"))) <= top, "the value stands in a group that begins there"
