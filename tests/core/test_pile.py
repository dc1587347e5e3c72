"""Piles in one number, against lists of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
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
@settings(deadline=None)  # the first call compiles
@given(counts=COUNTS)
def test_a_pile_holds_the_copies_that_were_added(
    form: Callable[..., Callable[[int, int], int]], counts: list[int]
) -> None:
    copies = form(pile.copies)

    assert [copies(packed(counts), kind) for kind in range(KINDS)] == counts


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)  # the first call compiles
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
#: Copies of 24 kinds, of which the sixteenth is the last one of a first pile.
LONG_COUNTS = st.lists(st.integers(0, 5), min_size=24, max_size=24).filter(any)


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


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)
@given(counts=COUNTS)
def test_a_pile_is_counted(form: Any, counts: list[int]) -> None:
    assert form(pile.count)(packed(counts)) == sum(counts)


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)
@given(counts=COUNTS)
@example(counts=[8] * 14 + [15])
def test_one_card_of_each_kind_is_left(form: Any, counts: list[int]) -> None:
    expected = packed([min(count, 1) for count in counts])

    assert form(pile.one_of_each)(packed(counts)) == expected


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)
@given(counts=COUNTS, kinds=st.integers(1, KINDS))
def test_the_kinds_of_a_pile_are_marked_and_written(
    form: Any, counts: list[int], kinds: int
) -> None:
    mask, out = np.ones(KINDS + 2, np.bool_), np.full(KINDS + 2, 99)
    marked = form(pile.mark_kinds)(packed(counts), kinds, mask, 1)
    form(pile.write_copies)(packed(counts), kinds, out, 1)

    assert list(mask[1 : 1 + kinds]) == [count > 0 for count in counts[:kinds]]
    assert marked == sum(mask[1 : 1 + kinds])
    assert list(out[1 : 1 + kinds]) == counts[:kinds]
    assert mask[0]
    assert mask[1 + kinds :].all()
    assert out[0] == 99
    assert (out[1 + kinds :] == 99).all()


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)
@given(counts=LONG_COUNTS)
@example(counts=[0] * 15 + [7] + [0] * 8)
@example(counts=[0] * 23 + [1])
def test_a_long_pile_is_a_list_of_cards(form: Any, counts: list[int]) -> None:
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    held = np.array(pile.piled(counts), np.int64)
    kind_in, copies_in = form(pile.kind_in), form(pile.copies_in)

    assert form(pile.count_in)(held) == len(cards)
    assert [kind_in(held, number) for number in range(len(cards))] == cards
    assert [copies_in(held, kind) for kind in range(len(counts))] == counts
    assert pile.all_copies(held, len(counts)) == counts


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None)
@given(counts=LONG_COUNTS, kind=st.integers(0, 23), number=st.integers(-5, 2))
def test_cards_are_put_on_a_long_pile_and_taken_off(
    form: Any, counts: list[int], kind: int, number: int
) -> None:
    held = np.array(pile.piled(counts), np.int64)
    expected = list(counts)
    expected[kind] += max(number, -counts[kind])

    form(pile.add)(held, kind, max(number, -counts[kind]))

    assert pile.all_copies(held, len(counts)) == expected
