"""No bot can find out the deal: not from the seed of its dice, and with --isolated not from the memory beside it."""

from __future__ import annotations

import json
import pathlib
import sys

import numpy as np
import pytest
from typer.testing import CliRunner

from argosy.arena.command import app
from argosy.arena.series import Plan, Workplace, run
from argosy.bots import bot
from argosy.bots.python import NoPythonBot
from argosy.kernel.chance import EVENT, GOLDEN, MIX_1, MIX_2, PURPOSE

MASK = (1 << 64) - 1
OLD_PURPOSE = 0x41524E41  # of the mix that told a bot the deal

SPY = """
import json, pathlib, sys
for line in sys.stdin:
    asked = json.loads(line)
    with pathlib.Path({file!r}).open("a") as told:
        told.write(json.dumps([asked["seat"], asked["seed"]]) + "\\n")
    print(json.dumps({{"move": asked["moves"][0]["code"]}}), flush=True)
"""

PRYING = """
import gc, json

class Prying:
    def choose(self, view):
        print("this is no move")
        found = [each.seed_of(0) for each in gc.get_objects() if type(each).__name__ == "Plan"]
        with open({file!r}, "a") as told:
            told.write(json.dumps(found) + "\\n")
        return view.moves[0]
"""


def unstirred(x: int) -> int:
    """`chance.mixed` backwards."""

    def undo(x: int, shift: int) -> int:
        found = x
        for _ in range(64 // shift):
            found = x ^ (found >> shift)
        return found

    x = undo(x, 31) * pow(int(MIX_2), -1, 1 << 64) & MASK
    x = undo(x, 27) * pow(int(MIX_1), -1, 1 << 64) & MASK
    return undo(x, 30)


def stirred(x: int) -> int:
    x = (x ^ (x >> 30)) * int(MIX_1) & MASK
    x = (x ^ (x >> 27)) * int(MIX_2) & MASK
    return x ^ (x >> 31)


def guesses(dice: int) -> set[int]:
    """Every deal that the dice of a bot would come from, had they been mixed as chance is."""
    found = {dice - seat & MASK for seat in range(4)} | {dice}
    for seat in range(4):
        for attempt in range(2):
            where = OLD_PURPOSE * int(PURPOSE) + seat * int(EVENT) + attempt * int(GOLDEN)
            found.add(unstirred(dice) - stirred(where + int(GOLDEN) & MASK) & MASK)
    return found


def dealt(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the deals that the arena plays from now on."""
    seeds: list[int] = []
    for way in ("_compiled", "_step_by_step"):
        known = getattr(Workplace, way)

        def noting(place, seated, seed, known=known):
            seeds.append(int(np.uint64(seed)))
            return known(place, seated, seed)

        monkeypatch.setattr(Workplace, way, noting)
    return seeds


def test_a_program_cannot_reckon_back_from_its_dice_to_the_deal(
    toy: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, spy = tmp_path / "told", tmp_path / "spy.py"
    spy.write_text(SPY.format(file=str(file)))
    deals = dealt(monkeypatch)
    run(Plan(toy, (f"line:{sys.executable} {spy}", "random"), seats=2, games=6), cores=1)
    told = {tuple(json.loads(line)) for line in file.read_text().splitlines()}
    assert len(told) == 6 and len(set(deals)) == 3
    for _, dice in told:
        assert not guesses(dice) & set(deals)


def test_bots_of_a_campaign_are_not_told_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    from argosy.campaign import crew

    told = []
    monkeypatch.setattr(crew, "shipmate", lambda text, game, seed: told.append(seed))

    class Begun:
        seats = ("mate", "mate")

        def next_game(self, seed: int):
            class Over:
                game, over = None, True

            return Over()

    crew.play_one(Begun(), seed=41)
    assert len(set(told)) == 2
    for dice in told:
        assert not guesses(dice) & {41}


def test_dice_tell_nothing_of_each_other_and_a_word_of_ones_own_changes_all(toy: str) -> None:
    plan = Plan(toy, ("random",), 2, 2, seed=5)
    dice = [plan.dice_of(deal, seat) for deal in range(4) for seat in range(4)]
    assert len(set(dice)) == 16 and all(0 <= each <= MASK for each in dice)
    assert plan.dice_of(3, 1) == Plan(toy, ("mate",), 3, 9, seed=5).dice_of(3, 1)
    hidden = Plan(toy, ("random",), 2, 2, seed=5, secret="barnacle")
    assert hidden.seed_of(0) != plan.seed_of(0) and hidden.dice_of(0, 0) != plan.dice_of(0, 0)
    assert "barnacle" not in repr(hidden)


def test_isolated_bots_play_the_same_games(toy: str) -> None:
    bots = ("mate:redeals=1", "random")
    assert run(Plan(toy, bots, 2, 4, isolated=True), cores=2) == run(Plan(toy, bots, 2, 4), cores=1)


@pytest.mark.parametrize("isolated", [False, True])
def test_a_prying_bot_finds_the_deals_in_the_process_and_nothing_in_one_of_its_own(
    toy: str, tmp_path: pathlib.Path, isolated: bool
) -> None:
    """In the process nothing can be hidden from Python code; that is what --isolated is for."""
    file, prying = tmp_path / "found", tmp_path / "prying.py"
    prying.write_text(PRYING.format(file=str(file)))
    plan = Plan(toy, (f"python:{prying}:Prying", "random"), 2, 2, isolated=isolated)
    assert len(run(plan, cores=1)) == 2
    for found in map(json.loads, file.read_text().splitlines()):
        assert found == [] if isolated else plan.seed_of(0) in found


def test_a_file_without_a_bot_is_named(toy: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("x = 1\n")
    for source in (f"{file}:Hasty", str(file), str(tmp_path / "none.py")):
        with pytest.raises(NoPythonBot, match=r"choose|no such file"):
            bot("python", toy, source=source)
    with pytest.raises(NoPythonBot):
        Plan(toy, (f"python:{tmp_path / 'none.py'}",), 2, 2, isolated=True)


def test_the_word_is_neither_in_the_results_nor_handed_to_programs(toy: str, tmp_path: pathlib.Path) -> None:
    keep, told = tmp_path / "games.jsonl", tmp_path / "environment"
    line = tmp_path / "asking.py"
    line.write_text(
        "import json, os, sys\n"
        f"open({str(told)!r}, 'w').write(str(dict(os.environ)))\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][0]['code']}), flush=True)\n"
    )
    command = [toy, "--bots", f"line:{sys.executable} {line}", "--games", "2", "--json", "--keep", str(keep)]
    others = dict.fromkeys(
        ("ARGOSY_SMTP", "ARGOSY_METRICS", "ARGOSY_DATABASE", "ARGOSY_REDIS"), "smtp://u:barnacle@mail"
    )
    done = CliRunner().invoke(app, command, env={"ARGOSY_SECRET": "barnacle", **others})
    assert done.exit_code == 0, done.output
    for text in (done.output, keep.read_text(), told.read_text()):
        assert "barnacle" not in text
    again = CliRunner().invoke(app, command, env={"ARGOSY_SECRET": "limpet"})
    assert again.exit_code == 2 and "secret" in again.output
