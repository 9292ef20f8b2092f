"""Maracaibo's table as one viewer sees it: `svg` is the whole table, `parts` its pieces for a page that lays them out.

It is given a view, so it cannot show what the viewer may not see.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from argosy.draw import Picture, el, in_columns, paragraph, rect, seat_class, style, target_rect, wrapped
from argosy.games.maracaibo.face.board_chart import sea_chart
from argosy.games.maracaibo.face.board_dock import hand, own_ship, plans
from argosy.games.maracaibo.face.board_people import is_jean, person, person_row, sheet
from argosy.games.maracaibo.face.board_rail import fight, harbour, influence
from argosy.games.maracaibo.face.panels import Panel
from argosy.games.maracaibo.face.scene import NAME, Scene
from argosy.games.maracaibo.state import State
from argosy.scene import Pieces, inline

SIDE = 340.0


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """The whole table as one picture."""
    scene = Scene(view, moves, lang, names)
    drawn = {"chart": sea_chart(scene)}
    for name, panel_of in PANELS.items():
        drawn[name] = panel_of(scene).picture()
    seats = range(int(view.sides))
    for seat in seats:
        drawn[f"row-{seat}"] = person_row(scene, seat)
        for panel in () if is_jean(view, seat) else sheet(scene, seat):
            drawn[f"{panel.name}-{seat}"] = panel.picture()
    drawn["choices"] = choices(scene)  # last: a button for every move that has no place of its own
    rows = tuple(f"row-{seat}" for seat in seats)
    columns = [("chart", "hand", "plan", "ship"), ("choices", *rows, "influence", "fight", "harbour")]
    columns += [tuple(name for name in drawn if name.endswith(f"-{seat}") and name not in rows) for seat in seats]
    return in_columns(drawn, [column for column in columns if column], scene.say("board-table")).svg(NAME)


def parts(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> Pieces:
    """The table in pieces: pictures, and panels of several pictures that flow as there is room."""
    draw = {"chart": inline(sea_chart, NAME)} | {name: _in_html(panel) for name, panel in PANELS.items()}
    draw |= {f"player-{seat}": functools.partial(person, seat=seat) for seat in range(int(view.sides))}
    draw["choices"] = inline(choices, NAME)
    return Pieces(lambda looked: Scene(looked, moves, lang, names), view, draw, last="choices")


def portrait(view: State, thing: str, lang: str = "en", names: Sequence[str] = ()) -> str:
    """The sheet of a person as pictures, for the card about them; "" for all other things."""
    kind, _, seat = thing.partition("-")
    if kind != "person" or not seat.isdecimal() or int(seat) >= int(view.sides) or is_jean(view, int(seat)):
        return ""
    panels = [panel.html(level=4) for panel in sheet(Scene(view, (), lang, names), int(seat))]
    return "".join(el("section", html, cls=f"{seat_class(int(seat))} lex__part") for html in panels if html)


def _in_html(panel: Callable[[Scene], Panel]) -> Callable[[Scene], str]:
    return lambda scene: panel(scene).html()


PANELS: dict[str, Callable[[Scene], Panel]] = {
    "influence": influence, "fight": fight, "harbour": harbour, "hand": hand, "plan": plans, "ship": own_ship,
}  # fmt: skip


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
