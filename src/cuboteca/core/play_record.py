"""The record of a play: JSON, one object a play, the same for every interface.

::

    {"format": "cuboteca/1", "game": "cubosaurs", "rules_version": 1, "options": {"dna": true},
     "seats": ["Ada", "bot:greedy"], "seed": 7,
     "events": [["chance", "deal 0 T*"], ["0", "keep"], ["1", "refuse S"]],
     "outcome": {"points": [31, 24], "ranks": [1, 2], "reason": "points"}}

A file of records has one a line (``.jsonl``).  ``outcome`` is missing while a play lasts.
A record for somebody at the table writes ``["chance", "?"]`` for a draw that is still secret.
``"seeded": true`` says that whoever created the table chose the seed and could know every draw.
Reading a record validates its form; replaying it (``core.replay``) validates every event.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO

from cuboteca.core.constants import CHANCE, HIDDEN
from cuboteca.core.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cuboteca.core.play import Event, Outcome, Play, SeenEvent

FORMAT = "cuboteca/1"
CHANCE_NAME = "chance"

_MARK = "\ufeff"

_KINDS: dict[str, tuple[type, ...]] = {
    "format": (str,),
    "game": (str,),
    "rules_version": (int,),
    "options": (dict,),
    "seats": (list,),
    "events": (list,),
}
_OPTIONAL: dict[str, tuple[type, ...]] = {
    "seed": (int, type(None)),
    "outcome": (dict, type(None)),
    "commitment": (str,),
    "secret": (str,),
    "date": (str,),
    "seeded": (bool,),
}


@dataclass(frozen=True)
class PlayRecord:
    """A play as it is written down; ``events`` are pairs of actor and notation."""

    game: str
    rules_version: int
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    events: tuple[tuple[str, str], ...]
    seed: int | None = None
    outcome: Mapping[str, Any] | None = None
    extra: Mapping[str, str] = field(default_factory=dict)  # commitment, secret, date
    seeded: bool = False  # somebody at the table chose the seed, known here or not

    def as_json(self) -> dict[str, Any]:
        """Return the JSON object."""
        value: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed": self.seed,
            **({"seeded": True} if self.seeded else {}),
            **self.extra,
            "events": [list(event) for event in self.events],
        }
        if self.outcome is not None:
            value["outcome"] = dict(self.outcome)
        return value

    def line(self) -> str:
        """Return the record as one line of a file, without its end."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))


def actor_name(actor: int) -> str:
    """Return how records write an actor: ``"chance"`` or the seat's number."""
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
    """Return the record of a play as far as it has come, secrets included."""
    return _record(play, names, play.events, seed, extra)


def record_for(
    play: Play,
    watcher: int | None,
    names: list[str] | tuple[str, ...],
    *,
    seed: int | None = None,
    extra: Mapping[str, str] | None = None,
    seeded: bool = False,
) -> PlayRecord:
    """Return the record of a play as ``watcher`` (None: a spectator) may have it now.

    Once the play is over that is all of it.  A record that lacks something lacks the seed as well,
    from which it would follow.  ``seeded`` says that somebody at the table chose the seed.
    """
    events = play.seen_by(watcher)
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
    )


def parse_record(text: str) -> PlayRecord:
    """Return the record that a line or a file's text holds.

    Raises:
        RecordError: The text is no JSON object, or a part is missing or of the wrong kind; names
            the part.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also a number without end
        raise RecordError(f"this is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise RecordError(f"a record is a JSON object, not a {type(value).__name__}")
    _check_head(value)
    return PlayRecord(
        game=value["game"],
        rules_version=value["rules_version"],
        options=value["options"],
        seats=tuple(value["seats"]),
        events=tuple(_pair(seq, event) for seq, event in enumerate(value["events"])),
        seed=value.get("seed"),
        outcome=value.get("outcome"),
        extra={key: value[key] for key in ("commitment", "secret", "date") if key in value},
        seeded=value.get("seeded", False),
    )


def _check_head(value: dict[str, Any]) -> None:
    for key, kinds in _KINDS.items():
        if key not in value:
            raise RecordError(f"the record has no '{key}'")
        _check_kind(key, value[key], kinds)
    for key, kinds in _OPTIONAL.items():
        if key in value:
            _check_kind(key, value[key], kinds)
    if value["format"] != FORMAT:
        raise RecordError(f"the record's format is '{value['format']}', expected '{FORMAT}'")
    if not all(isinstance(name, str) for name in value["seats"]):
        raise RecordError("'seats' must be a list of names")


def _check_kind(key: str, value: object, kinds: tuple[type, ...]) -> None:
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        raise RecordError(f"'{key}' must be {kinds[0].__name__}, not {type(value).__name__}")


def _pair(seq: int, event: object) -> tuple[str, str]:
    match event:
        case [str(actor), str(text)]:
            return (actor, text)
        case _:
            raise RecordError(
                f"event {seq} must be a pair of actor and notation, found {json.dumps(event)}", seq
            )


class RecordLine(NamedTuple):
    """A record as a file holds it."""

    number: int | None  # of its line, from 1; None where one record fills the whole file
    text: str


def record_lines(file: TextIO) -> list[RecordLine]:
    """Return the records of a file before they are parsed; empty lines are passed over.

    A file that holds a single record written over several lines is one.  A mark that tells the
    order of bytes (U+FEFF), as Windows programs put it at a file's head, is passed over as well.
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
        RecordError: It is none; names the line, unless the record fills the whole file.
    """
    try:
        return parse_record(line.text)
    except RecordError as error:
        if line.number is None:
            raise
        raise RecordError(f"line {line.number}: {error}", error.seq) from None


def read_records(file: TextIO) -> Iterator[PlayRecord]:
    """Yield the records of a file, one a line; ``record_lines`` says what else is read.

    Raises:
        RecordError: Names the line.
    """
    yield from map(record_in, record_lines(file))


def _is_object(line: RecordLine) -> bool:
    try:
        return isinstance(json.loads(line.text), dict)
    except (ValueError, RecursionError):
        return False
