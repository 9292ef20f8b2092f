"""The examples of docs/environments.md and examples/random_rollout.py run as they stand."""

from __future__ import annotations

import pathlib
import re
import runpy

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
CHAPTERS = {
    "Many games at once": None,
    "PettingZoo": "pettingzoo",
    "Gymnasium": "gymnasium",
    "OpenSpiel": "pyspiel",
}  # the chapter on GPUs runs where there is one: tests/envs/test_cuda.py


def example(chapter: str) -> str:
    text = GUIDE.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found, f"the chapter {chapter} has no example"
    return found[1]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_example_of_a_chapter_runs(chapter: str, capsys: pytest.CaptureFixture[str]) -> None:
    library = CHAPTERS[chapter]
    if library:
        pytest.importorskip(library, reason="the extra `envs` is not installed")
    exec(compile(example(chapter), f"docs/environments.md, {chapter}", "exec"), {"__name__": "guide"})


def test_random_rollout(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "random_rollout.py"))
    assert "1024000 decisions" in capsys.readouterr().out
