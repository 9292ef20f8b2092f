"""A table of Amerigo laid out in one line, and a hand that moves the pieces by their notation.

    desk = turn(0, cubes={"blue": 4}, ships={0: ["frame1", "g1"]})
    desk.do("choose sailing", "ship 2", "sail g2", "sail frame2")

The islands are always the same (`CHART`), so that tests can name squares.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.amerigo.chart import NOWHERE, TILE, WIDTH
from argosy.games.amerigo.moves import COLUMN_LETTERS, NOTATION
from argosy.games.amerigo.parts import (
    COLOUR_NAMES,
    COLUMNS,
    CUBES,
    GOOD_NAMES,
    KIND_NAMES,
    NEUTRALS,
    PRODUCT_NAMES,
    SHELF,
    TOKEN_NAMES,
)
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.building import cover, link, make_passable
from argosy.games.amerigo.rules.islands import island_of, lay_tile, name_islands
from argosy.games.amerigo.rules.ledger import LEDGERS
from argosy.games.amerigo.rules.sailing import post_square
from argosy.games.amerigo.state import Ask, SheetLine, State
from argosy.kernel import push
from argosy.kernel.position import blank, copy_of

CHART = """
    abcdefghijkl
 1  #KPa.Pa.K.Sa    islands: A a1 (6), B f1 (50, big), C i1 (2), D k1 (4),
 2  P#C..C..Pa#P             E a4 (2), F i5 (4), G f8 (2)
 3  aa..T##....#
 4  SP..##Pa....    anchors and their posts: d1 c1, g1 f1, l1 l2, j2 i2, a3 a2, b3 b4, h4 g4, a6 b6,
 5  ....C#P.S##.    g6 g5, i6 j6, e7 e6, c8 c7, h8 g8, i8 j9 or j8 (see the tiles), a10 a9, a11 b11 ...
 6  aP##P#a.aP..
 7  .#PNa.......
 8  T#a..KPaaPK.
 9  PT#Na..aaP#.
10  a#K#P..P#C#.
11  aP####K#NP..
12  ....TC#.Sa..
"""
TILES = [7, 9, 2, 11, 4, 1, 16, 15, 6]
TURNED = [0, 3, 0, 3, 0, 0, 0, 3, 3]
CODES = {text: code for code, text in enumerate(NOTATION) if text}


def square(name: str) -> int:
    """The number of a square: a1 is top left, the letter is the column."""
    return int(name[1:]) * WIDTH + COLUMN_LETTERS.index(name[0]) + 1


class Desk:
    """One position, its legal moves as words, and its books checked after every move."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.books = True  # off where a test covers land without tiles

    @property
    def offers(self) -> list[str]:
        """The legal moves."""
        out = np.zeros(contract.MAX_MOVES, np.int16)
        return [NOTATION[code] for code in out[: contract.legal(self.s, out)]]

    def offers_of(self, word: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.offers if text.split()[0] == word]

    def can(self, text: str) -> bool:
        """Whether a move is legal now."""
        assert text in CODES, f"{text!r} is no move of Amerigo"
        return text in self.offers

    def do(self, *texts: str) -> Desk:
        """Make these moves, each of which must be legal."""
        for text in texts:
            assert self.can(text), f"{text!r} is not among {self.offers}"
            contract.apply(self.s, CODES[text])
            self.check()
        return self

    def check(self) -> None:
        """Every piece is accounted for."""
        wrong = contract.ledger(self.s) if self.books else 0
        assert wrong == 0, f"the account {LEDGERS[wrong - 1]!r} is wrong"

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return int(contract.to_act(self.s))

    @property
    def asked(self) -> Ask | None:
        """The question on top."""
        return Ask(int(self.s.asks[self.s.depth - 1, 0])) if self.s.depth else None

    def copy(self) -> Desk:
        """The same position once more."""
        twin = Desk(copy_of(self.s))
        twin.books = self.books
        return twin

    def points(self, seat: int) -> int:
        """Where a seat stands on the score track."""
        return int(self.s.points[seat].sum())

    def line(self, seat: int, line: SheetLine) -> int:
        """What a seat has scored in one line of the sheet."""
        return self.sheet(seat)[line]

    def sheet(self, seat: int) -> list[int]:
        """The points of a seat line by line."""
        out = np.zeros(len(SheetLine), np.int16)
        contract.sheet(self.s, seat, out)
        return [int(n) for n in out]

    def _all(self, kernel: Any) -> list[int]:
        out = np.zeros(4, np.int16)
        kernel(self.s, out)
        return [int(n) for n in out[: self.s.seats]]

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self._all(contract.scores)

    @property
    def ranks(self) -> list[int]:
        """The place of every seat."""
        return self._all(contract.ranks)

    def stock(self, seat: int) -> dict[str, int]:
        """The tiles beside a seat's sheet."""
        return {name: int(n) for name, n in zip(KIND_NAMES, self.s.stock[seat], strict=True) if n}

    def free(self, name: str) -> bool:
        """Whether a square is free land."""
        where = square(name)
        return bool(self.s.free[where // WIDTH] >> where % WIDTH & 1)

    def island(self, name: str) -> int:
        """The number of the island of a square."""
        return island_of(self.s, square(name))

    def tokens(self, seat: int) -> set[str]:
        """The progress tokens of a seat that are not turned over."""
        mine = int(self.s.tokens[seat]) & ~int(self.s.used[seat])
        return {name for t, name in enumerate(TOKEN_NAMES) if mine >> t & 1}

    # --- laying things out -------------------------------------------------------------------------------------------

    def lay_chart(self) -> None:
        """The islands of CHART."""
        s = self.s
        for name in ("tile", "turned", "land", "free", "island", "open_land"):
            s[name][:] = 0
        s.islands = s.big = s.chests_laid = 0
        columns = int(COLUMNS[s.seats])
        for slot, (tile, turn) in enumerate(zip(TILES, TURNED, strict=True)):
            s.tile[slot], s.turned[slot] = tile, turn
            lay_tile(s, tile - 1, turn, 1 + TILE * (slot // columns), 1 + TILE * (slot % columns))
        name_islands(s)

    def lay_cubes(self, cubes: dict[str, int]) -> None:
        """These cubes are in the action space, all others in storage."""
        for colour, name in enumerate(COLOUR_NAMES):
            self.s.offered[colour] = cubes.get(name, 0)
            self.s.stored[colour] = CUBES[colour] - cubes.get(name, 0)
            self.s.tower[colour] = 0

    def post(self, seat: int, *names: str) -> None:
        """A seat has posts on these post spaces, its islands are discovered."""
        for name in names:
            post = next(p for p in range(len(self.s.post)) if post_square(self.s, p) == square(name))
            self.s.post[post] = seat + 1
            self.s.posts_left[seat] -= 1
            self.s.discovered |= 1 << self.island(name)
            where = square(name)
            self.s.linked[seat, where // WIDTH] |= 1 << where % WIDTH
            cover(self.s, seat, where)
            link(self.s, seat)

    def give(self, seat: int, *kinds: str) -> None:
        """These tiles lie beside a seat's sheet."""
        for name in kinds:
            kind = KIND_NAMES.index(name)
            if kind < NEUTRALS:
                self.s.neutrals[kind] -= 1
            else:
                self.s.villages[seat, kind - NEUTRALS] -= 1
            self.s.stock[seat, kind] += 1

    def give_token(self, seat: int, *names: str) -> None:
        """A seat has these progress tokens; they change places with tokens on display or in the pile."""
        s = self.s
        for name in names:
            token = TOKEN_NAMES.index(name) + 1
            at = [int(t) for t in s.token].index(token)
            taken = [int(t) for t in s.token[: s.tokens_dealt]]
            for shelf in (s.left, s.right):
                for i in range(SHELF):
                    if shelf[i] == token:
                        shelf[i] = 0
            if token not in taken:  # it has been on display in place of another one, which then comes later
                other = next(i for i in range(s.tokens_dealt) if s.token[i] in [*s.left, *s.right])
                gone = int(s.token[other])
                s.token[other], s.token[at] = token, gone
                for shelf in (s.left, s.right):
                    for i in range(SHELF):
                        if shelf[i] == gone:
                            shelf[i] = 0
            s.tokens[seat] |= 1 << (token - 1)
            s.progress[seat] += 4

    def show_tokens(self, *names: str) -> None:
        """These progress tokens, and no others, are on display."""
        s = self.s
        order = [TOKEN_NAMES.index(name) + 1 for name in names]
        rest = [int(t) for t in s.token if t not in order]
        s.token[:] = order + rest
        s.left[:] = s.right[:] = 0
        for i, token in enumerate(order):
            (s.right if i < SHELF else s.left)[i % SHELF] = token

    def fill(self, seat: int, name: str, *leave: str) -> None:
        """An island is built up but for these squares; no tiles are used, so the books are closed."""
        self.books = False
        island = self.island(name)
        kept = {square(text) for text in leave}
        for row in range(1, 17):
            for column in range(1, 17):
                where = row * WIDTH + column
                if self.s.free[row] >> column & 1 and where not in kept and island_of(self.s, where) == island:
                    make_passable(self.s, seat, NEUTRALS, where)
                    cover(self.s, seat, where)
        link(self.s, seat)

    def market(self, *names: str) -> None:
        """These production tokens are on display."""
        self.s.market[:] = 0
        for name in names:
            self.s.market[PRODUCT_NAMES.index(name)] += 1

    def pirates(self, *strengths: int) -> None:
        """These pirate tokens are face up."""
        s = self.s
        order = []
        for strength in strengths:
            order.append(
                next(t for t in (1, 2, 3, 4, 5, 6) if (0, 0, 1, 2, 3, 4)[t - 1] == strength and t not in order)
            )
        s.pirate[:] = order + [t for t in range(1, 7) if t not in order]
        s.pirates_open = len(order)

    def begin_turn(self, seat: int) -> None:
        """It is the turn of a seat, the first of its phase."""
        s = self.s
        s.depth = 0
        s.asks[:] = 0
        s.turn = 0
        s.points_left = 0
        rest = [int(p) for p in s.ahead[: s.seats] if p != seat]
        s.in_turn[: s.seats] = [seat, *rest]
        push(s, Ask.ACTION, seat)


def new_game(seats: int = 2, seed: int = 1, tower: int = 0) -> Desk:
    """A game as it begins."""
    s = blank(State)
    contract.setup(s, seats, np.array([tower], np.int16), np.uint64(seed))
    return Desk(s)


def turn(
    seat: int = 0,
    *,
    seed: int = 1,
    cubes: dict[str, int] | None = None,
    round_no: int = 1,
    phase: str = "blue",
    order: dict[int, int] | None = None,
    ahead: list[int] | None = None,
    ships: dict[int, list[str]] | None = None,
    posts: dict[int, list[str]] | None = None,
    stock: dict[int, list[str]] | None = None,
    tokens: dict[int, list[str]] | None = None,
    resources: dict[int, dict[str, int]] | None = None,
    **counts: dict[int, int],
) -> Desk:
    """Two players on CHART; a seat is about to choose an action. gold={0: 3} and the like count things."""
    desk = new_game(2, seed)
    s = desk.s
    desk.lay_chart()
    desk.lay_cubes(cubes or {"blue": 4})
    s.gold[:] = 0
    s.round_no, s.phase = round_no - 1, COLOUR_NAMES.index(phase)
    for by_seat, lay in ((posts, desk.post), (stock, desk.give), (tokens, desk.give_token)):
        for p, names in (by_seat or {}).items():
            lay(p, *names)
    for p, names in (ships or {}).items():
        s.ships[p] = [
            NOWHERE if name == "" else CODES[f"sail {name}"] - CODES["sail a1"] + square("a1") for name in names
        ]
    for p, goods in (resources or {}).items():
        desk.books = False
        for name, count in goods.items():
            s.resources[p, GOOD_NAMES.index(name)] = count
    for name, by_number in counts.items():
        for p, count in by_number.items():
            s[name][p] = count
    for p, space in (order or {}).items():
        s.order[p] = space
    s.ahead[:2] = ahead if ahead is not None else sorted((0, 1), key=lambda p: (-int(s.order[p]), p))
    desk.begin_turn(seat)
    desk.check()
    return desk
