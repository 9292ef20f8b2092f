"""Finished games to look back on."""

from __future__ import annotations

import functools

import argosy
from argosy.play import Match


@functools.cache
def played(game: str, seats: int, seed: int, levels: tuple[str, ...] = ("deckhand",)) -> Match:
    """A game between bots; the levels are dealt out in turn."""
    bots = [argosy.bot(levels[seat % len(levels)], game=game, seed=seed + seat) for seat in range(seats)]
    match = argosy.new(game, seats=seats, seed=seed)
    while not match.over:
        assert match.to_move is not None
        match.push(bots[match.to_move].choose(match.view(match.to_move)))
    return match
