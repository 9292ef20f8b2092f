"""What a rule is compiled from, as a short key: the same content is compiled once, and changed content again.

The key of a rule is made of its own code, of the numbers and tables that it reads, and of the keys of all rules that
it calls. Comments, docstrings, words, pictures and time stamps are no part of it; a component row is, through the
table that it became.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import hashlib
import inspect
import os
import pathlib
import platform
from collections.abc import Callable, Iterator
from enum import IntEnum
from types import CodeType, ModuleType
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs
from llvmlite.binding import get_host_cpu_name
from numba import config

INTERPRETED = bool(config.DISABLE_JIT)  # NUMBA_DISABLE_JIT=1: every rule can be stepped through in a debugger
MACHINE = " ".join(  # on which compiled code runs
    [platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__, get_host_cpu_name()]
)
PLAIN = (bool, int, float, str, bytes, type(None), np.generic)  # said whole by their `repr`
OUTSIDE = ("builtins", "math", "numpy", "numba")  # whose functions are known by name and version

BY_HAND: dict[int, Any] = {}  # what is generated for the compiler by hand (see `memory`): by id, its plain form
_keys: dict[int, tuple[Any, str]] = {}  # by id; the thing itself is kept, so that its id is not used again


def cache_root() -> pathlib.Path:
    """Where compiled code is kept; ARGOSY_CACHE chooses another place."""
    return pathlib.Path(os.environ.get("ARGOSY_CACHE") or platformdirs.user_cache_dir("argosy"))


def owner(module: str) -> str:
    """The game that a module belongs to, or 'kernel'."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[:2] in (["argosy", "games"], ["argosy", "bound"]) else "kernel"


@functools.cache
def cache_folder(module: str) -> pathlib.Path:
    """The folder for compiled code of the game that a module belongs to."""
    return cache_root() / owner(module)


def key_of(function: Callable[..., Any]) -> str:
    """The key of a rule, or of what it was before it was compiled."""
    function = getattr(function, "py_func", function)
    if id(function) not in _keys:
        _keys[id(function)] = function, f"{function.__module__}.{function.__qualname__}"  # a rule that calls itself
        digest = hashlib.sha256(f"{MACHINE} {function.__module__}".encode())
        for part in _parts(function):
            digest.update(part.encode() + b"\0")
        _keys[id(function)] = function, digest.hexdigest()[:16]
    return _keys[id(function)][1]


def key_of_all(rules: Any) -> str:
    """One key for several rules."""
    return hashlib.sha256(" ".join(key_of(rule) for rule in rules).encode()).hexdigest()[:16]


def _parts(function: Any) -> Iterator[str]:
    """All that decides what a function is compiled to."""
    yield from _code(function.__code__, function.__doc__)
    yield repr(function.__defaults__)
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            with contextlib.suppress(_OnlyAField):
                yield f"{name} {_read(function, name)}"


def _code(code: CodeType, words: str | None) -> Iterator[str]:
    """What a function does; its docstring, names of files and line numbers are left out."""
    yield f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_argcount}"
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code(constant, None)
        elif words is None or constant != words:
            yield repr(constant)


class _OnlyAField(Exception):
    """A field of a record has the name of a global that no rule could use."""


def _names(code: CodeType) -> set[str]:
    """The names that a function uses: of globals, and of fields, which cost nothing here."""
    inner = (_names(constant) for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*inner)


def _read(function: Any, name: str) -> str:
    """A global of a rule, as content; it must be one that a rule can use, if it is really read."""
    try:
        return _said(function.__globals__[name])
    except TypeError:
        if any(step.opname == "LOAD_GLOBAL" and step.argval == name for step in dis.get_instructions(function)):
            raise
        raise _OnlyAField from None


def _said(thing: Any) -> str:
    """A global of a rule, as content."""
    if hasattr(thing, "py_func"):
        return key_of(thing.py_func)
    if isinstance(thing, np.ndarray):
        return _table(thing)
    if isinstance(thing, PLAIN):
        return f"{type(thing).__name__} {thing!r}"
    if isinstance(thing, tuple):
        return f"({', '.join(map(_said, thing))})"
    if isinstance(thing, numba.types.Type):  # of a kernel for a GPU: the record that a thread has room for
        return str(thing)
    if isinstance(thing, type) and issubclass(thing, IntEnum):
        return repr([(member.name, int(member)) for member in thing])
    if id(thing) in BY_HAND:
        return _file(inspect.getfile(BY_HAND[id(thing)]))
    if isinstance(thing, ModuleType):
        return thing.__name__
    if callable(thing) and _home(thing).partition(".")[0] in OUTSIDE:
        return f"{_home(thing)} {getattr(thing, '__qualname__', thing)!s}"
    raise TypeError(f"a rule cannot use {thing!r}: it is no rule, no number, no table and no function of NumPy")


def _home(thing: Any) -> str:
    """The module in which something was defined."""
    return str(getattr(thing, "__module__", None) or type(thing).__module__)


def _table(table: Any) -> str:
    """A table by its numbers."""
    if id(table) not in _keys:
        digest = hashlib.sha256(np.ascontiguousarray(table).tobytes()).hexdigest()
        _keys[id(table)] = table, f"{table.dtype.str} {table.shape} {digest}"
    return _keys[id(table)][1]


@functools.cache
def _file(path: str) -> str:
    """A source file as a whole."""
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()
