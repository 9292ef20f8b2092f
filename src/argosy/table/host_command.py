"""`argosy host`: what a host does on the command line, on the database of a server that may be running."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from argosy.bots.levels import LEVELS
from argosy.play.errors import ArgosyError
from argosy.table.command import opened
from argosy.table.hosting import STATUSES, Host

app = typer.Typer(
    no_args_is_help=True, add_completion=False,
    help="Look after the tables of a server: list, close, delete and expire tables, mute and remove players. A running "
    "server heeds it within seconds.",
)  # fmt: skip

Database = Annotated[str | None, typer.Option("--database", help="The URL of the database.", envvar="ARGOSY_DATABASE")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's name, as in its address: malabar-x2yz34ab.")]
SeatName = Annotated[str, typer.Argument(metavar="SEAT", help="The seat's number, from 1 on, or the player's name.")]
Status = Annotated[list[str] | None, typer.Option("--status", help=f"Only tables that are {', '.join(STATUSES)}; may "
                                                                   "be repeated.")]  # fmt: skip
Days = Annotated[float, typer.Option("--days", help="Only tables that nobody touched for so many days.", min=0)]


@contextmanager
def _host(database: str | None) -> Iterator[Host]:
    """The host's hands; what is wrong is said in a sentence."""
    try:
        with opened(database) as store:
            yield Host(store)
    except ArgosyError as error:
        Console(stderr=True).print(str(error), style="red", markup=False, highlight=False)
        raise typer.Exit(1) from None


def _statuses(status: list[str] | None) -> list[str]:
    wrong = [each for each in status or [] if each not in STATUSES]
    if wrong:
        raise typer.BadParameter(f"{wrong[0]!r} is no status; there are {', '.join(STATUSES)}")
    return status or []


@app.command("list")
def list_tables(
    status: Status = None,
    days: Days = 0.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    database: Database = None,
) -> None:
    """List the tables: who plays, how far it is, and when something happened there last."""
    chosen = _statuses(status)
    with _host(database) as host:
        found = host.tables(chosen, days)
    if as_json:
        typer.echo(json.dumps([each.data() for each in found], indent=1, ensure_ascii=False))
        return
    shown = Table("table", "game", "status", "seen by", "events", "idle", "seats", box=None)
    for each in found:
        shown.add_row(each.id, each.game, each.status, "all" if each.public else "invited", str(each.events),
                      _ago(time.time() - each.changed), ", ".join(each.seats))  # fmt: skip
    Console().print(shown)


@app.command()
def close(table: TableId, database: Database = None) -> None:
    """End a table without a result; its record is kept."""
    with _host(database) as host:
        host.close(table)
    typer.echo(f"{table} is closed.")


@app.command()
def delete(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
) -> None:
    """Remove a table with its moves and its talk. There is no way back but a backup."""
    with _host(database) as host:
        if not yes:
            typer.confirm(f"Delete {table} for good?", abort=True)
        host.delete(table)
    typer.echo(f"{table} is gone.")


@app.command()
def expire(
    days: Annotated[float, typer.Option("--days", help="Delete tables that nobody touched for so many days.", min=1)],
    status: Status = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only say which.")] = False,
    database: Database = None,
) -> None:
    """Delete old tables: those that are over, closed or never began, unless other statuses are given."""
    chosen = _statuses(status) or ["open", "over", "closed"]
    with _host(database) as host:
        gone = [each.id for each in host.tables(chosen, days)] if dry else host.expire(days, chosen)
    for table_id in gone:
        typer.echo(table_id)
    typer.echo(f"{len(gone)} tables {'would go' if dry else 'are gone'}.")


@app.command()
def mute(
    table: TableId,
    seat: SeatName,
    off: Annotated[bool, typer.Option("--off", help="Let the seat talk again.")] = False,
    database: Database = None,
) -> None:
    """Let a seat not talk any more."""
    with _host(database) as host:
        host.mute(table, host.seat_named(table, seat), not off)
    typer.echo(f"{seat} at {table} can {'talk again' if off else 'talk no more'}.")


@app.command()
def remove(
    table: TableId,
    seat: SeatName,
    level: Annotated[str, typer.Option(help="The bot that plays on: deckhand, mate or captain.")] = "mate",
    database: Database = None,
) -> None:
    """Take a seat from a player: their links and devices open it no more, and a bot plays on."""
    if level not in LEVELS:
        raise typer.BadParameter(f"{level!r} is no bot; there are {', '.join(LEVELS)}")
    with _host(database) as host:
        host.remove(table, host.seat_named(table, seat), level)
    typer.echo(f"{seat} does not sit at {table} any more.")


def _ago(seconds: float) -> str:
    for size, name in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds / size:.0f} {name}"
    return f"{max(seconds, 0):.0f} s"
