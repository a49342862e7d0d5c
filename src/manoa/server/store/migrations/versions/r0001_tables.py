"""All tables of the first server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _seats()
    _events()


def _people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("account", sa.String(48)),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("account", name="uq_users_account"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user"),
        sa.UniqueConstraint("key", name="uq_sessions_key"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_tokens_user"),
        sa.UniqueConstraint("key", name="uq_tokens_key"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("analysis", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer),
        sa.Column("result", sa.JSON),
        sa.Column("due", sa.BigInteger),
        sa.Column("claimed_by", sa.String(40)),
        sa.Column("claimed_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_public_game_created", "tables", ["status", "public", "game", "created"])
    op.create_index("ix_tables_due", "tables", ["due"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", sa.String(40)),
        sa.Column("name", sa.String(24)),
        sa.Column("bot", sa.String(40)),
        sa.Column("away", sa.String(8)),
        sa.Column("placing", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_seats_user"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("command", sa.String(120)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "version", name="pk_events"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_events_table"),
        sa.UniqueConstraint("table", "command", name="uq_events_table_command"),
    )
