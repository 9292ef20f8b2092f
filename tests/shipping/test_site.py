"""The documentation site is built without a warning, has every page, and needs nobody else's server."""

from __future__ import annotations

import html
import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

import argosy

ROOT = pathlib.Path(__file__).parents[2]
AUDIENCES = ("players", "hosts", "bot-authors", "researchers", "writing-a-game")

pytest.importorskip("mkdocs", reason="the site is built with MkDocs (extra docs)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Built as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    found = {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    built = subprocess.run(command, cwd=ROOT, env=os.environ | found, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr[-3000:]
    assert "WARNING" not in built.stderr
    return folder


def test_every_page_is_there(site: pathlib.Path) -> None:
    pages = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    pages |= {pathlib.Path("rules", f"{name}.html") for name in argosy.games()}
    pages |= {pathlib.Path("changes.html"), pathlib.Path("contributing.html")}
    assert {f"{name}.html" for name in AUDIENCES} <= {str(page) for page in pages}
    assert {page for page in pages if not (site / page).is_file()} == set()


def test_everybody_is_led_to_a_page_from_the_first(site: pathlib.Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    body = first[first.index("<article") : first.index("</article")]
    assert all(f'href="{name}.html"' in body for name in AUDIENCES)
    for picture in re.findall(r'<img[^>]* src="([^"]+)"', body):
        assert (site / picture).is_file()


def test_words_can_be_searched(site: pathlib.Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].split("#")[0] for entry in index["docs"] if "determinization" in entry["text"]}
    assert "glossary.html" in found


def test_the_reference_tells_of_every_public_name(site: pathlib.Path) -> None:
    page = html.unescape(re.sub(r"<[^>]+>", "", (site / "reference.html").read_text(encoding="utf-8")))
    ids = set(re.findall(r'id="([\w.]+)"', (site / "reference.html").read_text(encoding="utf-8")))
    for name in argosy.__all__:
        if name != "ArgosyError":
            assert f"argosy.{name}" in ids, f"the reference does not name argosy.{name}"
    assert "Take back the last move" in page and "Something was asked of Argosy that cannot be done" in page


def test_nothing_is_fetched_from_elsewhere(site: pathlib.Path) -> None:
    loads = re.compile(r'<(?:script|img|iframe|source)[^>]*\ssrc="(?:https?:)?//|<link[^>]*\shref="(?:https?:)?//')
    for page in site.rglob("*.html"):
        assert not loads.search(page.read_text(encoding="utf-8")), f"{page.name} needs another server"
    assert "//" not in (site / "site.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["index", "researchers"])
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    match = names["match"]
    assert isinstance(match, argosy.Match) and match.over
    assert capsys.readouterr().out.startswith(str(match.scores))
