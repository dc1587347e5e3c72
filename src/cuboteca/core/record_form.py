"""The form of a play's record, checked by pydantic.

Importing pydantic takes longer than importing the engine, so ``play_record`` imports this module
only when it reads a record.
"""

from __future__ import annotations

import json
from typing import Annotated

from pydantic import BaseModel, ConfigDict, FailFast, Field, ValidationError

from cuboteca.core.errors import RecordError

#: How messages call the expected kinds of values, by pydantic's error types.
_KINDS = {
    "bool_type": "bool",
    "dict_type": "dict",
    "int_type": "int",
    "list_type": "list",
    "string_type": "str",
}

_Pair = Annotated[list[str], Field(min_length=2, max_length=2)]


class RecordForm(BaseModel):
    """A record as in a file; ``events`` are pairs of actor and notation."""

    model_config = ConfigDict(strict=True)

    format: str
    game: str
    rules_version: int
    options: dict[str, object]
    seats: Annotated[list[str], FailFast()]
    events: Annotated[list[_Pair], FailFast()]
    seed: int | None = None
    outcome: dict[str, object] | None = None
    commitment: str = ""
    secret: str = ""
    date: str = ""
    seeded: bool = False

    @property
    def extra(self) -> dict[str, str]:
        """The secret, commitment and date, as far as the record has them."""
        told = {"commitment": self.commitment, "secret": self.secret, "date": self.date}
        return {key: value for key, value in told.items() if key in self.model_fields_set}


def form_of(value: dict[str, object]) -> RecordForm:
    """Return a JSON object as a record.

    Raises:
        RecordError: A part is missing or of the wrong kind; names the first such part.
    """
    try:
        return RecordForm.model_validate(value)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise _error(value, first["type"], first["loc"]) from None


def _error(value: dict[str, object], kind: str, where: tuple[int | str, ...]) -> RecordError:
    key = str(where[0])
    if kind == "missing":
        return RecordError(f"the record has no '{key}'")
    if key == "seats" and len(where) > 1:
        return RecordError("'seats' must be a list of names")
    events = value.get("events")
    if key == "events" and isinstance(events, list) and len(where) > 1:
        seq = int(where[1])
        return RecordError(
            f"event {seq} must be a pair of actor and notation, found {json.dumps(events[seq])}",
            seq,
        )
    return RecordError(f"'{key}' must be {_KINDS[kind]}, not {type(value[key]).__name__}")


__all__ = ["RecordForm", "form_of"]
