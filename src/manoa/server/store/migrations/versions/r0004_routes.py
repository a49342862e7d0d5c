"""Routes that people make, who likes them, complaints and jobs; and what each table is played on.

Of older tables only those on routes of the game itself are noted: nobody could keep a route of their own then.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NAMED = {
    "sqlite": "json_extract(options, '$.route') WHERE json_type(options, '$.route') = 'text'",
    "postgresql": "options ->> 'route' WHERE json_typeof(options -> 'route') = 'string'",
}


def upgrade() -> None:
    op.add_column("tables", sa.Column("route", sa.String(64)))
    op.execute(f"UPDATE tables SET route = {NAMED[op.get_bind().dialect.name]}")
    op.create_index("ix_tables_route_status", "tables", ["route", "status"])
    _routes()
    _jobs()


def _routes() -> None:
    op.create_table(
        "routes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("route", sa.JSON, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("figures", sa.JSON, nullable=False),
        sa.Column("report", sa.JSON),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_routes"),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_routes_owner"),
    )
    op.create_index("ix_routes_owner", "routes", ["owner"])
    op.create_index("ix_routes_game_changed", "routes", ["game", "changed"])
    op.create_index("ix_routes_key", "routes", ["key"])
    op.create_table(
        "likes",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("route", sa.String(40), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game", "route", "user", name="pk_likes"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_likes_user"),
    )
    op.create_index("ix_likes_user", "likes", ["user"])
    op.create_table(
        "complaints",
        sa.Column("route", sa.String(16), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("route", "user", name="pk_complaints"),
        sa.ForeignKeyConstraint(["route"], ["routes.id"], name="fk_complaints_route"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_complaints_user"),
    )
    op.create_index("ix_complaints_user", "complaints", ["user"])


def _jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("why", sa.String(40)),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_jobs_user"),
    )
    op.create_index("ix_jobs_user", "jobs", ["user"])
    op.create_index("ix_jobs_changed", "jobs", ["changed"])
