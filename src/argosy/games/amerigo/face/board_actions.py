"""The central board: the seven actions in a row, the cube tower, pirates and time; and the order track."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from argosy.draw import (
    Picture,
    circle,
    count,
    cube,
    fitted,
    icon,
    panel,
    path,
    rect,
    style,
    target_disc,
    target_rect,
    text,
    tint,
    token,
    width_of,
)
from argosy.games.amerigo.face.board_scene import Scene
from argosy.games.amerigo.face.reasons import blocked, gold_offered
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    ANY_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    ORDER_COLOURS,
    PARTS,
    ROUNDS,
    TIME,
    TOKENS,
)
from argosy.games.amerigo.rules import pirates as raiding
from argosy.games.amerigo.rules import tower
from argosy.games.amerigo.state import Ask
from argosy.kernel import Ints
from argosy.kernel.plain import plain

phase_points, strength = plain(tower.phase_points), plain(raiding.strength)
WIDE = 410  # of the column beside the chart
PLATE_GAP, PLATE_TOP, PLATE_HEIGHT = 3.0, 8.0, 66.0
NAME = 14.0  # letters of an action
ACTION_ICONS = ("ship", "cannon", "plan", "book", "house", "sack", "star")
ORDER_MARKS = {int(row["space"]): int(row["points"]) for row in PARTS["order_space"]}
ORDER_STEP, ORDER_ROW = 39.6, 40.0
ORDER_FROM = (27.0, 54.0)
CHOICES = (Code.POST, Code.NO_POST, Code.CHEST, Code.DONE)


# ---- choices that have no place of their own ------------------------------------------------------------------------


def choices(scene: Scene) -> Picture:
    """Treasure, tokens to use, ships that are not at sea, and "that is all", as a row of plates."""
    codes = scene.legal([code for code in CHOICES if code != Code.POST or not scene.asks(Ask.POST)])
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


# ---- actions and tower ----------------------------------------------------------------------------------------------


def rondel(scene: Scene) -> Picture:
    """Seven plates with the stored cubes; below them what fell out of the tower, and what is still inside it."""
    drawn = [panel(0.5, 0.5, WIDE - 1, 139)]
    x = 9.0
    for colour, wide in enumerate(_plate_widths(scene)):
        drawn.append(_plate(scene, colour, x, wide))
        x += wide + PLATE_GAP
    drawn += [_fallen(scene), _inside(scene)]
    return scene.picture(drawn, WIDE, 140, "board-rondel")


def _plate_widths(scene: Scene) -> list[float]:
    """How wide each plate is: long names have more room, so that all are written in letters of one size."""
    names = [width_of(scene.say(f"board-action-{name}"), NAME) for name in ACTION_NAMES]
    room = WIDE - 18 - PLATE_GAP * (COLOURS - 1)
    spare = (room - sum(names)) / COLOURS
    return [name + spare for name in names]


def _plate(scene: Scene, colour: int, x: float, wide: float) -> str:
    """One action: its name and its stored cubes. It can be chosen when it is open; else its card says why not."""
    v = scene.view
    name, paint = ACTION_NAMES[colour], f"cu-{COLOUR_NAMES[colour]}"
    middle = x + wide / 2
    now = colour == v.phase and scene.acting >= 0
    reason = scene.ask(blocked, scene.acting, colour)
    lying = v.offered[colour] > 0
    face = "paper-sunk" if reason else tint(paint, 40 if lying else 16)
    look = style(face, "ink" if now else "line-strong", 2.4 if now else 1)
    plate = rect(x, PLATE_TOP, wide, PLATE_HEIGHT, 8, style=look, stroke_dasharray="4 3" if reason else None)
    faint = "f-ink3" if reason else ""
    inside = icon(ACTION_ICONS[colour], middle, PLATE_TOP + 15, 22, None if reason else paint)
    inside += fitted(middle, PLATE_TOP + 39, scene.say(f"board-action-{name}"), NAME, wide, f"t-mid t-bold {faint}")
    inside += _cubes(colour, middle - 7, PLATE_TOP + 54, int(v.stored[colour]), 12)
    if reason:
        inside += icon("lock", x + wide - 9, PLATE_TOP + 10, 14, "silver")
    drawn = scene.thing(
        f"action-{name}", plate, inside, label=scene.line(reason) if reason else "", value=int(v.stored[colour])
    )
    code = Code.CHOOSE + colour
    place = (x, PLATE_TOP, wide, PLATE_HEIGHT)
    return drawn + (target_rect(*place, code, scene.label(code)) if code in scene.moves else "")


def _cubes(colour: int, x: float, y: float, n: int, size: float = 15, cls: str = "") -> str:
    """A cube and how many there are of it."""
    number = text(x + size * 0.5 + 5, y + size * 0.36, n, round(size * 0.55 + 7.5, 1), f"t-bold {cls}")
    return cube(x, y, f"cu-{COLOUR_NAMES[colour]}", size) + number


def _row(counts: Ints, x: float, y: float, size: float, step: float, cls: str = "") -> str:
    there = [(colour, int(n)) for colour, n in enumerate(counts) if n > 0]
    return "".join(_cubes(colour, x + i * step, y, n, size, cls) for i, (colour, n) in enumerate(there))


def _fallen(scene: Scene) -> str:
    """The cubes in the action space and the points they give; pirates, and what posts count for."""
    v, y = scene.view, 92.0
    lying = sum(n > 0 for n in v.offered)
    drawn = [scene.thing("offered", _row(v.offered, 20, y, 16, 34 if lying < 6 else 28), value=scene.cubes(v.offered))]
    pirates, mine = int(scene.ask(strength, scene.me)), int(v.cannons[scene.me])
    drawn.append(scene.thing("pirates", _tag("pirates", 216, y, pirates, "silver", mine < pirates), value=pirates))
    drawn.append(scene.thing("time", _tag("hourglass", 268, y, f"×{time_of(scene)}", "gold"), value=time_of(scene)))
    words = scene.say("board-points")
    room = min(56.0, width_of(words, 14) + 2)
    points = text(WIDE - 16 - room, y + 8, int(scene.ask(phase_points)), 24, "t-end t-title")
    said = fitted(WIDE - 12, y + 7, words, 14, 56, "t-end f-ink2")
    drawn.append(scene.thing("action-points", points, said, value=int(scene.ask(phase_points))))
    return "".join(drawn)


def time_of(scene: Scene) -> int:
    """What posts on a complete island count for in this round."""
    return int(TIME[min(int(scene.view.round_no), ROUNDS - 1)])


def _tag(name: str, x: float, y: float, value: object, fill: str, warn: bool = False) -> str:
    """An icon and a number in a small frame; the frame is heavy when it concerns the viewer."""
    frame = rect(x, y - 13, 46, 26, 6, style=style("paper-raised", "bad" if warn else "line", 2 if warn else 1))
    return frame + count(name, x + 14, y, value, fill, 19)


def _inside(scene: Scene) -> str:
    """What is inside the tower; gold instead of an action."""
    v, y = scene.view, 122.0
    drawn = [path(f"M12 {y - 10}h16l-2 5v14h-12v-14z", style=style("paper-sunk", "line-strong", 1.2))]
    drawn.append(_row(v.tower, 44, y, 11, 30.5, "f-ink2"))
    tower = scene.thing("tower", *drawn, rect(10, y - 12, 250, 24, fill="transparent"), value=scene.cubes(v.tower))
    plate = rect(270, y - 13, 130, 26, 7, style=style("paper-raised", "line"))
    plate += icon("ducat", 286, y, 18, "gold") + fitted(300, y + 5, scene.say("board-take-gold"), 14, 70, "")
    plate += text(392, y + 5, f"+{scene.ask(gold_offered, scene.me)}", 15, "t-end t-bold")
    wanted = Code.GOLD in scene.moves
    target = target_rect(270, y - 13, 130, 26, Code.GOLD, scene.label(Code.GOLD), reach=3) if wanted else ""
    return tower + scene.thing("take-gold", plate, value=scene.ask(gold_offered, scene.me)) + target


# ---- the order track ------------------------------------------------------------------------------------------------


def order(scene: Scene) -> Picture:
    """Two rows of coloured spaces; discs of one space are stacked, the uppermost lies on top."""
    v = scene.view
    drawn = [panel(0.5, 0.5, WIDE - 1, 117), text(14, 24, scene.say("board-order"), 17, "t-title")]
    room = WIDE - width_of(scene.say("board-order"), 17) - 40
    drawn.append(fitted(WIDE - 14, 24, scene.say("board-order-help"), 14, room, "t-end f-ink2"))
    first, corner, end = place(0), place(9), place(len(ORDER_COLOURS) - 1)
    line = f"M{first[0]} {first[1]}H{corner[0]}V{end[1]}H{end[0]}"
    drawn.append(path(line, fill="none", style=style(stroke="line-strong", width=1.5)))
    for space, colour in enumerate(ORDER_COLOURS):
        x, y = place(space)
        face = "paper-raised" if colour == ANY_COLOUR else tint(f"cu-{colour}", 62)
        cell = rect(x - 15, y - 12, 30, 24, 6, style=style(face, "coast", 1))
        if colour == ANY_COLOUR:
            cell += icon("star", x - (7 if space in ORDER_MARKS else 0), y, 15, "gold")
        if space in ORDER_MARKS:
            cell += _mark(x + (7 if colour == ANY_COLOUR else 0), y, ORDER_MARKS[space])
        drawn.append(scene.thing(f"order-{space}", cell))
    drawn += _discs(scene)
    if scene.asks(Ask.ORDER):
        at = int(v.order[scene.acting])
        drawn += steps(scene, [place(min(at + n, len(ORDER_COLOURS))) for n in range(40)], 12)
    return scene.picture(drawn, WIDE, 118, "board-order")


def _discs(scene: Scene) -> Iterator[str]:
    """The discs; of a stack the lowest is drawn first."""
    v = scene.view
    stacked: dict[int, int] = {}
    for i in reversed(range(v.seats)):
        seat = int(v.ahead[i])
        space = int(v.order[seat])
        x, y = place(space)
        n = stacked.get(space, 0)
        stacked[space] = n + 1
        yield token(seat, x - 8 + n * 9.5, y - 13, 8.5, id=f"disc-{seat}")


def place(space: int) -> tuple[float, float]:
    """Where a space of the order track lies."""
    row, column = divmod(min(space, 20), 10)
    if row == 2:
        return max(13.0, ORDER_FROM[0] - 24), ORDER_FROM[1] + ORDER_ROW  # a point beyond the end
    return ORDER_FROM[0] + (column if not row else 9 - column) * ORDER_STEP, ORDER_FROM[1] + row * ORDER_ROW


def _mark(x: float, y: float, points: int) -> str:
    disc = circle(x, y, 9, style=style("paper-raised", "coast"))
    return disc + text(x, y + 4.5, points, 13.6, "t-mid t-bold")


def steps(scene: Scene, places: Iterable[tuple[float, float]], radius: float) -> Iterator[str]:
    """Targets on the spaces of a track."""
    for n, (x, y) in enumerate(places):
        code = Code.STEPS + n
        if code in scene.moves:
            number = text(x, y + 4.5, n, 13.6, "t-mid t-bold")
            yield target_disc(x, y, radius, code, scene.label(code), number, hit=radius + 2)
