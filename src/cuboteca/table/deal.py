"""A deal: chance that several tables share, sealed until all of them may know it."""

from __future__ import annotations

from dataclasses import dataclass, field

#: The end of a seal that is broken when all tables of a deal are over, in seconds since 1970.
UNTIL_ALL_ARE_OVER = 1e12


@dataclass(frozen=True)
class Deal:
    """What the tables of a deal share.

    Attributes:
        id: Of the deal.
        secret: 32 random bytes.
        salt: 32 random bytes.
        sealed_until: In seconds since 1970; before, no table shows anything to whoever has no seat
            there, and nobody is shown the secret.
    """

    id: str
    secret: bytes = field(repr=False)
    salt: bytes = field(repr=False)
    sealed_until: float


__all__ = ["UNTIL_ALL_ARE_OVER", "Deal"]
