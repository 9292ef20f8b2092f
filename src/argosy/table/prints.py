"""Parts of a table that a page has already are not sent again.

Every picture on the page carries a print of itself. The page's script says which prints it has, and where a picture is
still the same only its place is sent. Whoever says nothing gets everything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

HAVE = "x-argosy-have"  # the header in which a page says what it has
KEPT = "<!-- as before -->"
LONGEST = 2000  # letters of that header which are read


def print_of(part: str) -> str:
    """What a part is known by: the same for the same picture, however it came about."""
    return hashlib.blake2s(part.encode(), digest_size=6).hexdigest()


def without_known(parts: Mapping[str, str], said: str) -> tuple[dict[str, str], dict[str, str]]:
    """The parts, less what the page `said` it has; and for each the attributes of its place."""
    known = set(said[:LONGEST].split())
    sent, marks = {}, {}
    for name, part in parts.items():
        mark = print_of(part)
        sent[name] = KEPT if mark in known else part
        marks[name] = f'data-print="{mark}"' + (" data-kept" if mark in known else "")
    return sent, marks
