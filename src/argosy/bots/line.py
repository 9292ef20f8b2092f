"""Bots in any language: a program that reads one JSON line for every decision and answers with one.

To the program, on its standard input:

    {"protocol": 1, "game": "goa", "seats": 3, "seat": 0, "number": 17, "seed": 123, "question": "…",
     "scores": [4, 6, 3], "view": {"ducats": [5, 10, 10], …}, "moves": [{"code": 12, "text": "bid 7"}, …]}

From the program, on its standard output, one of the legal moves by its code or its notation:

    {"move": 12}        or        {"move": "bid 7"}

`view` holds the fields of what the seat may see and nothing else; what is hidden is zero. When the game is over, the
input ends. What the program writes to its standard error is shown when it fails.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
import weakref
from collections import deque
from typing import IO, Any

import numpy as np

from argosy.bots.players import Bot, wanted
from argosy.bots.seeds import PRIVATE
from argosy.kernel.game import Game
from argosy.play import View
from argosy.play.errors import ArgosyError, MoveError

PROTOCOL = 1
SECONDS = 10.0
LONGEST = 65_536  # characters of an answer
SHOWN = 200  # characters of a wrong answer that the message repeats
LAST_WORDS = 5  # lines of standard error


class LineBotError(ArgosyError, RuntimeError):
    """A bot in another language cannot be used, or does not keep to the protocol."""


class NoCommand(LineBotError):
    """There is no such program."""

    key = "error-line-no-command"


class Silent(LineBotError):
    """The program did not answer in time."""

    key = "error-line-silent"


class Ended(LineBotError):
    """The program ended in the middle of a game."""

    key = "error-line-ended"


class Nonsense(LineBotError):
    """The answer is not what the protocol asks for."""

    key = "error-line-nonsense"


class WrongMove(LineBotError):
    """The answer names a move that cannot be made."""

    key = "error-line-wrong-move"


class LineBot(Bot):
    """Lets a program decide. `command` is what one would type; `seconds` is how long it may think about a move."""

    name = "line"

    def __init__(self, game: Game, command: str, seed: int | None = None, seconds: float = SECONDS) -> None:
        wanted(self.name, "seconds", seconds, 0.001, 3600)
        super().__init__(game, seed)
        self.command, self.seconds = command, seconds
        try:
            self._words = shlex.split(command)
        except ValueError:
            self._words = []
        if not self._words or not shutil.which(self._words[0]):
            raise NoCommand(command=command)
        self._program: Program | None = None

    def pick(self, state: Any) -> int:
        """Ask the program."""
        if self._program is None:
            self._program = Program(self._words, self.command)
        view = View(self.game, state)
        answer = self._program.ask(json.dumps(request(view, int(self.seed)), ensure_ascii=False), self.seconds)
        try:
            return view.moves.find(self._meant(answer)).code
        except MoveError as error:
            raise WrongMove(command=self.command, why=str(error)) from None

    def _meant(self, answer: str) -> int | str:
        """The move of an answer."""
        try:
            said = json.loads(answer)
        except ValueError:
            said = None
        move = said.get("move") if isinstance(said, dict) else None
        if isinstance(move, bool) or not isinstance(move, (int, str)):
            raise Nonsense(command=self.command, answer=answer.strip()[:SHOWN])
        return move

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None


def request(view: View, seed: int) -> dict[str, Any]:
    """What a program is told before it decides."""
    fields = view.game.rules.State.fields
    return {
        "protocol": PROTOCOL, "game": view.game.name, "seats": view.seats, "seat": view.seat,
        "number": int(view.state.moves), "seed": seed, "question": view.prompt(), "scores": view.scores,
        "view": {name: np.asarray(view.state[name]).tolist() for name in fields if name != "seed"},
        "moves": [{"code": move.code, "text": move.text} for move in view.moves],
    }  # fmt: skip


class Program:
    """A running program: lines in, lines out. It ends when nobody needs it any more."""

    def __init__(self, words: list[str], command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                text=True, encoding="utf-8", errors="replace",
                env={name: value for name, value in os.environ.items() if name not in PRIVATE},
            )  # fmt: skip
        except OSError as error:
            raise NoCommand(command=f"{command}: {error.strerror}") from error
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.input: IO[str] = self.process.stdin
        self.answers: queue.Queue[str | None] = queue.Queue()
        self.last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._listen(_hear, self.process.stdout, self.answers)
        self.errors = self._listen(_note, self.process.stderr, self.last_words)
        self.close = weakref.finalize(self, _end, self.process)

    def _listen(self, work: Any, stream: IO[str], into: Any) -> threading.Thread:
        thread = threading.Thread(target=work, args=(stream, into), daemon=True)
        thread.start()
        return thread

    def ask(self, line: str, seconds: float) -> str:
        """One line to the program, one line back."""
        while not self.answers.empty():
            spare = self.answers.get_nowait()
            if spare is not None:
                raise self._failed(Nonsense, answer=spare.strip()[:SHOWN])
            raise self._failed(Ended)
        try:
            self.input.write(line + "\n")
            self.input.flush()
        except (OSError, ValueError):
            raise self._failed(Ended) from None
        try:
            answer = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise self._failed(Silent, seconds=seconds) from None
        if answer is None:
            raise self._failed(Ended)
        return answer

    def _failed(self, kind: type[LineBotError], **facts: Any) -> LineBotError:
        """The program is ended, and the error says what it said last."""
        self.close()
        self.errors.join(timeout=1)
        if kind is Ended:
            facts = {"code": str(self.process.returncode), "said": " / ".join(self.last_words) or "–"}
        return kind(command=self.command, **facts)


def _hear(stream: IO[str], answers: queue.Queue[str | None]) -> None:
    with contextlib.suppress(ValueError, OSError):
        while line := stream.readline(LONGEST):
            answers.put(line)
    answers.put(None)


def _note(stream: IO[str], kept: deque[str]) -> None:
    with contextlib.suppress(ValueError, OSError):
        for line in stream:
            kept.append(line.strip()[:SHOWN])


def _end(process: subprocess.Popen[str]) -> None:
    """Close the input; who does not go is sent away."""
    with contextlib.suppress(OSError, ValueError):
        assert process.stdin
        process.stdin.close()
    try:
        process.wait(timeout=0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
