"""What the documentation site takes from outside docs/: the rules of the games, the changes, our mark and our fonts.

A hook of MkDocs (see mkdocs.yml). It also writes out the folders of the navigation.
"""

from __future__ import annotations

import pathlib
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = pathlib.Path(__file__).parent.parent
SOURCE = ROOT / "src" / "argosy"
FONTS = SOURCE / "draw" / "assets" / "fonts"
PAGES = {"contributing.md": ROOT / "CONTRIBUTING.md", "changes.md": ROOT / "CHANGELOG.md"}

CSS = """\
@font-face { font-family: Sans; src: url("fonts/source-sans-3-latin-wght-normal.woff2"); font-weight: 200 900; }
@font-face { font-family: Alegreya; src: url("fonts/alegreya-latin-wght-normal.woff2"); font-weight: 400 900; }
:root { --md-text-font: Sans; }
.md-typeset h1, .md-typeset h2, .md-header__title { font-family: Alegreya, serif; font-weight: 700; }
.md-typeset table:not([class]) img { display: block; }
"""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Folders in the navigation become lists of their pages."""
    assert config.nav is not None
    config.nav = [_written_out(entry, pathlib.Path(config.docs_dir)) for entry in config.nav]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages, pictures and fonts that lie elsewhere."""
    pages = PAGES | {f"rules/{page.parent.name}.md": page for page in sorted(SOURCE.glob("games/*/README.md"))}
    copied = {"mark.svg": SOURCE / "table" / "static" / "mark.svg"} | {f"fonts/{f.name}": f for f in FONTS.iterdir()}
    for place, path in (pages | copied).items():
        files.append(File.generated(config, place, abs_src_path=str(path)))
    files.append(File.generated(config, "site.css", content=CSS))
    return files


def _written_out(entry: Any, docs: pathlib.Path) -> Any:
    if isinstance(entry, list):
        return [_written_out(one, docs) for one in entry]
    if isinstance(entry, dict):
        return {title: _written_out(below, docs) for title, below in entry.items()}
    if not entry.endswith("/"):
        return entry
    return [page.relative_to(docs).as_posix() for page in sorted((docs / entry).glob("*.md"))]
