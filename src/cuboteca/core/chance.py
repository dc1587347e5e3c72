"""Randomness.  Rules never draw; they list outcomes with integer weights.

Draws come from one of three sources:

* ``draw_below(rng, bound)``: the seeded generator of simulations, the same numbers interpreted
  and compiled.
* ``CommittedRng``: the server's; outcomes follow from a secret that is committed to when the
  play begins and revealed when it is over, so anyone can check that no outcome was chosen.
* a person or a test, which names the outcome.

The seeded rng is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014): the state is one unsigned 64-bit number; each draw adds the golden gamma
``0x9E3779B97F4A7C15`` and mixes.  Play ``i`` of seed ``s`` starts at ``mix(mix(s) + i)``.  A draw
below ``bound`` takes the upper 32 bits of a number by Lemire's multiplication with rejection ("Fast
random integer generation in an interval", 2019), so it is exactly uniform for bounds below 2**32.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np

from cuboteca.core.compiled import rule
from cuboteca.core.slots import chance_weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.arrays import RngState
    from cuboteca.core.record import Row, State

_GAMMA = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_ALL_BITS = 0xFFFFFFFFFFFFFFFF
_LOW_BITS = 0xFFFFFFFF
_LEAST_SECRET = 16

_U_GAMMA = np.uint64(_GAMMA)
_U_MIX_1 = np.uint64(_MIX_1)
_U_MIX_2 = np.uint64(_MIX_2)
_U_LOW = np.uint64(_LOW_BITS)
_U_SPAN = np.uint64(1 << 32)
_U_27 = np.uint64(27)
_U_30 = np.uint64(30)
_U_31 = np.uint64(31)
_U_32 = np.uint64(32)


def mix(value: int) -> int:
    """Return the SplitMix64 output for a 64-bit number."""
    value = ((value ^ (value >> 30)) * _MIX_1) & _ALL_BITS
    value = ((value ^ (value >> 27)) * _MIX_2) & _ALL_BITS
    return value ^ (value >> 31)


def seeded(seed: int, index: int = 0) -> RngState:
    """Return the rng of play ``index`` of ``seed``: uint64[1], changed by each draw."""
    rng = np.zeros(1, dtype=np.uint64)
    start_rng(rng, mixed(seed), index)
    return rng


def _draw_below_native(rng: RngState, bound: int) -> int:
    """Draw below ``bound`` with wrapping unsigned arithmetic; only ever runs compiled."""
    span = np.uint64(bound)
    while True:
        rng[0] += _U_GAMMA
        z = rng[0]
        z = (z ^ (z >> _U_30)) * _U_MIX_1
        z = (z ^ (z >> _U_27)) * _U_MIX_2
        z = z ^ (z >> _U_31)
        product = (z >> _U_32) * span
        low = product & _U_LOW
        # the slow division is needed only if rejection is possible at all
        if low >= span or low >= (_U_SPAN - span) % span:
            return np.int64(product >> _U_32)  # type: ignore[return-value]


@rule(native=_draw_below_native)
def draw_below(rng: RngState, bound: int) -> int:
    """Return a uniform integer in ``0 .. bound - 1`` and advance ``rng``.

    Args:
        rng: uint64[1], from ``seeded``.
        bound: 1 .. 2**32 - 1.
    """
    bound = int(bound)  # a NumPy integer would overflow below
    threshold = ((1 << 32) - bound) % bound
    while True:
        state = (int(rng[0]) + _GAMMA) & _ALL_BITS
        rng[0] = state
        product = (mix(state) >> 32) * bound
        if product & _LOW_BITS >= threshold:
            return product >> 32


def _start_rng_native(rng: RngState, mixed_seed: int, index: int) -> None:
    """Compiled form of ``start_rng``."""
    z = np.uint64(mixed_seed) + np.uint64(index)
    z = (z ^ (z >> _U_30)) * _U_MIX_1
    z = (z ^ (z >> _U_27)) * _U_MIX_2
    rng[0] = z ^ (z >> _U_31)


@rule(native=_start_rng_native)
def start_rng(rng: RngState, mixed_seed: int, index: int) -> None:
    """Set ``rng`` to the start of play ``index``; ``mixed_seed`` is ``mixed(seed)``."""
    rng[0] = mix((mixed_seed + index) & _ALL_BITS)


def mixed(seed: int) -> int:
    """Return ``mix(seed)`` as the signed 64-bit number that compiled code takes."""
    value = mix(seed & _ALL_BITS)
    return value - (1 << 64) if value >> 63 else value


def pick(weights: Sequence[int], number: int) -> int:
    """Return the outcome that ``number`` (0 .. sum of weights - 1) selects."""
    for outcome, weight in enumerate(weights):
        number -= int(weight)
        if number < 0:
            return outcome
    raise ValueError("the number is not below the sum of the weights")


def secret_of_seed(seed: int) -> bytes:
    """Return the secret (32 bytes) of a table whose chance follows from a chosen seed.

    Whoever knows the seed knows every draw, so the commitment to such a secret proves nothing.
    """
    return hashlib.sha256(f"cuboteca seed {seed}".encode()).digest()


@rule(inline=True)
def draw_outcome(state: State, weights: Row, rng: RngState) -> int:
    """Return an outcome of the chance node, drawn by its weights (int64[C], overwritten).

    It is also the ``draw`` of games that have none of their own.
    """
    total = chance_weights(state, weights)
    return outcome_at(weights, draw_below(rng, total))


@rule(inline=True)
def outcome_at(weights: Row, number: int) -> int:
    """Return the outcome that ``number`` selects; weights: int64[C], number: below their sum."""
    outcome = len(weights)
    for weight in weights:  # without a branch, because a draw cannot be predicted
        number -= weight
        outcome += number >> 63  # -1 from the outcome on that the number selects
    return outcome


class Due(NamedTuple):
    """A draw that is to be made."""

    seq: int  # number of its event
    weights: Sequence[int]  # by outcome; their sum is the bound
    source: str  # what is drawn from, as ``Game.source`` names it
    nth: int  # how many draws from it came before


class TableRng(Protocol):
    """What a table draws from, whatever its scheme."""

    @property
    def commitment(self) -> str:
        """The commitment, 64 hexadecimal digits, which may be shown from the start."""
        ...

    def number(self, due: Due) -> int:
        """Return the number that decides a draw, below the sum of its weights."""
        ...


class CommittedRng:
    """Chance that follows from a secret, so that it can be checked afterwards.

    Draw ``number`` is ``HMAC-SHA256(secret, number)`` read as a 256-bit integer modulo the bound,
    which is uniform up to 2**-200.  Publish ``commitment`` first and ``secret`` at the end.

    Args:
        secret: At least 16 random bytes.

    Raises:
        ValueError: The secret is too short.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) < _LEAST_SECRET:
            raise ValueError(f"a secret has at least {_LEAST_SECRET} bytes, not {len(secret)}")
        self.secret = secret

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret in hexadecimal, which may be shown from the start."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, number: int, bound: int) -> int:
        """Return draw ``number`` (the event's number in its play), in ``0 .. bound - 1``."""
        digest = hmac.new(self.secret, str(number).encode(), hashlib.sha256).digest()
        return int.from_bytes(digest, "big") % bound

    def number(self, due: Due) -> int:
        """Return the number that decides a draw, below the sum of its weights."""
        return self.below(due.seq, sum(due.weights))


__all__ = [
    "CommittedRng",
    "Due",
    "TableRng",
    "draw_below",
    "draw_outcome",
    "mix",
    "mixed",
    "outcome_at",
    "pick",
    "secret_of_seed",
    "seeded",
    "start_rng",
]
