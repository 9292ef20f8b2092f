"""The names of pieces, which all words of Goa share, and a move code as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from argosy.games.goa.moves import (
    NOTATION,
    PAIRS,
    PLACE_NAMES,
    SPIED,
    SPY_TRACKS,
    TOOL_NAMES,
    Code,
    cell_name,
    flag_name,
)
from argosy.games.goa.parts import (
    CARD_IDS,
    CARD_SYMBOL,
    COLONY_NAMES,
    COLONY_TILE_IDS,
    FIELDS,
    SPICE_NAMES,
    SPICES,
    SYMBOL_NAMES,
    TILE_IDS,
    TRACK_NAMES,
    Good,
)
from argosy.kernel.game import Line

GOOD_NAMES = {
    Good.SHIPS: "ships",
    Good.COLONISTS: "colonists",
    Good.DUCATS: "ducats",
    Good.EXPEDITIONS: "cards",
    Good.EXTRA_ACTIONS: "extra",
}


def tile_line(tile: int) -> Line:
    """An auction tile by name."""
    return Line(f"part-{TILE_IDS[tile].replace('_', '-')}")


def card_line(card: int) -> Line:
    """An expedition card with everything on it."""
    effect, _, colonists = CARD_IDS[card].rpartition("_")
    name, symbol = Line(f"effect-{effect.replace('_', '-')}"), Line(f"part-{SYMBOL_NAMES[CARD_SYMBOL[card]]}")
    return Line("part-card-full", {"effect": name, "colonists": int(colonists), "symbol": symbol})


def spice_line(spice: int) -> Line:
    """A spice by name."""
    return Line(f"part-{SPICE_NAMES[spice]}")


def track_line(track: int) -> Line:
    """A track of the tableau by name."""
    return Line(f"track-{TRACK_NAMES[track]}")


def place_line(place: int) -> Line:
    """A place for spices by name."""
    return Line("part-field", {"n": place + 1}) if place < FIELDS else Line(f"part-{PLACE_NAMES[place]}")


def seat_line(seat: int) -> Line:
    """A person; the house puts the name in."""
    return Line("seat", {"n": int(seat)})


def amount(of: str, n: int) -> Line:
    """So many ducats, ships, colonists, cards …: `of` is the last part of an `amount-…` key."""
    return Line(f"amount-{of}", {"n": int(n)})


def amounts(*pairs: tuple[str, int]) -> list[Line]:
    """Several amounts, those that are nothing left out."""
    return [amount(of, n) for of, n in pairs if n]


def good_amount(good: int, n: int) -> Line:
    """So much of what tiles and cards bring."""
    return amount(GOOD_NAMES[Good(good)], n)


def spices_line(counts: Iterable[int]) -> list[Line]:
    """So many of each spice."""
    return amounts(*zip(SPICE_NAMES, counts, strict=True))


def some_spices(counts: Iterable[int]) -> list[Line]:
    """So many of each spice, or the words for none."""
    return spices_line(counts) or [amount("spices", 0)]


def colony_line(colony: int) -> Line:
    """A colony by name."""
    return Line(f"part-{COLONY_NAMES[int(colony)]}")


def _spiced(key: str, i: int) -> Line:
    return Line(key, {"place": place_line(i // SPICES), "spice": spice_line(i % SPICES)})


_SINGLE = {  # kinds of moves with one code
    Code.QUICK_DUCATS: "move-quick-ducats", Code.NO_BID: "move-no-bid", Code.SELL: "move-sell",
    Code.KEEP: "move-keep", Code.PASS: "move-pass", Code.END: "move-end", Code.BUILD: "move-build",
    Code.HARVEST: "move-harvest", Code.TAXES: "move-taxes", Code.STOP: "move-stop",
    Code.GAIN_SHIPS: "move-gain-ships", Code.GAIN_COLONISTS: "move-gain-colonists",
    Code.GAIN_SPICES: "move-gain-spices", Code.ADD: "move-add", Code.DECLINE: "move-decline",
}  # fmt: skip
# kinds with several codes by their first one, the last kind first: a code belongs to the first that begins before it
_FAMILIES: tuple[tuple[Code, Callable[[int], Line]], ...] = (
    (Code.FAVOUR, lambda i: Line("move-favour", {"tile": tile_line(i)})),
    (Code.TILE, lambda i: Line("move-colony-tile", {"tile": Line(f"part-{COLONY_TILE_IDS[i].replace('_', '-')}")})),
    (Code.REPLACE, lambda i: Line("move-replace", {"field": i + 1})),
    (Code.REFILL, lambda i: Line("move-refill", {"place": place_line(i)})),
    (Code.GIVE, lambda i: _spiced("move-give", i)),
    (Code.FILL, lambda i: _spiced("move-fill", i)),
    (Code.SWAP, lambda i: Line("move-swap", {"cell": cell_name(i)})),
    (
        Code.SPY,
        lambda i: Line("move-spy", {"seat": seat_line(i // SPIED), "track": track_line(SPY_TRACKS[i % SPIED])}),
    ),
    (Code.USE, lambda i: Line("move-use", {"tile": Line(f"tool-{TOOL_NAMES[i].replace('_', '-')}")})),
    (Code.DISCARD, lambda i: Line("move-discard", {"card": card_line(i)})),
    (Code.PLAY, lambda i: Line("move-play", {"card": card_line(i)})),
    (Code.ADVANCE, lambda i: Line("move-advance", {"track": track_line(i)})),
    (Code.FOUND, lambda i: Line("move-found", {"colony": colony_line(i)})),
    (Code.EXPEDITION, lambda i: Line("move-expedition", {"n": i})),
    (Code.BID, lambda i: Line("move-bid", {"n": i})),
    (Code.MARKER, lambda i: Line("move-marker", {"cell": cell_name(i)})),
    (Code.FLAG, lambda i: Line("move-flag", {"place": flag_name(i)})),
    (
        Code.QUICK_PAIR,
        lambda i: Line("move-quick-pair", {"one": track_line(PAIRS[i][0]), "other": track_line(PAIRS[i][1])}),
    ),
)


def describe(code: int) -> Line:
    """A move as a sentence: what the button says."""
    if not 0 <= code < Code.COUNT or not NOTATION[code]:
        raise ValueError(f"{code} is no move of Goa")
    if code in _SINGLE:
        return Line(_SINGLE[Code(code)])
    first, make = next(family for family in _FAMILIES if code >= family[0])
    return make(code - first)


def alike(lines: Iterable[Line]) -> list[Line]:
    """A list that names everything once: of several that are alike it says how many."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        found.setdefault(repr(line), []).append(line)
    return [
        same[0] if len(same) == 1 else Line("several", {"n": len(same), "thing": same[0]}) for same in found.values()
    ]
