"""What must hold for the rows of the chart, of its cities and of the tracks; every fault is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from argosy.games.maracaibo.effects import GOODS, NATIONS, OBJECTS
from argosy.games.maracaibo.faults import Faults
from argosy.kernel.components import Components

EXPLORER_REWARDS = {("D",), ("VP",), ("CP",), ("FIG",), ("INF",), ("DISC",), ("D", "VP")}


def check_chart(f: Faults, parts: Components) -> None:
    """Places, arrows and cities, then the tracks for influence, explorers and income."""
    for part in (_chart, _arrows, _cities, _tracks, _explorer, _income):
        part(f, parts)


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
