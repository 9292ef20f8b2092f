"""The log tells the truth: what changed on the table was told, to the right seat, with the right number, and no more.

Every sentence is read as an entry in an account: so much of something comes to a seat or leaves it. After each move the
accounts must show exactly what the two positions show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import argosy
from argosy.games.goa import GAME
from argosy.games.goa.face.log import tell
from argosy.games.goa.parts import COLONIES, SPICE_NAMES, TILE_IDS, TRACKS
from argosy.games.goa.state import EMPTY, Ask, At, Phase, State
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of
from argosy.kernel.stack import SEAT, WHAT, A
from argosy.play.telling import speak
from argosy.words import LANGUAGES

from .table import turn
from .test_limits import LIMITS, TOOLS

Entry = tuple[str, int]  # what, and whose
SPECTATOR = -1
GOODS = {"ducats": "ducats", "ships": "ships", "colonists": "colonists", "extra": "extra", "cards": "hand_size"}

# how the goods of a sentence are booked: +1 they come to the seat, -1 they leave it
BOOKED = {
    "log-gains": ("goods", 1), "log-build": ("goods", 1), "log-taxes": ("goods", 1), "log-quick-ducats": ("goods", 1),
    "log-flag-extra": ("goods", 1), "log-bonanza": ("goods", 1), "log-complete": ("goods", 1),
    "log-failed": ("goods", 1), "log-draws": ("goods", 1),
    "log-pays": ("goods", -1), "log-added": ("goods", -1), "log-stores": ("spices", 1),
    "log-plantation": ("spices", 1), "log-gives": ("spices", -1), "log-loses": ("spices", -1),
    "log-sells": ("spices", -1), "log-bought": ("price", -1), "log-sold": ("price", -1),
    "log-sold-too-dear": ("price", -1),
}  # fmt: skip
GAINED_TILE = {"log-sold", "log-sold-too-dear", "log-bought", "log-free", "log-swaps", "log-favour"}
FOUNDED = {"log-founded", "log-added"}


def seat_of(line: Line, name: str = "seat") -> int:
    return int(line.facts[name].facts["n"])


def counted(goods: Line | Iterable[Line]) -> Iterator[tuple[str, int]]:
    """The amounts of a sentence: what, and how many. A good of which nothing comes is told as nothing."""
    for amount in [goods] if isinstance(goods, Line) else goods:
        of = amount.key.removeprefix("amount-")
        yield {"cards": "hand_size", "price": "ducats"}.get(of, of), int(amount.facts["n"])


def told(lines: list[Line]) -> Counter[Entry]:
    """What the sentences say has changed."""
    book: Counter[Entry] = Counter()
    for line in lines:
        if line.key in BOOKED:
            name, sign = BOOKED[line.key]
            for of, n in counted(line.facts[name]):
                if line.key != "log-bonanza" or of != "hand_size":  # cards are told when they are drawn
                    book[of, seat_of(line)] += sign * n
        if line.key in ("log-sold", "log-sold-too-dear"):
            book["ducats", seat_of(line, "seller")] += next(counted(line.facts["price"]))[1]
        elif line.key == "log-sells":
            book["ducats", seat_of(line)] += next(counted(line.facts["price"]))[1]
        elif line.key == "log-extra-used":
            book["extra", seat_of(line)] -= 1
        elif line.key == "log-draws-own":
            book["hand_size", seat_of(line)] += len(line.facts["cards"])
        elif line.key in ("log-plays", "log-discards"):
            book["hand_size", seat_of(line)] -= 1
        elif line.key == "log-duty":
            book["duties", seat_of(line)] += 1
        elif line.key == "log-row":
            book[line.facts["track"].key, seat_of(line)] = int(line.facts["n"]) - 1
        if line.key in FOUNDED:
            book["colonies", seat_of(line)] += 1
    return Counter({entry: n for entry, n in book.items() if n})


def changed(before: State, after: State) -> Counter[Entry]:
    """What two positions show to have changed."""
    book: Counter[Entry] = Counter()
    for seat in range(int(before.seats)):
        for name in (*GOODS.values(), "duties"):
            book[name, seat] = int(after[name][seat]) - int(before[name][seat])
        for spice, name in enumerate(SPICE_NAMES):
            book[name, seat] = int(after.spices[seat, spice]) - int(before.spices[seat, spice])
        for track in range(TRACKS):
            if after.rows[seat, track] != before.rows[seat, track]:
                key = ("track-ships", "track-harvest", "track-taxes", "track-expedition", "track-colonists")[track]
                book[key, seat] = int(after.rows[seat, track])
        book["colonies", seat] = len(colonies(after, seat) - colonies(before, seat))
    return Counter({entry: n for entry, n in book.items() if n})


def colonies(s: State, seat: int) -> set[int]:
    """The colonies of a seat, with the one whose tile is still to be chosen."""
    waiting = {int(row[A]) for row in s.asks[: s.depth] if row[WHAT] == Ask.COLONY_TILE and row[SEAT] == seat}
    return waiting | {colony for colony in range(COLONIES) if s.colony[seat, colony] != EMPTY}


def tiles_told(lines: list[Line]) -> list[tuple[int, str]]:
    """Who is told to have got which tile; the flag is none."""
    found = []
    for line in lines:
        if line.key in GAINED_TILE:
            tile = line.facts["tile"]
            tile = tile.facts["name"] if tile.key == "quoted" else tile
            if tile.key != "part-the-flag":
                found.append((seat_of(line), tile.key))
    return sorted(found)


def tiles_gained(before: State, after: State, lines: list[Line]) -> list[tuple[int, str]]:
    """Who got which tile; of those that were used up at once only the tile is seen, so the seat is taken on trust."""
    trusted = {key: seat for seat, key in tiles_told(lines)}
    found = []
    if after.round_no == before.round_no:
        for tile in range(len(before.at)):
            key = f"part-{TILE_IDS[tile].replace('_', '-')}"
            if before.at[tile] in (At.GRID, At.REMOVED) and before.at[tile] != after.at[tile]:
                owned = At.OWNED <= after.at[tile] < At.KEPT
                found.append((int(after.at[tile] - At.OWNED) if owned else trusted.get(key, -1), key))
    return sorted(found)


def check(before: Any, code: int, after: Any, viewer: int) -> list[Line]:
    """One move, told to one viewer."""
    lines = tell(GAME.rules.view(before, viewer), code, GAME.rules.view(after, viewer))
    words = f"{GAME.rules.notation[code]}: {[speak(GAME, line, 'en', None) for line in lines]}"
    said, real = told(lines), changed(before, after)
    assert said == real, f"{words}\nwrongly told {said - real}, untold {real - said}"
    if after.round_no == before.round_no:
        assert tiles_told(lines) == tiles_gained(before, after, lines), words
    assert sum(line.key == "log-round" for line in lines) == rounds_begun(before, after), words
    assert len(lines) == len({repr(line) for line in lines}), f"told twice: {words}"
    return lines


def rounds_begun(before: Any, after: Any) -> int:
    """A round begins when its first question is where the flag will lie."""
    started = int(after.round_no != before.round_no and after.depth > 0)
    first = before.moves == 0 and before.phase == Phase.MARKERS
    chosen = before.phase == Phase.QUICK and after.phase == Phase.MARKERS
    return started + int(first or chosen)


def played(seats: int, seed: int, options: list[int], who: str) -> Iterator[tuple[Any, int, Any]]:
    """The moves of one game, with the positions before and after them."""
    chance = Random(seed)
    s = GAME.rules.start(seats, seed, options)
    bots = [argosy.bot(who, game="goa", seed=seat) for seat in range(seats)] if who != "random" else []
    while s.depth > 0:
        moves = [int(code) for code in GAME.rules.legal(s)]
        code = chance.choice(moves)
        if bots and chance.random() < 0.8:
            seat = int(GAME.rules.contract.to_act(s))
            code = int(bots[seat].choose(argosy.play.view.View.of(GAME, s, seat)).code)
        before = copy_of(s)
        GAME.rules.contract.apply(s, code)
        yield before, code, copy_of(s)


@pytest.mark.parametrize("who", ["random", "deckhand"])
@pytest.mark.parametrize(("seats", "options"), [(2, [0, 1]), (3, [1, 0]), (4, [1, 1])])
def test_what_changed_was_told_and_what_was_told_happened(seats, options, who):
    for before, code, after in played(seats, 7 * seats, options, who):
        viewers = [SPECTATOR, *range(seats)] if before.moves % 7 == 0 else [before.moves % (seats + 1) - 1]
        for viewer in viewers:
            check(before, code, after, int(viewer))


@pytest.mark.parametrize("limit", LIMITS)
def test_turns_full_of_cards_and_tiles_are_told_truly(limit):
    for seed in range(2):
        chance = Random(seed)
        desk = turn(0, half="B", seed=1 + seed, bonanza=seed == 1, **({"tiles": {0: TOOLS}} | LIMITS[limit]))
        for _ in range(60):
            if desk.asked is None:
                break
            uses = [text for text in desk.offers if text.split()[0] in ("use", "play", "spy", "swap")]
            text = chance.choice(uses if uses and chance.random() < 0.6 else desk.offers)
            before = copy_of(desk.s)
            desk.do(text)
            check(before, GAME.rules.codes[text], copy_of(desk.s), chance.choice([SPECTATOR, 0, 1]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_game_is_a_whole_one(lang):
    """It begins with a capital letter or a name and ends with a full stop."""
    for before, code, after in played(3, 5, [0, 1], "random"):
        for line in tell(GAME.rules.view(before, 0), code, GAME.rules.view(after, 0)):
            words = speak(GAME, line, lang, ("Ana", "Bo", "Cy"))
            assert words[-1] == "." and not words[0].islower() and "{" not in words and ".." not in words, words
