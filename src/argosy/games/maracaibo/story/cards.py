"""The campaign's cards as tables: what each asks for, what its front and its back do, and which card follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.games.maracaibo.effects import Book, Op
from argosy.games.maracaibo.graphs import NOWHERE
from argosy.kernel.components import Components

Row = Mapping[str, Any]
ORDERS = ("legacy_add", "legacy_remove", "cards_to_deck", "cards_to_discard")
OPTIONS = 2  # of a vote
TOLD = ("story", "side")


class Story:
    """Story cards by number, the chapter starts behind them; every table has one row a card."""

    def __init__(self, parts: Components, book: Book, at: Mapping[str, int], legacy: Mapping[str, int]) -> None:
        told = [row for row in parts["story"] if row["kind"] in TOLD]
        starts = [row for row in parts["story"] if row["kind"] == "start"]
        self.rows = (*sorted(told, key=lambda row: int(row["id"])), *starts)
        self.ids: tuple[str, ...] = tuple(row["id"] for row in self.rows)
        self.index = {name: card for card, name in enumerate(self.ids)}
        self.told = len(told)
        self.sides = [self.index[row["id"]] for row in told if row["kind"] == "side"]
        self.endings = tuple(row["id"] for row in parts["ending"])
        self.first_c = min(row["number"] for row in parts["project"] if row["set"] == "C")
        self.at = [at[row["at"]] if "at" in row else NOWHERE for row in self.rows]
        self.fills = [legacy[row["fills"]] if "fills" in row else NOWHERE for row in self.rows]
        self.cost = [book.price(row.get("pay", [])) for row in self.rows]
        self.program = [book.steps(row.get("gain", [])) for row in self.rows]
        self.ending = [self.endings.index(row["ending"]) + 1 if "ending" in row else 0 for row in self.rows]
        self.open = [self._cards(row.get("open", [])) for row in self.rows]
        self.close = [self._cards(row.get("close", [])) for row in self.rows]
        self.if_legacy = [legacy[row["if_legacy"]] if "if_legacy" in row else NOWHERE for row in self.rows]
        self.orders = [[self._orders(row.get(side, {}), legacy) for side in ("front", "back")] for row in self.rows]
        following = [[self.index[name] for name in row.get("next", [])] for row in self.rows]
        self.next = [(cards + [NOWHERE] * OPTIONS)[:OPTIONS] for cards in following]
        most = max(len(row.get("quests", [])) for row in self.rows)
        self.quests = [
            ([(at[q["at"]], q["min_players"]) for q in row.get("quests", [])] + [(NOWHERE, 0)] * most)[:most]
            for row in self.rows
        ]
        self.first_choice = len(book.choice)  # votes are choices whose options cast them
        self.votes: list[int] = []  # the cards that end in a vote, in the order of their choices
        self.choice = [self._vote(card, row, book) for card, row in enumerate(self.rows)]

    def _cards(self, names: list[str]) -> int:
        return sum(1 << self.index[name] for name in names)

    def _orders(self, orders: Row, legacy: Mapping[str, int]) -> list[int]:
        """Legacy tiles that come and go, C cards into the pile and onto the discard pile, each as bits."""
        tiles = [sum(1 << legacy[name] for name in orders.get(key, [])) for key in ORDERS[:2]]
        return tiles + [sum(1 << number - self.first_c for number in orders.get(key, [])) for key in ORDERS[2:]]

    def _vote(self, card: int, row: Row, book: Book) -> int:
        if len(row.get("next", [])) < OPTIONS or "if_legacy" in row:
            return NOWHERE
        self.votes.append(card)
        book.choice.append([book.write([(Op.VOTE, option, card)]) for option in range(OPTIONS)])
        book.options.append([[], []])
        return len(book.choice) - 1
