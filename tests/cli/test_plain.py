"""The tables in plain characters, as the terminal shows them."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import argosy
from argosy.games.goa.parts import TILE_IDS
from argosy.terminal import screen

GAMES = ("amerigo", "goa", "grog_island", "maracaibo")
NAMES = ["Ann", "Bob", "Cem"]


def played(game: str, moves: int) -> argosy.Match:
    match = argosy.new(game, seed=5, names=NAMES)
    bots = [argosy.bot("deckhand", game=game, seed=seat) for seat in range(3)]
    for _ in range(moves):
        if match.to_move is None:
            break
        match.push(bots[match.to_move].choose(match.view(match.to_move)))
    return match


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_written_in_characters_at_any_time(game: str, lang: str) -> None:
    for moves in (0, 15, 120, 2000):
        match = played(game, moves)
        view = match.view(match.to_move)
        console = Console(file=io.StringIO(), width=120)
        screen.show(console, screen.table_of(view, lang), screen.question(view, lang))
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(name in text for name in NAMES)
        assert view.prompt(lang).split(" ")[0] in text


def test_goa_shows_its_grid_with_tiles_and_markers() -> None:
    match = argosy.new("goa", seed=5, names=NAMES)
    match.push("flag na")
    match.push("marker a1")
    lines = match.game.face.plain(match.view(0).state, "en", NAMES)  # type: ignore[misc]
    assert lines[0].split() == ["a", "b", "c", "d", "e"]
    assert lines[1].startswith("1  [2]")
    assert "Flag: above a1" in lines
    assert any(line.startswith("Bob: Shipbuilding 1 (1) · Harvest 1 (1)") for line in lines)


def test_goa_shows_its_stacks_ones_hand_and_what_a_step_costs() -> None:
    match = argosy.new("goa", seed=5, names=NAMES)
    lines = match.game.face.plain(match.view(0).state, "en", NAMES)  # type: ignore[misc]
    assert any(line.startswith("Quilon ×5 (6 colonists) · ") and "Deck" in line for line in lines)
    assert any(line.startswith("Taken out of the game: ") for line in lines)
    step = "Pay 1 cinnamon and 1 ship; taxes will bring 6 ducats; 1 point more at the end · first: 1 card (4, 5)"
    assert f"    Taxes 1: 4 ducats → {step}" in lines
    assert "No expedition cards in hand" in lines
    assert all(len(line) <= 120 for line in lines[:6]), "the grid fits a wide terminal"


def test_grog_island_shows_as_many_crews_as_there_are() -> None:
    match = played("grog_island", 90)
    lines = match.game.face.plain(match.view(0).state, "en", NAMES)  # type: ignore[misc]
    for seat, letter in enumerate("ABC"):
        placed = int(match.state.crew[seat]).bit_count()
        assert sum(line.count(f"{letter} ") for line in lines[2:13]) == placed


def test_amerigo_shows_posts_and_ships() -> None:
    match = played("amerigo", 90)
    lines = match.game.face.plain(match.view(0).state, "en", NAMES)  # type: ignore[misc]
    squares = " ".join(line[7:38] for line in lines[2:14]).split(" ")  # between the frame's numbers
    for seat, letter in enumerate("ABC"):
        assert squares.count(letter) == int((match.state.post == seat + 1).sum())
    assert any(line.startswith("Sailing: A ") for line in lines)


def test_maracaibo_shows_every_ship_at_its_place() -> None:
    match = played("maracaibo", 60)
    lines = match.game.face.plain(match.view(0).state, "en", NAMES)  # type: ignore[misc]
    ships = [line[:3].strip() for line in lines[:24]]
    assert sorted("".join(ships)) == ["A", "B", "C"]


def test_goa_counts_spices_in_the_right_number() -> None:
    match = argosy.new("goa", seed=5, names=NAMES)
    seen = match.view(0).state.copy()
    seen.field[0, 0], seen.stock[0, 0, 4], seen.room[0, 0] = TILE_IDS.index("a_clove_2"), 1, 1
    lines = match.game.face.plain(seen, "de", NAMES)  # type: ignore[misc]
    assert "    Nelken ×2 (1 Nelke, –)" in lines


@pytest.mark.parametrize(
    ("lang", "bid"),
    [
        ("en", "claim green and blue; point orange = "),
        ("de", "Besitz Grün und Blau; Punkt Orange = "),
        ("nl", "claim groen en blauw; punt oranje = "),
    ],
)
def test_many_bids_are_listed_in_words_with_their_prices(lang: str, bid: str) -> None:
    match = argosy.new("grog_island", seed=5, names=NAMES)
    while "bid green+blue-orange" not in [move.text for move in match.moves]:
        match.push(match.moves.codes[0])
    view = match.view(match.to_move)
    console = Console(file=io.StringIO(), width=160)
    screen.show(console, screen.offered(view.moves, lang, view))
    assert bid in console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("lang", "course"),
    [("en", ", no gold; new island"), ("de", ", kein Gold; neue Insel"), ("nl", ", geen goud; nieuw eiland")],
)
def test_many_courses_are_listed_with_what_they_cost_and_bring(lang: str, course: str) -> None:
    match = argosy.new("amerigo", seed=5, names=NAMES)
    while not any(move.text.startswith("sail ") for move in match.moves):
        match.push(next((move for move in match.moves if move.text == "choose sailing"), match.moves[0]))
    view = match.view(match.to_move)
    console = Console(file=io.StringIO(), width=160)
    screen.show(console, screen.offered(view.moves, lang, view))
    assert course in console.file.getvalue()  # type: ignore[attr-defined]
