"""The tables of the database for deals, which several tables play with the same chance."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    false,
)

from cuboteca.table.schema import METADATA, OF_PERSON

DEALS = Table(
    "deals",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("day", String(10), nullable=True),  # such as 2026-11-23; NULL: of a match
    Column("game", String(40), nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # complete
    Column("rules_version", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # decides all draws
    Column("salt", LargeBinary(32), nullable=False),  # of the commitment
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("sealed_until", Float, nullable=False),  # the same; see table/deal.py
    Column("teams", JSON, nullable=False),  # names and levels; of a day: levels by seat
    Column("table_count", Integer, nullable=False),  # of a match; 0 of a day
    Column("person", String(24), nullable=False, server_default="", info=OF_PERSON),  # who made it
    Column("wants_analyses", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("day", "game", name="deals_day"),
    Index("deals_person", "person"),
)

DEAL_PLAYS = Table(  # which plays are of a deal
    "deal_plays",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("deal", String(24), ForeignKey("deals.id"), nullable=False),
    Column("attempt", String(64), nullable=False),  # whose or which it is: there is one of each
    Column("place", Integer, nullable=False),  # number of the table in a match, from 0
    Column("person", String(24), nullable=False, server_default="", info=OF_PERSON),  # of a day
    UniqueConstraint("deal", "attempt", name="deal_plays_attempt"),
    Index("deal_plays_person", "person"),
)

__all__ = ["DEALS", "DEAL_PLAYS"]
