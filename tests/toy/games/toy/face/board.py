"""The table as one viewer sees it: the pile, and a row for every captain with coins, hand and deliveries; the same in
characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argosy.draw import icon, page, rect, target_rect, text
from argosy.games.toy.moves import Code, describe
from argosy.games.toy.parts import NAMES, WORTH
from argosy.games.toy.state import State
from argosy.words import say, say_line

WIDE, HIGH, GAP = 76, 60, 8
LEFT, TOP = 150, 70


def svg(view: State, moves: Sequence[Any] = (), lang: str = "en", names: Sequence[str] = ()) -> str:
    """One picture; every legal target carries the code of its move."""
    legal = [int(getattr(move, "code", move)) for move in moves]
    inside = pile(view, legal, lang)
    for seat in range(view.seats):
        inside += row(view, seat, legal, lang, names)
    return page(inside, 900, TOP + view.seats * (HIGH + 3 * GAP) + GAP, say("toy", lang, "board"))


def pile(view: State, legal: Sequence[int], lang: str) -> str:
    """The pile and what can be done without a crate."""
    drawn = text(16, 26, say("toy", lang, "board-pile", n=int(view.pile_size)), 18)
    drawn += text(16, 46, " · ".join([*rolled(view, lang), *buried(view, lang, ())]), 13)
    for i, code in enumerate(code for code in legal if code <= Code.BURY):
        words = say_line("toy", lang, describe(code))
        inside = text(LEFT + 120 + i * 160, 40, words, 15, "t-mid")
        drawn += target_rect(LEFT + 45 + i * 160, 16, 150, 38, code, words, inside)
    return drawn


def rolled(view: State, lang: str) -> list[str]:
    """The last roll, once there was one."""
    return [say("toy", lang, "board-rolled", n=int(view.rolled))] if view.rolled else []


def buried(view: State, lang: str, names: Sequence[str]) -> list[str]:
    """Where in the pile, from the bottom, somebody buried a crate, and which one it is where the viewer knows."""
    told = []
    for place in range(int(view.pile_size)):
        who, crate = int(view.buried_by[place]), int(view.pile[place])
        if who:
            told.append(say("toy", lang, "board-buried", n=place + 1, seat=captain(who - 1, lang, names)))
        if crate:
            told.append(say("toy", lang, "board-known", n=place + 1, crate=say("toy", lang, f"part-{NAMES[crate]}")))
    return told


def captain(seat: int, lang: str, names: Sequence[str]) -> str:
    """What a captain is called."""
    return names[seat] if seat < len(names) else say("toy", lang, "seat", n=seat + 1)


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The table line by line."""
    lines = [say("toy", lang, "board-turn", n=int(view.turn) + 1)]
    lines += [say("toy", lang, "board-pile", n=int(view.pile_size)), *rolled(view, lang), *buried(view, lang, names)]
    for seat in range(int(view.seats)):
        hand = [named(int(crate), lang) for crate in view.hand[seat][: view.hand_size[seat]]]
        open_ones = [named(int(crate), lang) for crate in view.delivered[seat][: view.delivered_size[seat]]]
        coins = say("toy", lang, "board-coins", n=int(view.coins[seat]))
        lines.append(f"{captain(seat, lang, names)}: {coins} | {' '.join(hand)} | {' '.join(open_ones)}")
    return lines


def named(crate: int, lang: str) -> str:
    """A crate by its number and name; a question mark where the viewer does not know it."""
    return f"{crate} {say('toy', lang, f'part-{NAMES[crate]}')}" if crate else "?"


def row(view: State, seat: int, legal: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """What one captain has."""
    y = TOP + seat * (HIGH + 3 * GAP)
    drawn = text(16, y + 26, captain(seat, lang, names), 17) + text(
        16, y + 50, say("toy", lang, "board-coins", n=int(view.coins[seat])), 15
    )
    acting = int(view.asks[view.depth - 1, 1]) if view.depth > 0 else -1
    crates = [(int(crate), False) for crate in view.hand[seat][: view.hand_size[seat]]]
    crates += [(int(crate), True) for crate in view.delivered[seat][: view.delivered_size[seat]]]
    for i, (crate, is_open) in enumerate(crates):
        x = LEFT + i * (WIDE + GAP)
        face = one_crate(x, y, crate, is_open, lang)
        code = Code.CRATE + crate
        can = crate > 0 and not is_open and seat == acting and code in legal
        drawn += target_rect(x, y, WIDE, HIGH, code, say_line("toy", lang, describe(code)), face) if can else face
    return drawn


def one_crate(x: float, y: float, crate: int, is_open: bool, lang: str) -> str:
    """A crate with its name and worth; face down where the viewer does not know it."""
    drawn = rect(x, y, WIDE, HIGH, 6, cls="card" if is_open or crate else "back")
    if crate == 0:
        return drawn + icon("ship", x + WIDE / 2, y + HIGH / 2, 26, "wood")
    name = say("toy", lang, f"part-{NAMES[crate]}")
    return (
        drawn
        + text(x + WIDE / 2, y + 26, name, 15, "t-mid")
        + text(x + WIDE / 2, y + 48, int(WORTH[crate]), 15, "t-mid")
    )


def cover() -> str:
    """The picture in the lobby: three crates on the quay."""
    drawn = rect(0, 118, 300, 50, 0, cls="paper")
    for x, y in ((84, 76), (130, 76), (107, 34)):
        drawn += rect(x, y, 42, 42, 4, style="fill:var(--wood);stroke:var(--ink);stroke-width:2")
    return drawn + icon("ship", 220, 84, 64, "silver")
