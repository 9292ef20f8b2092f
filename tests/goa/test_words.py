"""Goa speaks three languages: every move, question, fact, preview, score line and option has words in each."""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from argosy.games.goa import GAME
from argosy.games.goa.face.describing import describe, tile_line
from argosy.games.goa.face.previews import about_tile, preview, tile_preview
from argosy.games.goa.face.prompts import card_line, facts, prompt
from argosy.games.goa.moves import NOTATION, Code
from argosy.games.goa.parts import (
    CARDS,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILE_IDS,
    HAND_LIMIT,
    ROW_VP,
    ROWS,
    SPICE_NAMES,
    STEP_DUCATS,
    STEP_SPICES,
    SYMBOL_NAMES,
    TILE_AMOUNT,
    TILE_IDS,
    TILE_KIND,
    TILE_SLOTS,
    TILE_SPICE,
    TILE_VP,
    TILES,
    TRACK_NAMES,
    TRACKS,
    YIELD,
    Effect,
    Kind,
)
from argosy.games.goa.state import Ask, Harvest, Phase, Step
from argosy.kernel.compile import home
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.kernel.stack import push
from argosy.play.telling import sheet_name, speak
from argosy.words import COMMON, LANGUAGES, bundle, say

from .table import Desk, auction, new_game, turn

GAME_WORDS = home("goa") / "face" / "words"
NAMES = ("Ana", "Bo", "Cy", "Dee")
LEFT_OVER = re.compile(r"[{}]|\?\?\?|None|Line\(")


def spoken(line: Line, lang: str) -> str:
    """A line with names; it must be a clean sentence."""
    text = speak(GAME, line, lang, NAMES)
    assert text == text.strip() and text and not LEFT_OVER.search(text), text
    return text


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of Goa's file in a language, each with the facts that it speaks of."""
    text = (GAME_WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}.ftl: {entry.content[:60]!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}.ftl has {entry.id.name!r} twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_every_message_stands_in_every_language() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang).keys() == english.keys(), lang


def test_a_message_speaks_of_no_fact_that_the_english_one_lacks() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        for key, named in messages(lang).items():
            assert named <= english[key], f"{key} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_a_sentence_of_its_own(lang: str) -> None:
    """Two codes share their words only when they take one of several tiles that are the same in every respect."""
    codes = defaultdict(list)
    for code, text in enumerate(NOTATION):
        if text:
            codes[spoken(describe(code), lang)].append(code)
    for sentence, same in codes.items():
        if len(same) > 1:
            assert all(code >= Code.FAVOUR for code in same), (sentence, [NOTATION[code] for code in same])
            assert len({alike(code - Code.FAVOUR) for code in same}) == 1, sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_for_the_flag_has_a_sentence_of_its_own(lang: str) -> None:
    places = [code for code in range(Code.FLAG, Code.MARKER) if NOTATION[code]]
    assert len({spoken(describe(code), lang) for code in places}) == len(places)


def alike(tile: int) -> tuple[int, ...]:
    """All that a tile is."""
    return tuple(int(table[tile]) for table in (TILE_KIND, TILE_SPICE, TILE_SLOTS, TILE_AMOUNT, TILE_VP))


def test_tiles_of_different_worth_have_different_names() -> None:
    for lang in LANGUAGES:
        named = defaultdict(set)
        for tile in range(TILES):
            named[spoken(tile_line(tile), lang)].add(alike(tile))
        assert all(len(kinds) == 1 for kinds in named.values()), lang


def test_no_code_that_is_no_move_is_described() -> None:
    for code in (-1, len(NOTATION), next(i for i, text in enumerate(NOTATION) if not text)):
        with pytest.raises(ValueError, match=f"{code} is no move of Goa"):
            describe(code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_a_name(lang: str) -> None:
    parts = [*SPICE_NAMES, *SYMBOL_NAMES, *COLONY_NAMES, *COLONY_TILE_IDS, *TILE_IDS]
    for name in parts:
        assert say("goa", lang, f"part-{name.replace('_', '-')}")
    for name in TRACK_NAMES:
        assert say("goa", lang, f"track-{name}")
    for effect in Effect:
        assert say("goa", lang, f"effect-{effect.name.lower().replace('_', '-')}")
    assert len({spoken(card_line(card), lang) for card in range(CARDS)}) == CARDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_in_the_names_are_those_of_the_pieces(lang: str) -> None:
    """Names with a number in them say what the component rows say."""
    for tile in range(TILES):
        digits = re.findall(r"\d+", spoken(tile_line(tile), lang))
        kind = Kind(int(TILE_KIND[tile]))
        if kind == Kind.PLANTATION:
            assert digits == [str(TILE_SLOTS[tile])]
        elif kind == Kind.MISSION:
            assert digits == [str(TILE_VP[tile])]
        else:
            assert digits == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_score_sheet_and_every_option_has_words(lang: str) -> None:
    assert len({sheet_name(GAME, line, lang) for line in GAME.rules.sheet}) == len(GAME.rules.sheet)
    for option in GAME.rules.options:
        for key in (f"option-{option}", f"option-{option.replace('_', '-')}"):
            assert say("goa", lang, key) and say("goa", lang, f"{key}-help")


def asked_views() -> dict[Ask, Any]:
    """Every question once, put on top of a position in which it makes sense."""
    desk = turn(0, seats=4, half="B", fields={0: {"a_ginger_2": 1, "a_pepper_1": 1}}, hand={0: ["spices2_1"]})
    numbers = {
        Ask.PLACE_MARKER: (1, 0), Ask.HARVEST: (2, Harvest.ALL), Ask.PAY: (0, 1), Ask.GIVE: (3, 0), Ask.SELL: (2, 0),
        Ask.ADVANCE: (Step.DUCATS, 0), Ask.FOUND_WHICH: (1, 0), Ask.FOUND_ADD: (0, 5), Ask.COLONY_TILE: (2, 0),
        Ask.STOCK: (4, 0), Ask.REFILL: (3, 0), Ask.REPLACE: (3, 0), Ask.SHIPS_OR_COLONISTS: (3, 0), Ask.SUPPLY: (4, 0),
    }  # fmt: skip
    found = {}
    for ask in Ask:
        if ask >= Ask.FIRST_DEED:
            break
        s = copy_of(desk.s)
        if ask in (Ask.BID, Ask.SELL_OR_KEEP):
            s.phase, s.lot, s.marker[1], s.starter = Phase.AUCTION, 1, 0, 1
            if ask == Ask.SELL_OR_KEEP:
                s.bid, s.bidder = 6, 2
        push(s, ask, 0, *numbers.get(ask, (1, 0)))
        found[ask] = s
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_prompt_for_who_decides_and_one_for_the_others(lang: str) -> None:
    heard = set()
    for ask, s in asked_views().items():
        own, other, spectator = (GAME.rules.view(s, seat) for seat in (0, 1, -1))
        assert spoken(prompt(own), lang) == spoken(prompt(s), lang)
        assert spoken(prompt(other), lang) == spoken(prompt(spectator), lang)
        assert spoken(prompt(own), lang) != spoken(prompt(other), lang), ask
        assert "Ana" in spoken(prompt(other), lang), ask
        heard.add(spoken(prompt(own), lang))
        for view in (own, other, spectator):
            assert all(spoken(line, lang) for line in facts(view))
    assert len(heard) == len(GAME.rules.asks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_a_question_has_words(lang: str) -> None:
    base = turn(0, seats=2, fields={0: {"a_ginger_2": 0}}).s
    heard = set()
    for ask, mode in [(Ask.HARVEST, mode) for mode in Harvest] + [(Ask.ADVANCE, step) for step in Step if step]:
        s = copy_of(base)
        push(s, ask, 0, *((2, mode) if ask == Ask.HARVEST else (mode, 0)))
        heard.add(spoken(prompt(s), lang))
    assert len(heard) == len(Harvest) + len(Step) - 1
    short = copy_of(base)
    push(short, Ask.FOUND_ADD, 0, 3, 1)  # Calicut needs 12
    assert "12" in spoken(prompt(short), lang) and "9" in spoken(prompt(short), lang)  # 12 - 1 - 2 of one's own


def test_the_prompt_names_the_lot_the_bid_and_the_bidder() -> None:
    desk = auction("na", "a1", "b1", "b2", grid={"a1": "a_foreman"})
    assert spoken(prompt(desk.s), "en") == "What will you bid for the flag?"
    desk.do("no bid", "no bid")  # the flag goes to its holder; seat 1 sells the foreman next
    assert spoken(prompt(desk.s), "en") == "What will you bid for “Foreman”?"
    desk.do("bid 2")
    assert spoken(prompt(desk.s), "en") == "Cy bids 2 ducats for “Foreman”. Will you bid more?"
    assert spoken(prompt(desk.s), "de") == "Cy bietet 2 Dukaten für „Vormann“. Bietest du mehr?"
    desk.do("bid 3")
    assert spoken(prompt(desk.s), "nl") == (
        "Ana biedt 3 dukaten voor “Voorman”. Verkoop je, of betaal je zelf 2 dukaten?"
    )


def test_the_facts_say_where_the_game_stands_and_what_the_viewer_has() -> None:
    desk = turn(1, action=2, seats=3, ducats={1: 11}, extra={1: 1}, fields={1: {"a_clove_2": 1}})
    said = [spoken(line, "en") for line in facts(GAME.rules.view(desk.s, 1))]
    assert said[0] == "Round 1 of half A, action 2 of 3."
    assert said[1] == "You have 11 ducats, 4 ships, 2 colonists and 1 extra-action card."
    assert "In your warehouse: 1 clove; 1 free slot." in said
    assert "Expedition cards in hand: 0, limit 1." in said
    assert [spoken(line, "en") for line in facts(GAME.rules.view(desk.s, -1))] == said[:1]


def test_a_preview_says_what_a_step_costs_and_brings() -> None:
    desk = turn(0, seats=2, fields={0: ["a_cinnamon_1"]})
    step = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["advance taxes"])
    assert step is not None
    assert spoken(step, "en") == "Pay 1 cinnamon and 1 ship; taxes will bring 6 ducats; 1 point more at the end"
    desk = turn(0, seats=2, rows={0: [2, 2, 1, 2, 2]}, fields={0: ["a_cinnamon_1"]})
    step = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["advance taxes"])
    assert step is not None and "bonus: 1 extra-action card" in spoken(step, "en")
    desk = turn(0, seats=2, rows={0: [1, 1, 3, 1, 1]}, fields={0: ["a_cinnamon_1", "a_ginger_1", "a_clove_1"]})
    step = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["advance taxes"])
    assert step is not None and "bonus: 1 expedition card" in spoken(step, "en")


def test_a_preview_says_what_a_card_costs_in_points() -> None:
    desk = turn(0, seats=2, hand={0: ["ships2_1", "ducats5_3"]})  # both show the fish: 3 points, one alone 1
    line = preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["discard ships2_1"])
    assert line is not None and spoken(line, "en") == "Your hand would lose 2 points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_an_explanation(lang: str) -> None:
    for tile in range(TILES):
        assert spoken(about_tile(tile), lang) and spoken(tile_preview(tile), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_prompts_facts_and_previews_of_random_games_are_clean_sentences(lang: str, seed: int) -> None:
    chooser = Random(seed)
    desk = Desk(GAME.rules.start(2 + seed, seed, [seed % 2, 1]))
    previewed = 0
    while desk.s.depth:
        moves = GAME.rules.legal(desk.s)
        view = GAME.rules.view(desk.s, desk.actor)
        spoken(prompt(view), lang)
        spoken(prompt(GAME.rules.view(desk.s, -1)), lang)
        for line in facts(view):
            spoken(line, lang)
        for code in chooser.sample(moves, min(6, len(moves))):
            line = preview(view, code)
            if line is not None:
                spoken(line, lang)
                previewed += 1
        GAME.rules.contract.apply(desk.s, chooser.choice(moves))
    assert previewed > 100
    assert spoken(prompt(GAME.rules.view(desk.s, 0)), lang) == say("goa", lang, "ask-over")
    assert preview(GAME.rules.view(desk.s, 0), 0) is None and facts(GAME.rules.view(desk.s, 0)) == []


def test_a_bundle_has_no_message_twice() -> None:
    """The house's words and the game's do not get in each other's way."""
    for lang in LANGUAGES:
        common = {
            entry.id.name
            for entry in FluentParser().parse((COMMON / f"{lang}.ftl").read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message)
        }
        assert not common & messages(lang).keys()
        assert bundle("goa", lang).has_message("seat")


def test_a_new_game_asks_for_the_flag() -> None:
    assert spoken(prompt(new_game().s), "en") == "Where will the flag stand?"
    assert spoken(prompt(new_game().s), "de") == "Wo soll die Flagge stehen?"
    assert spoken(prompt(new_game().s), "nl") == "Waar komt de vlag te staan?"


def test_the_readme_gives_the_figures_of_the_component_rows() -> None:
    """Yields, points, costs and prices in the tables of the README are those that the rules read."""
    readme = (home("goa") / "README.md").read_text(encoding="utf-8")
    letters = dict(zip(SPICE_NAMES, "GPCNK", strict=True))
    for row in range(ROWS):
        level = [int(YIELD[track, row]) for track in range(TRACKS)]
        draw = f"{level[3]} / {HAND_LIMIT[row]}"
        assert f"| {row + 1} | {ROW_VP[row]} | {level[0]} | {level[1]} | {level[2]} | {draw} | {level[4]} |" in readme
    for row in range(ROWS - 1):
        costs = []
        for track in range(TRACKS):
            counts = zip(letters.values(), STEP_SPICES[track, row], strict=True)
            costs.append(" ".join(letter for letter, n in counts for _ in range(n)))
        assert f"| {row + 1} → {row + 2} | {' | '.join(costs)} | {STEP_DUCATS[row]} |" in readme
    for colony, name in enumerate(COLONY_NAMES):
        assert f"| {name.title()} | {COLONY_NEED[colony]} | {COLONY_SLOTS[colony]} |" in readme
