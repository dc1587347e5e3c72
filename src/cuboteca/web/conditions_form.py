"""The fields of a form about time and about leaving, and what they mean.

Fields: ``time``, one of "none", "live" and "turns"; ``time-bank``, ``time-cap`` in minutes and
``time-increment`` in seconds; ``time-turn`` in hours, ``time-from``, ``time-to``, the hours between
which time counts, ``time-weekends``, ``time-off``, days such as 2026-12-25, and ``time-zone``;
``at-flag``; ``leave-level``; ``away`` in minutes.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, cast

from cuboteca.bots.levels import levels_of
from cuboteca.table.conditions import AT_FLAG, Conditions, TimeControl
from cuboteca.table.counted_time import Calendar
from cuboteca.table.errors import RefusedTableError
from cuboteca.web.contexts import OptionChoice, OptionField, TimePart
from cuboteca.web.phrases import level_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.table.conditions import AtFlag

_MINUTE, _HOUR = 60, 3_600

#: What a form has at first; each number's least and most value follow.
_USUAL = {
    "time": "none",
    "time-bank": "10",
    "time-increment": "10",
    "time-cap": "20",
    "time-turn": "24",
    "time-from": "0",
    "time-to": "24",
    "time-weekends": "1",
    "time-off": "",
    "time-zone": "UTC",
    "at-flag": "bot",
    "leave-level": "medium",
    "away": "10",
}
_BOUNDS = {
    "time-bank": (1, 240),
    "time-increment": (0, 600),
    "time-cap": (1, 480),
    "time-turn": (1, 720),
    "time-from": (0, 23),
    "time-to": (1, 24),
    "away": (1, 43_200),
}
_LIVE = ("time-bank", "time-increment", "time-cap")
_TURNS = ("time-turn", "time-from", "time-to", "time-weekends", "time-off", "time-zone")
_LEAVING = ("at-flag", "leave-level", "away")
_LONGEST_DAYS = 1_000  # characters
_SHOWN = 20  # characters of what is wrong


def conditions_of(form: Mapping[str, str], texts: Texts) -> Conditions | None:
    """Return what a form says about time and leaving; None if it says nothing.

    Args:
        form: The fields.
        texts: Texts in the reader's language.

    Raises:
        RefusedTableError: A field is not valid; the message says what would be right.
    """
    if "time" not in form:
        return None
    try:
        return Conditions(
            time=_control(form),
            calendar=_calendar(form),
            at_flag=cast("AtFlag", form.get("at-flag", _USUAL["at-flag"])),
            level=form.get("leave-level") or _USUAL["leave-level"],
            away=_number(form, "away") * _MINUTE,
        )
    except _FieldError as error:
        facts = {"label": texts.word(f"{error.field}-label")} if error.field else {}
        problem = texts.word(f"time-problem-{error.key}", **facts, **error.facts)
    except (RefusedTableError, ValueError):
        problem = texts.word("time-problem")
    raise RefusedTableError(problem)


class _FieldError(ValueError):
    """One field is wrong: ``key`` is of the sentence that says how, ``facts`` what it names."""

    def __init__(self, key: str, field: str = "", **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.field, self.facts = key, field, facts


def _control(form: Mapping[str, str]) -> TimeControl | None:
    if form["time"] == "none":
        return None
    if form["time"] == "turns":
        return TimeControl("turns", _number(form, "time-turn") * _HOUR)
    if form["time"] != "live":
        raise ValueError
    bank = _number(form, "time-bank") * _MINUTE
    cap = max(bank, _number(form, "time-cap") * _MINUTE)
    return TimeControl("live", bank, _number(form, "time-increment"), cap)


def _calendar(form: Mapping[str, str]) -> Calendar:
    if form["time"] == "none":
        return Calendar()
    first, last = _number(form, "time-from"), _number(form, "time-to")
    if first >= last:
        raise _FieldError("hours")
    days = form.get("time-off", "")[:_LONGEST_DAYS].replace(",", " ").split()
    usual = Calendar(
        day_from=first,
        day_to=last,
        weekends="time-weekends" in form,
        days_off=tuple(sorted({_day(text) for text in days})),
    )
    try:
        return replace(usual, zone=form.get("time-zone", "").strip() or _USUAL["time-zone"])
    except RefusedTableError:
        raise _FieldError("zone") from None


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise _FieldError("day", day=text[:_SHOWN]) from None


def _number(form: Mapping[str, str], name: str) -> int:
    """Return a whole number within its bounds; raises _FieldError."""
    text = form.get(name) or _USUAL[name]
    low, high = _BOUNDS[name]
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < _SHOWN else -1
    if not low <= number <= high:
        raise _FieldError("number", name, low=low, high=high)
    return number


def time_part(form: Mapping[str, str], game: Game, texts: Texts) -> TimePart:
    """Return the fields for a page, with the values that were sent, if any were."""
    sent = form if "time" in form else {}

    def fields(names: tuple[str, ...]) -> tuple[OptionField, ...]:
        return tuple(_field(name, sent, game, texts) for name in names)

    return TimePart(fields(("time",))[0], fields(_LIVE), fields(_TURNS), fields(_LEAVING))


def _field(name: str, sent: Mapping[str, str], game: Game, texts: Texts) -> OptionField:
    known: dict[str, list[tuple[str, str]]] = {
        "time": [(one, texts.word(f"time-{one}")) for one in ("none", "live", "turns")],
        "at-flag": [(one, texts.word(f"at-flag-{one}")) for one in AT_FLAG],
        "leave-level": [(level, level_name(texts, level)) for level in levels_of(game)],
    }
    choices = known.get(name, [])
    kind = "choice" if choices else "int" if name in _BOUNDS else "text"
    low, high = _BOUNDS.get(name, (0, 0))
    return OptionField(
        name=name,
        label=texts.word(f"{name}-label"),
        kind="bool" if name == "time-weekends" else kind,
        value=sent.get(name, "") if sent else _USUAL[name],
        help=texts.word(f"{name}-help"),
        low=low,
        high=high,
        choices=tuple(OptionChoice(*choice) for choice in choices),
    )


__all__ = ["conditions_of", "time_part"]
