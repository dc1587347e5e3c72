"""Clocks, conditions of leaving, and rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables so far have no clocks, and the usual conditions."""
    op.add_column("plays", sa.Column("conditions", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("events", sa.Column("received", sa.Float, nullable=True))
    op.create_table(
        "signs_of_life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("begun", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "rematches",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("next", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Forget the clocks."""
    for name in ("rematches", "outages", "signs_of_life"):
        op.drop_table(name)
    op.drop_column("events", "received")
    op.drop_column("plays", "conditions")
