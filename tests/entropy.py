"""Chance that nobody seeds is the same in every run of the tests.

Tables, environments without a seed and libraries ask the operating system for random bytes.  Here
they come from a name instead, such as a test's, so a test that once fails fails every time.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter

import numpy as np


class FixedEntropy:
    """Stands for the operating system's random bytes; each size has a sequence of its own.

    So a table's secret is the same however many marks of requests were drawn before it.

    Args:
        name: Decides the bytes.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._drawn: Counter[int] = Counter()

    def __call__(self, size: int) -> bytes:
        """Return the next ``size`` bytes."""
        self._drawn[size] += 1
        return hashlib.shake_256(f"{self._name} {size} {self._drawn[size]}".encode()).digest(size)


def fix_entropy(name: str) -> None:
    """Begin the sequences of ``name`` in this process, and seed the generators that all share.

    ``secrets`` and NumPy's seed sequences draw through ``random``'s own reference.
    """
    setattr(random, "_urandom", FixedEntropy(name))  # noqa: B010  # private: no type knows it
    random.seed(name)
    np.random.seed(int.from_bytes(hashlib.sha256(name.encode()).digest()[:4]))  # noqa: NPY002  # OpenSpiel draws from it
