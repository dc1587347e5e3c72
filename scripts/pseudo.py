"""A pseudo-language: English that is 40 % longer, with accents, between ⟦ and ⟧.

What people read without these marks is in no text file; what they cannot read whole has too little
room for languages that need more.
"""

from __future__ import annotations

import re
from itertools import cycle
from unittest import mock

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from cuboteca.core import texts

OPEN, CLOSE = "⟦", "⟧"
LONGER = 1.4
_ACCENTS = str.maketrans("aeiouAEIOU", "àéîõúÀÉÎÕÚ")
_VOWELS = "àéîõúÀÉÎÕÚ"
_KEPT = re.compile(r"(<[^>]*>|&\w+;)")  # markup within a text


def lengthened(text: str) -> str:
    """Return a text with accents and with as many more vowels as make it 40 % longer."""
    return "".join(part if _KEPT.fullmatch(part) else _words(part) for part in _KEPT.split(text))


def _words(text: str) -> str:
    accented = text.translate(_ACCENTS)
    places = [place for place, letter in enumerate(accented) if letter in _VOWELS]
    if not places:
        return accented
    missing = round(len(accented) * (LONGER - 1))
    more = dict.fromkeys(places, 0)
    for _, place in zip(range(missing), cycle(places), strict=False):
        more[place] += 1
    return "".join(letter * (1 + more.get(place, 0)) for place, letter in enumerate(accented))


class _Marking(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = lengthened(node.value)
        return node


def _marked(text: str) -> FluentResource:
    """Return the resource of a file of texts in the pseudo-language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        for part in (entry, *entry.attributes):
            if part.value is not None:
                _Marking().visit(part.value)
                elements = part.value.elements
                part.value.elements = [ast.TextElement(OPEN), *elements, ast.TextElement(CLOSE)]
    return FluentResource(FluentSerializer().serialize(resource))


def install() -> None:
    """Let all texts that are read from now on be in the pseudo-language."""
    mock.patch.object(texts, "FluentResource", _marked).start()
