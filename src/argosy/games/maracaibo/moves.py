"""Maracaibo's move codes. A code means the same everywhere in the game; its notation depends on the code alone."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AREA_IDS,
    AREAS,
    CAREER_IDS,
    CAREERS,
    CARD_IDS,
    CARDS,
    ALL_FIGURES,
    HELPER_CARDS,
    HELPERS,
    LEGACIES,
    LEGACY_IDS,
    MOST_OPTIONS,
    NATION_COUNT,
    PLACE_IDS,
    PLACES,
    POINTS_BASE,
    PRESTIGE_IN_GAME,
    QUEST_IDS,
    SPACE_IDS,
    SPACES,
    STRIKE_CARDS,
    STRIKES,
    SYNERGIES,
    SYNERGY_IDS,
    TASKS_A_CAREER,
    WORK_IDS,
    WORKS,
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
    CHOOSE = 19  # + option
    NATION = CHOOSE + MOST_OPTIONS  # + nation
    CLAIM = NATION + NATION_COUNT  # + task
    INVEST = CLAIM + TASKS_A_CAREER  # + space
    DISC = INVEST + PRESTIGE_IN_GAME  # + area
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
