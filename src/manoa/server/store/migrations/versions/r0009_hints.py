"""Hints for puzzles, and attempts that were made after one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("attempts", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "hints",
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "puzzle", name="pk_hints"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_hints_user"),
    )
