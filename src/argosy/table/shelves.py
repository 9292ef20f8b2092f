"""Further tables of the database: campaigns and their votes, what people want to be told, and passes between devices.

They stand beside those of `store`, so that who only plays at tables need not know of them.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from argosy.table.store import metadata

campaigns = Table(
    "campaigns", metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(64), index=True),  # hash of the key of whoever began it
    Column("start", Text, nullable=False),  # JSON: what the first game began with
    Column("options", Text, nullable=False),  # JSON: those of every game
    Column("pace", Text, nullable=False),  # JSON, see `clocks`
    Column("hints", Integer, nullable=False),
    Column("crew", Text),  # JSON: who plays the next game; none: whoever played the last
    Column("gone", Integer, nullable=False),  # 1: left for good
    Column("lang", String(2), nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
)  # fmt: skip

legs = Table(
    "campaign_games", metadata,
    Column("campaign_id", String(40), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 … without gaps: nobody can begin the next game twice
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="SET NULL")),  # none: brought along in a file
    Column("record", Text),  # JSON, once the game is over
    Column("left", Text),  # JSON: what it left, and how it ended
)  # fmt: skip
Index("campaign_games_table", legs.c.table_id)

ballots = Table(
    "ballots", metadata,  # votes of the story, which may be changed until everybody has voted
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moved", Integer, primary_key=True),  # after so many moves the vote began
    Column("seat", Integer, primary_key=True),
    Column("choice", Integer, nullable=False),
)  # fmt: skip

readings = Table(
    "readings", metadata,  # which pages of the story somebody has read
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("pages", Text, nullable=False),  # JSON
)  # fmt: skip
