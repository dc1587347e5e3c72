"""Names and tokens."""

from __future__ import annotations

import pytest

from cuboteca.table.seats import clean_name, hash_token, new_token


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\x00d\x1ba", "A d a"),
        ("\u202eevil\u200b", "evil"),
        ("x" * 40, "x" * 30),
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("Zoë 龍", "Zoë 龍"),
        ("\ud800", ""),
        ("\n\r", ""),
    ],
)
def test_names_lose_what_cannot_be_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_tokens_differ_and_their_hashes_too() -> None:
    tokens = {new_token() for _ in range(100)}

    assert len({hash_token(token) for token in tokens}) == 100
    assert min(map(len, tokens)) >= 32
