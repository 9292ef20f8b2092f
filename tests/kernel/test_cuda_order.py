"""What games on a GPU take for granted when they are lined up, and what can be checked without one."""

from __future__ import annotations

import importlib

import pytest

import argosy
from argosy.kernel import cuda_places, cuda_sort
from argosy.play.match import game_of


@pytest.mark.parametrize("game", argosy.games())
def test_every_sort_of_decision_has_its_place(game: str) -> None:
    asks = importlib.import_module(f"argosy.games.{game}.state").Ask
    assert max(asks) < cuda_sort.KINDS


@pytest.mark.parametrize("game", argosy.games())
def test_every_move_has_its_place(game: str) -> None:
    assert len(game_of(game).rules.notation) <= cuda_places.KEYS
