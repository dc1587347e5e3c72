"""What clients may do, counted for all processes of a site."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody may do everything."""
    op.create_table(
        "allowances",
        sa.Column("limited", sa.String(10), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("full", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget what clients have done."""
    op.drop_table("allowances")
