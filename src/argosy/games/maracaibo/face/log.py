"""What happened at the table, told from what one viewer saw before and after a move.

Everything here is read from the two views and the move, so the log cannot say what the viewer did not see: their own
cards are named when they draw them, those of the others are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from argosy.games.maracaibo.effects import NATIONS, Cost, N, Trait
from argosy.games.maracaibo.face.describing import (
    area_line,
    barrier_line,
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
from argosy.games.maracaibo.face.prompts import amount, amounts, seat_line, tile_lines, top
from argosy.games.maracaibo.face.texts import offer_facts, site_facts
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AREAS,
    BARRIER_BEFORE,
    BARRIER_FIRST_VP,
    BARRIER_LATER_VP,
    BARRIERS,
    CARDS,
    CITY_STORAGE,
    COMBAT_TILES,
    COST,
    END_VP,
    GOAL_AT,
    HELPERS_AT,
    JEAN_IDS,
    LAST_SPACE,
    LEGACY_PROGRAM,
    NATION_COUNT,
    NO_TILE,
    PLACES,
    PRESTIGE_IN_GAME,
    PROGRAM,
    PUERTO_CABEZAS,
    QUEST_CARD,
    QUESTS,
    ROUNDS,
    SYNERGIES,
    TOWN_BIT,
    VILLAGES,
    WRAP_AT,
    WRAP_VP,
)
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.rules.village import COIN_D, DUMP_D
from argosy.games.maracaibo.state import JEAN, QUEST_ON_CARDS, Ask, At, SheetLine, State, Told
from argosy.games.maracaibo.story.telling import story_lines
from argosy.kernel.game import Line

HIDDEN = (Ask.FIRST_PLAN, Ask.FIRST_DISCARD, Ask.CAREER)
LEFT = {
    Ask.SAIL: "log-skip-sail", Ask.SITE: "log-skip-site", Ask.DISC: "log-skip-disc", Ask.NATION: "log-skip-marker",
    Ask.MARKER: "log-skip-marker", Ask.EXPLORE: "log-skip-explore", Ask.OFFER: "log-skip-offer",
    Ask.QUEST: "log-skip-quest", Ask.CITY: "log-done-city", Ask.VILLAGE: "log-done-village", Ask.DRAW: "log-done-draw",
    Ask.FIGHT_NATION: "log-done-nation", Ask.FIGHT: "log-done-fight",
}  # fmt: skip


def quoted(card: int) -> Line:
    """A card by name, in the middle of a sentence."""
    return Line("part-quoted", {"name": card_line(card)})


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
        self.jean_moved = after.jean_turns > before.jean_turns

    def who(self, seat: int) -> Line:
        """A person, or Jean."""
        return seat_line(self.after, seat)

    def lines(self) -> Iterator[Line]:
        """Everything that happened."""
        if self.move != Code.DRAW:  # what was drawn says it
            yield self.deed()
        if self.before.setting_up and not self.after.setting_up:
            yield from self.choices_shown()
        yield from self.revealed()
        if not self.marker_of_deed():
            for site in self.marked():
                facts = {"place": place_line(site), "nation": nation_line(int(self.after.marker[site]) - 1)}
                yield Line("log-marker", {"seat": self.who(self.seat), **facts})
        for seat in range(int(self.after.sides)):
            yield from self.changes(seat)
        yield from self.quests_on_cards()
        yield from self.drawn()
        yield from self.refilled()
        if self.ended:
            yield from self.round_ended()
        if self.after.story:
            yield from story_lines(self.before, self.after)
        town = self.jeans_town()
        yield from self.new_quests(place for place in range(PLACES) if place != town)
        if self.jean_moved:
            yield from self.quest_for_jean(town)
            yield from self.jean()
            yield from self.new_quests([town] if town >= 0 else [])
        yield from self.sailed_home()

    def deed(self) -> Line:
        """The move itself; choices that are still hidden are told to the one who made them only."""
        if self.what in HIDDEN and self.me != self.seat:
            return Line("log-chooses", {"seat": self.who(self.seat)})
        seat = {"seat": self.who(self.seat)}
        if self.move == Code.ACCEPT and self.what == Ask.OFFER:
            return Line("log-offer", {**seat, **offer_facts(self.a, self.b)})
        if self.move == Code.ACCEPT:
            return Line("log-site", {**seat, **site_facts(self.a)})
        if self.move in (Code.SKIP, Code.DONE):
            return Line(LEFT[self.what], seat)
        line = describe(self.move)
        return Line(f"log-{line.key.removeprefix('move-')}", {**line.facts, **seat, **self.marker_of_deed()})

    def marker_of_deed(self) -> dict[str, Line]:
        """The nation whose marker a combat action or an effect laid."""
        if self.move not in (Code.FLEET, Code.MINE) and not Code.FLAG <= self.move < Code.HELPER:
            return {}
        laid = self.marked()
        return {"nation": nation_line(int(self.after.marker[laid[0]]) - 1)} if laid else {}

    def marked(self) -> list[int]:
        """Where markers were laid by a player."""
        jeans = [int(self.after.told[at]) - 1 for at in (Told.TARGET, Told.VILLAGE)] if self.jean_moved else []
        pairs = enumerate(zip(self.before.marker, self.after.marker, strict=True))
        return [site for site, (was, now) in pairs if was != now > 0 and site not in jeans]

    def said(self) -> dict[str, int]:
        """What the deed itself says of a player's goods, so that it is not told again."""
        if self.move == Code.COIN:
            return {"doubloons": COIN_D}
        if self.move == Code.DUMP:
            return {"doubloons": DUMP_D}
        if Code.FIGURES <= self.move < Code.LAY:
            return {"figures": Code.FIGURES - self.move}
        return {"figures": Code.LAY - self.move} if Code.LAY <= self.move < Code.SKULL else {}

    def choices_shown(self) -> Iterator[Line]:
        """After set-up everyone sees the careers, the plans and the discards."""
        for seat in range(int(self.after.seats)):
            planned = [quoted(int(card) - 1) for card in self.after.plan[seat] if card > 0]
            career = career_line(int(self.after.career[seat]) - 1)
            yield Line("log-chose", {"seat": self.who(seat), "career": career, "cards": planned})
        thrown = [card_line(c) for c in range(CARDS) if self.after.place[c] == At.DISCARD != self.before.place[c]]
        yield Line("log-thrown", {"cards": thrown})

    def revealed(self) -> Iterator[Line]:
        """A combat tile that a player turned up, with the values of the nations."""
        new = int(self.after.tiles_out) & ~int(self.before.tiles_out)
        jeans = int(self.after.told[Told.TILE]) - 1 if self.jean_moved else NO_TILE
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
        for key, n in self.said().items() if seat == self.seat else ():
            won[key] -= n
        if self.ended and after.lap <= ROUNDS:
            won["doubloons"] -= int(after.income_d[seat])
        inn = self.inn_of_jean() if seat == 0 else {"doubloons": 0, "points": 0}
        won["doubloons"] -= inn["doubloons"]
        wrapped = self.wrap_points(seat)
        won["income-vp"] += WRAP_AT * (wrapped // (WRAP_VP * (ROUNDS + 1 - int(before.lap)))) if wrapped else 0
        stolen = {victim: self.stolen_from(victim) for victim in range(int(after.sides)) if victim != self.seat}
        own = self.points_won(seat) - (sum(stolen.values()) if seat == self.seat else -stolen[seat]) - inn["points"]
        pairs = [*won.items(), ("points", own)]
        if lost := amounts(*((key, -n) for key, n in pairs if n < 0)):
            yield Line("log-loses", {"seat": self.who(seat), "goods": lost})
        if got := amounts(*((key, n) for key, n in pairs if n > 0)):
            yield Line("log-gets", {"seat": self.who(seat), "goods": got})
        for victim, points in stolen.items() if seat == self.seat else ():
            facts = {"victim": self.who(victim), "points": amount("points", points)}
            yield from [Line("log-steals", {"seat": self.who(seat), **facts})] if points else []
        if wrapped:
            yield Line("log-wraps", {"seat": self.who(seat), "points": amount("points", wrapped)})
        yield from self.explorer_points(seat)
        if row := self.line_change(seat, SheetLine.QUESTS):
            number = {"n": int(after.quests[seat])}
            yield Line("log-quest-row", {"seat": self.who(seat), **number, "points": amount("points", row)})
        if not self.ended:
            yield from self.idle(seat)
        for area in range(AREAS):
            if (int(after.full[seat]) & ~int(before.full[seat])) >> area & 1:
                yield Line("log-unlocks", {"seat": self.who(seat), "area": area_line(area)})
        for kind in range(SYNERGIES):
            if self.move == Code.SYNERGY + kind:
                continue  # the deed said it
            if (int(after.synergies[seat]) & ~int(before.synergies[seat])) >> kind & 1:
                yield Line("log-synergy-token", {"seat": self.who(seat), "synergy": synergy_line(kind)})

    def idle(self, seat: int) -> Iterator[Line]:
        """Points for assistants that were passed or not reached; the latter are told with the end of the round."""
        if (idle := self.line_change(seat, SheetLine.IDLE)) > 0:
            yield Line("log-idle", {"seat": self.who(seat), "points": amount("points", idle)})

    def wrap_points(self, seat: int) -> int:
        """What the marker of the point income brought by passing the end of its track, beside the income itself."""
        paid = int(self.after.income_vp[seat]) if self.ended else 0
        return self.line_change(seat, SheetLine.INCOME) - paid

    def stolen_from(self, victim: int) -> int:
        """Points that an explorer who jumped another one took from its owner."""
        if self.what != Ask.EXPLORE:
            return 0
        return max(0, self.stolen_from_jean() if self.after.seats == 1 else -self.points_won(victim))

    def stolen_from_jean(self) -> int:
        """The same for Jean, who may have got points in her turn since."""
        own = int(self.after.told[Told.POINTS]) if self.jean_moved and self.what == Ask.EXPLORE else 0
        return own - self.line_change(JEAN, SheetLine.VOYAGE)

    def line_change(self, seat: int, line: int) -> int:
        """How a line of the score sheet changed."""
        return int(self.after.lines[seat, line]) - int(self.before.lines[seat, line])

    def points_won(self, seat: int) -> int:
        """Points of actions; what a ship finds at home is told when it has sailed there."""
        return self.line_change(seat, SheetLine.VOYAGE) - self.goal_points(seat)

    def explorer_points(self, seat: int) -> Iterator[Line]:
        """Points for the barriers that an explorer crossed, and for the end of its track."""
        here, there = int(self.before.explorer[seat]), int(self.after.explorer[seat])
        for k in range(BARRIERS):
            if here < BARRIER_BEFORE[k] <= there:
                won = BARRIER_LATER_VP[k] if self.before.crossed[k] > 0 else BARRIER_FIRST_VP[k]
                facts = {"barrier": barrier_line(k), "points": amount("points", won)}
                yield from [Line("log-barrier", {"seat": self.who(seat), **facts})] if won else []
        if here < there == LAST_SPACE:
            facts = {"points": amount("points", END_VP[self.before.arrived])}
            yield Line("log-explored-all", {"seat": self.who(seat), **facts})

    def drawn(self) -> Iterator[Line]:
        """Cards that came to a hand: named for the viewer's own, counted for the others."""
        for seat in range(int(self.after.seats)):
            if seat == self.me:
                held = {int(c) for c in self.before.hand[seat][: self.before.hand_size[seat]]}
                held -= self.gone() if seat == self.seat else set()
                new = [int(c) for c in self.after.hand[seat][: self.after.hand_size[seat]] if int(c) not in held]
                new = [c for c in new if self.after.place[c] <= 0]
                if new:
                    yield Line("log-drew", {"seat": self.who(seat), "cards": [quoted(c) for c in new]})
            else:
                count = int(self.after.hand_size[seat]) - int(self.before.hand_size[seat]) + self.left_hand(seat)
                if count > 0:
                    yield Line("log-draws", {"seat": self.who(seat), "n": count})
        if self.after.shuffles > self.before.shuffles:
            yield Line("log-shuffled")

    def refilled(self) -> Iterator[Line]:
        """Cards that came to the display in the course of a turn; with a new round all of them are new."""
        old = {int(card) for card in self.before.display}
        jeans = int(self.after.told[Told.TOOK]) if self.jean_moved else 0
        new = [int(card) for card in self.after.display if card > 0 and card not in old]
        new = [jeans, *new] if jeans and jeans not in old else new
        if new and not self.ended:
            yield Line("log-display", {"cards": [card_line(card - 1) for card in new]})

    def gone(self) -> set[int]:
        """The cards that left the mover's hand; a new draw pile may bring them back in the same move."""
        hand = {int(c) for c in self.before.hand[self.seat][: self.before.hand_size[self.seat]]}
        if self.left_hand(self.seat) == len(hand):
            return hand
        return {(self.move - Code.DELIVER) % CARDS} if Code.DELIVER <= self.move < Code.TAKE else set()

    def left_hand(self, seat: int) -> int:
        """How many cards left a hand, less those that came openly: it may lose cards and be filled up in one move."""
        held, move = int(self.before.hand_size[seat]), self.move
        if seat != self.seat:
            return 0
        if move == Code.DUMP or (move == Code.ACCEPT and self.what == Ask.OFFER and COST[self.b, Cost.HAND]):
            return held
        if Code.TAKE <= move < Code.DISCARD:
            return -1
        if Code.BUY <= move < Code.PLAN:
            return int(self.before.place[move - Code.BUY] != At.PLAN + seat)
        return int(Code.DELIVER <= move < Code.TAKE)

    def sailed_home(self) -> Iterator[Line]:
        """Where only one course led on, the next ship has sailed it without being asked."""
        for seat in range(int(self.after.seats)):
            if self.sailed_unasked(seat):
                place = place_line(int(self.after.ship[seat]))
                yield Line("log-sails-home", {"seat": self.who(seat), "place": place})
            if found := self.goal_points(seat):
                yield Line("log-gets", {"seat": self.who(seat), "goods": amounts(("points", found))})

    def sailed_unasked(self, seat: int) -> bool:
        """Whether a ship went on by itself."""
        asked = self.what == Ask.SAIL and seat == self.seat
        return bool(self.after.ship[seat] != self.before.ship[seat]) and not asked and not self.ended

    def goal_points(self, seat: int) -> int:
        """What a ship that went on by itself got for a goal that lies there."""
        tile = int(GOAL_AT[self.after.ship[seat]])
        if tile < 0 or not int(self.after.legacy) >> tile & 1 or not self.sailed_unasked(seat):
            return 0
        return int(PROGRAM[LEGACY_PROGRAM[tile], N])

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
        if paid := amounts(*self.inn_of_jean().items()):
            yield Line("log-gets", {"seat": self.who(0), "goods": paid})
        if told[Told.QUEST] and not told[Told.DELIVERED] and not told[Told.TOOK] and told[Told.EXPLORER_TO] == 0:
            yield Line("log-jean-quest", {**jean, "quest": quest_line(told[Told.QUEST] - 1)})
            return
        if told[Told.DELIVERED]:
            yield Line("log-jean-delivers", {**jean, "place": place_line(told[Told.TO])})
        elif told[Told.TOOK]:
            key = "log-jean-takes" if market_full(self.after, told[Told.TO]) else "log-jean-takes-card"
            yield Line(key, {**jean, "card": card_line(told[Told.TOOK] - 1)})
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
            *((f"influence-{NATIONS[n].lower()}", gain) for n, gain in steps), ("points", self.jean_points(told))
        )
        if goods:
            yield Line("log-gets", {"seat": Line("part-jean"), "goods": goods})

    def inn_of_jean(self) -> dict[str, int]:
        """What the player's inn brought when Jean stopped in its village: told with her stop, not before it."""
        v, place = self.after, int(self.after.told[Told.TO])
        town = place == PUERTO_CABEZAS and int(v.legacy) & int(TOWN_BIT)
        guest = (
            self.jean_moved and int(VILLAGES) >> place & 1 and not town and int(v.helpers[0]) & int(HELPERS_AT[place])
        )
        inns = {"doubloons": Trait.INN_DOUBLOONS, "points": Trait.INN_POINTS}
        return {what: int(v.traits[0, trait]) if guest else 0 for what, trait in inns.items()}

    def jean_points(self, told: list[int]) -> int:
        """Her points of this turn: those on her card, and those for influence beyond the end of a track."""
        return self.line_change(JEAN, SheetLine.VOYAGE) + max(0, self.stolen_from_jean())

    def jeans_town(self) -> int:
        """The place where Jean took a quest in her turn, so that a new one was laid after it; -1 when she did not."""
        told = self.after.told
        return int(told[Told.TO]) if self.jean_moved and told[Told.QUEST] and told[Told.EXPLORER_TO] == 0 else -1

    def jean_lost(self, nation: int) -> int:
        """How many markers of a nation Jean took in vain: they left the game because nothing was free."""
        laid = sum(
            int(now == nation + 1 != was) for was, now in zip(self.before.marker, self.after.marker, strict=True)
        )
        return int(self.after.taken[nation]) - int(self.before.taken[nation]) - laid

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
            lost = self.jean_lost(told[Told.NATION])
            yield Line("log-jean-fights" if lost else "log-jean-no-marker", {**jean, **nation})
        if told[Told.VILLAGE]:
            yield Line("log-jean-village", {**jean, **nation, "place": place_line(told[Told.VILLAGE] - 1)})
        elif self.jean_lost(told[Told.NATION]) > int(not told[Told.TARGET]):
            yield Line("log-jean-no-village", nation)

    # ---- the end of a round ------------------------------------------------------------------------------------------

    def round_ended(self) -> Iterator[Line]:
        """Income, and what is new in the next round; after the last one the final scoring."""
        over = self.after.lap > ROUNDS
        yield Line("log-game-ends" if over else "log-round-ends", {"n": int(self.before.lap)})
        for seat in range(int(self.after.sides)):
            human = not (self.after.seats == 1 and seat == JEAN)
            points = self.line_change(seat, SheetLine.INCOME) - (self.wrap_points(seat) if human else 0)
            doubloons = int(self.after.income_d[seat]) if human and not over else 0
            if goods := amounts(("doubloons", doubloons), ("points", points)):
                yield Line("log-income", {"seat": self.who(seat), "goods": goods})
        for seat in range(int(self.after.seats)):
            yield from self.idle(seat)
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

    def new_quests(self, places: Iterable[int]) -> Iterator[Line]:
        """Quest tiles that were laid out at places; where a story tile lies is said with its card."""
        for place in places:
            new = int(self.after.quest_at[place]) & ~int(self.before.quest_at[place])
            for quest in range(QUESTS):
                if new >> quest & 1:
                    yield Line("log-new-quest", {"place": place_line(place), "quest": quest_line(quest)})

    def quests_on_cards(self) -> Iterator[Line]:
        """A quest tile that lies on a card which was bought."""
        for k, card in enumerate(QUEST_CARD):
            new = int(self.after.quest_at[QUEST_ON_CARDS + k]) & ~int(self.before.quest_at[QUEST_ON_CARDS + k])
            for quest in range(QUESTS):
                if new >> quest & 1:
                    yield Line("log-card-quest", {"card": card_line(int(card)), "quest": quest_line(quest)})

    def quest_for_jean(self, town: int) -> Iterator[Line]:
        """The quest that Jean takes, where it was laid out in the same move: a round began with her turn."""
        quest = int(self.after.told[Told.QUEST]) - 1
        if town >= 0 and not int(self.before.quest_at[town]) >> quest & 1:
            yield Line("log-new-quest", {"place": place_line(town), "quest": quest_line(quest)})

    def final_scoring(self) -> Iterator[Line]:
        """The lines of the score sheet that are written at the end."""
        for seat in range(int(self.after.sides)):
            parts = []
            jeans = [SheetLine.QUESTS] if self.after.seats == 1 and seat == JEAN else []
            for line in (*jeans, *range(SheetLine.DOUBLOON_INCOME, SheetLine.COUNT)):
                if n := self.line_change(seat, line):
                    name = Line(f"sheet-{SHEET[line]}")
                    parts.append(Line("log-score-part", {"line": name, "n": n}))
            total = amount("points", int(self.after.points[seat]))
            parts = parts or [Line("log-score-nothing")]
            yield Line("log-scores", {"seat": self.who(seat), "parts": parts, "points": total})


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


def market_full(v: State, place: int) -> bool:
    """Whether a city has a market, and that is full."""
    storage = int(CITY_STORAGE[v.city[place] - 1]) if v.city[place] > 0 else 0
    return 0 < storage <= v.stored[place]
