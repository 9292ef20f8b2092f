"""The sheets beside the chart: tracks, display, hand, ship board, players, and buttons for everything else."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.draw import (
    Picture,
    badge,
    card,
    circle,
    count,
    el,
    fitted,
    free_place,
    group,
    icon,
    panel,
    paragraph,
    rect,
    seat_class,
    star,
    style,
    target_rect,
    text,
    tint,
    token,
    wrapped,
)
from argosy.games.maracaibo.effects import NATIONS, Trait
from argosy.games.maracaibo.face.describing import (
    area_about,
    area_line,
    building_line,
    card_line,
    card_name,
    career_line,
    quest_line,
)
from argosy.games.maracaibo.face.prices import building_price
from argosy.games.maracaibo.face.scene import GOOD_ICONS, NATION_TOKENS, OBJECT_ICONS, SYNERGY_ICONS, Scene
from argosy.games.maracaibo.face.texts import CARD_ROWS, EFFECT_ROWS, card_lines, condition_lines
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AREAS,
    CARD_GOOD,
    CARD_IDS,
    CARD_OBJECT,
    CARD_VP,
    CARDS,
    DISPLAY,
    EMPTIED,
    HELPER_CARD,
    HELPERS,
    JEAN_TABLEAU_DISCS,
    LAST_INFLUENCE,
    MARKERS,
    NATION_COUNT,
    PLANNING,
    PRESTIGE_IDS,
    PRESTIGE_IN_GAME,
    RANK,
    SHIP_COMPASSES,
    SYNERGY_IDS,
    TASKS_A_CAREER,
)
from argosy.games.maracaibo.rules.village import price_of
from argosy.games.maracaibo.state import JEAN, At, State

CHART_WIDTH, SIDE, RAIL = 1600.0, 640.0, 336.0
CARD_WIDTH, CARD_HEIGHT, GAP = 148.0, 226.0, 8.0
A_ROW, HAND_ROW = 7, CARD_HEIGHT + 38  # cards of a hand side by side; how tall a row is with its title
BARS = {"red": "bad", "green": "good", "blue": "fr", "beige": "gold"}
ART = {"red": "star", "green": "doubloon", "blue": "assistant", "beige": "action"}
CARD_MOVES = (Code.BUY, Code.TAKE, Code.DELIVER, Code.PAY, Code.DISCARD, Code.PLAN)


# ---- cards -----------------------------------------------------------------------------------------------------------


def card_face(scene: Scene, number: int, x: float, y: float) -> str:
    """A project card: cost, good and object, name, effects, points."""
    seat = max(int(scene.view.viewer) - 1, 0)
    row = CARD_ROWS[number]
    scroll = EFFECT_ROWS[row["effects"][0]["id"]]["scroll"]
    good, thing = GOOD_ICONS[CARD_GOOD[number]], OBJECT_ICONS[CARD_OBJECT[number]]
    words = scene.tell_all([*condition_lines(number), *card_lines(number)])
    corner = [
        circle(x + 18, y + 18, 13, style=style("gold", "line-strong")),
        text(x + 18, y + 24, int(price_of(scene.view, seat, number)), 17, "t-mid t-bold"),
        icon(good, x + CARD_WIDTH - 44, y + 18, 22, good), icon(thing, x + CARD_WIDTH - 18, y + 18, 22, "silver"),
        star(x + CARD_WIDTH - 20, y + CARD_HEIGHT - 24, int(CARD_VP[number]), 26),
        el("title", words),
    ]  # fmt: skip
    return card(
        x, y, CARD_WIDTH, CARD_HEIGHT, *corner, name=scene.line(card_name(number)), art=ART[scroll],
        art_fill=BARS[scroll],
        effect=words, bar=BARS[scroll], id=f"card-{CARD_IDS[number]}",
    )  # fmt: skip


def live_card(scene: Scene, number: int, x: float, y: float) -> str:
    """A card with its targets: the whole card is the first thing one can do with it, strips at its foot the others."""
    codes = [first + number for first in CARD_MOVES if scene.use(first + number)]
    drawn = card_face(scene, number, x, y)
    if codes:
        drawn += target_rect(
            x, y, CARD_WIDTH, CARD_HEIGHT - 42 if codes[1:] else CARD_HEIGHT, codes[0], scene.label(codes[0])
        )
    wide = CARD_WIDTH / max(1, len(codes) - 1)
    for k, code in enumerate(codes[1:]):
        label = scene.label(code)
        strip = fitted(x + wide * (k + 0.5), y + CARD_HEIGHT - 16, label.split()[0], 13, wide - 8, "t-mid")
        drawn += target_rect(x + wide * k, y + CARD_HEIGHT - 38, wide - 3, 36, code, label, strip, radius=6)
    return drawn


def row_of_cards(scene: Scene, title: str, cards: list[int], left: float, top: float) -> str:
    """Cards side by side under a title."""
    drawn = [text(left, top + 16, title, 17, "t-title")]
    for k, number in enumerate(cards):
        drawn.append(live_card(scene, number, left + k * (CARD_WIDTH + GAP), top + 26))
    return "".join(drawn)


def hand(scene: Scene) -> Picture:
    """The viewer's hand and plans, and, at the start, the choices that are still hidden."""
    v = scene.view
    me = int(v.viewer) - 1
    if me < 0:
        return Picture("", CHART_WIDTH, 0, scene.say("board-hand"))
    held = [int(c) for c in v.hand[me][: v.hand_size[me]]]
    planned = [int(c) - 1 for c in v.plan[me] if c > 0]
    rows = [held[first : first + A_ROW] for first in range(0, max(1, len(held)), A_ROW)]
    drawn = [
        row_of_cards(scene, "" if k else scene.say("board-hand"), row, 0, k * HAND_ROW) for k, row in enumerate(rows)
    ]
    beside = len(held) + PLANNING <= A_ROW
    left, top = ((A_ROW - PLANNING) * (CARD_WIDTH + GAP), 0.0) if beside else (0.0, len(rows) * HAND_ROW)
    drawn.append(row_of_cards(scene, scene.say("board-plans"), planned, left, top))
    for k in range(len(planned), PLANNING):
        drawn.append(free_place(left + k * (CARD_WIDTH + GAP), top + 26, CARD_WIDTH, CARD_HEIGHT))
    width, height = A_ROW * (CARD_WIDTH + GAP), (len(rows) + (not beside)) * HAND_ROW
    return Picture("".join(drawn), width, height, scene.say("board-hand"))


def display(scene: Scene) -> Picture:
    """The open cards, the prestige buildings, the quest pile and the stacks of combat tiles."""
    v = scene.view
    drawn = [row_of_cards(scene, scene.say("board-display"), [], 0, 0)]
    for k in range(DISPLAY):
        x = k * (CARD_WIDTH + GAP)
        if v.display[k] > 0:
            drawn.append(live_card(scene, int(v.display[k]) - 1, x, 26))
        else:
            drawn.append(free_place(x, 26, CARD_WIDTH, CARD_HEIGHT))
    y = CARD_HEIGHT + 44
    drawn.append(text(0, y + 12, scene.say("board-prestige"), 17, "t-title"))
    for k in range(PRESTIGE_IN_GAME):
        drawn.append(_prestige(scene, k, k * (CARD_WIDTH + GAP), y + 22))
    y += 122
    drawn.append(_piles(scene, y))
    return Picture("".join(drawn), SIDE, y + 66, scene.say("board-display"))


def _prestige(scene: Scene, k: int, x: float, y: float) -> str:
    v = scene.view
    if v.prestige_open[k] == 0:
        return rect(x, y, CARD_WIDTH, 84, 8, style=style("sea-2", "line-strong")) + text(
            x + CARD_WIDTH / 2, y + 48, scene.say("board-hidden"), 14, "t-mid f-ink2"
        )
    building = int(v.prestige_open[k]) - 1
    drawn = [rect(x, y, CARD_WIDTH, 84, 8, style=style("paper-raised", "line-strong"))]
    drawn.append(fitted(x + 8, y + 20, scene.line(building_line(building)), 16, CARD_WIDTH - 56, "t-title"))
    drawn.append(count("doubloon", x + CARD_WIDTH - 40, y + 15, building_price(v, building), "gold", 20))
    drawn.append(paragraph(x + 8, y + 40, scene.say(f"about-{PRESTIGE_IDS[building]}"), 13, CARD_WIDTH - 16, most=3))
    for seat in range(int(v.seats)):
        if int(v.investors[k]) >> seat & 1:
            drawn.append(token(seat, x + 16 + 24 * seat, y + 72, 8, id=f"investor-{k}-{seat}"))
    if scene.use(Code.INVEST + building):
        drawn.append(target_rect(x, y, CARD_WIDTH, 84, Code.INVEST + building, scene.label(Code.INVEST + building)))
    return "".join(drawn)


def _piles(scene: Scene, y: float) -> str:
    """The next quest, and how many combat tiles are left in each stack."""
    v = scene.view
    drawn = []
    if v.quest_top > 0:
        words = scene.line(quest_line(int(v.quest_top) - 1))
        drawn.append(
            icon("quest", 16, y + 26, 26, "gold")
            + paragraph(36, y + 20, f"{scene.say('board-next')}: {words}", 14, 330, most=3)
        )
    for k in range(2):
        x = 400 + 116 * k
        drawn.append(rect(x, y, 104, 52, 8, style=style("sea-2", "line-strong")))
        drawn.append(count("swords", x + 34, y + 26, int(v.stack_size[k]), "silver", 26))
        if scene.use(Code.STACK + k):
            drawn.append(target_rect(x, y, 104, 52, Code.STACK + k, scene.label(Code.STACK + k)))
    return "".join(drawn)


# ---- tracks ----------------------------------------------------------------------------------------------------------


def tracks(scene: Scene) -> Picture:
    """Influence with the noble ranks, and the markers that are left beside each track."""
    drawn = [panel(0, 0, CHART_WIDTH, 218, title="")]
    for nation in range(NATION_COUNT):
        drawn.append(_influence(scene, nation, 12 + 68 * nation))
    return Picture("".join(drawn), CHART_WIDTH, 218, scene.say("board-tracks"))


def _influence(scene: Scene, nation: int, y: float) -> str:
    v = scene.view
    step, left = 62.0, 190.0
    drawn = [rect(10, y + 6, 12, 44, 3, style=style(NATION_TOKENS[nation], "line-strong"))]
    drawn.append(text(30, y + 34, scene.say(f"part-{NATIONS[nation].lower()}"), 18, "t-title"))
    for space in range(LAST_INFLUENCE + 1):
        rank = int(RANK[space]) if space and RANK[space] != RANK[space - 1] else 0
        x = left + space * step
        face = tint("bad", 40) if rank else "paper-raised"
        drawn.append(rect(x, y + 4, step - 6, 48, 6, style=style(face, "line-strong")))
        drawn.append(text(x + 5, y + 19, space, 15, "f-ink3"))
        if rank:
            drawn.append(text(x + step - 12, y + 20, rank, 18, "t-end t-bold"))
    for seat in range(int(v.sides)):
        x = left + int(v.influence[seat, nation]) * step + 10 + 12 * seat
        drawn.append(token(seat, x, y + 38, 8, id=f"influence-{seat}-{nation}"))
    taken = int(v.taken[nation])
    words = f"{MARKERS - taken} · ×{int(EMPTIED[taken])}"
    drawn.append(icon("flag", left + 17.4 * step, y + 26, 26, NATION_TOKENS[nation]))
    drawn.append(text(left + 17.4 * step + 20, y + 33, words, 17, "t-title"))
    drawn.append(count("board", left + 19.6 * step, y + 26, int(v.on_chart[nation]), None, 22))
    if scene.use(Code.NATION + nation):
        drawn.append(target_rect(6, y, 176, 56, Code.NATION + nation, scene.label(Code.NATION + nation)))
    return "".join(drawn)


# ---- ship boards and players -----------------------------------------------------------------------------------------


def ship_board(scene: Scene) -> Picture:
    """The viewer's ship: twelve areas with their discs; an unlocked one is washed."""
    v, me = scene.view, int(scene.view.viewer) - 1
    if me < 0:
        return Picture("", SIDE, 0, scene.say("board-ship"))
    drawn = [text(0, 16, scene.say("board-ship"), 17, "t-title")]
    wide, tall = (SIDE - 3 * GAP) / 4, 98.0
    for area in range(AREAS):
        x, y = area % 4 * (wide + GAP), 26 + area // 4 * (tall + GAP)
        full, half = int(v.full[me]) >> area & 1, int(v.half[me]) >> area & 1
        face = "pw" if full else "paper-raised"
        drawn.append(rect(x, y, wide, tall, 8, style=style(face, "line-strong")))
        drawn.append(fitted(x + 8, y + 18, scene.line(area_line(area)), 15, wide - 54, "t-title"))
        drawn.append(paragraph(x + 8, y + 36, scene.line(area_about(area)), 13.5, wide - 14, "f-ink2", most=4))
        for k in range(0 if full else 2 - half):
            drawn.append(circle(x + wide - 14 - 18 * k, y + 14, 7, style=style("wood", "line-strong")))
        if scene.use(Code.DISC + area):
            drawn.append(target_rect(x, y, wide, tall, Code.DISC + area, scene.label(Code.DISC + area)))
    return Picture(group(*drawn, cls=seat_class(me)), SIDE, 26 + 3 * (tall + GAP), scene.say("board-ship"))


def player(scene: Scene, seat: int) -> Picture:
    """A person: name, points, what they have, their career, what they bought."""
    v = scene.view
    if v.seats == 1 and seat == JEAN:
        return _person(scene, seat, [_counts(_jean(v), 76)], 100)
    row = [
        ("doubloon", int(v.doubloons[seat]), "gold"), ("cannon", int(v.combat[seat]), "silver"),
        ("assistant", int(v.figures[seat]), "pc"), ("cards", int(v.hand_size[seat]), "sea-2"),
        ("swords", int(v.tiles[seat]), "silver"), ("quest", int(v.quests[seat]), "gold"),
        ("compass", SHIP_COMPASSES + int(v.traits[seat, Trait.COMPASS]), "sea-2"),
        ("disc", int(v.full[seat]).bit_count(), "wood"),
    ]  # fmt: skip
    drawn = [_counts(row[:5], 62), _counts(row[5:], 94)]
    for k, kind in enumerate(kind for kind in range(len(SYNERGY_IDS)) if int(v.synergies[seat]) >> kind & 1):
        drawn.append(icon(SYNERGY_ICONS[SYNERGY_IDS[kind]], 212 + 26 * k, 94, 22, "gold"))
    words = f"{scene.say('board-income')}: {int(v.income_d[seat])} / {int(v.income_vp[seat])}"
    if v.career[seat] > 0:
        done = f"{int(v.claimed[seat]).bit_count()} / {TASKS_A_CAREER}"
        words += f" · {scene.line(career_line(int(v.career[seat]) - 1))} {done}"
    drawn.append(fitted(16, 126, words, 14, RAIL - 32))
    cards = bought(scene, seat)
    height = 138.0
    if cards:
        lines = wrapped(cards, 13, RAIL - 32, 4)
        drawn.append(paragraph(16, height + 6, cards, 13, RAIL - 32, "f-ink2", most=4))
        height += 16.0 * len(lines) + 2
    helpers = _helpers_to_use(scene, seat)
    for k, code in enumerate(helpers):
        drawn.append(_helper(scene, code, height + 38 * k))
    return _person(scene, seat, drawn, height + 38 * len(helpers))


def _person(scene: Scene, seat: int, inside: list[str], height: float) -> Picture:
    """The head of a panel, shared by people and Jean."""
    frame = group(panel(0.5, 0.5, RAIL - 1, height - 1), cls="frame")  # a page draws its own frame and hides this one
    head = badge(seat, 30, 28) + fitted(54, 34, scene.name(seat), 17, 200, "t-bold")
    points = count("vp", RAIL - 56, 28, int(scene.view.points[seat]), "gold", 24)
    drawn = group(frame, head, points, *inside, cls=seat_class(seat), id=f"seat-{seat}")
    return Picture(drawn, RAIL, height, scene.name(seat))


def _counts(row: Sequence[tuple[str, object, str]], y: float) -> str:
    return "".join(count(name, 28 + 62 * k, y, n, fill, 20) for k, (name, n, fill) in enumerate(row))


def bought(scene: Scene, seat: int) -> str:
    """The project cards that somebody owns, by name."""
    names = [scene.line(card_line(c)) for c in range(CARDS) if scene.view.place[c] == At.OWNED + seat]
    return f"{scene.say('board-bought')}: {', '.join(names)}" if names else ""


def _helpers_to_use(scene: Scene, seat: int) -> list[int]:
    """Assistants that can be used now are offered on the panel of their owner."""
    if scene.view.viewer != seat + 1:
        return []
    return [Code.HELPER + h for h in range(HELPERS) if scene.use(Code.HELPER + h)]


def _helper(scene: Scene, code: int, y: float) -> str:
    name = scene.line(card_line(int(HELPER_CARD[code - Code.HELPER])))
    words = fitted(RAIL / 2, y + 20, name, 14, RAIL - 50, "t-mid")
    return target_rect(16, y, RAIL - 32, 32, code, scene.label(code), words)


def _jean(v: State) -> list[tuple[str, object, str]]:
    """Jean's tableau: discs that are gone, cards, quests, tiles."""
    return [
        ("disc", f"{int(v.jean_discs)} / {JEAN_TABLEAU_DISCS}", "wood"), ("cards", int(v.jean_cards), "sea-2"),
        ("quest", int(v.quests[JEAN]), "gold"), ("swords", int(v.tiles[JEAN]), "silver"), ("plan", int(v.jean_size),
        "sea-2"),
    ]  # fmt: skip


# ---- everything else -------------------------------------------------------------------------------------------------


def choices(scene: Scene) -> Picture:
    """A button for every legal move that has no place on the table."""
    rest = [code for code in scene.codes if code not in scene.drawn]
    drawn, y = [], 0.0
    for code in rest:
        label = scene.label(code)
        lines = wrapped(label, 16, SIDE - 40, 3)
        tall = 18.0 * len(lines) + 16
        words = paragraph(SIDE / 2, y + 22, label, 16, SIDE - 40, "t-mid", most=3)
        drawn.append(rect(0, y, SIDE, tall, 8, style=style("paper-raised", "line")))
        drawn.append(target_rect(0, y, SIDE, tall, code, label, words))
        scene.drawn.add(code)
        y += tall + 6
    return Picture("".join(drawn), SIDE, y, scene.say("board-choices"))
