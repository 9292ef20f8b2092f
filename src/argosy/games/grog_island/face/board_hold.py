"""What lies before a seat: goods, coins, cards and goals of the viewer, and what everybody can see of each seat."""

from __future__ import annotations

from argosy.draw import (
    Picture,
    badge,
    card_back,
    chosen_rect,
    count,
    fitted,
    group,
    icon,
    panel,
    rect,
    seat_class,
    style,
    text,
    tint,
)
from argosy.games.grog_island.face.goals import hand_now, would_add
from argosy.games.grog_island.face.prompts import bits
from argosy.games.grog_island.face.scene import GOOD_FILLS, GOOD_ICONS, TYPE_ICONS, Scene, goal_terms
from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    COLOURS,
    GOAL_NAMES,
    GOAL_SORT,
    GOAL_SUBJECT,
    GOALS,
    HOLD,
    PARROT_KINDS,
    TREASURE_VALUE,
    TYPE_NAMES,
    VALUES,
    Goal,
)
from argosy.games.grog_island.rules.scoring import LINES, sheet
from argosy.games.grog_island.state import State
from argosy.kernel import ints

WIDTH, RAIL = 620, 300
GOAL_WIDTH, GOAL_HEIGHT, GOALS_A_ROW = 111.0, 138.0, 5
GOAL_LINE = 26  # the height of a goal in a player's panel at the end


def hold(scene: Scene) -> Picture:
    """The viewer's goods, crew, coins, cards and goals; for a spectator only what everybody can see."""
    v, seat = scene.view, scene.me
    faces = [int(v.face[back]) for back in bits(v.held[seat], GOALS)]
    drawn_now = [int(v.face[back]) for back in bits(v.drawn, GOALS)] if scene.acting == seat else []
    drawn = [_goods(scene, seat), _counts(scene, seat), _cards(scene, seat)]
    drawn.append(text(18, 226, scene.say("board-goals"), 16, "t-title"))
    paid = [*hand_now(v, seat, faces), *(would_add(v, seat, faces, face) for face in drawn_now)]
    for i, face in enumerate(faces + drawn_now):
        x = 14 + (i % GOALS_A_ROW) * (GOAL_WIDTH + 8)
        y = 236 + (i // GOALS_A_ROW) * (GOAL_HEIGHT + 8)
        fresh = i >= len(faces)
        chosen_from = (faces + drawn_now)[len(faces) : i] if drawn_now else faces[:i]
        code = _goal_move(scene, face) if face not in chosen_from and fresh == bool(drawn_now) else -1
        twice = face in (faces if fresh else faces[:i])
        now = scene.say("board-twice") if twice else scene.say("board-now", n=paid[i])
        drawn.append(_goal(scene, face, x, y, code, fresh, now))
    rows = max(1, -(-len(faces + drawn_now) // GOALS_A_ROW))
    height = 246 + rows * (GOAL_HEIGHT + 8)
    back = panel(0.5, 0.5, WIDTH - 1, height - 1, title=scene.say("board-hold"))
    return Picture(group(back, *drawn, cls=seat_class(seat)), WIDTH, height, scene.say("board-hold"))


def _goods(scene: Scene, seat: int) -> str:
    """Five piles of tiles; a pile is a target when a tile of it can be taken or delivered."""
    drawn = []
    for good in range(COLOURS):
        x = 18 + good * 118
        drawn.append(rect(x, 44, 106, 50, 9, style=style(tint(GOOD_FILLS[good], 22), "line")))
        drawn.append(count(GOOD_ICONS[good], x + 34, 69, int(scene.view.goods[seat, good]), GOOD_FILLS[good], 30))
        drawn += [scene.target(code + good, x, 44, 106, 50) for code in (Code.TAKE, Code.DELIVER)]
    return "".join(drawn)


def _counts(scene: Scene, seat: int) -> str:
    v = scene.view
    crew = count("assistant", 34, 120, int(v.crew_left[seat]), "sky", 24)
    return crew + count("doubloon", 112, 120, int(v.coins[seat]), "gold", 24)


def _cards(scene: Scene, seat: int) -> str:
    """Treasure cards by value and parrots by kind; those that can be laid out are targets."""
    v = scene.view
    known = v.viewer in (0, seat + 1)
    if not known:
        treasures = count("treasure", 34, 176, int(v.treasures[seat]), "wood", 24)
        return treasures + count("parrot", 112, 176, int(v.parrots[seat]), "leaf", 24)
    drawn, x = [], 18.0
    for value in range(VALUES):
        for k in range(int(v.treasure[seat, value])):
            tone = tint("gold", 45) if k < int(v.offer[value]) else "paper-raised"
            worth = text(x + 38, 179, int(TREASURE_VALUE[value]), 18, "t-mid t-title")
            drawn.append(rect(x, 144, 50, 56, 7, style=style(tone, "line-strong")))
            drawn.append(icon("treasure", x + 18, 172, 24, "wood") + worth)
            if k == int(v.offer[value]):
                drawn.append(scene.target(Code.SPEND + value, x, 144, 50, 56))
            x += 56
    for kind in range(PARROT_KINDS):
        laid_out = int(v.holding if kind == HOLD else v.turned[kind - 1] > 0)
        for k in range(int(v.parrot[seat, kind])):
            name, fill = ("lock", None) if kind == HOLD else ("die-6", GOOD_FILLS[kind - 1])
            tone = tint(fill, 55) if fill else "paper-raised"
            drawn.append(rect(x, 144, 46, 56, 7, style=style(tone, "line-strong")))
            drawn.append(chosen_rect(x, 144, 46, 56) if k < laid_out else "")
            drawn.append(icon("parrot", x + 23, 166, 26, "leaf") + icon(name, x + 23, 188, 15, fill))
            x += 52
    return group(*drawn)


def _goal_move(scene: Scene, face: int) -> int:
    """The move that a goal card makes: kept or put under the deck. Of two alike only the first is clicked."""
    keep, under = int(Code.KEEP) + face - 1, int(Code.UNDER) + face - 1
    return keep if keep in scene.moves else under


def _goal(scene: Scene, face: int, x: float, y: float, code: int, fresh: bool, now: str) -> str:
    """A goal card with what it asks for and what it pays now; one that the viewer does not know shows its back."""
    if face == 0:
        return card_back(x, y, GOAL_WIDTH, GOAL_HEIGHT - 6, "compass")
    goal = face - 1
    name, fill = goal_icon(goal)
    middle, wide = x + GOAL_WIDTH / 2, GOAL_WIDTH - 8
    tone = "signal-wash" if fresh else "paper-raised"
    drawn = [
        rect(x, y, GOAL_WIDTH, GOAL_HEIGHT - 6, 8, style=style(tone, "line-strong")),
        rect(x + 7, y + 7, GOAL_WIDTH - 14, 40, 5, style=style(tint(fill, 30))),
        icon(name, middle, y + 27, 28, fill),
        fitted(middle, y + 67, scene.say(f"goal-{GOAL_NAMES[goal]}"), 16, wide, "t-mid t-title"),
        fitted(middle, y + 89, goal_terms(scene, goal), 15, wide, "t-mid f-ink2"),
        fitted(middle, y + 119, now, 16, wide, "t-mid t-bold"),
    ]
    return group(*drawn) + (scene.target(code, x, y, GOAL_WIDTH, GOAL_HEIGHT - 6) if code >= 0 else "")


def goal_icon(goal: int) -> tuple[str, str]:
    """The picture on a goal card."""
    sort, subject = Goal(int(GOAL_SORT[goal])), int(GOAL_SUBJECT[goal])
    if sort == Goal.PENINSULA:
        return "flag", GOOD_FILLS[subject]
    if sort == Goal.TYPE:
        return TYPE_ICONS[TYPE_NAMES[subject]]
    if sort == Goal.GOOD:
        return GOOD_ICONS[subject], GOOD_FILLS[subject]
    return "parrot", "leaf"


def player(scene: Scene, seat: int) -> Picture:
    """What everybody can see of a seat: points, coins, crew, the counts of cards, goods; at the end its goals."""
    v = scene.view
    turn = seat == scene.acting
    goals = _turned_up(scene, seat) if v.depth == 0 else []
    height = 130 + GOAL_LINE * len(goals)
    numbers = [
        ("doubloon", "gold", int(v.coins[seat])), ("assistant", "sky", int(v.crew_left[seat])),
        ("treasure", "wood", int(v.treasures[seat])), ("parrot", "leaf", int(v.parrots[seat])),
        ("cards", "ginger", bin(int(v.held[seat])).count("1")),
    ]  # fmt: skip
    drawn = [
        group(  # a page draws its own frame and hides this one
            panel(0.5, 0.5, RAIL - 1, height - 1),
            rect(1, 1, RAIL - 2, height - 2, 12, style=style("pw"), opacity=0.6) if turn else "",
            rect(1, 8, 5, height - 16, 2, style=style("pc")),
            cls="frame",
        ),
        badge(seat, 30, 28),
        fitted(54, 34, scene.name(seat), 17, 150, "t-bold"),
        icon("flag", RAIL - 84, 28, 22, "pc") if v.flag == seat else "",
        count("vp", RAIL - 52, 28, _points(v, seat), "gold", 24),
    ]
    drawn += [count(name, 24 + i * 56, 72, value, fill, 20) for i, (name, fill, value) in enumerate(numbers)]
    drawn += [count(GOOD_ICONS[g], 24 + g * 56, 106, int(v.goods[seat, g]), GOOD_FILLS[g], 20) for g in range(COLOURS)]
    drawn += goals
    return Picture(group(*drawn, cls=seat_class(seat), id=f"seat-{seat}"), RAIL, height, scene.name(seat))


def _turned_up(scene: Scene, seat: int) -> list[str]:
    """The goal cards of a seat, which all see at the end, with what they pay."""
    faces = [int(scene.view.face[back]) for back in bits(scene.view.held[seat], GOALS)]
    drawn = []
    for i, (face, points) in enumerate(zip(faces, hand_now(scene.view, seat, faces), strict=True)):
        y = 138 + i * GOAL_LINE
        name, fill = goal_icon(face - 1)
        words = fitted(46, y + 5, scene.say(f"goal-{GOAL_NAMES[face - 1]}"), 15, RAIL - 100)
        drawn.append(icon(name, 24, y, 20, fill) + words + text(RAIL - 22, y + 5, points, 16, "t-end t-bold"))
    return drawn


def _points(v: State, seat: int) -> int:
    """Points on the track; at the end all of them."""
    if v.depth > 0:
        return int(v.points[seat])
    out = ints([0] * LINES)
    sheet(v, seat, out)
    return int(out.sum())
