"""Bots at the tables: they think in the background, are given a view and nothing else, and never hold the server up.

One move is one job. Tables are served in turn (see `queues`), hints have a queue of their own, and a bot that failed
tries again a little later; one that nobody knows of any more is found by `House.look_after`.
"""

from __future__ import annotations

import logging
import math
import os
import secrets
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from argosy.bots import BOTS, bot
from argosy.campaign.crew import Shipmate
from argosy.kernel.game import Game
from argosy.play import View
from argosy.preparing import Foreman
from argosy.review.hint import hint
from argosy.table import polls, thinking
from argosy.table.errors import HintsBusy, NoTable, NotPrepared, OtherVersion, TableError
from argosy.table.house import House
from argosy.table.live import LiveTable
from argosy.table.queues import FairQueue
from argosy.table.takeback import waits_for

log = logging.getLogger("argosy.table")

MOST_HINTS = 3  # that are thought about at once, all visitors together; one a visitor
LONG = 20.0  # seconds that people may have to wait for a captain or an admiral before those think less
LEAST_SHARE = 0.1
UNPREPARED = 2.0  # seconds after which a bot looks again whether its game is compiled
FIRST_RETRY, LAST_RETRY = 1.0, 60.0  # seconds between two tries of a bot that fails


class Crew:
    """Plays the seats of bots, a move at a time and table by table."""

    def __init__(
        self, house: House, workers: int | None = None, pause: float = 0.25, foreman: Foreman | None = None
    ) -> None:
        self.house = house
        self.foreman = foreman or Foreman([])  # who compiles games meanwhile
        self.pause = pause  # between a bot's moves, so that people can follow
        self.cores = os.cpu_count() or 2
        self.turns = FairQueue()
        count = workers or max(1, self.cores - 1)
        self.workers = [threading.Thread(target=self._work, name=f"bot-{n}", daemon=True) for n in range(count)]
        self.advisers = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._asking: dict[str, Future[dict[str, Any]]] = {}  # who waits for a hint
        self._failed: dict[str, int] = {}  # how often a bot has failed at a table since it last moved
        self._thinking = 0
        self._lock = threading.Lock()
        house.changed = self.wake
        house.share = self.share

    def start(self) -> None:
        """Close what this program cannot play on, and begin; tables whose bots were interrupted are found as due."""
        self.house.owner.close_others()
        for worker in self.workers:
            worker.start()

    def stop(self) -> None:
        """Finish the thought at hand and stop."""
        self.turns.close()
        self.advisers.shutdown(wait=True, cancel_futures=True)
        for worker in self.workers:
            if worker.is_alive():
                worker.join()

    def wake(self, table: LiveTable) -> None:
        """Something changed at a table: perhaps a bot is to move."""
        self.turns.put(table.id, patron(table))

    # bots' turns

    def _work(self) -> None:
        while (table_id := self.turns.take()) is not None:
            visitor, again = table_id, None
            try:
                table = self.house.table(table_id)
                visitor = patron(table)
                if self._one_move(table):
                    seat = bots_turn(table)
                    waits = seat is not None and not self.is_prepared(table.match.game, table.seats[seat].level)
                    again = UNPREPARED if waits else self.pause
                self._failed.pop(table_id, None)
            except (NoTable, OtherVersion):
                self._failed.pop(table_id, None)
            except Exception:
                failed = self._failed[table_id] = self._failed.get(table_id, 0) + 1
                again = min(LAST_RETRY, FIRST_RETRY * 2 ** (failed - 1))
                log.exception("a bot could not move at table %s; it tries again in %d s", table_id, again)
            self.turns.done(table_id, visitor, again)

    def _one_move(self, table: LiveTable) -> bool:
        """Make one move if a bot is to move; whether a bot is to move again."""
        with table.lock:
            seat = bots_turn(table)
            if seat is None or self.house.holds(table):
                return False
            view, number, level = table.match.view(seat), table.number, table.seats[seat].level
            story = table.row.campaign is not None
        if not self.is_prepared(view.game, level):
            return True  # the seat waits; the page says so
        choice = self.think(view, level, story)
        try:
            table = self.house.move(table.id, seat, choice, number)
        except TableError:
            return True  # another server was quicker, or a person took the seat back: look again
        return bots_turn(table) is not None

    def is_prepared(self, game: Game, level: str) -> bool:
        """Whether a bot of this level can play: quick ones always, the others when the game is compiled."""
        return BOTS[level].quick or self.foreman.standing(game.name).ready

    def think(self, view: View, level: str, story: bool = False) -> int:
        """The move that a bot of this level makes; a captain uses the cores that nobody else uses. In a campaign it
        has the story at heart."""
        with self._lock:
            free = self.cores - self._thinking - len(self.turns)
            self._thinking += 1
        try:
            settings: dict[str, Any] = {}
            if level in thinking.THINKERS and len(view.moves) > 1:
                settings = thinking.settings(view.game, view.seats, max(1, free), self.share(), level)
            usual = bot(level, game=view.game, **settings)
            return int((Shipmate(view.game, usual, secrets.randbits(48)) if story else usual).choose(view))
        finally:
            with self._lock:
                self._thinking -= 1

    def share(self) -> float:
        """How much of their usual work captains do now: all of it, unless people would wait too long for their turn."""
        wait = len(self.turns) * thinking.A_MOVE / len(self.workers)
        return 1.0 if wait <= LONG else max(LEAST_SHARE, LONG / wait)

    # hints

    def advise(self, view: View, lang: str, visitor: str) -> Future[dict[str, Any]]:
        """A hint for a seat, thought out in the background from what that seat sees."""
        refuse_unprepared(self.foreman, view.game)
        with self._lock:
            self._asking = {who: asked for who, asked in self._asking.items() if not asked.done()}
            if visitor in self._asking:
                raise HintsBusy(n=1)
            if len(self._asking) >= MOST_HINTS:
                raise HintsBusy(n=len(self._asking))
            asked = self._asking[visitor] = self.advisers.submit(self._advise, view, lang)
            return asked

    def _advise(self, view: View, lang: str) -> dict[str, Any]:
        with self._lock:
            self._thinking += 1
        try:
            return hint(view, lang)
        finally:
            with self._lock:
                self._thinking -= 1


def refuse_unprepared(foreman: Foreman, game: Game) -> None:
    """What needs a search is not begun before the game is compiled."""
    standing = foreman.standing(game.name)
    if not standing.ready:
        raise NotPrepared(game=game.title, seconds=math.ceil(standing.seconds or 60))


def bots_turn(table: LiveTable) -> int | None:
    """The seat that is to move, if a bot plays it and waits for nobody: neither for a nod nor, in a campaign's vote,
    for the people."""
    seat = table.to_move
    if seat is None or table.seats[seat].kind != "bot" or polls.waits(table) or waits_for(table) is not None:
        return None
    return seat


def patron(table: LiveTable) -> str:
    """For whom bots play at a table: whoever holds its first seat that is held, else the table for itself."""
    for seat in sorted(table.held):
        if table.held[seat]:
            return min(table.held[seat])
    return table.id
