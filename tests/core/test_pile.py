"""Piles in one number, against lists of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cuboteca.core import pile
from cuboteca.core.compiled import native

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = 15
MOST = 127  # cards

COUNTS = st.lists(st.integers(0, pile.MOST_COPIES), min_size=KINDS, max_size=KINDS).filter(
    lambda counts: 0 < sum(counts) <= MOST
)
FORMS = (
    pytest.param(lambda rule: rule, id="interpreted"),
    pytest.param(native, marks=pytest.mark.compiled, id="compiled"),
)


def packed(counts: list[int]) -> int:
    return sum(count * pile.one_card(kind) for kind, count in enumerate(counts))


@pytest.mark.parametrize("form", FORMS)
@given(counts=COUNTS)
def test_a_pile_holds_the_copies_that_were_added(
    form: Callable[..., Callable[[int, int], int]], counts: list[int]
) -> None:
    copies = form(pile.copies)

    assert [copies(packed(counts), kind) for kind in range(KINDS)] == counts


@pytest.mark.parametrize("form", FORMS)
@given(counts=COUNTS)
@example(counts=[8] * 14 + [15])
@example(counts=[0] * 14 + [1])
@example(counts=[15] * 8 + [0] * 6 + [7])
def test_cards_lie_in_the_order_of_their_kinds(
    form: Callable[..., Callable[[int, int], int]], counts: list[int]
) -> None:
    kind_at = form(pile.kind_at)
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]

    assert [kind_at(packed(counts), number) for number in range(len(cards))] == cards


FEW = st.lists(st.integers(0, 7), min_size=KINDS, max_size=KINDS)


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)  # the first call compiles
@given(counts=FEW, others=FEW)
@example(counts=[3] * KINDS, others=[3] * KINDS)
@example(counts=[7] * KINDS, others=[0] * 14 + [7])
@example(counts=[7] * 14 + [0], others=[0] * 14 + [1])
def test_a_pile_includes_another_kind_by_kind(
    form: Callable[..., Callable[[int, int], bool]], counts: list[int], others: list[int]
) -> None:
    includes = form(pile.includes)
    expected = all(there >= wanted for there, wanted in zip(counts, others, strict=True))

    assert includes(packed(counts), packed(others)) == expected
