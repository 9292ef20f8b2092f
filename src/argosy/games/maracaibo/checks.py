"""What must hold for a set of components: the totals that the rules state, and references between rows.

An owner of the printed game replaces rows; every fault is named, with what would be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from argosy.games.maracaibo.effects import COUNTED, GOODS, NATIONS, OBJECTS, SIMPLE, Per
from argosy.games.maracaibo.story_checks import check_story
from argosy.kernel.components import SOURCES, ComponentError, Components

Row = Mapping[str, Any]
PRICE_KINDS = {"D", "CP", "FIG", "HAND", "MP", "GOODS", "OBJECT"}
EXPLORER_REWARDS = {("D",), ("VP",), ("CP",), ("FIG",), ("INF",), ("DISC",), ("D", "VP")}


class Faults:
    """Collects what is wrong."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.found: list[str] = []
        self.numbers = {row["id"]: row for row in parts["numbers"]}
        self.places = {row["id"]: row for row in parts["location"]}
        self.legacy = {row["id"]: row for row in parts["legacy"]}
        self.synergies = {row["id"] for row in parts["synergy"]}
        self.spaces = {row["id"]: row for row in parts["explorer_space"]}

    def need(self, ok: bool, text: str) -> None:
        """Note a fault."""
        if not ok:
            self.found.append(text)

    def same(self, got: Any, want: Any, what: str) -> None:
        """Note a difference."""
        self.need(got == want, f"{what} must be {want!r}, not {got!r}")


def check(parts: Components) -> None:
    """Say exactly what is wrong with a set of rows."""
    faults = Faults(parts)
    try:
        for part in (
            _sources, _atoms, _chart, _arrows, _cities, _tracks, _explorer, _income, _ship, _combat, _quests, _careers,
            _prestige, _catalogue, _projects, _jean, _legacy, _scenarios, check_story,
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


# --- the chart ------------------------------------------------------------------------------------------------------


def _chart(f: Faults, parts: Components) -> None:
    base = [*map(str, range(21)), "21a", "21b", "22"]
    f.need(set(base) <= set(f.places), f"[[location]] lacks the places {sorted(set(base) - set(f.places))}")
    kinds = Counter(row["kind"] for row in parts["location"] if "needs" not in row)
    f.same(kinds, Counter(village=14, city=5, home=4, start=1), "the kinds of place on the chart")
    f.same(
        sorted(p for p in f.places if f.places[p].get("stop")),
        ["20", "21a", "21b", "22"],
        "the places where ships must stop",
    )
    f.same({p for p in f.places if f.places[p].get("slot")}, {"4", "5", "13", "14"}, "the places for city tiles")
    flags = {row["at"]: row for row in parts["flag"]}
    f.same(
        {at for at in flags if "needs" not in flags[at]}, {"4", "5", "11", "13", "14"}, "the flags without legacy tiles"
    )
    f.need(set(flags) <= set(f.places), f"[[flag]]: unknown places {sorted(set(flags) - set(f.places))}")
    markers = {(row["at"], row["nation"]) for row in parts["start_marker"]}
    f.same(markers, {("6", "SP"), ("7", "EN"), ("8", "FR")}, "the markers of a game for two")
    f.same(
        tuple(row["id"] for row in sorted(parts["nation"], key=lambda row: row["order"])),
        NATIONS,
        "the nations in Jean's order",
    )
    f.same(tuple(row["id"] for row in parts["good"]), GOODS, "the goods")
    f.same(tuple(row["id"] for row in parts["object"]), OBJECTS, "the objects")
    for place in parts["location"]:
        f.need(
            place.get("needs") in (None, *f.legacy),
            f"[[location]] {place['id']!r}: unknown legacy tile {place.get('needs')!r}",
        )


def ways(graph: Mapping[str, Sequence[str]], start: str, end: str) -> list[list[str]]:
    """All ways through a graph as lists of what is entered; a circle has none."""
    found, todo = [], [(start, [])] if start in graph else []  # type: ignore[var-annotated]
    while todo:
        at, way = todo.pop()
        if at == end:
            found.append(way)
        elif len(way) < 60:
            todo += [(there, [*way, there]) for there in graph.get(at, [])]
    return found


def _arrows(f: Faults, parts: Components) -> None:
    base: dict[str, list[str]] = {}
    every: dict[str, list[str]] = {}
    for row in parts["arrow"]:
        name = f"[[arrow]] {row['id']!r}"
        f.need(row["from"] in f.places and row["to"] in f.places, f"{name}: leads nowhere")
        f.need(row["cost"] >= 1, f"{name}: the cost is at least 1")
        f.need(row.get("needs") in (None, *f.legacy), f"{name}: unknown legacy tile {row.get('needs')!r}")
        every.setdefault(row["from"], []).append(row["to"])
        if "needs" not in row:
            base.setdefault(row["from"], []).append(row["to"])
            f.same(row["cost"], 1, f"{name}: the cost without legacy tiles")
    laps = sorted(len(way) for way in ways(base, "0", "20"))
    f.need(bool(laps), "there is no way from 0 to 20")
    if laps:
        f.same(
            (laps[0], laps[-1]),
            (f.numbers["lap"]["shortest"], f.numbers["lap"]["longest"]),
            "the shortest and longest lap",
        )
    home = {
        (row["from"], row["to"], tuple(row.get("rounds", ()))) for row in parts["arrow"] if row["from"] in ("20", "21b")
    }
    f.same(home, {("20", "21a", (1, 2, 3)), ("20", "21b", (4,)), ("21b", "22", (4,))}, "the way home")
    forks = [row for row in parts["fork"] if "needs" not in row]
    f.same(len(forks), 2, "the number of forks without legacy tiles")
    f.same(
        {row["at"] for row in forks},
        {at for at, to in base.items() if len(to) > 1 and at != "20"},
        "the places of the forks",
    )
    for row in parts["fork"]:
        arms = {arrow["to"]: arrow.get("arm") for arrow in parts["arrow"] if arrow["from"] == row["at"]}
        for arm in ("upper", "lower"):
            way = [row["at"], *row[arm], row["rejoin"]]
            for here, there in pairwise(way):
                f.need(
                    there in every.get(here, []), f"[[fork]] {row['id']!r}: there is no arrow from {here} to {there}"
                )
            if row[arm]:
                f.same(arms.get(row[arm][0]), arm, f"[[arrow]] {row['at']}-{row[arm][0]}: the arm")


def _cities(f: Faults, parts: Components) -> None:
    actions = {row["id"] for row in parts["city_action"]}
    tiles = parts["city_tile"]
    f.same(len(tiles), 13, "the number of city tiles")
    fixed = [(row["id"], row["at"], row["players"]) for row in tiles if "at" in row]
    f.same(fixed, [(f.numbers["city_tiles"]["two_player_overlay"], "11", [2])], "the city tile with a fixed place")
    for players in (2, 3, 4):
        fit = [row for row in tiles if players in row["players"] and "at" not in row]
        f.same(sum(row["wheel"] for row in fit), 2, f"the tiles with a wheel for {players} players")
        f.need(len(fit) >= 4, f"there are only {len(fit)} city tiles for {players} players, at least 4 are needed")
    for row in (*tiles, *parts["printed_city"], *parts["legacy_city"]):
        name = f"city {row['id']!r}"
        f.need(row["action"] in actions, f"{name}: unknown action {row['action']!r}")
        f.need(
            row["good"] in GOODS or (row["good"] == "" and row["storage"] == 0), f"{name}: {row['good']!r} is no good"
        )
        f.need(row.get("at") is None or row["at"] in f.places, f"{name}: unknown place {row.get('at')!r}")
    printed = {row["at"]: row["action"] for row in parts["printed_city"]}
    f.same(printed, {"11": "C-FIGHT", "20": "C-20", "21a": "C-21", "21b": "C-21", "22": "C-22"}, "the printed cities")
    f.same(parts["printed_city"][0]["at"], "11", "the place of the first printed city")
    wanted = {"C-FIGHT", "C-EXPL", *(f"C-{n}" for n in range(1, 10))}
    f.same({row["action"] for row in tiles}, wanted, "the actions on city tiles")


# --- tracks ---------------------------------------------------------------------------------------------------------


def _tracks(f: Faults, parts: Components) -> None:
    influence, markers = f.numbers["influence"], f.numbers["nation_markers"]
    ranks = [(row["space"], row["value"]) for row in parts["influence_rank"]]
    f.need(ranks == sorted(ranks), "the noble ranks must rise")
    f.same([value for _, value in ranks], list(range(1, len(ranks) + 1)), "the values of the noble ranks")
    f.need(ranks[0][0] > 0 and ranks[-1][0] <= influence["last"], "a noble rank is off the track")
    f.same((influence["overflow_vp"], influence["most_influence_vp"]), (2, 3), "the points for influence")
    f.same((markers["spaces"], markers["per_nation"]), ([1, 2, 2, 2, 2, 2, 2], 13), "the nation markers")
    f.same(markers["majority_bonus"], [2, 1, 0], "the majority bonus")
    f.same((f.numbers["quest_row"]["vp"], f.numbers["quest_row"]["later_vp"]), ([0, 0, 0, 3], 2), "the quest row")
    f.same(f.numbers["unused_assistant"]["vp"], 2, "the points for an unused assistant")
    combat = f.numbers["combat_points"]
    f.same((combat["first"], combat["last"], combat["start"]), (0, 8, 1), "the combat point track")


def _explorer(f: Faults, parts: Components) -> None:
    track = f.numbers["explorer"]
    graph = {name: row["next"] for name, row in f.spaces.items()}
    for name, there in graph.items():
        f.need(set(there) <= set(f.spaces), f"[[explorer_space]] {name!r} leads to unknown spaces")
    found = ways(graph, track["start"], track["end"])
    lengths = sorted(map(len, found))
    f.need(bool(found), "the explorer cannot reach the end")
    if not found:
        return
    f.same(
        (lengths[0], lengths[-1]), (track["shortest"], track["longest"]), "the shortest and longest way of the explorer"
    )
    f.same(
        {space for way in found for space in way} | {track["start"]}, set(f.spaces), "the explorer spaces on some way"
    )
    f.same(sum(bool(row.get("quest")) for row in f.spaces.values()), 3, "the quest spaces of the explorer")
    for number in ("4", "5", "11"):
        f.need(all(number in way for way in found), f"explorer space {number} can be passed by")
    f.same({row["id"] for row in parts["barrier"]}, {"red", "blue", "green"}, "the barriers")
    for row in parts["barrier"]:
        steps = [set(zip([track["start"], *way], way, strict=False)) for way in found]
        f.need(all((row["after"], row["before"]) in way for way in steps), f"a way avoids the {row['id']} barrier")
        if row["id"] == "red":
            f.same(row["reward"], [{"kind": "INF_ONE", "n": 3}], "the reward of the red barrier")
        else:
            f.same((row["first_vp"], row["later_vp"]), (4, 2), f"the points of the {row['id']} barrier")
    for name, row in f.spaces.items():
        kinds = tuple(sorted(atom["kind"] for atom in row["reward"]))
        special = bool(row.get("quest")) or row["arm"] in ("start", "end")
        f.need(special != (kinds in EXPLORER_REWARDS), f"[[explorer_space]] {name!r} cannot have the reward {kinds}")
        for atom in row["reward"]:
            f.need(atom["kind"] != "FIG" or atom["n"] == 2, f"[[explorer_space]] {name!r}: figures come in pairs")
            f.need(
                atom["kind"] not in ("INF", "DISC") or atom["n"] == 1,
                f"[[explorer_space]] {name!r}: only one {atom['kind']}",
            )
    f.same(track["end_vp"], [10, 8, 6, 4], "the points at the end of the explorer track")


def _income(f: Faults, parts: Components) -> None:
    income, points = f.numbers["income_doubloons"], f.numbers["income_vp"]
    f.same((income["first"], income["last"], income["start"]), (8, 34, 8), "the doubloon income track")
    marks = [(row["space"], row["vp"]) for row in parts["income_doubloons_vp"]]
    f.need(
        marks == sorted(marks) and all(a[1] < b[1] for a, b in pairwise(marks)),
        "the marks on the doubloon income must rise",
    )
    f.need({4, 5} <= {vp for _, vp in marks}, "the doubloon income needs marks of 4 and 5 points")
    f.need(all(8 <= space <= 34 for space, _ in marks), "a mark is off the doubloon income track")
    f.same((points["first"], points["wrap_at"], points["wrap_vp"]), (0, 20, 20), "the point income track")


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
