"""A table of Goa laid out in one line, and a hand that moves the pieces by their notation.

    desk = turn(0, hand={0: ["ships2_1"]}, fields={0: {"a_ginger_2": 1}}, ships={0: 3})
    desk.do("play ships2_1", "build ships")

Everything that is laid keeps the books right: cards come out of the deck, tiles from wherever they are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.goa import GAME
from argosy.games.goa.moves import COLUMNS, TILE_NOTATION
from argosy.games.goa.parts import (
    CARD_IDS,
    CARD_SYMBOL,
    CARDS,
    COLONY_NAMES,
    COLONY_SLOTS,
    COLONY_TILE_COLONY,
    COLONY_TILE_IDS,
    FIELDS,
    FIRST_TOOL,
    HALF_TILES,
    REDS,
    SIDE,
    SPICE_NAMES,
    SYMBOL_NAMES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SLOTS,
    TILES,
    TRACK_NAMES,
    Kind,
)
from argosy.games.goa.rules.turns import change_half
from argosy.games.goa.state import BATCHES, EMPTY, Ask, At, Phase
from argosy.kernel import push
from argosy.kernel.position import copy_of

NEWEST = BATCHES - 1


def tile(name: str) -> int:
    """The number of an auction tile; of several alike the first, unless it says '#2'."""
    return TILE_NOTATION.index(name) if name in TILE_NOTATION else TILE_NOTATION.index(f"{name}#1")


def card(name: str) -> int:
    """The number of an expedition card."""
    return CARD_IDS.index(name)


def cards(*names: str) -> int:
    """A set of expedition cards as bits."""
    return sum(1 << card(name) for name in names)


def cell(name: str) -> int:
    """The number of a grid cell: a1 is top left, the letter is the column."""
    return (int(name[1]) - 1) * SIDE + COLUMNS.index(name[0])


def cards_with(symbol: str) -> list[str]:
    """The five cards of a symbol."""
    return [CARD_IDS[c] for c in range(CARDS) if CARD_SYMBOL[c] == SYMBOL_NAMES.index(symbol)]


class Desk:
    """One position, its legal moves as words, and its books checked after every move."""

    def __init__(self, s: Any) -> None:
        self.s = s

    @property
    def offers(self) -> list[str]:
        """The legal moves."""
        return [GAME.rules.notation[code] for code in GAME.rules.legal(self.s)]

    def offers_of(self, word: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.offers if text.split()[0] == word]

    def can(self, text: str) -> bool:
        """Whether a move is legal now."""
        assert text in GAME.rules.codes, f"{text!r} is no move of Goa"
        return text in self.offers

    def do(self, *texts: str) -> Desk:
        """Make these moves, each of which must be legal."""
        for text in texts:
            assert self.can(text), f"{text!r} is not among {self.offers}"
            GAME.rules.contract.apply(self.s, GAME.rules.codes[text])
            self.check()
        return self

    def check(self) -> None:
        """Every piece is accounted for."""
        wrong = GAME.rules.contract.ledger(self.s)
        assert wrong == 0, f"the account {GAME.rules.ledgers[wrong - 1]!r} is wrong"

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return int(GAME.rules.contract.to_act(self.s))

    @property
    def asked(self) -> Ask | None:
        """The question on top."""
        return Ask(int(self.s.asks[self.s.depth - 1, 0])) if self.s.depth else None

    def copy(self) -> Desk:
        """The same position once more."""
        return Desk(copy_of(self.s))

    def hand(self, seat: int) -> set[str]:
        """The expedition cards of a seat."""
        return {CARD_IDS[c] for c in range(CARDS) if int(self.s.hand[seat]) >> c & 1}

    def discarded(self, name: str) -> bool:
        """Whether a card lies on the discard pile."""
        return bool(int(self.s.discard) >> card(name) & 1)

    def row(self, seat: int, track: str) -> int:
        """The row of a marker, counted from 1 as on the tableau."""
        return int(self.s.rows[seat, TRACK_NAMES.index(track)]) + 1

    def spices(self, seat: int) -> dict[str, int]:
        """What a seat has in its warehouse."""
        return {name: int(n) for name, n in zip(SPICE_NAMES, self.s.spices[seat], strict=True) if n}

    def on(self, seat: int, place: str) -> dict[str, int]:
        """The spices on a field ('field1') or a colony."""
        names = [f"field{i + 1}" for i in range(FIELDS)] + list(COLONY_NAMES)
        stock = self.s.stock[seat, names.index(place)]
        return {name: int(n) for name, n in zip(SPICE_NAMES, stock, strict=True) if n}

    def where(self, name: str) -> int:
        """Where a tile is (see At)."""
        return int(self.s.at[tile(name)])

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat line by line; they add up to its score."""
        out = np.zeros(len(GAME.rules.sheet), np.int16)
        GAME.rules.contract.sheet(self.s, seat, out)
        assert sum(out) == self.scores[seat], "the sheet and the score differ"
        return {line: int(points) for line, points in zip(GAME.rules.sheet, out, strict=True)}

    def _all(self, kernel: Any) -> list[int]:
        out = np.zeros(4, np.int16)
        kernel(self.s, out)
        return [int(n) for n in out[: self.s.seats]]

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self._all(GAME.rules.contract.scores)

    @property
    def ranks(self) -> list[int]:
        """The place of every seat."""
        return self._all(GAME.rules.contract.ranks)

    # --- laying things out ------------------------------------------------------------------------

    def lay_deck(self, names: list[str]) -> None:
        """These cards lie on top of the deck, the first one uppermost."""
        wanted = [card(name) for name in names]
        for number in wanted:
            self._into_deck(number)
        rest = [int(c) for c in self.s.deck[: self.s.deck_size] if c not in wanted]
        self._set_deck(rest + wanted[::-1])

    def only_deck(self, names: list[str]) -> None:
        """The deck is these cards, the first uppermost; every other card that is in no hand is discarded."""
        self.lay_deck(names)
        below = self.s.deck_size - len(names)
        for number in [int(c) for c in self.s.deck[:below]]:
            self.s.discard |= 1 << number
            self.s.batch[NEWEST] &= ~(1 << number)
        self._set_deck([int(c) for c in self.s.deck[below : self.s.deck_size]])

    def _into_deck(self, number: int) -> None:
        if int(self.s.discard) >> number & 1:
            self.s.discard &= ~(1 << number)
            self.s.batch[NEWEST] |= 1 << number
            self._set_deck([number, *(int(c) for c in self.s.deck[: self.s.deck_size])])

    def _set_deck(self, order: list[int]) -> None:
        self.s.deck[:] = 0
        self.s.deck[: len(order)] = order
        self.s.deck_size = len(order)

    def deal(self, seat: int, names: list[str]) -> None:
        """These cards go from the deck or the discard pile into a hand."""
        for number in map(card, names):
            self._into_deck(number)
            self._set_deck([int(c) for c in self.s.deck[: self.s.deck_size] if c != number])
            self.s.hand[seat] |= 1 << number
            self.s.hand_size[seat] += 1
            self.s.held[seat, NEWEST] += 1

    def lay_grid(self, where: dict[str, str]) -> None:
        """These tiles lie on these cells; what lay there goes where they came from."""
        for name, what in where.items():
            there, new = cell(name), tile(what)
            old = int(self.s.grid[there])
            if self.s.at[new] == At.GRID:
                self.s.grid[[int(t) for t in self.s.grid].index(new)] = old
            else:
                self.s.at[old] = self.s.at[new]
                self.s.at[new] = At.GRID
            self.s.grid[there] = new

    def remove(self, names: list[str]) -> None:
        """These are among the tiles that were taken out; for each, another one of its half goes onto the grid."""
        for name in names:
            new = tile(name)
            kept = [tile(other) for other in names]
            if self.s.at[new] != At.REMOVED:
                half = new // HALF_TILES
                out = [t for t in range(TILES) if t // HALF_TILES == half and self.s.at[t] == At.REMOVED]
                old = next(t for t in out if t not in kept)
                self._leave_grid(new)
                self.s.grid[[int(t) for t in self.s.grid].index(EMPTY)] = old
                self.s.at[old] = At.GRID
                self.s.at[new] = At.REMOVED

    def clear(self, *keep: str) -> None:
        """Only these cells still hold a tile; the others were sold and discarded."""
        for there in range(len(self.s.grid)):
            if self.s.grid[there] != EMPTY and there not in [cell(name) for name in keep]:
                self.s.at[self.s.grid[there]] = At.DISCARD
                self.s.grid[there] = EMPTY

    def _leave_grid(self, number: int) -> None:
        if self.s.at[number] == At.GRID:
            self.s.grid[[int(t) for t in self.s.grid].index(number)] = EMPTY

    def give_tile(self, seat: int, name: str) -> None:
        """A tile lies before a seat, bought in an earlier auction."""
        number = tile(name)
        self._leave_grid(number)
        self.s.at[number] = At.OWNED + seat
        kind = Kind(int(TILE_KIND[number]))
        if kind == Kind.FOREMAN:
            self.s.foreman[seat] = 1
        else:
            tool = kind - FIRST_TOOL
            assert tool >= 0, f"{name} is not a tile that is kept"
            self.s.tools[seat, tool] += 1
            if tool < REDS:
                self.s.reds[seat, tool] += 1

    def give_field(self, seat: int, name: str, spices: int | str | None = None) -> None:
        """A plantation on the next free field: full, or with so many spices; crop rotation with a named one."""
        number = tile(name)
        field = [int(t) for t in self.s.field[seat]].index(EMPTY)
        self._leave_grid(number)
        self.s.at[number] = At.OWNED + seat
        self.s.field[seat, field] = number
        slots = int(TILE_SLOTS[number])
        self.s.room[seat, field] = slots
        if isinstance(spices, str):
            self._stock(seat, field, SPICE_NAMES.index(spices), 1)
        elif TILE_KIND[number] == Kind.PLANTATION:
            spice = int(TILE_ALLOWS[number]).bit_length() - 1
            self._stock(seat, field, spice, slots if spices is None else spices)

    def give_colony(self, seat: int, name: str, spices: list[str]) -> None:
        """A founded colony with these spices on it."""
        number = COLONY_TILE_IDS.index(name)
        colony = int(COLONY_TILE_COLONY[number])
        self.s.colonies_left &= ~(1 << number)
        self.s.colony[seat, colony] = number
        self.s.room[seat, FIELDS + colony] = COLONY_SLOTS[colony]
        for spice in spices:
            self._stock(seat, FIELDS + colony, SPICE_NAMES.index(spice), 1)

    def _stock(self, seat: int, place: int, spice: int, count: int) -> None:
        self.s.stock[seat, place, spice] += count
        self.s.room[seat, place] -= count
        self.s.spices[seat, spice] += count

    def begin_turn(self, seat: int, phase: Phase = Phase.ACTIONS, action: int = 1) -> None:
        """The auctions are over, `seat` holds the flag and is to act: its first, second or third action."""
        s = self.s
        s.depth = 0
        s.asks[:] = 0
        s.flag_place = EMPTY
        s.marker[:] = EMPTY
        s.phase = phase
        s.flag = seat
        s.action = action - 1
        s.step = 1
        push(s, Ask.TURN, seat)


def new_game(
    seats: int = 3,
    *,
    seed: int = 1,
    starter: int | None = 0,
    quick_start: bool = False,
    bonanza: bool = False,
    half: str = "A",
    grid: dict[str, str] | None = None,
    removed: list[str] | None = None,
    deck: list[str] | None = None,
    only_deck: list[str] | None = None,
    hand: dict[int, list[str]] | None = None,
    tiles: dict[int, list[str]] | None = None,
    fields: dict[int, list[str] | dict[str, Any]] | None = None,
    colonies: dict[int, dict[str, list[str]]] | None = None,
    rows: dict[int, dict[str, int] | list[int]] | None = None,
    **counts: dict[int, int],
) -> Desk:
    """A game before its first decision, with whatever is named laid out; ships={1: 3} and the like count things."""
    first = seed
    while starter is not None and GAME.rules.start(seats, first, [0, 0]).starter != starter:
        first += 1  # the seed decides who turns up the elephant
    desk = Desk(GAME.rules.start(seats, first, [quick_start, bonanza]))
    s = desk.s
    if half == "B":
        s.round_no = 4
        change_half(s)
    for names, lay in ((removed, desk.remove), (grid, desk.lay_grid), (deck, desk.lay_deck)):
        if names is not None:
            lay(names)  # type: ignore[operator]
    for seat, names in (hand or {}).items():
        desk.deal(seat, names)
    if only_deck is not None:
        desk.only_deck(only_deck)
    for seat, owned in (tiles or {}).items():
        for name in owned:
            desk.give_tile(seat, name)
    for seat, laid in (fields or {}).items():
        for name in laid:
            desk.give_field(seat, name, laid[name] if isinstance(laid, dict) else None)
    for seat, founded in (colonies or {}).items():
        for name, spices in founded.items():
            desk.give_colony(seat, name, spices)
    for seat, reached in (rows or {}).items():
        lay_rows(s, seat, reached)
    for name, by_seat in counts.items():
        for seat, count in by_seat.items():
            s[name][seat] = count
    desk.check()
    return desk


def lay_rows(s: Any, seat: int, reached: dict[str, int] | list[int]) -> None:
    """Markers in these rows, counted from 1; rewards of rows already complete were taken."""
    if isinstance(reached, list):
        reached = dict(zip(TRACK_NAMES, reached, strict=True))
    for track, row in reached.items():
        s.rows[seat, TRACK_NAMES.index(track)] = row - 1
    s.complete[seat] = min(int(row) for row in s.rows[seat])


def turn(seat: int = 0, *, action: int = 1, extra_round: bool = False, **laid: Any) -> Desk:
    """A seat is about to take an action, or in the extra rounds to play or pass; it holds the flag."""
    desk = new_game(**laid)
    if extra_round:
        action = 4
        assert desk.s.extra[seat] > 0, "only who has an extra-action card gets a turn in the extra rounds"
    desk.begin_turn(seat, Phase.EXTRA if extra_round else Phase.ACTIONS, action)
    return desk


def auction(*where: str, **laid: Any) -> Desk:
    """All markers are placed: the flag on the rim or a free cell, then the cells in order. The flag is up first."""
    desk = new_game(**laid)
    for number, place in enumerate(where):
        desk.do(f"marker {place}" if number else f"flag {place}")
    return desk


def no_bids(desk: Desk) -> Desk:
    """Everybody lets the lot go."""
    lot = int(desk.s.lot)
    while desk.asked == Ask.BID and desk.s.lot == lot:
        desk.do("no bid")
    return desk


def buy(desk: Desk, seat: int, price: int = 1) -> Desk:
    """A seat that is no auctioneer buys the lot that is up."""
    lot = int(desk.s.lot)
    while desk.asked == Ask.BID and desk.s.lot == lot:
        desk.do(f"bid {price}" if desk.actor == seat else "no bid")
    if desk.asked == Ask.SELL_OR_KEEP and desk.s.lot == lot:
        desk.do("sell")
    return desk


def start_of_actions(**laid: Any) -> Desk:
    """Two players let every lot go for nothing and stand before the first action."""
    return no_bids(no_bids(no_bids(auction("na", "a1", "b1", **laid))))
