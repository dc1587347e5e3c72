"""Texts in a language: Fluent files behind ``Sentence`` keys.

Every text that a person reads is in ``texts/<language>/*.ftl`` of a game or of an interface
(site, command line), one message per key; ``key.attribute`` is an attribute of a message.  Fluent
(Mozilla's format, through ``fluent.runtime``) chooses plurals and orders words as each language
needs.
"""

from __future__ import annotations

import itertools
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from markupsafe import Markup, escape

from cuboteca.core.errors import CubotecaError
from cuboteca.core.words import Argument, Piece, SeatName, Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The supported languages; the first one is the fallback.
LANGUAGES = ("en", "it", "fr")
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français"}

#: Texts that all games and interfaces need.
_SHARED = Path(__file__).parent / "shared" / "texts"

_WORDS_KEPT = 4_096

_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")


class MissingTextError(CubotecaError):
    """A key has no text in a language, or a placeholder of its text got no argument."""


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Texts:
    """The texts of one language, gathered from several folders.

    Args:
        language: One of ``LANGUAGES``.
        folders: Each holds ``en/``, ``it/`` and ``fr/`` with ``.ftl`` files.
    """

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._bundle = _bundle(self.language, (_SHARED, *folders))
        self._formatted = lru_cache(_WORDS_KEPT, typed=True)(self._format)

    def has(self, key: str) -> bool:
        """Return whether ``key`` has a text."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def word(self, key: str, /, **args: str | int) -> str:
        """Return the text of ``key`` with plain ``args``.

        Raises:
            MissingTextError: ``key`` is unknown or an argument is missing.
        """
        return self._formatted(key, *itertools.chain.from_iterable(args.items()))

    def _format(self, key: str, *names_and_values: str | int) -> str:
        """Return what ``word`` does, which is asked for the same again and again."""
        given = iter(names_and_values)
        args = {str(name): value for name, value in zip(given, given, strict=True)}
        if not self.has(key):
            raise MissingTextError(f"no text '{key}' in language '{self.language}'")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingTextError(f"text '{key}' in language '{self.language}' is empty")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingTextError(f"text '{key}' in language '{self.language}': {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            return _HYPHEN_BEFORE_NUMBER.sub("\N{MINUS SIGN}", str(text))
        return str(text)

    def plain(self, sentence: Sentence, names: Sequence[str] = ()) -> str:
        """Return ``sentence`` as plain text; ``names`` are the players' names by seat."""
        return self.word(
            sentence.key, **{name: self._plain(value, names) for name, value in sentence.args}
        )

    def markup(self, sentence: Sentence, names: Sequence[str] = (), sprite: str = "") -> Markup:
        """Return ``sentence`` as markup, with pictures of pieces from the file ``sprite``."""
        args = {name: self._marked(value, names, sprite) for name, value in sentence.args}
        return Markup(self.word(sentence.key, **args))  # noqa: S704  # all arguments are escaped

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` as a phrase such as "Ada, Ben and Cleo"; "" for none."""
        if len(items) < 2:
            return "".join(items)
        return self.word("listed", before=", ".join(items[:-1]), last=items[-1])

    def _plain(self, value: Argument, names: Sequence[str]) -> str | int:
        match value:
            case SeatName():
                return names[value.seat]
            case Piece():
                return self.piece(value)
            case Sentence():
                return self.plain(value, names)
            case int() | str():
                return value
            case (Piece(), *_):
                return ", ".join(self.piece(piece) for piece in value if isinstance(piece, Piece))
            case _:
                return self.listed([str(self._plain(one, names)) for one in value])

    def _marked(self, value: Argument, names: Sequence[str], sprite: str) -> str | int:
        match value:
            case SeatName():
                return str(
                    Markup('<b class="name seat-{}">{}</b>').format(value.seat, names[value.seat])
                )
            case Piece():
                return str(self._picture(value, sprite))
            case Sentence():
                return str(self.markup(value, names, sprite))
            case int():
                return value
            case str():
                return str(escape(value))
            case (Piece(), *_):
                pieces = (one for one in value if isinstance(one, Piece))
                return str(Markup(", ").join(self._picture(piece, sprite) for piece in pieces))
            case _:
                return self.listed([str(self._marked(one, names, sprite)) for one in value])

    def piece(self, piece: Piece) -> str:
        """Return the name of a piece, with its number of copies and what is printed on it."""
        name = self.word(piece.name) + (f" {piece.label}" if piece.label else "")
        return name if piece.copies == 1 else f"{piece.copies} × {name}"

    def _picture(self, piece: Piece, sprite: str) -> Markup:
        copies = "" if piece.copies == 1 else f"{piece.copies}×"
        return Markup(
            '<span class="piece">{}<svg class="mini" aria-hidden="true">'
            '<use href="{}#{}"/></svg>{}</span>'
        ).format(
            copies,
            sprite,
            piece.symbol,
            self.word(piece.name) + (f" {piece.label}" if piece.label else ""),
        )


__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "MissingTextError", "Texts"]
