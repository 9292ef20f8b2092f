"""What a log accounts for: the public quantities of a game, and what every message says has become of them.

A game lists its quantities by name (`Books.count`: what, and whose) and says for every message of its log which of them
it changes. What the lines of a move say, added up in their order, is what the move changed: the law of telling
(`audit`) compares the two, and `tests/laws/telling.py` tries it for every game, every move and every viewer.

A preview speaks of the same quantities before the move is made. The law of previews (`keep`) compares what it promises
with what the log then tells of the deed; `tests/laws/previews.py` tries it for the legal moves of every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from argosy.kernel.game import Line

TABLE = -1  # whose: nobody's, the table's

Entry = tuple[str, int]  # what, and whose
Book = Mapping[Entry, int]
Change = tuple[str, int, int]  # what, whose, how many more
Says = Callable[[Line, Book], Iterable[Change]]
Foretold = Callable[[Any, Any, int], Iterable[Change]]  # the preview, the view it was read from, the move


@dataclass(frozen=True)
class Promise:
    """What a preview says of a move."""

    says: Foretold = lambda line, view, code: ()
    of: Collection[str] | None = None  # it speaks of nothing else; None: of everything that previews speak of
    until: Collection[str] = ()  # the deed ends with the first of these messages of the log
    before: Collection[str] = ()  # or before the first of these
    at_once: bool = False  # it comes true when nothing more is asked; else the answers decide
    waits: Collection[int] = ()  # questions that it waits for
    not_with: Collection[int] = ()  # questions, or rows of the stack below them, that do more of their own


@dataclass(frozen=True)
class Books:
    """The accounts of a log, and of previews."""

    count: Callable[[Any], dict[Entry, int]]  # everything that all can see and that has a number, from a view
    says: Mapping[str, Says]  # by message: what a line says has changed, given what was there before it
    remarks: Collection[str]  # messages that tell no change of a quantity
    implied: Mapping[str, str]  # public fields that are no quantity, and how a reader knows them
    then: Mapping[str, Collection[str]] = field(default_factory=dict)  # what may still be told behind a message
    worth: Callable[[Book], dict[Entry, int]] = dict  # what previews speak of, from what was counted
    promises: Mapping[str, Promise] = field(default_factory=dict)  # by message of a preview, or by the first word of
    # the notation of a move that has none, behind "move "
    beyond: Collection[str] = ()  # messages of the log that no preview speaks of any more: a round is over


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


# ---- the law ---------------------------------------------------------------------------------------------------------


class Falsehood(AssertionError):
    """The log of a move is not what happened."""


def audit(books: Books, lines: list[Line], before: Book, after: Book) -> None:
    """What changed was told, once and in order, and nothing was told that did not happen; else `Falsehood`."""
    book = booked(books, lines, before)
    wrong = [entry for entry in {*book, *after} if book[entry] != after.get(entry, 0)]
    if wrong:
        told = (f"{entry}: {book[entry]} / {after.get(entry, 0)}" for entry in sorted(wrong))
        raise Falsehood(f"told and true: {', '.join(told)}")
    remarks = [repr(line) for line in lines if line.key in books.remarks]  # all others are counted
    if len(remarks) != len(set(remarks)):
        raise Falsehood("a line is told twice")
    for i, line in enumerate(lines):
        late = [one.key for one in lines[i + 1 :] if one.key not in books.then.get(line.key, [one.key])]
        if late:
            raise Falsehood(f"{late} told after {line.key}")


def booked(books: Books, lines: Iterable[Line], before: Book) -> Counter[Entry]:
    """What the table must look like after all that the lines say, one after the other."""
    book = Counter(before)
    for line in lines:
        if line.key in books.remarks:
            continue
        if line.key not in books.says:
            raise Falsehood(f"nobody knows what {line.key} says")
        for what, whose, n in books.says[line.key](line, book):
            book[what, whose] += n
            if n < 0 and book[what, whose] < 0:
                raise Falsehood(f"{line.key} takes {-n} of {what} from {whose}, where there are not so many yet")
    return book


# ---- the law of previews ---------------------------------------------------------------------------------------------


def keep(books: Books, promise: Promise, said: Iterable[Change], lines: list[Line], before: Book, seat: int) -> None:
    """What a preview said of a move is what the log tells of it; else `Falsehood`."""
    told = books.worth(booked(books, deed(books, promise, lines), before))
    was, promised = books.worth(before), Counter[Entry]()
    whose = {seat}
    for what, owner, n in said:
        promised[what, owner] += n
        whose.add(owner)
    wrong = []
    for entry in sorted({*was, *told, *promised}):
        true = told.get(entry, 0) - was.get(entry, 0)
        spoken_of = promise.of is None or entry[0] in promise.of
        if entry[1] in whose and spoken_of and promised[entry] != true:
            wrong.append(f"{entry}: {promised[entry]} / {true}")
    if wrong:
        raise Falsehood(f"promised and true: {', '.join(wrong)}")


def deed(books: Books, promise: Promise, lines: list[Line]) -> list[Line]:
    """The lines that tell of the move itself."""
    found = []
    for line in lines:
        if line.key in books.beyond or line.key in promise.before:
            break
        found.append(line)
        if line.key in promise.until:
            break
    return found
