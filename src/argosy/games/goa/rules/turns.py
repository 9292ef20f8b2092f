"""The course of the game: rounds, turns, extra actions, the change of the half and the end."""

from __future__ import annotations

from argosy.games.goa.parts import ACTIONS, CELLS, FIRST_TOOL, KEPT_EXTRA, REDS, ROUNDS_A_HALF, TOOLS, Kind
from argosy.games.goa.rules.auction import next_bid, open_auctions, place_next
from argosy.games.goa.rules.setup import lay_half
from argosy.games.goa.rules.tiles import usable
from argosy.games.goa.state import CORNER_CELLS, EMPTY, Ask, At, Phase, State
from argosy.kernel import push, rule

ESPIONAGE_TOOL = int(Kind.ESPIONAGE) - FIRST_TOOL
SWAP_TOOL = int(Kind.SWAP) - FIRST_TOOL


@rule
def go_on(s: State) -> None:
    """Nothing is left to ask: the next seat, the next phase, the next round."""
    if s.phase == Phase.QUICK:
        if s.step < s.seats:
            push(s, Ask.QUICK_START, (s.starter + s.step) % s.seats)
            s.step += 1
        else:
            s.phase = Phase.MARKERS
            s.step = 0
    elif s.phase == Phase.MARKERS:
        if s.step <= s.seats:
            place_next(s)
        else:
            open_auctions(s)
    elif s.phase == Phase.AUCTION:
        if s.lot <= s.seats:
            next_bid(s)
        else:
            open_actions(s)
    elif s.phase == Phase.ACTIONS:
        next_action(s)
    else:
        next_extra(s)


@rule
def open_actions(s: State) -> None:
    """The auctions are over; whoever has the flag now begins."""
    s.phase = Phase.ACTIONS
    s.lot = 0
    s.bidder = 0
    s.action = 0
    s.step = 0


@rule
def begin_turn(s: State, seat: int) -> None:
    """A turn: one action, and at any time of it one card and any tiles."""
    s.acted = 0
    s.card_played = 0
    push(s, Ask.TURN, seat)


@rule
def next_action(s: State) -> None:
    """Three times round the table, one action each."""
    if s.step == s.seats:
        s.step = 0
        s.action += 1
    if s.action == ACTIONS:
        s.phase = Phase.EXTRA
        s.passed = 0
        s.step = 0
        return
    begin_turn(s, (s.flag + s.step) % s.seats)
    s.step += 1


@rule
def next_extra(s: State) -> None:
    """Round and round, an extra-action card each, until all have passed. Who has none is passed over."""
    for _ in range(s.seats):
        seat = (s.flag + s.step) % s.seats
        s.step = (s.step + 1) % s.seats
        if s.passed >> seat & 1 == 0 and s.extra[seat] > 0:
            begin_turn(s, seat)
            return
        s.passed |= 1 << seat
    end_round(s)


@rule
def may_pass(s: State, seat: int) -> bool:
    """Only one extra-action card may be kept, so nobody passes with more; an expedition card goes with an action."""
    return s.phase == Phase.EXTRA and s.acted == 0 and s.card_played == 0 and s.extra[seat] <= KEPT_EXTRA


@rule
def start_action(s: State, seat: int) -> None:
    """The turn's action begins; in the extra rounds it costs a card. What is left of the turn comes after it."""
    s.acted = 1
    if s.phase == Phase.EXTRA:
        s.extra[seat] -= 1
    push(s, Ask.AFTER, seat)


@rule
def end_round(s: State) -> None:
    """Red tiles are turned up again; after four rounds the half ends, after two halves the game."""
    s.round_no += 1
    s.passed = 0
    s.step = 0
    s.action = 0
    s.acted = 0
    s.card_played = 0
    s.shown = 0
    s.starter = s.flag
    for seat in range(s.seats):
        for tool in range(REDS):
            s.tools[seat, tool] = s.reds[seat, tool]
    if s.round_no == 2 * ROUNDS_A_HALF:
        s.phase = Phase.OVER
        s.reveals += 1  # all hands are shown
        return
    if s.round_no == ROUNDS_A_HALF:
        change_half(s)
    s.phase = Phase.MARKERS


@rule
def change_half(s: State) -> None:
    """The remaining tiles leave, those of the second half come, new Bonanza tiles lie under its corners."""
    for cell in range(CELLS):
        if s.grid[cell] != EMPTY:
            s.at[s.grid[cell]] = At.DISCARD
            s.grid[cell] = EMPTY
    for corner in range(CORNER_CELLS):
        s.covered[corner] = 0
        s.under[corner] = 0
    s.reveals += 1
    lay_half(s, 1)


@rule
def anything_to_use(s: State, seat: int) -> bool:
    """The seat may still have something to do in its turn: a card to play or to discard, or a tile to use."""
    if s.hand_size[seat] > 0:
        return True
    for tool in range(TOOLS):
        if s.tools[seat, tool] > 0 and (usable(s, seat, tool) or special_tool(s, tool)):
            return True
    return False


@rule
def special_tool(s: State, tool: int) -> bool:
    """Espionage can always be used, the swap while there is a tile on the grid."""
    if tool == ESPIONAGE_TOOL:
        return True
    if tool != SWAP_TOOL:
        return False
    for cell in range(CELLS):
        if s.grid[cell] != EMPTY:
            return True
    return False
