"""How a table stands: who is to move, how many moves were made, and when somebody must look at it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Lists and clocks need no longer replay every game."""
    op.add_column("tables", sa.Column("acting", sa.Integer))
    op.add_column("tables", sa.Column("moved", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
    made = "select coalesce(sum(case kind when 'move' then 1 else -1 end), 0) from events"
    op.execute(f"update tables set moved = ({made} where events.table_id = tables.id)")
    op.execute("update tables set due = null where status not in ('open', 'running')")  # nobody waits for those


def downgrade() -> None:
    """Nothing is lost that cannot be found out again."""
    op.drop_index("ix_tables_due", "tables")
    for name in ("due", "moved", "acting"):
        op.drop_column("tables", name)
