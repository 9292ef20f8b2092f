"""What a campaign of Maracaibo carries from one game into the next, as small numbers (see `Game.carried`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from argosy.games.maracaibo.parts import CARDS, FIRST_C, PARTS, STORY, STORY_CARDS, TILE_GROUPS
from argosy.games.maracaibo.state import At, State
from argosy.kernel.game import Option

# in the order in which `setup` reads them
CARRIED: Mapping[str, Option] = {
    "story": Option(1, tuple(int(row["id"]) for row in STORY.rows if row["kind"] != "side")),  # the open main card
    "beside": Option(0, range(1 << 2 * len(STORY.sides))),  # side cards that lie out, then those that were read
    "tiles": Option(0, range(1 << len(TILE_GROUPS[0]))),  # legacy tiles L1 to L9 in play
    "sites": Option(0, range(1 << len(TILE_GROUPS[1]))),  # L10 to L17
    "skulls": Option(0, range(1 << len(TILE_GROUPS[2]))),  # L20 to L25
    "cards": Option(0, range(1 << CARDS - FIRST_C)),  # C cards in the game
}
CHAPTERS = {int(row["id"]): {"story": int(row["start"])} for row in PARTS["chapter"]}  # the card that begins each


def archive(s: State) -> dict[str, int]:
    """The open story cards, the legacy tiles in play and the C cards after a game; nothing when the story has ended."""
    if s.ending > 0:
        return {}
    out, read = int(s.story_open), int(s.story_read)
    main = next(card for card in range(STORY_CARDS) if out >> card & 1 and card not in STORY.sides)
    sides = [out >> card & 1 for card in STORY.sides] + [read >> card & 1 for card in STORY.sides]
    tiles = [int(s.legacy) >> group[0] & (1 << len(group)) - 1 for group in TILE_GROUPS]
    cards = [int(s.place[card]) != At.BOX for card in range(FIRST_C, CARDS)]
    return {
        "story": int(STORY.ids[main]),
        "beside": bits(sides),
        **dict(zip(("tiles", "sites", "skulls"), tiles, strict=True)),
        "cards": bits(cards),
    }


def bits(flags: Sequence[int]) -> int:
    """A list of yes and no as one number."""
    return sum(1 << i for i, flag in enumerate(flags) if flag)
