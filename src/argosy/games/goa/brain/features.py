"""What a view of Goa says, as numbers between about 0 and 1, seats in turn order from the viewer."""

from __future__ import annotations

from argosy.games.goa.brain.features_auction import AUCTION_NAMES, auction_features
from argosy.games.goa.brain.features_estate import OWN_NAMES, SEATS_NAMES, estate_features
from argosy.games.goa.brain.features_question import QUESTION_NAMES, question_features
from argosy.games.goa.moves import PLACE_NAMES, TOOL_NAMES, cell_name
from argosy.games.goa.parts import (
    CARD_IDS,
    CARDS,
    CELLS,
    COLONIES,
    COLONY_NAMES,
    PLACES,
    REDS,
    SEATS,
    SPICE_NAMES,
    SPICES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SLOTS,
    TILE_VP,
    TOOLS,
    TRACK_NAMES,
    TRACKS,
    Kind,
)
from argosy.games.goa.state import EMPTY, MARKERS, Ask, Phase, State
from argosy.kernel import Floats, rule
from argosy.kernel.stack import SEAT, WHAT, A, B

ASKS = int(Ask.FIRST_DEED)

_SEAT_NAMES = (
    ["ducats/50", "ships/10", "colonists/10", "extra/4", "hand_size/5", "flag", "to_act", "starter", "passed"]
    + ["duties", "missions/5", "foreman", "kept/4"]
    + [f"row_{track}/4" for track in TRACK_NAMES]
    + [f"founded_{colony}" for colony in COLONY_NAMES]
    + [f"stock_{place}_{spice}/3" for place in PLACE_NAMES for spice in SPICE_NAMES]
    + [f"room_{place}/3" for place in PLACE_NAMES]
    + [f"tool_{tool}" for tool in TOOL_NAMES]
    + [f"red_{tool}" for tool in TOOL_NAMES[:REDS]]
)
_CELL_NAMES = (
    ["present", "slots/3", "vp/5", "marker"]
    + [f"allows_{spice}" for spice in SPICE_NAMES]
    + [f"kind_{kind.name.lower()}" for kind in Kind]
)
FEATURES: tuple[str, ...] = tuple(
    [f"ask_{ask.name.lower()}" for ask in Ask if ask < ASKS]
    + [
        "ask_a/10",
        "ask_b/10",
        "round/8",
        "action/3",
        "extra_phase",
        "bid/20",
        "lot/5",
        "card_played",
        "acted",
        "deck/30",
    ]
    + [f"high_bidder_{i}" for i in range(SEATS)]
    + [f"first_{track}_{row}" for track in TRACK_NAMES for row in (4, 5)]
    + [f"seat{i}_{name}" for i in range(SEATS) for name in _SEAT_NAMES]
    + [f"hand_{card}" for card in CARD_IDS]
    + [f"discard_{card}" for card in CARD_IDS]
    + [f"cell_{cell_name(cell)}_{name}" for cell in range(CELLS) for name in _CELL_NAMES]
    # what came later stands behind, so that what was learned from the inputs before keeps its meaning
    + QUESTION_NAMES
    + AUCTION_NAMES
    + SEATS_NAMES
    + OWN_NAMES
)


@rule
def features(v: State, out: Floats) -> None:
    """Every number of FEATURES, in that order."""
    me = max(v.viewer - 1, 0)
    for i in range(len(out)):
        out[i] = 0.0
    n = table_features(v, me, out)
    for i in range(SEATS):
        if i < v.seats:
            seat_features(v, (me + i) % v.seats, out, n)
        n += SEAT_SLOTS
    for card in range(CARDS):
        out[n + card] = v.hand[me] >> card & 1
        out[n + CARDS + card] = v.discard >> card & 1
    n += 2 * CARDS
    for cell in range(CELLS):
        cell_features(v, cell, out, n)
        n += CELL_SLOTS
    n = question_features(v, out, n)
    n = auction_features(v, me, out, n)
    estate_features(v, me, out, n)


@rule
def table_features(v: State, me: int, out: Floats) -> int:
    """The question and the state of the round."""
    n = ASKS
    if v.depth > 0:
        out[v.asks[v.depth - 1, WHAT]] = 1.0
        out[n] = v.asks[v.depth - 1, A] / 10.0
        out[n + 1] = v.asks[v.depth - 1, B] / 10.0
    out[n + 2] = v.round_no / 8.0
    out[n + 3] = v.action / 3.0
    out[n + 4] = 1.0 if v.phase == Phase.EXTRA else 0.0
    out[n + 5] = v.bid / 20.0
    out[n + 6] = v.lot / 5.0
    out[n + 7] = v.card_played
    out[n + 8] = v.acted
    out[n + 9] = v.deck_size / 30.0
    n += 10
    if v.bid > 0:
        out[n + (v.bidder - me) % v.seats] = 1.0
    n += SEATS
    for bit in range(2 * TRACKS):
        out[n + bit] = v.firsts >> bit & 1
    return n + 2 * TRACKS


@rule
def seat_features(v: State, seat: int, out: Floats, n: int) -> None:
    """What lies before one seat."""
    out[n] = v.ducats[seat] / 50.0
    out[n + 1] = v.ships[seat] / 10.0
    out[n + 2] = v.colonists[seat] / 10.0
    out[n + 3] = v.extra[seat] / 4.0
    out[n + 4] = v.hand_size[seat] / 5.0
    out[n + 5] = 1.0 if v.flag == seat else 0.0
    out[n + 6] = 1.0 if v.depth > 0 and v.asks[v.depth - 1, SEAT] == seat else 0.0
    out[n + 7] = 1.0 if v.starter == seat else 0.0
    out[n + 8] = v.passed >> seat & 1
    out[n + 9] = v.duties[seat]
    out[n + 10] = v.missions[seat] / 5.0
    out[n + 11] = v.foreman[seat]
    out[n + 12] = v.kept[seat] / 4.0
    n += 13
    for track in range(TRACKS):
        out[n + track] = v.rows[seat, track] / 4.0
    n += TRACKS
    for colony in range(COLONIES):
        out[n + colony] = 1.0 if v.colony[seat, colony] != EMPTY else 0.0
    n += COLONIES
    for place in range(PLACES):
        for spice in range(SPICES):
            out[n + place * SPICES + spice] = v.stock[seat, place, spice] / 3.0
    n += PLACES * SPICES
    for place in range(PLACES):
        out[n + place] = v.room[seat, place] / 3.0
    n += PLACES
    for tool in range(TOOLS):
        out[n + tool] = v.tools[seat, tool]
    for tool in range(REDS):
        out[n + TOOLS + tool] = v.reds[seat, tool]


@rule
def cell_features(v: State, cell: int, out: Floats, n: int) -> None:
    """The tile in one cell of the grid."""
    tile = v.grid[cell]
    for marker in range(1, MARKERS):
        if v.marker[marker] == cell:
            out[n + 3] = 1.0
    if tile == EMPTY:
        return
    out[n] = 1.0
    out[n + 1] = TILE_SLOTS[tile] / 3.0
    out[n + 2] = TILE_VP[tile] / 5.0
    for spice in range(SPICES):
        out[n + 4 + spice] = TILE_ALLOWS[tile] >> spice & 1
    out[n + 4 + SPICES + TILE_KIND[tile]] = 1.0


SEAT_SLOTS = len(_SEAT_NAMES)
CELL_SLOTS = len(_CELL_NAMES)
