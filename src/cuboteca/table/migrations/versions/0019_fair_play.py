"""Comparisons with the search, notes of plays, fresh sign-ins, mail, and limits by account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was compared, nobody has given an address, and nobody has signed in lately."""
    op.create_table(
        "comparisons",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "play_notes",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("openings", sa.JSON, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("code_until", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "mail_codes",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("address_hash", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("mail_codes_person", "mail_codes", ["person"])
    op.create_index("mail_codes_address", "mail_codes", ["address_hash"])
    op.add_column("devices", sa.Column("confirmed", sa.Float, nullable=True))
    account = sa.Column("account", sa.String(24), nullable=False, server_default="")
    op.add_column("creators", account)
    op.create_index("creators_account", "creators", ["account"])


def downgrade() -> None:
    """Forget all of it."""
    op.drop_index("creators_account", "creators")
    op.drop_column("creators", "account")
    op.drop_column("devices", "confirmed")
    op.drop_index("mail_codes_address", "mail_codes")
    op.drop_index("mail_codes_person", "mail_codes")
    for name in ("mail_codes", "mail_addresses", "play_notes", "comparisons"):
        op.drop_table(name)
