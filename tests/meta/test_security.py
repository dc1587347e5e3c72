"""The page about security goes through the whole list, and what it names as tests exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text("utf-8")

#: How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, numbered from 1.
SECTIONS = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2,
    "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1,
    "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2,
    "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4,
    "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3,
    "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4,
    "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2,
    "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1,
    "9.1": 3, "9.2": 4,
    "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3,
    "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1,
    "12.1": 3, "12.2": 2, "12.3": 4,
    "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5,
    "14.1": 2, "14.2": 4, "14.3": 3,
    "15.1": 3, "15.2": 3, "15.3": 7,
    "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3,
    "17.1": 1, "17.2": 4, "17.3": 2,
}  # fmt: skip
NUMBER = r"(\d+\.\d+)\.(\d+)"
ROW = re.compile(rf"^\| {NUMBER} \| [^|]+ \| (yes|in part|no|operator) \| ?(.*) ?\|$", re.MULTILINE)
RANGE = re.compile(rf"{NUMBER}(?: to \1\.(\d+))?")


def all_numbers() -> set[str]:
    return {f"{name}.{one + 1}" for name, count in SECTIONS.items() for one in range(count)}


def grouped() -> list[str]:
    """Return the numbers that do not apply."""
    rows = PAGE.partition("### What does not apply")[2].splitlines()
    first = [row.split("|")[1] for row in rows if row.startswith("| ") and row[2].isdigit()]
    return [
        f"{section}.{number}"
        for cell in first
        for section, low, high in RANGE.findall(cell)
        for number in range(int(low), int(high or low) + 1)
    ]


def test_the_whole_list_is_gone_through() -> None:
    given = Counter([f"{section}.{number}" for section, number, *_ in ROW.findall(PAGE)])
    given.update(grouped())

    assert set(given) == all_numbers()
    assert [number for number, times in given.items() if times > 1] == []
    assert len(given) == 253


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(tests/[^`]+)`", PAGE))

    assert len(named) > 30
    assert [path for path in sorted(named) if not (ROOT / path).is_file()] == []


def test_what_holds_says_why() -> None:
    assert [row for row in ROW.findall(PAGE) if row[2] == "yes" and not row[3].strip()] == []


def test_what_does_not_hold_stands_in_the_summary() -> None:
    summary = PAGE.partition("## What does not hold yet")[2].partition("## The list")[0]
    told = {
        f"{section}.{number}"
        for section, low, high in RANGE.findall(summary)
        for number in range(int(low), int(high or low) + 1)
    }
    missing = [f"{row[0]}.{row[1]}" for row in ROW.findall(PAGE) if row[2] == "no"]

    assert [number for number in missing if number not in told] == []
