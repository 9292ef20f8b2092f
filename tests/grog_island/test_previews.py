"""What previews say, word for word; that it comes true is tried for all moves by the law of previews."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.face.previews import claim_preview, preview
from argosy.games.grog_island.face.prompts import prompt
from argosy.kernel.game import Line
from argosy.words import say_line

from .tables import CODES, can, do, empty_deck, table, view, who


def shown(s: Any, code: int) -> Line:
    """The preview that the acting seat reads."""
    line = preview(view(s, who(s)), code)
    assert line is not None
    return line


def said(s: Any, text: str) -> str:
    return say_line("grog_island", "en", shown(s, CODES[text]))


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
    assert said(s, "ship blue") == (
        "At the treasure ship: 1 treasure card for a tile, at most 1 tile; "
        "you give 1 fish at once and get 1 treasure card"
    )
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
    secret = "You are asked all the same, so that your parrots stay secret."
    assert asked(s, 1) == f"Seat 0 bids 6. You can only pass. {secret}"
    assert asked(s, 2) == "Seat 0 bids 6. Seat 1 may raise."
