"""Positions at every limit: whatever has run out or is full, no question stands without a legal move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.parts import CARD_IDS, COLONY_NAMES, COLONY_TILE_IDS
from argosy.games.goa.state import DEPTH, Ask, Harvest

from .table import Desk, turn

TOOLS = ["b_extra_harvest", "b_supply", "b_viceroy", "b_duty", "a_duty", "b_espionage", "b_swap", "a_red_spice"]
PLANTATIONS = ["b_ginger_3", "b_pepper_3", "b_clove_3", "b_nutmeg_3"]
NOTHING = {"ducats": {0: 0, 1: 0}, "ships": {0: 0, 1: 0}, "colonists": {0: 0, 1: 0}}


def every_colony() -> dict[str, list[str]]:
    """One tile of each colony, without spices."""
    return {next(tile for tile in COLONY_TILE_IDS if tile.startswith(name)): [] for name in COLONY_NAMES}


LIMITS: dict[str, dict[str, Any]] = {
    "no money, no ships, no colonists": NOTHING,
    "all cards in one hand": {"hand": {1: list(CARD_IDS)}},
    "all cards in one's own hand": {"hand": {0: list(CARD_IDS)}, "fields": {0: PLANTATIONS}},
    "a single card to draw": {"hand": {1: list(CARD_IDS[:14]), 0: list(CARD_IDS[14:29])}},
    "an empty deck": {"only_deck": []},
    "every marker in the last row": {"rows": {0: [5] * 5, 1: [5] * 5}},
    "every marker but one in the last row": {"rows": {0: [5, 5, 5, 5, 4], 1: [5] * 5}},
    "every field taken": {"fields": {0: PLANTATIONS}},
    "every slot free": {"fields": {0: dict.fromkeys(PLANTATIONS, 0)}, "rows": {0: [1, 5, 1, 1, 1]}},
    "every colony founded": {"colonies": {0: every_colony()}, "hand": {0: ["extra_colonist_draw_1"]}},
    "no slot at all": {"hand": {0: ["spices2_1", "sell_spices_1", "harvest_mix_1"]}},
    "many extra actions": {"extra": {0: 5, 1: 1}, "extra_round": True},
    "an abundance": {
        "ducats": {0: 300}, "ships": {0: 90}, "colonists": {0: 90}, "extra": {0: 4},
        "hand": {0: list(CARD_IDS[::2])}, "fields": {0: PLANTATIONS}, "colonies": {0: every_colony()},
    },
}  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limit", LIMITS)
def test_play_goes_on_from_every_limit(limit, seats):
    for seed in range(2):
        laid = {"half": "B", "tiles": {0: TOOLS}} | LIMITS[limit]
        go_on(turn(0, seats=seats, seed=1 + seed, bonanza=seed == 1, **laid), seed, moves=90)


def go_on(desk: Desk, seed: int, moves: int) -> None:
    """Play on at random, a tile or a card more often than not."""
    chance = random.Random(seed)
    for _ in range(moves):
        if desk.asked is None:
            return
        offers = desk.offers
        assert offers and len(set(offers)) == len(offers), f"{desk.asked!r} stands without a legal move"
        uses = [text for text in offers if text.split()[0] in ("use", "play", "spy", "swap")]
        desk.do(chance.choice(uses if uses and chance.random() < 0.6 else offers))
        assert desk.s.depth < DEPTH


def test_the_last_move_of_a_game_may_come_from_every_limit():
    for limit, laid in LIMITS.items():
        desk = turn(0, seats=2, half="B", action=3, **{name: laid[name] for name in laid if name != "extra_round"})
        desk.s.round_no = 7
        go_on(desk, len(limit), moves=400)
        assert desk.asked is None and sum(desk.sheet(0).values()) == desk.scores[0]


def test_a_harvest_without_a_slot_can_always_be_ended():
    """The question of a full warehouse has an answer in every kind of harvest."""
    laid = {"fields": {0: {"a_ginger_2": 1}}, "rows": {0: [1, 5, 1, 1, 1]}, "hand": {0: ["spices2_1", "harvest_mix_1"]}}
    full = turn(0, **laid).do("harvest")
    card = turn(0, **laid).do("play spices2_1", "fill field1 ginger")
    mixed = turn(0, **laid).do("play harvest_mix_1", "fill field1 ginger")
    assert full.can("stop") and card.can("stop") and mixed.can("take ships")
    modes = [int(desk.s.asks[desk.s.depth - 1, 3]) for desk in (full, card, mixed)]
    assert modes == [Harvest.ALL, Harvest.UP_TO, Harvest.MIX] and full.asked == Ask.HARVEST
    assert GAME.rules.max_moves >= len(full.offers)
