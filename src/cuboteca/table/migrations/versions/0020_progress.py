"""What people have learnt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has learnt anything."""
    op.create_table(
        "progress",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("result", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("progress_person", "progress", ["person", "kind", "game", "key"])


def downgrade() -> None:
    """Forget all of it."""
    op.drop_index("progress_person", "progress")
    op.drop_table("progress")
