"""Options and commands under the names that they had before: accepted, not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.core import TyperCommand

if TYPE_CHECKING:
    import click

#: What an option was called before, and what it is called now.
OPTIONS = {"--games": "--plays", "--warm": "--precompile", "--no-warm": "--no-precompile"}


class Command(TyperCommand):
    """A command that also takes the old spellings of its options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Return the arguments that are left, as Click does."""
        return super().parse_args(ctx, [_renamed(one) for one in args])


def _renamed(argument: str) -> str:
    name, equals, value = argument.partition("=")
    return f"{OPTIONS.get(name, name)}{equals}{value}"


__all__ = ["OPTIONS", "Command"]
