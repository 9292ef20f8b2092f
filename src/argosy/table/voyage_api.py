"""Campaigns for pages and programs: begin, read, vote, set sail, change who plays, take the file along."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import Response, StreamingResponse
from pydantic import Field

from argosy.table import polls
from argosy.table.api import Asked, LevelName, OptionName, PaceIn, SeatIn, TheHouse, Who, listen, made_of, wish_of
from argosy.table.api import TableIn as PlainTable
from argosy.table.errors import NotAboard, NotRunning, NoVote
from argosy.table.frame import language_of, root_of
from argosy.table.live import LiveTable
from argosy.table.voyages import LONGEST_TITLE, Begin, Voyage, Voyages, begun_with

router = APIRouter(prefix="/api/campaigns", tags=["campaigns"])
LARGEST_FILE = 2_000_000  # letters of a campaign's file

VoyageId = Annotated[str, Path(max_length=40, description="a campaign, as in its address")]


async def voyages_of(request: Request) -> Voyages:
    """The campaigns of the server."""
    found: Voyages = request.app.state.voyages
    return found


TheVoyages = Annotated[Voyages, Depends(voyages_of)]


class CampaignIn(Asked):
    """A new campaign."""

    game: str = Field(max_length=40)
    name: str = Field("", max_length=LONGEST_TITLE)
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    chapter: int = Field(1, ge=1, le=99)
    options: dict[OptionName, int | bool] = Field(default_factory=dict, max_length=20)
    pace: PaceIn = PaceIn(kind="none", minutes=30, seconds=30, days=3, zero="bot")
    hints: bool = True


class VoteIn(Asked):
    """A vote: the card that was read, and which of its choices."""

    card: str = Field(max_length=8)
    choice: int = Field(ge=0, le=7)
    seat: int | None = Field(None, ge=0, le=7)


class ReadIn(Asked):
    """Pages of the story that were read, such as 14-front."""

    pages: list[Annotated[str, Field(max_length=20)]] = Field(max_length=80)
    seat: int | None = Field(None, ge=0, le=7)


class MemberIn(Asked):
    """Who shall play a seat of the next game."""

    kind: str = Field("open", pattern="^(me|person|open|bot)$")
    seat: int | None = Field(None, ge=0, le=7, description="of a person: their seat in the last game")
    level: LevelName | None = None
    name: str = Field("", max_length=40)


class CrewIn(Asked):
    """Who shall play the next game."""

    seats: list[MemberIn] = Field(min_length=1, max_length=8)


class NameIn(Asked):
    """A name."""

    name: str = Field("", max_length=LONGEST_TITLE)


class LeaveIn(Asked):
    """Leave the crew before the next game, or, if all is meant, end the campaign."""

    whole: bool = False
    level: LevelName = "mate"


class FileIn(Asked):
    """A campaign's file."""

    text: str = Field(max_length=LARGEST_FILE)
    name: str = Field("", max_length=40)


NOBODY = NameIn(name="")


@router.get("")
def my_campaigns(voyages: TheVoyages, who: Who) -> list[dict[str, Any]]:
    """The visitor's own campaigns."""
    return [short(one) for one in voyages.all_of(who)]


def short(voyage: Voyage) -> dict[str, Any]:
    """A campaign in a list."""
    current = voyage.current
    return {
        "id": voyage.id, "game": voyage.row.game, "name": voyage.row.name, "games": len(voyage.finished),
        "over": voyage.over, "left": bool(voyage.row.gone), "table": current.table_id if current else None,
    }  # fmt: skip


@router.post("", status_code=201)
def begin(wanted: CampaignIn, request: Request, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """A new campaign; its first game is a table like others. The invitations are answered only here."""
    plain = PlainTable(
        game=wanted.game, seats=wanted.seats, options=wanted.options, pace=wanted.pace, several=False, coach=False
    )
    wish = wish_of(plain, language_of(request))
    begun = Begin(
        wanted.game, wanted.name, wish.seats, wanted.chapter, wanted.options, wish.pace, wanted.hints,
        language_of(request),
    )  # fmt: skip
    voyage_id, made = voyages.begin(begun, who)
    return {"id": voyage_id, "link": f"{root_of(request)}/c/{voyage_id}", "table": made_of(request, made)}


@router.post("/import", status_code=201)
def bring(wanted: FileIn, request: Request, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Take over a campaign from its file, after every game in it was replayed."""
    voyage_id = voyages.bring(wanted.text, who, wanted.name)
    return {"id": voyage_id, "link": f"{root_of(request)}/c/{voyage_id}"}


@router.get("/{voyage_id}")
def see(voyage_id: VoyageId, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """A campaign: its games, what each left, and who plays next."""
    voyage = voyages.voyage(voyage_id, who)
    games = [
        {
            "number": leg.number, "table": leg.table_id, "over": leg.over, "leaves": dict(leg.leaves),
            "told": [list(one) for one in leg.told], "ending": leg.ending,
            "names": list(leg.record.names or ()) if leg.record else None,
            "result": {key: list(value) for key, value in leg.record.result.items()}
            if leg.record and leg.record.result
            else None,
        }
        for leg in voyage.legs
    ]  # fmt: skip
    crew = voyages.crew_of(voyage) if voyage.current is None else None
    return short(voyage) | {"state": dict(voyage.state), "all_games": games, "crew": crew}


@router.patch("/{voyage_id}")
def rename(voyage_id: VoyageId, wanted: NameIn, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Another name for a campaign."""
    voyages.rename(voyages.voyage(voyage_id, who), who, wanted.name)
    return {"id": voyage_id}


@router.post("/{voyage_id}/next", status_code=201)
def set_sail(
    voyage_id: VoyageId, request: Request, voyages: TheVoyages, who: Who, wanted: NameIn = NOBODY
) -> dict[str, Any]:
    """Begin the next game."""
    made = voyages.set_sail(voyages.voyage(voyage_id, who), who, wanted.name)
    return {"id": voyage_id, "table": made_of(request, made)}


@router.put("/{voyage_id}/crew")
def change_crew(voyage_id: VoyageId, wanted: CrewIn, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Decide who plays the next game."""
    crew = [one.model_dump() for one in wanted.seats]
    return {"id": voyage_id, "crew": voyages.change_crew(voyages.voyage(voyage_id, who), who, crew)}


@router.post("/{voyage_id}/leave")
def leave(voyage_id: VoyageId, wanted: LeaveIn, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Leave the crew before the next game: a bot goes on. Whoever began the campaign can end it as a whole."""
    voyage = voyages.voyage(voyage_id, who)
    if wanted.whole:
        voyages.leave(voyage, who)
    else:
        voyages.step_back(voyage, who, wanted.level)
    return {"id": voyage_id}


@router.post("/{voyage_id}/vote")
def vote(voyage_id: VoyageId, wanted: VoteIn, house: TheHouse, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Vote, or vote otherwise: it counts when everybody has voted, and can be changed until then."""
    voyage = voyages.voyage(voyage_id, who)
    table, held = playing(voyages, voyage)
    now = polls.poll_of(table)
    if now is None:
        raise NoVote
    if wanted.seat is not None and wanted.seat not in held:
        raise NotAboard
    mine = [wanted.seat] if wanted.seat is not None else [seat for seat in held if seat in now.waiting][:1]
    if not mine:
        raise NoVote
    after = polls.cast(house, table.id, mine[0], wanted.choice, wanted.card)
    return {"id": voyage_id, "number": after.number, "open": polls.poll_of(after) is not None}


@router.post("/{voyage_id}/read")
def read(voyage_id: VoyageId, wanted: ReadIn, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Say that one has read pages of the story."""
    voyage = voyages.voyage(voyage_id, who)
    table, held = playing(voyages, voyage)
    told = {f"{card}-{side}" for card, side in voyage.atlas.pages(table.match.view(None).state, begun_with(table))}
    for seat in held if wanted.seat is None else [seat for seat in held if seat == wanted.seat]:
        voyages.read(table.id, seat, [page for page in wanted.pages if page in told])
    return {"id": voyage_id}


def playing(voyages: Voyages, voyage: Voyage) -> tuple[LiveTable, list[int]]:
    """The table of the game that is being played, and the visitor's seats at it."""
    table = voyages.table_of(voyage)
    if table is None or table.row.status != "running":
        raise NotRunning(status="open" if table is not None else "over")
    held = list(voyage.held[len(voyage.legs)])
    if not held:
        raise NotAboard
    return table, held


@router.get("/{voyage_id}/file")
def file(voyage_id: VoyageId, voyages: TheVoyages, who: Who) -> Response:
    """The campaign as the file that `argosy campaign` uses, with every game that is over."""
    value = voyages.value(voyages.voyage(voyage_id, who), who)
    shown = value.name.encode("ascii", "ignore").decode().strip("-") or "atlas"
    head = {"Content-Disposition": f'attachment; filename="{shown}.json"'}
    return Response(value.json(), media_type="application/json", headers=head)


@router.post("/{voyage_id}/verify")
def verify(voyage_id: VoyageId, voyages: TheVoyages, who: Who) -> dict[str, Any]:
    """Replay all games and check that each begins where the one before it ended."""
    moves = voyages.verify(voyages.voyage(voyage_id, who), who)
    return {"id": voyage_id, "games": len(moves), "moves": sum(moves)}


@router.get("/{voyage_id}/events")
async def events(
    voyage_id: VoyageId, request: Request, house: TheHouse, voyages: TheVoyages, who: Who
) -> StreamingResponse:
    """A stream of server-sent events: one whenever something happened in the campaign."""
    await asyncio.to_thread(voyages.voyage, voyage_id, who)
    return listen(house, voyage_id, request)
