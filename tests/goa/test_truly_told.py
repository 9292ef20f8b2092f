"""The log tells the truth at the limits, too: turns full of cards and tiles; and tiles are told by name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from argosy.games.goa import GAME
from argosy.games.goa.face.books import BOOKS
from argosy.games.goa.face.log import tell
from argosy.games.goa.parts import TILE_IDS
from argosy.games.goa.state import Ask, At, State
from argosy.kernel.books import audit, seat_of
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.play.telling import speak
from argosy.words import LANGUAGES

from .table import turn
from .test_limits import LIMITS, TOOLS

SPECTATOR = -1
GAINED_TILE = {"log-sold", "log-sold-too-dear", "log-bought", "log-free", "log-swaps", "log-favour"}


def tiles_told(lines: list[Line]) -> list[tuple[int, str]]:
    """Who is told to have got which tile; the flag is none."""
    found = []
    for line in lines:
        if line.key in GAINED_TILE:
            tile = line.facts["tile"]
            tile = tile.facts["name"] if tile.key == "quoted" else tile
            if tile.key != "part-the-flag":
                found.append((seat_of(line), tile.key))
    return sorted(found)


def tiles_gained(before: State, after: State, lines: list[Line]) -> list[tuple[int, str]]:
    """Who got which tile; of those that were used up at once only the tile is seen, so the seat is taken on trust."""
    trusted = {key: seat for seat, key in tiles_told(lines)}
    found = []
    if after.round_no == before.round_no:
        for tile in range(len(before.at)):
            key = f"part-{TILE_IDS[tile].replace('_', '-')}"
            if before.at[tile] in (At.GRID, At.REMOVED) and before.at[tile] != after.at[tile]:
                owned = At.OWNED <= after.at[tile] < At.KEPT
                found.append((int(after.at[tile] - At.OWNED) if owned else trusted.get(key, -1), key))
    return sorted(found)


def check(before: Any, code: int, after: Any, viewer: int) -> list[Line]:
    """One move, told to one viewer."""
    lines = tell(GAME.rules.view(before, viewer), code, GAME.rules.view(after, viewer))
    words = f"{GAME.rules.notation[code]}: {[speak(GAME, line, 'en', None) for line in lines]}"
    audit(BOOKS, lines, BOOKS.count(GAME.rules.view(before, viewer)), BOOKS.count(GAME.rules.view(after, viewer)))
    if after.round_no == before.round_no:
        assert tiles_told(lines) == tiles_gained(before, after, lines), words
    return lines


def played(seats: int, seed: int, options: list[int]) -> Iterator[tuple[Any, int, Any]]:
    """The moves of one game, with the positions before and after them."""
    chance = Random(seed)
    s = GAME.rules.start(seats, seed, options)
    while s.depth > 0:
        moves = [int(code) for code in GAME.rules.legal(s)]
        code = chance.choice(moves)
        before = copy_of(s)
        GAME.rules.contract.apply(s, code)
        yield before, code, copy_of(s)


@pytest.mark.parametrize(("seats", "options"), [(2, [0, 1]), (4, [1, 1])])
def test_tiles_are_told_by_name_of_who_got_them(seats, options):
    for before, code, after in played(seats, 7 * seats, options):
        check(before, code, after, int(before.moves) % (seats + 1) - 1)


@pytest.mark.parametrize("limit", LIMITS)
def test_turns_full_of_cards_and_tiles_are_told_truly(limit):
    for seed in range(2):
        chance = Random(seed)
        desk = turn(0, half="B", seed=1 + seed, bonanza=seed == 1, **({"tiles": {0: TOOLS}} | LIMITS[limit]))
        for _ in range(60):
            if desk.asked is None:
                break
            uses = [text for text in desk.offers if text.split()[0] in ("use", "play", "spy", "swap")]
            text = chance.choice(uses if uses and chance.random() < 0.6 else desk.offers)
            before = copy_of(desk.s)
            desk.do(text)
            check(before, GAME.rules.codes[text], copy_of(desk.s), chance.choice([SPECTATOR, 0, 1]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_game_is_a_whole_one(lang):
    """It begins with a capital letter or a name and ends with a full stop."""
    for before, code, after in played(3, 5, [0, 1]):
        for line in tell(GAME.rules.view(before, 0), code, GAME.rules.view(after, 0)):
            words = speak(GAME, line, lang, ("Ana", "Bo", "Cy"))
            assert words[-1] == "." and not words[0].islower() and "{" not in words and ".." not in words, words


def test_spices_sold_or_given_are_told_although_a_harvest_fills_their_slots_again() -> None:
    """The slots are as full as before; the sale, or the duty, and the rest of the harvest are told."""
    laid: dict[str, Any] = {"rows": {0: {"harvest": 3}}, "fields": {0: {"a_ginger_2": 1}}}
    desk = turn(0, hand={0: ["sell_spices_1"]}, **laid).do("harvest", "play sell_spices_1", "give field1 ginger")
    before = copy_of(desk.s)
    desk.do("give field1 ginger")
    lines = check(before, GAME.rules.codes["give field1 ginger"], desk.s, 0)
    assert [line.key for line in lines][:2] == ["log-sells", "log-stores"]

    laid = {"rows": {0: {"harvest": 5}}, "fields": {0: {"a_ginger_2": None, "a_pepper_2": None, "a_clove_2": 1}}}
    desk = turn(0, tiles={0: ["a_duty"]}, **laid).do("harvest")
    before = copy_of(desk.s)
    desk.do("use duty")
    lines = check(before, GAME.rules.codes["use duty"], desk.s, 0)
    told = [line.key for line in lines]
    assert told.index("log-gives") < told.index("log-duty") < told.index("log-stores")


def test_a_duty_in_the_middle_of_a_sale_is_given_and_not_sold() -> None:
    laid = {"a_ginger_2": None, "a_pepper_2": None, "a_clove_2": None}
    desk = turn(0, hand={0: ["sell_spices_1"]}, tiles={0: ["a_duty"]}, fields={0: laid}).do("play sell_spices_1")
    before = copy_of(desk.s)
    desk.do("use duty")
    told = [line.key for line in check(before, GAME.rules.codes["use duty"], desk.s, 0)]
    assert told[:3] == ["log-uses", "log-gives", "log-duty"]


def test_an_old_plantation_goes_with_its_spices_before_the_new_one_comes() -> None:
    laid = {"a_ginger_2": None, "a_pepper_2": None, "a_clove_2": None, "a_nutmeg_2": None}
    desk = turn(0, half="B", tiles={0: ["b_swap"]}, fields={0: laid})
    swaps = [text for text in desk.offers if text.startswith("swap")]
    desk.do(next(text for text in swaps if desk.copy().do(text).asked == Ask.REPLACE))
    before = copy_of(desk.s)
    desk.do("replace field1")
    told = [line.key for line in check(before, GAME.rules.codes["replace field1"], desk.s, 0)]
    assert told[:3] == ["log-pushed-out", "log-loses", "log-plantation"]
