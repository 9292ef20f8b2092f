"""What a move costs and brings, where its name does not say everything: after discounts, from the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argosy.games.maracaibo.effects import NATIONS, Trait
from argosy.games.maracaibo.face.describing import area_about, nation_line, synergy_line
from argosy.games.maracaibo.face.log import purse
from argosy.games.maracaibo.face.prompts import amount, amounts, seat_line, top
from argosy.games.maracaibo.face.texts import (
    CARD_ROWS,
    EFFECT_ROWS,
    action_lines,
    action_of,
    card_lines,
    condition_lines,
    space_gain_lines,
    step_lines,
)
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AREA_ROW,
    AT,
    BARRIER_BEFORE,
    BARRIER_FIRST_VP,
    BARRIER_LATER_VP,
    BARRIERS,
    CARD_IDS,
    END_VP,
    FIGURES_MAP,
    FIRST_INVESTOR_VP,
    FLAG_ANNEX,
    FLAG_DISPLACE,
    FLEET,
    FLEET_COSTS,
    GAIN_COST,
    GOAL_AT,
    HELPERS_AT,
    LAST_INFLUENCE,
    LAST_SPACE,
    LATER_QUEST_VP,
    LEGACY_IDS,
    LEGACY_ROW,
    MINE,
    MINE_COST,
    NO_TILE,
    NUMBERS,
    OVERFLOW_VP,
    PARTS,
    POINTS_BASE,
    PRESTIGE_IDS,
    PRESTIGE_SYNERGY,
    QUEST_ROW_VP,
    QUESTS,
    RAID_ANNEX,
    RAID_DISPLACE,
    ROUNDS,
    STOP_BONUS_AT,
    STRIKE_CARD,
    STRIKE_COST,
    SYNERGIES,
    TILE_COST,
    TILE_PROGRAM,
    TOLL,
    WRAP_AT,
    WRAP_VP,
)
from argosy.games.maracaibo.rules.assistants import pay_idle
from argosy.games.maracaibo.rules.cards import display_price
from argosy.games.maracaibo.rules.careers import claim
from argosy.games.maracaibo.rules.common import has_legacy, holds
from argosy.games.maracaibo.rules.effects import run
from argosy.games.maracaibo.rules.explorer import steal
from argosy.games.maracaibo.rules.fight import do_fight, fight_value, fleet_space, nation_in, target_cost
from argosy.games.maracaibo.rules.free import recruit
from argosy.games.maracaibo.rules.income import gain_synergy
from argosy.games.maracaibo.rules.influence import do_nation, gain_influence
from argosy.games.maracaibo.rules.play import ends_round
from argosy.games.maracaibo.rules.sailing import do_sail, must_pay_toll
from argosy.games.maracaibo.rules.village import buy, can_buy, invest_price, price_of
from argosy.games.maracaibo.state import Ask, SheetLine, State
from argosy.games.maracaibo.story.telling import task, title
from argosy.kernel.game import Line
from argosy.kernel.position import copy_of

TRIED = (("doubloons", "doubloons"), ("points", "points"), ("combat", "combat"), ("figures", "figures"))
FLAG_BONUS = {AT[row["at"]]: row["bonus"] for row in PARTS["flag"]}


def preview(v: State, move: int) -> Line | None:
    """A line about a move, where its name does not say everything."""
    seat = max(int(v.viewer) - 1, 0)
    if Code.TAKE <= move < Code.DISCARD and v.depth and top(v)[0] == Ask.DRAW:
        price = amount("doubloons", display_price(v, seat))
        return Line("preview-take", {"price": price, "card": card_preview(v, seat, move - Code.TAKE)})
    if Code.PLAN <= move < Code.PAY:
        return Line("preview-plan", {"card": card_preview(v, seat, int(move - Code.PLAN))})
    if Code.BUY <= move < Code.PLAN:
        return purchase_preview(v, seat, int(move - Code.BUY))
    if Code.TAKE <= move < Code.DISCARD:
        return card_preview(v, seat, int(move - Code.BUY) % len(CARD_IDS))
    if Code.QUEST + QUESTS <= move < Code.EXPLORE:
        card = int(v.story_card[move - Code.QUEST - QUESTS]) - 1
        return Line("preview-story", {"card": title(card), "task": task(v, card)}) if card >= 0 else None
    if Code.INVEST <= move < Code.DISC:
        return prestige_preview(v, seat, int(move - Code.INVEST))
    if Code.CLAIM <= move < Code.INVEST or move == Code.RECRUIT:
        return tried_preview(v, seat, int(move))
    if Code.QUEST <= move < Code.QUEST + QUESTS:
        return quest_preview(v, seat)
    if Code.EXPLORE <= move < Code.SAIL:
        return explore_preview(v, seat, int(move - Code.EXPLORE))
    if Code.DISC <= move < Code.CAREER:
        return area_preview(v, seat, int(move - Code.DISC))
    if Code.SAIL <= move < Code.DELIVER:
        return sail_preview(v, seat, int(move))
    if move == Code.ACT:
        return Line("preview-act", {"gain": action_lines(action_of(v, int(v.ship[seat])))})
    if v.depth and top(v)[0] in (Ask.FIGHT, Ask.FIGHT_NATION):
        return fight_preview(v, int(move))
    if v.depth and top(v)[0] == Ask.NATION and Code.NATION <= move < Code.CLAIM:
        return influence_preview(v, seat, int(move))
    return idle_preview(v, seat) if v.depth and move in (Code.PASS, Code.VILLAGE) else None


def card_preview(v: State, seat: int, card: int) -> Line:
    """A project card: everything it costs, then everything it does."""
    price = [amount("doubloons", price_of(v, seat, card)), *(price_line(line) for line in condition_lines(card))]
    if FIGURES_MAP[card]:
        price.append(Line("condition-assistant"))
    points = amount("points", CARD_ROWS[card]["vp"])
    return Line("preview-card", {"price": price, "about": card_lines(card), "points": points})


def purchase_preview(v: State, seat: int, card: int) -> Line:
    """A card that is bought: what stands on it, and what that brings now, as far as nothing is asked."""
    line, after, below = card_preview(v, seat, card), copy_of(v), int(v.depth)
    held = [int(one) for one in v.hand[seat][: v.hand_size[seat]]] + [int(one) - 1 for one in v.plan[seat]]
    if card not in held or not can_buy(v, seat, card):
        return line
    buy(after, seat, card)
    paid = copy_of(after)
    while after.depth > below and top(after)[0] == Ask.DO_RUN:
        run(after, seat)
    now = brought(paid, after, seat)
    return Line("preview-card-now", {**line.facts, "now": now}) if now else line


def brought(v: Any, after: Any, seat: int) -> list[Line]:
    """Tokens, goods, income and points that came to a seat."""
    tokens = int(after.synergies[seat]) & ~int(v.synergies[seat])
    had, has = purse(v, seat), purse(after, seat)
    more = {key: has[key] - n for key, n in had.items()}
    wrapped = int(after.lines[seat, SheetLine.INCOME]) - int(v.lines[seat, SheetLine.INCOME])
    more["income-vp"] += WRAP_AT * (wrapped // (WRAP_VP * (ROUNDS + 1 - int(v.lap)))) if wrapped else 0
    goods = amounts(*((key, n) for key, n in more.items() if n > 0), ("points", _more(v, after, "points", seat)))
    return [*(Line("gain-synergy", {"synergy": synergy_line(k)}) for k in range(SYNERGIES) if tokens >> k & 1), *goods]


def price_line(condition: Line) -> Line:
    """A condition of a card as one of the things that it costs."""
    if condition.key == "condition-cp":
        return amount("combat", condition.facts["n"])
    return Line(f"price-{condition.key.removeprefix('condition-')}", condition.facts)


def prestige_preview(v: State, seat: int, building: int) -> Line:
    """A prestige building: the price after discounts, what it counts, and what it brings now: points for being first,
    its token for who lacks it, and the income that waited for the token."""
    price = amount("doubloons", invest_price(v, seat, building))
    facts = {"price": price, "about": Line(f"about-{PRESTIGE_IDS[building]}")}
    slot = next(k for k, b in enumerate(v.prestige_open) if b == building + 1)
    after = copy_of(v)
    gain_synergy(after, seat, int(PRESTIGE_SYNERGY[building]))
    gain = brought(v, after, seat)
    if v.investors[slot] == 0:
        gain.append(Line("gain-first-investor", {"points": amount("points", FIRST_INVESTOR_VP)}))
    return Line("preview-prestige", {**facts, "gain": gain}) if gain else Line("preview-prestige-bare", facts)


def tried_preview(v: State, seat: int, move: int) -> Line | None:
    """A task or a figure returned: done on a copy of the view, because nothing hidden is needed."""
    after = copy_of(v)
    if move == Code.RECRUIT:
        recruit(after, seat)
    else:
        claim(after, seat, move - Code.CLAIM)
    won = [(key, int(getattr(after, field)[seat]) - int(getattr(v, field)[seat])) for key, field in TRIED]
    return Line("preview-brings", {"goods": amounts(*((key, n) for key, n in won if n > 0))})


def influence_preview(v: State, seat: int, move: int) -> Line | None:
    """What choosing a nation brings: steps or a rank, and points beyond the end of the track."""
    after = copy_of(v)
    do_nation(after, seat, move)
    goods = brought(v, after, seat)
    return Line("preview-influence", {"goods": goods}) if goods else None


def idle_preview(v: State, seat: int) -> Line | None:
    """The points for own assistants where the ship lies, when something else is done there."""
    after = copy_of(v)
    pay_idle(after, seat, HELPERS_AT[v.ship[seat]])
    points = _more(v, after, "points", seat)
    return Line("preview-idle", {"points": amount("points", points)}) if points else None


def quest_preview(v: State, seat: int) -> Line | None:
    """The points that the next place of the quest row brings, if any."""
    row = int(v.quests[seat])
    points = int(QUEST_ROW_VP[row]) if row < len(QUEST_ROW_VP) else LATER_QUEST_VP
    return Line("preview-quest-row", {"points": amount("points", points)}) if points else None


def explore_preview(v: State, seat: int, there: int) -> Line:
    """What an explorer gets on its way, from opponents and for barriers, and where it ends."""
    after = copy_of(v)
    if v.traits[seat, Trait.THIEF] > 0:
        steal(after, seat, there, top(v)[2])
    points, rewards = int(after.points[seat]) - int(v.points[seat]), []
    for k in range(BARRIERS):
        if v.explorer[seat] < BARRIER_BEFORE[k] <= there:
            points += int(BARRIER_LATER_VP[k] if v.crossed[k] > 0 else BARRIER_FIRST_VP[k])
            rewards += step_lines(PARTS["barrier"][k].get("reward", []))
    ends = space_gain_lines(there)
    if there == LAST_SPACE:
        ends = [*amounts(("points", int(END_VP[v.arrived]))), *step_lines(NUMBERS["explorer"]["end_reward"])]
    gain = [*amounts(("points", points)), *rewards]
    return Line("preview-crosses", {"gain": gain, "there": ends}) if gain else Line("preview-space", {"there": ends})


def area_preview(v: State, seat: int, area: int) -> Line:
    """An area of the ship board works when its second disc is gone."""
    key = "preview-unlocks" if holds(v.half[seat], area) else "preview-area"
    return Line(key, {"about": area_about(area)})


# ---- voyages ---------------------------------------------------------------------------------------------------------


def sail_preview(v: State, seat: int, move: int) -> Line | None:
    """What stopping there costs, brings to everybody and sets off: done on a copy of the view."""
    place, parts = (move - Code.SAIL) // POINTS_BASE, []
    after = copy_of(v)
    do_sail(after, seat, move)
    toll = TOLL if must_pay_toll(v, v.ship[seat], place) else 0
    if toll:
        parts.append(Line("sails-toll", {"price": amount("doubloons", toll)}))
    goods = amounts(
        ("doubloons", _more(v, after, "doubloons", seat) + toll), ("points", _more(v, after, "points", seat))
    )
    for tile in (STOP_BONUS_AT[place], GOAL_AT[place]):
        if has_legacy(v, tile):
            goods += step_lines(LEGACY_ROW[LEGACY_IDS[tile]]["gain"])
    if goods:
        parts.append(Line("sails-brings", {"goods": goods}))
    for other in range(int(v.seats)):
        theirs = amounts(*((what, _more(v, after, what, other)) for what in ("doubloons", "points")))
        if other != seat and theirs:
            parts.append(Line("sails-theirs", {"seat": seat_line(v, other), "goods": theirs}))
    if ends_round(after, seat):
        parts.append(Line("sails-last" if v.lap == ROUNDS else "sails-ends"))
    return Line("preview-sail", {"parts": parts}) if parts else None


def _more(v: State, after: Any, what: str, seat: int) -> int:
    """How much more a seat has."""
    return int(getattr(after, what)[seat]) - int(getattr(v, what)[seat])


# ---- fights ----------------------------------------------------------------------------------------------------------


def fight_preview(v: State, move: int) -> Line | None:
    """What a nation fights with, or what a combat action costs and brings."""
    what, _, a, _ = top(v)
    if what == Ask.FIGHT_NATION:
        return nation_preview(v, a, move - Code.NATION) if Code.NATION <= move < Code.CLAIM else None
    cost = combat_cost(v, nation_in(a), move)
    if cost is None:
        return None
    return Line("preview-fight", {"n": cost, "gain": combat_gain(v, nation_in(a), move)})


def nation_preview(v: State, tile: int, nation: int) -> Line:
    """The value of a nation with the conditions of the tile, and its cost or bonus."""
    told: dict[str, Any] = {"nation": nation_line(nation), "n": int(fight_value(v, tile, nation))}
    if tile != NO_TILE and TILE_COST[tile, nation]:
        return Line("part-tile-cost", {**told, "cost": amount("doubloons", TILE_COST[tile, nation])})
    if tile != NO_TILE and TILE_PROGRAM[tile, nation]:
        return Line("part-tile-bonus", {**told, "gain": bonus_lines(v, tile, nation)})
    return Line("part-tile", told)


def bonus_lines(v: State, tile: int, nation: int) -> list[Line]:
    """What a tile brings with a nation; influence beyond the end of its track is points."""
    found = []
    for line in step_lines(PARTS["combat_tile"][tile][NATIONS[nation]]["bonus"]):
        if line.key != "gain-inf-fighting":
            found.append(line)
            continue
        steps = min(int(line.facts["n"]), LAST_INFLUENCE - int(v.influence[top(v)[1], nation]))
        found += [Line(line.key, {"n": steps})] if steps else []
        beyond = int(line.facts["n"]) - steps
        found += [Line("gain-vp", {"n": OVERFLOW_VP * beyond})] if beyond else []
    return found


def combat_cost(v: State, nation: int, move: int) -> int | None:
    """The strength that a combat action costs; None for what is none."""
    if Code.FLAG <= move < Code.RAID:
        return int(target_cost(v, move - Code.FLAG, nation, FLAG_ANNEX, FLAG_DISPLACE))
    if Code.RAID <= move < Code.MARK:
        return int(target_cost(v, move - Code.RAID, nation, RAID_ANNEX, RAID_DISPLACE))
    if Code.STRIKE <= move < Code.FIGURES:
        return int(STRIKE_COST[move - Code.STRIKE])
    if Code.GAIN <= move < Code.GAIN + len(GAIN_COST):
        return int(GAIN_COST[move - Code.GAIN])
    if move == Code.FLEET:
        return int(FLEET_COSTS[fleet_space(v)])
    return MINE_COST if move == Code.MINE else None


def combat_gain(v: State, nation: int, move: int) -> list[Line]:
    """What a combat action brings: at once, tried on a copy of the view, and then by what it is taken for."""
    after, seat = copy_of(v), top(v)[1]
    do_fight(after, seat, move)
    rewards = []
    for line in _taken_for(move):
        if line.key == "gain-inf-fighting":
            gain_influence(after, seat, nation, int(line.facts["n"]))
        else:
            rewards.append(line)
    influence = int(after.influence[seat, nation]) - int(v.influence[seat, nation])
    found = [Line("gain-inf-with", {"n": influence, "nation": nation_line(nation)})] if influence else []
    for kind, what in (("d", "doubloons"), ("vp", "points")):
        if n := _more(v, after, what, seat):
            found.append(Line(f"gain-{kind}", {"n": n}))
    return together([*found, *rewards])


def together(lines: Sequence[Line]) -> list[Line]:
    """What comes twice is said once, with its sum."""
    found: dict[str, Line] = {}
    for line in lines:
        kind = repr(Line(line.key, {name: fact for name, fact in line.facts.items() if name != "n"}))
        n = int(found[kind].facts["n"]) if kind in found and "n" in line.facts else 0
        found[kind] = Line(line.key, {**line.facts, "n": n + int(line.facts["n"])}) if "n" in line.facts else line
    return list(found.values())


def _taken_for(move: int) -> list[Line]:
    """The printed reward of a combat action."""
    if Code.FLAG <= move < Code.RAID:
        return step_lines(FLAG_BONUS.get(move - Code.FLAG, []))
    if Code.RAID <= move < Code.MARK:
        return step_lines(AREA_ROW["S7"]["gain"])
    if Code.STRIKE <= move < Code.FIGURES:
        effects: Sequence[Any] = CARD_ROWS[int(STRIKE_CARD[move - Code.STRIKE])]["effects"]
        strike = next(effect for effect in effects if effect["id"].startswith("PC"))
        return step_lines(EFFECT_ROWS[strike["id"]]["gain"], strike)
    if Code.GAIN <= move < Code.GAIN + len(GAIN_COST):
        return []
    return step_lines(LEGACY_ROW[LEGACY_IDS[FLEET if move == Code.FLEET else MINE]]["gain"])
