"""The law of sight, the mirror of the law of secrets: whatever a viewer may know is on the viewer's page.

How a gap is looked for, without knowing the game: take a view from the middle of a game and change one place of one
field to what it is in another view of the same game. What the viewer is shown must change: the pictures, the question
and its facts, the points, or a card of the lexicon, one hover or tap away. The same for the plain board, which has no
lexicon. A field that has a row for every seat is tried on the viewer's own row and on the others' apart, and of a set
of bits one is taken away while another comes in, so that a count alone does not do.

A change is tried in several positions. Not all of them must show: a bid is of no interest when nothing is auctioned.
"""

from __future__ import annotations

import io
import random
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from cases import Case, cases_of
from rich.console import Console

from argosy.kernel.position import copy_of
from argosy.play import View
from argosy.play.lexicon import told
from argosy.play.telling import speak
from argosy.terminal import screen

SEATS = 3  # so that there are others, and more than one
TRIES = 5  # changes of one kind of place
ENOUGH = 0.5  # as many of them must show
EVERYWHERE = {  # what every game's record has for its own use
    "seed": "chance itself; nobody may know it",
    "viewer": "says whose view it is",
    "moves": "counts moves; the log has them",
    "reveals": "counts what was revealed, for undo",
    "depth": "the height of the stack of questions; the question shows its top",
    "asks": "the stack of questions; the question shows its top",
    "seats": "the number of players; their panels show it",
    "rules": "the version of the rules",
}


@dataclass
class Sight:
    """What became of the changes of one place: how many were tried, how many showed."""

    tried: int = 0
    page: int = 0
    plain: int = 0
    missed: list[str] = field(default_factory=list)

    def gap(self, face: str) -> bool:
        """Whether too few of the changes show."""
        return self.tried > 0 and getattr(self, face) < ENOUGH * self.tried


def page_of(view: View) -> str:
    """Everything on a table's page that is made from a view."""
    face, reading = view.game.face, view.reading
    names = view.names or ()
    drawn = face.fragments(reading, [], "en", names) if face.fragments else {"board": view.svg()}
    return "\n".join([*drawn.values(), *said_of(view)])


def said_of(view: View) -> list[str]:
    """Question, facts, round and points in words."""
    face, reading = view.game.face, view.reading
    facts = [speak(view.game, line, "en", view.names) for line in (face.facts(reading) if face.facts else [])]
    round_no = str(face.progress(reading)) if face.progress else ""
    return [view.prompt("en"), *facts, round_no, str(view.scores), str([view.sheet(s) for s in range(view.seats)])]


def lexicon_of(view: View, page: str) -> str:
    """The cards of everything that is drawn on a page."""
    things = sorted(set(re.findall(r'data-thing="([^"]+)"', page)))
    return "\n".join(str(told(view, thing, "en")) for thing in things)


def plain_of(view: View) -> str:
    """The table as the terminal shows it, with its question."""
    console = Console(width=240, file=io.StringIO())
    screen.show(console, screen.table_of(view, "en"), screen.question(view, "en"))
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


def views_of(case: Case, seed: int) -> list[View]:
    """What seat 0 sees now and then in a game."""
    rules = case.game.rules
    names = tuple(("Mara", "Tom", "Zoë", "Ann")[: case.seats])
    every = max(1, len(case.moves(seed)) // 40)
    found = [View.of(case.game, s, 0, names) for _, s in case.positions(range(seed, seed + 1), every)]
    return [view for view in found if rules.kernels.to_act(view.state) >= 0][1:]


def groups_of(name: str, game: Any, mine: int) -> dict[str, list[tuple[int, ...]]]:
    """The places of a field, by whose they are."""
    kind = game.rules.State.fields[name]
    places = list(np.ndindex(*kind.shape)) if kind.shape else [()]
    if not kind.shape or kind.shape[0] not in (game.rules.seats[-1], game.rules.seats[-1] + 1):
        return {"": places}
    return {
        "mine": [place for place in places if place[0] == mine],
        "theirs": [place for place in places if place[0] != mine and place[0] < SEATS],
    }


def altered(view: View, name: str, place: tuple[int, ...], value: Any) -> View:
    """The same view with one place changed."""
    state = copy_of(view.state)
    if place:
        state[name][place] = value
    else:
        state[name] = value
    return View(view.game, state, view.names)


def wanted(kind: Any, now: int, then: int) -> int | None:
    """Another value for a place; of a set of bits, one of the same size."""
    if kind.kind[1] not in "48":
        return then if then != now else None
    lost, won = now & ~then, then & ~now
    if lost and won:
        return now & ~(lost & -lost) | (won & -won)
    return None


def changes(
    views: list[View], name: str, places: list[tuple[int, ...]], chance: random.Random, most: int
) -> Iterator[View]:
    """Views with one place changed to what it is elsewhere in the game, each after the view it was made from."""
    kind = views[0].game.rules.State.fields[name]
    pairs = [(a, b) for a in views for b in views if a is not b and a.game is b.game]
    chance.shuffle(pairs)
    listed = places if kind.shape else []
    filled = {id(view): [place for place in listed if np.asarray(view.state[name])[place]] for view in views}
    pairs.sort(key=lambda pair: not filled[id(pair[0])])  # what is not there yet may lie behind the end of a list
    pairs.sort(key=lambda pair: asked(pair[0]) != asked(pair[1]))  # first where the same is asked
    found = 0
    for here, there in pairs:
        if found >= most:
            return
        for place in chance.sample(filled[id(here)] or places, len(filled[id(here)] or places)):
            now, then = (int(np.asarray(v.state[name])[place]) for v in (here, there))
            value = wanted(kind, now, then)
            if value is not None:
                found += 1
                yield here
                yield altered(here, name, place, value)
                break


def asked(view: View) -> tuple[int, int]:
    """The question on top, and to whom."""
    state = view.state
    kind = int(state["asks"][state["depth"] - 1, 0]) if "asks" in state.dtype.names and state["depth"] > 0 else -1
    return kind, int(view.to_move == view.seat)


def played(name: str) -> list[list[View]]:
    """Games to look at: the usual one, and one with all variants."""
    cases = cases_of(name)
    usual = next((case for case in cases if case.seats == SEATS), cases[-1])
    return [views_of(usual, 3), views_of(cases[-1], 5)]


def look(name: str, without: Collection[str] = ()) -> dict[str, Sight]:
    """How every public place, and every secret of the viewer's own, shows; `without` fields of no interest."""
    games = played(name)
    game = games[0][0].game
    found: dict[str, Sight] = {}
    pages: dict[int, tuple[str, str, str]] = {}
    for field_name in game.rules.State.fields:
        if field_name in EVERYWHERE or field_name in without:
            continue
        for owner, places in groups_of(field_name, game, 0).items():
            sight = found[f"{field_name} {owner}".strip()] = Sight()
            chance = random.Random(f"{name} {field_name} {owner}")
            for views in games:  # the second where the first has too little of it
                made = changes(views, field_name, places, chance, TRIES - sight.tried)
                for before, after in zip(made, made, strict=True):
                    try_one(before, after, sight, pages)
    return found


def try_one(before: View, after: View, sight: Sight, pages: dict[int, tuple[str, str, str]]) -> None:
    """Whether one change shows; one that makes a table that cannot be is not counted."""
    if id(before) not in pages:
        page = page_of(before)
        pages[id(before)] = (page, lexicon_of(before, page), plain_of(before))
    was = pages[id(before)]
    try:
        page = page_of(after)
        shows = page != was[0] or lexicon_of(after, page) != was[1]
        spoken = plain_of(after) != was[2]
    except Exception:  # no such table can be: nothing to be seen there
        return
    sight.tried += 1
    sight.page += shows
    sight.plain += spoken


def gaps(name: str, without: Collection[str] = ()) -> dict[str, set[str]]:
    """The places that do not show, on the page and on the plain board."""
    found = look(name, without)
    return {face: {place for place, sight in found.items() if sight.gap(face)} for face in ("page", "plain")}
