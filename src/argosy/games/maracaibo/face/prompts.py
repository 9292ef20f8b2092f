"""The question on top of the stack as a sentence, the facts that help to answer it, and what a move costs and brings.

Whoever decides is asked ("Where will you sail?"); everybody else reads who is deciding what.
"""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo.face.describing import area_about, legacy_line, nation_line, place_line, quest_line
from argosy.games.maracaibo.face.texts import CARD_ROWS, card_lines, condition_lines, pay_lines, step_lines
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    CARD_IDS,
    LEGACY_IDS,
    LEGACY_ROW,
    NO_TILE,
    PRESTIGE_COST,
    PRESTIGE_IDS,
    QUESTS,
    ROUNDS,
    STORY,
)
from argosy.games.maracaibo.rules.cards import hand_limit
from argosy.games.maracaibo.rules.fight import nation_in, value_in
from argosy.games.maracaibo.rules.village import price_of
from argosy.games.maracaibo.state import Ask, Choice, State
from argosy.games.maracaibo.story.telling import facts_of_story, task, title
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
        row = LEGACY_ROW[LEGACY_IDS[a]]
        return {"tile": legacy_line(a), "pay": pay_lines(row["pay"]), "gain": step_lines(row["gain"])}
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


def facts(v: State) -> list[Line]:
    """Where the game stands, and what the viewer has; a spectator reads only the first."""
    if v.depth == 0:
        return []
    lines = [Line("fact-round", {"n": int(v.lap)})]
    if v.viewer > 0:
        me = int(v.viewer) - 1
        goods = [amount("doubloons", v.doubloons[me]), amount("combat", v.combat[me]), amount("figures", v.figures[me])]
        lines.append(Line("fact-purse", {"goods": goods}))
        lines.append(Line("fact-hand", {"n": int(v.hand_size[me]), "limit": int(hand_limit(v, me))}))
        lines.append(Line("fact-income", {"d": int(v.income_d[me]), "vp": int(v.income_vp[me])}))
    lines += facts_of_story(v)
    what, _, a, _ = top(v)
    if what == Ask.FIGHT_NATION and a == NO_TILE:
        lines.append(Line("fact-no-tiles"))
    return lines


def progress(v: State) -> tuple[int, int]:
    """The round, and how many there are."""
    return min(int(v.lap), ROUNDS), ROUNDS


# ---- what a move costs and brings ------------------------------------------------------------------------------------


def preview(v: State, move: int) -> Line | None:
    """A line about a move, where its name does not say everything."""
    if Code.BUY <= move < Code.PLAN or Code.PLAN <= move < Code.PAY or Code.TAKE <= move < Code.DISCARD:
        card = int(move - Code.BUY) % len(CARD_IDS)
        seat = max(int(v.viewer) - 1, 0)
        row = CARD_ROWS[card]
        told = {
            "price": amount("doubloons", price_of(v, seat, card)), "points": amount("points", row["vp"]),
            "about": [*condition_lines(card), *card_lines(card)],
        }  # fmt: skip
        return Line("preview-card", told)
    if Code.QUEST + QUESTS <= move < Code.EXPLORE:
        card = int(v.story_card[move - Code.QUEST - QUESTS]) - 1
        return Line("preview-story", {"card": title(card), "task": task(v, card)}) if card >= 0 else None
    if Code.INVEST <= move < Code.DISC:
        building = int(move - Code.INVEST)
        price = amount("doubloons", PRESTIGE_COST[building])
        return Line("preview-prestige", {"price": price, "about": Line(f"about-{PRESTIGE_IDS[building]}")})
    if Code.DISC <= move < Code.CAREER:
        return Line("preview-area", {"about": area_about(move - Code.DISC)})
    return None
