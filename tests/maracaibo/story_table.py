"""A table at which the campaign is played, and what its cards ask for."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.parts import (
    FIRST_SITE,
    LEGACY,
    LEGACY_BIT,
    LEGACY_SPACES,
    PARTS,
    QUESTS,
    STORY,
    STORY_CARDS,
)
from argosy.games.maracaibo.rules.scoring import begin_scoring
from argosy.games.maracaibo.state import QUEST_OWNED, Ask
from argosy.games.maracaibo.story.archive import CARRIED
from argosy.kernel.position import copy_of

from .table import Desk

ROWS = {row["id"]: row for row in PARTS["story"]}
TOLD = [row["id"] for row in STORY.rows[:STORY_CARDS]]
WITH_TILE = [name for name in TOLD if "at" in ROWS[name]]
WITH_SITE = [name for name in TOLD if "fills" in ROWS[name]]
VOTED = [STORY.ids[card] for card in STORY.votes]
EVERYTHING = {"doubloons": 9, "combat": 8, "figures": 3}


def bit(name: str) -> int:
    return 1 << STORY.index[name]


class Campaign(Desk):
    """A table at which a campaign is played."""

    def __init__(self, story: int = 1, seats: int = 2, seed: int = 1, begun: bool = True, **carried: int) -> None:
        values = {name: int(option.default) for name, option in CARRIED.items()} | {"story": story} | carried
        self.s: Any = GAME.rules.start(seats, seed, [75, 2, *values.values()])
        while begun and self.s.setting_up:
            self.apply(self.legal()[0])

    def out(self) -> list[str]:
        """The story cards that lie out."""
        return [name for name in TOLD if int(self.s.story_open) & bit(name)]

    def tiles(self) -> set[str]:  # type: ignore[override]
        """The legacy tiles in play."""
        return {name for name, mask in LEGACY_BIT.items() if int(self.s.legacy) & mask}

    def where(self, tile: int) -> list[int]:
        """The sites at which a story tile lies."""
        return [site for site, quests in enumerate(self.s.quest_at) if int(quests) >> QUESTS + tile & 1]

    def take_tile(self, seat: int, tile: int = 0) -> Campaign:
        """A seat has the story tile, whatever it cost."""
        for site in self.where(tile):
            self.s.quest_at[site] &= ~(1 << QUESTS + tile)
        self.s.quest_at[QUEST_OWNED + seat] |= 1 << QUESTS + tile
        self.s.quests[seat] += 1
        return self

    def fill(self, tile: str) -> Campaign:
        """A construction site is full."""
        site, full = LEGACY[tile] - FIRST_SITE, int(LEGACY_SPACES[LEGACY[tile]])
        self.s.extra_discs += full - self.s.site[site]
        self.s.site[site] = full
        return self

    def copy(self) -> Campaign:
        """The same position, to try something else."""
        other = Campaign.__new__(Campaign)
        other.s = copy_of(self.s)
        return other

    def end_round(self, seat: int = 0) -> Campaign:
        """A round ends: nobody buys anything."""
        self.clear()
        begin_scoring(self.s, seat)
        while self.s.depth and self.asked == Ask.PURCHASE:
            self.apply("points")
        return self

    def fulfil(self, card: str, seat: int = 0) -> Campaign:
        """A card that lies out is fulfilled."""
        row = ROWS[card]
        if "fills" in row:
            return self.fill(row["fills"])
        return self.take_tile(seat, list(self.s.story_card).index(STORY.index[card] + 1))


def cards_showing(field: str, value: str, n: int, but: set[str]) -> list[str]:
    rows = [row for row in PARTS["project"] if row[field] == value and row["set"] != "C"]
    return [row["id"] for row in rows if row["id"] not in but][:n]


def means(card: str) -> dict[str, Any]:
    """What a seat needs in hand for the price of a story quest."""
    hand: list[str] = []
    for atom in ROWS[card]["pay"]:
        field = {"OBJECT": "object", "GOODS": "good"}.get(atom["kind"])
        if field:
            hand += cards_showing(field, atom[field], atom["n"], set(hand))
    return {"hand": hand, **EVERYTHING}
