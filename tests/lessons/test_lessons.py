"""A law for all lessons: well written, played as written, and a first chapter takes less than four minutes."""

from __future__ import annotations

import pathlib
import sys

import pytest

from argosy.games import names
from argosy.lessons import BadLesson, NoLesson, Place, Voyage, lesson_of, read, rehearse
from argosy.lessons.script import LONGEST, Lesson
from argosy.words import LANGUAGES

GAMES = [*names(), "toy"]
FIRST_CHAPTER = 240.0  # seconds, at 200 words a minute and 3 seconds a click
TOY_GAMES = pathlib.Path(__file__).parents[1] / "toy" / "games"
TOY = TOY_GAMES / "toy" / "face" / "lesson.toml"


@pytest.fixture(autouse=True)
def toy_is_there(toy: str) -> None:
    """The toy's lesson obeys the same law."""


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_played_as_it_is_written(game: str) -> None:
    """Every move legal, every ring on something that is there, every other answer that counts as right, too."""
    lesson = lesson_of(game)
    assert lesson.game == game
    assert rehearse(lesson) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_chapter_takes_less_than_four_minutes(game: str, lang: str) -> None:
    first = lesson_of(game).chapters[0]
    assert 10 < first.seconds(lang) < FIRST_CHAPTER
    words = sum(step.words(lang) for step in first.steps)
    clicks = sum(step.clicks for step in first.steps)
    assert first.seconds(lang) == pytest.approx(words * 0.3 + clicks * 3)


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_short_and_exists_in_three_languages(game: str) -> None:
    said = [text for text in texts(lesson_of(game)) if text]
    assert len(said) > 5
    for text in said:
        assert set(text) >= set(LANGUAGES)
        assert all(0 < len(text[lang]) <= LONGEST for lang in LANGUAGES)


def texts(lesson: Lesson) -> list[dict[str, str]]:
    """Everything that a lesson says."""
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    said = [lesson.title, lesson.promise, *(chapter.title for chapter in lesson.chapters)]
    said += [text for step in steps for text in (step.say, step.wrong, step.because, *step.answers)]
    return [dict(text) for text in (*said, *lesson.coach.moments.values())]


# a learner


def test_a_voyage_goes_on_by_right_moves_only() -> None:
    voyage = Voyage(lesson_of("toy"), name="Mara")
    assert voyage.names() == ["Mara", "Rosa"]
    assert [move.text for move in voyage.expected(voyage.match())] == ["deliver"]
    assert not voyage.move("sail") and not voyage.read_on() and voyage.place.step == 0
    assert voyage.move("deliver") and voyage.move("tea#10")
    assert [move.text for move in voyage.match().made] == ["deliver", "tea#10", "sail"]  # the other tea, and the reply
    assert voyage.step.quiz and not voyage.answer(1) and voyage.answer(0) and voyage.read_on()
    assert voyage.back() and voyage.place.chosen == {1: "tea#10"}
    assert voyage.back() and voyage.place.chosen == {}  # before that choice was made
    assert voyage.show() and voyage.match().made[1].text == "tea#8"
    while not voyage.finished:
        assert voyage.show()
    assert voyage.following is None and not voyage.show()
    assert voyage.begin("first") and voyage.place == Place("first") and not voyage.begin("second")


@pytest.mark.parametrize(
    "place", [Place("gone", 3), Place("first", 99), Place("first", 2, {1: "silk#1"}), Place("first", 2, {77: "sail"})]
)
def test_a_place_of_an_older_lesson_begins_anew(place: Place) -> None:
    assert Voyage(lesson_of("toy"), place).place == Place("first")


# files that are wrong


def spoiled(folder: pathlib.Path, old: str, new: str) -> pathlib.Path:
    """The lesson of the toy with one thing in it changed."""
    file, written = folder / "lesson.toml", TOY.read_text(encoding="utf-8")
    assert old in written
    file.write_text(written.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "first"', "id = 7", "id is missing or is not a text"),
        ("seats = 2", "seats = 3", "3 seats want 3 names, not 2"),
        ("right = 0", "right = 2", "right counts the answers from 0; there are 2"),
        ('point = ["move:sail"]', 'point = ["button:sail"]', "button:sail is no area:, move: or seat:"),
        ('nl = "Een kist en een munt"', "", "title: no words in nl"),
        ('en = "Either tea will do', 'en = "' + "x" * 281, "at most 280 are read"),
        ("[[chapter]]", "[chapter]", "write [[chapter]] for every chapter"),
        ('expect = ["deliver"]', 'expects = ["deliver"]', "expects is unknown"),
        ("minutes = 1", "minutes = ", "this is no TOML"),
        ('reply = ["sail"]', 'reply = "sail"', "reply is a list of texts"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_a_sentence(tmp_path: pathlib.Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read(spoiled(tmp_path, old, new))
    assert said in str(refused.value) and "lesson.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('expect = ["sail"]', 'expect = ["swim"]', "swim is not legal; seat 0 has sail, draw, deliver, bury"),
        ('reply = ["sail"]', 'reply = ["tea#8"]', "tea#8 is not legal; seat 1 has"),
        ('reply = ["sail"]\n', "", "seat 1 decides"),
        ('"area:board"', '"area:harbour"', "there is no area harbour; there are board"),
        ('point = ["move:sail"]', 'point = ["move:tea#8"]', "tea#8 is ringed, but is no legal move here"),
        ('ask = "turn"', 'ask = "lunch"', "the coach speaks at lunch, which is no question"),
        ("seats = 2\nseed = 3\nnames = [", 'seats = 5\nseed = 3\nnames = ["A", "B", "C", ', "5"),
        ('"tea#8", "tea#10"', '"tea#8", "silk#99"', "silk#99 is not legal"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_why(tmp_path: pathlib.Path, old: str, new: str, said: str) -> None:
    faults = rehearse(read(spoiled(tmp_path, old, new)))
    assert faults and any(said in fault for fault in faults), faults


def test_a_game_without_a_lesson_says_so(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argosy.lessons.script.FILE", "nothing.toml")
    with pytest.raises(NoLesson, match="Crates"):
        lesson_of.__wrapped__("toy")
    assert sys.modules["argosy.lessons.script"].has_lesson("toy") is False
