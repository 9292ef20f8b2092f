"""The JSON API of seats: sitting down and leaving, names, bots that play on, and the devices of a seat."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import Field

from argosy.table.api import Asked, Colour, LevelName, Place, TheHouse, Who, link_of
from argosy.table.errors import NotYours
from argosy.table.frame import language_of
from argosy.table.house import House
from argosy.table.seats import Seated, Sitter, device_id
from argosy.table.visitors import Visitor, host, look, own

router = APIRouter(prefix="/api", tags=["tables"])


class JoinIn(Asked):
    """Sit down."""

    name: str = Field("", max_length=40)
    colour: Colour | None = None


class RenameIn(Asked):
    """Another name or colour."""

    name: str | None = Field(None, min_length=1, max_length=40)
    colour: Colour | None = None


class LevelIn(Asked):
    """The level of a bot."""

    level: LevelName = "mate"


class DecideIn(Asked):
    """What becomes of a seat without time: a bot plays on, or it gets more time."""

    bot: bool = True
    level: LevelName = "mate"


def sitter_of(request: Request, who: Visitor, name: str, colour: int | None) -> Sitter:
    """Whoever wants to sit down."""
    return Sitter(who.person, who.device, name, colour, language_of(request))


def seated_of(seated: Seated) -> dict[str, Any]:
    """A seat that was taken."""
    return {"id": seated.table_id, "seat": seated.seat, "seat_key": seated.key}


@router.post("/tables/{table_id}/seats/{seat}/join")
def join(table_id: str, seat: Place, joining: JoinIn, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """Sit down on a free seat of a public table."""
    if who.person is None:
        raise NotYours
    look(house, table_id, who)
    return seated_of(house.sit(table_id, seat, sitter_of(request, who, joining.name, joining.colour)))


@router.post("/tables/{table_id}/seats/{seat}/leave")
def leave(table_id: str, seat: Place, house: TheHouse, who: Who) -> dict[str, Any]:
    """Leave one's own seat before the game begins; the host can take a seat back from a guest or a bot. The seat is
    free again, and no key or device opens it any more."""
    mine = seat in own(house, table_id, who).held
    found = None if mine else host(house, table_id, who)
    house.leave(table_id, seat, found.name if found else "")
    return {"id": table_id, "seat": seat}


@router.post("/invitations/{invitation}")
def accept(invitation: str, joining: JoinIn, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """Sit down by an invitation, which is spent by that. A program is told the key of its seat."""
    return seated_of(house.accept(invitation, sitter_of(request, who, joining.name, joining.colour)))


@router.post("/devices/{seat_key}")
def add_device(seat_key: str, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """Open one's seat in this browser, too, by the seat's own link."""
    return seated_of(house.add_device(seat_key, sitter_of(request, who, "", None)))


@router.patch("/tables/{table_id}/seats/{seat}")
def rename(table_id: str, seat: Place, wanted: RenameIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Another name or colour for one's own seat."""
    own(house, table_id, who, seat)
    house.rename(table_id, seat, wanted.name, wanted.colour)
    return {"id": table_id, "seat": seat}


@router.post("/tables/{table_id}/seats/{seat}/bot")
def let_bot_play(table_id: str, seat: Place, level: LevelIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Let a bot play on for one's own seat; the host can let a bot take a free seat."""
    free = _mine_or_free(house, table_id, who, seat)
    house.hand_to_bot(table_id, seat, level.level, free=free)
    return {"id": table_id, "seat": seat, "level": level.level}


def _mine_or_free(house: House, table_id: str, who: Visitor, seat: int) -> bool:
    """Whether a free seat is meant, for the host; otherwise it must be one's own."""
    own(house, table_id, who)
    free = bool(house.at(table_id, seat).seats[seat].kind == "open")
    if free:
        host(house, table_id, who)
    else:
        own(house, table_id, who, seat)
    return free


@router.post("/tables/{table_id}/seats/{seat}/person")
def play_again(table_id: str, seat: Place, house: TheHouse, who: Who) -> dict[str, Any]:
    """Play one's own seat again. Its clock goes on."""
    own(house, table_id, who, seat)
    house.take_back(table_id, seat)
    return {"id": table_id, "seat": seat}


@router.post("/tables/{table_id}/seats/{seat}/time")
def decide(table_id: str, seat: Place, wanted: DecideIn, house: TheHouse, who: Who) -> dict[str, Any]:
    """Decide, as another player, for a seat whose time has run out, where that is the table's choice."""
    found = own(house, table_id, who)
    others = [mine for mine in found.held if mine != seat]
    if not others:
        raise NotYours
    house.decide(table_id, seat, others[0], wanted.level if wanted.bot else None)
    return {"id": table_id, "seat": seat}


@router.post("/tables/{table_id}/seats/{seat}/link")
def seat_link(table_id: str, seat: Place, request: Request, house: TheHouse, who: Who) -> dict[str, Any]:
    """An invitation to a free seat (for the host), or the link that opens one's own seat on another device. The link
    before it opens nothing more; a new link of one's own seat also signs off all other devices."""
    if _mine_or_free(house, table_id, who, seat):
        return link_of(request, f"/i/{house.invite(table_id, seat)}")
    return link_of(request, f"/s/{house.own_link(table_id, seat, who.person)}")


@router.get("/tables/{table_id}/seats/{seat}/devices")
def devices(table_id: str, seat: Place, house: TheHouse, who: Who) -> list[dict[str, Any]]:
    """The devices on which one's own seat is open."""
    own(house, table_id, who, seat)
    return devices_of(house, table_id, seat, who)


def devices_of(house: House, table_id: str, seat: int, who: Visitor) -> list[dict[str, Any]]:
    """The devices of a seat, as its holder sees them."""
    return [
        {"id": device_id(row), "device": row.device, "since": row.since, "this": row.person == who.person}
        for row in house.devices(table_id, seat)
    ]


@router.delete("/tables/{table_id}/seats/{seat}/devices/{device}")
def drop_device(table_id: str, seat: Place, device: str, house: TheHouse, who: Who) -> dict[str, Any]:
    """Sign a device off one's own seat; the link by which it came opens nothing more."""
    own(house, table_id, who, seat)
    house.drop_device(table_id, seat, device, who.person)
    return {"id": table_id, "seat": seat}
