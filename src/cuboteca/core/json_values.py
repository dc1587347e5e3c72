"""Types of values read from and written as JSON."""

from __future__ import annotations

from typing import TypeAlias

#: A value as ``json.loads`` returns it.
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = dict[str, Json]

__all__ = ["Json", "JsonObject"]
