"""What a match looks like in the terminal: facts, moves, points. All of it comes from one seat's view."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Listing
from rich.text import Text

from argosy.kernel.game import Line
from argosy.play import Match, Move, View
from argosy.play.telling import Turn, seat_name, sheet_name, speak
from argosy.words import bundle, has_words, say

BID = "preview-bid"  # the preview of a bid: its number, where it has one, is the price
SHORT_GROUP = 8  # a longer group of like moves is shown in columns
SHORT_WORDS = 44  # so many characters have room in a column
COLOURS = ("dark_orange3", "dodger_blue2", "green3", "gold3", "medium_purple", "grey62")  # of the seats


def painted(seat: int, name: str) -> Text:
    """A name in the colour of its seat."""
    return Text(name, style=f"bold {COLOURS[seat % len(COLOURS)]}")


def facts(view: View, lang: str) -> Listing:
    """Everything public that each seat has a number of, one row a seat."""
    table = Listing(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    columns = [name for name in seat_fields(view) if np.asarray(view.state[name])[: view.seats].any()]
    for name in columns:
        table.add_column(say(view.game.name, lang, column(name)), justify="right")
    table.add_column(say(None, lang, "cli-points"), justify="right", style="bold")
    for seat, points in enumerate(view.scores):
        numbers = [str(int(view.state[name][seat])) for name in columns]
        who = painted(seat, seat_name(seat, lang, view.names))
        table.add_row(who, *numbers, str(points))
    return table


def seat_fields(view: View) -> list[str]:
    """The public fields that hold one number for every seat and have a word to stand over a column."""
    shape, words = (view.game.rules.seats[-1],), bundle(view.game.name, "en")
    fields = [name for name, field in view.game.rules.State.fields.items() if field.seen and field.shape == shape]
    return [name for name in fields if words.has_message(column(name))]


def column(name: str) -> str:
    """The message that names the column of a field."""
    return f"column-{name.replace('_', '-')}"


def offered(moves: Sequence[Move], lang: str, view: View | None = None) -> RenderableType:
    """The legal moves with their numbers, like moves together; with a view also what they cost and bring."""
    numbered = list(enumerate(moves, 1))
    shown: list[RenderableType] = []
    for _, group in itertools.groupby(numbered, key=lambda pair: pair[1].text.split(" ")[0]):
        members = list(group)
        if len(members) <= SHORT_GROUP:
            for n, move in members:
                words = priced(view, move, move.words(lang))
                shown.append(one_move(n, move, words, move.text, foretold(view, move, lang)))
        else:
            short = all(len(move.words(lang)) <= SHORT_WORDS for _, move in members)
            columns = [
                one_move(n, move, priced(view, move, move.words(lang) if short else in_short(move, lang), lang))
                for n, move in members
            ]
            shown.append(Columns(columns, padding=(0, 3)))
    return Group(*shown)


def in_short(move: Move, lang: str) -> str:
    """A move in few words, where its game has them, else as it is written."""
    line = move.game.face.describe(move.code)
    key = f"{line.key}.short"
    few = has_words(move.game.name, lang, key)
    return speak(move.game, Line(key, line.facts), lang, move.names) if few else move.text


def priced(view: View | None, move: Move, words: str, lang: str = "") -> str:
    """A move in these words, and behind them the price where it is a bid; with a language also what else it brings,
    where its game says it in short."""
    line = view.game.face.preview(view.state, move.code) if view and view.game.face.preview else None
    if view is None or line is None:
        return words
    if line.key == BID and "n" in line.facts:
        return f"{words} = {line.facts['n']}"
    short = Line(f"{line.key}.short", line.facts)
    known = lang and has_words(view.game.name, lang, short.key)
    return f"{words}: {speak(view.game, short, lang, view.names, view.seat)}" if known else words


def foretold(view: View | None, move: Move, lang: str) -> str:
    """What a move costs and brings, where its name does not say everything."""
    line = view.game.face.preview(view.state, move.code) if view and view.game.face.preview else None
    return speak(view.game, line, lang, view.names, view.seat) if view and line and line.key != BID else ""


def one_move(number: int, move: Move, words: str, notation: str = "", more: str = "") -> Text:
    """A number to type, what it does, how it is written, and what it costs and brings."""
    text = Text(f"{number:>4}  ", style="bold magenta")
    text.append(words, style="default")
    if notation and notation != words:
        text.append(f"  {notation}", style="dim")
    if more:
        text.append(f"\n        {more}", style="dim")
    return text


def points(match: Match, lang: str) -> Listing:
    """The score sheets side by side, the winner first."""
    order = sorted(range(match.seats), key=lambda seat: match.ranks[seat])
    names = [painted(seat, match.name(seat, lang)) for seat in order]
    sheets, ranks = [match.sheet(seat) for seat in order], [match.ranks[seat] for seat in order]
    if rival := match.rival(lang):  # somebody alone against the game itself
        names.append(painted(match.seats, rival.name))
        sheets.append(rival.sheet)
        ranks.append(1 if ranks[0] > 1 else 2)
    scores = [sum(sheet.values()) for sheet in sheets]
    table = Listing(title=match.prompt(lang))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for line in match.game.rules.sheet:
        if any(sheet[line] for sheet in sheets):
            table.add_row(sheet_name(match.game, line, lang), *(str(sheet[line]) for sheet in sheets))
    table.add_section()
    table.add_row(say(None, lang, "cli-points").capitalize(), *map(str, scores), style="bold")
    table.add_row(say(None, lang, "cli-place"), *map(str, ranks))
    return table


def table_of(view: View, lang: str) -> Panel:
    """The table as far as numbers can tell it."""
    title = f"{view.game.title} · {say(None, lang, 'cli-move-number', number=int(view.state.moves) + 1)}"
    numbers = facts(view, lang)
    if view.game.face.plain is None:
        return Panel(numbers, title=title, title_align="left", border_style="dim")
    return Panel(Group(Text(view.plain(lang)), Text(), numbers), title=title, title_align="left", border_style="dim")


def question(view: View, lang: str) -> Text:
    """What is asked, and under it what one needs to know for the answer."""
    lines = view.game.face.facts(view.state) if view.game.face.facts else []
    told = ""
    for line in lines:
        between = "" if not told else " " if told.endswith(".") else " · "
        told += between + speak(view.game, line, lang, view.names, view.seat)
    return Text.assemble((view.prompt(lang), "bold"), *([("\n" + told, "dim")] if told else []))


def tell(console: Console, turns: Sequence[Turn]) -> None:
    """What happened, turn by turn."""
    for turn in turns:
        show(console, *(f"  {line}" for line in turn.lines))


def show(console: Console, *things: Any) -> None:
    """Print without looking for markup in names."""
    for thing in things:
        console.print(thing, markup=False, highlight=False)
