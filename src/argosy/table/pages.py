"""The pages: lobby, table, what is left of a finished game, rules. All are made from what `shown` answers."""

from __future__ import annotations

import json
import time
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markdown_it import MarkdownIt

from argosy.games import find
from argosy.games import names as game_names
from argosy.kernel.compile import PACKAGE, home
from argosy.kernel.game import Game
from argosy.table.api import LEVELS, TheHouse, Who
from argosy.table.covers import cover_of
from argosy.table.errors import NoTable
from argosy.table.frame import language_of, render, words
from argosy.table.house import House
from argosy.table.over import over_of
from argosy.table.shown import table_of
from argosy.table.visitors import Look, Visitor, look, watch
from argosy.words import say

router = APIRouter(include_in_schema=False)

FIRST_MOVES = 10  # as many buttons at once; the others unfold
ICONS = {"goa": "sack", "grog_island": "grog", "amerigo": "map", "maracaibo": "ship"}
STYLES = {"goa": "goa", "grog_island": "grogi", "amerigo": "amer", "maracaibo": "mara"}  # the page's class
SINCE = 8  # what happened since one's last turn: at most so many entries in the strip


@router.get("/")
def lobby(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """Choose a voyage."""
    lang = language_of(request)
    games = [game_card(name, lang) for name in game_names()]
    facts = {
        "games": games,
        "games_json": json.dumps([{k: v for k, v in game.items() if k != "cover"} for game in games]),
        "words_json": json.dumps({key: words(lang)(f"lobby-js-{key}") for key in JS_WORDS}),
    }
    return render(request, "lobby.html", who, **facts, **lists_of(house, who, lang))


JS_WORDS = ("you", "friend", "bot", "hot", "remove", "who", "level", "deckhand", "mate", "captain", "invited", "copied")


@router.get("/lists")
def lists(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """The lists of tables, refreshed now and then."""
    return render(request, "_lists.html", who, **lists_of(house, who, language_of(request)))


def game_card(name: str, lang: str) -> dict[str, Any]:
    """A game in the lobby."""
    game = find(name)
    options = [
        {
            "name": option, "default": kept.default, "choices": list(kept.choices),
            "words": say(name, lang, f"option-{option.replace('_', '-')}"),
        }
        for option, kept in game.options.items()
    ]  # fmt: skip
    return {
        "name": name, "title": game.title, "least": game.seats[0], "most": game.seats[-1], "minutes": game.minutes,
        "lead": words(lang)(f"lobby-lead-{name.replace('_', '-')}"), "options": options, "levels": list(LEVELS),
        "cover": cover_of(name),
    }  # fmt: skip


def lists_of(house: House, who: Visitor, lang: str) -> dict[str, Any]:
    """The visitor's tables and the public ones."""
    mine = house.store.tables_of(who.person, 12) if who.person else []
    return {
        "yours": [table_row(house, row, who, lang) for row in mine],
        "open": [table_row(house, row, who, lang) for row in house.store.listed("open", 8)],
        "running": [table_row(house, row, who, lang) for row in house.store.listed("running", 4)],
    }


def table_row(house: House, row: Any, who: Visitor, lang: str) -> dict[str, Any]:
    """A table in a list."""
    t = words(lang)
    table = house.table(row.id)
    held = house.store.holdings(who.person, row.id) if who.person else []
    acting = table.to_move
    go = row.status == "running" and acting in held
    button = t("lobby-your-turn") if go else t("lobby-look")
    if row.status == "running" and acting is not None and not go:
        button = t("lobby-plays", name=table.seats[acting].name)
    if row.status == "over":
        button = t("lobby-review")
    free = sum(seat.kind == "open" for seat in table.seats)
    note = t("lobby-free", n=free) if row.status == "open" else t("lobby-moves", n=len(table.match.made))
    if row.status == "over":
        note = t("lobby-over")
    return {
        "id": row.id, "title": table.match.game.title, "icon": ICONS.get(row.game, "compass"), "note": note,
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in table.seats], "go": go, "button": button,
    }  # fmt: skip


@router.get("/s/{seat_key}")
def enter(seat_key: str, house: TheHouse, who: Who, request: Request) -> Response:
    """A seat's secret link: this browser holds the seat from now on."""
    if who.person is None:
        raise NoTable
    name = request.cookies.get("argosy_name", "")
    return RedirectResponse(f"/t/{house.enter(seat_key, who.person, name)}", 303)


@router.get("/t/{table_id}")
def table_page(table_id: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """A table."""
    found = look(house, table_id, who)
    return whole_page(request, house, who, found, f"/t/{table_id}", f"/api/tables/{table_id}/events")


@router.get("/t/{table_id}/main")
def table_main(table_id: str, request: Request, house: TheHouse, who: Who, at: str = "", shown: str = "") -> HTMLResponse:
    """What changes on the page of a table."""
    found = look(house, table_id, who)
    return render(request, "_main.html", who, **facts_of(request, house, found, number(at), number(shown)))


@router.get("/w/{watch_key}")
def watch_page(watch_key: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """A table for spectators, by their link."""
    found = watch(house, watch_key)
    return whole_page(request, house, who, found, f"/w/{watch_key}", f"/api/watch/{watch_key}/events")


@router.get("/w/{watch_key}/main")
def watch_main(watch_key: str, request: Request, house: TheHouse, who: Who, at: str = "") -> HTMLResponse:
    """What changes on a spectator's page."""
    return render(request, "_main.html", who, **facts_of(request, house, watch(house, watch_key), number(at), None))


def number(text: str) -> int | None:
    """A number in an address, or nothing."""
    return int(text) if text.isdecimal() and len(text) < 9 else None


def whole_page(request: Request, house: House, who: Visitor, found: Look, base: str, events: str) -> HTMLResponse:
    """The whole page around `_main.html`."""
    facts = facts_of(request, house, found, None, found.seat)
    game = found.table.match.game
    css = STYLES.get(game.name, game.name)
    return render(request, "table.html", who, **facts, base=base, events=events, title=game.title, css=css)


def facts_of(request: Request, house: House, found: Look, at: int | None, shown: int | None) -> dict[str, Any]:
    """Everything that `_main.html` speaks of."""
    lang = language_of(request)
    t = words(lang)
    live = found.table
    if at is not None:
        at = min(at, len(live.match.made))
    table = table_of(house, found, lang, at)
    over = table["status"] == "over"
    if over and at is None:
        table["at"] = table["moves_made"]
    with live.lock:
        view = house.view(live, found.seat, at)
        moves = [move["code"] for move in table["moves"]]
        parts, areas = parts_of(live.match.game, view, moves, lang)
        after = over_of(live.match, table, lang) if over else None
    cover = None
    if len(found.held) > 1 and live.to_move in found.held and shown != live.to_move and at is None:
        cover = live.to_move
    asked = table["to_move"]
    mine = table["moves"]
    seen = live.seats[found.seat].seen if found.seat is not None else len(table["log"])
    log = [dict(entry, mark=entry["move"] == seen and found.seat is not None) for entry in reversed(table["log"])]
    return {
        "table": table, "parts": parts, "areas": areas, "over": after, "cover": cover, "live": at is None and not over,
        "asked": asked, "first": mine[:FIRST_MOVES], "rest": mine[FIRST_MOVES:], "log": [e for e in log if e["lines"]],
        "headline": headline(table, live, found, t), "roles": [role(seat, t) for seat in table["seats"]],
        "since": [e for e in table["log"][seen:] if e["lines"]][-SINCE:] if found.seat is not None and not over else [],
        "shown_seat": found.seat, "hot": len(found.held) > 1, "left": "", "now": time.time(),
    }  # fmt: skip


def parts_of(game: Game, view: Any, moves: list[int], lang: str) -> tuple[dict[str, str], dict[str, Any]]:
    """The pictures of the table and where they stand on the page."""
    if game.fragments is None:
        return {"board": view.svg(lang)}, {"board": ["board"], "mine": [], "more": []}
    parts = dict(game.fragments(view.state, moves, lang, view.names or ()))
    areas = {area: [name for name in game.areas.get(area, ()) if parts.get(name)] for area in ("board", "mine", "more")}
    return parts, areas


def headline(table: dict[str, Any], live: Any, found: Look, t: Any) -> str:
    """The question, or whose turn it is."""
    if table["moves"] or table["status"] != "running" or table["to_move"] is None:
        return str(table["prompt"])
    return str(t("table-plays", name=live.seats[table["to_move"]].name))


def role(seat: dict[str, Any], t: Any) -> str:
    """What is said under a player's name."""
    if seat["kind"] == "bot":
        return str(t("table-role-bot", level=t(f"lobby-js-{seat['level']}")))
    if seat["kind"] == "open":
        return str(t("table-role-open"))
    return str(t("table-role-you") if seat["you"] else t("table-role-person"))


@router.get("/rules/{name}")
def rules(name: str, request: Request, who: Who) -> HTMLResponse:
    """The rules of a game as they are played here."""
    if name not in game_names():
        raise NoTable
    text = (home(name) / "README.md").read_text(encoding="utf-8")
    return render(request, "page.html", who, heading=find(name).title, content=MarkdownIt("commonmark").enable("table").render(text))


@router.get("/about")
def about(request: Request, who: Who) -> HTMLResponse:
    """What Argosy is, and what it is not."""
    t = words(language_of(request))
    text = (PACKAGE / "table" / "about.md").read_text(encoding="utf-8")
    return render(request, "page.html", who, heading=t("page-about"), content=MarkdownIt().render(text))


