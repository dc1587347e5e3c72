"""Replaying a record: every event is checked against the rules, and the outcome at the end.

If a record holds the secret that chance followed from, the secret must match the record's
commitment and seed, and every draw must follow from it, by the scheme that the record names.
Without a secret the draws are only known to be possible; ``draws_of`` returns which it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from cuboteca.core.chance import CommittedRng, pick, secret_of_seed
from cuboteca.core.constants import CHANCE, HIDDEN, OVER
from cuboteca.core.data_files import shortened
from cuboteca.core.errors import (
    IllegalActionError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from cuboteca.core.play import Event, Outcome, Play
from cuboteca.core.play_record import CHANCE_NAME, PlayRecord, actor_name
from cuboteca.core.provable import Terms, rng_of_terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.chance import TableRng
    from cuboteca.core.game import Game
    from cuboteca.core.provable import Proof, ProvableRng
    from cuboteca.core.record import S_co


#: What replaying a record shows about its draws.  "proven": they follow from its secret; nobody
#: chose them if the commitment was shown before the play.  "seeded": they follow from a seed that
#: somebody chose, who could know them all.  "not proven": they are possible, no more.
Draws: TypeAlias = Literal["proven", "seeded", "not proven"]

_LONGEST_QUOTE = 80  # characters of a record


def draws_of(record: PlayRecord) -> Draws:
    """Return what is known of the draws of ``record``, given that it replays."""
    if "secret" not in record.extra and not (record.proof and record.proof.secret):
        return "not proven"
    return "seeded" if record.seeded or record.seed is not None else "proven"


def commitment_of(record: PlayRecord) -> str | None:
    """Return the commitment to a record's secret, 64 hexadecimal digits; None without a secret.

    Raises:
        RecordError: The secret is malformed, or does not match the commitment or the seed.
    """
    rng = rng_of(record)
    return rng.commitment if rng else None


@dataclass(frozen=True)
class Step:
    """One event of a replay, with the play as it was before it."""

    seq: int
    actor: str  # "chance" or a seat's number
    legal: tuple[str, ...]  # notation of all legal actions, or of all possible outcomes
    event: Event


def open_record(game: Game[S_co], record: PlayRecord) -> Play[S_co]:
    """Return a play at its start, with the record's options and seats.

    Raises:
        RecordError: The record does not fit the game, its secret does not match the commitment or
            seed, or a contribution is not the one that its seat committed to.
    """
    if record.game != game.name:
        raise RecordError(f"the record is of the game '{record.game}', not of '{game.name}'")
    if record.rules_version != game.meta.rules_version:
        raise RecordError(
            f"the record was played by rules version {record.rules_version} of {game.meta.title}; "
            f"this engine plays version {game.meta.rules_version}"
        )
    rng_of(record)
    _check_contributions(record)
    try:
        return Play(game, record.options, len(record.seats), position=record.position)
    except (OptionError, PositionError) as error:
        raise RecordError(str(error)) from None


def steps(game: Game, record: PlayRecord) -> Iterator[Step]:
    """Yield every event of a record, checked; at the end check the outcome.

    Raises:
        RecordError: An event is not possible; names the first such event, what was expected and
            what was found.
    """
    play, rng = open_record(game, record), rng_of(record)
    for seq, (actor, text) in enumerate(record.events):
        yield _step(play, rng, seq, actor, text)
    check_outcome(play.outcome, play.seq, record)


def replay(game: Game[S_co], record: PlayRecord) -> Play[S_co]:
    """Return the play of a record, all events checked; raises RecordError."""
    play, rng = open_record(game, record), rng_of(record)
    for seq, (actor, text) in enumerate(record.events):
        _step(play, rng, seq, actor, text, list_legal=False)
    check_outcome(play.outcome, play.seq, record)
    return play


def rng_of(record: PlayRecord) -> TableRng | None:
    """Return the rng that the draws of a record must follow from; None without a secret.

    Raises:
        RecordError: The secret is malformed, or does not match the commitment or the seed.
    """
    if record.proof is not None:
        return _provable_rng_of(record, record.proof) if record.proof.secret else None
    secret = record.extra.get("secret")
    if secret is None:
        return None
    try:
        rng = CommittedRng(bytes.fromhex(secret))
    except ValueError:
        raise RecordError(
            f"'secret' must be at least 32 hexadecimal digits, not '{_quoted(secret)}'"
        ) from None
    commitment = record.extra.get("commitment", rng.commitment)
    if commitment != rng.commitment:
        raise RecordError(
            f"the record's secret does not match its commitment: the SHA-256 of the secret is "
            f"{rng.commitment}, the commitment says '{_quoted(commitment)}'"
        )
    _check_seed(record, rng.secret)
    return rng


def promised_rng(record: PlayRecord, proof: Proof) -> ProvableRng:
    """Return the rng that a record with a secret describes, whatever commitment it shows."""
    terms = Terms(
        table=proof.table,
        game=record.game,
        rules_version=proof.rules_version or record.rules_version,
        options=record.options,
        seat_count=len(record.seats),
        seeded=record.seeded,
        scheme=proof.scheme,
        deal=proof.deal,
        position=record.position,
    )
    secret, salt = bytes.fromhex(proof.secret), bytes.fromhex(proof.salt)
    return rng_of_terms(secret, salt, terms, proof.contributions)


def _provable_rng_of(record: PlayRecord, proof: Proof) -> ProvableRng:
    rng = promised_rng(record, proof)
    if proof.commitment != rng.commitment:
        raise RecordError(
            "the record's secret does not match its commitment: with salt, secret, table, game, "
            f"options and seats as the record has them it would be {rng.commitment}, the record "
            f"says '{proof.commitment}'"
        )
    _check_seed(record, rng.secret)
    return rng


def _check_contributions(record: PlayRecord) -> None:
    wrong = record.proof.wrong_contribution(len(record.seats)) if record.proof else ""
    if wrong:
        raise RecordError(f"the proof's 'contributions' cannot be right: {wrong}")


def _check_seed(record: PlayRecord, secret: bytes) -> None:
    if record.seed is not None and secret != secret_of_seed(record.seed):
        raise RecordError(f"the record's secret does not follow from its seed {record.seed}")


def _step(
    play: Play,
    rng: TableRng | None,
    seq: int,
    actor: str,
    text: str,
    *,
    list_legal: bool = True,
) -> Step:
    mover = play.to_move
    if mover == OVER:
        raise RecordError(
            f"event {seq}: expected nothing, the play is over; found '{_quoted(text)}'", seq
        )
    expected = actor_name(mover)
    if actor != expected:
        raise RecordError(
            f"event {seq}: expected one of {_who(expected)}, "
            f"found one of {_who(_quoted(actor))}: '{_quoted(text)}'",
            seq,
        )
    if actor == CHANCE_NAME and text == HIDDEN:
        raise RecordError(
            f"event {seq}: the record was written during the play, when this draw was a secret "
            f"('{HIDDEN}'); the record of the finished play can be replayed",
            seq,
        )
    legal = tuple(_possible(play)) if list_legal else ()
    due = _due(play, rng) if rng and mover == CHANCE else None
    try:
        event = play.chance_text(text) if actor == CHANCE_NAME else play.act_text(mover, text)
    except (NotationError, IllegalActionError):
        raise RecordError(
            f"event {seq}: expected {_one_of(list(_possible(play)))}, found '{_quoted(text)}'", seq
        ) from None
    if due is not None and event.number != due[0]:
        raise RecordError(
            f"event {seq}: the record's secret draws '{due[1]}' here, found '{_quoted(text)}'", seq
        )
    return Step(seq, actor, legal, event)


def _due(play: Play, rng: TableRng) -> tuple[int, str]:
    """Return the outcome that follows from the secret, and its notation."""
    due = play.due()
    outcome = pick(due.weights, rng.number(due))
    return outcome, play.game.notation.format_outcome(play.state, outcome)


def _possible(play: Play) -> list[str]:
    if play.to_move != CHANCE:
        return play.legal_texts()
    weights = play.engine.chance_weights(play.state)
    notation = play.game.notation
    return [
        notation.format_outcome(play.state, outcome)
        for outcome, weight in enumerate(weights)
        if weight
    ]


def check_outcome(outcome: Outcome | None, seq: int, record: PlayRecord) -> None:
    """Check the outcome that a record names, if it names one.

    Args:
        outcome: How its play ended; None while it lasts.
        seq: How many events it has.
        record: The record.

    Raises:
        RecordError: It is another one.
    """
    if record.outcome is None:
        return
    if outcome is None:
        raise RecordError(
            f"event {seq}: the record names an outcome, but the play is not over", seq
        )
    for key, value in outcome.as_json().items():
        if record.outcome.get(key) != value:
            raise RecordError(
                f"outcome: expected {key} {value}, found {_quoted(record.outcome.get(key))}",
                seq,
            )


def _quoted(value: object) -> str:
    """Return a value of a record, shortened for quoting in a message."""
    return shortened(value, _LONGEST_QUOTE)


def _who(actor: str) -> str:
    return "chance" if actor == CHANCE_NAME else f"seat {actor}"


def _one_of(texts: list[str]) -> str:
    shown = ", ".join(f"'{text}'" for text in texts[:12])
    return f"one of {shown}" + (", ..." if len(texts) > 12 else "")


__all__ = [
    "Draws",
    "Step",
    "check_outcome",
    "commitment_of",
    "draws_of",
    "open_record",
    "promised_rng",
    "replay",
    "rng_of",
    "steps",
]
