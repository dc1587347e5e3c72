"""A kernel that joins the lines of records, since few texts of events are different.

Python is asked once for each text (``core.event_texts``); what stands between the texts and around
the numbers of the outcome is text as well.  So writing a play takes less time than playing it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from cuboteca.core.arrays import Int64Array, UInt8Array  # noqa: TC001  # of fields
from cuboteca.core.batch import Results  # noqa: TC001  # compiled code knows it by its fields
from cuboteca.core.compiled import rule
from cuboteca.core.event_kernels import NO_CODE

if TYPE_CHECKING:
    from numpy.typing import NDArray

N = TypeVar("N", bound=np.generic)

_CODES = 256  # that there is room for at first, a power of two
_BYTES = 4096
_LONGEST_NUMBER = 20  # of an int64, with its sign
_ZERO, _MINUS, _COMMA = b"0-,"
_UNKNOWN = -1
_WORD = 8  # bytes that are copied at once
_1, _2, _3, _4, _5, _6, _7, _8 = (np.uint64(number) for number in range(1, _WORD + 1))


class Texts(NamedTuple):
    """``T`` texts in ``P`` bytes, and which of them ``H`` codes of events stand for.

    The codes are a hash table with open addressing.
    """

    codes: Int64Array  # int64[H], H a power of two; ``NO_CODE`` where there is room
    meant: Int64Array  # int64[H], the text of each code
    begins: Int64Array  # int64[T]
    ends: Int64Array  # int64[T]
    data: UInt8Array  # uint8[P]


class Frame(NamedTuple):
    """The texts around the events of a record and around the numbers of its outcome."""

    heads: Int64Array  # int64[S], of a play by its number, in turn
    before_points: int
    before_ranks: int
    ends: Int64Array  # int64[R], by the reason why a play ended


@rule
def place_of(codes: Int64Array, code: int) -> int:
    """Return where a code stands in a hash table, or where there is room for it."""
    last = len(codes) - 1
    place = (((code ^ code >> 23) & 0x3FFFFFFF) * 0x9E3779B1 >> 16) & last
    while codes[place] != code and codes[place] != NO_CODE:
        place = (place + 1) & last
    return place


@rule
def find_texts(codes: Int64Array, texts: Texts, found: Int64Array) -> int:
    """Write the text of each event, or -1 if it is not known yet; return how many are not.

    Args:
        codes: int64[E], codes of events.
        texts: What is known.
        found: int64[E], overwritten.
    """
    unknown = 0
    for event in range(len(codes)):
        place = place_of(texts.codes, codes[event])
        found[event] = texts.meant[place]
        unknown += found[event] == _UNKNOWN
    return unknown


def _put_native(out: UInt8Array, at: int, texts: Texts, text: int) -> int:
    """Copy eight bytes at a time, the last ones with what follows, to be written over."""
    data, size = texts.data, texts.ends[text] - texts.begins[text]
    source, target = np.uint64(texts.begins[text]), np.uint64(at)  # never below 0: one instruction
    for _ in range(0, size, _WORD):
        a, b, c, d = data[source], data[source + _1], data[source + _2], data[source + _3]
        e, f, g, h = data[source + _4], data[source + _5], data[source + _6], data[source + _7]
        out[target], out[target + _1], out[target + _2], out[target + _3] = a, b, c, d
        out[target + _4], out[target + _5], out[target + _6], out[target + _7] = e, f, g, h
        source, target = source + _8, target + _8
    return int(at + size)


@rule(native=_put_native)
def put_text(out: UInt8Array, at: int, texts: Texts, text: int) -> int:
    """Write a text; return where the next one begins.

    There is room in both arrays for seven bytes more than the text has.
    """
    begin, end = texts.begins[text], texts.ends[text]
    out[at : at + end - begin] = texts.data[begin:end]
    return int(at + end - begin)


@rule
def put_number(out: UInt8Array, at: int, number: int) -> int:
    """Write a whole number in decimal digits; return where the next text begins."""
    if number < 0:
        out[at] = _MINUS
        at += 1
    size = 1
    rest = abs(number) // 10
    while rest > 0:
        size += 1
        rest //= 10
    rest = abs(number)
    for i in range(size):
        out[at + size - 1 - i] = _ZERO + rest % 10
        rest //= 10
    return at + size


@rule
def put_numbers(out: UInt8Array, at: int, numbers: Int64Array) -> int:
    """Write whole numbers with commas between them; return where the next text begins."""
    for i in range(len(numbers)):
        if i > 0:
            out[at] = _COMMA
            at += 1
        at = put_number(out, at, numbers[i])
    return at


@rule
def join_lines(
    events: Int64Array,
    ends: Int64Array,
    number: int,
    results: Results,
    texts: Texts,
    frame: Frame,
    out: UInt8Array,
) -> int:
    """Write the records of plays, a line each; return how many bytes that are.

    Args:
        events: int64[E], the texts of their events, one play after another.
        ends: int64[B], one past the last event of each play.
        number: Of the first play.
        results: Of the B plays.
        texts: All texts.
        frame: Those that every record has.
        out: uint8[N], with room for all lines.
    """
    at = 0
    event = 0
    for play in range(len(ends)):
        at = put_text(out, at, texts, frame.heads[(number + play) % len(frame.heads)])
        begin = at
        while event < ends[play]:
            at = put_text(out, at, texts, events[event])
            out[at] = _COMMA
            at += 1
            event += 1
        if at > begin:
            at -= 1  # the last comma
        at = put_text(out, at, texts, frame.before_points)
        at = put_numbers(out, at, results.points[play])
        at = put_text(out, at, texts, frame.before_ranks)
        at = put_numbers(out, at, results.ranks[play])
        at = put_text(out, at, texts, frame.ends[int(results.reasons[play])])
    return at


class TextStore:
    """Texts as ``join_lines`` reads them, which grow in number."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._used = 0  # bytes
        self._known = 0  # codes
        self.texts = Texts(
            *_no_codes(_CODES),
            np.zeros(_CODES, np.int64),
            np.zeros(_CODES, np.int64),
            np.zeros(_BYTES, np.uint8),
        )

    def number(self, text: str) -> int:
        """Return the number of a text, which is added if it is new."""
        if text in self._numbers:
            return self._numbers[text]
        number = self._numbers[text] = len(self._numbers)
        begin, data = self._used, text.encode()
        self._used += len(data)
        self.texts = self.texts._replace(
            begins=_with_room(self.texts.begins, number + 1),
            ends=_with_room(self.texts.ends, number + 1),
            data=_with_room(self.texts.data, self._used + _WORD),
        )
        self.texts.begins[number], self.texts.ends[number] = begin, self._used
        self.texts.data[begin : self._used] = np.frombuffer(data, np.uint8)
        return number

    def number_of(self, code: int, text: str) -> int:
        """Return the number of the text of a code of events, and remember which it is."""
        number = self.number(text)
        if code != NO_CODE and self.texts.meant[place_of(self.texts.codes, code)] == _UNKNOWN:
            self._mean(code, number)
        return number

    def _mean(self, code: int, text: int) -> None:
        self._known += 1
        if 2 * self._known > len(self.texts.codes):
            before = self.texts
            codes, meant = _no_codes(2 * len(before.codes))
            self.texts = before._replace(codes=codes, meant=meant)
            for known in np.flatnonzero(before.codes != NO_CODE):
                self._set(int(before.codes[known]), int(before.meant[known]))
        self._set(code, text)

    def _set(self, code: int, text: int) -> None:
        place = place_of(self.texts.codes, code)
        self.texts.codes[place], self.texts.meant[place] = code, text

    def room(self, events: Int64Array, plays: int, seat_count: int, frame: Frame) -> int:
        """Return how many bytes the lines of plays with these texts of events have at most."""
        sizes = self.texts.ends - self.texts.begins
        around = sizes[frame.heads].max() + sizes[frame.ends].max()
        around += sizes[frame.before_points] + sizes[frame.before_ranks]
        around += 2 * seat_count * (_LONGEST_NUMBER + 1)
        return int(sizes[events].sum() + len(events) + plays * around) + _WORD


def _no_codes(size: int) -> tuple[Int64Array, Int64Array]:
    return np.full(size, NO_CODE, np.int64), np.full(size, _UNKNOWN, np.int64)


def _with_room(array: NDArray[N], size: int) -> NDArray[N]:
    """Return an array with room for ``size`` cells: itself, or one that begins like it."""
    if size <= len(array):
        return array
    return np.concatenate((array, np.zeros(max(size, len(array)), array.dtype)))


__all__ = [
    "Frame",
    "TextStore",
    "Texts",
    "find_texts",
    "join_lines",
    "place_of",
    "put_number",
    "put_numbers",
    "put_text",
]
