"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views and the move, so the log cannot say what the viewer did not see: their own
cards are named when they draw them, those of the others are counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.describing import (
    area_line,
    building_line,
    card_line,
    career_line,
    describe,
    nation_line,
    place_line,
    quest_line,
    space_line,
    synergy_line,
)
from argosy.games.maracaibo.face.prompts import amount, amounts, seat_line, top
from argosy.games.maracaibo.face.texts import step_lines
from argosy.games.maracaibo.parts import (
    AREAS,
    CARDS,
    COMBAT_TILES,
    JEAN_IDS,
    NATION_COUNT,
    NO_TILE,
    PARTS,
    PLACES,
    PRESTIGE_IN_GAME,
    QUESTS,
    ROUNDS,
    SYNERGIES,
    TILE_COST,
    TILE_PROGRAM,
    TILE_VALUE,
)
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.state import JEAN, Ask, At, SheetLine, State, Told
from argosy.games.maracaibo.story.telling import story_lines
from argosy.kernel.game import Line

HIDDEN = (Ask.FIRST_PLAN, Ask.FIRST_DISCARD, Ask.CAREER)


def tell(before: State, move: int, after: State) -> list[Line]:
    """The sentences of the log for one move."""
    return list(Telling(before, int(move), after).lines())


class Telling:
    """One move as one viewer saw it: first the deed, then what followed from it."""

    def __init__(self, before: State, move: int, after: State) -> None:
        self.before = before
        self.after = after
        self.move = move
        self.what, self.seat, self.a, self.b = top(before)
        self.me = int(after.viewer) - 1
        self.ended = after.lap > before.lap

    def who(self, seat: int) -> Line:
        """A person, or Jean."""
        return seat_line(self.after, seat)

    def lines(self) -> Iterator[Line]:
        """Everything that happened."""
        yield self.deed()
        if self.before.setting_up and not self.after.setting_up:
            yield from self.choices_shown()
        yield from self.revealed()
        for seat in range(int(self.after.sides)):
            yield from self.changes(seat)
        yield from self.drawn()
        if self.ended:
            yield from self.round_ended()
        if self.after.jean_turns > self.before.jean_turns:
            yield from self.jean()
        if self.after.story:
            yield from story_lines(self.before, self.after)
        yield from self.new_quests()

    def deed(self) -> Line:
        """The move itself; choices that are still hidden are told to the one who made them only."""
        if self.what in HIDDEN and self.me != self.seat:
            return Line("log-chooses", {"seat": self.who(self.seat)})
        line = describe(self.move)
        return Line(f"log-{line.key.removeprefix('move-')}", {**line.facts, "seat": self.who(self.seat)})

    def choices_shown(self) -> Iterator[Line]:
        """After set-up everyone sees the careers, the plans and the discards."""
        for seat in range(int(self.after.seats)):
            planned = [card_line(int(card) - 1) for card in self.after.plan[seat] if card > 0]
            career = career_line(int(self.after.career[seat]) - 1)
            yield Line("log-chose", {"seat": self.who(seat), "career": career, "cards": planned})
        thrown = [card_line(c) for c in range(CARDS) if self.after.place[c] == At.DISCARD != self.before.place[c]]
        yield Line("log-thrown", {"cards": thrown})

    def revealed(self) -> Iterator[Line]:
        """A combat tile that a player turned up, with the values of the nations."""
        new = int(self.after.tiles_out) & ~int(self.before.tiles_out)
        jeans = int(self.after.told[Told.TILE]) - 1 if self.after.jean_turns > self.before.jean_turns else NO_TILE
        for tile in range(COMBAT_TILES):
            if new >> tile & 1 and tile != jeans:
                yield Line("log-tile", {"values": tile_lines(tile)})

    def changes(self, seat: int) -> Iterator[Line]:
        """What a player won or lost on the way; income and final points are told with the end of the round."""
        if self.after.seats == 1 and seat == JEAN:
            return
        before, after = self.before, self.after
        had = purse(before, seat)
        won = {key: n - had[key] for key, n in purse(after, seat).items()}
        if self.ended and after.lap <= ROUNDS:
            won["doubloons"] -= int(after.income_d[seat])
        pairs = [*won.items(), ("points", self.points_won(seat))]
        if got := amounts(*((key, n) for key, n in pairs if n > 0)):
            yield Line("log-gets", {"seat": self.who(seat), "goods": got})
        if lost := amounts(*((key, -n) for key, n in pairs if n < 0)):
            yield Line("log-loses", {"seat": self.who(seat), "goods": lost})
        if (idle := self.line_change(seat, SheetLine.IDLE)) > 0:
            yield Line("log-idle", {"seat": self.who(seat), "points": amount("points", idle)})
        for area in range(AREAS):
            if (int(after.full[seat]) & ~int(before.full[seat])) >> area & 1:
                yield Line("log-unlocks", {"seat": self.who(seat), "area": area_line(area)})
        for kind in range(SYNERGIES):
            if (int(after.synergies[seat]) & ~int(before.synergies[seat])) >> kind & 1:
                yield Line("log-synergy-token", {"seat": self.who(seat), "synergy": synergy_line(kind)})

    def line_change(self, seat: int, line: int) -> int:
        """How a line of the score sheet changed."""
        return int(self.after.lines[seat, line]) - int(self.before.lines[seat, line])

    def points_won(self, seat: int) -> int:
        """Points of actions, barriers and quests."""
        lines = (SheetLine.VOYAGE, SheetLine.EXPLORER, SheetLine.QUESTS)
        return sum(self.line_change(seat, line) for line in lines)

    def drawn(self) -> Iterator[Line]:
        """Cards that came to a hand: named for the viewer's own, counted for the others."""
        for seat in range(int(self.after.seats)):
            if seat == self.me:
                held = {int(c) for c in self.before.hand[seat][: self.before.hand_size[seat]]}
                new = [int(c) for c in self.after.hand[seat][: self.after.hand_size[seat]] if int(c) not in held]
                new = [c for c in new if self.after.place[c] <= 0]
                if new:
                    yield Line("log-drew", {"cards": [card_line(c) for c in new]})
            else:
                count = int(sum(self.after.held[seat]) - sum(self.before.held[seat]))
                if count > 0:
                    yield Line("log-draws", {"seat": self.who(seat), "n": count})
        if self.after.shuffles > self.before.shuffles:
            yield Line("log-shuffled")

    # ---- Jean --------------------------------------------------------------------------------------------------------

    def jean(self) -> Iterator[Line]:
        """Her turn, in the order in which it can be checked at the table."""
        told = [int(x) for x in self.after.told]
        jean = {"jean": Line("part-jean")}
        card = JEAN_IDS[told[Told.CARD] - 1].removeprefix("J-")
        yield Line(
            "log-jean-sails",
            {**jean, "card": card, "start": place_line(told[Told.FROM]), "place": place_line(told[Told.TO])},
        )
        if told[Told.QUEST] and not told[Told.DELIVERED] and not told[Told.TOOK] and told[Told.EXPLORER_TO] == 0:
            yield Line("log-jean-quest", {**jean, "quest": quest_line(told[Told.QUEST] - 1)})
            return
        if told[Told.DELIVERED]:
            yield Line("log-jean-delivers", {**jean, "place": place_line(told[Told.TO])})
        elif told[Told.TOOK]:
            yield Line("log-jean-takes", {**jean, "card": card_line(told[Told.TOOK] - 1)})
        if told[Told.DISCS]:
            yield Line("log-jean-disc", jean)
        if told[Told.EXPLORER_TO] != told[Told.EXPLORER_FROM]:
            yield Line("log-jean-explores", {**jean, "space": space_line(told[Told.EXPLORER_TO])})
            if told[Told.QUEST]:
                yield Line("log-jean-quest", {**jean, "quest": quest_line(told[Told.QUEST] - 1)})
        if told[Told.PILE_QUEST]:
            yield Line("log-jean-pile", {**jean, "quest": quest_line(told[Told.PILE_QUEST] - 1)})
        yield from self.jean_fight(told, jean)
        steps = [
            (n, int(self.after.influence[JEAN, n]) - int(self.before.influence[JEAN, n])) for n in range(NATION_COUNT)
        ]
        goods = amounts(
            *((f"influence-{NATIONS[n].lower()}", gain) for n, gain in steps), ("points", told[Told.POINTS])
        )
        if goods:
            yield Line("log-gets", {"seat": Line("part-jean"), "goods": goods})

    def jean_fight(self, told: list[int], jean: dict[str, Line]) -> Iterator[Line]:
        """The tile, the nation and what she took for it."""
        if not told[Told.TILE]:
            return
        nation = {"nation": nation_line(told[Told.NATION])}
        if told[Told.TILE] - 1 != NO_TILE:
            yield Line("log-tile", {"values": tile_lines(told[Told.TILE] - 1)})
        if told[Told.TARGET]:
            yield Line("log-jean-conquers", {**jean, **nation, "place": place_line(told[Told.TARGET] - 1)})
        else:
            yield Line("log-jean-fights", {**jean, **nation})
        if told[Told.VILLAGE]:
            yield Line("log-jean-village", {**jean, **nation, "place": place_line(told[Told.VILLAGE] - 1)})

    # ---- the end of a round ------------------------------------------------------------------------------------------

    def round_ended(self) -> Iterator[Line]:
        """Income, and what is new in the next round; after the last one the final scoring."""
        over = self.after.lap > ROUNDS
        yield Line("log-game-ends" if over else "log-round-ends", {"n": int(self.before.lap)})
        for seat in range(int(self.after.sides)):
            human = not (self.after.seats == 1 and seat == JEAN)
            points = self.line_change(seat, SheetLine.INCOME)
            doubloons = int(self.after.income_d[seat]) if human and not over else 0
            if goods := amounts(("doubloons", doubloons), ("points", points)):
                yield Line("log-income", {"seat": self.who(seat), "goods": goods})
        if over:
            yield from self.final_scoring()
            yield from self.last_hands()
            return
        for k in range(PRESTIGE_IN_GAME):
            if self.after.prestige_open[k] != self.before.prestige_open[k]:
                yield Line("log-prestige", {"building": building_line(int(self.after.prestige_open[k]) - 1)})
        yield Line("log-display", {"cards": [card_line(int(card) - 1) for card in self.after.display if card > 0]})

    def last_hands(self) -> Iterator[Line]:
        """What was left in the hands when the game was over."""
        for seat in range(int(self.after.seats)):
            if left := [card_line(c) for c in range(CARDS) if self.after.place[c] == At.HAND + seat]:
                yield Line("log-last-hand", {"seat": self.who(seat), "cards": left})

    def new_quests(self) -> Iterator[Line]:
        """Quest tiles that were laid out at places; where a story tile lies is said with its card."""
        for place in range(PLACES):
            new = int(self.after.quest_at[place]) & ~int(self.before.quest_at[place])
            for quest in range(QUESTS):
                if new >> quest & 1:
                    yield Line("log-new-quest", {"place": place_line(place), "quest": quest_line(quest)})

    def final_scoring(self) -> Iterator[Line]:
        """The lines of the score sheet that are written at the end."""
        for seat in range(int(self.after.sides)):
            parts = []
            for line in range(SheetLine.DOUBLOON_INCOME, SheetLine.COUNT):
                if n := self.line_change(seat, line):
                    name = Line(f"sheet-{SHEET[line]}")
                    parts.append(Line("log-score-part", {"line": name, "n": n}))
            if parts:
                yield Line("log-scores", {"seat": self.who(seat), "parts": parts, "n": int(self.after.points[seat])})


def purse(v: State, seat: int) -> dict[str, int]:
    """What a player has and stands at, by the last part of the `amount-…` keys."""
    goods = {
        "doubloons": v.doubloons[seat],
        "combat": v.combat[seat],
        "figures": v.figures[seat],
        "income-d": v.income_d[seat],
        "income-vp": v.income_vp[seat],
        **{f"influence-{name.lower()}": v.influence[seat, nation] for nation, name in enumerate(NATIONS)},
    }
    return {key: int(n) for key, n in goods.items()}


def tile_lines(tile: int) -> list[Line]:
    """A combat tile: the value of each nation with its cost or bonus."""
    found = []
    row = PARTS["combat_tile"][tile]
    for n, name in enumerate(NATIONS):
        told: dict[str, Any] = {"nation": nation_line(n), "n": int(TILE_VALUE[tile, n])}
        if TILE_COST[tile, n]:
            found.append(Line("part-tile-cost", {**told, "cost": amount("doubloons", TILE_COST[tile, n])}))
        elif TILE_PROGRAM[tile, n]:
            found.append(Line("part-tile-bonus", {**told, "gain": step_lines(row[name]["bonus"])}))
        else:
            found.append(Line("part-tile", told))
    return found
