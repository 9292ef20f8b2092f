"""The table in plain characters shows what the picture shows."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

import argosy
from argosy.games.grog_island.face.board_plain import plain
from argosy.terminal import screen

from .tables import do, empty_deck, table, view

NAMES = ("Ann", "Bob", "Cem")


def lines(s: Any, seat: int) -> list[str]:
    return plain(view(s, seat), "en", NAMES)


def test_goods_and_crews_of_all_seats_are_shown() -> None:
    s = table(goods={1: "fish 2 map 1"}, crew={2: "gray-hat"})
    shown = lines(s, 0)
    assert "Bob: crew left 9; 2 fish and 1 map; 4 goal cards" in shown
    assert "Cem: crew left 8; no tiles; 4 goal cards" in shown


def test_dice_are_named_by_colour_as_in_moves() -> None:
    s = do(table(), "bid green+yellow-orange")
    assert "Bid row: bid 6 (Ann) [yellow 4] [green 1] [orange 1]" in lines(s, 1)
    assert "Goods spaces: blue 5, gray 3" in lines(s, 1)


def test_a_die_that_is_laid_out_shows_its_new_value_to_its_owner_only() -> None:
    s = do(table(parrots={1: "set-gray"}), "bid green+yellow-orange", "set gray 6")
    assert "Goods spaces: blue 5, gray 6" in lines(s, 1)
    assert "Goods spaces: blue 5, gray 3" in lines(s, 0)


def test_decks_and_locks_are_counted() -> None:
    s = table(locks="gray-hat")
    empty_deck(s, "parrot", 3)
    assert f"Cards left: treasure {s.treasures_left}, parrot 3, goal {s.goals_left} · 5 locks left" in lines(s, 0)


def test_ships_show_how_many_tiles_they_take_and_which_is_at_sea() -> None:
    shown = lines(table(ships="coin2 parrot goal treasure coin4 coin3"), 0)
    assert shown[0].endswith("open sea")
    row = next(line for line in shown if line.startswith("2 coins"))
    assert [" ".join(word.split()) for word in row.split("  ") if word.strip()] == [
        "2 coins ×4", "1 parrot ×3", "1 goal", "1 treasure ×2", "4 coins ×1", "3 coins ×2",
    ]  # fmt: skip


def test_the_viewers_goals_are_shown_with_what_they_pay_now() -> None:
    s = table(goals={0: "good-fish good-fish type-sword peninsula-blue"}, goods={0: "fish 3"})
    (row,) = (line for line in lines(s, 0) if line.startswith("Ann, goal cards"))
    assert "Fish (1 each; now 3)" in row
    assert "Fish (1 each; counts once)" in row
    assert "Fish Point (6, else 2; now 0)" in row


def test_the_list_of_bids_has_prices() -> None:
    match = argosy.new("grog_island", 3, seed=5)
    while not any(move.text.startswith("bid") for move in match.moves):
        match.push(match.moves[0])
    assert match.to_move is not None
    view = match.view(match.to_move)
    console = Console(file=io.StringIO(), width=200)
    screen.show(console, screen.offered(list(view.moves), "en", view))
    dice = dict(zip(("green", "blue", "orange", "yellow", "gray"), match.state.dice, strict=True))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    for move in view.moves:
        if move.text.startswith("bid"):
            price = sum(int(dice[name]) for name in move.text.removeprefix("bid ").replace("+", "-").split("-"))
            assert f"{screen.in_short(move, 'en')} = {price} " in shown.replace("\n", " \n")
