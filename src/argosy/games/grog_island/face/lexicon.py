"""The lexicon: a card for everything that is drawn on the table. What it is, what it means now for the viewer, what it
costs, and the section of the rules about it.

A thing is named as it is drawn (`data-thing`): `coins` are one's own, `coins-of-2` those of seat 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from argosy.games.grog_island.face.describing import building_line, die_line, goal_line, good_line, peninsula_line
from argosy.games.grog_island.face.goals import hand_now
from argosy.games.grog_island.face.previews import PAID_IN, claim_preview
from argosy.games.grog_island.face.prompts import amount, bits, parrots_line, seat_line, ship_line, treasures_line
from argosy.games.grog_island.parts import (
    BERTHS,
    BUILDING_NAMES,
    CLOUD_NAMES,
    COINS_A_POINT,
    COLOUR_NAMES,
    COLOURS,
    GHOST,
    GHOST_SHIP,
    GOAL_LESSER,
    GOAL_NAMES,
    GOAL_POINTS,
    GOAL_SORT,
    GOAL_SUBJECT,
    GOALS,
    GOOD_NAMES,
    LOCKS,
    PARROT_NAMES,
    PENINSULA,
    ROW,
    SAME_TYPE,
    SHIP_AMOUNT,
    SHIP_MOST,
    SHIP_PAYS,
    SHIPS,
    TREASURE_VALUE,
    TYPE_OF,
    UNLIMITED,
    Goal,
    Pays,
)
from argosy.games.grog_island.rules.auction import pips, potential
from argosy.games.grog_island.rules.claims import free_of_type
from argosy.games.grog_island.rules.scoring import LINES, SHEET, crew_at, score, sheet
from argosy.games.grog_island.state import State
from argosy.kernel import ints
from argosy.kernel.game import Entry, Line
from argosy.scene import explained

BIDDING, PASSING, WINNING, TABLE, END = "bidding", "passing", "winning", "lies table", "end game"


def explain(v: State, thing: str) -> Entry | None:
    """The card of a drawn thing as the viewer sees it; nothing where there is none."""
    return explained(v, thing, _PLAIN, _FAMILIES)


def name_of(thing: str) -> Line:
    """What a thing is called, without looking at the table."""
    name = thing.partition("-of-")[0]
    kind, _, rest = name.partition("-")
    if kind == "building" and rest in BUILDING_NAMES:
        return building_line(BUILDING_NAMES.index(rest))
    if name in _PLAIN or kind in ("deck", "row", "track"):
        return Line(f"lex-{name}")
    if kind in ("peninsula", "good"):
        return Line(f"part-{rest}")
    if kind == "parrot":
        return Line(f"parrot-{rest}", {"n": 1})
    if kind == "treasure":
        return Line("part-treasure", {"value": int(rest), "n": 1})
    return Line(name if kind in ("goal", "cloud") else f"lex-{kind}")


def _say(key: str, **facts: object) -> Line:
    return Line(f"lex-{key}", facts)


def _has(what: str, seat: int, n: int, *more: Line, rule: str = TABLE) -> Entry:
    """Something that is counted."""
    now = [_say("has", seat=seat_line(seat), n=n), *more]
    return Entry(_say(what), None, [_say(f"{what}-does")], now, rule=rule)


# ---- the island -----------------------------------------------------------------------------------------------------


def _peninsula(v: State, rest: str, seat: int) -> Entry | None:
    """A peninsula: whose crews stand there, and how many buildings are free."""
    if rest not in COLOUR_NAMES:
        return None
    colour = COLOUR_NAMES.index(rest)
    now = [_say("free-there", n=(int(v.free) & int(PENINSULA[colour])).bit_count())]
    now += [
        _say("crew-there", seat=seat_line(one), n=int(crew_at(v, one, colour)))
        for one in range(v.seats) if crew_at(v, one, colour)
    ]  # fmt: skip
    if crew_at(v, GHOST, colour):
        now.append(_say("ghosts-there", n=int(crew_at(v, GHOST, colour))))
    now.append(Line(f"cloud-{CLOUD_NAMES[v.clouds[colour]]}"))
    does = [_say("peninsula-does", good=good_line(colour), die=die_line(colour))]
    return Entry(peninsula_line(colour), _say("peninsula"), does, now, rule=TABLE)


def _cloud(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in CLOUD_NAMES:
        return None
    under = [peninsula_line(colour) for colour in range(COLOURS) if CLOUD_NAMES[v.clouds[colour]] == rest]
    does = _say("cloud-does-black" if rest == "black" else "cloud-does")
    return Entry(Line(f"cloud-{rest}"), None, [does], [_say("cloud-over", list=under)], rule=WINNING)


def _building(v: State, rest: str, seat: int) -> Entry | None:
    """A building: who holds it, and what claiming it would bring now."""
    if rest not in BUILDING_NAMES:
        return None
    building = BUILDING_NAMES.index(rest)
    kind = int(TYPE_OF[building])
    does = [_say("building-does"), _say("building-copies", n=int(SAME_TYPE[kind]).bit_count())]
    now = []
    holder = next((row for row in range(GHOST + 1) if int(v.crew[row]) >> building & 1), None)
    if int(v.locked) >> building & 1:
        now.append(_say("building-locked"))
    elif holder == GHOST:
        now.append(_say("building-ghost"))
    elif holder is not None:
        now.append(_say("building-held", seat=seat_line(holder)))
    else:
        now.append(claim_preview(v, seat, building, by_ship=False))
        now.append(_say("building-free", n=int(free_of_type(v, kind))))
    goal = next((face - 1 for face in _known(v, seat) if _asks_for(face - 1, kind)), None)
    lost = int(v.locked) >> building & 1 or holder not in (None, seat)
    if goal is not None and not lost:
        now.append(_say("building-goal", points=amount("points", GOAL_POINTS[goal])))
    return Entry(building_line(building), None, does, now, rule=WINNING)


def _asks_for(goal: int, kind: int) -> bool:
    return bool(GOAL_SORT[goal] == Goal.TYPE and GOAL_SUBJECT[goal] == kind)


def _track(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in ("coins", "points"):
        return None
    values = v.coins if rest == "coins" else v.points
    now = [_say("has", seat=seat_line(one), n=int(values[one])) for one in range(v.seats)]
    return Entry(_say(f"track-{rest}"), None, [_say(f"track-{rest}-does")], now, rule=TABLE)


def _ship(v: State, rest: str, seat: int) -> Entry | None:
    """A ship: what it pays for which good, and who has visited it."""
    if not rest.isdecimal() or int(rest) >= SHIPS:
        return None
    space = int(rest)
    ship = int(v.ships[space])
    if v.seats == 2 and ship == GHOST_SHIP:
        now = [_say("ghosts-aboard", n=int(v.crew_left[GHOST]))]
        return Entry(_say("ghost-ship"), None, [_say("ghost-ship-does")], now, rule=PASSING)
    pays = amount(PAID_IN[Pays(int(SHIP_PAYS[ship]))], SHIP_AMOUNT[ship])
    most = int(SHIP_MOST[ship])
    does = [_say("ship-any", gain=pays) if most == UNLIMITED else _say("ship-does", gain=pays, n=most)]
    if space >= BERTHS:
        now = [_say("ship-at-sea")]
    else:
        now = [_say("ship-demands", good=good_line(space), peninsula=peninsula_line(space))]
        now.append(_say("ship-supply", n=int(v.goods[seat, space]), good=good_line(space)))
    owner = int(v.marker[space]) - 1
    now += [_say("ship-marked", seat=seat_line(owner))] if owner >= 0 else []
    return Entry(ship_line(ship), None, does, now, rule=PASSING)


# ---- the auction ----------------------------------------------------------------------------------------------------


def _row(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in ROW:
        return None
    now = [_say("bid-now", seat=seat_line(int(v.bidder) - 1), n=int(v.bid))] if v.bidder else [_say("bid-none")]
    now.append(_say("bid-most", seat=seat_line(seat), n=int(potential(v, seat))))
    return Entry(_say(f"row-{rest}"), _say("row"), [_say(f"row-{rest}-does"), _say("row-does")], now, rule=BIDDING)


def _die(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in COLOUR_NAMES:
        return None
    colour = COLOUR_NAMES.index(rest)
    shown = int(pips(v, colour))
    now = [_say("die-shows", n=shown)] if shown else []
    if int(v.in_row) >> colour & 1:
        now.append(_say("die-in-row", good=good_line(colour)))
    if v.turned[colour]:
        now.append(_say("die-turned", n=int(v.dice[colour])))
    does = [_say("die-does", peninsula=peninsula_line(colour))]
    return Entry(_say("die-of", die=die_line(colour)), None, does, now, rule=BIDDING)


def _flag(v: State, seat: int) -> Entry:
    now = [_say("flag-now", seat=seat_line(int(v.flag)), n=int(v.auction))]
    out = [seat_line(one) for one in bits(v.passed, int(v.seats))]
    now += [_say("passed-now", people=out)] if out else []
    return Entry(_say("flag"), None, [_say("flag-does")], now, rule=BIDDING)


# ---- what everybody has ---------------------------------------------------------------------------------------------


def _crew(v: State, seat: int) -> Entry:
    more = [_say("last-round")] if v.ended else []
    return _has("crew", seat, int(v.crew_left[seat]), *more, rule=END)


def _coins(v: State, seat: int) -> Entry:
    most = _say("bid-most", seat=seat_line(seat), n=int(potential(v, seat)))
    worth = _say("coins-worth", points=amount("points", int(v.coins[seat]) // COINS_A_POINT))
    return _has("coins", seat, int(v.coins[seat]), most, worth, rule=BIDDING)


def _good(v: State, rest: str, seat: int) -> Entry | None:
    if rest not in GOOD_NAMES:
        return None
    good = GOOD_NAMES.index(rest)
    now = [_say("has", seat=seat_line(seat), n=int(v.goods[seat, good]))]
    return Entry(good_line(good), _say("good"), [_say("good-does", peninsula=peninsula_line(good))], now, rule=PASSING)


def _treasure(v: State, rest: str, seat: int) -> Entry | None:
    """A treasure card by its value."""
    values = [int(value) for value in TREASURE_VALUE]
    if not rest.isdecimal() or int(rest) not in values:
        return None
    index = values.index(int(rest))
    now = [_say("has", seat=seat_line(seat), n=int(v.treasure[seat, index]))]
    now += [_say("laid-out", n=int(v.offer[index]))] if v.offer[index] else []
    name = Line("part-treasure", {"value": int(rest), "n": 1})
    return Entry(name, _say("treasure"), [_say("treasure-does")], now, rule=WINNING)


def _treasures(v: State, seat: int) -> Entry:
    return _has("treasure", seat, int(v.treasures[seat]), *_spent(v), rule=WINNING)


def _spent(v: State) -> list[Line]:
    spent = treasures_line(v.treasures_spent)
    return [_say("spent", cards=spent)] if spent else []


def _parrot(v: State, rest: str, seat: int) -> Entry | None:
    """A parrot by what it does."""
    if rest not in PARROT_NAMES:
        return None
    kind = PARROT_NAMES.index(rest)
    now = [_say("has", seat=seat_line(seat), n=int(v.parrot[seat, kind]))]
    out = v.turned[kind - 1] if kind else v.holding
    now += [_say("parrot-out")] if out else []
    does = _say("parrot-sets" if kind else "parrot-holds")
    return Entry(Line(f"parrot-{rest}", {"n": 1}), _say("parrot"), [does], now, rule=BIDDING)


def _parrots(v: State, seat: int) -> Entry:
    return _has("parrot", seat, int(v.parrots[seat]), *_flown(v), rule=BIDDING)


def _flown(v: State) -> list[Line]:
    spent = parrots_line(v.parrots_spent)
    return [_say("spent", cards=spent)] if spent else []


def _points(v: State, seat: int) -> Entry:
    """What the seat would have now, as far as the viewer knows its cards, line by line."""
    out = ints([0] * LINES)
    sheet(v, seat, out)
    lines = [_say("sheet-line", line=Line(f"sheet-{name}"), n=int(n)) for name, n in zip(SHEET, out, strict=True) if n]
    now = [_say("points-now", seat=seat_line(seat), points=amount("points", score(v, seat))), *lines]
    if v.depth > 0 and v.viewer not in (0, seat + 1):
        now.append(_say("points-hidden"))
    return Entry(_say("points"), None, [_say("points-does")], now, rule=END)


# ---- goal cards -----------------------------------------------------------------------------------------------------


def _known(v: State, seat: int) -> list[int]:
    """The faces of a seat's goal cards that the viewer knows."""
    return [int(v.face[back]) for back in bits(v.held[seat], GOALS) if v.face[back] > 0]


def _goal(v: State, rest: str, seat: int) -> Entry | None:
    """A goal card: what it asks for and what it pays now to its holder."""
    if rest not in GOAL_NAMES:
        return None
    goal = GOAL_NAMES.index(rest)
    faces = [int(v.face[back]) for back in bits(v.held[seat], GOALS)]
    now = [
        _say("goal-pays", points=amount("points", pays))
        for face, pays in zip(faces, hand_now(v, seat, faces), strict=True) if face == goal + 1
    ][:1]  # fmt: skip
    sort = Goal(int(GOAL_SORT[goal]))
    facts = {"points": amount("points", GOAL_POINTS[goal]), "lesser": int(GOAL_LESSER[goal])}
    return Entry(goal_line(goal), _say("goal"), [_say(f"goal-{sort.name.lower()}", **facts)], now, rule=END)


def _goals(v: State, seat: int) -> Entry:
    """Goal cards of a seat: how many, and those that the viewer can follow."""
    known = [goal_line(face - 1) for face in _known(v, seat)]
    more = [_say("goals-known", list=known)] if known else []
    return _has("goals", seat, int(v.held[seat]).bit_count(), *more, rule=END)


# ---- decks ----------------------------------------------------------------------------------------------------------


def _deck(v: State, rest: str, seat: int) -> Entry | None:
    """A deck: how many cards are left, and what is known of those that left it or went under it."""
    left = {"treasure": v.treasures_left, "parrot": v.parrots_left, "goals": v.goals_left, "locks": v.locks_left}
    if rest not in left:
        return None
    now = [_say("deck-left", n=int(left[rest]))]
    if rest == "treasure":
        now += _spent(v)
    elif rest == "parrot":
        now += _flown(v)
    elif rest == "goals":
        now += [_say("deck-known", list=known)] if (known := buried(v)) else []
    else:
        now.append(_say("locks-laid", n=LOCKS - int(v.locks_left)))
    return Entry(_say(f"deck-{rest}"), None, [_say(f"deck-{rest}-does")], now, rule=TABLE)


def buried(v: State) -> list[Line]:
    """Goal cards in the deck whose faces the viewer knows, with how many are drawn before them."""
    places: Iterable[tuple[int, int]] = (
        (n, int(v.queue[(int(v.top) + n) % GOALS]) - 1) for n in range(int(v.goals_left))
    )
    return [
        _say("goal-at", goal=goal_line(int(v.face[back]) - 1), n=n + 1)
        for n, back in places if back >= 0 and v.face[back] > 0
    ]  # fmt: skip


_PLAIN: dict[str, Callable[[State, int], Entry]] = {
    "flag": _flag, "crew": _crew, "coins": _coins, "treasure": _treasures, "parrot": _parrots, "points": _points,
    "goals": _goals,
}  # fmt: skip
_FAMILIES: dict[str, Callable[[State, str, int], Entry | None]] = {
    "peninsula": _peninsula, "cloud": _cloud, "building": _building, "track": _track, "ship": _ship, "row": _row,
    "die": _die, "good": _good, "treasure": _treasure, "parrot": _parrot, "goal": _goal, "deck": _deck,
}  # fmt: skip
