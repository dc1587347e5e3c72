"""Where randomness comes from: the numbers themselves, their range, their spread."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import numpy as np
import pytest

from cuboteca.core.chance import (
    CommittedRng,
    draw_below,
    mix,
    mixed,
    pick,
    seeded,
    start_rng,
)
from cuboteca.core.compiled import native

ALL = 2**64


def splitmix64(state: int, count: int) -> list[int]:
    """Return numbers of SplitMix64 by the paper (Steele, Lea, Flood 2014), written apart."""
    numbers = []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) % ALL
        number = state
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB), (31, 1)):
            number ^= number >> shift
            number = number * factor % ALL
        numbers.append(number)
    return numbers


#: Published for seed 1234567 (the test vectors of Rosetta Code and of the reference program).
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def lemire(numbers: list[int], bound: int) -> int:
    """Return the first number below ``bound`` that Lemire's method takes from 32-bit numbers."""
    rejected_below = 2**32 % bound
    taken = (n for n in numbers if (n >> 32) * bound % 2**32 >= rejected_below)
    return (next(taken) >> 32) * bound >> 32


def stream_at(state: int) -> Any:
    return np.array([state % ALL], np.uint64)


def drawn(draw: Any, rng: Any, bounds: list[int]) -> list[int]:
    return [int(draw(rng, bound)) for bound in bounds]


# the generator


def test_the_numbers_are_those_of_splitmix64() -> None:
    states = [1234567 + 0x9E3779B97F4A7C15 * step for step in range(1, 6)]

    assert [mix(state % ALL) for state in states] == PUBLISHED
    assert splitmix64(1234567, 5) == PUBLISHED


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 10, 55, 1000, 2**16 + 1, 2**31, 2**32 - 1])
@pytest.mark.parametrize("state", [0, 1, 1234567, ALL - 1, 0x61C8864680B583EB])
def test_a_draw_is_lemires_on_the_upper_half(state: int, bound: int) -> None:
    assert int(draw_below(stream_at(state), bound)) == lemire(splitmix64(state, 60), bound)


@pytest.mark.parametrize(("seed", "index"), [(0, 0), (7, 0), (7, 1), (-1, 3), (2**70, 10**12)])
def test_a_play_starts_where_its_seed_and_number_say(seed: int, index: int) -> None:
    mixer = splitmix64  # its output function is applied to state + gamma
    unshifted = (seed - 0x9E3779B97F4A7C15) % ALL
    base = (mixer(unshifted, 1)[0] + index - 0x9E3779B97F4A7C15) % ALL

    assert int(seeded(seed, index)[0]) == mixer(base, 1)[0]


def test_plays_of_a_seed_have_rngs_of_their_own() -> None:
    first = {int(seeded(seed, index)[0]) for seed in range(40) for index in range(40)}

    assert len(first) == 1600


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**64 - 1, -(2**63)])
def test_a_mixed_seed_is_a_signed_64_bit_number(seed: int) -> None:
    assert -(2**63) <= mixed(seed) < 2**63
    assert mixed(seed) % ALL == mix(seed % ALL)


def test_a_draw_advances_the_rng_by_the_golden_gamma() -> None:
    rng = stream_at(5)
    draw_below(rng, 2)

    assert int(rng[0]) == (5 + 0x9E3779B97F4A7C15) % ALL


def test_a_draw_below_one_is_nothing() -> None:
    assert drawn(draw_below, seeded(1), [1] * 20) == [0] * 20


@pytest.mark.parametrize("bound", [2, 3, 7, 24, 55])
def test_draws_are_uniform(bound: int) -> None:
    """Chi-square over 400 expected draws a number; fixed seed, limit at about 1 in 10,000."""
    draws = drawn(draw_below, seeded(2022), [bound] * (400 * bound))
    counts = np.bincount(draws, minlength=bound)
    chi_square = float(((counts - 400) ** 2 / 400).sum())
    freedom = bound - 1

    assert len(counts) == bound
    assert chi_square < freedom + 3.8 * (2 * freedom) ** 0.5 + 7


def test_a_bound_that_does_not_divide_rejects_what_would_be_too_frequent() -> None:
    """A quarter of all 32-bit numbers must be thrown away below three quarters of 2**32."""
    bound = 3 * 2**30
    rng = seeded(3)
    before = int(rng[0])
    drawn(draw_below, rng, [bound] * 2000)
    steps = (int(rng[0]) - before) * pow(0x9E3779B97F4A7C15, -1, ALL) % ALL

    assert 1.25 < steps / 2000 < 1.42


# compiled

BOUNDS = [1, 2, 3, 6, 10, 24, 55, 1000, 2**16 + 1, 2**31 - 1, 2**31, 3 * 2**30, 2**32 - 1] * 40


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [0, 1, -1, 2**63])
def test_compiled_draws_are_the_same(seed: int) -> None:
    plain, fast = seeded(seed), seeded(seed)

    assert drawn(draw_below, plain, BOUNDS) == drawn(native(draw_below), fast, BOUNDS)
    assert plain.tolist() == fast.tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("index", [0, 1, 10**12])
@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 12345])
def test_compiled_rngs_start_at_the_same_place(seed: int, index: int) -> None:
    plain, fast = stream_at(0), stream_at(0)
    start_rng(plain, mixed(seed), index)
    native(start_rng)(fast, mixed(seed), index)

    assert plain.tolist() == fast.tolist() == seeded(seed, index).tolist()


# picking by weight


@pytest.mark.parametrize(("sampler", "outcome"), [(0, 1), (1, 1), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_a_sample_falls_on_an_outcome_by_weight(sampler: int, outcome: int) -> None:
    assert pick([0, 2, 0, 1, 3, 0], sampler) == outcome


@pytest.mark.parametrize("weights", [[], [0, 0], [1, 2]])
def test_a_sample_past_the_weights_is_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="not below the sum"):
        pick(weights, sum(weights))


# the committed rng

SECRET = bytes(range(16))


def test_anyone_can_check_a_committed_stream() -> None:
    rng = CommittedRng(SECRET)
    recomputed = [
        int(hmac.new(SECRET, str(n).encode(), hashlib.sha256).hexdigest(), 16) % 55
        for n in range(100)
    ]

    assert rng.commitment == hashlib.sha256(SECRET).hexdigest()
    assert [rng.below(n, 55) for n in range(100)] == recomputed


def test_another_secret_has_another_commitment_and_other_draws() -> None:
    one, other = CommittedRng(SECRET), CommittedRng(SECRET[::-1])

    assert one.commitment != other.commitment
    assert [one.below(n, 10**6) for n in range(5)] != [other.below(n, 10**6) for n in range(5)]


def test_the_commitment_does_not_show_the_secret() -> None:
    assert SECRET.hex() not in CommittedRng(SECRET).commitment


@pytest.mark.parametrize("bound", [1, 2, 7, 55])
def test_committed_draws_are_in_range_and_all_come(bound: int) -> None:
    assert {CommittedRng(SECRET).below(n, bound) for n in range(60 * bound)} == set(range(bound))


def test_a_large_numpy_bound_does_not_overflow() -> None:
    plain, wide = seeded(3), seeded(3)
    bound = 2_176_694_650

    assert [draw_below(wide, np.int64(bound)) for _ in range(100)] == [  # type: ignore[arg-type]
        draw_below(plain, bound) for _ in range(100)
    ]
