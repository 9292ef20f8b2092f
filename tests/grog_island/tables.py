"""Positions for the tests: a table laid as one likes, moves by their notation."""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.grog_island.moves import MAX_MOVES, NOTATION
from argosy.games.grog_island.parts import (
    ALL_BUILDINGS,
    BERTHS,
    BIT,
    BUILDING_NAMES,
    CLOUD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GHOST,
    GOAL_NAMES,
    GOALS,
    GOOD_NAMES,
    PARROT_NAMES,
    SHIP_NAMES,
)
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.rules.ledger import LEDGERS
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.position import blank
from argosy.kernel.stack import SEAT, WHAT

CODES = {text: code for code, text in enumerate(NOTATION)}
NO_OPTIONS = np.zeros(0, np.int16)


def start(seats: int = 3, seed: int = 1) -> Any:
    """A game before the first choice."""
    s = blank(State)
    contract.setup(s, seats, NO_OPTIONS, np.uint64(seed))
    return s


def table(seats: int = 3, seed: int = 1, dice: str = "15143", **fields: Any) -> Any:
    """The first auction with seat 0 to open: dice in colour order, no goods, the clouds and ships as given.

    The usual dice are those of the rulebook's example: green 1, blue 5, orange 1, yellow 4, gray 3.
    """
    s = start(seats, seed)
    while what(s) != Ask.BID:
        contract.apply(s, legal_codes(s)[0])
    s.flag = 0
    s.asks[0, SEAT] = 0
    for colour in range(COLOURS):
        s.dice[colour] = int(dice[colour])
    s.goods[:] = 0
    lay_ships(s, fields.pop("ships", "coin2 parrot goal treasure coin4 coin3"))
    lay_clouds(s, fields.pop("clouds", "plain point parrot swap black"))
    for name, value in fields.items():
        {"coins": lay_coins, "goods": lay_goods, "treasures": lay_treasures, "parrots": lay_parrots, "goals": lay_goals,
         "crew": lay_crew, "locks": lay_locks}[name](s, value)  # fmt: skip
    return s


def lay_ships(s: Any, names: str) -> None:
    """The ships from left to right; the last is on open sea."""
    s.ships[:] = [SHIP_NAMES.index(name) for name in names.split()]


def lay_clouds(s: Any, names: str) -> None:
    """The clouds from left to right."""
    s.clouds[:] = [CLOUD_NAMES.index(name) for name in names.split()]


def lay_coins(s: Any, coins: Any) -> None:
    """Coins by seat."""
    for seat, amount in enumerate(coins):
        s.coins[seat] = amount


def lay_goods(s: Any, goods: dict[int, str]) -> None:
    """Goods tiles by seat, such as {0: "lemon 4 fish 1"}."""
    for seat, text in goods.items():
        words = text.split()
        s.goods[seat] = 0
        for name, count in zip(words[::2], words[1::2], strict=True):
            s.goods[seat, GOOD_NAMES.index(name)] = int(count)


def lay_treasures(s: Any, hands: dict[int, str]) -> None:
    """Treasure cards by seat, such as {0: "33"}; what they held goes back into the deck."""
    for seat, text in hands.items():
        wanted = [int(digit) for digit in text]
        deck = [int(card) for card in s.treasure_deck[: s.treasures_left]]
        deck += [value + 1 for value in range(3) for _ in range(s.treasure[seat, value])]
        for card in wanted:
            deck.remove(card)
        s.treasure[seat] = [wanted.count(value + 1) for value in range(3)]
        s.treasures[seat] = len(wanted)
        _lay_deck(s.treasure_deck, deck)
        s.treasures_left = len(deck)


def lay_parrots(s: Any, hands: dict[int, str]) -> None:
    """Parrot cards by seat, such as {0: "hold set-green"}; what they held goes back into the deck."""
    for seat, text in hands.items():
        wanted = [PARROT_NAMES.index(name) + 1 for name in text.split()]
        deck = [int(card) for card in s.parrot_deck[: s.parrots_left]]
        deck += [kind + 1 for kind in range(len(PARROT_NAMES)) for _ in range(s.parrot[seat, kind])]
        for card in wanted:
            deck.remove(card)
        s.parrot[seat] = [wanted.count(kind + 1) for kind in range(len(PARROT_NAMES))]
        s.parrots[seat] = len(wanted)
        _lay_deck(s.parrot_deck, deck)
        s.parrots_left = len(deck)


def empty_deck(s: Any, name: str, leave: int = 0) -> None:
    """Take cards out of the game until so many are left in the treasure or the parrot deck."""
    deck, spent = (s.treasure_deck, s.treasures_spent) if name == "treasure" else (s.parrot_deck, s.parrots_spent)
    left = s.treasures_left if name == "treasure" else s.parrots_left
    for i in range(leave, left):
        spent[deck[i] - 1] += 1
        deck[i] = 0
    if name == "treasure":
        s.treasures_left = leave
    else:
        s.parrots_left = leave


def _lay_deck(deck: Any, cards: list[int]) -> None:
    deck[:] = 0
    deck[: len(cards)] = cards


def lay_goals(s: Any, hands: dict[int, str]) -> None:
    """Goal cards by seat: the hand gets exactly these, exchanged with the deck."""
    for seat, text in hands.items():
        wanted = text.split()
        while bin(s.held[seat]).count("1") < len(wanted):
            back = s.queue[s.top] - 1
            s.queue[s.top] = 0
            s.top = (s.top + 1) % GOALS
            s.goals_left -= 1
            s.held[seat] |= BIT[back]
        s.knows[seat] |= s.held[seat]
        backs = [back for back in range(GOALS) if s.held[seat] & BIT[back]]
        while len(backs) > len(wanted):
            back = backs.pop()
            s.held[seat] &= ~BIT[back]
            s.queue[(s.top + s.goals_left) % GOALS] = back + 1
            s.goals_left += 1
        for i, name in enumerate(wanted):
            goal = GOAL_NAMES.index(name) + 1
            other = next(
                b for b in range(GOALS) if s.face[b] == goal and b not in backs[:i] and not _held_by_other(s, seat, b)
            )
            s.face[other], s.face[backs[i]] = s.face[backs[i]], s.face[other]


def _held_by_other(s: Any, seat: int, back: int) -> bool:
    return any(s.held[other] & BIT[back] for other in range(s.seats) if other < seat)


def lay_crew(s: Any, crew: dict[int, str]) -> None:
    """Crew on buildings by seat (4 is the ghost), such as {0: "yellow-sword gray-hat"}."""
    for seat, text in crew.items():
        for name in text.split():
            building = BUILDING_NAMES.index(name)
            s.crew[seat] |= BIT[building]
            s.free &= ~BIT[building]
            s.crew_left[seat] -= 1


def lay_locks(s: Any, text: str) -> None:
    """Locks on buildings."""
    for name in text.split():
        s.locked |= BIT[BUILDING_NAMES.index(name)]
        s.free &= ~BIT[BUILDING_NAMES.index(name)]
        s.locks_left -= 1


def legal_codes(s: Any) -> list[int]:
    """The legal moves as codes."""
    out = np.zeros(MAX_MOVES, np.int16)
    return [int(code) for code in out[: contract.legal(s, out)]]


def can(s: Any) -> set[str]:
    """The legal moves in notation."""
    return {NOTATION[code] for code in legal_codes(s)}


def can_bid(s: Any) -> set[str]:
    """The legal bids in notation."""
    return {text.removeprefix("bid ") for text in can(s) if text.startswith("bid ")}


def do(s: Any, *moves: str) -> Any:
    """Make moves by notation; the books must be right after each."""
    for text in moves:
        assert text in can(s), f"{text!r} is not among {sorted(can(s))}"
        contract.apply(s, CODES[text])
        wrong = contract.ledger(s)
        assert wrong == 0, f"after {text!r} the account {LEDGERS[wrong - 1]!r} is wrong"
    return s


def what(s: Any) -> int:
    """The question that is asked."""
    return int(s.asks[s.depth - 1, WHAT]) if s.depth else -1


def who(s: Any) -> int:
    """The seat that is asked."""
    return int(contract.to_act(s))


def owns(s: Any, seat: int) -> str:
    """The goods of a seat."""
    return " ".join(f"{name} {s.goods[seat, g]}" for g, name in enumerate(GOOD_NAMES) if s.goods[seat, g])


def row(s: Any) -> str:
    """The bid row."""
    return "-".join(COLOUR_NAMES[die - 1] for die in s.row if die)


def sheet(s: Any, seat: int) -> dict[str, int]:
    """The score sheet of a seat."""
    from argosy.games.grog_island.rules.scoring import SHEET

    out = np.zeros(len(SHEET), np.int16)
    contract.sheet(s, seat, out)
    return {name: int(points) for name, points in zip(SHEET, out, strict=True)}


def view(s: Any, seat: int) -> Any:
    """What a seat sees."""
    out = blank(State)
    contract.view(s, seat, out)
    return out


__all__ = ["ALL_BUILDINGS", "BERTHS", "GHOST", "can", "do", "row", "sheet", "start", "table", "view", "what", "who"]
