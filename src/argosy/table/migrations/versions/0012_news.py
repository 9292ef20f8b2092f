"""News of one's tables by mail and webhook, and passes to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody is told anything until they ask for it."""
    op.create_table(
        "callers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("handle", sa.String(40), nullable=False, unique=True),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("wants", sa.Text, nullable=False),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("mail_code", sa.String(64)),
        sa.Column("hook", sa.String(500), nullable=False),
        sa.Column("hook_fails", sa.Integer, nullable=False),
        sa.Column("hook_note", sa.String(200), nullable=False),
        sa.Column("hook_at", sa.Float, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("outbox_once", "outbox", ["person", "table_id", "kind", "mark"], unique=True)
    op.create_table(
        "sealed",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(100), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invited_person", "invited", ["person"])


def downgrade() -> None:
    """Everybody looks for themselves again."""
    for name in ("invited", "passes", "sealed", "outbox", "mutes", "callers"):
        op.drop_table(name)
