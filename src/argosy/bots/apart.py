"""A bot in a process of its own: it is sent views, one a decision, and answers with moves; nothing else crosses over.

The process is started anew, not forked, so that nothing of the arena's memory is in it. `python -m argosy.bots.apart`
is its other side.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import sys
from typing import IO, Any

import numpy as np

from argosy.bots.line import Nonsense, Program
from argosy.bots.players import Bot
from argosy.kernel.game import Game
from argosy.kernel.position import blank, bytes_of, copy_of, words_of
from argosy.play import Seen

STANDING = "--standing"  # instead of a bot: say what is played by
PATIENCE = 3700.0  # seconds: a captain may be told to think for an hour


class Apart(Bot):
    """The bot that `text` describes, as on the command line, playing in a process of its own."""

    name = "apart"

    def __init__(
        self, game: Game, text: str, seed: int | None = None, python: str = "", remembers: bool = False
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        self.remembers = remembers  # as the bot does that plays there
        self.text = text
        self.python = [python, "-I"] if python else [sys.executable]  # another Argosy's looks at nothing of this one
        self._program: Program | None = None

    def pick(self, state: Any) -> int:
        """Send the view, and read the move."""
        if self._program is None:
            self._program = Program([*self.python, "-m", "argosy.bots.apart", self.game.name, self.text], self.text)
        told = {"seed": int(self.seed), "view": packed(state), "past": [[packed(s), code] for s, code in self.past]}
        answer = self._program.ask(json.dumps(told), PATIENCE)
        code = json.loads(answer).get("move")
        if code not in [int(each) for each in self.game.rules.legal(state)]:
            raise Nonsense(command=self.text, answer=answer.strip())
        return int(code)

    def close(self) -> None:
        """End the process."""
        if self._program is not None:
            self._program.close()
            self._program = None


def answer_all(game: Game, player: Bot, asked: IO[str], answers: IO[str]) -> None:
    """Read views and write moves until the input ends."""
    for line in asked:
        told = json.loads(line)
        player.seed = np.uint64(told["seed"])
        player.past = [Seen(unpacked(game, sent), code) for sent, code in told.get("past", [])]
        move = player.pick(unpacked(game, told["view"]))
        answers.write(json.dumps({"move": int(move)}) + "\n")
        answers.flush()


def packed(state: Any) -> str:
    """A view as text."""
    return base64.b64encode(bytes_of(state)).decode()


def unpacked(game: Game, sent: str) -> Any:
    """A view out of such a text."""
    rows = blank(game.rules.State, 1)
    words_of(rows)[0] = np.frombuffer(base64.b64decode(sent), np.uint64)
    return copy_of(rows[0])


def standing(game: Game) -> dict[str, Any]:
    """By what a game is played here: who agrees can be sent views, and answers with moves that mean the same."""
    kept = str(np.dtype(blank(game.rules.State).dtype).descr) + " ".join(game.rules.notation)
    return {"rules": game.rules.version, "kept": hashlib.sha256(kept.encode()).hexdigest()}


def main(game: str, text: str) -> None:
    """The other side: what the bot prints goes to standard error, so that it cannot be taken for a move."""
    from argosy.bots import bot, parse
    from argosy.play.match import game_of

    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    found = game_of(game)
    if text == STANDING:
        answers.write(json.dumps(standing(found)) + "\n")
        answers.flush()
        return
    name, settings = parse(text)
    answer_all(found, bot(name, found, **settings), sys.stdin, answers)


if __name__ == "__main__":
    main(*sys.argv[1:])
