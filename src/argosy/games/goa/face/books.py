"""The accounts of Goa's log: what everybody can count, and what each message says of it (`argosy.kernel.books`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.games.goa.face.describing import tile_line, track_line
from argosy.games.goa.moves import cell_name
from argosy.games.goa.parts import (
    CELLS,
    FIRST_TOOL,
    KIND_GOODS,
    REDS,
    SPICE_NAMES,
    TILE_ALLOWS,
    TILE_KIND,
    TILE_SLOTS,
    TILES,
    TOOLS,
    TRACKS,
    Kind,
)
from argosy.games.goa.state import CORNER_CELLS, EMPTY, MARKERS, Ask, At, Phase, State
from argosy.kernel.books import (
    TABLE,
    Book,
    Books,
    Change,
    Entry,
    Foretold,
    Promise,
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
from argosy.kernel.stack import SEAT, WHAT, A

HELD = {"ducats": "ducats", "ships": "ships", "colonists": "colonists", "extra": "extra", "cards": "hand_size"}
KIND = {tile_line(tile).key: int(TILE_KIND[tile]) for tile in range(TILES)}
KINDS = [int(TILE_KIND[tile]) for tile in range(TILES)]
LAYS = {tile_line(tile).key for tile in range(TILES) if TILE_ALLOWS[tile]}  # plantations and crop rotation
TOOL = {f"tool-{Kind(FIRST_TOOL + tool).name.lower().replace('_', '-')}": FIRST_TOOL + tool for tool in range(TOOLS)}
TRACK_KEYS = [track_line(track).key for track in range(TRACKS)]
CELL = {cell_name(cell): cell for cell in range(CELLS)}
FLAG = "part-the-flag"


def count(v: State) -> dict[Entry, int]:
    """Everything that all can see and that has a number. The first round is told with the first move."""
    begun = not is_new(v) and v.phase != Phase.QUICK and v.depth > 0
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


def is_new(v: State) -> bool:
    """Whether the opening is still to be told."""
    return bool(v.moves == 0 and v.phase <= Phase.MARKERS)


def count_of(v: State, seat: int) -> Iterator[tuple[str, int]]:
    """What one seat has."""
    for what, name in HELD.items():
        yield what, int(getattr(v, name)[seat])
    yield from zip(SPICE_NAMES, v.spices[seat].tolist(), strict=False)
    yield from zip(TRACK_KEYS, v.rows[seat].tolist(), strict=True)
    for tool, n in enumerate(v.tools[seat].tolist()):
        yield f"usable {FIRST_TOOL + tool}", n
    places = (At.OWNED + seat, At.KEPT + seat)
    tiles = [kind for kind, at in zip(KINDS, v.at.tolist(), strict=True) if at in places]
    for kind in set(tiles):
        yield f"tile {kind}", tiles.count(kind)
    yield "duties", int(v.duties[seat])
    yield "complete", int(v.complete[seat])
    yield "flag", int(not is_new(v) and v.flag == seat)
    yield "bidder", int(v.bid > 0 and v.bidder == seat)
    asked = v.asks[: v.depth].tolist()
    waiting = {row[A] for row in asked if row[WHAT] == Ask.COLONY_TILE and row[SEAT] == seat}
    yield "colonies", len(waiting | {colony for colony, tile in enumerate(v.colony[seat].tolist()) if tile != EMPTY})


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


# ---- what previews promise -------------------------------------------------------------------------------------------

FORETOLD = ("ducats", "ships", "colonists", "extra", "cards")


def worth(book: Book) -> dict[Entry, int]:
    """What previews speak of: goods, cards by their number, spices together, the bid."""
    found = {(what, whose): n for (what, whose), n in book.items() if what in (*FORETOLD, "bid")}
    for seat in [whose for what, whose in book if what == "ducats"]:
        found["spices", seat] = sum(book[spice, seat] for spice in SPICE_NAMES)
    return found


def decides(v: State) -> int:
    """The seat that is asked."""
    return int(v.asks[v.depth - 1, SEAT])


def amounts_in(fact: Any) -> Iterator[tuple[str, int]]:
    """All amounts of a fact, however deep; spices are counted together."""
    if isinstance(fact, Line):
        if fact.key.startswith("amount-"):
            what = fact.key.removeprefix("amount-")
            yield "spices" if what in SPICE_NAMES else what, int(fact.facts["n"])
        else:
            yield from (found for one in fact.facts.values() for found in amounts_in(one))
    elif isinstance(fact, (list, tuple)):
        yield from (found for one in fact for found in amounts_in(one))


def comes(fact: str, sign: int = 1) -> Foretold:
    """The amounts of a fact come to who decides, or leave it."""
    return lambda line, v, code: [(what, decides(v), sign * n) for what, n in amounts_in(line.facts[fact])]


def sold(line: Line, v: State, code: int) -> Iterator[Change]:
    """The bidder pays the auctioneer."""
    for what, n in amounts_in(line.facts["price"]):
        yield what, decides(v), n
        yield what, seat_of(line), -n
    yield "bid", TABLE, -int(v.bid)


def kept(line: Line, v: State, code: int) -> Iterator[Change]:
    """The auctioneer pays the bank; "nothing" is no ducat."""
    yield from (("ducats", decides(v), -n) for _, n in amounts_in(line.facts["price"]))
    yield "bid", TABLE, -int(v.bid)


def harvested(line: Line, v: State, code: int) -> Iterator[Change]:
    """What there is room for."""
    found = dict(amounts_in([line.facts["goods"], line.facts["slots"]]))
    yield "spices", decides(v), min(found["spices"], found["slots"])


def step(line: Line, v: State, code: int) -> Iterator[Change]:
    """The price of a step, and what it brings beside points."""
    yield from ((what, decides(v), -n) for what, n in amounts_in(line.facts["cost"]))
    yield from ((what, decides(v), n) for what, n in amounts_in(line.facts.get("reward", [])))


def played(line: Line, v: State, code: int) -> Iterator[Change]:
    """A card leaves the hand; what it brings at once comes."""
    yield "cards", decides(v), -1
    if line.facts["about"].key in AT_ONCE:
        yield from ((what, decides(v), n) for what, n in amounts_in(line.facts["about"].facts["goods"]))


def replaced(line: Line, v: State, code: int) -> Iterator[Change]:
    """The spices of the old plantation go; the new one, whose name was told, comes filled."""
    yield from ((what, decides(v), -n) for what, n in amounts_in(line.facts["spices"]))
    yield "spices", decides(v), int(TILE_SLOTS[v.asks[v.depth - 1, A]])


def with_extra_card(promises: Mapping[str, Promise]) -> Promise:
    """In the extra rounds an action costs a card beside what it costs and brings."""

    def says(line: Line, v: State, code: int) -> Iterator[Change]:
        yield from promises[line.facts["about"].key].says(line.facts["about"], v, code)
        yield from comes("goods", -1)(line, v, code)

    return Promise(says, FORETOLD, at_once=True)


AT_ONCE = {"about-effect-ships2", "about-effect-colonists2", "about-effect-ducats5"}
ONCE = {"log-sold", "log-sold-too-dear", "log-bought", "log-free"}
UNKNOWN = Promise(of=())  # cards decide, or the answers to what is asked next
ABOUT = {Kind(FIRST_TOOL + tool): key.replace("tool-", "about-") for tool, key in enumerate(TOOL)}
PROMISES = {
    "preview-gain": Promise(comes("goods"), FORETOLD),
    "preview-bid": Promise(
        lambda line, v, code: [
            ("bid", TABLE, int(v.ducats[decides(v)]) - n - int(v.bid)) for _, n in amounts_in(line.facts["rest"])
        ],
        until={"log-bid"},
    ),
    "preview-sell": Promise(sold, until=ONCE), "preview-keep": Promise(kept, until=ONCE),
    "preview-keep-extra": Promise(),
    "preview-harvest": Promise(harvested, at_once=True), "preview-expedition": Promise(
        lambda line, v, code: [("cards", decides(v), int(line.facts["n"]) - int(v.hand_size[decides(v)]))],
    ),
    "preview-found": UNKNOWN, "preview-spy-colonists": UNKNOWN, "preview-tile": UNKNOWN,
    "preview-add": Promise(comes("goods", -1), FORETOLD), "preview-decline": Promise(comes("goods")),
    "preview-advance": Promise(step, at_once=True), "preview-advance-reward": Promise(step, at_once=True),
    "preview-quick-pair": Promise(), "preview-play": Promise(played, FORETOLD),
    "preview-discard": Promise(lambda line, v, code: [("cards", decides(v), -1)]),
    "preview-sell-spice": Promise(
        lambda line, v, code: [*comes("price")(line, v, code), *comes("goods", -1)(line, v, code)],
        until=("log-sells",),  # a harvest may go on behind it
    ),
    "preview-refill": Promise(comes("goods"), at_once=True, not_with={Ask.HARVEST}),  # which may go on behind it
    "preview-lost": Promise(),
    "preview-replace": Promise(replaced, at_once=True), "preview-replace-kept": Promise(replaced, at_once=True),
    **{key: Promise(comes("goods")) if kind in KIND_GOODS else UNKNOWN for kind, key in ABOUT.items()},
    **{f"move {word}": UNKNOWN for word in ("no", "fill", "give", "stop", "end", "flag", "choose", "take")},
}  # fmt: skip
PROMISES["preview-extra-card"] = with_extra_card(PROMISES)

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
    worth=worth,
    promises=PROMISES,
    beyond={"log-round", "log-over", "log-half"},
)  # fmt: skip
