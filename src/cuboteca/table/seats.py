"""Who sits at a table, and the tokens that prove it.

A token is a random text that is shown once.  Only its SHA-256 is stored, so a copy of the database
opens no seat.  A seat for a person by link begins with an invitation, which cannot play: whoever
takes the seat gets a token that nobody else has seen, and the invitation is used up.  A seat moves
to another device by a code (``seat_codes.py``), and then has another token.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["human", "link", "bot"]

LONGEST_NAME = 30
_TOKEN_BYTES = 24

#: The form of a token, including those that programs make for themselves.
TOKEN_PATTERN = r"^[A-Za-z0-9_-]{32,64}$"  # noqa: S105  # not a token


@dataclass(frozen=True)
class SeatWish:
    """Who is to sit in a seat of a table that is being created."""

    kind: Kind
    name: str = ""  # may be empty for a person by link
    level: str = ""  # of a bot
    token_hash: str = ""  # of a token that a person has already
    person: str = ""  # id of who will hold it; "" for who creates the table


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat."""

    seat: int
    kind: Kind
    name: str
    level: str
    token_hash: str  # "" for a bot, and for a person by link who has not joined yet
    claimed: bool  # a person by link has joined
    invitation_hash: str = ""  # "" unless it is a seat by link; kept after it is used up
    person: str = ""  # id of who holds it, on whatever device; "" unknown, or a bot

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it."""
        return self.kind == "bot"

    def fits(self, token: str) -> bool:
        """Return whether ``token`` is this seat's."""
        return bool(self.token_hash) and hmac.compare_digest(self.token_hash, hash_token(token))

    def is_held_by(self, person: str) -> bool:
        """Return whether ``person`` holds this seat; nobody unknown ("") holds any."""
        return bool(person) and self.person == person

    def was_invited_by(self, token: str) -> bool:
        """Return whether ``token`` is the invitation to this seat, used up or not."""
        known = self.invitation_hash
        return bool(known) and hmac.compare_digest(known, hash_token(token))

    @property
    def record_name(self) -> str:
        """Its name in the record of the play."""
        return f"bot:{self.level}" if self.is_bot else self.name or f"seat {self.seat + 1}"


def new_token() -> str:
    """Return a fresh token of 192 random bits, safe in addresses and cookies."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Return whether ``text`` has the form of a token, so that links and cookies can carry it."""
    return re.fullmatch(TOKEN_PATTERN, text) is not None


def hash_token(token: str) -> str:
    """Return the hash of a token, which is what is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """Return a name without control or invisible characters, of at most 30 characters."""
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(visible.split())[:LONGEST_NAME].strip()


__all__ = [
    "LONGEST_NAME",
    "TOKEN_PATTERN",
    "Kind",
    "Seat",
    "SeatWish",
    "clean_name",
    "hash_token",
    "is_token",
    "new_token",
]
