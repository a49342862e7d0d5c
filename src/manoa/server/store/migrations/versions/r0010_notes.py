"""Notes that players write at steps of their reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("text", sa.String(600), nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "table", "step", name="pk_notes"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_notes_user"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notes_table"),
    )
    op.create_index("ix_notes_table", "notes", ["table"])
