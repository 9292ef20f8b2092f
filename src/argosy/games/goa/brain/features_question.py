"""What the question on top is about, and what is under way: inputs behind those of `features`."""

from __future__ import annotations

from argosy.games.goa.moves import PLACE_NAMES
from argosy.games.goa.parts import (
    ALL_SPICES,
    COLONIES,
    COLONY_NAMES,
    COLONY_NEED,
    PLACES,
    SPICE_NAMES,
    SPICES,
    TILE_ALLOWS,
    TILE_SLOTS,
    TILE_VP,
    TRACK_NAMES,
)
from argosy.games.goa.state import Ask, Harvest, State, Step
from argosy.kernel import Floats, ints, rule
from argosy.kernel.stack import SEAT, WHAT, A, B

MOST = 8  # of whatever is counted in a question
MISSING = 10  # colonists that a founding can lack
HARVESTS = len(Harvest)
STEPS = len(Step)
# the questions of which `a` says how many
COUNTED = ints(
    [
        ask
        in (
            Ask.PLACE_MARKER, Ask.HARVEST, Ask.GIVE, Ask.SELL, Ask.FOUND_WHICH, Ask.REFILL, Ask.SHIPS_OR_COLONISTS,
            Ask.SUPPLY,
        )
        for ask in range(max(Ask) + 1)
    ]
)  # fmt: skip

QUESTION_NAMES = (
    [f"asked_count_{count + 1}" for count in range(MOST)]
    + [f"asked_harvest_{mode.name.lower()}" for mode in Harvest]
    + [f"asked_step_{step.name.lower()}" for step in Step]
    + [f"asked_spice_{spice}" for spice in SPICE_NAMES]
    + [f"asked_colony_{colony}" for colony in COLONY_NAMES]
    + [f"asked_place_{place}" for place in PLACE_NAMES]
    + ["asked_tile_slots/3", "asked_tile_vp", "asked_tile_rotation"]
    + [f"asked_tile_{spice}" for spice in SPICE_NAMES]
    + [f"founding_{colony}" for colony in COLONY_NAMES]
    + [f"founding_missing_{count + 1}" for count in range(MISSING)]
    + ["founding_spare/10", "founding_spied/6"]
    + [f"advancing_{track}" for track in TRACK_NAMES]
)
QUESTION_SLOTS = len(QUESTION_NAMES)
HARVEST_AT = MOST
STEP_AT = HARVEST_AT + HARVESTS
SPICE_AT = STEP_AT + STEPS
COLONY_AT = SPICE_AT + SPICES
PLACE_AT = COLONY_AT + COLONIES
TILE_AT = PLACE_AT + PLACES
FOUNDING_AT = TILE_AT + 3 + SPICES
ADVANCING_AT = FOUNDING_AT + COLONIES + MISSING + 2


@rule
def question_features(v: State, out: Floats, n: int) -> int:
    """The question, thing by thing, and the founding and the steps that wait below it."""
    if v.depth > 0:
        top = v.depth - 1
        what = v.asks[top, WHAT]
        a = v.asks[top, A]
        b = v.asks[top, B]
        count = b if what == Ask.PAY else a if COUNTED[what] == 1 else 0
        if count > 0:
            out[n + min(count, MOST) - 1] = 1.0
        thing_asked(what, a, b, out, n)
        for row in range(v.depth):
            if v.asks[row, WHAT] == Ask.FOUND_ADD:
                founding_features(v, v.asks[row, SEAT], v.asks[row, A], v.asks[row, B], out, n + FOUNDING_AT)
            elif v.asks[row, WHAT] == Ask.DO_ADVANCE:
                out[n + ADVANCING_AT + v.asks[row, A]] = 1.0
    return n + QUESTION_SLOTS


@rule
def thing_asked(what: int, a: int, b: int, out: Floats, n: int) -> None:
    """The mode, spice, colony, place or tile that is asked about."""
    if what == Ask.HARVEST:
        out[n + HARVEST_AT + b] = 1.0
    elif what == Ask.ADVANCE:
        out[n + STEP_AT + a] = 1.0
    elif what == Ask.PAY:
        out[n + SPICE_AT + a] = 1.0
    elif what == Ask.FOUND_ADD or what == Ask.COLONY_TILE:
        out[n + COLONY_AT + a] = 1.0
    elif what == Ask.STOCK:
        out[n + PLACE_AT + a] = 1.0
    elif what == Ask.REPLACE:
        n += TILE_AT
        out[n] = TILE_SLOTS[a] / 3.0
        out[n + 1] = TILE_VP[a]
        out[n + 2] = 1.0 if TILE_ALLOWS[a] == ALL_SPICES else 0.0
        for spice in range(SPICES):
            out[n + 3 + spice] = TILE_ALLOWS[a] >> spice & 1


@rule
def founding_features(v: State, seat: int, colony: int, colonists: int, out: Floats, n: int) -> None:
    """The founding under way: its colony, how many colonists it lacks, and what the seat would keep of its own."""
    missing = COLONY_NEED[colony] - colonists
    out[n + colony] = 1.0
    n += COLONIES
    if missing > 0:
        out[n + min(missing, MISSING) - 1] = 1.0
    out[n + MISSING] = (v.colonists[seat] - missing) / 10.0
    out[n + MISSING + 1] = v.spied / 6.0
