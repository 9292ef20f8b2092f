"""The picture: exactly the legal moves can be clicked, pieces keep their names, and it is well-formed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from argosy.draw import standalone, symbols, used_symbols
from argosy.games.amerigo import GAME
from argosy.games.amerigo.chart import FRAME
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


def test_ships_can_be_pointed_at_while_one_is_chosen_and_while_it_sails():
    desk = turn(0, cubes={"blue": 3}, ships={0: ["frame1", "g1"], 1: ["g2", "frame3"]})
    for deed in ("choose sailing", "ship 2"):
        desk.do(deed)
        picture = ET.fromstring(svg(GAME.rules.view(desk.s, 0), GAME.rules.legal(desk.s)))
        ships = [node for node in picture.iter() if str(node.get("data-thing")).startswith("ship-")]
        assert len(ships) == 4 and not any(node.get("pointer-events") for node in ships), deed


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
    drawn = set()
    for seats in (2, 3, 4):
        for desk in wander(seats, 7, 30):
            view, legal = GAME.rules.view(desk.s, max(desk.actor, 0)), GAME.rules.legal(desk.s)
            found = parts(view, legal)
            drawn |= set(found)
            apart = [node.get("data-move") for part in found.values() for node in clickable(part)]
            assert sorted(apart) == sorted(node.get("data-move") for node in clickable(svg(view, legal)))
    assert {name for area in GAME.face.areas.values() for name in area} <= drawn


def test_a_drawer_with_something_to_take_is_open():
    desk = turn(0, cubes={"red": 3}).do("choose planning")
    found = parts(GAME.rules.view(desk.s, 0), GAME.rules.legal(desk.s))["drawers"]
    drawers = {node.get("id"): node.get("open") for node in ET.fromstring(found).iter("details")}
    assert drawers == {"drawer-stacks": "open", "drawer-tokens": None, "drawer-market": None}


def things(view, name):
    """The names of what has a card in one part of the table, and what it says by itself."""
    nodes = ET.fromstring(parts(view)[name]).iter()
    return {node.get("data-thing"): node.get("aria-label") for node in nodes if node.get("data-thing")}


def test_the_panel_of_another_seat_shows_everything_that_lies_open():
    desk = turn(0, stock={1: ["pair"]}, tokens={1: ["jump"]}, resources={1: {"sugar": 2}}, progress={1: 7})
    shown = things(GAME.rules.view(desk.s, 0), "player-1")
    assert shown["track-progress-of-1"] == "Progress 7"
    assert shown["good-sugar-of-1"] == "sugar 2 × 1"
    assert shown["token-jump"] == "Jump ahead" and shown["tile-pair"] == "neutral pair"


def test_the_spaces_of_the_frame_are_numbered_as_moves_name_them():
    desk = turn(0, cubes={"blue": 3})
    frames = [name for name in things(GAME.rules.view(desk.s, 0), "chart") if name.startswith("frame-")]
    assert sorted(frames, key=lambda name: int(name[6:])) == [f"frame-{n}" for n in range(1, 13)]


def test_the_uppermost_disc_of_a_stack_is_drawn_last():
    desk = new_game(4, 3)
    drawn = re.findall(r'id="disc-(\d)"', parts(GAME.rules.view(desk.s, 0))["order"])
    assert [int(seat) for seat in drawn] == [int(seat) for seat in reversed(desk.s.ahead)]


def test_an_action_that_cannot_be_used_says_why():
    none, nowhere = turn(0, cubes={"green": 4}), turn(0, cubes={"green": 4}, stock={0: ["pair"]})
    reasons = [
        "Building: you have planned no tile.",
        "Building: none of your tiles fits next to your posts and villages.",
    ]
    for desk, reason in zip((none, nowhere), reasons, strict=True):
        view = GAME.rules.view(desk.s, 0)
        assert things(view, "rondel")["action-building"] == reason
        ((move, why),) = GAME.face.barred(view)
        assert say_line("amerigo", "en", move) == "Build" and say_line("amerigo", "en", why) == reason
    fits = turn(0, cubes={"green": 4}, stock={0: ["pair"]}, posts={0: ["g5"]})
    assert GAME.face.barred(GAME.rules.view(fits.s, 0)) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_drawn_has_a_card_in_every_language(seats):
    for desk in wander(seats, 11, 60):
        view = GAME.rules.view(desk.s, 0)
        names = {name for part in parts(view) for name in things(view, part)}
        assert len(names) > 60
        for name in names:
            card = GAME.face.explain(view, name)
            assert card is not None, name
            for lang in ("en", "de", "nl"):
                for line in (card.name, *card.does, *card.now, *card.costs):
                    assert say_line("amerigo", lang, line)
    assert GAME.face.explain(view, "island-99") is None and GAME.face.explain(view, "nothing") is None


def test_the_card_of_an_island_tells_what_completing_it_brings_to_whom():
    desk = turn(0, posts={0: ["g5"], 1: ["f1"]})
    view = GAME.rules.view(desk.s, 0)
    told = [say_line("amerigo", "en", line) for line in GAME.face.explain(view, "island-2").now]
    assert "Seat 0 has 1 post here: 5 points if it were completed now." in told
    assert "Seat 1 has 1 post here: 5 points if it were completed now." in told


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


@pytest.mark.parametrize(("lang", "words"), [("en", "frame space 3"), ("de", "Rahmenfeld 3"), ("nl", "kadervak 3")])
def test_the_terminal_speaks_of_the_frame_in_every_language_and_begins_lines_with_capitals(lang, words):
    desk = turn(0)
    desk.s.ships[0, 0] = FRAME + 2
    lines = GAME.face.plain(desk.s, lang, ["Ann", "Ben"])
    assert any(words in line for line in lines) and not any("frame3" in line for line in lines)
    assert not [line for line in lines if line[:1].islower()]
