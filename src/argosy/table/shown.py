"""A table as data for one visitor: what the JSON API answers and what the pages are made of. Made from a view alone."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from typing import Any

from argosy.games import find
from argosy.kernel.game import Line
from argosy.play.telling import Sentence, Turn, sheet_name, speak
from argosy.table.house import House
from argosy.table.keys import seed_text
from argosy.table.live import LiveTable
from argosy.table.seats import colours_of, news_of
from argosy.table.takeback import steps_back, waits_for
from argosy.table.visitors import Look
from argosy.table.written import Written
from argosy.words import say

BID = "preview-bid"  # the preview of a bid: its number is the price


def table_of(house: House, look: Look, lang: str, at: int | None = None) -> dict[str, Any]:
    """Everything that a visitor may know of a table; what has happened is in it as JSON."""
    with look.table.lock:
        told = {kind: look.table.written.setdefault((kind, look.seat, lang), Written()) for kind in ("log", "turns")}
        moves = told["log"].of(look.table.match.told(look.seat, lang), functools.partial(log_row, look.table))
        turns = told["turns"].of(look.table.match.turns(look.seat, lang), functools.partial(turn_row, look.table))
        return present_of(house, look, lang, at) | {"log": moves, "turns": turns}


def present_of(house: House, look: Look, lang: str, at: int | None = None) -> dict[str, Any]:
    """The same without what has happened."""
    table = look.table
    with table.lock:
        view = house.view(table, look.seat, at)
        now = at is None
        match, scores, moves_made = table.match, view.scores, len(table.deciders)
        over = table.row.status == "over"
        against = house.against_hints(table, look.held)
        mine = now and look.seat is not None and table.to_move == look.seat
        return {
            "id": table.id,
            "game": table.row.game,
            "title": match.game.title,
            "status": table.row.status,
            "options": json.loads(table.row.options),
            "number": table.number,
            "moves_made": moves_made,
            "at": moves_made if at is None else at,
            "to_move": table.to_move,
            "you": look.held,
            "seat": look.seat,
            "seats": seats_of(look, scores),
            "prompt": view.prompt(lang) if table.row.status != "open" else say(None, lang, "table-waiting"),
            "facts": facts_of(view, lang) if table.row.status != "open" else [],
            "moves": moves_of(view, lang) if mine else [],
            "can_undo": bool(mine or now) and look.seat is not None and not over and bool(steps_back(table, look.seat)),
            "confirm": waits_for(table) if now and waits_for(table) in look.held else None,
            "scores": scores,
            "ranks": match.ranks if over else None,
            "sheet": sheet_words(match.game.name, lang),
            "sheets": [view.sheet(seat) for seat in range(view.seats)],
            "rival": rival._asdict() if (rival := view.rival(lang)) else None,
            "chat": [talk_of(line, lang) for line in table.chat],
            "note": table.seats[look.seat].note if look.seat is not None else "",
            "pace": table.pace.kept(),
            "hints": bool(table.row.hints) and not against,
            "against_hints": against if table.row.hints else [],
            "coach": bool(table.row.coach),
            "listed": bool(table.row.listed),
            "host": table.row.host,
            "several": bool(table.row.several),
            "late": table.to_move if table.to_move is not None and table.late(table.to_move) else None,
            "next": table.row.next if look.held else None,
            "seed_hash": table.row.seed_hash or None,
            "seed": table.row.seed if over else None,
            "seed_salt": table.row.seed_salt if over else None,
            "seed_text": seed_text(table.id, table.row.seed, table.row.seed_salt) if over else None,
            "rules": table.row.rules,
            "components": table.row.components,
        }


@functools.cache
def sheet_words(game: str, lang: str) -> dict[str, str]:
    """The lines of a game's sheet in words."""
    found = find(game)
    return {line: sheet_name(found, line, lang) for line in found.rules.sheet}


def seats_of(look: Look, scores: list[int]) -> list[dict[str, Any]]:
    """The seats as everybody sees them."""
    colours = colours_of(look.table.seats)
    return [
        {
            "seat": row.seat, "name": row.name if row.kind != "open" else "", "kind": row.kind, "level": row.level,
            "you": row.seat in look.held, "colour": colours[row.seat], "again": bool(row.again),
            "score": scores[row.seat], "clock": look.table.left(row.seat),
        }
        for row in look.table.seats
    ]  # fmt: skip


def talk_of(line: Any, lang: str) -> dict[str, Any]:
    """A line of chat; news of the house are told in the reader's language."""
    news = news_of(line)
    if news is None:
        return {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at, "news": None}
    told = say(None, lang, f"table-news-{news['news']}", name=line.name, old=news.get("old", ""), by=news.get("by", ""))
    return {"seat": None, "name": "", "text": told, "at": line.at, "news": news["news"]}


def moves_of(view: Any, lang: str) -> list[dict[str, Any]]:
    """The legal moves as buttons: code, notation, words, and what they would cost and bring."""
    return [
        {"code": move.code, "text": move.text, "words": move.words(lang), **preview_of(view, move.code, lang)}
        for move in view.moves
    ]


def preview_of(view: Any, code: int, lang: str) -> dict[str, Any]:
    """What a move costs and brings, where the game says so, and how much of what pays for it would be left."""
    line = view.game.face.preview(view.reading, code) if view.game.face.preview else None
    if line is None:
        return {"preview": "", "left": None, "price": None}
    rest = line.facts.get("rest")
    left = rest.facts.get("n") if isinstance(rest, Line) else None
    price = line.facts.get("n") if line.key == BID else None
    return {"preview": speak(view.game, line, lang, view.names, view.seat), "left": left, "price": price}


def facts_of(view: Any, lang: str) -> list[str]:
    """The line of facts under the question."""
    lines = view.game.face.facts(view.reading) if view.game.face.facts else []
    return [speak(view.game, line, lang, view.names, view.seat) for line in lines]


def log_row(table: LiveTable, number: int, told: Sequence[Sentence]) -> dict[str, Any]:
    """What the visitor saw happen in a move."""
    lines = [one.text for one in told]
    return {"move": number + 1, "seat": table.deciders[number], "at": table.times[number], "lines": lines}


def turns_of(look: Look, lang: str) -> list[dict[str, Any]]:
    """What the visitor saw happen, turn by turn."""
    return [turn_row(look.table, n, turn) for n, turn in enumerate(look.table.match.turns(look.seat, lang))]


def turn_row(table: LiveTable, _: int, turn: Turn) -> dict[str, Any]:
    """A turn: what a person would say in one sentence is one, with the seat that it is about."""
    told = [{"seat": one.seat, "text": one.text, "move": one.move} for one in turn.told]
    return {
        "first": turn.first, "last": turn.last, "seat": turn.seat, "at": table.times[turn.last - 1], "told": told,
    }  # fmt: skip
