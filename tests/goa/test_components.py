"""Component rows: what is checked, what an owner of the box may replace, and what is said when a row is wrong."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from argosy.games.goa.parts import PARTS, check
from argosy.kernel.components import SOURCES, ComponentError, read


@pytest.fixture
def owner(tmp_path, monkeypatch):
    """Lay a file of one's own rows into the folder that replaces ours; answers how the set reads then."""
    folder = tmp_path / "components" / "goa"
    folder.mkdir(parents=True)
    monkeypatch.setenv("ARGOSY_COMPONENTS", str(tmp_path))

    def lay(text, name="owner.toml"):
        (folder / name).write_text(text, encoding="utf-8")
        return read("goa", check)

    lay.folder = folder
    return lay


def python(code, tmp_path, compiled=False):
    """Run a line of Python with the replaced rows, as a player would start the game."""
    env = os.environ | {
        "ARGOSY_COMPONENTS": str(tmp_path),
        "ARGOSY_CACHE": str(tmp_path / "cache"),
        "NUMBA_DISABLE_JIT": "0" if compiled else "1",
    }
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=120)


# --- our rows ------------------------------------------------------------------------------------


def test_every_row_says_where_it_comes_from():
    for table, row in PARTS.rows():
        assert row["source"] in SOURCES, (table, row["id"])


def test_the_box_holds_what_the_rulebook_lists():
    for half in "AB":
        assert sum(row["copies"] for row in PARTS["tile"] if row["half"] == half) == 29
    assert len(PARTS["card"]) == 30 and len(PARTS["bonanza"]) == 8
    names = [row["colony"] for row in PARTS["colony_tile"]]
    assert [names.count(name) for name in ("quilon", "cochin", "madras", "calicut")] == [5, 4, 5, 4]


def test_the_tiles_of_quilon_and_madras_all_differ():
    for colony in ("quilon", "madras"):
        spices = [frozenset(row["spices"]) for row in PARTS["colony_tile"] if row["colony"] == colony]
        assert len(set(spices)) == 5 and {len(pair) for pair in spices} == {2}


def test_what_the_rulebook_tells_is_marked_so():
    by_id = {(table, row["id"]): row for table, row in PARTS.rows()}
    for step, spices in {
        "ships_1": ["ginger"],
        "ships_2": ["ginger", "cinnamon"],
        "taxes_1": ["cinnamon"],
        "taxes_2": ["pepper", "nutmeg"],
        "colonists_1": ["clove"],
        "colonists_2": ["ginger", "clove"],
    }.items():
        row = by_id["step", step]
        assert (row["spices"], row["source"]) == (spices, "rulebook")


# --- an owner's rows -----------------------------------------------------------------------------


def test_an_owners_row_replaces_ours_field_by_field(owner):
    parts = owner('[[track]]\nid = "taxes"\nyields = [4, 6, 9, 12, 15]\n')
    row = next(row for row in parts["track"] if row["id"] == "taxes")
    assert row == {"id": "taxes", "yields": [4, 6, 9, 12, 15], "source": "owner"}
    assert parts.overridden == ("track.taxes",)
    card = '[[card]]\nid = "ships2_1"\ncolonists = 2\n'
    row = next(row for row in owner(card)["card"] if row["id"] == "ships2_1")
    assert (row["colonists"], row["effect"], row["symbol"]) == (2, "ships2", "fish")


def test_an_owners_row_changes_the_name_of_the_component_set(owner):
    first = owner('[[track]]\nid = "taxes"\nyields = [4, 6, 9, 12, 15]\n').hash
    second = owner('[[track]]\nid = "taxes"\nyields = [4, 6, 9, 12, 16]\n').hash
    assert len({PARTS.hash, first, second}) == 3


def test_the_same_rows_have_the_same_name():
    assert read("goa", check).hash == read("goa", check).hash


def test_copies_may_be_shifted_between_rows(owner):
    """The other reading of half B: four missions and a single tile of ships or colonists."""
    shifted = '[[tile]]\nid = "b_mission_3"\ncopies = 2\n[[tile]]\nid = "b_ships_or_colonists"\ncopies = 1\n'
    assert {"tile.b_mission_3", "tile.b_ships_or_colonists"} == set(owner(shifted).overridden)


def test_the_game_is_played_with_the_owners_rows(tmp_path):
    folder = tmp_path / "components" / "goa"
    folder.mkdir(parents=True)
    (folder / "numbers.toml").write_text('[[number]]\nid = "start_ships"\nvalue = 7\n')
    code = (
        "from argosy.games.goa import GAME; r = GAME.rules; print(r.start(3, 1, [0, 0]).ships[0], r.components().hash)"
    )
    result = python(code, tmp_path)
    assert result.returncode == 0, result.stderr
    ships, name = result.stdout.split()
    assert ships == "7" and name != PARTS.hash


def test_replaced_rows_get_compiled_code_of_their_own(tmp_path):
    code = (
        "from argosy.games.goa.rules.setup import lay_table; from argosy.games.goa.rules.tableau import lowest_row; "
        "from argosy.kernel.content import key_of; print(key_of(lay_table), key_of(lowest_row))"
    )
    reads, does_not = python(code, tmp_path, compiled=True).stdout.split()
    folder = tmp_path / "components" / "goa"
    folder.mkdir(parents=True)
    (folder / "numbers.toml").write_text('[[number]]\nid = "start_ships"\nvalue = 7\n')
    reads_then, does_not_then = python(code, tmp_path, compiled=True).stdout.split()
    assert reads_then != reads, "code compiled for other rows would be used"
    assert does_not_then == does_not, "a rule that reads no replaced row is compiled again"


def test_a_wrong_row_stops_the_game_with_a_clear_word(tmp_path):
    folder = tmp_path / "components" / "goa"
    folder.mkdir(parents=True)
    (folder / "tiles.toml").write_text('[[tile]]\nid = "a_ships"\ncopies = 2\n')
    result = python("import argosy.games.goa", tmp_path)
    assert result.returncode != 0
    last = result.stderr.strip().splitlines()[-1]
    assert last.endswith("ComponentError: goa: half A needs 29 tiles, the rows of [[tile]] make 30")


# --- wrong rows ----------------------------------------------------------------------------------

SPICES = "ginger, pepper, cinnamon, nutmeg, clove"
WRONG = {
    '[[tile]]\nid = "a_ships"\ncopies = 2': "half A needs 29 tiles, the rows of [[tile]] make 30",
    '[[tile]]\nid = "b_swap"\ncopies = 0': "half B needs 29 tiles, the rows of [[tile]] make 28",
    '[[tile]]\nid = "a_ships"\nhalf = "C"': "[[tile]] 'a_ships': half must be one of A, B",
    '[[tile]]\nid = "a_ginger_1"\nspice = "curry"': f"[[tile]] 'a_ginger_1': spice must be one of {SPICES}",
    '[[tile]]\nid = "a_ships"\nspice = "ginger"': "[[tile]] 'a_ships': only a plantation has a spice",
    '[[tile]]\nid = "a_ginger_1"\nslots = 4': "[[tile]] 'a_ginger_1': a plantation has 1 to 3 slots",
    '[[tile]]\nid = "b_crop_rotation"\nslots = 0': "[[tile]] 'b_crop_rotation': a crop_rotation has 1 to 3 slots",
    '[[tile]]\nid = "a_duty"\nvp = 4': "the duties of both halves must have the same amount and vp",
    '[[card]]\nid = "ships2_1"\ncolonists = 4': "[[card]] 'ships2_1' shows 1 to 3 colonists",
    '[[card]]\nid = "ships2_1"\nsymbol = "whale"': (
        "[[card]] 'ships2_1': symbol must be one of elephant, tiger, fish, palm, shell, statue"
    ),
    '[[card]]\nid = "ships2_1"\nsymbol = "tiger"': "the symbol tiger must be on 5 cards, not 6",
    '[[step]]\nid = "ships_2"\nspices = ["ginger", "salt"]': f"[[step]] 'ships_2': 'salt' is no spice ({SPICES})",
    '[[step]]\nid = "ships_2"\nspices = ["ginger"]': "[[step]] 'ships_2' needs as many spices as ships: 2",
    '[[step]]\nid = "ships_2"\ntrack = "ship"': (
        "[[step]] 'ships_2': track must be one of ships, harvest, taxes, expedition, colonists"
    ),
    '[[track]]\nid = "taxes"\nyields = [4, 6, 8, 10]': "[[track]] 'taxes' needs 5 yields",
    '[[track]]\nid = "expedition"\nyields = [1, 2, 2, 3, 4]': "[[track]] 'expedition' draws at most 3 cards",
    '[[limit]]\nid = "hand"\nrows = [1, 2, 3]': "[[limit]] 'hand' needs 5 rows",
    '[[colony_tile]]\nid = "cochin_1"\ncolony = "goa"': (
        "[[colony_tile]] 'cochin_1': colony must be one of quilon, cochin, madras, calicut"
    ),
    '[[colony_tile]]\nid = "cochin_1"\ncolony = "calicut"': "cochin needs at least 4 tiles, not 3",
    '[[colony_tile]]\nid = "cochin_1"\nspices = ["salt", "clove"]': (
        f"[[colony_tile]] 'cochin_1': 'salt' is no spice ({SPICES})"
    ),
    '[[colony_tile]]\nid = "cochin_1"\nspices = ["clove"]': (
        "[[colony_tile]] 'cochin_1' offers a choice of at least 2 spices"
    ),
    '[[bonanza]]\nid = "ships_1"\nbrings = "gold"': (
        "[[bonanza]] 'ships_1': brings must be one of ships, colonists, ducats, expeditions, extra_actions"
    ),
    '[[number]]\nid = "start_ships"\nvalue = -1': "[[number]] 'start_ships' cannot be negative",
    '[[number]]\nid = "removed_tiles"\nvalue = 5': "[[number]] 'removed_tiles' must be 4, not 5",
    '[[number]]\nid = "highest_bid"\nvalue = 400': "[[number]] 'highest_bid' must be 1 to 250",
    '[[table]]\nid = "symbols_vp"\nvalues = [0, 1, 3]': "[[table]] 'symbols_vp' needs 6 values",
}


@pytest.mark.parametrize("row", WRONG)
def test_a_row_that_breaks_the_set_is_named_with_what_would_be_right(owner, row):
    with pytest.raises(ComponentError) as raised:
        owner(row + "\n")
    assert str(raised.value) == f"goa: {WRONG[row]}"


def test_an_unknown_kind_of_tile_is_named(owner):
    with pytest.raises(ComponentError, match=r"goa: \[\[tile\]\] 'a_ships': kind must be one of plantation, .*, swap$"):
        owner('[[tile]]\nid = "a_ships"\nkind = "galleon"\n')


def test_an_unknown_effect_of_a_card_is_named(owner):
    with pytest.raises(ComponentError, match=r"goa: \[\[card\]\] 'ships2_1': effect must be one of ships2, .*$"):
        owner('[[card]]\nid = "ships2_1"\neffect = "ships9"\n')


def where(owner):
    return pathlib.Path(owner.folder) / "owner.toml"


def test_a_table_that_does_not_exist_is_named(owner):
    with pytest.raises(ComponentError) as raised:
        owner('[[tiles]]\nid = "a_ships"\n')
    tables = ", ".join(sorted(PARTS.tables))
    assert str(raised.value) == f"{where(owner)}: there is no table [[tiles]]; there are {tables}"


def test_a_row_that_does_not_exist_is_named(owner):
    with pytest.raises(ComponentError) as raised:
        owner('[[colony]]\nid = "goa"\nneed = 9\n')
    expected = f"{where(owner)}: [[colony]] has no row 'goa' to replace; there are calicut, cochin, madras, quilon"
    assert str(raised.value) == expected


def test_a_field_that_does_not_exist_is_named(owner):
    with pytest.raises(ComponentError) as raised:
        owner('[[colony]]\nid = "quilon"\nneeds = 7\n')
    expected = f"{where(owner)}: [[colony]] 'quilon' has no field 'needs'; it has id, need, slots, source"
    assert str(raised.value) == expected


def test_a_value_of_the_wrong_kind_is_named(owner):
    with pytest.raises(ComponentError) as raised:
        owner('[[colony]]\nid = "quilon"\nneed = "seven"\n')
    assert str(raised.value) == f"{where(owner)}: [[colony]] 'quilon': need must be a int, not 'seven'"


def test_a_row_without_an_id_is_named(owner):
    with pytest.raises(ComponentError) as raised:
        owner("[[colony]]\nneed = 7\n")
    assert str(raised.value) == f"{where(owner)}: row 1 of [[colony]] has no id"


def test_single_brackets_are_explained(owner):
    with pytest.raises(ComponentError) as raised:
        owner('[colony]\nid = "quilon"\n')
    expected = f"{where(owner)}: write [[colony]] with double brackets; each row is a table of its own"
    assert str(raised.value) == expected


def test_a_file_that_is_no_toml_is_named(owner):
    with pytest.raises(ComponentError, match=r"owner\.toml: this is not a TOML file \("):
        owner("[[colony]\n")
