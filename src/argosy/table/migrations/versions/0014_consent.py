"""Hints at tables between people are given when everybody has agreed; a review knows when it was begun."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has agreed yet."""
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("began", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Whoever sits at a table may ask for hints, as before."""
    for name, column in (("seats", "hints"), ("reviews", "began")):
        with op.batch_alter_table(name) as table:
            table.drop_column(column)
