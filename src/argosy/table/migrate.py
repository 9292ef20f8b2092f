"""The way of a database from any older form to today's, by Alembic; run when a server starts."""

from __future__ import annotations

import pathlib

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

FOLDER = pathlib.Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> None:
    """Bring the database to today's form; a new one is made whole."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    with engine.begin() as link:
        settings.attributes["connection"] = link
        command.upgrade(settings, "head")
