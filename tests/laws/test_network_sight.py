"""The law of sight for networks (see `network_sight`): what a seat may know changes what its network is given."""

from __future__ import annotations

import network_sight
import pytest
from network_gaps import UNSEEN

import argosy
from argosy.games import find


@pytest.mark.parametrize("game", argosy.games())
def test_networks_see_what_a_seat_may_know(game: str) -> None:
    unknown = set(UNSEEN[game]) - set(find(game).rules.State.fields)
    assert not unknown, f"there are no such fields: {unknown}"
    assert not network_sight.unseen(game, UNSEEN[game])


@pytest.mark.usefixtures("toy")
def test_the_law_bites() -> None:
    """The toy tells its network next to nothing."""
    assert {"hand mine", "pile_size"} <= network_sight.unseen("toy")
