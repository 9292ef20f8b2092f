"""The rules of a game as a page with a table of contents, and the paragraph that helps with what lies on the table."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from markdown_it import MarkdownIt

from argosy.kernel.compile import home

STEM = 5  # letters that decide whether two words are the same: "bid" and "bids", "found" and "founding"


@dataclass(frozen=True)
class Section:
    """A heading of the rules and what stands below it."""

    slug: str
    title: str
    level: int
    html: str
    text: str


def slug_of(title: str) -> str:
    """A heading as an address."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


@functools.cache
def sections(game: str) -> tuple[Section, ...]:
    """The rules of a game, heading by heading; none for a game without a book."""
    book = home(game) / "README.md"
    if not book.exists():
        return ()
    text = book.read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(text)
    starts = [i for i, token in enumerate(tokens) if token.type == "heading_open"]
    found = []
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        title = re.sub(r"[`*]", "", tokens[start + 1].content)
        tokens[start].attrSet("id", slug_of(title))
        html = markdown.renderer.render(tokens[start:end], markdown.options, {})
        plain = re.sub(r"<[^>]+>", " ", html)
        found.append(Section(slug_of(title), title, int(tokens[start].tag[1]), html, plain))
    return tuple(found)


def contents(game: str) -> list[Section]:
    """What the table of contents lists."""
    return [section for section in sections(game) if section.level in (2, 3)]


@functools.cache
def help_with(game: str, what: str) -> str:
    """The address of the section about a component or a question: by its heading, else by how much it says of it."""
    chosen = [word[:STEM].lower() for word in re.split(r"[-_ 0-9]+", what) if len(word) > 2]

    def says(section: Section) -> float:
        heads = sum(bool(re.search(rf"\b{re.escape(stem)}", section.title.lower())) for stem in chosen)
        words = max(1, len(section.text.split()))
        speaks = sum(len(re.findall(rf"\b{re.escape(stem)}", section.text.lower())) for stem in chosen)
        return heads * 100 + speaks / (words + 60) * 100

    rules = [section for section in sections(game) if section.level in (2, 3) and not _appendix(section)]
    return max(rules, key=says).slug if rules and chosen else ""


def _appendix(section: Section) -> bool:
    return any(word in section.slug for word in ("ruling", "sources", "reconstructed", "differ"))
