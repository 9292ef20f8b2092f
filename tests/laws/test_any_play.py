"""Whatever is played: hypothesis looks for a seed and moves that break a law, and shortens what it finds."""

from __future__ import annotations

import numpy as np
from cases import cases_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import argosy
from argosy.kernel.compile import INTERPRETED
from argosy.kernel.position import bytes_of, copy_of

settings.register_profile(
    "laws",
    deadline=None,  # the first call compiles
    max_examples=10 if INTERPRETED else 40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    derandomize=True,  # the same search every time; the random games of the other laws differ by seed
)
LAWS = settings.get_profile("laws")

SEEDS = st.integers(0, 2**64 - 1)
COURSES = st.lists(st.integers(0, 10**6), max_size=60)


@LAWS
@given(seed=SEEDS, course=COURSES, which=st.integers(0, 100))
def test_books_views_and_re_deals(name: str, seed: int, course: list[int], which: int) -> None:
    """After every move the books balance, and what the acting seat sees survives a re-deal."""
    cases = cases_of(name)
    case = cases[which % len(cases)]
    game, s = case.game, case.start(seed)
    for choice in course:
        legal = game.rules.legal(s)
        if not legal:
            break
        acting = int(game.rules.kernels.to_act(s))
        view = game.rules.view(s, acting)
        assert game.rules.legal(view) == legal
        other = copy_of(view)
        game.rules.kernels.redeal(other, np.uint64(choice))
        assert bytes_of(game.rules.view(other, acting)) == bytes_of(view)
        assert game.rules.kernels.ledger(other) == 0
        game.rules.kernels.apply(s, legal[choice % len(legal)])
        assert game.rules.kernels.ledger(s) == 0


@LAWS
@given(seed=SEEDS, course=COURSES)
def test_records_and_texts(name: str, seed: int, course: list[int]) -> None:
    """Any course of moves can be saved and replayed, and any position written and read."""
    match = argosy.new(name, seed=seed)
    for choice in course:
        if match.over:
            break
        match.push(match.moves[choice % len(match.moves)])
    assert argosy.load(argosy.Record.parse(match.record().json())) == match
    assert bytes_of(argosy.position(match.text()).state) == bytes_of(match.state)
