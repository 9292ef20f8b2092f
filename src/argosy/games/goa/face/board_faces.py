"""The faces of Goa's tiles and cards, and the scene that all pictures of the table are drawn for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from argosy import scene
from argosy.draw import (
    card,
    circle,
    cost,
    count,
    fitted,
    ghost,
    group,
    icon,
    paragraph,
    rect,
    star,
    style,
    target_disc,
    target_rect,
    text,
    tile,
    tint,
    wrapped,
)
from argosy.games.goa.face.describing import card_line, describe, tile_line
from argosy.games.goa.parts import (
    CARD_COLONISTS,
    CARD_EFFECT,
    CARD_SYMBOL,
    DUTY_VP,
    FIRST_TOOL,
    FOREMAN_VP,
    REDS,
    SPICE_NAMES,
    SPICES,
    SYMBOL_NAMES,
    TILE_AMOUNT,
    TILE_KIND,
    TILE_SLOTS,
    TILE_SPICE,
    TILE_VP,
    Effect,
    Kind,
)
from argosy.games.goa.state import State
from argosy.kernel import Ints

Icon = tuple[str, str | None]  # an icon and the colour of its body

SHIP: Icon = ("ship", "wood")
COLONIST: Icon = ("colonist", "sky")
DUCAT: Icon = ("ducat", "gold")
ACTION: Icon = ("action", "gold")
CARDS: Icon = ("cards", "ginger")
SACK: Icon = ("sack", "ginger")
HARVEST: Icon = ("harvest", "ginger")

KIND_ICONS: dict[Kind, tuple[Icon, ...]] = {
    Kind.CROP_ROTATION: (SACK, ("swap", None)),
    Kind.FOREMAN: (("assistant", "wood"),),
    Kind.MISSION: (("quest", "gold"),),
    Kind.SHIPS: (SHIP,),
    Kind.COLONISTS: (COLONIST,),
    Kind.SHIPS_OR_COLONISTS: (SHIP, COLONIST),
    Kind.SETTLEMENT: (SHIP, ACTION, COLONIST),
    Kind.EXTRA_ACTIONS: (ACTION,),
    Kind.EXPEDITIONS: (CARDS,),
    Kind.FAVOUR: (("trophy", "gold"),),
    Kind.RED_SHIP: (SHIP,),
    Kind.RED_COLONIST: (COLONIST,),
    Kind.RED_DUCATS: (DUCAT,),
    Kind.RED_SPICE: (SACK,),
    Kind.RED_EXPEDITION: (CARDS,),
    Kind.EXTRA_HARVEST: (HARVEST,),
    Kind.SUPPLY: (CARDS, ("plus", None)),
    Kind.VICEROY: (("crown", "gold"),),
    Kind.DUTY: (SACK,),
    Kind.ESPIONAGE: (("spyglass", "wood"),),
    Kind.SWAP: (("swap", None),),
}
COUNTED = {  # kinds that show how much they bring beside a single icon
    Kind.SHIPS, Kind.COLONISTS, Kind.EXTRA_ACTIONS, Kind.EXPEDITIONS, Kind.RED_SHIP, Kind.RED_COLONIST,
    Kind.RED_DUCATS, Kind.RED_SPICE, Kind.RED_EXPEDITION, Kind.EXTRA_HARVEST, Kind.DUTY,
}  # fmt: skip
KIND_POINTS = {Kind.FOREMAN: FOREMAN_VP, Kind.DUTY: DUTY_VP}
STEP: Icon = ("chevron", None)
EFFECT_ICONS: dict[Effect, tuple[Icon, ...]] = {
    Effect.SHIPS2: (SHIP, SHIP),
    Effect.COLONISTS2: (COLONIST, COLONIST),
    Effect.DUCATS5: (DUCAT,),
    Effect.SPICES2: (SACK, SACK),
    Effect.SELL_SPICES: (SACK, ("swap", None), DUCAT),
    Effect.ADVANCE_FOR_DUCATS: (DUCAT, STEP),
    Effect.HARVEST_MIX: (HARVEST, SHIP, COLONIST),
    Effect.EXTRA_COLONIST_DRAW: (CARDS, ("plus", None)),
    Effect.ADVANCE_NO_SPICES: (SHIP, STEP),
    Effect.ADVANCE_NO_SHIPS: (SACK, STEP),
}
CARD_WIDTH, CARD_HEIGHT = 112, 160
LABEL = 18.6  # letters of a tile's name
ALL_RED = range(FIRST_TOOL, FIRST_TOOL + REDS)


class Scene(scene.Scene[State]):
    """The table of Goa."""

    game = "goa"
    describe = staticmethod(describe)


# ---- targets ------------------------------------------------------------------------------------------------------


def targets(
    scene: Scene, codes: Sequence[int], x: float, y: float, width: float, height: float, inside: Sequence[str] = ()
) -> str:
    """The legal ones of some moves on one place: they share it side by side.

    `inside` is drawn into the middle of the share of each of the moves.
    """
    found = [(int(code), k) for k, code in enumerate(codes) if int(code) in scene.moves]
    parts = []
    for share, (code, k) in enumerate(found):
        w = width / len(found)
        px, gap = x + share * w, 2 if len(found) > 1 else 0
        drawn = group(inside[k], at=(px + w / 2, y + height / 2), pointer_events="none") if inside else ""
        parts.append(target_rect(px + gap / 2, y, w - gap, height, code, scene.label(code), drawn))
    return "".join(parts)


def spice_targets(scene: Scene, first: int, x: float, y: float, width: float, height: float) -> str:
    """Moves with a spice on one place: the whole place for a single one, a disc with a sack for each of several."""
    found = [spice for spice in range(SPICES) if first + spice in scene.moves]
    if len(found) <= 1:
        preview = [ghost(icon(name, 0, 8, 28, name)) for name in SPICE_NAMES]
        return targets(scene, range(first, first + SPICES), x, y, width, height, preview)
    apart = min(40, (width - 30) / (len(found) - 1))
    parts = [rect(x, y, width, height, 9, style=style("signal-soft"), pointer_events="none")]
    for i, spice in enumerate(found):
        cx, cy = x + width / 2 + (i - (len(found) - 1) / 2) * apart, y + height / 2 + 6
        sack = circle(cx, cy, 11.5, style=style("paper-raised"))
        sack += icon(SPICE_NAMES[spice], cx, cy, 18, SPICE_NAMES[spice])
        code = first + spice
        parts.append(target_disc(cx, cy, 12, code, scene.label(code), sack, hit=min(apart / 2, 20)))
    return "".join(parts)


def numbers(first: int, last: int) -> list[str]:
    """A numeral for each share of a target."""
    return [cost(0, 0, n, 12.5) for n in range(first, last + 1)]


# ---- tiles --------------------------------------------------------------------------------------------------------


def tile_name(scene: Scene, number: int) -> str:
    """The full name of an auction tile."""
    return scene.line(tile_line(number))


def short_name(scene: Scene, number: int) -> str:
    """The label at the foot of a tile."""
    kind = Kind(int(TILE_KIND[number]))
    if kind == Kind.PLANTATION:
        return capital(scene.say(f"part-{SPICE_NAMES[TILE_SPICE[number]]}"))
    if kind in ALL_RED:
        return scene.say("board-each-round")
    if kind == Kind.SHIPS_OR_COLONISTS:
        return scene.say("board-either", n=int(TILE_AMOUNT[number]))
    return bare_name(scene, number)


def bare_name(scene: Scene, number: int) -> str:
    """The name of a tile without points and slots, which are drawn."""
    return re.split(r"[,(]", tile_name(scene, number))[0].strip()


def capital(words: str) -> str:
    """Words that stand alone begin with a capital letter."""
    return words[:1].upper() + words[1:]


def tile_face(
    scene: Scene, number: int, x: float, y: float, size: float = 108, faded: bool = False, small: bool = False
) -> str:
    """An auction tile as a square; its id stays with it for the whole game. A small one has no words: its card does."""
    kind = Kind(int(TILE_KIND[number]))
    k = size / 108
    body = _plantation_icons(number) if kind == Kind.PLANTATION else _special_icons(number, kind, 46 if small else 32)
    words = "" if small else _label(short_name(scene, number))
    points = KIND_POINTS.get(kind, int(TILE_VP[number]))
    corner = star(91, 17, points, 45) if points and size > 50 else ""
    loop = icon("undo", 92, 16, 20, None, "bad") if kind in ALL_RED else ""
    face = tint(SPICE_NAMES[TILE_SPICE[number]], 30) if kind == Kind.PLANTATION else None
    inside = group(group(body, transform="translate(0 10)") if small else body, words, cls="content") + corner + loop
    drawn = tile(0, 0, 108, 108, inside, face=face, red=kind in ALL_RED, id=f"tile-{number}")
    place = f"translate({x:g} {y:g})" + (f" scale({k:.3g})" if k != 1 else "")
    opacity = 0.4 if faded else None
    return scene.thing(f"tile-{number}", drawn, label=tile_name(scene, number), transform=place, opacity=opacity)


def _label(words: str) -> str:
    """The name at the foot of a tile: as large as a small desk needs it, and on two lines where one is too short."""
    lines = wrapped(words, LABEL, 104, most=2)
    first = 99 - (len(lines) - 1) * 17
    return "".join(fitted(54, first + i * 17, line, LABEL, 104, "t-mid lbl f-ink2") for i, line in enumerate(lines))


def _plantation_icons(number: int) -> str:
    spice, slots = SPICE_NAMES[TILE_SPICE[number]], int(TILE_SLOTS[number])
    size, apart = {1: (58, 0), 2: (44, 46), 3: (34, 33)}[slots]
    return "".join(icon(spice, 54 + (i - (slots - 1) / 2) * apart, 40, size, spice) for i in range(slots))


def _special_icons(number: int, kind: Kind, letters: float) -> str:
    icons = KIND_ICONS[kind]
    size, apart = {1: (46, 0), 2: (38, 42), 3: (30, 31)}[len(icons)]
    aside = -14 if kind in COUNTED else 0
    drawn = "".join(
        icon(name, 54 + (i - (len(icons) - 1) / 2) * apart + aside, 40, size, fill)
        for i, (name, fill) in enumerate(icons)
    )
    return drawn + (
        text(80, 40 + letters * 0.34, int(TILE_AMOUNT[number]), letters, "t-mid t-title") if kind in COUNTED else ""
    )


# ---- cards --------------------------------------------------------------------------------------------------------


def card_name(scene: Scene, number: int) -> str:
    """The full name of an expedition card."""
    return scene.line(card_line(number))


def card_face(scene: Scene, number: int, x: float, y: float, scale: float = 1) -> str:
    """An expedition card: colonists and symbol above, the effect below; its id stays with it."""
    effect = Effect(int(CARD_EFFECT[number]))
    symbol = SYMBOL_NAMES[CARD_SYMBOL[number]]
    words = scene.say(f"effect-{effect.name.lower().replace('_', '-')}")
    top = count("colonist", 18, 18, int(CARD_COLONISTS[number]), "sky", 24)
    emblem = circle(92, 19, 14, style=style("paper-sunk", "line")) + icon(symbol, 92, 19, 22, "silver")
    icons = EFFECT_ICONS[effect]
    art = rect(8, 38, CARD_WIDTH - 16, 44, 4, style=style("sea"))
    for i, (name, fill) in enumerate(icons):
        art += icon(name, CARD_WIDTH / 2 + (i - (len(icons) - 1) / 2) * 31, 60, 32 if len(icons) < 3 else 26, fill)
    said = paragraph(CARD_WIDTH / 2, 99, words, 12.5, CARD_WIDTH - 12, "t-mid", most=4)
    place = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    drawn = card(0, 0, CARD_WIDTH, CARD_HEIGHT, top, emblem, art, said)
    return scene.thing(f"card-{number}", drawn, label=card_name(scene, number), id=f"card-{number}", transform=place)


def card_slip(scene: Scene, number: int, x: float, y: float, width: float, height: float, seen: float) -> str:
    """A card of one's hand: a spine with symbol and colonists, which is never covered, and beside it the effect. Where
    the next card leaves less than the whole to be `seen`, icons speak for it, as many as are not covered."""
    effect = Effect(int(CARD_EFFECT[number]))
    words = scene.say(f"effect-{effect.name.lower().replace('_', '-')}")
    symbol = SYMBOL_NAMES[CARD_SYMBOL[number]]
    spine = rect(1, 1, 36, height - 2, 7, style=style("paper-sunk"))
    spine += icon(symbol, 19, 17, 25, "silver") + count("colonist", 12, 42, int(CARD_COLONISTS[number]), "sky", 18)
    face = paragraph(44, 16, words, 13, width - 50, most=3) if seen >= width > 80 else ""
    icons = EFFECT_ICONS[effect][: max(0, int((seen - 42) / 25))]
    for i, (name, fill) in enumerate(icons):
        face += icon(name, 56 + i * 25, height - 15, 22, fill)
    plate = rect(0, 0, width, height, 8, style=style("paper-raised", "line-strong"))
    place = f"translate({x:g} {y:g})"
    label = card_name(scene, number)
    return scene.thing(f"card-{number}", plate, spine, face, label=label, id=f"card-{number}", transform=place)


def sacks(stock: Ints, room: int, x: float, y: float, radius: float, apart: float, fills: float = 1.43) -> str:
    """The slots of a place around a centre: filled ones first, then the empty ones. `fills`: how large a spice is
    in its slot."""
    held = [spice for spice in range(SPICES) for _ in range(int(stock[spice]))]
    slots: list[int | None] = [*held, *([None] * room)]
    parts = []
    for i, spice in enumerate(slots):
        cx = x + (i - (len(slots) - 1) / 2) * apart
        if spice is None:
            parts.append(circle(cx, y, radius, fill="none", style=style(stroke="line-strong"), stroke_dasharray="3 4"))
        else:
            name = SPICE_NAMES[spice]
            parts.append(circle(cx, y, radius, style=style("paper-raised", "line-strong")))
            parts.append(icon(name, cx, y, radius * fills, name))
    return "".join(parts)
