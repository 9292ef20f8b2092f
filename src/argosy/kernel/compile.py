"""`rule` marks a function of the rules: plain Python that Numba compiles, cached under the content of its sources.

Numba's own cache does not notice a change in another file. So each game's machine code lies in a folder named after
the content of everything that could change it: the kernel, the game's rules and its component rows.
"""

from __future__ import annotations
import __future__

import ast
import functools
import hashlib
import os
import pathlib
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba import config, njit, types

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)  # NUMBA_DISABLE_JIT=1: every rule can be stepped through in a debugger
PACKAGE = pathlib.Path(__file__).resolve().parent.parent
DRAWN_NOT_PLAYED = (
    "board",
    "log",
    "words",
    "prompts",
    "previews",
    "__init__",
)  # how files begin that are never compiled
# what of the kernel goes into every rule
COMPILED_KERNEL = (
    "chance.py",
    "compile.py",
    "foreseeing.py",
    "judging.py",
    "likings.py",
    "little_net.py",
    "memory.py",
    "record.py",
    "stack.py",
)

# settings of the compiler, set before any rule is made
config.LOOP_VECTORIZE = 0  # rules are branches, not loops: measured faster, and quicker to compile
config.SLP_VECTORIZE = 0
if INTERPRETED:
    np.seterr(over="ignore")  # unsigned wrap-around is meant; only the interpreter warns

RULES: dict[str, list[Any]] = {}  # the compiled functions of each game, for the progress bar


def rule(function: F) -> F:
    """Compile this function when it is first called; the cache makes the next start quick."""
    function = plain_numbers(function)
    if INTERPRETED:
        return function
    name = owner(function.__module__)
    config.CACHE_DIR = str(cache_folder(name))
    compiled = widened(njit(cache=True, nogil=True, error_model="numpy")(function))
    RULES.setdefault(name, []).append(compiled)
    return compiled  # type: ignore[no-any-return]


def widened(compiled: Any) -> Any:
    """Let other rules hand over whole numbers of any width: one version of each rule instead of many."""
    narrow = compiled.get_call_template
    compiled.get_call_template = lambda arguments, named: narrow(tuple(map(wide, arguments)), named)
    return compiled


def wide(kind: Any) -> Any:
    """The type in which a rule takes an argument of this type."""
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def plain_numbers(function: F) -> F:
    """The same function with its enum members (`Ask.TURN`) written as the numbers they are.

    The compiler has less to think about, a cached rule does not refer to enums of a game, and GPUs, which do not take
    an enum as an index, take a number.
    """
    if not any(_is_enum(function.__globals__.get(name)) for name in function.__code__.co_names):
        return function
    tree = _functions(function.__code__.co_filename)[function.__name__]
    tree.decorator_list = []
    _Plain(function.__globals__).visit(tree)
    module = ast.Module([tree], [])
    made = compile(
        module, function.__code__.co_filename, "exec", __future__.annotations.compiler_flag, dont_inherit=True
    )
    found: dict[str, F] = {}
    exec(made, function.__globals__, found)  # the source is the function's own
    return found[function.__name__]


def _is_enum(thing: Any) -> bool:
    """Whether a global name stands for an enum of numbers."""
    return isinstance(thing, type) and issubclass(thing, IntEnum)


class _Plain(ast.NodeTransformer):
    """Replaces members of enums by their numbers."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        owner: Any = self.names.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if _is_enum(owner) and node.attr in owner.__members__:
            return ast.copy_location(ast.Constant(int(owner[node.attr])), node)
        self.generic_visit(node)
        return node


@functools.cache
def _functions(path: str) -> dict[str, ast.FunctionDef]:
    """The functions of a source file, by name."""
    tree = ast.parse(pathlib.Path(path).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


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
    yield from (PACKAGE / "kernel" / part for part in COMPILED_KERNEL)
    if name == "kernel":
        return
    room = home(name)
    yield from sorted(path for path in room.rglob("*.py") if not path.name.startswith(DRAWN_NOT_PLAYED))
    yield from sorted((room / "components").glob("*.toml"))
    override = override_folder(name)
    if override:
        yield from sorted(override.glob("*.toml"))


def game_folders() -> list[pathlib.Path]:
    """Where games lie: ours, and the folders named in ARGOSY_GAMES (as PATH names folders)."""
    further = os.environ.get("ARGOSY_GAMES", "").split(os.pathsep)
    return [PACKAGE / "games", *(pathlib.Path(folder) for folder in further if folder)]


def home(name: str) -> pathlib.Path:
    """The folder of one game."""
    found = (folder / name for folder in game_folders() if (folder / name).is_dir())
    return next(found, PACKAGE / "games" / name)


def override_folder(name: str) -> pathlib.Path | None:
    """The user's own component rows for a game, if there are any (see docs/components.md)."""
    root = os.environ.get("ARGOSY_COMPONENTS") or platformdirs.user_config_dir("argosy")
    folder = pathlib.Path(root) / "components" / name
    return folder if folder.is_dir() else None
