"""What reaches into Numba does what it is there for, with the version that is installed."""

from __future__ import annotations

import pathlib
import sys
import tomllib
from types import ModuleType
from typing import Any

import numba
import pytest
from numba import config, types

from argosy.kernel.content import INTERPRETED, cache_folder, key_of
from argosy.kernel.numba_patches import ByContent, LateCache, compiled, wide
from argosy.kernel.plain import interpret, run_compiled

only_compiled = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled here")
PROJECT = pathlib.Path(__file__).resolve().parents[2] / "pyproject.toml"


def a_game_of_two_rules() -> Any:
    """A module as of a game, with functions that can be rules."""
    module = ModuleType("argosy.games.double.rules")
    sys.modules[module.__name__] = module  # cached code remembers where it came from
    exec("def double(n):\n    return n * 2\n\ndef times(n, by=2):\n    return n * by\n", module.__dict__)
    return module


double, times = a_game_of_two_rules().double, a_game_of_two_rules().times


def test_the_version_of_numba_is_bounded_and_the_installed_one_lies_within() -> None:
    needs = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    (bound,) = [need for need in needs if need.startswith("numba") and not need.startswith("numba-")]
    below_this = bound.partition("<")[2]
    assert below_this, f"{bound} has no upper bound"
    installed = tuple(int(part) for part in numba.__version__.split(".")[:2])
    assert installed < tuple(int(part) for part in below_this.split(".")[:2])


@only_compiled
def test_machine_code_lies_where_its_content_says() -> None:
    made = compiled(double)
    assert isinstance(made._cache, LateCache)
    place = ByContent.from_function(double, "anywhere.py")
    assert place.get_disambiguator() == key_of(double)
    assert pathlib.Path(place.get_cache_path()) == cache_folder("argosy.games.double.rules")
    assert not config.CACHE_LOCATOR_CLASSES  # other code keeps its own places


@only_compiled
def test_an_index_that_names_types_of_another_release_is_begun_anew() -> None:
    """One rule may have been compiled for a type that is not here: whoever goes back to an older release met that."""
    made = compiled(double)
    assert made(4) == 8
    index = made._cache.real._cache_file
    gone = ModuleType("argosy.games.double.gone")
    gone.Kind = type("Kind", (), {"__module__": gone.__name__})  # type: ignore[attr-defined]
    sys.modules[gone.__name__] = gone
    index._save_index({gone.Kind: "nothing"})
    del sys.modules[gone.__name__]
    assert compiled(double)(4) == 8
    assert b"gone" not in pathlib.Path(index._index_path).read_bytes()
    assert compiled(double)(5) == 10


@only_compiled
def test_whole_numbers_of_any_width_make_one_version() -> None:
    assert wide(types.int16) == types.int64 == wide(types.int8)
    assert wide(types.uint64) == types.uint64 and wide(types.float64) == types.float64
    made = compiled(double)
    for width in (types.int8, types.int16, types.int32):
        made.get_call_template((width,), {})  # what a rule asks for that calls this one
    assert list(made.overloads) == [(types.int64,)]


@only_compiled
def test_a_rule_runs_plain_while_its_game_is_interpreted() -> None:
    made = compiled(double)
    interpret("double")
    try:
        assert made(21) == 42 and not made.overloads
    finally:
        run_compiled("double")
    assert made(21) == 42 and made.overloads


@only_compiled
def test_an_argument_may_be_left_out_while_its_game_is_interpreted() -> None:
    made = compiled(times)
    interpret("double")
    try:
        assert made(21) == 42 and made(21, 3) == 63 and made(n=5) == 10 and not made.overloads
    finally:
        run_compiled("double")
    assert made(21) == 42 and made.overloads
