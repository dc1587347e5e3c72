"""Analyses of finished plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "analyses",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them: they can be made again."""
    op.drop_table("analyses")
