"""The rules of a game for players, in three languages: sections with anchors, pictures that the game draws itself, ways
into the lesson, and the section that helps with a question.

A game brings them in ``face/book``: ``en.md``, ``de.md``, ``nl.md`` with the same sections, and ``asks.toml``, which
says for every question which section helps (docs/writing-a-game.md). One without a book shows its README.
"""

from __future__ import annotations

import functools
import html
import pathlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it import MarkdownIt

from argosy.kernel.compile import home
from argosy.lessons.script import has_lesson, lesson_of
from argosy.table.figures import drawn
from argosy.words import say

STEM = 5  # letters that decide whether two words are the same: "bid" and "bids", "found" and "founding"
HEADING = re.compile(r"^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$")
PICTURE = re.compile(r'^::picture((?: [a-z]+:[A-Za-z0-9_.-]+)+) "(.+)"$')
LESSON = re.compile(r"^::lesson ([a-z_-]+)$")
RULING = "::ruling"
VIEW = re.compile(r'viewBox="0 0 ([0-9.]+) ')
PIECE = 1.15  # how much larger than on the table
LONG = re.compile(r'piece-of--track" style="max-width:\d{4}px')  # a track as long as the chart
WIDE = 5  # so many pieces in one picture lie below the text, not beside it


@dataclass(frozen=True)
class Section:
    """A heading of the rules and what stands below it, up to the next one."""

    slug: str
    title: str
    level: int
    body: str  # as HTML, without the heading
    figures: tuple[str, ...]  # as HTML
    text: str
    wide: bool = False  # its pictures want the whole width

    @property
    def html(self) -> str:
        """The section as it is read beside a table."""
        title = html.escape(self.title)
        return f'<h{self.level} id="{self.slug}">{title}</h{self.level}>{self.body}{"".join(self.figures)}'


def slug_of(title: str) -> str:
    """A heading as an address."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def folder_of(game: str) -> pathlib.Path:
    """Where the rules of a game lie."""
    return home(game) / "face" / "book"


def has_rules(game: str) -> bool:
    """Whether a game brings rules to read."""
    return (folder_of(game) / "en.md").exists() or (home(game) / "README.md").exists()


@functools.cache
def sections(game: str, lang: str = "en") -> tuple[Section, ...]:
    """The rules of a game, heading by heading; none for a game without a book."""
    book = folder_of(game) / f"{lang}.md"
    if not book.exists():
        book = home(game) / "README.md"
    if not book.exists():
        return ()
    return tuple(_section(game, lang, head, lines) for head, lines in _cut(book.read_text(encoding="utf-8")))


def _cut(text: str) -> Iterator[tuple[tuple[int, str, str], list[str]]]:
    """A book, cut at its headings: (level, title, slug) and the lines below."""
    head: tuple[int, str, str] | None = None
    lines: list[str] = []
    for line in text.splitlines():
        found = HEADING.match(line)
        if not found:
            lines.append(line)
            continue
        if head:
            yield head, lines
        title = re.sub(r"[`*]", "", found[2])
        head, lines = (len(found[1]), title, found[3] or slug_of(title)), []
    if head:
        yield head, lines


def _section(game: str, lang: str, head: tuple[int, str, str], lines: list[str]) -> Section:
    markdown = MarkdownIt("commonmark").enable("table")
    body: list[str] = []
    figures: list[str] = []
    plain: list[str] = []
    pieces = 0

    def flush(css: str = "") -> None:
        made = markdown.render("\n".join(plain))
        if made.strip():
            body.append(f'<div class="{css}">{made}</div>' if css else made)
        plain.clear()

    rows = iter(lines)
    for line in rows:
        if found := PICTURE.match(line):
            flush()
            things = found[1].split()
            pieces = max(pieces, len(things))
            figures.append(_figure(game, lang, things, found[2], f"{head[2]}-{len(figures)}"))
        elif found := LESSON.match(line):
            flush()
            body.append(_way_in(game, lang, found[1]))
        elif line.strip() == RULING:
            flush()
            plain.extend(_paragraph(rows))
            flush("note-r")
        else:
            plain.append(line)
    flush()
    text = html.unescape(re.sub(r"<[^>]+>", " ", "".join(body)))
    wide = pieces >= WIDE or any(LONG.search(figure) for figure in figures)
    return Section(head[2], head[1], head[0], "".join(body), tuple(filter(None, figures)), text, wide)


def _paragraph(rows: Iterator[str]) -> Iterator[str]:
    """The next paragraph."""
    begun = False
    for line in rows:
        if begun and not line.strip():
            return
        begun = begun or bool(line.strip())
        yield line


def _figure(game: str, lang: str, things: list[str], caption: str, mark: str) -> str:
    """A picture of the game's own pieces; "" where nothing of it can be drawn."""
    made = [(thing, svg) for n, thing in enumerate(things) if (svg := drawn(game, thing, lang, f"{mark}-{n}"))]
    if not made:
        return ""
    pieces = "".join(_piece(thing.split(":")[0], svg) for thing, svg in made)
    many = f" figure--many figure--n{min(len(made), 8)}" if len(made) > 1 else ""
    said = html.escape(caption)
    shown = f'<div class="figure__pieces">{pieces}</div><figcaption>{said}</figcaption>'
    return f'<figure class="figure{many}">{shown}</figure>'


def _piece(kind: str, svg: str) -> str:
    """A piece in about the size in which it lies on a table; parts of the table fill their place."""
    box = VIEW.search(svg)
    wide = f' style="max-width:{round(float(box[1]) * PIECE)}px"' if box and kind != "area" else ""
    return f'<div class="piece-of piece-of--{kind}"{wide}>{svg}</div>'


def _way_in(game: str, lang: str, chapter: str) -> str:
    """A link to the chapter of the lesson where this is played."""
    if not has_lesson(game) or chapter not in [one.id for one in lesson_of(game).chapters]:
        return ""
    words = html.escape(say(None, lang, "rules-lesson", title=lesson_of(game).chapter(chapter).title[lang]))
    return f'<p class="way-in"><a data-learn href="/learn/{game}/{chapter}">{words}</a></p>'


def contents(game: str, lang: str = "en") -> list[Section]:
    """What the table of contents lists."""
    return [section for section in sections(game, lang) if section.level in (2, 3)]


@functools.cache
def asked(game: str) -> dict[str, str]:
    """The section that helps with each question."""
    path = folder_of(game) / "asks.toml"
    found: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


@functools.cache
def help_with(game: str, what: str) -> str:
    """The address of the section about a question or a component: as the book says, else by its heading, else by how
    much it says of it."""
    slugs = {section.slug for section in sections(game)}
    if asked(game).get(what) in slugs:
        return asked(game)[what]
    if what in slugs:
        return what
    chosen = [word[:STEM].lower() for word in re.split(r"[-_ 0-9]+", what) if len(word) > 2]

    def says(section: Section) -> float:
        heads = sum(bool(re.search(rf"\b{re.escape(stem)}", section.title.lower())) for stem in chosen)
        words = max(1, len(section.text.split()))
        speaks = sum(len(re.findall(rf"\b{re.escape(stem)}", section.text.lower())) for stem in chosen)
        return heads * 100 + speaks / (words + 60) * 100

    rules = [section for section in sections(game) if section.level in (2, 3) and not _appendix(section)]
    return max(rules, key=says).slug if rules and chosen else ""


def _appendix(section: Section) -> bool:
    return any(word in section.slug for word in ("ruling", "sources", "reconstructed", "differ", "glance"))
