"""The tables of the database for messages by e-mail."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from cuboteca.table.schema import METADATA, OF_PERSON

MAIL_ADDRESSES = Table(
    "mail_addresses",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # until then nothing but the code is mailed
    Column("code_hash", String(64), nullable=False),  # "" once it is confirmed
    Column("code_until", Float, nullable=False),  # seconds since 1970
    Column("tries", Integer, nullable=False),  # at the code
    Column("stop", String(64), nullable=False, unique=True),  # token that ends it; in every message
)

MAIL_CODES = Table(  # that were mailed lately, by which they are limited
    "mail_codes",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", String(24), nullable=False, info=OF_PERSON),
    Column("address_hash", String(64), nullable=False),  # outlives the person: see people/mail.py
    Column("at", Float, nullable=False),  # seconds since 1970
    Index("mail_codes_person", "person"),
    Index("mail_codes_address", "address_hash"),
)

__all__ = ["MAIL_ADDRESSES", "MAIL_CODES"]
