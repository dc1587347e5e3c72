"""Data files that people write themselves in TOML, such as boards and decks, read within bounds.

Such a text may be malicious.  ``tomllib`` takes time quadratic in the number of dots in a key, and
a number may be too long to be printed.  So a text is first scanned once, in linear time, and parsed
only if it keeps all bounds.  The bounds are generous for anything that a person would write.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cuboteca.core.characters import UNFIT
from cuboteca.core.errors import OptionError
from cuboteca.core.files import NotTextError, read_text

if TYPE_CHECKING:
    from datetime import date, datetime, time

LONGEST_FILE = 16 * 1024  # characters; the longest of ours has 2,538
LONGEST_LINE = 10_000  # characters
MOST_DOTS = 8  # in a key
DEEPEST = 8  # brackets within brackets
MOST_DIGITS = 40  # of a number
_LONGEST_QUOTE = 40
_LONGEST_REASON = 200

_ODD = re.compile(f"[{UNFIT}]")
#: Where dots, brackets and digits are not counted: comments and strings, as TOML delimits them.
_OPAQUE = re.compile(
    r"""
    \#[^\n]*+
    | \"{3} (?: [^\\"] | \\. | "(?!"") )*+ (?: "{3,5} )?
    | '{3} (?: [^'] | '(?!'') )*+ (?: '{3,5} )?
    | " (?: [^\\"\n] | \\[^\n] )*+ "?
    | ' [^'\n]*+ '?
    """,
    re.VERBOSE | re.DOTALL,
)
_KEY_ENDS = re.compile(r"[=,\[\]{}\n]")
_BRACKETS = re.compile(r"[\[\]{}\n]")
#: A number from its sign to its exponent, or a part of a date without hyphens; not a bare key.
_NUMBER = re.compile(r"(?<![\w.+-])[+-]?[0-9](?:[\w.]|(?<=[eE])[+-])*+", re.ASCII)
_NO_DIGITS = re.compile(r"[.+-]")


#: A value as ``tomllib`` returns it.
Toml: TypeAlias = "bool | float | str | datetime | date | time | list[Toml] | dict[str, Toml]"


class DataFileError(OptionError):
    """A user's own file cannot be read; the message says where and why."""


def read_toml(text: str) -> dict[str, Toml]:
    """Return the content of a TOML text; a leading byte-order mark is ignored.

    Raises:
        DataFileError: The text exceeds a bound or is not TOML; the message does not name the file.
    """
    text = text.removeprefix("\ufeff")
    _check_bounds(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, and impossible dates
        raise DataFileError(f"the file is not TOML: {shortened(error, _LONGEST_REASON)}") from None


def option_value(name: str, value: object) -> object:
    """Return the text of the file if ``value`` is a path (``os.PathLike``), else ``value``.

    Raises:
        DataFileError: The file cannot be read; names the option and the file.
    """
    if not isinstance(value, os.PathLike):
        return value
    try:
        return read_text(Path(value)) + "\n"  # a line break distinguishes a text from a name
    except NotTextError as error:
        raise DataFileError(f"option '{name}': cannot read '{value}', which {error}") from None
    except OSError as error:
        raise DataFileError(f"option '{name}': cannot read '{value}': {error}") from None


def shortened(value: object, most: int = _LONGEST_QUOTE) -> str:
    """Return ``value`` for quoting in a message: printable, at most ``most`` characters long."""
    text = str(value)
    told = printable(text[:most])
    return told if len(text) <= most else told[:-1] + "…"


def printable(text: str) -> str:
    """Return ``text`` with "?" for unprintable characters, such as terminal control codes."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _check_bounds(text: str) -> None:
    if len(text) > LONGEST_FILE:
        raise DataFileError(f"a file has at most {LONGEST_FILE} characters")
    if odd := _ODD.search(text):
        raise DataFileError(
            f"line {_line(text, odd.start())}: a file must not hold the character "
            f"U+{ord(odd[0]):04X}"
        )
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise DataFileError(
                f"line {number}: a line has at most {LONGEST_LINE} characters, not {len(line)}"
            )
    bare = _OPAQUE.sub(_emptied, text)
    _check_dots(bare)
    _check_depth(bare)
    _check_numbers(bare)


def _emptied(found: re.Match[str]) -> str:
    """Return the line ends of a comment or string, so that line numbers stay right."""
    return "\n" * found[0].count("\n")


def _check_dots(bare: str) -> None:
    start = 0
    for part in _KEY_ENDS.split(bare):
        if (dots := part.count(".")) > MOST_DOTS:
            raise DataFileError(
                f"line {_line(bare, start)}: a key has at most {MOST_DOTS} dots, not {dots}"
            )
        start += len(part) + 1


def _check_depth(bare: str) -> None:
    depth, line = 0, 1
    for found in _BRACKETS.finditer(bare):
        match found[0]:
            case "\n":
                line += 1
            case "[" | "{":
                depth += 1
            case _:
                depth = max(depth - 1, 0)
        if depth > DEEPEST:
            raise DataFileError(f"line {line}: at most {DEEPEST} brackets may be nested")


def _check_numbers(bare: str) -> None:
    for found in _NUMBER.finditer(bare):
        if len(_NO_DIGITS.sub("", found[0])) > MOST_DIGITS:
            raise DataFileError(
                f"line {_line(bare, found.start())}: a number has at most {MOST_DIGITS} digits"
            )


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


__all__ = ["LONGEST_FILE", "DataFileError", "option_value", "printable", "read_toml", "shortened"]
