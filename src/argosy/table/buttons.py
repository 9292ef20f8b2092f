"""The bar of moves: numbers side by side, long lists folded under what they have in common, endings at the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from argosy.kernel.game import Line
from argosy.play.telling import speak
from argosy.words import has_words

AT_ONCE = 9  # as many plain buttons are shown at once: the keys 1 to 9 reach them
NUMBERS_AT_ONCE = 12
SHARED = 3  # so many buttons of one family say what they share only once
TINY, BRIEF = 4, 40  # so short a button also says what it brings, if that can be said in so few letters
LONGEST = 60  # letters of a button
FEW = 4  # a family of so many moves is never folded
ENDINGS = {  # moves that finish something: in the notation of any game
    "pass", "no", "no bid", "end", "end turn", "stop", "done", "skip", "enough", "leave", "decline", "refuse",
    "no-post", "give up founding",
}  # fmt: skip

ON_BUTTONS = ("button", "disc")  # attributes of a move's message

Shown = dict[str, Any]


def bar_of(moves: Sequence[Shown]) -> dict[str, Any]:
    """The moves as the prompt shows them: numbers, plain ones, folded families, endings."""
    ends = [move for move in moves if move["text"] in ENDINGS]
    others = sorted((move for move in moves if move["text"] not in ENDINGS), key=lambda move: move.get("price") or 0)
    families = families_of(others)
    numbers = next((family for family in families if len(family) > 2 and all(map(number_of, family))), [])
    if numbers:
        families.remove(numbers)
    plain, folds = _unfolded(families)
    alike = len(plain) >= SHARED and len(families_of(plain)) == 1 and not any("button" in move for move in plain)
    lead, tail = shared(plain) if alike else ("", "")
    return {
        "numbers": [dict(move, number=number_of(move)) for move in numbers[:NUMBERS_AT_ONCE]],
        "more_numbers": [dict(move, number=number_of(move)) for move in numbers[NUMBERS_AT_ONCE:]],
        "lead": " … ".join(filter(None, (lead, tail))), "ends": ends,
        "plain": [shortened(move, lead, tail) for move in plain],
        "folds": [_short(fold, lead, tail) for fold in folds],
    }  # fmt: skip


def worded(view: Any, moves: Sequence[Shown], lang: str) -> list[Shown]:
    """The moves with what the game wants their buttons to say: few words, and a number in a disc as on the board."""
    game, found = view.game, []
    for move in moves:
        line = game.face.describe(move["code"])
        said = {
            role: speak(game, Line(f"{line.key}.{role}", line.facts), lang, view.names)
            for role in ON_BUTTONS
            if has_words(game.name, lang, f"{line.key}.{role}")
        }
        found.append(dict(move, **said))
    return found


def barred_of(view: Any, lang: str) -> list[dict[str, str]]:
    """What cannot be done now, with the reason."""
    barred = view.game.face.barred

    def say(line: Any) -> str:
        return speak(view.game, line, lang, view.names)

    return [{"words": say(what), "why": say(why)} for what, why in (barred(view.reading) if barred else [])]


def dead_end(view: Any, moves: Sequence[Shown]) -> int | None:
    """The move that ends a question in which nothing else is to be done; none where there is something to decide."""
    if len(moves) == 1:
        return int(moves[0]["code"])
    idle = view.game.face.idle
    ends = [move for move in moves if move["text"] in ENDINGS]
    if idle is None or len(ends) != 1:
        return None
    others = (move for move in moves if move is not ends[0])
    return int(ends[0]["code"]) if all(idle(view.reading, move["code"]) for move in others) else None


def families_of(moves: Sequence[Shown]) -> list[list[Shown]]:
    """Moves whose notation begins with the same word belong together."""
    found: dict[str, list[Shown]] = {}
    for move in moves:
        found.setdefault(move["text"].split(" ")[0], []).append(move)
    return list(found.values())


def number_of(move: Shown) -> str | None:
    """The number of a move that is a verb and a number: bid 7. A place that has a number is called by its name."""
    _, _, rest = move["text"].partition(" ")
    return rest if rest.isdecimal() and rest in re.findall(r"\d+", move["words"]) else None


def _unfolded(families: list[list[Shown]]) -> tuple[list[Shown], list[dict[str, Any]]]:
    """Small families as buttons, large ones folded; one alone shows its first moves."""
    if sum(map(len, families)) <= AT_ONCE:
        return [move for family in families for move in family], []
    plain: list[Shown] = []
    folds = []
    for family in sorted(families, key=len):
        short = all("button" in move for move in family)  # few words: they stand side by side, however many there are
        if short or (len(family) <= FEW and len(plain) + len(family) <= AT_ONCE):
            plain += family
        elif len(families) == 1:
            plain += family[: AT_ONCE - 3]
            folds.append({"label": "", "moves": family[AT_ONCE - 3 :]})
        else:
            folds.append({"label": common(family), "moves": family})
    return plain, folds


def shared(family: Sequence[Shown]) -> tuple[str, str]:
    """The words before and after what is different in the sentences of a family."""
    lead = common(family)
    backwards = [dict(move, words=" ".join(reversed(move["words"].removeprefix(lead).split()))) for move in family]
    return lead, " ".join(reversed(common(backwards).split()))


def shortened(move: Shown, lead: str, tail: str = "") -> Shown:
    """A move whose button leaves out the words that stand before and after all of them."""
    rest = move["words"].removeprefix(lead).removesuffix(tail).strip(" :,") if lead or tail else ""
    place = rest[1:2].isdecimal()  # h1 is a square
    short = move.get("button") or (rest if place else rest[:1].upper() + rest[1:]) or move["words"]
    if len(short) > LONGEST and ": " in short:
        short = short.partition(": ")[0]
        whole = f"{move['words'].rstrip('.')}. {move.get('preview') or ''}"  # told where one points at it
        move = dict(move, preview=whole.strip())
    short = f"{move['price']} · {short}" if move.get("price") else short
    brings = move.get("preview", "")
    return dict(
        move,
        short=short,
        disc=move.get("disc", ""),
        brings=brings if len(short) <= TINY and len(brings) <= BRIEF else "",
    )


def _short(fold: dict[str, Any], lead: str, tail: str) -> dict[str, Any]:
    if fold["label"]:
        return dict(fold, moves=[shortened(move, fold["label"]) for move in fold["moves"]])
    return dict(fold, moves=[shortened(move, lead, tail) for move in fold["moves"]])


def common(family: Sequence[Shown]) -> str:
    """The words with which all sentences of a family begin."""
    words = [move["words"].split() for move in family]
    begun: list[str] = []
    for together in zip(*words, strict=False):
        if len(set(together)) > 1:
            break
        begun.append(together[0])
    if any(len(begun) >= len(one) for one in words):
        begun = begun[:-1]  # a button must say something
    return " ".join(begun).rstrip(":,(“„‘ ")
