"""Networks that value states: whole numbers, the same values everywhere, and their files."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core import network as networks
from cuboteca.core.compiled import rule
from cuboteca.core.engine import engine_of
from cuboteca.core.network import (
    ONE,
    Network,
    NetworkError,
    has_network,
    network_of,
    network_scratch,
    network_values,
    no_network,
    path_of,
    quantised,
    read_network,
)
from tests.core.nim import NIM

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from cuboteca.core.engine import Mode
    from cuboteca.core.record import Row
    from tests.core.nim import State


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write the heap, and whether the observer is to move."""
    out[0] = state.heap
    if state.mover != seat:
        return 1
    out[1] = 10
    return 2


SEEN = replace(NIM, rules=replace(NIM.rules, features=features, feature_count=11, most_features=2))


def some_network() -> Network:
    weights = np.zeros((11, 4))  # two hidden units, two seats
    weights[7] = (1.5, -2.0, 0.25, 0.0)
    weights[10] = (0.5, 1.0, 0.0, -0.5)
    second = np.array([[1.0, 4.0], [-0.5, 4.0]])
    return quantised(weights, np.array([0.5, 0.5, 0.0, 0.0]), second)


def values(mode: Mode, observer: int) -> list[float]:
    engine = engine_of(SEEN, mode)
    state = engine.start({"most": 3, "fair": False}, 2)
    engine.apply(state, 2)  # a heap of seven; seat 0 is to move
    network = some_network()
    out = np.zeros(2)
    scratch = network_scratch(network, 2)
    engine.bound(network_values)(state, observer, 2, network, scratch, out)
    return [float(value) for value in out]


def value_of(output: float) -> float:
    return 0.5 + 0.5 * output / float(np.sqrt(1 + output * output))


MODES = ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]


@pytest.mark.parametrize("mode", MODES)
def test_a_state_is_valued_by_the_features_that_hold(mode: Mode) -> None:
    # hidden units 0.5 + 1.5 + 0.5 and 0.5 - 2 + 1, which counts as 0
    assert values(mode, 0) == [value_of(2.5 + 0.25), value_of(-1.25 - 0.5)]


@pytest.mark.parametrize("mode", MODES)
def test_values_are_by_seat_whoever_observes(mode: Mode) -> None:
    # hidden units 0.5 + 1.5 and 0.5 - 2; the observer's output is the first
    assert values(mode, 1) == [value_of(-1.0), value_of(2.0 + 0.25)]


def test_weights_become_the_nearest_whole_numbers_within_bounds() -> None:
    network = quantised(
        np.array([[0.3 / ONE, 99.0]]), np.array([-1.6 / ONE, 0.0]), np.zeros((1, 1))
    )

    assert network.weights.tolist() == [[0, 32_767]]
    assert network.bias.tolist() == [-2, 0]


def test_a_game_without_features_has_no_facts() -> None:
    engine = engine_of(NIM, "interpreted")
    network = no_network(2)
    out = np.ones(2)
    scratch = network_scratch(network, NIM.rules.most_features)
    state = engine.start({"most": 3, "fair": False}, 2)
    engine.bound(network_values)(state, 0, 2, network, scratch, out)

    assert out.tolist() == [0.5, 0.5]
    assert not has_network(NIM, 2)


# files


def written(path: Path, **changed: Any) -> Path:
    path.parent.mkdir(exist_ok=True)
    arrays: dict[str, Any] = {**some_network()._asdict(), **changed}
    np.savez(path, **{name: array for name, array in arrays.items() if array is not None})
    return path


def test_a_game_finds_its_networks_in_its_folder(tmp_path: Path) -> None:
    one = replace(SEEN, folder=tmp_path)
    written(path_of(one, 2))

    assert has_network(one, 2)
    assert network_of(one, 2) is network_of(one, 2)
    assert network_of(one, 2).weights.tolist() == some_network().weights.tolist()
    with pytest.raises(NetworkError, match=r"^Nim has no network for 3 seats but has for 2$"):
        network_of(one, 3)


def test_a_game_without_networks_says_so(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"^Nim has no network for 2 seats$"):
        network_of(replace(SEEN, folder=tmp_path), 2)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"second": None}, "is not a network: 'second is not a file"),
        ({"weights": np.zeros((12, 4), np.int16)}, r"its 'weights' is int16\[12, 4\], not int16"),
        ({"bias": np.zeros(4, np.int64)}, r"its 'bias' is int64\[4\], not int32\[4\]"),
        ({"bias": np.full(4, 1 << 30, np.int32)}, "its numbers are out of bounds"),
        ({"second": np.zeros((2, 3), np.int16)}, "its 'weights' is"),
    ],
)
def test_a_file_of_something_else_is_refused(
    tmp_path: Path, changed: dict[str, Any], said: str
) -> None:
    with pytest.raises(NetworkError, match=said):
        read_network(written(tmp_path / "2.npz", **changed), SEEN, 2)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "2.npz"
    path.write_bytes(b"PK\x03\x04 and nothing more")

    with pytest.raises(NetworkError, match="is not a network"):
        read_network(path, SEEN, 2)
    with pytest.raises(NetworkError, match="is not a network"):
        read_network(tmp_path / "none.npz", SEEN, 2)


def test_more_units_than_any_network_needs_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "_MOST_UNITS", 1)

    with pytest.raises(NetworkError, match="out of bounds"):
        read_network(written(tmp_path / "2.npz"), SEEN, 2)
