"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are no tournaments."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("bots", sa.String(40), nullable=False),
        sa.Column("fill_to", sa.Integer, nullable=False),
        sa.Column("conditions", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("starts", sa.Float, nullable=True),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_state", "tournaments", ["state", "ended"])
    op.create_index("tournaments_host", "tournaments", ["host", "state"])
    owner = sa.ForeignKey("tournaments.id")
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String(24), owner, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("ready", sa.Float, nullable=True),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_index("tournament_entrants_person", "tournament_entrants", ["person"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seating", sa.JSON, nullable=False),
        sa.Column("play", sa.String(24), nullable=False),
        sa.Column("ranks", sa.JSON, nullable=True),
        sa.Column("shares", sa.JSON, nullable=True),
    )
    op.create_index("tournament_tables_play", "tournament_tables", ["play"])


def downgrade() -> None:
    """Forget all tournaments; their plays stay."""
    op.drop_table("tournament_tables")
    op.drop_table("tournament_entrants")
    op.drop_table("tournaments")
