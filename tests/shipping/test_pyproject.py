"""What pyproject.toml promises: every package that is imported is declared, and the lock file fits."""

from __future__ import annotations

import ast
import importlib.metadata
import pathlib
import re
import sys
import tomllib
from collections.abc import Iterator

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import argosy

ROOT = pathlib.Path(__file__).parents[2]
SOURCE = ROOT / "src" / "argosy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
ROOMS_OF_EXTRAS = {"envs": "envs", "training": "train"}  # rooms that only work with an extra
LOCKED_EXTRAS = ("postgres", "redis", "envs", "docs", "test")
UVICORNS = {"httptools", "uvloop"}  # which it uses by itself, to answer faster
HOMES = importlib.metadata.packages_distributions()


def named(requirements: list[str]) -> set[str]:
    """The packages that a list of requirements names."""
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def imports(tree: ast.AST) -> Iterator[str]:
    """The first names of everything that is imported, wherever that happens."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def at_once(tree: ast.Module) -> Iterator[str]:
    """What is imported as soon as the module is."""
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from imports(node)


def packages(names: Iterator[str]) -> set[str]:
    """The packages in which modules lie, without Python's own and ours; one that is not installed goes by its name."""
    foreign = set(names) - sys.stdlib_module_names - {"argosy"}
    found = {name: {canonicalize_name(home) for home in HOMES.get(name, [name])} for name in foreign}
    declared = named(PROJECT["dependencies"]).union(*(named(extra) for extra in EXTRAS.values()))
    return {min(many & declared or many) for many in found.values()}  # `fluent` is shared by two packages


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def test_what_is_imported_at_once_is_a_dependency() -> None:
    always = named(PROJECT["dependencies"])
    for path, tree in modules():
        extra = ROOMS_OF_EXTRAS.get(path.split("/")[0])
        allowed = always | named(EXTRAS[extra]) if extra else always
        missing = packages(at_once(tree)) - allowed
        assert not missing, f"{path} imports {missing}, which pyproject.toml does not ask for"


def test_what_is_imported_when_needed_is_in_an_extra() -> None:
    known = named(PROJECT["dependencies"]).union(*(named(extra) for extra in EXTRAS.values()))
    for path, tree in modules():
        missing = packages(imports(tree)) - known
        assert not missing, f"{path} imports {missing}, which no extra of pyproject.toml names"


def test_no_dependency_is_there_for_nothing() -> None:
    used: set[str] = set()
    for _, tree in modules():
        used |= packages(imports(tree))
    assert named(PROJECT["dependencies"]) <= used | UVICORNS


def test_every_dependency_has_an_upper_bound() -> None:
    for text in PROJECT["dependencies"]:
        assert any(one.operator == "<" for one in Requirement(text).specifier), f"{text} has no upper bound"


def locked() -> dict[str, str]:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("==") for line in lines if line and not line.startswith("#"))
    return {name: version for name, _, version in pairs}


def test_the_lock_file_holds_a_version_within_the_bounds_of_everything() -> None:
    versions = locked()
    asked = [text for extra in LOCKED_EXTRAS for text in EXTRAS[extra]] + PROJECT["dependencies"]
    for requirement in map(Requirement, asked):
        name = canonicalize_name(requirement.name)
        if name == "argosy":
            continue
        assert name in versions, f"{name} is not locked; `make lock` writes the file anew"
        assert versions[name] in requirement.specifier, f"{name} {versions[name]} is locked, {requirement} is asked for"


def test_the_lock_file_names_no_host() -> None:
    assert "//" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_version_is_that_of_the_newest_release() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## (\d+\.\d+\.\d+)", changes, re.MULTILINE)
    assert releases[0] == argosy.__version__


def test_the_addresses_lead_somewhere() -> None:
    for label, address in PROJECT["urls"].items():
        assert "://" in address or (ROOT / address).is_file(), f"{label} leads to {address}"


def test_a_test_that_hangs_fails(request: pytest.FixtureRequest) -> None:
    config = request.config
    assert config.pluginmanager.hasplugin("timeout")
    assert 0 < float(config.getini("timeout")) <= 600 and config.getini("timeout_method") == "signal"
