"""Goa's table in plain characters, for the terminal: the grid, the stacks, one's hand, what everybody has built."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.goa.face.board_faces import Scene, capital, tile_name
from argosy.games.goa.face.describing import amount, card_line, colony_line, good_amount
from argosy.games.goa.face.previews import level, step_preview
from argosy.games.goa.moves import COLUMNS, cell_name, flag_name
from argosy.games.goa.parts import (
    BONANZA_AMOUNT,
    BONANZA_BRINGS,
    COLONIES,
    COLONY_NAMES,
    COLONY_NEED,
    COLONY_TILES_OF,
    CORNERS,
    FIELDS,
    FIRST_BIT,
    FIRST_TOOL,
    SIDE,
    SPICE_NAMES,
    TILE_KIND,
    TILE_SLOTS,
    TILE_SPICE,
    TILES,
    TRACK_NAMES,
    YIELD,
    Kind,
    members,
)
from argosy.games.goa.rules.tableau import LAST
from argosy.games.goa.state import EMPTY, MARKERS, At, State, Step

WIDE = 23  # characters of a cell


def plain(view: State, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
    """The grid with its markers, the stacks, the viewer's hand and next steps, then a few lines for every player."""
    scene = Scene(view, (), lang, names)
    own = [*_hand(scene), *_steps(scene), ""] if view.viewer > 0 else []
    estates = [line for seat in range(view.seats) for line in _estate(scene, seat)]
    return [*_grid(scene), "", *_stacks(scene), *_order(scene), "", *own, *estates]


def _grid(scene: Scene) -> list[str]:
    v = scene.view
    lines = ["   " + "".join(f"{letter:<{WIDE}}" for letter in COLUMNS)]
    for row in range(SIDE):
        cells = (_cell(scene, row * SIDE + column) for column in range(SIDE))
        lines.append(f"{row + 1}  " + "".join(f"{words[: WIDE - 1]:<{WIDE}}" for words in cells).rstrip())
    if v.flag_place != EMPTY:
        place = scene.say("part-flag-place", place=flag_name(int(v.flag_place)))
        lines.append(f"{scene.say('part-flag')}: {place}")
    return lines


def _cell(scene: Scene, cell: int) -> str:
    """The tile of a cell, with the number of the marker on it."""
    v = scene.view
    marked = "".join(f"[{n + 1}]" for n in range(MARKERS) if n > 0 and v.marker[n] == cell)
    return marked + (short(scene, int(v.grid[cell])) if v.grid[cell] != EMPTY else "·")


def short(scene: Scene, tile: int) -> str:
    """A tile in few characters: the spice and the slots of a plantation, else its name."""
    if TILE_KIND[tile] == Kind.PLANTATION:
        return f"{capital(scene.say(f'part-{SPICE_NAMES[TILE_SPICE[tile]]}'))} ×{TILE_SLOTS[tile]}"
    return tile_name(scene, tile)


def _stacks(scene: Scene) -> list[str]:
    """The colonies that are left with the colonists they need, the cards, and the tiles taken out."""
    v = scene.view
    colonies = [
        f"{scene.line(colony_line(k))} ×{(int(v.colonies_left) & int(COLONY_TILES_OF[k])).bit_count()}"
        f" ({scene.line(amount('colonists', COLONY_NEED[k]))})"
        for k in range(COLONIES)
    ]
    piles = [f"{scene.say('board-deck')} {int(v.deck_size)}", _discard(scene)]
    lines = [" · ".join([*colonies, *piles])]
    shown = [scene.line(card_line(card)) for card in members(v.shown)]
    removed = [tile_name(scene, tile) for tile in range(TILES) if v.at[tile] == At.REMOVED]
    for key, words in (("board-turned-up", shown), ("board-removed", removed)):
        if words:
            lines.append(f"{scene.say(key)}: {', '.join(words)}")
    return lines


def _discard(scene: Scene) -> str:
    """The discard pile card by card, and the card that is being played."""
    v = scene.view
    cards = ", ".join(scene.line(card_line(card)) for card in members(v.discard))
    words = f"{scene.say('board-discard')} {len(members(v.discard))}" + (f": {cards}" if cards else "")
    if v.in_use > 0:
        words += f" · {scene.say('board-in-use')}: {scene.line(card_line(int(v.in_use) - 1))}"
    return words


def _order(scene: Scene) -> list[str]:
    """The players in their order, with the flag, who has passed and whether a card was played; Bonanza tiles."""
    v = scene.view
    said = []
    for i in range(v.seats):
        seat = (int(v.flag) + i) % int(v.seats)
        marks = [scene.say("board-flag-holder")] if i == 0 else []
        marks += [scene.say("board-placed-flag")] if seat == v.starter else []
        marks += [scene.say("board-passed")] if int(v.passed) >> seat & 1 else []
        marks += [scene.say("board-card-played")] if seat == scene.acting and v.card_played else []
        said.append(scene.name(seat) + (f" ({', '.join(marks)})" if marks else ""))
    lines = [f"{scene.say('board-order')}: {', '.join(said)}"]
    if v.bonanza:
        lines.append(scene.say("board-covered", n=int(v.covered.sum())))
        lifted = [f"{cell_name(int(CORNERS[k]))} {_bonus(scene, int(n) - 1)}" for k, n in enumerate(v.lifted) if n > 0]
        others = [_bonus(scene, n) for n in members(v.claimed) if n + 1 not in v.lifted]
        lines.append(f"{scene.say('board-bonanza')}: {', '.join([*lifted, *others]) or '–'}")
    return lines


def _bonus(scene: Scene, number: int) -> str:
    """What a Bonanza tile brings."""
    return scene.line(good_amount(int(BONANZA_BRINGS[number]), int(BONANZA_AMOUNT[number])))


def _hand(scene: Scene) -> list[str]:
    """The viewer's expedition cards with everything on them."""
    cards = [scene.line(card_line(card)) for card in members(scene.view.hand[scene.me])]
    return [f"{scene.say('board-hand')}: {', '.join(cards)}"] if cards else [scene.say("board-no-cards")]


def _steps(scene: Scene) -> list[str]:
    """What the viewer's markers bring, and what the next step costs and brings."""
    v, me = scene.view, scene.me
    lines = []
    for track, name in enumerate(TRACK_NAMES):
        row = int(v.rows[me, track])
        now = f"{scene.say(f'board-track-{name}')} {row + 1}: {scene.line(level(track, row))}"
        step = f" → {scene.line(step_preview(v, me, track, Step.FULL))}" if row < LAST else ""
        rows = [r + 1 for r in range(row, LAST + 1) if FIRST_BIT[track, r] & ~v.firsts]
        first = f" · {scene.say('board-first')} ({', '.join(map(str, rows))})" if rows else ""
        lines.append(f"    {now}{step}{first}")
    return lines


def _estate(scene: Scene, seat: int) -> list[str]:
    """The tracks of a player, the warehouse, and the tiles in front of it."""
    v = scene.view
    tracks = " · ".join(
        f"{scene.say(f'board-track-{name}')} {int(v.rows[seat, track]) + 1} ({int(YIELD[track, v.rows[seat, track]])})"
        for track, name in enumerate(TRACK_NAMES)
    )
    fields = [(short(scene, int(tile)), place) for place, tile in enumerate(v.field[seat][:FIELDS]) if tile != EMPTY]
    colonies = [
        (scene.say(f"part-{COLONY_NAMES[k]}"), FIELDS + k) for k in range(COLONIES) if v.colony[seat, k] != EMPTY
    ]
    stores = [f"{name} ({_stock(scene, seat, place)})" for name, place in (*fields, *colonies)]
    housed = {int(tile) for tile in v.field[seat]}
    lying = [t for t in range(len(v.at)) if v.at[t] == At.OWNED + seat and t not in housed]
    tiles = [tile_name(scene, t) + _used(scene, seat, t) for t in lying]
    return [f"{scene.name(seat)}: {tracks}", *(f"    {', '.join(part)}" for part in (stores, tiles) if part)]


def _used(scene: Scene, seat: int, tile: int) -> str:
    """Whether a tile that can be used has been used."""
    kind = int(TILE_KIND[tile])
    spent = kind >= FIRST_TOOL and scene.view.tools[seat, kind - FIRST_TOOL] == 0
    return f" ({scene.say('board-used')})" if spent else ""


def _stock(scene: Scene, seat: int, place: int) -> str:
    """What lies on a plantation or colony, and how many slots are empty."""
    v = scene.view
    stock = v.stock[seat, place]
    held = [scene.say(f"amount-{SPICE_NAMES[k]}", n=int(n)) for k, n in enumerate(stock) if n > 0]
    return ", ".join(held + ["–"] * int(v.room[seat, place])) or "0"
