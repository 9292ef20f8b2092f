"""A move code as a sentence, and the names of pieces that sentences speak of."""

from __future__ import annotations

from argosy.games.amerigo.chart import FRAME, SQUARES
from argosy.games.amerigo.moves import FIXED, NOTATION, Code, square_name
from argosy.games.amerigo.parts import ACTION_NAMES, GOOD_NAMES, KIND_NAMES, PRODUCT_COST, PRODUCT_GOOD, TOKEN_NAMES
from argosy.kernel.game import Line


def describe(code: int) -> Line:
    """A move code as a sentence."""
    if not 0 <= code < Code.COUNT or not NOTATION[code]:
        raise ValueError(
            f"{code} is no move of Amerigo; moves are the codes 0 to {Code.COUNT - 1} that have a notation"
        )
    if code in FIXED:
        return Line(f"move-{FIXED[Code(code)]}")
    if code < Code.GOLD:
        return Line(f"move-choose-{ACTION_NAMES[code - Code.CHOOSE]}")
    if code < Code.SHIP:
        return Line(f"move-use-{TOKEN_NAMES[code - Code.USE]}")
    if code < Code.STEPS:
        return Line("move-ship", {"n": code - Code.SHIP + 1})
    if code < Code.TOKEN:
        return Line("move-steps", {"n": code - Code.STEPS})
    if code < Code.TAKE:
        return Line("move-token", {"token": token_line(code - Code.TOKEN)})
    if code < Code.BUILD:
        return Line("move-take", {"tile": kind_line(code - Code.TAKE)})
    if code < Code.BUY:
        return Line("move-build", {"tile": kind_line(code - Code.BUILD)})
    if code < Code.SAIL:
        points = Line("amount-action-points", {"n": int(PRODUCT_COST[code - Code.BUY])})
        return Line("move-buy", {"good": good_line(PRODUCT_GOOD[code - Code.BUY]), "points": points})
    if code < Code.PLACE:
        return _sailing(code - Code.SAIL)
    position, square = divmod(code - Code.PLACE, SQUARES)
    return Line("move-place", {"square": square_name(square), "degrees": position * 90})


def _sailing(place: int) -> Line:
    if place >= FRAME:
        return Line("move-sail-frame", {"n": place - FRAME + 1})
    return Line("move-sail", {"square": square_name(place)})


def kind_line(kind: int) -> Line:
    """A kind of building tile by its name."""
    return Line(f"part-{KIND_NAMES[kind]}")


def good_line(good: int) -> Line:
    """A good by its name."""
    return Line(f"part-{GOOD_NAMES[good]}")


def token_line(token: int) -> Line:
    """A progress token by its name."""
    return Line(f"part-{TOKEN_NAMES[token]}")
