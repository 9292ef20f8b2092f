"""The laws are tried on every game, the toy among them."""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest

HERE = pathlib.Path(__file__).parent
TOY_GAMES = HERE.parent / "toy" / "games"

sys.path.insert(0, str(HERE))


def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy be found beside the games."""
    further = os.environ.get("ARGOSY_GAMES", "")
    monkeypatch.setenv("ARGOSY_GAMES", os.pathsep.join(filter(None, [further, str(TOY_GAMES)])))


@pytest.fixture(autouse=True)
def toy_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch)


SLOW = {"re_dealing_twice_is_like_once", "the_truth_is_among_the_re_deals", "everything_can_be_said"}
ONCE = {
    "the_contract_is_complete",
    "every_move_has_words",
    "every_field_is_accounted_for",
    "every_message_is_accounted_for",
}  # the same for all seats and options


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every law for every game, every number of seats, every option."""
    if not {"law", "name"} & set(metafunc.fixturenames):
        return
    with pytest.MonkeyPatch.context() as monkeypatch:
        with_toy(monkeypatch)
        import argosy

        names = argosy.games()
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", names)
        else:
            metafunc.parametrize(("law", "case"), [trial for name in names for trial in trials(name)])


def trials(name: str) -> Iterator[Any]:
    """The laws that a game is tried on, with their cases."""
    from cases import cases_of

    from laws import LAWS

    for number, case in enumerate(cases_of(name)):
        for law in LAWS:
            if number == 0 or law not in ONCE:
                marks = [pytest.mark.slow] if law in SLOW or number > 1 else []
                yield pytest.param(law, case, id=f"{case}-{law}", marks=marks)
