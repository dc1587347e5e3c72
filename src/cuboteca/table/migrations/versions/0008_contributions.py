"""What people add to the draws of a play before the first one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Plays of before have drawn without it."""
    op.add_column("plays", sa.Column("contributions", sa.JSON, nullable=True))


def downgrade() -> None:
    """Forget it: plays that draw with it could not go on."""
    op.drop_column("plays", "contributions")
