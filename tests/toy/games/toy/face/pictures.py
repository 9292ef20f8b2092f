"""Single crates as pictures, for the rules."""

from __future__ import annotations

from argosy.draw import Picture
from argosy.games.toy.face.board import HIGH, WIDE, one_crate
from argosy.games.toy.parts import NAMES
from argosy.words import say


def picture(kind: str, name: str, lang: str) -> Picture | None:
    """A crate; none for anything else."""
    if kind != "card" or name not in NAMES:
        return None
    face = one_crate(2, 2, NAMES.index(name), True, lang)
    return Picture(face, WIDE + 4, HIGH + 4, say("toy", lang, f"part-{name}"))
