"""The pages about observations and actions name every slot, in its place, and are up to date."""

from __future__ import annotations

import pytest

import argosy
from argosy.envs.documents import FOLDER, gather, listed, page
from argosy.games import find


@pytest.mark.parametrize("game", argosy.games())
@pytest.mark.parametrize("what", ["features", "notation"])
def test_every_name_stands_once_in_its_place(game: str, what: str) -> None:
    found = find(game)
    names = list(found.brain.features if what == "features" else found.rules.notation)
    parts = gather(names, "_" if what == "features" else " ")
    assert [name for part in parts for name in part.names()] == names
    at = 0
    for part in parts:
        assert part.first == at
        at += part.size


@pytest.mark.parametrize("game", argosy.games())
def test_the_page_is_up_to_date(game: str) -> None:
    path = FOLDER / f"{game}.md"
    hint = "run: python -m argosy.envs.documents"
    assert path.exists() and path.read_text(encoding="utf-8") == page(find(game)), hint


def test_names_that_count_on_are_written_from_to() -> None:
    assert listed(["a1", "b1", "c1", "a2", "b2", "c2"]) == "a1 – c1, a2 – c2"
    assert listed(["PA01", "PA02", "PA03", "PA07"]) == "PA01 – PA03, PA07"
    assert listed(["ginger", "pepper"]) == "ginger, pepper"
