"""The accounts of Goa's log: what everybody can count, and what each message says of it (`argosy.kernel.books`)."""

from __future__ import annotations

from collections.abc import Iterator

from argosy.games.goa.face.describing import tile_line, track_line
from argosy.games.goa.moves import cell_name
from argosy.games.goa.parts import (
    CELLS,
    COLONIES,
    FIRST_TOOL,
    REDS,
    SPICE_NAMES,
    TILE_ALLOWS,
    TILE_KIND,
    TILES,
    TOOLS,
    TRACKS,
    Kind,
)
from argosy.games.goa.state import CORNER_CELLS, EMPTY, MARKERS, Ask, At, Phase, State
from argosy.kernel.stack import A, SEAT, WHAT
from argosy.kernel.books import (
    TABLE,
    Book,
    Books,
    Change,
    Entry,
    Says,
    both,
    cleared,
    counted,
    gains,
    now,
    of_seat,
    of_table,
    seat_of,
)
from argosy.kernel.game import Line

HELD = {"ducats": "ducats", "ships": "ships", "colonists": "colonists", "extra": "extra", "cards": "hand_size"}
KIND = {tile_line(tile).key: int(TILE_KIND[tile]) for tile in range(TILES)}
LAYS = {tile_line(tile).key for tile in range(TILES) if TILE_ALLOWS[tile]}  # plantations and crop rotation
TOOL = {f"tool-{Kind(FIRST_TOOL + tool).name.lower().replace('_', '-')}": FIRST_TOOL + tool for tool in range(TOOLS)}
CELL = {cell_name(cell): cell for cell in range(CELLS)}
FLAG = "part-the-flag"


def count(v: State) -> dict[Entry, int]:
    """Everything that all can see and that has a number. The first round is told with the first move."""
    begun = v.moves > 0 and v.phase != Phase.QUICK and v.depth > 0
    found: dict[Entry, int] = {
        ("round", TABLE): (int(v.round_no) + 1) * int(begun),
        ("actions", TABLE): int(v.phase in (Phase.ACTIONS, Phase.EXTRA)),
        ("extra actions", TABLE): int(v.phase == Phase.EXTRA),
        ("over", TABLE): int(v.depth == 0),
        ("bid", TABLE): int(v.bid),
        ("flag on the board", TABLE): int(v.flag_place != EMPTY),
        ("shuffles", TABLE): int(v.shuffles),
        ("firsts", TABLE): int(v.firsts).bit_count(),
        ("bonanza", TABLE): int(v.bonanza),
        ("bonuses", TABLE): int(v.covered.sum()),
    }
    for marker in range(MARKERS):
        found[f"marker {marker}", TABLE] = int(v.marker[marker]) + 1
    for seat in range(int(v.seats)):
        found |= {(what, seat): n for what, n in count_of(v, seat)}
    return found


def count_of(v: State, seat: int) -> Iterator[tuple[str, int]]:
    """What one seat has."""
    for what, name in HELD.items():
        yield what, int(getattr(v, name)[seat])
    for spice, name in enumerate(SPICE_NAMES):
        yield name, int(v.spices[seat, spice])
    for track in range(TRACKS):
        yield track_line(track).key, int(v.rows[seat, track])
    for tool in range(TOOLS):
        yield f"usable {FIRST_TOOL + tool}", int(v.tools[seat, tool])
    tiles = [int(TILE_KIND[tile]) for tile in range(TILES) if v.at[tile] in (At.OWNED + seat, At.KEPT + seat)]
    for kind in set(tiles):
        yield f"tile {kind}", tiles.count(kind)
    yield "duties", int(v.duties[seat])
    yield "complete", int(v.complete[seat])
    yield "flag", int(v.moves > 0 and v.flag == seat)
    yield "bidder", int(v.bid > 0 and v.bidder == seat)
    waiting = {int(row[A]) for row in v.asks[: v.depth] if row[WHAT] == Ask.COLONY_TILE and row[SEAT] == seat}
    yield "colonies", len(waiting | {colony for colony in range(COLONIES) if v.colony[seat, colony] != EMPTY})


# ---- what the messages say -------------------------------------------------------------------------------------------


def holds_flag(line: Line, book: Book) -> Iterator[Change]:
    """Somebody has the flag."""
    for _, seat in [entry for entry in book if entry[0] == "flag"]:
        yield now(book, "flag", seat, int(seat == seat_of(line)))


def round_over(line: Line, book: Book) -> Iterator[Change]:
    """A round is over: phases start anew, tiles that can be used once a round lie ready again."""
    yield from cleared(book, "actions", "extra actions")
    for what, seat in list(book):
        kind = int(what.removeprefix("usable ")) if what.startswith("usable ") else -1
        if FIRST_TOOL <= kind < FIRST_TOOL + REDS:
            yield now(book, what, seat, book.get((f"tile {kind}", seat), 0))


def bids(line: Line, book: Book) -> Iterator[Change]:
    """A higher bid."""
    yield from cleared(book, "bidder")
    yield "bidder", seat_of(line), 1
    yield now(book, "bid", TABLE, dict(counted(line.facts["price"]))["ducats"])


def name_of(line: Line) -> str:
    """The tile that a line speaks of."""
    tile = line.facts["tile"]
    return str(tile.facts["name"].key if tile.key == "quoted" else tile.key)


def gets_tile(line: Line, book: Book) -> Iterator[Change]:
    """A tile comes to a seat; what works at once leaves the game at once, a red one waits for the next actions."""
    kind = KIND[name_of(line)]
    if kind >= FIRST_TOOL or name_of(line) in LAYS or kind in (Kind.FOREMAN, Kind.MISSION):
        yield f"tile {kind}", seat_of(line), 1
    if kind >= FIRST_TOOL + REDS or (kind >= FIRST_TOOL and not book["actions", TABLE]):
        yield f"usable {kind}", seat_of(line), 1


def wins(line: Line, book: Book) -> Iterator[Change]:
    """A lot is awarded: the flag, or the tile of the first marker that still lies on the board."""
    yield from cleared(book, "bid")
    if name_of(line) == FLAG:
        yield "flag on the board", TABLE, -1
        yield from holds_flag(line, book)
        return
    first = next(what for what in (f"marker {marker}" for marker in range(MARKERS)) if book[what, TABLE])
    yield now(book, first, TABLE, 0)
    yield from gets_tile(line, book)


def price(sign: int, fact: str = "seat") -> Says:
    """Ducats that are paid or received; "nothing" is no ducat."""
    return lambda line, book: [("ducats", seat_of(line, fact), sign * n) for _, n in counted(line.facts["price"])]


def uses(kind: int, seat: int) -> Iterator[Change]:
    """A tile is used; those that can be used once a round stay, and a duty is kept for its points."""
    yield f"usable {kind}", seat, -1
    if kind >= FIRST_TOOL + REDS and kind != Kind.DUTY:
        yield f"tile {kind}", seat, -1


def pushed_out(line: Line, book: Book) -> Iterator[Change]:
    """A plantation leaves its field."""
    yield f"tile {KIND[name_of(line)]}", seat_of(line), -1


def bonus(line: Line, book: Book) -> Iterator[Change]:
    """A Bonanza tile; its cards are told when they are drawn."""
    yield "bonuses", TABLE, -1
    yield from ((what, seat_of(line), n) for what, n in counted(line.facts["goods"]) if what != "cards")


AT_THE_END = ("log-hand", "log-richest", "log-score", "log-tie-money", "log-tie-shared")
BOOKS = Books(
    count=count,
    says={
        "log-begin": holds_flag, "log-round": both(round_over, of_table("round"), holds_flag), "log-actions": both(
            of_table("actions"), holds_flag
        ),
        "log-extra-actions": of_table("extra actions"),
        "log-half": lambda line, book: [now(book, "bonuses", TABLE, CORNER_CELLS * book["bonanza", TABLE])],
        "log-flag": of_table("flag on the board"),
        "log-marker": lambda line, book: [
            (f"marker {int(line.facts['n']) - 1}", TABLE, CELL[line.facts["cell"]] + 1)
        ],
        "log-bid": bids, "log-bought": both(wins, price(-1)), "log-free": wins,
        "log-sold": both(wins, price(-1), price(1, "seller")),
        "log-sold-too-dear": both(wins, price(-1), price(1, "seller")),
        "log-favour": gets_tile, "log-bonanza": bonus, "log-flag-extra": gains("goods"),
        "log-swaps": lambda line, book: [*gets_tile(line, book), *uses(Kind.SWAP, seat_of(line))],
        "log-spies": lambda line, book: uses(Kind.ESPIONAGE, seat_of(line)),
        "log-uses": lambda line, book: uses(TOOL[line.facts["tile"].key], seat_of(line)),
        "log-pushed-out": pushed_out, "log-quick-ducats": gains("goods"), "log-gains": gains("goods"),
        "log-build": gains("goods"), "log-taxes": gains("goods"), "log-draws": gains("goods"),
        "log-draws-own": lambda line, book: [("cards", seat_of(line), len(line.facts["cards"]))],
        "log-plays": of_seat("cards", -1), "log-discards": of_seat("cards", -1), "log-extra-used": of_seat("extra", -1),
        "log-shuffle": of_table("shuffles"), "log-founded": of_seat("colonies"), "log-failed": gains("goods"),
        "log-added": both(gains("goods", -1), of_seat("colonies")), "log-pays": gains("goods", -1),
        "log-plantation": gains("spices"), "log-stores": gains("spices"), "log-gives": gains("spices", -1),
        "log-loses": gains("spices", -1), "log-sells": both(gains("spices", -1), price(1)),
        "log-row": lambda line, book: [now(book, line.facts["track"].key, seat_of(line), int(line.facts["n"]) - 1)],
        "log-first": of_table("firsts"), "log-duty": of_seat("duties"),
        "log-complete": both(
            gains("goods"), lambda line, book: [now(book, "complete", seat_of(line), int(line.facts["n"]) - 1)]
        ),
        "log-over": both(round_over, of_table("over"), lambda line, book: cleared(book, "round")),
    },
    remarks={
        "log-removed", "log-no-bid", "log-crop-rotation", "log-harvest", "log-expedition", "log-found", "log-turned-up",
        "log-no-cards", "log-come", "log-colony-tile", "log-pass", "log-pushed-out-kept", *AT_THE_END,
    },
    implied={
        "quick_start": "chosen with the table", "action": "counted by the turns that were told",
        "step": "counted by the turns that were told", "starter": "who placed the flag", "acted": "the turn was told",
        "card_played": "the card was told", "passed": "a pass is told; who has no extra-action card is passed over",
        "spied": "told as colonists that have come", "grid": "tiles taken, swapped and new are told by name",
        "lot": "lots are sold in the order of the markers", "field": "plantations laid and pushed out are told",
        "colonies_left": "tiles chosen are told", "stock": "spices stored and given are told by kind",
        "room": "slots without spices", "reds": "tiles owned, counted", "missions": "tiles owned, counted",
        "foreman": "tiles owned, counted", "kept": "told with the plantation pushed out", "deck_size": "draws are told",
        "discard": "cards played, discarded and turned up are told", "in_use": "the card was told",
        "batch": "what memory knows of the cards", "held": "what memory knows of the hands",
        "shown": "cards turned up are told by name", "claimed": "bonuses are told", "lifted": "bonuses are told",
    },
    then={"log-round": ("log-flag",), "log-over": AT_THE_END},
)  # fmt: skip
