"""The pages of rules: one for each game, with contents and search, and single sections to be read beside a table."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.games import find
from argosy.games import names as game_names
from argosy.lessons import lesson_of
from argosy.lessons.script import has_lesson
from argosy.table import rulebook
from argosy.table.api import Who, at_work
from argosy.table.covers import cover_of
from argosy.table.errors import NoTable
from argosy.table.frame import language_of, render
from argosy.table.visitors import Visitor
from argosy.words import say

router = APIRouter(include_in_schema=False)


@router.get("/rules")
def all_rules(request: Request, who: Who) -> HTMLResponse:
    """The rules of all games."""
    lang = language_of(request)
    books = [
        {"name": name, "title": find(name).title, "cover": cover_of(name), "lead": say(name, lang, "lead")}
        for name in game_names()
        if rulebook.has_rules(name)
    ]
    return render(request, "rules_all.html", who, books=books)


@router.get("/rules/{name}")
async def rules(name: str, request: Request, who: Who) -> HTMLResponse:
    """The rules of a game as they are played here."""
    if name not in game_names() or not rulebook.has_rules(name):
        raise NoTable
    return await at_work(request, _book, name, request, who)


def _book(name: str, request: Request, who: Visitor) -> HTMLResponse:
    lang = language_of(request)
    sections = rulebook.sections(name, lang)
    lead = next((one.title for one in sections if one.level == 1), find(name).title)
    facts: dict[str, Any] = {
        "game": name, "heading": lead, "intro": next((one for one in sections if one.level == 1), None),
        "sections": numbered([one for one in sections if one.level > 1]), "css": name,
        "minutes": lesson_of(name).minutes if has_lesson(name) else 0,
        "own_words": (rulebook.folder_of(name) / f"{lang}.md").exists(),
    }  # fmt: skip
    return render(request, "rules.html", who, **facts)


def numbered(sections: list[rulebook.Section]) -> list[dict[str, Any]]:
    """Sections with their numbers; smaller ones have none."""
    found, number = [], 0
    for one in sections:
        number += one.level == 2
        found.append({"section": one, "number": number if one.level == 2 else ""})
    return found


@router.get("/rules/{name}/{slug}")
async def rule_help(name: str, slug: str, request: Request, who: Who) -> HTMLResponse:
    """One section of the rules, to be read beside the table."""
    return await at_work(request, _help, name, slug, request, who)


def _help(name: str, slug: str, request: Request, who: Visitor) -> HTMLResponse:
    lang = language_of(request)
    found = [one for one in rulebook.sections(name, lang) if one.slug == slug] if name in game_names() else []
    if not found:
        raise NoTable
    own = (rulebook.folder_of(name) / f"{lang}.md").exists()
    return render(request, "_help.html", who, section=found[0], game=name, spoken=lang if own else "en")
