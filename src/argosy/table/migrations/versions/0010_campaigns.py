"""Campaigns: their games, votes that may still be changed, and what was read."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"


def table_id() -> sa.Column[str]:
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Nothing changes for tables without a campaign."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("crew", sa.Text),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_campaigns_person", "campaigns", ["person"])
    op.create_table(
        "campaign_games",
        sa.Column("campaign_id", sa.String(40), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("record", sa.Text),
        sa.Column("left", sa.Text),
    )
    op.create_index("campaign_games_table", "campaign_games", ["table_id"])
    op.create_table(
        "ballots",
        table_id(),
        sa.Column("moved", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("choice", sa.Integer, nullable=False),
    )
    op.create_table(
        "readings",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("pages", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """The games of campaigns stay as tables."""
    for name in ("readings", "ballots", "campaign_games", "campaigns"):
        op.drop_table(name)
