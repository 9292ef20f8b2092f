"""The law of previews bites: a preview that promises too much, leaves something out or is no sentence is found."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import previews
import pytest
from cases import Case

from argosy.games import find
from argosy.kernel.books import Falsehood
from argosy.kernel.game import Game, Line

CASE = Case("goa", 2, (("quick_start", 0), ("bonanza", 0)))


def told_otherwise(change: Any) -> Game:
    """Goa with other previews."""
    game = find("goa")
    assert game.face.preview is not None
    true = game.face.preview
    return replace(game, face=replace(game.face, preview=lambda v, code: change(true(v, code))))


def try_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law along a game."""
    monkeypatch.setattr(Case, "game", property(lambda case: game))
    chance = random.Random(1)
    for before, _, _ in previews.played(CASE, 2, clever=True):
        previews.try_position(CASE, before, chance, Counter())


def more(line: Line | None) -> Line | None:
    """One more of whatever comes in."""
    if line is None or line.key != "preview-gain":
        return line
    goods = line.facts["goods"]
    return Line(line.key, {"goods": Line(goods.key, {"n": goods.facts["n"] + 1})})


CHANGES = {
    "promised and true": more,
    "nobody knows what move": lambda line: None,
    "is no sentence": lambda line: line and Line("board-extra"),
}


def test_true_previews_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    try_game(told_otherwise(lambda line: line), monkeypatch)


@pytest.mark.parametrize("found", CHANGES)
def test_the_law_of_previews_bites(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Falsehood, match=found):
        try_game(told_otherwise(CHANGES[found]), monkeypatch)
