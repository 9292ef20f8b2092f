"""Puzzles: a position, one question, and what an answer is worth; from bots' games and from one's own mistakes."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from sqlalchemy import select

from argosy.analysis.board import judged
from argosy.analysis.puzzles import EASY, FAIR, HARD, Puzzle, collection
from argosy.games import names as game_names
from argosy.play import Match, Move
from argosy.review.findings import METHOD
from argosy.table import rulebook
from argosy.table.analysis_api import TheStudies
from argosy.table.api import Asked, MoveIn, TheHouse, Who, at_work, judging, title_of
from argosy.table.covers import cover_of
from argosy.table.errors import NoTable
from argosy.table.frame import language_of, my_name, render, root_of, words
from argosy.table.house import House
from argosy.table.lexicon import Thing, card_of
from argosy.table.loose import LooseTable
from argosy.table.names import crew_name, distinct
from argosy.table.pages import facts_of
from argosy.table.shown import preview_of
from argosy.table.solving import Solving, in_a_row, is_solved, next_puzzle
from argosy.table.store import reviews
from argosy.table.visitors import Look, Visitor, look

router = APIRouter(tags=["analysis"])
MINE = "mine"  # one's own mistakes, in place of a game
LEVELS = (EASY, FAIR, HARD)
MISTAKE = 0.05  # of a win: what a move of one's own gave away that becomes a puzzle
AS_GOOD = 0.01  # of a win: another move is as right as the best one
CANDIDATES = 3  # of a nudge
LOOKED_AT = 12  # of one's latest finished games

GameName = Annotated[str, Path(max_length=40)]
PuzzleName = Annotated[str, Path(max_length=60, pattern="^[A-Za-z0-9.-]+$")]


class Nothing(Asked):
    """An empty request."""


# ---- which puzzles there are ---------------------------------------------------------------------------------------


def name_of(puzzle: Puzzle) -> str:
    """The name of a puzzle in the list of those that somebody has tried."""
    return puzzle.id if "." in puzzle.id else f"{puzzle.game}.{puzzle.id}"


def theme_of(puzzle: Puzzle) -> str:
    """What a puzzle is about: the section of the rules that its question belongs to."""
    return rulebook.help_with(puzzle.game, puzzle.theme) if rulebook.has_rules(puzzle.game) else ""


def theme_words(game: str, theme: str, lang: str) -> str:
    """A theme in words: the heading of that section."""
    found = next((section.title for section in rulebook.sections(game, lang) if section.slug == theme), "")
    return found or words(lang)("puzzle-any-theme")


def own_mistakes(house: House, who: Visitor) -> list[Puzzle]:
    """The costly moves of one's latest games that were reviewed, the latest game first."""
    if who.person is None:
        return []
    over = [row for row in house.store.tables_of(who.person, 100) if row.status == "over" and row.game in game_names()]
    found: list[Puzzle] = []
    these = reviews.c.table_id.in_([row.id for row in over[:LOOKED_AT]])
    kept = {
        one.table_id: one.found for one in house.store._all(select(reviews).where(these, reviews.c.state == "done"))
    }
    for row in over[:LOOKED_AT]:
        mine = {seat for seat, persons in row.held.items() if who.person in persons}
        told = json.loads(kept.get(row.id) or "{}")
        steps = told["steps"] if told.get("method") == METHOD else []
        found += [one for step in steps if step["seat"] in mine and (one := _mistake(row.id, row.game, step))]
    return found


def _mistake(table_id: str, game: str, step: dict[str, Any]) -> Puzzle | None:
    """A costly move as a puzzle; its position is laid out when it is looked at."""
    if not step.get("best") or step["loss"] < MISTAKE or step.get("best_chance") is None:
        return None
    chances = {step["best"]: step["best_chance"], step["text"]: step["chance"]}
    lines = {step["best"]: tuple(step.get("line", ()))}
    level = EASY if step["loss"] >= 3 * MISTAKE else FAIR if step["loss"] >= 2 * MISTAKE else HARD
    return Puzzle(f"{table_id}.{step['number']}", game, (), "", level, step["best"], chances, step["text"], lines)


def puzzle_for(house: House, who: Visitor, game: str, name: str) -> tuple[Puzzle, Match]:
    """A puzzle by its address, and its position."""
    if game == MINE:
        table_id, _, number = name.rpartition(".")
        found = look(house, table_id, who)  # nobody trains on a game that they may not look at
        puzzle = next((one for one in own_mistakes(house, who) if one.id == name), None)
        if puzzle is None or not number.isdecimal():
            raise NoTable
        with found.table.lock:
            return puzzle, found.table.match.at(int(number) - 1)
    if game not in game_names() or name not in collection(game):
        raise NoTable
    return collection(game)[name], collection(game)[name].match()


# ---- pages -----------------------------------------------------------------------------------------------------------


@router.get("/puzzles", include_in_schema=False)
def all_puzzles(request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """All collections, by theme and level, and how far one has come."""
    lang, tried = language_of(request), Solving(house.store).of(who.person)
    mine = own_mistakes(house, who)
    shelves = [shelf for game in game_names() if (shelf := _shelf(game, tried, lang))]
    own = {"count": len(mine), "done": _done(mine, tried), "due": _due(mine, tried)}
    return render(request, "puzzles.html", who, shelves=shelves, own=own, row=in_a_row(tried.values()))


def _shelf(game: str, tried: dict[str, Any], lang: str) -> dict[str, Any] | None:
    puzzles = list(collection(game).values())
    if not puzzles:
        return None
    t = words(lang)
    themes, levels = Counter(theme_of(one) for one in puzzles), Counter(one.level for one in puzzles)
    return {
        "game": game, "title": title_of(game), "cover": cover_of(game), "count": len(puzzles),
        "done": _done(puzzles, tried), "due": _due(puzzles, tried),
        "themes": [{"theme": theme, "words": theme_words(game, theme, lang), "count": count}
                   for theme, count in themes.most_common()],
        "levels": [{"level": level, "words": t(f"puzzle-level-{level}"), "count": levels[level]} for level in LEVELS],
    }  # fmt: skip


def _done(puzzles: Iterable[Puzzle], tried: dict[str, Any]) -> int:
    return sum(is_solved(tried.get(name_of(one))) for one in puzzles)


def _due(puzzles: Iterable[Puzzle], tried: dict[str, Any]) -> int:
    now = time.time()
    return sum(row is not None and row.due <= now for row in (tried.get(name_of(one)) for one in puzzles))


@router.get("/puzzles/{game}", include_in_schema=False)
def next_one(
    game: GameName, request: Request, house: TheHouse, who: Who, theme: str = "", level: str = ""
) -> RedirectResponse:
    """To the puzzle that comes next."""
    if game != MINE and game not in game_names():
        raise NoTable
    there = own_mistakes(house, who) if game == MINE else list(collection(game).values())
    wanted = [one for one in there if (not theme or theme_of(one) == theme) and level in ("", str(one.level))]
    found = next_puzzle(wanted, Solving(house.store).of(who.person), name_of, time.time())
    root, asked = root_of(request), request.url.query
    where = f"/puzzles/{game}/{found.id}" + (f"?{asked}" if asked else "") if found else "/puzzles?done=1"
    return RedirectResponse(f"{root}{where}", 303)


@router.get("/puzzles/{game}/{name}", include_in_schema=False)
async def puzzle_page(game: GameName, name: PuzzleName, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """A puzzle."""

    def work() -> HTMLResponse:
        facts = shown(request, house, who, game, name)
        css = facts["puzzle"].game
        return render(request, "puzzle.html", who, **facts, title=title_of(css), css=css)

    return await at_work(request, work)


@router.get("/puzzles/{game}/{name}/main", include_in_schema=False)
async def puzzle_main(game: GameName, name: PuzzleName, request: Request, house: TheHouse, who: Who) -> HTMLResponse:
    """What changes on the page of a puzzle, as it was first seen."""
    return await at_work(request, _main, request, house, who, game, name)


def _main(request: Request, house: House, who: Visitor, game: str, name: str, **said: Any) -> HTMLResponse:
    return render(request, "_puzzle_main.html", who, **shown(request, house, who, game, name, **said))


@router.post("/puzzles/{game}/{name}/moves", include_in_schema=False)
async def answer(
    game: GameName, name: PuzzleName, move: MoveIn, request: Request, house: TheHouse, who: Who
) -> HTMLResponse:
    """Answer a puzzle: the page says whether that is it, and what it is worth."""

    def work() -> HTMLResponse:
        puzzle, match = puzzle_for(house, who, game, name)
        chosen = match.moves.find(move.move)
        chance = chance_of(puzzle, match, chosen)
        right = chosen.text == puzzle.best or (chance is not None and chance >= puzzle.chances[puzzle.best] - AS_GOOD)
        days = Solving(house.store).answered(who.person, puzzle.game, name_of(puzzle), right)
        return _main(request, house, who, game, name, chosen=chosen, chance=chance, right=right, days=days)

    return await (judging if game == MINE else at_work)(request, work)  # those of collections were judged before


@router.post("/puzzles/{game}/{name}/show", include_in_schema=False)
async def show(
    game: GameName, name: PuzzleName, nothing: Nothing, request: Request, house: TheHouse, who: Who
) -> HTMLResponse:
    """Be shown the answer; the puzzle comes back."""

    def work() -> HTMLResponse:
        puzzle, _ = puzzle_for(house, who, game, name)
        Solving(house.store).answered(who.person, puzzle.game, name_of(puzzle), False)
        return _main(request, house, who, game, name, given_up=True)

    return await at_work(request, work)


@router.get("/puzzles/{game}/{name}/things/{thing}", include_in_schema=False)
def thing_there(
    game: GameName, name: PuzzleName, thing: Thing, request: Request, house: TheHouse, who: Who
) -> Response:
    """The card of a thing that lies there."""
    match = puzzle_for(house, who, game, name)[1]
    return card_of(request, house, who, Look(LooseTable("puzzle", match), [], match.to_move), thing, "")


@router.post("/api/puzzles/{game}/{name}/board", status_code=201)
def on_the_board(game: GameName, name: PuzzleName, house: TheHouse, studies: TheStudies, who: Who) -> dict[str, Any]:
    """The position of a puzzle on an analysis board, to try other moves there."""
    return {"id": studies.lay(puzzle_for(house, who, game, name)[1], who)}


# ---- what a page says ------------------------------------------------------------------------------------------------


def chance_of(puzzle: Puzzle, match: Match, move: Move) -> float | None:
    """What an answer is worth: as the searches found, or, of a game of one's own, as it is judged now."""
    if move.text in puzzle.chances:
        return puzzle.chances[move.text]
    if puzzle.start:  # of a collection: all that come near were looked at
        return None
    found = judged(match)
    best, this = found.of(match.moves.find(puzzle.best).code), found.of(move.code)
    if best is None or this is None:
        return None
    return max(0.0, puzzle.chances[puzzle.best] - max(0.0, best.chance - this.chance))


def shown(
    request: Request, house: House, who: Visitor, game: str, name: str, chosen: Move | None = None,
    chance: float | None = None, right: bool = False, days: int = 0, given_up: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """Everything that the page of a puzzle speaks of."""
    lang = language_of(request)
    t = words(lang)
    puzzle, match = puzzle_for(house, who, game, name)
    seat = match.to_move
    assert seat is not None
    if puzzle.start:
        match.rename(_names(match.seats, seat, my_name(request) or t("learn-skipper")))
    facts = facts_of(request, house, Look(LooseTable("puzzle", match, lang), [], seat), None)
    facts["headline"] = match.view(seat).prompt(lang)
    solving = Solving(house.store)
    tried = solving.of(who.person)
    rows = [row for one, row in tried.items() if row.game == puzzle.game]
    return {
        **facts, "roles": ["" for _ in range(match.seats)], "puzzle": puzzle, "where": game, "names": match.names,
        "base": f"{root_of(request)}/puzzles/{game}/{name}", "query": request.url.query, "over": False,
        "about": theme_words(puzzle.game, theme_of(puzzle), lang) if puzzle.theme else "",
        "level": t(f"puzzle-level-{puzzle.level}"), "row": in_a_row(rows), "chosen": chosen, "right": right,
        "given_up": given_up, "days": days, "eyes": None, "moment": None,
        "feedback": _feedback(puzzle, match, chosen, chance, lang) if chosen else None,
        "solution": _solution(puzzle, match, lang) if right or given_up else None,
        "nudge": _nudge(puzzle, match, lang), "tried_before": tried.get(name_of(puzzle)),
    }  # fmt: skip


def _names(seats: int, mine: int, me: str) -> list[str]:
    names: list[str] = []
    for seat in range(seats):
        names.append(distinct(me if seat == mine else crew_name(seat + 1), names, seat + 1))
    return names


def _worth(chance: float) -> int:
    return round(100 * chance)


def _feedback(puzzle: Puzzle, match: Match, chosen: Move, chance: float | None, lang: str) -> dict[str, Any]:
    """What an answer does, and what it gives away."""
    best, least = puzzle.chances[puzzle.best], min(puzzle.chances.values())
    here = least if chance is None else chance
    return {
        "words": chosen.words(lang), "lost": max(1, _worth(best) - _worth(here)), "more": chance is None,
        "brings": preview_of(match.view(match.to_move), chosen.code, lang)["preview"],
        "played": chosen.text == puzzle.played,
    }  # fmt: skip


def _solution(puzzle: Puzzle, match: Match, lang: str) -> dict[str, Any]:
    """The answer with its reason, beside what comes next and what was played."""
    view = match.view(match.to_move)
    find = match.moves.find
    others = [text for text in puzzle.chances if text != puzzle.best]
    second = others[0]
    line = [match.game.rules.codes[text] for text in puzzle.lines.get(puzzle.best, ())[1:]]

    def row(kind: str, text: str) -> dict[str, Any]:
        chance = puzzle.chances.get(text)
        brings = preview_of(view, find(text).code, lang)["preview"]
        return {"kind": kind, "words": find(text).words(lang), "brings": brings,
                "chance": None if chance is None else _worth(chance)}  # fmt: skip

    rows = [row("best", puzzle.best), row("close", second)]
    if puzzle.played not in (puzzle.best, second):
        rows.append(row("game", puzzle.played))
    return {
        "code": find(puzzle.best).code, "rows": rows, "played": puzzle.played == puzzle.best,
        "gain": max(1, _worth(puzzle.chances[puzzle.best]) - _worth(puzzle.chances[second])),
        "second": find(second).words(lang), "best": find(puzzle.best).words(lang),
        "line": [Move(match.game, code, match.names).words(lang) for code in line],
    }  # fmt: skip


def _nudge(puzzle: Puzzle, match: Match, lang: str) -> list[str]:
    """A few moves, the best one among them; in the order of the game, which tells nothing."""
    near = sorted(match.moves.find(text).code for text in list(puzzle.chances)[:CANDIDATES])
    return [Move(match.game, code, match.names).words(lang) for code in near]
