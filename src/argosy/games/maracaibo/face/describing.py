"""A move code as a sentence, and the names of parts that all sentences share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from argosy.games.maracaibo.moves import NOTATION, PLAIN, STACK_NAMES, Code, voted_card
from argosy.games.maracaibo.parts import (
    AREA_IDS,
    BARRIER_IDS,
    BOOK,
    CARD_IDS,
    CAREER_IDS,
    HELPER_CARD,
    LEGACY_IDS,
    MOST_OPTIONS,
    PLACE_IDS,
    POINTS_BASE,
    PRESTIGE_IDS,
    QUESTS,
    SPACE_IDS,
    STORY,
    STRIKE_CARD,
    SYNERGY_IDS,
    WORK_IDS,
)
from argosy.kernel.game import Line


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


def _named(ids: Sequence[str], prefix: str = "part-") -> Callable[[int], Line]:
    """What makes the names of a kind of part: every part has a message by its id."""
    return lambda number: Line(f"{prefix}{ids[number].lower()}")


card_name = _named(CARD_IDS)  # several project cards may have the same
place_line = _named(PLACE_IDS, "part-place-")
barrier_line = _named(BARRIER_IDS, "part-barrier-")
nation_line, legacy_line, area_line = _named(NATIONS), _named(LEGACY_IDS), _named(AREA_IDS)
area_about = _named(AREA_IDS, "about-")  # what an area of the ship board is good for
career_line, synergy_line, building_line = _named(CAREER_IDS), _named(SYNERGY_IDS), _named(PRESTIGE_IDS)
work_line = _named(WORK_IDS, "work-")  # a village action beyond the printed ones


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


def space_line(space: int) -> Line:
    """A space of the explorer track."""
    return Line("part-space", {"id": SPACE_IDS[space]})


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
