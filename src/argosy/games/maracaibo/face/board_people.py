"""Everybody at the table: a row with what is compared, and a sheet with everything else that is open to all."""

from __future__ import annotations

from argosy.draw import (
    Picture,
    badge,
    circle,
    fitted,
    group,
    icon,
    paragraph,
    seat_class,
    style,
    text,
    width_of,
    wrapped,
)
from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.face.board_dock import career, ship_grid
from argosy.games.maracaibo.face.board_rail import CROWD, WIDTH, counts, quest_tokens, row_of_counts
from argosy.games.maracaibo.face.cards import free_slip, slip
from argosy.games.maracaibo.face.describing import card_line, place_line, quest_line
from argosy.games.maracaibo.face.panels import Panel
from argosy.games.maracaibo.face.prompts import tile_facts
from argosy.games.maracaibo.face.scene import SYNERGY_ICONS, Scene, told
from argosy.games.maracaibo.face.tokens import script
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    CARDS,
    COMBAT_IDS,
    COMBAT_TILES,
    HELPER_AT,
    HELPER_CARD,
    HELPERS,
    INCOME_VP,
    JEAN_TABLEAU_DISCS,
    PLACE_IDS,
    PLANNING,
    SHIP_COMPASSES,
    SPACE_IDS,
    SYNERGY_IDS,
)
from argosy.games.maracaibo.rules import scoring
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, At, State
from argosy.kernel.plain import plain

jean_leads, most_influence, nation_points, prestige_points = (
    plain(rule) for rule in (scoring.jean_leads, scoring.most_influence, scoring.nation_points, scoring.prestige_points)
)
ROW_HEIGHT, CROWDED_ROW, COLUMN = 48.0, 43.0, 340.0


def is_jean(v: State, seat: int) -> bool:
    """Whether a row of the tables by seat is Jean's."""
    return bool(v.seats == 1 and seat == JEAN)


def person(scene: Scene, seat: int) -> str:
    """The row of a person and the sheet that it opens."""
    return person_row(scene, seat).svg("maracaibo")


def person_row(scene: Scene, seat: int) -> Picture:
    """Name, place, plan, points, and seven numbers in the same columns for everybody."""
    v = scene.view
    name, points = scene.name(seat), int(v.points[seat])
    shown = min(width_of(name, 16), 150.0)
    words = where(scene, seat)
    drawn = [badge(seat, 13, 14, 24), fitted(32, 20, name, 16, 152, "t-bold")]
    left = 32 + shown + 14
    if seat == scene.acting:
        drawn.append(
            circle(left + 5, 14, 6.5, style=style("none", "pc", 2)) + circle(left + 5, 14, 3.2, style=style("pc"))
        )
        left += 18
    mine = seat == int(v.viewer) - 1  # one's own plan lies in the dock, and there the page has two buttons
    brief = scene.line(place_line(int(v.ship[seat]))) if mine else words
    drawn.append(fitted(left, 19, brief, 13.4, WIDTH - (116 if mine else 58) - left, "f-ink2"))
    drawn.append(text(WIDTH - 20, 21, points, 20, "t-end t-title") + icon("vp", WIDTH - 9, 14, 17, "gold"))
    numbers = jean_counts(v) if is_jean(v, seat) else counts(v, seat)
    tall = CROWDED_ROW if v.seats >= CROWD else ROW_HEIGHT
    drawn.append(row_of_counts(scene, numbers, tall - 10))
    label = scene.say("person-row", name=name, n=points, words=words)
    return Picture(told(f"person-{seat}", label, *drawn, cls=seat_class(seat), id=f"seat-{seat}"), WIDTH, tall, label)


def where(scene: Scene, seat: int) -> str:
    """Where somebody's ship lies, and what they plan."""
    v = scene.view
    place = int(v.ship[seat])
    planned = [scene.line(card_line(int(c) - 1)) for c in v.plan[seat] if c > 0]
    if is_jean(v, seat) or not planned:
        return scene.line(place_line(place))
    if len(planned) == 1:
        return scene.say("person-plans", place=PLACE_IDS[place], card=planned[0])
    return scene.say("person-plans-many", place=PLACE_IDS[place], n=len(planned))


def jean_counts(v: State) -> list[tuple[str, str | None, object, str]]:
    """Jean's tableau: discs that are gone, cards, quests, tiles, and how many cards her deck has left."""
    return [
        ("disc", "wood", f"{int(v.jean_discs)}/{JEAN_TABLEAU_DISCS}", "jean-discs"),
        ("explorer", "leaf", SPACE_IDS[int(v.explorer[JEAN])], "explorer"),
        ("cards", "sky", int(v.jean_cards), "jean-cards"), ("quest", "gold", int(v.quests[JEAN]), "quests"),
        ("swords", "silver", int(v.tiles[JEAN]), "tiles"), ("plan", "sky", int(v.jean_size), "jean-deck"),
    ]  # fmt: skip


# ---- the sheet -------------------------------------------------------------------------------------------------------


def sheet(scene: Scene, seat: int) -> list[Panel]:
    """Everything open about somebody: numbers, bought cards, plan, career, ship, assistants, quests, combat tiles."""
    v = scene.view
    owned = [number for number in range(CARDS) if v.place[number] == At.OWNED + seat]
    planned = [int(c) - 1 for c in v.plan[seat] if c > 0]
    plan = [slip(scene, number, COLUMN) for number in planned]
    if len(planned) < PLANNING:
        plan.append(free_slip(COLUMN, scene.say("plan-free", n=PLANNING - len(planned))))
    bought = scene.say("peer-bought", n=len(owned), points=int(v.card_vp[seat]))
    found = [
        Panel("numbers", "", (_numbers(scene, seat),)),
        Panel("end", scene.say("peer-end"), (_if_over(scene, seat),)),
        Panel("bought", scene.say("board-bought"), [slip(scene, number, COLUMN) for number in owned], bought),
        Panel("planned", scene.say("board-plans"), plan, scene.say("peer-plan")),
    ]
    if v.career[seat] > 0:
        found.append(Panel("career", scene.say("board-career"), (career(scene, seat, COLUMN),)))
    open_areas = scene.say("ship-open", n=int(v.full[seat]).bit_count(), of=12)
    if v.viewer != seat + 1:  # one's own ship lies in the dock
        found.append(Panel("ship", scene.say("peer-ship"), (ship_grid(scene, seat, COLUMN, 160),), open_areas))
    found.append(Panel("helpers", scene.say("peer-helpers"), _helpers(scene, seat)))
    found.append(Panel("quests", scene.say("peer-quests"), _quests(scene, seat)))
    found.append(Panel("tiles", scene.say("board-stacks"), _tiles(scene, seat)))
    return found


def _numbers(scene: Scene, seat: int) -> Picture:
    """The seven numbers again, and those that the row has no room for."""
    v = scene.view
    more = [
        ("compass", "sky", SHIP_COMPASSES + int(v.traits[seat, Trait.COMPASS]), "compasses"),
        ("explorer", "leaf", SPACE_IDS[int(v.explorer[seat])], "explorer"),
        ("assistant", None, int(v.supply[seat]), "supply"),
        ("assistant", "wood", int(v.laid[seat]), "laid"),
    ]
    drawn = [row_of_counts(scene, counts(v, seat), 14, COLUMN), row_of_counts(scene, more, 42, COLUMN)]
    for k, name in enumerate(SYNERGY_IDS):
        if int(v.synergies[seat]) >> k & 1:
            drawn.append(
                told(
                    f"synergy-{seat}-{name}",
                    scene.say(f"part-{name}"),
                    icon(SYNERGY_ICONS[name], 210 + 26 * k, 42, 20, "gold"),
                )
            )
    waits = int(v.waiting_d[seat].sum()), int(v.waiting_vp[seat].sum())
    height = 58.0
    if any(waits):
        drawn.append(text(0, 72, scene.say("peer-waiting", d=waits[0], vp=waits[1]), 13.5, "f-ink2"))
        height = 80.0
    return Picture(group(*drawn, cls=seat_class(seat)), COLUMN, height, scene.name(seat))


def if_over(v: State, seat: int) -> list[tuple[str, int]]:
    """The points if the game ended now, line by line; the last line is their sum."""
    if is_jean(v, seat):
        lines = [
            ("now", int(v.points[seat])),
            ("nations", int(nation_points(v, seat))),
            ("leads", int(most_influence(v, seat)) + int(jean_leads(v))),
        ]
    else:
        lines = [
            ("now", int(v.points[seat])), ("income", int(INCOME_VP[v.income_d[seat]])), ("cards", int(v.card_vp[seat])),
            ("prestige", int(prestige_points(v, seat))), ("leads", int(most_influence(v, seat))),
            ("nations", int(nation_points(v, seat))),
        ]  # fmt: skip
    return [*lines, ("all", sum(n for _, n in lines))]


def _if_over(scene: Scene, seat: int) -> Picture:
    lines = [("now", int(scene.view.points[seat]))] if scene.acting < 0 else if_over(scene.view, seat)
    wide = COLUMN / len(lines)
    drawn = []
    for k, (key, n) in enumerate(lines):
        words = scene.say(f"end-{key}")
        drawn.append(text(wide * (k + 0.5), 18, n, 17, "t-mid t-title"))
        drawn.append(
            text(wide * (k + 0.5), 35, words, min(13.0, 13 * (wide - 3) / width_of(words, 13)), "t-mid f-ink2")
        )
    return Picture("".join(drawn), COLUMN, 42, scene.say("peer-end"))


def _line(scene: Scene, about: str, label: str, *drawn: str, height: float = 26.0) -> Picture:
    return Picture(told(about, label, *drawn), COLUMN, height, label)


def _helpers(scene: Scene, seat: int) -> list[Picture]:
    """The assistants on the chart: where, and whether they still wait this round."""
    v, found = scene.view, []
    for helper in range(HELPERS):
        if int(v.helpers[seat]) >> helper & 1:
            used = int(v.spent[seat]) >> helper & 1
            card, place = scene.line(card_line(int(HELPER_CARD[helper]))), int(HELPER_AT[helper])
            words = scene.say("helper-used" if used else "helper-waits")
            name = f"{card}: {scene.line(place_line(place))} ({PLACE_IDS[place]})"
            drawn = group(fitted(0, 18, name, 14.5, 260), text(COLUMN, 18, words, 13, "t-end f-ink2"))
            found.append(_line(scene, f"helper-{seat}-{helper}", f"{name}, {words}", drawn))
    return found


def _quests(scene: Scene, seat: int) -> list[Picture]:
    """The quests that were fulfilled, in tokens."""
    v = scene.view
    lying = int(v.quest_at[QUEST_OWNED + seat])
    found = []
    for quest in (quest for quest in range(ALL_QUESTS) if lying >> quest & 1):
        pieces = quest_tokens(quest)
        pen = next(
            (pen for size in (15, 14, 13, 12) if (pen := script(scene.lang, size)).row_width(pieces) < COLUMN),
            script(scene.lang, 12),
        )
        found.append(_line(scene, f"quest-{quest}", scene.line(quest_line(quest)), pen.row(pieces, 0, 13)))
    return found


def _tiles(scene: Scene, seat: int) -> list[Picture]:
    """The combat tiles that somebody took."""
    v = scene.view
    found = []
    for tile in (tile for tile in range(COMBAT_TILES) if int(v.tiles_of[seat]) >> tile & 1):
        words = scene.tell_all(tile_facts(tile), " ")
        drawn, lines = paragraph(0, 16, words, 13, COLUMN, most=3), len(wrapped(words, 13, COLUMN, 3))
        found.append(_line(scene, f"tile-{COMBAT_IDS[tile]}", words, drawn, height=8.0 + 18 * lines))
    return found
