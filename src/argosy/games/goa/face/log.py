"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views and the move, so the log cannot say what the viewer did not see: their own
cards are named when they draw them, those of the others are counted.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from argosy.games.goa.face.describing import (
    alike,
    amount,
    amounts,
    card_line,
    colony_line,
    good_amount,
    seat_line,
    spices_line,
    tile_line,
    track_line,
)
from argosy.games.goa.face.prompts import auctioneer_of, colonists_counted, lot_name, round_facts, top
from argosy.games.goa.moves import SPY_TRACKS, Code, cell_name, flag_name
from argosy.games.goa.parts import (
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    CARD_COLONISTS,
    CARD_EFFECT,
    CHANGES_ACTION,
    COLONY_NEED,
    COLONY_TILE_IDS,
    COMFORT,
    CORNERS,
    DUTY_VP,
    EFFECT_AMOUNT,
    EFFECT_BRINGS,
    FIELDS,
    FIRST_BIT,
    FIRST_TOOL,
    HALF_TILES,
    KIND_AMOUNT,
    KIND_BRINGS,
    MOST_MONEY_VP,
    NOTHING,
    PLACES,
    QUICK_DUCATS,
    ROUNDS_A_HALF,
    SETTLEMENT_GOODS,
    SPICE_PRICE,
    SPICES,
    TILE_ALLOWS,
    TILE_AMOUNT,
    TILE_KIND,
    TILE_SLOTS,
    TRACKS,
    YIELD,
    Effect,
    Good,
    Kind,
    Track,
    members,
)
from argosy.games.goa.rules.scoring import score
from argosy.games.goa.state import CORNER_CELLS, Ask, At, Phase, State
from argosy.kernel.game import Line
from argosy.kernel.stack import WHAT, A, B

GIVE = int(Code.GIVE)
UNTOLD = (NOTHING, Good.EXPEDITIONS)  # cards are told when they are drawn


def tell(before: State, move: int, after: State) -> list[Line]:
    """The sentences of the log for one move."""
    return list(Telling(before, int(move), after).lines())


def opening(start: State) -> list[Line]:
    """How the game began: told with the first move, and alone before it."""
    return list(Telling(start, 0, start).opening())


class Telling:
    """One move as one viewer saw it: first the deed, then what followed from it, in the order of the rules."""

    def __init__(self, before: State, move: int, after: State) -> None:
        self.before = before
        self.after = after
        self.views = (before, after)
        self.move = move
        self.what, self.seat, self.a, self.b = top(before)
        self.who = {"seat": seat_line(self.seat)}
        self.came, self.went = self.spice_counts()
        self.shuffled = bool(after.shuffles > before.shuffles)

    def lines(self) -> Iterator[Line]:
        """Everything that happened."""
        if self.before.moves == 0 and self.before.phase <= Phase.MARKERS:
            yield from self.opening()
        yield from self.deed()
        yield from self.tiles_gained()
        yield from self.spices_moved()
        yield from self.markers_moved()
        yield from self.founded_after_all()
        yield from self.cards_drawn()
        yield from self.course()

    def line(self, key: str, **facts: Any) -> Line:
        """A sentence about the seat that moved."""
        return Line(key, self.who | facts)

    def gets(self, of: str, n: int, key: str = "log-gains") -> Line:
        """The seat that moved gets so much of something."""
        return self.line(key, goods=amount(of, n))

    # ---- the deed --------------------------------------------------------------------------------------------------

    def deed(self) -> Iterator[Line]:
        """What the move says by itself."""
        what, move = self.what, self.move
        if Code.PLAY <= move < Code.FILL:
            yield from self.card_or_tile()
        elif what in (Ask.BID, Ask.SELL_OR_KEEP):
            yield from self.auction()
        elif what == Ask.TURN:
            yield from self.turn()
        elif what == Ask.PLACE_FLAG:
            yield self.line("log-flag", place=flag_name(move - Code.FLAG))
        elif what == Ask.PLACE_MARKER:
            yield self.marker_placed(move - Code.MARKER)
        elif what in (Ask.FOUND_ADD, Ask.FOUND_WHICH, Ask.COLONY_TILE):
            yield from self.founding()
        elif what == Ask.ADVANCE:
            yield from self.paid()
        elif what == Ask.QUICK_START and move == Code.QUICK_DUCATS:
            yield self.gets("ducats", QUICK_DUCATS, "log-quick-ducats")
        elif what == Ask.REPLACE:
            yield from self.pushed_out(move - Code.REPLACE)
        elif what == Ask.FAVOUR:
            yield self.line("log-favour", tile=tile_line(move - Code.FAVOUR))
        elif move in (Code.GAIN_SHIPS, Code.GAIN_COLONISTS):
            of = "ships" if move == Code.GAIN_SHIPS else "colonists"
            yield self.gets(of, 1 if what == Ask.HARVEST else self.a)
        elif move == Code.GAIN_SPICES:
            yield self.gets("spices", self.a, "log-harvest")

    def marker_placed(self, cell: int) -> Line:
        """A marker lies on a tile."""
        tile = tile_line(int(self.before.grid[cell]))
        return self.line("log-marker", n=self.a + 1, tile=tile, cell=cell_name(cell))

    def turn(self) -> Iterator[Line]:
        """The action of a turn, or a pass."""
        move = self.move
        if move == Code.PASS:
            yield self.line("log-pass")
            return
        yield from self.extra_card_used()
        if move == Code.BUILD:
            yield self.gets("ships", self.yields(Track.SHIPS), "log-build")
        elif move == Code.TAXES:
            yield self.gets("ducats", self.yields(Track.TAXES), "log-taxes")
        elif move == Code.HARVEST:
            yield self.gets("spices", self.yields(Track.HARVEST), "log-harvest")
        elif move < Code.FOUND:
            yield self.line("log-expedition")
        elif move < Code.ADVANCE:
            yield from self.attempt(move - Code.FOUND)
        else:
            yield from self.paid()

    def yields(self, track: int, seat: int | None = None) -> int:
        """What a marker stood on before the move."""
        owner = self.seat if seat is None else seat
        return int(YIELD[track, self.before.rows[owner, track]])

    def extra_card_used(self) -> Iterator[Line]:
        """In the extra rounds every action costs a card."""
        if self.before.phase == Phase.EXTRA:
            yield self.line("log-extra-used")

    def paid(self) -> Iterator[Line]:
        """What a step costs, as far as it is paid with this move (where there is a choice of spices it is asked)."""
        ducats = int(self.before.ducats[self.seat] - self.after.ducats[self.seat])
        ships = int(self.before.ships[self.seat] - self.after.ships[self.seat])
        goods = spices_line(self.went) + amounts(("ships", ships), ("ducats", ducats))
        self.went = [0] * SPICES
        if goods:
            yield self.line("log-pays", goods=goods)

    # ---- cards and tiles that are used -----------------------------------------------------------------------------

    def card_or_tile(self) -> Iterator[Line]:
        """A card is played or discarded, a tile used."""
        move = self.move
        if move < Code.DISCARD:
            yield from self.card_played(move - Code.PLAY)
        elif move < Code.USE:
            yield self.line("log-discards", card=card_line(move - Code.DISCARD))
        elif move < Code.SPY:
            yield from self.tile_used(move - Code.USE)
        elif move < Code.SWAP:
            yield from self.spied(*divmod(move - Code.SPY, len(SPY_TRACKS)))
        else:
            yield self.swapped(move - Code.SWAP)

    def card_played(self, card: int) -> Iterator[Line]:
        """The card, and what it brings at once."""
        effect = Effect(int(CARD_EFFECT[card]))
        if CHANGES_ACTION[effect]:
            yield from self.extra_card_used()
        yield self.line("log-plays", card=card_line(card))
        if EFFECT_BRINGS[effect] not in UNTOLD:
            yield self.line("log-gains", goods=good_amount(EFFECT_BRINGS[effect], EFFECT_AMOUNT[effect]))

    def tile_used(self, tool: int) -> Iterator[Line]:
        """The tile, and what it brings at once."""
        kind = Kind(FIRST_TOOL + tool)
        yield self.line("log-uses", tile=Line(f"tool-{kind.name.lower().replace('_', '-')}"))
        if KIND_BRINGS[kind] not in UNTOLD:
            yield self.line("log-gains", goods=good_amount(KIND_BRINGS[kind], KIND_AMOUNT[kind]))
        elif kind == Kind.SUPPLY:
            yield from self.turned_up()

    def spied(self, other: int, i: int) -> Iterator[Line]:
        """Espionage: what an opponent's marker brings."""
        track = int(SPY_TRACKS[i])
        yield self.line("log-spies", other=seat_line(other), track=track_line(track))
        n = self.yields(track, other)
        if track == Track.COLONISTS:
            come = self.b + n - max(self.yields(track), int(self.before.spied))
            yield Line("log-come", {"n": come, "own": n})
        elif track == Track.HARVEST:
            yield self.gets("spices", n, "log-harvest")
        else:
            yield self.gets("ships" if track == Track.SHIPS else "ducats", n)

    def swapped(self, cell: int) -> Line:
        """The swap tile and a tile of the grid change places."""
        tile = tile_line(int(self.before.grid[cell]))
        return self.line("log-swaps", tile=tile, cell=cell_name(cell), swap=Line("tool-swap"))

    # ---- founding --------------------------------------------------------------------------------------------------

    def founding(self) -> Iterator[Line]:
        """The steps of a founding after the colony was named, or naming it with a card."""
        if self.what == Ask.FOUND_WHICH:
            yield from self.attempt(self.move - Code.FOUND)
        elif self.what == Ask.COLONY_TILE:
            name = COLONY_TILE_IDS[self.move - Code.TILE].replace("_", "-")
            yield self.line("log-colony-tile", tile=Line(f"part-{name}"))
        elif self.move == Code.ADD:
            missing = int(COLONY_NEED[self.a]) - self.b
            yield self.line("log-added", goods=amount("colonists", missing), colony=colony_line(self.a))
        else:
            yield self.line("log-failed", colony=colony_line(self.a), goods=amount("colonists", COMFORT))

    def attempt(self, colony: int) -> Iterator[Line]:
        """The colony is named, cards are turned up, and enough colonists found it at once."""
        yield self.line("log-found", colony=colony_line(colony), need=int(COLONY_NEED[colony]))
        yield from self.turned_up()
        own = self.yields(Track.COLONISTS)
        come = own + sum(int(CARD_COLONISTS[card]) for card in members(self.after.shown))
        yield Line("log-come", {"n": come, "own": own})
        if come >= COLONY_NEED[colony]:
            yield self.line("log-founded", colony=colony_line(colony))

    def turned_up(self) -> Iterator[Line]:
        """The cards that everybody saw."""
        yield from self.reshuffle()
        cards = [card_line(card) for card in members(self.after.shown)]
        yield Line("log-turned-up", {"cards": cards}) if cards else Line("log-no-cards")

    def founded_after_all(self) -> Iterator[Line]:
        """A founding that was short of colonists, until a tile or a card in the middle of it brought enough."""
        if self.move in (Code.ADD, Code.DECLINE):
            return
        for colony in set(short_foundings(self.before)) - set(short_foundings(self.after)):
            yield self.line("log-founded", colony=colony_line(colony))

    # ---- the auction -----------------------------------------------------------------------------------------------

    def auction(self) -> Iterator[Line]:
        """A bid or none, or the auctioneer's decision."""
        if self.what == Ask.SELL_OR_KEEP:
            return  # told with the sale
        tile = self.lot_line(self.a)
        if self.move == Code.NO_BID:
            yield self.line("log-no-bid", tile=tile)
        else:
            yield self.line("log-bid", tile=tile, price=amount("ducats", self.move - Code.BID))

    def lots_sold(self) -> list[int]:
        """The lots that changed hands: usually one; where nobody can bid, the following ones go at once too."""
        if self.before.phase not in (Phase.MARKERS, Phase.AUCTION) or self.after.phase < Phase.AUCTION:
            return []
        first = int(self.before.lot) if self.before.phase == Phase.AUCTION else 0  # all with the last marker, perhaps
        end = int(self.after.lot) if self.after.phase == Phase.AUCTION else int(self.before.seats) + 1
        return list(range(first, end))

    def cell_of(self, lot: int) -> int:
        """The cell of a lot; the last marker may have been placed with this move."""
        return (
            self.move - Code.MARKER if self.what == Ask.PLACE_MARKER and lot == self.a else int(self.before.marker[lot])
        )

    def lot_line(self, lot: int) -> Line:
        """A lot by name."""
        return lot_name(self.before, self.cell_of(lot)) if lot else Line("part-the-flag")

    def sale(self, lot: int) -> tuple[int, Line]:
        """Who got a lot, and the sentence that says how."""
        tile, seller = self.lot_line(lot), auctioneer_of(self.before, lot)
        bid, bidder = int(self.before.bid), int(self.before.bidder)
        if self.what == Ask.BID and self.move > Code.BID:
            bid, bidder = self.move - Code.BID, self.seat
        asked = self.what in (Ask.BID, Ask.SELL_OR_KEEP) and lot == self.a
        if not asked or bid == 0:
            return seller, Line("log-free", {"seat": seat_line(seller), "tile": tile})
        if self.move == Code.KEEP:
            facts = {"seat": seat_line(seller), "tile": tile, "price": amount("price", bid - 1)}
            return seller, Line("log-bought", facts)
        facts = {"seat": seat_line(bidder), "tile": tile, "price": amount("ducats", bid), "seller": seat_line(seller)}
        if self.what == Ask.BID:  # the auctioneer was not asked
            return bidder, Line("log-sold-too-dear", facts | {"less": amount("ducats", bid - 1)})
        return bidder, Line("log-sold", facts)

    def tiles_gained(self) -> Iterator[Line]:
        """Tiles that come to somebody, and what they bring at once."""
        for lot in self.lots_sold():
            owner, line = self.sale(lot)
            yield line
            if lot == 0:
                yield Line("log-flag-extra", {"seat": seat_line(owner), "goods": amount("extra", 1)})
            else:
                cell = self.cell_of(lot)
                yield from self.bonus_under(cell, owner)
                yield from self.received(owner, int(self.before.grid[cell]))
        if Code.SWAP <= self.move < Code.FILL:
            cell = self.move - Code.SWAP
            yield from self.bonus_under(cell, self.seat)
            yield from self.received(self.seat, int(self.before.grid[cell]))
        elif self.what == Ask.FAVOUR:
            yield from self.received(self.seat, self.move - Code.FAVOUR)
        elif self.what == Ask.REPLACE:
            yield from self.laid(self.seat, self.a)

    def received(self, seat: int, tile: int) -> Iterator[Line]:
        """What a tile brings its new owner at once."""
        kind, n = Kind(int(TILE_KIND[tile])), TILE_AMOUNT[tile]
        if kind >= FIRST_TOOL:
            return  # it lies before its owner until it is used
        brings = SETTLEMENT_GOODS if kind == Kind.SETTLEMENT else (KIND_BRINGS[kind],)
        if brings[0] not in UNTOLD:
            yield Line("log-gains", {"seat": seat_line(seat), "goods": [good_amount(good, n) for good in brings]})
        elif TILE_ALLOWS[tile]:
            yield from self.laid(seat, tile)

    def laid(self, seat: int, tile: int) -> Iterator[Line]:
        """A plantation on its field, if it has found one."""
        for field in range(FIELDS):
            if self.after.field[seat, field] == tile and self.before.field[seat, field] != tile:
                spices = spices_line(self.after.stock[seat, field][:SPICES])
                facts = {"seat": seat_line(seat), "tile": tile_line(tile), "n": field + 1}
                yield Line("log-plantation", facts | {"spices": spices}) if spices else Line("log-crop-rotation", facts)

    def bonus_under(self, cell: int, seat: int) -> Iterator[Line]:
        """The Bonanza tile that lay under a corner."""
        for corner in range(CORNER_CELLS):
            if CORNERS[corner] == cell and self.before.covered[corner] == 1:
                bonus = int(self.after.lifted[corner]) - 1
                goods = good_amount(BONANZA_BRINGS[bonus], BONANZA_AMOUNT[bonus])
                yield Line("log-bonanza", {"seat": seat_line(seat), "goods": goods})

    # ---- spices, markers, cards ------------------------------------------------------------------------------------

    def pushed_out(self, field: int) -> Iterator[Line]:
        """An old plantation leaves its field, and its spices with it."""
        tile = int(self.before.field[self.seat, field])
        kept = TILE_KIND[tile] == Kind.PLANTATION and TILE_SLOTS[tile] == 1
        yield self.line("log-pushed-out-kept" if kept else "log-pushed-out", tile=tile_line(tile), n=field + 1)
        if any(self.went):
            yield self.line("log-loses", spices=spices_line(self.went))

    def spice_counts(self) -> tuple[list[int], list[int]]:
        """Spices that the mover stored and that left their slots; what comes with a new plantation is not counted.

        A slot that was emptied may be filled again in the same move, when a harvest goes on.
        """
        came, went = [0] * SPICES, [0] * SPICES
        field, new_field = (v.field[self.seat].tolist() for v in self.views)
        everything = self.all_given()
        stock, new_stock = (v.stock[self.seat].tolist() for v in self.views)
        for place, spice in itertools.product(range(PLACES), range(SPICES)):
            new = place < FIELDS and field[place] != new_field[place]
            given = stock[place][spice] if everything else int(self.move == GIVE + place * SPICES + spice)
            had = stock[place][spice] - given
            has = 0 if new else new_stock[place][spice]
            came[spice] += max(has - had, 0)
            went[spice] += given + max(had - has, 0)
        return came, went

    def all_given(self) -> bool:
        """Whether all spices were given for a duty, and not only the one that was named."""
        done = bool(self.after.duties[self.seat] > self.before.duties[self.seat])
        return done and not (self.what == Ask.GIVE and self.a == 1)

    def spices_moved(self) -> Iterator[Line]:
        """Spices that were stored, given or sold; a duty that was done with them."""
        if any(self.went) and self.what != Ask.REPLACE:
            yield self.spices_gone(self.went)
        if self.after.duties[self.seat] > self.before.duties[self.seat]:
            yield self.line("log-duty", points=amount("points", DUTY_VP))
        if any(self.came):
            yield self.line("log-stores", spices=spices_line(self.came))

    def spices_gone(self, went: list[int]) -> Line:
        """Sold, or given for a step or a duty; a duty may be done in the middle of a sale."""
        if self.what == Ask.SELL and Code.GIVE <= self.move < Code.REFILL:
            return self.line("log-sells", spices=spices_line(went), price=amount("ducats", SPICE_PRICE * sum(went)))
        return self.line("log-gives", spices=spices_line(went))

    def markers_moved(self) -> Iterator[Line]:
        """Markers that advanced, and what the first and the complete are given."""
        new_firsts = self.after.firsts & ~self.before.firsts
        for track in range(TRACKS):
            row = int(self.after.rows[self.seat, track])
            if row > self.before.rows[self.seat, track]:
                yield self.line("log-row", track=track_line(track), n=row + 1)
                if new_firsts & FIRST_BIT[track, row]:
                    yield self.line("log-first", track=track_line(track), n=row + 1)
                if track == Track.COLONISTS:
                    yield from self.more_come()
        rows = int(self.after.complete[self.seat] - self.before.complete[self.seat])
        if rows > 0:
            row = int(self.after.complete[self.seat]) + 1
            yield self.line("log-complete", n=row, goods=amount("extra", rows))

    def more_come(self) -> Iterator[Line]:
        """A step in the middle of a founding that is still short of colonists afterwards."""
        had, has = ([int(row[B]) for row in v.asks[: v.depth] if row[WHAT] == Ask.FOUND_ADD] for v in self.views)
        if had and has and had != has:
            yield Line("log-come", {"n": has[0], "own": colonists_counted(self.after, self.seat)})

    def reshuffle(self) -> Iterator[Line]:
        """The deck ran out; told once, before the cards that came from it."""
        if self.shuffled:
            self.shuffled = False
            yield Line("log-shuffle")

    def cards_drawn(self) -> Iterator[Line]:
        """Cards that came into a hand: the viewer's own by name, the others' by number."""
        yield from self.reshuffle()
        for seat in range(int(self.after.seats)):
            n = int(self.after.hand_size[seat] - self.before.hand_size[seat])
            if n <= 0:
                continue
            if self.after.viewer == seat + 1:
                own = members(int(self.after.hand[seat]) & ~int(self.before.hand[seat]))
                yield Line("log-draws-own", {"seat": seat_line(seat), "cards": [card_line(card) for card in own]})
            else:
                yield Line("log-draws", {"seat": seat_line(seat), "goods": amount("cards", n)})

    # ---- the course of the game ------------------------------------------------------------------------------------

    def opening(self) -> Iterator[Line]:
        """How the game began: told with the first move. With a quick start the first round begins after it."""
        yield Line("log-begin", {"seat": seat_line(self.before.flag)})
        yield removed(self.before, 0)
        if self.before.phase == Phase.MARKERS:
            yield Line("log-round", round_facts(self.before.round_no) | {"seat": seat_line(self.before.flag)})

    def course(self) -> Iterator[Line]:
        """A new phase, round or half, or the end."""
        before, after = self.before, self.after
        flag = {"seat": seat_line(after.flag)}
        if before.phase == Phase.QUICK and after.phase == Phase.MARKERS:
            yield Line("log-round", round_facts(after.round_no) | flag)
        if before.phase in (Phase.MARKERS, Phase.AUCTION) and after.phase > Phase.AUCTION:
            yield Line("log-actions", flag)
        if before.phase == Phase.ACTIONS and after.phase == Phase.EXTRA:
            yield Line("log-extra-actions")
        if after.round_no == before.round_no:
            return
        if after.depth == 0:
            yield from ending(after)
            return
        if after.round_no == ROUNDS_A_HALF:
            yield Line("log-half")
            yield removed(after, 1)
        yield Line("log-round", round_facts(after.round_no) | flag)


def short_foundings(v: State) -> list[int]:
    """The colony whose founding waits for more colonists, if there is one."""
    return [int(row[A]) for row in v.asks[: v.depth] if row[WHAT] == Ask.FOUND_ADD]


def removed(v: State, half: int) -> Line:
    """The tiles that were taken out at the start of a half, for everybody to see."""
    tiles = range(half * HALF_TILES, (half + 1) * HALF_TILES)
    return Line("log-removed", {"tiles": alike(tile_line(tile) for tile in tiles if v.at[tile] == At.REMOVED)})


def ending(v: State) -> Iterator[Line]:
    """The end: all hands are shown, the points counted, and a tie is explained."""
    yield Line("log-over")
    seats = range(int(v.seats))
    for seat in seats:
        cards = [card_line(card) for card in members(v.hand[seat])]
        if cards:
            yield Line("log-hand", {"seat": seat_line(seat), "cards": cards})
    yield Line("log-richest", {"goods": amount("ducats", max(int(v.ducats[seat]) for seat in seats))} | rich(v))
    for seat in seats:
        yield Line("log-score", {"seat": seat_line(seat), "points": amount("points", score(v, seat))})
    yield from tie(v)


def rich(v: State) -> dict[str, Any]:
    """Those who have the most money, and what they get for it."""
    most = max(int(v.ducats[seat]) for seat in range(int(v.seats)))
    holders = [seat_line(seat) for seat in range(int(v.seats)) if v.ducats[seat] == most]
    return {"seats": holders, "n": len(holders), "points": amount("points", MOST_MONEY_VP)}


def tie(v: State) -> Iterator[Line]:
    """Several have the most points: money decides; who is level in that, too, shares the place."""
    points = [score(v, seat) for seat in range(int(v.seats))]
    level = [seat for seat, mine in enumerate(points) if mine == max(points)]
    if len(level) == 1:
        return
    most = max(int(v.ducats[seat]) for seat in level)
    winners = [seat for seat in level if v.ducats[seat] == most]
    money = {"goods": amount("ducats", most)}
    if len(winners) == 1:
        yield Line(
            "log-tie-money", money | {"seats": [seat_line(seat) for seat in level], "seat": seat_line(winners[0])}
        )
    else:
        yield Line("log-tie-shared", money | {"seats": [seat_line(seat) for seat in winners]})
