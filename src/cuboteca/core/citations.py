"""Citations of a rulebook, beside the code that follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")  # a function or a class


def cites(citation: str) -> Callable[[T], T]:
    """Say which paragraphs of the rulebook, and which rulings, a function or a class follows.

    ``core.compiled.rule`` does the same for a rule.  ``scripts/rules_index.py`` reads both as text.

    Args:
        citation: Such as ``'"Title", 2 B (Italian p. 6): what it says; ruling: lost-token'``.

    Returns:
        A decorator that adds the citation to the docstring.
    """

    def cite(cited: T) -> T:
        cited.__doc__ = f"{cited.__doc__ or ''}\n\nRule: {citation}."
        return cited

    return cite


__all__ = ["T", "cites"]
