"""Keys by which programs act as a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a key."""
    op.create_table(
        "program_keys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("program_keys_person", "program_keys", ["person"])


def downgrade() -> None:
    """Forget all of them."""
    op.drop_index("program_keys_person", "program_keys")
    op.drop_table("program_keys")
