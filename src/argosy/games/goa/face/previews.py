"""What a move costs and brings, in one short line: shown while a person points at it."""

from __future__ import annotations

from typing import Any

from argosy.games.goa.face.describing import (
    amount,
    amounts,
    colony_line,
    good_amount,
    seat_line,
    some_spices,
    spices_line,
    tile_line,
    track_line,
)
from argosy.games.goa.face.prompts import colonists_counted, free_slots_of, top
from argosy.games.goa.moves import PAIRS, SPY_TRACKS, Code
from argosy.games.goa.parts import (
    CARD_EFFECT,
    CHANGES_ACTION,
    COLONY_NEED,
    COMFORT,
    DUTY_VP,
    EFFECT_AMOUNT,
    EFFECT_GOODS,
    FIRST_BIT,
    FIRST_TOOL,
    FOREMAN_VP,
    HAND_LIMIT,
    KIND_AMOUNT,
    KIND_GOODS,
    QUICK_DUCATS,
    REVEALED,
    ROW_VP,
    SETTLEMENT_GOODS,
    SPICE_NAMES,
    SPICE_PRICE,
    SPICES,
    STEP_DUCATS,
    STEP_SHIPS,
    STEP_SPICES,
    TILE_AMOUNT,
    TILE_KIND,
    TILE_SLOTS,
    TILE_SPICE,
    TILE_VP,
    TRACKS,
    YIELD,
    Effect,
    Kind,
    Track,
)
from argosy.games.goa.rules.scoring import symbol_points
from argosy.games.goa.rules.tableau import can_advance
from argosy.games.goa.rules.turns import may_pass
from argosy.games.goa.state import Ask, Phase, State, Step
from argosy.kernel.game import Line

EFFECT_STEP = {
    Effect.ADVANCE_FOR_DUCATS: Step.DUCATS,
    Effect.ADVANCE_NO_SPICES: Step.NO_SPICES,
    Effect.ADVANCE_NO_SHIPS: Step.NO_SHIPS,
}
TRACK_GOODS = {Track.SHIPS: "ships", Track.HARVEST: "spices", Track.TAXES: "ducats"}


def preview(v: State, code: int) -> Line | None:
    """What a legal move of the seat that decides costs and brings; None where its button says it all."""
    if v.depth == 0:
        return None
    line = _of_move(v, code)
    if line is None or not costs_extra_card(v, code):
        return line
    return Line("preview-extra-card", {"about": line, "goods": amount("extra", 1)})


def costs_extra_card(v: State, code: int) -> bool:
    """Whether a move begins an action of the extra rounds, also with a card that changes it."""
    if v.phase != Phase.EXTRA or v.acted or top(v)[0] != Ask.TURN:
        return False
    if Code.PLAY <= code < Code.DISCARD:
        return CHANGES_ACTION[CARD_EFFECT[code - Code.PLAY]] == 1
    return Code.BUILD <= code < Code.PLAY


def _of_move(v: State, code: int) -> Line | None:
    """The same, whatever round it is."""
    what, seat, a, b = top(v)
    if Code.PLAY <= code < Code.FILL:
        return _card_or_tile(v, seat, code)
    if what in (Ask.BID, Ask.SELL_OR_KEEP):
        return _auction(v, seat, code)
    if what == Ask.TURN:
        return _action(v, seat, code)
    if what == Ask.PLACE_MARKER:
        return tile_preview(int(v.grid[code - Code.MARKER]))
    if what == Ask.ADVANCE:
        return step_preview(v, seat, code - Code.ADVANCE, Step(a))
    if what == Ask.FOUND_WHICH:
        return founding(v, seat, code - Code.FOUND, a)
    if what == Ask.FOUND_ADD:
        return _found_add(code, a, b)
    return _rare(v, what, seat, a, code)


def _rare(v: State, what: Ask, seat: int, a: int, code: int) -> Line | None:
    """The answers to questions that are seldom asked."""
    if what == Ask.QUICK_START:
        return _quick_start(v, seat, code)
    if what == Ask.FAVOUR:
        return tile_preview(code - Code.FAVOUR)
    if what == Ask.REPLACE:
        return _replace(v, seat, code - Code.REPLACE)
    if what == Ask.REFILL and code != Code.STOP:
        return Line("preview-refill", {"goods": amount("spices", v.room[seat, code - Code.REFILL])})
    if what == Ask.SELL and code != Code.STOP:
        goods = amount(SPICE_NAMES[(code - Code.GIVE) % SPICES], 1)
        return Line("preview-sell-spice", {"price": amount("ducats", SPICE_PRICE), "goods": goods})
    if what in (Ask.SUPPLY, Ask.SHIPS_OR_COLONISTS):
        return _gain(v, seat, a, code)
    if what == Ask.HARVEST:
        return _harvest(v, seat, a, code)
    return None


def gain(of: str, n: int) -> Line:
    """So much of something comes in."""
    return Line("preview-gain", {"goods": amount(of, n)})


# ---- the auction ---------------------------------------------------------------------------------------------------


def _auction(v: State, seat: int, code: int) -> Line | None:
    if code == Code.NO_BID:
        return None
    if code == Code.SELL:
        return Line("preview-sell", {"price": amount("ducats", v.bid), "seat": seat_line(v.bidder)})
    if code == Code.KEEP:
        return Line("preview-keep", {"price": amount("price", v.bid - 1)})
    return Line("preview-bid", {"rest": amount("ducats", int(v.ducats[seat]) - (code - Code.BID))})


def tile_preview(tile: int) -> Line:
    """An auction tile and what it does."""
    return Line("preview-tile", {"tile": tile_line(tile), "about": about_tile(tile)})


def about_tile(tile: int) -> Line:
    """What an auction tile does, in one line."""
    kind = Kind(int(TILE_KIND[tile]))
    if kind == Kind.PLANTATION:
        facts: dict[str, Any] = {"spices": amount(SPICE_NAMES[TILE_SPICE[tile]], TILE_SLOTS[tile])}
        if TILE_VP[tile] == 0:
            return Line("about-plantation", facts)
        return Line("about-plantation-points", facts | {"points": amount("points", TILE_VP[tile])})
    if kind == Kind.CROP_ROTATION:
        return Line("about-crop-rotation", {"slots": int(TILE_SLOTS[tile])})
    if kind == Kind.MISSION:
        return Line("about-mission", {"points": amount("points", TILE_VP[tile])})
    return about_kind(kind, int(TILE_AMOUNT[tile]))


def about_kind(kind: Kind, n: int) -> Line:
    """What a kind of tile does that brings so much."""
    key = f"about-{kind.name.lower().replace('_', '-')}"
    if kind in KIND_GOODS:
        return Line(key, {"goods": good_amount(KIND_GOODS[kind], n)})
    if kind == Kind.SETTLEMENT:
        return Line(key, {"goods": [good_amount(good, n) for good in SETTLEMENT_GOODS]})
    if kind == Kind.FOREMAN:
        return Line(key, {"points": amount("points", FOREMAN_VP)})
    if kind == Kind.SHIPS_OR_COLONISTS:
        return Line(key, {"ships": amount("ships", n), "colonists": amount("colonists", n)})
    if kind == Kind.DUTY:
        return Line(key, {"goods": amount("spices", n), "points": amount("points", DUTY_VP)})
    return Line(key, {"n": n})


# ---- the actions ---------------------------------------------------------------------------------------------------


def _action(v: State, seat: int, code: int) -> Line:
    if code == Code.PASS:
        return Line("preview-keep-extra", {"goods": amount("extra", v.extra[seat])})
    if code == Code.BUILD:
        return gain("ships", YIELD[Track.SHIPS, v.rows[seat, Track.SHIPS]])
    if code == Code.TAXES:
        return gain("ducats", YIELD[Track.TAXES, v.rows[seat, Track.TAXES]])
    if code == Code.HARVEST:
        goods = amount("spices", YIELD[Track.HARVEST, v.rows[seat, Track.HARVEST]])
        return Line("preview-harvest", {"goods": goods, "slots": amount("slots", free_slots_of(v, seat))})
    if code < Code.FOUND:
        limit = int(HAND_LIMIT[v.rows[seat, Track.EXPEDITION]])
        return Line("preview-expedition", {"n": int(v.hand_size[seat]) + code - Code.EXPEDITION, "limit": limit})
    if code < Code.ADVANCE:
        return founding(v, seat, code - Code.FOUND, 0)
    return step_preview(v, seat, code - Code.ADVANCE, Step.FULL)


def founding(v: State, seat: int, colony: int, more: int) -> Line:
    """What a founding needs, and what comes together for it."""
    own = int(YIELD[Track.COLONISTS, v.rows[seat, Track.COLONISTS]])
    facts = {"need": int(COLONY_NEED[colony]), "own": own, "cards": REVEALED + more}
    return Line("preview-found", facts | {"colonists": int(v.colonists[seat])})


def _found_add(code: int, colony: int, come: int) -> Line:
    if code == Code.DECLINE:
        return Line("preview-decline", {"goods": amount("colonists", COMFORT)})
    missing = amount("colonists", int(COLONY_NEED[colony]) - come)
    return Line("preview-add", {"goods": missing, "colony": colony_line(colony)})


def step_preview(v: State, seat: int, track: int, step: Step) -> Line:
    """What a step costs when it is paid in this way, and what it brings."""
    row = int(v.rows[seat, track])
    points = int(ROW_VP[row + 1] - ROW_VP[row])
    facts = {
        "cost": step_cost(track, row, step),
        "track": track_line(track),
        "brings": level(track, row + 1),
        "points": amount("points", points),
    }
    reward = _reward(v, seat, track)
    return Line("preview-advance-reward", facts | {"reward": reward}) if reward else Line("preview-advance", facts)


def step_cost(track: int, row: int, step: Step) -> Line:
    """What a step costs when it is paid in this way, as a sentence."""
    goods = _price(track, row, step)
    return Line("preview-pay", {"goods": goods}) if goods else Line("preview-nothing-to-pay")


def _price(track: int, row: int, step: Step) -> list[Line]:
    """What a step costs when it is paid in this way."""
    goods: list[Line] = []
    if step in (Step.FULL, Step.NO_SHIPS):
        goods += spices_line(STEP_SPICES[track, row])
    if step in (Step.FULL, Step.NO_SPICES):
        goods += amounts(("ships", STEP_SHIPS[row]))
    if step == Step.DUCATS:
        goods += amounts(("ducats", STEP_DUCATS[row]))
    return goods


def level(track: int, row: int) -> Line:
    """What a marker brings in a row."""
    n = YIELD[track, row]
    if track == Track.EXPEDITION:
        return Line("preview-expedition-level", {"draw": amount("cards", n), "limit": int(HAND_LIMIT[row])})
    if track == Track.COLONISTS:
        return Line("preview-founding-level", {"goods": amount("colonists", n)})
    return amount(TRACK_GOODS[Track(track)], n)


def _reward(v: State, seat: int, track: int) -> list[Line]:
    """What the first in one of the last two rows, or all five markers in a row, are given."""
    row = int(v.rows[seat, track]) + 1
    first = FIRST_BIT[track, row] & ~v.firsts != 0
    others = min(int(v.rows[seat, other]) for other in range(TRACKS) if other != track)
    complete = min(row, others) > v.complete[seat]
    return amounts(("cards", int(first)), ("extra", int(complete)))


# ---- cards and tiles -----------------------------------------------------------------------------------------------


def _card_or_tile(v: State, seat: int, code: int) -> Line | None:
    if code < Code.DISCARD:
        about = about_effect(v, seat, Effect(int(CARD_EFFECT[code - Code.PLAY])))
        binds = int(may_pass(v, seat))  # a card goes with an action
        return Line("preview-play", {"about": about, "points": _hand_loss(v, seat, code - Code.PLAY), "binds": binds})
    if code < Code.USE:
        return Line("preview-discard", {"points": _hand_loss(v, seat, code - Code.DISCARD)})
    if code < Code.SPY:
        kind = Kind(FIRST_TOOL + code - Code.USE)
        return about_kind(kind, int(KIND_AMOUNT[kind]))
    if code < Code.SWAP:
        return _spy(v, seat, code - Code.SPY)
    return tile_preview(int(v.grid[code - Code.SWAP]))


def _hand_loss(v: State, seat: int, card: int) -> Line:
    """The points that the hand would lose with a card."""
    hand = int(v.hand[seat])
    return amount("points", symbol_points(hand) - symbol_points(hand & ~(1 << card)))


def about_effect(v: State, seat: int, effect: Effect) -> Line:
    """What an expedition card does when this seat plays it."""
    key = f"about-effect-{effect.name.lower().replace('_', '-')}"
    if effect == Effect.HARVEST_MIX:
        return Line(key, {"n": int(YIELD[Track.HARVEST, v.rows[seat, Track.HARVEST]])})
    if effect == Effect.EXTRA_COLONIST_DRAW:
        return Line(key, {"n": REVEALED + int(EFFECT_AMOUNT[effect])})
    if effect in EFFECT_STEP:
        return Line(key, {"steps": _steps(v, seat, EFFECT_STEP[effect])})
    n = EFFECT_AMOUNT[effect]
    if effect in EFFECT_GOODS:
        brings = good_amount(EFFECT_GOODS[effect], n)
    else:
        brings = amount("spices", n)
    return Line(key, {"goods": brings, "price": amount("ducats", SPICE_PRICE)})


def _steps(v: State, seat: int, step: Step) -> list[Line]:
    """The steps that can be paid in this way, with their prices."""
    tracks = [track for track in range(TRACKS) if can_advance(v, seat, track, step)]
    prices = [_price(track, int(v.rows[seat, track]), step) for track in tracks]
    return [
        Line("preview-step", {"track": track_line(track), "price": price})
        for track, price in zip(tracks, prices, strict=True)
    ]


def _spy(v: State, seat: int, i: int) -> Line:
    other, track = i // len(SPY_TRACKS), int(SPY_TRACKS[i % len(SPY_TRACKS)])
    n = YIELD[track, v.rows[other, track]]
    if track != Track.COLONISTS:
        return gain(TRACK_GOODS[Track(track)], n)
    return Line("preview-spy-colonists", {"goods": amount("colonists", n), "own": colonists_counted(v, seat)})


# ---- the rest ------------------------------------------------------------------------------------------------------


def _quick_start(v: State, seat: int, code: int) -> Line:
    if code == Code.QUICK_DUCATS:
        return gain("ducats", QUICK_DUCATS)
    pair = [int(track) for track in PAIRS[code - Code.QUICK_PAIR]]
    rows = [int(v.rows[seat, track]) + 1 for track in pair]
    points = sum(int(ROW_VP[row] - ROW_VP[row - 1]) for row in rows)
    brings = [level(track, row) for track, row in zip(pair, rows, strict=True)]
    return Line("preview-quick-pair", {"points": amount("points", points), "brings": brings})


def _replace(v: State, seat: int, field: int) -> Line:
    tile = int(v.field[seat, field])
    kept = TILE_KIND[tile] == Kind.PLANTATION and TILE_SLOTS[tile] == 1
    facts = {"tile": tile_line(tile), "spices": some_spices(v.stock[seat, field][:SPICES])}
    return Line("preview-replace-kept" if kept else "preview-replace", facts)


def _harvest(v: State, seat: int, left: int, code: int) -> Line | None:
    """One ship or colonist of a mixed harvest; or what is lost when it ends for want of a slot."""
    if code == Code.STOP:
        return Line("preview-lost", {"goods": amount("spices", left)}) if free_slots_of(v, seat) == 0 else None
    return _gain(v, seat, 1, code) if code in (Code.GAIN_SHIPS, Code.GAIN_COLONISTS) else None


def _gain(v: State, seat: int, n: int, code: int) -> Line:
    if code == Code.GAIN_SHIPS:
        return gain("ships", n)
    if code == Code.GAIN_COLONISTS:
        return gain("colonists", n)
    return Line("preview-harvest", {"goods": amount("spices", n), "slots": amount("slots", free_slots_of(v, seat))})
