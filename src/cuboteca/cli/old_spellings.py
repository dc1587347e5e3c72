"""Commands and options under the names that they had before: accepted, not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_COMMANDS = {"warm": "precompile"}
#: What an option was called before, and what it is called now.
_OPTIONS = {"--games": "--plays", "--warm": "--precompile", "--no-warm": "--no-precompile"}


def respelt(args: Sequence[str]) -> list[str]:
    """Return the arguments of a command line with the names that things have now."""
    command = [_COMMANDS.get(one, one) for one in args[:1]]
    return [*command, *map(_respelt, args[1:])]


def _respelt(argument: str) -> str:
    name, equals, value = argument.partition("=")
    return f"{_OPTIONS.get(name, name)}{equals}{value}"


__all__ = ["respelt"]
