"""The foreman: lets other processes compile the games while this one plays them interpreted.

Everything is compiled in the background, as many games at once as there are cores, and the game that somebody opens
comes first. When a game is there, it is loaded into this process, and from then on its rules run compiled: positions,
matches and pages go on as they are.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from argosy.kernel.content import INTERPRETED
from argosy.kernel.game import Game
from argosy.kernel.plain import interpret, run_compiled
from argosy.kernel.warm import is_ready, load
from argosy.preparing.parts import EVERYTHING

KIND, LAST = 5, 19  # how far a compiling process steps back: behind whoever plays, and behind the game that is wanted
USUAL = 120.0  # seconds that a game takes, as long as nothing better is known


@dataclass(frozen=True)
class Standing:
    """How far a game is."""

    ready: bool
    share: float = 0.0  # between 0 and 1
    seconds: float | None = None  # until it is ready; None: nobody knows
    trouble: str = ""  # why it cannot be compiled; it stays interpreted


class Foreman:
    """Prepares games in the background. `on_ready` is called, from another thread, with each game that is there.

    Who only wants the games compiled, and does not play them here, need not load them.
    """

    def __init__(
        self,
        games: Sequence[Game],
        on_ready: Callable[[str], None] | None = None,
        cores: int | None = None,
        loads: bool = True,
    ) -> None:
        self.games = {game.name: game for game in games}
        self.on_ready = on_ready or (lambda name: None)
        self.cores = cores or os.cpu_count() or 1
        self.loads = loads
        self._standing = {name: Standing(True, 1.0, 0.0) for name in self.games}
        self._waiting: list[str] = []
        self._children: dict[str, subprocess.Popen[str]] = {}
        self._wanted: set[str] = set()
        self._changed = threading.Condition()
        self._stopped = False

    def start(self) -> None:
        """Begin; returns at once. Games that were compiled before are ready from the start."""
        if INTERPRETED:
            return
        for name, game in self.games.items():
            if not is_ready(game, EVERYTHING):
                if self.loads:
                    interpret(name)
                self._standing[name] = Standing(False)
                self._waiting.append(name)
        self._waiting.sort(key=lambda name: -len(self.games[name].rules.notation))  # the longest first
        for _ in range(min(self.cores, len(self._waiting))):
            threading.Thread(target=self._work, daemon=True, name="foreman").start()

    def standing(self, name: str) -> Standing:
        """How far a game is; a game that nobody prepares is ready."""
        with self._changed:
            return self._standing.get(name, Standing(True, 1.0, 0.0))

    def want(self, name: str) -> None:
        """Somebody opened this game: it comes first."""
        with self._changed:
            if self._stopped or name in self._wanted or self._standing.get(name, Standing(True)).ready:
                return
            self._wanted.add(name)
            waits = name in self._waiting
            if waits:
                self._waiting.remove(name)
                self._waiting.insert(0, name)
            for other, child in self._children.items():
                if other not in self._wanted:
                    step_back(child.pid, LAST)
        if waits:  # one more process than cores: the others have stepped back
            threading.Thread(target=self._prepare, args=(name,), daemon=True, name="foreman").start()

    def wait(self, name: str, seconds: float | None = None) -> bool:
        """Wait until a game is ready, or has failed, or the time is up; whether it is ready."""
        with self._changed:
            self._changed.wait_for(lambda: self._settled(name), seconds)
            return self._standing[name].ready

    def stop(self) -> None:
        """End all work; what was compiled stays."""
        with self._changed:
            self._stopped = True
            self._waiting.clear()
            children = list(self._children.values())
            self._changed.notify_all()
        for child in children:
            with contextlib.suppress(OSError):
                child.terminate()

    def _settled(self, name: str) -> bool:
        found = self._standing.get(name, Standing(True))
        return self._stopped or found.ready or bool(found.trouble)

    def _work(self) -> None:
        """One worker: game after game, the wanted ones first."""
        while True:
            with self._changed:
                if not self._waiting:
                    return
                name = self._waiting[0]
            self._prepare(name)

    def _prepare(self, name: str) -> None:
        """Let another process compile a game, unless somebody else took it, then load it here."""
        with self._changed:
            if name not in self._waiting:
                return
            self._waiting.remove(name)
            command = [sys.executable, "-m", "argosy.preparing.child", name]
            child = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
            )
            self._children[name] = child
            step_back(child.pid, LAST if self._wanted - {name} and name not in self._wanted else KIND)
        trouble = self._listen(name, child)
        if self.loads and not trouble and not self._stopped:
            load(self.games[name], EVERYTHING)
            run_compiled(name)
        with self._changed:
            del self._children[name]
            self._standing[name] = Standing(False, trouble=trouble) if trouble else Standing(True, 1.0, 0.0)
            self._changed.notify_all()
        if not trouble and not self._stopped:
            self.on_ready(name)

    def _listen(self, name: str, child: subprocess.Popen[str]) -> str:
        """Note how far a child is until it ends; why it failed, if it did."""
        began = time.monotonic()
        assert child.stdout and child.stderr
        errors: list[str] = []
        reader = threading.Thread(target=lambda: errors.extend(child.stderr or ()), daemon=True)
        reader.start()  # a full pipe would stop the child
        for line in child.stdout:
            with contextlib.suppress(ValueError, KeyError):
                self._note(name, float(json.loads(line)["share"]), time.monotonic() - began)
        code = child.wait()
        reader.join(1)
        last = errors[-1].strip() if errors else f"the compiler ended with code {code}"
        return last if code else ""

    def _note(self, name: str, share: float, gone: float) -> None:
        left = gone * (1 - share) / share if share > 0.1 else max(1.0, USUAL - gone)
        with self._changed:
            self._standing[name] = replace(self._standing[name], share=share, seconds=left)


def step_back(pid: int, nice: int) -> None:
    """Let a process leave the cores to others, where the system knows how."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, pid, nice)
