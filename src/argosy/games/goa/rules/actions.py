"""What a seat may do in its turn: the six actions, and cards and tiles at any time."""

from __future__ import annotations

from argosy.games.goa.moves import SPIED, SPY_TRACKS, Code
from argosy.games.goa.parts import (
    CARD_EFFECT,
    CARDS,
    CELLS,
    CHANGES_ACTION,
    COLONIES,
    EFFECT_AMOUNT,
    EFFECT_BRINGS,
    HAND_LIMIT,
    NOTHING,
    TOOLS,
    TRACKS,
    Effect,
    Track,
)
from argosy.games.goa.rules.cards import available, draw, lay_down, put_away
from argosy.games.goa.rules.colonies import attempt, can_found, can_found_any, counted, spy_colonists
from argosy.games.goa.rules.tableau import advance, can_advance, can_advance_any, yields
from argosy.games.goa.rules.tiles import bring, spy, swap, usable, use
from argosy.games.goa.rules.turns import ESPIONAGE_TOOL, SWAP_TOOL, may_pass, start_action
from argosy.games.goa.rules.warehouse import free_slots, spices_of
from argosy.games.goa.state import EMPTY, Ask, Harvest, State, Step
from argosy.kernel import Ints, push, rule


@rule
def turn_moves(s: State, seat: int, out: Ints) -> int:
    """One of the six actions; or first a card or a tile; or, in the extra rounds, pass."""
    n = action_moves(s, seat, out)
    n = free_moves(s, seat, Ask.TURN, out, n)
    if may_pass(s, seat):
        out[n] = Code.PASS
        n += 1
    return n


@rule
def action_moves(s: State, seat: int, out: Ints) -> int:
    """Progress, shipbuilding, harvest, taxes, expedition, founding."""
    out[0] = Code.BUILD
    out[1] = Code.TAXES
    n = 2
    if free_slots(s, seat) > 0:
        out[n] = Code.HARVEST
        n += 1
    n = advance_moves(s, seat, Step.FULL, out, n)
    for count in range(1, most_drawn(s, seat) + 1):
        out[n] = Code.EXPEDITION + count
        n += 1
    return found_moves(s, seat, out, n)


@rule
def advance_moves(s: State, seat: int, step: int, out: Ints, n: int) -> int:
    """The tracks on which the seat can pay for a step in this way."""
    for track in range(TRACKS):
        if can_advance(s, seat, track, step):
            out[n] = Code.ADVANCE + track
            n += 1
    return n


@rule
def found_moves(s: State, seat: int, out: Ints, n: int) -> int:
    """The colonies that the seat may name."""
    for colony in range(COLONIES):
        if can_found(s, seat, colony):
            out[n] = Code.FOUND + colony
            n += 1
    return n


@rule
def most_drawn(s: State, seat: int) -> int:
    """An expedition draws up to the number of the track, never beyond the hand limit."""
    room = HAND_LIMIT[s.rows[seat, Track.EXPEDITION]] - s.hand_size[seat]
    if room <= 0:
        return 0
    return min(min(yields(s, seat, Track.EXPEDITION), room), available(s))


@rule
def free_moves(s: State, seat: int, what: int, out: Ints, n: int) -> int:
    """Cards and tiles, before, during or after the action: one card a turn, discarding at will."""
    if s.hand_size[seat] > 0:
        n = card_moves(s, seat, what, out, n)
    for tool in range(TOOLS):
        if s.tools[seat, tool] > 0:
            n = tool_moves(s, seat, tool, what, out, n)
    return n


@rule
def card_moves(s: State, seat: int, what: int, out: Ints, n: int) -> int:
    """Play one card a turn if it would do something; throw away any number."""
    hand = s.hand[seat]
    for card in range(CARDS):
        if hand >> card & 1:
            if s.card_played == 0 and playable(s, seat, CARD_EFFECT[card], what):
                out[n] = Code.PLAY + card
                n += 1
            out[n] = Code.DISCARD + card
            n += 1
    return n


@rule
def playable(s: State, seat: int, effect: int, what: int) -> bool:
    """The card would do something; cards that change an action are played at its beginning, and only there."""
    if EFFECT_BRINGS[effect] != NOTHING:
        return True
    if effect == Effect.SPICES2:
        return free_slots(s, seat) > 0
    if effect == Effect.SELL_SPICES:
        return spices_of(s, seat) > 0
    if effect == Effect.ADVANCE_FOR_DUCATS:
        return can_advance_any(s, seat, Step.DUCATS)
    if what != Ask.TURN:
        return False
    if effect == Effect.HARVEST_MIX:
        return True
    if effect == Effect.EXTRA_COLONIST_DRAW:
        return can_found_any(s, seat)
    if effect == Effect.ADVANCE_NO_SPICES:
        return can_advance_any(s, seat, Step.NO_SPICES)
    return can_advance_any(s, seat, Step.NO_SHIPS)


@rule
def tool_moves(s: State, seat: int, tool: int, what: int, out: Ints, n: int) -> int:
    """Use a tile that lies before the seat."""
    if tool == ESPIONAGE_TOOL:
        return spy_moves(s, seat, what, out, n)
    if tool == SWAP_TOOL:
        for cell in range(CELLS):
            if s.grid[cell] != EMPTY:
                out[n] = Code.SWAP + cell
                n += 1
    elif usable(s, seat, tool):
        out[n] = Code.USE + tool
        n += 1
    return n


@rule
def spy_moves(s: State, seat: int, what: int, out: Ints, n: int) -> int:
    """Espionage copies an opponent's marker; colonists only while a founding is short of them."""
    for other in range(s.seats):
        if other == seat:
            continue
        for i in range(SPIED):
            track = SPY_TRACKS[i]
            if track == Track.COLONISTS:
                more = yields(s, other, track) > counted(s, seat)
                if what != Ask.FOUND_ADD or not more:
                    continue
            elif track == Track.HARVEST and free_slots(s, seat) == 0:
                continue
            out[n] = Code.SPY + other * SPIED + i
            n += 1
    return n


@rule
def act(s: State, seat: int, move: int) -> None:
    """Begin the action of the turn."""
    start_action(s, seat)
    if move == Code.BUILD:
        s.ships[seat] += yields(s, seat, Track.SHIPS)
    elif move == Code.TAXES:
        s.ducats[seat] += yields(s, seat, Track.TAXES)
    elif move == Code.HARVEST:
        push(s, Ask.HARVEST, seat, yields(s, seat, Track.HARVEST), Harvest.ALL)
    elif move < Code.FOUND:
        draw(s, seat, move - Code.EXPEDITION)
    elif move < Code.ADVANCE:
        attempt(s, seat, move - Code.FOUND, 0)
    else:
        advance(s, seat, move - Code.ADVANCE, Step.FULL)


@rule
def is_free(move: int) -> bool:
    """A card is played or discarded, or a tile used: no answer to a question, but allowed while one waits."""
    return move >= Code.PLAY and move < Code.FILL


@rule
def play_free(s: State, what: int, seat: int, a: int, b: int, move: int) -> None:
    """A card or a tile is used; the question it interrupts is asked again, unless it answers it."""
    if move >= Code.SPY and move < Code.SWAP:
        play_spy(s, what, seat, a, b, move - Code.SPY)
    elif move < Code.DISCARD and CHANGES_ACTION[CARD_EFFECT[move - Code.PLAY]] == 1:
        change_action(s, seat, move - Code.PLAY)
    else:
        push(s, what, seat, a, b)
        if move < Code.DISCARD:
            play_card(s, seat, move - Code.PLAY)
        elif move < Code.USE:
            put_away(s, seat, move - Code.DISCARD)
        elif move < Code.SPY:
            use(s, seat, move - Code.USE)
        else:
            swap(s, seat, move - Code.SWAP)


@rule
def play_spy(s: State, what: int, seat: int, a: int, b: int, i: int) -> None:
    """Espionage: at once, or in a founding for its colonists."""
    other = i // SPIED
    track = SPY_TRACKS[i % SPIED]
    if track == Track.COLONISTS:
        spy_colonists(s, seat, other, a, b)
    else:
        push(s, what, seat, a, b)
        spy(s, seat, other, track)


@rule
def play_card(s: State, seat: int, card: int) -> None:
    """The cards that are no action and change none."""
    lay_down(s, seat, card)
    effect = CARD_EFFECT[card]
    amount = EFFECT_AMOUNT[effect]
    if EFFECT_BRINGS[effect] != NOTHING:
        bring(s, seat, EFFECT_BRINGS[effect], amount)
    elif effect == Effect.SPICES2:
        push(s, Ask.HARVEST, seat, amount, Harvest.UP_TO)
    elif effect == Effect.SELL_SPICES:
        push(s, Ask.SELL, seat, amount)
    else:
        push(s, Ask.ADVANCE, seat, Step.DUCATS)


@rule
def change_action(s: State, seat: int, card: int) -> None:
    """The cards that change an action are played with it, at its beginning."""
    lay_down(s, seat, card)
    start_action(s, seat)
    effect = CARD_EFFECT[card]
    if effect == Effect.HARVEST_MIX:
        push(s, Ask.HARVEST, seat, yields(s, seat, Track.HARVEST), Harvest.MIX)
    elif effect == Effect.EXTRA_COLONIST_DRAW:
        push(s, Ask.FOUND_WHICH, seat, EFFECT_AMOUNT[effect])
    elif effect == Effect.ADVANCE_NO_SPICES:
        push(s, Ask.ADVANCE, seat, Step.NO_SPICES)
    else:
        push(s, Ask.ADVANCE, seat, Step.NO_SHIPS)
