"""Auction tiles: what happens when a seat gets one, and when it uses one later."""

from __future__ import annotations

from argosy.games.goa.parts import (
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    CORNERS,
    FIRST_TOOL,
    KIND_AMOUNT,
    KIND_BRINGS,
    NOTHING,
    REDS,
    TILE_ALLOWS,
    TILE_AMOUNT,
    TILE_KIND,
    TILE_VP,
    TILES,
    TRACKS,
    Good,
    Kind,
    Track,
)
from argosy.games.goa.rules.cards import available, draw, turn_up
from argosy.games.goa.rules.tableau import LAST, can_advance, lowest_row, move_marker, yields
from argosy.games.goa.rules.warehouse import free_slots, lay_field, spices_of
from argosy.games.goa.state import CORNER_CELLS, EMPTY, Ask, At, Harvest, Phase, State, Step
from argosy.kernel import push, rule


@rule
def take_from_grid(s: State, seat: int, cell: int) -> int:
    """Pick a tile up from the grid; under a corner a Bonanza tile may lie."""
    tile = s.grid[cell]
    s.grid[cell] = EMPTY
    for corner in range(CORNER_CELLS):
        if CORNERS[corner] == cell and s.covered[corner] == 1:
            claim_bonanza(s, seat, corner)
    return tile


@rule
def claim_bonanza(s: State, seat: int, corner: int) -> None:
    """Who gets a corner tile also gets the bonus that lies under it."""
    bonus = s.under[corner]
    s.under[corner] = 0
    s.covered[corner] = 0
    s.claimed |= 1 << bonus
    s.lifted[corner] = bonus + 1
    s.reveals += 1
    bring(s, seat, BONANZA_BRINGS[bonus], BONANZA_AMOUNT[bonus])


@rule
def bring(s: State, seat: int, good: int, amount: int) -> None:
    """So much of a good comes to a seat."""
    if good == Good.SHIPS:
        s.ships[seat] += amount
    elif good == Good.COLONISTS:
        s.colonists[seat] += amount
    elif good == Good.DUCATS:
        s.ducats[seat] += amount
    elif good == Good.EXPEDITIONS:
        draw(s, seat, amount)
    else:
        s.extra[seat] += amount


@rule
def receive(s: State, seat: int, tile: int) -> None:
    """A tile comes to a seat: into the warehouse, before the seat, or it takes effect at once and is discarded."""
    kind = TILE_KIND[tile]
    if TILE_ALLOWS[tile] != 0:  # a plantation or crop rotation
        s.at[tile] = At.OWNED + seat
        lay_field(s, seat, tile)
    elif kind >= FIRST_TOOL:
        s.at[tile] = At.OWNED + seat
        lay_tool(s, seat, kind - FIRST_TOOL)
    elif kind == Kind.FOREMAN:
        s.at[tile] = At.OWNED + seat
        s.foreman[seat] = 1
    elif kind == Kind.MISSION:
        s.at[tile] = At.OWNED + seat
        s.missions[seat] += TILE_VP[tile]
    else:
        s.at[tile] = At.DISCARD
        take_effect(s, seat, kind, TILE_AMOUNT[tile])


@rule
def lay_tool(s: State, seat: int, tool: int) -> None:
    """A tile to be used later lies before the seat; a red one serves from the next action phase on."""
    if tool < REDS:
        s.reds[seat, tool] += 1
    if tool >= REDS or s.phase == Phase.AUCTION:  # a red one swapped in while an action phase runs has to wait
        s.tools[seat, tool] += 1


@rule
def take_effect(s: State, seat: int, kind: int, amount: int) -> None:
    """The tiles that bring something at once."""
    if KIND_BRINGS[kind] != NOTHING:
        bring(s, seat, KIND_BRINGS[kind], amount)
    elif kind == Kind.SETTLEMENT:
        s.ships[seat] += amount
        s.extra[seat] += amount
        s.colonists[seat] += amount
    elif kind == Kind.SHIPS_OR_COLONISTS:
        push(s, Ask.SHIPS_OR_COLONISTS, seat, amount)
    elif any_removed(s):
        push(s, Ask.FAVOUR, seat)


@rule
def any_removed(s: State) -> bool:
    """There is a tile that was taken out at the start of a half and is still out."""
    for tile in range(TILES):
        if s.at[tile] == At.REMOVED:
            return True
    return False


@rule
def usable(s: State, seat: int, tool: int) -> bool:
    """A tile before the seat can be used now and would do something."""
    if s.tools[seat, tool] == 0:
        return False
    kind = tool + FIRST_TOOL
    if kind == Kind.RED_SPICE or kind == Kind.EXTRA_HARVEST:
        return free_slots(s, seat) > 0
    if kind == Kind.RED_EXPEDITION or kind == Kind.SUPPLY:
        return available(s) > 0
    if kind == Kind.VICEROY:
        return lowest_row(s, seat) < LAST
    if kind == Kind.DUTY:
        return spices_of(s, seat) >= KIND_AMOUNT[Kind.DUTY]
    return KIND_BRINGS[kind] != NOTHING  # espionage and the swap have moves of their own


@rule
def use(s: State, seat: int, tool: int) -> None:
    """Use a tile: the red ones come back next round, the others are gone."""
    kind = tool + FIRST_TOOL
    amount = KIND_AMOUNT[kind]
    s.tools[seat, tool] -= 1
    if KIND_BRINGS[kind] != NOTHING:
        bring(s, seat, KIND_BRINGS[kind], amount)
    elif kind == Kind.RED_SPICE:
        push(s, Ask.HARVEST, seat, amount, Harvest.ALL)
    elif kind == Kind.DUTY:
        push(s, Ask.DO_DUTY, seat)
        push(s, Ask.GIVE, seat, amount)
    else:
        throw_away(s, seat, kind)
        use_once(s, seat, kind, amount)


@rule
def use_once(s: State, seat: int, kind: int, amount: int) -> None:
    """The tiles that are used a single time in the game."""
    if kind == Kind.EXTRA_HARVEST:
        push(s, Ask.REFILL, seat, amount)
    elif kind == Kind.SUPPLY:
        push(s, Ask.SUPPLY, seat, turn_up(s, amount))
    else:
        viceroy(s, seat)


@rule
def viceroy(s: State, seat: int) -> None:
    """The least advanced marker moves one row for free; the seat chooses among equals."""
    lowest = 0
    choice = 0
    for track in range(TRACKS):
        if can_advance(s, seat, track, Step.VICEROY):
            choice = track
            lowest += 1
    if lowest == 1:
        move_marker(s, seat, choice)
    else:
        push(s, Ask.ADVANCE, seat, Step.VICEROY)


@rule
def throw_away(s: State, seat: int, kind: int) -> None:
    """A used tile goes to the discard pile."""
    for tile in range(TILES):
        if s.at[tile] == At.OWNED + seat and TILE_KIND[tile] == kind:
            s.at[tile] = At.DISCARD
            return


@rule
def swap(s: State, seat: int, cell: int) -> None:
    """Take any tile of the grid and leave the swap tile in its place."""
    tile = take_from_grid(s, seat, cell)
    for mine in range(TILES):
        if s.at[mine] == At.OWNED + seat and TILE_KIND[mine] == Kind.SWAP:
            s.at[mine] = At.GRID
            s.grid[cell] = mine
            break
    s.tools[seat, Kind.SWAP - FIRST_TOOL] -= 1
    receive(s, seat, tile)


@rule
def use_espionage(s: State, seat: int) -> None:
    """The tile is used up."""
    s.tools[seat, Kind.ESPIONAGE - FIRST_TOOL] -= 1
    throw_away(s, seat, Kind.ESPIONAGE)


@rule
def spy(s: State, seat: int, other: int, track: int) -> None:
    """Espionage: ships, spices or ducats as an opponent's marker would bring them."""
    use_espionage(s, seat)
    amount = yields(s, other, track)
    if track == Track.SHIPS:
        s.ships[seat] += amount
    elif track == Track.TAXES:
        s.ducats[seat] += amount
    elif track == Track.HARVEST:
        push(s, Ask.HARVEST, seat, amount, Harvest.ALL)
