"""A table of Maracaibo laid out in one line, and a hand that moves the pieces by their notation.

    desk = Desk(2).arrive(0, "7", points=4, hand=["PA01"], doubloons=9)
    desk.do("village", "buy PA01")

Everything that is laid keeps the books right: cards come out of the pile, figures out of the supply.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.moves import NOTATION
from argosy.games.maracaibo.parts import (
    AREA,
    AT,
    CARD_IDS,
    COMBAT_IDS,
    FIRST_B,
    FIRST_C,
    HELPER_CARDS,
    JEAN_IDS,
    LEGACY,
    MOVEMENT,
    PRESTIGE_IDS,
    QUEST_IDS,
    SPACE,
    SYNERGY_IDS,
)
from argosy.games.maracaibo.rules.cards import add_plan, add_to_hand, remove_from_hand, remove_plan, show
from argosy.games.maracaibo.rules.influence import lay_marker
from argosy.games.maracaibo.rules.legacy import bring_into_play
from argosy.games.maracaibo.rules.play import goes_on
from argosy.games.maracaibo.state import QUEST_SITES, Ask, At
from argosy.kernel import push
from argosy.kernel.position import copy_of

CONTRACT = GAME.rules.contract


class Desk:
    """A position and what one does with it."""

    def __init__(self, seats: int = 2, seed: int = 1, setup: int = 75, jean: int = 2, begun: bool = True) -> None:
        self.s: Any = GAME.rules.start(seats, seed, [setup, jean])
        while begun and self.s.setting_up:
            self.apply(self.legal()[0])

    # ---- moves -------------------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """What can be done now."""
        return [NOTATION[code] for code in GAME.rules.legal(self.s)]

    def apply(self, text: str) -> None:
        """One legal move."""
        assert text in self.legal(), f"{text!r} is not legal; there are {self.legal()}"
        CONTRACT.apply(self.s, np.int16(GAME.rules.codes[text]))
        assert CONTRACT.ledger(self.s) == 0, (
            f"after {text!r}: {GAME.rules.ledgers[CONTRACT.ledger(self.s) - 1]} is wrong"
        )

    def do(self, *texts: str) -> Desk:
        """Several legal moves; cards that must be paid without a choice are paid at once."""
        for text in texts:
            self.apply(text)
            while self.s.depth and self.asked == Ask.PAY and len(self.legal()) == self.s.asks[self.s.depth - 1, 3]:
                self.apply(self.legal()[0])
        return self

    def can(self, first: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.legal() if text.split()[0] == first]

    @property
    def asked(self) -> Ask:
        """The question on top of the stack."""
        return Ask(int(self.s.asks[self.s.depth - 1, 0]))

    def copy(self) -> Desk:
        """The same position, to try something else."""
        other = Desk.__new__(Desk)
        other.s = copy_of(self.s)
        return other

    # ---- laying things -----------------------------------------------------------------------------------------------

    def clear(self) -> Desk:
        """No question at all."""
        self.s.asks[:] = 0
        self.s.depth = 0
        return self

    def lap(self, number: int) -> Desk:
        """A later round, with its prestige buildings open."""
        for k in range(1, number):
            if self.s.prestige_open[k] == 0:
                self.s.prestige_open[k] = self.s.prestige[k] + 1
                self.s.prestige[k] = 0
        self.s.lap = number
        return self

    def turn(self, seat: int, at: str = "0", **things: Any) -> Desk:
        """The beginning of a seat's turn at a place."""
        self.clear().have(seat, **things)
        self.s.ship[seat] = AT[at]
        self.s.turn = seat
        for ask, a in ((Ask.DO_END_TURN, 0), (Ask.DO_REFILL, 0), (Ask.DRAW, 0), (Ask.FREE, 0), (Ask.SAIL, MOVEMENT)):
            push(self.s, ask, seat, a)
        return self

    def arrive(self, seat: int, at: str, points: int = 1, **things: Any) -> Desk:
        """A ship has just stopped at a place."""
        self.turn(seat, at, **things)
        self.s.asks[self.s.depth - 1, 0] = Ask.MAIN
        self.s.asks[self.s.depth - 1, 2] = 0
        self.s.sailed = self.s.phase_a = points
        return self

    def village(self, seat: int, actions: int = 1, at: str = "7", **things: Any) -> Desk:
        """Village actions are being taken."""
        self.arrive(seat, at, **things)
        self.s.asks[self.s.depth - 1, 0] = Ask.VILLAGE
        self.s.asks[self.s.depth - 1, 2] = actions
        return self

    def ask(self, seat: int, ask: Ask, a: int = 0, b: int = 0, **things: Any) -> Desk:
        """One question alone, above a turn that goes on afterwards."""
        self.arrive(seat, "7", **things)
        self.s.asks[self.s.depth - 1] = 0
        self.s.depth -= 1
        push(self.s, ask, seat, a, b)
        while goes_on(self.s):
            pass
        return self

    def have(
        self, seat: int, hand: list[str] | None = None, plan: list[str] | None = None, doubloons: int | None = None,
        combat: int | None = None, figures: int | None = None, points: int | None = None, explorer: str | None = None,
        influence: tuple[int, int, int] | None = None, synergies: tuple[str, ...] = (), areas: tuple[str, ...] = (),
        income: tuple[int, int] | None = None, quests: int | None = None, tiles: int | None = None,
    ) -> Desk:  # fmt: skip
        """What lies before a seat."""
        s = self.s
        if hand is not None:
            self.hand(seat, *hand)
        for name in plan or []:
            self.plan(seat, name)
        for field, value in (("doubloons", doubloons), ("combat", combat)):
            if value is not None:
                getattr(s, field)[seat] = value
        if figures is not None:
            s.supply[seat] -= figures - s.figures[seat]
            s.figures[seat] = figures
            if s.supply[seat] < 0:  # the career card lends the rest
                while s.supply[seat] < 0:
                    s.claimed[seat] = (int(s.claimed[seat]) << 1) | 1
                    s.supply[seat] += 1
        if points is not None:
            s.lines[seat, 0] += points - s.points[seat]
            s.points[seat] = points
        if explorer is not None:
            s.explorer[seat] = SPACE[explorer]
        if influence is not None:
            s.influence[seat] = influence
        for name in synergies:
            s.synergies[seat] |= 1 << SYNERGY_IDS.index(name)
        for name in areas:
            s.full[seat] |= 1 << AREA[name]
            s.gone += 2
        if income is not None:
            s.income_d[seat], s.income_vp[seat] = income
        if quests is not None:
            s.quests[seat] = quests
        if tiles is not None:
            self.tiles(seat, tiles)
        return self

    def tiles(self, seat: int, count: int) -> None:
        """Combat tiles from the stacks onto a ship board."""
        s = self.s
        for _ in range(count):
            stack = 0 if s.stack_size[0] > 0 else 1
            s.stack_size[stack] -= 1
            tile = int(s.stack[stack, s.stack_size[stack]])
            s.tiles_out |= 1 << tile
            s.tiles_of[seat] |= 1 << tile
            s.tiles[seat] += 1

    def fetch(self, name: str) -> int:
        """Take a card out of wherever it is, and leave the books right."""
        s, card = self.s, CARD_IDS.index(name)
        deck = [int(c) for c in s.deck[: s.deck_size]]
        place = int(s.place[card])
        if card in deck:
            deck.remove(card)
        elif place == At.DISCARD:
            s.discard_size -= 1
        elif place == At.DISPLAY:
            slot = list(s.display).index(card + 1)
            other = deck.pop()
            s.display[slot] = other + 1
            s.place[other] = At.DISPLAY
        elif At.PLAN <= place < At.OWNED:
            remove_plan(s, place - At.PLAN, card)
        elif place == At.BOX:
            s.place[deck[0]] = At.BOX  # another card is out of the game instead
            deck.pop(0)
        else:
            for seat in range(int(s.seats)):
                if card in list(s.hand[seat][: s.hand_size[seat]]):
                    remove_from_hand(s, seat, card)
                    show(s, seat, card, At.HIDDEN)
                    other = deck.pop(next(i for i, c in enumerate(deck) if c < FIRST_B) if card < FIRST_B else -1)
                    self._to_hand(seat, other)
                    break
            else:
                deck.remove(next(c for c in deck if FIRST_B <= c < FIRST_C))  # a card from the box: another goes there
        s.deck[:] = 0
        s.deck[: len(deck)] = deck
        s.deck_size = len(deck)
        s.place[card] = At.HIDDEN
        return card

    def _to_hand(self, seat: int, card: int) -> None:
        add_to_hand(self.s, seat, card)
        self.s.held[seat, 0] += 1
        self.s.not_a[seat] += 1

    def hand(self, seat: int, *names: str) -> Desk:
        """Exactly these cards in a hand; the old ones go under the pile."""
        s = self.s
        for card in [int(c) for c in s.hand[seat][: s.hand_size[seat]]]:
            remove_from_hand(s, seat, card)
            show(s, seat, card, At.HIDDEN)
            s.deck[1 : s.deck_size + 1] = s.deck[: s.deck_size].copy()
            s.deck[0] = card
            s.deck_size += 1
        for name in names:
            self._to_hand(seat, self.fetch(name))
        return self

    def plan(self, seat: int, name: str) -> Desk:
        """A card on a planning space."""
        card = self.fetch(name)
        if list(self.s.plan[seat]).count(0) == 0:
            raise AssertionError("no planning space is free")
        self.s.place[card] = At.PLAN + seat
        add_plan(self.s, seat, card)
        return self

    def unplan(self, seat: int) -> Desk:
        """No planned cards."""
        for k, card in enumerate(self.s.plan[seat]):
            if card > 0:
                self.s.place[card - 1] = At.DISCARD
                self.s.discard_size += 1
                self.s.plan[seat, k] = 0
        return self

    def show_card(self, slot: int, name: str) -> Desk:
        """A card in the display."""
        card = self.fetch(name)
        old = int(self.s.display[slot]) - 1
        if old >= 0:
            self.s.place[old] = At.DISCARD
            self.s.discard_size += 1
        self.s.display[slot] = card + 1
        self.s.place[card] = At.DISPLAY
        return self

    def own(self, seat: int, name: str) -> Desk:
        """Buy a card for nothing, with all its effects that ask nothing."""
        s = self.s
        keep = (s.asks.copy(), int(s.depth), int(s.doubloons[seat]), s.hand[seat].copy())
        self.clear()
        card = self.fetch(name)
        self._to_hand(seat, card)
        s.doubloons[seat] = 99
        if s.figures[seat] == 0:
            s.figures[seat] += 1
            s.supply[seat] -= 1
        push(s, Ask.VILLAGE, seat, 1)
        self.do(f"buy {name}")
        while self.s.depth > 0:
            self.apply(self.legal()[-1])
        s.asks[:], s.depth, s.doubloons[seat] = keep[0], keep[1], keep[2]
        return self

    def helper(self, seat: int, name: str) -> Desk:
        """An assistant on the map who was hired in an earlier round."""
        self.own(seat, name)
        self.s.spent[seat] &= ~(1 << HELPER_CARDS.index(name))
        return self

    def tile(self, *names: str) -> Desk:
        """These combat tiles on top of the left stack, the first one topmost."""
        s = self.s
        for name in reversed(names):
            tile = COMBAT_IDS.index(name)
            for stack in range(2):
                for i in range(int(s.stack_size[stack])):
                    if s.stack[stack, i] == tile:
                        top = int(s.stack_size[0]) - 1 - names.index(name)
                        s.stack[stack, i], s.stack[0, top] = s.stack[0, top], tile
                        break
        return self

    def quest(self, place: str, name: str) -> Desk:
        """A quest tile at a place; whatever quest lies elsewhere is swapped."""
        s, quest = self.s, QUEST_IDS.index(name)
        site = AT[place] if place in AT else int(place.removeprefix("site"))
        bit = 1 << quest
        for other in range(QUEST_SITES):
            if int(s.quest_at[other]) & bit:
                s.quest_at[other] &= ~bit
                s.quest_at[site] |= bit
                return self
        pile = [int(q) for q in s.quest_pile[s.quests_drawn :]]
        pile.remove(quest)
        s.quest_pile[:] = 0
        s.quests_drawn += 1
        s.quest_pile[s.quests_drawn :] = pile
        s.quest_top = pile[0] + 1
        s.quest_age[quest] = s.quests_drawn
        s.quest_at[site] |= bit
        return self

    def mark(self, place: str, nation: str) -> Desk:
        """A nation's marker at a place."""
        lay_marker(self.s, AT[place], NATIONS.index(nation))
        return self

    def legacy(self, *names: str) -> Desk:
        """Legacy tiles come into play."""
        for name in names:
            bring_into_play(self.s, LEGACY[name])
        return self

    def prestige(self, slot: int, name: str) -> Desk:
        """A certain prestige building lies open."""
        building = PRESTIGE_IDS.index(name)
        for k in range(4):
            if self.s.prestige_open[k] == building + 1:
                self.s.prestige_open[k] = self.s.prestige_open[slot]
            elif self.s.prestige_open[k] == 0 and self.s.prestige[k] == building:
                self.s.prestige[k] = self.s.prestige_open[slot] - 1
        self.s.prestige_open[slot] = building + 1
        return self

    def jean(self, *names: str) -> Desk:
        """These cards on top of Jean's deck, the first one topmost."""
        cards = [JEAN_IDS.index(f"J-{name}") for name in reversed(names)]
        self.s.jean_deck[:] = 0
        self.s.jean_deck[: len(cards)] = cards
        self.s.jean_size = len(cards)
        return self


def money(desk: Desk, seat: int = 0) -> int:
    """A seat's doubloons."""
    return int(desk.s.doubloons[seat])


def points(desk: Desk, seat: int = 0) -> int:
    """A seat's victory points."""
    return int(desk.s.points[seat])
