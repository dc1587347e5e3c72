"""What people say at tables, how they are told that it is their turn, and moderation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said anything, or asked to be told."""
    op.create_table(
        "talk",
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "message_settings",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("wait", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("feed_hash", sa.String(64), nullable=False),
        sa.Column("hook", sa.String(500), nullable=False),
        sa.Column("hook_secret", sa.String(64), nullable=False),
    )
    op.create_index("message_settings_feed", "message_settings", ["feed_hash"])
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("push_devices_person", "push_devices", ["person"])
    op.create_table(
        "turns",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("turns_due", "turns", ["state", "due"])
    op.create_table(
        "deliveries",
        sa.Column("target", sa.String(40), primary_key=True),
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    _moderation()


def _moderation() -> None:
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("play", sa.String(24), sa.ForeignKey("plays.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("reported", sa.String(24), nullable=False),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("around", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float, nullable=True),
    )
    op.create_index("reports_open", "reports", ["done", "at"])
    op.create_index("reports_play", "reports", ["play"])
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("moderator", sa.String(24), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Forget what was said, and who has asked to be told."""
    for name in (
        "audit",
        "sanctions",
        "reports",
        "moderators",
        "deliveries",
        "turns",
        "push_devices",
        "message_settings",
    ):
        op.drop_table(name)
    op.drop_table("talk")
