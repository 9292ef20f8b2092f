"""A deckhand throws nothing away that it could keep, whatever question is asked."""

from __future__ import annotations

import argosy
from argosy.games.goa import GAME
from argosy.games.goa.state import Ask
from argosy.play.view import View

from .table import Desk, turn


def chosen(desk: Desk) -> str:
    """What a deckhand does here."""
    bot = argosy.bot("deckhand", game="goa", seed=1)
    return str(bot.choose(View.of(GAME, desk.s, desk.actor)).text)


def test_a_deckhand_lets_the_rest_of_a_harvest_go_rather_than_its_cards():
    laid = {"rows": {0: [1, 5, 1, 5, 1]}, "fields": {0: {"a_ginger_2": 1}}}
    desk = turn(0, hand={0: ["ships2_1", "sell_spices_1"]}, **laid).do("harvest")
    assert desk.asked == Ask.HARVEST and chosen(desk) == "stop"


def test_a_deckhand_takes_the_spices_of_a_card_rather_than_to_discard():
    fields = {"b_ginger_3": None, "b_pepper_3": None, "b_clove_3": 2, "a_clove_2": None}
    desk = turn(0, half="B", hand={0: ["spices2_1", "ducats5_1"]}, fields={0: fields}, rows={0: [5] * 5})
    assert chosen(desk.do("play spices2_1")).startswith("fill")


def test_deckhands_never_discard():
    s = GAME.rules.start(3, 4, [0, 0])
    hands = [argosy.bot("deckhand", game="goa", seed=seat) for seat in range(3)]
    while s.depth > 0:
        seat = int(GAME.rules.contract.to_act(s))
        move = hands[seat].choose(View.of(GAME, s, seat))
        assert not str(move.text).startswith("discard")
        GAME.rules.contract.apply(s, int(move.code))
