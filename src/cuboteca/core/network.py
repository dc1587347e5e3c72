"""A small network that values states: what each seat may expect of a play, learned by playing.

Its inputs are the *features* of a state, as a seat sees it: facts that hold or do not, named by
numbers (``Rules.features``), few of which hold at once.  Each fact that holds adds a row of weights
to the sums of a hidden layer and, past it, to the outputs.  Weights are whole numbers, so sums are
exact in whatever order a processor adds them, and what follows are divisions and a square root,
which every processor rounds alike: a state has the same value on every machine, interpreted and
compiled.

A game that comes with networks has them in its folder ``networks``, one file for each number of
seats, with the record of its training beside it.

Shapes: ``F`` features, ``H`` hidden units, ``S`` seats; the outputs are by seat from the observer
on (``core.seats``).
"""

from __future__ import annotations

import functools
import io
import zipfile
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core.arrays import Float64Array, Int16Array, Int32Array, Int64Array, cache_aligned
from cuboteca.core.compiled import rule
from cuboteca.core.errors import CubotecaError
from cuboteca.core.slots import features

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.core.game import Game
    from cuboteca.core.record import State

ONE = 4096  # the whole number that stands for a weight of 1
_LARGEST = 32_767  # of a weight
_HIGHEST_BIAS = 1 << 24  # so that no sum of weights leaves 32 bits
_MOST_UNITS = 1_024
_ARRAYS = ("weights", "bias", "second")


class NetworkError(CubotecaError):
    """There is no network, or its file cannot be used; the message says which and why."""


class Network(NamedTuple):
    """The weights of a network, in steps of 1 / ``ONE``."""

    weights: Int16Array  # int16[F, H + S], of each feature: to hidden units, then past them
    bias: Int32Array  # int32[H + S]
    second: Int16Array  # int16[S, H], from the hidden units to the outputs


class NetworkScratch(NamedTuple):
    """Memory that one thread needs to value states; its content has no meaning between calls."""

    active: Int64Array  # int64[most features at once]
    sums: Int32Array  # int32[H + S]


def no_network(seat_count: int) -> Network:
    """Return a network without features and hidden units, for games that have none."""
    return Network(
        np.zeros((0, seat_count), np.int16),
        np.zeros(seat_count, np.int32),
        np.zeros((seat_count, 0), np.int16),
    )


def network_scratch(network: Network, most_features: int) -> NetworkScratch:
    """Return scratch for a network.

    Args:
        network: The network.
        most_features: How many features of the game hold at once, at most.
    """
    return NetworkScratch(
        cache_aligned(most_features, np.int64), cache_aligned(network.weights.shape[1], np.int32)
    )


def _add_rows_native(network: Network, scratch: NetworkScratch, count: int) -> None:
    """Add number by number, as compiled code does several at once."""
    sums = scratch.sums
    for unit in range(len(sums)):
        sums[unit] = network.bias[unit]
    for number in range(count):
        row = network.weights[scratch.active[number]]
        for unit in range(len(sums)):
            sums[unit] += row[unit]


@rule(native=_add_rows_native)
def add_rows(network: Network, scratch: NetworkScratch, count: int) -> None:
    """Write the sums of the first ``count`` active features.  Changes: scratch."""
    rows = network.weights[scratch.active[:count]]
    scratch.sums[:] = network.bias + rows.sum(axis=0, dtype=np.int32)


def _output_native(network: Network, scratch: NetworkScratch, place: int) -> float:
    """Multiply number by number."""
    units = network.second.shape[1]
    total = np.int64(scratch.sums[units + place]) * ONE
    for unit in range(units):
        total += np.int64(max(scratch.sums[unit], 0)) * np.int64(network.second[place, unit])
    return total / (ONE * ONE)


@rule(native=_output_native)
def output(network: Network, scratch: NetworkScratch, place: int) -> float:
    """Return an output of the sums that ``add_rows`` wrote.  Pure."""
    units = network.second.shape[1]
    hidden = np.maximum(scratch.sums[:units], 0).astype(np.int64)
    total = int(scratch.sums[units + place]) * ONE + int(hidden @ network.second[place])
    return total / (ONE * ONE)


@rule
def squashed(output: float) -> float:
    """Return the value, 0 to 1, that an output stands for; 0 stands for a half.  Pure."""
    return 0.5 + 0.5 * output / sqrt(1.0 + output * output)


@rule
def network_values(
    state: State,
    observer: int,
    seat_count: int,
    network: Network,
    scratch: NetworkScratch,
    values: Float64Array,
) -> None:
    """Write what each seat may expect of a state, 0 to 1, as ``observer`` sees it.

    Args:
        state: Of a play that is not over.
        observer: A seat.
        seat_count: Of the play, S.
        network: For that many seats.
        scratch: Overwritten.
        values: float64[S], overwritten, by seat.
    """
    add_rows(network, scratch, features(state, observer, scratch.active))
    for place in range(seat_count):
        value = squashed(output(network, scratch, place))
        values[(observer + place) % seat_count] = value


# files


def path_of(game: Game, seat_count: int) -> Path:
    """Return where the network of a game for so many seats is, if there is one."""
    return game.folder / "networks" / f"{seat_count}.npz"


def has_network(game: Game, seat_count: int) -> bool:
    """Return whether a game comes with a network for so many seats."""
    return game.rules.features is not None and path_of(game, seat_count).is_file()


@functools.cache
def network_of(game: Game, seat_count: int) -> Network:
    """Return the network that comes with a game; cached.

    Raises:
        NetworkError: There is none for so many seats; the message says for how many there is one.
            Or its file cannot be used.
    """
    if not has_network(game, seat_count):
        seats = [n for n in range(game.meta.max_seats + 1) if has_network(game, n)]
        known = f" but has for {', '.join(map(str, seats))}" if seats else ""
        raise NetworkError(f"{game.meta.title} has no network for {seat_count} seats{known}")
    return read_network(path_of(game, seat_count), game, seat_count)


def read_network(path: Path, game: Game, seat_count: int) -> Network:
    """Return the network of a file.

    Raises:
        NetworkError: The file cannot be read, or is not of this game and so many seats.
    """
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            network = Network(*(file[name] for name in _ARRAYS))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise NetworkError(f"'{path}' is not a network: {error}") from None
    units = network.second.shape[-1]
    wanted = {
        "weights": (np.int16, (game.rules.feature_count, units + seat_count)),
        "bias": (np.int32, (units + seat_count,)),
        "second": (np.int16, (seat_count, units)),
    }
    for name, (kind, shape) in wanted.items():
        array = getattr(network, name)
        if array.dtype != kind or array.shape != shape:
            raise NetworkError(
                f"'{path}' is not a network of this version of {game.meta.title} for {seat_count} "
                f"seats: its '{name}' is {array.dtype}{list(array.shape)}, not "
                f"{np.dtype(kind)}{list(shape)}"
            )
    if units > _MOST_UNITS or np.abs(network.bias).max(initial=0) > _HIGHEST_BIAS:
        raise NetworkError(f"'{path}' is not a network: its numbers are out of bounds")
    return network


def quantised(weights: Float64Array, bias: Float64Array, second: Float64Array) -> Network:
    """Return the network whose whole numbers are nearest to weights that were learned.

    Args:
        weights: float64[F, H + S]; as in ``Network``, but 1 stands for 1.
        bias: float64[H + S].
        second: float64[S, H].
    """
    return Network(
        _whole(weights, _LARGEST).astype(np.int16),
        _whole(bias, _HIGHEST_BIAS).astype(np.int32),
        _whole(second, _LARGEST).astype(np.int16),
    )


def _whole(numbers: Float64Array, largest: int) -> Float64Array:
    return np.clip(np.rint(numbers * ONE), -largest, largest)


__all__ = [
    "ONE",
    "Network",
    "NetworkError",
    "NetworkScratch",
    "add_rows",
    "has_network",
    "network_of",
    "network_scratch",
    "network_values",
    "no_network",
    "output",
    "path_of",
    "quantised",
    "read_network",
    "squashed",
]
