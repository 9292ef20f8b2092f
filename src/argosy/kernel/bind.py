"""Code that is the same for every game is written once and compiled for each.

A template is an ordinary module. What it takes it imports: rules from `argosy.kernel.anygame`, what bots need of a game
from `argosy.brains.anybrain`, and what whoever binds it chooses from `argosy.brains.given`. Names that it imports from
another template are those of that template, bound in the same way: a part. `bind` runs the template's own syntax tree
with these imports led to one game, so that a whole loop becomes one piece of machine code. The copy keeps the
template's file and lines: tracebacks and breakpoints lead to the source that a person edits.
"""

from __future__ import annotations

import ast
import functools
import importlib
import importlib.util
import linecache
import pathlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from argosy.kernel.position import Layout, public_copier

ANYGAME, ANYBRAIN, GIVEN = "argosy.kernel.anygame", "argosy.brains.anybrain", "argosy.brains.given"
TAKEN = (ANYGAME, ANYBRAIN, GIVEN)
STATE = "argosy.kernel.anystate"  # for templates that need the layout of the record itself


def bind(template: ModuleType, game: str, **given: Any) -> Any:
    """The template with the rules of one game; `given` are the names that it takes from `argosy.brains.given`."""
    takes = _takes(template.__name__)
    return _bound(
        template.__name__, game, tuple(sorted((name, value) for name, value in given.items() if name in takes))
    )


@functools.cache
def _bound(template: str, game: str, given: tuple[tuple[str, Any], ...]) -> ModuleType:
    tree, path = _tree(template)
    if not any(is_template(source) or source in TAKEN for source in _sources(template)):
        raise ValueError(f"{template} is no template: it takes nothing from {', '.join(TAKEN)}")
    _refuse_clashes(template, tree)
    module = ModuleType(_name(template, game, given))
    module.__file__ = path
    body = []
    for node in tree.body:
        source = node.module if isinstance(node, ast.ImportFrom) else None
        if source is None or not (source in (*TAKEN, STATE) or is_template(source)):
            body.append(node)
            continue
        assert isinstance(node, ast.ImportFrom)
        for name in node.names:
            module.__dict__[name.asname or name.name] = _taken(template, source, name.name, game, given)
    sys.modules[module.__name__] = module
    exec(compile(ast.Module(body, []), path, "exec"), module.__dict__)
    return module


def _taken(template: str, source: str, name: str, game: str, given: tuple[tuple[str, Any], ...]) -> Any:
    """What a template takes, by the place from which it imports it."""
    if source == GIVEN:
        if name not in dict(given):
            raise ValueError(f"{template} takes {name!r} from {GIVEN}: bind(..., {name}=...) has to say what it is")
        return dict(given)[name]
    rooms = {ANYGAME: "rules.contract", ANYBRAIN: "brain.contract", STATE: "state"}
    if source in rooms:
        home = importlib.import_module(f"argosy.games.{game}.{rooms[source]}")
    else:
        takes = _takes(source)
        home = _bound(source, game, tuple((one, value) for one, value in given if one in takes))
    if not hasattr(home, name):
        raise ValueError(f"{template} takes {name!r}, which {home.__name__} does not give")
    return getattr(home, name)


def is_template(module: str) -> bool:
    """Whether a module is a template, which has to be bound."""
    return module.startswith("argosy.") and bool(_sources(module).intersection(TAKEN))


@functools.cache
def _takes(template: str) -> frozenset[str]:
    """The names that a template or one of its parts takes from whoever binds it."""
    found: set[str] = set()
    for node in _tree(template)[0].body:
        if isinstance(node, ast.ImportFrom) and node.module == GIVEN:
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and is_template(node.module):
            found |= _takes(node.module)
    return frozenset(found)


@functools.cache
def _sources(module: str) -> set[str]:
    """The modules from which a module imports names."""
    tree, _ = _tree(module)
    return {node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module}


@functools.cache
def _tree(module: str) -> tuple[ast.Module, str]:
    """The syntax tree of a module, and its file; a package that is no file has an empty one."""
    spec = importlib.util.find_spec(module)
    if spec is None or not spec.origin or not spec.origin.endswith(".py"):
        return ast.Module([], []), ""
    return ast.parse(pathlib.Path(spec.origin).read_text(encoding="utf-8"), spec.origin), spec.origin


def _refuse_clashes(template: str, tree: ast.Module) -> None:
    """Two parts that bring the same name, or a part and the template itself, are an error: one would hide the other."""
    origin: dict[str, str] = {}
    for name, where in _defined(tree):
        if name in origin and origin[name] != where:
            raise ValueError(f"{template} has {name!r} twice: from {origin[name]} and from {where}")
        origin[name] = where


def _defined(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every name of a module and where it comes from."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield from ((name.asname or name.name, str(node.module)) for name in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, "the template itself"
        elif isinstance(node, ast.Assign):
            targets = (each for target in node.targets for each in ast.walk(target))
            yield from ((one.id, "the template itself") for one in targets if isinstance(one, ast.Name))


def _name(template: str, game: str, given: tuple[tuple[str, Any], ...]) -> str:
    """A name that tells bound templates apart: cached machine code remembers it."""
    choices = "".join(f"_{name}_{getattr(value, '__name__', value)}" for name, value in given)
    return f"argosy.bound.{game}.{template.removeprefix('argosy.').replace('.', '_')}{choices}"


def public_copy(schema: type[Layout], game: str) -> Any:
    """The kernel `copy_public(s, out)` of a record: every public field, and nothing else, goes into the view."""
    text = f"from argosy.kernel.compile import rule\n\n\n@rule\n{public_copier(schema)}"
    path = f"<copy_public of {game}>"
    linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)  # so that tracebacks show it
    module = ModuleType(f"argosy.bound.{game}.copy_public")
    sys.modules[module.__name__] = module
    exec(compile(text, path, "exec"), module.__dict__)
    return module.copy_public
