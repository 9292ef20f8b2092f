"""The question on top of the stack as a sentence, and the facts that help to answer it.

Whoever decides is asked ("Which ship will you visit?"); everybody else reads who is deciding what.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argosy.games.grog_island.face.describing import good_line, peninsula_line
from argosy.games.grog_island.parts import (
    COLOURS,
    GOALS_DEALT,
    GOALS_KEPT,
    GOOD_NAMES,
    PARROT_NAMES,
    PLOTS,
    SHIP_NAMES,
    TREASURE_VALUE,
)
from argosy.games.grog_island.rules.auction import potential
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT, WHAT, A, B

# ---- phrases that the prompts and the log share --------------------------------------------------------------------


def seat_line(seat: int) -> Line:
    """A person; the house puts the name in."""
    return Line("seat", {"n": int(seat)})


def amount(of: str, n: int) -> Line:
    """So many coins, cards, tiles …: `of` is the last part of an `amount-…` key."""
    return Line(f"amount-{of}", {"n": int(n)})


def goods_line(counts: Iterable[int]) -> list[Line]:
    """So many of each good, or the words for none."""
    found = [amount(name, n) for name, n in zip(GOOD_NAMES, counts, strict=True) if n]
    return found or [amount("tiles", 0)]


def ship_line(ship: int) -> Line:
    """A merchant ship by what it pays."""
    return Line(f"ship-{SHIP_NAMES[int(ship)]}")


def parrots_line(counts: Iterable[int]) -> list[Line]:
    """Parrot cards by what they do."""
    return [Line(f"parrot-{name}") for name, n in zip(PARROT_NAMES, counts, strict=True) for _ in range(n)]


def treasures_line(counts: Iterable[int]) -> list[Line]:
    """Treasure cards by their value."""
    return [Line("part-treasure", {"n": int(v)}) for v, n in zip(TREASURE_VALUE, counts, strict=True) for _ in range(n)]


def bits(mask: int, most: int) -> list[int]:
    """The things of a set."""
    return [i for i in range(most) if int(mask) >> i & 1]


# ---- the question --------------------------------------------------------------------------------------------------


def prompt(v: State) -> Line:
    """What the acting seat is asked; for every other viewer, what that seat is deciding."""
    if v.depth == 0:
        return Line("ask-over")
    what, seat, a, b = top(v)
    line = _question(v, what, seat, a, b)
    if v.viewer == 0 or v.viewer == seat + 1:
        return line
    return Line(line.key.replace("ask-", "wait-", 1), {**line.facts, "seat": seat_line(seat)})


def top(v: State) -> tuple[Ask, int, int, int]:
    """The question on top of the stack: what, who decides, and its two numbers."""
    row = v.asks[v.depth - 1]
    return Ask(int(row[WHAT])), int(row[SEAT]), int(row[A]), int(row[B])


def _question(v: State, what: Ask, seat: int, a: int, b: int) -> Line:
    if what == Ask.BID:
        return _bid_question(v, seat)
    if what == Ask.SHIP:
        return Line("ask-ship-free" if b else "ask-ship")
    if what == Ask.TRADE:
        return Line("ask-trade", {"good": good_line(a), "ship": ship_line(v.ships[a])})
    if what == Ask.CLAIM:
        return Line("ask-claim", {"peninsulas": [peninsula_line(colour) for colour in bits(a, COLOURS)]})
    return Line(f"ask-{what.name.lower()}", _facts_of(v, what, seat, a, b))


def _facts_of(v: State, what: Ask, seat: int, a: int, b: int) -> dict[str, Any]:
    """What a plain question speaks of."""
    if what == Ask.GOALS:
        return {"n": a - seat * GOALS_DEALT - GOALS_KEPT + 1}
    if what == Ask.DELIVER:
        return {"good": good_line(a), "n": b}
    if what == Ask.TILES:
        return {"good": good_line(a // PLOTS), "n": b}
    if what == Ask.PAY:
        return {"n": int(v.bid)}
    if what in (Ask.LOCK, Ask.GHOST):
        return {"peninsula": peninsula_line(a)}
    return {}


def _bid_question(v: State, seat: int) -> Line:
    if v.bid == 0:
        return Line("ask-open")
    if v.holding:
        return Line("ask-hold", {"n": int(v.bid)})
    return Line("ask-bid", {"n": int(v.bid), "bidder": seat_line(v.bidder - 1)})


# ---- the facts under it --------------------------------------------------------------------------------------------


def facts(v: State) -> list[Line]:
    """What the viewer should have in mind: the round, and (not for a spectator) what they have."""
    if v.depth == 0:
        return []
    lines = [Line("fact-round", {"n": int(v.auction), "seat": seat_line(v.flag)})] if v.auction else []
    if v.viewer > 0:
        lines += _belongings(v, int(v.viewer) - 1)
    return lines


def progress(v: State) -> tuple[int, int]:
    """The round; nobody knows how many there will be."""
    return max(1, int(v.auction)), 0


def _belongings(v: State, seat: int) -> list[Line]:
    """Coins and treasure cards, the highest bid they allow, parrots and goods."""
    cards = [amount("coins", v.coins[seat]), *treasures_line(v.treasure[seat])]
    parrots = parrots_line(v.parrot[seat]) or [amount("parrots", 0)]
    return [
        Line("fact-purse", {"cards": cards, "n": int(potential(v, seat))}),
        Line("fact-parrots", {"cards": parrots}),
        Line("fact-goods", {"goods": goods_line(v.goods[seat])}),
    ]
