"""What lies before a seat: goods, coins, cards and goals of the viewer, and what everybody can see of each seat."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from argosy.draw import (
    Picture,
    badge,
    card_back,
    chosen_rect,
    count,
    group,
    icon,
    panel,
    rect,
    seat_class,
    style,
    text,
    tint,
    width_of,
    wrapped,
)
from argosy.draw import fitted as fitted_line
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
    GOOD_NAMES,
    HOLD,
    PARROT_KINDS,
    PARROT_NAMES,
    TREASURE_VALUE,
    TYPE_NAMES,
    VALUES,
    Goal,
)
from argosy.games.grog_island.rules import scoring
from argosy.kernel.plain import plain

score = plain(scoring.score)
WIDTH, RAIL = 456, 300
CARDS_FROM, CARD, CARD_HIGH = 89.0, 42.0, 36.0  # treasure cards and parrots
GOALS_FROM, GOAL_HIGH, SLIP_HIGH = 132.0, 112.0, 29.0
ASKED_HIGH, ASKED_ROOM = 46.0, 140.0  # a slip that the question is about is as high as a fingertip, if all have room
GOOD_APART = (WIDTH - 19) / COLOURS
SLIP_WIDE = (WIDTH - 28) / 2
TITLE = 14.2  # the least letters of a goal's name
fitted = functools.partial(fitted_line, least=7)  # what lies before a seat is written smaller, never cut
ABREAST = 5  # so many goal cards lie side by side; more become slips
GOAL_LINE = 26  # the height of a goal in a player's panel at the end


# ---- one's own hold -------------------------------------------------------------------------------------------------


def hold(scene: Scene) -> Picture:
    """The viewer's goods, crew, coins, cards and goals; for a spectator only what everybody can see."""
    seat = scene.me
    cards = _hand(scene, seat)
    drawn = [_head(scene, seat), _goods(scene, seat), *_cards(scene, seat), *_goals(scene, cards)]
    height = GOALS_FROM + (GOAL_HIGH if len(cards) <= ABREAST else _rows(cards) * _slip_high(scene, cards)) + 10
    back = panel(0.5, 0.5, WIDTH - 1, height - 1)
    return Picture(group(back, *drawn, cls=seat_class(seat)), WIDTH, height, scene.say("board-hold"))


def _head(scene: Scene, seat: int) -> str:
    """Whose hold it is, crew, coins, what they allow, points."""
    v = scene.view
    mine = v.viewer == seat + 1
    drawn = badge(seat, 25, 23, 22)
    drawn += fitted(42, 29, scene.say("board-hold") if mine else scene.name(seat), 18, 136, "t-title")
    drawn += scene.thing(
        "crew", count("assistant", 200, 23, int(v.crew_left[seat]), "sky", 21), value=int(v.crew_left[seat])
    )
    drawn += scene.thing("coins", count("doubloon", 260, 23, int(v.coins[seat]), "gold", 21), value=int(v.coins[seat]))
    flag = scene.thing("flag", icon("flag", 330, 23, 21, "pc")) if v.flag == seat else ""
    points = int(scene.ask(score, seat))
    return drawn + flag + scene.thing("points", count("vp", WIDTH - 62, 23, points, "gold", 24), value=points)


def _goods(scene: Scene, seat: int) -> str:
    """Five piles of tiles; a pile is a target when a tile of it can be taken or delivered."""
    drawn = []
    for good in range(COLOURS):
        place = (12 + good * GOOD_APART, 42.0, GOOD_APART - 5, 40.0)
        there = int(scene.view.goods[seat, good])
        face = rect(*place, 8, style=style(tint(GOOD_FILLS[good], 26 if there else 8), "line"))
        marks = count(GOOD_ICONS[good], place[0] + 24, 62, there, GOOD_FILLS[good], 26)
        code = next((code + good for code in (Code.TAKE, Code.DELIVER) if code + good in scene.moves), -1)
        drawn.append(scene.pick(f"good-{GOOD_NAMES[good]}", code, place, face, marks))
    return "".join(drawn)


def _cards(scene: Scene, seat: int) -> Iterator[str]:
    """Treasure cards by value and parrots by kind; those that can be laid out are targets, laid out ones are ringed."""
    v, x, y = scene.view, 12.0, CARDS_FROM
    if v.viewer not in (0, seat + 1):
        yield scene.thing("treasure", count("treasure", 34, y + 22, int(v.treasures[seat]), "wood", 24))
        yield scene.thing("parrot", count("parrot", 112, y + 22, int(v.parrots[seat]), "leaf", 24))
        return
    if not v.treasures[seat] and not v.parrots[seat]:
        yield text(14, y + 27, scene.say("hold-no-cards"), 14, "f-ink3")
    for value in range(VALUES):
        n, out = int(v.treasure[seat, value]), int(v.offer[value])
        if n:
            name = f"treasure-{int(TREASURE_VALUE[value])}"
            marks = treasure_marks(value, n > 1 or out > 0)
            yield _pile(scene, name, Code.SPEND + value, x, y, n, out, marks, "paper-raised")
            x += CARD + 5
    for kind in range(PARROT_KINDS):
        n = int(v.parrot[seat, kind])
        if n:
            out = int(v.holding if kind == HOLD else v.turned[kind - 1] > 0)
            marks, tone = parrot_marks(kind)
            yield _pile(scene, f"parrot-{PARROT_NAMES[kind]}", -1, x, y, n, out, marks, tone)
            x += CARD + 5


def treasure_marks(value: int, counted: bool = False) -> str:
    """What stands on a treasure card; higher up where their number stands below it."""
    y, size = (16, 17) if counted else (23, 19)
    return icon("treasure", 15, 16, 21, "wood") + text(32, y, int(TREASURE_VALUE[value]), size, "t-mid t-title")


def parrot_marks(kind: int) -> tuple[str, str]:
    """What stands on a parrot card, and its tone."""
    if kind == HOLD:
        return icon("parrot", 15, 17, 23, "leaf") + icon("lock", 33, 13, 15, "silver"), "paper-raised"
    fill = GOOD_FILLS[kind - 1]
    return icon("parrot", 15, 17, 23, "leaf") + icon(GOOD_ICONS[kind - 1], 33, 13, 15, fill), tint(fill, 40)


def _pile(scene: Scene, name: str, code: int, x: float, y: float, n: int, out: int, marks: str, tone: str) -> str:
    """Cards of one kind, how many there are, and how many of them are laid out."""
    face = rect(x, y, CARD, CARD_HIGH, 7, style=style(tone, "line-strong"))
    number = text(x + CARD - 4, y + CARD_HIGH - 5, f"×{n}" if not out else f"{out}/{n}", 14.2, "t-end t-bold")
    inside = group(marks, at=(x, y), pointer_events="none") + (number if n > 1 or out else "")
    ring = chosen_rect(x, y, CARD, CARD_HIGH) if out else ""
    return scene.pick(name, code, (x, y, CARD, CARD_HIGH), face, inside) + ring


# ---- goal cards -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Held:
    """A goal card before the viewer: what it is, what it pays now, whether it was just drawn, its move."""

    face: int
    pays: int
    fresh: bool
    twice: bool
    code: int


def _hand(scene: Scene, seat: int) -> list[Held]:
    """The goal cards of a seat, those that pay most first; cards that were just drawn come behind them."""
    v = scene.view
    faces = [int(v.face[back]) for back in bits(v.held[seat], GOALS)]
    fresh = [int(v.face[back]) for back in bits(v.drawn, GOALS)] if scene.acting == seat else []
    held, known = [], set[int]()
    for i, (face, pays) in enumerate(zip(faces, hand_now(v, seat, faces), strict=True)):
        code = _goal_move(scene, face) if not fresh and face not in known else -1
        held.append(Held(face, pays, False, face in faces[:i], code))
        known.add(face)
    held.sort(key=lambda card: -card.pays)
    known.clear()
    for face in fresh:
        code = _goal_move(scene, face) if face not in known else -1
        held.append(Held(face, would_add(v, seat, faces, face), True, face in faces, code))
        known.add(face)
    return held


def _goal_move(scene: Scene, face: int) -> int:
    """The move that a goal card makes: kept or put under the deck. Of two alike only the first is clicked."""
    keep, under = int(Code.KEEP) + face - 1, int(Code.UNDER) + face - 1
    return keep if keep in scene.moves else under


def _rows(cards: list[Held]) -> int:
    """How many rows of slips there are, in two columns."""
    return -(-len(cards) // 2)


def _slip_high(scene: Scene, cards: list[Held]) -> float:
    """How much room a slip has with the gap below it; more while one of them is chosen."""
    asked = any(card.code in scene.moves for card in cards)
    return max(SLIP_HIGH, min(ASKED_HIGH, ASKED_ROOM / _rows(cards))) if asked else SLIP_HIGH


def _goals(scene: Scene, cards: list[Held]) -> Iterator[str]:
    """Few cards lie side by side, many become slips in two columns."""
    if len(cards) > ABREAST:
        high = _slip_high(scene, cards)
        for i, card in enumerate(cards):
            yield _slip(scene, card, 12 + i % 2 * (SLIP_WIDE + 4), GOALS_FROM + i // 2 * high, high - 3)
        return
    wide = min(106.0, (WIDTH - 24 - 5 * (len(cards) - 1)) / max(1, len(cards)))
    for i, card in enumerate(cards):
        yield _card(scene, card, 12 + i * (wide + 5), GOALS_FROM, wide)


def _worth(scene: Scene, card: Held) -> str:
    return scene.say("board-twice") if card.twice else scene.say("board-now", n=card.pays)


def _card(scene: Scene, card: Held, x: float, y: float, wide: float) -> str:
    """A goal card with what it asks for and what it pays now; one that the viewer does not know shows its back."""
    if card.face == 0:
        return card_back(x, y, wide, GOAL_HIGH, "compass")
    goal = card.face - 1
    face, marks = goal_parts(scene, goal, x, y, wide, "signal-wash" if card.fresh else "paper-raised")
    marks += fitted(x + wide / 2, y + 102, _worth(scene, card), 15.5, wide - 7, "t-mid t-bold")
    return scene.pick(f"goal-{GOAL_NAMES[goal]}", card.code, (x, y, wide, GOAL_HIGH), face, marks)


def goal_parts(
    scene: Scene, goal: int, x: float, y: float, wide: float, tone: str, high: float = GOAL_HIGH
) -> tuple[str, str]:
    """A goal card: its sheet, and on it what it asks for and what it pays for that."""
    middle, room = x + wide / 2, wide - 4
    name, fill = goal_icon(goal)
    face = rect(x, y, wide, high, 8, style=style(tone, "line-strong"))
    face += rect(x + 5, y + 5, wide - 10, 32, 5, style=style(tint(fill, 30)))
    marks = icon(name, middle, y + 21, 26, fill)
    title = scene.say(f"goal-{GOAL_NAMES[goal]}")
    lines = [title] if width_of(title, TITLE) <= room else wrapped(title.replace("-", "- "), TITLE, room, 2)
    if any(
        width_of(line, TITLE) > room for line in lines
    ):  # one long word: the short name of the shop, or smaller letters
        lines = [_short_title(scene, goal) or title]
    for i, line in enumerate(lines):  # a long name has two lines; it is never cut
        size, at = (16, 56) if len(lines) == 1 else (TITLE, 49 + 13.5 * i)
        marks += fitted(middle, y + at, line, size, room, "t-mid t-title")
    return face, marks + fitted(middle, y + 76, goal_terms(scene, goal), 14.8, room, "t-mid f-ink2")


def _short_title(scene: Scene, goal: int) -> str:
    """What the plots of the island call the shops that a goal counts."""
    if Goal(int(GOAL_SORT[goal])) != Goal.TYPE:
        return ""
    return scene.say(f"short-{TYPE_NAMES[int(GOAL_SUBJECT[goal])]}".replace("_", "-"))


def _slip(scene: Scene, card: Held, x: float, y: float, high: float) -> str:
    """The same card on one line."""
    if card.face == 0:
        return card_back(x, y, 60, high - 1, "compass")
    goal, wide, line = card.face - 1, SLIP_WIDE, y + high / 2 + 5
    name, fill = goal_icon(goal)
    tone = "signal-wash" if card.fresh else tint(fill, 14)
    face = rect(x, y, wide, high, 6, style=style(tone, "line-strong"))
    marks = icon(name, x + 14, y + high / 2, 19, fill)
    title, room = scene.say(f"goal-{GOAL_NAMES[goal]}"), wide - 124
    if width_of(title, TITLE) > room:
        title = _short_title(scene, goal) or title
    marks += fitted(x + 28, line, title, 15, room, "t-title", least=9)
    marks += fitted(x + wide - 25, line, goal_terms(scene, goal), 14, 68, "t-end f-ink2", least=9)
    marks += text(x + wide - 6, line + 1, "–" if card.twice else card.pays, 16, "t-end t-bold")
    return scene.pick(f"goal-{GOAL_NAMES[goal]}", card.code, (x, y, wide, high), face, marks)


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


# ---- what everybody can see -----------------------------------------------------------------------------------------


def player(scene: Scene, seat: int) -> Picture:
    """What everybody can see of a seat: points, coins, crew, the counts of cards, goods; at the end its goals."""
    v = scene.view
    turn, points = seat == scene.acting, int(scene.ask(score, seat))
    goals = _turned_up(scene, seat) if scene.acting < 0 else []
    height = 114 + GOAL_LINE * len(goals)
    numbers = (
        ("coins", "doubloon", "gold", int(v.coins[seat])), ("crew", "assistant", "sky", int(v.crew_left[seat])),
        ("treasure", "treasure", "wood", int(v.treasures[seat])), ("parrot", "parrot", "leaf", int(v.parrots[seat])),
        ("goals", "cards", "ginger", int(v.held[seat]).bit_count()),
    )  # fmt: skip
    drawn = [
        group(  # a page draws its own frame and hides this one
            panel(0.5, 0.5, RAIL - 1, height - 1),
            rect(1, 1, RAIL - 2, height - 2, 12, style=style("pw"), opacity=0.6) if turn else "",
            rect(1, 8, 5, height - 16, 2, style=style("pc")),
            cls="frame",
        ),
        badge(seat, 28, 24, 28),
        fitted(50, 21, scene.name(seat), 17, 98, "t-bold"),
        _standing(scene, seat),
        scene.thing(f"points-of-{seat}", count("vp", RAIL - 54, 24, points, "gold", 22), value=points),
    ]
    for i, (key, name, fill, value) in enumerate(numbers):
        drawn.append(scene.thing(f"{key}-of-{seat}", count(name, 24 + i * 57, 61, value, fill, 20), value=value))
    for good in range(COLOURS):
        x, there = 12 + good * 55.6, int(v.goods[seat, good])
        look = style(tint(GOOD_FILLS[good], 26) if there else "none", "line-strong")
        cell = rect(x, 80, 53, 26, 6, style=look, stroke_dasharray=None if there else "3 3")
        cell += icon(GOOD_ICONS[good], x + 16, 93, 18, GOOD_FILLS[good])
        cell += text(x + 37, 98, there, 15, "t-mid t-bold" if there else "t-mid f-ink3")
        drawn.append(scene.thing(f"good-{GOOD_NAMES[good]}-of-{seat}", cell, value=there))
    drawn += goals
    return Picture(group(*drawn, cls=seat_class(seat), id=f"seat-{seat}"), RAIL, height, scene.name(seat))


def _standing(scene: Scene, seat: int) -> str:
    """The flag, and whether the seat leads the auction or has passed."""
    v = scene.view
    drawn = scene.thing("flag", icon("flag", 176, 22, 19, "pc")) if v.flag == seat else ""
    leads = v.bidder == seat + 1
    if not leads and not int(v.passed) >> seat & 1:
        return drawn
    words = scene.say("hold-leads", n=int(v.bid)) if leads else scene.say("hold-passed")
    return drawn + fitted(RAIL - 12, 46, words, 13, 84, f"t-end {'t-bold' if leads else 'f-ink3'}")


def _turned_up(scene: Scene, seat: int) -> list[str]:
    """The goal cards of a seat, which all see at the end, with what they pay."""
    faces = [int(scene.view.face[back]) for back in bits(scene.view.held[seat], GOALS)]
    drawn = []
    for i, (face, points) in enumerate(zip(faces, hand_now(scene.view, seat, faces), strict=True)):
        y = 124 + i * GOAL_LINE
        name, fill = goal_icon(face - 1)
        words = fitted(46, y + 5, scene.say(f"goal-{GOAL_NAMES[face - 1]}"), 15, RAIL - 100)
        line = icon(name, 24, y, 20, fill) + words + text(RAIL - 22, y + 5, points, 16, "t-end t-bold")
        drawn.append(scene.thing(f"goal-{GOAL_NAMES[face - 1]}-of-{seat}", line))
    return drawn


def decks(scene: Scene) -> Picture:
    """The cards and locks that are left, in one line."""
    v = scene.view
    row = (
        ("treasure", "treasure", "wood", v.treasures_left), ("parrot", "parrot", "leaf", v.parrots_left),
        ("goals", "cards", "ginger", v.goals_left), ("locks", "lock", "silver", v.locks_left),
    )  # fmt: skip
    drawn = [group(panel(0.5, 0.5, RAIL - 1, 39), cls="frame")]
    drawn.append(fitted(14, 25, scene.say("hold-supply"), 14, 58, "f-ink2"))
    for i, (key, name, fill, n) in enumerate(row):
        drawn.append(scene.thing(f"deck-{key}", count(name, 88 + i * 54, 20, int(n), fill, 19), value=int(n)))
    return scene.picture(drawn, RAIL, 40, "hold-supply")
