"""The README is run: its code blocks are doctests, its commands and links exist."""

from __future__ import annotations

import doctest
import pathlib
import re

import pytest

import argosy
from argosy.cli import app
from argosy.kernel.components import read

ROOT = pathlib.Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ARGOSY_GAMES", raising=False)


def test_code_blocks() -> None:
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    assert ">>>" in blocks
    test = doctest.DocTestParser().get_doctest(blocks, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    runner.run(test, out=said.append)
    assert not said, "".join(said)


def test_commands_exist() -> None:
    known = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    named = set(re.findall(r"`argosy (\w+)", README))
    assert named and named <= known
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"^make (\w+)", README, re.MULTILINE)) <= targets


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_every_public_name_is_there() -> None:
    for name in argosy.__all__:
        assert getattr(argosy, name) is not None
    assert "new" in dir(argosy)


def test_the_examples_for_bot_authors_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # they name files of examples/
    page = (ROOT / "docs" / "bot-authors.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(block, names)
    position = names["position"]
    assert position.depth == 0  # type: ignore[attr-defined]  # played to the end


def test_the_example_of_an_own_row_is_accepted(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")
    folder = tmp_path / "components" / "goa"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("".join(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)), encoding="utf-8")
    monkeypatch.setenv("ARGOSY_COMPONENTS", str(tmp_path))
    found = read("goa")
    assert len(found.overridden) == 1
