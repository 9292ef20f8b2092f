"""The laws of order and of what binds lean on what READMEs say; and they can be broken."""

from __future__ import annotations

from dataclasses import replace

import binding
import orders
import pytest
from cases import cases_of, some

from argosy.games import find

GAMES = ("amerigo", "goa", "grog_island", "maracaibo")


def readme(game: str) -> str:
    return " ".join((find(game).home / "README.md").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_says_where_order_makes_a_difference_and_what_binds(game: str) -> None:
    for sentence in (*orders.REASONS[game], *binding.BINDING.get(game, {}).values()):
        assert sentence in readme(game)


@pytest.mark.parametrize("game", GAMES)
def test_enough_pairs_are_found_and_the_law_of_order_bites(game: str) -> None:
    """In one kind of game or another there are hundreds of pairs, and those that the README names do differ."""
    found = [
        pair
        for case in cases_of(game)[: some(3, 2)]
        for pair in orders.pairs(case, orders.USES[game], range(1, some(5, 3)), 1)
    ]
    assert len(found) > 150
    assert any(differs for _, _, differs in found) == bool(orders.REASONS[game]), "the README names a difference"


def test_the_law_of_what_binds_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the sentence of the README bids are bound for no reason; a move called binding that is not is found."""
    case = replace(cases_of("goa")[1])
    monkeypatch.setitem(binding.BINDING, "goa", {})
    with pytest.raises(AssertionError, match=r"cannot be taken back, though nobody learned anything"):
        binding.bound_for_nothing(case, range(1, 4))
    monkeypatch.setitem(binding.BINDING, "goa", {("turn", "taxes"): "anything"})
    with pytest.raises(AssertionError, match=r"is binding, and seat"):
        binding.what_is_binding_stands(case)
