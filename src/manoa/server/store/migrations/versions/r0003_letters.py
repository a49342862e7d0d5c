"""A confirmed e-mail address, and links that are sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("users", sa.Column("email", sa.String(254)))
    op.create_index("ix_users_email", "users", ["email"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_letters_user"),
        sa.UniqueConstraint("key", name="uq_letters_key"),
    )
    op.create_index("ix_letters_user", "letters", ["user"])
