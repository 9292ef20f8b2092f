"""How a database is reached: the settings of its connections, files for the host's eyes only, and plain words for
whoever plays and whoever hosts when it does not work."""

from __future__ import annotations

import logging
import os
import pathlib
import sqlite3
import time
from collections.abc import Callable
from typing import Any, ClassVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError

from argosy.play.errors import ArgosyError
from argosy.table.errors import TableError

log = logging.getLogger("argosy.table")

PATIENCE = 10.0  # seconds that a connection waits for another one's lock
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077  # the rights of everybody but the owner
SIGNS = {  # what a database says of itself, in the order in which it is looked for
    "full": ("is full", "no space left", "quota", "53100"),
    "read-only": ("readonly", "read-only", "25006"),
    "locked": ("is locked", "55p03", "40p01", "lock timeout"),
    "damaged": ("malformed", "not a database", "xx001", "xx002", "invalid page"),
    "disk": ("disk i/o error", "58030", "input/output error"),
    "away": (
        "unable to open", "connection", "could not translate", "57p", "53300", "08", "password", "server closed",
    ),
}  # fmt: skip
WRITES, READS, MIGRATES = "argosy_writes", "argosy_reads", "argosy_migrates"
LINKS = 24  # connections to a file that stay open: to open one takes longer than to ask a question


class Unwell(TableError, SQLAlchemyError):
    """The database cannot do its work just now; `kind` says why. What was asked for has not happened."""

    key = "table-error-unwell"
    status: ClassVar[int] = 503

    @property
    def kind(self) -> str:
        """full, read-only, locked, damaged, disk, away or other."""
        return str(self.facts["kind"])


class HostTrouble(ArgosyError):
    """The same for the host: which database, what is wrong with it, and what helps."""

    key = "storage-trouble"

    def __init__(self, kind: str, database: str, why: str) -> None:
        super().__init__(kind=kind, database=database, why=why)

    def __reduce__(self) -> Any:
        return HostTrouble, (self.facts["kind"], self.facts["database"], self.facts["why"])


class BadDatabase(ArgosyError):
    """The URL is none, or its driver is not installed."""

    key = "storage-bad-url"


class BadSetting(ArgosyError, ValueError):
    """The host's environment says something that cannot be meant."""

    key = "storage-bad-setting"


class TooNew(ArgosyError):
    """The database was made by a later Argosy."""

    key = "storage-too-new"


def kind_of(error: BaseException) -> str | None:
    """What an error of the driver means; None when it is not the database that is at fault."""
    if not isinstance(error, sqlite3.Error):
        name = type(error).__name__
        if name not in ("OperationalError", "InterfaceError", "InternalError", "DiskFull") and not _state(error):
            return None
    elif isinstance(error, (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)):
        return None
    said = f"{error} {_state(error)}".lower()
    return next((kind for kind, signs in SIGNS.items() if any(sign in said for sign in signs)), "other")


def _state(error: BaseException) -> str:
    """PostgreSQL's code of an error, as far as it says that the server, not the question, was wrong."""
    state = str(getattr(error, "sqlstate", None) or "")
    return state if state[:2] in ("08", "25", "53", "55", "57", "58", "XX", "40") and state != "40001" else ""


def unwell(error: BaseException) -> Unwell | None:
    """An error of the driver as one that can be told."""
    kind = kind_of(error)
    return None if kind is None else Unwell(kind=kind, why=" ".join(str(error).split())[:200])


def for_host(error: Unwell, url: str) -> HostTrouble:
    """What the host reads: the database by name, without its password."""
    return HostTrouble(error.kind, make_url(url).render_as_string(hide_password=True), str(error.facts.get("why", "")))


def file_of(url: str) -> pathlib.Path | None:
    """The file of an SQLite database; None for all others."""
    made = make_url(url)
    named = made.database or ""
    if made.get_backend_name() != "sqlite" or not named or named == ":memory:" or named.startswith("file:"):
        return None
    return pathlib.Path(named)


def make_private(file: pathlib.Path) -> None:
    """A file that only its owner reads. An existing one is never opened here: that would drop SQLite's locks on it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
    except FileExistsError:
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if each.exists() and each.stat().st_mode & OTHERS and each.stat().st_uid == os.geteuid():
                each.chmod(PRIVATE_FILE)
    except OSError:
        return  # opening it will say so in better words


def private_folder(folder: pathlib.Path) -> pathlib.Path:
    """A folder of ours that only its owner looks into."""
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    if folder.stat().st_mode & OTHERS and folder.stat().st_uid == os.geteuid():
        folder.chmod(PRIVATE_FOLDER)
    return folder


def engine_for(url: str, noted: Callable[[Unwell], None] = lambda trouble: None) -> Engine:
    """The way to a database. Whatever its driver complains about is told as `Unwell`, if the database is at fault, and
    `noted` hears of it."""

    def told(error: BaseException) -> None:
        said = unwell(error)
        if said is not None:
            noted(said)
            log.warning("%s", for_host(said, url).say())
            raise said from error

    if url.startswith("sqlite"):
        file = file_of(url)
        kept: dict[str, Any] = {} if file is None else {"pool_size": LINKS}
        engine = create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True, **kept)
        _for_sqlite(engine, file, told)
    else:
        engine = create_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=20, hide_parameters=True)

    @event.listens_for(engine, "handle_error")
    def _told(context: Any) -> None:
        if not context.is_pre_ping:
            told(context.original_exception)

    return engine


def _for_sqlite(engine: Engine, file: pathlib.Path | None, told: Callable[[BaseException], None]) -> None:
    """Private files, safe writes, and transactions that begin when we say so: the driver's own begin too late, so that
    two reads in one of them could see two moments."""

    @event.listens_for(engine, "do_connect")
    def _private(*_: Any) -> None:
        if file is not None:
            make_private(file)

    @event.listens_for(engine, "connect")
    def _settings(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            _to_wal(cursor)
            cursor.execute("PRAGMA synchronous=FULL")  # a move is acknowledged only when it is safely on disk
            cursor.execute("PRAGMA foreign_keys=ON")
        except sqlite3.Error as error:
            told(error)
            raise
        finally:
            cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(link: Connection) -> None:
        chosen = link.get_execution_options()
        driver: Any = link.connection.driver_connection  # the library's own way to say this takes as long as a query
        try:
            if chosen.get(MIGRATES):  # rebuilding a table must not delete what refers to it
                driver.execute("PRAGMA foreign_keys=OFF")
            if chosen.get(READS):
                return
            driver.execute("BEGIN IMMEDIATE" if chosen.get(WRITES) else "BEGIN")
        except sqlite3.Error as error:
            told(error)
            raise


def _to_wal(cursor: Any) -> None:
    """Readers and a writer side by side. The change itself does not wait for locks of others, so we do."""
    if cursor.execute("PRAGMA journal_mode").fetchone()[0] in ("wal", "memory"):
        return
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.05)


def for_reading(engine: Engine) -> Engine:
    """The same database, for who asks one question: it is a transaction by itself, and needs no words around it."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{READS: True})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def for_writing(engine: Engine) -> Engine:
    """The same database; transactions begun here have the right to write from their first moment on."""
    return engine.execution_options(**{WRITES: True})
