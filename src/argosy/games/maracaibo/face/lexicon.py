"""The lexicon of Maracaibo: a card for everything that is drawn, by the name of the thing.

Every card says what the thing is, what it does, what it means now for the viewer, and what it costs. It is made from a
view, so it cannot tell what the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Callable

from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.face.board_path import quest_on
from argosy.games.maracaibo.face.board_people import jean_counts
from argosy.games.maracaibo.face.board_rail import counts
from argosy.games.maracaibo.face.describing import (
    area_about,
    area_line,
    building_line,
    card_line,
    career_line,
    legacy_line,
    nation_line,
    place_line,
    quest_line,
    space_line,
    synergy_line,
)
from argosy.games.maracaibo.face.fights import fight_of
from argosy.games.maracaibo.face.lexicon_people import person, seats_where
from argosy.games.maracaibo.face.lexicon_places import legacy_about, place
from argosy.games.maracaibo.face.prices import building_price, card_price
from argosy.games.maracaibo.face.prompts import amount, seat_line, tile_facts, tile_lines
from argosy.games.maracaibo.face.texts import (
    CARD_ROWS,
    EFFECT_ROWS,
    QUEST_ROWS,
    card_lines,
    career_tasks,
    condition_lines,
    helper_lines,
    pay_lines,
    quest_gain_lines,
    space_gain_lines,
    step_lines,
    task_line,
)
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AREA_IDS,
    AREA_ROW,
    AREAS,
    BARRIER_BEFORE,
    BARRIER_FIRST_VP,
    BARRIER_IDS,
    BARRIER_LATER_VP,
    CARD_HELPER,
    CARD_IDS,
    CARD_VP,
    CARDS,
    CAREER_TASKS,
    CAREERS,
    COMBAT_IDS,
    COMBAT_TILES,
    EMPTIED,
    END_VP,
    FIRST_INVESTOR_VP,
    FIRST_SITE,
    HELPER_AT,
    HELPER_CARD,
    HELPERS,
    IDLE_VP,
    INCOME_VP,
    LAST_SPACE,
    LEGACY_IDS,
    LEGACY_SPACES,
    MARKERS,
    PARTS,
    PLACE_IDS,
    PLANNING,
    PRESTIGE_IDS,
    PRESTIGE_IN_GAME,
    PRESTIGE_MOST,
    PRESTIGE_SYNERGY,
    PRESTIGE_VP,
    QUESTS,
    RANK,
    SHIP_COMPASSES,
    SPACE_IDS,
    SYNERGY_IDS,
)
from argosy.games.maracaibo.rules.scoring import multiplier, prestige_count
from argosy.games.maracaibo.rules.ship import disc_free
from argosy.games.maracaibo.state import At, State
from argosy.games.maracaibo.story.telling import task, title
from argosy.kernel.game import Entry, Line

COUNTS = {
    "doubloons": "village", "combat": "fights", "figures": "assistants", "hand": "draw", "quests": "quest",
    "tiles": "fights", "income": "scoring", "compasses": "quest", "explorer": "explorer", "supply": "figures",
    "laid": "figures", "jean-discs": "jean", "jean-cards": "jean", "jean-deck": "jean",
}  # fmt: skip


def explain(v: State, thing: str) -> Entry | None:
    """The card of a drawn thing; None for what there is no card for."""
    kind, _, rest = thing.partition("-")
    found = _KINDS.get(kind)
    if found is None:
        return None
    try:
        return found(v, rest)
    except (ValueError, IndexError, KeyError, StopIteration):  # a name that nothing on this table has
        return None


def me_of(v: State) -> int:
    """The viewer's seat, -1 for a spectator."""
    return int(v.viewer) - 1


def number_in(ids: tuple[str, ...], name: str) -> int:
    """The number of a part by its id, in small letters."""
    return [one.lower() for one in ids].index(name)


def _seat_of(v: State, text: str) -> int:
    seat = int(text)
    if not 0 <= seat < v.sides:
        raise IndexError(text)
    return seat


# ---- cards -----------------------------------------------------------------------------------------------------------


def card(v: State, name: str) -> Entry:
    """A project card: what it does, where it is, what it would bring and cost."""
    number = number_in(CARD_IDS, name)
    row, me = CARD_ROWS[number], me_of(v)
    kind = Line(f"card-kind-{EFFECT_ROWS[row['effects'][0]['id']]['scroll']}")
    pays = Line("lex-card-pays", {"good": Line(f"part-{row['good']}"), "object": Line(f"part-{row['object']}")})
    now = [*_where_is(v, number), Line("lex-card-points", {"n": int(CARD_VP[number])})]
    if CARD_HELPER[number] >= 0:
        at = int(HELPER_AT[CARD_HELPER[number]])
        now.append(Line("lex-card-figure", {"place": place_line(at), "id": PLACE_IDS[at], "n": IDLE_VP}))
    costs: list[Line] = []
    if me >= 0 and v.place[number] not in range(At.OWNED, At.OWNED + 4):
        have = amount("doubloons", v.doubloons[me])
        costs = [Line("lex-cost", {"price": amount("doubloons", card_price(v, number)), "have": have})]
        costs += condition_lines(number)
        if CARD_HELPER[number] >= 0:
            costs.append(Line("lex-cost-figure", {"have": amount("figures", v.figures[me])}))
    return Entry(card_line(number), kind, [*card_lines(number), pays], now, costs, "project cards effects village")


def _where_is(v: State, number: int) -> list[Line]:
    """Where a card lies, as far as everybody knows."""
    at = int(v.place[number])
    if at == At.DISPLAY:
        return [Line("lex-card-display")]
    if at == At.DISCARD:
        return [Line("lex-card-discard")]
    for first, key in ((At.OWNED, "lex-card-owned"), (At.PLAN, "lex-card-plan"), (At.HAND, "lex-card-hand")):
        if first <= at < first + 4:
            return [Line(key, {"seat": seat_line(v, at - first)})]
    return []


def pile(v: State, _: str) -> Entry:
    """The draw pile and the discard pile."""
    gone = [card_line(number) for number in range(CARDS) if v.place[number] == At.DISCARD]
    out = [card_line(number) for number in range(CARDS) if v.place[number] == At.BOX]
    now = [Line("lex-pile-left", {"n": int(v.deck_size)}), Line("lex-pile-discard", {"n": int(v.discard_size)})]
    now += [Line("lex-pile-names", {"cards": gone})] if gone else []
    now += [Line("lex-pile-box", {"cards": out})] if out else []
    now += [Line("lex-pile-shuffled", {"n": int(v.shuffles)})] if v.shuffles else []
    return Entry(Line("lex-pile"), None, [Line("lex-pile-does")], now, rule="draw up display")


# ---- quests, assistants, the path ------------------------------------------------------------------------------------


def quest(v: State, name: str) -> Entry:
    """A quest: its price, its reward, what the viewer's compasses make of it."""
    if name == "pile":
        return _quest_pile(v)
    number = int(name)
    if number >= QUESTS:
        story = int(v.story_card[number - QUESTS]) - 1
        told = [title(story), task(v, story)] if story >= 0 else []
        return Entry(quest_line(number), Line("lex-quest"), told, rule="campaign")
    if not 0 <= number < ALL_QUESTS:
        raise IndexError(name)
    gain = Line("lex-quest-gain", {"gain": quest_gain_lines(number)})
    now = []
    if me_of(v) >= 0:
        now.append(Line("lex-quest-compasses", {"n": SHIP_COMPASSES + int(v.traits[me_of(v), Trait.COMPASS])}))
    costs = [Line("lex-quest-pay", {"pay": pay_lines(QUEST_ROWS[number]["pay"])})]
    return Entry(Line("lex-quest"), None, [gain, Line("lex-quest-does")], now, costs, "quest")


def _quest_pile(v: State) -> Entry:
    now = [Line("lex-quest-pile-left", {"n": QUESTS - int(v.quests_drawn)})]
    if v.quest_top > 0:
        now.append(Line("lex-quest-pile-top", {"quest": quest_line(int(v.quest_top) - 1)}))
    return Entry(Line("board-quests"), None, [Line("lex-quest-pile-does")], now, rule="quest")


def helper(v: State, name: str) -> Entry:
    """An assistant on the chart."""
    seat_text, _, number_text = name.partition("-")
    seat, number = _seat_of(v, seat_text), int(number_text)
    if not 0 <= number < HELPERS:
        raise IndexError(name)
    used = int(v.spent[seat]) >> number & 1
    now = [Line("lex-helper-used" if used else "lex-helper-waits", {"seat": seat_line(v, seat), "n": IDLE_VP})]
    does = [Line("lex-helper-does", {"gain": helper_lines(number)})]
    return Entry(card_line(int(HELPER_CARD[number])), Line("card-kind-blue"), does, now, rule="assistants")


def space(v: State, name: str) -> Entry:
    """A space of the explorer's path."""
    number = number_in(SPACE_IDS, name)
    does = [Line("lex-space-gain", {"gain": space_gain_lines(number)})] if number else [Line("lex-space-start")]
    if number == LAST_SPACE:
        does.append(Line("lex-space-end", {"points": ", ".join(str(int(n)) for n in END_VP)}))
        does.append(Line("lex-space-arrived", {"n": int(v.arrived)}))
    now = seats_where(v, "lex-space-here", lambda seat: v.explorer[seat] == number)
    quests = [q for q in range(ALL_QUESTS) if quest_on(v, number) == q]
    now += [Line("lex-space-quest", {"quest": quest_line(q)}) for q in quests]
    return Entry(space_line(number), Line("chart-path"), does, now, rule="explorer")


def barrier(v: State, name: str) -> Entry:
    """A barrier of the explorer's path: what the first and the later explorers get."""
    k = BARRIER_IDS.index(name)
    row = PARTS["barrier"][k]
    if BARRIER_FIRST_VP[k]:
        does = [Line("lex-barrier-vp", {"first": int(BARRIER_FIRST_VP[k]), "later": int(BARRIER_LATER_VP[k])})]
    else:
        does = [Line("lex-barrier-gain", {"gain": step_lines(row["reward"])})]
    now = [Line("lex-barrier-crossed", {"n": int(v.crossed[k])})]
    now += seats_where(v, "lex-barrier-past", lambda seat: v.explorer[seat] >= BARRIER_BEFORE[k])
    return Entry(Line("lex-barrier", {"barrier": Line(f"part-barrier-{name}")}), None, does, now, rule="explorer")


# ---- nations, fights -------------------------------------------------------------------------------------------------


def nation(v: State, name: str) -> Entry:
    """A nation: ranks, everybody's influence, the multiplier and what makes it."""
    number = int(name)
    taken = int(v.taken[number])
    does = [Line("lex-nation-does"), Line("lex-nation-most")]
    emptied = {"n": int(EMPTIED[taken]), "left": MARKERS - taken, "flags": int(v.on_chart[number])}
    now = [Line("lex-nation-times", {"n": int(multiplier(v, number)), **emptied})]
    for seat in range(int(v.sides)):
        facts = {"seat": seat_line(v, seat), "n": int(v.influence[seat, number])}
        now.append(Line("lex-nation-seat", {**facts, "rank": int(RANK[v.influence[seat, number]])}))
    return Entry(nation_line(number), Line("board-influence"), does, now, rule="noble ranks influence scoring")


def stacks(v: State, _: str) -> Entry:
    """The combat tiles: how many are left, which were seen."""
    out = [tile for tile in range(COMBAT_TILES) if int(v.tiles_out) >> tile & 1]
    now = [Line("stacks-left", {"a": int(v.stack_size[0]), "b": int(v.stack_size[1])})]
    now += [
        Line("lex-stacks-seen", {"tile": line})
        for tile in out
        for line in [Line("fact-tile", {"values": tile_lines(tile)})]
    ]
    return Entry(Line("board-stacks"), None, [Line("lex-stacks-does")], now, rule="fights")


def tile(v: State, name: str) -> Entry:
    """One combat tile."""
    return Entry(Line("fight-tile"), None, tile_facts(number_in(COMBAT_IDS, name)), rule="fights")


def combat(v: State, name: str) -> Entry:
    """A combat action: what it brings and what it costs."""
    fight = fight_of(v)
    act = next(one for one in fight.acts if one.kind == name) if fight else None
    key = name.split("-")[0] if name.startswith(("strike", "gain")) else name
    does = [Line(f"lex-combat-{key}")]
    if name in ("fleet", "mine"):
        does = [legacy_about("L6" if name == "fleet" else "L9")]
    costs = [Line("lex-combat-cost", {"n": act.price})] if act else []
    return Entry(
        Line(f"fight-{name.split('-')[0]}" if key != "strike" else "fight-acts"),
        Line("fight-acts"),
        does,
        [],
        costs,
        "fights",
    )


# ---- prestige, careers, the ship -------------------------------------------------------------------------------------


def prestige(v: State, name: str) -> Entry:
    """A prestige building: what it counts, its token, who invested, what it would bring now."""
    k = int(name)
    if not 0 <= k < PRESTIGE_IN_GAME:
        raise IndexError(name)
    if v.prestige_open[k] == 0:
        return Entry(Line("board-prestige"), None, [Line("lex-prestige-shut", {"n": k + 1})], rule="prestige building")
    building, me = int(v.prestige_open[k]) - 1, me_of(v)
    does = [
        Line(f"about-{PRESTIGE_IDS[building]}"),
        Line("lex-prestige-token", {"synergy": synergy_line(int(PRESTIGE_SYNERGY[building]))}),
    ]
    now = seats_where(v, "lex-prestige-invested", lambda seat: bool(int(v.investors[k]) >> seat & 1))
    if v.investors[k] == 0:
        now.append(Line("lex-prestige-first", {"n": FIRST_INVESTOR_VP}))
    costs = []
    if me >= 0:
        points = min(int(PRESTIGE_VP[building]) * int(prestige_count(v, me, building)), int(PRESTIGE_MOST[building]))
        now.append(Line("lex-prestige-now", {"n": points}))
        costs = [
            Line(
                "lex-cost",
                {
                    "price": amount("doubloons", building_price(v, building)),
                    "have": amount("doubloons", v.doubloons[me]),
                },
            )
        ]
        costs.append(Line("lex-cost-figure", {"have": amount("figures", v.figures[me])}))
    return Entry(building_line(building), Line("lex-prestige"), does, now, costs, "prestige building")


def career(v: State, name: str) -> Entry:
    """A career card: its tasks, and how far everybody who has it is."""
    number = int(name)
    if not 0 <= number < CAREERS:
        raise IndexError(name)
    now = []
    for seat in range(int(v.seats)):
        if v.career[seat] == number + 1:
            done = [task_line(int(CAREER_TASKS[number, k])) for k in range(3) if int(v.claimed[seat]) >> k & 1]
            now.append(Line("lex-career-of", {"seat": seat_line(v, seat)}))
            now += [Line("lex-career-done", {"task": one}) for one in done]
    return Entry(
        career_line(number),
        Line("board-career"),
        [*career_tasks(number), Line("lex-career-does")],
        now,
        rule="career task",
    )


def area(v: State, name: str) -> Entry:
    """An area of a ship board: what it gives, what it needs, how it stands."""
    seat_text, _, key = name.partition("-")
    seat, number = _seat_of(v, seat_text), number_in(AREA_IDS, key)
    row = AREA_ROW[AREA_IDS[number]]
    does = [area_about(number)]
    does += [Line("lex-area-needs", {"area": area_line(number_in(AREA_IDS, one.lower()))}) for one in row["needs"]]
    if row["needs_cleared"]:
        does.append(Line("lex-area-cleared", {"n": row["needs_cleared"]}))
    full, half = int(v.full[seat]) >> number & 1, int(v.half[seat]) >> number & 1
    cleared = int(v.full[seat]).bit_count()
    key = "open" if full else "half" if half else "free" if disc_free(v, seat, number, cleared) else "shut"
    now = [Line(f"lex-area-{key}", {"seat": seat_line(v, seat)}), Line("lex-area-count", {"n": cleared, "of": AREAS})]
    now.append(Line("lex-area-gone", {"n": int(v.gone)}))
    return Entry(area_line(number), Line("peer-ship"), does, now, rule="ship disc")


def synergy(v: State, name: str) -> Entry:
    """A synergy token: who has it, what income waits for it."""
    number = SYNERGY_IDS.index(name.rpartition("-")[2])
    now = seats_where(v, "lex-synergy-has", lambda seat: bool(int(v.synergies[seat]) >> number & 1))
    for seat in range(int(v.seats)):
        if v.waiting_d[seat, number] or v.waiting_vp[seat, number]:
            waits = {
                "d": amount("doubloons", v.waiting_d[seat, number]),
                "vp": amount("points", v.waiting_vp[seat, number]),
            }
            now.append(Line("lex-synergy-waits", {"seat": seat_line(v, seat), **waits}))
    return Entry(synergy_line(number), Line("ship-synergies"), [Line("lex-synergy-does")], now, rule="synergy")


def count(v: State, name: str) -> Entry:
    """One of the numbers of a player: what it is, and everybody's."""
    now = []
    for seat in range(int(v.seats)):
        for _, _, n, key in counts(v, seat):
            if key == name:
                now.append(Line("lex-count-of", {"seat": seat_line(v, seat), "n": str(n)}))
    if name == "income":
        now += [
            Line("lex-count-marks", {"seat": seat_line(v, seat), "n": int(INCOME_VP[v.income_d[seat]])})
            for seat in range(int(v.seats))
        ]
    if v.seats == 1:
        now += [
            Line("lex-count-of", {"seat": Line("part-jean"), "n": str(n)})
            for _, _, n, key in jean_counts(v)
            if key == name
        ]
    return Entry(Line(f"count-{name}"), None, [Line(f"lex-count-{name}")], now, rule=COUNTS[name])


def legacy(v: State, name: str) -> Entry:
    """A legacy tile."""
    number = number_in(LEGACY_IDS, name)
    now = []
    if LEGACY_SPACES[number]:
        now = [
            Line(
                "lex-site-discs",
                {"tile": legacy_line(number), "n": int(v.site[number - FIRST_SITE]), "of": int(LEGACY_SPACES[number])},
            )
        ]
    return Entry(
        legacy_line(number), Line("lex-legacy"), [legacy_about(LEGACY_IDS[number])], now, rule="legacy tiles set-ups"
    )


def plan(v: State, _: str) -> Entry:
    """The free places for planned cards."""
    free = PLANNING - sum(int(c) > 0 for c in v.plan[max(me_of(v), 0)])
    return Entry(Line("board-plans"), None, [Line("lex-plan")], [Line("plan-free", {"n": free})], rule="free")


_KINDS: dict[str, Callable[[State, str], Entry]] = {
    "card": card, "pile": pile, "quest": quest, "helper": helper, "space": space, "barrier": barrier, "nation": nation,
    "stacks": stacks, "tile": tile, "combat": combat, "prestige": prestige, "career": career, "area": area,
    "plan": plan, "synergy": synergy, "count": count, "legacy": legacy, "place": place,
    "person": lambda v, name: person(v, _seat_of(v, name)),
}  # fmt: skip
