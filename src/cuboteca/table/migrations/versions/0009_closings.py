"""Plays that were closed before their end, who created open ones, and who is banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Close nothing, ban nobody; who created the open tables of before is not known."""
    op.add_column("plays", sa.Column("closed", sa.Float, nullable=True))
    op.add_column("plays", sa.Column("closing", sa.JSON(none_as_null=True), nullable=True))
    op.create_index("plays_closed", "plays", ["closed"])
    op.create_table(
        "creators",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("client", sa.String(64), nullable=False),
    )
    op.create_index("creators_client", "creators", ["client"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Forget them: a closed play stays finished, and its log keeps the entry that closed it."""
    op.drop_table("bans")
    op.drop_table("creators")
    op.drop_index("plays_closed", "plays")
    op.drop_column("plays", "closing")
    op.drop_column("plays", "closed")
