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

callers = Table(
    "callers", metadata,  # how somebody wants to be told of their tables
    Column("person", String(64), primary_key=True),  # hash of the browser's own key
    Column("handle", String(40), nullable=False, unique=True),  # for links in messages, which tell nobody the above
    Column("lang", String(2), nullable=False),
    Column("wants", Text, nullable=False),  # JSON: for each kind of news the ways by which it is told
    Column("mail", String(200), nullable=False),
    Column("mail_code", String(64)),  # hash of what must be sent back to confirm the address; none: confirmed
    Column("hook", String(500), nullable=False),
    Column("hook_fails", Integer, nullable=False),  # in a row
    Column("hook_note", String(200), nullable=False),  # what the last call came to
    Column("hook_at", Float, nullable=False),
    Column("quiet_from", Integer, nullable=False),  # hours; the same twice: never quiet
    Column("quiet_to", Integer, nullable=False),
    Column("digest", Integer, nullable=False),  # the hour at which games by turns are told together; -1: at once
    Column("zone", String(60), nullable=False),
)  # fmt: skip

mutes = Table(
    "mutes", metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)  # fmt: skip

outbox = Table(
    "outbox", metadata,  # what is to be told, once each
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(64), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("mark", String(80), nullable=False),  # which turn, which vote, who joined
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("done", Float),  # when it was told, or was true no longer
    Column("tries", Integer, nullable=False, server_default="0"),
)  # fmt: skip
Index("outbox_once", outbox.c.person, outbox.c.table_id, outbox.c.kind, outbox.c.mark, unique=True)

sealed = Table(
    "sealed", metadata,  # keys of the house itself
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)  # fmt: skip

passes = Table(
    "passes", metadata,  # links by which a person comes over to another device
    Column("code", String(64), primary_key=True),  # hash of the link's key
    Column("person", String(64), nullable=False),
    Column("sealed", String(100), nullable=False),  # the browser's key, which only the link's key opens
    Column("settings", Text, nullable=False),  # JSON: name, colour, language and so on
    Column("until", Float, nullable=False),
)  # fmt: skip

invited = Table(
    "invited", metadata,  # who was asked to come to a table by somebody they have played with
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("by", String(40), nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
Index("invited_person", invited.c.person)

studies = Table(
    "studies", metadata,  # analysis boards, see `studies`
    Column("id", String(40), primary_key=True),  # whoever knows it may look
    Column("person", String(64)),  # hash of the key of whoever opened it; nobody else changes it
    Column("table_id", String(40)),  # where the game was played; none: brought along
    Column("game", String(40), nullable=False),
    Column("seat", Integer),  # of that person in the game
    Column("record", Text, nullable=False),  # JSON, the finished game
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
)  # fmt: skip
Index("studies_person", studies.c.person)

study_lines = Table(
    "study_lines", metadata,  # the moves that were tried
    Column("study_id", String(40), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),  # after so many moves of the record …
    Column("line", String(900), primary_key=True),  # … these codes with dots between them
)  # fmt: skip

solved = Table(
    "solved", metadata,  # puzzles that somebody has tried
    Column("person", String(64), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("clean", Integer, nullable=False),  # how often in a row it was solved at once
    Column("tries", Integer, nullable=False),  # wrong answers since it was last solved
    Column("due", Float, nullable=False),  # when it comes back
    Column("at", Float, nullable=False),
)  # fmt: skip

results = Table(
    "results", metadata,  # how finished games ended, for lists: nobody has to replay them
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("scores", Text, nullable=False),  # JSON
    Column("ranks", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
)  # fmt: skip
