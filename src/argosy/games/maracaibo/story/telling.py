"""The campaign in words: which card is read, what follows from it, and what the open cards ask for."""

from __future__ import annotations

from collections.abc import Iterator

from argosy.games.maracaibo.face.describing import card_line, legacy_line, place_line
from argosy.games.maracaibo.face.texts import pay_lines, step_lines
from argosy.games.maracaibo.parts import (
    CARDS,
    FIRST_C,
    FIRST_SITE,
    LEGACIES,
    LEGACY_IDS,
    LEGACY_ROW,
    LEGACY_SPACES,
    PARTS,
    PLAGUE_BIT,
    ROUNDS,
    STORY,
    STORY_AT,
    STORY_CARDS,
    STORY_CHOICE,
    STORY_FILLS,
)
from argosy.games.maracaibo.rules.story import is_fulfilled, reader
from argosy.games.maracaibo.state import At, State
from argosy.kernel.game import Line

CHAPTER_OF = {row["first"]: row["id"] for row in PARTS["chapter"]}  # by the card that opens it


def cards_in(bits: int) -> list[int]:
    """The story cards of a set; main cards first, then those beside them."""
    found = [card for card in range(STORY_CARDS) if int(bits) >> card & 1]
    return sorted(found, key=lambda card: card in STORY.sides)


def title(card: int) -> Line:
    """A story card by number and name."""
    return Line("part-story", {"n": STORY.ids[card], "title": Line(f"story-{STORY.ids[card]}")})


def task(v: State, card: int) -> Line:
    """What a story card asks for, and what it brings."""
    row, tile = STORY.rows[card], int(STORY_FILLS[card])
    if tile >= 0:
        site = LEGACY_ROW[LEGACY_IDS[tile]]
        done, spaces = int(v.site[tile - FIRST_SITE]), int(LEGACY_SPACES[tile])
        facts = {"tile": legacy_line(tile), "place": Line(f"part-place-{site['at']}"), "n": done, "spaces": spaces}
        return Line("story-task-site", {**facts, "pay": pay_lines(site["pay"]), "gain": step_lines(site["gain"])})
    if is_fulfilled(v, card):
        return Line("story-task-done")
    facts = {"place": place_line(int(STORY_AT[card])), "pay": pay_lines(row["pay"])}
    return Line("story-task", {**facts, "gain": [*step_lines(row["gain"]), Line("gain-story")]})


def back(v: State, card: int) -> Iterator[Line]:
    """A card that was fulfilled: who reads it, who speaks, and the text."""
    row = STORY.rows[card]
    voice = Line(f"story-voice-{row.get('back_voice', row['voice'])}")
    seat = Line("seat", {"n": int(reader(v, card))})
    yield Line("log-story-read", {"seat": seat, "card": title(card), "voice": voice})
    yield Line(f"story-{STORY.ids[card]}-back")


def recap(card: int) -> Iterator[Line]:
    """What happened before a chapter with which a campaign begins."""
    yield Line(f"story-{STORY.ids[card]}-front")


def front(v: State, card: int) -> Iterator[Line]:
    """A card that is laid out: its chapter if it opens one, its text, its rule, its task."""
    row = STORY.rows[card]
    if row["id"] in CHAPTER_OF:
        n = CHAPTER_OF[row["id"]]
        yield Line("log-story-chapter", {"n": n, "title": Line(f"story-chapter-{n}")})
    yield Line("log-story", {"card": title(card), "voice": Line(f"story-voice-{row['voice']}")})
    yield Line(f"story-{row['id']}-front")
    if "rule" in STORY.rows[card]:
        yield Line(f"story-{STORY.ids[card]}-rule")
    yield Line("log-story-task", {"task": task(v, card)})


def opening(v: State) -> list[Line]:
    """What is read aloud before the first move of a game in a campaign."""
    before = list(recap(int(v.story) - 1)) if v.story > STORY_CARDS else []
    return before + [line for card in cards_in(v.story_open) for line in front(v, card)]


def facts_of_story(v: State) -> list[Line]:
    """The open cards, one line each."""
    return [Line("fact-story", {"card": title(card), "task": task(v, card)}) for card in cards_in(v.story_open)]


def story_lines(before: State, after: State) -> Iterator[Line]:
    """Backs that were read, how the vote went, what came into play, which cards lie out now."""
    out, read = int(after.story_open) & ~int(before.story_open), int(after.story_read) & ~int(before.story_read)
    if not (out or read):
        return
    if int(before.votes.sum()) or (out and not read):
        yield from _chosen(before, after)
    for card in sorted(cards_in(read)):
        yield from back(after, card)
    yield from _consequences(before, after)
    for card in cards_in(int(before.story_open) & ~int(after.story_open) & ~int(after.story_read)):
        yield Line("log-story-closed", {"card": title(card)})
    for card in cards_in(out):
        if after.lap <= ROUNDS:
            yield from front(after, card)
        else:
            yield Line("log-story-next", {"card": title(card)})
    if after.ending > before.ending:
        ending = STORY.endings[int(after.ending) - 1]
        yield Line("log-story-ends", {"ending": Line(f"story-ending-{ending}")})
        yield Line(f"story-ending-{ending}-about")


def _chosen(before: State, after: State) -> Iterator[Line]:
    """The option that won a vote: the card that it led to lies out now."""
    for card in cards_in(before.story_read):
        following = [STORY.index[name] for name in STORY.rows[card].get("next", [])]
        for option, next_card in enumerate(following):
            new = int(after.story_open) & ~int(before.story_open)
            if STORY_CHOICE[card] >= 0 and new >> next_card & 1:
                yield Line("log-story-chosen", {"option": Line(f"story-{STORY.ids[card]}-choice-{option + 1}")})


def _consequences(before: State, after: State) -> Iterator[Line]:
    """Legacy tiles that came or left, C cards that came into the game, Cartagena's recovery."""
    old, new = int(before.legacy), int(after.legacy)
    for key, bits in (("come", new & ~old), ("go", old & ~new)):
        if bits:
            yield Line(f"log-tiles-{key}", {"tiles": [legacy_line(t) for t in range(LEGACIES) if bits >> t & 1]})
    if old & ~new & PLAGUE_BIT:
        yield Line("log-recovers", {"place": Line(f"part-place-{LEGACY_ROW['L3']['at']}")})
    cards = [card for card in range(FIRST_C, CARDS) if before.place[card] == At.BOX != after.place[card]]
    thrown = [card_line(card) for card in cards if after.place[card] == At.DISCARD]
    mixed = [card_line(card) for card in cards if after.place[card] != At.DISCARD]
    if thrown:
        yield Line("log-cards-discard", {"cards": thrown})
    if mixed:
        yield Line("log-cards-deck", {"cards": mixed})
