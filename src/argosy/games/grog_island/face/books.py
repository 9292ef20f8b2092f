"""The accounts of Grog Island's log: what all can count, and what each message says of it (`argosy.kernel.books`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from argosy.games.grog_island.face.describing import building_line, die_line
from argosy.games.grog_island.face.prompts import top
from argosy.games.grog_island.parts import BUILDINGS, COLOUR_NAMES, COLOURS, GHOST, GOOD_NAMES, SHIPS
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.books import (
    TABLE,
    Book,
    Books,
    Change,
    Entry,
    Foretold,
    Promise,
    both,
    cleared,
    counted,
    gains,
    now,
    of_seat,
    seat_of,
)
from argosy.kernel.game import Line

BUILDING = {repr(building_line(building)): building for building in range(BUILDINGS)}
DIE = {die_line(colour).key: colour for colour in range(COLOURS)}


def count(v: State) -> dict[Entry, int]:
    """Everything that all can see and that has a number."""
    found: dict[Entry, int] = {("rounds", TABLE): int(v.auction), ("ends", TABLE): int(v.depth == 0)}
    found |= {("bid", TABLE): int(v.bid), ("bidder", TABLE): int(v.bidder)}
    for place in range(COLOURS):
        found[f"row {place}", TABLE] = int(v.row[place])
        found[f"die {place}", TABLE] = int(v.dice[place])
    locked, ghosts = int(v.locked), int(v.crew[GHOST])
    for building in range(BUILDINGS):
        found[f"lock {building}", TABLE] = locked >> building & 1
        found[f"crew {building}", GHOST] = ghosts >> building & 1
    for seat in range(int(v.seats)):
        found |= {(what, seat): n for what, n in count_of(v, seat)}
    return found


def count_of(v: State, seat: int) -> Iterator[tuple[str, int]]:
    """What one seat has."""
    for name in ("coins", "points", "treasures", "parrots"):
        yield name, int(getattr(v, name)[seat])
    drawn = int(v.drawn).bit_count() if v.depth > 0 and top(v)[1] == seat else 0
    yield "goals", int(v.held[seat]).bit_count() + drawn
    yield "passed", int(v.passed) >> seat & 1
    yield "flag", int(v.depth > 0 and v.auction > 0 and v.flag == seat)
    for good, name in enumerate(GOOD_NAMES):
        yield name, int(v.goods[seat, good])
    crew = int(v.crew[seat])
    for building in range(BUILDINGS):
        yield f"crew {building}", crew >> building & 1
    for berth in range(SHIPS):
        yield f"visit {berth}", int(v.marker[berth] == seat + 1)


# ---- what the messages say -------------------------------------------------------------------------------------------


def cards(fact: Any) -> Iterator[tuple[str, int]]:
    """Coins and cards, named or counted."""
    for what, n in counted(fact):
        yield {"part-treasure": "treasures"}.get(what, "parrots" if what.startswith("parrot-") else what), n


def moved(fact: str, sign: int) -> Any:
    """Cards and coins come to a seat or leave it."""
    return lambda line, book: [(what, seat_of(line), sign * n) for what, n in cards(line.facts[fact])]


def goals(sign: int) -> Any:
    """Goal cards, by their number."""
    return lambda line, book: [("goals", seat_of(line), sign * int(line.facts["n"]))]


def passed(line: Line, book: Book) -> Iterator[Change]:
    """A seat leaves the auction and takes goods; "nothing" is no good."""
    yield "passed", seat_of(line), 1
    yield from ((what, seat_of(line), n) for what, n in counted(line.facts["goods"]) if what != "tiles")


def bid(line: Line, book: Book) -> Iterator[Change]:
    """The dice of the row, the bid, and whose it is."""
    dice = [1 + DIE[die.key] for die in line.facts["dice"]]
    for place in range(COLOURS):
        yield now(book, f"row {place}", TABLE, dice[place] if place < len(dice) else 0)
    yield now(book, "bid", TABLE, int(line.facts["n"]))
    yield now(book, "bidder", TABLE, seat_of(line) + 1)


def turned(line: Line, book: Book) -> Iterator[Change]:
    """A parrot turns a die."""
    yield "parrots", seat_of(line), -1
    yield now(book, f"die {DIE[line.facts['die'].key]}", TABLE, int(line.facts["n"]))


def visited(line: Line, book: Book) -> Iterator[Change]:
    """A trade marker on a ship."""
    yield f"visit {COLOUR_NAMES.index(line.facts['peninsula'].key.removeprefix('part-'))}", seat_of(line), 1


def building(what: str, whose: int | None = None) -> Any:
    """A crew member, a lock or a ghost on a building."""
    return lambda line, book: [
        (f"{what} {BUILDING[repr(line.facts['building'])]}", seat_of(line) if whose is None else whose, 1)
    ]


def put_away(line: Line, book: Book) -> Iterator[Change]:
    """The end of an auction: dice, markers and the flag leave their places."""
    yield from cleared(book, "row", "bid", "passed", "visit", "flag")


def new_round(line: Line, book: Book) -> Iterator[Change]:
    """The flag goes on and the dice are rolled."""
    yield now(book, "rounds", TABLE, int(line.facts["n"]))
    yield "flag", seat_of(line), 1
    for die in line.facts["dice"]:
        yield now(book, f"die {DIE[die.facts['die'].key]}", TABLE, int(die.facts["n"]))


# ---- what previews promise -------------------------------------------------------------------------------------------

GOODS = (*GOOD_NAMES, "coins", "points", "treasures", "parrots", "goals")
CLOUDS = {"cloud-point": "points", "cloud-parrot": "parrots"}  # the swapping cloud asks which card goes


def worth(book: Book) -> dict[Entry, int]:
    """What previews speak of: goods, coins, points, cards by their number, and the bid."""
    return {(what, whose): n for (what, whose), n in book.items() if what in (*GOODS, "bid")}


def decides(v: State) -> int:
    """The seat that is asked."""
    return top(v)[1]


def comes(fact: str, sign: int = 1) -> Foretold:
    """The amounts of a fact come to who decides, or leave it; "nothing" is no tile."""
    return lambda line, v, code: [
        (what, decides(v), sign * n) for what, n in cards(line.facts.get(fact, [])) if what != "tiles"
    ]


def claimed(line: Line, v: State, code: int) -> Iterator[Change]:
    """The coins of a claim, and what its cloud gives."""
    yield from comes("coins")(line, v, code)
    if line.facts["cloud"].key in CLOUDS:
        yield CLOUDS[line.facts["cloud"].key], decides(v), 1


def paid(line: Line, v: State, code: int) -> Iterator[Change]:
    """What is paid, and what comes back."""
    yield from comes("means", -1)(line, v, code)
    yield from comes("coins")(line, v, code)


def first_tile(line: Line, v: State, code: int) -> Iterator[Change]:
    """What is given unasked, and what comes for it."""
    if first := line.facts["first"]:
        yield from comes("goods", -1)(first, v, code)
        yield from comes("gain")(first, v, code)


REWARDS = {"log-points-third", "log-points-fifth", "log-lock", "log-ghost"}  # of the row, behind its claims
UNKNOWN = Promise(of=())  # the answers to what is asked next decide
NOTHING = Promise()
PROMISES = {
    "preview-bid": Promise(
        lambda line, v, code: [("bid", TABLE, int(line.facts["n"]) - int(v.bid))], ("bid", "coins"), until={"log-bid"}
    ),
    "preview-pass": Promise(comes("goods"), until={"log-pass"}),
    "preview-ship": Promise(first_tile), "preview-ship-any": Promise(first_tile), "preview-ship-empty": NOTHING,
    "preview-claim": Promise(claimed, ("coins", "points", "parrots"), before=REWARDS),
    "preview-claim-by-ship": Promise(
        lambda line, v, code: [*claimed(line, v, code), *comes("tiles", -1)(line, v, code)],
        ("coins", "points", "parrots", *GOOD_NAMES),
        waits={Ask.TILES},
    ),
    "preview-pay": Promise(paid, before=REWARDS), "preview-pay-change": Promise(paid, before=REWARDS),
    "preview-refuse": NOTHING,
    "preview-trade": Promise(comes("gain"), ("coins", "treasures", "parrots"), waits={Ask.DELIVER}),
    "preview-goals": Promise(comes("gain"), ("goals",), until={"log-draw-goals"}, waits={Ask.DELIVER}),
    **{f"move {word}": UNKNOWN for word in (
        "decline", "deliver", "ghost", "keep", "leave", "lock", "replace", "take", "under",
    )},
    **{f"move {word}": NOTHING for word in ("hold", "set", "spend")},
}  # fmt: skip

AT_THE_END = ("log-goals", "log-score", "log-tie", "log-tie-shared")
BOOKS = Books(
    count=count,
    says={
        "log-take": lambda line, book: [(line.facts["good"].key.removeprefix("part-"), seat_of(line), 1)],
        "log-under": moved("cards", -1), "log-under-own": goals(-1), "log-draw-goals": goals(1),
        "log-draw": moved("cards", 1), "log-set": turned, "log-hold": both(bid, of_seat("parrots", -1)),
        "log-bid": bid, "log-pass": passed, "log-ship": visited, "log-give": gains("goods", -1),
        "log-claim": building("crew"), "log-lock": building("lock", TABLE), "log-ghost": building("crew", GHOST),
        "log-coins": gains("coins"), "log-coins-type": gains("coins"), "log-change": gains("coins"),
        "log-points-cloud": gains("points"), "log-points-third": gains("points"), "log-points-fifth": gains("points"),
        "log-pay": moved("price", -1), "log-pay-cards": moved("means", -1),
        "log-round": both(put_away, new_round),
        "log-end": both(put_away, lambda line, book: [("ends", TABLE, 1)]),
    },
    remarks={
        "log-keep", "log-keep-own",  # which of the drawn goal cards stays in the hand
        "log-lay-hold", "log-lay-set", "log-lay-treasure",  # drafts, told again when they bind
        "log-refuse", "log-decline", "log-nobody", *AT_THE_END,
    },
    implied={
        "asks": "the question is on the page",
        "ships": "all ships move one place to the right when a round is over",
        "clouds": "they lie where the set-up put them",
        "in_row": "the dice of the row, counted",
        "ended": "somebody's last crew member was told",
        "free": "buildings without crew and lock", "crew_left": "crew not on buildings",
        "locks_left": "locks not placed",
        "treasures_left": "cards drawn were told", "treasures_spent": "cards paid were told",
        "parrots_left": "cards drawn were told", "parrots_spent": "cards played were told",
        "queue": "the order of the goal cards' backs", "top": "goal cards drawn were told",
        "goals_left": "goal cards drawn and put under the deck were told",
        "knows": "what a seat has seen of the goal cards", "shown": "goal cards turned up at the end are told by name",
    },
    then={"log-round": (), "log-end": AT_THE_END},
    worth=worth,
    promises=PROMISES,
    beyond={"log-round", "log-end"},
)  # fmt: skip
