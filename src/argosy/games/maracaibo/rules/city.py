"""Phase B: the main action; city actions with their delivery."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CARD_GOOD,
    CITY_GOOD,
    CITY_PROGRAM,
    CITY_STORAGE,
    GOAL_AT,
    HELPERS_AT,
    PUERTO_CABEZAS,
    QUESTS,
    SKULL_AT,
    TOWN_BIT,
)
from argosy.games.maracaibo.rules.assistants import legal_helpers, pay_idle, use_helper
from argosy.games.maracaibo.rules.cards import discard
from argosy.games.maracaibo.rules.common import begin, has_legacy, holds, villages
from argosy.games.maracaibo.rules.free import do_free, legal_free
from argosy.games.maracaibo.rules.quests import fulfil, legal_quests
from argosy.games.maracaibo.rules.ship import ask_disc, has_disc
from argosy.games.maracaibo.rules.village import village_actions
from argosy.games.maracaibo.state import Ask, DiscTo, State
from argosy.kernel import Ints, pop, push, rule


@rule
def city_acts(s: State, place: int) -> bool:
    """A city has an action, unless a goal tile took its place."""
    return s.city[place] > 0 and not has_legacy(s, GOAL_AT[place])


@rule
def village_acts(s: State, place: int) -> bool:
    """A village has village actions, unless a skull lies there."""
    return holds(villages(s), place) and not has_legacy(s, SKULL_AT[place])


@rule
def has_room(s: State, place: int) -> bool:
    """Whether the market of a city has a free storage space."""
    return s.city[place] > 0 and s.stored[place] < CITY_STORAGE[s.city[place] - 1]


@rule
def legal_deliveries(s: State, seat: int, out: Ints, n: int) -> int:
    """Hand cards with the good of the market, if there is room and a disc to store."""
    place = s.ship[seat]
    if has_room(s, place) and has_disc(s, seat):
        good = CITY_GOOD[s.city[place] - 1]
        for i in range(s.hand_size[seat]):
            if CARD_GOOD[s.hand[seat, i]] == good:
                out[n] = Code.DELIVER + s.hand[seat, i]
                n += 1
    return n


@rule
def first_as_main_action(s: State, place: int) -> int:
    """From which tile on quests are main actions: in the town at Puerto Cabezas its own is fulfilled by its action."""
    return QUESTS if place == PUERTO_CABEZAS and s.legacy & TOWN_BIT else 0


@rule
def legal_main(s: State, seat: int, out: Ints) -> int:
    """The main actions at the ship's place, free actions, or no main action."""
    place = s.ship[seat]
    n = 0
    if city_acts(s, place):
        out[n] = Code.ACT
        n += 1
        n = legal_deliveries(s, seat, out, n)
    elif village_acts(s, place):
        out[n] = Code.VILLAGE
        n += 1
    n = legal_quests(s, seat, place, out, n, first_as_main_action(s, place))
    n = legal_helpers(s, seat, out, n)
    out[n] = Code.PASS
    n += 1
    return legal_free(s, seat, out, n)


@rule
def do_main(s: State, seat: int, move: int) -> None:
    """One main action; own assistants here that are not used for it are paid."""
    if do_free(s, seat, move):
        return
    place = s.ship[seat]
    pop(s)
    if Code.HELPER <= move < Code.QUEST:
        use_helper(s, seat, move - Code.HELPER)
        return
    pay_idle(s, seat, HELPERS_AT[place])
    if move == Code.ACT:
        begin(s, seat, CITY_PROGRAM[s.city[place] - 1], 0)
    elif move == Code.VILLAGE:
        push(s, Ask.VILLAGE, seat, village_actions(s, seat))
    elif move >= Code.DELIVER:
        deliver(s, seat, move - Code.DELIVER)
    elif move != Code.PASS:
        fulfil(s, seat, move - Code.QUEST, place)


@rule
def deliver(s: State, seat: int, card: int) -> None:
    """Discard the good, move a disc into the storage; then the city's action may follow."""
    discard(s, seat, card)
    push(s, Ask.CITY, seat)
    ask_disc(s, seat, DiscTo.STORAGE, 0)


@rule
def legal_city(s: State, seat: int, out: Ints) -> int:
    """After the delivery: the city's action or none, and free actions."""
    out[0] = Code.ACT
    out[1] = Code.DONE
    return legal_free(s, seat, out, 2)


@rule
def do_city(s: State, seat: int, move: int) -> None:
    """The second part of a city action."""
    if do_free(s, seat, move):
        return
    pop(s)
    if move == Code.ACT:
        begin(s, seat, CITY_PROGRAM[s.city[s.ship[seat]] - 1], 0)
