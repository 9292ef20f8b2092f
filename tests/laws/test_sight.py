"""The law of sight (see `sight`): what a viewer may know is on the viewer's page and on the plain board."""

from __future__ import annotations

import pytest
import sight
from sight_gaps import BOOKKEEPING, GAPS

from argosy.games import find


def test_what_may_be_known_can_be_seen(name: str) -> None:
    found = sight.gaps(name)
    fields = set(find(name).rules.State.fields)
    unknown = set(BOOKKEEPING.get(name, {})) - fields
    assert not unknown, f"there are no such fields: {unknown}"
    for face, gaps in found.items():
        left = {gap for gap in gaps if gap.split()[0] not in BOOKKEEPING.get(name, {})}
        listed = set(GAPS.get(name, {}).get(face, ()))
        assert not left - listed, f"changes of {sorted(left - listed)} do not show ({face})"
        assert not listed - left, f"{sorted(listed - left)} can be seen now ({face}): strike them from the list"


def test_the_law_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page without pictures hides what no sentence tells."""
    monkeypatch.setattr(sight, "page_of", lambda view: "\n".join(sight.said_of(view)))
    hidden = {place for place, one in sight.look("toy").items() if one.gap("page")}
    assert {"hand mine", "pile_size"} <= hidden
