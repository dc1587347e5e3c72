"""Days and moments as a reader's language writes them."""

from __future__ import annotations

from cuboteca.core.texts import LANGUAGES
from cuboteca.web.dates import said_day, said_day_of, said_moment

AT = 1_795_770_300.0  # 2026-11-27 09:05 UTC


def plain(day: str) -> str:
    """Return a day with plain spaces; there are none, so that no line breaks it."""
    assert " " not in day
    return day.replace("\N{NO-BREAK SPACE}", " ")


def test_a_day_is_written_as_each_language_does() -> None:
    assert [plain(said_day("2026-11-27", language)) for language in LANGUAGES] == [
        "27 November 2026",
        "27 novembre 2026",
        "27 novembre 2026",
    ]
    assert [plain(said_day("2026-09-01", language, "medium")) for language in LANGUAGES] == [
        "1 Sept 2026",
        "1 set 2026",
        "1 sept. 2026",
    ]


def test_days_and_moments_are_those_of_universal_time() -> None:
    assert plain(said_day_of(AT, "en")) == "27 November 2026"
    assert plain(said_day_of(0.0, "fr", "medium")) == "1 janv. 1970"
    assert [said_moment(AT, language) for language in LANGUAGES] == [
        "27 Nov 2026, 09:05 UTC",
        "27 nov 2026, 09:05 UTC",
        "27 nov. 2026, 09:05 UTC",
    ]
