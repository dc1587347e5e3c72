"""The facts by which networks value states, by the names of their pieces."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core.observation_pieces import offsets_of

if TYPE_CHECKING:
    from types import ModuleType


def facts(module: ModuleType, state: Any, seat: int) -> dict[str, list[int]]:
    """Return the facts that ``seat`` sees: the numbers within each piece, in ascending order.

    Args:
        module: ``features`` of a game.
        state: A checked state.
        seat: The observer.
    """
    out = np.zeros(module.MOST_FEATURES, np.int64)
    held = sorted(out[: module.features(state, seat, out)].tolist())
    names = [name for name, _ in module.PIECES]
    starts = list(offsets_of(module.PIECES))  # type: ignore[call-overload]  # a named tuple
    found: dict[str, list[int]] = {}
    for number in held:
        piece = bisect_right(starts, number) - 1
        found.setdefault(names[piece], []).append(number - starts[piece])
    return found
