"""The auction: the bid row, the goods spaces with their dice, and everything that is chosen by a button.

Every legal bid is a small row of dice with its price, in rising order, so that one click makes it.
"""

from __future__ import annotations

from argosy.draw import (
    Picture,
    button,
    chosen_rect,
    die,
    fitted,
    free_place,
    group,
    icon,
    panel,
    plain_targets,
    rect,
    style,
    text,
    tint,
    token,
)
from argosy.games.grog_island.face.previews import price, row_of
from argosy.games.grog_island.face.scene import GOOD_FILLS, GOOD_ICONS, Scene
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import COLOURS, FACES, ROW, TRIPLES
from argosy.games.grog_island.rules import auction as bidding
from argosy.kernel.plain import plain

pips = plain(bidding.pips)
WIDTH = 620
SPACE = 104  # a space of the bid row
REWARDS = {"claim": "board-row-claim", "point": "board-row-point", "lock": "board-row-lock"}
CHIP, CHIP_HEIGHT, CHIP_GAP, CHIPS = 140.0, 40.0, 8.0, 4
MANY = 12  # more targets than this are drawn plainly
BUTTONS = (Code.PASS, Code.HOLD, Code.ENOUGH, Code.LEAVE, Code.DECLINE, Code.PAY, Code.REFUSE)


def auction(scene: Scene) -> Picture:
    """The bid row with its rewards, and the goods spaces: a die on its space, or the good that passing brings."""
    v = scene.view
    title = scene.say("board-bid", n=int(v.bid)) if v.bid else scene.say("board-no-bid")
    drawn = [panel(0.5, 0.5, WIDTH - 1, 261, title=scene.say("board-auction"))]
    drawn.append(text(WIDTH - 18, 29, title, 17, "t-end f-ink2"))
    if v.bidder:
        drawn.append(token(int(v.bidder) - 1, WIDTH - 120 - 8 * (v.bid > 9), 23, 10, id="bidder"))
    for space in range(COLOURS):
        drawn.append(row_space(scene, space))
    drawn.append(text(18, 178, scene.say("board-goods-spaces"), 15, "f-ink2"))
    for colour in range(COLOURS):
        drawn.append(_goods_space(scene, colour))
    return Picture("".join(drawn), WIDTH, 262, scene.say("board-auction"))


def row_space(scene: Scene, space: int) -> str:
    """A space of the bid row: its reward, and the die on it."""
    v = scene.view
    x, y = 18.0 + space * (SPACE + 14), 46.0
    words = fitted(x + SPACE / 2, y + 100, scene.say(REWARDS[ROW[space]]), 16, SPACE - 8, "t-mid t-bold")
    if v.row[space] == 0:
        return free_place(x, y, SPACE, 110) + words
    colour = int(v.row[space]) - 1
    sheet = rect(x, y, SPACE, 110, 10, style=style(tint(GOOD_FILLS[colour], 25), "line-strong"))
    shown = die(x + SPACE / 2, y + 46, int(pips(v, colour)), GOOD_FILLS[colour], 58, id=f"die-{colour}")
    return sheet + shown + (chosen_rect(x + SPACE / 2 - 29, y + 17, 58, 58) if v.turned[colour] else "") + words


def _goods_space(scene: Scene, colour: int) -> str:
    """The die of a colour while it is not in the row, else the good that lies open for who passes."""
    v = scene.view
    x, y = 18.0 + colour * (SPACE + 14), 188.0
    sheet = rect(x, y, SPACE, 58, 9, style=style(tint(GOOD_FILLS[colour], 18), "line"))
    good = icon(GOOD_ICONS[colour], x + 26, y + 29, 32, GOOD_FILLS[colour])
    shown = int(pips(v, colour))
    if int(v.in_row) >> colour & 1 or shown == 0:  # in the row, or not rolled yet
        return sheet + good
    drawn = sheet + good + die(x + 72, y + 29, shown, GOOD_FILLS[colour], 44, id=f"die-{colour}")
    return drawn + (chosen_rect(x + 50, y + 7, 44, 44) if v.turned[colour] else "")


def choices(scene: Scene) -> Picture:
    """The moves that have no place on the board: bids, settings of dice, replacements, plain buttons."""
    bids = [code for code in sorted(scene.moves) if Code.BID <= code < Code.SHIP]
    bids.sort(key=lambda code: price(scene.view, code))
    plain = [int(code) for code in BUTTONS if code in scene.moves]
    triples = [code for code in sorted(scene.moves) if Code.REPLACE <= code < Code.REPLACE + len(TRIPLES)]
    settings = [code for code in sorted(scene.moves) if Code.SET <= code < Code.BID]
    drawn, y = [], 0.0
    for codes, face, wide in ((plain, _words, 2), (settings, _setting, 1), (bids, _bid, 1), (triples, _triple, 1)):
        columns, width = CHIPS // wide, wide * CHIP + (wide - 1) * CHIP_GAP
        for i, code in enumerate(codes):
            x, row = (i % columns) * (width + CHIP_GAP) + 8, i // columns
            drawn.append(_chip(scene, code, x, y + row * (CHIP_HEIGHT + CHIP_GAP), width, face(scene, code)))
        y += -(-len(codes) // columns) * (CHIP_HEIGHT + CHIP_GAP)
    inside = plain_targets(drawn) if len(scene.moves) > MANY else "".join(drawn)
    return Picture(inside, WIDTH, y, scene.say("board-auction"))


def _chip(scene: Scene, code: int, x: float, y: float, width: float, face: str) -> str:
    """A small button with something on it."""
    place = (x, y, width, CHIP_HEIGHT, 9)
    inside = group(face, at=(x, y), pointer_events="none")
    if len(scene.moves) > MANY:
        sheet = rect(*place, style=style("paper-raised", "line-strong")) + rect(*place, cls="wash")
    else:
        sheet = rect(*place, style=style("paper-raised")) + rect(*place, cls="glow") + rect(*place, cls="ring")
    return button(code, scene.label(code), sheet, inside, rect(*place, cls="hit"))


def _words(scene: Scene, code: int) -> str:
    return fitted(CHIP + CHIP_GAP / 2, 26, scene.label(code), 15, 2 * CHIP - 10, "t-mid t-bold")


def _bid(scene: Scene, code: int) -> str:
    """The price, then the dice as they would lie, those that claim apart from the others."""
    v = scene.view
    places = (42, 60, 86, 104, 122)
    dice = [die(x, 20, int(pips(v, c)), GOOD_FILLS[c], 18) for x, c in zip(places, row_of(v, code), strict=False)]
    return text(18, 26, price(v, code), 18, "t-mid t-title") + "".join(dice)


def _setting(scene: Scene, code: int) -> str:
    colour, value = divmod(code - Code.SET, FACES)
    return icon("parrot", 34, 20, 24, "leaf") + die(80, 20, value + 1, GOOD_FILLS[colour], 26)


def _triple(scene: Scene, code: int) -> str:
    goods = TRIPLES[code - Code.REPLACE]
    return "".join(icon(GOOD_ICONS[g], 36 + i * 34, 20, 26, GOOD_FILLS[g]) for i, g in enumerate(goods))
