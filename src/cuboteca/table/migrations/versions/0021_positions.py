"""Where plays begin, if not at the start of their game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All plays so far began at the start."""
    op.add_column("plays", sa.Column("position", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("plays", "position")
