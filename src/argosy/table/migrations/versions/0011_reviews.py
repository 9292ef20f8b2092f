"""Reviews and hints belong to the database: thought out once, whatever server is asked, and kept over a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def table_id() -> sa.Column[str]:
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """None of them is there yet."""
    op.create_table(
        "reviews",
        table_id(),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("found", sa.Text),
    )
    op.create_index("ix_reviews_state", "reviews", ["state"])
    op.create_table(
        "hints",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("lang", sa.String(2), primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """They can be thought out again."""
    op.drop_table("hints")
    op.drop_table("reviews")
