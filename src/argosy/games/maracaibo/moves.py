"""Maracaibo's move codes. A code means the same everywhere in the game; its notation depends on the code alone."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from argosy.games.maracaibo.effects import NATIONS
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
from argosy.games.maracaibo.texts import (
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
from argosy.kernel.game import Line


class Move(IntEnum):
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
    Move.PASS: "pass", Move.DONE: "done", Move.END: "end-turn", Move.SKIP: "skip", Move.ACT: "act",
    Move.VILLAGE: "village",
    Move.COIN: "coin", Move.DUMP: "dump", Move.DRAW: "draw", Move.POINTS: "points", Move.ACCEPT: "accept",
    Move.RECRUIT: "recruit", Move.LOCKER: "locker", Move.FLEET: "silver-fleet", Move.MINE: "gold-mine",
    Move.GAIN: "gain-1", Move.GAIN + 1: "gain-2",
}  # fmt: skip
STACK_NAMES = ("left", "right")


def voted_card(choice: int) -> str:
    """The number of the story card that a vote belongs to."""
    return STORY.ids[STORY.votes[choice - STORY.first_choice]]


def _notation() -> tuple[str, ...]:
    text = [""] * Move.COUNT
    for code, word in PLAIN.items():
        text[code] = word.replace("-", " ") if word == "end-turn" else word
    families = (
        (Move.STACK, "stack", STACK_NAMES), (Move.NATION, "nation", [name.lower() for name in NATIONS]),
        (Move.CLAIM, "claim", TASK_IDS), (Move.INVEST, "invest", PRESTIGE_IDS),
        (Move.DISC, "disc", AREA_IDS), (Move.CAREER, "career", CAREER_IDS), (Move.SYNERGY, "synergy", SYNERGY_IDS),
        (Move.WORK, "work", WORK_IDS), (Move.STRIKE, "strike", STRIKE_CARDS),
        (Move.FIGURES, "figures", [str(i) for i in range(ALL_FIGURES + 1)]),
        (Move.LAY, "lay", [str(i) for i in range(ALL_FIGURES + 1)]), (Move.SKULL, "unskull", LEGACY_IDS),
        (Move.FLAG, "flag", PLACE_IDS), (Move.RAID, "raid", PLACE_IDS), (Move.MARK, "mark", PLACE_IDS),
        (Move.HELPER, "assistant", HELPER_CARDS), (Move.QUEST, "quest", QUEST_IDS), (Move.EXPLORE, "explore",
        SPACE_IDS),
        (Move.DELIVER, "deliver", CARD_IDS), (Move.BUY, "buy", CARD_IDS), (Move.PLAN, "plan", CARD_IDS),
        (Move.PAY, "pay", CARD_IDS), (Move.TAKE, "take", CARD_IDS), (Move.DISCARD, "discard", CARD_IDS),
    )  # fmt: skip
    for first, word, names in families:
        for i, name in enumerate(names):
            text[first + i] = f"{word} {name}"
    for choice, options in enumerate(BOOK.options):
        for i in range(len(options)):
            vote = choice >= STORY.first_choice
            word = f"vote {voted_card(choice)}{'ab'[i]}" if vote else f"choose {'abc'[choice]}{i + 1}"
            text[Move.CHOOSE + choice * MOST_OPTIONS + i] = word
    for place, name in enumerate(PLACE_IDS):
        for points in range(1, POINTS_BASE):
            text[Move.SAIL + place * POINTS_BASE + points] = f"sail {name} {points}"
    return tuple(text)


NOTATION = _notation()


def describe(code: int) -> Line:
    """A move as a sentence: what the button says."""
    if not 0 <= code < Move.COUNT or not NOTATION[code]:
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
    (Move.DISCARD, _card("move-discard")),
    (Move.TAKE, _card("move-take")),
    (Move.PAY, _card("move-pay")),
    (Move.PLAN, _card("move-plan")),
    (Move.BUY, _card("move-buy")),
    (Move.DELIVER, _card("move-deliver")),
    (Move.SAIL, _sail),
    (Move.EXPLORE, lambda i: Line("move-explore", {"space": space_line(i), "gain": space_gain_lines(i)})),
    (Move.QUEST, lambda i: Line("move-quest", {"quest": quest_line(i)})),
    (Move.HELPER, lambda i: Line("move-assistant", {"card": card_line(int(HELPER_CARD[i])), "gain": helper_lines(i)})),
    (Move.MARK, lambda i: Line("move-mark", {"place": place_line(i)})),
    (Move.RAID, lambda i: Line("move-raid", {"place": place_line(i)})),
    (Move.FLAG, lambda i: Line("move-flag", {"place": place_line(i)})),
    (Move.SKULL, lambda i: Line("move-unskull", {"tile": legacy_line(i)})),
    (Move.LAY, lambda i: Line("move-lay", {"n": i})),
    (Move.FIGURES, lambda i: Line("move-figures", {"n": i})),
    (Move.STRIKE, lambda i: Line("move-strike", {"card": card_line(int(STRIKE_CARD[i]))})),
    (Move.WORK, lambda i: Line("move-work", {"work": work_line(i)})),
    (Move.SYNERGY, lambda i: Line("move-synergy", {"synergy": synergy_line(i)})),
    (Move.CAREER, lambda i: Line("move-career", {"career": career_line(i), "tasks": career_tasks(i)})),
    (Move.DISC, lambda i: Line("move-disc", {"area": area_line(i)})),
    (Move.INVEST, lambda i: Line("move-invest", {"building": building_line(i)})),
    (Move.CLAIM, lambda i: Line("move-claim", {"task": task_line(i)})),
    (Move.NATION, lambda i: Line("move-nation", {"nation": nation_line(i)})),
    (Move.CHOOSE, lambda i: _choice(i // MOST_OPTIONS, i % MOST_OPTIONS)),
    (Move.STACK, lambda i: Line(f"move-stack-{STACK_NAMES[i]}")),
)
