"""How a table stands: who is to move, how many moves were made, and when somebody must look at it."""

import sqlalchemy as sa
from alembic import op

revision = "standing"
down_revision = "0001"


def upgrade() -> None:
    """Lists and clocks need no longer replay every game."""
    op.add_column("tables", sa.Column("acting", sa.Integer))
    op.add_column("tables", sa.Column("moved", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
