"""Citations: what follows a rulebook says so in its docstring."""

from __future__ import annotations

from cuboteca.core.citations import cites


@cites('"Setup" (p. 2)')
def explained() -> int:
    """Return one."""
    return 1


@cites('"Setup" (p. 2)')
def bare() -> int:
    return 2


@cites('"Colours" (p. 1)')
class Colour:
    """A colour."""


def test_a_citation_follows_the_docstring() -> None:
    assert explained() == 1
    assert explained.__doc__ == 'Return one.\n\nRule: "Setup" (p. 2).'
    assert Colour.__doc__ == 'A colour.\n\nRule: "Colours" (p. 1).'


def test_what_has_no_docstring_gets_the_citation_alone() -> None:
    assert bare() == 2
    assert (bare.__doc__ or "").strip() == 'Rule: "Setup" (p. 2).'
