"""The drawing kit: small functions that return pieces of SVG as text, and whole pictures made of them.

Every game's ``board.py`` is written with it, so that all four tables speak one visual language. A guide in six steps:

**1. Elements.** ``el("rect", x=1, cls="face")`` is any element, ``group(...)`` several together, ``rect``, ``circle``,
``path``, ``text(x, y, words, size, "t-mid f-ink2")``. Attributes and words are escaped; what is passed as *inside* is
SVG already, so pass words only through ``text``, ``fitted`` (shrinks to a width) or ``paragraph`` (wraps).

**2. Colours** are names from ``assets/argosy.css``, never hex values: ``style("sea-2", "line")``, ``paint("ink")``,
``tint("ginger", 30)``. A name that does not exist is an error. Day and night come from the stylesheet.

**3. Icons.** ``icon("ship", x, y, 24, "wood")`` is centred on a point; ``count`` adds a number, ``star`` shows points.
``icon_names()`` lists them. ``icon_html`` and ``badge_html`` are for web pages.

**4. Pieces** belong to a seat, counted from 0: ``token(seat, x, y, 14, "3", id="marker-3")``, ``ship``, ``meeple``,
``house``; ``cube`` and ``die`` belong to nobody. Give each an ``id`` that stays the same for the whole game: then the
browser animates the move. ``group(..., cls=seat_class(seat))`` gives everything inside the colours of a seat
(``paint("pc")`` fill, ``"pon"`` on it, ``"pt"`` text, ``"pw"`` wash).

**5. Marks.** ``target_rect(x, y, w, h, move, label)``, ``target_disc``, ``target_path`` are legal targets: they carry
``data-move``, ``role="button"``, ``tabindex="0"`` and the spoken label. More than a dozen at once: ``plain_target``
for each, all inside ``plain_targets``. ``last_rect`` / ``last_disc`` show the last move, ``chosen_rect`` what is being
dealt with, ``ghost`` and ``course(..., planned=True)`` a preview, ``cost`` a price on a target, ``note`` a remark.
What the lexicon has a card for is drawn inside ``thing("tile-7", label, ...)``.

**6. Pictures.** ``page(parts, width, height, label)`` is one inline ``<svg class="b">`` for a page that has the
stylesheet and ``sprite()``. ``Picture(inside, width, height, label)`` is the same as a value: ``.svg()`` inline,
``.at(x, y, width)`` as a part of a larger picture. ``standalone(svg, theme)`` makes a picture that carries its own
colours and icons, for notebooks and files.

>>> from argosy.draw import chart, page, ship, standalone, target_disc
>>> board = page([ship(0, 40, 60, id="ship-0"), target_disc(120, 60, 20, 7, "Sail to Goa")], 200, 120, "A small sea")
>>> 'data-move="7"' in board and standalone(board, "night").startswith("<svg xmlns=")
True

Chart furniture (``chart.neatline``, ``chart.rhumbs``, ``chart.rose``, ``chart.coast``, ``chart.smooth``) frames a
board, ``chart.outline`` traces the border of grid cells; tiles, cards and panels are in ``tile``, ``card``,
``card_back``, ``panel``, ``slot``, ``free_place``.
"""

from argosy.draw import chart
from argosy.draw.icons import count, icon, icon_html, icon_names, sprite, star, symbols, used_symbols
from argosy.draw.ink import (
    ASSETS,
    THEMES,
    attributes,
    circle,
    el,
    escape,
    fitted,
    group,
    num,
    paint,
    paragraph,
    path,
    polyline,
    rect,
    style,
    stylesheet,
    text,
    tint,
    tokens,
    width_of,
    wrapped,
)
from argosy.draw.marks import (
    button,
    chosen_disc,
    chosen_rect,
    cost,
    course,
    ghost,
    last_disc,
    last_rect,
    note,
    pill,
    plain_target,
    plain_targets,
    target_disc,
    target_path,
    target_rect,
    thing,
)
from argosy.draw.page import Picture, in_columns, page, picture_css, standalone
from argosy.draw.pieces import (
    SHAPES,
    badge,
    badge_html,
    cube,
    die,
    glyph,
    house,
    meeple,
    piece,
    seat_class,
    shape,
    ship,
    token,
)
from argosy.draw.sheets import card, card_back, free_place, panel, slot, tile

__all__ = [
    "ASSETS",
    "SHAPES",
    "THEMES",
    "Picture",
    "attributes",
    "badge",
    "badge_html",
    "button",
    "card",
    "card_back",
    "chart",
    "chosen_disc",
    "chosen_rect",
    "circle",
    "cost",
    "count",
    "course",
    "cube",
    "die",
    "el",
    "escape",
    "fitted",
    "free_place",
    "ghost",
    "glyph",
    "group",
    "house",
    "icon",
    "icon_html",
    "icon_names",
    "in_columns",
    "last_disc",
    "last_rect",
    "meeple",
    "note",
    "num",
    "page",
    "paint",
    "panel",
    "paragraph",
    "path",
    "picture_css",
    "piece",
    "pill",
    "plain_target",
    "plain_targets",
    "polyline",
    "rect",
    "seat_class",
    "shape",
    "ship",
    "slot",
    "sprite",
    "standalone",
    "star",
    "style",
    "stylesheet",
    "symbols",
    "target_disc",
    "target_path",
    "target_rect",
    "text",
    "thing",
    "tile",
    "tint",
    "token",
    "tokens",
    "used_symbols",
    "width_of",
    "wrapped",
]
