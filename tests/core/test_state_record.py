"""Declaring a state: its record, and its checked form, which refuses what native
code gets silently wrong."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
import pytest

from cuboteca.core.record import (
    Bool,
    FieldError,
    Grid,
    Int8,
    Int16,
    Int32,
    Int64,
    Record,
    Row,
    cells,
    layout_of,
)


class Sample(Record):
    """A state with a field of every kind."""

    open: Bool
    tiny: Int8
    small: Int16
    middle: Int32
    large: Int64
    row: Annotated[Row, cells("i1", 3)]
    grid: Annotated[Grid, cells("i2", 2, 4)]
    cube: Annotated[Any, cells("i1", 2, 2, 2)]


LAYOUT = layout_of(Sample)
SCALARS = {
    "open": (0, 1),
    "tiny": (-128, 127),
    "small": (-(2**15), 2**15 - 1),
    "middle": (-(2**31), 2**31 - 1),
    "large": (-(2**63), 2**63 - 1),
}


class Colour(IntEnum):
    """A number with a name."""

    RED = 1


def filled() -> Any:
    """Return a checked state in which every cell has another value."""
    checked = LAYOUT.checked()
    checked.open, checked.tiny, checked.small, checked.middle, checked.large = (
        1,
        -2,
        300,
        -70_000,
        2**40,
    )
    for i in range(3):
        checked.row[i] = i + 1
    for i in range(8):
        checked.grid[i // 4][i % 4] = 100 * i
        checked.cube[i // 4][i // 2 % 2][i % 2] = -i
    return checked


# layout


def test_a_record_is_packed_and_in_the_order_of_declaration() -> None:
    sizes = 1 + 1 + 2 + 4 + 8 + 3 + 2 * 8 + 8

    assert sizes == LAYOUT.size == LAYOUT.dtype.itemsize
    assert LAYOUT.dtype.names == tuple(LAYOUT.fields) == tuple(Sample.__annotations__)


def test_records_have_attributes_when_interpreted() -> None:
    record = np.zeros(1, LAYOUT.dtype)[0]
    record.tiny = 5

    assert record.tiny == 5


@pytest.mark.parametrize(
    "name",
    ["round", "size", "data", "all", "any", "min", "max", "sum", "copy", "item", "put", "take",
     "sort", "fill", "base", "flags", "trace", "view", "var", "real", "shape", "pprint"],
)  # fmt: skip
def test_a_name_that_records_use_themselves_is_refused(name: str) -> None:
    declaration = type("Bad", (Record,), {"__annotations__": {name: Int8}})

    with pytest.raises(FieldError, match=rf"Bad\.{name}: NumPy records have a member"):
        layout_of(declaration)


@pytest.mark.parametrize(
    "hint",
    [int, str, Annotated[int, "i1"], Annotated[Row, cells("f8", 3)], Annotated[int, cells("u1")]],
)
def test_a_field_without_a_known_kind_is_refused(hint: Any) -> None:
    declaration = type("Bad", (Record,), {"__annotations__": {"hand": hint}})

    with pytest.raises(FieldError, match=r"Bad\.hand: annotate it with one of"):
        layout_of(declaration)


def test_a_field_with_two_kinds_is_refused() -> None:
    hint = Annotated[int, cells("i1"), cells("i2")]
    declaration = type("Bad", (Record,), {"__annotations__": {"hand": hint}})

    with pytest.raises(FieldError):
        layout_of(declaration)


# scalars


@pytest.mark.parametrize("end", [0, 1], ids=["lowest", "highest"])
@pytest.mark.parametrize("name", SCALARS)
def test_a_field_takes_the_ends_of_its_range(name: str, end: int) -> None:
    checked = LAYOUT.checked()
    setattr(checked, name, SCALARS[name][end])

    assert getattr(checked, name) == SCALARS[name][end]
    assert LAYOUT.pack(checked)[name][0] == SCALARS[name][end]


@pytest.mark.parametrize("end", [0, 1], ids=["below", "above"])
@pytest.mark.parametrize("name", SCALARS)
def test_a_value_out_of_range_is_refused(name: str, end: int) -> None:
    checked = LAYOUT.checked()
    value = SCALARS[name][end] + (-1, 1)[end]

    with pytest.raises(OverflowError, match=rf"^{name}: {value} does not fit"):
        setattr(checked, name, value)
    assert getattr(checked, name) == 0


@pytest.mark.parametrize("value", [0.5, 2.999, np.float64(1.5)])
def test_a_fraction_is_refused(value: float) -> None:
    checked = LAYOUT.checked()

    with pytest.raises(OverflowError, match="does not fit"):
        checked.tiny = value
    with pytest.raises(OverflowError, match="does not fit"):
        checked.row[0] = value


@pytest.mark.parametrize("value", [True, Colour.RED, np.int64(1), np.int8(1), np.True_])
def test_every_form_of_a_whole_number_becomes_a_plain_one(value: Any) -> None:
    checked = LAYOUT.checked()
    checked.tiny = checked.row[2] = value

    assert type(checked.tiny) is int
    assert type(checked.row[2]) is int
    assert checked.tiny == checked.row[2] == 1


def test_counting_past_the_range_is_refused() -> None:
    checked = LAYOUT.checked()
    checked.tiny = 127

    with pytest.raises(OverflowError, match=r"tiny: 128 does not fit -128\.\.127"):
        checked.tiny += 1


@pytest.mark.parametrize("name", ["tini", "Tiny", "rows", "hnad"])
def test_a_misspelt_field_is_refused(name: str) -> None:
    checked = LAYOUT.checked()

    with pytest.raises(AttributeError):
        getattr(checked, name)
    with pytest.raises(AttributeError):
        setattr(checked, name, 1)


@pytest.mark.parametrize("name", ["row", "grid", "cube"])
def test_a_whole_row_is_not_replaced(name: str) -> None:
    checked = LAYOUT.checked()

    with pytest.raises(AttributeError):
        setattr(checked, name, [1, 2, 3])


# rows


@pytest.mark.parametrize("index", [-1, -3, 3, 4, 100])
def test_an_index_out_of_a_row_is_refused(index: int) -> None:
    row = filled().row

    with pytest.raises(IndexError, match=rf"row\[{index}\]: index not in 0\.\.2"):
        row[index]
    with pytest.raises(IndexError, match=rf"row\[{index}\]: index not in 0\.\.2"):
        row[index] = 1
    assert list(row) == [1, 2, 3]


@pytest.mark.parametrize("part", [slice(None), slice(0, 2), slice(-1, None)], ids=str)
def test_a_slice_of_a_row_is_refused(part: slice) -> None:
    row = filled().row

    with pytest.raises(TypeError, match="slices do not compile well"):
        row[part]
    with pytest.raises(TypeError, match="slices do not compile well"):
        row[part] = 1


@pytest.mark.parametrize("name", ["grid", "cube"])
def test_a_slice_of_a_table_is_refused(name: str) -> None:
    with pytest.raises(TypeError):
        getattr(filled(), name)[0:1]


@pytest.mark.parametrize("index", [-1, 2])
@pytest.mark.parametrize("name", ["grid", "cube"])
def test_an_index_out_of_a_table_is_refused(name: str, index: int) -> None:
    with pytest.raises(IndexError, match=rf"{name}\["):
        getattr(filled(), name)[index]


def test_a_row_of_a_table_names_itself() -> None:
    checked = filled()

    with pytest.raises(IndexError, match=r"grid\[1\]\[4\]: index not in 0\.\.3"):
        checked.grid[1][4]
    with pytest.raises(OverflowError, match=r"cube\[1\]\[0\]: 128 does not fit"):
        checked.cube[1][0][1] = 128


def test_a_row_of_a_table_is_not_replaced() -> None:
    checked = filled()

    with pytest.raises(TypeError):
        checked.grid[0] = [1, 2, 3, 4]


@pytest.mark.parametrize("value", [-129, 128, 300])
def test_a_cell_takes_only_what_fits(value: int) -> None:
    row = filled().row

    with pytest.raises(OverflowError, match=rf"row: {value} does not fit -128\.\.127"):
        row[0] = value
    assert list(row) == [1, 2, 3]


def test_rows_and_tables_have_lengths() -> None:
    checked = filled()

    assert [len(checked.row), len(checked.grid), len(checked.grid[0]), len(checked.cube[0][0])] == [
        3,
        2,
        4,
        2,
    ]
    assert [list(row) for row in checked.grid] == [[0, 100, 200, 300], [400, 500, 600, 700]]


def test_an_index_may_be_any_whole_number() -> None:
    row = filled().row

    assert [row[np.int64(1)], row[Colour.RED], row[True]] == [2, 2, 2]


# in and out


def test_a_checked_state_comes_back_from_its_record() -> None:
    checked = filled()

    assert LAYOUT.unpack(LAYOUT.pack(checked)) == checked
    assert LAYOUT.unpack(LAYOUT.pack(checked)[0]) == checked
    assert LAYOUT.unpack(LAYOUT.pack(checked).tobytes()) == checked


def test_a_packed_record_holds_the_checked_states_values() -> None:
    packed = LAYOUT.pack(filled())[0]

    assert [packed.open, packed.tiny, packed.small, packed.middle, packed.large] == [
        True, -2, 300, -70_000, 2**40,
    ]  # fmt: skip
    assert packed.row.tolist() == [1, 2, 3]
    assert packed.grid.tolist() == [[0, 100, 200, 300], [400, 500, 600, 700]]
    assert packed.cube.tolist() == [[[0, -1], [-2, -3]], [[-4, -5], [-6, -7]]]


def test_packing_a_record_copies_it() -> None:
    first = LAYOUT.pack(filled())
    second = LAYOUT.pack(first[0])
    second[0].tiny = 9

    assert first[0].tiny == -2


def test_unpacking_copies() -> None:
    packed = LAYOUT.pack(filled())
    checked = LAYOUT.unpack(packed)
    checked.row[0] = 9
    checked.tiny = 9

    assert packed[0].row[0] == 1
    assert packed[0].tiny == -2


def test_a_record_from_bytes_may_be_written() -> None:
    record = LAYOUT.from_bytes(LAYOUT.pack(filled()).tobytes())
    record[0].tiny = 9

    assert record[0].tiny == 9


@pytest.mark.parametrize("length", [0, LAYOUT.size - 1, LAYOUT.size + 1, 2 * LAYOUT.size])
def test_a_snapshot_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"has {LAYOUT.size} bytes, not {length}"):
        LAYOUT.from_bytes(bytes(length))


# checked states as values


def test_checked_states_are_equal_by_value() -> None:
    other = filled()
    other.grid[1][3] += 1

    assert filled() == filled()
    assert filled() != other
    assert filled() != "a word"


def test_checked_states_of_another_layout_are_never_equal() -> None:
    class Same(Sample):
        """The same fields."""

    assert layout_of(Same).checked() != LAYOUT.checked()


def test_checked_states_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(filled())


def test_a_checked_state_shows_its_fields() -> None:
    shown = repr(filled())

    assert shown.startswith("Sample(open=1, tiny=-2, small=300,")
    assert "row=[1, 2, 3]" in shown
    assert "grid[1]=[400, 500, 600, 700]" in shown
