"""What steps, prices and effects say, as sentences: built from the same rows that the rules run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from argosy.games.maracaibo.parts import (
    BARRIER_IDS,
    BOOK,
    CAREER_TASKS,
    HELPER_CARD,
    LAST_SPACE,
    LEGACY_IDS,
    LEGACY_ROW,
    PARTS,
    SPACE_IDS,
    TASK_IDS,
)
from argosy.games.maracaibo.state import State
from argosy.kernel.game import Line

Row = Mapping[str, Any]
QUEST_ROWS: tuple[Row, ...] = (*PARTS["quest"], *PARTS["story_tile"])
EFFECT_ROWS: dict[str, Row] = {row["id"]: row for row in PARTS["effect"]}
CARD_ROWS: tuple[Row, ...] = PARTS["project"]
SPACE_ROWS: dict[str, Row] = {row["id"]: row for row in PARTS["explorer_space"]}
CITY_ROWS: tuple[Row, ...] = (*PARTS["city_tile"], *PARTS["printed_city"], *PARTS["legacy_city"])
ACTION_STEPS: dict[str, Any] = {row["id"]: row["steps"] for row in PARTS["city_action"]}
TASK_ROWS: dict[str, Row] = {row["id"]: row for row in PARTS["task"]}


def step_lines(steps: Sequence[Row], card: Row | None = None) -> list[Line]:
    """A list of steps as a list of phrases."""
    return [line for step in steps for line in _step(step, card or {})]


def _step(step: Row, card: Row) -> list[Line]:
    if "options" in step:
        options = [Line("text-all", {"parts": step_lines(option, card)}) for option in step["options"]]
        return [Line(f"text-choice-{len(options)}", {f"o{i + 1}": option for i, option in enumerate(options)})]
    if "pay" in step:
        return [Line("text-exchange", {"pay": pay_lines(step["pay"]), "gain": step_lines(step["gain"], card)})]
    if step["kind"] == "STORY":
        return [Line("gain-story")]
    found = _gain(step, card)
    if "per" in step:
        return [Line("text-each", {"gain": found, "per": Line(f"per-{step['per'].replace('_', '-')}")})]
    return [found]


def _gain(step: Row, card: Row) -> Line:
    kind, facts = step["kind"].lower().replace("_", "-"), {"n": step["n"] or card["n"]}
    nation = step.get("nation")
    if nation in ("fighting", "marker"):
        return Line(f"gain-{kind}-{nation}", facts)
    if nation is not None:
        shown = card["nation"] if nation == "shown" else nation
        return Line(f"gain-{kind}-with", {**facts, "nation": Line(f"part-{shown.lower()}")})
    if kind == "synergy":
        return Line("gain-synergy", {"synergy": Line(f"part-{card['synergy']}")})
    return Line(f"gain-{kind}", facts)


def pay_lines(atoms: Sequence[Row]) -> list[Line]:
    """A price as a list of phrases; what costs nothing says so."""
    found = []
    for atom in atoms:
        facts: dict[str, Any] = {"n": atom["n"]}
        key = atom["kind"].lower()
        if key == "goods":
            key = "equal" if atom["good"] == "equal" else "cards"
            facts["kind"] = Line(f"part-{atom['good']}")
        elif key == "object":
            key = "cards"
            facts["kind"] = Line(f"part-{atom['object']}")
        found.append(Line(f"pay-{key}", facts if key != "equal" else {"n": atom["n"]}))
    return found or [Line("pay-nothing")]


def _exchanges(part: Any) -> Iterator[Row]:
    """Every step that is an exchange, anywhere in the components."""
    if isinstance(part, Mapping):
        if "pay" in part and "gain" in part and "id" not in part:
            yield part
        part = list(part.values())
    if isinstance(part, (list, tuple)):
        for one in part:
            yield from _exchanges(one)


OFFERS = {
    (BOOK.steps(row["gain"]), BOOK.price(row["pay"])): row for _, part in PARTS.rows() for row in _exchanges(part)
}


def offer_facts(program: int, price: int) -> dict[str, Any]:
    """What an exchange costs and brings, by the two numbers of its question."""
    row = OFFERS[program, price]
    return {"pay": pay_lines(row["pay"]), "gain": step_lines(row["gain"])}


def site_facts(tile: int) -> dict[str, Any]:
    """What a construction site costs and brings."""
    row = LEGACY_ROW[LEGACY_IDS[tile]]
    name = Line(f"part-{LEGACY_IDS[tile].lower()}")
    return {"tile": name, "pay": pay_lines(row["pay"]), "gain": step_lines(row["gain"])}


def quest_gain_lines(quest: int) -> list[Line]:
    """The reward of a quest: the part that counts compasses, then the fixed part."""
    row = QUEST_ROWS[quest]
    return step_lines([{**row["per_compass"], "per": "compass"}, *row["gain"]])


def space_gain_lines(space: int) -> list[Line]:
    """What a space of the explorer track brings."""
    row = SPACE_ROWS[SPACE_IDS[space]]
    if row.get("quest"):
        return [Line("gain-quest-space")]
    return [Line("gain-end")] if space == LAST_SPACE else step_lines(row["reward"])


def action_of(v: State, place: int) -> str:
    """The action of the city at a place."""
    return str(CITY_ROWS[int(v.city[place]) - 1]["action"])


def action_lines(action: str) -> list[Line]:
    """What the action of a city brings."""
    return step_lines(ACTION_STEPS[action])


def helper_lines(helper: int) -> list[Line]:
    """The action of an assistant."""
    effects = CARD_ROWS[int(HELPER_CARD[helper])]["effects"]
    return next(step_lines(EFFECT_ROWS[e["id"]]["steps"]) for e in effects if EFFECT_ROWS[e["id"]]["scroll"] == "blue")


def card_lines(card: int) -> list[Line]:
    """The effects of a project card, one sentence each; what it has twice is said once, with its number."""
    found: dict[str, list[Line]] = {}
    for effect in CARD_ROWS[card]["effects"]:
        line = effect_line(effect, CARD_ROWS[card])
        found.setdefault(repr(line), []).append(line)
    return [same[0] if len(same) == 1 else _times(same[0], len(same)) for same in found.values()]


def _times(line: Line, times: int) -> Line:
    """An effect that a card has several times."""
    if "n" in line.facts:
        return Line(line.key, {**line.facts, "n": times * line.facts["n"]})
    gains = [Line(gain.key, {**gain.facts, "n": times * gain.facts["n"]}) for gain in line.facts["gain"]]
    return Line(line.key, {**line.facts, "gain": gains})


def effect_line(effect: Row, card: Row) -> Line:
    """One effect of a card."""
    row = EFFECT_ROWS[effect["id"]]
    if row["scroll"] == "blue":
        place = Line(f"part-place-{card['assistant_at']}")
        return Line("effect-assistant", {"place": place, "gain": step_lines(row["steps"])})
    if row["scroll"] == "beige":
        return Line("effect-now", {"gain": step_lines(row["steps"], effect)})
    return Line(f"effect-{effect['id'].lower()}{_variant(effect)}", _effect_facts(effect, row))


def _variant(effect: Row) -> str:
    return f"-{effect[key].lower()}" if (key := {"INC3": "unit", "P7": "gain"}.get(effect["id"])) else ""


def _effect_facts(effect: Row, row: Row) -> dict[str, Any]:
    facts: dict[str, Any] = {"n": effect["n"]} if "n" in effect else {"n": 1} if effect["id"] == "P4" else {}
    if "synergy" in effect:
        facts["synergy"] = Line(f"part-{effect['synergy']}")
    if "nation" in effect:
        facts["nation"] = Line(f"part-{effect['nation'].lower()}")
    if "objects" in effect:
        facts["objects"] = [Line(f"part-{name}") for name in effect["objects"]]
    if "pay" in row or "gain" in row:
        facts["gain"] = step_lines(row["gain"], effect)
    if "pay" in row:
        facts["pay"] = pay_lines(row["pay"])
    return facts


def condition_lines(card: int) -> list[Line]:
    """What must be paid or met beside the doubloons."""
    found = []
    for condition in CARD_ROWS[card].get("conditions", []):
        facts = {"n": condition["n"]}
        if "nation" in condition:
            facts["nation"] = Line(f"part-{condition['nation'].lower()}")
        found.append(Line(f"condition-{condition['kind'].replace('_', '-')}", facts))
    return found


def career_tasks(career: int) -> list[Line]:
    """The three tasks of a career card."""
    return [task_line(int(task)) for task in CAREER_TASKS[career]]


def task_line(task: int) -> Line:
    """A task with both of its lines."""
    row = TASK_ROWS[TASK_IDS[task]]
    facts: dict[str, Any] = {"d": row["d"], "vp": row["vp"]}
    for key in ("easy", "hard"):
        facts[key] = Line(f"part-barrier-{row[key]}") if row[key] in BARRIER_IDS else row[key]
    return Line(f"task-{row['id'].replace('_', '-')}", facts)
