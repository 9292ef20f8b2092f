"""The rail beside the chart: influence, the harbour (display, prestige buildings, quest, combat tiles), a fight."""

from __future__ import annotations

from argosy.draw import Picture, circle, fitted, icon, path, rect, style, target_rect, text, tint, token, width_of
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.board_chart import flag
from argosy.games.maracaibo.face.cards import free_slip, slip
from argosy.games.maracaibo.face.describing import building_line, card_line, quest_line
from argosy.games.maracaibo.face.fights import Act, Fight, fight_of
from argosy.games.maracaibo.face.panels import Panel
from argosy.games.maracaibo.face.prices import building_price
from argosy.games.maracaibo.face.scene import SYNERGY_ICONS, Scene, told
from argosy.games.maracaibo.face.texts import QUEST_ROWS
from argosy.games.maracaibo.face.tokens import ATOMS, COUNTED, TO, Piece, pay_tokens, script, tokens
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    DISPLAY,
    FEWEST_VALUE,
    LAST_INFLUENCE,
    LEGACY_ROW,
    MOST_VALUE,
    NATION_COUNT,
    NO_TILE,
    PARTS,
    PRESTIGE_IN_GAME,
    PRESTIGE_SYNERGY,
    PRESTIGE_VP,
    QUESTS,
    RANK,
    STRIKE_CARD,
    SYNERGY_IDS,
    TILE_COST,
    TILE_FEWEST,
    TILE_MOST,
    TILE_VALUE,
)
from argosy.games.maracaibo.rules import cards, scoring
from argosy.games.maracaibo.state import State
from argosy.kernel.plain import plain

display_price, multiplier = plain(cards.display_price), plain(scoring.multiplier)
WIDTH = 308.0
WIDE = 360.0  # of the display, which is low: so wide, a card has its effects in one line
CROWD = 4  # with so many players their rows are lower
SPACE = 11.2


# ---- influence -------------------------------------------------------------------------------------------------------


def influence(scene: Scene) -> Panel:
    """The tracks of the nations: ranks, everybody's marker, and the viewer's rank times the multiplier."""
    v = scene.view
    drawn = [nation_track(scene, nation, 18 + 33.0 * nation) for nation in range(NATION_COUNT)]
    note = scene.say("influence-yours" if v.viewer > 0 else "influence-multiplier")
    picture = Picture("".join(drawn), WIDTH, 102, scene.say("board-tracks"))
    return Panel("influence", scene.say("board-influence"), (picture,), note)


def nation_track(scene: Scene, nation: int, y: float) -> str:
    v, left = scene.view, 42.0
    drawn = [flag(scene, nation, 3, y + 13, None, 0.95)]
    drawn.append(path(f"M{left} {y}H{left + LAST_INFLUENCE * SPACE:g}", style=style(stroke="line-strong", width=2)))
    dots = "".join(f"M{left + space * SPACE:.1f} {y}h0" for space in range(LAST_INFLUENCE + 1))
    drawn.append(path(dots, style=style(stroke="line-strong", width=5), stroke_linecap="round"))
    for space in range(LAST_INFLUENCE + 1):
        rank = int(RANK[space]) if space and RANK[space] != RANK[space - 1] else 0
        if rank:
            x = left + space * SPACE
            drawn.append(circle(x, y, 9.5, style=style(tint("gold", 50), "line-strong")))
            drawn.append(text(x, y + 5, rank, 14.5, "t-mid t-bold"))
    seen: dict[int, int] = {}
    for seat in sorted(range(int(v.sides)), key=lambda seat: seat == v.viewer - 1):
        at, mine = int(v.influence[seat, nation]), seat == v.viewer - 1
        k = 0 if mine else seen.get(at, 0)
        seen[at] = k + 1
        drawn.append(
            token(seat, left + at * SPACE + 11 * k, y - 12 if mine else y + 12, 6, id=f"influence-{seat}-{nation}")
        )
    times = int(multiplier(v, nation))
    if v.viewer > 0:
        rank = int(RANK[v.influence[v.viewer - 1, nation]])
        drawn.append(text(WIDTH - 46, y + 6, f"{rank}×{times}", 15, "t-end f-ink2"))
        drawn.append(text(WIDTH - 20, y + 6, rank * times, 18, "t-end t-title") + icon("vp", WIDTH - 9, y, 16, "gold"))
    else:
        drawn.append(text(WIDTH - 4, y + 6, f"×{times}", 17, "t-end t-title"))
    code = Code.NATION + nation
    if scene.ask(fight_of) is None and scene.use(code):
        drawn.append(target_rect(-2, y - 16, WIDTH + 2, 32, code, scene.label(code), radius=7, cls="target--card"))
    return told(f"nation-{nation}", scene.say(f"part-{NATIONS[nation].lower()}"), *drawn)


# ---- the harbour -----------------------------------------------------------------------------------------------------


def harbour(scene: Scene) -> Panel:
    """The display as slips, prestige buildings, the next quest and the combat stacks as small tiles."""
    v = scene.view
    pictures = []
    for k in range(DISPLAY):
        if v.display[k] > 0:
            pictures.append(slip(scene, int(v.display[k]) - 1, WIDE, f"display-{int(v.display[k]) - 1}"))
        else:
            pictures.append(free_slip(WIDE, scene.say("display-free")))
    pictures.append(_yard(scene, WIDE))
    seat = max(int(v.viewer) - 1, 0)
    price = int(display_price(v, seat))
    note = (
        scene.say("display-price", n=price, deck=int(v.deck_size))
        if v.viewer > 0
        else scene.say("display-deck", deck=int(v.deck_size))
    )
    return Panel("harbour", scene.say("board-display"), pictures, note)


def _yard(scene: Scene, width: float) -> Picture:
    """Seven small tiles: four buildings, the next quest, the combat tiles, the draw pile."""
    wide, tall = (width - 100) / PRESTIGE_IN_GAME, 48.0
    wide -= 4
    drawn = [prestige_tile(scene, k, k * (wide + 4), wide, tall) for k in range(PRESTIGE_IN_GAME)]
    left = PRESTIGE_IN_GAME * (wide + 4)
    room = width - left - 8
    small, large = 0.28 * room, 0.44 * room  # two stacks have two numbers
    drawn.append(_next_quest(scene, left, small, tall))
    drawn.append(_stacks(scene, left + small + 4, large, tall))
    drawn.append(_pile(scene, left + small + large + 8, small, tall))
    return Picture("".join(drawn), width, tall, scene.say("board-prestige"))


def prestige_tile(scene: Scene, k: int, x: float, wide: float, tall: float) -> str:
    v = scene.view
    plate = rect(x + 0.5, 0.5, wide - 1, tall - 1, 7, style=style("paper", "line"))
    if v.prestige_open[k] == 0:
        shut = rect(x + 0.5, 0.5, wide - 1, tall - 1, 7, style=style("paper-sunk", "line"))
        words = scene.say("prestige-shut", n=k + 1)
        label = scene.say("board-prestige") + ": " + scene.say("board-hidden")
        return told(
            f"prestige-{k}",
            label,
            shut,
            icon("city", x + wide / 2, 18, 20, "land-2"),
            fitted(x + wide / 2, 41, words, 13.4, wide - 5, "t-mid f-ink2", least=11.4),
        )
    building = int(v.prestige_open[k]) - 1
    row, synergy = PARTS["prestige"][building], SYNERGY_IDS[int(PRESTIGE_SYNERGY[building])]
    first: list[Piece] = [(str(building_price(v, building)), *ATOMS["D"]), ("", SYNERGY_ICONS[synergy], "gold")]
    second: list[Piece] = [(str(int(PRESTIGE_VP[building])), *ATOMS["VP"]), ("", *COUNTED[row["per"]])]
    pens = [script(scene.lang, size) for size in (15, 14, 13.4, 12.4, 11.4)]  # a price of two digits is written smaller
    pen = next((one for one in pens if one.row_width(first) <= wide - 4), pens[-1])
    drawn = [plate, pen.row(first, x + (wide - pen.row_width(first)) / 2, 13)]
    at = x + (wide - pen.row_width(second)) / 2
    drawn.append(pen.row(second, at, 32))
    drawn.append(path(f"M{at + pen.width(second[0]) + 1:g} 38l4-12", style=style(stroke="ink-2", width=1.4)))
    for seat in range(int(v.seats)):
        if int(v.investors[k]) >> seat & 1:
            drawn.append(token(seat, x + 9 + 14 * seat, tall - 4, 6, id=f"investor-{k}-{seat}"))
    code = Code.INVEST + building
    label = scene.line(building_line(building))
    if scene.use(code):
        drawn.append(target_rect(x, 0, wide, tall, code, scene.label(code), radius=7, cls="target--card"))
    return told(f"prestige-{k}", label, *drawn)


def _next_quest(scene: Scene, x: float, wide: float, tall: float) -> str:
    v = scene.view
    plate = rect(x + 0.5, 0.5, wide - 1, tall - 1, 7, style=style("paper", "line"))
    if v.quest_top <= 0:
        return told("quest-pile", scene.say("quest-none"), plate, icon("quest", x + wide / 2, tall / 2, 20))
    quest = int(v.quest_top) - 1
    label = f"{scene.say('board-next')}: {scene.line(quest_line(quest))}"
    return told("quest-pile", label, plate, icon("quest", x + wide / 2, tall / 2, 22, "gold"))


def _pile(scene: Scene, x: float, wide: float, tall: float) -> str:
    """The draw pile; its card tells what lies on the discard pile."""
    plate = rect(x + 0.5, 0.5, wide - 1, tall - 1, 7, style=style("paper", "line"))
    number = text(x + wide / 2, 41, int(scene.view.deck_size), 15, "t-mid t-tok")
    return told("pile", scene.say("lex-pile"), plate, icon("cards", x + wide / 2, 16, 20, "sky"), number)


def quest_tokens(quest: int) -> list[Piece]:
    """A quest tile in tokens: price, then reward."""
    row = QUEST_ROWS[quest]
    if quest >= QUESTS:
        return [("", *ATOMS["STORY"])]
    return [*pay_tokens(row["pay"]), TO, *tokens([{**row["per_compass"], "per": "compass"}, *row["gain"]])]


def _stacks(scene: Scene, x: float, wide: float, tall: float) -> str:
    """The two stacks of combat tiles; a fight asks from which one."""
    v, half = scene.view, wide / 2
    drawn = [
        rect(x + 0.5, 0.5, wide - 1, tall - 1, 7, style=style("paper", "line")),
        icon("swords", x + half, 16, 20, "silver"),
    ]
    for k in range(2):
        drawn.append(text(x + half * (k + 0.5), 41, int(v.stack_size[k]), 13.4, "t-mid t-tok"))
        code = Code.STACK + k
        if scene.use(code):
            drawn.append(
                target_rect(x + half * k, 0, half - 1, tall, code, scene.label(code), radius=6, cls="target--card")
            )
    drawn.append(path(f"M{x + half:g} 32V{tall - 5:g}", style=style(stroke="line")))
    return told("stacks", scene.say("stacks-left", a=int(v.stack_size[0]), b=int(v.stack_size[1])), *drawn)


# ---- a fight ---------------------------------------------------------------------------------------------------------

LABELS, COLUMN = 118.0, 63.0
TALL, GAP, EDGE = 30.0, 6.0, 2.0  # a plate, the room between two and beside them: their rings do not touch
PLATE = (WIDTH - GAP) / 2 - EDGE


def fight(scene: Scene) -> Panel:
    """The combat tile with values, conditions and everything in reach; only while a fight is on."""
    found = scene.ask(fight_of)
    if found is None:
        return Panel("fight", "", ())
    chosen = found.nation >= 0
    drawn, y = _chosen(scene, found) if chosen else _choice(scene, found)
    title = scene.say("fight-acts" if chosen else "fight-tile")
    return Panel("fight", title, (Picture("".join(drawn), WIDTH, y, title),))


def _choice(scene: Scene, fight: Fight) -> tuple[list[str], float]:
    """Three nations as columns; what their conditions are stands above them, so that no ring lies over it."""
    drawn, top = ([remarks(scene, fight, 0)], ROW_HEIGHTS["remarks"]) if _note(scene, fight) else ([], 0.0)
    y = top
    for part in (heads, *((_conditions,) if _has_conditions(fight) else ()), costs, _sums):
        drawn.append(part(scene, fight, y))
        y += ROW_HEIGHTS[part.__name__]
    for act in fight.acts:
        drawn.append(_act(scene, fight, act, y))
        y += 23
    return [*drawn, *(_nation_target(scene, nation, top, y) for nation in range(NATION_COUNT))], y


def _chosen(scene: Scene, fight: Fight) -> tuple[list[str], float]:
    """One nation, what it can reach, and its combat actions as plates, two beside each other."""
    drawn, top, place = [heads(scene, fight, 0), _sums(scene, fight, ROW_HEIGHTS["heads"])], 66.0, 0
    for act in fight.acts:
        wide = act.kind.startswith("strike")  # the name of a card is long
        place += place % 2 if wide else 0
        x, y = EDGE + place % 2 * (PLATE + GAP), top + place // 2 * (TALL + GAP)
        drawn.append(_plate(scene, fight, act, x, y, 2 * PLATE + GAP if wide else PLATE))
        place += 2 if wide else 1
    return drawn, top + (place + 1) // 2 * (TALL + GAP)


def _has_conditions(fight: Fight) -> bool:
    return 0 <= fight.tile < NO_TILE and bool(TILE_MOST[fight.tile] or TILE_FEWEST[fight.tile])


def _note(scene: Scene, fight: Fight) -> str:
    """The conditions of the tile."""
    if fight.tile == NO_TILE:
        return scene.say("fight-none")
    words = []
    if fight.tile >= 0 and TILE_MOST[fight.tile]:
        words.append(scene.say("fight-most", n=-MOST_VALUE))
    if fight.tile >= 0 and TILE_FEWEST[fight.tile]:
        words.append(scene.say("fight-fewest", n=FEWEST_VALUE))
    return " · ".join(words)


def _shown(fight: Fight) -> list[int]:
    return list(range(NATION_COUNT)) if fight.nation < 0 else [fight.nation]


def _middle(nation: int) -> float:
    return LABELS + COLUMN * (nation + 0.5)


def _label(words: str, y: float) -> str:
    return text(0, y, words, min(14.0, 14 * (LABELS - 4) / width_of(words, 14)), "f-ink2")


def heads(scene: Scene, fight: Fight, y: float) -> str:
    """The nations with their values; what a condition changed is struck out."""
    drawn = []
    for nation in _shown(fight):
        x = _middle(nation)
        printed = int(TILE_VALUE[fight.tile, nation]) if 0 <= fight.tile < NO_TILE else fight.values[nation]
        drawn.append(flag(scene, nation, x - 26, y + 28, None, 0.85))
        if printed != fight.values[nation]:
            drawn.append(text(x + 8, y + 24, printed, 15, "t-mid f-ink3", text_decoration="line-through"))
            drawn.append(text(x + 22, y + 27, fight.values[nation], 24, "t-mid t-title"))
        else:
            drawn.append(text(x + 16, y + 27, fight.values[nation], 24, "t-mid t-title"))
    return _label(scene.say("fight-value"), y + 25) + "".join(drawn)


def _conditions(scene: Scene, fight: Fight, y: float) -> str:
    """The flags on the chart, which decide the conditions of the tile."""
    on = [text(_middle(n), y + 15, int(scene.view.on_chart[n]), 14, "t-mid") for n in _shown(fight)]
    words = scene.say("fight-flags")
    return _label(words, y + 15) + "".join(on)


def remarks(scene: Scene, fight: Fight, y: float) -> str:
    """The conditions of the tile in words."""
    words = _note(scene, fight)
    return (
        text(WIDTH / 2, y + 14, words, min(13.5, 13.5 * WIDTH / width_of(words, 13.5)), "t-mid f-ink2") if words else ""
    )


def costs(scene: Scene, fight: Fight, y: float) -> str:
    """What choosing a nation costs or brings."""
    drawn, pen = [_label(scene.say("fight-cost"), y + 15)], script(scene.lang, 14)
    for nation in _shown(fight):
        pieces: list[Piece] = []
        if fight.tile != NO_TILE and TILE_COST[fight.tile, nation]:
            pieces = [(f"−{int(TILE_COST[fight.tile, nation])}", *ATOMS["D"])]
        elif fight.tile != NO_TILE:
            bonus = tokens(PARTS["combat_tile"][fight.tile][NATIONS[nation]]["bonus"])
            pieces = [(f"+{one[0]}", one[1], one[2]) if not isinstance(one, str) else one for one in bonus]
        if pieces:
            drawn.append(pen.row(pieces, _middle(nation) - pen.row_width(pieces) / 2, y + 10))
        else:
            drawn.append(text(_middle(nation), y + 15, "–", 14, "t-mid f-ink3"))
    return "".join(drawn)


def _sums(scene: Scene, fight: Fight, y: float) -> str:
    """The most that can be reached with combat points and figures."""
    v, pen = scene.view, script(scene.lang, 14)
    more: list[Piece] = [
        (f"+{int(v.combat[fight.seat])}", *ATOMS["CP"]),
        (f"+{int(v.figures[fight.seat])}", *ATOMS["FIG"]),
    ]
    drawn = [
        rect(0, y + 1, WIDTH, 24, 6, style=style("paper-sunk")),
        text(6, y + 18, scene.say("fight-reach"), 14),
    ]
    drawn.append(pen.row(more, LABELS - 4 - pen.row_width(more), y + 13))
    for nation in _shown(fight):
        look = None if fight.payable[nation] else style("ink-3")
        drawn.append(text(_middle(nation), y + 19, fight.most[nation], 18, "t-mid t-title", style=look))
    return "".join(drawn)


ROW_HEIGHTS = {"heads": 34.0, "remarks": 19.0, "_conditions": 20.0, "costs": 21.0, "_sums": 28.0}


def _act(scene: Scene, fight: Fight, act: Act, y: float) -> str:
    """A combat action: its price, and with how many targets each nation could do it."""
    words = _act_words(scene, act)
    able = [_reached(act, nation, _middle(nation) + 8, y + 11) for nation in range(NATION_COUNT)]
    named = _act_named(scene, act, words, 31, y + 11.5, LABELS + 18)
    return told(f"combat-{act.kind}", words, _price(act, any(act.targets), 0, y + 2), named, *able)


def _plate(scene: Scene, fight: Fight, act: Act, x: float, y: float, width: float) -> str:
    """A combat action of the nation that fights, as a plate that can be pressed where the chart has no place for it."""
    words, n = _act_words(scene, act), act.targets[fight.nation]
    drawn = [rect(x, y, width, TALL, 7, style=style("paper-sunk"))]
    drawn.append(_price(act, bool(n), x + 6, y + TALL / 2 - 9.5))
    drawn.append(_act_named(scene, act, words, x + 37, y + TALL / 2, x + width - 22))
    drawn.append(_reached(act, fight.nation, x + width - 13, y + TALL / 2))
    code = {"gain-0": Code.GAIN, "gain-1": Code.GAIN + 1, "fleet": Code.FLEET, "mine": Code.MINE}.get(act.kind)
    if act.kind.startswith("strike"):
        code = Code.STRIKE + int(act.kind[7:])
    if code is not None and scene.use(code):
        drawn.append(target_rect(x, y, width, TALL, code, scene.label(code), radius=7, cls="target--card"))
    return told(f"combat-{act.kind}", words, *drawn)


def _act_words(scene: Scene, act: Act) -> str:
    if act.kind.startswith("strike"):
        return scene.line(card_line(int(STRIKE_CARD[int(act.kind[7:])])))
    return scene.say(f"fight-{act.kind.split('-')[0]}")


def _price(act: Act, able: bool, x: float, y: float) -> str:
    """What an action costs; dark where it is in reach."""
    face = style("ink" if able else "paper-sunk", "ink" if able else "line-strong", 1)
    number = text(x + 12.5, y + 14.5, act.price, 15, "t-mid t-title", style=style("paper" if able else "ink-2"))
    return rect(x, y, 25, 19, 5, style=face) + number


def _act_named(scene: Scene, act: Act, words: str, x: float, y: float, end: float) -> str:
    """What an action brings, and its name in the room up to `end`."""
    pen, pieces = script(scene.lang, 14), _act_tokens(act)
    left = x + pen.row_width(pieces) + 6
    size = min(13.0, 13 * (end - left) / width_of(words, 13))
    return pen.row(pieces, x, y) + text(left, y + 4.5, words, size, "f-ink2")


def _reached(act: Act, nation: int, x: float, y: float) -> str:
    """With how many targets a nation could do it."""
    n = act.targets[nation]
    if not n:
        return text(x, y + 5, "–", 14, "t-mid f-ink3")
    if act.kind in ("annex", "displace", "raid-annex", "raid-displace"):
        return text(x, y + 5, n, 14, "t-mid t-tok")
    return icon("check", x, y, 15, None, "good")


def _act_tokens(act: Act) -> list[Piece]:
    if act.kind in ("gain-0", "gain-1"):
        return [(f"+{1 + int(act.kind[5])}", *ATOMS["INF"])]
    if act.kind in ("annex", "displace"):
        return [("", "flag", None if act.kind == "annex" else "silver")]
    if act.kind.startswith("raid"):
        return [("", "house", None if act.kind == "raid-annex" else "silver")]
    if act.kind in ("fleet", "mine"):
        return tokens(LEGACY_ROW["L6" if act.kind == "fleet" else "L9"]["gain"])[-1:]
    return [("", "cards", "sky")]


def _nation_target(scene: Scene, nation: int, top: float, foot: float) -> str:
    code = Code.NATION + nation
    if not scene.use(code):
        return ""
    x = LABELS + COLUMN * nation
    return target_rect(x + 1, top, COLUMN - 2, foot - top, code, scene.label(code), radius=8, cls="target--card")


# ---- the players -----------------------------------------------------------------------------------------------------


def counts(v: State, seat: int) -> list[tuple[str, str | None, object, str]]:
    """The seven numbers of everybody: icon, tint, number, the key of its name."""
    income = f"{int(v.income_d[seat])}·{int(v.income_vp[seat])}"
    return [
        ("doubloon", "gold", int(v.doubloons[seat]), "doubloons"), ("cannon", "silver", int(v.combat[seat]), "combat"),
        ("assistant", "wood", int(v.figures[seat]), "figures"), ("cards", "sky", int(v.hand_size[seat]), "hand"),
        ("quest", "gold", int(v.quests[seat]), "quests"), ("swords", "silver", int(v.tiles[seat]), "tiles"),
        ("income", None, income, "income"),
    ]  # fmt: skip


def row_of_counts(
    scene: Scene, numbers: list[tuple[str, str | None, object, str]], y: float, width: float = WIDTH
) -> str:
    """Numbers in equal columns, so that people can be compared at a glance."""
    columns = (0, 48, 88, 128, 168, 208, 246) if width == WIDTH else tuple(k * width / 7 for k in range(7))
    drawn = []
    for x, (symbol, fill, n, key) in zip(columns, numbers, strict=False):
        inside = icon(symbol, x + 11, y, 18, fill) + text(x + 23, y + 5, n, 15, "t-tok")
        drawn.append(told(f"count-{key}", f"{scene.say(f'count-{key}')}: {n}", inside))
    return "".join(drawn)
