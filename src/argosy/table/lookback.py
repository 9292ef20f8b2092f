"""The review of a finished game on its page: worked out in the background, told with its progress (see `reviews`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse

from argosy.draw import standalone
from argosy.review import Review, Turning
from argosy.review.report import luck_note, other_luck, points, why
from argosy.review.story import kinds, move_words, quoted, story, when
from argosy.review.sums import Sum
from argosy.table.api import TheHouse, Who
from argosy.table.errors import NotOver
from argosy.table.frame import language_of, render
from argosy.table.lately import Last, last_games, lately
from argosy.table.reviews import DONE, Reviews
from argosy.table.shown import preview_of
from argosy.table.visitors import Look, Visitor, look
from argosy.words import say

router = APIRouter(tags=["tables"])


async def reviews_of(request: Request) -> Reviews:
    """The reviews of the server."""
    found: Reviews = request.app.state.reviews
    return found


TheReviews = Annotated[Reviews, Depends(reviews_of)]


@router.post("/api/tables/{table_id}/review", status_code=202)
def start_review(request: Request, table_id: str, house: TheHouse, reviews: TheReviews, who: Who) -> dict[str, Any]:
    """Let the bot look back on a finished game, in the background; it is done once and kept. `message` says what it
    waits for, as long as it does."""
    look(house, table_id, who)
    reviews.ask(table_id)
    return reviews.how_far(table_id, language_of(request))


@router.get("/api/tables/{table_id}/review")
def review_progress(request: Request, table_id: str, house: TheHouse, reviews: TheReviews, who: Who) -> dict[str, Any]:
    """How far the review is, in how many `seconds` it should be done, and what it found once it is."""
    look(house, table_id, who)
    far = reviews.how_far(table_id, language_of(request))
    done = reviews.found(table_id) if far["state"] == DONE else None
    return far | ({"result": done.data()} if done else {})


@router.get("/t/{table_id}/review", include_in_schema=False)
def review_page(table_id: str, request: Request, house: TheHouse, reviews: TheReviews, who: Who) -> HTMLResponse:
    """The review as a part of the page."""
    found = look(house, table_id, who)
    done = reviews.found(table_id)
    if done is None:
        raise NotOver
    names = [seat.name for seat in found.table.seats]
    earlier = reviews.earlier(table_id, who.person) if found.held else {}
    before = own_games(request, reviews, table_id, who) if found.held else []
    return shown(request, who, done, names, found, earlier, before)


def own_games(request: Request, reviews: Reviews, table_id: str, who: Visitor) -> list[Last]:
    """One's last games of this kind, as one's own page counts them."""
    games = request.app.state.outcomes.of(who.person) if who.person else []
    return last_games(games, table_id, reviews.given_away([one.table for one in games]))


@router.get("/t/{table_id}/review/{made}.svg", include_in_schema=False)
def picture(
    table_id: str, made: int, request: Request, house: TheHouse, who: Who, theme: Literal["day", "night"] = "day"
) -> Response:
    """The board before a move of a finished game, as everybody could see it."""
    found = look(house, table_id, who)
    if found.table.row.status != "over":
        raise NotOver
    view, lang = found.table.match.view_at(made), language_of(request)
    face = view.game.face
    board = face.areas.get("board", ())
    drawn = face.fragments(view.reading, (), lang, view.names or ()) if face.fragments and board else {}
    whole = standalone(drawn[board[0]], theme) if drawn else view.svg(lang, theme)
    return Response(whole, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


def shown(
    request: Request,
    who: Visitor,
    done: Review,
    names: list[str],
    found: Look,
    earlier: Mapping[str, float],
    before: Sequence[Last],
) -> HTMLResponse:
    """The story, chances, turning points, and sums that can be added."""
    lang = language_of(request)
    mine = min(range(done.seats), key=lambda each: done.ranks[each]) if found.seat is None else found.seat
    sums = done.sums()
    facts: dict[str, Any] = {
        "turnings": [card(done, turning, lang) for turning in done.turnings], "chart": done.drawing(lang),
        "players": done.players, "names": names, "mine": mine, "sums": sums, "story": story(done, lang),
        "rows": rows(sums, names, lang), "fall": fall(sums[mine], names, lang), "luck": points(sums[mine].luck),
        "events": events(done, mine, lang), "kinds": kinds(done, mine, lang, earlier), "deals": done.budget,
        "table_id": found.table.id, "better": better_moves(done, lang), "lately": lately(before, done.game, lang),
        "yours": len(found.held) == 1 and done.seats > 1,
    }  # fmt: skip
    return render(request, "_review.html", who, **facts)


def card(done: Review, turning: Turning, lang: str) -> dict[str, Any]:
    """A turning point: what was made, what was better, and why."""
    step, view = done.steps[turning.number - 1], done.match.view_at(turning.number - 1, turning.seat)
    found: dict[str, Any] = {
        "move": turning.number, "seat": turning.seat, "who": turning.who, "swing": turning.swing,
        "signed": points(round(100 * turning.swing)), "when": when(done, turning.number, lang), "better": "",
        "asked": view.prompt(lang), "told": quoted(done, turning.number, lang), "luck": luck_note(done, turning, lang),
    }  # fmt: skip
    if turning.luck or step.chance is None or step.best_chance is None:
        return found
    chance, best = round(100 * step.chance), round(100 * step.best_chance)
    brings, better_brings = (preview_of(view, code, lang)["preview"] for code in (step.code, step.codes[0]))
    return found | {
        "played": move_words(done, step, lang), "better": done.better(step.number, lang) or "",
        "brings": brings, "better_brings": better_brings,
        "chance": chance, "best_chance": best, "signed": points(chance - best), "why": why(done, turning, lang),
    }  # fmt: skip


def better_moves(done: Review, lang: str) -> list[dict[str, Any]]:
    """Every move that gave away something that can be read as a number, and the one that was better."""
    return [
        {
            "move": step.number, "who": step.seat, "when": when(done, step.number, lang),
            "played": move_words(done, step, lang), "better": done.better(step.number, lang), "lost": lost,
        }
        for step in done.steps
        if step.codes and (lost := round(100 * step.loss))
    ]  # fmt: skip


def rows(sums: Sequence[Sum], names: Sequence[str], lang: str) -> list[dict[str, Any]]:
    """The table of all sums: every column adds up to its result."""
    parts = [
        (say(None, lang, "review-start"), [one.start for one in sums]),
        (say(None, lang, "review-luck"), [one.luck for one in sums]),
        *((say(None, lang, "review-moves-of", name=name), [one.by[k] for one in sums]) for k, name in enumerate(names)),
    ]
    return [
        {"name": name, "parts": [{"n": n, "text": str(n) if not i else points(n)} for n in numbers]}
        for i, (name, numbers) in enumerate(parts)
    ]


def fall(one: Sum, names: Sequence[str], lang: str) -> list[dict[str, Any]]:
    """From the start to the result, bar by bar: each begins where the last one ended."""
    parts = [(say(None, lang, "review-luck"), one.luck, "luck")]
    parts += [
        (say(None, lang, "review-own") if k == one.seat else say(None, lang, "review-moves-of", name=name), n, "")
        for k, (name, n) in enumerate(zip(names, one.by, strict=True))
    ]
    ends = [0, one.start]
    for _, n, _ in parts:
        ends.append(ends[-1] + n)
    low, high = min(ends), max(100, *ends)

    def bar(name: str, start: int, end: int, sort: str, text: str) -> dict[str, Any]:
        left, width = min(start, end) - low, abs(end - start)
        scale = 100 / (high - low)
        sort = sort or ("up" if end > start else "down")
        return {"name": name, "left": round(scale * left, 2), "width": max(0.6, round(scale * width, 2)), "look": sort,
                "text": text}  # fmt: skip

    found = [bar(say(None, lang, "review-start"), 0, one.start, "ink", f"{one.start} %")]
    for (name, n, sort), start, end in zip(parts, ends[1:-1], ends[2:], strict=True):
        found.append(bar(name, start, end, sort, points(n)))
    return [*found, bar(say(None, lang, "review-result"), 0, one.result, "ink", f"{one.result} %")]


def events(done: Review, seat: int, lang: str) -> list[dict[str, Any]]:
    """The strokes of luck of a seat, and the rest of its luck."""
    one = done.sums()[seat]
    found = [
        {"when": when(done, event.number, lang), "told": quoted(done, event.number, lang), "n": n, "text": points(n)}
        for event, n in zip(done.players[seat].events, one.events, strict=True)
    ]
    rest = [{"when": "", "told": name, "n": n, "text": points(n)} for name, n in other_luck(one, lang)]
    return [*found, *rest]
