"""Sets in one number, against Python's sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuboteca.core import bitset
from cuboteca.core.compiled import native

if TYPE_CHECKING:
    from collections.abc import Callable

NUMBERS = st.sets(st.integers(0, bitset.MOST_MEMBERS - 1))
FORMS = (
    pytest.param(lambda rule: rule, id="interpreted"),
    pytest.param(native, marks=pytest.mark.compiled, id="compiled"),
)

pytestmark = pytest.mark.parametrize("form", FORMS)


def packed(members: set[int]) -> int:
    return sum(1 << member for member in members)


@settings(deadline=None)  # the first call compiles
@given(members=NUMBERS)
def test_a_set_has_as_many_members_as_were_put_in(
    form: Callable[..., Any], members: set[int]
) -> None:
    assert form(bitset.count)(packed(members)) == len(members)
    assert form(bitset.is_single)(packed(members)) == (len(members) == 1)


@settings(deadline=None)  # the first call compiles
@given(members=NUMBERS.filter(bool))
def test_members_are_in_ascending_order(form: Callable[..., Any], members: set[int]) -> None:
    nth = form(bitset.nth)

    assert [nth(packed(members), n) for n in range(len(members))] == sorted(members)
    assert form(bitset.lowest)(packed(members)) == min(members)


@settings(deadline=None)  # the first call compiles
@given(members=NUMBERS, least=st.integers(0, bitset.MOST_MEMBERS - 1))
def test_members_from_a_number_on(form: Callable[..., Any], members: set[int], least: int) -> None:
    expected = packed({member for member in members if member >= least})

    assert form(bitset.is_in_set)(packed(members), least) == (least in members)
    assert form(bitset.from_on)(packed(members), least) == expected
