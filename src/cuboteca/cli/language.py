"""The language of a command's output, and its texts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.cli.errors import UsageError
from cuboteca.core.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from cuboteca.core.game import Game

_TEXTS = Path(__file__).parent / "texts"


def chosen_language(given: str | None) -> str:
    """Return the language asked for, else that of the environment, else English.

    Raises:
        UsageError: There is no such language.
    """
    if given is not None:
        if given not in LANGUAGES:
            raise UsageError(f"--language must be one of {', '.join(LANGUAGES)}, not '{given}'")
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def texts_for(game: Game, given: str | None) -> Texts:
    """Return the words of a game and of the command line in the chosen language."""
    return Texts(chosen_language(given), (game.folder / "texts", _TEXTS))


__all__ = [
    "chosen_language",
    "texts_for",
]
