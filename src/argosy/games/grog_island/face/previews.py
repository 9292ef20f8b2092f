"""What a move costs and brings, in one short line: shown while a person points at it."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.face.describing import die_line
from argosy.games.grog_island.face.log import goods_of_row
from argosy.games.grog_island.face.prompts import amount, goods_line, ship_line, top
from argosy.games.grog_island.moves import ARRANGEMENTS, CLAIMING, Code
from argosy.games.grog_island.parts import (
    CLOUD_COINS,
    CLOUD_NAMES,
    PLOTS,
    SHIP_AMOUNT,
    SHIP_MOST,
    SHIP_PAYS,
    TYPE_OF,
    UNLIMITED,
    Pays,
)
from argosy.games.grog_island.rules.auction import pips
from argosy.games.grog_island.rules.claims import free_of_type
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Line

PAID_IN = {Pays.COINS: "coins", Pays.TREASURE: "treasures", Pays.PARROT: "parrots", Pays.GOAL: "goals"}


def preview(v: State, code: int) -> Line | None:
    """What a legal move of the seat that decides costs and brings; None where its button says it all."""
    if v.depth == 0:
        return None
    what = top(v)[0]
    if Code.BID <= code < Code.SHIP:
        return Line("preview-bid", {"n": price(v, code), "dice": dice_in_order(v, code)})
    if code == Code.PASS:
        return Line("preview-pass", {"goods": goods_line(goods_of_row(v))})
    if Code.SHIP <= code < Code.DELIVER:
        return _ship(v, int(code - Code.SHIP))
    if Code.CLAIM <= code < Code.DECLINE:
        return claim_preview(v, int(code - Code.CLAIM))
    if what == Ask.PAY and code == Code.PAY:
        return Line("preview-pay", {"price": amount("coins", v.bid)})
    return None


def price(v: State, code: int) -> int:
    """The sum of the dice of a bid."""
    return sum(int(pips(v, colour)) for colour in ARRANGEMENTS[code - Code.BID])


def row_of(v: State, code: int) -> list[int]:
    """The dice of a bid as they will lie: the higher claiming die first."""
    laid = ARRANGEMENTS[code - Code.BID]
    return [*sorted(laid[:CLAIMING], key=lambda colour: -int(pips(v, colour))), *laid[CLAIMING:]]


def dice_in_order(v: State, code: int) -> list[Line]:
    """The dice of a bid as they will lie, with what they show."""
    return [Line("part-die", {"die": die_line(c), "n": int(pips(v, c))}) for c in row_of(v, code)]


def _ship(v: State, berth: int) -> Line:
    ship = int(v.ships[berth])
    most = int(SHIP_MOST[ship])
    gain = amount(PAID_IN[Pays(int(SHIP_PAYS[ship]))], SHIP_AMOUNT[ship])
    facts: dict[str, Any] = {"ship": ship_line(ship), "gain": gain}
    return Line("preview-ship-any", facts) if most == UNLIMITED else Line("preview-ship", facts | {"n": most})


def claim_preview(v: State, building: int) -> Line:
    """The cloud and the coins of a claim."""
    cloud = int(v.clouds[building // PLOTS])
    coins = int(free_of_type(v, int(TYPE_OF[building]))) - 1 if CLOUD_COINS[cloud] else 0
    return Line("preview-claim", {"coins": amount("coins", coins), "cloud": Line(f"cloud-{CLOUD_NAMES[cloud]}")})
