"""The law of telling: what a move changed for all to see was told, once, in order, of the right seat, with the right
number; and nothing was told that did not happen.

Every game lists its public quantities and what each message of its log says of them (`face/books.py`). The views before
and after a move are counted, and the lines in between are booked one after the other.

    python tests/laws/telling.py GAME SEATS GAMES [FIRST SEED]    tries many games and says what was never heard
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from cases import SPECTATOR, Case, cases_of, some

from argosy.kernel.books import Books, Entry, Falsehood, audit
from argosy.kernel.game import Game, Line
from argosy.kernel.position import copy_of
from argosy.play.telling import addressed, speak
from argosy.play.view import View
from argosy.words import LANGUAGES, bundle

NAMES = ("Rosa", "Emil", "Wilma", "Otto")
FIELDS_OF_ALL = {"depth", "seats", "moves", "reveals", "viewer"}  # of every position (`kernel/position.py`)


def books_of(game: Game) -> Books:
    """The accounts of a game's log."""
    assert game.face.books is not None, f"{game.name} says nothing about what its log accounts for"
    return game.face.books()


def spoken(game: Game, line: Line, viewer: int | None, lang: str) -> str:
    """A line in words: a whole sentence that speaks to the viewer."""
    text = speak(game, line, lang, NAMES, viewer)
    if viewer is not None and addressed(dict(line.facts), viewer) and NAMES[viewer] in text:
        raise Falsehood(f"{line.key} calls the reader by name: {text}")
    for items in lists_in(line):
        if len(items) != len({repr(item) for item in items}):
            raise Falsehood(f"{line.key} names a thing twice: {text}")
    if text[0].islower() or "{" in text or "  " in text:
        raise Falsehood(f"{line.key} is no sentence: {text}")
    return text


def lists_in(fact: Any) -> Iterator[list[Any]]:
    """All lists in a line: what there is several times in one is told with its number."""
    if isinstance(fact, (list, tuple)):
        yield list(fact)
    for one in fact.facts.values() if isinstance(fact, Line) else fact if isinstance(fact, (list, tuple)) else ():
        yield from lists_in(one)


def played(case: Case, seed: int, clever: bool) -> Iterator[tuple[Any, int, Any]]:
    """A game by chance, or by rules of thumb with a chance move now and then: before, move, after."""
    chance, s = random.Random(seed), case.start(seed)
    out = np.zeros(case.game.rules.max_moves, np.int16)
    kernels = case.game.rules.kernels
    while n := int(kernels.legal(s, out)):
        if clever and chance.random() < 0.85:
            view = case.game.rules.view(s, int(kernels.to_act(s)))
            code = int(out[case.game.brain.kernels.deckhand(view, out, n, int(s.moves))])
        else:
            code = int(out[chance.randrange(n)])
        before = copy_of(s)
        kernels.apply(s, code)
        yield before, code, s


def try_game(
    case: Case, seed: int, clever: bool, heard: Counter[str], look: Callable[[Any, Any], None] = lambda s, counted: None
) -> None:
    """The law on every move of a game: one viewer a move, each in turn; every 23rd move all of them.

    Somebody else may look at each position before its move, with what is counted there.
    """
    game, books = case.game, books_of(case.game)
    counts: dict[Entry, int] = {}
    for before, code, after in played(case, seed, clever):
        number = int(before.moves)
        counted = counts or books.count(View.of(game, before, None).reading)  # what all can see, all see alike
        look(before, counted)
        counts = books.count(View.of(game, after, None).reading)
        for viewer in case.viewers if number % 23 == 0 else [number % (case.seats + 1) - 1]:
            seat = None if viewer == SPECTATOR else viewer
            seen, sees = (View.of(game, s, seat).reading for s in (before, after))
            lines = game.face.tell(seen, code, sees)
            try:
                if number % 23 == 0 and (books.count(seen), books.count(sees)) != (counted, counts):
                    raise Falsehood("what this viewer counts is not what all count")
                audit(books, lines, counted, counts)
                told = [spoken(game, line, seat, LANGUAGES[(number + seed) % 3]) for line in lines]
            except Falsehood as wrong:
                told = [speak(game, line, "en", NAMES, seat) for line in lines]
                where = f"{case}, seed {seed}, move {number} ({game.rules.notation[code]}), viewer {viewer}"
                raise Falsehood(f"{where}: {wrong}\n" + "\n".join(told)) from None
            heard.update(line.key for line in lines)


def what_changed_was_told(case: Case) -> None:
    """What changed was told, what was told happened."""
    for seed in range(1, some(25, 2)):
        try_game(case, seed, clever=seed % 2 == 0, heard=Counter())


def every_field_is_accounted_for(case: Case) -> None:
    """A public field is counted, or the game says how a reader knows it."""
    game, books = case.game, books_of(case.game)
    read: set[str] = set()
    for _, s in case.positions(range(1, 2), 10):
        view = View.of(game, s, None).reading
        books.count(view)
        read |= set(view.__dict__)  # a reading remembers what was read
    public = {name for name, field in game.rules.State.fields.items() if field.seen} - FIELDS_OF_ALL
    assert not public - read - set(books.implied), f"nobody accounts for {public - read - set(books.implied)}"
    assert not set(books.implied) - public, f"no public fields: {set(books.implied) - public}"


def every_message_is_accounted_for(case: Case) -> None:
    """Each message of the log says something or is a remark, in every language, and speaks to whom it is about."""
    books = books_of(case.game)
    for lang in LANGUAGES:
        messages = {key for key in bundle(case.name, lang)._messages if key.startswith("log-")}
        parts = {key for key in messages if key.startswith("log-score-")}
        known = {key for key in (*books.says, *books.remarks) if key.startswith("log-")}
        assert messages - parts == known, lang


LAWS = (what_changed_was_told, every_field_is_accounted_for, every_message_is_accounted_for)


def main(name: str, seats: int, games: int, first: int = 1) -> None:
    """Many games of a player count, with every set of options in turn."""
    cases = [case for case in cases_of(name) if case.seats == seats] or [cases_of(name)[0]]
    heard: Counter[str] = Counter()
    wrongs: Counter[str] = Counter()
    for seed in range(first, first + games):
        try:
            try_game(cases[seed % len(cases)], seed, seed % 2 == 0, heard)
        except Falsehood as wrong:
            kind = str(wrong).partition(": ")[2].partition("\n")[0]
            if not wrongs[kind]:
                print(wrong, flush=True)
            wrongs[kind] += 1
    books = books_of(cases[0].game)
    print(
        f"{name} for {seats}: {games} games, {sum(heard.values())} lines, {sum(wrongs.values())} games with a falsehood"
    )
    print("never heard:", sorted({*books.says, *books.remarks} - set(heard)))
    sys.exit(bool(wrongs))


if __name__ == "__main__":
    main(sys.argv[1], *(int(argument) for argument in sys.argv[2:]))
