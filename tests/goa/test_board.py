"""Goa's table as a picture: everything legal can be clicked, nothing secret is shown, pieces keep their names."""

from __future__ import annotations

import functools
import pathlib
import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest

from argosy.draw import standalone, used_symbols
from argosy.draw.icons import symbols
from argosy.games.goa import GAME
from argosy.games.goa.face import board
from argosy.games.goa.face.board_faces import Scene, card_face, tile_face
from argosy.games.goa.moves import NOTATION, Code
from argosy.games.goa.parts import CARDS, SEATS, TILES, TRACK_NAMES, TRACKS
from argosy.games.goa.rules.scoring import score
from argosy.games.goa.state import EMPTY, At, Phase
from argosy.kernel.position import copy_of
from argosy.words import LANGUAGES

from .table import new_game

NAMES = ["Inês", "Mara & Tom", "<Bosun>", "O'Hara"]
WITHOUT_PLACE = {"quick", "no", "bid", "sell", "keep", "pass", "end", "stop", "add", "give up"}
WITH_PLACE = {
    "flag", "marker", "build", "harvest", "taxes", "expedition", "found", "advance", "play", "discard", "use", "spy",
    "swap", "fill", "give", "refill", "replace", "choose", "favour", "take",
}  # fmt: skip
OPTIONS = [0, 1]  # no quick start, with Bonanza


def kind_of(code: int) -> str:
    """The kind of a move: the first word of its notation."""
    text = NOTATION[code]
    return "give up" if text.startswith("give up") else text.split()[0]


@functools.cache
def interesting() -> tuple[tuple[Any, tuple[int, ...]], ...]:
    """Positions from random games in which every kind of move is legal at least three times."""
    seen: Counter[str] = Counter()
    found = []
    for seed in range(1, 200):
        rng = random.Random(seed)
        s = GAME.rules.start(2 + seed % 3, seed, OPTIONS if seed % 2 else [0, 0])
        moves = GAME.rules.legal(s)
        while moves:
            kinds = {kind_of(code) for code in moves}
            if any(seen[kind] < 3 for kind in kinds):
                seen.update(kinds)
                found.append((copy_of(s), tuple(moves)))
            GAME.rules.contract.apply(s, rng.choice(moves))
            moves = GAME.rules.legal(s)
        if seed == 1:
            found.append((copy_of(s), ()))  # the end of a game
        if all(seen[kind] >= 3 for kind in WITH_PLACE):
            return tuple(found)
    missing = [kind for kind in WITH_PLACE if seen[kind] < 3]
    raise AssertionError(f"random games never offered {missing}")


def clickable(svg: str) -> list[ET.Element]:
    return [node for node in ET.fromstring(svg).iter() if node.get("data-move") is not None]


def mine(s: Any) -> Any:
    """The view of the seat that acts."""
    return GAME.rules.view(s, max(0, int(GAME.rules.contract.to_act(s))))


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def test_every_kind_of_move_is_known_to_have_a_place_or_not() -> None:
    kinds = {kind_of(code) for code in range(Code.COUNT) if NOTATION[code]}
    assert kinds == WITH_PLACE | WITHOUT_PLACE


def test_every_legal_move_that_has_a_place_is_clickable_there_once() -> None:
    for s, moves in interesting():
        drawn = Counter(int(node.get("data-move") or -1) for node in clickable(board.svg(mine(s), moves)))
        wanted = Counter(code for code in moves if kind_of(code) in WITH_PLACE)
        assert drawn == wanted, sorted(NOTATION[code] for code in (drawn - wanted) + (wanted - drawn))


def test_a_target_says_what_it_does_and_can_be_reached_by_key() -> None:
    for s, moves in interesting()[:12]:
        view = mine(s)
        scene = Scene(view, moves, "en")
        for node in clickable(board.svg(view, moves)):
            code = int(node.get("data-move") or -1)
            assert (node.get("aria-label") or "").startswith(scene.label(code))
            assert node.get("role") == "button"
            assert node.get("tabindex") == "0"


def test_without_moves_nothing_is_clickable() -> None:
    for s, _ in interesting()[:8]:
        assert clickable(board.svg(mine(s))) == []


def test_moves_may_be_codes_or_things_with_a_code() -> None:
    class Choice:
        def __init__(self, code: int) -> None:
            self.code = code

    s, moves = interesting()[0]
    assert board.svg(mine(s), moves) == board.svg(mine(s), [Choice(code) for code in moves])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_well_formed_in_every_language(lang: str) -> None:
    for s, moves in interesting()[::4]:
        svg = board.svg(mine(s), moves, lang, NAMES)
        root = ET.fromstring(svg)
        assert root.get("aria-label")
        ET.fromstring(standalone(svg, "night"))
        assert set(used_symbols(svg)) <= set(symbols())


def test_the_languages_differ() -> None:
    s, moves = interesting()[0]
    assert len({board.svg(mine(s), moves, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_parts_together_hold_what_the_whole_table_holds() -> None:
    for s, moves in interesting()[::5]:
        view = mine(s)
        parts = board.parts(view, moves)
        assert set(parts) == {
            "course", "grid", "auction", "stacks", "purse", "tableau", "warehouse", "tools", "hand",
            *(f"player-{seat}" for seat in range(s.seats)),
        }  # fmt: skip
        together = [node.get("data-move") for svg in parts.values() for node in clickable(svg)]
        assert Counter(together) == Counter(node.get("data-move") for node in clickable(board.svg(view, moves)))
        assert sorted(ids("".join(parts.values()))) == sorted(ids(board.svg(view, moves)))


def test_people_are_named_and_their_names_escaped() -> None:
    s, moves = next((s, moves) for s, moves in interesting() if s.seats == SEATS)
    svg = board.svg(mine(s), moves, "en", NAMES)
    words = {node.text for node in ET.fromstring(svg).iter() if node.text}
    assert set(NAMES) <= words
    assert "<Bosun>" not in svg


def test_the_boards_words_are_all_there_and_all_used() -> None:
    folder = pathlib.Path(board.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("board*.py"))
    used = set(re.findall(r"[\"'](board-[\w-]+)[\"']", sources))
    used |= {f"board-phase-{phase.name.lower()}" for phase in Phase} | {f"board-track-{name}" for name in TRACK_NAMES}
    used |= {f"board-{name}" for name in ("ducats", "ships", "colonists", "spices", "extra", "cards")}
    for lang in LANGUAGES:
        words = (folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"(?m)^(board-[\w-]+) =", words)) == used


# ---- secrets ------------------------------------------------------------------------------------------------------


def stir(s: Any, seat: int, rng: random.Random) -> Any:
    """The same position with everything changed that a seat cannot see: deck, other hands, Bonanza tiles, the seed."""
    other = copy_of(s)
    order = [int(card) for card in other.deck[: other.deck_size]]
    rng.shuffle(order)
    other.deck[: other.deck_size] = order
    for hidden in range(int(s.seats)):
        for card in range(CARDS):
            if hidden != seat and int(other.hand[hidden]) >> card & 1 and other.deck_size:
                at = rng.randrange(int(other.deck_size))
                drawn = int(other.deck[at])
                other.deck[at] = card
                other.hand[hidden] = int(other.hand[hidden]) & ~(1 << card) | 1 << drawn
    under = [int(tile) for tile in other.under]
    rng.shuffle(under)
    other.under[:] = under
    other.seed = rng.getrandbits(64)
    return other


def test_the_picture_of_a_seat_does_not_change_with_what_the_seat_cannot_see() -> None:
    rng = random.Random(5)
    changed = 0
    for s, moves in interesting():
        for seat in (*range(int(s.seats)), -1):
            other = stir(s, seat, rng)
            changed += s.tobytes() != other.tobytes()
            shown = moves if seat == GAME.rules.contract.to_act(s) else ()
            assert board.svg(GAME.rules.view(s, seat), shown) == board.svg(GAME.rules.view(other, seat), shown)
    assert changed > 50, "the test must have changed something"


def test_only_ones_own_cards_and_those_turned_up_lie_open() -> None:
    for s, _ in interesting():
        for seat in (*range(int(s.seats)), -1):
            hand = int(s.hand[seat]) if seat >= 0 else 0
            may_see = {f"card-{card}" for card in range(CARDS) if (hand | int(s.shown)) >> card & 1}
            drawn = {name for name in ids(board.svg(GAME.rules.view(s, seat))) if name.startswith("card-")}
            assert drawn == may_see


def test_everybodys_money_is_shown_and_counts_in_the_points() -> None:
    """It is paid in the open, so everybody could have counted it; one number of points for one person."""
    for s, _ in interesting():
        rich = copy_of(s)
        rich.ducats[1] = 321
        shown = board.parts(GAME.rules.view(rich, 0))["player-1"]
        assert ">321<" in shown and f">{score(GAME.rules.view(rich, 0), 1)}<" in shown


def test_the_grid_names_its_columns_and_rows_as_moves_do() -> None:
    grid = board.parts(GAME.rules.view(new_game(seats=2).s, 0))["grid"]
    assert all(f">{name}<" in grid for name in "abcde12345")


def test_the_marker_on_the_board_has_the_number_that_the_question_and_the_log_name() -> None:
    desk = new_game(seats=2).do("flag na", "marker a1")
    drawn = board.parts(GAME.rules.view(desk.s, 0))
    assert 'id="marker-1"' in drawn["grid"]
    number = re.search(r'id="marker-1".*?>(\d)<', drawn["grid"], re.S)
    assert number and number[1] == "2" and ">2<" in drawn["auction"] and ">3<" in drawn["auction"]


def test_a_spectator_sees_the_backs_of_cards() -> None:
    s, _ = next((s, moves) for s, moves in interesting() if moves and s.hand_size[GAME.rules.contract.to_act(s)] > 0)
    hand = board.parts(GAME.rules.view(s, -1))["hand"]
    assert "i-compass" in hand
    assert not any(name.startswith("card-") for name in ids(hand))


# ---- pieces keep their names --------------------------------------------------------------------------------------


def test_no_id_occurs_twice() -> None:
    for s, moves in interesting():
        twice = [name for name, times in Counter(ids(board.svg(mine(s), moves))).items() if times > 1]
        assert twice == []


def test_markers_and_seats_keep_their_ids_through_the_game() -> None:
    for s, _ in interesting():
        drawn = set(ids(board.svg(GAME.rules.view(s, 0))))
        assert {f"seat-{seat}" for seat in range(int(s.seats))} <= drawn
        assert {f"dev-0-{track}" for track in range(TRACKS)} <= drawn
        placed = {f"marker-{n}" for n in range(1, SEATS + 1) if s.marker[n] != EMPTY}
        assert {name for name in drawn if name.startswith("marker-")} == placed
        assert ("flag" in drawn) == (s.flag_place != EMPTY)


def test_every_tile_that_lies_open_is_drawn_under_its_own_id() -> None:
    for s, _ in interesting():
        view = GAME.rules.view(s, 0)
        open_tiles = {At.GRID, At.REMOVED, At.OWNED, At.KEPT}  # + 0: those of the viewer, seat 0
        wanted = {f"tile-{tile}" for tile in range(TILES) if view.at[tile] in open_tiles}
        assert {name for name in ids(board.svg(view)) if name.startswith("tile-")} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_and_every_card_has_a_face(lang: str) -> None:
    scene = Scene(GAME.rules.view(interesting()[0][0], 0), (), lang)
    tiles = [tile_face(scene, tile, 0, 0) for tile in range(TILES)]
    cards = [card_face(scene, card, 0, 0) for card in range(CARDS)]
    for drawn in tiles + cards:
        ET.fromstring(drawn)
        assert "aria-label=" in drawn and "data-thing=" in drawn and "i-" in drawn
    assert len(set(cards)) == CARDS


def test_the_terminal_names_each_bonanza_tile_once_with_its_corner():
    desk = new_game(2)
    desk.s.bonanza = 1
    desk.s.covered[:] = 0, 1, 0, 1
    desk.s.lifted[:] = 6, 0, 2, 0
    desk.s.claimed = 1 << 5 | 1 << 1
    lines = GAME.face.plain(GAME.rules.view(desk.s, 0), "en", ["Ann", "Ben"])
    assert sum("a1 5 ducats, a5 2 ships" in line for line in lines) == 1


def test_the_card_of_another_purse_speaks_of_its_owner():
    view = GAME.rules.view(interesting()[0][0], 0)
    for what in ("ducats", "ships", "colonists", "extra", "cards"):
        entry = GAME.face.explain(view, f"purse-{what}-1")
        assert entry.now[0].key == "lex-purse-theirs" and entry.now[0].facts["seat"].facts["n"] == 1
    assert GAME.face.explain(view, "purse-ducats").now[0].key == "lex-purse-now"
    assert GAME.face.explain(view, "purse-ducats-9") is None and GAME.face.explain(view, "purse-ducats-x") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_lot_is_never_cut_and_its_seller_stands_below(lang: str) -> None:
    scene = Scene(GAME.rules.view(interesting()[0][0], 0), (), lang)
    for number in range(TILES):
        words = board.lot_words(scene, number)
        name, below = board._lot_name(words, 0, board.LOTS / (SEATS + 1) - 16, "t-bold")
        assert "…" not in name and below <= board.LOT_HEIGHT - 4
