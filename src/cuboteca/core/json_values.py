"""Types of values read from and written as JSON, and what messages call them."""

from __future__ import annotations

from typing import TypeAlias

#: A value as ``json.loads`` returns it.
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = dict[str, Json]

_KINDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    list: "a list",
    dict: "an object",
    type(None): "null",
}


def kind_of(value: object) -> str:
    """Return what people call the kind of a JSON value: "a text", "a list"."""
    return _KINDS[type(value)]


__all__ = ["Json", "JsonObject", "kind_of"]
