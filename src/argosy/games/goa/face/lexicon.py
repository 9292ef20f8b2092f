"""Goa's lexicon: what every tile, card, step, colony, place and number is, what it means now, and what it costs.

Also what cannot be done now and why (`barred`), and which moves one mostly leaves out (`idle`).
"""

from __future__ import annotations

from collections.abc import Callable

from argosy.games.goa.face.describing import (
    alike,
    amount,
    card_line,
    colony_line,
    describe,
    good_amount,
    place_line,
    seat_line,
    some_spices,
    spice_line,
    tile_line,
    track_line,
)
from argosy.games.goa.face.previews import about_effect, about_tile, founding, level, step_cost, step_preview
from argosy.games.goa.face.prompts import auctioneer_of, free_slots_of, lot_line
from argosy.games.goa.moves import Code
from argosy.games.goa.parts import (
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    CARD_COLONISTS,
    CARD_EFFECT,
    CARD_SYMBOL,
    CARDS,
    COLONIES,
    COLONY_NEED,
    COLONY_SLOTS,
    COLONY_TILE_ALLOWS,
    COLONY_TILES_OF,
    FIELDS,
    FIRST_BIT,
    FIRST_TOOL,
    HAND_LIMIT,
    ROW_VP,
    ROWS,
    SPICES,
    SYMBOL_CARDS,
    SYMBOL_NAMES,
    SYMBOLS_VP,
    TILE_KIND,
    TILES,
    TRACKS,
    Effect,
    Track,
    members,
)
from argosy.games.goa.rules.scoring import SHEET
from argosy.games.goa.rules.scoring import sheet as count_up
from argosy.games.goa.rules.tableau import LAST, can_advance
from argosy.games.goa.state import EMPTY, MARKERS, Ask, At, Phase, State, Step
from argosy.kernel import ints
from argosy.kernel.game import Entry, Line

PURSE = ("ducats", "ships", "colonists", "spices", "extra", "cards")


def me_of(v: State) -> int:
    """Whose eyes it is seen with; a spectator looks over the shoulder of who acts."""
    if v.viewer > 0:
        return int(v.viewer) - 1
    return int(v.asks[v.depth - 1, 1]) if v.depth > 0 else 0


def explain(v: State, thing: str) -> Entry | None:
    """The card of a thing on the table."""
    name, *numbers = thing.split("-")
    if name == "purse" and numbers and numbers[0] in PURSE:
        owner = numbers[1:]
        if not owner:
            return _purse(v, numbers[0])
        return _theirs(v, numbers[0], int(owner[0])) if owner in [[str(n)] for n in range(v.seats)] else None
    found = CARDS_OF.get(name)
    if found is None or not all(number.isdecimal() for number in numbers):
        return None
    make, least, most = found
    places = [int(number) for number in numbers]
    if not least <= len(places) <= len(most) or any(p >= m for p, m in zip(places, most, strict=False)):
        return None
    return make(v, *places)


# ---- tiles and cards -----------------------------------------------------------------------------------------------


def _tile(v: State, tile: int) -> Entry:
    kind = int(TILE_KIND[tile])
    does = [about_tile(tile)]
    now = [_whereabouts(v, tile)]
    if kind >= FIRST_TOOL and v.at[tile] >= At.OWNED and v.at[tile] < At.KEPT:
        owner = int(v.at[tile]) - At.OWNED
        now.append(Line("lex-tile-ready" if v.tools[owner, kind - FIRST_TOOL] > 0 else "lex-tile-used"))
    return Entry(tile_line(tile), Line("lex-kind-tile"), does, now, rule="tiles")


def _whereabouts(v: State, tile: int) -> Line:
    """Where an auction tile is."""
    at = int(v.at[tile])
    if at == At.GRID:
        lots = [lot for lot in range(1, MARKERS) if v.marker[lot] != EMPTY and v.grid[v.marker[lot]] == tile]
        if lots:
            return Line("lex-at-lot", {"n": lots[0] + 1, "seat": seat_line(auctioneer_of(v, lots[0]))})
        return Line("lex-at-grid")
    if at >= At.KEPT:
        return Line("lex-at-kept", {"seat": seat_line(at - At.KEPT)})
    if at >= At.OWNED:
        return Line("lex-at-owner", {"seat": seat_line(at - At.OWNED)})
    return Line({At.REMOVED: "lex-at-removed", At.DISCARD: "lex-at-discard"}.get(At(at), "lex-at-box"))


def _card(v: State, card: int) -> Entry:
    me = me_of(v)
    effect = Effect(int(CARD_EFFECT[card]))
    symbol = int(CARD_SYMBOL[card])
    does = [about_effect(v, me, effect), Line("lex-card-colonists", {"n": int(CARD_COLONISTS[card])})]
    held = (int(v.hand[me]) & int(SYMBOL_CARDS[symbol])).bit_count()
    sign = Line(f"part-{SYMBOL_NAMES[symbol]}")
    now = [Line("lex-card-symbol", {"symbol": sign, "n": held, "points": int(SYMBOLS_VP[held])})]
    if v.card_played and int(v.asks[v.depth - 1, 1]) == me and v.depth > 0:
        now.append(Line("lex-card-played"))
    if int(v.in_use) == card + 1:
        now.append(Line("lex-card-in-use"))
    return Entry(card_line(card), Line("lex-kind-card"), does, now, rule="expedition cards")


def _deck(v: State) -> Entry:
    does = [Line("lex-deck")]
    return Entry(
        Line("board-deck"), Line("lex-kind-card"), does, [amount("cards", v.deck_size)], rule="expedition cards"
    )


def _discard(v: State) -> Entry:
    cards = [card_line(card) for card in members(v.discard)] or [amount("cards", 0)]
    now = [Line("lex-discard-now", {"cards": cards})]
    if v.in_use > 0:
        now.append(Line("lex-in-use", {"card": card_line(int(v.in_use) - 1)}))
    return Entry(Line("board-discard"), Line("lex-kind-card"), [Line("lex-discard")], now, rule="expedition cards")


def _removed(v: State) -> Entry:
    tiles = alike(tile_line(tile) for tile in range(TILES) if v.at[tile] == At.REMOVED)
    gone = alike(tile_line(tile) for tile in range(TILES) if v.at[tile] == At.DISCARD)
    now = [Line("lex-removed-now", {"tiles": tiles})] if tiles else []
    now += [Line("lex-gone-now", {"tiles": gone})] if gone else []
    return Entry(Line("board-removed"), Line("lex-kind-tile"), [Line("lex-removed")], now, rule="tiles favour")


def _bonanza(v: State) -> Entry:
    found = [int(tile) - 1 for tile in v.lifted if tile > 0]
    brought = [good_amount(int(BONANZA_BRINGS[tile]), int(BONANZA_AMOUNT[tile])) for tile in found]
    now = [Line("lex-bonanza-now", {"n": int(v.covered.sum())})]
    now += [Line("lex-bonanza-found", {"goods": brought})] if brought else []
    return Entry(Line("board-bonanza"), None, [Line("lex-bonanza")], now, rule="variants bonanza")


# ---- the auction ---------------------------------------------------------------------------------------------------


def _flag(v: State) -> Entry:
    now = [Line("lex-flag-now", {"seat": seat_line(int(v.flag)), "starter": seat_line(int(v.starter))})]
    return Entry(Line("part-flag"), None, [Line("lex-flag")], now, rule="auctions flag")


def _order(v: State) -> Entry:
    now = [Line("lex-flag-now", {"seat": seat_line(int(v.flag)), "starter": seat_line(int(v.starter))})]
    return Entry(Line("lex-order-name"), None, [Line("lex-order")], now, rule="actions")


def _lot(v: State, lot: int) -> Entry:
    seller = auctioneer_of(v, lot)
    now = [Line("lex-lot-seller", {"seat": seat_line(seller)})]
    if v.phase == Phase.AUCTION and v.lot == lot and v.bid > 0:
        now.append(Line("lex-lot-bid", {"seat": seat_line(int(v.bidder)), "price": amount("ducats", v.bid)}))
    lies = v.flag_place != EMPTY if lot == 0 else v.marker[lot] != EMPTY and v.grid[v.marker[lot]] != EMPTY
    name = lot_line(v, lot) if lies else Line("board-lot", {"n": lot + 1})
    does = [about_tile(int(v.grid[v.marker[lot]]))] if lies and lot else []
    return Entry(name, Line("board-lot", {"n": lot + 1}), [*does, Line("lex-lot")], now, rule="auctions")


# ---- the estate ----------------------------------------------------------------------------------------------------


def _purse(v: State, what: str) -> Entry:
    me = me_of(v)
    now: list[Line]
    if what == "spices":
        slots = amount("slots", free_slots_of(v, me))
        now = [Line("lex-stored", {"spices": some_spices(v.spices[me][:SPICES]), "slots": slots})]
    elif what == "cards":
        limit = int(HAND_LIMIT[v.rows[me, Track.EXPEDITION]])
        now = [Line("fact-cards", {"n": int(v.hand_size[me]), "limit": limit})]
    else:
        now = [Line("lex-purse-now", {"goods": amount(what, getattr(v, what)[me])})]
    return Entry(Line(f"board-{what}"), None, [Line(f"lex-purse-{what}")], now, rule=f"what lies on the table {what}")


def _theirs(v: State, what: str, seat: int) -> Entry:
    """The same of another seat: what everybody can count."""
    n = (
        int(v.hand_size[seat])
        if what == "cards"
        else int(v.spices[seat].sum() if what == "spices" else getattr(v, what)[seat])
    )
    now = [Line("lex-purse-theirs", {"seat": seat_line(seat), "goods": amount(what, n)})]
    return Entry(Line(f"board-{what}"), None, [Line(f"lex-purse-{what}")], now, rule=f"what lies on the table {what}")


def _score(v: State, seat: int | None = None) -> Entry:
    who = me_of(v) if seat is None else seat
    out = ints([0] * len(SHEET))
    count_up(v, who, out)
    lines = [Line(f"sheet-{line}") for line in SHEET]
    parts = [Line("lex-score-line", {"line": line, "n": int(n)}) for line, n in zip(lines, out, strict=True) if n]
    now = [Line("lex-score-now", {"seat": seat_line(who), "lines": parts})] if parts else []
    return Entry(amount("points", int(out.sum())), None, [Line("lex-score")], now, rule="the end points")


def _row(v: State, row: int) -> Entry:
    me = me_of(v)
    worth = Line("lex-row", {"points": amount("points", ROW_VP[row])})
    does = [worth, Line("lex-row-all")] if row else [Line("lex-row-first")]
    done = Line("lex-row-done" if v.complete[me] >= row else "lex-row-open")
    return Entry(
        Line("lex-row-name", {"n": row + 1}), Line("lex-kind-tableau"), does, [done] if row else [], rule="tableau"
    )


def _track(v: State, track: int, seat: int | None = None) -> Entry:
    who = me_of(v) if seat is None else seat
    row = int(v.rows[who, track])
    now = [Line("lex-track-now", {"seat": seat_line(who), "n": row + 1, "brings": level(track, row)})]
    if seat is None and row < LAST:
        now.append(Line("lex-track-next", {"step": step_preview(v, who, track, Step.FULL)}))
    return Entry(
        track_line(track),
        Line("lex-kind-tableau"),
        [Line(f"lex-track-{Track(track).name.lower()}")],
        now,
        rule="tableau",
    )


def _step(v: State, track: int, row: int) -> Entry:
    me = me_of(v)
    at = int(v.rows[me, track])
    does = [Line("lex-step", {"brings": level(track, row), "points": amount("points", ROW_VP[row])})]
    if FIRST_BIT[track, row] and not FIRST_BIT[track, row] & v.firsts:
        does.append(Line("lex-step-first"))
    now = [Line("lex-step-past" if row < at else "lex-step-here" if row == at else "lex-step-ahead", {"n": row - at})]
    costs = [step_cost(track, row - 1, Step.FULL)] if row > at else []
    if row == at + 1:
        now.append(Line("lex-step-can" if can_advance(v, me, track, Step.FULL) else "lex-step-cannot"))
    name = Line("board-step", {"track": track_line(track), "n": row + 1})
    return Entry(name, Line("lex-kind-tableau"), does, now, costs, rule="tableau")


def _field(v: State, field: int, seat: int | None = None) -> Entry:
    who = me_of(v) if seat is None else seat
    tile = int(v.field[who, field])
    if tile == EMPTY:
        return Entry(place_line(field), Line("board-warehouse"), [Line("lex-field")], rule="tiles plantation")
    return Entry(
        tile_line(tile), Line("board-warehouse"), [about_tile(tile)], _stored(v, who, field), rule="tiles plantation"
    )


def _stored(v: State, seat: int, place: int) -> list[Line]:
    spices, slots = some_spices(v.stock[seat, place][:SPICES]), amount("slots", v.room[seat, place])
    return [Line("lex-stored", {"spices": spices, "slots": slots})]


def _allowed(tile: int) -> list[Line]:
    """The spices that a colony tile takes."""
    spices = members(COLONY_TILE_ALLOWS[tile])
    return [Line("lex-any-spice")] if len(spices) == SPICES else [spice_line(spice) for spice in spices]


def _colony(v: State, colony: int, seat: int | None = None) -> Entry:
    who = me_of(v) if seat is None else seat
    left = members(int(v.colonies_left) & int(COLONY_TILES_OF[colony]))
    does = [Line("lex-colony", {"need": int(COLONY_NEED[colony]), "slots": int(COLONY_SLOTS[colony])})]
    tile = int(v.colony[who, colony])
    if tile != EMPTY:
        now = [*_stored(v, who, FIELDS + colony), Line("lex-colony-takes", {"spices": _allowed(tile)})]
    else:
        now = [founding(v, who, colony, 0)] if seat is None else [Line("lex-colony-none")]
    tiles = [Line("lex-colony-tile", {"spices": _allowed(tile)}) for tile in left]
    now.append(Line("lex-colony-left", {"n": len(left), "tiles": tiles}) if left else Line("lex-colony-gone"))
    return Entry(colony_line(colony), Line("lex-kind-colony"), does, now, rule="founding a colony")


Maker = Callable[..., Entry]
SEATS = 4
CARDS_OF: dict[str, tuple[Maker, int, tuple[int, ...]]] = {  # name: its card, the fewest numbers, what they go up to
    "tile": (_tile, 1, (TILES,)), "card": (_card, 1, (CARDS,)), "deck": (_deck, 0, ()), "discard": (_discard, 0, ()),
    "removed": (_removed, 0, ()), "bonanza": (_bonanza, 0, ()), "flag": (_flag, 0, ()), "lot": (_lot, 1, (MARKERS,)),
    "order": (_order, 0, ()),
    "score": (_score, 0, (SEATS,)), "row": (_row, 1, (ROWS,)), "track": (_track, 1, (TRACKS, SEATS)),
    "step": (_step, 2, (TRACKS, ROWS)), "field": (_field, 1, (FIELDS, SEATS)),
    "colony": (_colony, 1, (COLONIES, SEATS)),
}  # fmt: skip


# ---- what cannot be done, and what one leaves out ------------------------------------------------------------------


def barred(v: State) -> list[tuple[Line, Line]]:
    """The actions that cannot be taken now, and why not."""
    if v.depth == 0 or v.viewer <= 0:
        return []
    what, seat = (int(n) for n in v.asks[v.depth - 1, :2])
    if what != Ask.TURN or seat != v.viewer - 1:
        return []
    found: list[tuple[Line, Line]] = []
    if free_slots_of(v, seat) == 0:
        found.append((describe(Code.HARVEST), Line("why-no-slot")))
    limit = int(HAND_LIMIT[v.rows[seat, Track.EXPEDITION]])
    if v.hand_size[seat] >= limit:
        found.append((Line("why-expedition"), Line("why-hand-full", {"n": int(v.hand_size[seat]), "limit": limit})))
    for track in range(TRACKS):
        row = int(v.rows[seat, track])
        if row < LAST and not can_advance(v, seat, track, Step.FULL):
            found.append((describe(Code.ADVANCE + track), Line("why-step", {"cost": step_cost(track, row, Step.FULL)})))
    return found


def idle(v: State, code: int) -> bool:
    """Cards and tiles may be used after the action too: where nothing else is left, one mostly ends the turn."""
    if v.depth == 0 or int(v.asks[v.depth - 1, 0]) != Ask.AFTER:
        return False
    return Code.PLAY <= code < Code.USE
