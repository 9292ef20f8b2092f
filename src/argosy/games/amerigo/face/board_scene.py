"""What all parts of the board share: the scene that is drawn, words, and where things lie on the chart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from argosy import scene
from argosy.games.amerigo.chart import FRAME, SPOTS, SQUARES, TILE, WIDTH, frame_edges
from argosy.games.amerigo.face.describing import describe
from argosy.games.amerigo.face.lexicon import name_of
from argosy.games.amerigo.face.prompts import cubes_line
from argosy.games.amerigo.parts import COLUMNS, KIND_SHAPE, NAME, ROWS, SHAPE_SIZE
from argosy.games.amerigo.rules.building import covered
from argosy.games.amerigo.state import Ask, State
from argosy.kernel import Ints
from argosy.kernel.stack import WHAT
from argosy.words import listing

SIZE = 40  # of a square
MARGIN = 58  # from the edge of the sheet to the squares
FRAME_FROM, FRAME_WIDE = 9, 31  # where the frame lies in the margin; the rest of it is for the names of squares
INK = "#14212a"  # the outline of pieces
Cell = tuple[int, int]


def _asked(view: State, what: Ask) -> bool:
    return view.depth > 0 and bool(view.asks[view.depth - 1, WHAT] == what)


class Scene(scene.Scene[State]):
    """The table of Amerigo: also where things lie on the chart."""

    game = NAME
    describe = staticmethod(describe)

    def __init__(self, view: State, moves: Iterable[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(view, moves, lang, names)
        self._boards: dict[bytes, set[Cell]] = {}

    def called(self, thing: str) -> str:
        """The name of a thing that has a card in the lexicon."""
        return self.line(name_of(thing))

    def cubes(self, counts: Ints) -> str:
        """Cubes in words."""
        return listing(self.lang, (self.line(line) for line in cubes_line(counts)))

    def cells(self, name: str) -> set[Cell]:
        """The squares of one of the boards that all share: land, free."""
        return self._squares(getattr(self.view, name))

    def built_by(self, seat: int) -> set[Cell]:
        """The squares of a seat's villages and of all neutral tiles."""
        return self._squares(self.view.passable[seat])

    def _squares(self, board: Ints) -> set[Cell]:
        """A picture asks for the same boards again and again."""
        key = board.tobytes()
        if key not in self._boards:
            self._boards[key] = cells_on(board)
        return self._boards[key]

    @property
    def columns(self) -> int:
        """Squares in a row of the chart."""
        return TILE * int(COLUMNS[self.view.seats])

    @property
    def rows(self) -> int:
        """Rows of squares."""
        return TILE * int(ROWS[self.view.seats])

    def asks(self, what: Ask) -> bool:
        """Whether this is the question now."""
        return self.ask(_asked, what)

    @property
    def wide(self) -> bool:
        """Whether the chart leaves room below it."""
        return self.columns > self.rows

    @property
    def width(self) -> int:
        """The width of the sheet with the chart."""
        return 2 * MARGIN + SIZE * self.columns

    @property
    def height(self) -> int:
        """Its height."""
        return 2 * MARGIN + SIZE * self.rows

    def frame(self, number: int) -> tuple[float, float, float, float]:
        """The rectangle of a frame space."""
        row, column, down, _ = frame_edges(self.columns // TILE, self.rows // TILE)[number]
        along = float(TILE * SIZE)
        if down:
            x = FRAME_FROM if column == 0 else self.width - FRAME_FROM - FRAME_WIDE
            return x, float(MARGIN + (row - 1) * SIZE), FRAME_WIDE, along
        y = FRAME_FROM if row == 0 else self.height - FRAME_FROM - FRAME_WIDE
        return float(MARGIN + (column - 1) * SIZE), y, along, FRAME_WIDE


def cell_of(square: int) -> Cell:
    """The row and column of a square, counted from 0."""
    return square // WIDTH - 1, square % WIDTH - 1


def cells_of(kind: int, position: int, first: int) -> list[Cell]:
    """The squares that a tile covers."""
    shape = KIND_SHAPE[kind]
    return [cell_of(int(covered(shape, position, first, k))) for k in range(SHAPE_SIZE[shape])]


def tile_laid(scene: Scene, number: int) -> tuple[int, list[Cell], int]:
    """A tile that was built: its kind, the squares it covers, and whose village it is."""
    view = scene.view
    kind, spot = divmod(int(view.laid[number]), SPOTS)
    cells = cells_of(kind, *divmod(spot, SQUARES))
    owner = next((seat for seat in range(view.seats) if cells[0] in scene.built_by(seat)), 0)
    return kind, cells, owner


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a square on the sheet."""
    return MARGIN + cell[1] * SIZE + SIZE / 2, MARGIN + cell[0] * SIZE + SIZE / 2


def cells_on(board: Ints) -> set[Cell]:
    """The squares of a board of bits."""
    return {
        (row - 1, column - 1) for row in range(1, len(board) - 1) for column in range(1, WIDTH - 1)
        if int(board[row]) >> column & 1
    }  # fmt: skip


def place_centre(scene: Scene, place: int) -> tuple[float, float]:
    """The middle of a place of a ship."""
    if place < FRAME:
        return centre(cell_of(place))
    x, y, width, height = scene.frame(place - FRAME)
    return x + width / 2, y + height / 2


def bits(mask: int) -> list[int]:
    """The members of a set that is kept as bits."""
    return [i for i in range(int(mask).bit_length()) if int(mask) >> i & 1]
