"""The three actions that move a disc: cannons (black), progress (brown), order (white)."""

from __future__ import annotations

from argosy.games.amerigo.moves import Code
from argosy.games.amerigo.parts import (
    CANNONS_END,
    ORDER_END,
    OVERFLOW_GOLD,
    PROGRESS_END,
    SHELF,
    TOKENS_BY,
    Action,
    Effect,
)
from argosy.games.amerigo.rules.purse import (
    budget,
    gain_gold,
    offer_to_stop,
    offer_tokens,
    offer_treasure,
    owns,
    treasure,
    turn_over,
)
from argosy.games.amerigo.state import Ask, State
from argosy.kernel import Ints, push, rule


@rule
def track_room(s: State, seat: int, action: int) -> int:
    """The spaces between a disc and the end of its track."""
    if action == Action.CANNONS:
        return int(CANNONS_END - s.cannons[seat])
    if action == Action.PROGRESS:
        return int(PROGRESS_END - s.progress[seat])
    return int(ORDER_END - s.order[seat])


@rule
def most_steps(s: State, seat: int, action: int) -> int:
    """Action points that can be put to use: to the end of the track, and one beyond it for the gold."""
    return min(budget(s, seat), track_room(s, seat, action) + 1)


@rule
def offer_steps(s: State, seat: int, action: int, out: Ints) -> int:
    """List how many action points can be used, bought ones included."""
    n = 0
    room = track_room(s, seat, action)
    for steps in range(1, most_steps(s, seat, action) + 1):
        if steps != room or s.points_left <= room:  # with points to spare the end cannot be reached without the gold
            out[n] = Code.STEPS + steps
            n += 1
    return n


@rule
def begin_track(s: State, seat: int, what: int, action: int) -> None:
    """Ask for the number of steps, unless there is only one possible."""
    room = track_room(s, seat, action)
    may_jump = action == Action.ORDER and can_jump(s, seat)
    if room == 0 and not may_jump:
        gain_gold(s, seat, OVERFLOW_GOLD)
    elif treasure(s, seat) > 0 or may_jump:
        push(s, what, seat)
    elif budget(s, seat) == 1:
        advance(s, seat, action, 1)
    elif room == 1 and s.points_left > 1:
        advance(s, seat, action, 2)
    else:
        push(s, what, seat)


@rule
def advance(s: State, seat: int, action: int, steps: int) -> None:
    """The disc moves; if points remain at the end of the track the seat gets two gold, once."""
    room = track_room(s, seat, action)
    if steps > s.points_left:
        s.gold[seat] -= steps - s.points_left
        s.points_left = steps
    s.points_left -= steps
    move_disc(s, seat, action, min(steps, room))
    if steps > room:
        s.points_left = 0
        gain_gold(s, seat, OVERFLOW_GOLD)


@rule
def move_disc(s: State, seat: int, action: int, steps: int) -> None:
    """Move the disc of the track that belongs to an action."""
    if action == Action.CANNONS:
        s.cannons[seat] += steps
    elif action == Action.PROGRESS:
        before = s.progress[seat]
        s.progress[seat] += steps
        ask_for_tokens(s, seat, TOKENS_BY[s.progress[seat]] - TOKENS_BY[before])
    elif steps > 0:
        place_disc(s, seat, s.order[seat] + steps)


@rule
def place_disc(s: State, seat: int, space: int) -> None:
    """The disc comes to lie on top of those already on its new space."""
    at = 0
    while s.ahead[at] != seat:
        at += 1
    while at > 0 and s.order[s.ahead[at - 1]] <= space:
        s.ahead[at] = s.ahead[at - 1]
        at -= 1
    s.ahead[at] = seat
    s.order[seat] = space


@rule
def can_jump(s: State, seat: int) -> bool:
    """The jump is of use to everybody but the foremost."""
    return s.ahead[0] != seat and owns(s, seat, Effect.JUMP)


@rule
def offer_order(s: State, seat: int, out: Ints) -> int:
    """Steps, the jump, or treasure."""
    n = offer_steps(s, seat, Action.ORDER, out)
    if can_jump(s, seat):
        n = offer_tokens(s, seat, Effect.JUMP, out, n)
    return offer_treasure(s, seat, out, n)


@rule
def jump(s: State, seat: int, token: int) -> None:
    """Once: the disc is laid on that of the foremost, instead of moving it by action points."""
    turn_over(s, seat, token)
    place_disc(s, seat, s.order[s.ahead[0]])


@rule
def ask_for_tokens(s: State, seat: int, count: int) -> None:
    """For every space with points that was reached or passed a token must be taken, while there are any."""
    if count == 0:
        return
    last = -1
    there = 0
    for i in range(SHELF):
        if s.left[i] > 0:
            last = s.left[i]
            there += 1
        if s.right[i] > 0:
            last = s.right[i]
            there += 1
    if there > 1:
        push(s, Ask.TOKEN, seat, count)
    else:
        if there == 1:
            take_token(s, seat, last - 1)
        ask_to_go_on(s, seat)


@rule
def offer_display(s: State, out: Ints) -> int:
    """Every progress token on display can be taken."""
    n = 0
    for i in range(SHELF):
        if s.left[i] > 0:
            out[n] = Code.TOKEN + s.left[i] - 1
            n += 1
        if s.right[i] > 0:
            out[n] = Code.TOKEN + s.right[i] - 1
            n += 1
    return n


@rule
def take_token(s: State, seat: int, token: int) -> None:
    """The token leaves the display and works from now on."""
    for i in range(SHELF):
        if s.left[i] == token + 1:
            s.left[i] = 0
        if s.right[i] == token + 1:
            s.right[i] = 0
    s.tokens[seat] |= 1 << int(token)


@rule
def choose_token(s: State, seat: int, token: int, count: int) -> None:
    """Take a token; ask for the next one, or whether to go on."""
    take_token(s, seat, token)
    if count > 1:
        ask_for_tokens(s, seat, count - 1)
    else:
        ask_to_go_on(s, seat)


@rule
def ask_to_go_on(s: State, seat: int) -> None:
    """After a token the seat may still use the rest of its points and buy more: the token may have brought gold."""
    if track_room(s, seat, Action.PROGRESS) > 0 and budget(s, seat) + treasure(s, seat) > 0:
        push(s, Ask.PROGRESS, seat, 1)


@rule
def offer_progress(s: State, seat: int, going_on: int, out: Ints) -> int:
    """Steps, treasure, and after a token: no more."""
    n = offer_steps(s, seat, Action.PROGRESS, out)
    return offer_to_stop(s, seat, out, n) if going_on else offer_treasure(s, seat, out, n)
