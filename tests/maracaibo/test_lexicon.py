"""The lexicon: everything that is drawn has a card, in three languages, and it tells no secrets."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from argosy.games.maracaibo import GAME
from argosy.play import View
from argosy.play.lexicon import told
from argosy.words import LANGUAGES

from .test_words_board import positions

NAMES = ("Mara", "Tom", "Zoë", "Ann")


def things(view: Any, legal: list[int]) -> set[str]:
    """The names of everything that is drawn."""
    assert GAME.face.fragments is not None
    return set(re.findall(r'data-thing="([^"]+)"', "".join(GAME.face.fragments(view, legal, "en", NAMES).values())))


@pytest.mark.parametrize(("seats", "setup"), [(1, 75), (2, 77), (4, 76)])
def test_everything_that_is_drawn_has_a_card(seats: int, setup: int) -> None:
    for number, (s, legal, view) in enumerate(positions(seats, setup, 6, 23)):
        shown = View.of(GAME, s, int(GAME.rules.contract.to_act(s)), NAMES[:seats])
        for thing in sorted(things(view, legal)):
            assert re.fullmatch(r"[a-z0-9_-]{1,60}", thing), f"no address can hold {thing!r}"
            card = told(shown, thing, LANGUAGES[number % 3])
            assert card and card["name"] and card["does"] + card["now"], f"no card for {thing}"


def test_what_is_not_on_the_table_has_no_card() -> None:
    _, _, view = next(iter(positions(2, 75, 1, 50)))
    from argosy.games.maracaibo.face.lexicon import explain

    wrong = ("", "card-", "card-pa999", "place-99", "place-9a", "person-2", "area-7-s1", "quest-x", "kraken")
    assert [thing for thing in wrong if explain(view, thing) is not None] == []


def test_a_card_tells_a_spectator_nothing_hidden() -> None:
    for s, _legal, _ in positions(2, 75, 5, 61):
        view, again = GAME.rules.view(s, -1), GAME.rules.view(s, -1)
        GAME.rules.contract.redeal(again, np.uint64(9))
        other = GAME.rules.view(again, -1)
        before, after = View(GAME, view, NAMES[:2]), View(GAME, other, NAMES[:2])
        for thing in sorted(things(view, [])):
            assert told(before, thing, "en") == told(after, thing, "en"), thing


def test_a_card_says_what_it_would_cost_now() -> None:
    s, _legal, view = next(iter(positions(3, 75, 3, 900)))
    card = int(view.hand[0, 0])
    from argosy.games.maracaibo.parts import CARD_COST, CARD_IDS

    told_now = told(View.of(GAME, s, 0, NAMES[:3]), f"card-{CARD_IDS[card].lower()}", "en")
    assert told_now is not None
    price = int(CARD_COST[card])
    assert told_now["costs"][0] == f"{price} doubloon{'s' * (price != 1)}; you have 8 doubloons."
