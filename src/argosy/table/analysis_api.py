"""The analysis board: any moment of a finished game, moves tried for all seats, chances, branches, and playing on.

Addresses are those of `argosy.analysis`. What a page shows is made from the view of one seat at a time; a game that is
still being played is never shown here.
"""

from __future__ import annotations

import itertools
import math
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from pydantic import Field

from argosy.analysis import board
from argosy.analysis.board import Judged, Moment, dealt_anew, reached
from argosy.bots.levels import levels_of
from argosy.games import names as game_names
from argosy.kernel.game import Game
from argosy.play import Match, Move
from argosy.preparing.foreman import USUAL
from argosy.table.api import Asked, Lang, LevelName, MoveIn, TheHouse, Who, at_work, judging, made_of, title_of
from argosy.table.errors import BadRequest, NotYours
from argosy.table.frame import language_of, my_name, render, root_of, words
from argosy.table.house import House, Seat, Wish
from argosy.table.lexicon import Thing, card_of
from argosy.table.lobby import table_row
from argosy.table.loose import LooseTable
from argosy.table.names import nameless
from argosy.table.pages import areas_of, facts_of, number, pictures
from argosy.table.prints import HAVE, known_of, to_send
from argosy.table.stories import ago
from argosy.table.studies import LARGEST_RECORD, Studies, Study, read, title
from argosy.table.visitors import Look, Visitor

router = APIRouter(tags=["analysis"])
AGAIN = 5  # seconds after which it is worth to ask again for chances that had to wait
AROUND = 4  # moves of the game that the tree shows before and after the moment
MOST_KEPT = 4000  # judged moments in memory
GAMES_LISTED = 200

Ref = Annotated[str, Path(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="a finished table, or a board")]
AMoment = Annotated[str, Path(max_length=900, pattern=r"^\d{1,6}(\.\d{1,6})*$", description="such as 228 or 228.17.4")]
AskedMoment = Annotated[str, Query(max_length=900, pattern=r"^\d{1,6}(\.\d{1,6})*$", description="as 228 or 228.17.4")]
MomentText = Annotated[str, Field(max_length=900, pattern=r"^\d{1,6}(\.\d{1,6})*$")]


class RecordIn(Asked):
    """A record, or a series that the arena kept; of a series, which game."""

    record: str = Field(max_length=LARGEST_RECORD)
    game: int | None = Field(None, ge=0, le=1_000_000)


class BranchIn(Asked):
    """A line that shall go, with everything behind it."""

    moment: MomentText


class GoOnIn(Asked):
    """Play on from a moment against bots."""

    moment: MomentText
    seat: int = Field(ge=0, le=7)
    level: LevelName = "mate"
    name: str = Field("", max_length=40)


async def studies_of(request: Request) -> Studies:
    """The boards of the server."""
    found: Studies = request.app.state.studies
    return found


TheStudies = Annotated[Studies, Depends(studies_of)]


# ---- for programs --------------------------------------------------------------------------------------------------


@router.post("/api/analysis", status_code=201, response_model=None)
def bring(wanted: RecordIn, request: Request, studies: TheStudies, who: Who) -> dict[str, Any] | JSONResponse:
    """Put a finished game on a board: the text of a record, or of a file that `arena --keep` wrote. 200 lists the games
    of such a file: ask again with the number of one."""
    t = words(language_of(request))
    found = read(wanted.record, t("analysis-your-record"))
    if wanted.game is None and len(found) > 1:
        games = [
            {"game": n, "names": list(one.names or ()), "scores": list((one.result or {}).get("scores", ()))}
            for n, one in enumerate(found[:GAMES_LISTED])
        ]
        return JSONResponse({"games": games, "count": len(found)})
    which = wanted.game or 0
    if which >= len(found):
        raise BadRequest(what="game", right=f"0 to {len(found) - 1}")
    return {"id": studies.bring(found[which], who)}


@router.post("/api/analysis/{ref}/keep", status_code=201)
def keep(ref: Ref, studies: TheStudies, who: Who) -> dict[str, Any]:
    """An address of its own for a board: whoever knows it may look at the game and at what was tried."""
    return {"id": studies.keep(studies.open(ref, who), who)}


@router.delete("/api/analysis/{ref}")
def forget(ref: Ref, studies: TheStudies, who: Who) -> dict[str, Any]:
    """Delete a board of one's own."""
    studies.delete(ref, who.person)
    return {"id": ref}


@router.get("/api/analysis/{ref}/record")
def record(ref: Ref, studies: TheStudies, who: Who) -> Response:
    """The record of the game on a board."""
    head = {"Content-Disposition": f'attachment; filename="argosy-{ref[:12]}.json"'}
    return Response(studies.open(ref, who).match.record().json(), media_type="application/json", headers=head)


@router.get("/api/analysis/{ref}/chances", response_model=None)
async def chances(
    ref: Ref, request: Request, studies: TheStudies, who: Who, moment: AskedMoment = "0", lang: Lang = "en"
) -> dict[str, Any] | JSONResponse:
    """The chance of every seat at a moment, and the moves of the seat that acts, the best first. 202 says that the game
    is still being prepared: ask again a little later."""
    study = await at_work(request, studies.open, ref, who)
    standing = request.app.state.foreman.standing(study.match.game.name)
    if not standing.ready:
        seconds = math.ceil(standing.seconds or USUAL)
        message = words(lang)("analysis-prepares", game=study.match.game.title, seconds=seconds)
        head = {"Retry-After": str(min(AGAIN, seconds))}
        return JSONResponse({"state": "waiting", "message": message, "seconds": seconds}, 202, head)
    found = await judging(request, judged, request, study, Moment.read(moment))
    return await at_work(request, told, study, Moment.read(moment), found, lang)


@router.post("/api/analysis/{ref}/play-on", status_code=201)
def play_on(
    ref: Ref, wanted: GoOnIn, request: Request, house: TheHouse, studies: TheStudies, who: Who
) -> dict[str, Any]:
    """A new table from a moment, alone against bots. What the seat cannot see is dealt anew."""
    match = reached(studies.open(ref, who).match, Moment.read(wanted.moment))
    if match.over:
        raise BadRequest(what="moment", right=words(language_of(request))("analysis-not-over"))
    if wanted.seat >= match.seats:
        raise BadRequest(what="seat", right=f"0 to {match.seats - 1}")
    name = wanted.name or my_name(request) or nameless(wanted.seat + 1, language_of(request))
    begun = dealt_anew(match, wanted.seat)
    seats = [Seat("me", name) if n == wanted.seat else Seat("bot", "", wanted.level) for n in range(match.seats)]
    wish = Wish(match.game.name, seats, begun.options, start=begun.text(), seed=begun.seed)
    return made_of(request, house.make(wish, who.person, who.device))


@router.post("/api/analysis/{ref}/cut")
def cut(ref: Ref, wanted: BranchIn, studies: TheStudies, who: Who) -> dict[str, Any]:
    """Delete a branch of one's own board."""
    moment = Moment.read(wanted.moment)
    if not studies.open(ref, who).mine:
        raise NotYours
    if moment.line:
        studies.cut(ref, moment)
    return {"id": ref, "moment": str(Moment(moment.at, moment.line[:-1]))}


# ---- pages -----------------------------------------------------------------------------------------------------------


@router.get("/analysis", include_in_schema=False)
def all_boards(request: Request, house: TheHouse, studies: TheStudies, who: Who) -> HTMLResponse:
    """Where a game can be brought along, one's boards and finished games."""
    lang = language_of(request)
    t = words(lang)
    rows = house.store.tables_of(who.person, 50) if who.person else []
    over = [table_row(row, who, lang) for row in rows if row.status == "over" and row.game in game_names()]
    boards = [
        {
            "id": row.id, "title": title_of(row.game), "names": title(row.record), "tried": row.tried,
            "ago": ago(row.changed, t),
        }
        for row in studies.of(who.person)
    ]  # fmt: skip
    return render(request, "analysis_all.html", who, boards=boards, over=over[:12])


@router.get("/analysis/{ref}", include_in_schema=False)
async def board_page(
    ref: Ref, request: Request, house: TheHouse, studies: TheStudies, who: Who, at: str = "", line: str = ""
) -> HTMLResponse:
    """The board at a moment; without one, at the beginning of the game."""

    def work() -> HTMLResponse:
        study = studies.open(ref, who)
        moment = Moment.read(".".join(filter(None, (at or "0", line))))
        facts = shown(request, house, study, moment, None)
        game = study.match.game
        return render(request, "analysis.html", who, **facts, title=game.title, css=game.name)

    return await at_work(request, work)


@router.get("/analysis/{ref}/{moment}/main", include_in_schema=False)
async def board_main(
    ref: Ref, moment: AMoment, request: Request, house: TheHouse, studies: TheStudies, who: Who, shown: str = ""
) -> HTMLResponse:
    """What changes on the page of a board."""
    return await at_work(request, _main, request, house, studies, who, ref, Moment.read(moment), number(shown))


def _main(
    request: Request, house: House, studies: Studies, who: Visitor, ref: str, moment: Moment, eyes: int | None
) -> HTMLResponse:
    facts = shown(request, house, studies.open(ref, who), moment, eyes)
    return render(request, "_analysis_main.html", who, **facts)


@router.post("/analysis/{ref}/{moment}/moves", include_in_schema=False)
async def try_move(
    ref: Ref, moment: AMoment, move: MoveIn, request: Request, house: TheHouse, studies: TheStudies, who: Who,
    shown: str = "",
) -> HTMLResponse:  # fmt: skip
    """Try a move for the seat that acts: it is kept on one's own board, and the page goes there."""

    def work() -> HTMLResponse:
        study, here = studies.open(ref, who), Moment.read(moment)
        made = reached(study.match, here).push(move.move)
        there, kept = here.after(study.match, made.code), ref
        if there.line:
            kept = studies.keep(study, who)
            studies.note(kept, there)
        return _main(request, house, studies, who, kept, there, number(shown))

    return await at_work(request, work)


@router.get("/analysis/{ref}/{moment}/things/{thing}", include_in_schema=False)
def thing_there(
    ref: Ref, moment: AMoment, thing: Thing, request: Request, house: TheHouse, studies: TheStudies, who: Who,
    shown: str = "",
) -> Response:  # fmt: skip
    """The card of a thing on the board, as the seat sees it whose things are shown."""
    match = reached(studies.open(ref, who).match, Moment.read(moment))
    eyes = number(shown)
    seat = eyes if eyes is not None and eyes < match.seats else match.to_move
    return card_of(request, house, who, Look(LooseTable(ref, match), [], seat), thing, "")


# ---- what they show --------------------------------------------------------------------------------------------------


def judged(request: Request, study: Study, moment: Moment) -> Judged:
    """What is thought of a moment; thought once."""
    kept: dict[tuple[str, str], Judged] = request.app.state.judged
    key = _key(study), str(moment)
    if key not in kept:
        while len(kept) >= MOST_KEPT:
            kept.pop(next(iter(kept)), None)
        kept[key] = board.judged(reached(study.match, moment))
    return kept[key]


def _key(study: Study) -> str:
    return study.table_id or study.ref


def told(study: Study, moment: Moment, found: Judged, lang: str) -> dict[str, Any]:
    """Chances and lines, as data and in words."""
    whole, game = study.match, study.match.game
    played = whole.made[moment.at].code if not moment.line and moment.at < len(whole.made) else None
    moves = []
    for one in found.moves:
        rest = [Move(game, code, whole.names).words(lang) for code in one.line[1:]]
        moves.append({
            "code": one.move.code, "text": one.move.text, "chance": round(one.chance, 4), "line": rest,
            "words": Move(game, one.move.code, whole.names).words(lang), "played": one.move.code == played,
        })  # fmt: skip
    return {"state": "done", "chances": [round(one, 4) for one in found.chances], "moves": moves}


def shown(request: Request, house: House, study: Study, moment: Moment, eyes: int | None) -> dict[str, Any]:
    """Everything that the board's page speaks of. `eyes` is the seat whose things are shown; none: that of who acts."""
    lang = language_of(request)
    t = words(lang)
    whole = study.match
    match = reached(whole, moment)
    table = LooseTable(study.ref, match, lang)
    acting = match.to_move
    eyes = eyes if eyes is not None and eyes < match.seats else None
    looking = eyes if eyes is not None else acting if acting is not None else study.seat
    facts = facts_of(request, house, Look(table, [], acting if acting is not None else looking), None)
    if looking != acting:
        view = match.view(looking)
        sent = to_send(pictures(match.game, view, [], lang), known_of(request.headers.get(HAVE, "")), {})
        facts["parts"], facts["prints"], facts["areas"] = sent.parts, sent.marks, areas_of(match.game, sent.parts)
        facts["shown_seat"] = looking
    mine = acting is not None and acting == study.seat
    facts["headline"] = match.view(acting if mine else None).prompt(lang)
    seats = facts["table"]["seats"]
    for seat in seats:
        seat["score"] = match.view(looking).scores[seat["seat"]]
    focus = looking if looking is not None else 0
    facts["table"] |= {"facts": [t("analysis-facts", n=moment.at, of=len(whole.made))], "moves_made": len(whole.made)}
    facts["table"]["at"] = moment.at
    names = [seat["name"] for seat in seats]
    return {
        **facts, "roles": ["" for _ in seats], "since": [], "log": [], "undoing": 0, "eyes": eyes, "names": names,
        "study": study, "moment": moment, "whole": len(whole.made), "over": match.over, "levels": levels_of(match.game),
        "ref": study.ref, "base": f"{root_of(request)}/analysis/{study.ref}/{moment}", "events": "",
        "tree": tree(request, study, moment, match, focus, lang), "focus": focus, "me_seat": study.seat or 0,
        "back": moment.before, "on": Moment(moment.at + 1) if not moment.line and moment.at < len(whole.made) else None,
        "tried": Move(match.game, moment.line[-1], whole.names).words(lang) if moment.line else "",
        "went": whole.made[moment.at].words(lang) if moment.line and moment.at < len(whole.made) else "",
        "me_back": study.table_id and (study.seat is not None or not study.kept),
    }  # fmt: skip


def tree(request: Request, study: Study, moment: Moment, match: Match, focus: int, lang: str) -> list[dict[str, Any]]:
    """The moves around a moment, and what was tried there; elsewhere, where something was tried."""
    whole, game = study.match, study.match.game
    movers, made = whole.movers, whole.made
    lines = sorted({*study.lines, *(Moment(moment.at, moment.line[: n + 1]) for n in range(len(moment.line)))},
                   key=lambda one: one.line)  # fmt: skip
    counts: dict[int, int] = {}
    for one in lines:
        counts[one.at] = counts.get(one.at, 0) + 1
    near = set(range(max(0, moment.at - AROUND), min(len(made), moment.at + AROUND) + 1))
    rows: list[dict[str, Any]] = []
    for at in sorted(near | set(counts)):
        rows.append({
            "moment": str(at), "depth": 0, "now": moment == Moment(at), "var": False,
            "seat": movers[at - 1] if at else None, "words": made[at - 1].words(lang) if at else "",
            "number": at, "tried": counts.get(at, 0) if at != moment.at else 0,
            "chance": _known(request, study, Moment(at), focus),
        })  # fmt: skip
        if at == moment.at:
            rows += _branches(request, study, moment, [one for one in lines if one.at == at], focus, game, lang)
    return rows


def _branches(
    request: Request, study: Study, moment: Moment, lines: list[Moment], focus: int, game: Game, lang: str
) -> list[dict[str, Any]]:
    """What was tried at one moment of the game, with who moved."""
    rows: list[dict[str, Any]] = []
    match = reached(study.match, Moment(moment.at))
    begun = len(match.made)
    for one in lines:  # in the order of a walk through the tree: what is shared with the last line stays
        there = [move.code for move in match.made[begun:]]
        same = itertools.takewhile(lambda both: both[0] == both[1], zip(there, one.line, strict=False))
        shared = len(list(same))
        for _ in range(len(there) - shared):
            match.pop()
        for code in one.line[shared:-1]:
            match.push(code)
        seat = match.to_move
        made = match.push(one.line[-1])
        rows.append({
            "moment": str(one), "depth": len(one.line), "now": one == moment, "var": True, "seat": seat,
            "words": made.words(lang), "number": None, "tried": 0, "chance": _known(request, study, one, focus),
        })  # fmt: skip
    return rows


def _known(request: Request, study: Study, moment: Moment, focus: int) -> int | None:
    """A chance in hundredths, if it was worked out before."""
    kept: Judged | None = request.app.state.judged.get((_key(study), str(moment)))
    return round(100 * kept.chances[focus]) if kept else None
