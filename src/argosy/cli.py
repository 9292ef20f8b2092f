"""The command line. Everything heavy is imported when it is needed, so that help is quick."""

from __future__ import annotations

import json
import pathlib
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="markdown",
    help="Argosy: four seafaring games at one table. Play them here against honest bots, replay what you played, "
    "and measure how fast the rules are.",
)

Language = Annotated[str, typer.Option("--lang", help="en, de or nl.")]


def _say_version(wanted: bool) -> None:
    """Which Argosy this is, in one line."""
    if wanted:
        from argosy import __version__

        typer.echo(f"argosy {__version__}")
        raise typer.Exit


@app.callback()
def table(
    context: typer.Context,
    port: Annotated[int, typer.Option(help="The port of the web server.", min=1, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network join.")]
        = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the lobby in the browser.")] = True,
    database: Annotated[str | None, typer.Option(help="Where tables are kept, as a URL; without, SQLite in your data "
                                                      "folder.", envvar="ARGOSY_DATABASE")] = None,
    redis: Annotated[str | None, typer.Option(help="A Redis URL, for several servers on one database.",
                                              envvar="ARGOSY_REDIS")] = None,
    version: Annotated[bool, typer.Option("--version", help="Say which Argosy this is.", is_eager=True,
                                          callback=_say_version)] = False,
) -> None:  # fmt: skip
    """Argosy: four seafaring games at one table.

    Without a command the table opens in the browser. The commands below play in the terminal, replay what you played,
    let bots meet, and measure how fast the rules are.
    """
    if context.invoked_subcommand is not None:
        return
    with _explained():
        import dataclasses

        from argosy.table.app import Settings
        from argosy.table.command import opened, serve

        with opened(database):
            pass  # what is wrong with it is said before anything else
        settings = dataclasses.replace(Settings.from_environment(), database=database, redis=redis)
        serve(host, port, browser, settings)


@app.command()
def backup(
    file: Annotated[pathlib.Path, typer.Argument(help="The file to write.")],
    database: Annotated[str | None, typer.Option(help="The URL of the database.", envvar="ARGOSY_DATABASE")] = None,
) -> None:
    """Write all tables, seats, moves and talk of the table server into one file; the server may go on meanwhile."""
    with _explained():
        from argosy.table.command import back_up

        typer.echo(f"{back_up(file, database)} rows are in {file}.")


@app.command()
def restore(
    file: Annotated[pathlib.Path, typer.Argument(help="A file that `argosy backup` wrote.")],
    database: Annotated[str | None, typer.Option(help="The URL of an empty one.", envvar="ARGOSY_DATABASE")] = None,
) -> None:
    """Bring everything back from a backup into an empty database."""
    with _explained():
        from argosy.table.command import bring_back

        typer.echo(f"{bring_back(file, database)} rows are back.")


@app.command()
def check(
    database: Annotated[str | None, typer.Option(help="The URL of the database.", envvar="ARGOSY_DATABASE")] = None,
    salvage: Annotated[str | None, typer.Option(metavar="FILE|URL", help="Put what can be read into this new database."
                                                )] = None,
    records: Annotated[pathlib.Path | None, typer.Option(metavar="FOLDER", help="Write a record of every game that can "
                                                         "be read into this folder.")] = None,
) -> None:  # fmt: skip
    """Look through the tables for damage and say what is wrong; nothing is changed. Ends with 1 if anything is."""
    with _explained():
        from argosy.table.command import look_through

        if not look_through(database, salvage, records, typer.echo):
            raise typer.Exit(1)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, for example goa. `argosy games` lists them.")],
    seats: Annotated[str, typer.Option(help="Who plays, in order of the seats: me, a bot (deckhand, mate, captain, "
                                            "admiral), or the name of somebody beside you.")] = "me,mate,deckhand",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.", min=0)] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant, for example bonanza=1. May be repeated.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    resume: Annotated[bool | None, typer.Option("--resume/--new", help="Go on with the game you left, or begin a new "
                                                                       "one. Without either you are asked.")] = None,
    lang: Language = "en",
) -> None:  # fmt: skip
    """Play in the terminal against bots, or with people beside you.

    Type the number of a move or what it is called; `u` takes back, `l` shows the log, `s` the points, `p` draws the
    table into a file, `q` leaves and keeps the game, `?` explains.
    """
    with _explained():
        from argosy.play.match import game_of
        from argosy.preparing import Foreman
        from argosy.terminal.play import Sitting, sit_down
        from argosy.terminal.saves import Saved
        from argosy.words import bundle, say

        bundle(None, lang)
        foreman = Foreman([game_of(game)])
        foreman.start()
        left = Saved.read(game) if resume is not False else None
        if resume and left is None:
            _stop(say(None, lang, "cli-nothing-left", game=game))
        if left and resume is None:
            wanted = typer.confirm(say(None, lang, "cli-resume", moves=len(left.match.made)), True)
            left = left if wanted else None
        sitting = left or sit_down(game, seats, seed, _options(option or []), lang, name)
        Sitting(sitting, Console(), foreman=foreman).play()
        foreman.stop()


@app.command()
def learn(
    game: Annotated[str, typer.Argument(help="The game, for example goa. `argosy games` lists them.")],
    chapter: Annotated[str | None, typer.Option(help="Begin with this chapter; without, go on where you left.")] = None,
    lang: Language = "en",
) -> None:
    """Learn a game by playing it: a guided first voyage in a few short chapters. Your place is kept."""
    with _explained():
        from argosy.lessons import lesson_of
        from argosy.terminal.learn import Learning
        from argosy.words import bundle

        bundle(None, lang)
        Learning(lesson_of(game), Console(), lang, chapter).play()


@app.command()
def replay(
    file: Annotated[pathlib.Path, typer.Argument(help="A record that `argosy play` or Python wrote.")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it, counted from 1; without, as a "
                                                  "spectator did.", min=1)] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only verify; print one line.")] = False,
    lang: Language = "en",
) -> None:  # fmt: skip
    """Verify a record move by move and tell the game."""
    with _explained():
        from argosy.play import load
        from argosy.terminal import screen
        from argosy.words import say

        console, match = Console(), load(file)
        if not quiet:
            for turn in match.turns(None if seat is None else seat - 1, lang):
                screen.show(console, *turn.lines)
            screen.show(console, screen.points(match, lang))
        screen.show(console, say(None, lang, "cli-verified", file=str(file), moves=len(match.made)))


@app.command()
def games(lang: Language = "en") -> None:
    """List the games, how many can play, and their variants."""
    with _explained():
        from rich.table import Table as Listing

        from argosy.games import find, names
        from argosy.words import say

        table = Listing("game", "title", "players", "variants", "stage", box=None)
        for name in names():
            game = find(name)
            variants = ", ".join(f"{option}: {say(name, lang, f'option-{option}')}" for option in game.rules.options)
            table.add_row(name, game.title, f"{game.rules.seats[0]}–{game.rules.seats[-1]}", variants, game.face.stage)
        Console().print(table)


@app.command()
def components(
    game: Annotated[str, typer.Argument(help="The game, for example goa.")],
    check: Annotated[bool, typer.Option("--check", help="Only say whether all rows are right.")]
        = False,
    rows: Annotated[bool, typer.Option("--rows", help="List every row with its source.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rows as JSON.")] = False,
) -> None:  # fmt: skip
    """Where the tiles and cards of a game come from, and how to replace ours by the printed ones.

    `rulebook` rows are in the rulebook, `public` ones in other public sources, `argosy` ones are our reconstruction,
    and `owner` ones come from your own folder.
    """
    with _explained():
        from argosy.play.match import game_of
        from argosy.terminal.parts import checked, listed, summary

        found = game_of(game).rules.components()
        if as_json:
            content = {"hash": found.hash, "tables": {table: list(each) for table, each in found.tables.items()}}
            typer.echo(json.dumps(content, indent=1))
        elif check:
            typer.echo(checked(found))
        else:
            Console().print(listed(found) if rows else summary(found))


@app.command()
def warm(
    game: Annotated[list[str] | None, typer.Argument(help="Only these games; all of them without.")] = None,
) -> None:
    """Compile the rules now, so that every later start is quick."""
    with _explained():
        from argosy.games import names
        from argosy.play.match import game_of
        from argosy.terminal.warming import warm_all

        for name, seconds in warm_all([game_of(name) for name in game or names()]):
            typer.echo(f"{name} is ready ({seconds:.1f} s).")


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Only these games; all of them without.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.", min=0.05)] = 2.0,
    cold: Annotated[bool, typer.Option("--cold/--no-cold", help="Measure compiling from nothing, too (a minute each).")]
        = True,
    rivals: Annotated[bool, typer.Option("--rivals/--no-rivals", help="Measure Catanatron and OpenSpiel, too, "
                                                                      "where they are installed.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    out: Annotated[pathlib.Path | None, typer.Option(help="Write the JSON to this file, too.")] = None,
) -> None:  # fmt: skip
    """Measure the rules: playouts, decisions and copies a second, compile times, bytes per position."""
    with _explained():
        from argosy.games import names
        from argosy.play.match import game_of
        from argosy.terminal import bench as measure

        found = measure.run([game_of(name) for name in game or names()], seconds, cold, rivals)
        text = json.dumps(found, indent=1)
        if out:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(text + "\n", encoding="utf-8")
        if as_json:
            typer.echo(text)
        else:
            for table in measure.tables(found):
                Console().print(table)


@app.command(
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    help="Look back on a finished game: chances, turning points, better moves, luck apart from skill.",
)
def review(context: typer.Context) -> None:
    """The review has a command of its own; it is loaded when it is called."""
    from argosy.review.command import app as command

    command(args=context.args, prog_name="argosy review")


@app.command(
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    help="Let bots play each other and see who is better, and how sure that is.",
)
def arena(context: typer.Context) -> None:
    """The arena has a command of its own; it is loaded when it is called."""
    from argosy.arena.command import app as command

    command(args=context.args, prog_name="argosy arena")


@app.command(
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    help="Play a campaign: a story over ten or eleven games. Lists, begins and continues campaigns.",
)
def campaign(context: typer.Context) -> None:
    """Campaigns have commands of their own; they are loaded when they are called."""
    with _explained():
        from argosy.terminal.campaign import app as command

        command(args=context.args, prog_name="argosy campaign")


@app.command(
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    help="Look after the tables of a server: list, close, delete and expire tables, mute and remove players.",
)
def host(context: typer.Context) -> None:
    """Hosts have commands of their own; they are loaded when they are called."""
    from argosy.table.host_command import app as command

    command(args=context.args, prog_name="argosy host")


def _options(texts: list[str]) -> dict[str, int | bool]:
    """Variants as written: name=number, or only the name for a yes."""
    chosen: dict[str, int | bool] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if equals and not value.isdigit():
            raise typer.BadParameter(f"“{text}” is no variant; write name=number, for example bonanza=1")
        chosen[name.strip()] = int(value) if equals else 1
    return chosen


class _explained:
    """Errors that are meant for people are printed as a sentence, without a traceback."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        from argosy.kernel.components import ComponentError
        from argosy.play.errors import ArgosyError

        if isinstance(error, (ArgosyError, ComponentError)):
            _stop(str(error))
        if isinstance(error, ValueError) and "no words in" in str(error):
            _stop(str(error))


def _stop(message: str) -> NoReturn:
    """Say what is wrong and end with a failure."""
    Console(stderr=True).print(message, style="red", markup=False, highlight=False)
    raise typer.Exit(1)


if __name__ == "__main__":
    app()
