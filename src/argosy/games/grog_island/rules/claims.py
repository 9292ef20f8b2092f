"""Claiming a building: crew, cloud, coins."""

from __future__ import annotations

from argosy.games.grog_island.moves import Code
from argosy.games.grog_island.parts import (
    BIT,
    CLOUD_AMOUNT,
    CLOUD_COINS,
    CLOUD_GIVES,
    COLOURS,
    PENINSULA,
    PLOTS,
    SAME_TYPE,
    TYPE_OF,
    Cloud,
)
from argosy.games.grog_island.rules.cards import draw_parrot, swap_goal
from argosy.games.grog_island.rules.sets import size
from argosy.games.grog_island.state import State
from argosy.kernel import Ints, rule


@rule
def claim(s: State, seat: int, building: int) -> None:
    """Place a crew member on a free building, take the cloud's reward, then coins for free buildings of the type."""
    s.crew[seat] |= BIT[building]
    s.free &= ~BIT[building]
    s.crew_left[seat] -= 1
    if s.crew_left[seat] == 0:
        s.ended = 1
    cloud = s.clouds[building // PLOTS]
    if CLOUD_COINS[cloud] != 0:
        s.coins[seat] += free_of_type(s, TYPE_OF[building])
    under_cloud(s, seat, cloud)


@rule
def under_cloud(s: State, seat: int, cloud: int) -> None:
    """What a white cloud gives; the black one gives nothing."""
    gives = CLOUD_GIVES[cloud]
    if gives == Cloud.POINTS:
        s.points[seat] += CLOUD_AMOUNT[cloud]
    elif gives == Cloud.PARROT:
        for _ in range(CLOUD_AMOUNT[cloud]):
            draw_parrot(s, seat)
    elif gives == Cloud.SWAP:
        swap_goal(s, seat)


@rule
def free_of_type(s: State, kind: int) -> int:
    """How many buildings of a type nobody holds and no lock bars, on all peninsulas."""
    return size(s.free & SAME_TYPE[kind])


@rule
def claimable(s: State, peninsulas: int, barred: int) -> int:
    """The free buildings on these peninsulas, without those of the barred type (1 + type)."""
    buildings = 0
    for colour in range(COLOURS):
        if peninsulas & BIT[colour] != 0:
            buildings |= s.free & PENINSULA[colour]
    if barred != 0:
        buildings &= ~SAME_TYPE[barred - 1]
    return buildings


@rule
def list_buildings(buildings: int, code: int, out: Ints, n: int) -> int:
    """One move for each building of a set; `code` is that of the first building."""
    for colour in range(COLOURS):
        if buildings & PENINSULA[colour] != 0:
            for building in range(colour * PLOTS, colour * PLOTS + PLOTS):
                if buildings & BIT[building] != 0:
                    out[n] = code + building
                    n += 1
    return n


@rule
def list_claims(s: State, peninsulas: int, barred: int, out: Ints) -> int:
    """Decline what is left, or claim one of the buildings."""
    out[0] = Code.DECLINE
    return list_buildings(claimable(s, peninsulas, barred), Code.CLAIM, out, 1)
