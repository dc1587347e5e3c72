"""Options under the names that they had before: accepted, not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What an option was called before, and what it is called now.
_OPTIONS = {"--games": "--plays", "--warm": "--precompile", "--no-warm": "--no-precompile"}


def respelt(args: Iterable[str]) -> list[str]:
    """Return the arguments of a command line with the names that options have now."""
    return [_respelt(one) for one in args]


def _respelt(argument: str) -> str:
    name, equals, value = argument.partition("=")
    return f"{_OPTIONS.get(name, name)}{equals}{value}"


__all__ = ["respelt"]
