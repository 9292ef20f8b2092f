"""The ways in: an invitation, one's own seat on another device, and what a holder can change about a seat.

All of these are looked at by GET and change nothing: previews of links in chats and mails take no seat.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.table.api import Place, TheHouse, Who
from argosy.table.coaching import coachable
from argosy.table.covers import cover_of
from argosy.table.frame import language_of, render, words
from argosy.table.house import House
from argosy.table.live import LiveTable
from argosy.table.lobby import minutes_of
from argosy.table.seats import COLOURS, colours_of
from argosy.table.seats_api import devices_of
from argosy.table.stories import ago
from argosy.table.visitors import Look, own
from argosy.words import listing, say

router = APIRouter(include_in_schema=False)


@router.get("/i/{invitation}")
def invitation_page(invitation: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """An invitation: the table, who sits there, and what the guest shall be called."""
    table, seat = house.invited(invitation)
    held = who.seats(table)
    free = table.seats[seat].kind == "open"
    facts = table_facts(table, held, language_of(request))
    state = "mine" if held else "free" if free else "spent"
    more: dict[str, Any] = {"seat": seat, "state": state, "action": f"/api/invitations/{invitation}"}
    more["lesson"] = minutes_of(table.row.game)
    if state == "free":
        more |= {"colours": colours_for(table, seat, language_of(request)), "places": []}
    elif state == "spent":
        more["by"] = table.seats[seat].name
    return render(request, "invitation.html", who, **facts, **more)


@router.get("/s/{seat_key}")
def device_page(seat_key: str, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """The link of a seat: opens it on this device, once somebody says so."""
    table, seat = house.opened(seat_key)
    held = who.seats(table)
    facts = table_facts(table, held, language_of(request))
    more = {"seat": seat, "name": table.seats[seat].name, "here": seat in held, "action": f"/api/devices/{seat_key}"}
    return render(request, "device.html", who, **facts, **more)


@router.get("/t/{table_id}/seats/{seat}")
def seat_sheet(table_id: str, seat: Place, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """One's own seat: its name and colour, and the devices where it is open."""
    found: Look = own(house, table_id, who, seat)
    lang = language_of(request)
    t = words(lang)
    devices = [dict(one, ago=ago(one["since"], t)) for one in devices_of(house, table_id, seat, who)]
    colours = colours_for(found.table, seat, lang)
    name = found.table.seats[seat].name
    facts = {"name": name, "colours": colours, "devices": devices, "coach": bool(found.table.row.coach)}
    facts |= {"coachable": coachable(found.table), "hinting": hinting(house, found, seat, lang)}
    return render(request, "_seat.html", who, id=table_id, seat=seat, **facts)


def hinting(house: House, found: Look, seat: int, lang: str) -> dict[str, Any] | None:
    """Who agrees to hints at a table between people; nothing where nobody needs to be asked."""
    table, people = found.table, house.people(found.table)
    if not table.row.hints or set(people) <= set(found.held):
        return None
    against = [table.seats[other].name for other in people if not table.seats[other].hints]
    told = say(None, lang, "hints-wait", names=listing(lang, against)) if against else say(None, lang, "hints-all")
    return {"mine": bool(table.seats[seat].hints), "told": told}


def table_facts(table: LiveTable, held: list[int], lang: str) -> dict[str, Any]:
    """What somebody may know of a table who was given a link to it."""
    t, game, row = words(lang), table.match.game, table.row
    host = table.seats[row.host].name if row.host is not None else None
    pace = table.pace
    said = {
        "none": t("lobby-pace-none"), "live": t("lobby-pace-live", minutes=pace.minutes),
        "days": t("lobby-pace-days", days=pace.days),
    }  # fmt: skip
    return {
        "id": table.id, "title": game.title, "game": game.name, "lead": say(game.name, lang, "lead"),
        "minutes": game.face.minutes, "pace": said[pace.kind], "host": host, "seats": seats_for(table, held, lang),
        "picture": cover_of(game.name), "listed": bool(row.listed), "css": game.name,
        "paints": [(i + 1, c + 1) for i, c in enumerate(colours_of(table.seats)) if i != c],
    }  # fmt: skip


def seats_for(table: LiveTable, held: list[int], lang: str) -> list[dict[str, Any]]:
    """Who sits at a table, as somebody sees it who stands at the door."""
    t, seats = words(lang), []
    for seat in table.seats:
        role = t("table-role-host") if seat.seat == table.row.host else t("table-role-person")
        if seat.kind == "bot":
            role = t("table-role-bot", level=t(f"lobby-js-{seat.level}"))
        if seat.seat in held:
            role = t("table-role-you")
        free = seat.kind == "open"
        seats.append({"seat": seat.seat, "free": free, "name": t("table-free") if free else seat.name, "role": role})
    return seats


def colours_for(table: LiveTable, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """The colours to choose from, those that are free first, and who has the others."""
    colours = colours_of(table.seats)
    taken = {
        colours[other.seat]: other.name for other in table.seats if other.kind != "open" and other.seat != seat
    }  # fmt: skip
    mine = colours[seat] if seat is not None else next(c for c in range(COLOURS) if c not in taken)
    if mine in taken:
        mine = next(c for c in range(COLOURS) if c not in taken)
    found = [
        {
            "colour": colour, "words": say(None, lang, f"page-colour-{colour}"), "who": taken.get(colour),
            "chosen": colour == mine,
        }
        for colour in range(COLOURS)
    ]  # fmt: skip
    return sorted(found, key=lambda one: (one["who"] is not None, not one["chosen"], one["colour"]))
