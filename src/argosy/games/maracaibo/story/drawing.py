"""The chart of the campaign: the Caribbean with everything that the story changed, and portraits of who speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from argosy.draw import chart as furniture
from argosy.draw import circle, el, group, icon, page, path, style, text
from argosy.games.maracaibo.parts import AT, LEGACY_ROW, PARTS, PLACE_IDS, STORY, STORY_AT, STORY_FILLS
from argosy.games.maracaibo.parts import LEGACY_IDS as IDS
from argosy.games.maracaibo.story.atlas import BAD, ICONS, opens, tiles_in
from argosy.kernel.game import Line
from argosy.words import say_line

WIDTH, HEIGHT = 1600.0, 1000.0
LEFT, TOP, ACROSS, DOWN = 60, 60, 1500, 840  # what the atlas shows of the chart
STRIP, LOW = 860, 190  # the part beside a card
INK = "#14212a"
FILLS = {"human": "sky", "house": "paper-raised", "flag": "red", "swords": "silver", "vp": "gold", "city": "land-2"}
NAME = "maracaibo"
PLACE_ROW = {row["id"]: row for row in PARTS["location"]}
WHERE = [(float(PLACE_ROW[place]["x"]), float(PLACE_ROW[place]["y"])) for place in PLACE_IDS]
LABEL_AT = {
    "n": (0, -26, "t-mid"),
    "s": (0, 38, "t-mid"),
    "e": (28, 6, ""),
    "w": (-28, 6, "t-end"),
    "se": (26, 26, ""),
    "sw": (-26, 26, "t-end"),
}


def chart(carried: Mapping[str, int], cards: Sequence[str], lang: str) -> str:
    """The world as a campaign has left it, and the places where the open cards lead on."""
    goals = {place for place in map(goal, cards or opens(carried)) if place is not None}
    marks: dict[int, list[str]] = {}
    for name in tiles_in(carried):
        marks.setdefault(where(name), []).append(name)
    drawn = [_sea(), _slow(carried)]
    drawn += [
        _place(place, marks.get(place, []), place in goals, lang) for place in range(len(PLACE_IDS)) if known(place)
    ]
    drawn.append(furniture.rose(190, 850, 52))
    return _window(drawn, (LEFT, TOP, ACROSS, DOWN), _say(Line("atlas-chart"), lang))


def strip(card: str, lang: str) -> str:
    """The coast around the place that a card speaks of."""
    place = goal(card)
    x, y = WHERE[place] if place is not None else (880.0, 500.0)
    left = min(max(0.0, x - STRIP / 2), WIDTH - STRIP)
    top = min(max(0.0, y - LOW * 0.6), HEIGHT - LOW)
    near = [one for one in range(len(PLACE_IDS)) if known(one) and _inside(WHERE[one], left, top)]
    drawn = [_sea(), *(_place(one, [], one == place, lang) for one in near)]
    return _window(drawn, (left, top, STRIP, LOW), _say(Line("atlas-strip"), lang), "xMidYMid slice")


def goal(card: str) -> int | None:
    """The place where a card leads on: its story tile or its construction site."""
    number = STORY.index[card]
    if STORY_AT[number] >= 0:
        return int(STORY_AT[number])
    return AT[LEGACY_ROW[IDS[STORY_FILLS[number]]]["at"]] if STORY_FILLS[number] >= 0 else None


def where(name: str) -> int:
    """The place that a legacy tile lies at or leads to; the fleet sails between Havana and the rest."""
    row = LEGACY_ROW[name]
    return int(AT[row.get("at") or row.get("to") or "0"])


def known(place: int) -> bool:
    """Whether a place is on the chart from the start; the way home is no part of the story."""
    row = PLACE_ROW[PLACE_IDS[place]]
    return "needs" not in row and row["kind"] != "home"


def _inside(spot: tuple[float, float], left: float, top: float) -> bool:
    return left + 40 < spot[0] < left + STRIP - 40 and top + 20 < spot[1] < top + LOW - 10


def _sea() -> str:
    lands = [furniture.smooth([(float(x), float(y)) for x, y in row["points"]]) for row in PARTS["land"]]
    sea = el("rect", "", x=-200, y=-200, width=2200, height=1500, cls="seafill")
    return sea + furniture.rhumbs(880, 560, WIDTH, HEIGHT, 32) + furniture.coast(lands)


def _slow(carried: Mapping[str, int]) -> str:
    """Crossings that take longer than they did."""
    drawn = ""
    for name in tiles_in(carried):
        row = LEGACY_ROW[name]
        if row["kind"] == "slow_arrow":
            words = furniture.smooth([WHERE[AT[row["from"]]], WHERE[AT[row["to"]]]], closed=False)
            drawn += path(words, fill="none", style=style(stroke="bad", width=4), stroke_dasharray="4 10")
    return drawn


def _place(place: int, tiles: Sequence[str], leads: bool, lang: str) -> str:
    """A place by its name, with what lies there now."""
    x, y = WHERE[place]
    dx, dy, anchor = LABEL_AT[PLACE_ROW[PLACE_IDS[place]]["label"]]
    name = _say(Line(f"part-place-{PLACE_IDS[place].lower()}"), lang)
    if not tiles and not leads:
        dot = circle(x, y, 9, style=style("paper-raised", "coast", 2))
        return group(dot, text(x + dx * 0.75, y + dy * 0.9, name, 25, f"t-place t-halo f-ink2 {anchor}"))
    kind = "flag" if leads else LEGACY_ROW[tiles[-1]]["kind"]
    bad = kind in BAD
    ring = circle(
        x, y, 25, style=style("paper-raised" if bad else "land", "bad" if bad else "coast", 4 if bad else 2.4)
    )
    sign = icon("flag" if leads else ICONS[kind], x, y, 32, FILLS.get("flag" if leads else ICONS[kind]))
    if bad:
        sign = group(sign, style="color:var(--bad)")
    label = text(x + dx * 1.35, y + dy * 1.15, name, 27, f"t-place t-halo t-bold {anchor}")
    title = el("title", f"{name}: {_say(Line('atlas-goes-on'), lang)}") if leads else ""
    return group(ring, sign, label, title, id=f"atlas-{PLACE_IDS[place]}")


def _window(drawn: list[str], box: tuple[float, float, float, float], label: str, fit: str | None = None) -> str:
    """A part of the chart as a picture."""
    shown = page(drawn, WIDTH, HEIGHT, label)
    view = " ".join(f"{one:g}" for one in box)
    shown = shown.replace(f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}"', f'viewBox="{view}"')
    return shown.replace("<svg ", f'<svg preserveAspectRatio="{fit}" ', 1) if fit else shown


def _say(line: Line, lang: str) -> str:
    return say_line(NAME, lang, line)


# ---- who speaks ------------------------------------------------------------------------------------------------------

HAIR = "M15 34C12 18 22 12 28 12s16 6 13 22c-2-8-5-11-8-13-6 3-13 3-15 4-2 2-3 5-3 9z"
SCARF = "M14 28C13 15 21 11 28 11s15 4 14 17C36 22 20 22 14 28z"
HAT = "M10 25C14 13 42 13 46 25 38 20 18 20 10 25zM7 26C18 19 38 19 49 26 40 24.5 16 24.5 7 26z"
CURLS = "M14 29C12 14 22 10 28 10s16 4 14 19c-3-7-7-9-14-9s-11 2-14 9z"
VOICES = {  # what they wear on the head and its colour, skin, coat
    "ines": (HAIR, "#4a3426", "#DDB08A", "leaf"), "juana": (SCARF, "var(--clove)", "#8A5A3C", "ginger"),
    "pilot": (HAT, "var(--sea-ink)", "#6E452C", "p2"), "simon": (CURLS, "#2b211c", "#7A4F33", "p3"),
    "grandmother": (HAIR, "#cfc8ba", "#A9724C", "clove"), "gracia": (SCARF, "var(--gold)", "#6E452C", "p4"),
    "patience": (SCARF, "var(--p2)", "#7A4F33", "p6"), "ana": (HAIR, "#2b211c", "#B98058", "ginger"),
    "jacinto": (CURLS, "#2b211c", "#8A5A3C", "sky"), "luisa": (HAIR, "#6b4a2f", "#DDB08A", "p5"),
    "nicolasa": (SCARF, "var(--leaf)", "#8A5A3C", "p1"),
}  # fmt: skip


def portrait(voice: str) -> str:
    """Whoever speaks: hat, scarf or hair, face, collar; ink lines and flat tints."""
    head, colour, skin, coat = VOICES.get(voice, VOICES["ines"])
    back = circle(28, 28, 26.5, style=style("sea-2", "coast", 1.5))
    collar = path("M8.5 46C12 40 20 41 28 41s16-1 19.5 5A26 26 0 0 1 8.5 46z", style=f"fill:var(--{coat})")
    face = circle(28, 30, 11.5, style=f"fill:{skin}")
    worn = path(head, style=f"fill:{colour}")
    drawn = group(collar, face, worn, stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    eyes = group(circle(24, 29.5, 1.4), circle(32, 29.5, 1.4), fill=INK)
    mouth = path("M25.5 36.8q2.5 1.8 5 0", fill="none", stroke=INK, stroke_width=1.4, stroke_linecap="round")
    return el("svg", back + drawn + eyes + mouth, cls="face", viewBox="0 0 56 56", aria_hidden="true")
