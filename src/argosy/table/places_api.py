"""What is one's own, for pages and programs: news, another device, people one played with, everything in a file."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any
from urllib.parse import quote, unquote

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from pydantic import Field

from argosy.analysis.figures import Played, by, rivals, trend
from argosy.games import find
from argosy.games import names as game_names
from argosy.table.addressees import KINDS, USUAL, WAYS, Wishes
from argosy.table.api import Asked, Lang, TheHouse, Who, link_of, listen, made_of, title_of
from argosy.table.errors import BadRequest, NoNews, NotYours
from argosy.table.frame import cookie_path, language_of, render, words
from argosy.table.lobby import table_row
from argosy.table.names import nameless
from argosy.table.news import MOST_FAILS, NewsDesk, channel
from argosy.table.outcomes import figures
from argosy.table.places import Places, settings_of
from argosy.table.seats_api import seated_of, sitter_of
from argosy.table.stories import ago
from argosy.table.visitors import COOKIE, Visitor, address_of, look
from argosy.table.voyage_api import TheVoyages, short
from argosy.words import say

router = APIRouter()
YEAR = 365 * 86_400
Token = Annotated[str, Path(max_length=200)]


async def desk_of(request: Request) -> NewsDesk:
    """Whoever tells news."""
    found: NewsDesk = request.app.state.desk
    return found


async def places_of(request: Request) -> Places:
    """What is kept of people."""
    found: Places = request.app.state.places
    return found


TheDesk = Annotated[NewsDesk, Depends(desk_of)]
ThePlaces = Annotated[Places, Depends(places_of)]


class CallsIn(Asked):
    """How one wants to be told."""

    wants: dict[Annotated[str, Field(max_length=12)], list[Annotated[str, Field(max_length=12)]]] = Field(max_length=12)
    mail: str = Field("", max_length=200)
    hook: str = Field("", max_length=500)
    quiet_from: int = Field(0, ge=0, le=23)
    quiet_to: int = Field(0, ge=0, le=23)
    digest: int = Field(-1, ge=-1, le=23, description="the hour at which games by turns are told together; -1: at once")
    zone: str = Field("UTC", max_length=60)


class MuteIn(Asked):
    """Whether a table shall be quiet."""

    off: bool = True


class InviteIn(Asked):
    """To which game somebody is invited."""

    game: str = Field(max_length=40)
    name: str = Field("", max_length=40)


class ComeIn(Asked):
    """Sit down where one was asked to come."""

    name: str = Field("", max_length=40)


def me(who: Visitor) -> str:
    """A browser with a key; programs have seats, and nothing else is theirs."""
    if who.person is None:
        raise NotYours
    return who.person


# ---- news ------------------------------------------------------------------------------------------------------------


@router.get("/api/me/calls", tags=["me"])
def calls(desk: TheDesk, who: Who) -> dict[str, Any]:
    """How one is told of one's tables, and how that went."""
    return calls_of(desk, me(who))


def calls_of(desk: NewsDesk, person: str) -> dict[str, Any]:
    """What somebody asked for, and what the host offers."""
    row = desk.wishes(person)
    offered = {"mail": not desk.post.off, "hook": not desk.hooks.off}
    if row is None:
        empty = {"wants": {kind: [] for kind in KINDS}, "mail": "", "confirmed": False, "hook": "", "hook_note": ""}
        return empty | {"quiet_from": 0, "quiet_to": 0, "digest": -1, "zone": "", "offered": offered, "on": False,
                        "hook_stopped": False, "hook_at": 0.0}  # fmt: skip
    return {
        "wants": {kind: [] for kind in KINDS} | json.loads(row.wants), "mail": row.mail,
        "confirmed": row.mail_code is None, "hook": row.hook, "hook_note": row.hook_note, "hook_at": row.hook_at,
        "hook_stopped": row.hook_fails >= MOST_FAILS, "quiet_from": row.quiet_from, "quiet_to": row.quiet_to,
        "digest": row.digest, "zone": row.zone, "offered": offered, "on": True,
    }  # fmt: skip


@router.put("/api/me/calls", tags=["me"])
def keep_calls(wanted: CallsIn, request: Request, desk: TheDesk, who: Who) -> dict[str, Any]:
    """Say how one wants to be told. A new address of mail is asked first whether it wants this."""
    desk.keep(me(who), Wishes(**wanted.model_dump(), lang=language_of(request)), address_of(request))
    return calls_of(desk, me(who))


@router.delete("/api/me/calls", tags=["me"])
def end_calls(desk: TheDesk, who: Who) -> dict[str, Any]:
    """Be told nothing any more."""
    desk.forget(me(who))
    return calls_of(desk, me(who))


@router.post("/api/me/calls/try", tags=["me"])
def try_calls(desk: TheDesk, who: Who) -> dict[str, Any]:
    """Be told something now, by every way; what was wrong with each."""
    return desk.try_now(me(who))


@router.put("/api/me/mutes/{table_id}", tags=["me"])
def mute(table_id: str, wanted: MuteIn, house: TheHouse, desk: TheDesk, who: Who) -> dict[str, Any]:
    """Hear nothing of one table, or do so again."""
    look(house, table_id, who)
    desk.mute(me(who), table_id, wanted.off)
    return {"id": table_id, "off": wanted.off}


@router.get("/api/me/waiting", tags=["me"])
def waiting(desk: TheDesk, places: ThePlaces, who: Who, lang: Lang = "en") -> list[dict[str, Any]]:
    """What waits for one now: turns, votes and invitations."""
    if who.person is None:
        return []
    asked = [
        {"kind": "invited", "table": one["table"], "mark": "once",
         "words": say(None, lang, "news-invited", name=one["by"], game=one["title"], table=one["table"])}
        for one in places.invitations(who.person)
    ]  # fmt: skip
    return desk.waiting(who.person, lang) + asked


@router.get("/api/me/news", tags=["me"])
def news(desk: TheDesk, places: ThePlaces, who: Who, lang: Lang = "en") -> dict[str, Any]:
    """How much waits for one (`waiting`), and what an open page may call one for (`calls`): each once by its mark, and
    with a notification if that is `wanted`."""
    here = waiting(desk, places, who, lang)
    return {"waiting": len(here), "calls": desk.calls(who.person, lang, here) if who.person else []}


@router.get("/api/me/events", tags=["me"])
async def my_events(request: Request, house: TheHouse, who: Who) -> StreamingResponse:
    """A stream of server-sent events: one whenever something happened that one may want to be told."""
    return listen(house, channel(me(who)), request)


@router.get("/news/confirm/{token}", include_in_schema=False)
def confirm_page(token: Token, request: Request, desk: TheDesk, who: Who) -> HTMLResponse:
    """Is this address yours? Looking confirms nothing."""
    row = desk.confirming(token)
    facts = {"head": "news-confirm-head", "about": row.mail, "go": "news-confirm-go", "done": "news-confirm-done"}
    return render(
        request, "news_link.html", who, **facts, already=row.mail_code is None, action=f"/news/confirm/{token}"
    )


@router.post("/news/confirm/{token}", include_in_schema=False)
def confirm(token: Token, desk: TheDesk) -> dict[str, bool]:
    """It is."""
    desk.confirm(token)
    return {"ok": True}


@router.get("/news/off/{token}", include_in_schema=False)
def off_page(token: Token, request: Request, desk: TheDesk, who: Who) -> HTMLResponse:
    """Shall these messages end? Looking ends nothing: mail programs look at links by themselves."""
    _, what = desk.stopping(token)
    t = words(language_of(request))
    about = t("news-off-all") if what == "all" else t("news-off-table", table=what)
    facts: dict[str, Any] = {"head": "news-off-head", "go": "news-off-go", "done": "news-off-done"}
    return render(request, "news_link.html", who, **facts, about=about, already=False, action=f"/news/off/{token}")


@router.post("/news/off/{token}", include_in_schema=False)
def off(token: Token, desk: TheDesk) -> dict[str, bool]:
    """They shall; mail programs can say so by themselves."""
    desk.stop(token)
    return {"ok": True}


# ---- another device --------------------------------------------------------------------------------------------------


@router.post("/api/me/pass", status_code=201, tags=["me"])
def make_pass(request: Request, places: ThePlaces, who: Who) -> dict[str, Any]:
    """A link that opens everything that is one's own on another device; it works once, and for a quarter of an hour."""
    me(who)
    assert who.key is not None
    return link_of(request, f"/me/pass/{places.make_pass(who.key, settings_of(request.cookies))}")


@router.get("/me/pass/{token}", include_in_schema=False)
def pass_page(token: Token, request: Request, places: ThePlaces, who: Who) -> HTMLResponse:
    """Everything of somebody, to be opened here. Looking opens nothing."""
    found = places.passing(token)
    here = found.key == who.key
    return render(
        request,
        "pass.html",
        who,
        name=unquote(found.settings.get("name", "")),
        here=here,
        action=f"/api/me/pass/{token}",
    )


@router.post("/api/me/pass/{token}", tags=["me"])
def use_pass(token: Token, request: Request, places: ThePlaces, who: Who) -> Response:
    """Come over to this browser by a pass. Only a browser that has a key already, and says so by its token, is given
    another one: no other site can send it elsewhere."""
    found = places.use_pass(token, me(who))
    answer = JSONResponse({"ok": True})
    give_key(request, answer, found.key)
    for name, value in found.settings.items():
        path = cookie_path(request)
        answer.set_cookie(f"argosy_{name}", quote(value, safe="%"), max_age=YEAR, samesite="lax", path=path)
    return answer


@router.post("/api/me/sign-off", tags=["me"])
def sign_off(request: Request, places: ThePlaces, who: Who) -> Response:
    """Sign off all other devices that came over by passes: this browser gets another key."""
    answer = JSONResponse({"ok": True})
    give_key(request, answer, places.sign_off(me(who)))
    return answer


def give_key(request: Request, answer: Response, key: str) -> None:
    """A browser's key, as the server gives it."""
    answer.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=request.app.state.settings.secure,
        path=cookie_path(request),
    )  # fmt: skip


# ---- people, games, everything ---------------------------------------------------------------------------------------


@router.get("/api/me/people", tags=["me"])
def people(places: ThePlaces, who: Who) -> list[dict[str, Any]]:
    """Whom one has played with."""
    return [
        {"id": mate.ref, "name": mate.name, "game": mate.game, "games": mate.games, "last": mate.last}
        for mate in places.mates(me(who))
    ]


@router.post("/api/me/people/{ref}/invite", status_code=201, tags=["me"])
def invite(
    ref: Annotated[str, Path(max_length=20)],
    wanted: InviteIn,
    request: Request,
    places: ThePlaces,
    desk: TheDesk,
    who: Who,
) -> dict[str, Any]:
    """Invite somebody again: a new table, whose free seat they find among their own places."""
    if wanted.game not in game_names() or 2 not in find(wanted.game).rules.seats:
        raise BadRequest(what="game", right=", ".join(game_names()))
    name = wanted.name or nameless(1, language_of(request))
    made, friend = places.invite(me(who), who.device, ref, wanted.game, name)
    desk.invited(friend, made.table_id, 1)
    return made_of(request, made)


@router.get("/api/me/invitations", tags=["me"])
def invitations(places: ThePlaces, who: Who) -> list[dict[str, Any]]:
    """Where one is asked to come."""
    return places.invitations(me(who))


@router.post("/api/me/invitations/{table_id}", tags=["me"])
def come(table_id: str, wanted: ComeIn, request: Request, places: ThePlaces, who: Who) -> dict[str, Any]:
    """Sit down where one was asked to come."""
    me(who)
    return seated_of(places.come(table_id, sitter_of(request, who, wanted.name, None)))


@router.delete("/api/me/invitations/{table_id}", tags=["me"])
def decline(table_id: str, places: ThePlaces, who: Who) -> dict[str, Any]:
    """Do not come."""
    places.decline(table_id, me(who))
    return {"id": table_id}


@router.get("/api/me/data", tags=["me"])
def data(places: ThePlaces, voyages: TheVoyages, who: Who) -> Response:
    """Everything that is kept of one, as a file."""
    content = places.everything(me(who))
    content["campaigns"] = [short(one) for one in voyages.all_of(who)]
    text = json.dumps(content, ensure_ascii=False, indent=1)
    head = {"Content-Disposition": 'attachment; filename="argosy-me.json"'}
    return Response(text, media_type="application/json", headers=head)


@router.delete("/api/me", tags=["me"])
def forget(request: Request, places: ThePlaces, desk: TheDesk, who: Who) -> Response:
    """Delete everything that is one's own. Games with others go on without one's name."""
    person = me(who)
    places.forget(person)
    desk.forget(person)
    answer = JSONResponse({"ok": True})
    answer.delete_cookie(COOKIE, path=cookie_path(request))
    return answer


@router.get("/api/me/figures", tags=["me"])
def my_figures(request: Request, who: Who) -> dict[str, Any]:
    """What one's finished games add up to: by game, by seat, by opponent, and the trend."""
    games: list[Played] = request.app.state.outcomes.of(me(who))
    going = trend(games)
    return {
        "games": {name: asdict(some) for name, some in by(games, lambda one: one.game).items()},
        "seats": [
            {"seat": seat, "of": of, **asdict(some)}
            for (of, seat), some in by(games, lambda one: (len(one.ranks), one.seat)).items()
        ],
        "opponents": [asdict(one) for one in rivals(games)],
        "trend": asdict(going) if going else None,
    }


# ---- pages -----------------------------------------------------------------------------------------------------------


@router.get("/me", include_in_schema=False)
def my_page(
    request: Request, house: TheHouse, places: ThePlaces, voyages: TheVoyages, who: Who, q: str = ""
) -> HTMLResponse:
    """All that is one's own in one place."""
    lang = language_of(request)
    t = words(lang)
    person = who.person or ""
    mine = [row for row in house.store.tables_of(person, 100) if row.status in ("open", "running")]
    asked = [one | {"ago": ago(one["at"], t)} for one in places.invitations(person)]
    done = places.finished(person, q[:80])
    facts: dict[str, Any] = {
        "mine": [table_row(row, who, lang) for row in mine], "asked": asked, "query": q[:80],
        "done": [table_row(row, who, lang) | {"ago": ago(row.changed, t)} for row in done[:60]], "found": len(done),
        "campaigns": [short(one) for one in voyages.all_of(who)],
        "people": [
            {"ref": mate.ref, "name": mate.name, "games": mate.games, "game": mate.game, "title": title_of(mate.game)}
            for mate in places.mates(person)[:40]
        ],
        "games": [(name, find(name).title) for name in game_names()],
        "figures": figures(request.app.state.outcomes.of(person), lang),
    }  # fmt: skip
    return render(request, "me.html", who, **facts)


@router.get("/me/calls", include_in_schema=False)
def calls_page(request: Request, house: TheHouse, desk: TheDesk, who: Who) -> HTMLResponse:
    """How one is told of one's tables."""
    lang = language_of(request)
    t = words(lang)
    if who.person is None:
        raise NoNews
    now = calls_of(desk, who.person)
    muted = desk.muted(who.person)
    running = [row for row in house.store.tables_of(who.person, 60) if row.status in ("open", "running")]
    facts: dict[str, Any] = {
        "calls": now, "kinds": KINDS, "usual": USUAL, "ways": [way for way in WAYS if now["offered"].get(way, True)],
        "ago": ago(now["hook_at"], t) if now["hook_at"] else "",
        "mine": [table_row(row, who, lang) | {"muted": row.id in muted} for row in running],
    }  # fmt: skip
    return render(request, "calls.html", who, **facts)
