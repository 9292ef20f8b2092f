"""What must hold for the rows of the campaign; every fault is named, with what would be right."""

from __future__ import annotations

from collections.abc import Iterator

from argosy.games.maracaibo.faults import Faults, Row
from argosy.kernel.components import Components

MOST_CARDS = 60  # they are kept as bits
STORY_PRICES = {"CP": (1, 2), "D": (2,), "FIG": (1,), "MP": (4,), "OBJECT": (2,), "GOODS": (2,)}
STORY_GAINS = {"D", "VP", "CP", "FIG", "INF", "DISC", "EXPL", "FIGHT", "UNSKULL"}
LEAVING = ("slow_arrow", "plague", "site", "skull")  # kinds of legacy tile that a card may take away


def check_story(f: Faults, parts: Components) -> None:
    """The cards of the campaign: places, prices, orders, and where they lead."""
    cards = {row["id"]: row for row in parts["story"]}
    told = [row for row in parts["story"] if row["kind"] in ("story", "side")]
    f.need(len(told) <= MOST_CARDS, f"there can be {MOST_CARDS} story cards, not {len(told)}")
    numbers = {row["number"] for row in parts["project"] if row["set"] == "C"}
    for row in parts["story"]:
        name = f"[[story]] {row['id']!r}"
        f.need(row["id"].isdigit() and int(row["id"]) < 90, f"{name}: the id is a number below 90")
        f.need(row["kind"] in ("story", "side", "start"), f"{name}: kind is story, side or start")
        for other in [*row.get("open", []), *row.get("close", []), *row.get("next", [])]:
            f.need(cards.get(other, {}).get("kind") in ("story", "side"), f"{name}: there is no story card {other!r}")
        for order in (row.get("front", {}), row.get("back", {})):
            _orders(f, name, order, numbers)
        if row["kind"] != "start":
            _quest(f, name, row)
            _leads(f, name, row, {ending["id"] for ending in parts["ending"]})
    mixing = [row["id"] for row in told if any("cards_to_deck" in row.get(side, {}) for side in ("front", "back"))]
    f.need(len(mixing) <= 1, f"only one story card may shuffle cards into the pile during a game, not {mixing}")
    for chapter in parts["chapter"]:
        start, first = (cards.get(chapter[key], {}) for key in ("start", "first"))
        ok = first.get("kind") == "story" and (start is first or start.get("open") == [chapter["first"]])
        f.need(ok, f"[[chapter]] {chapter['id']!r}: its start must be its first card or open it")
    _first_card(f, cards.get("1", {}))


def _orders(f: Faults, name: str, orders: Row, numbers: set[int]) -> None:
    for tile in [*orders.get("legacy_add", []), *orders.get("legacy_remove", [])]:
        f.need(tile in f.legacy, f"{name}: there is no legacy tile {tile!r}")
    for tile in orders.get("legacy_remove", []):
        kind = f.legacy.get(tile, {}).get("kind")
        f.need(kind in LEAVING, f"{name}: {tile} cannot leave the game; tiles of the kinds {', '.join(LEAVING)} can")
    for number in [*orders.get("cards_to_deck", []), *orders.get("cards_to_discard", [])]:
        f.need(number in numbers, f"{name}: {number} is no C card ({min(numbers)} to {max(numbers)})")


def _quest(f: Faults, name: str, row: Row) -> None:
    fills = row.get("fills")
    f.need(("at" in row) != ("fills" in row), f"{name}: either a place (at) or a construction site (fills)")
    f.need(row.get("at", "1") in f.places, f"{name}: unknown place {row.get('at')!r}")
    if fills is not None:
        f.need(f.legacy.get(fills, {}).get("kind") == "site", f"{name}: {fills!r} is no construction site")
        f.need(fills in row.get("front", {}).get("legacy_add", []), f"{name}: its front must bring {fills}")
        f.need(not row["pay"] and not row["gain"], f"{name}: a full site asks for no price and brings no reward")
    else:
        kinds = {atom["kind"] for atom in row["pay"]}
        total = sum(atom["n"] for atom in row["pay"])
        right = len(kinds) == 1 and total in STORY_PRICES.get(next(iter(kinds)), ())
        f.need(right, f"{name}: no such price")
        for atom in row["gain"]:
            f.need(atom["kind"] in STORY_GAINS, f"{name}: no such reward {atom['kind']}")
    for quest in row.get("quests", []):
        f.need(f.places.get(quest["at"], {}).get("kind") == "village", f"{name}: {quest['at']!r} is no village")
        f.need(quest["min_players"] in (1, 3, 4), f"{name}: a quest is for 1, 3 or 4 players on")


def _leads(f: Faults, name: str, row: Row, endings: set[str]) -> None:
    ways = len(row.get("next", []))
    if row["kind"] == "side":
        f.need(ways == 0 and "ending" not in row and "open" not in row, f"{name}: a side card leads nowhere")
        return
    f.need((ways > 0) != ("ending" in row) and ways <= 2, f"{name}: one or two cards follow, or an ending")
    f.need(row.get("ending") in (None, *endings), f"{name}: there is no ending {row.get('ending')!r}")
    decided = "if_legacy" not in row or (ways == 2 and row["if_legacy"] in f.legacy)
    f.need(decided, f"{name}: a legacy tile decides between two cards")


def _first_card(f: Faults, row: Row) -> None:
    known = (row.get("at"), [(q["at"], q["min_players"]) for q in row.get("quests", [])], row.get("pay"))
    f.same(known, ("15", [("16", 1), ("19", 4)], [{"kind": "CP", "n": 1}]), "the place, quests and price of card 1")
    gains = [(atom["kind"], atom["n"], atom.get("per")) for atom in row.get("gain", [])]
    f.same(sorted(gains), [("D", 5, None), ("VP", 1, "compass")], "the reward of card 1")


def ways(parts: Components) -> Iterator[tuple[str, ...]]:
    """Every way through the story, as the numbers of its main cards; a tile that decides is not looked at."""
    cards = {row["id"]: row for row in parts["story"]}
    stack: list[tuple[str, ...]] = [(parts["chapter"][0]["first"],)]
    while stack:
        way = stack.pop()
        following = cards[way[-1]].get("next", [])
        if not following:
            yield way
        stack += [(*way, name) for name in following]
