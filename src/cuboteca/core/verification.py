"""Verifying a play: everything that a record claims of its chance is computed again.

``replay`` stops at the first thing that is wrong.  Here each claim is a check of its own, so that a
person can be shown what holds and what does not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from cuboteca.core.chance import pick
from cuboteca.core.errors import RecordError
from cuboteca.core.provable import Chain, possible_draws
from cuboteca.core.replay import promised_rng, replay, rng_of
from cuboteca.core.signing import is_signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.chance import TableRng
    from cuboteca.core.game import Game
    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.provable import Contribution, Draw, Proof

#: What is checked, in this order.
#:
#: "noted": the record has the commitment that the reader saw before the play.
#: "commitment": the revealed secret is the one that was committed to.
#: "contributions": what people added to the draws is what they had committed to.
#: "rules": all events are possible by the rules, and lead to the outcome.
#: "draws": every draw follows from the secret.
#: "weights": what the record says could have been drawn is what the rules say.
#: "chain": the head of the chain follows from the secret and the log, which had the noted head.
#: "signature": whoever has the key signed the record, and it is the key that the reader knows.
CheckName: TypeAlias = Literal[
    "noted", "commitment", "contributions", "rules", "draws", "weights", "chain", "signature"
]

#: "proven": nothing failed, and all draws follow from a secret that was committed to.  "seeded":
#: the same, but somebody chose the seed.  "open": nothing failed, but the draws cannot be checked.
Verdict: TypeAlias = Literal["proven", "seeded", "failed", "open"]


@dataclass(frozen=True)
class Check:
    """One claim of a record."""

    name: CheckName
    passed: bool | None  # None: there is nothing to check it by
    reason: str = ""  # why it failed, in English

    @property
    def key(self) -> str:
        """The check and its result, as texts call them: "chain-passed"."""
        result = {True: "passed", False: "failed", None: "open"}[self.passed]
        return f"{self.name}-{result}"


@dataclass(frozen=True)
class Drawn:
    """A draw as it follows from the secret.

    Of ``total`` equally likely numbers, ``number`` was drawn; ``first`` to ``last`` stand for the
    outcome ``text``.  All numbers count from 1.
    """

    seq: int  # of the event
    number: int
    total: int
    first: int
    last: int
    text: str


@dataclass(frozen=True)
class Verification:
    """What is known of a record."""

    checks: tuple[Check, ...]
    draws: tuple[Drawn, ...]  # up to the first that does not follow; empty without a secret
    commitment: str  # that the record shows; "" if it has none
    seeded: bool  # somebody chose the seed, so that the draws prove nothing
    contributions: tuple[Contribution, ...] = ()
    key: str = ""  # by which the record is signed, 64 digits; "" if it is not

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if check.passed is False)

    @property
    def verdict(self) -> Verdict:
        """What is known, in one word."""
        if self.failed:
            return "failed"
        if not self.is_proven:
            return "open"
        return "seeded" if self.seeded else "proven"

    @property
    def is_proven(self) -> bool:
        """Whether nothing failed, and all draws follow from a secret that was committed to."""
        passed = {check.name for check in self.checks if check.passed}
        return not self.failed and {"commitment", "rules", "draws"} <= passed


def verify(
    game: Game, record: PlayRecord, noted: str = "", head: str = "", key: str = ""
) -> Verification:
    """Check everything that a record claims.

    Args:
        game: The record's.
        record: Of a play that is over, or of one that lasts, of which little can be checked.
        noted: The commitment that the reader saw before the play, or its first digits; "" if none
            was noted.
        head: A head of the chain that the reader saw at any time during the play, or its first
            digits; "" if none was noted.
        key: The public key of the site where the play took place, 64 digits; "" if it is not known.
    """
    commitment = record.proof.commitment if record.proof else record.extra.get("commitment", "")
    rng, opened = _opened(record)
    play, ruled = _ruled(game, record)
    possible = possible_draws(play) if play else ()
    draws, followed = _followed(play, rng, possible)
    checks = (
        _noted(commitment, noted),
        opened,
        _contributed(record),
        ruled,
        followed,
        _weighted(play, record.proof, possible),
        _chained(record, head),
        _signed(record, key),
    )
    proof = record.proof
    return Verification(
        checks,
        draws,
        commitment,
        record.seeded or record.seed is not None,
        proof.contributions if proof else (),
        proof.key if proof else "",
    )


def _noted(commitment: str, noted: str) -> Check:
    if not noted:
        return Check("noted", None)
    if commitment.startswith(noted):
        return Check("noted", passed=True)
    return Check("noted", passed=False, reason=f"the record says '{commitment}'")


def _opened(record: PlayRecord) -> tuple[TableRng | None, Check]:
    try:
        rng = rng_of(record)
    except RecordError as error:
        return None, Check("commitment", passed=False, reason=str(error))
    return rng, Check("commitment", passed=None if rng is None else True)


def _contributed(record: PlayRecord) -> Check:
    proof = record.proof
    if proof is None or not proof.contributions:
        return Check("contributions", None)
    wrong = proof.wrong_contribution(len(record.seats))
    return Check("contributions", passed=not wrong, reason=wrong)


def _ruled(game: Game, record: PlayRecord) -> tuple[Play | None, Check]:
    """Replay a record as if it had no secret."""
    try:
        play = replay(game, replace(record, proof=None, extra={}, seed=None))
    except RecordError as error:
        return None, Check("rules", passed=False, reason=str(error))
    return play, Check("rules", passed=True)


def _followed(
    play: Play | None, rng: TableRng | None, possible: Sequence[Draw]
) -> tuple[tuple[Drawn, ...], Check]:
    if play is None or rng is None:
        return (), Check("draws", None)
    draws: list[Drawn] = []
    for one in possible:
        seq = one.due.seq
        drawn, found = _drawn(one, rng), play.events[seq].text
        if drawn.text != found:
            reason = f"event {seq}: the secret draws '{drawn.text}', the record says '{found}'"
            return tuple(draws), Check("draws", passed=False, reason=reason)
        draws.append(drawn)
    return tuple(draws), Check("draws", passed=True)


def _drawn(one: Draw, rng: TableRng) -> Drawn:
    weights = [weight for _, weight in one.possible]
    number = rng.number(one.due)
    place = pick(weights, number)
    before = sum(weights[:place])
    text, weight = one.possible[place]
    return Drawn(one.due.seq, number + 1, sum(weights), before + 1, before + weight, text)


def _weighted(play: Play | None, proof: Proof | None, possible: Sequence[Draw]) -> Check:
    if play is None or proof is None or not proof.secret:
        return Check("weights", None)
    for place, one in enumerate(possible):
        if proof.draws[place : place + 1] != (one.possible,):
            reason = f"event {one.due.seq}: by the rules something else could have been drawn"
            return Check("weights", passed=False, reason=reason)
        if proof.deal and proof.sources[place : place + 1] != (one.source,):
            reason = f"event {one.due.seq}: by the rules it is drawn from something else"
            return Check("weights", passed=False, reason=reason)
    extra = max(len(proof.draws), len(proof.sources)) - len(possible)
    if extra:
        return Check("weights", passed=False, reason=f"{extra} draws too many are listed")
    return Check("weights", passed=True)


def _chained(record: PlayRecord, noted: str) -> Check:
    proof = record.proof
    if proof is None or not proof.secret:
        return Check("chain", None)
    chain = Chain.begin(promised_rng(record, proof))
    found = chain.head.startswith(noted)
    for actor, text in log_of(record, proof):
        chain = chain.then(actor, text)
        found = found or chain.head.startswith(noted)
    if chain.head != proof.head:
        reason = f"the head of this log is {chain.head}, the record says '{proof.head}'"
        return Check("chain", passed=False, reason=reason)
    reason = "" if found else f"no entry of it has the fingerprint '{noted}'"
    return Check("chain", passed=found, reason=reason)


def _signed(record: PlayRecord, known: str) -> Check:
    proof = record.proof
    if proof is None or not proof.signature:
        wrong = "the key is known, but the record is not signed" if known else ""
        return Check("signature", passed=False if known else None, reason=wrong)
    if known and known != proof.key:
        return Check("signature", passed=False, reason=f"it is signed by the key {proof.key}")
    if is_signed(record):
        return Check("signature", passed=True)
    return Check("signature", passed=False, reason="the record was changed after it was signed")


def log_of(record: PlayRecord, proof: Proof) -> list[tuple[str, str]]:
    """Return all entries of the log, those taken back included."""
    log = list(record.events)
    for place, actor, text in proof.withdrawn:
        log.insert(place, (actor, text))
    return log


__all__ = ["Check", "CheckName", "Drawn", "Verdict", "Verification", "log_of", "verify"]
