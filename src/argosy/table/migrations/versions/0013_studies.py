"""Analysis boards with the lines that were tried, puzzles that were solved, and how games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has tried anything yet."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(64)),
        sa.Column("table_id", sa.String(40)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("studies_person", "studies", ["person"])
    op.create_table(
        "study_lines",
        sa.Column("study_id", sa.String(40), sa.ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True),
        sa.Column("line", sa.String(900), primary_key=True),
    )
    op.create_table(
        "solved",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("clean", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("ranks", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """What was tried is forgotten."""
    for name in ("results", "solved", "study_lines", "studies"):
        op.drop_table(name)
