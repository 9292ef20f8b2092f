"""The question on top of the stack as a sentence, and the facts that help to answer it.

Whoever decides is asked ("Where will the flag stand?"); everybody else reads who is deciding what.
"""

from __future__ import annotations

from typing import Any

from argosy.games.goa.face.describing import (
    amount,
    amounts,
    card_line,
    colony_line,
    place_line,
    seat_line,
    some_spices,
    tile_line,
)
from argosy.games.goa.parts import (
    ACTIONS,
    CARD_COLONISTS,
    COLONY_NEED,
    HAND_LIMIT,
    PLACES,
    QUICK_DUCATS,
    REVEALED,
    ROUNDS_A_HALF,
    SPICE_NAMES,
    SPICE_PRICE,
    SPICES,
    YIELD,
    Track,
    members,
)
from argosy.games.goa.rules.turns import may_pass
from argosy.games.goa.state import Ask, Harvest, Phase, State, Step
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT, A, B

HALVES = "AB"
STEP_KEYS = {
    Step.NO_SPICES: "ask-advance-no-spices",
    Step.NO_SHIPS: "ask-advance-no-ships",
    Step.DUCATS: "ask-advance-ducats",
    Step.VICEROY: "ask-advance-viceroy",
}
HARVEST_KEYS = {
    Harvest.ALL: "ask-harvest",
    Harvest.UP_TO: "ask-harvest-up-to",
    Harvest.MIX: "ask-harvest-mix",
}

# ---- what the prompts, the log and the previews share --------------------------------------------------------------


def lot_line(v: State, lot: int) -> Line:
    """What is under the hammer: the flag, or the tile under a marker."""
    return Line("part-the-flag") if lot == 0 else lot_name(v, int(v.marker[lot]))


def lot_name(v: State, cell: int) -> Line:
    """The tile on a cell, in quotes."""
    return quoted(tile_line(int(v.grid[cell])))


def quoted(name: Line) -> Line:
    """A name in quotes."""
    return Line("quoted", {"name": name})


def auctioneer_of(v: State, lot: int) -> int:
    """The owner of the marker on a lot."""
    return (int(v.starter) + lot) % int(v.seats)


def colonists_counted(v: State, seat: int) -> int:
    """The colonists of a tableau that count in the founding of a seat: its own, or those that were spied out."""
    return max(int(YIELD[Track.COLONISTS, v.rows[seat, Track.COLONISTS]]), int(v.spied))


def free_slots_of(v: State, seat: int) -> int:
    """The empty slots of a seat."""
    return int(sum(v.room[seat][:PLACES]))


def round_facts(round_no: int) -> dict[str, Any]:
    """The round within its half, as people count."""
    half, number = divmod(int(round_no), ROUNDS_A_HALF)
    return {"n": number + 1, "half": HALVES[half]}


def progress(v: State) -> tuple[int, int]:
    """The round that is being played, and how many there are."""
    rounds = 2 * ROUNDS_A_HALF
    return min(int(v.round_no) + 1, rounds), rounds


# ---- the question --------------------------------------------------------------------------------------------------


def prompt(v: State) -> Line:
    """What the acting seat is asked; for every other viewer, what that seat is deciding."""
    if v.depth == 0:
        return Line("ask-over")
    what, seat, a, b = top(v)
    line = _question(v, what, seat, a, b)
    if v.viewer == 0 or v.viewer == seat + 1:
        return line
    name = "bid-more" if line.key == "ask-bid-more" else _name(what)
    return Line(f"wait-{name}", {**line.facts, "seat": seat_line(seat)})


def top(v: State) -> tuple[Ask, int, int, int]:
    """The question on top of the stack: what, who decides, and its two numbers."""
    row = v.asks[v.depth - 1]
    return Ask(int(row[0])), int(row[SEAT]), int(row[A]), int(row[B])


def _name(what: Ask) -> str:
    return what.name.lower().replace("_", "-")


def _question(v: State, what: Ask, seat: int, a: int, b: int) -> Line:
    if what in (Ask.BID, Ask.SELL_OR_KEEP):
        return _auction_question(v, what, a)
    if what == Ask.TURN:
        return _turn_question(v, seat)
    if what == Ask.HARVEST:
        full = free_slots_of(v, seat) == 0 and b != Harvest.MIX
        return Line("ask-harvest-full" if full else HARVEST_KEYS[Harvest(b)], {"n": a})
    if what == Ask.ADVANCE:
        return Line(STEP_KEYS[Step(a)])
    if what == Ask.FOUND_ADD:
        return _founding_question(v, seat, a, b)
    return Line(f"ask-{_name(what)}", _facts_of(what, a, b))


def _facts_of(what: Ask, a: int, b: int) -> dict[str, Any]:
    """What a plain question speaks of."""
    if what == Ask.QUICK_START:
        return {"price": amount("ducats", QUICK_DUCATS)}
    if what == Ask.PLACE_MARKER:
        return {"n": a + 1}
    if what == Ask.PAY:
        return {"spices": amount(SPICE_NAMES[a], b)}
    if what == Ask.SELL:
        return {"n": a, "price": amount("ducats", SPICE_PRICE)}
    if what == Ask.FOUND_WHICH:
        return {"n": REVEALED + a}
    if what == Ask.COLONY_TILE:
        return {"colony": colony_line(a)}
    if what == Ask.STOCK:
        return {"place": place_line(a)}
    if what == Ask.REPLACE:
        return {"tile": tile_line(a)}
    if what == Ask.SHIPS_OR_COLONISTS:
        return {"ships": amount("ships", a), "colonists": amount("colonists", a)}
    if what in (Ask.GIVE, Ask.REFILL, Ask.SUPPLY):
        return {"n": a}
    return {}


def _auction_question(v: State, what: Ask, lot: int) -> Line:
    facts: dict[str, Any] = {"tile": lot_line(v, lot)}
    if v.bid == 0:
        return Line("ask-bid", facts)
    facts |= {"bidder": seat_line(v.bidder), "price": amount("ducats", v.bid), "less": amount("price", v.bid - 1)}
    return Line("ask-bid-more" if what == Ask.BID else "ask-sell-or-keep", facts)


def _turn_question(v: State, seat: int) -> Line:
    if v.phase != Phase.EXTRA:
        return Line("ask-turn")
    return Line("ask-turn-extra-or-pass" if may_pass(v, seat) else "ask-turn-extra")


def _founding_question(v: State, seat: int, colony: int, come: int) -> Line:
    need = int(COLONY_NEED[colony])
    facts = {"colony": colony_line(colony), "need": need, "n": come}
    if come + v.colonists[seat] >= need:
        return Line("ask-found-add", facts | {"missing": need - come})
    mine = int(v.colonists[seat])
    return Line("ask-found-add-short", facts | {"mine": mine, "missing": need - come - mine})


# ---- the facts under it --------------------------------------------------------------------------------------------


def facts(v: State) -> list[Line]:
    """What the viewer should have in mind: where the game stands, and (not for a spectator) what they have."""
    if v.depth == 0:
        return []
    lines = [_where(v)]
    if v.viewer > 0:
        lines += _belongings(v, int(v.viewer) - 1)
    return lines


def _where(v: State) -> Line:
    """The lot in an auction, the action in an action phase, otherwise the round."""
    if top(v)[0] in (Ask.BID, Ask.SELL_OR_KEEP):
        seller = seat_line(auctioneer_of(v, int(v.lot)))
        return Line("fact-lot", {"n": int(v.lot) + 1, "of": int(v.seats) + 1, "seat": seller})
    if v.phase == Phase.ACTIONS:
        return Line("fact-action", round_facts(v.round_no) | {"action": int(v.action) + 1, "of": ACTIONS})
    return Line("fact-round", round_facts(v.round_no))


def _belongings(v: State, me: int) -> list[Line]:
    """What is in the purse always; spices and cards where they matter."""
    what, seat, _, come = top(v)
    goods = [amount("ducats", v.ducats[me]), amount("ships", v.ships[me]), amount("colonists", v.colonists[me])]
    lines = [Line("fact-purse", {"goods": goods + amounts(("extra", v.extra[me]))})]
    if what == Ask.FOUND_ADD and seat == me:
        lines += _colonists_so_far(v, me, come)
    if v.phase in (Phase.ACTIONS, Phase.EXTRA):
        slots = amount("slots", free_slots_of(v, me))
        lines.append(Line("fact-spices", {"spices": some_spices(v.spices[me][:SPICES]), "slots": slots}))
        limit = int(HAND_LIMIT[v.rows[me, Track.EXPEDITION]])
        lines.append(Line("fact-cards", {"n": int(v.hand_size[me]), "limit": limit}))
    return lines


def _colonists_so_far(v: State, me: int, come: int) -> list[Line]:
    """The colonists of a tableau and the cards turned up; nothing once the supply has turned up others."""
    own = colonists_counted(v, me)
    shown = members(v.shown)
    if own + sum(int(CARD_COLONISTS[card]) for card in shown) != come:
        return []
    cards = [card_line(card) for card in shown] or [amount("cards", 0)]
    return [Line("fact-colonists", {"own": amount("colonists", own), "cards": cards})]
