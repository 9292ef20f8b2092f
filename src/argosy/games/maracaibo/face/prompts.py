"""The question on top of the stack as a sentence, and the facts that help to answer it.

Whoever decides is asked ("Where will you sail?"); everybody else reads who is deciding what.
"""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.effects import NATIONS
from argosy.games.maracaibo.face.describing import nation_line, place_line, quest_line
from argosy.games.maracaibo.face.texts import offer_facts, site_facts, step_lines
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    FEWEST_VALUE,
    MOST_VALUE,
    NO_TILE,
    PARTS,
    ROUNDS,
    STORY,
    TILE_COST,
    TILE_FEWEST,
    TILE_MOST,
    TILE_PROGRAM,
    TILE_VALUE,
)
from argosy.games.maracaibo.rules.cards import hand_limit
from argosy.games.maracaibo.rules.fight import nation_in, value_in
from argosy.games.maracaibo.state import JEAN, Ask, Choice, State
from argosy.games.maracaibo.story.telling import facts_of_story, title
from argosy.kernel import asked
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT, A, B

KINDS = ("tobacco", "maize", "sugar", "herbs", "spyglass", "book", "map")
CHOICE_KEYS = {
    Choice.STEPS: "ask-nation-steps", Choice.ONE: "ask-nation-one", Choice.RANK: "ask-nation-rank",
    Choice.LOCKER: "ask-nation-marker", Choice.MARKER: "ask-nation-marker",
    Choice.MARKER_RANK: "ask-nation-marker-rank",
}  # fmt: skip

# ---- phrases that the prompts, the log and the board share -----------------------------------------------------------


def seat_line(v: State, seat: int) -> Line:
    """A person; the house puts the name in. Jean has her own."""
    return Line("part-jean") if v.seats == 1 and seat == 1 else Line("seat", {"n": int(seat)})


def amount(of: str, n: int) -> Line:
    """So many doubloons, points, figures …: `of` is the last part of an `amount-…` key."""
    return Line(f"amount-{of}", {"n": int(n)})


def amounts(*pairs: tuple[str, int]) -> list[Line]:
    """Several amounts, those that are nothing left out."""
    return [amount(of, n) for of, n in pairs if n]


def top(v: State) -> tuple[Ask, int, int, int]:
    """The question on top of the stack: what, who decides, and its two numbers."""
    row = v.asks[v.depth - 1]
    return Ask(int(row[0])), int(row[SEAT]), int(row[A]), int(row[B])


def kinds_line(kinds: int) -> Line:
    """The goods or objects that can be paid with: one, either of two, or equal goods."""
    names = [Line(f"part-{name}") for i, name in enumerate(KINDS) if kinds >> i & 1]
    if not names:
        return Line("part-equal")
    return names[0] if len(names) == 1 else Line("text-or", {"one": names[0], "other": names[1]})


# ---- the question ----------------------------------------------------------------------------------------------------


def prompt(v: State) -> Line:
    """What the acting seat is asked; for every other viewer, what that seat is deciding."""
    if v.depth == 0:
        return Line("ask-over")
    what, seat, a, b = top(v)
    if v.viewer == 0 or v.viewer == seat + 1:
        return _question(v, what, seat, a, b)
    name = "vote" if is_vote(what, a) else what.name.lower().replace("_", "-")
    return Line("wait", {"seat": seat_line(v, seat), "what": Line(f"what-{name}")})


def is_vote(what: Ask, choice: int) -> bool:
    """Whether a choice is a vote on how the story goes on."""
    return what == Ask.CHOOSE and choice >= STORY.first_choice


def _question(v: State, what: Ask, seat: int, a: int, b: int) -> Line:
    if is_vote(what, a):
        key = "ask-vote" if v.seats > 1 else "ask-vote-alone"
        return Line(key, {"card": title(STORY.votes[a - STORY.first_choice])})
    if what == Ask.NATION:
        return Line(CHOICE_KEYS[Choice(b)], {"n": a})
    if what == Ask.SAIL:
        return Line("ask-sail-on" if b else "ask-sail", {"n": a})
    name = what.name.lower().replace("_", "-")
    return Line(f"ask-{name}", _facts_of(v, what, seat, a, b))


def _facts_of(v: State, what: Ask, seat: int, a: int, b: int) -> dict[str, Any]:
    """What a question speaks of."""
    if what in (Ask.MAIN, Ask.CITY):
        return {"place": place_line(int(v.ship[seat]))}
    if what in (Ask.FIRST_DISCARD, Ask.VILLAGE, Ask.EXPLORE, Ask.FIGHT_PAY, Ask.LAY_FIGURES):
        return {"n": a}
    if what == Ask.SITE:
        return site_facts(a)
    if what == Ask.OFFER:
        return offer_facts(a, b)
    if what == Ask.PAY:
        return {"n": b, "kind": kinds_line(a)}
    if what == Ask.FIGHT:
        return {"n": int(value_in(a)), "nation": nation_line(nation_in(a))}
    if what == Ask.QUEST:
        return {"quest": quest_line(a)}
    if what == Ask.MARKER:
        return {"nation": nation_line(a)}
    return {}


# ---- the facts under it ----------------------------------------------------------------------------------------------


def rival(v: State) -> Line | None:
    """Who plays for the game itself: Jean, against somebody alone."""
    return Line("part-jean") if v.seats == 1 else None


def facts(v: State) -> list[Line]:
    """Where the game stands, and what the viewer has; a spectator reads only the first."""
    if v.depth == 0:
        jean = {"jean": Line("part-jean"), "points": amount("points", v.points[JEAN])}
        return [Line("fact-jean", jean)] if v.seats == 1 else []
    lines = [Line("fact-round", {"n": int(v.lap)})]
    if v.viewer > 0:
        me = int(v.viewer) - 1
        goods = [amount("doubloons", v.doubloons[me]), amount("combat", v.combat[me]), amount("figures", v.figures[me])]
        lines.append(Line("fact-purse", {"goods": goods}))
        hand = {"n": int(v.hand_size[me]), "limit": int(hand_limit(v, me))}
        lines.append(Line("fact-hand-dealt" if v.setting_up else "fact-hand", hand))
        lines.append(
            Line("fact-income", {"d": amount("doubloons", v.income_d[me]), "vp": amount("points", v.income_vp[me])})
        )
    lines += facts_of_story(v)
    what, _, a, _ = top(v)
    if what == Ask.FIGHT_NATION:
        lines += [Line("fact-no-tiles")] if a == NO_TILE else tile_facts(a)
    return lines


def tile_facts(tile: int) -> list[Line]:
    """A combat tile that was turned up: what each nation fights with, and what changes that."""
    found = [Line("fact-tile", {"values": tile_lines(tile)})]
    if TILE_MOST[tile]:
        found.append(Line("fact-tile-most", {"n": -MOST_VALUE}))
    if TILE_FEWEST[tile]:
        found.append(Line("fact-tile-fewest", {"n": FEWEST_VALUE}))
    return found


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


def progress(v: State) -> tuple[int, int]:
    """The round, and how many there are."""
    return min(int(v.lap), ROUNDS), ROUNDS


def idle(v: State, code: int) -> bool:
    """After the main action a card may be planned and a figure recruited as long as there is room: mostly one draws."""
    return asked(v) == Ask.FREE and (code == Code.RECRUIT or Code.PLAN <= code < Code.PAY)
