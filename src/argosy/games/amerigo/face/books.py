"""The accounts of Amerigo's log: what everybody can count, and what each message says of it (`argosy.kernel.books`)."""

from __future__ import annotations

from collections.abc import Iterator

from argosy.games.amerigo.chart import NOWHERE
from argosy.games.amerigo.moves import Code, place_name
from argosy.games.amerigo.parts import (
    COLOUR_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    NEUTRALS,
    ORDER_POINTS,
    PHASES,
    PIRATE_STRENGTH,
    PRODUCT_NAMES,
    PROGRESS_POINTS,
    TOKEN_NAMES,
)
from argosy.games.amerigo.state import SCORED, State
from argosy.games.amerigo.state import SheetLine as Sheet
from argosy.kernel.books import (
    TABLE,
    Book,
    Books,
    Change,
    Entry,
    Promise,
    Says,
    both,
    cleared,
    counted,
    gains,
    now,
    of_seat,
    seat_of,
)
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT

HELD = ("cannons", "progress", "order", "posts_left", "chests")


def count(v: State) -> dict[Entry, int]:
    """Everything that all can see and that has a number. What happened before the first move is told with it."""
    begun = v.moves > 0
    found: dict[Entry, int] = {
        ("phases", TABLE): (int(v.round_no) * PHASES + int(v.phase) + 1) * int(begun),
        ("rounds", TABLE): (int(v.round_no) + 1) * int(begun and v.depth > 0),
        ("over", TABLE): int(v.depth == 0),
        ("pirates", TABLE): sum(int(PIRATE_STRENGTH[v.pirate[i]]) for i in range(v.pirates_open)) * int(begun),
        ("built", TABLE): int(v.laid_count),
    }
    for colour, name in enumerate(COLOUR_NAMES):
        found[f"{name}-cubes", TABLE] = int(v.offered[colour]) * int(begun and v.depth > 0)
    for token in (*v.left, *v.right):
        if token > 0:
            found[f"shown {TOKEN_NAMES[token - 1]}", TABLE] = 1
    for product, name in enumerate(PRODUCT_NAMES):
        found[f"market {name}", TABLE] = int(v.market[product])
    for kind in range(NEUTRALS):
        found[f"supply {KIND_NAMES[kind]}", TABLE] = int(v.neutrals[kind])
    for seat in range(int(v.seats)):
        found |= {(what, seat): n for what, n in count_of(v, seat)}
    return found


def count_of(v: State, seat: int) -> Iterator[tuple[str, int]]:
    """What one seat has."""
    yield "gold", int(v.gold[seat])
    for name in HELD:
        yield name, int(getattr(v, name)[seat])
    tokens, used = int(v.tokens[seat]), int(v.used[seat])
    for bit, name in enumerate(TOKEN_NAMES):
        yield f"token {name}", tokens >> bit & 1
        yield f"used {name}", used >> bit & 1
    for name, n in zip(KIND_NAMES, v.stock[seat].tolist(), strict=True):
        yield f"stock {name}", n
    for name, n in zip(KIND_NAMES[NEUTRALS:], v.villages[seat].tolist(), strict=True):
        yield f"supply {name}", n
    for name, resources, products in zip(
        GOOD_NAMES, v.resources[seat].tolist(), v.products[seat].tolist(), strict=True
    ):
        yield f"resource {name}", resources
        yield f"product {name}", products
    places = [place_name(int(place)) for place in v.ships[seat] if place != NOWHERE]
    for place in set(places):
        yield f"ship {place}", places.count(place)
    for line in range(SCORED):
        yield f"points {Sheet(line).name}", abs(int(v.points[seat, line]))  # pirates take points, all others bring them


# ---- what the messages say -------------------------------------------------------------------------------------------


def part(line: Line, fact: str) -> str:
    """The name of a piece that a line speaks of."""
    return str(line.facts[fact].key).removeprefix("part-")


def scores(sheet: Sheet) -> Says:
    """Points of one line of the score sheet."""
    return lambda line, book: [(f"points {sheet.name}", seat_of(line), n) for _, n in counted(line.facts["points"])]


def steps(track: str) -> Says:
    """Steps on a track."""
    return lambda line, book: [(track, seat_of(line), int(line.facts["n"]))]


def surplus(line: Line, book: Book) -> Iterator[Change]:
    """Gold that found no room becomes points."""
    for _, n in counted(line.facts["points"]):
        yield "gold", seat_of(line), -n
        yield f"points {Sheet.SURPLUS_GOLD.name}", seat_of(line), n


def takes_token(line: Line, book: Book) -> Iterator[Change]:
    """A progress token comes from the display."""
    yield f"token {part(line, 'token')}", seat_of(line), 1
    yield f"shown {part(line, 'token')}", TABLE, -1


def takes_tile(line: Line, book: Book) -> Iterator[Change]:
    """A tile comes from the supply: a village from one's own, a neutral one from all."""
    tile = part(line, "tile")
    yield f"stock {tile}", seat_of(line), 1
    yield f"supply {tile}", TABLE if KIND_NAMES.index(tile) < NEUTRALS else seat_of(line), -1


def builds(line: Line, book: Book) -> Iterator[Change]:
    """A tile is laid and scored."""
    yield f"stock {part(line, 'tile')}", seat_of(line), -1
    yield "built", TABLE, 1
    yield from scores(Sheet.BUILDINGS)(line, book)


def buys(line: Line, book: Book) -> Iterator[Change]:
    """A production token comes from the market."""
    good = part(line, "good")
    yield f"product {good}", seat_of(line), 1
    for _, n in counted(line.facts["points"]):
        yield f"market {good}-{n}", TABLE, -1


def sails(line: Line, book: Book) -> Iterator[Change]:
    """A ship leaves one place and lies at another."""
    if line.facts["start"]:
        yield f"ship {line.facts['start']}", seat_of(line), -1
    yield f"ship {line.facts['place']}", seat_of(line), 1


def plundered(line: Line, book: Book) -> Iterator[Change]:
    """Pirates take cannons and points."""
    for what, n in counted(line.facts["goods"]):
        if what == "cannons":
            yield what, seat_of(line), -n
        else:
            yield f"points {Sheet.PIRATES.name}", seat_of(line), n


def shelf(sign: int) -> Says:
    """Progress tokens that come to the display or leave it."""
    return lambda line, book: [
        (f"shown {token.key.removeprefix('part-')}", TABLE, sign) for token in line.facts["tokens"]
    ]


def new_market(line: Line, book: Book) -> Iterator[Change]:
    """All production tokens on display."""
    lie = {f"{part(one, 'good')}-{one.facts['cost']}": int(one.facts["n"]) for one in line.facts["products"]}
    for name in PRODUCT_NAMES:
        yield now(book, f"market {name}", TABLE, lie.get(name, 0))


def thrown(line: Line, book: Book) -> Iterator[Change]:
    """A phase begins with these cubes."""
    yield "phases", TABLE, 1
    lie = dict(counted(line.facts["cubes"]))
    for name in COLOUR_NAMES:
        yield now(book, f"{name}-cubes", TABLE, lie.get(f"{name}-cubes", 0))


def no_cubes(line: Line, book: Book) -> Iterator[Change]:
    """A phase without cubes."""
    yield "phases", TABLE, 1
    yield from cleared(book, *(f"{name}-cubes" for name in COLOUR_NAMES))


def over(line: Line, book: Book) -> Iterator[Change]:
    """The last round is over."""
    yield "phases", TABLE, 1
    yield "over", TABLE, 1
    yield from cleared(book, "rounds", *(f"{name}-cubes" for name in COLOUR_NAMES))


# ---- what previews promise -------------------------------------------------------------------------------------------


def worth(book: Book) -> dict[Entry, int]:
    """What previews speak of: points together with those of the tracks, steps on both tracks together."""
    found: dict[Entry, int] = {}
    for seat in [whose for what, whose in book if what == "gold"]:
        progress, order = book["progress", seat], book["order", seat]
        scored = sum(n for (what, whose), n in book.items() if whose == seat and what.startswith("points "))
        found["points", seat] = scored + int(PROGRESS_POINTS[progress]) + int(ORDER_POINTS[order])
        found["steps", seat] = progress + order
        for what in ("gold", "cannons", "chests"):
            found[what, seat] = book[what, seat]
        for good in GOOD_NAMES:
            found[good, seat] = book[f"resource {good}", seat]
    return found


def decides(v: State) -> int:
    """The seat that is asked."""
    return int(v.asks[v.depth - 1, SEAT])


def price(line: Line, v: State, code: int) -> Iterator[Change]:
    """Gold for missing action points; "no gold" is none."""
    cost = line.facts["cost"]
    for what, n in counted(cost.facts["cost"] if isinstance(cost, Line) else cost or []):
        if what == "gold":
            yield what, decides(v), -n


def brings(line: Line, v: State, code: int) -> Iterator[Change]:
    """Everything that comes to who decides, the price, and the points of everybody else."""
    for what, n in counted(line.facts["goods"]):
        if what != "tokens":  # which ones is asked next
            yield what, decides(v), n
    yield from price(line, v, code)
    if code == Code.CHEST:  # the move itself names what it takes
        yield "chests", decides(v), -1
    yield from (("points", other, 0) for other in range(int(v.seats)))
    for one in line.facts["others"].facts["others"] if line.facts["others"] else ():
        yield from ((what, seat_of(one), n) for what, n in counted(one.facts["points"]))


NOTHING = Promise()
PRICE = Promise(price)
PROMISES = {
    "preview-brings": Promise(brings),
    "preview-points": NOTHING,
    "preview-points-brings": Promise(lambda line, v, code: brings(line.facts["brings"], v, code)),
    "preview-sail": PRICE, "preview-sail-post": PRICE, "preview-sail-new": PRICE,
    "preview-product": PRICE, "preview-tile": Promise(price, at_once=True),
    **{f"part-{name}-help": Promise(of=()) for name in TOKEN_NAMES},  # the text of a token, not a number
    **{f"move {word}": NOTHING for word in ("ship", "post", "no-post", "done", "use")},
}  # fmt: skip

AT_THE_END = ("log-final", "log-result", "log-tie")
BOOKS = Books(
    count=count,
    says={
        "log-gold": gains("gold"), "log-gold-unasked": gains("gold"), "log-gains-gold": gains("gold"),
        "log-gold-post": gains("gold"), "log-gold-track": gains("gold"),
        "log-prize": gains("gold"), "log-paid": gains("gold", -1), "log-surplus": surplus,
        "log-chest": both(gains("gold"), of_seat("chests", -1)), "log-wins-chest": of_seat("chests"),
        "log-use": lambda line, book: [(f"used {part(line, 'token')}", seat_of(line), 1)],
        "log-cube-points": scores(Sheet.CUBES), "log-cannons": steps("cannons"), "log-progress": steps("progress"),
        "log-order": steps("order"), "log-jump": steps("order"), "log-post": of_seat("posts_left", -1),
        "log-discovery": scores(Sheet.DISCOVERIES), "log-complete": scores(Sheet.COMPLETIONS),
        "log-post-points": scores(Sheet.POSTS), "log-token": takes_token, "log-take": takes_tile, "log-build": builds,
        "log-resources": lambda line, book: [
            (f"resource {what}", seat_of(line), n) for what, n in counted(line.facts["goods"])
        ],
        "log-buy": buys, "log-sail": sails, "log-sail-frame": sails, "log-stay": sails, "log-stay-frame": sails,
        "log-repelled": lambda line, book: [("cannons", seat_of(line), -int(line.facts["n"]))],
        "log-plundered": plundered, "log-leave": shelf(-1), "log-display": shelf(1), "log-market": new_market,
        "log-pirate": lambda line, book: [("pirates", TABLE, int(line.facts["n"]))],
        "log-round": lambda line, book: [now(book, "rounds", TABLE, int(line.facts["n"]))],
        "log-throw": thrown, "log-skipped": no_cubes, "log-end": over,
    },
    remarks={"log-choose", "log-done", "log-nothing-to-lose", *AT_THE_END},
    implied={
        "asks": "the question is on the page", "tower_model": "chosen with the table",
        "turn": "turns are told in their order", "in_turn": "the order of the discs when the phase began",
        "ahead": "steps on the order track are told, and who is foremost", "points_left": "the question says it",
        "neutrals_taken": "tiles taken are told by name", "tower": "what goes in and comes out is told",
        "stored": "what goes in and comes out is told", "passed": "what came out in the phases that passed is told",
        "tile": "the islands as they were laid", "turned": "the islands as they were laid",
        "land": "the islands as they were laid", "island": "the islands as they were laid",
        "islands": "the islands as they were laid", "big": "the islands as they were laid",
        "free": "tiles built and posts founded are told with their square",
        "linked": "tiles built and posts founded are told with their square",
        "passable": "tiles built are told with their square", "open_land": "tiles built are told with their square",
        "chests_laid": "chests won are told", "discovered": "discoveries are told",
        "post": "posts founded are told with their square", "laid": "tiles built are told with their square",
        "wave": "scratch, all zero between moves", "products_dealt": "new production tokens are told",
        "tokens_dealt": "new progress tokens are told",
    },
    then={"log-end": AT_THE_END},
    worth=worth,
    promises=PROMISES,
    beyond={
        "log-gold-unasked", "log-throw", "log-skipped", "log-end", "log-round", "log-repelled", "log-plundered",
        "log-nothing-to-lose", "log-pirate", "log-leave", "log-display", "log-market",
    },
)  # fmt: skip
