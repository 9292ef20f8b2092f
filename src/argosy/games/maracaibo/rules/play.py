"""The course of the game: turns, what is legal, what a move does, and the books."""

from __future__ import annotations

from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import HOME_2A, HOME_3, LEGACY_COST, MOST_OPTIONS, MOVEMENT, QUESTS, ROUNDS
from argosy.games.maracaibo.rules.cards import (
    NO_CARD,
    can_pay,
    do_draw,
    do_pay,
    draws_without_asking,
    fill_display,
    legal_draw,
    legal_pay,
)
from argosy.games.maracaibo.rules.city import do_city, do_main, legal_city, legal_main
from argosy.games.maracaibo.rules.effects import do_choose, do_offer, legal_skulls, run
from argosy.games.maracaibo.rules.explorer import do_explore, legal_explore
from argosy.games.maracaibo.rules.fight import (
    do_fight,
    do_fight_nation,
    do_fight_pay,
    do_stack,
    fight_is_over,
    legal_fight,
    legal_fight_nation,
    legal_fight_pay,
    pays_fight_without_asking,
    take_tile,
)
from argosy.games.maracaibo.rules.free import do_free, has_free, legal_free, legal_recruit, recruit
from argosy.games.maracaibo.rules.income import do_lay_figures, gain_synergy, legal_lay_figures, legal_synergy
from argosy.games.maracaibo.rules.influence import do_marker, do_nation, legal_marker, legal_nation
from argosy.games.maracaibo.rules.jean import jean_turn
from argosy.games.maracaibo.rules.legacy import remove_skull
from argosy.games.maracaibo.rules.quests import do_quest, first_quest, lay_quest, quest_cost, take_quest
from argosy.games.maracaibo.rules.sailing import do_sail, do_site, legal_sail, sails_without_asking
from argosy.games.maracaibo.rules.scoring import begin_scoring, do_purchase, end_round, legal_purchase
from argosy.games.maracaibo.rules.setup import (
    do_career,
    do_first_discard,
    do_first_plan,
    legal_career,
    legal_first,
    reveal_choices,
)
from argosy.games.maracaibo.rules.ship import do_disc, has_disc, legal_disc
from argosy.games.maracaibo.rules.story import tell_story
from argosy.games.maracaibo.rules.village import do_village, legal_village
from argosy.games.maracaibo.state import JEAN, Ask, State
from argosy.kernel import A, B, Ints, asked, pop, push, rule, to_act


@rule
def legal(s: State, out: Ints) -> int:
    """The moves of the decision on top of the stack; none means that the game is over."""
    ask = asked(s)
    if ask < 0:
        return 0
    seat = to_act(s)
    if ask < Ask.IN_ACTION:
        n = legal_in_turn(s, seat, ask, out)
    elif ask < Ask.IN_EFFECT:
        n = legal_in_action(s, seat, ask, out)
    else:
        n = legal_in_effect(s, seat, ask, out)
    return legal_recruit(s, seat, out, n)


@rule
def legal_in_turn(s: State, seat: int, ask: int, out: Ints) -> int:
    """The questions that make up a turn."""
    if ask == Ask.FIRST_PLAN:
        return legal_first(s, seat, Code.PLAN, out)
    if ask == Ask.FIRST_DISCARD:
        return legal_first(s, seat, Code.DISCARD, out)
    if ask == Ask.CAREER:
        return legal_career(s, seat, out)
    if ask == Ask.SAIL:
        return legal_sail(s, seat, out)
    if ask == Ask.SITE:
        return accept_or_skip(s, seat, LEGACY_COST[s.asks[s.depth - 1, A]], out)
    if ask == Ask.MAIN:
        return legal_main(s, seat, out)
    if ask == Ask.CITY:
        return legal_city(s, seat, out)
    if ask == Ask.VILLAGE:
        return legal_village(s, seat, out)
    out[0] = Code.END  # Ask.FREE
    return legal_free(s, seat, out, 1)


@rule
def legal_in_action(s: State, seat: int, ask: int, out: Ints) -> int:
    """The questions of drawing, buying, paying, exploring and fighting."""
    if ask == Ask.DRAW:
        return legal_draw(s, seat, out)
    if ask == Ask.PURCHASE:
        return legal_purchase(s, seat, out)
    if ask == Ask.PAY:
        return legal_pay(s, seat, out)
    if ask == Ask.DISC:
        return legal_disc(s, seat, out)
    if ask == Ask.NATION:
        return legal_nation(s, seat, out)
    if ask == Ask.EXPLORE:
        return legal_explore(s, seat, out)
    if ask == Ask.STACK:
        out[0] = Code.STACK
        out[1] = Code.STACK + 1
        return 2
    if ask == Ask.FIGHT_NATION:
        return legal_fight_nation(s, seat, out)
    if ask == Ask.FIGHT:
        return legal_fight(s, seat, out)
    return legal_fight_pay(s, seat, out)  # Ask.FIGHT_PAY


@rule
def legal_in_effect(s: State, seat: int, ask: int, out: Ints) -> int:
    """The questions of effects."""
    row = s.depth - 1
    if ask == Ask.OFFER:
        return accept_or_skip(s, seat, s.asks[row, B], out)
    if ask == Ask.CHOOSE:
        for k in range(s.asks[row, B]):
            out[k] = Code.CHOOSE + s.asks[row, A] * MOST_OPTIONS + k
        return s.asks[row, B]
    if ask == Ask.QUEST:
        quest = s.asks[row, A]
        return yes_or_skip(s, seat, quest_cost(s, quest), Code.QUEST + quest, out)
    if ask == Ask.MARKER:
        return legal_marker(s, out)
    if ask == Ask.SYNERGY:
        return legal_synergy(s, seat, out)
    if ask == Ask.LAY_FIGURES:
        return legal_lay_figures(s, seat, out)
    return legal_skulls(s, out)  # Ask.SKULL


@rule
def accept_or_skip(s: State, seat: int, cost: int, out: Ints) -> int:
    """Yes, for who can pay, or no."""
    return yes_or_skip(s, seat, cost, Code.ACCEPT, out)


@rule
def yes_or_skip(s: State, seat: int, cost: int, yes: int, out: Ints) -> int:
    """A move for who can pay, or none; free actions may come first."""
    n = 0
    if can_pay(s, seat, cost, NO_CARD):
        out[n] = yes
        n += 1
    out[n] = Code.SKIP
    return legal_free(s, seat, out, n + 1)


@rule
def apply(s: State, move: int) -> None:
    """Answer the question on top of the stack, then do everything that needs no answer."""
    s.moves += 1
    ask, seat = asked(s), to_act(s)
    if move == Code.RECRUIT:
        recruit(s, seat)
    elif ask < Ask.IN_ACTION:
        answer_in_turn(s, seat, ask, move)
    elif ask < Ask.IN_EFFECT:
        answer_in_action(s, seat, ask, move)
    else:
        answer_in_effect(s, seat, ask, move)
    while goes_on(s):
        pass


@rule
def answer_in_turn(s: State, seat: int, ask: int, move: int) -> None:
    """The answers that make up a turn."""
    if ask == Ask.FIRST_PLAN:
        do_first_plan(s, seat, move - Code.PLAN)
    elif ask == Ask.FIRST_DISCARD:
        do_first_discard(s, seat, move - Code.DISCARD)
    elif ask == Ask.CAREER:
        do_career(s, seat, move - Code.CAREER)
    elif ask == Ask.SAIL:
        do_sail(s, seat, move)
    elif ask == Ask.SITE:
        do_site(s, seat, move)
    elif ask == Ask.MAIN:
        do_main(s, seat, move)
    elif ask == Ask.CITY:
        do_city(s, seat, move)
    elif ask == Ask.VILLAGE:
        do_village(s, seat, move)
    elif ask == Ask.FREE and not do_free(s, seat, move):
        pop(s)


@rule
def answer_in_action(s: State, seat: int, ask: int, move: int) -> None:
    """The answers of drawing, buying, paying, exploring and fighting."""
    if ask == Ask.DRAW:
        do_draw(s, seat, move)
    elif ask == Ask.PURCHASE:
        do_purchase(s, seat, move)
    elif ask == Ask.PAY:
        do_pay(s, seat, move - Code.PAY)
    elif ask == Ask.DISC:
        do_disc(s, seat, move)
    elif ask == Ask.NATION:
        do_nation(s, seat, move)
    elif ask == Ask.EXPLORE:
        do_explore(s, seat, move)
    elif ask == Ask.STACK:
        do_stack(s, seat, move - Code.STACK)
    elif ask == Ask.FIGHT_NATION:
        do_fight_nation(s, seat, move)
    elif ask == Ask.FIGHT:
        do_fight(s, seat, move)
    elif ask == Ask.FIGHT_PAY:
        do_fight_pay(s, seat, move - Code.FIGURES)


@rule
def answer_in_effect(s: State, seat: int, ask: int, move: int) -> None:
    """The answers of effects."""
    if ask == Ask.OFFER:
        do_offer(s, seat, move)
    elif ask == Ask.CHOOSE:
        do_choose(s, seat, move - Code.CHOOSE)
    elif ask == Ask.QUEST:
        do_quest(s, seat, move)
    elif ask == Ask.MARKER:
        do_marker(s, seat, move)
    elif ask == Ask.SYNERGY:
        pop(s)
        gain_synergy(s, seat, move - Code.SYNERGY)
    elif ask == Ask.LAY_FIGURES:
        do_lay_figures(s, seat, move)
    elif ask == Ask.SKULL:
        pop(s)
        remove_skull(s, move - Code.SKULL)


@rule
def goes_on(s: State) -> bool:
    """Do what is on top of the stack if it needs no answer; False when a question is to be answered."""
    ask = asked(s)
    if ask < 0:
        return False
    seat = to_act(s)
    if ask >= Ask.FIRST_DEED:
        do_deed(s, seat, ask)
        return True
    if ask == Ask.FREE:
        if has_free(s, seat):
            return False
        pop(s)
        return True
    if ask == Ask.DISC:
        if has_disc(s, seat):
            return False
        pop(s)
        return True
    if ask == Ask.DRAW:
        return draws_without_asking(s, seat)
    if ask == Ask.SAIL:
        return sails_without_asking(s, seat)
    if ask == Ask.FIGHT_PAY:
        return pays_fight_without_asking(s, seat)
    if ask == Ask.FIGHT:
        return fight_is_over(s, seat)
    return False


@rule
def do_deed(s: State, seat: int, ask: int) -> None:
    """What is done without asking."""
    if ask == Ask.DO_RUN:
        run(s, seat)
        return
    a = s.asks[s.depth - 1, A]
    pop(s)
    if ask == Ask.DO_TAKE_QUEST:
        take_quest(s, seat)
    elif ask == Ask.DO_REFILL_QUEST:
        if first_quest(s, a, QUESTS) < 0:
            lay_quest(s, a)
    elif ask == Ask.DO_TAKE_TILE:
        take_tile(s, seat, a)
    elif ask == Ask.DO_REFILL:
        fill_display(s)
    elif ask == Ask.DO_REVEAL_CHOICES:
        reveal_choices(s)
        begin_turn(s, 0)
    elif ask == Ask.DO_END_TURN:
        end_turn(s, seat)
    elif ask == Ask.DO_NEXT:
        next_turn(s, seat)
    elif ask == Ask.DO_STORY:
        tell_story(s, seat, a)
    elif ask == Ask.DO_INCOME:
        end_round(s)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Sail, main action, free actions, draw; then the display is filled up."""
    s.turn = seat
    push(s, Ask.DO_END_TURN, seat)
    push(s, Ask.DO_REFILL, seat)
    push(s, Ask.DRAW, seat)
    push(s, Ask.FREE, seat)
    push(s, Ask.SAIL, seat, MOVEMENT)


@rule
def ends_round(s: State, seat: int) -> bool:
    """The last place of a round: 21a, and 22 in the last round."""
    return s.ship[seat] == (HOME_3 if s.lap == ROUNDS else HOME_2A)


@rule
def end_turn(s: State, seat: int) -> None:
    """Either the round ends, or the next player has a turn."""
    s.sailed = 0
    s.phase_a = 0
    if ends_round(s, seat):
        begin_scoring(s, seat)
    else:
        push(s, Ask.DO_NEXT, seat)


@rule
def next_turn(s: State, seat: int) -> None:
    """Clockwise; in the solo game Jean and the human take turns."""
    if s.seats > 1:
        begin_turn(s, (seat + 1) % s.seats)
    elif seat == JEAN:
        begin_turn(s, 0)
    else:
        s.turn = JEAN
        jean_turn(s)
        if ends_round(s, JEAN):
            begin_scoring(s, JEAN)
        else:
            begin_turn(s, 0)
