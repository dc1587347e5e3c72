"""Declare a state once, as an annotated class; get its NumPy record and its checked twin.

A game writes::

    class State(Record):
        stage: Int8                       # which decision or draw is next
        hand: Annotated[Row, cells("i1", 24)]     # copies of each face in the hand
        collections: Annotated[Grid, cells("i1", 5, 24)]

``layout_of(State)`` then gives

* ``dtype``: the packed record that compiled rules work on.  One play is one element of an array of
  it; copying a play is a memory copy, its bytes are its snapshot.
* ``twin()``: an object of plain Python integers with the same attributes, for the interpreted
  rules.  It refuses what native code gets silently wrong: a value that does not fit its field, an
  index out of range or negative, a slice, a misspelt field.
* ``pack`` and ``unpack`` between the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Protocol,
    TypeAlias,
    get_args,
    get_type_hints,
)

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator


class Record:
    """Base of state declarations; subclasses only annotate fields.

    Rules are written against the subclass's annotations.  What they get at run time is a
    ``np.record`` (compiled) or the layout's twin (interpreted).
    """


class Row(Protocol):
    """A field that is a row of integers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


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


class FieldError(TypeError):
    """A state declares a field that cannot be one."""


class CheckedRow:
    """A row of range-checked integers, the interpreted form of an array field."""

    __slots__ = ("_high", "_low", "_name", "_values")

    def __init__(self, name: str, kind: str, values: list[int]) -> None:
        self._name = name
        self._low, self._high = _RANGES[kind]
        self._values = values

    def __len__(self) -> int:
        """Return the number of cells."""
        return len(self._values)

    def __iter__(self) -> Iterator[int]:
        return iter(self._values)

    def __getitem__(self, index: int) -> int:
        return self._values[self._checked(index)]

    def __setitem__(self, index: int, value: int) -> None:
        self._values[self._checked(index)] = _fitting(self._name, value, self._low, self._high)

    def _checked(self, index: int) -> int:
        if isinstance(index, slice):
            raise TypeError(f"{self._name}: rules index single cells, slices do not compile well")
        if not 0 <= index < len(self._values):
            raise IndexError(f"{self._name}[{index}]: index not in 0..{len(self._values) - 1}")
        return int(index)

    def __repr__(self) -> str:
        return f"{self._name}={self._values}"


class CheckedGrid:
    """A table of checked rows (or of tables), the interpreted form of a deeper field."""

    __slots__ = ("_name", "_rows")

    def __init__(self, name: str, rows: list[CheckedGrid] | list[CheckedRow]) -> None:
        self._name = name
        self._rows = rows

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def __getitem__(self, index: int) -> Any:
        if not 0 <= index < len(self._rows):
            raise IndexError(f"{self._name}[{index}]: index not in 0..{len(self._rows) - 1}")
        return self._rows[index]

    def __repr__(self) -> str:
        return f"{self._name}={self._rows}"


def _fitting(name: str, value: int, low: int, high: int) -> int:
    number = int(value)
    if number != value or not low <= number <= high:  # native code would cut off a fraction
        raise OverflowError(f"{name}: {value} does not fit {low}..{high}")
    return number


def _empty(name: str, kind: str, shape: tuple[int, ...]) -> CheckedRow | CheckedGrid:
    if len(shape) == 1:
        return CheckedRow(name, kind, [0] * shape[0])
    rows: list[Any] = [_empty(f"{name}[{i}]", kind, shape[1:]) for i in range(shape[0])]
    return CheckedGrid(name, rows)


class Twin:
    """Base of a layout's interpreted states; see the module's docstring."""

    __slots__ = ()
    _layout: ClassVar[Layout]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Twin) or other._layout is not self._layout:
            return NotImplemented
        return self._layout.pack(self).tobytes() == self._layout.pack(other).tobytes()

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._layout.fields)
        return f"{self._layout.name}({values})"


def _scalar_property(name: str, cell: Cells) -> property:
    low, high = _RANGES[cell.kind]
    slot = f"_{name}"

    def read(twin: Twin) -> int:
        return getattr(twin, slot)  # type: ignore[no-any-return]

    def write(twin: Twin, value: int) -> None:
        setattr(twin, slot, _fitting(name, value, low, high))

    return property(read, write)


def _array_property(name: str) -> property:
    slot = f"_{name}"

    def read(twin: Twin) -> CheckedRow | CheckedGrid:
        return getattr(twin, slot)  # type: ignore[no-any-return]

    return property(read)


State: TypeAlias = Any  # a np.record or a Twin of the game's layout


class Layout:
    """The record type of one game's states and what is needed to move in and out of it.

    Attributes:
        name: Name of the declaring class.
        fields: Field name to ``Cells``, in the order of declaration.
        dtype: Packed NumPy record type with attribute access.
        size: Bytes of one state.
    """

    def __init__(self, declaration: type[Record]) -> None:
        self.name = declaration.__name__
        self.fields = _fields_of(declaration)
        plain = np.dtype([(n, cell.kind, cell.shape) for n, cell in self.fields.items()])
        self.dtype = np.dtype((np.record, plain))
        self.size = self.dtype.itemsize
        members: dict[str, Any] = {
            n: _array_property(n) if cell.shape else _scalar_property(n, cell)
            for n, cell in self.fields.items()
        }
        members["__slots__"] = tuple(f"_{n}" for n in self.fields)
        members["_layout"] = self
        self._twin_type: type[Twin] = type(f"{self.name}Twin", (Twin,), members)

    def twin(self) -> Any:
        """Return a twin with every cell 0."""
        twin = self._twin_type()
        for name, cell in self.fields.items():
            value = _empty(name, cell.kind, cell.shape) if cell.shape else 0
            setattr(twin, f"_{name}", value)
        return twin

    def unpack(self, record: np.record | np.ndarray[Any, Any] | bytes) -> Any:
        """Return the twin of a record, of a one-element array or of a snapshot's bytes."""
        source = self.from_bytes(record) if isinstance(record, bytes) else record
        if source.shape:
            source = source[0]
        twin = self._twin_type()
        for name, cell in self.fields.items():
            value = source[name]
            if cell.shape:
                setattr(twin, f"_{name}", _from_lists(name, cell.kind, value.tolist()))
            else:
                setattr(twin, f"_{name}", int(value))
        return twin

    def pack(self, state: State) -> np.ndarray[Any, Any]:
        """Return a fresh one-element array that holds ``state`` (a twin or a record)."""
        array = np.zeros(1, self.dtype)
        if isinstance(state, Twin):
            for name, cell in self.fields.items():
                value = getattr(state, name)
                array[name][0] = _to_lists(value) if cell.shape else value
        else:
            array[0] = state
        return array

    def from_bytes(self, snapshot: bytes) -> np.ndarray[Any, Any]:
        """Return a fresh one-element array from a snapshot.

        Raises:
            ValueError: The snapshot has another length than ``size``.
        """
        if len(snapshot) != self.size:
            raise ValueError(f"a {self.name} snapshot has {self.size} bytes, not {len(snapshot)}")
        return np.frombuffer(snapshot, self.dtype).copy()


def _from_lists(name: str, kind: str, values: list[Any]) -> CheckedRow | CheckedGrid:
    if values and isinstance(values[0], list):
        rows: list[Any] = [_from_lists(f"{name}[{i}]", kind, row) for i, row in enumerate(values)]
        return CheckedGrid(name, rows)
    return CheckedRow(name, kind, values)


def _to_lists(value: CheckedRow | CheckedGrid) -> list[Any]:
    return [_to_lists(v) if isinstance(v, CheckedRow | CheckedGrid) else v for v in value]


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


def layout_of(declaration: type[Record]) -> Layout:
    """Return the layout of a state declaration.

    Raises:
        FieldError: A field has no element kind, or a name that NumPy records use themselves.
    """
    return Layout(declaration)
