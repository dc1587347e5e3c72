"""State declarations: from one annotated class, a NumPy record and a checked state.

A game writes::

    class State(Record):
        stage: Int8                       # which decision or draw is next
        hand: Annotated[Row, cells("i1", 24)]     # copies of each face in the hand
        collections: Annotated[Grid, cells("i1", 5, 24)]

``layout_of(State)`` then gives

* ``dtype``: the packed record that compiled rules work on.  One play is one element of an array of
  it; copying a play is a memory copy, its bytes are its snapshot.
* ``checked()``: an object of plain Python integers with the same attributes, for the interpreted
  rules.  It raises where native code would silently go wrong: a value that does not fit its field,
  an index out of range or negative, a slice, a misspelt field.
* ``pack`` and ``unpack`` between the two.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Annotated,
    ClassVar,
    Generic,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
)

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import typing_extensions


class Record:
    """Base of state declarations; subclasses only annotate fields.

    A subclass is the static type of a game's states: rules are written against its annotations.
    What they get at run time is a ``np.record`` (compiled) or the layout's checked state
    (interpreted).
    """


#: A state of any game: code that knows no game passes states on and reads no fields.
State: TypeAlias = Record
#: An array of states, one per play; its element type is ``Layout.dtype``.
Records: TypeAlias = NDArray[np.void]

# Classes generic over a game's states are covariant: no game is ever given another game's state, so
# a game with its own states can be used wherever any game is accepted.
if TYPE_CHECKING:
    S = typing_extensions.TypeVar("S", bound=Record, default=Record)
    S_co = typing_extensions.TypeVar("S_co", bound=Record, default=Record, covariant=True)
    S_contra = typing_extensions.TypeVar(
        "S_contra", bound=Record, default=Record, contravariant=True
    )
else:  # importing typing_extensions takes 30 ms, and only type variable defaults are missing here
    S = TypeVar("S", bound=Record)
    S_co = TypeVar("S_co", bound=Record, covariant=True)
    S_contra = TypeVar("S_contra", bound=Record, contravariant=True)


class States(Protocol):
    """Storage for states: an array of records, or a list of checked states."""

    def __getitem__(self, index: int, /) -> State: ...
    def __setitem__(self, index: int, value: State, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[State]: ...


class Row(Protocol):
    """A row of integers: a field, an array of the caller, or a list."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Mask(Protocol):
    """Truth values by number, such as which actions are legal: an array, or a list."""

    def __getitem__(self, index: int, /) -> bool: ...
    def __setitem__(self, index: int, value: bool, /) -> None: ...
    def __len__(self) -> int: ...


class Table(Protocol):
    """A table of integers that is no field: an array of the caller, or a constant."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...


class Grid(Protocol):
    """A field that is a table of integers."""

    def __getitem__(self, index: int, /) -> Row: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...


@dataclass(frozen=True)
class Cells:
    """Element kind and shape of a field; an empty shape is a scalar."""

    kind: str
    shape: tuple[int, ...] = ()


def cells(kind: str, *shape: int) -> Cells:
    """Return the marker of an array field: NumPy ``kind`` such as ``"i1"``, and its shape."""
    return Cells(kind, shape)


Bool = Annotated[bool, Cells("?")]
Int8 = Annotated[int, Cells("i1")]
Int16 = Annotated[int, Cells("i2")]
Int32 = Annotated[int, Cells("i4")]
Int64 = Annotated[int, Cells("i8")]

_RANGES = {
    "?": (0, 1),
    "i1": (-(2**7), 2**7 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "i8": (-(2**63), 2**63 - 1),
}
#: Kinds as ``struct`` writes them; a truth value is read as a number.
_FORMS = {"?": "b", "i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class FieldError(TypeError):
    """A state declares an invalid field."""


class CheckedRow:
    """A row of range-checked integers, the interpreted form of an array field."""

    __slots__ = ("_high", "_low", "_name", "_values")

    def __init__(self, name: str, low: int, high: int, values: list[int]) -> None:
        self._name = name
        self._low = low
        self._high = high
        self._values = values

    def __len__(self) -> int:
        """Return the number of cells."""
        return len(self._values)

    def __iter__(self) -> Iterator[int]:
        return iter(self._values)

    def __getitem__(self, index: int) -> int:
        try:  # reading is the most frequent operation of rules
            if index >= 0:
                return self._values[index]
        except (IndexError, TypeError):
            pass
        return self._values[self._checked(index)]

    def __setitem__(self, index: int, value: int) -> None:
        values = self._values
        if (
            type(index) is int is type(value)  # as nearly always; what follows is slower
            and 0 <= index < len(values)
            and self._low <= value <= self._high
        ):
            values[index] = value
        else:
            values[self._checked(index)] = _fitting(self._name, value, self._low, self._high)

    def _checked(self, index: int) -> int:
        if isinstance(index, slice):
            raise TypeError(f"{self._name}: rules index single cells, slices do not compile well")
        if not 0 <= index < len(self._values):
            raise IndexError(f"{self._name}[{index}]: index not in 0..{len(self._values) - 1}")
        return int(index)

    def flat(self) -> list[int]:
        """Return the cells."""
        return self._values

    def __repr__(self) -> str:
        return f"{self._name}={self._values}"


class CheckedGrid:
    """A table of checked rows (or of tables), the interpreted form of a deeper field."""

    __slots__ = ("_name", "_rows")

    def __init__(self, name: str, rows: list[CheckedGrid | CheckedRow]) -> None:
        self._name = name
        self._rows = rows

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self._rows)

    def __iter__(self) -> Iterator[CheckedGrid | CheckedRow]:
        return iter(self._rows)

    def __getitem__(self, index: int) -> CheckedGrid | CheckedRow:
        if index >= 0:
            try:
                return self._rows[index]
            except IndexError:
                pass
        raise IndexError(f"{self._name}[{index}]: index not in 0..{len(self._rows) - 1}")

    def flat(self) -> list[int]:
        """Return the cells, row after row."""
        return [value for row in self._rows for value in row.flat()]

    def __repr__(self) -> str:
        return f"{self._name}={self._rows}"


#: An array field of a checked state.
CheckedField: TypeAlias = "CheckedRow | CheckedGrid"


def _fitting(name: str, value: int, low: int, high: int) -> int:
    number = int(value)
    if number != value or not low <= number <= high:  # native code would truncate a fraction
        raise OverflowError(f"{name}: {value} does not fit {low}..{high}")
    return number


class _Array:
    """An array field: where it is in a snapshot, and as what a checked state reads it.

    In the class of a layout's checked states, it stands for the field until a state reads it.

    Args:
        name: Of the field.
        cell: Its kind and shape.
        begin: Its first byte in a snapshot.
    """

    def __init__(self, name: str, cell: Cells, begin: int) -> None:
        self.form = struct.Struct(f"={math.prod(cell.shape)}{_FORMS[cell.kind]}")
        self.place = slice(begin, begin + self.form.size)
        self._name = name
        self._range = _RANGES[cell.kind]
        self._width = cell.shape[-1]
        self._names = [[name]]  # of the field, of its rows, of theirs
        for length in cell.shape[:-1]:
            self._names.append([f"{one}[{i}]" for one in self._names[-1] for i in range(length)])

    def __get__(self, state: CheckedState, owner: type[CheckedState]) -> CheckedField:
        """Read the field of a state, which then has it."""
        # threads that read it at the same time get the same object
        return cast("CheckedField", state.__dict__.setdefault(self._name, self._read(state)))

    def _read(self, state: CheckedState) -> CheckedField:
        values = self.form.unpack_from(state.snapshot, self.place.start)
        (low, high), width = self._range, self._width
        rows: list[CheckedField] = [
            CheckedRow(name, low, high, list(values[i * width : i * width + width]))
            for i, name in enumerate(self._names[-1])
        ]
        for names in self._names[-2::-1]:
            each = len(rows) // len(names)
            rows = [
                CheckedGrid(name, rows[i * each : i * each + each]) for i, name in enumerate(names)
            ]
        return rows[0]


class CheckedState:
    """Base of a layout's interpreted states; see the module's docstring.

    A checked state keeps the snapshot it was made from and unpacks an array field when it is first
    read: most states are used briefly, and most of their fields never.
    """

    __slots__ = ("__dict__", "snapshot")  # the first has the numbers, and what has been unpacked
    _layout: ClassVar[Layout]
    snapshot: bytes

    def __setattr__(self, name: str, value: int) -> None:
        bounds = self._layout.bounds.get(name)
        if bounds is None:
            raise AttributeError(f"{self._layout.name} has no single number '{name}' to set")
        if type(value) is not int or not bounds[0] <= value <= bounds[1]:
            value = _fitting(name, value, *bounds)
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CheckedState) or other._layout is not self._layout:
            return NotImplemented
        return bytes(self) == bytes(other)

    def __bytes__(self) -> bytes:
        """Return the snapshot of the checked state as it is now."""
        layout, fields, snapshot = self._layout, self.__dict__, self.snapshot
        now = bytearray(layout.numbers.pack(*map(fields.__getitem__, layout.bounds)))
        for name, array in layout.arrays.items():
            part, asked = array.place, fields.get(name)
            now[part] = snapshot[part] if asked is None else array.form.pack(*asked.flat())
        return bytes(now)

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._layout.fields)
        return f"{self._layout.name}({values})"


class Layout(Generic[S_co]):
    """The record type of one game's states, with conversions to and from it.

    Attributes:
        name: Name of the declaring class.
        fields: Field name to ``Cells``, in the order of declaration.
        dtype: Packed NumPy record type with attribute access.
        size: Bytes of one state.
        bounds: Smallest and largest value of each scalar field.
        numbers: Format of the scalar fields in a snapshot, with gaps for the others.
        arrays: The array fields.
    """

    def __init__(self, declaration: type[S_co]) -> None:
        self.name = declaration.__name__
        self.fields = _fields_of(declaration)
        plain = np.dtype([(n, cell.kind, cell.shape) for n, cell in self.fields.items()])
        self.dtype = np.dtype((np.record, plain))
        self.size = self.dtype.itemsize
        self.bounds = {n: _RANGES[cell.kind] for n, cell in self.fields.items() if not cell.shape}
        self.arrays = {n: self._array(n) for n, cell in self.fields.items() if cell.shape}
        self.numbers = struct.Struct(
            "="
            + "".join(
                f"{self.arrays[n].form.size}x" if cell.shape else _FORMS[cell.kind]
                for n, cell in self.fields.items()
            )
        )
        members = {"__slots__": (), "_layout": self, **self.arrays}
        self._checked_type: type[CheckedState] = type(
            f"{self.name}CheckedState", (CheckedState,), members
        )

    def _array(self, name: str) -> _Array:
        cell = self.fields[name]
        offsets = cast("Mapping[str, tuple[np.dtype[np.generic], int]]", self.dtype.fields)
        return _Array(name, cell, offsets[name][1])

    def checked(self) -> S_co:
        """Return a checked state with every cell 0."""
        return self._checked_of(bytes(self.size))

    def _checked_of(self, snapshot: bytes) -> S_co:
        checked = self._checked_type()
        object.__setattr__(checked, "snapshot", snapshot)
        checked.__dict__.update(zip(self.bounds, self.numbers.unpack(snapshot), strict=True))
        return cast("S_co", checked)  # it has the fields that the declaration annotates

    def unpack(self, record: State | Records | bytes) -> S_co:
        """Return the checked state of a record, of a one-element array or of a snapshot's bytes.

        Raises:
            ValueError: The length of the snapshot is not ``size``.
        """
        if isinstance(record, bytes):
            self._measure(record)
            return self._checked_of(record)
        if isinstance(record, np.ndarray):
            return self._checked_of(record[0].tobytes())
        return self._checked_of(self.snapshot(record))

    def snapshot(self, state: State) -> bytes:
        """Return the bytes of ``state`` (a checked state or a record)."""
        if isinstance(state, CheckedState):
            return bytes(state)
        assert isinstance(state, np.record)  # nothing else is a state
        return state.tobytes()

    def pack(self, state: State) -> Records:
        """Return a fresh one-element array that holds ``state`` (a checked state or a record)."""
        if isinstance(state, CheckedState):
            return self.from_bytes(bytes(state))
        array = np.zeros(1, self.dtype)
        array[0] = state
        return array

    def from_bytes(self, snapshot: bytes) -> Records:
        """Return a fresh one-element array from a snapshot.

        Raises:
            ValueError: The length of the snapshot is not ``size``.
        """
        self._measure(snapshot)
        return np.frombuffer(snapshot, self.dtype).copy()

    def _measure(self, snapshot: bytes) -> None:
        if len(snapshot) != self.size:
            raise ValueError(f"a {self.name} snapshot has {self.size} bytes, not {len(snapshot)}")


def _fields_of(declaration: type[Record]) -> dict[str, Cells]:
    fields: dict[str, Cells] = {}
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Cells)]
        if len(marks) != 1 or marks[0].kind not in _RANGES:
            raise FieldError(
                f"{declaration.__name__}.{name}: annotate it with one of {{Bool, "
                "Int8, Int16, Int32, Int64} or Annotated[Row, cells(...)]"
            )
        if hasattr(np.record, name) or hasattr(np.ndarray, name):
            raise FieldError(
                f"{declaration.__name__}.{name}: NumPy records have a member of that "
                "name already; choose a longer name"
            )
        fields[name] = marks[0]
    return fields


def layout_of(declaration: type[S_co]) -> Layout[S_co]:
    """Return the layout of a state declaration.

    Raises:
        FieldError: A field has no element kind, or a name that NumPy records reserve.
    """
    return Layout(declaration)


__all__ = [
    "Bool",
    "Cells",
    "CheckedGrid",
    "CheckedRow",
    "CheckedState",
    "FieldError",
    "Grid",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Layout",
    "Mask",
    "Record",
    "Records",
    "Row",
    "State",
    "States",
    "Table",
    "cells",
    "layout_of",
]
