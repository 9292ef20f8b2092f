"""Playing in the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import difflib
import getpass
from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.rule import Rule

from argosy.bots import BOTS, Bot, bot, parse
from argosy.bots.errors import UnknownBot
from argosy.play import Match, Move, new
from argosy.play.errors import MoveError
from argosy.preparing import Foreman
from argosy.terminal import screen
from argosy.terminal.saves import Saved, data_folder, keep_finished
from argosy.terminal.warming import wait_for
from argosy.words import say

ME = "me"
CLOSE = 0.75  # a name this close to a bot's is a slip of the pen


class Quit(Exception):
    """The player leaves; the game is kept."""


def sit_down(
    game: str, seats: str, seed: int | None, options: Mapping[str, int | bool], lang: str, name: str | None
) -> Saved:
    """A new match for seats written as `me,mate,ann`: bots by their names, everybody else is a person here."""
    written = [text.strip() for text in seats.split(",") if text.strip()]
    bots = tuple(text if is_bot(text) else "" for text in written)
    return Saved(new(game, len(written), seed, options, names_of(written, name)), bots, lang)


def is_bot(text: str) -> bool:
    """Whether a seat is for a bot. A name that is almost a bot's is refused, so that no bot is a person by mistake."""
    if ":" in text or text in BOTS:
        parse(text)
        return True
    if text != ME and difflib.get_close_matches(text.lower(), BOTS, n=1, cutoff=CLOSE):
        raise UnknownBot(bot=text, bots=list(BOTS))
    return False


def names_of(written: list[str], name: str | None) -> list[str]:
    """A name for every seat, none twice."""
    names: list[str] = []
    for text in written:
        wanted = (name or own_name()) if text == ME else text.split(":")[0].capitalize()
        same = sum(other.split(" ")[0] == wanted for other in names)
        names.append(f"{wanted} {same + 1}" if same else wanted)
    return names


def own_name() -> str:
    """What the machine calls its user."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Me"


class Sitting:
    """One terminal, one match, one or more people."""

    def __init__(
        self,
        saved: Saved,
        console: Console,
        ask: Callable[[str], str] | None = None,
        foreman: Foreman | None = None,
    ) -> None:
        self.saved = saved
        self.match: Match = saved.match
        self.lang = saved.lang
        self.console = console
        self.foreman = foreman  # who compiles the game meanwhile
        self.ask = ask or (lambda prompt: console.input(prompt, markup=False))
        self.bots: list[Bot | None] = [seated(text, self.match) for text in saved.bots]
        self.people = [seat for seat, player in enumerate(self.bots) if player is None]
        self.told = {seat: len(self.match.made) for seat in self.people}  # moves whose log each has read
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> bool:
        """Play to the end; False when the player left before."""
        try:
            while not self.match.over:
                seat = self.match.to_move
                assert seat is not None
                player = self.bots[seat]
                if player is not None:
                    self.be_patient(player)
                    self.match.push(player.choose(self.match.view(seat)))
                else:
                    self.turn(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.saved.keep()
            self.say("cli-left", game=self.match.game.name)
            return False
        self.finish()
        return True

    def be_patient(self, player: Bot) -> None:
        """Bots that search wait until the game is compiled; people and quick bots play meanwhile."""
        if self.foreman and not player.quick and not self.foreman.standing(self.match.game.name).ready:
            why = say(None, self.lang, "cli-preparing", bot=player.name, game=self.match.game.title)
            wait_for(self.foreman, self.match.game, self.console, why)

    def turn(self, seat: int) -> None:
        """One decision of a person."""
        if len(self.people) > 1 and self.looking != seat:
            self.pass_on(seat)
        self.tell(seat)
        view = self.match.view(seat)
        screen.show(self.console, screen.table_of(view, self.lang), screen.question(view, self.lang))
        screen.show(self.console, screen.offered(list(view.moves), self.lang, view))
        self.saved.keep()
        while True:
            answer = self.ask(f"{self.match.name(seat, self.lang)} > ").strip()
            if answer and self.answered(seat, answer):
                return

    def answered(self, seat: int, answer: str) -> bool:
        """Do what was typed; whether the decision is made or taken back."""
        wishes = {"u": self.undo, "l": self.log, "s": self.sheet, "p": self.picture, "q": self.leave, "?": self.help}
        words = {"undo": "u", "log": "l", "sheet": "s", "picture": "p", "quit": "q", "help": "?"}
        wish = wishes.get(words.get(answer.lower(), answer.lower()))
        if wish is not None:
            return wish(seat)
        try:
            self.match.push(chosen(self.match, answer))
        except MoveError as error:
            screen.show(self.console, error.say(self.lang))
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last move, if nobody has seen anything new since."""
        if not self.match.can_undo(seat):
            self.say("cli-no-undo")
            return False
        self.match.pop()
        self.told[seat] = min(self.told[seat], len(self.match.made))
        return True

    def log(self, seat: int) -> bool:
        """Everything that happened so far, as this seat saw it."""
        if not self.match.made:
            screen.show(self.console, *(f"  {line}" for line in self.match.log(seat, self.lang)))
        screen.tell(self.console, self.match.turns(seat, self.lang))
        return False

    def sheet(self, seat: int) -> bool:
        """The points so far, as this seat sees them."""
        view = self.match.view(seat)
        for other in range(view.seats):
            lines = {name: points for name, points in view.sheet_words(other, self.lang).items() if points}
            listed = ", ".join(f"{name} {points}" for name, points in lines.items())
            screen.show(self.console, f"  {self.match.name(other, self.lang)}: {listed or 0}")
        return False

    def picture(self, seat: int) -> bool:
        """The table as a picture, in a file."""
        path = data_folder() / "pictures" / f"{self.match.game.name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.match.svg(seat, self.lang), encoding="utf-8")
        self.say("cli-picture", file=str(path))
        return False

    def help(self, seat: int) -> bool:
        """What can be typed."""
        self.say("cli-help")
        return False

    def leave(self, seat: int) -> bool:
        """Stop for now."""
        raise Quit

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        screen.tell(self.console, self.match.turns(seat, self.lang, since=self.told[seat]))
        self.told[seat] = len(self.match.made)

    def pass_on(self, seat: int) -> None:
        """Several people share the screen: the next one takes the seat before anything is shown."""
        self.console.clear()
        self.ask(say(None, self.lang, "cli-pass-on", seat=self.match.name(seat, self.lang)) + " ")
        self.console.clear()
        self.looking = seat

    def finish(self) -> None:
        """The last lines, the score sheets, and where the record is."""
        self.tell(self.people[0]) if self.people else None
        screen.show(self.console, Rule(), screen.points(self.match, self.lang))
        path = keep_finished(self.match)
        Saved.forget(self.match.game.name, self.saved.campaign)
        self.say("cli-kept", file=str(path))

    def say(self, key: str, **values: Any) -> None:
        """One sentence of the house."""
        screen.show(self.console, say(None, self.lang, key, **values))


def seated(text: str, match: Match) -> Bot | None:
    """The bot that sits there, or nobody when it is a person's seat."""
    if not text:
        return None
    name, settings = parse(text)
    return bot(name, match.game, **settings)


def chosen(match: Match, answer: str) -> Move:
    """The move that was typed: its number in the list, or its notation."""
    if answer.isdigit() and 1 <= int(answer) <= len(match.moves):
        return match.moves[int(answer) - 1]
    return match.moves.find(answer)
