"""The law of previews: what a move is said to cost, to bring and to set off is what then happens.

Every game says what each message of its previews promises (`face/books.py`). Legal moves are tried on the true position
and what the log tells of them is compared with the promise that the deciding seat read. What a further question
decides is left to the answers; what nobody can know beforehand is no promise.

    python tests/laws/previews.py GAME SEATS GAMES [FIRST SEED]    tries many games and says what was compared how often
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from cases import Case, cases_of, some
from telling import NAMES, books_of, lists_in, played

from argosy.kernel.books import Falsehood, Promise, keep
from argosy.kernel.game import Game, Line
from argosy.kernel.position import copy_of
from argosy.kernel.stack import SEAT, WHAT
from argosy.play.telling import speak
from argosy.play.view import View
from argosy.words import LANGUAGES

MOST_MOVES = 8  # that are tried in one position
READ: set[tuple[str, int, str]] = set()  # previews that were read in all languages


def try_position(
    case: Case, s: Any, chance: random.Random, compared: Counter[str], most: int = MOST_MOVES, counted: Any = None
) -> None:
    """The law on some of the legal moves of a position; what all can count there may be known."""
    game, seat = case.game, int(case.game.rules.kernels.to_act(s))
    legal = game.rules.legal(s)
    if not legal or game.face.preview is None or not s.moves:  # with the first move the opening is told
        return
    view = View.of(game, s, seat).reading
    counted = counted or books_of(game).count(View.of(game, s, None).reading)
    for code in chance.sample(legal, min(most, len(legal))):
        line = game.face.preview(view, code)
        try:
            spoken(game, line, seat)
            compared[compare(game, s, view, code, line, counted)] += 1
        except Falsehood as wrong:
            said = "nothing" if line is None else f"{line.key}: “{speak(game, line, 'en', NAMES, seat)}”"
            where = f"{case}, seed {int(s.seed)}, move {int(s.moves)} ({game.rules.notation[code]})"
            raise Falsehood(f"{where}: {wrong}\n{said}\n{log_of(game, s, view, code, seat)}") from None


def compare(game: Game, s: Any, view: Any, code: int, line: Line | None, counted: Any) -> str:
    """Try the move; what was compared, or why nothing was."""
    books = books_of(game)
    key = f"move {game.rules.notation[code].split()[0]}" if line is None else line.key
    if key not in books.promises:
        raise Falsehood(f"nobody knows what {key} promises")
    promise, seat = books.promises[key], int(game.rules.kernels.to_act(s))
    after = copy_of(s)
    game.rules.kernels.apply(after, code)
    if is_open(promise, s, after):
        return f"{key} (open)"
    lines = game.face.tell(view, code, View.of(game, after, seat).reading)
    keep(books, promise, promise.says(line, view, code), lines, counted, seat)
    return key


def is_open(promise: Promise, s: Any, after: Any) -> bool:
    """Whether more is asked before the promise comes true, or more comes with it."""
    if promise.at_once and asks_on(s, after):
        return True
    asked = int(after.asks[after.depth - 1, WHAT]) if after.depth else -1
    there = {int(s.asks[row, WHAT]) for row in range(max(0, s.depth - 2), s.depth)}
    return asked in promise.waits or not there.isdisjoint(promise.not_with)


def asks_on(s: Any, after: Any) -> bool:
    """Whether the same seat is asked something further about its move."""
    if after.depth < s.depth or after.asks[after.depth - 1, SEAT] != s.asks[s.depth - 1, SEAT]:
        return False
    return bool(after.depth > s.depth or after.asks[after.depth - 1, WHAT] != s.asks[s.depth - 1, WHAT])


def spoken(game: Game, line: Line | None, seat: int) -> None:
    """A preview is a whole sentence in every language, and repeats nothing; one that was read before is known."""
    known = (game.name, seat, repr(line))
    if line is None or known in READ:
        return
    READ.add(known)
    for items in lists_in(line):
        if len(items) != len({repr(item) for item in items}):
            raise Falsehood(f"{line.key} names a thing twice")
    for lang in LANGUAGES:
        text = speak(game, line, lang, NAMES, seat)
        if not text or text[0].islower() or text[0].isspace() or "{" in text or "  " in text:
            raise Falsehood(f"{line.key} is no sentence: {text!r}")


def log_of(game: Game, s: Any, view: Any, code: int, seat: int) -> str:
    """What the log tells of a move, for who has to mend something."""
    after = copy_of(s)
    game.rules.kernels.apply(after, code)
    lines = game.face.tell(view, code, View.of(game, after, seat).reading)
    return "\n".join(f"{line.key}: {speak(game, line, 'en', NAMES, seat)}" for line in lines)


def what_a_preview_says_is_what_happens(case: Case) -> None:
    """Costs, gains and what is set off, in three languages."""
    for seed in range(1, some(5, 2)):
        chance = random.Random(seed)
        for number, (before, _, _) in enumerate(played(case, seed, clever=seed % 2 == 0)):
            if number % some(2, 7) == 0:
                try_position(case, before, chance, Counter())


LAWS = (what_a_preview_says_is_what_happens,)


def main(name: str, seats: int, games: int, first: int = 1) -> None:
    """Many games of a player count, with every set of options in turn."""
    cases = [case for case in cases_of(name) if case.seats == seats]
    compared: Counter[str] = Counter()
    wrongs: Counter[str] = Counter()
    for seed in range(first, first + games):
        chance, case = random.Random(seed), cases[seed % len(cases)]
        for before, _, _ in played(case, seed, clever=seed % 2 == 0):
            try:
                try_position(case, before, chance, compared)
            except Falsehood as wrong:
                kind = str(wrong).partition("\n")[2].partition(":")[0]
                if not wrongs[kind]:
                    print(wrong, flush=True)
                wrongs[kind] += 1
    print(f"{name} for {seats}: {games} games, {sum(compared.values())} previews; wrong: {dict(wrongs)}")
    print(dict(sorted(compared.items())))
    print("never read:", sorted(set(books_of(cases[0].game).promises) - set(compared)))
    sys.exit(bool(wrongs))


if __name__ == "__main__":
    main(sys.argv[1], *(int(argument) for argument in sys.argv[2:]))
