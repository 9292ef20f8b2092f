"""What can be taken: tiles, progress tokens, production tokens. On a page they are drawers over one's own sheet."""

from __future__ import annotations

from argosy.draw import (
    Picture,
    chart,
    el,
    escape,
    fitted,
    group,
    icon,
    icon_html,
    panel,
    paragraph,
    path,
    rect,
    seat_class,
    style,
    text,
    tint,
    width_of,
)
from argosy.games.amerigo.face.board_actions import ACTION_ICONS, WIDE
from argosy.games.amerigo.face.board_scene import Scene
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    COLOUR_NAMES,
    GOOD_NAMES,
    KIND_COST,
    KIND_NAMES,
    KIND_POINTS,
    KIND_SHAPE,
    NEUTRALS,
    PARTS,
    PRODUCT_COST,
    PRODUCT_GOOD,
    PRODUCT_NAMES,
    PRODUCTS,
    SHAPE_SIZE,
    SHELF,
    SQUARE_COLUMN,
    SQUARE_ROW,
    TOKEN_NAMES,
    VILLAGES,
)

TOKEN_ICONS = {
    "far-sails": "ship", "bold-pirates": "pirates", "half-loss": "swords", "prize-money": "ducat",
    "two-neutral": "city", "red-or-green": "swap", "jump": "next", "three-gold": "ducat", "five-gold": "ducat",
    "post-gold": "flag",
    "better-change": "scales", "cube-points": "cube", "post-points": "flag", "seven-points": "vp", "gold-points": "vp",
}  # fmt: skip
DRAWERS = (("stacks", "house", "wood"), ("tokens", "star", "gold"), ("market", "sack", "ginger"))
CHIP = 26  # the height of a token's chip


def drawers(scene: Scene, drawn: dict[str, Picture]) -> str:
    """Three drawers for a page, each with what it holds; one that holds a legal target is open."""
    found = []
    for name, sign, fill in DRAWERS:
        if name not in drawn:
            continue
        there = drawn[name]
        name_of = el("span", escape(scene.say(f"drawer-{name}")))
        head = el("summary", icon_html(sign, fill), name_of, el("small", str(held(scene, name))), cls="btn")
        sheet = el("div", there.svg("amerigo"), cls="drawer__sheet", id=f"part-{name}")
        is_open = "open" if "data-move" in there.inside else None
        found.append(el("details", head, sheet, cls="drawer", id=f"drawer-{name}", open=is_open))
    return el("div", *found, cls="drawers")


def held(scene: Scene, name: str) -> int:
    """How many things lie in a drawer."""
    v = scene.view
    if name == "stacks":
        return int(v.neutrals.sum()) + int(v.villages[scene.me].sum())
    if name == "tokens":
        return int((v.left > 0).sum() + (v.right > 0).sum())
    return int(v.market.sum())


# ---- progress tokens ------------------------------------------------------------------------------------------------


def tokens(scene: Scene) -> Picture:
    """Progress tokens on display: the left half is new, the right one leaves next."""
    v = scene.view
    height, wide = 306.0, (WIDE - 32) / 2
    drawn = [panel(0.5, 0.5, WIDE - 1, height - 1), text(14, 26, scene.say("board-tokens"), 17, "t-title")]
    drawn.append(text(WIDE - 14, 26, scene.say("board-next-out"), 14, "t-end f-ink2"))
    for half, shelf in enumerate((v.left, v.right)):
        for i in range(SHELF):
            x, y = 12 + half * (wide + 8), 38 + i * 66
            if shelf[i] == 0:
                empty = style(stroke="line-strong")
                drawn.append(rect(x, y, wide, 60, 9, fill="none", style=empty, stroke_dasharray="3 5"))
                continue
            drawn.append(_token(scene, int(shelf[i]) - 1, x, y, wide))
    return scene.picture(drawn, WIDE, height, "board-tokens")


def _token(scene: Scene, number: int, x: float, y: float, width: float, height: float = 60) -> str:
    """One progress token that may be taken."""
    place = (x, y, width, height)
    face, marks = token_parts(scene, number, *place)
    return scene.pick(f"token-{TOKEN_NAMES[number]}", Code.TOKEN + number, place, face, marks)


def token_parts(scene: Scene, number: int, x: float, y: float, width: float, height: float) -> tuple[str, str]:
    """A progress token: its plate, and on it what it is for and its name."""
    face = rect(x, y, width, height, 9, style=style("paper-raised", "line-strong"))
    name, room = scene.say(f"part-{TOKEN_NAMES[number]}"), width - 12
    if width_of(name, 13) <= room:
        signs = token_marks(number, x + 8, y + height * 0.34, 20)
        return face, signs + fitted(x + 8, y + height - 9, name, 15, room, "", 13)
    signs = token_marks(number, x + 8, y + height * 0.25, 17)  # a long name has two lines
    return face, signs + paragraph(x + 8, y + height - 19, name, 13, room, most=2, leading=1.05)


def token_marks(number: int, x: float, y: float, size: float) -> str:
    """The signs of a progress token: actions with what they add, or a single icon."""
    row = PARTS["progress"][number]
    if not row["actions"]:
        return icon(TOKEN_ICONS.get(TOKEN_NAMES[number], "star"), x + size / 2, y, size, "gold")
    marks = "".join(
        icon(ACTION_ICONS[COLOUR_NAMES.index(c)], x + size / 2 + i * (size + 2), y, size, f"cu-{c}")
        for i, c in enumerate(row["actions"])
    )
    end = x + len(row["actions"]) * (size + 2)
    return marks + text(end + 2, y + size * 0.3, f"+{row['amount']}", round(size * 0.8), "t-bold")


def chips(
    scene: Scene, seat: int, numbers: list[int], x: float, y: float, width: float, brief: bool = False
) -> tuple[list[str], float, float]:
    """Progress tokens of a seat as small chips in lines of a width, and where the last line ends; used ones are struck
    out."""
    drawn, at, top = [], x, y
    for number in numbers:
        name = TOKEN_NAMES[number]
        bonus = PARTS["progress"][number]["actions"]
        words = "" if bonus or brief else scene.say(f"part-{name}")
        wide = 30 + 19 * len(bonus) if bonus else 27 if brief else 33 + min(120.0, width_of(words, 14))
        if at > x and at + wide > x + width:
            at, top = x, top + CHIP + 4
        used = bool(int(scene.view.used[seat]) >> number & 1)
        look = style("paper-sunk" if used else "paper-raised", "line")
        inside = rect(at, top, wide, CHIP, 6, style=look, stroke_dasharray="3 3" if used else None)
        inside += token_marks(number, at + 5, top + CHIP / 2, 17)
        if words:
            inside += fitted(at + 25, top + 18, words, 14, wide - 29, "f-ink3" if used else "")
        if used:
            inside += path(f"M{at + 4} {top + CHIP / 2}h{wide - 8:.0f}", style=style(stroke="ink-3", width=1.2))
        drawn.append(scene.thing(f"token-{name}", inside))
        at += wide + 4
    return drawn, at, top


# ---- production tokens ----------------------------------------------------------------------------------------------


def market(scene: Scene) -> Picture:
    """Production tokens on display: good and cost, alike ones on one plate."""
    v = scene.view
    shown = [product for product in range(PRODUCTS) if v.market[product] > 0]
    height = 46 + max(1, (len(shown) + 4) // 5) * 66
    drawn = [panel(0.5, 0.5, WIDE - 1, height - 1), text(14, 26, scene.say("board-market"), 17, "t-title")]
    for i, product in enumerate(shown):
        drawn.append(_product(scene, product, 12 + i % 5 * 78, 38 + i // 5 * 66, 74, 60))
    if not shown:
        drawn.append(text(16, 64, scene.say("board-empty"), 15, "f-ink3"))
    return scene.picture(drawn, WIDE, height, "board-market")


def _product(scene: Scene, product: int, x: float, y: float, width: float, height: float) -> str:
    """Production tokens of one kind that may be bought."""
    place = (x, y, width, height)
    face, marks = product_parts(product, int(scene.view.market[product]), *place)
    return scene.pick(f"product-{PRODUCT_NAMES[product]}", Code.BUY + product, place, face, marks)


def product_parts(product: int, n: int, x: float, y: float, width: float, height: float) -> tuple[str, str]:
    """Production tokens of one kind: a plate, and on it the good, what one costs, how many there are."""
    good = GOOD_NAMES[PRODUCT_GOOD[product]]
    half, row = y + height / 2, width * 0.73
    marks = icon(good, x + width * 0.32, half, min(30, width * 0.4), good)
    marks += text(x + row, half + (1 if n > 1 else 7), int(PRODUCT_COST[product]), 21, "t-mid t-title")
    marks += text(x + row, half + 19, f"×{n}", 14, "t-mid f-ink2") if n > 1 else ""
    return rect(x, y, width, height, 9, style=style(tint(good, 40), "line-strong")), marks


def display(scene: Scene) -> Picture:
    """Progress tokens and production tokens in one strip, as wide as the chart: for tables whose chart is low."""
    v, wide = scene.view, scene.width
    drawn = [panel(0.5, 0.5, wide - 1, 147), text(14, 25, scene.say("board-tokens"), 17, "t-title")]
    drawn.append(text(444, 25, scene.say("board-next-out"), 14, "t-end f-ink2"))
    for half, shelf in enumerate((v.left, v.right)):
        for i in range(SHELF):
            x, y = 12.0 + (i % 2) * 108 + half * 220, 34 + i // 2 * 56
            if shelf[i]:
                drawn.append(_token(scene, int(shelf[i]) - 1, x, y, 104, 52))
            else:
                empty = style(stroke="line-strong")
                drawn.append(rect(x, y, 104, 52, 9, fill="none", style=empty, stroke_dasharray="3 5"))
    drawn.append(text(466, 25, scene.say("board-market"), 17, "t-title"))
    shown = [product for product in range(PRODUCTS) if v.market[product] > 0]
    a_row = max(4, -(-len(shown) // 2))
    step = (wide - 478) / a_row
    for i, product in enumerate(shown):
        x, y = 466 + i % a_row * step, 34 + i // a_row * 56
        drawn.append(_product(scene, product, x, y, min(64.0, step - 4), 52))
    if not shown:
        drawn.append(text(466, 64, scene.say("board-empty"), 15, "f-ink3"))
    return scene.picture(drawn, wide, 148, "board-tokens")


# ---- tiles ----------------------------------------------------------------------------------------------------------


def stacks(scene: Scene) -> Picture:
    """Tiles that can be taken: the neutral stacks, and the villages of the seat whose sheet is shown."""
    v = scene.view
    drawn = [panel(0.5, 0.5, WIDE - 1, 305), text(14, 26, scene.say("board-neutral"), 17, "t-title")]
    drawn.append(text(WIDE - 14, 26, scene.say("board-stack-key"), 14, "t-end f-ink2"))
    for kind in range(NEUTRALS):
        x, y = 12 + kind % 4 * 97.5, 38 + kind // 4 * 86
        drawn.append(stack(scene, kind, x, y, int(v.neutrals[kind]), Code.TAKE + kind, 93.5, 80))
    drawn.append(text(14, 230, scene.say("board-villages"), 17, "t-title"))
    for village in range(VILLAGES):
        kind = NEUTRALS + village
        left = int(v.villages[scene.me, village])
        drawn.append(stack(scene, kind, 12 + village * 65, 240, left, Code.TAKE + kind, 61, 56))
    return scene.picture(drawn, WIDE, 306, "board-stacks")


def stack(
    scene: Scene, kind: int, x: float, y: float, left: int, code: int, width: float, height: float, priced: bool = True
) -> str:
    """Some tiles of one kind: the outline, what one costs and brings on small and big islands, how many there are."""
    face = rect(x, y, width, height, 8, style=style("paper-raised" if left else "paper-sunk", "line"))
    drawn = shape(kind, x + width / 2, y + height / 2 - 9, 9 if width < 70 else 13, scene.me)
    small, big = (int(n) for n in KIND_POINTS[kind])
    if priced:
        terms = f"{int(KIND_COST[kind])} · {small}/{big}" if width > 70 else f"{small}/{big}"
        drawn += text(x + 6, y + height - 6, terms, 14, "f-ink2")
    drawn += text(x + width - 5, y + height - 6, f"×{left}", 14, "t-end t-bold")
    return scene.pick(f"tile-{KIND_NAMES[kind]}", code, (x, y, width, height), face, drawn)


def shape(kind: int, x: float, y: float, size: float, seat: int) -> str:
    """The outline of a tile with its squares, centred on a point."""
    form = KIND_SHAPE[kind]
    cells = [(int(SQUARE_ROW[form, 0, k]), int(SQUARE_COLUMN[form, 0, k])) for k in range(SHAPE_SIZE[form])]
    wide, high = max(c for _, c in cells) + 1, max(r for r, _ in cells) + 1
    left, top = x - wide * size / 2, y - high * size / 2
    d = chart.outline(cells, size, left, top, 0.5, 2)
    seams = "".join(
        f"M{left + column * size:.1f} {top + row * size + 1:.1f}v{size - 2}"
        for row, column in cells
        if (row, column - 1) in cells
    ) + "".join(
        f"M{left + column * size + 1:.1f} {top + row * size:.1f}h{size - 2}"
        for row, column in cells
        if (row - 1, column) in cells
    )
    lines = path(seams, style=style(stroke="line-strong", width=0.8)) if seams else ""
    if kind < NEUTRALS:
        return path(d, style=style(tint("wood", 46), "line-strong", 1.2)) + lines
    return group(path(d, style=style("pw", "pc", 1.8)), lines, cls=seat_class(seat))
