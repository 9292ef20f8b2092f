"""The bid row on a page: dice are put into it one by one, the sum and what it would bring follow.

Whoever may bid taps dice; they sort themselves as the rules ask, equal ones in the order in which they are tapped. What
a page needs for that is in the attributes: `data-bids` has every legal row with its move. The script is `script.js`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from argosy.draw import badge_html, el, escape, icon_html
from argosy.games.grog_island.face.describing import die_line
from argosy.games.grog_island.face.goals import held_types
from argosy.games.grog_island.face.scene import GOOD_FILLS, GOOD_ICONS, TYPE_ICONS, Scene
from argosy.games.grog_island.moves import ARRANGEMENTS, CLAIMING, Code
from argosy.games.grog_island.parts import (
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GOAL_POINTS,
    HOLD,
    PARROT_NAMES,
    PLOTS,
    ROW,
    TYPE_NAMES,
    TYPE_OF,
)
from argosy.games.grog_island.rules import auction as bidding
from argosy.games.grog_island.state import State
from argosy.kernel.plain import plain

pips, potential = plain(bidding.pips), plain(bidding.potential)
POINT_SPACES = tuple(space for space, reward in enumerate(ROW) if reward == "point")
REWARDS = {"claim": "board-row-claim", "point": "board-row-point", "lock": "board-row-lock"}
NUMBER = "#"  # stands for a number in words that the script fills


def bidder(scene: Scene) -> str:
    """The row with its rewards, the dice beside their goods, and the parrots that can be played."""
    mine = bool(_bids(scene))
    title = scene.say("bid-title-mine" if mine else "bid-title")
    head = el("h3", escape(title)) + el("span", _standing(scene, mine), cls="muted small")
    row = el("ol", *(_space(scene, space) for space in range(COLOURS)), cls="slots")
    dice = el("div", *(_die(scene, colour, mine) for colour in range(COLOURS)), cls="dicebar")
    note = el("p", escape(scene.say("bid-help")), cls="bidder__note", id="bid-note", role="status") if mine else ""
    foot = _parrots(scene) + note
    return el(
        "section",
        el("div", head, _total(scene, mine), cls="bidder__head"),
        row,
        dice,
        el("div", foot, cls="bidder__foot") if foot else "",
        cls="panel bidder",
        **(_facts(scene) if mine else {}),
    )


def _bids(scene: Scene) -> list[int]:
    return [code for code in scene.codes if Code.BID <= code < Code.SHIP]


def _standing(scene: Scene, short: bool) -> str:
    """Who leads with how much; short beside the buttons of a bid, where the shape must do for the name."""
    v = scene.view
    if not v.bidder:
        return escape(scene.say("board-no-bid"))
    seat = int(v.bidder) - 1
    key = "bid-leads-you" if v.viewer == seat + 1 else "bid-leads"
    words = escape(scene.say(key, name=scene.name(seat), n=int(v.bid)))
    if short:
        seen = el("span", escape(scene.say("hold-leads", n=int(v.bid))), aria_hidden="true")
        words = seen + el("span", words, cls="sr")
    return badge_html(seat, small=True, title=scene.name(seat)) + words


def _total(scene: Scene, mine: bool) -> str:
    """The sum of the row; for who may bid it is the button that makes the bid."""
    bid = int(scene.view.bid) or "–"
    if not mine:
        return el("output", str(bid), cls="bidder__sum")
    clear = el(
        "button", escape(scene.say("bid-clear")), type="button", cls="btn btn--quiet bidder__clear", data_clear=1
    )
    go = el(
        "button", escape(scene.say("bid-button", n=bid)), type="button", cls="btn btn--go bidder__go", id="bid-go",
        data_words=scene.say("bid-button", n=NUMBER), disabled="disabled",
    )  # fmt: skip
    return clear + go


def _facts(scene: Scene) -> dict[str, Any]:
    """What the script must know: the legal rows with their moves, the row that lies there, the purse, and its words."""
    v, seat = scene.view, scene.acting
    rows = ("".join(map(str, ARRANGEMENTS[code - Code.BID])) + f":{code}" for code in _bids(scene))
    limit = int(potential(v, seat))
    return {
        "data_bids": " ".join(rows),
        "data_row": "".join(str(int(die) - 1) for die in v.row if die > 0),
        "data_limit": limit,
        "data_coins": int(v.coins[seat]),
        "data_low": scene.say("bid-exactly" if v.holding else "bid-higher", n=int(v.bid)),
        "data_high": scene.say("bid-too-high", n=limit),
        "data_left": scene.say("bid-left", n=NUMBER),
        "data_cards": scene.say("bid-cards", n=NUMBER),
        "data_howto": scene.say("bid-help"),
    }


def _space(scene: Scene, space: int) -> str:
    """A space of the row: its reward, and all dice, of which the one that lies there shows."""
    v, reward = scene.view, ROW[space]
    there = int(v.row[space]) - 1
    dice = (el("span", _face(v, colour), cls=f"d d{colour}") for colour in range(COLOURS))
    words = scene.say(REWARDS[reward])
    said = f"{words}: {_die_words(scene, there)}" if there >= 0 else words
    named = {"data_slot": space, "data_thing": f"row-{reward}", "data_die": str(there) if there >= 0 else None}
    return el("li", *dice, el("span", escape(words)), cls="slot", aria_label=said, **named)


def _die_words(scene: Scene, colour: int) -> str:
    return scene.say("bid-die", die=scene.line(die_line(colour)), n=int(pips(scene.view, colour)))


def _face(v: State, colour: int) -> str:
    """A die with the sign of its good: told apart without its colour."""
    shown = int(pips(v, colour))
    die = icon_html(f"die-{shown}", GOOD_FILLS[colour], "die") if shown else ""
    return icon_html(GOOD_ICONS[colour], GOOD_FILLS[colour], "sign") + die


def _die(scene: Scene, colour: int, mine: bool) -> str:
    """The place of a die beside its good. In the row it leaves the good to whoever passes."""
    v = scene.view
    away = bool(int(v.in_row) >> colour & 1)
    cls = "dbtn" + (" turned" if v.turned[colour] else "") + (" used" if away and not mine else "")
    named: dict[str, Any] = {
        "style": f"--c:var(--{GOOD_FILLS[colour]})", "data_thing": f"die-{COLOUR_NAMES[colour]}",
        "aria_label": _die_words(scene, colour), "cls": cls,
    }  # fmt: skip
    if not mine:
        return el("span", _face(v, colour), role="img", **named)
    named |= {"data_colour": colour, "data_pips": int(pips(v, colour)), "aria_pressed": "true" if away else "false"}
    return el("button", _face(v, colour), type="button", **named)


# ---- parrots ---------------------------------------------------------------------------------------------------------


def _parrots(scene: Scene) -> str:
    """Parrots that can be played now: the one that holds the bid, and those that set a die; and those laid out."""
    found = []
    if Code.HOLD in scene.moves:
        signs = icon_html("parrot", "leaf") + icon_html("lock", "silver") + escape(scene.say("bid-hold"))
        found.append(_move(scene, int(Code.HOLD), signs))
    for colour in range(COLOURS):
        codes = scene.legal(range(Code.SET + colour * FACES, Code.SET + (colour + 1) * FACES))
        found += [_setting(scene, colour, codes)] if codes else []
    for kind, name in enumerate(PARROT_NAMES):
        if scene.view.holding if kind == HOLD else scene.view.turned[kind - 1]:
            words = escape(scene.say(f"parrot-{name}", n=1))
            found.append(el("span", icon_html("parrot", "leaf"), words, cls="laid"))
    return el("div", *found, cls="parrots") if found else ""


def _move(scene: Scene, code: int, inside: str) -> str:
    return el("button", inside, type="button", cls="btn btn--move", data_move=code, aria_label=scene.label(code))


def _setting(scene: Scene, colour: int, codes: list[int]) -> str:
    """A parrot that sets a die: opens to the faces it can be set to."""
    signs = icon_html("parrot", "leaf") + icon_html(GOOD_ICONS[colour], GOOD_FILLS[colour])
    said = scene.say(f"parrot-{PARROT_NAMES[colour + 1]}", n=1)
    head = el("summary", signs, el("span", escape(scene.say("bid-set"))), cls="btn", aria_label=said)
    shown = ((code, icon_html(f"die-{(code - Code.SET) % FACES + 1}", GOOD_FILLS[colour], "die")) for code in codes)
    faces = el("div", *(_move(scene, code, die) for code, die in shown), cls="setting__faces")
    return el("details", head, faces, cls="setting", id=f"setting-{COLOUR_NAMES[colour]}")


# ---- what winning would bring ---------------------------------------------------------------------------------------


def spoils(scene: Scene) -> str:
    """What the dice in the row bring to the winner: where a building can be claimed or locked, and points."""
    v = scene.view
    row = [int(die) - 1 for die in v.row if die > 0]
    title = scene.say("spoils-none")
    if v.bidder:
        key = "spoils-mine" if v.viewer == v.bidder else "spoils-theirs"
        title = scene.say(key, name=scene.name(int(v.bidder) - 1), n=int(v.bid))
    named = {"data_mine": scene.say("spoils-mine", n=NUMBER), "data_none": scene.say("spoils-none")}
    head = el("h3", escape(title), id="spoils-title")
    head += "".join(_point(scene, space, len(row) > space) for space in POINT_SPACES)
    head += el("span", "", cls="muted small", id="spoils-left")
    lines = el("ul", *_lines(scene, row))
    lines += el("p", escape(scene.say("spoils-row")), cls="muted small spoils__row")
    shown = named if _bids(scene) else {}
    return el("section", el("div", head, cls="bidder__head"), lines, cls="panel spoils", id="spoils", **shown)


def _point(scene: Scene, space: int, there: bool) -> str:
    words = escape(scene.say("spoils-point"))
    inside = icon_html("vp", "gold") + "+1" + el("span", f" {words}", cls="sr")
    return el("span", inside, cls="tag point", data_for=f"point-{space}", hidden=None if there else "hidden")


def _lines(scene: Scene, row: list[int]) -> Iterator[str]:
    """A line for every colour that may claim and for every one that may lock; those of other dice are hidden."""
    for colour in range(COLOURS):
        place = row.index(colour) if colour in row else -1
        shops = _shops(scene, colour)
        lock = f"{escape(scene.say('board-row-lock'))}: {shops}"
        for reward, words in (("claim", shops), ("lock", lock)):
            wins = place >= 0 and ROW[place] == reward
            named = {"style": f"order:{place}"} if wins else {"hidden": "hidden"}
            tag = icon_html(GOOD_ICONS[colour], GOOD_FILLS[colour]) + escape(scene.say(f"part-{COLOUR_NAMES[colour]}"))
            yield el("li", el("span", tag, cls="tag"), el("span", words), data_for=f"{reward}-{colour}", **named)


def _shops(scene: Scene, colour: int) -> str:
    """The free buildings of a peninsula; what a goal card of the viewer pays for one stands beside it."""
    v = scene.view
    goals = held_types(v, int(v.viewer) - 1) if v.viewer > 0 else {}
    found = []
    for building in range(colour * PLOTS, (colour + 1) * PLOTS):
        if not int(v.free) >> building & 1:
            continue
        kind = int(TYPE_OF[building])
        name = escape(scene.say(f"short-{TYPE_NAMES[kind]}".replace("_", "-")))
        bonus = " " + el("b", f"+{int(GOAL_POINTS[goals[kind]])}") if kind in goals else ""
        found.append(el("span", icon_html(*TYPE_ICONS[TYPE_NAMES[kind]]), el("span", name), bonus, cls="shop"))
    return " ".join(found) or escape(scene.say("spoils-full"))


assert ROW[:CLAIMING] == ("claim",) * CLAIMING  # the script lays claiming dice first
