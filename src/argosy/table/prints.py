"""Parts of a table that a page has already are not sent again.

Every picture on the page carries a print of itself. The page's script says which prints it has, and where a picture is
still the same only its place is sent. Whoever says nothing gets everything. A picture that the page has, and that shows
nothing that has changed, is not even drawn.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from argosy.scene import Glance, Pieces

HAVE = "x-argosy-have"  # the header in which a page says what it has
KEPT = "<!-- as before -->"
LONGEST = 2000  # letters of that header which are read
TARGETS = ("data-move=", "data-bids=")  # a picture with one of them has something to do in it
DRAWN = re.compile(r'viewBox="0 0 [\d.]+ ([\d.]+)"')


@dataclass(frozen=True)
class Print:
    """What is known of a picture that was sent."""

    mark: str  # the same for the same picture, however it came about
    acting: bool  # there is something to do in it
    empty: bool
    glance: Glance | None = None  # what was looked at for it

    @classmethod
    def of(cls, drawn: str, glance: Glance | None = None) -> Print:
        """The print of a picture."""
        mark = hashlib.blake2s(drawn.encode(), digest_size=6).hexdigest()
        size = DRAWN.search(drawn)
        empty = not drawn or (size is not None and float(size.group(1)) < 2)
        return cls(mark, any(target in drawn for target in TARGETS), empty, glance)


@dataclass
class Sent:
    """The parts of a page: what is sent of each, the attributes of its place, and which have something to do."""

    parts: dict[str, str] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    acting: set[str] = field(default_factory=set)


def known_of(said: str) -> set[str]:
    """The prints that a page says it has."""
    return set(said[:LONGEST].split())


def to_send(drawn: Mapping[str, str], known: Collection[str], before: dict[str, Print]) -> Sent:
    """The parts of a table that are not empty, less what the page is `known` to have. `before` are the prints of what
    was sent to such a page the last time; those of now take their place."""
    found = Sent()
    for name in drawn:
        now = before.get(name)
        kept = now is not None and now.mark in known and _same(drawn, name, now)
        if not kept:
            picture = drawn[name]
            now = Print.of(picture, drawn.glances[name] if isinstance(drawn, Pieces) else None)
        assert now is not None
        before[name] = now
        if now.empty:
            continue
        kept = now.mark in known
        found.parts[name] = KEPT if kept else drawn[name]
        found.marks[name] = f'data-print="{now.mark}"' + (" data-kept" if kept else "")
        if now.acting:
            found.acting.add(name)
    return found


def _same(drawn: Mapping[str, str], name: str, before: Print) -> bool:
    """Whether a picture needs not be drawn to know that it is the one from before."""
    return isinstance(drawn, Pieces) and before.glance is not None and drawn.same(name, before.glance)
