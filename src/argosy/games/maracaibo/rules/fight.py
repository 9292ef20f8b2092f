"""Fighting: a combat tile, the fighting nation, combat actions."""

from __future__ import annotations

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    EMPTY_VALUE,
    FEWEST_VALUE,
    FLAG_ANNEX,
    FLAG_DISPLACE,
    FLAG_INFLUENCE,
    FLAG_PROGRAM,
    FLAGS,
    FLEET,
    FLEET_BIT,
    FLEET_COSTS,
    FLEET_SITE,
    GAIN_COST,
    GAIN_INFLUENCE,
    HELPERS_AT,
    LANDING,
    LEGACY_PROGRAM,
    MINE,
    MINE_BIT,
    MINE_COST,
    MINE_NEEDS,
    MINE_SITE,
    MOST_VALUE,
    NATION_COUNT,
    NO_TILE,
    PLACES,
    RAID_ANNEX,
    RAID_DISPLACE,
    RAID_OTHER_D,
    RAID_OWN_D,
    RAID_PROGRAM,
    STRIKE_COST,
    STRIKE_PROGRAM,
    STRIKE_SYNERGY,
    STRIKES,
    TILE_COST,
    TILE_FEWEST,
    TILE_MOST,
    TILE_PROGRAM,
    TILE_VALUE,
)
from argosy.games.maracaibo.rules.common import (
    begin,
    bit,
    gain_combat,
    gain_points,
    holds,
    return_figures,
    size,
    villages,
)
from argosy.games.maracaibo.rules.free import do_free, has_free, legal_free
from argosy.games.maracaibo.rules.influence import gain_influence, has_marker, lay_marker
from argosy.games.maracaibo.rules.sailing import open_to
from argosy.games.maracaibo.state import Ask, SheetLine, State
from argosy.kernel import A, B, Ints, pop, push, rule

# the combat actions: the numbers of their bits in the second argument of an Ask.FIGHT row; strikes of cards come last
DID_GAIN, DID_FLAG, DID_RAID, DID_FLEET, DID_MINE, DID_STRIKE = range(6)  # DID_STRIKE + strike
# the first argument: value + NATION_AT * nation + TILE_AT * tile
NATION_AT, TILE_AT = 64, 256
HIGHEST = NATION_AT - 1  # no value is higher: what costs this much cannot be done


@rule
def pack_fight(value: int, nation: int, tile: int) -> int:
    """The first argument of an Ask.FIGHT row: the value 5 of nation 2 with tile 3 is 5 + 2 * 64 + 3 * 256 = 901."""
    return value + NATION_AT * nation + TILE_AT * tile


@rule
def value_in(packed: int) -> int:
    """What is left of the value of a fight."""
    return packed % NATION_AT


@rule
def nation_in(packed: int) -> int:
    """The nation of a fight."""
    return packed // NATION_AT % (TILE_AT // NATION_AT)


@rule
def ask_fight(s: State, seat: int) -> None:
    """Combat points of drilled crews come first; then a tile is turned up from either stack."""
    gain_combat(s, seat, s.traits[seat, Trait.DRILL])
    if s.stack_size[0] > 0 and s.stack_size[1] > 0:
        push(s, Ask.STACK, seat)
    elif s.stack_size[0] + s.stack_size[1] > 0:
        push(s, Ask.FIGHT_NATION, seat, turn_up(s, 0 if s.stack_size[0] > 0 else 1))
    else:
        push(s, Ask.FIGHT_NATION, seat, NO_TILE)


@rule
def turn_up(s: State, stack: int) -> int:
    """The top combat tile of a stack."""
    s.stack_size[stack] -= 1
    tile = s.stack[stack, s.stack_size[stack]]
    s.stack[stack, s.stack_size[stack]] = 0
    s.tiles_out |= bit(tile)
    s.reveals += 1
    return tile


@rule
def do_stack(s: State, seat: int, stack: int) -> None:
    """A tile is turned up from the chosen stack."""
    pop(s)
    push(s, Ask.FIGHT_NATION, seat, turn_up(s, stack))


@rule
def alone(s: State, nation: int, most: bool) -> bool:
    """Whether a nation alone has the most, or the fewest, markers on the chart."""
    for rival in range(NATION_COUNT):
        if rival != nation:
            if most and s.on_chart[rival] >= s.on_chart[nation]:
                return False
            if not most and s.on_chart[rival] <= s.on_chart[nation]:
                return False
    return True


@rule
def tile_change(s: State, tile: int, nation: int) -> int:
    """How the conditions on a tile change the value of a nation."""
    change = 0
    if TILE_MOST[tile] and alone(s, nation, True):
        change += MOST_VALUE
    if TILE_FEWEST[tile] and alone(s, nation, False):
        change += FEWEST_VALUE
    return change


@rule
def fight_value(s: State, tile: int, nation: int) -> int:
    """The combat value of a nation; 3 when the stacks are empty."""
    if tile == NO_TILE:
        return EMPTY_VALUE
    return max(0, TILE_VALUE[tile, nation] + tile_change(s, tile, nation))


@rule
def legal_fight_nation(s: State, seat: int, out: Ints) -> int:
    """The nations whose cost the seat can pay; without any the fight is over."""
    tile = s.asks[s.depth - 1, A]
    n = 0
    for nation in range(NATION_COUNT):
        if tile == NO_TILE or TILE_COST[tile, nation] <= s.doubloons[seat]:
            out[n] = Code.NATION + nation
            n += 1
    if n == 0:
        out[n] = Code.DONE
        n = 1
    return legal_free(s, seat, out, n)


@rule
def do_fight_nation(s: State, seat: int, move: int) -> None:
    """Pay the cost of the nation or take its bonus; then combat actions."""
    if do_free(s, seat, move):
        return
    tile = s.asks[s.depth - 1, A]
    pop(s)
    push(s, Ask.DO_TAKE_TILE, seat, tile)
    if move == Code.DONE:
        return
    nation = move - Code.NATION
    gain_combat(s, seat, s.traits[seat, Trait.ALLY + nation])
    push(s, Ask.FIGHT, seat, pack_fight(fight_value(s, tile, nation), nation, tile))
    if tile != NO_TILE:
        s.doubloons[seat] -= TILE_COST[tile, nation]
        begin(s, seat, TILE_PROGRAM[tile, nation], nation)


@rule
def take_tile(s: State, seat: int, tile: int) -> None:
    """After the fight the tile lies on the ship board."""
    if tile != NO_TILE:
        s.tiles[seat] += 1
        s.tiles_of[seat] |= bit(tile)


@rule
def budget(s: State, seat: int) -> int:
    """What a combat action may cost: the value, combat points and figures."""
    return value_in(s.asks[s.depth - 1, A]) + s.combat[seat] + s.figures[seat]


@rule
def target_cost(s: State, site: int, nation: int, annex: int, displace: int) -> int:
    """Annexing where no marker lies or displacing another nation's; the own nation's cannot be displaced."""
    if s.marker[site] == 0:
        return annex
    return displace if s.marker[site] != nation + 1 else HIGHEST


@rule
def can_flag(s: State, seat: int, place: int) -> bool:
    """A flag stands in every market city that is in play and open to the player."""
    return holds(FLAGS, place) and s.city[place] > 0 and open_to(s, seat, place)


@rule
def fleet_space(s: State) -> int:
    """The next free space of the silver fleet; -1 when there is none or it is not in play."""
    if s.legacy & FLEET_BIT:
        for k in range(len(FLEET_COSTS)):
            if s.marker[FLEET_SITE + k] == 0:
                return k
    return -1


@rule
def can_mine(s: State, seat: int) -> bool:
    """The gold mine is open once, to explorers who have come far enough."""
    return s.legacy & MINE_BIT != 0 and s.marker[MINE_SITE] == 0 and s.explorer[seat] >= MINE_NEEDS


@rule
def can_strike(s: State, seat: int, k: int, done: int) -> bool:
    """The combat action of an own card, once a fight, with its synergy where it shows one."""
    if not holds(s.strikes[seat], k) or holds(done, DID_STRIKE + k):
        return False
    return STRIKE_SYNERGY[k] < 0 or holds(s.synergies[seat], STRIKE_SYNERGY[k])


@rule
def legal_fight(s: State, seat: int, out: Ints) -> int:
    """Every combat action that is affordable and not done yet, free actions, or the end of the fight."""
    row = s.depth - 1
    nation, done = nation_in(s.asks[row, A]), s.asks[row, B]
    most = budget(s, seat)
    out[0] = Code.DONE
    n = 1
    if not holds(done, DID_GAIN):
        for k in range(len(GAIN_COST)):
            if GAIN_COST[k] <= most:
                out[n] = Code.GAIN + k
                n += 1
    if has_marker(s, nation):
        n = legal_targets(s, seat, nation, done, most, out, n)
    for k in range(STRIKES):
        if can_strike(s, seat, k, done) and STRIKE_COST[k] <= most:
            out[n] = Code.STRIKE + k
            n += 1
    return legal_free(s, seat, out, n)


@rule
def legal_targets(s: State, seat: int, nation: int, done: int, most: int, out: Ints, n: int) -> int:
    """The combat actions that lay a marker."""
    if not holds(done, DID_FLAG):
        for place in range(PLACES):
            if can_flag(s, seat, place) and target_cost(s, place, nation, FLAG_ANNEX, FLAG_DISPLACE) <= most:
                out[n] = Code.FLAG + place
                n += 1
    if s.full[seat] & LANDING and not holds(done, DID_RAID):
        open_villages = villages(s)
        for place in range(PLACES):
            if holds(open_villages, place) and target_cost(s, place, nation, RAID_ANNEX, RAID_DISPLACE) <= most:
                out[n] = Code.RAID + place
                n += 1
    k = fleet_space(s)
    if k >= 0 and not holds(done, DID_FLEET) and FLEET_COSTS[k] <= most:
        out[n] = Code.FLEET
        n += 1
    if not holds(done, DID_MINE) and can_mine(s, seat) and most >= MINE_COST:
        out[n] = Code.MINE
        n += 1
    return n


@rule
def fewest_figures(s: State, seat: int) -> int:
    """The figures that must be spent because there are too few combat points."""
    return max(0, s.asks[s.depth - 1, A] - s.combat[seat])


@rule
def most_figures(s: State, seat: int) -> int:
    """The figures that can be spent."""
    return min(s.asks[s.depth - 1, A], s.figures[seat])


@rule
def legal_fight_pay(s: State, seat: int, out: Ints) -> int:
    """How many figures are spent; the rest is paid with combat points."""
    fewest = fewest_figures(s, seat)
    for k in range(fewest, most_figures(s, seat) + 1):
        out[k - fewest] = Code.FIGURES + k
    return most_figures(s, seat) + 1 - fewest


@rule
def do_fight_pay(s: State, seat: int, count: int) -> None:
    """Figures and combat points raise the value by one each."""
    s.combat[seat] -= s.asks[s.depth - 1, A] - count
    pop(s)
    return_figures(s, seat, count)


@rule
def pays_fight_without_asking(s: State, seat: int) -> bool:
    """With only one way to pay nothing is asked. True when it was paid."""
    if fewest_figures(s, seat) != most_figures(s, seat):
        return False
    do_fight_pay(s, seat, fewest_figures(s, seat))
    return True


@rule
def displace(s: State, seat: int, site: int, nation: int) -> None:
    """Lay a marker; boarding parties are paid when another one is displaced."""
    if s.marker[site] > 0:
        gain_points(s, seat, s.traits[seat, Trait.BOARDING], SheetLine.VOYAGE)
    lay_marker(s, site, nation)


@rule
def do_fight(s: State, seat: int, move: int) -> None:
    """One combat action, or the end of the fight."""
    if do_free(s, seat, move):
        return
    if move == Code.DONE:
        pop(s)
        return
    nation = nation_in(s.asks[s.depth - 1, A])
    if move == Code.FLEET:
        k = fleet_space(s)
        fight_for(s, seat, FLEET_COSTS[k], DID_FLEET, LEGACY_PROGRAM[FLEET], nation)
        lay_marker(s, FLEET_SITE + k, nation)
    elif move == Code.MINE:
        fight_for(s, seat, MINE_COST, DID_MINE, LEGACY_PROGRAM[MINE], nation)
        lay_marker(s, MINE_SITE, nation)
    elif Code.RAID <= move < Code.MARK:
        raid(s, seat, move - Code.RAID, nation)
    elif Code.FLAG <= move < Code.RAID:
        take_flag(s, seat, move - Code.FLAG, nation)
    elif Code.STRIKE <= move < Code.FIGURES:
        k = move - Code.STRIKE
        fight_for(s, seat, STRIKE_COST[k], DID_STRIKE + k, STRIKE_PROGRAM[k], nation)
    else:
        k = move - Code.GAIN
        gain_influence(s, seat, nation, GAIN_INFLUENCE[k])
        fight_for(s, seat, GAIN_COST[k], DID_GAIN, 0, nation)


@rule
def fight_for(s: State, seat: int, cost: int, action: int, program: int, nation: int) -> None:
    """Pay for a combat action, then take what it brings; what the value lacks, combat points and figures pay."""
    row = s.depth - 1
    paid = min(value_in(s.asks[row, A]), cost)
    s.asks[row, A] -= paid
    s.asks[row, B] |= bit(action)
    begin(s, seat, program, nation)
    if cost > paid:
        push(s, Ask.FIGHT_PAY, seat, cost - paid)


@rule
def take_flag(s: State, seat: int, place: int, nation: int) -> None:
    """Annex or displace at a flag: influence, the marker, the bonus on the flag."""
    cost = target_cost(s, place, nation, FLAG_ANNEX, FLAG_DISPLACE)
    gain_influence(s, seat, nation, FLAG_INFLUENCE)
    displace(s, seat, place, nation)
    fight_for(s, seat, cost, DID_FLAG, FLAG_PROGRAM[place], nation)


@rule
def raid(s: State, seat: int, place: int, nation: int) -> None:
    """Take a village: influence, and doubloons for the assistants there."""
    cost = target_cost(s, place, nation, RAID_ANNEX, RAID_DISPLACE)
    displace(s, seat, place, nation)
    for other in range(s.sides):
        s.doubloons[seat] += (RAID_OWN_D if other == seat else RAID_OTHER_D) * size(
            s.helpers[other] & HELPERS_AT[place]
        )
    fight_for(s, seat, cost, DID_RAID, RAID_PROGRAM, nation)


@rule
def fight_is_over(s: State, seat: int) -> bool:
    """Without combat points, figures, value and free actions a fight ends by itself. True when it did."""
    if budget(s, seat) > 0 or has_free(s, seat):
        return False
    pop(s)
    return True
