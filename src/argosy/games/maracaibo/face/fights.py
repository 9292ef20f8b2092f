"""What a fight can reach, nation by nation: computed from the rules, before a nation is chosen and after."""

from __future__ import annotations

from dataclasses import dataclass, field

from argosy.games.maracaibo.effects import NATIONS, Trait
from argosy.games.maracaibo.face.prompts import top
from argosy.games.maracaibo.parts import (
    FLAG_ANNEX,
    FLAG_DISPLACE,
    FLEET_COSTS,
    GAIN_COST,
    LANDING,
    LAST_COMBAT,
    MINE_COST,
    NATION_COUNT,
    NO_TILE,
    PARTS,
    PLACES,
    RAID_ANNEX,
    RAID_DISPLACE,
    STRIKE_COST,
    STRIKES,
    TILE_COST,
)
from argosy.games.maracaibo.rules.common import holds, villages
from argosy.games.maracaibo.rules.fight import (
    DID_FLAG,
    DID_FLEET,
    DID_GAIN,
    DID_MINE,
    DID_RAID,
    can_flag,
    can_mine,
    can_strike,
    fight_value,
    fleet_space,
    nation_in,
    target_cost,
    value_in,
)
from argosy.games.maracaibo.rules.influence import has_marker
from argosy.games.maracaibo.state import Ask, State


@dataclass(frozen=True)
class Act:
    """A combat action: its price, and how many targets each nation could take with it (0: out of reach)."""

    kind: str  # gain-0, gain-1, annex, displace, raid-annex, raid-displace, fleet, mine, strike-k
    price: int
    targets: tuple[int, ...]


@dataclass(frozen=True)
class Fight:
    """A fight as its seat sees it: the tile, the value and the most of each nation, the combat actions."""

    seat: int
    tile: int
    nation: int  # -1: not chosen yet
    values: tuple[int, ...]
    most: tuple[int, ...]  # value, combat points and figures
    payable: tuple[bool, ...]
    acts: list[Act] = field(default_factory=list)


def fight_of(v: State) -> Fight | None:
    """The fight that is being asked about."""
    if v.depth == 0 or top(v)[0] not in (Ask.FIGHT_NATION, Ask.FIGHT):
        return None
    what, seat, a, b = top(v)
    if what == Ask.FIGHT:
        nation, value = int(nation_in(a)), int(value_in(a))
        values = tuple(value if n == nation else 0 for n in range(NATION_COUNT))
        most = tuple(value + int(v.combat[seat] + v.figures[seat]) if n == nation else 0 for n in range(NATION_COUNT))
        found = Fight(seat, -1, nation, values, most, tuple(n == nation for n in range(NATION_COUNT)))
    else:
        values = tuple(int(fight_value(v, a, n)) for n in range(NATION_COUNT))
        most = tuple(values[n] + _beside(v, seat, a, n) for n in range(NATION_COUNT))
        able = tuple(a == NO_TILE or TILE_COST[a, n] <= v.doubloons[seat] for n in range(NATION_COUNT))
        found = Fight(seat, a, -1, values, most, able)
    found.acts.extend(_acts(v, found, b if what == Ask.FIGHT else 0))
    return found


def _beside(v: State, seat: int, tile: int, nation: int) -> int:
    """What combat points and figures can add, with what the tile and allies bring first."""
    bonus = [] if tile == NO_TILE else PARTS["combat_tile"][tile][NATIONS[nation]]["bonus"]
    more = {kind: sum(step["n"] for step in bonus if step.get("kind") == kind) for kind in ("CP", "FIG")}
    points = int(v.combat[seat] + v.traits[seat, Trait.ALLY + nation]) + more["CP"]
    return int(min(points, LAST_COMBAT) + int(v.figures[seat]) + min(more["FIG"], int(v.supply[seat])))


def _acts(v: State, fight: Fight, done: int) -> list[Act]:
    seat, found = fight.seat, []
    if not holds(done, DID_GAIN):
        found += [_act(v, fight, f"gain-{k}", int(price)) for k, price in enumerate(GAIN_COST)]
    if not holds(done, DID_FLAG):
        flags = [place for place in range(PLACES) if can_flag(v, seat, place)]
        found.append(_act(v, fight, "annex", FLAG_ANNEX, [p for p in flags if v.marker[p] == 0]))
        found.append(_act(v, fight, "displace", FLAG_DISPLACE, [p for p in flags if v.marker[p] > 0]))
    if v.full[seat] & LANDING and not holds(done, DID_RAID):
        there = [place for place in range(PLACES) if holds(villages(v), place)]
        found.append(_act(v, fight, "raid-annex", RAID_ANNEX, [p for p in there if v.marker[p] == 0]))
        found.append(_act(v, fight, "raid-displace", RAID_DISPLACE, [p for p in there if v.marker[p] > 0]))
    space = int(fleet_space(v))
    if space >= 0 and not holds(done, DID_FLEET):
        found.append(_act(v, fight, "fleet", int(FLEET_COSTS[space]), [-1]))
    if can_mine(v, seat) and not holds(done, DID_MINE):
        found.append(_act(v, fight, "mine", MINE_COST, [-1]))
    strikes = [k for k in range(STRIKES) if can_strike(v, seat, k, done)]
    return found + [_act(v, fight, f"strike-{k}", int(STRIKE_COST[k])) for k in strikes]


def _act(v: State, fight: Fight, kind: str, price: int, places: list[int] | None = None) -> Act:
    """How many targets each nation has for an action that it can pay; an action without a marker has one."""
    counts = []
    for nation in range(NATION_COUNT):
        able = fight.payable[nation] and price <= fight.most[nation]
        if places is None:
            counts.append(int(able))
        else:
            open_to = [place for place in places if place < 0 or v.marker[place] != nation + 1]
            counts.append(len(open_to) if able and has_marker(v, nation) else 0)
    return Act(kind, price, tuple(counts))


def reachable(v: State) -> tuple[bool, dict[int, tuple[int, int]]]:
    """Whether a nation is still to be chosen, and the flags in reach: for each the nation and the price."""
    fight = fight_of(v)
    if fight is None or (v.viewer > 0 and fight.seat != v.viewer - 1):
        return False, {}
    found: dict[int, tuple[int, int]] = {}
    nations = [n for n in range(NATION_COUNT) if fight.payable[n] and has_marker(v, n)]
    for place in range(PLACES):
        if can_flag(v, fight.seat, place):
            prices = [(int(target_cost(v, place, n, FLAG_ANNEX, FLAG_DISPLACE)), -fight.most[n], n) for n in nations]
            if able := [(price, most, n) for price, most, n in prices if price <= -most]:
                price, _, nation = min(able)
                found[place] = (nation, price)
    return fight.nation < 0, found
