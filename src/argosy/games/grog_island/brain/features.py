"""What a view of Grog Island says, as numbers between about 0 and 1, seats in turn order from the viewer."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.brain import features_table, features_worth
from argosy.games.grog_island.brain.features_table import table_in_full
from argosy.games.grog_island.brain.features_worth import worth_in_full
from argosy.games.grog_island.parts import (
    BIT,
    BUILDING_NAMES,
    BUILDINGS,
    CLOUD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GHOST,
    GOAL_NAMES,
    GOALS,
    GOOD_NAMES,
    KINDS,
    PARROT_KINDS,
    PARROT_NAMES,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    VALUES,
)
from argosy.games.grog_island.rules.auction import pips, potential
from argosy.games.grog_island.state import Ask, State
from argosy.kernel import A, B, rule
from argosy.kernel.stack import SEAT, WHAT

ASKS = int(Ask.FIRST_DEED)

_TABLE_NAMES = (
    ["ask_a/32", "ask_b/4", "round/12", "ended", "bid/20", "holding", "treasure_deck/32", "parrot_deck/28"]
    + ["goal_deck/46", "locks/6", "ghost_crew/9"]
    + [f"die_{colour}/6" for colour in COLOUR_NAMES]
    + [f"row_{space}_{colour}" for space in range(1, COLOURS + 1) for colour in COLOUR_NAMES]
    + [f"space_{space}_{ship}" for space in range(1, SHIPS + 1) for ship in SHIP_NAMES]
    + [f"marked_{space}" for space in range(1, SHIPS + 1)]
    + [f"cloud_{colour}_{cloud}" for colour in COLOUR_NAMES for cloud in CLOUD_NAMES]
    + [f"free_{name}" for name in BUILDING_NAMES]
    + [f"ghost_{name}" for name in BUILDING_NAMES]
    + [f"spent_treasure_{value + 1}/12" for value in range(VALUES)]
    + [f"spent_{name}/8" for name in PARROT_NAMES]
)
_SEAT_NAMES = (
    ["coins/20", "points/15", "treasures/6", "parrots/6", "goals/8", "crew_left/9", "potential/30", "flag", "to_act"]
    + ["passed", "bidder"]
    + [f"{good}/6" for good in GOOD_NAMES]
    + [f"crew_{name}" for name in BUILDING_NAMES]
    + [f"known_goal_{name}" for name in GOAL_NAMES]
)
_OWN_NAMES = (
    [f"treasure_{value + 1}/4" for value in range(VALUES)]
    + [f"parrot_{name}/2" for name in PARROT_NAMES]
    + [f"offer_{value + 1}/4" for value in range(VALUES)]
    + [f"drawn_{name}" for name in GOAL_NAMES]
)
SEAT_SLOTS = len(_SEAT_NAMES)
FEATURES: tuple[str, ...] = tuple(
    [f"ask_{ask.name.lower()}" for ask in Ask if ask < ASKS]
    + _TABLE_NAMES
    + [f"seat{i}_{name}" for i in range(SEATS) for name in _SEAT_NAMES]
    + [f"own_{name}" for name in _OWN_NAMES]
    + features_table.NAMES
    + features_worth.NAMES
)


@rule
def features(v: State, out: Any) -> None:
    """Every number of FEATURES, in that order."""
    me = max(v.viewer - 1, 0)
    for i in range(len(out)):
        out[i] = 0.0
    n = table_features(v, out)
    n = sea_features(v, out, n)
    for i in range(SEATS):
        if i < v.seats:
            seat_features(v, (me + i) % v.seats, out, n)
        n += SEAT_SLOTS
    n = own_features(v, me, out, n)
    n = table_in_full(v, me, out, n)
    worth_in_full(v, me, out, n)


@rule
def table_features(v: State, out: Any) -> int:
    """The question, the decks and the auction."""
    n = ASKS
    if v.depth > 0:
        out[v.asks[v.depth - 1, WHAT]] = 1.0
        out[n] = v.asks[v.depth - 1, A] / 32.0
        out[n + 1] = v.asks[v.depth - 1, B] / 4.0
    out[n + 2] = v.auction / 12.0
    out[n + 3] = v.ended
    out[n + 4] = v.bid / 20.0
    out[n + 5] = v.holding
    out[n + 6] = v.treasures_left / 32.0
    out[n + 7] = v.parrots_left / 28.0
    out[n + 8] = v.goals_left / 46.0
    out[n + 9] = v.locks_left / 6.0
    out[n + 10] = v.crew_left[GHOST] / 9.0
    n += 11
    for colour in range(COLOURS):
        out[n + colour] = pips(v, colour) / float(FACES)
    n += COLOURS
    for space in range(COLOURS):
        if v.row[space] != 0:
            out[n + space * COLOURS + v.row[space] - 1] = 1.0
    return n + COLOURS * COLOURS


@rule
def sea_features(v: State, out: Any, n: int) -> int:
    """Ships, clouds, buildings, and the cards out of the game."""
    for space in range(SHIPS):
        out[n + space * SHIPS + v.ships[space]] = 1.0
        out[n + SHIPS * SHIPS + space] = 1.0 if v.marker[space] != 0 else 0.0
    n += SHIPS * SHIPS + SHIPS
    for colour in range(COLOURS):
        out[n + colour * COLOURS + v.clouds[colour]] = 1.0
    n += COLOURS * COLOURS
    for which in range(BUILDINGS):
        out[n + which] = 1.0 if v.free & BIT[which] != 0 else 0.0
        out[n + BUILDINGS + which] = 1.0 if v.crew[GHOST] & BIT[which] != 0 else 0.0
    n += 2 * BUILDINGS
    for value in range(VALUES):
        out[n + value] = v.treasures_spent[value] / 12.0
    n += VALUES
    for kind in range(PARROT_KINDS):
        out[n + kind] = v.parrots_spent[kind] / 8.0
    return n + PARROT_KINDS


@rule
def seat_features(v: State, seat: int, out: Any, n: int) -> None:
    """What lies before one seat, and the goals that the viewer knows to be in its hand."""
    out[n] = v.coins[seat] / 20.0
    out[n + 1] = v.points[seat] / 15.0
    out[n + 2] = v.treasures[seat] / 6.0
    out[n + 3] = v.parrots[seat] / 6.0
    out[n + 5] = v.crew_left[seat] / 9.0
    out[n + 6] = potential(v, seat) / 30.0
    out[n + 7] = 1.0 if v.flag == seat else 0.0
    out[n + 8] = 1.0 if v.depth > 0 and v.asks[v.depth - 1, SEAT] == seat else 0.0
    out[n + 9] = 1.0 if v.passed & BIT[seat] != 0 else 0.0
    out[n + 10] = 1.0 if v.bidder == seat + 1 else 0.0
    goals = n + 4
    n += 11
    for good in range(COLOURS):
        out[n + good] = v.goods[seat, good] / 6.0
    n += COLOURS
    for which in range(BUILDINGS):
        out[n + which] = 1.0 if v.crew[seat] & BIT[which] != 0 else 0.0
    n += BUILDINGS
    for back in range(GOALS):
        if v.held[seat] & BIT[back] != 0:
            out[goals] += 1.0 / 8.0
            if v.face[back] != 0:
                out[n + v.face[back] - 1] = 1.0


@rule
def own_features(v: State, seat: int, out: Any, n: int) -> int:
    """The viewer's cards and what it has laid out."""
    for value in range(VALUES):
        out[n + value] = v.treasure[seat, value] / 4.0
    n += VALUES
    for kind in range(PARROT_KINDS):
        out[n + kind] = v.parrot[seat, kind] / 2.0
    n += PARROT_KINDS
    for value in range(VALUES):
        out[n + value] = v.offer[value] / 4.0
    n += VALUES
    for back in range(GOALS):
        if v.drawn & BIT[back] != 0 and v.face[back] != 0:
            out[n + v.face[back] - 1] = 1.0
    return n + KINDS
