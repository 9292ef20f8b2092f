"""What a log accounts for: the public quantities of a game, and what every message says has become of them.

A game lists its quantities by name (`Books.count`: what, and whose) and says for every message of its log which of them it
changes. What the lines of a move say, added up in their order, is what the move changed: the law of telling
(`tests/laws/telling.py`) compares the two, for every game, every move and every viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from argosy.kernel.game import Line

TABLE = -1  # whose: nobody's, the table's

Entry = tuple[str, int]  # what, and whose
Book = Mapping[Entry, int]
Change = tuple[str, int, int]  # what, whose, how many more
Says = Callable[[Line, Book], Iterable[Change]]


@dataclass(frozen=True)
class Books:
    """The accounts of a log."""

    count: Callable[[Any], dict[Entry, int]]  # everything that all can see and that has a number, from a view
    says: Mapping[str, Says]  # by message: what a line says has changed, given what was there before it
    remarks: Collection[str]  # messages that tell no change of a quantity
    implied: Mapping[str, str]  # public fields that are no quantity, and how a reader knows them
    then: Mapping[str, Collection[str]] = field(default_factory=dict)  # what may still be told behind a message


def seat_of(line: Line, fact: str = "seat") -> int:
    """The seat that a line speaks of."""
    return int(line.facts[fact].facts["n"])


def counted(fact: Any) -> Iterator[tuple[str, int]]:
    """The amounts of a fact: what, and how many."""
    for one in fact if isinstance(fact, (list, tuple)) else [fact]:
        yield one.key.removeprefix("amount-"), int(one.facts["n"])


def gains(fact: str, sign: int = 1) -> Says:
    """The amounts of a fact come to the seat of the line, or leave it."""

    def says(line: Line, book: Book) -> Iterator[Change]:
        for what, n in counted(line.facts[fact]):
            yield what, seat_of(line), sign * n

    return says


def of_seat(what: str, n: int = 1) -> Says:
    """The seat of the line has so many more of something."""
    return lambda line, book: [(what, seat_of(line), n)]


def of_table(what: str, n: int = 1) -> Says:
    """So many more of something lie on the table."""
    return lambda line, book: [(what, TABLE, n)]


def both(*all_of: Says) -> Says:
    """A message that says several things."""
    return lambda line, book: [change for says in all_of for change in says(line, book)]


def now(book: Book, what: str, whose: int, n: int) -> Change:
    """What a line says that tells how many there are now."""
    return what, whose, n - book.get((what, whose), 0)


def cleared(book: Book, *names: str) -> Iterator[Change]:
    """Everything whose name begins so is put away."""
    for (what, whose), n in list(book.items()):
        if n and what.startswith(names):
            yield what, whose, -n
