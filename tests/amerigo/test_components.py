"""The rows of components/: what they must hold, and what is said when they do not."""

from __future__ import annotations

import pytest

from argosy.games.amerigo.chart import ALL_LAND, MOST_ISLANDS, POST_SQUARE, TILE_PART
from argosy.games.amerigo.parts import NAME, PARTS, check
from argosy.kernel.components import ComponentError, Components


def changed(table, row_id, **fields):
    """The rows with some fields of one row changed."""
    tables = dict(PARTS.tables)
    tables[table] = tuple(dict(row) | fields if row["id"] == row_id else row for row in tables[table])
    return Components(NAME, tables, ())


def test_every_row_says_its_source():
    assert {row["source"] for _, row in PARTS.rows()} <= {"rulebook", "public", "argosy", "owner"}


def test_totals_of_the_island_tiles():
    assert ALL_LAND == 128
    assert (POST_SQUARE[:, 0] >= 0).sum() == 36
    assert TILE_PART[:, 0].max(axis=1).sum() == MOST_ISLANDS - 1


@pytest.mark.parametrize(
    ("table", "row", "fields", "says"),
    [
        ("tile", "01", {"rows": ["S##.", "aP..", "....", "aPX."]}, "'X' is none of"),
        ("tile", "02", {"rows": ["S##.", "aP..", "...."]}, "needs 4 rows of 4 signs"),
        ("tile", "01", {"rows": ["S##.", "aP..", "..#.", "aPK."]}, "corner"),
        ("tile", "01", {"posts": [[1, 1, 1, 0]]}, "name every P once"),
        ("tile", "01", {"posts": [[1, 1, 3, 0], [3, 1, 1, 0]]}, "must lie beside it"),
        ("tile", "03", {"rows": ["T#Pa", "T##.", "P...", "a..."]}, "8 tobacco spaces"),
        ("shape", "corner", {"rows": ["##.", ".##"]}, "mirror image"),
        ("neutral_count", "all", {"single": 7}, "must make 37, not 38"),
        ("village_count", "all", {"single": 3}, "must make 16, not 15"),
        ("tower", "steady", {"thrown": [4, 3]}, "is a chance"),
        ("order_track", "colours", {"colours": ["white", "pink", "any"]}, "not 'pink'"),
        ("order_space", "5", {"space": 25}, "the track ends at 19"),
        ("progress", "jump", {"effect": "leap"}, "effect must be one of"),
        ("progress", "two-red", {"actions": ["purple"]}, "'purple' is none of"),
        ("production", "sugar-2", {"good": "rum"}, "good must be one of"),
        ("production", "sugar-2", {"from_two": 3}, "must be 30, not 31"),
    ],
)  # fmt: skip
def test_wrong_rows_are_refused_with_a_reason(table, row, fields, says):
    with pytest.raises(ComponentError, match="amerigo") as error:
        check(changed(table, row, **fields))
    assert says in str(error.value)
