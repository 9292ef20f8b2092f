"""Code that is the same for every game is written once and compiled for each.

A template is an ordinary module that imports the rules it needs from `argosy.kernel.anygame` (or, to be part of a
game's contract itself, from `anyjudgement`). `bind` loads a copy of it in which those names are the rules of one game,
so that the whole loop is one piece of machine code. What a template imports from another template is put in its place.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import inspect
import re
import sys
from types import ModuleType
from typing import Any

from argosy.kernel.compile import cache_folder
from argosy.kernel.record import Record, public_copier

PLACEHOLDER = "from argosy.kernel.anygame import"
JUDGEMENT_PLACEHOLDER = "from argosy.kernel.anyjudgement import"
RECORD_PLACEHOLDER = "from argosy.kernel.record import Table as State"  # for templates that need the record itself


PART = re.compile(r"^from (argosy\.\w+\.\w+) import (\([^)]*\)|.*)$", re.MULTILINE)
PREFACE = re.compile(r'\A"""[\s\S]*?"""\s+from __future__ import annotations\s+')


def source_of(template: ModuleType) -> str:
    """The text of a template, and in it, once, the text of every template that it imports from."""
    held: set[str] = set()

    def part(found: re.Match[str]) -> str:
        text = inspect.getsource(importlib.import_module(found[1]))
        if f"\n{PLACEHOLDER}" not in text:
            return found[0]
        if found[1] in held:
            return ""
        held.add(found[1])
        return PREFACE.sub("", PART.sub(part, text))

    return PART.sub(part, inspect.getsource(template))


@functools.cache
def bind(template: ModuleType, game: str) -> Any:
    """The template module compiled against the rules of one game."""
    source = source_of(template)
    if PLACEHOLDER not in source and JUDGEMENT_PLACEHOLDER not in source:
        raise ValueError(f"{template.__name__} is no template: it does not import from argosy.kernel.anygame")
    text = source.replace(PLACEHOLDER, f"from argosy.games.{game}.contract import")
    text = text.replace(JUDGEMENT_PLACEHOLDER, f"from argosy.games.{game}.judgement import")
    text = text.replace(RECORD_PLACEHOLDER, f"from argosy.games.{game}.state import State")
    return module_from(text, game, template.__name__.rpartition(".")[2])


def public_copy(schema: type[Record], game: str) -> Any:
    """The kernel `copy_public(s, out)` of a record: every public field, and nothing else, goes into the view."""
    text = f"from argosy.kernel.compile import rule\n\n\n@rule\n{public_copier(schema)}"
    return module_from(text, game, "copy_public").copy_public


def module_from(text: str, game: str, short: str) -> Any:
    """Load a generated module from a file in the game's cache folder, where Numba can keep its code beside it."""
    stamp = hashlib.sha256(text.encode()).hexdigest()[:8]
    path = cache_folder(game) / f"{short}_{stamp}.py"
    if not path.exists():  # never rewritten: Numba's cache looks at the time of the file
        partial = path.with_suffix(f".{id(text)}")
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    name = f"argosy.bound.{game}.{short}_{stamp}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
