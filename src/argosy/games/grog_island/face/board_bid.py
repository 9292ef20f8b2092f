"""The bid row on a page: dice are put into it one by one, the sum and what it would bring follow.

Whoever may bid taps dice; they sort themselves as the rules ask, equal ones in the order in which they were tapped. What
the page needs for that is in the attributes: `data-bids` has every legal row with its move. The script is `script.js`.
"""

from __future__ import annotations

from collections.abc import Iterator

from argosy.draw import badge_html, escape, icon_html
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
from argosy.games.grog_island.rules.auction import pips, potential
from argosy.games.grog_island.state import State

POINT_SPACES = tuple(space for space, reward in enumerate(ROW) if reward == "point")
REWARDS = {"claim": "board-row-claim", "point": "board-row-point", "lock": "board-row-lock"}


def bidder(scene: Scene) -> str:
    """The row with its rewards, the dice beside their goods, and the parrots that can be played."""
    v = scene.view
    mine = any(Code.BID <= code < Code.SHIP for code in scene.codes)
    head = f'<h3>{_say(scene, "bid-title-mine" if mine else "bid-title")}</h3><span class="muted small">{_standing(scene)}</span>'
    spaces = "".join(_space(scene, space) for space in range(COLOURS))
    dice = "".join(_die(scene, colour, mine) for colour in range(COLOURS))
    total = f'<output class="bidder__sum" id="bid-sum">{int(v.bid) or "–"}</output>'
    if mine:
        total = (
            f'<button class="btn btn--quiet bidder__clear" type="button" data-clear="1">{_say(scene, "bid-clear")}</button>'
            f'<button class="btn btn--go bidder__go" type="button" id="bid-go" data-words="{_say(scene, "bid-button", n="#")}"'
            f' disabled="disabled">{_say(scene, "bid-button", n=int(v.bid) or "–")}</button>'
        )
    note = f'<p class="bidder__note" id="bid-note" role="status">{_say(scene, "bid-help")}</p>' if mine else ""
    return (
        f'<section class="panel bidder" {_facts(scene) if mine else ""}><div class="bidder__head">{head}{total}</div>'
        f'<ol class="slots">{spaces}</ol><div class="dicebar">{dice}</div>{_foot(_parrots(scene), note)}</section>'
    )


def _foot(parrots: str, note: str) -> str:
    return f'<div class="bidder__foot">{parrots}{note}</div>' if parrots or note else ""


def _say(scene: Scene, key: str, **facts: object) -> str:
    return escape(scene.say(key, **facts))


def _standing(scene: Scene) -> str:
    """Who leads with how much."""
    v = scene.view
    if not v.bidder:
        return _say(scene, "board-no-bid")
    seat = int(v.bidder) - 1
    return f"{badge_html(seat, small=True)} {_say(scene, 'bid-leads', name=scene.name(seat), n=int(v.bid))}"


def _facts(scene: Scene) -> str:
    """What the script must know: the legal rows with their moves, the row that lies there, the purse, and its words."""
    v, seat = scene.view, scene.acting
    rows = " ".join(
        "".join(map(str, ARRANGEMENTS[code - Code.BID])) + f":{code}" for code in scene.codes if Code.BID <= code < Code.SHIP
    )
    limit = int(potential(v, seat))
    low = _say(scene, "bid-exactly" if v.holding else "bid-higher", n=int(v.bid))
    told = {
        "bids": rows, "row": "".join(str(int(die) - 1) for die in v.row if die > 0), "bid": int(v.bid),
        "limit": limit, "coins": int(v.coins[seat]), "low": low, "high": _say(scene, "bid-too-high", n=limit),
        "left": _say(scene, "bid-left", n="#"), "cards": _say(scene, "bid-cards", n="#"),
        "help": _say(scene, "bid-help"),
    }  # fmt: skip
    return " ".join(f'data-{name}="{value}"' for name, value in told.items())


def _space(scene: Scene, space: int) -> str:
    """A space of the row: its reward, and all dice, of which the one that lies there shows."""
    v = scene.view
    there = int(v.row[space]) - 1
    dice = "".join(f'<span class="d d{colour}">{_face(v, colour)}</span>' for colour in range(COLOURS))
    lies = f' data-die="{there}"' if there >= 0 else ""
    words = _say(scene, REWARDS[ROW[space]])
    return f'<li class="slot" data-slot="{space}" data-thing="row-{ROW[space]}"{lies}>{dice}<span>{words}</span></li>'


def _face(v: State, colour: int) -> str:
    """A die with the sign of its good: told apart without its colour."""
    shown = int(pips(v, colour))
    die = icon_html(f"die-{shown}", GOOD_FILLS[colour], "die") if shown else ""
    return icon_html(GOOD_ICONS[colour], GOOD_FILLS[colour], "sign") + die


def _die(scene: Scene, colour: int, mine: bool) -> str:
    """The place of a die beside its good. In the row it leaves the good to whoever passes."""
    v = scene.view
    shown, away = int(pips(v, colour)), bool(int(v.in_row) >> colour & 1)
    label = _say(scene, "bid-die", die=scene.line(die_line(colour)), n=shown)
    look = f'style="--c:var(--{GOOD_FILLS[colour]})" data-thing="die-{COLOUR_NAMES[colour]}"'
    turned = " turned" if v.turned[colour] else ""
    if not mine:
        used = " used" if away else ""
        return f'<span class="dbtn{used}{turned}" {look} role="img" aria-label="{label}">{_face(v, colour)}</span>'
    pressed = "true" if away else "false"
    return (
        f'<button class="dbtn{turned}" type="button" {look} data-colour="{colour}" data-pips="{shown}"'
        f' aria-pressed="{pressed}" aria-label="{label}">{_face(v, colour)}</button>'
    )


def _parrots(scene: Scene) -> str:
    """Parrots that can be played now: the one that holds the bid, and those that set a die, each with its six faces."""
    found = []
    if Code.HOLD in scene.moves:
        words = f'{icon_html("parrot", "leaf")}{icon_html("lock", "silver")} {_say(scene, "bid-hold")}'
        label = escape(scene.label(Code.HOLD))
        found.append(
            f'<button class="btn btn--move" type="button" data-move="{int(Code.HOLD)}" aria-label="{label}">{words}</button>'
        )
    for colour in range(COLOURS):
        codes = scene.legal(range(Code.SET + colour * FACES, Code.SET + (colour + 1) * FACES))
        if codes:
            found.append(_setting(scene, colour, codes))
    laid = [kind for kind in range(len(PARROT_NAMES)) if _laid(scene.view, kind)]
    for kind in laid:
        words = escape(scene.say(f"parrot-{PARROT_NAMES[kind]}", n=1))
        found.append(f'<span class="laid">{icon_html("parrot", "leaf")} {words}</span>')
    return f'<div class="parrots">{"".join(found)}</div>' if found else ""


def _laid(v: State, kind: int) -> bool:
    return bool(v.holding) if kind == HOLD else bool(v.turned[kind - 1])


def _setting(scene: Scene, colour: int, codes: list[int]) -> str:
    """A parrot that sets a die: opens to the faces it can be set to."""
    good = icon_html(GOOD_ICONS[colour], GOOD_FILLS[colour])
    faces = "".join(
        f'<button class="btn btn--move" type="button" data-move="{code}" aria-label="{escape(scene.label(code))}">'
        f'{icon_html(f"die-{(code - Code.SET) % FACES + 1}", GOOD_FILLS[colour], "die")}</button>'
        for code in codes
    )
    words = _say(scene, "bid-set", die=scene.line(die_line(colour)))
    return (
        f'<details class="setting" id="setting-{COLOUR_NAMES[colour]}"><summary class="btn">{icon_html("parrot", "leaf")}{good}'
        f'<span>{words}</span></summary><div class="setting__faces">{faces}</div></details>'
    )


# ---- what winning would bring ---------------------------------------------------------------------------------------


def spoils(scene: Scene) -> str:
    """What the dice in the row bring to the winner: where a building can be claimed or locked, and points."""
    v = scene.view
    mine = any(Code.BID <= code < Code.SHIP for code in scene.codes)
    row = [int(die) - 1 for die in v.row if die > 0]
    lines = "".join(_lines(scene, row))
    title = _say(scene, "spoils-mine", n="#" if not row else int(v.bid))
    if v.bidder and not (mine and scene.acting == v.bidder - 1):
        title = _say(scene, "spoils-theirs", name=scene.name(int(v.bidder) - 1), n=int(v.bid))
    if not v.bidder:
        title = _say(scene, "spoils-none")
    own = f' data-mine="{_say(scene, "spoils-mine", n="#")}" data-none="{_say(scene, "spoils-none")}"' if mine else ""
    points = "".join(_point(space, len(row) > space, _say(scene, "spoils-point")) for space in POINT_SPACES)
    return (
        f'<section class="panel spoils"{own} id="spoils"><div class="bidder__head"><h3 id="spoils-title">{title}</h3>{points}'
        f'<span class="muted small" id="spoils-left"></span></div><ul>{lines}</ul></section>'
    )


def _point(space: int, there: bool, words: str) -> str:
    hidden = "" if there else ' hidden="hidden"'
    sign = icon_html("vp", "gold")
    return f'<span class="tag point" data-for="point-{space}"{hidden} title="{words}">{sign}+1<span class="sr"> {words}</span></span>'


def _lines(scene: Scene, row: list[int]) -> Iterator[str]:
    """A line for every colour that may claim and for every one that may lock; those of other dice are hidden."""
    for colour in range(COLOURS):
        place = row.index(colour) if colour in row else -1
        yield _line(f"claim-{colour}", place if 0 <= place < CLAIMING else -1, _where(scene, colour), _shops(scene, colour))
        lock = f"{_say(scene, 'board-row-lock')}: {_shops(scene, colour)}"
        yield _line(f"lock-{colour}", place if place == ROW.index("lock") else -1, _where(scene, colour), lock)


def _line(key: str, place: int, tag: str, words: str) -> str:
    shown = f'style="order:{place}"' if place >= 0 else 'hidden="hidden"'
    return f'<li data-for="{key}" {shown}><span class="tag">{tag}</span><span>{words}</span></li>'


def _where(scene: Scene, colour: int) -> str:
    return icon_html(GOOD_ICONS[colour], GOOD_FILLS[colour]) + _say(scene, f"part-{COLOUR_NAMES[colour]}")


def _shops(scene: Scene, colour: int) -> str:
    """The free buildings of a peninsula; what a goal card of the viewer pays for one stands beside it."""
    v = scene.view
    goals = held_types(v, int(v.viewer) - 1) if v.viewer > 0 else {}
    found = []
    for building in range(colour * PLOTS, (colour + 1) * PLOTS):
        if not int(v.free) >> building & 1:
            continue
        kind = int(TYPE_OF[building])
        sign, fill = TYPE_ICONS[TYPE_NAMES[kind]]
        bonus = f" <b>+{int(GOAL_POINTS[goals[kind]])}</b>" if kind in goals else ""
        name = _say(scene, f"short-{TYPE_NAMES[kind]}".replace("_", "-"))
        found.append(f'<span class="shop">{icon_html(sign, fill)}<span>{name}</span>{bonus}</span>')
    return " ".join(found) or _say(scene, "spoils-full")
