"""Lessons in the browser: a real table with a pilot. The place of a learner says everything; nothing else is kept."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import Field

from argosy.games import names as game_names
from argosy.lessons import BadLesson, Lesson, NoLesson, Place, Voyage, lesson_of
from argosy.lessons.script import has_lesson
from argosy.lessons.voyage import LEARNER
from argosy.table.api import Asked, MoveIn, TheHouse, Who, at_work, made_of, title_of
from argosy.table.clocks import Pace
from argosy.table.covers import cover_of
from argosy.table.errors import NoTable, NotYours, Stale
from argosy.table.frame import language_of, my_name, render, root_of, words
from argosy.table.house import House, Seat, Wish
from argosy.table.live import LiveTable
from argosy.table.pages import facts_of, number
from argosy.table.progress import NOTHING, Progress, Standing, done_of, next_chapter
from argosy.table.store import SEAT, TABLE, pack
from argosy.table.visitors import Look, Visitor

router = APIRouter(include_in_schema=False)
AT_ONCE = 6  # buttons in the sheet of a phone
LESSON = "lesson"  # the name of every lesson's table

GameName = Annotated[str, Path(max_length=40)]
ChapterName = Annotated[str, Path(max_length=40)]


class StepIn(Asked):
    """What a learner wants beside a move."""

    do: str = Field(pattern="^(next|back|show|skip|again|answer)$")
    step: int = Field(ge=0, le=1000)
    answer: int | None = Field(None, ge=0, le=20)
    tried: list[Annotated[int, Field(ge=0, le=20)]] = Field(default_factory=list, max_length=20)


class LessonTable(LiveTable):
    """A table that is made of a learner's place alone; no database knows of it."""

    def __init__(self, voyage: Voyage) -> None:
        self._empty(LESSON)
        self.match = voyage.match()
        game = self.match.game
        self.number = len(self.match.made)
        self.deciders = self.match.movers
        self.times = [time.time()] * self.number
        self.held = {LEARNER: set()}
        self.row = _row(
            TABLE, game=game.name, status="running", options=pack(dict(self.match.options)), hints=0, listed=0,
            host=LEARNER, several=0, seed="", seed_hash="", rules=game.rules.version,
            components=game.rules.components().hash, pace=json.dumps(Pace().kept()), turn_began=time.time(), coach=0,
        )  # fmt: skip
        self.seats = [
            _row(
                SEAT,
                seat=seat,
                kind="person",
                level="",
                name=name,
                again=0,
                spent=0.0,
                seen=self.number,
                note="",
                muted=0,
            )
            for seat, name in enumerate(voyage.names())
        ]

    @property
    def to_move(self) -> int | None:
        """The seat that is to move."""
        return self.match.to_move


def _row(columns: Iterable[str], **known: Any) -> SimpleNamespace:
    """A row as the database would have it; what is not known is empty there, too."""
    return SimpleNamespace(**dict.fromkeys(columns) | known)


def lesson_for(game: str) -> Lesson:
    """The lesson of a game; a page that is not there for one without."""
    if game not in game_names() or not has_lesson(game):
        raise NoTable
    return lesson_of(game)


def voyage_for(request: Request, house: House, who: Visitor, game: str, chapter: str) -> tuple[Voyage, Standing]:
    """A visitor in a chapter, where they left it."""
    lesson = lesson_for(game)
    if chapter not in [one.id for one in lesson.chapters]:
        raise NoTable
    standing = Progress(house.store).of(who.person, game).get(chapter, NOTHING)
    place = standing.place if standing.place.chapter == chapter else Place(chapter)
    name = my_name(request) or words(language_of(request))("learn-skipper")
    return Voyage(lesson, place, name), standing


# pages


@router.get("/learn")
def all_lessons(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """The first voyages of all games, and how far one has come."""
    lang = language_of(request)
    lessons = [card for name in game_names() if (card := lesson_card(house, who, name, lang))]
    return render(request, "learn_all.html", who, lessons=lessons)


def lesson_card(house: House, who: Visitor, game: str, lang: str) -> dict[str, Any] | None:
    """A lesson in a list; none for a game that has none, or a broken one."""
    try:
        lesson = lesson_of(game)
    except (NoLesson, BadLesson):
        return None
    standings = Progress(house.store).of(who.person, game)
    done = done_of(lesson, standings)
    return {
        "game": game, "title": title_of(game), "promise": lesson.promise[lang], "minutes": lesson.minutes,
        "cover": cover_of(game), "begun": bool(standings), "done": len(done), "all": len(lesson.chapters),
        "chapters": chapters_of(lesson, standings, "", lang),
    }  # fmt: skip


def chapters_of(lesson: Lesson, standings: dict[str, Standing], now: str, lang: str) -> list[dict[str, Any]]:
    """The chapters of a lesson in a list."""
    done = done_of(lesson, standings)
    return [
        {
            "id": chapter.id, "number": number, "title": chapter.title[lang], "done": chapter.id in done,
            "now": chapter.id == now, "minutes": max(1, round(chapter.seconds(lang) / 60)),
        }
        for number, chapter in enumerate(lesson.chapters, 1)
    ]  # fmt: skip


@router.get("/learn/{game}")
def take_up(game: GameName, request: Request, house: TheHouse, who: Who) -> RedirectResponse:
    """To the chapter where one goes on."""
    lesson = lesson_for(game)
    chapter = next_chapter(lesson, Progress(house.store).of(who.person, game))
    return RedirectResponse(f"{root_of(request)}/learn/{game}/{chapter}", 303)


@router.get("/learn/{game}/{chapter}")
async def lesson_page(
    game: GameName, chapter: ChapterName, request: Request, house: TheHouse, who: Who
) -> HTMLResponse:
    """A chapter at its table."""
    return await at_work(request, _page, game, chapter, request, house, who)


def _page(game: str, chapter: str, request: Request, house: House, who: Visitor) -> HTMLResponse:
    voyage, _ = voyage_for(request, house, who, game, chapter)
    base = f"{root_of(request)}/learn/{game}/{chapter}"
    facts = shown(request, house, who, voyage)
    return render(request, "learn.html", who, **facts, base=base, events="", title=title_of(game), css=game)


@router.get("/learn/{game}/{chapter}/main")
async def lesson_main(
    game: GameName, chapter: ChapterName, request: Request, house: TheHouse, who: Who, at: str = ""
) -> HTMLResponse:
    """What changes on the page of a lesson; also as it was after the first moves."""

    def work() -> HTMLResponse:
        voyage, _ = voyage_for(request, house, who, game, chapter)
        return render(request, "_learn_main.html", who, **shown(request, house, who, voyage, at=number(at)))

    return await at_work(request, work)


@router.post("/learn/{game}/{chapter}/moves")
async def lesson_move(
    game: GameName, chapter: ChapterName, move: MoveIn, request: Request, house: TheHouse, who: Who
) -> HTMLResponse:
    """Try a move: the one that is wanted is made, another legal one gets a friendly sentence."""
    return await at_work(request, _move, game, chapter, move, request, house, who)


def _move(game: str, chapter: str, move: MoveIn, request: Request, house: House, who: Visitor) -> HTMLResponse:
    voyage, _ = voyage_for(request, house, who, game, chapter)
    match = voyage.match()
    if move.number != len(match.made):
        raise Stale
    tried = match.moves.find(move.move)
    if voyage.move(tried.text):
        keep(house, who, voyage)
        return _main(request, house, who, voyage)
    return _main(request, house, who, voyage, refused=tried.words(language_of(request)), tried_move=tried.text)


@router.post("/learn/{game}/{chapter}/steps")
async def lesson_step(
    game: GameName, chapter: ChapterName, wanted: StepIn, request: Request, house: TheHouse, who: Who
) -> HTMLResponse:
    """Read on, go back, be shown, answer a question, leave the rest of a chapter out, or begin it again."""
    return await at_work(request, _step, game, chapter, wanted, request, house, who)


def _step(game: str, chapter: str, wanted: StepIn, request: Request, house: House, who: Visitor) -> HTMLResponse:
    voyage, _ = voyage_for(request, house, who, game, chapter)
    if wanted.step != voyage.place.step:
        raise Stale
    if wanted.do == "answer" or (wanted.do == "show" and voyage.step.quiz):
        answer = voyage.step.right if wanted.do == "show" else wanted.answer
        return _main(request, house, who, voyage, tried=[*wanted.tried, *([] if answer is None else [answer])])
    if wanted.do == "skip":
        voyage.place = Place(chapter, len(voyage.chapter.steps))
        keep(house, who, voyage, skipped=True)
        return _main(request, house, who, voyage)
    steps = {"next": voyage.read_on, "back": voyage.back, "show": voyage.show}
    moved = voyage.begin(chapter) if wanted.do == "again" else steps[wanted.do]()
    if moved:
        keep(house, who, voyage)
    return _main(request, house, who, voyage)


@router.post("/learn/{game}/{chapter}/branch")
def try_anyway(
    game: GameName, chapter: ChapterName, move: MoveIn, request: Request, house: TheHouse, who: Who
) -> dict[str, Any]:
    """Leave the lesson for a game of one's own that goes on from here, with the move that was not made."""
    voyage, _ = voyage_for(request, house, who, game, chapter)
    match = voyage.match()
    if move.number != len(match.made):
        raise Stale
    match.push(move.move)
    seats = [Seat("me" if n == LEARNER else "bot", name, "" if n == LEARNER else "deckhand")
             for n, name in enumerate(voyage.names())]  # fmt: skip
    start = match.at(len(match.made)).text()
    wish = Wish(game, seats, match.options, start=start, seed=match.seed, coach=True)
    return made_of(request, house.make(wish, who.person, who.device))


@router.post("/learn/{game}/game")
def own_game(game: GameName, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """A whole game against deckhands, with the coach; as many seats as in the last chapter."""
    last = lesson_for(game).chapters[-1]
    name = my_name(request) or words(language_of(request))("learn-skipper")
    others = [Seat("bot", each, "deckhand") for each in last.names[1:]]
    wish = Wish(game, [Seat("me", name), *others], last.options, coach=True)
    return made_of(request, house.make(wish, who.person, who.device))


def keep(house: House, who: Visitor, voyage: Voyage, skipped: bool = False) -> None:
    """Note where a learner is."""
    if who.person is None:
        raise NotYours
    Progress(house.store).keep(who.person, voyage.lesson.game, voyage.place, voyage.finished and not skipped)


def _main(request: Request, house: House, who: Visitor, voyage: Voyage, **said: Any) -> HTMLResponse:
    return render(request, "_learn_main.html", who, **shown(request, house, who, voyage, **said))


# what the pilot says


def shown(
    request: Request, house: House, who: Visitor, voyage: Voyage, at: int | None = None, **said: Any
) -> dict[str, Any]:
    """The table, and the pilot beside it."""
    lang = language_of(request)
    table = LessonTable(voyage)
    facts = facts_of(request, house, Look(table, [LEARNER], LEARNER), at)
    standings = Progress(house.store).of(who.person, voyage.lesson.game)
    pilot = pilot_of(voyage, table, lang, **said)
    pilot["moves"] = offered(facts["bar"], {one["code"] for one in pilot["todo"]})
    pilot["chapters"] = chapters_of(voyage.lesson, standings, voyage.chapter.id, lang)
    return {**facts, "undoing": False, "since": [], "pilot": pilot}


def pilot_of(
    voyage: Voyage, table: LessonTable, lang: str, refused: str = "", tried_move: str = "",
    tried: list[int] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """What the bubble says: one thing to read, and one to do."""
    step, match, tries = voyage.step, table.match, tried or []
    expected = [] if voyage.finished else voyage.expected(match)
    codes = {move.code for move in expected}
    following = voyage.following
    answered = step.quiz and step.right in tries
    return {
        "kind": "lesson", "game": voyage.lesson.game, "chapter": voyage.lesson.number(voyage.chapter.id) + 1,
        "step": voyage.place.step, "steps": len(voyage.chapter.steps), "quiz": step.quiz, "finished": voyage.finished,
        "say": step.text("say", lang), "wrong": (step.text("wrong", lang) or words(lang)("learn-wrong")) if refused
        else "", "refused": refused, "refused_move": tried_move,
        "todo": [{"code": move.code, "words": move.words(lang)} for move in expected],
        "points": [] if voyage.finished else points_of(step.point, match, codes),
        "answers": [{"words": one[lang], "no": n in tries and n != step.right, "yes": answered and n == step.right}
                    for n, one in enumerate(step.answers)],
        "tried": tries, "answered": answered, "because": step.text("because", lang) if answered else "",
        "following": {"id": following.id, "title": following.title[lang]} if following else None,
        "remember": voyage.chapter.steps[-1].text("say", lang), "title": voyage.chapter.title[lang],
    }  # fmt: skip


def points_of(points: Any, match: Any, codes: set[int]) -> list[dict[str, Any]]:
    """What is ringed, as the page finds it: a part of the table, a player, or a move; `do`: it shall be made."""
    found: list[dict[str, Any]] = []
    for point in points:
        kind, _, name = point.partition(":")
        if kind == "move":
            code = match.moves.find(name).code
            found.append({"kind": "move", "name": code, "do": code in codes})
        else:
            found.append({"kind": kind, "name": name, "do": False})
    ringed = {one["name"] for one in found if one["kind"] == "move"}
    return found + [{"kind": "move", "name": code, "do": True} for code in sorted(codes - ringed)]


def offered(bar: dict[str, Any], codes: set[int]) -> list[dict[str, Any]]:
    """A few of the legal moves for a small screen, in short words, those that are wanted among them."""
    folded = [move for fold in bar["folds"] for move in fold["moves"]]
    legal = [*bar["numbers"], *bar["more_numbers"], *bar["plain"], *folded, *bar["ends"]]
    first = next((n for n, move in enumerate(legal) if move["code"] in codes), 0)
    begin = max(0, min(first - AT_ONCE // 2, len(legal) - AT_ONCE))
    near = legal[begin : begin + AT_ONCE]
    near += [move for move in legal if move["code"] in codes and move not in near]
    return [
        {
            "code": move["code"], "words": move["words"], "do": move["code"] in codes,
            "short": move["words"] if codes == {move["code"]} and "number" not in move
            else move.get("number") or move.get("short") or move["words"],
        }
        for move in near
    ]  # fmt: skip
