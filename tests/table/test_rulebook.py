"""A law for the rules that players read: one book in three languages, every picture drawn, every question answered."""

from __future__ import annotations

import re

import pytest

from argosy.games import find, names
from argosy.lessons import lesson_of
from argosy.table.figures import drawn
from argosy.table.rulebook import LESSON, PICTURE, RULING, asked, folder_of, help_with, sections
from argosy.words import LANGUAGES

pytestmark = pytest.mark.usefixtures("toy")
GAMES = [*names(), "toy"]
LAST = ("rulings", "glance")  # what experts ask, and one page to keep


def lines(game: str, lang: str) -> list[str]:
    return (folder_of(game) / f"{lang}.md").read_text(encoding="utf-8").splitlines()


def pictures(game: str, lang: str) -> list[str]:
    """The things that the pictures of a book show."""
    return [thing for line in lines(game, lang) if (found := PICTURE.match(line)) for thing in found[1].split()]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_the_same_in_every_language(game: str) -> None:
    """The same sections with the same anchors, pictures and ways into the lesson."""
    shapes = {lang: [(one.slug, one.level) for one in sections(game, lang)[1:]] for lang in LANGUAGES}
    assert shapes["en"] == shapes["de"] == shapes["nl"]
    assert len({slug for slug, _ in shapes["en"]}) == len(shapes["en"])
    assert pictures(game, "en") == pictures(game, "de") == pictures(game, "nl")
    ways = {lang: [line for line in lines(game, lang) if line.startswith("::lesson")] for lang in LANGUAGES}
    assert ways["en"] == ways["de"] == ways["nl"]
    for lang in LANGUAGES:
        for line in lines(game, lang):
            known = PICTURE.match(line) or LESSON.match(line) or line.strip() == RULING
            assert known or not line.startswith("::"), f"{lang}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_draws_every_picture_of_its_book(game: str, lang: str) -> None:
    things = pictures(game, lang)
    assert things
    assert [thing for thing in things if "<svg" not in drawn(game, thing, lang, "x")] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_rule(game: str) -> None:
    """What the ? beside a question opens is written in the book, not guessed."""
    questions, slugs = set(find(game).rules.asks), {one.slug for one in sections(game)}
    assert set(asked(game)) == questions
    assert set(asked(game).values()) <= slugs
    assert all(help_with(game, question) == asked(game)[question] for question in questions)


@pytest.mark.parametrize("game", GAMES)
def test_links_lead_somewhere_and_every_chapter_is_played_from_a_rule(game: str) -> None:
    slugs = {one.slug for one in sections(game)}
    for lang in LANGUAGES:
        text = "\n".join(lines(game, lang))
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= slugs
        ways = re.findall(r"^::lesson (\S+)$", text, re.MULTILINE)
        assert set(ways) == {chapter.id for chapter in lesson_of(game).chapters}
        shown = "".join(one.body for one in sections(game, lang))
        assert shown.count("data-learn") == len(ways)


@pytest.mark.parametrize("game", names())
def test_rulings_for_experts_stand_at_the_end(game: str) -> None:
    main = [one.slug for one in sections(game) if one.level == 2]
    assert tuple(main[-2:]) == LAST
    assert sum("note-r" in one.body for one in sections(game)) > 0


def test_a_page_shows_contents_pictures_and_ways_in(browser) -> None:
    page = browser.get("/rules/toy", cookies={"argosy_lang": "de"}).text
    for one in sections("toy", "de")[1:]:
        assert f'href="#{one.slug}"' in page and f'id="{one.slug}"' in page
    assert 'class="figure"' in page and 'href="/learn/toy/first"' in page and 'id="find"' in page
    beside = browser.get("/rules/toy/turn").text
    assert "four things" in beside and "The idea" not in beside
    assert browser.get("/rules/toy/nothing").status_code == 404 == browser.get("/rules/chess").status_code
