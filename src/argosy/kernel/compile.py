"""`rule` marks a function of the rules: plain Python that Numba compiles.

The same function can be had in two forms: compiled, as the rules are called everywhere, and plain (see `plain`), which
runs at once on a machine where nothing is compiled yet. With NUMBA_DISABLE_JIT=1 there is only the plain form.
"""

from __future__ import annotations
import __future__

import ast
import copy
import functools
import os
import pathlib
import warnings
from collections.abc import Callable
from enum import IntEnum
from typing import Any, TypeVar

import numpy as np
import platformdirs

from argosy.kernel import numba_patches
from argosy.kernel.content import INTERPRETED, owner

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = pathlib.Path(__file__).resolve().parent.parent

RULES: dict[str, list[Any]] = {}  # the rules of each game that were loaded, for the progress bar

np.seterr(over="ignore")  # unsigned wrap-around is meant; only the interpreter warns
warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)  # the same for other threads


def rule(function: F) -> F:
    """Compile this function when it is first called; what was compiled before from the same content is found again."""
    function = plain_numbers(function)
    if INTERPRETED:
        return function
    made: F = numba_patches.compiled(function)
    RULES.setdefault(owner(function.__module__), []).append(made)
    return made


def plain_numbers(function: F) -> F:
    """The same function with its enum members (`Ask.TURN`) written as the numbers they are.

    The compiler has less to think about, a cached rule does not refer to enums of a game, and GPUs, which do not take
    an enum as an index, take a number.
    """
    if not any(_is_enum(function.__globals__.get(name)) for name in function.__code__.co_names):
        return function
    tree = copy.deepcopy(_functions(function.__code__.co_filename)[function.__name__])
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
