"""Lessons: how far every visitor has come, and at which tables a coach sits."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has learned anything yet."""
    op.add_column("tables", sa.Column("coach", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "voyages",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("chapter", sa.String(40), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """What was learned is forgotten."""
    op.drop_table("voyages")
    op.drop_column("tables", "coach")
