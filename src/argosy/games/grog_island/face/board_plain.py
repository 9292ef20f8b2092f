"""Grog Island's table in plain characters, for the terminal: peninsulas, ships, the bid row, what everybody has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from argosy.games.grog_island.face.describing import goal_line
from argosy.games.grog_island.face.goals import hand_now
from argosy.games.grog_island.face.lexicon import buried
from argosy.games.grog_island.face.prompts import bits, goods_line, parrots_line, seat_line, treasures_line
from argosy.games.grog_island.face.scene import Scene, goal_terms, supply
from argosy.games.grog_island.parts import (
    BUILDINGS,
    CLOUD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GHOST,
    GHOST_SHIP,
    GOAL_NAMES,
    GOALS,
    PLOTS,
    SHIP_AMOUNT,
    SHIP_MOST,
    SHIP_PAYS,
    SHIPS,
    TYPE_NAMES,
    TYPE_OF,
    TYPE_ROW,
    UNLIMITED,
    Pays,
)
from argosy.games.grog_island.rules.auction import pips
from argosy.games.grog_island.state import State
from argosy.kernel.game import Line
from argosy.words import listing

WIDE = 16  # characters of a peninsula
LOCK, GHOSTLY = "#", "*"
LETTERS = "ABCD"  # the crews of the seats


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """Five columns of buildings with crews and locks, clouds above, ships and dice below; then decks and hands."""
    scene = Scene(view, (), lang, names)
    peninsulas = [scene.say(f"part-{name}") for name in COLOUR_NAMES]
    lines = [_row([*peninsulas, scene.say("board-open-sea")])]
    lines += [_row(scene.say(f"plain-cloud-{CLOUD_NAMES[view.clouds[colour]]}") for colour in range(COLOURS))]
    for height in range(1, max(TYPE_ROW) + 1):
        lines.append(_row(_building(scene, colour, height) for colour in range(COLOURS)))
    lines += [_row(_ship(scene, space) for space in range(SHIPS)), "", *_dice(scene)]
    crews = [f"{LETTERS[seat]} {scene.name(seat)}" for seat in range(view.seats)]
    lines.append(" · ".join([*crews, f"{LOCK} {scene.say('board-row-lock')}"]))
    lines += ["", supply(scene), *_gone(scene), *(_hand(scene, seat) for seat in range(view.seats)), *_goals(scene)]
    return lines


def _row(words: Iterable[str]) -> str:
    return "".join(f"{word[: WIDE - 1]:<{WIDE}}" for word in words).rstrip()


def _building(scene: Scene, colour: int, height: int) -> str:
    """The building of a peninsula at one height, with whoever is in it."""
    v = scene.view
    for building in range(colour * PLOTS, min((colour + 1) * PLOTS, BUILDINGS)):
        if TYPE_ROW[TYPE_OF[building]] == height:
            crew = next((row for row in range(GHOST + 1) if int(v.crew[row]) >> building & 1), None)
            mark = "" if crew is None else GHOSTLY if crew == GHOST else LETTERS[crew]
            mark = LOCK if int(v.locked) >> building & 1 else mark
            name = scene.say(f"short-{TYPE_NAMES[TYPE_OF[building]]}".replace("_", "-"))
            return f"{mark or '·'} {name}"
    return ""


def _ship(scene: Scene, berth: int) -> str:
    """What the ship on a water space pays and for how many tiles, and whose marker lies on it."""
    v = scene.view
    ship = int(v.ships[berth])
    ghost = v.seats == 2 and ship == GHOST_SHIP
    owner = int(v.marker[berth]) - 1
    most = "" if SHIP_MOST[ship] == UNLIMITED else f" ×{int(SHIP_MOST[ship])}"
    pays = f"{int(SHIP_AMOUNT[ship])} {scene.say(f'plain-{Pays(int(SHIP_PAYS[ship])).name.lower()}')}{most}"
    words = scene.say("board-ghost-ship") if ghost else pays
    return (f"{LETTERS[owner]} " if owner >= 0 else "") + words


def _dice(scene: Scene) -> list[str]:
    """The dice on their goods, and the row of the bid."""
    v = scene.view
    free = [_die(scene, c) for c in range(COLOURS) if not int(v.in_row) >> c & 1]
    bid = [_die(scene, int(c) - 1) for c in v.row if c > 0]
    said = scene.say("board-bid", n=int(v.bid)) if v.bidder > 0 else scene.say("board-no-bid")
    by = f" ({scene.name(int(v.bidder) - 1)})" if v.bidder > 0 else ""
    row = " ".join(f"[{die}]" for die in bid)
    return [
        f"{scene.say('plain-row')}: {said}{by} {row}".rstrip(),
        f"{scene.say('board-goods-spaces')}: {', '.join(free)}".rstrip(),
    ]


def _die(scene: Scene, colour: int) -> str:
    """A die by its colour, as moves name it, with what it shows to the viewer."""
    return scene.say("part-die", die=scene.say(f"die-{COLOUR_NAMES[colour]}"), n=int(pips(scene.view, colour)))


def _gone(scene: Scene) -> list[str]:
    """Who has passed, cards that are out of the game, and goal cards in the deck that the viewer can follow."""
    v = scene.view
    out = [seat_line(seat) for seat in bits(v.passed, int(v.seats))]
    lines = [Line("lex-passed-now", {"people": out})] if out else []
    spent = [*treasures_line(v.treasures_spent), *parrots_line(v.parrots_spent)]
    lines += [Line("lex-spent", {"cards": spent})] if spent else []
    lines += [Line("lex-deck-known", {"list": known})] if (known := buried(v)) else []
    for seat in range(v.seats):
        theirs = [goal_line(int(v.face[back]) - 1) for back in bits(v.held[seat], GOALS) if v.face[back] > 0]
        if theirs and v.depth > 0 and v.viewer > 0 and v.viewer != seat + 1:
            known_of = Line("lex-goals-known", {"list": theirs})
            lines.append(Line("plain-known-of", {"seat": seat_line(seat), "known": known_of}))
    return [scene.line(line) for line in lines]


def _hand(scene: Scene, seat: int) -> str:
    """What everybody can see of a seat beside the table of numbers: crew, goods, goal cards by count."""
    v = scene.view
    goods = listing(scene.lang, (scene.line(line) for line in goods_line(v.goods[seat])))
    held = int(v.held[seat]).bit_count()
    return scene.say("plain-hand", name=scene.name(seat), crew=int(v.crew_left[seat]), goods=goods, n=held)


def _goals(scene: Scene) -> list[str]:
    """The viewer's goal cards with what they pay now; at the end those of all."""
    v = scene.view
    lines = []
    for seat in range(v.seats):
        faces = [int(v.face[back]) for back in bits(v.held[seat], GOALS)]
        if v.depth > 0 and v.viewer not in (0, seat + 1):
            continue
        cards = []
        for i, (face, points) in enumerate(zip(faces, hand_now(v, seat, faces), strict=True)):
            now = scene.say("board-twice") if face in faces[:i] else scene.say("board-now", n=points)
            name = scene.say(f"goal-{GOAL_NAMES[face - 1]}")
            cards.append(scene.say("plain-goal-card", goal=name, terms=goal_terms(scene, face - 1), now=now))
        lines.append(scene.say("plain-goal-turned", name=scene.name(seat), goals=", ".join(cards)))
    return lines
