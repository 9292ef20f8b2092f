"""The story in words: what is told when, in every language."""

from __future__ import annotations

import pytest

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.parts import (
    LEGACY_BIT,
    PARTS,
    STORY,
    STORY_CARDS,
)
from argosy.games.maracaibo.rules.scoring import begin_scoring
from argosy.games.maracaibo.story.archive import archive
from argosy.games.maracaibo.story.telling import back, facts_of_story, front, opening
from argosy.kernel.game import Line
from argosy.play.telling import speak
from argosy.words import say_line

from .story_table import Campaign, means
from .table import Desk

LANGUAGES = ("en", "de", "nl")


def told(desk: Campaign, *texts: str) -> list[Line]:
    """The lines that a spectator reads about the last of these moves."""
    *first, last = texts
    desk.do(*first)
    before = GAME.rules.view(desk.s, -1)
    desk.apply(last)
    return GAME.face.tell(before, GAME.rules.codes[last], GAME.rules.view(desk.s, -1))


def test_the_back_the_choice_and_the_consequences_are_told_when_they_happen() -> None:
    desk = Campaign(14, 3).take_tile(1)
    desk.clear()
    begin_scoring(desk.s, 0)
    keys = [line.key for line in told(desk, "points", "points", "points")]
    assert keys.index("log-round-ends") < keys.index("log-story-read") < keys.index("story-14-back")
    assert GAME.face.prompt(desk.s).key == "ask-vote"
    lines = told(desk, "vote 14a", "vote 14b", "vote 14b")
    keys = [line.key for line in lines]
    assert keys[0] == "log-vote" and keys.index("log-story-chosen") < keys.index("story-16-front")
    assert "log-tiles-come" in keys and "story-16-rule" in keys
    assert keys.index("log-story-task") < keys.index("log-new-quest")  # quests lie there because the card says so
    assert keys.count("log-new-quest") == 3  # and where the story tile lies is said by its card
    chosen = next(line for line in lines if line.key == "log-story-chosen")
    assert chosen.facts["option"].key == "story-14-choice-2"


def test_alone_one_is_told_that_one_decides() -> None:
    assert GAME.face.prompt(Campaign(3, 1).take_tile(0).end_round().s).key == "ask-vote-alone"


def test_the_story_tile_is_the_last_thing_a_task_brings() -> None:
    task = facts_of_story(Campaign(7).s)[0]
    assert say_line("maracaibo", "en", task).endswith("explore up to 2, 4 doubloons and the story tile")


def test_the_plain_board_shows_legacy_tiles_and_the_numbers_of_places() -> None:
    assert GAME.face.plain is not None
    desk = Campaign(14, 2, tiles=sum(LEGACY_BIT[name] for name in ("L1", "L2", "L5", "L6")))
    lines = GAME.face.plain(GAME.rules.view(desk.s, 0), "en", ("Ann", "Bo"))
    assert " AB   0 Havana" in lines and "      3 Tortuga: legacy tile “Recruits on Tortuga”" in lines
    assert any(line.startswith("     14 Cartagena: legacy tile “Plague in Cartagena") for line in lines)
    assert any("legacy tile “Chapel of the Shipwrecked” 0/4" in line for line in lines)
    assert "Legacy tile “Slow crossing to Port Royal”; legacy tile “Silver Fleet”" in lines
    assert not any("Town of Puerto Cabezas" in line for line in lines)  # a city speaks for itself


def test_cards_tiles_and_endings_are_told() -> None:
    desk = Campaign(7).take_tile(0)
    desk.clear()
    begin_scoring(desk.s, 0)
    keys = [line.key for line in told(desk, "points", "points")]
    assert {"log-tiles-come", "log-cards-discard", "story-10-front"} <= set(keys)
    desk = Campaign(71).lap(4).take_tile(0)
    desk.clear()
    begin_scoring(desk.s, 0)
    keys = [line.key for line in told(desk, "points", "points")]
    assert keys.index("story-71-back") < keys.index("log-story-ends") < keys.index("story-ending-charter-about")


def test_a_later_chapter_begins_with_what_happened_before() -> None:
    keys = [line.key for line in GAME.story.opening(Campaign(82, begun=False).s)]  # type: ignore[misc]
    assert keys[:4] == ["story-82-front", "log-story-chapter", "log-story", "story-20-front"]
    again = archive(Campaign(82, begun=False).s)  # in the next game that is not told again
    assert GAME.story.opening(Campaign(begun=False, **again).s)[0].key == "log-story-chapter"  # type: ignore[misc]


def test_before_the_first_move_the_open_fronts_are_read() -> None:
    keys = [line.key for line in GAME.story.opening(Campaign(14, begun=False).s)]  # type: ignore[misc]
    assert keys.index("story-14-front") < keys.index("story-13-front") and "story-14-rule" in keys
    assert GAME.story.opening(Desk().s) == []  # type: ignore[misc]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told_in_every_language(lang: str) -> None:
    seen = set()
    for card, row in enumerate(STORY.rows[:STORY_CARDS]):
        s = Campaign(int(row["id"]) if row["kind"] == "story" else 15, begun=False).s
        lines = [*front(s, card), *back(s, card), *facts_of_story(s), *opening(s)]
        seen |= {speak(GAME, line, lang) for line in lines}
    for chapter in PARTS["chapter"]:
        seen.add(say_line("maracaibo", lang, Line(f"story-chapter-{chapter['id']}")))
        seen.add(say_line("maracaibo", lang, Line(f"story-{chapter['start']}-front")))
    for ending in STORY.endings:
        seen.add(say_line("maracaibo", lang, Line(f"story-ending-{ending}-about")))
    assert len(seen) > 3 * STORY_CARDS and not any("{" in text for text in seen)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_text_is_left_in_english(lang: str) -> None:
    texts = {row["id"]: [f"story-{row['id']}-front"] for row in STORY.rows}
    for row in STORY.rows[:STORY_CARDS]:
        texts[row["id"]].append(f"story-{row['id']}-back")
    for key in (key for keys in texts.values() for key in keys):
        ours, english = (say_line("maracaibo", which, Line(key)) for which in (lang, "en"))
        assert ours != english and 0.75 < len(ours) / len(english) < 1.5, key


def test_a_story_quest_says_what_it_costs() -> None:
    desk = Campaign(3).arrive(0, "7", **means("3"))
    line = GAME.face.preview(GAME.rules.view(desk.s, 0), GAME.rules.codes["quest ST1"])  # type: ignore[misc]
    assert line is not None and "2 × book" in say_line("maracaibo", "en", line)
    assert "story tile 1" in say_line("maracaibo", "en", GAME.face.describe(GAME.rules.codes["quest ST1"]))
