"""What workers are to think about, who they are, and by which rules the site plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing waits, and no worker is known."""
    op.create_table(
        "site_version",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("version", sa.JSON, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("lanes", sa.JSON, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "askers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("lane", sa.String(60), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("play", sa.String(24), nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("question", sa.JSON, nullable=False),
        sa.Column("asker", sa.String(40), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("progress", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("answer", sa.JSON(none_as_null=True), nullable=True),
    )
    op.create_index("jobs_lane", "jobs", ["lane", "worker"])
    op.create_index("jobs_asker", "jobs", ["asker"])
    op.create_table(
        "job_lanes",
        sa.Column("lane", sa.String(60), primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "job_turns",
        sa.Column("lane", sa.String(60), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("play", sa.String(24), primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
    )
    op.create_index("job_turns_turn", "job_turns", ["lane", "turn"])


def downgrade() -> None:
    """Forget what was asked for: whoever asked thinks by itself."""
    for name in ("job_turns", "job_lanes", "jobs", "askers", "workers", "site_version"):
        op.drop_table(name)
