"""Effects as tokens: a number before an icon, drawn from the rows that the rules run.

A row of tokens reads like a line of text: `≤` is up to, `−` away from you, then the marks between tokens: *per*, *or*,
an arrow for an exchange, a colon for *when*. Whole sentences are in `texts`; here is what fits on a card.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from argosy.draw import icon, text, width_of
from argosy.games.maracaibo.face.scene import NAME, SYNERGY_ICONS
from argosy.games.maracaibo.face.texts import EFFECT_ROWS, Row
from argosy.words import say

Token = tuple[str, str, str | None]  # number, icon, tint
Piece = Token | str  # a token, or one of the marks
PER, OR, TO, WHEN = "/", "|", ">", ":"
WORDS = {PER: "token-per", OR: "token-or"}  # the marks that are words; the others are signs
SIGNS = {TO: "→", WHEN: ":"}

ATOMS: Mapping[str, tuple[str, str | None]] = {
    "D": ("doubloon", "gold"), "VP": ("vp", "gold"), "CP": ("cannon", "silver"), "FIG": ("assistant", "wood"),
    "INF": ("crown", "gold"), "INF_ONE": ("crown", "gold"), "RANK": ("crown", "gold"), "DISC": ("disc", "wood"),
    "VA": ("house", "land-2"), "EXPL": ("explorer", "leaf"), "FIGHT": ("swords", "silver"), "SAIL": ("ship", "sky"),
    "MARKER": ("flag", "silver"), "MARKER_RANK": ("flag", "silver"), "QUEST_HERE": ("quest", "gold"),
    "QUEST_ON_CARD": ("quest", "gold"), "HAND": ("cards", "sky"), "MP": ("ship", "sky"),
    "ANY_SYNERGY": ("medal", "gold"), "LAY_FIGURES": ("assistant", "wood"), "UNSKULL": ("pirates", "silver"),
    "STORY": ("book", "gold"),
}  # fmt: skip
COUNTED: Mapping[str, tuple[str, str | None]] = {
    "compass": ("compass", "sky"), "combat_tile": ("swords", "silver"), "assistant": ("assistant", "wood"),
    "quest": ("quest", "gold"), "synergy": ("medal", "gold"), "nation3": ("crown", "gold"),
    "barrier": ("explorer", "leaf"), "ship_upgrade": ("disc", "wood"), "doubloon_income_vp": ("income", None),
    "combat_point_or_figure": ("cannon", "silver"),
}  # fmt: skip
UNCOUNTED = {
    "FIGHT", "RANK", "MARKER", "MARKER_RANK", "QUEST_HERE", "QUEST_ON_CARD", "ANY_SYNERGY", "HAND", "UNSKULL", "STORY"
}  # fmt: skip
BEFORE = {"EXPL": "≤", "SAIL": "≤", "DISC": "−"}
TINTS = {"tobacco": "tobacco", "maize": "maize", "sugar": "sugar"}
KINDS = {"green": "income", "red": "lasting", "blue": "assistant", "beige": "action", "need": "lock"}
KIND_TINTS = {"green": "good", "red": "sp", "blue": "fr", "beige": "gold", "need": "ink-3"}
SAID = {"P1", "P3", "P5", "P6", "P7", "P8", "P10", "PV1", "PV2", "PV3"}  # effects of which no icon says *when*


def thing(name: str) -> tuple[str, str | None]:
    """The icon of a good or an object."""
    return name, TINTS.get(name, "silver")


def tokens(steps: Sequence[Row], card: Row | None = None) -> list[Piece]:
    """Steps as tokens and marks."""
    found: list[Piece] = []
    for step in steps:
        found += _step(step, card or {})
    return found


def _step(step: Row, card: Row) -> list[Piece]:
    if "options" in step:
        found: list[Piece] = []
        for i, option in enumerate(step["options"]):
            found += [OR, *tokens(option, card)] if i else tokens(option, card)
        return found
    if "pay" in step:
        return [*pay_tokens(step["pay"]), TO, *tokens(step["gain"], card)]
    kind = step["kind"]
    if kind == "SYNERGY":
        return [("", SYNERGY_ICONS[card["synergy"]], "gold")]
    number = "" if kind in UNCOUNTED else f"{BEFORE.get(kind, '')}{step.get('n') or card.get('n', '')}"
    name, fill = ATOMS[kind]
    if step.get("nation") == "shown":
        fill = card["nation"].lower()
    elif step.get("nation", "") in ("FR", "SP", "EN"):
        fill = step["nation"].lower()
    counted: list[Piece] = [PER, ("", *COUNTED[step["per"]])] if "per" in step else []
    return [(number, name, fill), *counted]


def pay_tokens(atoms: Sequence[Row]) -> list[Piece]:
    """A price as tokens."""
    found: list[Piece] = []
    for atom in atoms:
        number = str(atom["n"])
        if atom["kind"] == "GOODS":
            found.append((number, "sack", "ginger") if atom["good"] == "equal" else (number, *thing(atom["good"])))
        elif atom["kind"] == "OBJECT":
            found.append((number, *thing(atom["object"])))
        else:
            found.append((number, *ATOMS[atom["kind"]]))
    return found


def condition_tokens(condition: Row) -> list[Piece]:
    """What a card needs beside its price."""
    kind, n = condition["kind"], condition["n"]
    if kind == "herbs":
        return [(str(n), "herbs", "leaf")]
    if kind == "markers":
        return [(str(n), "flag", condition["nation"].lower())]
    return [(f"−{n}", *ATOMS["CP" if kind == "cp" else "FIG"])]


def effect_tokens(effect: Row) -> list[Piece]:
    """One effect of a project card."""
    row = EFFECT_ROWS[effect["id"]]
    if row["scroll"] in ("blue", "beige"):
        return tokens(row["steps"], effect)
    return _lasting(effect["id"], effect, row)


def _lasting(name: str, effect: Row, row: Row) -> list[Piece]:
    """Income and lasting effects, by the ids of the catalogue."""
    n, doubloons, points, act = effect.get("n", ""), ATOMS["D"], ATOMS["VP"], ATOMS["VA"]
    if name == "INC1":
        return [(f"+{n}", *doubloons)]
    if name == "INC2":
        return [(f"+{n}", *points)]
    if name == "INC3":
        return [("", SYNERGY_ICONS[effect["synergy"]], "gold"), TO, (f"+{n}", *ATOMS[effect["unit"]])]
    if name == "P1":
        return [("", *thing(one)) for one in effect["objects"]]
    if name == "P7":
        won: Token = (f"+{row['vp']}", *points) if effect["gain"] == "VP" else (f"+{row['d']}", *doubloons)
        return [("", "ship", "sky"), ("", "assistant", "wood"), WHEN, won]
    if name == "P9":
        return [("", "swords", "silver"), ("", "flag", effect["nation"].lower()), WHEN, (f"+{row['cp']}", *ATOMS["CP"])]
    if name.startswith("PV"):
        return [("", *act), WHEN, *pay_tokens(row["pay"]), TO, *tokens(row["gain"], effect)]
    if name.startswith("PC"):
        token: list[Piece] = [("", SYNERGY_ICONS[effect["synergy"]], "gold")] if "synergy" in effect else []
        return [(str(row["combat_cost"]), "swords", "silver"), *token, TO, *tokens(row["gain"], effect)]
    one: dict[str, list[Piece]] = {
        "P2": [("", "cards", "sky"), ("", "city", "land-2"), WHEN, (f"−{n}", *doubloons)],
        "P3": [("", "swords", "silver"), WHEN, (f"+{row.get('cp', '')}", *ATOMS["CP"])],
        "P4": [("+1", "compass", "sky")],
        "P5": [(f"+{row.get('spaces', '')}", *ATOMS["EXPL"])],
        "P6": [(f"+{row.get('vp', '')}", *points), PER, ("", *ATOMS["EXPL"])],
        "P8": [("1", *ATOMS["FIG"]), TO, (str(row.get("cp", "")), *ATOMS["CP"])],
        "P10": [(f"+{row.get('vp', '')}", *points), PER, ("", "flag", "silver")],
    }
    return one[name]


# ---- drawing ---------------------------------------------------------------------------------------------------------


class Script:
    """Draws tokens in one size; the words between them are the reader's."""

    def __init__(self, size: float, words: Mapping[str, str]) -> None:
        self.size, self.icon, self.gap, self.words = size, size * 1.25, size * 0.36, words

    def width(self, piece: Piece) -> float:
        """How wide a token or a mark is."""
        if isinstance(piece, str):
            return width_of(self._mark(piece), self.size) if piece in WORDS else self.size * _SIGN_WIDTH[piece]
        return _number_width(piece[0], self.size) + self.icon

    def _mark(self, mark: str) -> str:
        return self.words[mark] if mark in WORDS else SIGNS[mark]

    def lines(self, pieces: Sequence[Piece], width: float) -> list[list[Piece]]:
        """The pieces in lines of a width; a mark stays with what it belongs to."""
        found: list[list[Piece]] = [[]]
        room = width
        for unit in _units(pieces):
            wide = self.row_width(unit)
            if found[-1] and wide > room:
                found.append([])
                room = width
            found[-1] += unit
            room -= wide + self.gap
        return found

    def row_width(self, pieces: Sequence[Piece]) -> float:
        """How wide a row is."""
        return sum(self.width(piece) for piece in pieces) + self.gap * (len(pieces) - 1)

    def row(self, pieces: Sequence[Piece], x: float, y: float) -> str:
        """One line from x to the right; y is its middle."""
        drawn = []
        for piece in pieces:
            wide = self.width(piece)
            if isinstance(piece, str):
                lead = -self.gap if piece == WHEN else 0
                drawn.append(text(x + lead, y + self.size * 0.34, self._mark(piece), self.size, "f-ink2 t-tok"))
            else:
                number, name, fill = piece
                at = x + _number_width(number, self.size)
                if number:
                    drawn.append(text(x, y + self.size * 0.35, number, self.size, "t-tok"))
                drawn.append(icon(name, at + self.icon / 2, y, self.icon, fill))
            x += wide + self.gap
        return "".join(drawn)


_SIGN_WIDTH = {TO: 0.9, WHEN: 0.0}
_WIDE_SIGNS = {"≤": 0.6, "−": 0.55, "+": 0.55, "·": 0.3, "×": 0.55}


def _number_width(number: str, size: float) -> float:
    return sum(_WIDE_SIGNS.get(sign, 0.53) for sign in number) * size + (1 if number else 0)


def _units(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """What must stay in one line: a mark with the token behind it, a colon with the one before it."""
    found: list[list[Piece]] = []
    for piece in pieces:
        if found and (piece == WHEN or found[-1][-1] in (PER, OR, TO)):
            found[-1].append(piece)
        else:
            found.append([piece])
    return found


@functools.cache
def script(lang: str, size: float) -> Script:
    """Tokens in the reader's language."""
    return Script(size, {mark: say(NAME, lang, key) for mark, key in WORDS.items()})
