"""Deals of the day, and who plays them; which tables were dealt alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(64)))
    op.create_index("ix_tables_deal_status", "tables", ["deal", "status"])
    op.create_table(
        "deals",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name="pk_deals"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("score", sa.Integer),
        sa.Column("placing", sa.Integer),
        sa.Column("turns", sa.Integer),
        sa.Column("flaw", sa.String(8)),
        sa.PrimaryKeyConstraint("table", name="pk_entries"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_entries_user"),
        sa.ForeignKeyConstraint(["game", "day"], ["deals.game", "deals.day"], name="fk_entries_game_day"),
        sa.UniqueConstraint("game", "day", "user", name="uq_entries_game_day_user"),
        sa.UniqueConstraint("game", "day", "bot", name="uq_entries_game_day_bot"),
    )
    op.create_index("ix_entries_user", "entries", ["user"])
