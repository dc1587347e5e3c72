"""The table of the database for what people have learnt."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, String, Table

from cuboteca.table.schema import METADATA

PROGRESS = Table(  # several rows of one key only where a guest has become a part of an account
    "progress",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),  # of what: "lesson" and so on
    Column("game", String(40), nullable=False),
    Column("key", String(64), nullable=False),  # which one
    Column("result", Float, nullable=False),  # in the units of the kind
    Column("at", Float, nullable=False),  # seconds since 1970
    Index("progress_person", "person", "kind", "game", "key"),
)

__all__ = ["PROGRESS"]
