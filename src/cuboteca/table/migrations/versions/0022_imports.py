"""Plays whose records came from files, and who brought them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All plays so far were played here."""
    op.add_column("plays", sa.Column("imported", sa.Text, nullable=False, server_default=""))
    op.add_column("plays", sa.Column("importer", sa.String(24), nullable=False, server_default=""))
    op.create_index("plays_importer", "plays", ["importer"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("plays_importer", "plays")
    op.drop_column("plays", "importer")
    op.drop_column("plays", "imported")
