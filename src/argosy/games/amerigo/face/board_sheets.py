"""What lies before the players: one's own sheet, and everything that all can see of everybody."""

from __future__ import annotations

from collections.abc import Iterator

from argosy.draw import (
    Picture,
    badge,
    circle,
    count,
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
    text,
    tint,
    token,
)
from argosy.games.amerigo.face.board_actions import WIDE, steps
from argosy.games.amerigo.face.board_drawers import chips, shape, stack
from argosy.games.amerigo.face.board_scene import Scene, bits
from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    CANNONS_END,
    GOLD_END,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    NEUTRALS,
    PARTS,
    PROGRESS_END,
    VILLAGES,
)
from argosy.games.amerigo.rules import pirates as raiding
from argosy.games.amerigo.rules import scoring
from argosy.games.amerigo.state import Ask
from argosy.kernel.plain import plain

score, strength = plain(scoring.score), plain(raiding.strength)
NARROW = 300  # of a player's panel
CROWD = 4  # with so many players there is one line for tokens and tiles: tokens show their signs alone
PLANNED = 42.0  # the place of a tile that is to be built, in a player's panel
HIGH = 312  # of one's own sheet
TRACKS_FROM, TRACK_STEP = 58.0, 30.0
PROGRESS_MARKS = {int(row["space"]): int(row["points"]) for row in PARTS["progress_space"]}
TRACKS: dict[str, tuple[str, str, int, dict[int, int], Ask | None]] = {  # icon, tint, end, marked spaces, question
    "gold": ("ducat", "gold", GOLD_END, {}, None),
    "cannons": ("cannon", "silver", CANNONS_END, {}, Ask.CANNONS),
    "progress": ("book", "ginger", PROGRESS_END, PROGRESS_MARKS, Ask.PROGRESS),
}


def sheet(scene: Scene) -> Picture:
    """One's own sheet: three tracks, goods, tiles to be built, villages, tokens."""
    v, me = scene.view, scene.me
    drawn = [panel(0.5, 0.5, WIDE - 1, HIGH - 1), _head(scene, me)]
    for row, name in enumerate(TRACKS):
        drawn += track(scene, name, int(getattr(v, name)[me]), TRACKS_FROM + row * TRACK_STEP)
    drawn += _goods(scene, me)
    drawn += _tiles(scene, me)
    mine, _, y = chips(scene, me, bits(v.tokens[me]), 12, 281, WIDE - 24)
    if y > 281:  # there is one line: many tokens show their signs alone
        mine, _, _ = chips(scene, me, bits(v.tokens[me]), 12, 281, WIDE - 24, brief=True)
    drawn += mine or [text(14, 299, scene.say("board-no-tokens"), 14, "f-ink3")]
    return scene.picture([group(*drawn, cls=seat_class(me))], WIDE, HIGH, "board-sheet")


def _head(scene: Scene, me: int) -> str:
    """Whose sheet it is, posts and chests that are left, points."""
    v = scene.view
    name = scene.say("board-your-sheet") if v.viewer == me + 1 else scene.name(me)
    drawn = badge(me, 25, 23, 22) + fitted(42, 29, name, 18, 128, "t-title")
    drawn += scene.thing("posts", count("flag", 196, 23, int(v.posts_left[me]), "red", 20), value=int(v.posts_left[me]))
    drawn += scene.thing("chests", count("treasure", 246, 23, int(v.chests[me]), "gold", 20), value=int(v.chests[me]))
    pirates, mine = int(scene.ask(strength, me)), int(v.cannons[me])
    sign = icon("check", 310, 23, 16) if mine >= pirates else text(312, 29, f"−{pirates}", 16, "t-mid t-bold f-bad")
    drawn += scene.thing("pirates", icon("pirates", 290, 23, 20, "silver"), sign, value=pirates)
    points = icon("vp", WIDE - 60, 23, 24, "gold")
    points += text(WIDE - 14, 31, int(scene.ask(score, me)), 24, "t-end t-title", id=f"points-{me}")
    return drawn + scene.thing("points", points, value=int(scene.ask(score, me)))


def track(scene: Scene, name: str, at: int, y: float) -> Iterator[str]:
    """A track with the seat's disc on it, and its number at the right; y is its middle."""
    mark, fill, end, marks, ask = TRACKS[name]
    step = (WIDE - 100) / end

    def x(space: int) -> float:
        return 48 + space * step

    drawn = [icon(mark, 24, y, 22, fill)]
    drawn.append(path(f"M{num(x(0))} {y}H{num(x(end))}", style=style(stroke="line-strong", width=1.5)))
    for space in range(end + 1):
        if space in marks:
            drawn.append(circle(x(space), y, 10.5, style=style(tint("gold", 50), "line-strong")))
            drawn.append(text(x(space), y + 5, marks[space], 14, "t-mid t-bold"))
        else:
            big = space % 5 == 0 and not marks
            drawn.append(circle(x(space), y, 4.6 if big else 3.2, style=style("paper-raised", "line-strong")))
    drawn.append(token(scene.me, x(at), y, 8.5, id=f"{name}-{scene.me}"))
    drawn.append(text(WIDE - 14, y + 6, at, 17, "t-end t-bold"))
    yield scene.thing(f"track-{name}", *drawn, value=at)
    if ask is not None and scene.asks(ask) and scene.me == scene.acting:
        yield from steps(scene, [(x(min(at + n, end + 1)), y) for n in range(40)], min(12.0, step / 2))


def _goods(scene: Scene, me: int) -> Iterator[str]:
    """Resources times production of each good, and what that is worth."""
    for i, good in enumerate(GOOD_NAMES):
        x, y = 12 + i * 78, 134.0
        resources, products = int(scene.view.resources[me, i]), 1 + int(scene.view.products[me, i])
        face = rect(x, y, 74, 46, 8, style=style("paper-raised", "line"))
        face += icon(good, x + 19, y + 23, 26, good)
        face += text(x + 52, y + 20, f"{resources} × {products}", 15, "t-mid t-bold")
        worth = text(x + 52, y + 38, f"= {resources * products}", 14, "t-mid f-ink2")
        yield scene.thing(f"good-{good}", face, worth, value=f"{resources} × {products}")


def _tiles(scene: Scene, me: int) -> Iterator[str]:
    """Tiles to be built, which can be chosen when it is time, and villages that can still be taken."""
    v = scene.view
    held = [kind for kind in range(KINDS) if v.stock[me, kind] > 0]
    yield fitted(14, 211, scene.say("board-planned"), 14, 66, "f-ink2")
    if not held:
        yield text(86, 211, scene.say("board-empty"), 14, "f-ink3")
    step = min(64.0, (WIDE - 98) / max(1, len(held)))
    for i, kind in enumerate(held):
        code = Code.BUILD + kind
        wide = min(60.0, step - 4)
        yield stack(scene, kind, 86 + i * step, 186, int(v.stock[me, kind]), code, wide, 46, priced=False)
    yield fitted(14, 261, scene.say("board-villages"), 14, 66, "f-ink2")
    for village in range(VILLAGES):
        x, kind = 108 + village * 52.0, NEUTRALS + village
        left = int(v.villages[me, village])
        drawn = shape(kind, x, 248, 8, me) + text(x, 271, f"×{left}", 14, f"t-mid{'' if left else ' f-ink3'}")
        yield scene.thing(f"tile-{KIND_NAMES[kind]}", drawn)


def player(scene: Scene, seat: int) -> Picture:
    """What everybody may see of a seat: points, tracks, posts, villages, chests, goods, tokens, tiles to be built."""
    v = scene.view
    drawn = [badge(seat, 28, 24, 28), fitted(50, 21, scene.name(seat), 17, NARROW - 128, "t-bold")]
    drawn.append(
        scene.thing(
            f"points-of-{seat}",
            text(NARROW - 14, 31, int(scene.ask(score, seat)), 23, "t-end t-title"),
            value=int(scene.ask(score, seat)),
        )
    )
    place = [int(one) for one in v.ahead[: v.seats]].index(seat) + 1
    drawn.append(
        scene.thing(f"order-{int(v.order[seat])}", count("next", NARROW - 86, 24, place, "sea", 17), value=place)
    )
    villages = int(sum(v.villages[seat])) + int(sum(v.stock[seat, NEUTRALS:]))
    row = (
        ("track-gold", "ducat", v.gold[seat], "gold"), ("track-cannons", "cannon", v.cannons[seat], "silver"),
        ("track-progress", "book", v.progress[seat], "ginger"), ("posts", "flag", v.posts_left[seat], "red"),
        ("villages", "house", villages, "wood"), ("chests", "treasure", v.chests[seat], "gold"),
    )  # fmt: skip
    for i, (key, name, n, fill) in enumerate(row):
        drawn.append(scene.thing(f"{key}-of-{seat}", count(name, 22 + i * 48, 60, int(n), fill, 20), value=int(n)))
    drawn += _cells(scene, seat)
    held = [kind for kind in range(KINDS) if v.stock[seat, kind] > 0]
    mine, x, y = chips(scene, seat, bits(v.tokens[seat]), 12, 106, NARROW - 24)
    if v.seats >= CROWD and (y > 106 or x + 6 + PLANNED * len(held) > NARROW - 12):
        mine, x, y = chips(scene, seat, bits(v.tokens[seat]), 12, 106, NARROW - 24, brief=True)
    if held and x + 6 + PLANNED * len(held) > NARROW - 12 and x > 12:
        x, y = 12, y + 30
    drawn += [*mine, *_planned(scene, seat, held, x, y)]
    height = y + 32 if mine or held else 110
    face = rect(0, 0, NARROW, height, 12, style=style("pw" if seat == scene.acting else "paper-raised", "line", 1))
    bar = rect(0, 0, 6, height, 3, style=f"fill:{paint('pc')}")
    frame = group(face, bar, cls="frame")  # a page draws its own frame and hides this one
    facts = {"gold": int(v.gold[seat]), "cannons": int(v.cannons[seat])}
    inside = [group(frame, *drawn, cls=seat_class(seat))]
    return scene.picture(inside, NARROW, height, "board-player", seat=scene.name(seat), **facts)


def _cells(scene: Scene, seat: int) -> Iterator[str]:
    """Resources times production tokens, good by good."""
    v = scene.view
    for i, good in enumerate(GOOD_NAMES):
        x, y = 12 + i * 55.6, 78.0
        resources, products = int(v.resources[seat, i]), 1 + int(v.products[seat, i])
        bare = resources == 0 and products == 1
        look = style("none" if bare else "paper-raised", "line-strong")
        cell = rect(x, y, 53, 26, 6, style=look, stroke_dasharray="3 3" if bare else None)
        words = "0" if bare else f"{resources}×{products}"
        cell += icon(good, x + 13, y + 13, 17, good)
        cell += text(x + 37, y + 18, words, 14, "t-mid f-ink3" if bare else "t-mid t-bold")
        yield scene.thing(f"good-{good}-of-{seat}", cell, value=f"{resources} × {products}")


def _planned(scene: Scene, seat: int, held: list[int], x: float, y: float) -> Iterator[str]:
    """The tiles a seat has taken and not yet built, each kind with its number."""
    step = min(PLANNED, (NARROW - x - 12) / max(1, len(held)))
    for i, kind in enumerate(held):
        n = int(scene.view.stock[seat, kind])
        middle = x + 4 + (i + 0.5) * step
        drawn = shape(kind, middle, y + 12, 7, seat)
        drawn += text(middle + 10, y + 27, f"×{n}", 13, "t-bold") if n > 1 else ""
        yield scene.thing(f"tile-{KIND_NAMES[kind]}", drawn)
