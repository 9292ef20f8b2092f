"""The picture: exactly the legal moves can be clicked, pieces keep their names, and it is well-formed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from argosy.draw import standalone, symbols, used_symbols
from argosy.games.amerigo import GAME
from argosy.games.amerigo.face.board import parts, svg
from argosy.games.amerigo.face.describing import describe
from argosy.games.amerigo.rules import contract
from argosy.words import say_line

from .table import CODES, new_game, turn


def clickable(picture):
    return [node for node in ET.fromstring(picture).iter() if node.get("data-move") is not None]


def wander(seats, seed, every):
    """Positions of a random game."""
    rng = np.random.default_rng(seed)
    desk = new_game(seats, seed)
    number = 0
    while offers := desk.offers:
        if number % every == 0:
            yield desk
        number += 1
        contract.apply(desk.s, CODES[offers[rng.integers(len(offers))]])
    yield desk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_legal_moves_can_be_clicked(seats):
    for desk in wander(seats, seats, 9):
        legal = GAME.rules.legal(desk.s)
        found = [
            int(node.get("data-move")) for node in clickable(svg(GAME.rules.view(desk.s, max(desk.actor, 0)), legal))
        ]
        assert sorted(found) == sorted(legal), "each once"
        assert clickable(svg(GAME.rules.view(desk.s, -1))) == []


def test_targets_speak_and_take_the_keyboard():
    desk = turn(0, cubes={"blue": 3})
    for node in clickable(svg(GAME.rules.view(desk.s, 0), GAME.rules.legal(desk.s))):
        code = int(node.get("data-move"))
        assert node.get("role") == "button" and node.get("tabindex") == "0"
        assert node.get("aria-label") == say_line("amerigo", "en", describe(code))


def test_names_of_pieces_are_unique():
    for desk in wander(3, 5, 25):
        ids = re.findall(r'\bid="([^"]+)"', svg(GAME.rules.view(desk.s, 0)))
        assert len(ids) == len(set(ids))


def test_pictures_are_well_formed_and_use_known_icons():
    for lang, desk in zip(("en", "de", "nl"), wander(4, 2, 80), strict=False):
        picture = svg(GAME.rules.view(desk.s, 0), GAME.rules.legal(desk.s), lang, ("Ines", "Bosun", "<Tom>", "Jo"))
        assert "<Tom>" not in picture
        ET.fromstring(standalone(picture, "night"))
        assert set(used_symbols(picture)) <= set(symbols())


def test_the_parts_are_the_whole():
    desk = turn(0, cubes={"blue": 3})
    view, legal = GAME.rules.view(desk.s, 0), GAME.rules.legal(desk.s)
    apart = [node.get("data-move") for part in parts(view, legal).values() for node in clickable(part)]
    assert sorted(apart) == sorted(node.get("data-move") for node in clickable(svg(view, legal)))
    named = {name for area in GAME.face.areas.values() for name in area}
    assert named <= set(parts(view, legal))


def test_places_for_a_tile_are_grouped_by_position():
    desk = turn(0, cubes={"green": 6}, posts={0: ["g5"]}, stock={0: ["corner"]}).do("choose building", "build corner")
    picture = svg(GAME.rules.view(desk.s, 0), GAME.rules.legal(desk.s))
    groups = {node.get("data-turn"): node for node in ET.fromstring(picture).iter() if node.get("data-turn")}
    for text in desk.offers:
        degrees = text.split("-")[1]
        codes = [node.get("data-move") for node in groups[degrees].iter() if node.get("data-move")]
        assert str(CODES[text]) in codes


def test_the_terminal_shows_anchors_the_frame_and_what_everybody_has():
    desk = turn(0, posts={0: ["f1"]}, stock={1: ["pair"]}, tokens={1: ["jump"]}, resources={1: {"sugar": 2}})
    desk.market("cotton-2", "cotton-2")
    desk.pirates(2, 3)
    lines = GAME.face.plain(GAME.rules.view(desk.s, 0), "en", ["Ann", "Bob"])
    first_row = lines[2][7:].split()
    assert first_row[3] == "+" and first_row[6] == "~"  # d1 serves c1, but Ann has a post on f1
    assert lines[0].split() == ["1", "2", "3"] and lines[14].split() == ["9", "8", "7"]
    assert lines[3].split()[0] == "12" and lines[3].split()[-1] == "4"
    assert "Production tokens: 2 × cotton for 2" in lines
    assert "Pirates: 2, 3" in lines
    bob = lines[lines.index("B Bob") :]
    assert "  Progress tokens: Jump ahead" in bob
    assert "  To be built: 1 × neutral pair" in bob
    assert "  Resources: 2 × sugar" in bob
