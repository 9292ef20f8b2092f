"""The pages: lobby, table, what is left of a finished game, rules. All are made from what `shown` answers."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markdown_it import MarkdownIt

from argosy.bots import BOTS
from argosy.kernel.compile import PACKAGE
from argosy.kernel.game import AREAS, Game
from argosy.preparing import Foreman
from argosy.preparing.foreman import USUAL
from argosy.table import rulebook, thinking
from argosy.table.api import ConfirmIn, MoveIn, TheHouse, UndoIn, Who, at_work, confirmed, moved, undone
from argosy.table.buttons import bar_of, barred_of, dead_end, worded
from argosy.table.coaching import bubble
from argosy.table.covers import cover_of
from argosy.table.doors import colours_for
from argosy.table.frame import language_of, render, root_of, words
from argosy.table.house import House
from argosy.table.logbook import Logbook, chapters
from argosy.table.over import over_of
from argosy.table.prints import HAVE, known_of, to_send
from argosy.table.shown import present_of, turns_of
from argosy.table.stories import since, told
from argosy.table.takeback import steps_back
from argosy.table.visitors import Look, Visitor, look, own, watch
from argosy.table.voyage_pages import at_table
from argosy.words import listing, say

router = APIRouter(include_in_schema=False)

SINCE = 8  # what happened since one's last turn: at most so many sentences in the strip
LOG = 60  # so many sentences of the log are on the page, in whole turns; all of them when they are asked for
PACES = ("slow", "normal", "fast", "step")


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


@router.post("/t/{table_id}/confirm")
def confirm_here(
    table_id: str, confirm: ConfirmIn, request: Request, house: TheHouse, who: Who, shown: str = "", log: str = ""
) -> HTMLResponse:
    """One's turn stands as it is; the answer is what changes on the page."""
    confirmed(house, own(house, table_id, who, confirm.seat))
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


def not_agreed(table: dict[str, Any], lang: str) -> str:
    """Who at a table between people has not agreed to hints."""
    names = [table["seats"][seat]["name"] for seat in table["against_hints"]]
    return say(None, lang, "hints-wait", names=listing(lang, names)) if names else ""


def facts_of(request: Request, house: House, found: Look, at: int | None, whole_log: bool = False) -> dict[str, Any]:
    """Everything that `_main.html` speaks of."""
    lang = language_of(request)
    t = words(lang)
    live = found.table
    with live.lock:  # the words and the pictures are of one moment, whoever moves meanwhile
        if at is not None:
            at = min(at, len(live.match.made))
        table = present_of(house, found, lang, at)
        over = table["status"] == "over"
        story = told(turns_of(found, lang))
        view = house.view(live, found.seat, at)
        game = live.match.game
        waits = table["status"] == "open"  # nothing is dealt: there is no board yet
        moves = [move["code"] for move in table["moves"]]
        drawn = {} if waits else pictures(game, view, moves, lang)
        has = known_of(request.headers.get(HAVE, ""))
        sent = to_send(drawn, has, live.prints.setdefault((found.seat, lang), {}))
        book = live.logbooks.setdefault((found.seat, lang), Logbook())
        entries = book.newest(live.match, found.seat, lang, math.inf if whole_log else LOG)
        when = [live.times[one.turn.last - 1] for one in entries]
        after = over_of(live.match, table, lang) if over else None
        undoing = sum(len(steps_back(live, seat)) for seat in found.held if not over)
        barred = barred_of(view, lang) if table["moves"] else []
        dead = dead_end(view, table["moves"])
        bar = bar_of(worded(view, table["moves"], lang))
    names = [seat["name"] or t("table-free") for seat in table["seats"]]
    called = [t("you-first") if seat == found.seat else name for seat, name in enumerate(names)]
    seen = live.seats[found.seat].seen if found.seat is not None else table["moves_made"]
    progress = game.face.progress(view.reading) if game.face.progress and not waits else None
    asked = game.rules.asks[int(view.state.asks[view.state.depth - 1, 0])] if _has_asks(view) else ""
    return {
        "table": table, "parts": sent.parts, "prints": sent.marks, "acting": sent.acting, "over": after,
        "areas": areas_of(game, sent.parts),
        "cover": cover_of_hands(found, at),
        "live": at is None and not over, "bar": bar, "looked_back": over and request.app.state.reviews.begun(live.id),
        "headline": headline(table, live, t, request.app.state.foreman),
        "roles": [role(seat, t, house.share() < 1) for seat in table["seats"]],
        "older": len(story) - sum(len(one.turn.told) for one in entries),
        "log": chapters(entries, when, called, has, seen if found.seat is not None else 0, t),
        "opening": [] if waits or story else live.match.log(found.seat, lang),
        "since": since(story, seen, found.seat, SINCE) if found.seat is not None and not over else [],
        "shown_seat": found.seat, "hot": len(found.held) > 1, "undoing": undoing,
        "frame": game.face.frame, "pace": pace_of(request), "barred": barred, "dead": dead,
        "progress": progress, "round_words": round_words(game.name, lang, progress),
        "extra_players": [name for name in sent.parts if name.startswith("player-") and int(name[7:]) >= len(names)],
        "help_ask": rulebook.help_with(game.name, asked), "paints": paints(table), "picture": cover_of(game.name),
        "pilot": bubble(getattr(request.app.state, "coach", None), found, lang) if at is None else None,
        "joining": joining(found, table, lang), "against": not_agreed(table, lang),
        "hosting": bool(found.held) and table["host"] in (None, *found.held),
        "deciding": decision(found, table), **again_of(house, found, table),
        "voyage": at_table(request, house, live, found.held if found.seat is None else [found.seat]),
    }  # fmt: skip


def pace_of(request: Request) -> str:
    """How fast the reader wants to see what the others do."""
    pace = request.cookies.get("argosy_pace", "normal")
    return pace if pace in PACES else "normal"


def round_words(game: str, lang: str, progress: tuple[int, int] | None) -> str:
    """The round, in the game's own word for it."""
    if progress is None:
        return ""
    key = "table-round" if progress[1] else "table-round-open"
    return say(game, lang, key, n=progress[0], of=progress[1])


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


def pictures(game: Game, view: Any, moves: list[int], lang: str) -> Mapping[str, str]:
    """The pictures of the table."""
    if game.face.fragments is None:
        return {"board": view.drawing(lang)}
    return game.face.fragments(view.reading, moves, lang, view.names or ())


def areas_of(game: Game, parts: Collection[str]) -> dict[str, list[str]]:
    """Where the pictures stand on the page."""
    places = game.face.areas if game.face.fragments else {"board": ["board"]}
    return {area: [name for name in places.get(area, ()) if name in parts] for area in AREAS}


def headline(table: dict[str, Any], live: Any, t: Any, foreman: Foreman) -> str:
    """The question, or whose turn it is."""
    if table["confirm"] is not None:
        return str(t("confirm-ask"))
    if table["moves"] or table["status"] != "running" or table["to_move"] is None:
        return str(table["prompt"])
    seat = live.seats[table["to_move"]]
    standing = foreman.standing(live.match.game.name)
    if seat.kind == "bot" and not BOTS[seat.level].quick and not standing.ready:
        seconds = math.ceil(standing.seconds or USUAL)
        return str(t("table-preparing", name=seat.name, game=live.match.game.title, seconds=seconds))
    return str(t("table-plays", name=live.seats[table["to_move"]].name))


def role(seat: dict[str, Any], t: Any, hurried: bool) -> str:
    """What is said under a player's name; `hurried`: those who think long think less now."""
    if seat["kind"] == "bot" and seat["level"] in thinking.THINKERS and hurried:
        return str(t("table-role-hurried", level=t(f"lobby-js-{seat['level']}")))
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
