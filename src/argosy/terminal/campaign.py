"""`argosy campaign`: campaigns in the terminal, kept in the user's data folder."""

from __future__ import annotations

import pathlib
import re
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Listing

from argosy.campaign import Campaign, begin
from argosy.campaign.crew import shipmate
from argosy.campaign.errors import CampaignExists, CampaignOver, GameGoingOn, NoSuchCampaign, WrongCampaignName
from argosy.games import names
from argosy.kernel.compile import home
from argosy.kernel.game import Line
from argosy.play import Match
from argosy.play.match import check_options, check_seats, game_of
from argosy.play.telling import speak
from argosy.terminal import screen
from argosy.terminal.play import Sitting, is_bot, names_of
from argosy.terminal.saves import Saved, data_folder
from argosy.words import bundle, say

GAME = next((name for name in names() if (home(name) / "story").is_dir()), "")  # the game that tells a story
STORY_KEYS = ("log-story", "story-", "log-vote")  # the lines of a log that belong to the story

app = typer.Typer(
    invoke_without_command=True, add_completion=False, rich_markup_mode="markdown",
    help="A story over ten or eleven games of one box: alone, with bots, or with friends beside you. "
    "Without a command your campaigns are listed.",
)  # fmt: skip
Language = Annotated[str, typer.Option("--lang", help="en, de or nl.")]
Name = Annotated[str, typer.Argument(help="The name of the campaign; `argosy campaign` lists them.")]
Seats = Annotated[
    str | None,
    typer.Option(help="Who plays, in order of the seats: me, a bot, or the name of somebody beside you."),
]


@app.callback()
def campaigns(context: typer.Context, lang: Language = "en") -> None:
    """List the campaigns."""
    if context.invoked_subcommand is None:
        show_all(Console(), lang)


@app.command("begin")
def begin_one(
    name: Name,
    seats: Seats = None,
    chapter: Annotated[int, typer.Option(help="The chapter to begin with.", min=1)] = 1,
    jean: Annotated[int, typer.Option(help="How strong Jean is when you play alone, 0 to 4.", min=0, max=4)] = 2,
    own_name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    lang: Language = "en",
) -> None:
    """Begin a campaign and play its first game. With `--seats me` you play alone against Jean."""
    bundle(None, lang)
    if place(name).exists():
        raise CampaignExists(name=name)
    written = seated(seats or "me")
    check_seats(game_of(GAME), len(written), None)
    campaign = begin(GAME, name, written, chapter, check_options(game_of(GAME), {"jean": jean}))
    campaign = replace(campaign, me=own_name or "", lang=lang)
    campaign.save(place(name))
    Teller(campaign, Console()).play()


@app.command("continue")
def go_on(
    name: Name,
    seats: Seats = None,
    own_name: Annotated[str | None, typer.Option("--name", help="Your name from the next game on.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en, de or nl; if not given, the one used before.")] = None,
) -> None:
    """Go on: with the game that you left, or with the next one. `--seats` changes who plays from now on."""
    campaign = kept(name)
    bundle(None, lang or campaign.lang)
    if campaign.over:
        raise CampaignOver(name=name)
    if seats:
        campaign = change_seats(campaign, seated(seats))
    campaign = replace(campaign, me=own_name or campaign.me, lang=lang or campaign.lang)
    campaign.save(place(name))
    Teller(campaign, Console()).play()


def change_seats(campaign: Campaign, seats: list[str]) -> Campaign:
    """Others play from now on; a game in which somebody has moved is finished by those who began it."""
    check_seats(game_of(campaign.game), len(seats), None)
    saved = Saved.read(campaign.game, campaign.name)
    if saved is not None and saved.match.made and seats != list(campaign.seats):
        raise GameGoingOn(name=campaign.name, players=list(campaign.seats))
    if saved is not None and not saved.match.made:
        Saved.forget(campaign.game, campaign.name)
    return replace(campaign, seats=tuple(seats))


@app.command("tell")
def tell(name: Name, lang: Language = "en") -> None:
    """Replay all games and read the story so far once more."""
    campaign, console = kept(name), Console()
    for number, match in enumerate(campaign.replay(), 1):
        console.print(Rule(say(None, lang, "campaign-game", n=number)))
        for line in told_story(match):
            screen.show(console, speak(match.game, line, lang, match.names))


@app.command("verify")
def verify(
    file: Annotated[pathlib.Path, typer.Argument(help="A campaign's name, or a file.")],
    lang: Language = "en",
) -> None:
    """Replay a campaign from its first game to its last, and check that each begins where the one before ended."""
    campaign = Campaign.read(file) if file.suffix == ".json" else kept(str(file))
    moves = [len(match.made) for match in campaign.replay()]
    screen.show(Console(), say(None, lang, "campaign-verified", name=campaign.name, games=len(moves), moves=sum(moves)))


@app.command("leave")
def leave(name: Name, lang: Language = "en") -> None:
    """Leave a campaign for good. It stays in the list and can still be read and replayed."""
    kept(name).leave().save(place(name))
    Saved.forget(GAME, name)
    screen.show(Console(), say(None, lang, "campaign-left", name=name))


# ---- what is kept ----------------------------------------------------------------------------------------------------


def place(name: str) -> pathlib.Path:
    """The file of a campaign."""
    if not re.fullmatch(r"[\w-]{1,40}", name):
        raise WrongCampaignName(name=name)
    return data_folder() / "campaigns" / f"{name}.json"


def kept(name: str) -> Campaign:
    """A campaign by its name: that of its file, whatever one that comes from elsewhere says in it."""
    if not place(name).exists():
        names = [path.stem for path in all_places()]
        raise NoSuchCampaign(name=name, names=names, count=len(names))
    return replace(Campaign.read(place(name)), name=name)


def all_places() -> list[pathlib.Path]:
    """The files of all campaigns."""
    return sorted((data_folder() / "campaigns").glob("*.json"))


def seated(seats: str) -> list[str]:
    """Who plays, as written; a name that is almost a bot's is refused."""
    written = [text.strip() for text in seats.split(",") if text.strip()]
    for text in written:
        is_bot(text)
    return written


def show_all(console: Console, lang: str) -> None:
    """One line a campaign, and how to begin or go on."""
    table = Listing(*(say(None, lang, f"campaign-{key}") for key in ("name", "players", "games", "stands")), box=None)
    for path in all_places():
        campaign = Campaign.read(path)
        table.add_row(path.stem, ", ".join(campaign.seats), str(len(campaign.games)), standing(campaign, lang))
    if all_places():
        console.print(table)
    screen.show(console, say(None, lang, "campaign-how"))


def standing(campaign: Campaign, lang: str) -> str:
    """Where a campaign stands, in words."""
    if campaign.over:
        return say(None, lang, "campaign-is-left" if campaign.gone else "campaign-is-over")
    return say(campaign.game, lang, f"story-{campaign.state['story']}")


def told_story(match: Match) -> Iterator[Line]:
    """The story of one game: what was read before it, and what was read and voted on in it."""
    if match.game.story is not None:
        yield from match.game.story.opening(match.view_at(0).state)
    for number, move in enumerate(match.made):
        before, after = match.view_at(number).state, match.view_at(number + 1).state
        if before.story_open != after.story_open or before.depth != after.depth:
            lines = match.game.face.tell(before, move.code, after)
            yield from (line for line in lines if line.key.startswith(STORY_KEYS))


# ---- at the table ----------------------------------------------------------------------------------------------------


class Teller:
    """Plays the next game of a campaign: the story before it, the game, and what it left."""

    def __init__(self, campaign: Campaign, console: Console, ask: Callable[[str], str] | None = None) -> None:
        self.campaign, self.console, self.ask = campaign, console, ask
        self.lang = campaign.lang

    def play(self) -> Campaign:
        """One game, to its end or until the players leave it."""
        left = Saved.read(self.campaign.game, self.campaign.name)
        saved = replace(left, lang=self.lang) if left else self.new_game()
        if not saved.match.made:
            self.read_opening(saved.match)
        if CampaignSitting(saved, self.console, self.ask).play():
            self.campaign = self.campaign.after(saved.match)
            self.campaign.save(place(self.campaign.name))
            key = "campaign-next" if not self.campaign.over else "campaign-ended"
            told = {"name": self.campaign.name, "games": len(self.campaign.games)}
            screen.show(self.console, say(None, self.lang, key, **told))
        return self.campaign

    def new_game(self) -> Saved:
        """The next game with its people and bots."""
        seats = list(self.campaign.seats)
        bots = tuple(text if is_bot(text) else "" for text in seats)
        match = self.campaign.next_game(names=names_of(seats, self.campaign.me))
        return Saved(match, bots, self.lang, self.campaign.name)

    def read_opening(self, match: Match) -> None:
        """What the campaign is about, before its first game; then the fronts of the open cards."""
        if not self.campaign.games:
            for key in ("title", "premise"):
                screen.show(self.console, say(self.campaign.game, self.lang, f"story-{key}"))
        self.console.print(Rule(say(None, self.lang, "campaign-game", n=len(self.campaign.games) + 1)))
        for line in match.game.story.opening(match.view().state) if match.game.story else []:
            screen.show(self.console, speak(match.game, line, self.lang, match.names))


class CampaignSitting(Sitting):
    """A terminal at which the bots have the story at heart."""

    def __init__(self, saved: Saved, console: Console, ask: Callable[[str], str] | None = None) -> None:
        super().__init__(saved, console, ask)
        game = self.match.game
        self.bots = [shipmate(text, game, secrets.randbits(48)) if text else None for text in saved.bots]

    def say(self, key: str, **values: object) -> None:
        """One sentence of the house; who leaves is told how to go on."""
        if key == "cli-left":
            key, values = "campaign-kept", {"name": self.saved.campaign}
        super().say(key, **values)
