"""`argosy arena`: let bots play each other and see who is better, and how sure that is."""

from __future__ import annotations

import json
import pathlib
import threading
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Listing

from argosy.arena import results
from argosy.arena.cluster import run_on_ray
from argosy.arena.series import Outcome, Plan, run
from argosy.play.errors import ArgosyError

app = typer.Typer()


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game, for example goa.")],
    bots: Annotated[str, typer.Option(help="The bots with commas between them, settings after a colon: "
                                           "mate,captain:iterations=500. The last fills the table.")] = "mate,deckhand",
    games: Annotated[int, typer.Option(help="How many games to play; rounded up to whole deals.", min=1)] = 100,
    seats: Annotated[int, typer.Option(help="How many play in a game.")] = 2,
    seed: Annotated[int, typer.Option(help="Where the deals come from; the same seed, the same games.", min=0)] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A variant of the game, for example bonanza=1.")] = None,
    cores: Annotated[int, typer.Option(help="How many cores to use; 0 means all of them.", min=0)] = 0,
    keep: Annotated[pathlib.Path | None, typer.Option(help="A file for the games, moves and all: stop when you "
                                                           "like, repeat the command to go on.")] = None,
    records: Annotated[pathlib.Path | None, typer.Option(help="A folder for the games as records, a file each: replay, "
                                                              "review and analyse them.")] = None,
    report: Annotated[pathlib.Path | None, typer.Option(help="Write a report in Markdown to this file.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto, or "
                                            "local for a new one here. Needs the extra: argosy[ray].")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    isolated: Annotated[bool, typer.Option("--isolated", help="Every bot plays in a process of its own and is sent "
                                           "what its seat sees, nothing else. Slower; for bots of others.")] = False,
    secret: Annotated[str, typer.Option(help="A word of your own that the deals depend on, too: without one, whoever "
                                             "guesses the seed can work them out.", envvar="ARGOSY_SECRET")] = "",
) -> None:  # fmt: skip
    """Let bots play each other: seats rotated, seeds paired, results with 95 % intervals and ratings."""
    err = Console(stderr=True)
    try:
        plan = Plan(
            game,
            tuple(text.strip() for text in bots.split(",") if text.strip()),
            seats,
            games,
            seed,
            _options(option or []),
            secret,
            isolated,
        )
        book = results.Book(keep, plan) if keep else None
        outcomes = _played(plan, cores, book, err, ray)
        if records:
            err.print(f"{results.save_records(records, plan, outcomes)} records in {records}")
    except ArgosyError as error:
        err.print(str(error), style="red", markup=False)
        raise typer.Exit(2) from None
    if not outcomes:
        err.print("No game was finished.")
        raise typer.Exit(1)
    if report:
        report.write_text(results.as_markdown(plan, outcomes), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(results.as_data(plan, outcomes), indent=2))
    else:
        Console().print(_table(plan, outcomes))


def _options(texts: list[str]) -> dict[str, int | bool]:
    """Variants as written: name=number."""
    found: dict[str, int | bool] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if not value.lstrip("-").isdigit():
            raise typer.BadParameter(f"{text!r} is no option; write name=number, for example bonanza=1")
        found[name] = int(value)
    return found


def _played(
    plan: Plan, cores: int, book: results.Book | None, console: Console, ray: str | None = None
) -> list[Outcome]:
    """Play the series under a progress bar; Ctrl-C ends it with what there is."""
    done = book.read() if book else {}
    outcomes = dict(done)
    stop = threading.Event()
    total = sum(1 for _ in plan.pairings())
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        TextColumn("{task.fields[leader]}"),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{plan.game}, {plan.seats} seats", total=total, completed=len(done), leader="")

        def tell(outcome: Outcome) -> None:
            outcomes[outcome.pairing.key] = outcome
            if book:
                book.write(outcome)
            bar.update(task, advance=1, leader=_leader(list(outcomes.values())) if len(outcomes) % 10 == 0 else None)

        try:
            if ray:
                run_on_ray(plan, ray, done, tell, stop)
            else:
                run(plan, cores, done, tell, stop)
        except KeyboardInterrupt:
            stop.set()
            console.print(f"Stopped after {len(outcomes)} of {total} games.")
    return [outcomes[key] for key in sorted(outcomes)]


def _leader(outcomes: list[Outcome]) -> str:
    best = results.standings(outcomes)[0]
    return f"{best.bot} {results.percent(best.win_rate, best.win_error)}"


def _table(plan: Plan, outcomes: list[Outcome]) -> Listing:
    best = results.winners(outcomes)
    table = Listing(title=f"{plan.game}, {plan.seats} seats, {len(outcomes)} games", caption=(
        f"± is the 95 % interval, deals counted as one. Winning scores {best['mean']:.1f} on average, "
        f"{best['low']:.0f} to {best['high']:.0f} for eight in ten."
    ))  # fmt: skip
    for name in ("bot", "games", "wins", "fair", "points", "10–90 %", "place", "rating"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for each in results.standings(outcomes):
        table.add_row(
            each.bot, str(each.games), results.percent(each.win_rate, each.win_error), f"{each.fair:.1%}",
            results.within(each.points, each.points_error), f"{each.low:.0f}–{each.high:.0f}", f"{each.place:.2f}",
            f"{each.rating:.1f} ± {each.rating_error:.1f}",
        )  # fmt: skip
    return table


if __name__ == "__main__":
    app()
