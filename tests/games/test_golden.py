"""Golden games: any record that is dropped into this folder is replayed, move by move, to the result it names."""

from __future__ import annotations

import json
import pathlib

import pytest

import argosy

HERE = pathlib.Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.relative_to(HERE).as_posix() for path in RECORDS])
def test_golden_game(path: pathlib.Path) -> None:
    match = argosy.load(path)  # raises what is wrong, with the number of the move
    assert match.over, "a golden game is played to its end"
    assert json.loads(path.read_text(encoding="utf-8"))["result"], "a golden game names its result"


def test_every_game_has_golden_games() -> None:
    assert {argosy.Record.read(path).game for path in RECORDS} == set(argosy.games())


def test_a_changed_record_is_noticed(tmp_path: pathlib.Path) -> None:
    content = json.loads(RECORDS[0].read_text(encoding="utf-8"))
    content["result"]["scores"][0] += 1
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(argosy.ArgosyError, match="scores"):
        argosy.load(changed)
