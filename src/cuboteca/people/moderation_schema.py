"""The tables of the database for reports, and for what moderators do."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKey, Index, Integer, String, Table

from cuboteca.table.schema import METADATA, OF_PERSON

MODERATORS = Table(
    "moderators",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),  # seconds since 1970
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("play", String(24), ForeignKey("plays.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # line, name or table
    Column("number", Integer, nullable=False),  # of the line; 0 for others
    Column("name", String(60), nullable=False),  # of the one who is reported; "" for a table
    Column("reported", String(24), nullable=False, info=OF_PERSON),  # id of that person; "" unknown
    Column("reporter", String(24), nullable=False, info=OF_PERSON),  # id; "" unknown
    Column("reason", String(200), nullable=False),  # by the reporter
    Column("around", JSON, nullable=False),  # what stood around, as it was then
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("done", Float, nullable=True),  # the same; NULL while it is open
    Index("reports_open", "done", "at"),
    Index("reports_play", "play"),
)

SANCTIONS = Table(  # of people
    "sanctions",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # mute or ban
    Column("until", Float, nullable=True),  # seconds since 1970; NULL: until it is lifted
)

AUDIT = Table(  # only grows: whatever a moderator did, and why
    "audit",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("moderator", String(24), nullable=False),  # id; "" for the command line
    Column("act", String(20), nullable=False),
    Column("target", String(64), nullable=False),  # id of a person, a table, or a network
    Column("name", String(60), nullable=False),  # of the person, as it was then; may be ""
    Column("reason", String(200), nullable=False),
)


__all__ = ["AUDIT", "MODERATORS", "REPORTS", "SANCTIONS"]
