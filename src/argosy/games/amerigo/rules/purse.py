"""Gold, chests and progress tokens: what a seat owns and what it pays with."""

from __future__ import annotations

from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    BONUS_TOKENS,
    CHEST_GOLD,
    EFFECT_TOKENS,
    GOLD_END,
    TOKEN_AMOUNT,
    TOKEN_BONUS,
    TOKENS,
    Effect,
)
from argosy.games.amerigo.state import SheetLine, State
from argosy.kernel import Ints, rule


@rule
def owns(s: State, seat: int, effect: int) -> bool:
    """A seat has a progress token with this effect that is not turned over."""
    return bool(s.tokens[seat] & ~s.used[seat] & EFFECT_TOKENS[effect] != 0)


@rule
def turn_over(s: State, seat: int, token: int) -> None:
    """A token that works once is turned over."""
    s.used[seat] |= 1 << int(token)


@rule
def bonus_points(s: State, seat: int, action: int) -> int:
    """Action points that the seat's tokens add to an action."""
    mine = s.tokens[seat] & BONUS_TOKENS[action]
    bonus = 0
    if mine != 0:
        for token in range(TOKENS):
            if (mine >> token) & 1 == 1:
                bonus += TOKEN_BONUS[token, action]
    return bonus


@rule
def gain_gold(s: State, seat: int, amount: int) -> None:
    """Gold goes on the track; each piece beyond its end is a point at once."""
    kept = min(amount, GOLD_END - s.gold[seat])
    s.gold[seat] += kept
    s.points[seat, SheetLine.SURPLUS_GOLD] += amount - kept


@rule
def spend(s: State, seat: int, cost: int) -> None:
    """Pay with action points; each one that is missing costs a gold."""
    paid = min(cost, s.points_left)
    s.points_left -= paid
    s.gold[seat] -= cost - paid


@rule
def budget(s: State, seat: int) -> int:
    """Action points that are left or can be bought with gold at once."""
    return int(s.points_left + s.gold[seat])


@rule
def treasure(s: State, seat: int) -> int:
    """Gold that lies in chests and unused tokens."""
    total = int(CHEST_GOLD * s.chests[seat])
    mine = s.tokens[seat] & ~s.used[seat] & EFFECT_TOKENS[Effect.GOLD]
    if mine != 0:
        for token in range(TOKENS):
            if (mine >> token) & 1 == 1:
                total += int(TOKEN_AMOUNT[token])
    return total


@rule
def offer_treasure(s: State, seat: int, out: Ints, n: int) -> int:
    """Chests and gold tokens can be turned into gold at any time."""
    if s.chests[seat] > 0:
        out[n] = Code.CHEST
        n += 1
    return offer_tokens(s, seat, Effect.GOLD, out, n)


@rule
def offer_to_stop(s: State, seat: int, out: Ints, n: int) -> int:
    """Treasure, or no more of this action."""
    n = offer_treasure(s, seat, out, n)
    out[n] = Code.DONE
    return n + 1


@rule
def offer_tokens(s: State, seat: int, effect: int, out: Ints, n: int) -> int:
    """Unused tokens with an effect can be used."""
    mine = s.tokens[seat] & ~s.used[seat] & EFFECT_TOKENS[effect]
    if mine != 0:
        for token in range(TOKENS):
            if (mine >> token) & 1 == 1:
                out[n] = Code.USE + token
                n += 1
    return n


@rule
def open_treasure(s: State, seat: int, move: int) -> None:
    """Turn a chest or a token into gold; a chest then leaves the game."""
    if move == Code.CHEST:
        s.chests[seat] -= 1
        gain_gold(s, seat, CHEST_GOLD)
    else:
        turn_over(s, seat, move - Code.USE)
        gain_gold(s, seat, TOKEN_AMOUNT[move - Code.USE])


@rule
def is_treasure(move: int) -> bool:
    """The move turns a chest or a token into gold."""
    if move == Code.CHEST:
        return True
    return Code.USE <= move < Code.USE + TOKENS and (EFFECT_TOKENS[Effect.GOLD] >> (move - Code.USE)) & 1 == 1
