"""The central board and the sheets: rondel and tower, order track, displays, one's own sheet, the other players."""

from __future__ import annotations

import math
from collections.abc import Iterator

from argosy.draw import (
    Picture,
    badge,
    chart,
    circle,
    count,
    cube,
    fitted,
    group,
    icon,
    num,
    paint,
    panel,
    path,
    rect,
    seat_class,
    style,
    target_disc,
    target_path,
    target_rect,
    text,
    tint,
    token,
    width_of,
)
from argosy.games.amerigo.face.board_scene import Scene, bits
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    ANY_COLOUR,
    CANNONS_END,
    COLOUR_NAMES,
    COLOURS,
    GOLD_END,
    GOOD_NAMES,
    KIND_COST,
    KIND_POINTS,
    KIND_SHAPE,
    KINDS,
    NEUTRALS,
    ORDER_COLOURS,
    PARTS,
    PRODUCT_COST,
    PRODUCT_GOOD,
    PRODUCTS,
    PROGRESS_END,
    ROUNDS,
    SHAPE_SIZE,
    SHELF,
    SQUARE_COLUMN,
    SQUARE_ROW,
    TIME,
    TOKEN_NAMES,
    TOKENS,
    VILLAGES,
)
from argosy.games.amerigo.rules.pirates import points_so_far, strength
from argosy.games.amerigo.rules.scoring import score
from argosy.games.amerigo.rules.tower import phase_points
from argosy.games.amerigo.state import Ask
from argosy.kernel import Ints, asked

WIDE = 486  # of the middle column
NARROW = 336  # of the right one
ACTION_ICONS = ("ship", "cannon", "plan", "book", "house", "sack", "star")
ORDER_MARKS = {int(row["space"]): int(row["points"]) for row in PARTS["order_space"]}
PROGRESS_MARKS = {int(row["space"]): int(row["points"]) for row in PARTS["progress_space"]}
TOKEN_ICONS = {
    "far-sails": "ship", "bold-pirates": "pirates", "half-loss": "swords", "prize-money": "ducat",
    "two-neutral": "city", "red-or-green": "swap", "jump": "next", "three-gold": "ducat", "five-gold": "ducat",
    "post-gold": "flag",
    "better-change": "scales", "cube-points": "cube", "post-points": "flag", "seven-points": "vp", "gold-points": "vp",
}  # fmt: skip
CHOICES = (Code.POST, Code.NO_POST, Code.CHEST, Code.DONE)


# ---- choices that have no place of their own -----------------------------------------------------------------------


def choices(scene: Scene) -> Picture:
    """Treasure, tokens to use, ships that are not at sea, and "that is all", as a row of plates."""
    codes = scene.legal([code for code in CHOICES if code != Code.POST or asked(scene.view) != Ask.POST])
    codes += scene.legal(range(Code.USE, Code.USE + TOKENS))
    drawn, x, y = [], 0.0, 0.0
    for code in codes:
        words = scene.label(code)
        width = width_of(words, 15) + 32
        if x and x + width > scene.width:
            x, y = 0.0, y + 46
        face = rect(x, y, width, 38, 9, style=style("paper-raised", "line"))
        face += text(x + width / 2, y + 24, words, 15, "t-mid t-bold")
        drawn.append(face + target_rect(x, y, width, 38, code, words))
        x += width + 10
    return scene.picture(drawn, scene.width, y + 40 if drawn else 1, "board-choices")


# ---- rondel and tower ---------------------------------------------------------------------------------------------


def rondel(scene: Scene) -> Picture:
    """Seven sectors with the stored cubes, the cubes on offer in the middle, and what is inside the tower."""
    v = scene.view
    middle = (165.0, 215.0)
    round_no = min(int(v.round_no), ROUNDS - 1)
    head = scene.say("board-round", n=round_no + 1, of=ROUNDS)
    drawn = [panel(0, 0, WIDE, 392, title=head), circle(*middle, 161, style=style("sea", "coast"))]
    drawn += [_sector(scene, colour, middle) for colour in range(COLOURS)]
    drawn.append(circle(*middle, 80, style=style("paper-raised", "coast")))
    drawn.append(text(middle[0], middle[1] - 48, scene.say("board-offered"), 14, "t-mid f-ink2"))
    drawn += _cubes(v.offered, middle[0], middle[1] - 26, 17, 7)
    drawn.append(text(middle[0] - 4, middle[1] + 58, phase_points(v), 30, "t-end t-title"))
    drawn.append(fitted(middle[0] + 2, middle[1] + 57, scene.say("board-action-points"), 13, 66, "f-ink2"))
    drawn += _tower(scene, 344, 60)
    return scene.picture(drawn, WIDE, 392, "board-rondel")


def _sector(scene: Scene, colour: int, middle: tuple[float, float]) -> str:
    """One colour of the rondel: its action and its stored cubes; it can be chosen when the action is open."""
    v = scene.view
    begin = 2 * math.pi * colour / COLOURS - math.pi / 2 - math.pi / COLOURS
    end = begin + 2 * math.pi / COLOURS
    points = [
        (middle[0] + r * math.cos(a), middle[1] + r * math.sin(a))
        for r, a in ((84, begin), (158, begin), (158, end), (84, end))
    ]
    first, second, third, fourth = (f"{num(x)} {num(y)}" for x, y in points)
    d = f"M{first}L{second}A158 158 0 0 1 {third}L{fourth}A84 84 0 0 0 {first}z"
    on = v.offered[colour] > 0
    now = colour == v.phase and scene.acting >= 0
    look = style(tint(f"cu-{COLOUR_NAMES[colour]}", 36 if on else 14), "ink" if now else "coast", 2.5 if now else 0.8)
    x, y = middle[0] + 121 * math.cos((begin + end) / 2), middle[1] + 121 * math.sin((begin + end) / 2)
    name = ACTION_NAMES[colour]
    inside = icon(ACTION_ICONS[colour], x, y - 15, 24, f"cu-{COLOUR_NAMES[colour]}")
    inside += fitted(x, y + 9, scene.say(f"board-action-{name}"), 13, 74, "t-mid t-bold")
    stored = int(v.stored[colour])
    cubes = "".join(
        cube(x + (i - (stored - 1) / 2) * 10, y + 21, f"cu-{COLOUR_NAMES[colour]}", 9) for i in range(stored)
    )
    drawn = path(d, style=look) + group(inside, cubes, pointer_events="none")
    code = Code.CHOOSE + colour
    return drawn + (target_path(d, code, scene.label(code)) if code in scene.moves else "")


def _cubes(counts: Ints, x: float, y: float, size: float, a_row: int) -> Iterator[str]:
    """Cubes of all colours, several rows, centred."""
    all_cubes = [colour for colour in range(COLOURS) for _ in range(int(counts[colour]))]
    for start in range(0, len(all_cubes), a_row):
        row = all_cubes[start : start + a_row]
        for i, colour in enumerate(row):
            cy = y + start // a_row * (size + 3)
            yield cube(x + (i - (len(row) - 1) / 2) * (size + 3), cy, f"cu-{COLOUR_NAMES[colour]}", size)


def _tower(scene: Scene, x: float, y: float) -> Iterator[str]:
    """The tower with everything inside it, the pirates and the time marker; gold instead of an action."""
    v = scene.view
    inside = int(sum(v.tower))
    yield path(f"M{x} {y}h126l-14 40v104h-98v-104z", style=style("paper-sunk", "line-strong", 1.5))
    yield fitted(x + 63, y + 18, scene.say("board-tower"), 15, 112, "t-mid t-bold")
    yield text(x + 63, y + 36, f"{inside} {scene.say('board-inside')}", 14, "t-mid f-ink2")
    yield from _cubes(v.tower, x + 63, y + 56, 12, 6)
    yield count("hourglass", x + 12, y + 176, f"× {int(TIME[min(int(v.round_no), ROUNDS - 1)])}", "gold")
    yield count("pirates", x + 76, y + 176, int(strength(v, scene.me)), "silver")
    plate = rect(x, y + 206, 126, 44, 9, style=style("paper-raised", "line"))
    plate += icon("ducat", x + 22, y + 228, 24, "gold") + fitted(
        x + 40, y + 233, scene.say("board-gold"), 15, 82, "t-bold"
    )
    yield plate
    if Code.GOLD in scene.moves:
        yield target_rect(x, y + 206, 126, 44, Code.GOLD, scene.label(Code.GOLD))


# ---- the order track ----------------------------------------------------------------------------------------------


def order(scene: Scene) -> Picture:
    """Two rows of coloured spaces; discs of one space are stacked, the uppermost first."""
    v = scene.view
    drawn = [panel(0, 0, WIDE, 158, title=scene.say("board-order"))]
    drawn.append(path("M32 72H453V124H32", fill="none", style=style(stroke="line-strong", width=1.5)))
    for space, colour in enumerate(ORDER_COLOURS):
        x, y = _order_place(space)
        face = "paper-raised" if colour == ANY_COLOUR else tint(f"cu-{colour}", 62)
        drawn.append(rect(x - 17, y - 15, 34, 30, 7, style=style(face, "coast", 1)))
        if colour == ANY_COLOUR:
            drawn.append(icon("star", x, y - 2, 18, "gold"))
        if space in ORDER_MARKS:
            drawn.append(_mark(x, y if colour != ANY_COLOUR else y + 9, ORDER_MARKS[space]))
    stacked: dict[int, int] = {}
    for i in range(v.seats):
        seat = int(v.ahead[i])
        space = int(v.order[seat])
        x, y = _order_place(space)
        n = stacked.get(space, 0)
        stacked[space] = n + 1
        drawn.append(token(seat, x - 8 + n * 11, y - 19, 9, id=f"disc-{seat}"))
    if asked(v) == Ask.ORDER:
        drawn += _steps(
            scene, [_order_place(min(int(v.order[scene.acting]) + n, len(ORDER_COLOURS))) for n in range(40)]
        )
    return scene.picture(drawn, WIDE, 158, "board-order")


def _order_place(space: int) -> tuple[float, float]:
    row, column = divmod(min(space, 20), 10)
    if row == 2:
        return 32 - 30, 124  # a point beyond the end
    return 32 + (column if not row else 9 - column) * 46.8, 72 + row * 52


def _mark(x: float, y: float, points: int) -> str:
    disc = circle(x, y, 10.5, style=style("paper-raised", "coast"))
    return disc + text(x, y + 5, points, 13, "t-mid t-bold")


def _steps(scene: Scene, places: list[tuple[float, float]]) -> Iterator[str]:
    """Targets on the spaces of a track."""
    for n, (x, y) in enumerate(places):
        code = Code.STEPS + n
        if code in scene.moves:
            yield target_disc(x, y, 13, code, scene.label(code), text(x, y + 4, n, 12, "t-mid t-bold"), hit=15)


# ---- displays -----------------------------------------------------------------------------------------------------


def tokens(scene: Scene) -> Picture:
    """Progress tokens on display: the left half is new, the right one leaves next."""
    v = scene.view
    drawn = [panel(0, 0, NARROW, 306, title=scene.say("board-tokens"))]
    drawn.append(text(252, 29, scene.say("board-next-out"), 13, "t-mid f-ink3"))
    for half, shelf in enumerate((v.left, v.right)):
        for i in range(SHELF):
            x, y = 12 + half * 160, 42 + i * 64
            if shelf[i] == 0:
                drawn.append(
                    rect(x, y, 152, 56, 9, fill="none", style=style(stroke="line-strong"), stroke_dasharray="3 5")
                )
                continue
            number = int(shelf[i]) - 1
            drawn.append(_token(scene, number, x, y))
            code = Code.TOKEN + number
            if code in scene.moves:
                drawn.append(target_rect(x, y, 152, 56, code, scene.label(code)))
    return scene.picture(drawn, NARROW, 306, "board-tokens")


def _token(scene: Scene, number: int, x: float, y: float, width: float = 152, used: bool = False) -> str:
    """One progress token: an icon and its name."""
    row = PARTS["progress"][number]
    name = TOKEN_NAMES[number]
    face = rect(
        x, y, width, 56 if width > 100 else 40, 9, style=style("paper-sunk" if used else "paper-raised", "line-strong")
    )
    if row["actions"]:
        marks = "".join(
            icon(ACTION_ICONS[COLOUR_NAMES.index(c)], x + 18 + i * 22, y + 20, 20, f"cu-{c}")
            for i, c in enumerate(row["actions"])
        )
        marks += text(x + width - 12, y + 26, f"+{row['amount']}", 18, "t-end t-title")
    else:
        marks = icon(TOKEN_ICONS.get(name, "star"), x + 18, y + 20, 20, "gold")
    words = fitted(x + 10, y + 48, scene.say(f"part-{name}"), 14, width - 18, "f-ink2") if width > 100 else ""
    return group(face, marks, words, id=f"token-{name}", opacity=0.55 if used else None)


def market(scene: Scene) -> Picture:
    """Production tokens on display: good and cost, alike ones on one plate."""
    v = scene.view
    shown = [product for product in range(PRODUCTS) if v.market[product] > 0]
    height = 50 + max(1, (len(shown) + 4) // 5) * 58
    drawn = [panel(0, 0, NARROW, height, title=scene.say("board-market"))]
    for i, product in enumerate(shown):
        x, y = 12 + i % 5 * 63, 42 + i // 5 * 58
        good = GOOD_NAMES[PRODUCT_GOOD[product]]
        face = rect(x, y, 58, 50, 9, style=style(tint(good, 40), "line-strong"))
        face += icon(good, x + 20, y + 24, 26, good) + text(
            x + 48, y + 22, int(PRODUCT_COST[product]), 18, "t-mid t-title"
        )
        if v.market[product] > 1:
            face += text(x + 48, y + 42, f"×{int(v.market[product])}", 13, "t-mid f-ink2")
        code = Code.BUY + product
        drawn.append(face + (target_rect(x, y, 58, 50, code, scene.label(code)) if code in scene.moves else ""))
    if not shown:
        drawn.append(text(16, 66, scene.say("board-empty"), 14, "f-ink3"))
    return scene.picture(drawn, NARROW, height, "board-market")


def stacks(scene: Scene) -> Picture:
    """Tiles that can be taken: the neutral stacks, and the villages of the seat whose sheet is shown."""
    v = scene.view
    drawn = [panel(0, 0, NARROW, 262, title=scene.say("board-neutral"))]
    for kind in range(NEUTRALS):
        drawn.append(
            _stack(scene, kind, 10 + kind % 4 * 80, 40 + kind // 4 * 66, int(v.neutrals[kind]), Code.TAKE + kind)
        )
    drawn.append(text(16, 194, scene.say("board-villages"), 16, "t-title"))
    for village in range(VILLAGES):
        kind = NEUTRALS + village
        left = int(v.villages[scene.me, village])
        drawn.append(_stack(scene, kind, 10 + village * 53, 204, left, Code.TAKE + kind, 49, 50))
    return scene.picture(drawn, NARROW, 262, "board-stacks")


def _stack(
    scene: Scene, kind: int, x: float, y: float, left: int, code: int, width: float = 76, height: float = 60
) -> str:
    """Some tiles of one kind."""
    look = style("paper-raised" if left else "paper-sunk", "line")
    drawn = rect(x, y, width, height, 8, style=look)
    drawn += shape(kind, x + width / 2, y + height / 2 - 6, 9 if width < 60 else 11, scene.me)
    small, big = (int(n) for n in KIND_POINTS[kind])
    if width >= 60:
        drawn += text(x + 6, y + height - 5, f"{int(KIND_COST[kind])} · {small}/{big}", 12, "f-ink2")
    drawn += text(x + width - 5, y + height - 5, f"×{left}", 12, "t-end t-bold")
    label = scene.label(code)
    return group(drawn, role="img", aria_label=label) + (
        target_rect(x, y, width, height, code, label) if code in scene.moves else ""
    )


def shape(kind: int, x: float, y: float, size: float, seat: int) -> str:
    """The outline of a tile, centred on a point."""
    form = KIND_SHAPE[kind]
    cells = [(int(SQUARE_ROW[form, 0, k]), int(SQUARE_COLUMN[form, 0, k])) for k in range(SHAPE_SIZE[form])]
    wide, high = max(c for _, c in cells) + 1, max(r for r, _ in cells) + 1
    d = chart.outline(cells, size, x - wide * size / 2, y - high * size / 2, 0.5, 2)
    if kind < NEUTRALS:
        return path(d, style=style(tint("wood", 46), "line-strong", 1.2))
    return group(path(d, style=style("pw", "pc", 1.8)), cls=seat_class(seat))


# ---- sheets -------------------------------------------------------------------------------------------------------


def sheet(scene: Scene) -> Picture:
    """One's own sheet: three tracks, goods, tiles to be built, tokens."""
    v, me = scene.view, scene.me
    drawn = [panel(0, 0, WIDE, 372), badge(me, 30, 28, 28), text(54, 35, scene.name(me), 20, "t-title")]
    drawn.append(text(WIDE - 16, 36, int(points_so_far(v, me)), 26, "t-end t-title", id=f"points-{me}"))
    drawn += _track(scene, "gold", "ducat", "gold", GOLD_END, int(v.gold[me]), 68, {}, None)
    drawn += _track(scene, "cannons", "cannon", "silver", CANNONS_END, int(v.cannons[me]), 104, {}, Ask.CANNONS)
    drawn += _track(
        scene, "progress", "book", "ginger", PROGRESS_END, int(v.progress[me]), 140, PROGRESS_MARKS, Ask.PROGRESS
    )
    for i, good in enumerate(GOOD_NAMES):
        x = 14 + i * 92
        resources, products = int(v.resources[me, i]), 1 + int(v.products[me, i])
        drawn.append(rect(x, 166, 86, 66, 8, style=style("paper-raised", "line")))
        drawn.append(icon(good, x + 43, 184, 24, good))
        drawn.append(text(x + 43, 212, f"{resources} × {products}", 16, "t-mid t-bold"))
        drawn.append(text(x + 43, 227, f"{resources * products}", 12, "t-mid f-ink2"))
    drawn.append(text(16, 254, scene.say("board-stock"), 14, "f-ink2"))
    held = [kind for kind in range(KINDS) if v.stock[me, kind] > 0]
    step = min(66.0, (WIDE - 28) / max(1, len(held)))
    for i, kind in enumerate(held):
        code = Code.BUILD + kind
        drawn.append(_stack(scene, kind, 14 + i * step, 260, int(v.stock[me, kind]), code, min(58, step - 4), 54))
    mine = bits(v.tokens[me])
    for i, number in enumerate(mine):
        used = bool(int(v.used[me]) >> number & 1)
        drawn.append(_token(scene, number, 14 + i * 92, 322, 86, used))
    return scene.picture(drawn, WIDE, 372, "board-sheet")


def _track(
    scene: Scene, name: str, mark: str, fill: str, end: int, at: int, y: float, marks: dict[int, int], ask: Ask | None
) -> Iterator[str]:
    """A track with the seat's disc on it."""
    step = (WIDE - 74) / (end + 1)

    def x(space: int) -> float:
        return 54 + space * step

    yield group(icon(mark, 24, y, 24, fill), role="img", aria_label=scene.say(f"board-{name}"))
    yield path(f"M{num(x(0))} {y}H{num(x(end))}", style=style(stroke="line-strong", width=1.5))
    for space in range(end + 1):
        if space in marks:
            yield circle(x(space), y, 11, style=style(tint("gold", 50), "line-strong"))
            yield text(x(space), y + 5, marks[space], 13, "t-mid t-bold")
        elif marks:
            yield circle(x(space), y, 4, style=style("paper-raised", "line-strong"))
        else:
            yield circle(x(space), y, 10, style=style("paper-raised", "line-strong"))
            yield text(x(space), y + 4.5, space, 12, "t-mid f-ink2")
    yield token(scene.me, x(at), y, 10, id=f"{name}-{scene.me}")
    if ask is not None and asked(scene.view) == ask and scene.me == scene.acting:
        yield from _steps(scene, [(x(min(at + n, end + 1)), y) for n in range(40)])


def player(scene: Scene, seat: int) -> Picture:
    """What everybody may see of a seat: points, gold, cannons, posts, villages, chests, tokens, tiles to be built."""
    v = scene.view
    over = v.depth == 0
    points = score(v, seat) if over else points_so_far(v, seat)
    acting = seat == scene.acting
    face = rect(0, 0, NARROW, 112, 12, style=style("pw" if acting else "paper-raised", "line", 1))
    bar = rect(0, 0, 6, 112, 3, style=f"fill:{paint('pc')}")
    drawn = [group(face, bar, cls="frame")]  # a page draws its own frame and hides this one
    drawn.append(badge(seat, 32, 28, 30))
    drawn.append(fitted(56, 34, scene.name(seat), 18, NARROW - 130, "t-bold"))
    drawn.append(text(NARROW - 16, 36, int(points), 24, "t-end t-title"))
    villages = int(sum(v.villages[seat])) + int(sum(v.stock[seat, NEUTRALS:]))
    row = (
        ("ducat", v.gold[seat], "gold"), ("cannon", v.cannons[seat], "silver"), ("flag", v.posts_left[seat], "red"),
        ("house", villages, "wood"), ("treasure", v.chests[seat], "gold"),
    )  # fmt: skip
    for i, (name, n, fill) in enumerate(row):
        drawn.append(count(name, 28 + i * 62, 64, int(n), fill, 22))
    for i, kind in enumerate(kind for kind in range(KINDS) if v.stock[seat, kind] > 0):
        drawn.append(shape(kind, 24 + i * 30, 94, 6, seat))
    facts = {"gold": int(v.gold[seat]), "cannons": int(v.cannons[seat])}
    return scene.picture(
        [group(*drawn, cls=seat_class(seat))], NARROW, 112, "board-player", seat=scene.name(seat), **facts
    )
