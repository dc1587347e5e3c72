"""Lines of records as a kernel joins them: numbers, texts, and codes that stand for texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuboteca.core.compiled import interpreted, native
from cuboteca.core.engine import engine_of
from cuboteca.core.event_kernels import NO_CODE
from cuboteca.lab.record_lines import TextStore, find_texts, put_number, put_numbers, put_text
from cuboteca.lab.recording import Recorder
from cuboteca.lab.simulation import plan
from tests.core.nim import NIM

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.engine import Mode

LARGEST = 2**62
WAYS = [interpreted, pytest.param(native, marks=pytest.mark.compiled)]
numbers = st.integers(-LARGEST, LARGEST) | st.integers(-100, 100)


@pytest.mark.parametrize("way", WAYS)
@settings(deadline=None)  # the first call compiles
@given(number=numbers)
def test_a_number_is_written_in_digits(way: Callable[..., Callable[..., int]], number: int) -> None:
    out = np.zeros(30, np.uint8)
    end = way(put_number)(out, 3, number)

    assert bytes(out[3:end]).decode() == str(number)
    assert not out[:3].any()
    assert not out[end:].any()


@pytest.mark.parametrize("way", WAYS)
@settings(deadline=None)  # the first call compiles
@given(row=st.lists(numbers, max_size=6))
def test_numbers_have_commas_between_them(
    way: Callable[..., Callable[..., int]], row: list[int]
) -> None:
    out = np.zeros(200, np.uint8)
    end = way(put_numbers)(out, 0, np.array(row, np.int64))

    assert bytes(out[:end]).decode() == ",".join(map(str, row))


@pytest.mark.parametrize("way", WAYS)
@settings(deadline=None, max_examples=30)
@given(texts=st.lists(st.text(), max_size=30))
def test_texts_are_written_as_they_are(
    way: Callable[..., Callable[..., int]], texts: list[str]
) -> None:
    store = TextStore()
    out, at = np.zeros(len("".join(texts).encode()) + 7, np.uint8), 0  # as much as is promised
    for text in texts:
        at = way(put_text)(out, at, store.texts, store.number(text))

        assert store.number(text) == [*dict.fromkeys(texts)].index(text)
    assert bytes(out[:at]).decode() == "".join(texts)


codes = st.integers(0, 2**60) | st.integers(0, 3).map(lambda high: high << 40)


@pytest.mark.parametrize("way", WAYS)
@settings(deadline=None)  # the first call compiles
@given(known=st.dictionaries(codes, st.integers(0, 50), max_size=40), asked=st.lists(codes))
def test_a_code_is_found_once_its_text_is_known(
    way: Callable[..., Callable[..., int]], known: dict[int, int], asked: list[int]
) -> None:
    store = TextStore()
    meant = {code: store.number_of(code, str(number)) for code, number in known.items()}
    events = np.array([*known, NO_CODE, *asked], np.int64)
    found = np.zeros(len(events), np.int64)

    unknown = way(find_texts)(events, store.texts, found)

    assert found.tolist() == [meant.get(code, -1) for code in events.tolist()]
    assert unknown == found.tolist().count(-1)


def test_there_is_room_for_any_number_of_texts() -> None:
    store = TextStore()
    texts = [f"{number} {'long ' * (number % 7)}" for number in range(3000)]
    meant = [store.number_of(number << 20, text) for number, text in enumerate(texts)]
    found = np.zeros(3000, np.int64)

    assert find_texts(np.arange(3000) << 20, store.texts, found) == 0
    assert found.tolist() == meant == list(range(3000))
    out = np.zeros(100, np.uint8)
    for number in (0, 1, 1500, 2999):
        end = put_text(out, 0, store.texts, number)
        assert bytes(out[:end]).decode() == texts[number]


def test_events_without_a_code_are_written_as_well(mode: Mode) -> None:
    told = plan(NIM, {}, 2, ("random",), plays=5, seed=3)
    recorder = Recorder(told, engine_of(NIM, mode))
    recorder.play(0, told.policies(0, 5))

    written = recorder.lines(0, 5).decode().splitlines()

    assert written == [recorder.record(number).line() for number in range(5)]
    assert len({one.partition("events")[2] for one in written}) > 1
