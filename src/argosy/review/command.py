"""`argosy review`: what a finished game teaches."""

from __future__ import annotations

import pathlib
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from argosy.play import load
from argosy.play.errors import ArgosyError
from argosy.review.findings import Review
from argosy.review.look_back import BUDGET
from argosy.review.look_back import review as look_back

app = typer.Typer()


@app.command()
def review(
    file: Annotated[pathlib.Path, typer.Argument(help="The record of a finished game, as `argosy play` saves it.")],
    budget: Annotated[int, typer.Option(help="How many deals each position is judged in: more is surer and slower.")]
        = BUDGET,
    cores: Annotated[int, typer.Option(help="How many cores to use.", min=1)] = 1,
    lang: Annotated[str, typer.Option(help="The language of the report: en, de or nl.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON instead of the report.")] = False,
    svg: Annotated[pathlib.Path | None, typer.Option(help="Write the chart of the chances to this file.")] = None,
) -> None:  # fmt: skip
    """Look back on a finished game: chances to win, turning points, better moves, accuracy, luck apart from skill."""
    err = Console(stderr=True)
    try:
        found = _reviewed(file, budget, cores, err)
        words = found.json() if as_json else found.text(lang)
        if svg:
            svg.write_text(found.svg(lang, fonts=True), encoding="utf-8")
    except (ArgosyError, OSError, ValueError) as error:
        err.print(str(error), style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None
    typer.echo(words, nl=False)


def _reviewed(file: pathlib.Path, budget: int, cores: int, console: Console) -> Review:
    """The review, under a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    match = load(file)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(match.game.title, total=None)
        return look_back(match, budget, lambda done, total: bar.update(task, completed=done, total=total), cores)


if __name__ == "__main__":
    app()
