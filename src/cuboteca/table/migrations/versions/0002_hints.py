"""Whether a table was created with hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give hints to tables that already exist."""
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("plays", hints)


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("plays", "hints")
