"""Days and moments as a reader's language writes them, by universal time."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Literal

from babel.dates import format_date, format_datetime

from cuboteca.competition.deals import day_of

#: English as most of Europe writes it: the day before the month.
_LOCALES = {"en": "en_GB", "it": "it", "fr": "fr"}

_Length = Literal["long", "medium"]


@lru_cache(1_024)
def said_day(day: str, language: str, length: _Length = "long") -> str:
    """Return a day for people, such as "27 November 2026", which no line breaks.

    Args:
        day: Such as 2026-11-27.
        language: One of the site's.
        length: "medium" for "27 Nov 2026", where there is little room.
    """
    said = format_date(date.fromisoformat(day), length, locale=_LOCALES[language])
    return said.replace(" ", "\N{NO-BREAK SPACE}")


def said_day_of(seconds: float, language: str, length: _Length = "long") -> str:
    """Return the day of a time in seconds since 1970 as ``said_day`` does."""
    return said_day(day_of(seconds), language, length)


def said_moment(at: float, language: str) -> str:
    """Return a time in seconds since 1970 for people, such as "27 Nov 2026, 09:05 UTC"."""
    there = datetime.fromtimestamp(at, UTC)
    return f"{format_datetime(there, 'd MMM y, HH:mm', locale=_LOCALES[language])} UTC"


__all__ = ["said_day", "said_day_of", "said_moment"]
