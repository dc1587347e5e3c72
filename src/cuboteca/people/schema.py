"""The tables of the database that say who people are."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, LargeBinary, String, Table

from cuboteca.table.schema import METADATA, OF_PERSON

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970
)

DEVICES = Table(  # browsers, by which people are known
    "devices",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("confirmed", Float, nullable=True),  # when the account last signed here, the same
    Index("devices_person", "person"),
)

PASSKEYS = Table(  # whoever has one is an account
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential's id
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),  # its id
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("used", Float, nullable=True),  # the same; NULL: never to sign in
    Index("passkeys_person", "person"),
)

RECOVERY_CODES = Table(  # each works once
    "recovery_codes",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Index("recovery_codes_person", "person"),
)

CHALLENGES = Table(  # that browsers have been asked to sign, once and soon
    "challenges",
    METADATA,
    Column("challenge_hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False),  # whose passkey is to be made; "": signing in
    Column("until", Float, nullable=False),  # seconds since 1970
    Index("challenges_until", "until"),
)

PROGRAM_KEYS = Table(  # by which programs act as a person
    "program_keys",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("used", Float, nullable=True),  # the same, to within the hour; NULL: never
    Index("program_keys_person", "person"),
)

FRIENDS = Table(  # two rows for two friends
    "friends",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("friend", String(24), ForeignKey("people.id"), primary_key=True),
    Column("made", Float, nullable=False),  # seconds since 1970
    Index("friends_friend", "friend"),
)

FRIEND_LINKS = Table(  # to hand out; a newer one replaces it
    "friend_links",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("until", Float, nullable=False),  # seconds since 1970
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),  # who does not want
    Column("blocked", String(24), ForeignKey("people.id"), primary_key=True),  # whom
    Column("made", Float, nullable=False),  # seconds since 1970
    Index("blocks_blocked", "blocked"),
)

__all__ = [
    "BLOCKS",
    "CHALLENGES",
    "DEVICES",
    "FRIENDS",
    "FRIEND_LINKS",
    "METADATA",
    "OF_PERSON",
    "PASSKEYS",
    "PEOPLE",
    "PROGRAM_KEYS",
    "RECOVERY_CODES",
]
