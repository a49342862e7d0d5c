"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("job", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary),
        sa.Column("figures", sa.JSON),
        sa.Column("finished", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews_table"),
    )
