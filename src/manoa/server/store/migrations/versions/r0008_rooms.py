"""Study rooms: their logs, and who is named in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("table", sa.String(16)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("branch", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("placed", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_rooms_owner"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rooms_table"),
    )
    op.create_index("ix_rooms_owner_table", "rooms", ["owner", "table"])
    op.create_table(
        "room_events",
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("command", sa.String(120)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "version", name="pk_room_events"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_room_events_room"),
    )
    op.create_table(
        "room_mentions",
        sa.Column("user", sa.String(40), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("user", "room", name="pk_room_mentions"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_room_mentions_user"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_room_mentions_room"),
    )
    op.create_index("ix_room_mentions_room", "room_mentions", ["room"])
