"""The faces of project cards: whole cards for a hand, slips of two lines for everything that lists cards.

Every effect is a row of tokens with a glyph for its kind in front. Nothing is ever cut: what does not fit in one size
is drawn in the next smaller one.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from argosy.draw import Picture, circle, group, icon, path, rect, style, target_rect, text, tint, width_of
from argosy.games.maracaibo.face.describing import card_line, card_name
from argosy.games.maracaibo.face.prices import card_price
from argosy.games.maracaibo.face.scene import GOOD_ICONS, NAME, OBJECT_ICONS, Scene, told
from argosy.games.maracaibo.face.texts import CARD_ROWS, EFFECT_ROWS, card_lines, condition_lines
from argosy.games.maracaibo.face.tokens import (
    KIND_TINTS,
    KINDS,
    SAID,
    Piece,
    Script,
    condition_tokens,
    effect_tokens,
    script,
    thing,
)
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import CARD_GOOD, CARD_IDS, CARD_OBJECT, CARD_VP
from argosy.words import say, say_line

HEIGHT, TOP, FOOT = 206.0, 31.0, 24.0
NARROW, WIDE, BROAD = 104.0, 140.0, 212.0  # eight cards in a row, up to six, up to four
SIZES = (15.0, 14.2, 13.4)  # of tokens on a card
BROAD_SIZES = (17.0, 16.0, *SIZES)
ROOMY = 170.0  # from this width on a card is broad
SENTENCE, MOST_LINES = 13.8, 6  # letters and lines of what is said in words
GUTTER = 21.0
SLIP_HEIGHT = 39.0
VERBS = 36.0  # what can be done with its card, where that is more than one thing, stands below a slip
FINGER = 4.0  # so much taller is a slip that is tapped on a phone
# letters, where effects begin, and between two; where one line is too short even by the last, there are several
SLIP_LINES = ((14.0, 40.0, 9.0), (13.4, 40.0, 9.0), (13.2, 37.0, 4.0))
CARD_MOVES = {
    "buy": Code.BUY, "take": Code.TAKE, "deliver": Code.DELIVER, "pay": Code.PAY, "discard": Code.DISCARD,
    "plan": Code.PLAN,
}  # fmt: skip


@dataclass(frozen=True)
class Effect:
    """One row of a card: its kind, the place of an assistant, its tokens, and a word where no icon says when."""

    kind: str
    pieces: list[Piece]
    at: str = ""
    said: str = ""


@functools.cache
def rows_of(lang: str, number: int) -> tuple[Effect, ...]:
    """What stands on a card: what it needs, then what it does."""
    row = CARD_ROWS[number]
    found = [Effect("need", condition_tokens(one)) for one in row.get("conditions", [])]
    for effect in row["effects"]:
        kind, name = EFFECT_ROWS[effect["id"]]["scroll"], effect["id"]
        at = row.get("assistant_at", "") if kind == "blue" else ""
        said = say(NAME, lang, f"token-when-{name.lower()}") if name in SAID else ""
        found.append(Effect(kind, effect_tokens(effect), at, said))
    return tuple(found)


def main_kind(number: int) -> str:
    """The kind of a card: that of its first effect."""
    return str(EFFECT_ROWS[CARD_ROWS[number]["effects"][0]["id"]]["scroll"])


def spoken(scene: Scene, number: int) -> str:
    """Everything on a card in words."""
    price = card_price(scene.view, number)
    about = scene.tell_all([*condition_lines(number), *card_lines(number)])
    return scene.say("card-spoken", card=scene.line(card_line(number)), n=price, about=about, vp=int(CARD_VP[number]))


def coin(scene: Scene, number: int, x: float, y: float, radius: float = 13) -> str:
    """The price for the viewer; dashed when it cannot be paid now."""
    v, price = scene.view, card_price(scene.view, number)
    poor = v.viewer > 0 and price > v.doubloons[v.viewer - 1]
    face = style("paper-raised" if poor else tint("gold", 55), "ink", 1.5)
    disc = circle(x, y, radius, style=face, stroke_dasharray="3 3" if poor else None)
    return disc + text(x, y + 5.5, price, 16, "t-mid t-title")


def pays_as(number: int, x: float, y: float, size: float = 20) -> str:
    """The good and the object that a card can be paid as; x is the right edge."""
    good, other = GOOD_ICONS[CARD_GOOD[number]], OBJECT_ICONS[CARD_OBJECT[number]]
    return icon(good, x - size * 1.6, y, size, thing(good)[1]) + icon(other, x - size / 2, y, size, "silver")


def glyph(kind: str, x: float, y: float, size: float = 19) -> str:
    """The kind of an effect: income, lasting, assistant, at once, needed."""
    plate = rect(x, y - size / 2, size, size, 4, style=style(tint(KIND_TINTS[kind], 26)))
    bar = rect(x, y - size / 2, 3, size, 1.5, style=style(KIND_TINTS[kind]))
    return plate + bar + icon(KINDS[kind], x + size / 2 + 1.5, y, size * 0.72)


def breaks(words: str, size: float, width: float) -> list[str]:
    """A name in lines of a width; a word that is too long alone is parted with a hyphen."""
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
            continue
        while width_of(word, size) > width and len(word) > 6:
            cut = next(n for n in range(len(word) - 3, 2, -1) if width_of(word[:n] + "-", size) <= width or n == 3)
            lines.append(word[:cut] + "-")
            word = word[cut:]
        lines.append(word)
    return lines


# ---- the whole card --------------------------------------------------------------------------------------------------


def card_face(scene: Scene, number: int, width: float) -> str:
    """A project card at the origin: price and what it pays as, name, effects, points and kind."""
    return printed_card(scene.lang, number, width) + coin(scene, number, 18, TOP / 2 + 0.5)


@functools.cache
def printed_card(lang: str, number: int, width: float) -> str:
    """What is the same for everybody."""
    names = breaks(say_line(NAME, lang, card_name(number)), 15, width - 12)
    top = TOP + 7 + 15.5 * len(names)
    head = path(f"M.5 {TOP}V8.5a8 8 0 0 1 8-8H{width - 8.5:g}a8 8 0 0 1 8 8V{TOP}z", style=style("paper-sunk"))
    parts = [
        rect(0.5, 0.5, width - 1, HEIGHT - 1, 8, style=style("paper-raised", "line-strong")), head,
        pays_as(number, width - 6, TOP / 2 + 0.5),
        *(text(7, TOP + 16 + 15.5 * k, line, 15, "t-title") for k, line in enumerate(names)),
        _body(lang, number, width, top, HEIGHT - FOOT - 2),
        path(f"M1 {HEIGHT - FOOT}H{width - 1:g}", style=style(stroke="line")),
        script(lang, 15).row([(str(int(CARD_VP[number])), "vp", "gold")], 8, HEIGHT - FOOT / 2),
        text(width - 7, HEIGHT - 7.5, say(NAME, lang, f"card-kind-{main_kind(number)}"), 14.2, "t-end f-ink2"),
    ]  # fmt: skip
    return "".join(parts)


def _body(lang: str, number: int, width: float, top: float, bottom: float) -> str:
    """The effects in the largest size in which they fit; words that say when only where there is room for them. A broad
    card says below them in a sentence what they mean, if it has room for that."""
    rows, sizes = rows_of(lang, number), BROAD_SIZES if width >= ROOMY else SIZES
    sentence = _sentence(lang, number, width - 16) if width >= ROOMY else []
    for size in sizes if sentence else ():
        drawn, end = _effects(lang, rows, width, top, script(lang, size), False)
        first = bottom - SENTENCE * (1.15 * len(sentence) - 0.7)
        if end <= first - 1.1 * SENTENCE:
            lines = (text(8, first + 1.15 * SENTENCE * k, line, SENTENCE, "f-ink2") for k, line in enumerate(sentence))
            return drawn + "".join(lines)
    for words in (True, False):
        for size in sizes[:-1] if words else sizes:
            drawn, end = _effects(lang, rows, width, top, script(lang, size), words)
            if end <= bottom:
                return drawn
    return _effects(lang, rows, width, top, script(lang, SIZES[-1]), False)[0]


@functools.cache
def _sentence(lang: str, number: int, room: float) -> list[str]:
    """What a card does, in lines of whole words; nothing where that is too much to read."""
    said = [say_line(NAME, lang, line) for line in card_lines(number)]
    words = " ".join(f"{one[:1].upper()}{one[1:]}" + ("" if one.endswith(".") else ".") for one in said)
    lines = breaks(words, SENTENCE, room)
    return lines if len(lines) <= MOST_LINES else []


def _effects(
    lang: str, rows: Sequence[Effect], width: float, top: float, pen: Script, words: bool
) -> tuple[str, float]:
    """The rows drawn in one size, and where they end."""
    drawn, y = [], top
    step = pen.size * 1.42
    for row in rows:
        drawn.append(glyph(row.kind, 5, y + step / 2, min(20, step - 1)))
        left, room = 5 + GUTTER + 2, width - 5 - GUTTER - 7
        if row.at:
            at = say(NAME, lang, "token-at", place=row.at)
            drawn.append(text(left, y + step / 2 + pen.size * 0.35, at, pen.size, "t-tok f-ink2"))
            ahead = width_of(at, pen.size) + 6
        else:
            ahead = 0.0
        lines = _with_head(pen, row.pieces, room, ahead)
        for k, line in enumerate(lines):
            drawn.append(pen.row(line, left + (ahead if k == 0 else 0), y + step / 2))
            y += step
        if words and row.said:
            for word in breaks(row.said, 14.2, room):
                drawn.append(text(left, y + 10, word, 14.2, "f-ink2"))
                y += 15
        y += 3
    return "".join(drawn), y


def _with_head(pen: Script, pieces: list[Piece], room: float, ahead: float) -> list[list[Piece]]:
    """Lines of which the first has something in front."""
    if not ahead:
        return pen.lines(pieces, room)
    first = pen.lines(pieces, room - ahead)[0]
    rest = pieces[len(first) :]
    return [first, *(pen.lines(rest, room) if rest else [])]


def card(scene: Scene, number: int, width: float) -> Picture:
    """A card with its targets: the whole card is the first thing one can do with it, strips at its foot the others."""
    codes = [(verb, first + number) for verb, first in CARD_MOVES.items() if scene.use(first + number)]
    label = spoken(scene, number)
    drawn = [group(card_face(scene, number, width), id=f"card-{CARD_IDS[number]}")]
    if codes:
        tall = HEIGHT - FOOT - 2 if codes[1:] else HEIGHT
        code = codes[0][1]
        drawn.append(target_rect(1, 1, width - 2, tall - 2, code, scene.label(code), cls="target--card"))
    wide = (width - 4) / max(1, len(codes) - 1)
    for k, (verb, code) in enumerate(codes[1:]):
        x, y = 2 + wide * k, HEIGHT - FOOT
        plate = rect(x, y, wide - 2, FOOT - 2, 6, style=style("paper-raised"))
        words = text(x + wide / 2 - 1, y + 17, scene.say(f"card-do-{verb}"), 14, "t-mid t-tok")
        drawn.append(plate + target_rect(x, y, wide - 2, FOOT - 2, code, scene.label(code), words, radius=6))
    return Picture(told(f"card-{CARD_IDS[number]}", label, *drawn), width, HEIGHT, "")


# ---- slips -----------------------------------------------------------------------------------------------------------


def slip_height(lang: str, number: int, width: float) -> float:
    """How tall a slip is: two lines, three where its effects need them."""
    return SLIP_HEIGHT + 17 * (len(_slip_lines(lang, number, width)[1]) - 1)


@functools.cache
def _slip_lines(lang: str, number: int, width: float) -> tuple[float, list[list[tuple[float, Effect]]]]:
    """The size of the tokens, and the effects in lines with their places."""
    rows = rows_of(lang, number)
    for size, left, gap in SLIP_LINES:
        pen = script(lang, size)
        lines: list[list[tuple[float, Effect]]] = [[]]
        x = left
        for row in rows:
            wide = _slip_width(pen, row)
            if lines[-1] and x + wide > width - 6:
                lines.append([])
                x = left
            lines[-1].append((x, row))
            x += wide + gap
        if len(lines) == 1 or size == SLIP_LINES[-1][0]:
            return size, lines
    raise AssertionError


def _slip_width(pen: Script, row: Effect) -> float:
    at = width_of(f"{row.at}:", pen.size) + 5 if row.at else 0
    return pen.size * 1.15 + 3 + at + pen.row_width(row.pieces)


@functools.cache
def printed_slip(lang: str, number: int, width: float, more: float = 0) -> str:
    """A card on two or three lines, without its price, and `more` height than they need."""
    size, lines = _slip_lines(lang, number, width)
    height = slip_height(lang, number, width) + more
    pen = script(lang, size)
    name = say_line(NAME, lang, card_name(number))
    shown = min(15.5, 15.5 * (width - 92) / max(1.0, width_of(name, 15.5)))
    drawn = [
        rect(0.5, 0.5, width - 1, height - 1, 6, style=style("paper-raised", "line")),
        rect(0.5, 0.5, 4, height - 1, 2, style=style(KIND_TINTS[main_kind(number)])),
        text(40, 15 + more * 0.4, name, float(shown), "t-title"), pays_as(number, width - 6, 11, 17),
    ]  # fmt: skip
    for k, line in enumerate(lines):
        y = 27.8 + more * 0.6 + 17 * k
        for x, row in line:
            drawn.append(icon(KINDS[row.kind], x + size * 0.5, y, size, None, KIND_TINTS[row.kind]))
            x += size * 1.15 + 3
            if row.at:
                drawn.append(text(x, y + size * 0.34, f"{row.at}:", size, "t-tok f-ink2"))
                x += width_of(f"{row.at}:", size) + 5
            drawn.append(pen.row(row.pieces, x, y))
    return "".join(drawn)


def slip(scene: Scene, number: int, width: float, id: str | None = None, more: float = 0) -> Picture:
    """A slip with what can be done with its card, and `more` height than its lines need."""
    height = slip_height(scene.lang, number, width) + more
    codes = [(verb, first + number) for verb, first in CARD_MOVES.items() if scene.use(first + number)]
    drawn = [group(printed_slip(scene.lang, number, width, more), coin(scene, number, 21, height / 2, 12.5), id=id)]
    if len(codes) == 1:
        code = codes[0][1]
        drawn.append(target_rect(1, 1, width - 2, height - 2, code, scene.label(code), radius=6, cls="target--card"))
    below = VERBS if codes[1:] else 0.0
    wide = width / max(1, len(codes))
    for k, (verb, code) in enumerate(codes if below else ()):
        words = text(wide * (k + 0.5), height + 22, scene.say(f"card-do-{verb}"), 15, "t-mid t-tok")
        place = (1 + wide * k, height + 2, wide - 2, below - 5)
        drawn.append(target_rect(*place, code, scene.label(code), words, radius=6, cls="target--card"))
    return Picture(told(f"card-{CARD_IDS[number]}", scene.line(card_line(number)), *drawn), width, height + below, "")


def free_slip(width: float, words: str, about: str = "") -> Picture:
    """A place where a card may lie; `about` names its card in the lexicon."""
    line = rect(
        0.5, 0.5, width - 1, SLIP_HEIGHT - 9, 6, fill="none", style=style(stroke="line-strong"), stroke_dasharray="3 4"
    )
    drawn = line + text(width / 2, 21, words, 14, "t-mid f-ink2")
    return Picture(told(about, words, drawn) if about else drawn, width, SLIP_HEIGHT - 8, words)
