"""Games of a series with their moves: kept, replayed, and read from a file that anybody may have written."""

from __future__ import annotations

import json
import pathlib

import pytest
from typer.testing import CliRunner

from argosy.arena.command import app
from argosy.arena.errors import NoMoves, SecretSeries
from argosy.arena.results import records_in
from argosy.play import load


def series(toy: str, tmp_path: pathlib.Path, *more: str) -> tuple[str, list[pathlib.Path]]:
    file, folder = tmp_path / "kept.jsonl", tmp_path / "records"
    command = [toy, "--bots", "deckhand,random", "--games", "4", "--keep", str(file), "--cores", "1", *more]
    done = CliRunner().invoke(app, [*command, "--records", str(folder)])
    assert done.exit_code == 0, done.output
    return file.read_text(encoding="utf-8"), sorted(folder.glob("*.json"))


def test_a_kept_game_is_replayed_to_the_result_that_the_arena_told(toy: str, tmp_path: pathlib.Path) -> None:
    text, files = series(toy, tmp_path)
    rows = [json.loads(line) for line in text.splitlines()[1:]]
    records = records_in(text, "kept.jsonl")
    assert len(records) == len(rows) == len(files) == 4
    for record, row in zip(records, rows, strict=True):
        match = load(record)
        assert match.over and match.scores == row["scores"] and match.ranks == row["ranks"]
        assert len(match.made) == row["decisions"] and list(match.names or ()) == row["bots"]
    assert {load(file).record().json() for file in files} == {load(record).record().json() for record in records}


def test_a_longer_series_goes_on_with_the_moves_of_a_shorter_one(toy: str, tmp_path: pathlib.Path) -> None:
    first, _ = series(toy, tmp_path)
    again, files = series(toy, tmp_path, "--games", "6")
    assert again.startswith(first) and len(files) == 6


def test_a_secret_series_is_refused_but_its_records_are_not(toy: str, tmp_path: pathlib.Path) -> None:
    text, files = series(toy, tmp_path, "--secret", "parrot")
    with pytest.raises(SecretSeries):
        records_in(text, "kept.jsonl")
    assert all(load(file).over for file in files)


def test_a_series_without_moves_is_refused_with_a_sentence(toy: str, tmp_path: pathlib.Path) -> None:
    head, *rows = series(toy, tmp_path)[0].splitlines()
    bare = [json.dumps({name: value for name, value in json.loads(row).items() if name != "moves"}) for row in rows]
    with pytest.raises(NoMoves):
        records_in("\n".join([head, *bare]), "kept.jsonl")


def test_what_is_no_series_has_no_records() -> None:
    assert records_in('{"format": "argosy record"}', "x") == []
    assert records_in("", "x") == []
