"""Maracaibo's move codes. A code means the same everywhere in the game; its notation depends on the code alone."""

from __future__ import annotations

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
    SPACE_IDS,
    SPACES,
    STORY,
    STRIKE_CARDS,
    STRIKES,
    SYNERGIES,
    SYNERGY_IDS,
    TASK_IDS,
    TASKS,
    WORK_IDS,
    WORKS,
)


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
