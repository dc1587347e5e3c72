"""By which scheme a table draws, and the salt of its commitment."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before go on by scheme 1, which has no salt."""
    op.add_column("plays", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    salt = sa.Column("salt", sa.LargeBinary(32), nullable=True)
    op.add_column("plays", salt)


def downgrade() -> None:
    """Forget them: tables of scheme 2 could not go on."""
    op.drop_column("plays", "salt")
    op.drop_column("plays", "scheme")
