"""The component set: what the rules state is checked when it is read; here are the goals of our own reconstruction."""

from __future__ import annotations

import statistics
from collections import Counter
from itertools import combinations
from math import dist
from typing import Any

import pytest

from argosy.games.maracaibo.chart_checks import ways
from argosy.games.maracaibo.checks import check
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.parts import NUMBERS, PARTS
from argosy.kernel.components import ComponentError, Components


def changed(table: str, number: int, **fields: Any) -> Components:
    """The set with one row changed, as an owner might change it."""
    rows = list(PARTS.tables[table])
    rows[number] = {**rows[number], **fields}
    return Components(PARTS.game, {**PARTS.tables, table: tuple(rows)}, ())


def test_the_set_is_right() -> None:
    check(PARTS)


@pytest.mark.parametrize(("table", "number", "fields", "words"), [
    ("combat_tile", 0, {"modifiers": ["least"]}, "modifiers are most and fewest"),
    ("project", 0, {"good": "cotton"}, "'cotton' is no good"),
    ("project", 0, {"object": "hat"}, "'hat' is no object"),
    ("project", 0, {"effects": [{"id": "INC9", "n": 1}]}, "unknown effect 'INC9'"),
    ("project", 0, {"effects": [{"id": "INC1", "m": 1}]}, "the fields of INC1"),
    ("project", 35, {"assistant_at": "20"}, "1 to 19"),
    ("project", 0, {"set": "B"}, "A, B and C cards"),
    ("quest", 0, {"pay": [{"kind": "D", "n": 3}]}, "no such price"),
    ("arrow", 3, {"to": "17"}, "lap"),
    ("area", 5, {"needs": []}, "prerequisites of S6"),
    ("career", 0, {"tasks": ["quests", "quests", "barrier"]}, "three different tasks"),
    ("prestige", 0, {"synergy": "hat"}, "synergy"),
    ("difficulty", 0, {"A": 4}, "Jean's decks"),
    ("jean_card", 0, {"display": 5}, "display 1 to 4"),
    ("legacy", 3, {"needs_explorer": 6}, "L4"),
    ("explorer_space", 1, {"reward": [{"kind": "FIGHT", "n": 1}]}, "cannot have the reward"),
    ("influence_rank", 0, {"space": 5}, "must rise"),
    ("flag", 0, {"bonus": [{"kind": "GOLD", "n": 1}]}, "no kind of step"),
    ("quest_place", 0, {"at": "4"}, "no village"),
])  # fmt: skip
def test_a_wrong_row_is_named(table: str, number: int, fields: dict[str, Any], words: str) -> None:
    with pytest.raises(ComponentError, match=words):
        check(changed(table, number, **fields))


def test_every_row_says_its_source() -> None:
    assert all(row["source"] in ("rulebook", "public", "argosy") for _, row in PARTS.rows())


# ---- goals of our own ------------------------------------------------------------------------------------------------


def test_goods_of_city_tiles_are_even() -> None:
    for players in (2, 3, 4):
        fit = [row for row in PARTS["city_tile"] if players in row["players"] and "at" not in row]
        assert set(Counter(row["good"] for row in fit).values()) == {len(fit) // 3}


def test_the_nations_have_the_same_cells_on_the_combat_tiles() -> None:
    cells = [Counter((r[n]["value"], r[n]["cost"], str(r[n]["bonus"])) for r in PARTS["combat_tile"]) for n in NATIONS]
    assert cells[0] == cells[1] == cells[2]


def test_every_kind_of_task_is_on_three_careers() -> None:
    assert set(Counter(task for row in PARTS["career"] for task in row["tasks"]).values()) == {3}


def test_every_effect_and_every_condition_is_on_a_card() -> None:
    used = {effect["id"] for row in PARTS["project"] for effect in row["effects"]}
    assert used == {row["id"] for row in PARTS["effect"]}
    assert {c["kind"] for row in PARTS["project"] for c in row.get("conditions", [])} == {
        row["kind"] for row in PARTS["condition"]
    }


def test_cards_of_one_name_are_alike() -> None:
    faces: dict[str, Any] = {}
    for row in PARTS["project"]:
        face = (
            row["set"],
            row["cost"],
            row["vp"],
            str(row["effects"]),
            str(row.get("conditions")),
            row.get("assistant_at"),
        )
        assert faces.setdefault(row["name"], face) == face
    assert len(faces) >= 120 and sum(row["name"] == "Master Builder" for row in PARTS["project"]) >= 4


def test_pairs_of_good_and_object_are_even() -> None:
    pairs = Counter((row["good"], row["object"]) for row in PARTS["project"] if row["set"] != "C")
    assert sorted(pairs.values()) == [13] * 11 + [14]


def test_synergies_are_given_about_as_often_as_used() -> None:
    gives: Counter[str] = Counter()
    uses: Counter[str] = Counter()
    for row in PARTS["project"]:
        for effect in row["effects"] if row["set"] != "C" else []:
            if effect["id"] == "I2":
                gives[effect["synergy"]] += 1
            if effect["id"] in ("INC3", "PC2"):
                uses[effect["synergy"]] += 1
    kinds = {row["id"] for row in PARTS["synergy"]}
    assert set(gives) == set(uses) == kinds == {row["synergy"] for row in PARTS["prestige"]}
    assert all(abs(gives[kind] - uses[kind]) <= 2 for kind in kinds)


def test_assistants_are_at_every_place_and_three_at_most() -> None:
    places = Counter(row["assistant_at"] for row in PARTS["project"] if "assistant_at" in row)
    assert set(places) == {str(n) for n in range(1, 20)} and max(places.values()) <= 3


def test_a_cards_are_cheaper_and_poorer_than_b_cards() -> None:
    mean = {
        (s, k): statistics.mean(row[k] for row in PARTS["project"] if row["set"] == s)
        for s in "AB"
        for k in ("cost", "vp")
    }
    assert mean["A", "cost"] < mean["B", "cost"] and mean["A", "vp"] < mean["B", "vp"]


def test_laps_have_15_to_17_places() -> None:
    graph: dict[str, list[str]] = {}
    for row in PARTS["arrow"]:
        if "needs" not in row:
            graph.setdefault(row["from"], []).append(row["to"])
    laps = {len(way) for way in ways(graph, "0", "20")}
    assert (min(laps), max(laps)) == (15, 17)


def test_set_up_76_has_fewer_quests_than_75() -> None:
    for players in (2, 3, 4):
        count = Counter(row["scenario"] for row in PARTS["quest_place"] if row["min_players"] <= players)
        assert count["76"] < count["75"]


def test_places_are_drawn_apart_and_on_the_chart() -> None:
    chart = NUMBERS["chart"]
    for row in (*PARTS["location"], *PARTS["explorer_space"]):
        assert 0 < row["x"] < chart["width"] and 0 < row["y"] < chart["height"]
    for one, other in combinations(PARTS["location"], 2):
        assert dist((one["x"], one["y"]), (other["x"], other["y"])) >= 60
    for one, other in combinations(PARTS["explorer_space"], 2):
        assert dist((one["x"], one["y"]), (other["x"], other["y"])) >= 36
    for space in PARTS["explorer_space"]:
        assert all(dist((space["x"], space["y"]), (p["x"], p["y"])) >= 44 for p in PARTS["location"])
