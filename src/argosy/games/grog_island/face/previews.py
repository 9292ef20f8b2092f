"""What a move costs and brings, in one short line: shown while a person points at it."""

from __future__ import annotations

from typing import Any

from argosy.games.grog_island.face.describing import die_line
from argosy.games.grog_island.face.log import goods_of_row
from argosy.games.grog_island.face.prompts import amount, goods_line, payment, ship_line, top
from argosy.games.grog_island.moves import ARRANGEMENTS, CLAIMING, Code
from argosy.games.grog_island.parts import (
    CLAIM_TILES,
    CLOUD_COINS,
    CLOUD_GIVES,
    CLOUD_NAMES,
    COLOURS,
    GOOD_NAMES,
    PLOTS,
    SHIP_AMOUNT,
    SHIP_MOST,
    SHIP_PAYS,
    TRIPLE,
    TYPE_OF,
    UNLIMITED,
    Cloud,
    Pays,
)
from argosy.games.grog_island.rules import auction as bidding
from argosy.games.grog_island.rules.claims import free_of_type
from argosy.games.grog_island.rules.trade import (
    CHOICE,
    can_claim_by_ship,
    most_tiles,
    only_way_to_pay,
    tiles_payable,
)
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Line
from argosy.kernel.plain import plain

pips = plain(bidding.pips)

PAID_IN = {Pays.COINS: "coins", Pays.TREASURE: "treasures", Pays.PARROT: "parrots", Pays.GOAL: "goals"}


def preview(v: State, code: int) -> Line | None:
    """What a legal move of the seat that decides costs and brings; None where its button says it all."""
    if v.depth == 0:
        return None
    what, seat, berth, tiles = top(v)
    if Code.BID <= code < Code.SHIP:
        return Line("preview-bid", {"n": price(v, code), "dice": dice_in_order(v, code)})
    if code == Code.PASS:
        return Line("preview-pass", {"goods": goods_line(goods_of_row(v))})
    if Code.SHIP <= code < Code.DELIVER:
        return _ship(v, seat, int(code - Code.SHIP), excused=bool(tiles))
    if what in (Ask.TRADE, Ask.DELIVER) and Code.DELIVER <= code <= Code.ENOUGH:
        before = tiles if what == Ask.DELIVER else 0
        return _trade(v, berth, before + (code != Code.ENOUGH))
    if Code.CLAIM <= code < Code.DECLINE:
        return claim_preview(v, seat, int(code - Code.CLAIM), by_ship=what == Ask.TRADE)
    if what == Ask.PAY and code == Code.PAY:
        return _payment(v)
    return Line("preview-refuse") if code == Code.REFUSE else None


def _payment(v: State) -> Line:
    means, change = payment(int(v.bid), v.offer)
    if change:
        return Line("preview-pay-change", {"means": means, "coins": amount("coins", change)})
    return Line("preview-pay", {"means": means})


def _trade(v: State, berth: int, tiles: int) -> Line:
    """What so many tiles bring together."""
    ship = int(v.ships[berth])
    pays = Pays(int(SHIP_PAYS[ship]))
    gain = amount(PAID_IN[pays], tiles * int(SHIP_AMOUNT[ship]))
    if pays == Pays.GOAL and tiles > 1:
        return Line("preview-goals", {"gain": gain})
    return Line("preview-trade", {"gain": gain})


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


def _ship(v: State, seat: int, berth: int, excused: bool) -> Line:
    ship = int(v.ships[berth])
    most = int(most_tiles(v, ship))
    gain = amount(PAID_IN[Pays(int(SHIP_PAYS[ship]))], SHIP_AMOUNT[ship])
    if most == 0:
        return Line("preview-ship-empty", {"ship": ship_line(ship)})
    first = "" if excused else _first_tile(v, seat, berth, most, gain)
    facts: dict[str, Any] = {"ship": ship_line(ship), "gain": gain, "first": first}
    if SHIP_MOST[ship] == UNLIMITED:
        return Line("preview-ship-any", facts)
    return Line("preview-ship", facts | {"n": most})


def _first_tile(v: State, seat: int, berth: int, most: int, gain: Line) -> Line | str:
    """A tile that is given unasked because it is the only thing to do here; and the gain if it is the last as well."""
    only = int(only_way_to_pay(v, seat, berth))
    if only == CHOICE or can_claim_by_ship(v, seat, berth) or tiles_payable(v, seat, berth) == 0:
        return ""
    given = [0] * COLOURS
    for good in [only - Code.DELIVER] if only < Code.REPLACE else TRIPLE[only - Code.REPLACE]:
        given[good] += 1
    if most > 1 and tiles_payable(v, seat, berth) > 1:
        return Line("preview-delivers", {"goods": goods_line(given)})
    return Line("preview-delivers-all", {"goods": goods_line(given), "gain": gain})


def claim_preview(v: State, seat: int, building: int, by_ship: bool) -> Line:
    """The tiles and the coins of a claim, its cloud, and the end of the game if it brings that about."""
    good = building // PLOTS
    cloud = int(v.clouds[good])
    coins = int(free_of_type(v, int(TYPE_OF[building]))) - 1 if CLOUD_COINS[cloud] else 0
    empty = {Cloud.PARROT: v.parrots_left == 0, Cloud.SWAP: v.goals_left == 0}.get(
        Cloud(int(CLOUD_GIVES[cloud])), False
    )
    facts = {
        "coins": amount("coins", coins),
        "cloud": Line("cloud-empty" if empty else f"cloud-{CLOUD_NAMES[cloud]}"),
        "last": Line("preview-last") if v.crew_left[seat] == 1 and not v.ended else "",
    }
    if by_ship:
        return Line("preview-claim-by-ship", facts | {"tiles": amount(GOOD_NAMES[good], CLAIM_TILES)})
    return Line("preview-claim", facts)
