"""A building that a ghost holds is drawn, in every language."""

from __future__ import annotations

from argosy.games.grog_island.parts import GHOST
from argosy.play import new
from argosy.play.view import View
from argosy.words import LANGUAGES


def test_a_building_with_a_ghost_is_drawn() -> None:
    match = new("grog_island", 3, 5)
    s = match.state
    s.crew[GHOST] |= 1
    view = View.of(match.game, s, 0)
    for lang in LANGUAGES:
        drawn = match.game.face.fragments(view.reading, (), lang, ()) if match.game.face.fragments else {}
        assert any({"en": "a ghost", "de": "ein Geist", "nl": "een spook"}[lang] in svg for svg in drawn.values())
