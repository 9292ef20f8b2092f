"""The lobby: the first visit, a new table with every option in words, and visitors who come back to their tables."""

from __future__ import annotations

import functools
import json
import math
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.bots.levels import ALL_LEVELS, LEVELS, levels_of
from argosy.draw import chart, ship
from argosy.draw.ink import el
from argosy.games import find
from argosy.games import names as game_names
from argosy.lessons import BadLesson, NoLesson, lesson_of
from argosy.play.telling import speak
from argosy.preparing import Foreman
from argosy.preparing.foreman import USUAL
from argosy.table import rulebook
from argosy.table.api import TheHouse, Who, title_of
from argosy.table.covers import cover_of
from argosy.table.errors import NoTable
from argosy.table.figures import apart
from argosy.table.frame import language_of, render, words
from argosy.table.house import House
from argosy.table.names import CREW
from argosy.table.progress import Progress, done_of, next_chapter
from argosy.table.seats import colours_of
from argosy.table.stories import ago
from argosy.table.visitors import Visitor, look
from argosy.words import MissingWords, say

router = APIRouter(include_in_schema=False)

PICTURED = 3  # tables whose board is drawn: those that wait for the visitor, the latest first
SENTENCES = 2  # of what happened since
OVER = 5  # finished games in the list
JS_WORDS = (
    "you", "name", "friend", "bot", "hot", "here", "remove", "who", "level", "deckhand", "mate", "captain", "admiral",
    "person",
    "open", "standard", "changed", "link-help", "and", "hints", "coach", "alone", "with",
)  # fmt: skip


@router.get("/")
def lobby(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """Choose a voyage; whoever has tables sees them first."""
    lang = language_of(request)
    lists = lists_of(house, who, lang)
    back = bool(lists["mine"] or lists["others"] or lists["over"])
    facts = new_facts(request, lang)
    lessons = lessons_of(house, who, lang)
    page = "lobby_back.html" if back else "lobby.html"
    return render(request, page, who, **facts, **lists, lessons=lessons, first=easiest(lessons), sea=sea())


@router.get("/new")
@router.get("/new/{name}")
def new_table(request: Request, who: Who, name: str = "") -> HTMLResponse:
    """A new table with all its options."""
    if name and name not in game_names():
        raise NoTable
    return render(request, "new.html", who, **new_facts(request, language_of(request)), chosen=name or game_names()[0])


def new_facts(request: Request, lang: str) -> dict[str, Any]:
    """The games and the words that a new table is made of."""
    standing = preparing_of(request.app.state.foreman, lang)
    games = [game_card(name, lang, standing.get(name)) for name in game_names()]
    t = words(lang)
    said: dict[str, Any] = {key: t(f"lobby-js-{key}") for key in JS_WORDS}
    said |= {f"{level}-help": t(f"lobby-level-{level}") for level in ALL_LEVELS}
    return {
        "games": games, "levels": LEVELS, "css": "",
        "games_json": json.dumps([{k: v for k, v in game.items() if k != "cover"} for game in games]),
        "words_json": json.dumps(said | {"crew": list(CREW)}),
    }  # fmt: skip


@router.get("/lists")
def lists(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """The lists of tables, refreshed now and then."""
    found = lists_of(house, who, language_of(request))
    page = "_lists_back.html" if request.query_params.get("back") else "_lists.html"
    return render(request, page, who, **found)


def preparing_of(foreman: Foreman, lang: str) -> dict[str, dict[str, Any]]:
    """The games that are still being compiled here: how far each is, and how long it will take."""
    found = {}
    for name in game_names():
        standing = foreman.standing(name)
        if not standing.ready and not standing.trouble:
            seconds = math.ceil(standing.seconds or USUAL)
            found[name] = {
                "percent": round(100 * standing.share), "words": words(lang)("lobby-preparing", seconds=seconds)
            }  # fmt: skip
    return found


@router.get("/preparing")
def preparing(request: Request) -> dict[str, dict[str, Any]]:
    """How far games are that are still being prepared; the lobby asks now and then."""
    return preparing_of(request.app.state.foreman, language_of(request))


# games and their options


def game_card(name: str, lang: str, preparing: dict[str, Any] | None = None) -> dict[str, Any]:
    """A game in the lobby."""
    game = find(name)
    return {
        "name": name, "title": game.title, "least": game.rules.seats[0], "most": game.rules.seats[-1],
        "minutes": game.face.minutes, "lead": say(name, lang, "lead"), "levels": list(levels_of(game)),
        "options": [option_of(name, lang, option) for option in game.rules.options],
        "cover": cover_of(name), "preparing": preparing, "lesson": minutes_of(name),
        "rules": rulebook.has_rules(name),
    }  # fmt: skip


def minutes_of(name: str) -> int:
    """How long the lesson of a game takes; 0 without one that can be played."""
    try:
        return lesson_of(name).minutes
    except (NoLesson, BadLesson):
        return 0


def option_of(game: str, lang: str, option: str) -> dict[str, Any]:
    """An option with a sentence for itself, or for every choice."""
    kept = find(game).rules.options[option]
    key = f"option-{option.replace('_', '-')}"
    choices = list(kept.choices)
    return {
        "name": option, "default": kept.default, "choices": choices, "seats": list(kept.seats),
        "words": say(game, lang, key), "help": said_or(game, lang, f"{key}-help", ""),
        "labels": {str(choice): said_or(game, lang, f"{key}-{int(choice)}", str(choice)) for choice in choices},
        "helps": {str(choice): said_or(game, lang, f"{key}-{int(choice)}-help", "") for choice in choices},
    }  # fmt: skip


def said_or(game: str, lang: str, key: str, otherwise: str) -> str:
    """A message of a game, where it has one."""
    try:
        return say(game, lang, key)
    except MissingWords:
        return otherwise


def lessons_of(house: House, who: Visitor, lang: str) -> list[dict[str, Any]]:
    """The lessons and how far the visitor has come in them."""
    found = []
    for name in game_names():
        try:
            lesson = lesson_of(name)
        except (NoLesson, BadLesson):
            continue
        standings = Progress(house.store).of(who.person, name)
        done = len(done_of(lesson, standings))
        chapter = lesson.chapter(next_chapter(lesson, standings))
        found.append({
            "game": name, "title": title_of(name), "minutes": lesson.minutes, "done": done, "all": len(lesson.chapters),
            "begun": bool(standings), "chapter": chapter.title[lang],
        })  # fmt: skip
    return found


def easiest(lessons: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Where a newcomer begins: with a lesson that was begun, else with the game that is played in the shortest time."""
    left = [one for one in lessons if one["done"] < one["all"]] or lessons
    return sorted(left, key=lambda one: (not one["begun"], int(find(one["game"]).face.minutes.split("–")[0])))


@functools.cache
def sea() -> str:
    """The sea behind the welcome."""
    land = chart.smooth([(420, 392), (470, 346), (560, 334), (640, 346), (700, 334), (790, 346), (840, 392)])
    inside = chart.rhumbs(640, 330, 1300, 360, 32) + chart.coast([land]) + ship(0, 336, 292, 0.9)
    return el("svg", inside, cls="bg b", viewBox="0 0 1300 360", preserveAspectRatio="xMidYMid slice",
              aria_hidden="true")  # fmt: skip


# tables


def lists_of(house: House, who: Visitor, lang: str) -> dict[str, Any]:
    """The visitor's tables, those that wait for them first, and the public ones."""
    rows = [table_row(row, who, lang) for row in (house.store.tables_of(who.person, 24) if who.person else [])]
    mine = [row for row in rows if row["go"]]
    for row in mine[:PICTURED]:
        row |= happened(house, who, row["id"], lang)
    return {
        "mine": mine,
        "others": [row for row in rows if not row["go"] and row["status"] in ("open", "running")],
        "over": [row for row in rows if row["status"] not in ("open", "running")][:OVER],
        "open": [table_row(row, who, lang) for row in house.store.listed("open", 8)],
        "running": [table_row(row, who, lang) for row in house.store.listed("running", 4)],
    }


def happened(house: House, who: Visitor, table_id: str, lang: str) -> dict[str, Any]:
    """A table that waits for the visitor: its board, what happened since, and the question."""
    found = look(house, table_id, who)
    live = found.table
    if found.seat is None or len(found.held) > 1:  # around one screen: nobody's things before somebody says who looks
        return {}
    with live.lock:
        view, game = live.match.view(found.seat), live.match.game
        story = live.match.story(found.seat, lang)
        drawn = game.face.fragments(view.reading, [], lang, view.names or ()) if game.face.fragments else {}
    seen = live.seats[found.seat].seen
    news = [line for n, lines in enumerate(story) if n >= seen and live.deciders[n] != found.seat for line in lines]
    first = next(iter(game.face.areas.get("board", ())), "")
    return {
        "did": " ".join(news[-SENTENCES:]),
        "asks": speak(game, game.face.prompt(view.reading), lang, view.names),
        "board": apart(drawn.get(first, ""), table_id),
    }


def table_row(row: Any, who: Visitor, lang: str) -> dict[str, Any]:
    """A table in a list."""
    t = words(lang)
    held = [seat for seat, persons in row.held.items() if who.person in persons]
    acting = row.acting if row.status == "running" else None
    go = acting is not None and acting in held
    free = sum(seat.kind == "open" for seat in row.seats)
    note = t("lobby-free", n=free) if row.status == "open" else t("lobby-moves", n=row.moved)
    if acting is not None and not go:
        note = t("lobby-since", name=row.seats[acting].name, ago=ago(row.turn_began, t))
    if row.status in ("over", "closed"):
        note = t(f"lobby-{row.status}")
    return {
        "id": row.id, "status": row.status, "title": title_of(row.game), "note": note, "go": go,
        "cover": cover_of(row.game) if row.game in game_names() else "", "did": "", "asks": "", "board": "",
        "seats": [
            {"seat": seat.seat, "name": seat.name if seat.kind != "open" else t("table-free"), "colour": colour,
             "turn": seat.seat == acting, "you": seat.seat in held}
            for seat, colour in zip(row.seats, colours_of(row.seats), strict=True)
        ],
    }  # fmt: skip
