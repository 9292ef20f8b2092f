"""A database that fails where it is told to: before or after a statement, at the commit, or just after it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event


class Broken(OSError):
    """The database is away, as a test wants it."""


class Faults:
    """Counts the calls of an engine (each statement has two moments, before and after; each commit too) and fails at
    the moment number `at`."""

    def __init__(self, at: int | None = None) -> None:
        self.at = at
        self.moments: list[str] = []

    def moment(self, name: str) -> None:
        self.moments.append(name)
        if len(self.moments) == self.at:
            raise Broken(name)


@contextmanager
def faults(engine: Engine, at: int | None = None) -> Iterator[Faults]:
    """While this is open, the engine fails at its moment number `at`."""
    made = Faults(at)
    dialect: Any = engine.dialect
    commit = dialect.do_commit

    def before(_link: Any, _cursor: Any, statement: str, *_: Any) -> None:
        made.moment(f"before {statement.split()[0]}")

    def after(_link: Any, _cursor: Any, statement: str, *_: Any) -> None:
        made.moment(f"after {statement.split()[0]}")

    def do_commit(link: Any) -> None:
        made.moment("before commit")
        commit(link)
        made.moment("after commit")  # it is on the disk, but nobody was told so

    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "after_cursor_execute", after)
    dialect.do_commit = do_commit
    try:
        yield made
    finally:
        dialect.do_commit = commit
        event.remove(engine, "before_cursor_execute", before)
        event.remove(engine, "after_cursor_execute", after)
