"""Snapshots of logs, from which a long table opens sooner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whatever has none yet is replayed from its events."""
    op.create_table(
        "snapshots",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Everything is in the events."""
    op.drop_table("snapshots")
