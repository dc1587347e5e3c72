"""The form of a score sheet for the real box: its fields, and what they mean.

Fields: ``seats``, how many; ``name-N``; ``option-NAME``; ``lines``, all lines so far, the numbers
of a line with dots between them and lines with underscores; for the next line ``c-NAME-SEAT`` a
number, ``m-NAME`` the one seat that a mark applies to, ``m-NAME-SEAT`` one of several; ``do``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError, OptionError
from cuboteca.web.request import whole_number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.real_box import Line, RealBox, SheetForm

_MOST_LINES = 100
_LONGEST_LINE = 100  # numbers
_LONGEST = 40_000  # characters of all lines
_LINES = re.compile(r"\d{1,4}(?:[._]\d{1,4})*")


class BadSheetError(CubotecaError):
    """A form is none that our page sends."""


class NotANumberError(CubotecaError):
    """A field of the next line has no number within its bounds.

    Attributes:
        seat: Whose.
        name: Of the ``Count``.
    """

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(f"the field 'c-{name}-{seat}' needs a whole number within its bounds")
        self.seat = seat
        self.name = name


@dataclass(frozen=True)
class Told:
    """What a form says of a sheet, without the line that is being typed in."""

    seat_count: int
    names: tuple[str, ...]  # as typed in, "" for none
    options: Mapping[str, OptionValue]  # all of the game
    chosen: tuple[str, ...]  # those that the form has
    lines: tuple[Line, ...]


def told_by(game: Game, real_box: RealBox, form: Mapping[str, str]) -> Told:
    """Return what a form says.

    Raises:
        BadSheetError: The number of seats or the lines cannot be.
        OptionError: An option has a wrong value.
    """
    meta = game.meta
    seats = whole_number(form.get("seats"))
    if seats is None or not meta.min_seats <= seats <= meta.max_seats:
        raise BadSheetError(
            f"a sheet of {meta.title} has {meta.min_seats} to {meta.max_seats} seats"
        )
    given: dict[str, object] = {}
    for name in real_box.options:
        option = meta.option(name)
        value = form.get(f"option-{name}", "")
        if option.kind == "data" and value and value not in option.choices:
            raise OptionError(
                f"option '{name}': a sheet takes none but {', '.join(option.choices)}"
            )
        if value or option.kind == "bool":
            given[name] = value or False
    return Told(
        seats,
        tuple(form.get(f"name-{seat}", "") for seat in range(seats)),
        game.options(given, seats),
        real_box.options,
        lines_of(form.get("lines", "")),
    )


def lines_of(text: str) -> tuple[Line, ...]:
    """Return the lines that a text holds; raises BadSheetError."""
    if not text:
        return ()
    if len(text) > _LONGEST or not _LINES.fullmatch(text):
        raise BadSheetError("this sheet cannot be read; begin a new one")
    parts = text.split("_")
    if len(parts) > _MOST_LINES:
        raise BadSheetError(f"a sheet has at most {_MOST_LINES} lines; begin a new one")
    lines = [part.split(".") for part in parts]
    if max(map(len, lines)) > _LONGEST_LINE:
        raise BadSheetError("this sheet cannot be read; begin a new one")
    return tuple(tuple(map(int, line)) for line in lines)


def written(lines: tuple[Line, ...]) -> str:
    """Return lines as the text that ``lines_of`` reads."""
    return "_".join(".".join(map(str, line)) for line in lines)


def next_line(asked: SheetForm, seat_count: int, form: Mapping[str, str]) -> Line:
    """Return the line that is being typed in; raises NotANumberError."""
    numbers = []
    for seat in range(seat_count):
        for count in asked.counts:
            typed = form.get(f"c-{count.name}-{seat}") or str(count.least)
            value = whole_number(typed.strip())
            if value is None or not count.least <= value <= count.most:
                raise NotANumberError(seat, count.name)
            numbers.append(value)
    for mark in asked.marks:
        one = form.get(f"m-{mark.name}")
        seats = [
            seat
            for seat in range(seat_count)
            if one == str(seat) or f"m-{mark.name}-{seat}" in form
        ]
        numbers.append(sum(1 << seat for seat in seats))
    return tuple(numbers)


__all__ = [
    "BadSheetError",
    "NotANumberError",
    "Told",
    "lines_of",
    "next_line",
    "told_by",
    "written",
]
