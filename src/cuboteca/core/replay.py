"""Replaying a record: every event is checked against the rules, and the outcome at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE, HIDDEN, OVER
from cuboteca.core.errors import IllegalActionError, NotationError, OptionError, RecordError
from cuboteca.core.play import Event, Play
from cuboteca.core.play_record import CHANCE_NAME, PlayRecord, actor_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game


@dataclass(frozen=True)
class Step:
    """One event of a replay, with the play as it was before it."""

    seq: int
    actor: str  # "chance" or a seat's number
    legal: tuple[str, ...]  # notation of all legal actions, or of all possible outcomes
    event: Event


def open_record(game: Game, record: PlayRecord) -> Play:
    """Return a play at its start, with the record's options and seats.

    Raises:
        RecordError: The head does not fit the game.
    """
    if record.game != game.name:
        raise RecordError(f"the record is of the game '{record.game}', not of '{game.name}'")
    if record.rules_version != game.meta.rules_version:
        raise RecordError(
            f"the record was played by rules version {record.rules_version} of {game.meta.title}; "
            f"this engine plays version {game.meta.rules_version}"
        )
    try:
        return Play(game, record.options, len(record.seats))
    except OptionError as error:
        raise RecordError(str(error)) from None


def steps(game: Game, record: PlayRecord) -> Iterator[Step]:
    """Yield every event of a record, checked; at the end check the outcome.

    Raises:
        RecordError: The first event that cannot be, with what was expected and what was found.
    """
    play = open_record(game, record)
    for seq, (actor, text) in enumerate(record.events):
        yield _step(play, seq, actor, text)
    _check_outcome(play, record)


def replay(game: Game, record: PlayRecord) -> Play:
    """Return the play of a record, all events checked; raises RecordError."""
    play = open_record(game, record)
    for seq, (actor, text) in enumerate(record.events):
        _step(play, seq, actor, text, list_legal=False)
    _check_outcome(play, record)
    return play


def _step(play: Play, seq: int, actor: str, text: str, *, list_legal: bool = True) -> Step:
    mover = play.to_move
    if mover == OVER:
        raise RecordError(f"event {seq}: expected nothing, the play is over; found '{text}'", seq)
    expected = actor_name(mover)
    if actor != expected:
        raise RecordError(
            f"event {seq}: expected one of {_who(expected)}, found one of {_who(actor)}: '{text}'",
            seq,
        )
    if actor == CHANCE_NAME and text == HIDDEN:
        raise RecordError(
            f"event {seq}: the record was written during the play, when this draw was a secret "
            f"('{HIDDEN}'); the record of the finished play can be replayed",
            seq,
        )
    legal = tuple(_possible(play)) if list_legal else ()
    try:
        event = play.chance_text(text) if actor == CHANCE_NAME else play.act_text(mover, text)
    except (NotationError, IllegalActionError):
        raise RecordError(
            f"event {seq}: expected {_one_of(list(_possible(play)))}, found '{text}'", seq
        ) from None
    return Step(seq, actor, legal, event)


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


def _check_outcome(play: Play, record: PlayRecord) -> None:
    outcome = play.outcome
    if record.outcome is None:
        return
    if outcome is None:
        raise RecordError(
            f"event {play.seq}: the record names an outcome, but the play is not over", play.seq
        )
    for key, value in outcome.as_json().items():
        if record.outcome.get(key) != value:
            raise RecordError(
                f"outcome: expected {key} {value}, found {record.outcome.get(key)}", play.seq
            )


def _who(actor: str) -> str:
    return "chance" if actor == CHANCE_NAME else f"seat {actor}"


def _one_of(texts: list[str]) -> str:
    shown = ", ".join(f"'{text}'" for text in texts[:12])
    return f"one of {shown}" + (", ..." if len(texts) > 12 else "")
