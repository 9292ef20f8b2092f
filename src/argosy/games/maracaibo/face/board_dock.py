"""The dock at the foot of the page: the hand, plans and career, the ship."""

from __future__ import annotations

import functools

from argosy.draw import Picture, circle, group, icon, rect, seat_class, style, target_rect, text, width_of
from argosy.games.maracaibo.face.cards import BROAD, FINGER, HEIGHT, NARROW, WIDE, card, coin, free_slip, slip
from argosy.games.maracaibo.face.describing import area_line, card_name, career_line
from argosy.games.maracaibo.face.panels import Panel
from argosy.games.maracaibo.face.scene import SYNERGY_ICONS, Scene, told
from argosy.games.maracaibo.face.texts import task_line
from argosy.games.maracaibo.face.tokens import ATOMS, COUNTED, OR, TO, Piece, script, tokens
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AREA,
    AREA_IDS,
    AREA_NEEDS_CLEARED,
    AREA_ROW,
    AREAS,
    BARRIER_BEFORE,
    CARD_IDS,
    CAREER_TASKS,
    PLANNING,
    SYNERGY_IDS,
    TASK_D,
    TASK_EASY,
    TASK_HARD,
    TASK_IDS,
    TASK_VP,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.rules import cards, careers
from argosy.games.maracaibo.rules import ship as discs
from argosy.games.maracaibo.state import State
from argosy.kernel.plain import plain

hand_limit, task_met, disc_free = plain(cards.hand_limit), plain(careers.task_met), plain(discs.disc_free)
SLIP, LONG_SLIP, SHIP_WIDTH, SHIP_HEIGHT = 200.0, 278.0, 284.0, 152.0
PHONE = 340.0  # how wide a slip is where the hand is a list
MANY, FEW = 6, 4  # more cards than this are narrow, so few are broad: the row is as wide as its place
PLANS = 2  # from so many planned cards on their place is wider, and the cards of the hand make room
BESIDE_PLANS = (176.0, 112.0)  # up to four cards, up to six
TASK_ICONS: dict[str, tuple[str, str | None]] = {
    "combat_tiles": COUNTED["combat_tile"], "quests": COUNTED["quest"], "influence_1": ATOMS["INF"],
    "influence_2": ATOMS["INF"], "upgrades": ATOMS["DISC"], "barrier": COUNTED["barrier"],
    "synergies": COUNTED["synergy"], "assistants": COUNTED["assistant"],
}  # fmt: skip


# ---- the hand --------------------------------------------------------------------------------------------------------


def hand(scene: Scene) -> Panel:
    """The viewer's cards; places that will be filled are dashed, so that the row keeps its rhythm."""
    v, me = scene.view, int(scene.view.viewer) - 1
    if me < 0:
        return Panel("hand", "", ())
    held = [int(c) for c in v.hand[me][: v.hand_size[me]]]
    limit = len(held) if v.setting_up else int(hand_limit(v, me))
    wide = _card_width(max(limit, len(held)), len(planned_by(v, me)) >= PLANS)
    pictures = [card(scene, number, wide) for number in held]
    pictures += [_empty(scene, wide) for _ in range(limit - len(held))]
    note = scene.say("hand-dealt" if v.setting_up else "hand-count", n=len(held), limit=limit)
    slips = [slip(scene, number, PHONE, more=FINGER) for number in held]
    slips = slips or [free_slip(PHONE, scene.say("hand-empty"), "count-hand")]
    return Panel("hand", scene.say("board-hand"), pictures, note, 8, slips)


def _card_width(places: int, crowded: bool) -> float:
    """How wide a card may be so that all of them fill the row."""
    if places > MANY:
        return NARROW
    broad, wide = BESIDE_PLANS if crowded else (BROAD, WIDE)
    return wide if places > FEW else broad


def _empty(scene: Scene, width: float) -> Picture:
    words = scene.say("hand-empty")
    line = rect(1, 1, width - 2, HEIGHT - 2, 8, fill="none", style=style(stroke="line-strong"), stroke_dasharray="4 5")
    face = (
        rect(0, 0, width, HEIGHT, fill="transparent") + line + text(width / 2, HEIGHT / 2, words, 14.2, "t-mid f-ink2")
    )
    return Picture(told("count-hand", words, face), width, HEIGHT, words)


# ---- plans and career ------------------------------------------------------------------------------------------------


def planned_by(v: State, seat: int) -> list[int]:
    """The cards that somebody plans."""
    return [int(c) - 1 for c in v.plan[seat] if c > 0]


def plans(scene: Scene) -> Panel:
    """The planned cards and the career; at the start the careers one can choose from."""
    v, me = scene.view, int(scene.view.viewer) - 1
    if me < 0:
        return Panel("plan", "", ())
    if v.career[me] == 0:
        return _careers(scene, me)
    planned = planned_by(v, me)
    wide = LONG_SLIP if len(planned) >= PLANS else SLIP
    pictures = [slip(scene, number, wide, f"plan-{me}-{number}") for number in planned]
    free = PLANNING - len(planned)
    if free:
        pictures.append(free_slip(wide, scene.say("plan-free", n=free), "plan"))
    pictures.append(career(scene, me, wide, brief=len(planned) >= PLANS))
    return Panel("plan", scene.say("board-plans"), pictures, scene.say("plan-count", n=len(planned), of=PLANNING))


def _careers(scene: Scene, me: int) -> Panel:
    v = scene.view
    dealt = [int(c) for c in v.careers[me]] if v.first_career[me] == 0 else [int(v.first_career[me]) - 1]
    pictures = [career_choice(scene, number) for number in dealt]
    if v.first_plan[me] > 0:
        pictures.insert(0, _first_plan(scene, int(v.first_plan[me]) - 1, f"plan-{me}"))
    return Panel("plan", scene.say("plan-careers"), pictures, scene.say("plan-keep-one"))


def _first_plan(scene: Scene, number: int, id: str) -> Picture:
    """The card that will be planned, on one line: the careers below it are what is asked about."""
    name = scene.line(card_name(number))
    drawn = rect(0.5, 0.5, SLIP - 1, 28, 6, style=style("paper-raised", "line")) + coin(scene, number, 16, 14.5, 11.5)
    drawn += text(33, 20, name, min(15.0, 15 * (SLIP - 40) / max(1.0, width_of(name, 15))), "t-title")
    return Picture(told(f"card-{CARD_IDS[number]}", name, group(drawn, id=id)), SLIP, 29, "")


def career_choice(scene: Scene, number: int) -> Picture:
    """A career that can be chosen: its tasks with both lines and what they bring."""
    name = scene.line(career_line(number))
    drawn = [text(2, 15, name, 15.5, "t-title")]
    pen = script(scene.lang, 14.2)
    for k, task in enumerate(int(t) for t in CAREER_TASKS[number]):
        y = 31.0 + 21 * k
        drawn.append(icon(TASK_ICONS[TASK_IDS[task]][0], 11, y, 18, TASK_ICONS[TASK_IDS[task]][1]))
        drawn.append(text(26, y + 5, _lines(scene, task), 14.2))
        won: list[Piece] = [(str(int(TASK_D[task])), *ATOMS["D"]), (f"+{int(TASK_VP[task])}", *ATOMS["VP"])]
        drawn.append(pen.row(won, SLIP - 2 - pen.row_width(won), y))
    height, code = 86.0, Code.CAREER + number
    inside = "".join(drawn)
    if scene.use(code):
        inside += target_rect(-1, 0, SLIP + 2, height - 2, code, scene.label(code), cls="target--card")
    return Picture(told(f"career-{number}", name, inside), SLIP, height, name)


def _lines(scene: Scene, task: int) -> str:
    """The easy and the hard line of a task, short."""
    if TASK_IDS[task] == "barrier":
        return " / ".join(scene.say(f"barrier-{_barrier(n)}") for n in (TASK_EASY[task], TASK_HARD[task]))
    return f"{int(TASK_EASY[task])} / {int(TASK_HARD[task])}"


def _barrier(number: int) -> str:
    return ("red", "blue", "green")[int(number)]


def career(scene: Scene, seat: int, width: float, brief: bool = False) -> Picture:
    """A career with the progress of its tasks; `brief`: three chips side by side."""
    v = scene.view
    number = int(v.career[seat]) - 1
    name = scene.line(career_line(number))
    drawn = [] if brief else [text(0, 15, name, 16, "t-title")]
    done = f"{int(v.claimed[seat]).bit_count()} / {TASKS_A_CAREER}"
    if not brief:
        drawn.append(text(width, 15, done, 14, "t-end f-ink2"))
    for k in range(TASKS_A_CAREER):
        task = int(CAREER_TASKS[number, k])
        x, y = (k * (width + 4) / 3, 0.0) if brief else (0.0, 21.0 + 24 * k)
        drawn.append(_task(scene, seat, k, task, x, y, (width - 8) / 3 if brief else width, brief))
    return Picture(told(f"career-{number}", name, *drawn), width, 32.0 if brief else 93.0, name)


def _task(scene: Scene, seat: int, k: int, task: int, x: float, y: float, width: float, brief: bool) -> str:
    """One task: how far it is, or that it is done; what can be claimed is a target."""
    v = scene.view
    claimed = bool(int(v.claimed[seat]) >> k & 1)
    symbol, fill = ("check", None) if claimed else TASK_ICONS[TASK_IDS[task]]
    now = scene.say("task-done") if claimed else f"{progress_of(v, seat, task)} · {_lines(scene, task)}"
    if TASK_IDS[task] == "barrier" and not claimed:
        met = sum(bool(task_met(v, seat, task, n)) for n in (TASK_EASY[task], TASK_HARD[task]))
        now = f"{_lines(scene, task)}{' ✓' * met}"
    colour = "good" if claimed else None
    if brief:
        words = "" if claimed else now.split(" / ")[0].replace(" · ", "/")
        drawn = [rect(x + 0.5, y + 0.5, width - 1, 30, 7, fill="none", style=style(stroke="line"))]
        drawn.append(icon(symbol, x + (width / 2 if claimed else 16), y + 15, 18, fill, colour))
        drawn.append(
            text(x + 28, y + 20, words, min(14.0, 14 * (width - 32) / max(1, width_of(words, 14))), "t-tok")
            if words
            else ""
        )
        tall = 31.0
    else:
        name = scene.say(f"task-name-{TASK_IDS[task].replace('_', '-')}")
        left = width - 26 - width_of(now, 14) - 6
        drawn = [icon(symbol, x + 10, y + 10, 18, fill, colour)]
        drawn.append(text(x + 26, y + 13, name, min(14.0, 14 * left / width_of(name, 14))))
        drawn.append(text(x + width, y + 13, now, 14, "t-end t-tok", style=style(colour) if colour else None))
        if not claimed:
            drawn.append(_bar(v, seat, task, x + 26, y + 17, width - 26))
        tall = 23.0
    code = Code.CLAIM + task
    if v.viewer == seat + 1 and not claimed and scene.use(code):
        drawn.append(target_rect(x, y - 1, width, tall, code, scene.label(code), radius=6, cls="target--card"))
    return group(*drawn, role="group", aria_label=scene.line(task_line(task)))


def progress_of(v: State, seat: int, task: int) -> int:
    """How much of what a task asks for somebody has."""
    most = 0
    while most < 16 and task_met(v, seat, task, most + 1):
        most += 1
    return most


def _bar(v: State, seat: int, task: int, x: float, y: float, width: float) -> str:
    if TASK_IDS[task] == "barrier":
        share = min(1.0, int(v.explorer[seat]) / int(BARRIER_BEFORE[TASK_HARD[task]]))
    else:
        share = min(1.0, progress_of(v, seat, task) / int(TASK_HARD[task]))
    back = rect(x, y, width, 5, 2.5, style=style("paper-sunk", "line"))
    return back + (rect(x, y, width * share, 5, 2.5, style=style("sea-ink")) if share else "")


# ---- the ship --------------------------------------------------------------------------------------------------------

AREA_TOKENS: dict[str, list[Piece]] = {
    "S1": [("2", *ATOMS["VA"]), ("≥2", *ATOMS["SAIL"])], "S2": [("6", *ATOMS["HAND"])],
    "S3": [("3", *ATOMS["VP"]), ("0", *ATOMS["HAND"])], "S7": [("", *ATOMS["FIGHT"]), TO, ("", *ATOMS["VA"])],
    "S9": [("3", "sack", "ginger"), TO, ("2", *ATOMS["D"]), ("2", *ATOMS["VP"])],
    "S10": [("", "flag", "silver"), ("1", *ATOMS["INF"]), ("1", *ATOMS["D"])],
    "S11": [("≤3", *ATOMS["EXPL"]), OR, ("4", *ATOMS["VP"])],
}  # fmt: skip


def area_tokens(area: int) -> list[Piece]:
    """What an area of the ship board gives, in short."""
    name = AREA_IDS[area]
    return AREA_TOKENS[name] if name in AREA_TOKENS else tokens(AREA_ROW[name]["gain"])


@functools.cache
def _area_lines(lang: str, area: int, room: float) -> tuple[float, list[list[Piece]]]:
    """The tokens of an area: in one line, or smaller in two."""
    pieces = area_tokens(area)
    if script(lang, 14.0).row_width(pieces) <= room:
        return 14.0, [pieces]
    sizes = (13.0, 12.5, 12.0)
    return next(
        (size, lines) for size in sizes if len(lines := script(lang, size).lines(pieces, room)) <= 2 or size == 12.0
    )


def ship_grid(scene: Scene, seat: int, width: float = SHIP_WIDTH, height: float = SHIP_HEIGHT) -> Picture:
    """The twelve areas of a ship board: discs, open areas, and what a shut one needs."""
    wide, tall = (width + 4) / 4, (height + 4) / 3
    drawn = [_area(scene, seat, area, area % 4 * wide, area // 4 * tall, wide - 4, tall - 4) for area in range(AREAS)]
    return Picture(group(*drawn, cls=seat_class(seat)), width, height, scene.say("board-ship"))


def _area(scene: Scene, seat: int, area: int, x: float, y: float, wide: float, tall: float) -> str:
    v = scene.view
    full, half = int(v.full[seat]) >> area & 1, int(v.half[seat]) >> area & 1
    cleared = int(v.full[seat]).bit_count()
    shut = not full and not disc_free(v, seat, area, cleared)
    face = style(
        "pw" if full else "paper-sunk" if shut else "paper-raised", "pc" if full else "line-strong", 1.6 if full else 1
    )
    drawn = [rect(x + 0.8, y + 0.8, wide - 1.6, tall - 1.6, 7, style=face)]
    size, lines = _area_lines(scene.lang, area, wide - 3)
    for k, line in enumerate(lines):
        pen = script(scene.lang, size)
        at = y + tall * (0.35 if len(lines) == 1 else 0.31) + (k - (len(lines) - 1) / 2) * size * 1.15
        drawn.append(pen.row(line, x + (wide - pen.row_width(line)) / 2, at))
    middle, foot = x + wide / 2, y + tall - 11
    if full:
        drawn.append(icon("check", middle, foot, 15, None, "pt"))
    elif shut:
        drawn.append(_needs(scene, area, cleared, middle, foot))
    else:
        for k in range(2):
            gone = half and k == 0
            look = style("none" if gone else "wood", "line-strong" if gone else "ink", 1.2)
            drawn.append(circle(middle - 8 + 16 * k, foot, 6, style=look, stroke_dasharray="2 2" if gone else None))
    code, label = Code.DISC + area, scene.line(area_line(area))
    if v.viewer == seat + 1 and scene.use(code):
        drawn.append(target_rect(x, y, wide, tall, code, scene.label(code), radius=7, cls="target--card"))
    return told(f"area-{seat}-{AREA_IDS[area]}", label, *drawn)


def _needs(scene: Scene, area: int, cleared: int, x: float, y: float) -> str:
    """What a shut area waits for: another area, or so many open ones."""
    needed, row = int(AREA_NEEDS_CLEARED[area]), AREA_ROW[AREA_IDS[area]]
    if needed:
        words = f"{cleared} / {needed}"
        return icon("lock", x - 17, y, 14, None, "ink-2") + text(x - 7, y + 5, words, 13, "f-ink2")
    pieces = area_tokens(AREA[row["needs"][0]])[:1]
    return icon("lock", x - 20, y, 14, None, "ink-2") + script(scene.lang, 12.5).row(pieces, x - 9, y)


def own_ship(scene: Scene) -> Panel:
    """The viewer's ship."""
    v, me = scene.view, int(scene.view.viewer) - 1
    if me < 0:
        return Panel("ship", "", ())
    note = scene.say("ship-open", n=int(v.full[me]).bit_count(), of=AREAS)
    return Panel("ship", scene.say("board-ship"), (ship_grid(scene, me), _synergies(scene, me)), note)


def _synergies(scene: Scene, seat: int, width: float = SHIP_WIDTH) -> Picture:
    """The synergy tokens: those that are there, those that are missing."""
    v, drawn = scene.view, []
    for k, name in enumerate(SYNERGY_IDS):
        held, x = int(v.synergies[seat]) >> k & 1, 14.0 + 25 * k
        ring = circle(
            x,
            12,
            11,
            style=style("paper-raised" if held else "none", "line-strong"),
            stroke_dasharray=None if held else "2 3",
        )
        symbol = icon(SYNERGY_ICONS[name], x, 12, 16, "gold" if held else None, None if held else "ink-3")
        under = circle(x, 12, 12, fill="transparent")  # so that a finger finds it
        drawn.append(told(f"synergy-{seat}-{name}", scene.say(f"part-{name}"), under, ring, symbol))
    return Picture("".join(drawn), width, 24, scene.say("ship-synergies"))
