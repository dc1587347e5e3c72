"""The reference says what the docstrings say."""

from __future__ import annotations

import re

from scripts import reference

import cuboteca


def test_the_reference_is_up_to_date() -> None:
    """If not: ``python scripts/reference.py``."""
    assert {file: file.read_text("utf-8") for file in reference.FOLDER.glob("*.md")} == (
        reference.pages()
    )


def test_every_exported_name_is_described_once() -> None:
    described = [name for _, _, names in reference.PAGES.values() for name in names]

    assert sorted(name for name in described if "." not in name) == sorted(cuboteca.__all__)


def test_signatures_and_sections_are_written_out() -> None:
    text = reference.pages()[reference.FOLDER / "play.md"]

    assert "    seed: int | None = None,\n" in text
    assert "- `OptionError`: The number of seats, an option, the names" in text
    assert "### `outcome`: `Outcome | None`" in text
    assert re.search(r"[^`]``[^`]|\n\n\n", text) is None
