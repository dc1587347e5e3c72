"""Ratings of persons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a rating, and no play is rated."""
    op.create_table(
        "ratings",
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seat_count", sa.Integer, primary_key=True),
        sa.Column("pace", sa.String(10), primary_key=True),
        sa.Column("season", sa.String(7), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_boards", "ratings", ["game", "seat_count", "pace", "season", "mu"])
    op.create_table(
        "rated_plays",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("changes", sa.JSON, nullable=False),
    )
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("plays", rated)


def downgrade() -> None:
    """Forget all ratings."""
    op.drop_column("plays", "rated")
    op.drop_table("rated_plays")
    op.drop_index("ratings_boards", "ratings")
    op.drop_table("ratings")
