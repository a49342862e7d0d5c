"""Ratings of puzzles and of those who solve them, and the attempts that counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_index("ix_puzzle_ratings_game", "puzzle_ratings", ["game"])
    op.create_table(
        "solvers",
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user", "game", name="pk_solvers"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_solvers_user"),
    )
    op.create_table(
        "attempts",
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("play", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "puzzle", name="pk_attempts"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_attempts_user"),
    )
    op.create_index("ix_attempts_puzzle", "attempts", ["puzzle"])
    op.create_index("ix_attempts_user_game_at", "attempts", ["user", "game", "at"])
