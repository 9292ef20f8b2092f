"""The way of a database from any older form to today's, by Alembic; run when a server starts.

Several servers may start on one empty database at the same moment: one makes it, the others wait for it.
"""

from __future__ import annotations

import pathlib

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from argosy.table.database import MIGRATES, TooNew, for_writing

FOLDER = pathlib.Path(__file__).parent / "migrations"
LOCK = 0x4152474F5359  # of PostgreSQL: whoever holds it brings the database to today's form


def upgrade(engine: Engine) -> None:
    """Bring the database to today's form; a new one is made whole. One of a later Argosy is left alone."""
    settings = _settings()
    with engine.connect() as link:
        if _is_current(settings, link):
            return
    with for_writing(engine).execution_options(**{MIGRATES: True}).connect() as link:
        with link.begin():
            if engine.dialect.name == "postgresql":
                link.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if not _is_current(settings, link):  # another server may have been quicker
                settings.attributes["connection"] = link
                command.upgrade(settings, "heads")
        if engine.dialect.name == "sqlite":  # outside of any transaction, or it would change nothing
            link.connection.cursor().execute("PRAGMA foreign_keys=ON")


def form_of(link: Connection) -> list[str]:
    """The form that a database has, by the names of the last steps that were made."""
    return sorted(MigrationContext.configure(link).get_current_heads())


def _settings() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    return settings


def _is_current(settings: Config, link: Connection) -> bool:
    """Whether a database has today's form; `TooNew` when it has one that nobody here knows."""
    scripts = ScriptDirectory.from_config(settings)
    known = {script.revision for script in scripts.walk_revisions()}
    form = form_of(link)
    unknown = [step for step in form if step not in known]
    if unknown:
        raise TooNew(form=", ".join(unknown))
    return set(form) == set(scripts.get_heads())
