"""Marks on tests: which paragraph of a rulebook, and which ruling of ours, they pin down.

The marks are read as text by ``scripts/rules_index.py``, so their arguments are plain strings; a
citation has the form of those in ``rules/``: ``'"Title", 2 B (Italian p. 6)'``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Test = TypeVar("Test", bound="Callable[..., None]")


def cites(*paragraphs: str) -> Callable[[Test], Test]:
    """Say which paragraphs of the rulebook a test is about."""

    def mark(test: Test) -> Test:
        test.__dict__["cites"] = paragraphs
        return test

    return mark


def ruling(*names: str) -> Callable[[Test], Test]:
    """Say which rulings (``"end-reasons"``) a test pins down; the game's page lists them."""

    def mark(test: Test) -> Test:
        test.__dict__["rulings"] = names
        return test

    return mark
