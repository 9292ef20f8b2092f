"""Seats have one holder: invitations that are spent, devices, colours, a host, clocks that know of downtime.

Whoever sent an invitation knew the key of the seat for the whole game. So keys of seats that somebody holds in a
browser are void from now on; the holders keep their seats, and make a new link when they want another device.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what seats need, and void the keys that inviters know."""
    # plain columns: to rebuild `tables` on SQLite would delete everything that refers to it
    op.add_column("tables", sa.Column("host", sa.Integer))
    op.add_column("tables", sa.Column("several", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("next", sa.String(40)))
    op.add_column("holders", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.add_column("holders", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("key", existing_type=sa.String(64), nullable=True)
        seats.add_column(sa.Column("invitation", sa.String(64)))
        seats.add_column(sa.Column("colour", sa.Integer))
        seats.add_column(sa.Column("again", sa.Integer, nullable=False, server_default="0"))
        seats.add_column(sa.Column("turn_began", sa.Float))
        seats.create_unique_constraint("seats_invitation_key", ["invitation"])
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))
    held = "exists (select 1 from holders where holders.table_id = seats.table_id and holders.seat = seats.seat)"
    op.execute("update seats set invitation = key, key = null where kind = 'open'")
    op.execute(f"update seats set key = null where kind <> 'person' or {held}")  # other keys are those of programs
    op.execute("update tables set seed = '', seed_hash = '' where status = 'open'")  # dealt when the table is full


def downgrade() -> None:
    """There is no way back to keys that others know."""
    raise NotImplementedError("restore a backup that was made before the update")
