"""The command line, as somebody at a terminal meets it."""

from __future__ import annotations

import json
import pathlib
import sys

import pytest
from typer.testing import CliRunner, Result

import argosy
from argosy.cli import app

COMMANDS = ("play", "replay", "games", "components", "warm", "bench", "arena", "review")


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setenv("ARGOSY_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ARGOSY_COMPONENTS", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "140")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def said(result: Result) -> str:
    return " ".join(result.output.split())


def test_help_names_every_command() -> None:
    result = run("--help")
    for command in COMMANDS:
        assert command in result.output


def test_which_argosy_this_is() -> None:
    result = run("--version")
    assert result.exit_code == 0 and result.output == f"argosy {argosy.__version__}\n"


def test_without_a_command_the_table_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    opened: list[tuple[object, ...]] = []
    monkeypatch.setenv("ARGOSY_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    monkeypatch.setattr("argosy.table.command.serve", lambda *given: opened.append(given[:3]))
    assert run("--port", "8123", "--no-browser").exit_code == 0
    assert opened == [("127.0.0.1", 8123, False)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert len(said(result)) > 100


def test_games_are_listed(toy: str) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "Crates" in result.output and "2–4" in result.output and "A long voyage" in result.output


def test_a_whole_game_in_the_terminal(toy: str, tmp_path: pathlib.Path) -> None:
    result = run("play", toy, "--seats", "me,deckhand", "--seed", "3", "--name", "Ann", typed="1\n" * 20)
    assert result.exit_code == 0, result.output
    assert "What will Ann do?" in result.output
    assert "Deckhand draws a crate." in result.output
    assert "The game is over." in result.output and "Deliveries" in result.output
    records = list((tmp_path / "data" / "records").glob("toy-*.json"))
    assert len(records) == 1
    assert argosy.load(records[0]).over
    assert not (tmp_path / "data" / "left" / "toy.json").exists()


def test_moves_by_number_name_and_beginning(toy: str) -> None:
    result = run("play", toy, "--seats", "me,deckhand", "--seed", "3", "--name", "Ann", typed="2\nsail\ndr\nq\n")
    assert result.output.count("You draw a crate.") == 2
    assert "You sail and earn" in result.output


def test_a_wrong_answer_is_explained_in_the_players_language(toy: str) -> None:
    result = run(
        "play", toy, "--seats", "me,deckhand", "--seed", "3", "--lang", "de", "--name", "Ann", typed="d\nxyz\nq\n"
    )
    assert "Mehrere erlaubte Züge beginnen mit „d“: draw und deliver" in said(result)
    assert "„xyz“ ist kein Zug in Crates" in said(result)


def test_undo_log_points_picture_help(toy: str, tmp_path: pathlib.Path) -> None:
    typed = "u\ndeliver\nu\nl\ns\np\n?\nq\n"
    result = run("play", toy, "--seats", "me,deckhand", "--seed", "3", "--name", "Ann", typed=typed)
    assert "cannot be taken back" in result.output
    assert result.output.count("What will Ann do?") == 2  # asked again after the undo
    picture = (tmp_path / "data" / "pictures" / "toy.svg").read_text()
    assert picture.startswith("<svg") and "<style>" in picture and "Ann" in picture
    assert "Type the number of a move" in result.output


def test_leave_and_resume(toy: str) -> None:
    left = run("play", toy, "--seats", "me,deckhand", "--seed", "3", "--name", "Ann", typed="draw\nq\n")
    assert "argosy play toy --resume" in said(left)
    again = run("play", toy, "--resume", typed="l\nq\n")
    assert "You draw a crate." in again.output
    asked = run("play", toy, typed="y\nq\n")
    assert "You left a game after" in asked.output and "move 4" in asked.output
    anew = run("play", toy, "--new", "--seats", "me,mate", typed="q\n")
    assert "move 1" in anew.output


def test_an_end_of_input_keeps_the_game(toy: str, tmp_path: pathlib.Path) -> None:
    run("play", toy, "--seats", "me,deckhand", "--seed", "3", typed="draw\n")
    assert (tmp_path / "data" / "left" / "toy.json").exists()


def test_nothing_to_resume(toy: str) -> None:
    result = run("play", toy, "--resume")
    assert result.exit_code == 1 and "You left no game of toy" in result.output


def test_two_people_pass_the_screen_on(toy: str) -> None:
    result = run("play", toy, "--seats", "ann,bob", "--seed", "3", typed="\nsail\n\nsail\n\nq\n")
    assert result.output.count("is next. Press Enter when nobody else is looking.") == 3
    assert "What will Bob do?" in result.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "There is no game called “chess”"),
        (("play", "toy", "--seats", "me,deckhnd"), "deckhnd"),
        (("play", "toy", "--seats", "me"), "2 to 4 players, not 1"),
        (("play", "toy", "--option", "fog"), "no option “fog”"),
        (("play", "toy", "--option", "dealt=7"), "cannot be 7"),
        (("play", "toy", "--lang", "fr"), "no words in 'fr'"),
        (("replay", "nothing.json"), "There is no file nothing.json"),
        (("components", "chess"), "There is no game called “chess”"),
    ],
)
def test_mistakes_are_explained_without_a_traceback(toy: str, words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 1
    assert message in said(result)
    assert "Traceback" not in result.output


def test_replay_verifies_and_tells(toy: str, tmp_path: pathlib.Path) -> None:
    match = argosy.new(toy, seats=2, seed=4, names=["Ann", "Bob"])
    while not match.over:
        match.push(match.moves[-1])
    path = str(match.record().save(tmp_path / "game.json"))
    told = run("replay", path, "--seat", "1")
    assert told.exit_code == 0
    assert "You bury" in told.output and "Bob buries" in told.output and "is right: all" in said(told)
    assert len(run("replay", path, "--quiet").output.splitlines()) <= 2
    text = pathlib.Path(path).read_text(encoding="utf-8").replace('"bury"', '"deliver"', 1)
    pathlib.Path(path).write_text(text, encoding="utf-8")
    assert run("replay", path).exit_code == 1


def test_components_say_where_rows_come_from(toy: str) -> None:
    assert "crate" in run("components", toy).output
    assert "3 rows are right" in run("components", toy, "--check").output
    assert "salt" in run("components", toy, "--rows").output
    assert len(json.loads(run("components", toy, "--json").output)["tables"]["crate"]) == 3


OWN = '[[crate]]\nid = "silk"\nworth = 5\n'


def own_rows(tmp_path: pathlib.Path, text: str) -> None:
    folder = tmp_path / "config" / "components" / "toy"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(text, encoding="utf-8")


def test_own_rows_replace_ours(toy: str, tmp_path: pathlib.Path) -> None:
    before = run("components", toy, "--check").output
    own_rows(tmp_path, OWN)
    after = run("components", toy, "--check").output
    assert "1 of them yours: crate.silk" in after
    assert before.split()[-1] != after.split()[-1]  # another set, another hash


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("crate = 3", "write [[crate]] with double brackets"),
        ('[[crate]]\nid = "gold"\nworth = 3', "has no row 'gold' to replace; there are salt, silk, tea"),
        ('[[crate]]\nid = "silk"\nprice = 3', "has no field 'price'; it has id, copies, worth, source"),
        ('[[crate]]\nid = "silk"\nworth = "much"', "worth must be a int, not 'much'"),
        ('[[crate]]\nid = "silk"\ncopies = 9', "must add up to 15, not 20"),
        ("[[crate]]\nworth = 3", "row 1 of [[crate]] has no id"),
        ('[[barrel]]\nid = "silk"', "there is no table [[barrel]]; there are crate"),
        ("not toml", "this is not a TOML file"),
    ],
)
def test_wrong_rows_are_named(toy: str, tmp_path: pathlib.Path, text: str, message: str) -> None:
    own_rows(tmp_path, text)
    result = run("components", toy, "--check")
    assert result.exit_code == 1
    assert message in said(result)


def test_what_is_compiled_already_costs_nothing(toy: str) -> None:
    assert run("warm", toy).exit_code == 0
    assert "is ready (0.0 s)" in said(run("warm", toy))


def test_a_game_that_cannot_be_compiled_is_named(
    toy: str, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    from argosy.games import find
    from argosy.terminal import warming

    monkeypatch.setenv("ARGOSY_CACHE", str(tmp_path))
    monkeypatch.setattr("argosy.kernel.warm.INTERPRETED", False)
    monkeypatch.setattr("argosy.preparing.foreman.INTERPRETED", False)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(RuntimeError, match="Crates could not be compiled"):
        list(warming.warm_all([find(toy)]))
