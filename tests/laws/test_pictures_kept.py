"""A picture is taken for the one from before only if it is: what was looked at for it tells (`scene.Glance`)."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from cases import cases_of

import argosy
from argosy.bots import bot
from argosy.scene import Pieces

MOVES = 16  # that are watched, from somewhere in a game on
PAGES = re.compile(r"\bdata-(help|do|at|as|tab|explain|weigh|tell)=")  # by these a page knows its own buttons


@pytest.mark.parametrize("game", argosy.games())
def test_pictures_that_are_not_drawn_again_would_be_the_same(game: str) -> None:
    kept = Counter[bool]()
    for seed, case in enumerate(cases_of(game)):
        match = case.match(seed)
        hand = bot("deckhand", match.game, seed=seed)
        before: dict[int | None, Pieces] = {}
        first = 37 * seed % 160
        while not match.over and len(match.made) < first + MOVES:
            match.push(hand.choose(match.view(match.to_move)))
            if len(match.made) > first:
                for seat in (None, 0, match.seats - 1):
                    now = pieces(match, seat)
                    compare(before.get(seat, now), now, kept)
                    before[seat] = now
    assert 4 * kept[True] > kept[False], kept  # else it would not be worth its while


def compare(before: Pieces, now: Pieces, kept: Counter[bool]) -> None:
    """What is said to be the same is the same, letter by letter."""
    for name in now:
        same = name in before.glances and now.same(name, before.glances[name])
        assert not same or now[name] == before[name], name
        kept[same] += 1
        assert not PAGES.search(now[name]), f"clicks on {name} would be taken for clicks on a button of the page"
    dict(now)  # all of it is drawn, so that the next ones can be compared


def pieces(match: argosy.Match, seat: int | None) -> Pieces:
    """The pictures of a seat's table, with what can be clicked in them."""
    view = match.view(seat)
    moves = list(view.moves.codes) if seat is not None and seat == match.to_move else []
    assert match.game.face.fragments is not None
    found = match.game.face.fragments(view.reading, moves, "en", view.names or ())
    assert isinstance(found, Pieces)
    return found
