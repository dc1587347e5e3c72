from __future__ import annotations

import pytest

from cuboteca.core.observation_pieces import offsets_of, size_of

PIECES = (("seats", 1), ("hand", 24), ("stage", 5))


def test_pieces_lie_one_after_the_other() -> None:
    at = offsets_of(PIECES)

    assert (at.seats, at.hand, at.stage) == (0, 1, 25)


def test_an_observation_is_as_long_as_its_pieces() -> None:
    assert size_of(PIECES) == 30


def test_a_piece_that_is_not_there_has_no_place() -> None:
    with pytest.raises(AttributeError, match="face"):
        _ = offsets_of(PIECES).face
