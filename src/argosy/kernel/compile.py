"""`rule` marks a function of the rules: plain Python that Numba compiles, cached under the content of its sources.

Numba's own cache does not notice a change in another file. So each game's machine code lies in a folder named after
the content of everything that could change it: the kernel, the game's rules and its component rows.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import os
import pathlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba import config, njit

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)  # NUMBA_DISABLE_JIT=1: every rule can be stepped through in a debugger
PACKAGE = pathlib.Path(__file__).resolve().parent.parent
DRAWN_NOT_PLAYED = {"board.py", "log.py", "words.py", "prompts.py", "__init__.py"}  # never compiled

# settings of the compiler, set before any rule is made
config.LOOP_VECTORIZE = 0  # rules are branches, not loops: measured faster, and quicker to compile
config.SLP_VECTORIZE = 0
if INTERPRETED:
    np.seterr(over="ignore")  # unsigned wrap-around is meant; only the interpreter warns

RULES: dict[str, list[Any]] = {}  # the compiled functions of each game, for the progress bar


def rule(function: F) -> F:
    """Compile this function when it is first called; the cache makes the next start quick."""
    if INTERPRETED:
        return function
    name = owner(function.__module__)
    config.CACHE_DIR = str(cache_folder(name))
    compiled = njit(cache=True, nogil=True, error_model="numpy")(function)
    RULES.setdefault(name, []).append(compiled)
    return compiled  # type: ignore[no-any-return]


def owner(module: str) -> str:
    """The game that a module belongs to, or 'kernel'."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[:2] in (["argosy", "games"], ["argosy", "bound"]) else "kernel"


def cache_root() -> pathlib.Path:
    """Where compiled code is kept; ARGOSY_CACHE chooses another place."""
    return pathlib.Path(os.environ.get("ARGOSY_CACHE") or platformdirs.user_cache_dir("argosy"))


@functools.cache
def cache_folder(name: str) -> pathlib.Path:
    """The folder for one game's compiled code, named after the content that it was compiled from."""
    folder = cache_root() / f"{name}-{fingerprint(name)}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fingerprint(name: str) -> str:
    """A short name for the content of all sources that the compiled code of a game depends on."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for path in sources(name):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def sources(name: str) -> Iterator[pathlib.Path]:
    """The files whose content decides what the compiled code of a game is."""
    yield from sorted((PACKAGE / "kernel").glob("*.py"))
    if name == "kernel":
        return
    home = PACKAGE / "games" / name
    yield from sorted(path for path in home.rglob("*.py") if path.name not in DRAWN_NOT_PLAYED)
    yield from sorted((home / "components").glob("*.toml"))
    override = override_folder(name)
    if override:
        yield from sorted(override.glob("*.toml"))


def override_folder(name: str) -> pathlib.Path | None:
    """The user's own component rows for a game, if there are any (see docs/components.md)."""
    root = os.environ.get("ARGOSY_COMPONENTS") or platformdirs.user_config_dir("argosy")
    folder = pathlib.Path(root) / "components" / name
    return folder if folder.is_dir() else None


def source_of(function: Any) -> str:
    """The Python source of a rule, compiled or not."""
    return inspect.getsource(getattr(function, "py_func", function))
