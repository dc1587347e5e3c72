"""Deals: chance that several tables share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No play is of a deal."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("salt", sa.LargeBinary(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("sealed_until", sa.Float, nullable=False),
        sa.Column("teams", sa.JSON, nullable=False),
        sa.Column("table_count", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False, server_default=""),
        sa.Column("wants_analyses", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("day", "game", name="deals_day"),
    )
    op.create_index("deals_person", "deals", ["person"])
    op.create_table(
        "deal_plays",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("deal", sa.String(24), sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("attempt", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False, server_default=""),
        sa.UniqueConstraint("deal", "attempt", name="deal_plays_attempt"),
    )
    op.create_index("deal_plays_person", "deal_plays", ["person"])
    deal = sa.Column("deal", sa.String(24), nullable=False, server_default="")
    op.add_column("plays", deal)
    op.add_column("plays", sa.Column("sealed_until", sa.Float, nullable=True))
    op.create_index("plays_deal", "plays", ["deal"])


def downgrade() -> None:
    """Forget all deals; their plays would draw otherwise, so there must be none."""
    op.drop_index("plays_deal", "plays")
    op.drop_column("plays", "sealed_until")
    op.drop_column("plays", "deal")
    op.drop_index("deal_plays_person", "deal_plays")
    op.drop_table("deal_plays")
    op.drop_index("deals_person", "deals")
    op.drop_table("deals")
