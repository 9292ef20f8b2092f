"""The plain form of rules: the same source, run by the interpreter, beside the compiled form in one process.

A compiled rule calls compiled rules. Its plain twin is the same code with other globals: those of its module, in which
every compiled rule is replaced by its plain twin. So a game can be played at once on a machine where nothing is
compiled yet, and go on compiled when that is ready: positions are the same bytes for both. Who calls a rule need not
know: a call of a rule that would have to be compiled first runs its twin while the game is interpreted.
"""

from __future__ import annotations

import threading
from types import FunctionType, ModuleType
from typing import Any

from argosy.kernel.content import BY_HAND, INTERPRETED

_twins: dict[int, Any] = {}  # of rules and of modules, by id
_namespaces: dict[int, dict[str, Any]] = {}  # the globals of plain rules, by the id of the globals of their module
_one_at_a_time = threading.RLock()


class PlainModule:
    """A module in which every rule is plain."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        found = plain(getattr(self._module, name))
        setattr(self, name, found)  # looked up once
        return found

    def __repr__(self) -> str:
        return f"<{self._module.__name__}, interpreted>"


def plain(thing: Any) -> Any:
    """The plain twin of a rule or of a module with rules; everything else is its own."""
    if INTERPRETED:
        return thing
    if isinstance(thing, ModuleType):
        return _twins.setdefault(id(thing), PlainModule(thing))
    if id(thing) in BY_HAND:
        return BY_HAND[id(thing)]
    function = getattr(thing, "py_func", None)
    if not isinstance(function, FunctionType) or not hasattr(thing, "overloads"):
        return thing
    with _one_at_a_time:
        if id(thing) not in _twins:
            _twins[id(thing)] = _twin(function)
        return _twins[id(thing)]


def _twin(function: FunctionType) -> FunctionType:
    """The same code among plain globals."""
    made = FunctionType(function.__code__, _plain_globals(function.__globals__), function.__name__)
    made.__defaults__, made.__doc__, made.__module__ = function.__defaults__, function.__doc__, function.__module__
    return made


def _plain_globals(names: dict[str, Any]) -> dict[str, Any]:
    """The globals of a module with plain rules. Rules call each other in circles, so the dict is known before it is
    filled."""
    if id(names) not in _namespaces:
        mine = _namespaces[id(names)] = dict(names)
        mine.update({name: plain(value) for name, value in names.items() if not isinstance(value, ModuleType)})
    return _namespaces[id(names)]


_interpreted_now: set[str] = set()  # games whose compiled form is not there yet


def interpret(game: str) -> None:
    """Run what is not compiled of a game interpreted from now on, until `run_compiled`."""
    _interpreted_now.add(game)


def run_compiled(game: str) -> None:
    """Run a game compiled from now on; positions and matches go on as they are."""
    _interpreted_now.discard(game)


def is_interpreted(owner: str) -> bool:
    """Whether a game runs interpreted in this process now; rules of the kernel do as long as some game does."""
    return INTERPRETED or owner in _interpreted_now or (owner == "kernel" and bool(_interpreted_now))
