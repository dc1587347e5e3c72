"""Provable chance: how a table of the site draws, so that anybody can check it afterwards.

Before the first draw the table shows its *commitment*, the SHA-256 of everything that will decide:
a secret, a salt, the table's id, the game, its rules version, the options and the number of seats.
From then on nothing can be exchanged without another commitment.

Only then do people add to the draws.  Each commits to a text of their own, by its hash, and reveals
it when all have committed; so nobody, the server included, knows the texts of the others when
choosing, and the server no longer chooses what it draws from.

Each draw is an HMAC-SHA-256 under the secret of what people contributed, the table and the number
of the event.  It is read as a number of 256 bits; what lies beyond the last whole multiple of the
bound is thrown away and drawn again, so that every number below the bound is equally likely.

The entries of the log form a *chain*: the head after an entry is an HMAC-SHA-256 under the secret
of the head before it and the entry.  It begins with the commitment and what people contributed.
Whoever notes a head can check later that nothing before it was changed.  As the secret is not
known, a head says nothing about a draw that is still hidden; once the secret is revealed, every
head can be recomputed.

What is hashed is JSON without spaces, keys in order, in ASCII (``canonical``), so that a few lines
in any language can repeat it: ``docs/verify_play.py`` does.

In scheme 2 nobody could contribute; the formulas are the same.  Older tables still draw by scheme
1, ``chance.CommittedRng``.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cuboteca.core.chance import CommittedRng
from cuboteca.core.constants import CHANCE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.play import Play

#: Number of the scheme that new tables use.
SCHEME = 3

#: Those whose records have a proof; scheme 1 is ``CommittedRng``.
SCHEMES = (2, 3)

_SPAN = 1 << 256  # how many numbers an HMAC-SHA-256 can be


class TableRng(Protocol):
    """What a table draws from, whatever its scheme."""

    @property
    def commitment(self) -> str:
        """The commitment, 64 hexadecimal digits, which may be shown from the start."""
        ...

    def below(self, number: int, bound: int) -> int:
        """Return the draw of event ``number``, in ``0 .. bound - 1``."""
        ...


@dataclass(frozen=True)
class Terms:
    """What a table is bound to before its first draw, beside its secret and salt."""

    table: str  # its id
    game: str
    rules_version: int
    options: Mapping[str, object]  # complete
    seat_count: int
    seeded: bool = False  # the secret follows from a seed that somebody chose
    scheme: int = SCHEME


class Contribution(NamedTuple):
    """What a person adds to the draws."""

    seat: int
    commitment: str  # ``commitment_to`` the text, 64 hexadecimal digits
    text: str | None = None  # None: not revealed


def commitment_to(table: str, seat: int, text: str) -> str:
    """Return what commits a seat to a text without showing it, 64 hexadecimal digits.

    It differs by table and seat, so that nobody can use that of somebody else.
    """
    return hashlib.sha256(canonical(["contribution", table, seat, text])).hexdigest()


#: The possible outcomes of a draw with their weights, in the order in which a number selects them.
Possible = tuple[tuple[str, int], ...]

#: An entry of the log that the record's events lack: its place in the log, its actor and its text.
Withdrawn = tuple[int, str, str]


@dataclass(frozen=True)
class Proof:
    """What a record holds so that its chance can be checked; digits are hexadecimal."""

    table: str
    commitment: str  # 64 digits
    head: str  # of the chain after all entries so far, 64 digits
    contributions: tuple[Contribution, ...] = ()  # in the order of seats, each seat once at most
    withdrawn: tuple[Withdrawn, ...] = ()  # actions taken back, in the order of the log
    salt: str = ""  # 64 digits; "" until the play is over
    secret: str = ""  # the same
    draws: tuple[Possible, ...] = field(default=(), repr=False)  # of all draws; the same
    rules_version: int = 0  # that the commitment binds, if the play began under older rules; else 0
    scheme: int = SCHEME
    key: str = ""  # of the site that signed the record, 64 digits; "" if it is not signed
    signature: str = ""  # of the record (``core.signing``), 128 digits; the same

    def as_json(self) -> dict[str, object]:
        """Return the JSON object."""
        value: dict[str, object] = {
            "scheme": self.scheme,
            "table": self.table,
            "commitment": self.commitment,
            "contributions": [list(one) for one in self.contributions],
            "head": self.head,
        }
        if self.rules_version:
            value["rules_version"] = self.rules_version
        if self.withdrawn:
            value["withdrawn"] = [list(one) for one in self.withdrawn]
        if self.secret:
            value["salt"] = self.salt
            value["secret"] = self.secret
            value["draws"] = [[list(outcome) for outcome in one] for one in self.draws]
        if self.signature:
            value["key"] = self.key
            value["signature"] = self.signature
        return value

    def wrong_contribution(self, seat_count: int) -> str:
        """Return what is wrong with the contributions, in English; "" if nothing is."""
        seats = [one.seat for one in self.contributions]
        if seats != sorted(set(seats) & set(range(seat_count))):
            return "each seat contributes once at most, in the order of seats"
        for seat, commitment, text in self.contributions:
            if text is not None and commitment != commitment_to(self.table, seat, text):
                return f"the contribution of seat {seat} is not the one it committed to"
        return ""


def canonical(value: object) -> bytes:
    """Return ``value`` as JSON in the one form that is hashed."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return text.encode("ascii")


class ProvableRng:
    """Chance since scheme 2.

    A table whose seed somebody chose draws as scheme 1 does, by its secret and the event's number
    alone: the same seed shall bring the same play again.  Only its commitment is salted, so that
    nobody can find the seed by trying.

    Args:
        secret: 32 random bytes, or those of a chosen seed.
        salt: 32 random bytes.
        terms: What the commitment binds besides.
        contributions: What people added.

    Attributes:
        commitment: SHA-256 of the terms, the salt and the secret, 64 hexadecimal digits.
    """

    def __init__(
        self,
        secret: bytes,
        salt: bytes,
        terms: Terms,
        contributions: tuple[Contribution, ...] = (),
    ) -> None:
        self.secret = secret
        self.salt = salt
        self.terms = terms
        self.contributions = contributions
        self.commitment = _commitment(secret, salt, terms)

    def below(self, number: int, bound: int) -> int:
        """Return the draw of event ``number``: each of ``0 .. bound - 1`` is equally likely.

        Args:
            number: Of the event, from 0.
            bound: 1 .. 2**256.
        """
        if self.terms.seeded:
            return CommittedRng(self.secret).below(number, bound)
        drawn = (fair(self._value(number, attempt), bound) for attempt in count())
        return next(value for value in drawn if value is not None)

    def _value(self, number: int, attempt: int) -> int:
        parts = ["draw", self.terms.table, self.contributions, number, attempt]
        return int.from_bytes(_keyed(self.secret, parts), "big")


@dataclass(frozen=True)
class Chain:
    """The chain of a log; see the head of this module.

    Attributes:
        secret: The table's.
        head: 64 hexadecimal digits.
        length: Number of entries so far.
    """

    secret: bytes = field(repr=False)
    head: str
    length: int = 0

    @classmethod
    def begin(cls, rng: ProvableRng) -> Chain:
        """Return the chain of a log without entries."""
        parts: list[object] = ["begin", rng.commitment, rng.contributions]
        return cls(rng.secret, _keyed(rng.secret, parts).hex())

    def then(self, actor: str, text: str) -> Chain:
        """Return the chain with one more entry, ``actor`` and ``text`` as records write them."""
        parts = ["entry", self.head, self.length, actor, text]
        head = _keyed(self.secret, parts).hex()
        return replace(self, head=head, length=self.length + 1)


def _commitment(secret: bytes, salt: bytes, terms: Terms) -> str:
    bound = {
        "scheme": terms.scheme,
        "table": terms.table,
        "game": terms.game,
        "rules_version": terms.rules_version,
        "options": dict(terms.options),
        "seats": terms.seat_count,
        "seeded": terms.seeded,
        "salt": salt.hex(),
        "secret": secret.hex(),
    }
    return hashlib.sha256(canonical(bound)).hexdigest()


def fair(value: int, bound: int, span: int = _SPAN) -> int | None:
    """Return the number below ``bound`` that ``value`` stands for, None if it must be drawn again.

    If all values below ``span`` are equally likely, so are all numbers below ``bound``.
    """
    return value % bound if value < span - span % bound else None


def _keyed(secret: bytes, parts: list[object]) -> bytes:
    return hmac.digest(secret, canonical(parts), "sha256")


def possible_draws(play: Play) -> tuple[Possible, ...]:
    """Return what could have been drawn at each draw of ``play``, found by replaying it."""
    engine, notation = play.engine, play.game.notation
    state = engine.start(play.options, play.seat_count)
    draws = []
    for event in play.events:
        if event.actor == CHANCE:
            weights = enumerate(engine.chance_weights(state))
            draws.append(
                tuple(
                    (notation.format_outcome(state, outcome), int(weight))
                    for outcome, weight in weights
                    if weight
                )
            )
        engine.rules.apply(state, event.number)  # known to be legal
    return tuple(draws)


__all__ = [
    "SCHEME",
    "SCHEMES",
    "Chain",
    "Contribution",
    "Possible",
    "Proof",
    "ProvableRng",
    "TableRng",
    "Terms",
    "Withdrawn",
    "canonical",
    "commitment_to",
    "fair",
    "possible_draws",
]
