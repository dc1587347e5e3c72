"""Types of what is read from JSON and written as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

#: A value as ``json.loads`` returns it.
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = dict[str, Json]
#: A value as ``json.dumps`` takes it: nobody changes it, so narrower types may stand in it.
Dumpable: TypeAlias = "bool | float | str | Sequence[Dumpable] | Mapping[str, Dumpable] | None"

__all__ = ["Dumpable", "Json", "JsonObject"]
