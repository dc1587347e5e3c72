"""Invitations, separate from the tokens that play a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SEATS = sa.table(
    "seats",
    sa.column("kind", sa.String),
    sa.column("claimed", sa.Boolean),
    sa.column("token_hash", sa.String),
    sa.column("invitation_hash", sa.String),
)
_WAITING = (SEATS.c.kind == "link") & SEATS.c.claimed.is_(False)


def upgrade() -> None:
    """Turn unused links into invitations; people who came before keep their token."""
    invitation = sa.Column("invitation_hash", sa.String(64), nullable=False, server_default="")
    op.add_column("seats", invitation)
    op.execute(
        SEATS.update().where(_WAITING).values(invitation_hash=SEATS.c.token_hash, token_hash="")
    )


def downgrade() -> None:
    """Let an unused link play its seat again."""
    op.execute(SEATS.update().where(_WAITING).values(token_hash=SEATS.c.invitation_hash))
    op.drop_column("seats", "invitation_hash")
