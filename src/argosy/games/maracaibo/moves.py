"""Maracaibo's move codes. A code means the same everywhere in the game; its notation depends on the code alone."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.texts import (
    CARD_ROWS,
    QUEST_ROWS,
    career_tasks,
    helper_lines,
    pay_lines,
    quest_gain_lines,
    space_gain_lines,
    step_lines,
    task_line,
)
from argosy.games.maracaibo.parts import (
    ALL_FIGURES,
    ALL_QUESTS,
    AREA_IDS,
    AREAS,
    BOOK,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CAREER_IDS,
    CAREERS,
    HELPER_CARD,
    HELPER_CARDS,
    HELPERS,
    LEGACIES,
    LEGACY_IDS,
    MOST_OPTIONS,
    NATION_COUNT,
    OPTIONS,
    PLACE_IDS,
    PLACES,
    POINTS_BASE,
    PRESTIGE_IDS,
    QUEST_IDS,
    QUESTS,
    SPACE_IDS,
    SPACES,
    STORY,
    STRIKE_CARD,
    STRIKE_CARDS,
    STRIKES,
    SYNERGIES,
    SYNERGY_IDS,
    TASK_IDS,
    TASKS,
    WORK_IDS,
    WORKS,
)
from argosy.kernel.game import Line


class Code(IntEnum):
    """The first code of each kind of move."""

    PASS = 0  # no main action
    DONE = 1  # no further action of this kind
    END = 2  # end the turn and draw
    SKIP = 3  # leave an optional effect
    ACT = 4  # the city's action
    VILLAGE = 5  # village actions
    COIN = 6
    DUMP = 7
    DRAW = 8
    POINTS = 9  # instead of buying in a scoring
    ACCEPT = 10
    RECRUIT = 11  # a figure for combat points
    LOCKER = 12  # a marker where the ship lies
    FLEET = 13
    MINE = 14
    GAIN = 15  # + 0 or 1: influence in a fight
    STACK = 17  # + stack
    CHOOSE = 19  # + choice * MOST_OPTIONS + option
    NATION = CHOOSE + OPTIONS  # + nation
    CLAIM = NATION + NATION_COUNT  # + task
    INVEST = CLAIM + TASKS  # + building
    DISC = INVEST + BUILDINGS  # + area
    CAREER = DISC + AREAS  # + career card
    SYNERGY = CAREER + CAREERS  # + kind
    WORK = SYNERGY + SYNERGIES  # + village action
    STRIKE = WORK + WORKS  # + combat action of a card
    FIGURES = STRIKE + STRIKES  # + how many
    LAY = FIGURES + ALL_FIGURES + 1  # + how many
    SKULL = LAY + ALL_FIGURES + 1  # + legacy tile
    FLAG = SKULL + LEGACIES  # + place
    RAID = FLAG + PLACES  # + place
    MARK = RAID + PLACES  # + place
    HELPER = MARK + PLACES  # + assistant
    QUEST = HELPER + HELPERS  # + tile
    EXPLORE = QUEST + ALL_QUESTS  # + space
    SAIL = EXPLORE + SPACES  # + place * POINTS_BASE + points
    DELIVER = SAIL + PLACES * POINTS_BASE  # + card
    BUY = DELIVER + CARDS  # + card
    PLAN = BUY + CARDS  # + card
    PAY = PLAN + CARDS  # + card
    TAKE = PAY + CARDS  # + card
    DISCARD = TAKE + CARDS  # + card
    COUNT = DISCARD + CARDS


PLAIN = {
    Code.PASS: "pass", Code.DONE: "done", Code.END: "end-turn", Code.SKIP: "skip", Code.ACT: "act",
    Code.VILLAGE: "village",
    Code.COIN: "coin", Code.DUMP: "dump", Code.DRAW: "draw", Code.POINTS: "points", Code.ACCEPT: "accept",
    Code.RECRUIT: "recruit", Code.LOCKER: "locker", Code.FLEET: "silver-fleet", Code.MINE: "gold-mine",
    Code.GAIN: "gain-1", Code.GAIN + 1: "gain-2",
}  # fmt: skip
STACK_NAMES = ("left", "right")


def voted_card(choice: int) -> str:
    """The number of the story card that a vote belongs to."""
    return STORY.ids[STORY.votes[choice - STORY.first_choice]]


def _notation() -> tuple[str, ...]:
    text = [""] * Code.COUNT
    for code, word in PLAIN.items():
        text[code] = word.replace("-", " ") if word == "end-turn" else word
    families = (
        (Code.STACK, "stack", STACK_NAMES), (Code.NATION, "nation", [name.lower() for name in NATIONS]),
        (Code.CLAIM, "claim", TASK_IDS), (Code.INVEST, "invest", PRESTIGE_IDS),
        (Code.DISC, "disc", AREA_IDS), (Code.CAREER, "career", CAREER_IDS), (Code.SYNERGY, "synergy", SYNERGY_IDS),
        (Code.WORK, "work", WORK_IDS), (Code.STRIKE, "strike", STRIKE_CARDS),
        (Code.FIGURES, "figures", [str(i) for i in range(ALL_FIGURES + 1)]),
        (Code.LAY, "lay", [str(i) for i in range(ALL_FIGURES + 1)]), (Code.SKULL, "unskull", LEGACY_IDS),
        (Code.FLAG, "flag", PLACE_IDS), (Code.RAID, "raid", PLACE_IDS), (Code.MARK, "mark", PLACE_IDS),
        (Code.HELPER, "assistant", HELPER_CARDS), (Code.QUEST, "quest", QUEST_IDS), (Code.EXPLORE, "explore",
        SPACE_IDS),
        (Code.DELIVER, "deliver", CARD_IDS), (Code.BUY, "buy", CARD_IDS), (Code.PLAN, "plan", CARD_IDS),
        (Code.PAY, "pay", CARD_IDS), (Code.TAKE, "take", CARD_IDS), (Code.DISCARD, "discard", CARD_IDS),
    )  # fmt: skip
    for first, word, names in families:
        for i, name in enumerate(names):
            text[first + i] = f"{word} {name}"
    for choice, options in enumerate(BOOK.options):
        for i in range(len(options)):
            vote = choice >= STORY.first_choice
            word = f"vote {voted_card(choice)}{'ab'[i]}" if vote else f"choose {'abc'[choice]}{i + 1}"
            text[Code.CHOOSE + choice * MOST_OPTIONS + i] = word
    for place, name in enumerate(PLACE_IDS):
        for points in range(1, POINTS_BASE):
            text[Code.SAIL + place * POINTS_BASE + points] = f"sail {name} {points}"
    return tuple(text)


NOTATION = _notation()


def describe(code: int) -> Line:
    """A move as a sentence: what the button says."""
    if not 0 <= code < Code.COUNT or not NOTATION[code]:
        raise ValueError(f"{code} is no move of Maracaibo")
    if code in PLAIN:
        return Line(f"move-{PLAIN[code]}")
    for first, make in _FAMILIES:
        if code >= first:
            return make(code - first)
    raise ValueError(f"{code} is no move of Maracaibo")


def card_name(card: int) -> Line:
    """The name on a project card; several cards may have the same."""
    return Line(f"part-{CARD_IDS[card].lower()}")


def card_line(card: int) -> Line:
    """A project card so that it is told from others of its name: by what it can be paid with, else by a number."""
    alike = [i for i, row in enumerate(CARD_ROWS) if row["name"] == CARD_ROWS[card]["name"]]
    if len(alike) == 1:
        return card_name(card)
    row, goods = CARD_ROWS[card], [(CARD_ROWS[i]["good"], CARD_ROWS[i]["object"]) for i in alike]
    if len(set(goods)) < len(goods):
        return Line("part-copy-number", {"name": card_name(card), "n": alike.index(card) + 1})
    marks = {key: Line(f"part-{row[key]}") for key in ("good", "object")}
    return Line("part-copy", {"name": card_name(card), **marks})


def place_line(place: int) -> Line:
    """A place by name."""
    return Line(f"part-place-{PLACE_IDS[place]}")


def nation_line(nation: int) -> Line:
    """A nation by name."""
    return Line(f"part-{NATIONS[nation].lower()}")


def space_line(space: int) -> Line:
    """A space of the explorer track."""
    return Line("part-space", {"id": SPACE_IDS[space]})


def legacy_line(tile: int) -> Line:
    """A legacy tile by name."""
    return Line(f"part-{LEGACY_IDS[tile].lower()}")


def work_line(work: int) -> Line:
    """A village action beyond the printed ones."""
    return Line(f"work-{WORK_IDS[work].lower()}")


def area_line(area: int) -> Line:
    """An area of the ship board by name."""
    return Line(f"part-{AREA_IDS[area].lower()}")


def career_line(career: int) -> Line:
    """A career card by name."""
    return Line(f"part-{CAREER_IDS[career].lower()}")


def synergy_line(kind: int) -> Line:
    """A kind of synergy token."""
    return Line(f"part-{SYNERGY_IDS[kind]}")


def building_line(building: int) -> Line:
    """A prestige building by name."""
    return Line(f"part-{PRESTIGE_IDS[building]}")


def quest_line(quest: int) -> Line:
    """A quest tile: what it asks for and what it brings; for a story tile that stands on its card."""
    if quest >= QUESTS:
        return Line("part-story-tile", {"n": quest - QUESTS + 1})
    return Line("part-quest", {"pay": pay_lines(QUEST_ROWS[quest]["pay"]), "gain": quest_gain_lines(quest)})


def _card(key: str) -> Callable[[int], Line]:
    return lambda i: Line(key, {"card": card_line(i)})


def _choice(choice: int, option: int) -> Line:
    """One of several effects, or a vote on how the story goes on."""
    if choice >= STORY.first_choice:
        return Line("move-vote", {"option": Line(f"story-{voted_card(choice)}-choice-{option + 1}")})
    return Line("move-choose", {"gain": step_lines(BOOK.options[choice][option])})


def _sail(i: int) -> Line:
    return Line("move-sail", {"place": place_line(i // POINTS_BASE), "n": i % POINTS_BASE})


_FAMILIES: tuple[tuple[int, Callable[[int], Line]], ...] = (
    (Code.DISCARD, _card("move-discard")),
    (Code.TAKE, _card("move-take")),
    (Code.PAY, _card("move-pay")),
    (Code.PLAN, _card("move-plan")),
    (Code.BUY, _card("move-buy")),
    (Code.DELIVER, _card("move-deliver")),
    (Code.SAIL, _sail),
    (Code.EXPLORE, lambda i: Line("move-explore", {"space": space_line(i), "gain": space_gain_lines(i)})),
    (Code.QUEST, lambda i: Line("move-quest", {"quest": quest_line(i)})),
    (Code.HELPER, lambda i: Line("move-assistant", {"card": card_line(int(HELPER_CARD[i])), "gain": helper_lines(i)})),
    (Code.MARK, lambda i: Line("move-mark", {"place": place_line(i)})),
    (Code.RAID, lambda i: Line("move-raid", {"place": place_line(i)})),
    (Code.FLAG, lambda i: Line("move-flag", {"place": place_line(i)})),
    (Code.SKULL, lambda i: Line("move-unskull", {"tile": legacy_line(i)})),
    (Code.LAY, lambda i: Line("move-lay", {"n": i})),
    (Code.FIGURES, lambda i: Line("move-figures", {"n": i})),
    (Code.STRIKE, lambda i: Line("move-strike", {"card": card_line(int(STRIKE_CARD[i]))})),
    (Code.WORK, lambda i: Line("move-work", {"work": work_line(i)})),
    (Code.SYNERGY, lambda i: Line("move-synergy", {"synergy": synergy_line(i)})),
    (Code.CAREER, lambda i: Line("move-career", {"career": career_line(i), "tasks": career_tasks(i)})),
    (Code.DISC, lambda i: Line("move-disc", {"area": area_line(i)})),
    (Code.INVEST, lambda i: Line("move-invest", {"building": building_line(i)})),
    (Code.CLAIM, lambda i: Line("move-claim", {"task": task_line(i)})),
    (Code.NATION, lambda i: Line("move-nation", {"nation": nation_line(i)})),
    (Code.CHOOSE, lambda i: _choice(i // MOST_OPTIONS, i % MOST_OPTIONS)),
    (Code.STACK, lambda i: Line(f"move-stack-{STACK_NAMES[i]}")),
)
