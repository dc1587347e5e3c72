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

Scheme 4 is that of a *deal*, which several tables play with the same chance.  They share a secret,
a salt and a commitment, which binds the deal instead of a table.  A draw depends on what is drawn
from (``Game.source``) and on how many draws from it came before, not on the number of the event; so
the third card of a deck is the same at each table, whoever draws it and whenever (``DealRng``).
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.chance import CommittedRng, Due
from cuboteca.core.constants import CHANCE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.play import Play

#: Number of the scheme that new tables use.
SCHEME = 3

#: Number of the scheme of tables that play a deal.
DEAL_SCHEME = 4

#: Those whose records have a proof; scheme 1 is ``CommittedRng``.
SCHEMES = (2, 3, DEAL_SCHEME)

#: How many lots a draw of a deal has at most.
MOST_LOTS = 1_000

_SPAN = 1 << 256  # how many numbers an HMAC-SHA-256 can be


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
    deal: str = ""  # id of the deal that it plays; in scheme 4 alone
    position: str = ""  # where the play begins, in notation; "" at the start of the game


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

#: What a draw of a deal is from, and the numbers of its possible outcomes, in their order.
Source = tuple[str, tuple[int, ...]]

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
    deal: str = ""  # id of the deal, in scheme 4
    sources: tuple[Source, ...] = field(default=(), repr=False)  # of all draws, in scheme 4

    def as_json(self) -> dict[str, object]:
        """Return the JSON object."""
        value: dict[str, object] = {
            "scheme": self.scheme,
            "table": self.table,
            "commitment": self.commitment,
            "contributions": [list(one) for one in self.contributions],
            "head": self.head,
        }
        if self.deal:
            value["deal"] = self.deal
        if self.rules_version:
            value["rules_version"] = self.rules_version
        if self.withdrawn:
            value["withdrawn"] = [list(one) for one in self.withdrawn]
        if self.secret:
            value["salt"] = self.salt
            value["secret"] = self.secret
            value["draws"] = [[list(outcome) for outcome in one] for one in self.draws]
            if self.deal:
                value["sources"] = [[source, list(numbers)] for source, numbers in self.sources]
        if self.signature:
            value["key"] = self.key
            value["signature"] = self.signature
        return value

    def wrong_contribution(self, seat_count: int) -> str:
        """Return what is wrong with the contributions, in English; "" if nothing is."""
        seats = [one.seat for one in self.contributions]
        if self.deal and seats:
            return "nobody adds to the draws of a deal"
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

    def number(self, due: Due) -> int:
        """Return the number that decides a draw, below the sum of its weights."""
        return self.below(due.seq, sum(due.weights))

    def _value(self, number: int, attempt: int) -> int:
        parts = ["draw", self.terms.table, self.contributions, number, attempt]
        return int.from_bytes(_keyed(self.secret, parts), "big")


class DealRng(ProvableRng):
    """Chance of a deal, the same at each of its tables as far as they draw the same.

    Each outcome has as many lots as its weight.  A lot is an HMAC-SHA-256 under the secret of the
    deal, what is drawn from, how many draws from it came before, the outcome and the lot's number;
    the smallest lot wins.  All lots are equally likely to be the smallest.  Where two tables may
    draw different things, the winner of one wins at the other as well, unless it is not there or
    something better is.

    Where there would be more than ``MOST_LOTS``, one number decides as in scheme 3.
    """

    def number(self, due: Due) -> int:
        """Return the place of the smallest lot, counted through all outcomes in order."""
        total = sum(due.weights)
        if total > MOST_LOTS:
            values = (self._number(due, attempt) for attempt in count())
            drawn = (fair(value, total) for value in values)
            return next(number for number in drawn if number is not None)
        lots = (
            (outcome, lot) for outcome, weight in enumerate(due.weights) for lot in range(weight)
        )
        digests = [self._lot(due, *one) for one in lots]
        return digests.index(min(digests))

    def _lot(self, due: Due, outcome: int, lot: int) -> bytes:
        parts = ["lot", self.terms.deal, due.source, due.nth, outcome, lot]
        return _keyed(self.secret, parts)

    def _number(self, due: Due, attempt: int) -> int:
        parts = ["number", self.terms.deal, due.source, due.nth, attempt]
        return int.from_bytes(_keyed(self.secret, parts), "big")


def rng_of_terms(
    secret: bytes, salt: bytes, terms: Terms, contributions: tuple[Contribution, ...] = ()
) -> ProvableRng:
    """Return what a table draws from since scheme 2; arguments as for ``ProvableRng``."""
    kind = DealRng if terms.scheme == DEAL_SCHEME else ProvableRng
    return kind(secret, salt, terms, contributions)


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
        if rng.terms.deal:
            parts.append(rng.terms.table)  # all tables of a deal have its commitment
        return cls(rng.secret, _keyed(rng.secret, parts).hex())

    def then(self, actor: str, text: str) -> Chain:
        """Return the chain with one more entry, ``actor`` and ``text`` as records write them."""
        parts = ["entry", self.head, self.length, actor, text]
        head = _keyed(self.secret, parts).hex()
        return replace(self, head=head, length=self.length + 1)


def _commitment(secret: bytes, salt: bytes, terms: Terms) -> str:
    bound = {
        "scheme": terms.scheme,
        **({"deal": terms.deal} if terms.deal else {"table": terms.table}),
        "game": terms.game,
        "rules_version": terms.rules_version,
        "options": dict(terms.options),
        **({"position": terms.position} if terms.position else {}),
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


@dataclass(frozen=True)
class Draw:
    """A draw of a play, as the rules say it."""

    due: Due
    possible: Possible

    @property
    def source(self) -> Source:
        """What it is from, and the numbers of its possible outcomes."""
        numbers = (outcome for outcome, weight in enumerate(self.due.weights) if weight)
        return self.due.source, tuple(numbers)


def possible_draws(play: Play) -> tuple[Draw, ...]:
    """Return what could have been drawn at each draw of ``play``, found by replaying it."""
    engine, notation = play.engine, play.game.notation
    state = play.first_state(engine)
    draws = []
    drawn: Counter[str] = Counter()
    for seq, event in enumerate(play.events):
        if event.actor == CHANCE:
            weights = [int(weight) for weight in engine.chance_weights(state)]
            source = play.game.source(state)
            possible = tuple(
                (notation.format_outcome(state, outcome), weight)
                for outcome, weight in enumerate(weights)
                if weight
            )
            draws.append(Draw(Due(seq, weights, source, drawn[source]), possible))
            drawn[source] += 1
        engine.rules.apply(state, event.number)  # known to be legal
    return tuple(draws)


__all__ = [
    "DEAL_SCHEME",
    "MOST_LOTS",
    "SCHEME",
    "SCHEMES",
    "Chain",
    "Contribution",
    "DealRng",
    "Draw",
    "Possible",
    "Proof",
    "ProvableRng",
    "Source",
    "Terms",
    "Withdrawn",
    "canonical",
    "commitment_to",
    "fair",
    "possible_draws",
    "rng_of_terms",
]
