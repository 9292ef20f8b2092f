"""What a rule is compiled from decides its key, and nothing else; two processes share what was compiled."""

from __future__ import annotations

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

import pytest

from argosy.games import find
from argosy.kernel.content import INTERPRETED, key_of, owner
from argosy.kernel.warm import LOOPS_PART, RULES_PART, is_ready, warm

TOY = pathlib.Path(__file__).parent.parent / "toy" / "games" / "toy"
KEYS = """
from argosy.games import find
from argosy.kernel.warm import LOOPS_PART, RULES_PART
from argosy.bots.warming import JUDGEMENT_PART, SEARCH_PART
for part in (RULES_PART, LOOPS_PART, JUDGEMENT_PART, SEARCH_PART):
    print(part.name, part.key(find("toy")))
"""
pytestmark = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are not compiled")


@pytest.fixture
def copy(tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of the toy that may be changed."""
    shutil.copytree(TOY, tmp_path / "games" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "games" / "toy"


def python(copy: pathlib.Path, code: str, **more: str) -> subprocess.Popen[str]:
    """A fresh Python that finds the copy instead of the toy."""
    environment = os.environ | {
        "ARGOSY_GAMES": str(copy.parent),
        "ARGOSY_COMPONENTS": str(copy.parent.parent / "config"),
        "ARGOSY_CACHE": str(copy.parent.parent / "cache"),
    }
    return subprocess.Popen([sys.executable, "-c", code], env=environment | more, stdout=subprocess.PIPE, text=True)


def keys(copy: pathlib.Path) -> dict[str, str]:
    """The key of every part of the toy, in a fresh process."""
    said, _ = python(copy, KEYS).communicate()
    return dict(line.split() for line in said.splitlines())


def changed(copy: pathlib.Path, file: str, old: str, new: str) -> set[str]:
    """The parts whose keys change with a file."""
    before = keys(copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    after = keys(copy)
    assert before and before.keys() == after.keys()
    return {part for part in before if before[part] != after[part]}


A_DICT = {"no": "table"}
ALL = {"rules", "loops", "judgement", "search"}


@pytest.mark.parametrize(
    ("file", "old", "new", "parts"),
    [
        ("rules/play.py", "1 + below(", "2 + below(", ALL - {"judgement"}),
        ("rules/play.py", "total = int(s.coins[seat])", "total = 2 * int(s.coins[seat])", ALL - {"loops"}),
        ("rules/play.py", "SHORT, LONG = 5, 8", "SHORT, LONG = 6, 8", ALL - {"judgement"}),
        ("components/cards.toml", "worth = 1", "worth = 2", ALL - {"loops"}),
        ("moves.py", "DRAW = 1\n    DELIVER = 2", "DRAW = 2\n    DELIVER = 1", ALL),
        ("brain/judgement.py", "np.array([0.5])", "np.array([0.75])", {"judgement", "search"}),
        ("brain/judgement.py", "return i", "return 0", {"judgement", "search"}),
        ("rules/play.py", '"""One to three coins."""', '"""Up to three coins."""', set()),
        ("rules/play.py", "SHUFFLE, ROLL = 1, 2", "# a comment\nSHUFFLE, ROLL = 1, 2", set()),
        ("face/words/en.ftl", "a", "b", set()),
        ("face/board.py", "900", "901", set()),
        ("__init__.py", "Crates", "Boxes", set()),
    ],
)
def test_a_change_counts_where_it_is_compiled(
    copy: pathlib.Path, file: str, old: str, new: str, parts: set[str]
) -> None:
    assert changed(copy, file, old, new) == parts


def test_an_owners_row_needs_new_code(copy: pathlib.Path) -> None:
    before = keys(copy)
    folder = copy.parent.parent / "config" / "components" / "toy"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('[[crate]]\nid = "silk"\nworth = 9\n')
    assert keys(copy)["rules"] != before["rules"]


def test_a_moved_or_touched_game_keeps_its_code(copy: pathlib.Path, tmp_path: pathlib.Path) -> None:
    before = keys(copy)
    moved = tmp_path / "elsewhere" / "toy"
    shutil.copytree(copy, moved)
    os.utime(moved / "rules" / "play.py")
    assert keys(moved) == before


def test_what_no_key_can_be_made_of_is_refused(toy: str) -> None:
    def careless() -> int:
        return len(A_DICT)

    with pytest.raises(TypeError, match="a rule cannot use"):
        key_of(careless)


def test_modules_know_their_game() -> None:
    assert owner("argosy.games.goa.rules.setup") == "goa"
    assert owner("argosy.bound.goa.kernel_loops") == "goa"
    assert owner("argosy.kernel.chance") == "kernel"


def test_warming_makes_ready(toy: str) -> None:
    told: list[tuple[int, int, str]] = []
    warm(find(toy), [RULES_PART, LOOPS_PART], lambda done, total, name: told.append((done, total, name)))
    assert is_ready(find(toy), [RULES_PART, LOOPS_PART])
    assert all(0 <= done <= total for done, total, _ in told)


WARM = """
from argosy.games import find
from argosy.kernel.compile import RULES
from argosy.kernel.warm import RULES_PART, warm
warm(find("toy"), [RULES_PART])
print(sum(sum(rule._cache_misses.values()) for rules in RULES.values() for rule in rules))
"""


def test_two_processes_never_compile_the_same_thing(copy: pathlib.Path) -> None:
    both = [python(copy, WARM), python(copy, WARM)]
    misses = sorted(int(process.communicate()[0]) for process in both)
    assert misses[0] == 0 < misses[1]


@pytest.mark.parametrize("seconds", [2.5, 4.0, 6.0])
def test_an_interrupt_at_any_moment_leaves_a_cache_that_works(copy: pathlib.Path, seconds: float) -> None:
    first = python(copy, WARM)
    time.sleep(seconds)
    first.send_signal(signal.SIGINT)
    first.communicate()
    again = python(copy, WARM)
    assert int(again.communicate()[0]) >= 0 and again.returncode == 0
