"""The question on top of the stack as a sentence, and the facts that help to answer it.

Whoever decides is asked ("Which ship will you visit?"); everybody else reads who is deciding what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from argosy.games.grog_island.face.describing import goal_line, good_line, peninsula_line
from argosy.games.grog_island.moves import MAX_MOVES, Code
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
from argosy.games.grog_island.rules.auction import list_turn, potential
from argosy.games.grog_island.rules.trade import can_claim_by_ship, most_tiles
from argosy.games.grog_island.state import Ask, At, State
from argosy.kernel import ints
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT, WHAT, A, B

# questions that would tell the others too much, or more than they care for, and what they read instead
WAITS = {
    "ask-trade-or-claim": "wait-trade", "ask-claim-by-ship": "wait-trade", "ask-pass": "wait-bid",
    "ask-pass-first": "wait-open",
}  # fmt: skip

# ---- phrases that the prompts and the log share ---------------------------------------------------------------------


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
    """Parrot cards by what they do, those of a kind together."""
    return [Line(f"parrot-{name}", {"n": int(n)}) for name, n in zip(PARROT_NAMES, counts, strict=True) if n]


def treasures_line(counts: Iterable[int]) -> list[Line]:
    """Treasure cards by their value, those of a value together."""
    pairs = zip(TREASURE_VALUE, counts, strict=True)
    return [Line("part-treasure", {"value": int(value), "n": int(n)}) for value, n in pairs if n]


def goals_line(faces: Iterable[int]) -> list[Line]:
    """Goal cards by name, equal ones together; a face is 1 + goal."""
    return [Line("part-goal", {"goal": goal_line(face - 1), "count": n}) for face, n in Counter(faces).items()]


def payment(bid: int, shown: Iterable[int]) -> tuple[list[Line], int]:
    """What a bid is paid with, these treasure cards and then coins; and the coins that come back."""
    shown = [int(n) for n in shown]
    worth = sum(n * int(value) for n, value in zip(shown, TREASURE_VALUE, strict=True))
    coins = [amount("coins", bid - worth)] if bid > worth else []
    return [*treasures_line(shown), *coins], max(0, worth - bid)


def bits(mask: int, most: int) -> list[int]:
    """The things of a set."""
    return [i for i in range(most) if int(mask) >> i & 1]


# ---- the question ---------------------------------------------------------------------------------------------------


def prompt(v: State) -> Line:
    """What the acting seat is asked; for every other viewer, what that seat is deciding."""
    if v.depth == 0:
        return Line("ask-over")
    what, seat, a, b = top(v)
    line = _question(v, what, seat, a, b)
    if v.viewer == 0 or v.viewer == seat + 1:
        return line
    key = WAITS.get(line.key, line.key.replace("ask-", "wait-", 1))
    return Line(key, {**line.facts, "seat": seat_line(seat)})


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
        return _trade_question(v, seat, a, b)
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


def _trade_question(v: State, seat: int, berth: int, done: int) -> Line:
    """The main action as long as it is not used and something is left to trade; a claim where it can be paid."""
    facts = {"good": good_line(berth), "ship": ship_line(v.ships[berth]), "peninsula": peninsula_line(berth)}
    if not can_claim_by_ship(v, seat, berth):
        return Line("ask-trade", facts)
    main = not done & At.TRADED and most_tiles(v, v.ships[berth]) > 0
    return Line("ask-trade-or-claim" if main else "ask-claim-by-ship", facts)


def _bid_question(v: State, seat: int) -> Line:
    may_know = v.viewer in (0, seat + 1)  # who sees the seat's parrots
    if v.bid == 0:
        return Line("ask-pass-first" if may_know and _can_only_pass(v, seat) else "ask-open")
    if v.holding:
        return Line("ask-hold", {"n": int(v.bid)})
    facts = {"n": int(v.bid), "bidder": seat_line(v.bidder - 1)}
    return Line("ask-pass" if may_know and _can_only_pass(v, seat) else "ask-bid", facts)


def _can_only_pass(v: State, seat: int) -> bool:
    out = ints([0] * MAX_MOVES)
    return bool(list_turn(v, seat, out) == 1 and out[0] == Code.PASS)


# ---- the facts under it ---------------------------------------------------------------------------------------------


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
