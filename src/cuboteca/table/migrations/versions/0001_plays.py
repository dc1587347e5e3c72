"""Plays, their seats and their events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "plays",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
    )
    op.create_index("plays_unfinished", "plays", ["finished", "created"])
    op.create_table(
        "seats",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.Column("request_id", sa.String(80), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("play", "request_id", name="events_request"),
    )


def downgrade() -> None:
    """Drop the tables; every play is lost."""
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_index("plays_unfinished", "plays")
    op.drop_table("plays")
