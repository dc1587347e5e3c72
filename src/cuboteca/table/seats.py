"""Who sits at a table, and the tokens that prove it.

A token is a random text that is shown once, to whoever lays the table.  Only its SHA-256 is stored,
so a copy of the database lets nobody sit down.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["human", "link", "bot"]

LONGEST_NAME = 30
_TOKEN_BYTES = 24


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit in a seat of a table that is being laid."""

    kind: Kind
    name: str = ""  # may be empty for a person by link
    level: str = ""  # of a bot


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat."""

    seat: int
    kind: Kind
    name: str
    level: str
    token_hash: str  # "" for a bot
    claimed: bool  # a person by link has come

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it."""
        return self.kind == "bot"

    def fits(self, token: str) -> bool:
        """Tell whether ``token`` is this seat's."""
        return bool(self.token_hash) and hmac.compare_digest(self.token_hash, hash_token(token))

    @property
    def record_name(self) -> str:
        """How the record of the play names it."""
        return f"bot:{self.level}" if self.is_bot else self.name or f"seat {self.seat + 1}"


def new_token() -> str:
    """Return a fresh token of 192 random bits, safe in addresses and cookies."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """Return a name as it is shown: no control or invisible characters, at most 30 long."""
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(visible.split())[:LONGEST_NAME].strip()


__all__ = ["LONGEST_NAME", "Kind", "Seat", "SeatWish", "clean_name", "hash_token", "new_token"]
