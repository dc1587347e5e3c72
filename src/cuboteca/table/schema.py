"""The tables of the database, in portable SQL (SQLite and PostgreSQL).

``events`` is the source of truth and only grows: everything else follows from replaying it.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    column,
    table,
    true,
)

METADATA = MetaData()

PLAYS = Table(
    "plays",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # complete
    Column("seat_count", Integer, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("seed", BigInteger, nullable=True),  # as requested; NULL: none
    Column("secret", LargeBinary(32), nullable=False),  # decides all draws
    Column("finished", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("scheme", Integer, nullable=False, server_default="1"),  # by which it draws
    Column("salt", LargeBinary(32), nullable=True),  # of the commitment; NULL in scheme 1
    Column("contributions", JSON(none_as_null=True), nullable=True),  # NULL: nobody was asked
    Index("plays_unfinished", "finished", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, link, bot
    Column("name", String(60), nullable=False),
    Column("level", String(40), nullable=False),  # "" unless a bot
    Column("token_hash", String(64), nullable=False),  # "" while nobody holds the seat
    Column("claimed", Boolean, nullable=False),
    Column("invitation_hash", String(64), nullable=False, server_default=""),  # by link only
)

ANALYSES = Table(  # of finished plays, made on request
    "analyses",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("body", JSON, nullable=False),  # as lab/analysis.py writes it
    Column("made", Float, nullable=False),  # seconds since 1970
)

EVENTS = Table(
    "events",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),  # a seat, or -1 for chance
    Column("number", Integer, nullable=False),  # action or outcome; -1: took the last action back
    Column("text", String(80), nullable=False),  # the same in the game's notation
    Column("request_id", String(80), nullable=True),  # see table/requests.py
    Column("at", Float, nullable=False),  # seconds since 1970
    UniqueConstraint("play", "request_id", name="events_request"),
)

VERSION = table("alembic_version", column("version_num"))  # one row, which Alembic keeps


__all__ = [
    "ANALYSES",
    "EVENTS",
    "METADATA",
    "PLAYS",
    "SEATS",
    "VERSION",
]
