"""What environments of a single play share: its state, the kernels that step it, and copying.

The state is kept in an array of one, as a call with an array costs a tenth of one with a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cuboteca.core.chance import draw_below
from cuboteca.core.errors import IllegalActionError
from cuboteca.core.legal import nth_legal
from cuboteca.envs.kernels import advance, look, mark, record_of
from cuboteca.envs.values import whole

if TYPE_CHECKING:
    from cuboteca.core.arrays import BoolArray, RngState
    from cuboteca.core.record import State, States
    from cuboteca.envs.seating import IllegalRule, Seating

_OF_THE_ENGINE = ("_engine", "_advance", "_look", "_mark", "_weights")


class OnePlay:
    """A play that can be stepped, copied and pickled; for environments to inherit from."""

    seating: Seating
    _states: States
    _marked: BoolArray  # the legal actions
    _illegal: IllegalRule
    _rng: RngState

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

    def _legal(self, action: Any, shown_in: str, whose: str = "") -> int | None:
        """Return the action, or its replacement if it is illegal; None: the play ends.

        Args:
            action: What an agent gave.
            shown_in: Where the legal actions are, for the error.
            whose: Such as " of seat_1", for the error.

        Raises:
            IllegalActionError: It is illegal, and is to be an error.
        """
        mask = self._marked
        number = whole(action)
        if number is not None and 0 <= number < len(mask) and mask[number]:
            return number
        match self._illegal:
            case "raise":
                raise IllegalActionError(
                    f"action {action!r}{whose} is not legal now; {shown_in} shows which are"
                )
            case "random":
                return nth_legal(mask, draw_below(self._rng, int(mask.sum())))
            case _:
                return None

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
