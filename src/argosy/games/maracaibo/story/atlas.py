"""The campaign for pages: which cards were read, which vote is open, and what the story made of the world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.games.maracaibo.face.describing import card_line, legacy_line, place_line
from argosy.games.maracaibo.face.texts import pay_lines, site_facts, step_lines
from argosy.games.maracaibo.moves import Code, voted_card
from argosy.games.maracaibo.parts import (
    AT,
    FIRST_C,
    LEGACY_IDS,
    LEGACY_ROW,
    LEGACY_SPACES,
    MOST_OPTIONS,
    STORY,
    STORY_AT,
    STORY_CARDS,
    STORY_CHOICE,
    STORY_FILLS,
    TILE_GROUPS,
)
from argosy.games.maracaibo.rules.story import reader
from argosy.games.maracaibo.state import Ask, State
from argosy.games.maracaibo.story.telling import cards_in
from argosy.kernel.game import Change, Line, StoryPage, Vote
from argosy.kernel.stack import SEAT, A

FRONT, BACK = "front", "back"
ICONS = {
    "city": "city", "side_city": "city", "slow_arrow": "hourglass", "plague": "lock", "stop_bonus": "human",
    "combat_action": "swords", "site": "house", "skull": "lock", "goal": "vp",
}  # fmt: skip
BAD = ("plague", "skull", "slow_arrow")


def pages(v: State, begun: Mapping[str, int]) -> list[tuple[str, str]]:
    """What was read aloud in this game so far: fronts of cards that were laid out, backs of those fulfilled."""
    read = [card for card in _fulfilled(v, begun) if card in _laid(v)]
    lying = [card for card in cards_in(v.story_open) if card in _laid(v)]
    found = [(card, side) for card in read for side in (FRONT, BACK)] + [(card, FRONT) for card in lying]
    return [(STORY.ids[card], side) for card, side in found]


def _laid(v: State) -> set[int]:
    """Cards whose front was carried out in this game; one that follows after the last round waits for the next."""
    tiles = {int(card) - 1 for card in v.story_card if card > 0}
    read = int(v.story_read)
    sites = {k for k in range(STORY_CARDS) if STORY_FILLS[k] >= 0}
    return tiles | {k for k in sites if int(v.legacy) >> int(STORY_FILLS[k]) & 1 or read >> k & 1}


def _fulfilled(v: State, begun: Mapping[str, int]) -> list[int]:
    """Cards whose back was read in this game, in the order of the story; side cards read before it are left out."""
    return sorted(card for card in cards_in(v.story_read) if card not in _sides_read(begun))


def _sides_read(carried: Mapping[str, int]) -> set[int]:
    return {side for i, side in enumerate(STORY.sides) if carried["beside"] >> len(STORY.sides) + i & 1}


def told(v: State, begun: Mapping[str, int]) -> list[tuple[str, int | None]]:
    """The cards fulfilled in this game, each with the choice that followed it, if there was one."""
    after = int(v.story_open) | int(v.story_read)
    found = []
    for card in _fulfilled(v, begun):
        following = [STORY.index[name] for name in STORY.rows[card].get("next", [])]
        chosen = [option for option, name in enumerate(following) if after >> name & 1]
        found.append((STORY.ids[card], chosen[0] if STORY_CHOICE[card] >= 0 and chosen else None))
    return found


def page(name: str, side: str) -> StoryPage:
    """One side of a story card."""
    card = STORY.index[name]
    row = STORY.rows[card]
    voice = row.get("back_voice", row["voice"]) if side == BACK else row["voice"]
    common: dict[str, Any] = {
        "card": name, "side": side, "chapter": int(row["chapter"]), "title": Line(f"story-{name}"),
        "text": Line(f"story-{name}-{side}"), "voice": voice, "speaker": Line(f"story-voice-{voice}"),
    }  # fmt: skip
    if side == BACK:
        return StoryPage(**common)
    rule = Line(f"story-{name}-rule") if "rule" in row else None
    tile = int(STORY_FILLS[card])
    if tile >= 0:
        facts = site_facts(tile)
        where = Line(f"part-place-{LEGACY_ROW[LEGACY_IDS[tile]]['at']}")
        return StoryPage(**common, rule=rule, place=where, pays=facts["pay"], gains=facts["gain"])
    place = place_line(int(STORY_AT[card])) if STORY_AT[card] >= 0 else None
    return StoryPage(**common, rule=rule, place=place, pays=pay_lines(row["pay"]), gains=step_lines(row["gain"]))


def vote(v: State) -> Vote | None:
    """The vote that is open: what it is about, who has voted and who is still asked."""
    if v.depth == 0:
        return None
    row = v.asks[v.depth - 1]
    choice = int(row[A])
    if Ask(int(row[0])) != Ask.CHOOSE or choice < STORY.first_choice:
        return None
    name = voted_card(choice)
    asked = [v.asks[k] for k in range(int(v.depth) - 1, -1, -1)]
    waiting = [int(one[SEAT]) for one in asked if int(one[0]) == Ask.CHOOSE and int(one[A]) == choice]
    first = Code.CHOOSE + choice * MOST_OPTIONS
    return Vote(
        card=name,
        reader=int(reader(v, STORY.index[name])),
        choices=[Line(f"story-{name}-choice-{option}") for option in (1, 2)],
        codes=[int(first), int(first) + 1],
        cast={seat: int(v.votes[seat]) - 1 for seat in range(int(v.seats)) if v.votes[seat] > 0},
        waiting=waiting,
    )


def opens(carried: Mapping[str, int]) -> list[str]:
    """The cards that lie out when the next game begins: the main one, then those beside it."""
    main = STORY.index[str(carried["story"])]
    cards = [main] if main < STORY_CARDS else [STORY.index[name] for name in STORY.rows[main].get("open", [])]
    read = _sides_read(carried)
    lying = [STORY.sides[i] for i in range(len(STORY.sides)) if carried["beside"] >> i & 1]
    taken = [STORY.index[name] for card in cards for name in STORY.rows[card].get("open", [])]
    beside = [card for card in dict.fromkeys([*lying, *taken]) if card not in read and card not in cards]
    return [STORY.ids[card] for card in (*cards, *beside)]


def tiles_in(carried: Mapping[str, int]) -> list[str]:
    """The legacy tiles in play."""
    groups = zip(("tiles", "sites", "skulls"), TILE_GROUPS, strict=True)
    return [LEGACY_IDS[tile] for key, group in groups for i, tile in enumerate(group) if carried[key] >> i & 1]


def changes(carried: Mapping[str, int]) -> list[Change]:
    """What is other than at the start of the campaign: legacy tiles, then the cards that came into the game."""
    found = [change(name) for name in tiles_in(carried)]
    cards = [i for i in range(int(carried["cards"]).bit_length()) if carried["cards"] >> i & 1]
    if cards:
        names = [card_line(FIRST_C + i) for i in cards]
        found.append(
            Change("cards", "cards", Line("atlas-cards", {"n": len(cards)}), Line("text-all", {"parts": names}))
        )
    return found


def brings(name: str, carried: Mapping[str, int]) -> list[Change]:
    """What the front of a card brings into the world that was not there."""
    front = STORY.rows[STORY.index[name]].get("front", {})
    known = tiles_in(carried)
    return [change(tile) for tile in front.get("legacy_add", []) if tile not in known]


def change(name: str) -> Change:
    """A legacy tile in plain rules."""
    row, tile = LEGACY_ROW[name], LEGACY_IDS.index(name)
    kind = row["kind"]
    about = Line(f"legacy-about-{name.lower()}")
    if kind == "site":
        facts = site_facts(tile)
        where = Line(f"part-place-{row['at']}")
        about = Line("legacy-about-site", {**facts, "place": where, "spaces": int(LEGACY_SPACES[tile])})
    elif kind == "skull":
        about = Line("legacy-about-skull")
    elif kind == "goal":
        about = Line("legacy-about-goal", {"place": place_line(AT[row["at"]])})
    return Change(name, ICONS[kind], legacy_line(tile), about, kind in BAD)


def quests(name: str, players: int) -> list[Line]:
    """The places where a card lays quests, by the number of players; alone against Jean counts as two."""
    rows = STORY.rows[STORY.index[name]].get("quests", [])
    return [place_line(AT[row["at"]]) for row in rows if row["min_players"] <= max(2, players)]


def ending(v: State) -> str | None:
    """How the story ended, if it did."""
    return STORY.endings[int(v.ending) - 1] if v.ending > 0 else None
