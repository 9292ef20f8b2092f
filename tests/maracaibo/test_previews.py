"""What a move is said to cost and to bring is what it costs and brings: previews are compared with their outcome."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.maracaibo.table import Desk

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import Op, Trait
from argosy.games.maracaibo.face.previews import preview
from argosy.games.maracaibo.face.prompts import facts, prompt
from argosy.games.maracaibo.face.texts import OFFERS, card_lines, career_tasks
from argosy.games.maracaibo.moves import NOTATION, Code
from argosy.games.maracaibo.parts import (
    AT,
    BOOK,
    CARD_IDS,
    COMBAT_IDS,
    LAST_INFLUENCE,
    PARTS,
    PRESTIGE_IDS,
    PRESTIGE_SYNERGY,
    SYNERGY_IDS,
)
from argosy.games.maracaibo.rules.fight import value_in
from argosy.games.maracaibo.rules.influence import lay_marker
from argosy.games.maracaibo.state import Ask, SheetLine
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.words import say_line


def said(line: Line | None) -> str:
    """A line in English."""
    assert line is not None
    return say_line("maracaibo", "en", line)


def view(desk: Desk) -> Any:
    """The position as the first seat sees it."""
    return GAME.rules.view(desk.s, 0)


def price_in(line: Line) -> int:
    """The doubloons that a preview names first."""
    price = line.facts["price"]
    return int((price[0] if isinstance(price, list) else price).facts["n"])


def strength(s: Any, seat: int) -> int:
    """What a seat can fight with: the value of the nation, combat points, figures."""
    return int(value_in(s.asks[s.depth - 1, 2]) + s.combat[seat] + s.figures[seat])


@pytest.mark.parametrize(("seats", "setup", "seed"), [(2, 77, 1), (3, 76, 2), (1, 77, 3)])
def test_prices_in_previews_are_paid(seats: int, setup: int, seed: int) -> None:
    chance, checked = random.Random(seed), 0
    s = GAME.rules.start(seats, seed, [setup, 2])
    while legal := GAME.rules.legal(s):
        seat, ask = int(s.asks[s.depth - 1, 1]), Ask(int(s.asks[s.depth - 1, 0]))
        look = GAME.rules.view(s, seat)
        for move in legal:
            line = preview(look, move)
            if line is None or s.setting_up:
                continue
            after = copy_of(s)
            paid = {"preview-take", "preview-prestige", "preview-prestige-bare"}
            if line.key in paid:
                GAME.rules.contract.apply(after, np.int16(move))
                if (after.lap, after.turn) == (s.lap, s.turn):  # nothing else was paid
                    assert int(s.doubloons[seat]) - int(after.doubloons[seat]) == price_in(line), NOTATION[move]
                checked += 1
            elif line.key == "preview-brings":
                GAME.rules.contract.apply(after, np.int16(move))
                goods = {good.key.removeprefix("amount-"): good.facts["n"] for good in line.facts["goods"]}
                for key in ("doubloons", "points", "combat"):
                    if (after.lap, after.turn) == (s.lap, s.turn):
                        assert int(after[key][seat]) - int(s[key][seat]) == goods.get(key, 0), NOTATION[move]
                checked += 1
            elif line.key == "preview-crosses":
                GAME.rules.contract.apply(after, np.int16(move))
                points = sum(good.facts["n"] for good in line.facts["gain"] if good.key == "amount-points")
                assert int(after.lines[seat, SheetLine.EXPLORER]) - int(s.lines[seat, SheetLine.EXPLORER]) == points
                checked += 1
            elif ask == Ask.FIGHT_NATION and Code.NATION <= move < Code.CLAIM:
                cost = line.facts["cost"].facts["n"] if "cost" in line.facts else 0
                GAME.rules.contract.apply(after, np.int16(move))
                assert s.doubloons[seat] - cost <= after.doubloons[seat], NOTATION[move]
                if after.asks[after.depth - 1, 0] == Ask.FIGHT:
                    assert value_in(after.asks[after.depth - 1, 2]) == line.facts["n"], NOTATION[move]
                checked += 1
        GAME.rules.contract.apply(s, np.int16(chance.choice(legal)))
    assert checked > 20


def test_a_prestige_building_says_what_its_token_brings_and_not_what_one_has() -> None:
    """The income that waited for the token comes with it, and at the end of its track it is points at once."""
    move = GAME.rules.codes["invest minster"]
    kind = PRESTIGE_SYNERGY[PRESTIGE_IDS.index("minster")]
    desk = Desk().prestige(0, "minster").village(0, doubloons=30, figures=2, income=(8, 19))
    desk.s.waiting_vp[0, kind] = 2
    name = SYNERGY_IDS[kind]
    assert f"brings the {name} token, 2 point income, 80 points and 2 points as the first here" in said(
        preview(view(desk), move)
    )
    before = int(desk.s.points[0])
    desk.do("invest minster")
    assert desk.s.points[0] - before == 82
    desk = Desk().prestige(0, "minster").village(0, doubloons=30, figures=2, synergies=(name,))
    assert "token" not in said(preview(view(desk), move)).partition("at the end")[0]


def test_influence_beyond_the_end_of_a_track_is_said_to_be_points() -> None:
    desk = Desk().tile("F25").arrive(0, "11", combat=8, influence=(LAST_INFLUENCE - 1, 0, 0))
    desk.do("act", "stack left", "nation fr")
    assert "1 influence with France and 2 points" in said(preview(view(desk), GAME.rules.codes["gain-2"]))
    before = int(desk.s.points[0])
    desk.do("gain-2")
    assert desk.s.points[0] == before + 2
    desk = Desk().ask(0, Ask.NATION, 1, influence=(LAST_INFLUENCE, 3, 0))
    assert said(preview(view(desk), GAME.rules.codes["nation fr"])) == "Brings 2 points"
    assert said(preview(view(desk), GAME.rules.codes["nation sp"])) == "Brings 1 influence with Spain"


def test_assistants_that_another_main_action_leaves_idle_are_foretold() -> None:
    desk = Desk().helper(0, "PA39").unplan(0).arrive(0, "10", 1, hand=[])
    for move in ("pass", "village"):
        assert said(preview(view(desk), GAME.rules.codes[move])) == "Your unused assistants here bring 2 points"
    before = int(desk.s.points[0])
    desk.do("village")
    assert desk.s.points[0] == before + 2 and preview(view(desk), GAME.rules.codes["coin"]) is None


def test_a_card_says_what_it_brings_the_buyer_now() -> None:
    desk = Desk().village(0, 1, hand=["PB029"], doubloons=20)  # a compass, and 2 points for each
    assert "That brings you now: 1 point income and 4 points." in said(
        preview(view(desk), GAME.rules.codes["buy PB029"])
    )


def test_a_prestige_building_is_shown_at_the_price_after_discount() -> None:
    desk = Desk(2).village(0, doubloons=40, figures=2)
    desk.s.traits[0, Trait.DISCOUNT] = 3
    move = next(text for text in desk.legal() if text.startswith("invest"))
    building = PRESTIGE_IDS.index(move.split()[1])
    line = preview(view(desk), Code.INVEST + building)
    assert line is not None
    had = int(desk.s.doubloons[0])
    plain = "\n".join(GAME.face.plain(view(desk), "en", ["Ann", "Ben"])) if GAME.face.plain else ""
    desk.do(move)
    assert had - int(desk.s.doubloons[0]) == price_in(line) and f"({price_in(line)})" in plain


def test_a_card_names_its_price_apart_from_its_effects_and_the_figure_of_its_assistant() -> None:
    desk = Desk(2).village(0, hand=["PA33"], doubloons=20)
    text = said(preview(view(desk), GAME.rules.codes["buy PA33"]))
    assert text.startswith("Price: ") and ". Effect: " in text
    helper = next(text for text in NOTATION if text.startswith("assistant "))
    card = helper.split()[1]
    assert "1 figure as the assistant. Effect" in said(preview(view(desk), GAME.rules.codes[f"buy {card}"]))


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "3 doubloons and 3 points for 2 × book; doubloon income +1."),
    ("de", "3 Dublonen und 3 Siegpunkte für 2 × Buch; Dubloneneinkommen +1."),
    ("nl", "3 dubloenen en 3 punten voor 2 × boek; dubloeneninkomen +1."),
])  # fmt: skip
def test_the_income_of_a_card_is_no_part_of_what_its_action_costs(lang: str, words: str) -> None:
    desk = Desk(2).village(0, hand=["PA34"], doubloons=20)
    line = preview(view(desk), GAME.rules.codes["buy PA34"])
    assert line is not None and words in say_line("maracaibo", lang, line)


def test_an_exchange_says_which() -> None:
    for (program, price), _ in OFFERS.items():
        desk = Desk(2).have(0, figures=1, combat=5, doubloons=9, hand=["PA01", "PA02", "PA03"])
        desk.ask(0, Ask.OFFER, program, price)
        assert " for " in said(prompt(view(desk)))
    offered = {(row[1], row[2]) for row in BOOK.program if row[0] == Op.OFFER}
    assert offered <= set(OFFERS)


def test_a_combat_tile_is_seen_when_the_nation_is_chosen() -> None:
    desk = Desk(2).tile("F01").ask(0, Ask.STACK, doubloons=5, combat=3)
    desk.do("stack left")
    assert any("France with 6 for 2 doubloons" in said(line) for line in facts(view(desk)))
    assert "6" in said(preview(view(desk), GAME.rules.codes["nation fr"]))


def test_a_flag_and_the_fleet_name_their_price_and_what_they_bring() -> None:
    desk = Desk(2, setup=76).tile("F01").ask(0, Ask.STACK, doubloons=5, combat=6, figures=2)
    desk.do("stack left", "nation fr")
    for move in desk.legal():
        if move.split()[0] in ("flag", "silver-fleet", "raid"):
            line = preview(view(desk), GAME.rules.codes[move])
            assert line is not None and line.facts["gain"], move
            tried = desk.copy()
            before = strength(tried.s, 0)
            had = int(tried.s.combat[0]), int(tried.s.figures[0])
            tried.apply(move)
            has = int(tried.s.combat[0]), int(tried.s.figures[0])
            if tried.asked == Ask.FIGHT and has == had:  # its bonus brought nothing to fight with
                assert before - strength(tried.s, 0) == line.facts["n"], move
    assert any(said(preview(view(desk), GAME.rules.codes[move])).startswith("Strength") for move in desk.can("flag"))
    assert "silver-fleet" in desk.legal()


def test_a_first_hand_is_not_measured_by_the_limit() -> None:
    desk = Desk(2, begun=False)
    assert "8 cards in hand" in [said(line) for line in facts(view(desk))]


def test_a_space_of_the_explorer_track_says_what_it_brings() -> None:
    desk = Desk(2).arrive(0, "7").ask(0, Ask.EXPLORE, 2)
    assert said(preview(view(desk), GAME.rules.codes["explore 1"])) == "There: 3 doubloons"
    assert said(preview(view(desk), GAME.rules.codes["explore 2"])) == "There: 2 combat points"


def test_a_disc_says_whether_it_unlocks_its_area() -> None:
    desk = Desk(2).arrive(0, "7").ask(0, Ask.DISC)
    move = desk.can("disc")[0]
    assert said(preview(view(desk), GAME.rules.codes[move])).startswith("When both discs are gone: ")
    desk.s.half[0] |= 1 << GAME.rules.codes[move] - Code.DISC
    assert said(preview(view(desk), GAME.rules.codes[move])).startswith("This unlocks: ")


def test_displacing_a_marker_says_what_boarding_parties_are_paid() -> None:
    desk = Desk(2).tile("F01").ask(0, Ask.STACK, doubloons=9, combat=6, figures=2)
    desk.do("stack left", "nation fr")
    place = int(desk.can("flag")[0].split()[1])
    lay_marker(desk.s, AT[str(place)], 1)
    plain = preview(view(desk), GAME.rules.codes[f"flag {place}"])
    desk.s.traits[0, Trait.BOARDING] = 3
    paid = preview(view(desk), GAME.rules.codes[f"flag {place}"])
    assert plain is not None and paid is not None
    assert points_in(paid) == points_in(plain) + 3


def points_in(line: Line) -> int:
    """The points that a preview says a fight brings."""
    return sum(int(gain.facts["n"]) for gain in line.facts["gain"] if gain.key == "gain-vp")


def test_a_card_that_has_an_effect_twice_says_so_once() -> None:
    assert [say_line("maracaibo", "en", line) for line in card_lines(CARD_IDS.index("PB014"))][-1] == (
        "at once 2 discs off the ship"
    )
    compasses = [say_line("maracaibo", "en", line) for line in card_lines(CARD_IDS.index("PB034"))]
    assert "2 compasses" in compasses and "a compass" not in compasses


def test_a_figure_for_combat_points_and_a_barrier_say_what_they_bring() -> None:
    desk = Desk(2).arrive(0, "7", figures=1, combat=0, explorer="8")
    desk.s.traits[0, Trait.RECRUITER] = 2
    assert "2 combat points" in said(preview(view(desk), Code.RECRUIT))
    desk.ask(0, Ask.EXPLORE, 4)
    move = desk.can("explore")[-1]
    assert "3 influence with one nation" in said(preview(view(desk), GAME.rules.codes[move]))


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_terminal_shows_the_hand_with_effects_the_tasks_and_jean(lang: str) -> None:
    desk = Desk(1).arrive(0, "7", hand=["PA33"], plan=[])
    assert GAME.face.plain
    shown = "\n".join(GAME.face.plain(view(desk), lang, ["Ann"]))
    for line in card_lines(CARD_IDS.index("PA33")):
        assert say_line("maracaibo", lang, line) in shown
    for line in career_tasks(int(desk.s.career[0]) - 1):
        assert say_line("maracaibo", lang, line) in shown
    assert "Jean" in shown and "PA33" not in "\n".join(GAME.face.plain(GAME.rules.view(desk.s, -1), lang, ["Ann"]))


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "Price: 11 doubloons and 1 combat point. "),
    ("de", "Preis: 11 Dublonen und 1 Kampfpunkt. "),
    ("nl", "Prijs: 11 dubloenen en 1 gevechtspunt. "),
])  # fmt: skip
def test_what_a_card_costs_beside_doubloons_is_a_thing_among_others(lang: str, words: str) -> None:
    desk = Desk(2).village(0, hand=["PB090"], doubloons=20, combat=3)
    line = preview(view(desk), GAME.rules.codes["buy PB090"])
    assert line is not None and say_line("maracaibo", lang, line).startswith(words)


def test_the_terminal_says_each_thing_once_and_nothing_of_careers_that_are_gone() -> None:
    assert GAME.face.plain
    choosing = Desk(2, begun=False)
    text = "\n".join(GAME.face.plain(view(choosing), "en", ["Ann", "Ben"]))
    assert text.count("Careers dealt to you") == 1
    text = "\n".join(GAME.face.plain(view(Desk(2).arrive(0, "7")), "en", ["Ann", "Ben"]))
    assert "Careers dealt to you" not in text
    assert text.count("Next quest") + text.count("Next: ") == 1


def test_one_of_several_effects_is_chosen_in_the_nominative() -> None:
    text = say_line(
        "maracaibo", "de", GAME.face.describe(GAME.rules.codes[Desk(2).arrive(0, "20").do("act").legal()[0]])
    )
    assert text == "Wählen: die Aktion Kämpfen"


def test_influence_of_a_combat_tile_beyond_the_end_is_previewed_as_points() -> None:
    tile = next(
        k for k, row in enumerate(PARTS["combat_tile"]) if any(s["kind"] == "INF" for s in row["FR"].get("bonus", []))
    )
    desk = Desk(2).tile(COMBAT_IDS[tile]).ask(0, Ask.STACK, influence=(LAST_INFLUENCE, 0, 0)).do("stack left")
    assert said(preview(view(desk), GAME.rules.codes["nation fr"])).endswith("and 2 points")
    had = int(desk.s.points[0])
    desk.do("nation fr")
    assert int(desk.s.points[0]) == had + 2
