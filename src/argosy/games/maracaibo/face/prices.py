"""The prices that the board shows: what the viewer would pay; a spectator sees what is printed."""

from __future__ import annotations

from argosy.games.maracaibo.parts import CARD_COST, PRESTIGE_COST
from argosy.games.maracaibo.rules import village
from argosy.games.maracaibo.state import State
from argosy.kernel.plain import plain

invest_price, price_of = plain(village.invest_price), plain(village.price_of)


def card_price(v: State, card: int) -> int:
    """The doubloons for a project card."""
    return int(price_of(v, v.viewer - 1, card) if v.viewer > 0 else CARD_COST[card])


def building_price(v: State, building: int) -> int:
    """The doubloons for a prestige building."""
    return int(invest_price(v, v.viewer - 1, building) if v.viewer > 0 else PRESTIGE_COST[building])
