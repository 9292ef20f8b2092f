"""Legacy tiles come into play and leave it."""

from __future__ import annotations

from argosy.games.maracaibo.parts import (
    CARTAGENA,
    CITY_TILES,
    FIRST_SITE,
    LEGACIES,
    LEGACY_CITY,
    LEGACY_CITY_AT,
    NO_FIT,
    PLACES,
    PLAGUE_BIT,
    PREFILLED,
    PUERTO_CABEZAS,
    SITES,
    TILE_FITS,
    TOWN_BIT,
)
from argosy.games.maracaibo.rules.common import bit, holds
from argosy.games.maracaibo.rules.quests import lay_quest
from argosy.games.maracaibo.state import State
from argosy.kernel import below, rule

RECOVERY = 9  # a purpose of chance
FEW = 2  # with two players, and against Jean


@rule
def bring_into_play(s: State, tile: int) -> None:
    """Lay a legacy tile: a city opens, the plague closes Cartagena, sites get discs in small games."""
    s.legacy |= bit(tile)
    if LEGACY_CITY[tile] >= 0:
        s.city[LEGACY_CITY_AT[tile]] = LEGACY_CITY[tile] + 1
    if bit(tile) == TOWN_BIT:
        lay_quest(s, PUERTO_CABEZAS)
    if bit(tile) == PLAGUE_BIT:
        close_cartagena(s)
    if holds(SITES, tile):
        prefill(s, tile)


@rule
def bring_all(s: State, tiles: int) -> None:
    """Lay several legacy tiles."""
    for tile in range(LEGACIES):
        if holds(tiles, tile):
            bring_into_play(s, tile)


@rule
def close_cartagena(s: State) -> None:
    """The city tile, its discs and its marker leave the game."""
    s.city[CARTAGENA] = 0
    s.gone += s.stored[CARTAGENA]
    s.stored[CARTAGENA] = 0
    if s.marker[CARTAGENA] > 0:
        s.on_chart[s.marker[CARTAGENA] - 1] -= 1
        s.marker[CARTAGENA] = 0


@rule
def prefill(s: State, tile: int) -> None:
    """Construction sites are smaller with two players, and smaller still against Jean."""
    discs = 0
    if s.sides == FEW and holds(PREFILLED, tile):
        discs += 1
    if s.seats == 1:
        discs += 1
    s.site[tile - FIRST_SITE] = discs
    s.extra_discs += discs


@rule
def take_out(s: State, tile: int) -> None:
    """A legacy tile leaves the game: the discs on it go into the box, Cartagena recovers from the plague."""
    if holds(SITES, tile):
        s.gone += s.site[tile - FIRST_SITE]
        s.site[tile - FIRST_SITE] = 0
    remove_skull(s, tile)


@rule
def tile_on_chart(s: State, tile: int) -> bool:
    """Whether a city tile lies on the chart."""
    found = False
    for place in range(PLACES):
        found = found or s.city[place] == tile + 1
    return found


@rule
def remove_skull(s: State, tile: int) -> None:
    """A skull tile leaves the game; when it is the plague, Cartagena gets one of the unused city tiles by chance."""
    s.legacy &= ~bit(tile)
    if bit(tile) != PLAGUE_BIT:
        return
    unused = 0
    for city in range(CITY_TILES):
        if TILE_FITS[s.sides, city] != NO_FIT and not tile_on_chart(s, city):
            unused += 1
    if unused == 0:
        return
    chosen = below(s.seed, RECOVERY, s.moves, unused)
    s.reveals += 1
    for city in range(CITY_TILES):
        if TILE_FITS[s.sides, city] != NO_FIT and not tile_on_chart(s, city):
            if chosen == 0:
                s.city[CARTAGENA] = city + 1
                return
            chosen -= 1
