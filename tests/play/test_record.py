"""Records and the text form: exact round trips, and clear words about what is broken."""

from __future__ import annotations

import json
import pathlib
import pickle
from typing import Any

import pytest

import argosy
from argosy.kernel.position import bytes_of
from argosy.play import errors


@pytest.fixture
def match(toy: str) -> argosy.Match:
    match = argosy.new(toy, seats=3, seed=2**64 - 1, options={"long": True}, names=["Ann", "Bob | the Bold", "Zoë"])
    for number in range(12):
        match.push(match.moves[number % len(match.moves)])
    return match


@pytest.fixture
def saved(match: argosy.Match, tmp_path: pathlib.Path) -> pathlib.Path:
    return match.record().save(tmp_path / "deep" / "game.json")


def change(path: pathlib.Path, **parts: Any) -> pathlib.Path:
    content = json.loads(path.read_text(encoding="utf-8"))
    for name, value in parts.items():
        if value is None:
            del content[name]
        else:
            content[name] = value
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_save_and_load(match: argosy.Match, saved: pathlib.Path) -> None:
    again = argosy.load(saved)
    assert again == match
    assert again.names == match.names and again.options == match.options
    assert again.record().json() == match.record().json()
    assert not list(saved.parent.glob("*.partial"))


def test_a_finished_record_carries_its_result(match: argosy.Match, saved: pathlib.Path) -> None:
    while not match.over:
        match.push(match.moves[0])
    match.record().save(saved)
    assert json.loads(saved.read_text())["result"] == {"scores": match.scores, "ranks": match.ranks}
    argosy.load(saved)
    change(saved, result={"scores": [9, 9, 9], "ranks": match.ranks})
    with pytest.raises(errors.OtherResult, match=r"scores are \[9, 9, 9\]"):
        argosy.load(saved)


def test_no_file(tmp_path: pathlib.Path) -> None:
    with pytest.raises(errors.NoFile, match=r"nothing\.json"):
        argosy.load(tmp_path / "nothing.json")
    with pytest.raises(FileNotFoundError):
        argosy.load(tmp_path / "nothing.json")


def test_nowhere_to_save(match: argosy.Match, tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(errors.CannotSave, match=r"game\.json cannot be written"):
        match.record().save(tmp_path / "file" / "game.json")


@pytest.mark.parametrize("content", [b"", b"hello", b"[1, 2]", b'{"games": []}', b"\xff\xfe\x00", b"{broken"])
def test_a_foreign_file(tmp_path: pathlib.Path, content: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(errors.ForeignRecord, match="no record of Argosy"):
        argosy.load(path)


def test_a_truncated_file_at_every_length(saved: pathlib.Path) -> None:
    whole = saved.read_bytes()
    for length in range(0, len(whole.rstrip()), 7):
        saved.write_bytes(whole[:length])
        with pytest.raises((errors.TruncatedRecord, errors.ForeignRecord)):
            argosy.load(saved)
    saved.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(errors.TruncatedRecord, match="breaks off after"):
        argosy.load(saved)


def test_broken_json_names_the_line(saved: pathlib.Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace('"seats": 3,', '"seats": three,'), encoding="utf-8")
    with pytest.raises(errors.BrokenRecord, match="line 7 is not JSON"):
        argosy.load(saved)


@pytest.mark.parametrize("content", ["[" * 100_000, '{"seed": ' + "1" * 5000 + "}", '{"game": "\\ud800"}'])
def test_what_no_program_writes_is_refused_with_a_sentence(tmp_path: pathlib.Path, content: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(content)
    with pytest.raises(errors.ArgosyError, match=r"record\.json"):
        argosy.load(file)


def test_another_format(saved: pathlib.Path) -> None:
    with pytest.raises(errors.OtherFormat, match="version 2 of the record format"):
        argosy.load(change(saved, version=2))


def test_other_rules(saved: pathlib.Path) -> None:
    with pytest.raises(errors.OtherRules, match=r"version 99 of the rules of Crates. This Argosy plays version 1"):
        argosy.load(change(saved, rules=99))


def test_other_components(saved: pathlib.Path) -> None:
    with pytest.raises(errors.OtherComponents, match="component set 0123456789ab"):
        argosy.load(change(saved, components="0123456789ab"))


@pytest.mark.parametrize("part", ["game", "rules", "components", "seats", "options", "seed", "moves", "version"])
def test_a_missing_part_is_named(saved: pathlib.Path, part: str) -> None:
    with pytest.raises(errors.MissingPart, match=f"“{part}” should be .* but it is missing"):
        argosy.load(change(saved, **{part: None}))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seats", "3"), ("seats", True),
        ("seed", -1), ("seed", 2**64), ("seed", 1.5), ("moves", "sail"), ("moves", [1]),
        ("options", [1]), ("options", {"long": "yes"}), ("names", [1, 2, 3]), ("result", {"scores": 3}), ("game", 5),
    ],
)  # fmt: skip
def test_a_wrong_part_is_named(saved: pathlib.Path, part: str, value: Any) -> None:
    with pytest.raises(errors.MissingPart, match=f"“{part}"):
        argosy.load(change(saved, **{part: value}))


def test_wrong_facts_in_a_record(saved: pathlib.Path) -> None:
    good = saved.read_bytes()
    for error, parts in [
        (errors.UnknownGame, {"game": "chess"}),
        (errors.WrongSeats, {"seats": 7}), (errors.WrongNames, {"names": ["A"]}),
        (errors.UnknownOption, {"options": {"fog": 1}}),
    ]:  # fmt: skip
        saved.write_bytes(good)
        with pytest.raises(error):
            argosy.load(change(saved, **parts))


def test_an_illegal_move_is_numbered(match: argosy.Match, saved: pathlib.Path) -> None:
    moves = list(match.record().moves)
    moves[5] = "salt#1" if moves[5] != "salt#1" else "salt#2"
    with pytest.raises(errors.IllegalRecord, match="move 6: “salt#"):
        argosy.load(change(saved, moves=moves))


def test_a_record_is_written_in_full(match: argosy.Match, saved: pathlib.Path) -> None:
    moves = list(match.record().moves)
    moves[0] = moves[0][:-1]
    with pytest.raises(errors.IllegalRecord, match=r"move 1: .* is not written in full"):
        argosy.load(change(saved, moves=moves))


def test_moves_after_the_end_are_refused(match: argosy.Match, saved: pathlib.Path) -> None:
    while not match.over:
        match.push(match.moves[0])
    record = match.record()
    record.save(saved)
    with pytest.raises(errors.IllegalRecord, match=f"move {len(record.moves) + 1}: .* the game is over"):
        argosy.load(change(saved, moves=[*record.moves, "sail"]))


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(errors.UnknownGame(name="chess", games=["goa", "toy"])))
    assert isinstance(error, errors.UnknownGame)
    assert str(error) == "There is no game called “chess”. There are goa and toy."


# the text form of positions


def test_text_round_trip_at_every_move(toy: str) -> None:
    match = argosy.new(toy, seats=4, seed=3)
    while not match.over:
        again = argosy.position(match.text())
        assert bytes_of(again.state) == bytes_of(match.state)
        assert again.text() == match.text()
        match.push(match.moves[len(match.made) % len(match.moves)])


def test_a_match_from_a_position_can_be_saved(match: argosy.Match, tmp_path: pathlib.Path) -> None:
    laid = argosy.position(match.text().replace("coins: ", "coins: 7", 1))
    laid.push(laid.moves[0])
    again = argosy.load(laid.record().save(tmp_path / "laid.json"))
    assert again == laid and again.made == laid.made


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("argosy position 1", "chess position", "Line 1 of the position: it should be “argosy position 1”"),
        ("rules: 1", "rules: 7", "the rules of Crates are version 1, not 7"),
        ("components: ", "components: x", "are the set"),
        ("game: toy\n", "", "the line “game: …” is missing"),
        ("seats: 3", "seats: three", "“three” is no whole number"),
        ("seats: 3", "seats: 99999", "99999 is not between -32768 and 32767"),
        ("seats: 3", "seats 3", "has no colon"),
        ("seats: 3", "seats: 3\nseats: 3", "stands there twice"),
        ("seats: 3", "seats: 3\nwind: 4", "Crates has no field “wind”"),
        ("hand_size: ", "hand_size: 1 1 1 1 ", "hand_size: there is room for 4"),
        ("seats: 3", "seats: 3\nviewer: 1", "what one seat sees"),
        ('["Ann"', "Ann", "write the names as a list"),
    ],
)
def test_a_broken_position_names_its_line(match: argosy.Match, old: str, new: str, why: str) -> None:
    assert old in match.text()
    with pytest.raises(errors.BrokenPosition) as caught:
        argosy.position(match.text().replace(old, new, 1))
    assert why in str(caught.value)


def test_a_position_must_add_up(match: argosy.Match) -> None:
    text = "\n".join(line for line in match.text().splitlines() if not line.startswith("pile:"))
    with pytest.raises(errors.BrokenPosition, match="the account “crates” does not add up"):
        argosy.position(text)


def test_a_view_is_no_position(match: argosy.Match) -> None:
    with pytest.raises(errors.BrokenPosition, match="what one seat sees"):
        argosy.position(match.view(0).text())
