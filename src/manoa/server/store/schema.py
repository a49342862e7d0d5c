"""The tables of the database.

`events` is the truth of every table, one ordered log each. The rows in `tables` and `seats` are an index of it, written
in the same transaction, so that lists need no fold.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("account", String(48), unique=True),  # the name, folded, of an account; guests share names freely
    Column("password", Text),  # argon2; None for guests
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("user", String(40), ForeignKey("users.id"), nullable=False, index=True),
    Column("key", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the cookie's secret
    Column("agent", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("user", String(40), ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("key", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the token
    Column("scopes", String(40), nullable=False),  # with spaces between
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("analysis", Boolean, nullable=False),
    Column("seed", LargeBinary(32)),  # the only place where it is kept; None for tables that begin with a position
    Column("created", BigInteger, nullable=False),
    # An index of the log from here on
    Column("version", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("step", Integer, nullable=False),
    Column("waiting", Integer),  # the seat to act
    Column("result", JSON(none_as_null=True)),
    # When the server itself has something to do here, a bot's turn or a clock that runs out, and which node does it
    Column("due", BigInteger),
    Column("claimed_by", String(40)),
    Column("claimed_until", BigInteger),
    Index(None, "status", "public", "game", "created"),
    Index(None, "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user", String(40), ForeignKey("users.id"), index=True),
    Column("name", String(24)),
    Column("bot", String(40)),
    Column("away", String(8)),
    Column("placing", Integer),
    Column("score", Integer),
)

events = Table(
    "events",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("command", String(120)),  # who asked, and the name they gave it; None for what follows of itself
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON of a stored event
    UniqueConstraint("table", "command"),
)
