"""The log on the page, turn by turn: the round as a heading, below it who moved, and what they did in whole sentences.

A turn that has been told stays as it is. So each is made into HTML once, has a print as the pictures have (see
`prints`), and is not sent again to a page that has it; only how long ago it was stands outside.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from markupsafe import escape

from argosy.draw import badge_html, icon_html
from argosy.play import Match
from argosy.play.telling import Sentence, Turn
from argosy.table.prints import KEPT, Print
from argosy.table.stories import ago
from argosy.words import say

LONG = 6  # sentences of a turn; of longer ones the rest is folded away, behind …
AT_ONCE = 4  # … so many
PRINTED = 45  # turns that a page is asked whether it has them; it cannot name prints without end
Words = Callable[..., str]


@dataclass(frozen=True)
class Entry:
    """A turn in the log."""

    turn: Turn
    title: str  # the round in the words of the game; "" where a game has none
    short: bool  # one sentence about the one who moved: it needs no heading for the eye
    inside: str  # its sentences as HTML
    mark: str  # the print of that


class Logbook:
    """The log of a table as one seat reads it in one language."""

    def __init__(self) -> None:
        self._kept: dict[int, Entry] = {}

    def newest(self, match: Match, seat: int | None, lang: str, most: float) -> list[Entry]:
        """The latest turns of which there is something to tell, with at least `most` sentences; the newest first."""
        found: list[Entry] = []
        for turn in reversed(match.turns(seat, lang)):
            if most <= 0:
                break
            if turn.told:
                found.append(self._entry(match, turn, lang))
                most -= len(turn.told)
        return found

    def _entry(self, match: Match, turn: Turn, lang: str) -> Entry:
        kept = self._kept.get(turn.first)
        if kept is None or kept.turn is not turn:  # it has gone on, was taken back, or somebody has another name
            kept = self._kept[turn.first] = entry_of(match, turn, lang)
        return kept


def entry_of(match: Match, turn: Turn, lang: str) -> Entry:
    """A turn as an entry of the log."""
    short = len(turn.told) == 1 and turn.told[0].seat in (None, turn.seat)
    inside = sentences_html(match, turn, short, lang)
    return Entry(turn, title_of(match, turn.first - 1, lang), short, inside, Print.of(inside).mark)


def title_of(match: Match, made: int, lang: str) -> str:
    """The round after so many moves, which everybody knows; "" where a game has none."""
    progress = match.game.face.progress
    found = progress(match.view_at(made).reading) if progress else None
    return say(match.game.name, lang, "review-round", number=found[0]) if found else ""


def sentences_html(match: Match, turn: Turn, short: bool, lang: str) -> str:
    """What was done in a turn, in its order; the rest of a long one is folded."""
    t = functools.partial(say, None, lang)
    lines = [line_html(match, turn, one, short, t) for one in turn.told]
    if len(lines) <= LONG:
        return "".join(lines)
    more = escape(t("table-more", n=len(lines) - AT_ONCE))
    rest = f'<details class="turn__more" id="more-{turn.first}"><summary>{more}</summary><ol>'
    return "".join(lines[:AT_ONCE]) + f"<li>{rest}{''.join(lines[AT_ONCE:])}</ol></details></li>"


def line_html(match: Match, turn: Turn, one: Sentence, short: bool, t: Words) -> str:
    """A sentence, with the badge of whom it is about where that is another one, and the way to its moment. A page has
    sixty of them; a template takes five times as long for each."""
    other = one.seat is not None and one.seat != turn.seat
    badge = badge_html(one.seat, True, match.name(one.seat)) if other and one.seat is not None else ""
    look = "" if short else jump_html(one.move, icon_html("eye"), "", t)
    return f"<li>{badge}<span>{escape(one.text)}</span>{look}</li>"


def jump_html(move: int, shown: str, between: str, t: Words) -> str:
    """The button that shows the table after a move."""
    said = f'<span class="sr">{between}{escape(t("table-jump", n=move))}</span>'
    return f'<button class="jump" type="button" data-at="{move}">{shown}{said}</button>'


def head_html(one: Entry, name: str, when: str, level: int, t: Words) -> str:
    """Who moved and how long ago."""
    who = f'<span class="turn__who{" sr" if one.short else ""}"><bdi>{escape(name)}</bdi></span>'
    head = f"<h{level}>{badge_html(one.turn.seat, True, name)}{who}</h{level}>"
    return head + jump_html(one.turn.last, str(escape(when)), " · ", t)


def turn_html(one: Entry, head: str, known: Collection[str], printed: bool) -> str:
    """A turn; of one that the page has, only the place."""
    kept = printed and one.mark in known
    mark = f' data-print="{one.mark}"' + (" data-kept" if kept else "") if printed else ""
    cls = "turn turn--short" if one.short else "turn"
    told = f'<ol class="turn__told"{mark}>{KEPT if kept else one.inside}</ol>'
    return f'<li class="{cls}" id="turn-{one.turn.first}">{head}{told}</li>'


def chapters(
    entries: Sequence[Entry], times: Sequence[float], names: Sequence[str], known: Collection[str], seen: int, t: Words
) -> list[dict[str, Any]]:
    """The log by rounds, the newest first; `times` are those of the entries. After so many moves that one has `seen`
    stands the mark of one's own last turn."""
    now, marked = time.time(), next((one for one in entries if one.turn.last <= seen), None)

    def row(n: int, one: Entry) -> dict[str, Any]:
        name, level = names[one.turn.seat], 4 if one.title else 3
        told = turn_html(one, head_html(one, name, ago(times[n], t, now), level, t), known, n < PRINTED)
        return {"by": one.turn.seat, "mark": one is marked, "told": told}

    parts = groupby(enumerate(entries), key=lambda each: each[1].title)
    return [{"title": title, "turns": [row(n, one) for n, one in some]} for title, some in parts]
