"""The tables of the database.

`events` is the truth of every table, one ordered log each. The rows in `tables` and `seats` are an index of it, written
in the same transaction, so that lists need no fold.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("account", sa.String(48), unique=True),  # the name, folded, of an account; guests share names freely
    sa.Column("password", sa.Text),  # argon2; None for guests
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("email", sa.String(254), index=True),  # confirmed by a link; several accounts may have the same
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the cookie's secret
    sa.Column("agent", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the token
    sa.Column("scopes", sa.String(40), nullable=False),  # with spaces between
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

letters = sa.Table(  # links that were sent by mail and not followed yet
    "letters",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # confirm, reset
    sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the link's secret
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("analysis", sa.Boolean, nullable=False),
    sa.Column("seed", sa.LargeBinary(32)),  # the only place where it is kept; None where a table begins with a position
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("host", sa.String(40)),  # who has set it up
    sa.Column("route", sa.String(64)),  # what it is played on: see `routes.key`
    sa.Column("deal", sa.String(64)),  # which others were dealt alike: see `Begun`
    # An index of the log from here on
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("waiting", sa.Integer),  # the seat to act
    sa.Column("result", sa.JSON(none_as_null=True)),
    # When the server itself has something to do here, a bot's turn or a clock that runs out, and which node does it
    sa.Column("due", sa.BigInteger),
    sa.Column("claimed_by", sa.String(40)),
    sa.Column("claimed_until", sa.BigInteger),
    sa.Index(None, "status", "public", "game", "created"),
    sa.Index(None, "due"),
    sa.Index(None, "host", "status"),
    sa.Index(None, "route", "status"),
    sa.Index(None, "deal", "status"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), index=True),
    sa.Column("name", sa.String(24)),
    sa.Column("bot", sa.String(40)),
    sa.Column("away", sa.String(8)),
    sa.Column("placing", sa.Integer),
    sa.Column("score", sa.Integer),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("command", sa.String(120)),  # who asked, and the name they gave it; None for what follows of itself
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),  # JSON of a stored event
    sa.Column("hash", sa.LargeBinary(17)),  # see `chain`; None for what older servers stored
    sa.UniqueConstraint("table", "command"),
)

mentions = sa.Table(  # where somebody is named, so that they can go without a search through all logs
    "mentions",
    metadata,
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
)

beats = sa.Table(  # one row: how late it is at tables
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("noted", sa.BigInteger, nullable=False),  # and what the database's own clock said then
)

routes = sa.Table(  # that people have made
    "routes",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("owner", sa.String(40), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("route", sa.JSON, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),  # the same for all routes that are played alike
    sa.Column("figures", sa.JSON, nullable=False),
    sa.Column("report", sa.JSON(none_as_null=True)),  # of the largest trial
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("removed", sa.BigInteger),  # by the host
    sa.Index(None, "game", "changed"),
    sa.Index(None, "key"),
)

likes = sa.Table(  # of routes: those that people have made, and those that come with a game
    "likes",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("route", sa.String(40), primary_key=True),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True, index=True),
)

complaints = sa.Table(  # about routes, for the host to look at
    "complaints",
    metadata,
    sa.Column("route", sa.String(16), sa.ForeignKey("routes.id"), primary_key=True),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True, index=True),
    sa.Column("why", sa.String(500), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

jobs = sa.Table(  # trials of routes and routes in the making; one node works on each, and all tell how far it is
    "jobs",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),  # a report, or a route
    sa.Column("why", sa.String(40)),  # it failed
    sa.Column("asked", sa.BigInteger, nullable=False),  # when somebody last wanted to know
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
)

reviews = sa.Table(  # of finished games; one that is worked on has a job
    "reviews",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("match", sa.String(64), nullable=False),  # what was reviewed: an analysis may go on otherwise
    sa.Column("job", sa.String(16), nullable=False),
    sa.Column("body", sa.LargeBinary),  # as far as it is: JSON, packed
    sa.Column("figures", sa.JSON(none_as_null=True)),  # once it is done: what it says of each seat
    sa.Column("finished", sa.BigInteger),
)

notes = sa.Table(  # that players write at steps of their reviews, one for each step
    "notes",
    metadata,
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True, index=True),
    sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.String(600), nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # with all who may see the review
    sa.Column("at", sa.BigInteger, nullable=False),
)

puzzle_ratings = sa.Table(  # of puzzles that people have tried; the others have the rating that bots gave them
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False, index=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
)

solvers = sa.Table(  # how people do in the puzzles of each game
    "solvers",
    metadata,
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),
    sa.Column("best", sa.Integer, nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
)

attempts = sa.Table(  # at puzzles: the first of each person and puzzle
    "attempts",
    metadata,
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("play", sa.String(200), nullable=False),  # what it began with, in notation; empty: shown on request
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()),  # then it counts for no rating
    sa.Index(None, "user", "game", "at"),
)

hints = sa.Table(  # for puzzles: who took the one there is
    "hints",
    metadata,
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

deals = sa.Table(  # of the day: whoever asks first on a day has them drawn, for all nodes
    "deals",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-11-18, in UTC
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("bots", sa.JSON, nullable=False),  # by seat; null: whoever plays it
    sa.Column("created", sa.BigInteger, nullable=False),
)

entries = sa.Table(  # who plays the deal of a day, once each: people, and bots in their seat
    "entries",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),  # noted before it is set up, so that nobody has two
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), index=True),
    sa.Column("bot", sa.String(40)),
    sa.Column("begun", sa.BigInteger, nullable=False),
    # What came of it, noted by whoever looks first once it is over
    sa.Column("finished", sa.BigInteger),
    sa.Column("score", sa.Integer),
    sa.Column("placing", sa.Integer),
    sa.Column("turns", sa.Integer),
    sa.Column("flaw", sa.String(8)),  # why it does not count: late, or given up
    sa.ForeignKeyConstraint(["game", "day"], ["deals.game", "deals.day"]),
    sa.UniqueConstraint("game", "day", "user"),
    sa.UniqueConstraint("game", "day", "bot"),
)

rooms = sa.Table(  # study rooms: an index of their logs, and where their leaders are
    "rooms",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("owner", sa.String(40), sa.ForeignKey("users.id"), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("names", sa.JSON, nullable=False, server_default="[]"),  # of the seats
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id")),  # that it was opened from
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("branch", sa.Integer, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("placed", sa.Integer, nullable=False),  # how often the leader has gone somewhere
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index(None, "owner", "table"),
)

room_events = sa.Table(  # the truth of every room, one ordered log each
    "room_events",
    metadata,
    sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("command", sa.String(120)),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

room_mentions = sa.Table(  # rooms in which somebody is named
    "room_mentions",
    metadata,
    sa.Column("user", sa.String(40), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Index(None, "room"),
)

# Rows of these are somebody's alone, and go with them. Ratings of puzzles stay: they tell of nobody.
PERSONAL = (jobs, notes, attempts, hints, solvers, entries, likes, complaints, room_mentions)
