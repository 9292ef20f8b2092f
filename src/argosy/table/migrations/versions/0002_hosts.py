"""What hosts need: salted seeds, muted seats, orders to running servers, and a row to try writing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nothing that is there changes."""
    op.add_column("tables", sa.Column("seed_salt", sa.String(64)))
    op.add_column("seats", sa.Column("muted", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "probe",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back to the first form; salts are lost, so seeds of newer tables cannot be verified any more."""
    op.drop_table("probe")
    op.drop_table("orders")
    op.drop_column("seats", "muted")
    op.drop_column("tables", "seed_salt")
