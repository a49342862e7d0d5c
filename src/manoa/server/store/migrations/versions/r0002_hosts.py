"""Who has set a table up, who is named in a log without sitting there, how late it is at tables, and hashes of
logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

HOSTS = {
    "sqlite": "json_extract(CAST(body AS TEXT), '$.host')",
    "postgresql": "convert_from(body, 'UTF8')::json ->> 'host'",
}
WHO = {
    "sqlite": "substr(command, 1, instr(command, ':') - 1)",
    "postgresql": "split_part(command, ':', 1)",
}


def upgrade() -> None:
    dialect = op.get_bind().dialect.name
    op.add_column("events", sa.Column("hash", sa.LargeBinary(17)))
    op.add_column("tables", sa.Column("host", sa.String(40)))
    op.execute(
        f"""UPDATE tables SET host = (
            SELECT {HOSTS[dialect]} FROM events WHERE events."table" = tables.id AND events.version = 1)"""
    )
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_table(
        "mentions",
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("user", "table", name="pk_mentions"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_mentions_user"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_mentions_table"),
    )
    op.execute(
        f"""INSERT INTO mentions ("user", "table")
            SELECT DISTINCT users.id, events."table" FROM events JOIN users ON users.id = {WHO[dialect]}
            WHERE command IS NOT NULL"""
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("noted", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_beats"),
    )
