"""What all commands and groups of commands look like: their help, and ``-h`` for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

if TYPE_CHECKING:
    from collections.abc import Callable

_HELP = {"help_option_names": ["-h", "--help"]}
#: What an option takes, in words, by Typer's name of its type.
_WORDS = {
    "<int>": "NUMBER",
    "<int range>": "NUMBER",
    "<float>": "NUMBER",
    "<float range>": "NUMBER",
    "<str>": "TEXT",
    "<path>": "PATH",
}


def _named(params: list[Any], ctx: Any) -> list[Any]:
    """Return parameters whose help names what they take in words; a flag takes nothing."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
        elif isinstance(param, TyperOption) and param.metavar is None:
            param.metavar = _WORDS.get(str(param.display_type(ctx)))
    return params


class Command(TyperCommand):
    """A command."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the parameters, as its help shows them."""
        return _named(super().get_params(ctx), ctx)


class Group(TyperGroup):
    """A group of commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the parameters, as its help shows them."""
        return _named(super().get_params(ctx), ctx)


class CommandLine(typer.Typer):
    """Commands, declared as with Typer.

    Args:
        summary: What they are for, in a sentence.
        cls: The class of the group, if it is one of its own.
        add_completion: Offer to install the completion of a shell.
    """

    def __init__(
        self, summary: str = "", *, cls: type[Group] = Group, add_completion: bool = False
    ) -> None:
        super().__init__(
            cls=cls,
            help=summary or None,
            no_args_is_help=True,
            add_completion=add_completion,
            pretty_exceptions_enable=False,
            context_settings=_HELP,
        )

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        """Return the decorator that makes a function a command; the settings are Typer's."""
        return super().command(name, cls=Command, **settings)


__all__ = [
    "Command",
    "CommandLine",
    "Group",
]
