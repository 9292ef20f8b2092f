"""The pages: lobby, table, what is left of a finished game, rules. All are made from what `shown` answers."""

from __future__ import annotations

import json
import math
import re
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markdown_it import MarkdownIt

from argosy.bots import BOTS
from argosy.games import find
from argosy.games import names as game_names
from argosy.kernel.compile import PACKAGE
from argosy.kernel.game import AREAS, Game
from argosy.preparing import Foreman
from argosy.preparing.foreman import USUAL
from argosy.table import rulebook
from argosy.table.api import MoveIn, TheHouse, UndoIn, Who, at_work, moved, title_of, undone
from argosy.table.buttons import bar_of
from argosy.table.covers import cover_of
from argosy.table.doors import colours_for
from argosy.table.errors import NoTable
from argosy.table.frame import language_of, render, root_of, words
from argosy.table.house import House
from argosy.table.names import CREW
from argosy.table.over import over_of
from argosy.table.seats import LEVELS, colours_of
from argosy.table.shown import table_of
from argosy.table.stories import ago, since, told
from argosy.table.visitors import Look, Visitor, look, own, watch
from argosy.table.voyage_pages import at_table
from argosy.words import MissingWords, say

router = APIRouter(include_in_schema=False)

SINCE = 8  # what happened since one's last turn: at most so many sentences in the strip
LOG = 60  # so many sentences of the log are on the page; all of them when they are asked for
PACES = ("slow", "normal", "fast", "step")
DRAWN = re.compile(r'viewBox="0 0 [\d.]+ ([\d.]+)"')


@router.get("/")
def lobby(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """Choose a voyage."""
    lang = language_of(request)
    standing = preparing_of(request.app.state.foreman, lang)
    games = [game_card(name, lang, standing.get(name)) for name in game_names()]
    facts: dict[str, Any] = {
        "games": games,
        "games_json": json.dumps([{k: v for k, v in game.items() if k != "cover"} for game in games]),
        "words_json": json.dumps({key: words(lang)(f"lobby-js-{key}") for key in JS_WORDS} | {"crew": list(CREW)}),
    }
    return render(request, "lobby.html", who, **facts, **lists_of(house, who, lang))


JS_WORDS = (
    "you", "name", "friend", "bot", "hot", "remove", "who", "level", "deckhand", "mate", "captain", "person", "open",
    "standard", "changed",
)  # fmt: skip


@router.get("/lists")
def lists(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """The lists of tables, refreshed now and then."""
    return render(request, "_lists.html", who, **lists_of(house, who, language_of(request)))


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


def game_card(name: str, lang: str, preparing: dict[str, Any] | None = None) -> dict[str, Any]:
    """A game in the lobby."""
    game = find(name)
    options = [
        {
            "name": option, "default": kept.default, "choices": list(kept.choices),
            "words": say(name, lang, f"option-{option.replace('_', '-')}"),
            "labels": {str(choice): choice_words(name, lang, option, choice) for choice in kept.choices},
        }
        for option, kept in game.rules.options.items()
    ]  # fmt: skip
    return {
        "name": name, "title": game.title, "least": game.rules.seats[0], "most": game.rules.seats[-1], 
        "minutes": game.face.minutes,
        "lead": say(name, lang, "lead"), "options": options, "levels": list(LEVELS),
        "cover": cover_of(name), "preparing": preparing,
    }  # fmt: skip


def choice_words(game: str, lang: str, option: str, choice: int | bool) -> str:
    """A choice of an option in words, where the game has some: option-tower-2."""
    try:
        return say(game, lang, f"option-{option.replace('_', '-')}-{int(choice)}")
    except MissingWords:
        return str(choice)


def lists_of(house: House, who: Visitor, lang: str) -> dict[str, Any]:
    """The visitor's tables and the public ones."""
    mine = house.store.tables_of(who.person, 12) if who.person else []
    return {
        "yours": [table_row(row, who, lang) for row in mine],
        "open": [table_row(row, who, lang) for row in house.store.listed("open", 8)],
        "running": [table_row(row, who, lang) for row in house.store.listed("running", 4)],
    }


def table_row(row: Any, who: Visitor, lang: str) -> dict[str, Any]:
    """A table in a list."""
    t = words(lang)
    held = [seat for seat, persons in row.held.items() if who.person in persons]
    acting = row.acting if row.status == "running" else None
    go = acting is not None and acting in held
    button = t("lobby-your-turn") if go else t("lobby-look")
    if acting is not None and not go:
        button = t("lobby-plays", name=row.seats[acting].name)
    if row.status == "over":
        button = t("lobby-review")
    free = sum(seat.kind == "open" for seat in row.seats)
    note = t("lobby-free", n=free) if row.status == "open" else t("lobby-moves", n=row.moved)
    if row.status in ("over", "closed"):
        note = t(f"lobby-{row.status}")
    return {
        "id": row.id, "title": title_of(row.game), "icon": icon_of(row.game), "note": note,
        "seats": [
            {"seat": seat.seat, "name": seat.name if seat.kind != "open" else t("table-free"), "colour": colour}
            for seat, colour in zip(row.seats, colours_of(row.seats), strict=True)
        ],
        "go": go, "button": button,
    }  # fmt: skip


def icon_of(name: str) -> str:
    """The picture of a game in a list, also of one that this server no longer has."""
    return find(name).face.icon if name in game_names() else "compass"


@router.get("/t/{table_id}")
def table_page(table_id: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """A table."""
    found = seen_from(house, table_id, who, None)
    return whole_page(request, house, who, found, f"/t/{table_id}", f"/api/tables/{table_id}/events")


@router.get("/t/{table_id}/main")
async def table_main(
    table_id: str, request: Request, house: TheHouse, who: Who, at: str = "", shown: str = "", log: str = ""
) -> HTMLResponse:
    """What changes on the page of a table."""
    return await at_work(request, main_of, table_id, request, house, who, at, shown, log)


def main_of(table_id: str, request: Request, house: House, who: Visitor, at: str, shown: str, log: str) -> HTMLResponse:
    """The part of a table's page that changes."""
    found = seen_from(house, table_id, who, number(shown))
    return render(request, "_main.html", who, **facts_of(request, house, found, number(at), log == "all"))


@router.post("/t/{table_id}/moves")
async def move_here(
    table_id: str, move: MoveIn, request: Request, house: TheHouse, who: Who, shown: str = "", log: str = ""
) -> HTMLResponse:
    """Make a move; the answer is what changes on the page."""
    await at_work(request, lambda: moved(house, own(house, table_id, who, move.seat), move))
    return await at_work(request, main_of, table_id, request, house, who, "", shown, log)


@router.post("/t/{table_id}/undo")
def undo_here(
    table_id: str, undo: UndoIn, request: Request, house: TheHouse, who: Who, shown: str = "", log: str = ""
) -> HTMLResponse:
    """Take back a move or a turn; the answer is what changes on the page."""
    undone(house, own(house, table_id, who, undo.seat), undo)
    return main_of(table_id, request, house, who, "", shown, log)


def seen_from(house: House, table_id: str, who: Visitor, shown: int | None) -> Look:
    """The table from the seat whose turn at the screen it is; nobody's secrets before somebody has said who looks."""
    found = look(house, table_id, who)
    if len(found.held) < 2 or found.table.row.status != "running":
        return found
    return Look(found.table, found.held, shown if shown in found.held else None)


@router.get("/w/{watch_key}")
def watch_page(watch_key: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """A table for spectators, by their link."""
    found = watch(house, watch_key)
    return whole_page(request, house, who, found, f"/w/{watch_key}", f"/api/watch/{watch_key}/events")


@router.get("/w/{watch_key}/main")
def watch_main(
    watch_key: str, request: Request, house: TheHouse, who: Who, at: str = "", log: str = ""
) -> HTMLResponse:
    """What changes on a spectator's page."""
    found = watch(house, watch_key)
    return render(request, "_main.html", who, **facts_of(request, house, found, number(at), log == "all"))


def number(text: str) -> int | None:
    """A number in an address, or nothing."""
    return int(text) if text.isdecimal() and len(text) < 9 else None


def whole_page(request: Request, house: House, who: Visitor, found: Look, base: str, events: str) -> HTMLResponse:
    """The whole page around `_main.html`."""
    facts = facts_of(request, house, found, None)
    game = found.table.match.game
    root = root_of(request)
    where: dict[str, Any] = {"base": f"{root}{base}", "events": f"{root}{events}"}
    return render(request, "table.html", who, **facts, **where, title=game.title, css=game.name)


def facts_of(request: Request, house: House, found: Look, at: int | None, whole_log: bool = False) -> dict[str, Any]:
    """Everything that `_main.html` speaks of."""
    lang = language_of(request)
    t = words(lang)
    live = found.table
    if at is not None:
        at = min(at, len(live.match.made))
    table = table_of(house, found, lang, at)
    over = table["status"] == "over"
    with live.lock:
        view = house.view(live, found.seat, at)
        game = live.match.game
        waits = table["status"] == "open"  # nothing is dealt: there is no board yet
        moves = [move["code"] for move in table["moves"]]
        parts, areas = parts_of(game, view, moves, lang) if not waits else ({}, {area: [] for area in AREAS})
        after = over_of(live.match, table, lang) if over else None
        undoing = [seat for seat in found.held if not over and live.match.can_undo(seat)]
    names = [seat["name"] or t("table-free") for seat in table["seats"]]
    story = told(table["turns"])
    seen = live.seats[found.seat].seen if found.seat is not None else len(table["log"])
    asked = game.rules.asks[int(view.state.asks[view.state.depth - 1, 0])] if _has_asks(view) else ""
    return {
        "table": table, "parts": parts, "areas": areas, "over": after, "cover": cover_of_hands(found, at),
        "live": at is None and not over, "bar": bar_of(table["moves"]),
        "headline": headline(table, live, t, request.app.state.foreman),
        "roles": [role(seat, t, house.share() < 1) for seat in table["seats"]],
        "older": 0 if whole_log else max(0, len(story) - LOG),
        "log": log_of(story, seen, found.seat, t, len(story) if whole_log else LOG),
        "since": since(story, seen, found.seat, SINCE) if found.seat is not None and not over else [],
        "shown_seat": found.seat, "hot": len(found.held) > 1, "undoing": len(undoing),
        "frame": game.face.frame, "pace": pace_of(request), "barred": [],
        "progress": game.face.progress(view.reading) if game.face.progress and table["status"] != "open" else None,
        "extra_players": [name for name in parts if name.startswith("player-") and int(name[7:]) >= len(names)],
        "help_ask": rulebook.help_with(game.name, asked), "paints": paints(table), "picture": cover_of(game.name),
        "joining": joining(found, table, lang),
        "hosting": bool(found.held) and table["host"] in (None, *found.held),
        "deciding": decision(found, table), **again_of(house, found, table),
        "voyage": at_table(request, house, live, found.held if found.seat is None else [found.seat]),
    }  # fmt: skip


def pace_of(request: Request) -> str:
    """How fast the reader wants to see what the others do."""
    pace = request.cookies.get("argosy_pace", "normal")
    return pace if pace in PACES else "normal"


def paints(table: dict[str, Any]) -> list[tuple[int, int]]:
    """Seats that are painted in another colour than that of their place."""
    return [(seat["seat"] + 1, seat["colour"] + 1) for seat in table["seats"] if seat["colour"] != seat["seat"]]


def joining(found: Look, table: dict[str, Any], lang: str) -> dict[str, Any] | None:
    """The free seats of a public table that the reader may take, and the colours that are left."""
    places = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
    if not places or not table["listed"] or (found.held and not table["several"]):
        return None
    return {"places": places, "colours": colours_for(found.table, places[0], lang)}


def decision(found: Look, table: dict[str, Any]) -> int | None:
    """The seat without time that the reader may decide for."""
    late = table["late"]
    others = [seat for seat in found.held if seat != late]
    return late if late is not None and table["pace"]["zero"] == "table" and others else None


def again_of(house: House, found: Look, table: dict[str, Any]) -> dict[str, Any]:
    """Who wants to play again, and who is waited for."""
    if table["status"] != "over" or not found.held:
        return {"agreed": [], "awaited": [], "i_agreed": False}
    people = house.people(found.table)
    seats = table["seats"]
    return {
        "agreed": [seats[seat]["name"] for seat in people if seats[seat]["again"]],
        "awaited": [seats[seat]["name"] for seat in people if not seats[seat]["again"]],
        "i_agreed": all(seats[seat]["again"] for seat in found.held),
    }


def _has_asks(view: Any) -> bool:
    """Whether the view has a question on its stack that has a name."""
    state = view.state
    if not hasattr(state, "asks") or not hasattr(state, "depth") or state.depth < 1:
        return False
    return 0 <= int(state.asks[state.depth - 1, 0]) < len(view.game.rules.asks)


def cover_of_hands(found: Look, at: int | None) -> int | None:
    """Around one screen: the seat that the screen must be handed to before anything is shown."""
    acting = found.table.to_move
    if at is None and len(found.held) > 1 and acting in found.held and found.seat != acting:
        return acting
    return None


def log_of(story: list[dict[str, Any]], seen: int, seat: int | None, t: Any, most: int) -> list[dict[str, Any]]:
    """The latest of the log, newest first, with a mark at one's own last turn."""
    mark = max((one["move"] for one in story if one["move"] <= seen), default=0) if seat is not None else 0
    shown = []
    for one in reversed(story[-most:] if most else []):
        shown.append(dict(one, mark=one["move"] == mark, ago=ago(one["at"], t)))
        if one["move"] == mark:
            mark = 0
    return shown


def parts_of(game: Game, view: Any, moves: list[int], lang: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    """The pictures of the table and where they stand on the page."""
    if game.face.fragments is None:
        return {"board": view.drawing(lang)}, {area: ["board"] if area == "board" else [] for area in AREAS}
    drawn = dict(game.face.fragments(view.reading, moves, lang, view.names or ()))
    parts = {name: svg for name, svg in drawn.items() if _has_content(svg)}
    return parts, {area: [name for name in game.face.areas.get(area, ()) if name in parts] for area in AREAS}


def _has_content(svg: str) -> bool:
    found = DRAWN.search(svg)
    return bool(svg) and not (found and float(found.group(1)) < 2)


def headline(table: dict[str, Any], live: Any, t: Any, foreman: Foreman) -> str:
    """The question, or whose turn it is."""
    if table["moves"] or table["status"] != "running" or table["to_move"] is None:
        return str(table["prompt"])
    seat = live.seats[table["to_move"]]
    standing = foreman.standing(live.match.game.name)
    if seat.kind == "bot" and not BOTS[seat.level].quick and not standing.ready:
        seconds = math.ceil(standing.seconds or USUAL)
        return str(t("table-preparing", name=seat.name, game=live.match.game.title, seconds=seconds))
    return str(t("table-plays", name=live.seats[table["to_move"]].name))


def role(seat: dict[str, Any], t: Any, hurried: bool) -> str:
    """What is said under a player's name; `hurried`: captains think less now."""
    if seat["kind"] == "bot" and seat["level"] == "captain" and hurried:
        return str(t("table-role-hurried", level=t("lobby-js-captain")))
    if seat["kind"] == "bot":
        return str(t("table-role-bot", level=t(f"lobby-js-{seat['level']}")))
    if seat["kind"] == "open":
        return str(t("table-role-open"))
    return str(t("table-role-you") if seat["you"] else t("table-role-person"))


@router.get("/about")
def about(request: Request, who: Who) -> HTMLResponse:
    """What Argosy is, and what it is not."""
    t = words(language_of(request))
    text = (PACKAGE / "table" / "about.md").read_text(encoding="utf-8")
    return render(request, "page.html", who, heading=t("page-about"), content=MarkdownIt().render(text), contents=[])
