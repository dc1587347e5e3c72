"""Open tables, and people who wait for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every table opens by its links alone, and nobody waits."""
    op.create_table(
        "lobby_tables",
        sa.Column("play", sa.String(24), primary_key=True),
        sa.Column("pace", sa.String(40), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("stays", sa.Float, nullable=False),
    )
    op.create_index("lobby_tables_until", "lobby_tables", ["until"])
    op.create_table(
        "waiters",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(40), nullable=False),
        sa.Column("fill", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("play", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("waiters_queue", "waiters", ["game", "seat_count", "pace", "since"])
    op.create_index("waiters_until", "waiters", ["until"])


def downgrade() -> None:
    """Forget both."""
    op.drop_table("waiters")
    op.drop_table("lobby_tables")
