"""The form of a play's record, checked by pydantic.

Importing pydantic takes longer than importing the engine, so ``play_record`` imports this module
only when it reads a record.
"""

from __future__ import annotations

import json
from typing import Annotated

from pydantic import BaseModel, ConfigDict, FailFast, Field, Strict, ValidationError

from cuboteca.core.errors import RecordError
from cuboteca.core.json_values import kind_of
from cuboteca.core.provable import DEAL_SCHEME, SCHEMES, Contribution, Proof

#: How messages call the expected kinds of values, by pydantic's error types.
_KINDS = {
    "bool_type": "true or false",
    "dict_type": "an object",
    "int_type": "a whole number",
    "list_type": "a list",
    "string_type": "a text",
}

_Pair = Annotated[list[str], Field(min_length=2, max_length=2)]


_Digits = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_Contribution = Annotated[tuple[int, _Digits, str | None], Strict(strict=False)]  # as in JSON
_Withdrawn = Annotated[tuple[int, str, str], Strict(strict=False)]
_Possible = Annotated[tuple[str, int], Strict(strict=False)]
_Source = Annotated[tuple[str, Annotated[list[int], FailFast()]], Strict(strict=False)]

#: How messages call the parts of a proof that are lists.
_LISTS = {
    "contributions": "a list of seats, each with its commitment and its text or null",
    "withdrawn": "a list of places in the log, each with actor and notation",
    "draws": "a list of draws, each a list of pairs of outcome and weight",
    "sources": "a list of pairs of what was drawn from and a list of outcomes' numbers",
}


class ProofForm(BaseModel):
    """The part ``proof`` of a record, as in a file."""

    model_config = ConfigDict(strict=True)

    scheme: int
    table: str
    commitment: _Digits
    head: _Digits
    contributions: Annotated[list[_Contribution], FailFast()] = []
    withdrawn: Annotated[list[_Withdrawn], FailFast()] = []
    salt: _Digits = ""
    secret: _Digits = ""
    draws: Annotated[list[Annotated[list[_Possible], FailFast()]], FailFast()] = []
    rules_version: int = 0
    key: _Digits = ""
    signature: Annotated[str, Field(pattern=r"^[0-9a-f]{128}$")] = ""
    deal: str = ""
    sources: Annotated[list[_Source], FailFast()] = []

    def as_proof(self) -> Proof:
        """Return the proof.

        Raises:
            RecordError: It is of another scheme, names a deal where there is none or the other way
                round, or has only one of secret and salt, or of key and signature.
        """
        if self.scheme not in SCHEMES:
            *others, last = map(str, SCHEMES)
            known = f"{', '.join(others)} or {last}"
            raise RecordError(f"the proof is of scheme {self.scheme}, expected {known}")
        if bool(self.deal) != (self.scheme == DEAL_SCHEME):
            says = "names no 'deal'" if self.scheme == DEAL_SCHEME else "names a 'deal'"
            raise RecordError(f"the proof is of scheme {self.scheme}, but {says}")
        if self.sources and not self.deal:
            raise RecordError("only the proof of a deal has 'sources'")
        if bool(self.secret) != bool(self.salt):
            lacks = "secret" if self.salt else "salt"
            raise RecordError(f"the proof has no '{lacks}': it needs both salt and secret")
        if bool(self.key) != bool(self.signature):
            lacks = "signature" if self.key else "key"
            raise RecordError(f"the proof has no '{lacks}': it needs both key and signature")
        return Proof(
            table=self.table,
            commitment=self.commitment,
            head=self.head,
            contributions=tuple(Contribution(*one) for one in self.contributions),
            withdrawn=tuple(self.withdrawn),
            salt=self.salt,
            secret=self.secret,
            draws=tuple(map(tuple, self.draws)),
            rules_version=self.rules_version,
            scheme=self.scheme,
            key=self.key,
            signature=self.signature,
            deal=self.deal,
            sources=tuple((source, tuple(numbers)) for source, numbers in self.sources),
        )


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
    position: str = ""
    stand_ins: dict[str, str] = {}
    proof: ProofForm | None = None

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
    if key == "proof":
        return _proof_error(value["proof"], kind, where[1:])
    if kind == "missing":
        return RecordError(f"the record has no '{key}'")
    if key == "seats" and len(where) > 1:
        return RecordError("'seats' must be a list of names")
    if key == "stand_ins":
        return RecordError("'stand_ins' must be an object of reasons by the number of an event")
    events = value.get("events")
    if key == "events" and isinstance(events, list) and len(where) > 1:
        seq = int(where[1])
        return RecordError(
            f"event {seq} must be a pair of actor and notation, found {json.dumps(events[seq])}",
            seq,
        )
    return RecordError(f"'{key}' must be {_KINDS[kind]}, not {kind_of(value[key])}")


def _proof_error(proof: object, kind: str, where: tuple[int | str, ...]) -> RecordError:
    if not where or not isinstance(proof, dict):
        return RecordError(f"'proof' must be an object, not {kind_of(proof)}")
    key = str(where[0])
    if key in _LISTS:
        return RecordError(f"the proof's '{key}' must be {_LISTS[key]}")
    if kind == "missing":
        return RecordError(f"the proof has no '{key}'")
    if kind == "string_pattern_mismatch":
        digits = 128 if key == "signature" else 64
        return RecordError(f"the proof's '{key}' must be {digits} hexadecimal digits in lower case")
    return RecordError(f"the proof's '{key}' must be {_KINDS[kind]}, not {kind_of(proof[key])}")


__all__ = ["ProofForm", "RecordForm", "form_of"]
