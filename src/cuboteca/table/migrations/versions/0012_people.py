"""Who people are beyond one table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known: seats open by their tokens."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until"])
    op.create_table(
        "friends",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("friend", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("friends_friend", "friends", ["friend"])
    op.create_table(
        "friend_links",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("blocked", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.add_column("plays", sa.Column("to_move", sa.Integer, nullable=True))
    op.add_column("plays", sa.Column("outcome", sa.JSON(none_as_null=True), nullable=True))
    person = sa.Column("person", sa.String(24), nullable=False, server_default="")
    op.add_column("seats", person)
    op.create_index("seats_person", "seats", ["person"])


def downgrade() -> None:
    """Forget everybody."""
    op.drop_index("seats_person", "seats")
    op.drop_column("seats", "person")
    op.drop_column("plays", "outcome")
    op.drop_column("plays", "to_move")
    for name in ("blocks", "friend_links", "friends", "challenges", "recovery_codes", "passkeys"):
        op.drop_table(name)
    op.drop_table("devices")
    op.drop_table("people")
