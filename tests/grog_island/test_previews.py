"""A preview is what then happens, wherever nothing hidden is needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from argosy.games.grog_island.face.previews import claim_preview, preview
from argosy.games.grog_island.face.prompts import prompt
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import CLAIM_TILES, GOOD_NAMES, PLOTS
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.state import Ask
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.words import say_line

from .tables import CODES, can, do, empty_deck, legal_codes, table, view, what, who
from .test_truly_told import game


def amounts(fact: Any) -> Iterator[tuple[str, int]]:
    """What a fact of a line speaks of, and how many: typed numbers, not words."""
    for line in fact if isinstance(fact, list) else [fact]:
        if line.key.startswith("amount-"):
            yield line.key.removeprefix("amount-"), line.facts["n"]
        elif line.key == "part-treasure":
            yield "treasures", line.facts["n"]
        elif line.key.startswith("parrot-"):
            yield "parrots", line.facts["n"]
        elif line.key == "part-goal":
            yield "goals", 1


def shown(s: Any, code: int) -> Line:
    """The preview that the acting seat reads."""
    line = preview(view(s, who(s)), code)
    assert line is not None
    return line


def said(s: Any, text: str) -> str:
    return say_line("grog_island", "en", shown(s, CODES[text]))


def check(before: Any, code: int, after: Any) -> None:
    """What a preview says of prices, goods, coins and the end against what happened."""
    seat = who(before)
    asked = what(before)
    coins = int(after.coins[seat] - before.coins[seat])
    if Code.BID <= code < Code.SHIP:
        assert shown(before, code).facts["n"] == after.bid
    elif code == Code.PASS:
        promised = dict(amounts(shown(before, code).facts["goods"]))
        for good, name in enumerate(GOOD_NAMES):
            given = int(before.goods[seat, good] + promised.get(name, 0) - after.goods[seat, good])
            assert given >= 0  # what is less went to a ship at once
    elif Code.CLAIM <= code < Code.DECLINE:
        line = shown(before, code)
        if asked == Ask.CLAIM:
            assert sum(n for _, n in amounts(line.facts["coins"])) == coins
        else:
            tiles = dict(amounts(line.facts["tiles"]))
            assert tiles == {GOOD_NAMES[(code - Code.CLAIM) // PLOTS]: CLAIM_TILES}
        if asked == Ask.CLAIM and not before.ended:
            assert bool(line.facts["last"]) == bool(after.ended)
    elif code == Code.PAY:
        line = shown(before, code)
        spent = sum(n for name, n in amounts(line.facts["means"]) if name == "coins")
        back = sum(n for _, n in amounts(line.facts["coins"])) if "coins" in line.facts else 0
        assert back - spent == coins
        cards = sum(n for name, n in amounts(line.facts["means"]) if name == "treasures")
        assert cards == int(before.treasures[seat] - after.treasures[seat])
    elif code == Code.ENOUGH:
        check_trade(before, code, after)


def check_trade(before: Any, code: int, after: Any) -> None:
    """All that a trade brings."""
    seat = who(before)
    ((name, n),) = amounts(shown(before, code).facts["gain"])
    if name in ("coins", "treasures", "parrots"):
        assert n == int(getattr(after, name)[seat] - getattr(before, name)[seat])
    else:
        assert n == int(before.goals_left - after.goals_left)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_preview_is_what_happens(seats: int) -> None:
    for before, code, after in game(seats, 40 + seats, stray=2):
        check(before, code, after)


def test_every_offered_claim_keeps_its_promise() -> None:
    """Not only the claim that was made: each one that was offered."""
    for made, (s, _, _) in enumerate(game(3, 47, stray=4)):
        if what(s) == Ask.CLAIM and made % 2:
            for code in legal_codes(s):
                after = copy_of(s)
                contract.apply(after, code)
                check(s, code, after)


def test_the_claim_of_the_last_crew_member_says_that_the_game_ends() -> None:
    s = table()
    assert "last crew member" not in preview_of_claim(s)
    s.crew_left[0] = 1
    assert preview_of_claim(s).endswith("your last crew member: this round is the last")


def preview_of_claim(s: Any) -> str:
    """What the first seat reads of a claim on the blue peninsula."""
    return say_line("grog_island", "en", claim_preview(s, 0, 8, by_ship=False))


def test_a_cloud_whose_deck_is_empty_promises_nothing() -> None:
    s = table(clouds="plain parrot point swap black")
    assert "a parrot card" in preview_of_claim(s)
    empty_deck(s, "parrot")
    assert preview_of_claim(s).endswith("a white cloud whose deck is empty")


def test_a_ship_whose_deck_is_nearly_empty_takes_no_more_tiles_than_it_has_cards() -> None:
    s = table(ships="coin2 treasure goal parrot coin4 coin3", goods={1: "fish 3 lemon 1"})
    empty_deck(s, "treasure", 1)
    do(s, "bid green", "pass")
    assert said(s, "ship blue") == "At the treasure ship: 1 treasure card for a tile, at most 1 tile"
    s = table(ships="coin2 treasure goal parrot coin4 coin3", goods={1: "fish 4 lemon 1"})
    empty_deck(s, "treasure")
    do(s, "bid green", "pass")
    assert said(s, "ship blue") == "At the treasure ship: no cards are left, only claims"


def test_a_bid_of_one_coin_costs_one_coin() -> None:
    assert said(table(), "bid green") == "1 coin: green 1"


def asked(s: Any, viewer: int) -> str:
    return say_line("grog_island", "en", prompt(view(s, viewer)))


def test_the_trade_prompt_speaks_of_a_claim_only_where_one_can_be_paid() -> None:
    s = table(goods={1: "fish 2 lemon 1"}, ships="coin2 treasure goal parrot coin4 coin3")
    do(s, "bid green", "pass", "ship blue")
    assert "claim" not in asked(s, 1)
    s = table(goods={1: "fish 5 lemon 1"}, ships="coin2 treasure goal parrot coin4 coin3")
    do(s, "bid green", "pass", "ship blue")
    assert asked(s, 1) == "Trade fish with the treasure ship, or claim a building on Fish Point for four tiles."
    assert asked(s, 0) == "Seat 1 is trading fish with the treasure ship."
    s = table(goods={1: "fish 7 lemon 1"}, ships="coin2 treasure goal parrot coin4 coin3")
    do(s, "bid green", "pass", "ship blue", "deliver fish", "enough")
    assert asked(s, 1) == "Claim a building on Fish Point for four tiles (fish)."


def test_who_can_only_pass_is_told_so_and_nobody_else_is() -> None:
    s = do(table(coins=[8, 0, 8], treasures={1: ""}, parrots={1: "set-green"}), "bid green+yellow-orange")
    assert can(s) == {"pass"}
    assert asked(s, 1) == "Seat 0 bids 6. You can only pass."
    assert asked(s, 2) == "Seat 0 bids 6. Seat 1 may raise."
