"""Words in three languages; the table as a picture: everything legal can be clicked, nothing secret is shown."""

from __future__ import annotations

import math
import random
import re
import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pytest

from argosy.draw import width_of
from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.face import cards
from argosy.games.maracaibo.face.board_dock import PHONE
from argosy.games.maracaibo.face.board_rail import WIDE
from argosy.games.maracaibo.face.describing import card_name, describe, place_line
from argosy.games.maracaibo.face.scene import Scene
from argosy.games.maracaibo.face.texts import card_lines, condition_lines
from argosy.games.maracaibo.face.where import NAMES, WHERE
from argosy.games.maracaibo.moves import NOTATION, Code
from argosy.games.maracaibo.parts import CARD_IDS, CARDS, PLACE_IDS
from argosy.kernel.compile import PACKAGE
from argosy.kernel.position import bytes_of
from argosy.words import LANGUAGES, say, say_line

WORDS = PACKAGE / "games" / "maracaibo" / "face" / "words"


def keys(lang: str) -> list[str]:
    """The keys of one language, in order."""
    return re.findall(r"^([a-z][\w-]*) =", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_languages_have_the_same_keys_in_the_same_order() -> None:
    assert keys("en") == keys("de") == keys("nl") and len(set(keys("en"))) == len(keys("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_every_card_has_words(lang: str) -> None:
    for code, text in enumerate(NOTATION):
        if text:
            assert say_line("maracaibo", lang, describe(code))
    for card in range(CARDS):
        for line in (*card_lines(card), *condition_lines(card)):
            assert say_line("maracaibo", lang, line)
    for line in GAME.rules.sheet:
        assert say("maracaibo", lang, f"sheet-{line}")
    for option in GAME.rules.options:
        assert say("maracaibo", lang, f"option-{option}") and say("maracaibo", lang, f"option-{option}-help")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_one_name_are_told_apart(lang: str) -> None:
    for family in (Code.BUY, Code.PLAN, Code.DELIVER, Code.PAY, Code.TAKE, Code.DISCARD):
        assert len({say_line("maracaibo", lang, describe(family + card)) for card in range(CARDS)}) == CARDS


def test_copies_are_named_by_what_they_pay_and_else_by_a_number() -> None:
    words = {text: say_line("maracaibo", "en", describe(code)) for code, text in enumerate(NOTATION) if text}
    assert words["buy PA06"] == "Buy “Warehouse (sugar, herbs)”"
    assert words["buy PA07"] == "Buy “Warehouse (sugar, book)”"
    assert words["buy PA05"] == "Buy “Market Trader”"
    assert words["buy PB001"] == "Buy “Harbour 1”"
    assert words["buy PB002"] == "Buy “Harbour 2”"


def test_notation_is_unique_and_a_wrong_code_is_refused() -> None:
    texts = [text for text in NOTATION if text]
    assert len(texts) == len(set(texts))
    with pytest.raises(ValueError, match="no move of Maracaibo"):
        describe(Code.COUNT)


def positions(seats: int, setup: int, seed: int, step: int) -> Any:
    """Positions of a game by chance, every so many moves, with a view of the acting seat."""
    s, chance, made = GAME.rules.start(seats, seed, [setup, 4]), random.Random(seed), 0
    while legal := GAME.rules.legal(s):
        if made % step == 0:
            yield s, legal, GAME.rules.view(s, int(GAME.rules.contract.to_act(s)))
        CONTRACT_MOVE = np.int16(chance.choice(legal))
        GAME.rules.contract.apply(s, CONTRACT_MOVE)
        made += 1


@pytest.mark.parametrize(("seats", "setup"), [(1, 77), (3, 76), (4, 75)])
def test_prompts_facts_previews_and_log_speak_in_every_position(seats: int, setup: int) -> None:
    last: Any = None
    for number, (s, legal, view) in enumerate(positions(seats, setup, 2, 3)):
        lang = LANGUAGES[number % 3]
        assert say_line("maracaibo", lang, GAME.face.prompt(view)) and GAME.face.facts and GAME.face.preview
        other = GAME.rules.view(s, -1)
        assert say_line("maracaibo", lang, GAME.face.prompt(other))
        for line in GAME.face.facts(view):
            assert say_line("maracaibo", lang, line)
        for code in legal:
            line = GAME.face.preview(view, code)
            assert line is None or say_line("maracaibo", lang, line)
        after = GAME.rules.start(seats, 2, [setup, 4])
        del after
        last = view
    assert last is not None


@pytest.mark.parametrize(("seats", "setup", "lang"), [(1, 77, "en"), (2, 76, "de"), (4, 75, "nl")])
def test_every_legal_move_is_on_the_board_and_it_is_well_formed(seats: int, setup: int, lang: str) -> None:
    for _, legal, view in positions(seats, setup, 3, 29):
        picture = GAME.face.svg(view, legal, lang, ["Ann & Co", "<Bob>"])
        assert {int(code) for code in re.findall(r'data-move="(\d+)"', picture)} == set(legal)
        root = ET.fromstring(picture)
        for element in root.iter():
            if element.get("data-move"):
                assert element.get("role") == "button" and element.get("tabindex") == "0" and element.get("aria-label")


def test_pieces_keep_their_ids_and_no_id_is_used_twice() -> None:
    for _, legal, view in positions(3, 77, 4, 41):
        ids = re.findall(r'\sid="([^"]+)"', GAME.face.svg(view, legal, "en"))
        assert len(ids) == len(set(ids))
        assert {"ship-0", "ship-1", "ship-2", "explorer-0"} <= set(ids)


def test_the_board_of_a_spectator_does_not_depend_on_what_is_hidden() -> None:
    for s, _, _ in positions(2, 75, 5, 37):
        view = GAME.rules.view(s, -1)
        again = GAME.rules.view(s, -1)
        GAME.rules.contract.redeal(again, np.uint64(9))
        shown = GAME.rules.view(again, -1)
        assert bytes_of(shown) == bytes_of(view) and GAME.face.svg(shown, (), "en") == GAME.face.svg(view, (), "en")


def test_fragments_are_pictures_with_labels() -> None:
    _, legal, view = next(iter(positions(2, 75, 1, 50)))
    assert GAME.face.fragments is not None
    parts = GAME.face.fragments(view, legal, "en")
    panels = {"chart", "influence", "fight", "harbour", "hand", "plan", "ship", "choices", "player-0", "player-1"}
    assert panels == set(parts)
    assert all("<svg" in text and "aria-label" in text for name, text in parts.items() if name != "fight")
    assert parts["fight"] == "", "nobody fights in the first question"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [cards.NARROW, cards.WIDE, cards.BROAD])
def test_the_effects_of_every_card_fit_on_its_face(lang: str, width: float) -> None:
    bottom, least = cards.HEIGHT - cards.FOOT - 2, cards.script(lang, cards.SIZES[-1])
    for number in range(CARDS):
        names = cards.breaks(say_line("maracaibo", lang, card_name(number)), 15, width - 12)
        top = cards.TOP + 7 + 15.5 * len(names)
        assert cards._effects(lang, cards.rows_of(lang, number), width, top, least, False)[1] <= bottom, number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_display_has_its_effects_in_one_line(lang: str) -> None:
    """The rows of the display are low: a taller slip would be drawn smaller, too small to read."""
    tall = [CARD_IDS[number] for number in range(CARDS) if cards.slip_height(lang, number, WIDE) > cards.SLIP_HEIGHT]
    assert not tall


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(set(NAMES) - {"0"}))
def test_the_disc_of_a_course_never_lies_on_the_name_of_a_village(lang: str, name: str) -> None:
    place = PLACE_IDS.index(name)
    dx, dy, anchor = NAMES[name]
    long = width_of(say_line("maracaibo", lang, place_line(place)), 17)
    left = dx - {"t-end": long, "t-mid": long / 2, "": 0}[anchor]
    for x, y in ((-16, -16), (20, -18)):  # the points of a course, and of a dearer one
        nearest = (min(max(x, left), left + long), min(max(y, dy - 11), dy))
        if (x, y) == (-16, -16) or name in ("17", "18", "19"):
            assert math.dist((x, y), nearest) > 11.5, (WHERE[place], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_the_list_of_a_phone_is_as_tall_as_a_fingertip(lang: str) -> None:
    for _, legal, view in positions(2, 75, 1, 400):
        hand = GAME.face.fragments(view, legal, lang)["hand"]
        tall = re.findall(rf'viewBox="0 0 {PHONE:g} ([\d.]+)"', hand)
        assert all(float(height) * 352 / PHONE > 44 for height in tall)
        assert tall or not int(view.hand_size[int(view.viewer) - 1])


def test_an_empty_hand_has_a_list_of_its_own_on_a_phone() -> None:
    _, legal, view = list(positions(2, 75, 1, 60))[1]
    view.hand_size[int(view.viewer) - 1] = 0
    hand = GAME.face.fragments(view, legal, "nl")["hand"]
    assert "flow--narrow" in hand and f'viewBox="0 0 {PHONE:g} ' in hand


def test_what_can_be_done_with_a_card_never_lies_on_its_effects() -> None:
    seen = 0
    for _, legal, view in positions(2, 75, 1, 3):
        both = [n for n in range(CARDS) if {int(Code.BUY) + n, int(Code.PLAN) + n} <= set(legal)]
        for number in both:
            slip = ET.fromstring(cards.slip(Scene(view, legal, "de", ()), number, PHONE).svg("maracaibo"))
            verbs = [node for node in slip.iter() if node.get("data-move")]
            hits = [node for verb in verbs for node in verb.iter() if "hit" in str(node.get("class")).split()]
            assert len(verbs) > 1
            assert all(float(str(hit.get("y"))) >= cards.slip_height("de", number, PHONE) for hit in hits)
            seen += 1
        if seen > 5:
            return
    raise AssertionError("no card could be bought or planned")
