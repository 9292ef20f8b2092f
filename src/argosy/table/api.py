"""The JSON API: everything the pages do, for programs. Its description is served at /api/docs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from argosy.bots.levels import ALL_LEVELS, levels_of
from argosy.games import find
from argosy.games import names as game_names
from argosy.table.clocks import Pace
from argosy.table.crew import Crew
from argosy.table.errors import NotRunning, OtherVersion, TooMuch
from argosy.table.frame import language_of, root_of
from argosy.table.house import House, Made, Seat, Wish
from argosy.table.limits import Listeners
from argosy.table.live import LiveTable
from argosy.table.names import nameless
from argosy.table.qr import qr_svg
from argosy.table.seats import COLOURS
from argosy.table.shown import table_of
from argosy.table.takeback import waits_for
from argosy.table.visitors import Look, Visitor, address_of, look, own, watch
from argosy.words import LANGUAGES, say

router = APIRouter(prefix="/api", tags=["tables"])
HEARTBEAT = 15.0
LONGEST_MOVE = 200
ORIGIN = re.compile(r"https?://[^/\s]{1,100}")
T = TypeVar("T")

Lang = Annotated[str, Query(pattern="^(en|de|nl)$", description="en, de or nl")]
Place = Annotated[int, Path(ge=0, le=7, description="a seat of the table, from 0")]
AskedSeat = Annotated[int | None, Query(ge=0, le=7, description="one of the visitor's seats")]
Moment = Annotated[int | None, Query(ge=0, le=100_000, description="after so many moves")]
LevelName = Annotated[str, Field(pattern=f"^({'|'.join(ALL_LEVELS)})$")]
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
OptionName = Annotated[str, Field(pattern="^[a-z0-9_]{1,40}$")]


async def house_of(request: Request) -> House:
    """The house behind the server."""
    house: House = request.app.state.house
    return house


async def crew_of(request: Request) -> Crew:
    """The bots of the server."""
    crew: Crew = request.app.state.crew
    return crew


async def visitor_of(request: Request) -> Visitor:
    """Whoever asks."""
    return Visitor.of(request)


async def at_work(request: Request, job: Callable[..., T], *args: Any) -> T:
    """Do what asks the database in a thread of the server's own, with less ado than FastAPI makes."""
    return await asyncio.get_running_loop().run_in_executor(request.app.state.hands, job, *args)


async def judging(request: Request, job: Callable[..., T], *args: Any) -> T:
    """The same for what takes a core and not the disk: it waits in a line of its own, so that moves need not."""
    return await asyncio.get_running_loop().run_in_executor(request.app.state.judges, job, *args)


def plain(data: Any) -> Response:
    """Data as JSON. FastAPI's own way looks at every number of it twice, which takes longer than to find it all out."""
    return Response(encoded(data), media_type="application/json")


def encoded(data: Any) -> bytes:
    """Data as the bytes of JSON."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


TheHouse = Annotated[House, Depends(house_of)]
TheCrew = Annotated[Crew, Depends(crew_of)]
Who = Annotated[Visitor, Depends(visitor_of)]


class Asked(BaseModel):
    """What a request may hold: what is named here, in the form that is named here, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatIn(Asked):
    """Who shall sit on a seat."""

    kind: str = Field("open", pattern="^(me|open|bot)$")
    name: str = Field("", max_length=40)
    level: LevelName | None = Field(
        None, description="of a bot: deckhand, mate, captain or, where the game has one, admiral"
    )
    colour: Colour | None = None


class PaceIn(Asked):
    """How long seats may think, and who goes on when no time is left: a bot, or whoever the table decides on."""

    kind: str = Field("none", pattern="^(none|live|days)$")
    minutes: int = Field(30, ge=1, le=600)
    seconds: int = Field(30, ge=0, le=600)
    days: int = Field(3, ge=1, le=30)
    zero: str = Field("bot", pattern="^(bot|table)$")


class TableIn(Asked):
    """A new table."""

    game: str = Field(max_length=40)
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    options: dict[OptionName, int | bool] = Field(default_factory=dict, max_length=20)
    pace: PaceIn = PaceIn(kind="none", minutes=30, seconds=30, days=3, zero="bot")
    listed: bool = False
    hints: bool = True
    several: bool = Field(False, description="one visitor may take several seats")
    coach: bool = Field(False, description="a coach advises the one person at a table of bots")


class MoveIn(Asked):
    """A move: its code or its notation, and how many events the mover has seen."""

    move: Annotated[int, Field(ge=0, le=10_000_000)] | Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
    number: int = Field(ge=0, le=10_000_000)
    seat: int | None = Field(None, ge=0, le=7)
    confirm: bool = False  # bots answer the end of the turn only after it was confirmed


class ConfirmIn(Asked):
    """One's turn stands as it is."""

    seat: int | None = Field(None, ge=0, le=7)


class UndoIn(Asked):
    """Take back the last move, or the whole turn."""

    number: int = Field(ge=0, le=10_000_000)
    turn: bool = False
    seat: int | None = Field(None, ge=0, le=7)


class AgainIn(Asked):
    """Whether one wants what all at the table must agree to: another game with the same crew, or hints."""

    agree: bool = True
    seat: int | None = Field(None, ge=0, le=7)


YES = AgainIn(agree=True, seat=None)


class TalkIn(Asked):
    """A line of talk, or a private note."""

    text: str = Field(max_length=5000)
    seat: int | None = Field(None, ge=0, le=7)


class PlayOnIn(Asked):
    """Go on from an earlier position against bots."""

    at: int = Field(ge=0, le=100_000)
    seat: int = Field(0, ge=0, le=7)
    level: LevelName = "mate"
    name: str = Field("", max_length=40)


def wish_of(table: TableIn, lang: str) -> Wish:
    """What the request asks for."""
    seats = []
    for number, seat in enumerate(table.seats, 1):
        name = seat.name if seat.name.strip() or seat.kind == "bot" else nameless(number, lang)
        level = (seat.level or "mate") if seat.kind == "bot" else ""
        seats.append(Seat(seat.kind, name, level, seat.colour))
    pace = Pace(**table.pace.model_dump())
    return Wish(table.game, seats, table.options, pace, table.listed, table.hints, table.several, coach=table.coach)


def made_of(request: Request, made: Made) -> dict[str, Any]:
    """The links of a new table, shown only now."""
    root = root_of(request)
    return {
        "id": made.table_id,
        "seat_keys": made.seat_keys,
        "invitations": [key and f"{root}/i/{key}" for key in made.invitations],
        "watch_key": made.watch_key,
        "watch_link": f"{root}/w/{made.watch_key}",
    }


def link_of(request: Request, path: str) -> dict[str, Any]:
    """A link, shown only now, also as a square for cameras, at the address that the visitor's browser has for us."""
    link, origin = f"{root_of(request)}{path}", request.headers.get("origin", "")
    here = origin if ORIGIN.fullmatch(origin) else f"{request.url.scheme}://{request.url.netloc}"
    return {"link": link, "qr": qr_svg(f"{here}{link}")}


@router.get("/games")
def games(lang: Lang = "en") -> list[dict[str, Any]]:
    """The games of the house, their options and the levels of bots."""
    found = []
    for name in game_names():
        game = find(name)
        options = [
            {
                "name": option, "default": kept.default, "choices": list(kept.choices),
                "words": say(name, lang, f"option-{option.replace('_', '-')}"),
            }
            for option, kept in game.rules.options.items()
        ]  # fmt: skip
        found.append({
            "name": name, "title": game.title, "seats": [game.rules.seats[0], game.rules.seats[-1]], "options": options,
            "levels": list(levels_of(game)), "stage": game.face.stage,
        })  # fmt: skip
    return found


@router.get("/tables")
def my_tables(house: TheHouse, who: Who) -> dict[str, list[dict[str, Any]]]:
    """The visitor's own tables, the public ones that wait for players, and those that may be watched."""
    mine = house.store.tables_of(who.person) if who.person else []
    return {
        "yours": [short(row) for row in mine],
        "open": [short(row) for row in house.store.listed("open")],
        "running": [short(row) for row in house.store.listed("running")],
    }


def title_of(name: str) -> str:
    """The title of a game, also of one that this server no longer has."""
    return find(name).title if name in game_names() else name


def short(row: Any) -> dict[str, Any]:
    """A table in a list."""
    return {
        "id": row.id, "game": row.game, "title": title_of(row.game), "status": row.status,
        "seats": [{"seat": seat.seat, "name": seat.name, "kind": seat.kind} for seat in row.seats],
        "to_move": row.acting, "moves_made": row.moved, "changed": row.changed,
    }  # fmt: skip


@router.post("/tables", status_code=201)
def make_table(table: TableIn, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """A new table. The invitations are answered only here; so are, to a program, the keys of its own seats."""
    made = house.make(wish_of(table, language_of(request)), who.person, who.device)
    return made_of(request, made)


@router.get("/tables/{table_id}")
async def see_table(
    request: Request,
    table_id: str,
    house: TheHouse,
    who: Who,
    seat: AskedSeat = None,
    at: Moment = None,
    lang: Lang = "en",
) -> Response:
    """The table as the visitor may see it, now or after the first moves."""
    return await at_work(request, lambda: plain(table_of(house, look(house, table_id, who, seat), lang, at)))


@router.get("/watch/{watch_key}")
def see_as_spectator(watch_key: str, house: TheHouse, at: Moment = None, lang: Lang = "en") -> Response:
    """The table as spectators see it, by their link."""
    return plain(table_of(house, watch(house, watch_key), lang, at))


@router.get("/tables/{table_id}/board.svg")
def board(
    table_id: str, house: TheHouse, who: Who, seat: AskedSeat = None, at: Moment = None, lang: Lang = "en"
) -> Response:
    """The board as a picture."""
    found = look(house, table_id, who, seat)
    if found.table.row.status == "open":
        raise NotRunning(status="open")
    with found.table.lock:
        picture = house.view(found.table, found.seat, at).svg(lang)
    return Response(picture, media_type="image/svg+xml")


@router.post("/tables/{table_id}/moves")
async def make_move(
    request: Request, table_id: str, move: MoveIn, house: TheHouse, who: Who, lang: Lang = "en"
) -> Response:
    """Make a move. It counts when this is answered with 200, and not before."""
    return plain(standing(await at_work(request, lambda: moved(house, own(house, table_id, who, move.seat), move))))


def standing(table: LiveTable) -> dict[str, Any]:
    """How a table stands after somebody has done something."""
    return {"number": table.number, "to_move": table.to_move, "status": table.row.status}


def moved(house: House, found: Look, move: MoveIn) -> LiveTable:
    """The table after a move of somebody who has just looked at it."""
    assert found.seat is not None
    return house.move(found.table.id, found.seat, move.move, move.number, found.table, move.confirm, by_holder=True)


@router.post("/tables/{table_id}/confirm")
def confirm_turn(table_id: str, confirm: ConfirmIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Let bots answer a turn that was to be confirmed (`confirm` of a move)."""
    table = confirmed(house, own(house, table_id, who, confirm.seat))
    return {"number": table.number, "to_move": table.to_move, "status": table.row.status}


def confirmed(house: House, found: Look) -> LiveTable:
    """The table after the turn was confirmed of a seat that its visitor holds."""
    waiting = waits_for(found.table)
    seat = waiting if waiting in found.held else found.seat
    assert seat is not None
    return house.confirm(found.table.id, seat)


@router.post("/tables/{table_id}/undo")
def take_back_move(table_id: str, undo: UndoIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Take back one's last move or one's turn, as far as nobody has seen anything new."""
    return standing(undone(house, own(house, table_id, who, undo.seat), undo))


def undone(house: House, found: Look, undo: UndoIn) -> LiveTable:
    """The table after somebody who has just looked at it took back a move or a turn."""
    seat = undo.seat if undo.seat is not None else _last_mover(found)
    return house.undo(found.table.id, seat, undo.number, undo.turn, found.table)


def _last_mover(found: Look) -> int:
    """Around one screen the seat that moved last takes back, even when the next is shown."""
    last = found.table.deciders[-1] if found.table.deciders else None
    assert found.seat is not None
    return last if last in found.held else found.seat


@router.post("/tables/{table_id}/watch-link")
def watch_link(table_id: str, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """A new link for spectators; the old one opens nothing more."""
    own(house, table_id, who)
    return link_of(request, f"/w/{house.new_watch_key(table_id)}")


@router.post("/tables/{table_id}/chat", status_code=201)
def talk(table_id: str, said: TalkIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Say something to everybody at the table."""
    found = own(house, table_id, who, said.seat)
    house.say(table_id, found.chat_seat, found.name, said.text)
    return {"id": table_id}


@router.put("/tables/{table_id}/note")
def write_note(table_id: str, note: TalkIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Keep a private note."""
    found = own(house, table_id, who, note.seat)
    assert found.seat is not None
    house.note(table_id, found.seat, note.text)
    return {"id": table_id}


@router.get("/tables/{table_id}/record")
def record(table_id: str, house: TheHouse, who: Who) -> Response:
    """The record of a finished game, as a file; of a closed one, as far as it came."""
    with contextlib.suppress(OtherVersion):  # they may look, but there is nothing else to see
        look(house, table_id, who)
    head = {"Content-Disposition": f'attachment; filename="argosy-{table_id}.json"'}
    return Response(house.record(table_id).json(), media_type="application/json", headers=head)


@router.post("/tables/{table_id}/rematch")
def rematch(table_id: str, house: TheHouse, who: Who, wanted: AgainIn = YES) -> dict[str, Any]:
    """Offer the same crew another game, or agree to it. It begins when everybody has agreed: `id` is the table then,
    until then `waiting` are the seats that have not."""
    found = own(house, table_id, who, wanted.seat)
    mine = found.held if wanted.seat is None else [wanted.seat]
    reached = [house.again(table_id, seat, who.bearer is not None, wanted.agree) for seat in mine]
    last = reached[-1]
    return {"id": last.table_id, "seat": last.seat, "seat_key": last.key, "waiting": list(last.waiting)}


@router.post("/tables/{table_id}/play-on", status_code=201)
def play_on(table_id: str, wanted: PlayOnIn, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """Go on from an earlier position of a finished game, alone against bots."""
    look(house, table_id, who)
    house.at(table_id, wanted.seat)
    name = wanted.name or nameless(wanted.seat + 1, language_of(request))
    wish = house.wish_from(table_id, wanted.at, wanted.seat, wanted.level, name)
    return made_of(request, house.make(wish, who.person, who.device))


@router.get("/tables/{table_id}/events")
async def events(table_id: str, request: Request, house: TheHouse, who: Who) -> StreamingResponse:
    """A stream of server-sent events: one whenever something happened at the table."""
    await asyncio.to_thread(look, house, table_id, who)
    return listen(house, table_id, request)


@router.get("/watch/{watch_key}/events")
async def watch_events(watch_key: str, request: Request, house: TheHouse) -> StreamingResponse:
    """The same for spectators."""
    table = (await asyncio.to_thread(watch, house, watch_key)).table
    return listen(house, table.id, request)


def listen(house: House, table_id: str, request: Request) -> StreamingResponse:
    """A stream for a listener, unless too many listen from the same address."""
    address = address_of(request)
    listeners: Listeners = request.app.state.listeners
    if listeners.full(address):
        raise TooMuch(seconds=round(HEARTBEAT))

    async def counted() -> AsyncIterator[str]:
        with listeners.one(address):
            async for said in stream(house, table_id, request):
                yield said

    return StreamingResponse(counted(), media_type="text/event-stream")


async def stream(house: House, table_id: str, request: Request) -> AsyncIterator[str]:
    """Says that something changed, never what: the listener then looks with its own eyes. The number of the latest
    event is said, so that whoever made it, and has it in the answer, need not look again."""
    listening = house.bus.listen(table_id).__aiter__()
    waiting = asyncio.ensure_future(listening.__anext__())
    yield "event: hello\ndata: {}\n\n"
    try:
        while not await request.is_disconnected():
            done, _ = await asyncio.wait({waiting}, timeout=HEARTBEAT)
            if done:
                news = waiting.result()
                waiting = asyncio.ensure_future(listening.__anext__())
                yield f"event: change\ndata: {json.dumps({} if news is None else {'number': news})}\n\n"
            else:
                yield ": still here\n\n"
    finally:
        waiting.cancel()


@router.get("/health")
def health(request: Request, lang: Lang = "en") -> JSONResponse:
    """Whether the server works: its database can be read and written. 503 says what is wrong."""
    trouble = request.app.state.pulse.trouble()
    if trouble is not None:
        return JSONResponse({"ok": False, "error": trouble.kind, "message": trouble.say(lang)}, trouble.status)
    return JSONResponse({"ok": True, "languages": list(LANGUAGES)})
