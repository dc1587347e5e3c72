"""What environments of a single play share: its state, the kernels that step it, and copying.

The state is kept in an array of one, as a call with an array costs a tenth of one with a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.envs.kernels import advance, look, mark, record_of

if TYPE_CHECKING:
    from cuboteca.core.record import State, States
    from cuboteca.envs.seating import Seating

_OF_THE_ENGINE = ("_engine", "_advance", "_look", "_mark", "_weights")


class OnePlay:
    """A play that can be stepped, copied and pickled; for environments to inherit from."""

    seating: Seating
    _states: States

    def _attach(self) -> None:
        """Set what all copies share and what must not be copied."""
        self._engine = self.seating.engine
        self._advance = self._engine.bound(advance)
        self._look = self._engine.bound(look)
        self._mark = self._engine.bound(mark)
        self._weights = np.zeros(self.seating.game.rules.outcome_count, np.int64)

    @property
    def _state(self) -> State:
        return self._states[0]

    def _start(self) -> States:
        """Return an array of one state, as kernels take it: the first one of a play."""
        start: States = self._engine.start_array(self.seating.options, self.seating.seat_count)
        return start

    def __getstate__(self) -> dict[str, object]:
        kept = self.__dict__.copy()
        for name in _OF_THE_ENGINE:
            kept.pop(name)
        kept["_states"] = self._engine.snapshot(self._state)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._attach()
        self._states = record_of(self._engine, self._engine.restore(kept["_states"]))


__all__ = [
    "OnePlay",
]
