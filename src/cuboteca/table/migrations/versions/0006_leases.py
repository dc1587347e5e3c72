"""Which process of the site has which table, and the codes that move seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No process has a table yet; codes used to be kept in memory alone."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(120), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "seat_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used_by", sa.String(64), nullable=False),
        sa.UniqueConstraint("play", "seat", name="seat_codes_seat"),
    )


def downgrade() -> None:
    """Forget who has what."""
    op.drop_table("seat_codes")
    op.drop_table("leases")
    op.drop_table("processes")
