"""The record of a play: one JSON object per play, the same for every interface.

::

    {"format": "cuboteca/1", "game": "cubosaurs", "rules_version": 1, "options": {"dna": true},
     "seats": ["Ada", "bot:greedy"], "seed": 7,
     "events": [["chance", "deal 0 T*"], ["0", "keep"], ["1", "refuse S"]],
     "outcome": {"points": [31, 24], "ranks": [1, 2], "reason": "points"}}

A file of records has one per line (``.jsonl``).  ``outcome`` is missing while a play lasts.
A record for somebody at the table writes ``["chance", "?"]`` for a draw that is still secret.
``"seeded": true`` says that whoever created the table chose the seed and could know every draw.
``"stand_ins": {"12": "late"}`` says that a simple bot made event 12 in place of one that failed,
and why; without such events, it is missing.
``"position"`` is where the play begins, in the notation of states, unless it is the game's start.
``"proof"`` holds what a table's chance is checked by (``core.provable``).
Reading a record validates its form; replaying it (``core.replay``) validates every event.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, TextIO

from cuboteca.core.constants import CHANCE, HIDDEN
from cuboteca.core.errors import RecordError
from cuboteca.core.json_values import kind_of
from cuboteca.core.provable import Proof  # noqa: TC001  # the type of a field

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cuboteca.core.play import Event, Outcome, Play, SeenEvent

FORMAT = "cuboteca/1"
CHANCE_NAME = "chance"

_MARK = "\ufeff"
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class PlayRecord:
    """A play as it is written down; ``events`` are pairs of actor and notation."""

    game: str
    rules_version: int
    options: Mapping[str, object]
    seats: tuple[str, ...]
    events: tuple[tuple[str, str], ...]
    seed: int | None = None
    outcome: Mapping[str, object] | None = None
    extra: Mapping[str, str] = field(default_factory=dict)  # date; of scheme 1, also commitment
    #                                                         and secret
    seeded: bool = False  # somebody at the table chose the seed, whether or not it is given here
    proof: Proof | None = None  # of a table since scheme 2
    stand_ins: Mapping[str, str] = field(default_factory=dict)  # why, by the number of an event
    position: str = ""  # where it begins, in notation; "" where plays of the game begin

    def as_json(self) -> dict[str, object]:
        """Return the JSON object."""
        value: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed": self.seed,
            **({"position": self.position} if self.position else {}),
            **({"seeded": True} if self.seeded else {}),
            **self.extra,
            **({"stand_ins": dict(self.stand_ins)} if self.stand_ins else {}),
            **({"proof": self.proof.as_json()} if self.proof else {}),
            "events": [list(event) for event in self.events],
        }
        if self.outcome is not None:
            value["outcome"] = dict(self.outcome)
        return value

    def line(self) -> str:
        """Return the record as one line of a file, without its end."""
        return json_of(self.as_json())


def json_of(value: object) -> str:
    """Return JSON as records write it."""
    return _ENCODER.encode(value)


def actor_name(actor: int) -> str:
    """Return an actor as records write it: ``"chance"`` or the seat's number."""
    return CHANCE_NAME if actor == CHANCE else str(actor)


def event_pair(event: Event | SeenEvent) -> tuple[str, str]:
    """Return an event as a record writes it."""
    return (actor_name(event.actor), event.text)


def record_of(
    play: Play,
    names: list[str] | tuple[str, ...],
    *,
    seed: int | None = None,
    extra: Mapping[str, str] | None = None,
) -> PlayRecord:
    """Return the record of a play so far, secrets included."""
    return _record(play, names, play.events, seed, extra)


def record_for(
    play: Play,
    watcher: int | None,
    names: list[str] | tuple[str, ...],
    *,
    seed: int | None = None,
    extra: Mapping[str, str] | None = None,
    seeded: bool = False,
    complete: bool = False,
) -> PlayRecord:
    """Return the record of a play that ``watcher`` (None: a spectator) may have now.

    Once the play is over it is complete; with ``complete``, before that as well.  A record that
    hides something lacks the seed as well, because that would reveal it.  ``seeded`` says that
    somebody at the table chose the seed.
    """
    events = play.events if complete else play.seen_by(watcher)
    lacks = any(event.text == HIDDEN for event in events)
    record = _record(play, names, events, None if lacks else seed, extra)
    return replace(record, seeded=seeded)


def _record(
    play: Play,
    names: list[str] | tuple[str, ...],
    events: Sequence[Event] | Sequence[SeenEvent],
    seed: int | None,
    extra: Mapping[str, str] | None,
) -> PlayRecord:
    outcome: Outcome | None = play.outcome
    return PlayRecord(
        game=play.game.name,
        rules_version=play.game.meta.rules_version,
        options=play.options,
        seats=tuple(names),
        events=tuple(event_pair(event) for event in events),
        seed=seed,
        outcome=outcome.as_json() if outcome else None,
        extra=extra or {},
        position=play.position,
    )


def parse_record(text: str) -> PlayRecord:
    """Return the record in a line or in the text of a file.

    Raises:
        RecordError: The text is not a JSON object, or a part is missing or of the wrong kind;
            names the part.
    """
    from cuboteca.core.record_form import form_of  # noqa: PLC0415  # it imports pydantic

    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also an endless number
        raise RecordError(f"this is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise RecordError(f"a record is a JSON object, not {kind_of(value)}")
    form = form_of(value)
    if form.format != FORMAT:
        raise RecordError(f"the record's format is '{form.format}', expected '{FORMAT}'")
    return PlayRecord(
        game=form.game,
        rules_version=form.rules_version,
        options=form.options,
        seats=tuple(form.seats),
        events=tuple((actor, text) for actor, text in form.events),
        seed=form.seed,
        outcome=form.outcome,
        extra=form.extra,
        seeded=form.seeded,
        stand_ins=form.stand_ins,
        position=form.position,
        proof=form.proof.as_proof() if form.proof else None,
    )


class RecordLine(NamedTuple):
    """The text of a record in a file."""

    number: int | None  # of its line, from 1; None where one record fills the whole file
    text: str


def record_lines(file: TextIO) -> list[RecordLine]:
    """Return the records of a file before they are parsed; empty lines are skipped.

    A single record may be written over several lines.  A byte-order mark (U+FEFF), which Windows
    programs put at the start of a file, is skipped as well.
    """
    lines = [
        RecordLine(number, line.removeprefix(_MARK) if number == 1 else line)
        for number, line in enumerate(file, 1)
    ]
    lines = [line for line in lines if line.text.strip()]
    if lines and lines[0].text.lstrip().startswith("{") and not any(map(_is_object, lines)):
        return [RecordLine(None, "".join(line.text for line in lines))]
    return lines


def record_in(line: RecordLine) -> PlayRecord:
    """Return the record of a line.

    Raises:
        RecordError: It is not a valid record; names the line, unless the record fills the file.
    """
    try:
        return parse_record(line.text)
    except RecordError as error:
        if line.number is None:
            raise
        raise RecordError(f"line {line.number}: {error}", error.seq) from None


def read_records(file: TextIO) -> Iterator[PlayRecord]:
    """Yield the records of a file, one per line; ``record_lines`` says what else is accepted.

    Raises:
        RecordError: A record is not valid; names the line.
    """
    yield from map(record_in, record_lines(file))


def _is_object(line: RecordLine) -> bool:
    try:
        return isinstance(json.loads(line.text), dict)
    except (ValueError, RecursionError):
        return False


__all__ = [
    "CHANCE_NAME",
    "FORMAT",
    "PlayRecord",
    "RecordLine",
    "actor_name",
    "event_pair",
    "json_of",
    "parse_record",
    "read_records",
    "record_for",
    "record_in",
    "record_lines",
    "record_of",
]
