"""What must hold for a set of components: the totals that the rules state, and references between rows.

An owner of the printed game replaces rows; every fault is named, with what would be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from argosy.games.maracaibo.chart_checks import check_chart
from argosy.games.maracaibo.effects import COUNTED, GOODS, NATIONS, OBJECTS, SIMPLE, Per
from argosy.games.maracaibo.faults import Faults, Row
from argosy.games.maracaibo.story.checks import check_story
from argosy.kernel.components import SOURCES, ComponentError, Components

PRICE_KINDS = {"D", "CP", "FIG", "HAND", "MP", "GOODS", "OBJECT"}


def check(parts: Components) -> None:
    """Say exactly what is wrong with a set of rows."""
    faults = Faults(parts)
    try:
        for part in (
            _sources, _atoms, check_chart, _ship, _combat, _quests, _careers, _prestige, _catalogue, _projects, _jean,
            _legacy, _scenarios, check_story,
        ):  # fmt: skip
            part(faults, parts)
    except KeyError as missing:
        faults.found.append(f"a row lacks the field {missing}")
    if faults.found:
        raise ComponentError("maracaibo: " + "; ".join(dict.fromkeys(faults.found)))


def _sources(f: Faults, parts: Components) -> None:
    for table, row in parts.rows():
        for source in SOURCES:
            for field in row.get(source, []):
                f.need(
                    field in row, f"[[{table}]] {row['id']!r}: {source} names the field {field!r}, which the row lacks"
                )


def steps_in(parts: Components) -> Iterator[tuple[str, Sequence[Row]]]:
    """Every list of steps, gains and prices with the name of its row."""
    for table, row in parts.rows():
        for field in ("steps", "pay", "gain", "bonus", "reward", "end_reward"):
            if isinstance(row.get(field), list):
                yield f"[[{table}]] {row['id']!r} {field}", row[field]
        for nation in NATIONS:
            if table == "combat_tile":
                yield f"[[{table}]] {row['id']!r} {nation}", row[nation]["bonus"]
        for option in row.get("options", []) if table == "area" else []:
            yield f"[[{table}]] {row['id']!r} options", option


def _atoms(f: Faults, parts: Components) -> None:
    kinds = {row["kind"] for row in parts["atom"]}
    known = {
        *SIMPLE,
        *COUNTED,
        *PRICE_KINDS,
        "INF",
        "DISC",
        "MARKER_RANK",
        "SYNERGY",
        "STORY",
        "QUEST_PILE",
        "QUEST_ON_CARD",
    }
    f.need(kinds <= known, f"[[atom]] has kinds that the rules do not know: {sorted(kinds - known)}")
    for where, steps in steps_in(parts):
        for atom in _flat(steps):
            _atom(f, where, atom, kinds)


def _flat(steps: Iterable[Row]) -> Iterator[Row]:
    for step in steps:
        if "options" in step:
            for option in step["options"]:
                yield from _flat(option)
        elif "pay" in step:
            yield from _flat([*step["pay"], *step["gain"]])
        else:
            yield step


def _atom(f: Faults, where: str, atom: Row, kinds: set[str]) -> None:
    kind, n = atom.get("kind"), atom.get("n")
    f.need(kind in kinds, f"{where}: {kind!r} is no kind of step ({', '.join(sorted(kinds))})")
    f.need(
        isinstance(n, int) and (n > 0 or (n == 0 and "[[effect]]" in where)), f"{where}: {kind} needs a number above 0"
    )
    f.need(atom.get("per", "one").upper() in Per.__members__, f"{where}: {atom.get('per')!r} cannot be counted")
    nations = (None, "fighting", "marker", "shown", *NATIONS)
    f.need(atom.get("nation") in nations, f"{where}: {atom.get('nation')!r} is no nation ({', '.join(NATIONS)})")
    if kind == "GOODS":
        f.need(
            atom.get("good") in (*GOODS, "equal"),
            f"{where}: {atom.get('good')!r} is no good ({', '.join(GOODS)}, equal)",
        )
    if kind == "OBJECT":
        f.need(atom.get("object") in OBJECTS, f"{where}: {atom.get('object')!r} is no object ({', '.join(OBJECTS)})")


# --- boards, tiles, cards -------------------------------------------------------------------------------------------


def _ship(f: Faults, parts: Components) -> None:
    areas = {row["id"]: row for row in parts["area"]}
    f.same(list(areas), [f"S{n}" for n in range(1, 13)], "the areas of the ship board")
    f.need(all(row["discs"] == 2 for row in areas.values()), "every area of the ship board has 2 discs")
    needs: dict[str, Any] = {"S6": (["S5"], 0), "S9": (["S8"], 0), "S10": ([], 4), "S11": ([], 4), "S12": ([], 6)}
    for name, row in areas.items():
        f.same((row["needs"], row["needs_cleared"]), needs.get(name, ([], 0)), f"the prerequisites of {name}")
    figures = f.numbers["figures"]
    parts_of = figures["own_at_start"] + figures["on_career_card"] + figures["general_supply"]
    f.same((parts_of, figures["total"]), (8, 8), "the figures of a player")
    board = f.numbers["board"]
    f.same(
        (board["planning_spaces"], board["compasses"], board["hand_limit"]),
        (3, 1, 4),
        "planning spaces, compasses, hand limit",
    )


def _combat(f: Faults, parts: Components) -> None:
    tiles = parts["combat_tile"]
    f.same(len(tiles), 25, "the number of combat tiles")
    for row in tiles:
        for nation in NATIONS:
            cell, name = row[nation], f"[[combat_tile]] {row['id']!r} {nation}"
            f.need(cell["value"] > 0 and cell["cost"] >= 0, f"{name}: value above 0 and cost of at least 0")
            f.need({b["kind"] for b in cell["bonus"]} <= {"D", "VP", "INF", "FIG"}, f"{name}: no such bonus")
            f.need(not (cell["cost"] and cell["bonus"]), f"{name}: either a cost or a bonus")
        f.need(
            set(row["modifiers"]) <= {"most", "fewest"}, f"[[combat_tile]] {row['id']!r}: modifiers are most and fewest"
        )
    f.need(
        any((r["FR"]["value"], r["FR"]["cost"]) == (6, 2) for r in tiles),
        "a combat tile must show France 6 for 2 doubloons",
    )
    rules = f.numbers["fight"]
    f.same(
        (rules["empty_value"], rules["most_value"], rules["fewest_value"], rules["stacks"]),
        (3, -2, 3, 2),
        "the numbers of fighting",
    )


def _quests(f: Faults, parts: Components) -> None:
    f.same(len(parts["quest"]), 24, "the number of quest tiles")
    f.same(sorted(row["number"] for row in parts["story_tile"]), [1, 2, 3, 4], "the story tiles")
    for row in parts["quest"]:
        name, total = f"[[quest]] {row['id']!r}", sum(atom["n"] for atom in row["pay"])
        kinds = {atom["kind"] for atom in row["pay"]}
        right = {
            "CP": total in (1, 2),
            "OBJECT": total == 2,
            "GOODS": total == 2 and len(row["pay"]) == 1,
            "D": total == 2,
            "FIG": total == 1,
        }
        f.need(len(kinds) == 1 and right.get(next(iter(kinds)), False), f"{name}: no such price")
        f.need(row["per_compass"]["kind"] in ("VP", "D"), f"{name}: compasses count for VP or D")
        for atom in row["gain"]:
            f.need(
                atom["kind"] in ("D", "VP", "INF", "FIG", "CP", "FIGHT", "EXPL", "DISC"),
                f"{name}: no such reward {atom['kind']}",
            )
            f.need(atom["kind"] not in ("INF", "FIG") or atom["n"] == 1, f"{name}: one {atom['kind']} only")
            f.need(atom["kind"] not in ("EXPL", "DISC") or atom["n"] == 2, f"{name}: {atom['kind']} comes as 2")
    first = parts["story_tile"][0]
    story = (first["at"], first["pay"], first["per_compass"], first["gain"][0])
    f.same(story, ("15", [{"kind": "CP", "n": 1}], {"kind": "VP", "n": 1}, {"kind": "D", "n": 5}), "story tile 1")


def _careers(f: Faults, parts: Components) -> None:
    tasks = {row["id"]: row for row in parts["task"]}
    f.same(
        set(tasks),
        {"combat_tiles", "quests", "influence_1", "influence_2", "upgrades", "barrier", "synergies", "assistants"},
        "the kinds of task",
    )
    f.same(len(parts["career"]), 8, "the number of career cards")
    for row in parts["career"]:
        f.need(
            len(set(row["tasks"])) == 3 and set(row["tasks"]) <= set(tasks),
            f"[[career]] {row['id']!r} needs three different tasks",
        )
    quests = tasks["quests"]
    f.same((quests["easy"], quests["hard"], quests["d"], quests["vp"]), (4, 6, 4, 4), "the quest task")
    f.same(
        f.numbers["careers"]["all_done"], [{"kind": "D", "n": 2}, {"kind": "VP", "n": 2}], "the reward for all tasks"
    )
    f.need(len({frozenset(row["tasks"]) for row in parts["career"]}) == 8, "two career cards are alike")


def _prestige(f: Faults, parts: Components) -> None:
    f.same(len(f.synergies), 5, "the number of synergies")
    f.same(sum(row["tokens"] for row in parts["synergy"]), 20, "the number of synergy tokens")
    buildings = {row["id"]: row for row in parts["prestige"]}
    effects = {
        "abbey": ("barrier", 4), "palace": ("quest", 2), "basilica": ("assistant", 4),
        "citadel": ("combat_point_or_figure", 2),
        "minster": ("synergy", 3), "castle": ("combat_tile", 2), "academy": ("ship_upgrade", 2),
        "cathedral": ("doubloon_income_vp", 2),
    }  # fmt: skip
    f.same({name: (row["per"], row["vp"]) for name, row in buildings.items()}, effects, "the prestige buildings")
    f.same(buildings["basilica"].get("max_vp"), 16, "the most points of the Basilica")
    f.same(f.numbers["prestige"]["first_investor_vp"], 2, "the points of the first investor")
    for name, row in buildings.items():
        f.need(
            row["synergy"] in f.synergies and row["cost"] > 0, f"[[prestige]] {name!r}: a synergy and a cost are needed"
        )


def _catalogue(f: Faults, parts: Components) -> None:
    groups = Counter(
        next(g for g in ("INC", "PV", "PC", "P", "I", "A") if row["id"].startswith(g)) for row in parts["effect"]
    )
    f.same(dict(groups), {"INC": 3, "P": 10, "PV": 4, "PC": 2, "I": 17, "A": 17}, "the catalogue of effects")
    f.same(
        {row["kind"] for row in parts["condition"]},
        {"herbs", "markers", "return_figure", "figure_on_card", "cp"},
        "the conditions",
    )


def _projects(f: Faults, parts: Components) -> None:
    catalogue = {row["id"]: row for row in parts["effect"]}
    conditions = {row["kind"]: row for row in parts["condition"]}
    sets = [row["set"] for row in parts["project"]]
    f.same(Counter(sets), Counter(A=56, B=101, C=8), "the numbers of A, B and C cards")
    f.need(sets == sorted(sets), "A cards come first, then B cards, then C cards")
    numbers = [row["number"] for row in parts["project"] if row["set"] == "C"]
    f.need(len(set(numbers)) == 8 and all(90 <= n <= 99 for n in numbers), "C cards are numbered 90 to 99")
    values = {"synergy": f.synergies, "unit": {"D", "VP"}, "gain": {"D", "VP"}, "nation": set(NATIONS)}
    for row in parts["project"]:
        name = f"[[project]] {row['id']!r}"
        f.need(row["cost"] >= 0 and row["vp"] >= 0, f"{name}: cost and points are at least 0")
        f.need(row["good"] in GOODS, f"{name}: {row['good']!r} is no good ({', '.join(GOODS)})")
        f.need(row["object"] in OBJECTS, f"{name}: {row['object']!r} is no object ({', '.join(OBJECTS)})")
        f.need(bool(row["effects"]), f"{name}: a card needs an effect")
        _project_effects(f, name, row, catalogue, values)
        for condition in row.get("conditions", []):
            f.need(condition["kind"] in conditions, f"{name}: unknown condition {condition['kind']!r}")
            wanted = {"kind", *conditions.get(condition["kind"], {"params": []})["params"]}
            f.same(set(condition), wanted, f"{name}: the fields of condition {condition['kind']}")


def _project_effects(
    f: Faults, name: str, row: Row, catalogue: Mapping[str, Row], values: Mapping[str, set[str]]
) -> None:
    assistants = 0
    for effect in row["effects"]:
        kind = catalogue.get(effect["id"])
        if kind is None:
            f.need(False, f"{name}: unknown effect {effect['id']!r}")
            continue
        assistants += kind["scroll"] == "blue"
        f.same(set(effect), {"id", *kind["params"]}, f"{name}: the fields of {effect['id']}")
        for key, value in effect.items():
            f.need(key not in values or value in values[key], f"{name}: {effect['id']} cannot have {key} {value!r}")
            f.need(key != "n" or (isinstance(value, int) and value > 0), f"{name}: {effect['id']} needs n above 0")
            f.need(
                key != "objects" or (bool(value) and set(value) <= set(OBJECTS)),
                f"{name}: {effect['id']} objects {value!r}",
            )
    f.need(assistants <= 1, f"{name}: a card has one assistant at most")
    f.need(bool(assistants) == ("assistant_at" in row), f"{name}: an assistant and its place belong together")
    if "assistant_at" in row:
        f.need(
            row["assistant_at"] in [str(n) for n in range(1, 20)],
            f"{name}: an assistant is at one of the places 1 to 19",
        )


def _jean(f: Faults, parts: Components) -> None:
    f.same(Counter(row["letter"] for row in parts["jean_card"]), Counter(A=5, B=6, C=4), "Jean's cards by letter")
    for row in parts["jean_card"]:
        right = row["route"] in ("upper", "lower") and row["display"] in (1, 2, 3, 4) and row["steps"] >= 1
        f.need(right, f"[[jean_card]] {row['id']!r}: steps of 1 or more, route upper or lower, display 1 to 4")
        kinds = {effect["kind"] for effect in row["effects"]}
        f.need(
            kinds <= {"VP", "INF", "DISC", "EXPL", "QUEST_PILE", "FIGHT"},
            f"[[jean_card]] {row['id']!r}: unknown instruction",
        )
    decks = {row["id"]: (row["A"], row["B"], row["C"]) for row in parts["difficulty"]}
    wanted = {"very easy": (5, 0, 0), "easy": (5, 0, 1), "medium": (5, 1, 1), "hard": (4, 2, 1), "very hard": (3, 3, 1)}
    f.same(decks, wanted, "Jean's decks")
    tableau, final = f.numbers["jean_tableau"], f.numbers["jean_final"]
    f.same(len(tableau["vp_by_discs"]), tableau["discs"] + 1, "the length of Jean's row of points")
    f.same(
        (tableau["vp_by_discs"], tableau["vp_by_discs"][3]), (sorted(tableau["vp_by_discs"]), 2), "Jean's row of points"
    )
    ahead = [
        [(step["from"], step["vp"]) for step in final[key]] for key in ("quests_ahead", "areas_ahead", "explorer_ahead")
    ]
    f.same(
        ahead,
        [[(1, 10), (3, 20), (4, 30)], [(1, 10), (3, 20), (4, 30)], [(1, 10), (8, 20), (11, 30)]],
        "Jean's end bonuses",
    )


def _legacy(f: Faults, parts: Components) -> None:
    f.same(list(f.legacy), [f"L{n}" for n in range(1, 26) if n not in (18, 19)], "the legacy tiles")
    arrows = {(row["from"], row["to"]): row for row in parts["arrow"]}
    cities = {row["id"]: row for row in parts["legacy_city"]}
    for name, row in f.legacy.items():
        f.need("at" not in row or row["at"] in f.places, f"[[legacy]] {name!r}: unknown place {row.get('at')!r}")
        if "city" in row:
            city = cities.get(row["city"], {})
            f.same((city.get("needs"), city.get("at")), (name, row["at"]), f"[[legacy]] {name!r}: its city")
        if row["kind"] == "slow_arrow":
            f.need(
                "needs" not in arrows.get((row["from"], row["to"]), {"needs": 1}), f"[[legacy]] {name!r}: no such arrow"
            )
            f.same(row["cost"], 3, f"[[legacy]] {name!r}: the cost")
        if row["kind"] == "side_city":
            f.same(
                {a["cost"] for a in parts["arrow"] if a.get("needs") == name},
                {row["cost"]},
                f"[[legacy]] {name!r}: the cost of its arrows",
            )
    l4, l6, l7, l9 = (f.legacy[name] for name in ("L4", "L6", "L7", "L9"))
    f.same((l4["cost"], l4["needs_explorer"], l7["needs_explorer"], l9["needs_explorer"]), (3, 4, 11, 5), "L4, L7, L9")
    f.same((l6["combat_costs"], l9["combat_costs"]), ([10, 11], [8]), "the combat costs of L6 and L9")
    sites = {f"L{n}" for n in range(10, 18)}
    f.same({name for name, row in f.legacy.items() if row["kind"] == "site"}, sites, "the construction sites")
    for name in sites:
        row = f.legacy[name]
        f.need(row["spaces"] >= 3 and bool(row["gain"]), f"[[legacy]] {name!r}: 3 spaces or more, and a gain")
        f.need(bool(row["pay"]) == (name != "L10"), f"[[legacy]] {name!r}: only L10 is free")
        f.need(f.places[row["at"]]["kind"] == "village", f"[[legacy]] {name!r}: not at a village")
    f.same([row["toll"] for row in f.legacy.values() if "toll" in row], [2], "the toll")
    f.same(
        {name for name, row in f.legacy.items() if row.get("skull")}, {"L3", "L20", "L21", "L22", "L23"}, "the skulls"
    )
    f.same(
        {name for name, row in f.legacy.items() if row["jean"]},
        {"L1", "L3", "L4", "L7", "L9"},
        "the tiles that hold for Jean",
    )
    f.same(
        [f.legacy[name]["gain"] for name in ("L24", "L25")], [[{"kind": "VP", "n": 6}]] * 2, "the gains of L24 and L25"
    )


def _scenarios(f: Faults, parts: Components) -> None:
    scenes = {row["id"]: row for row in parts["scenario"]}
    f.same(list(scenes), ["75", "76", "77"], "the set-ups")
    base = f.numbers["base"]
    hand = base["keep_in_hand"] + base["plan"] + base["discard"]
    got = (base["start_doubloons"], base["dealt_a_cards"], hand, base["b_cards_per_game"], base["display"])
    f.same(got, ([8, 9, 10, 11], 8, 8, 40, 4), "the numbers of the set-up")
    legacy = [scenes[name]["legacy"] for name in scenes]
    f.same(
        legacy,
        [[], ["L1", "L4", "L5", "L6"], ["L1", "L4", "L5", "L6", "L7", "L8", "L9"]],
        "the legacy tiles of the set-ups",
    )
    for row in parts["quest_place"]:
        name = f"[[quest_place]] {row['id']!r}"
        f.need(
            row["scenario"] in scenes and row["when"] in range(4) and row["min_players"] in (1, 3, 4),
            f"{name}: set-up, round or players",
        )
        f.need(f.places.get(row["at"], {}).get("kind") == "village", f"{name}: {row['at']!r} is no village")
        town = row["at"] == "17" and "L1" in scenes[row["scenario"]]["legacy"]
        f.need(not town, f"{name}: 17 is a city in this set-up")
    for name in scenes:
        for players in (2, 3, 4):
            _quest_supply(f, parts, name, players, base["explorer_quests"] + ("L1" in scenes[name]["legacy"]))
    known = {
        (q["when"], q["at"], q["min_players"]) for q in parts["quest_place"] if q["scenario"] == "75" and q["when"] < 2
    }
    f.same(
        known,
        {(0, "15", 1), (0, "18", 3), (0, "19", 4), (1, "6", 1), (1, "12", 1), (1, "16", 3)},
        "the quest places of set-up 75",
    )


def _quest_supply(f: Faults, parts: Components, scenario: str, players: int, used: int) -> None:
    for when in range(4):
        there = [
            q["at"] for q in parts["quest_place"]
            if (q["scenario"], q["when"]) == (scenario, when) and q["min_players"] <= players
        ]  # fmt: skip
        f.need(
            bool(there) and len(there) == len(set(there)),
            f"set-up {scenario}, {players} players, after round {when}: quest places {there}",
        )
        used += len(there)
    f.need(used <= len(parts["quest"]), f"set-up {scenario} needs {used} quest tiles for {players} players")
