"""Many plays stepped together on arrays."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core.engine import VectorPlays, engine_of
from cuboteca.core.errors import IllegalActionError, OptionError
from cuboteca.public.catalogue import GameInfo, configure, info_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cuboteca.public.catalogue import GivenOption


class PlayBatch:
    """``B`` plays of one game, stepped together; compiled unless ``CUBOTECA_INTERPRETED=1``.

    Every play is at a decision: chance is drawn automatically, and a play that ends starts again in
    the same step.  The arrays are allocated once, and each step overwrites what has changed: copy
    what you keep, and write nothing into them.

    Args:
        game: Its name.
        count: ``B``, how many plays.
        seats: Number of seats of each play; by default the game's usual one.
        seed: Of the whole batch; by default drawn from the operating system.
        threads: How many slices run at once; the results do not depend on it.
        **options: Options of the game, by name.

    Raises:
        CubotecaError: There is no such game, or a number or an option does not fit.
    """

    def __init__(
        self,
        game: str,
        *,
        count: int,
        seats: int | None = None,
        seed: int | None = None,
        threads: int = 1,
        **options: GivenOption,
    ) -> None:
        chosen = configure(game, seats, options)
        for name, value in (("count", count), ("threads", threads)):
            if value < 1:
                raise OptionError(f"{name} must be at least 1, not {value}")
        self.seed = secrets.randbits(63) if seed is None else seed
        self._game = chosen.game
        self._plays = VectorPlays(
            engine_of(chosen.game),
            chosen.options,
            chosen.seat_count,
            count,
            seed=self.seed,
            threads=threads,
        )
        self._rows = np.arange(count)
        self._sampled = np.zeros(count, np.int64)
        self._plays.reset()

    def __len__(self) -> int:
        return self._plays.count

    @property
    def game(self) -> GameInfo:
        """The game."""
        return info_of(self._game)

    @property
    def seat_count(self) -> int:
        """Seats of each play."""
        return int(self._plays.rewards.shape[1])

    @property
    def observations(self) -> NDArray[np.int16]:
        """int16[B, N]: what the seat to move may know, as numbers."""
        return self._plays.observations

    @property
    def legal_masks(self) -> NDArray[np.bool_]:
        """bool[B, A]: the legal actions of the seat to move."""
        return self._plays.masks

    @property
    def to_move(self) -> NDArray[np.int64]:
        """int64[B]: the seat to move."""
        return self._plays.movers

    @property
    def rewards(self) -> NDArray[np.int64]:
        """int64[B, S]: the final points where the last step ended a play, else 0."""
        return self._plays.rewards

    @property
    def dones(self) -> NDArray[np.bool_]:
        """bool[B]: where the last step ended a play."""
        return self._plays.dones

    def reset(self) -> None:
        """Start every play again; the rngs continue from their current states."""
        self._plays.reset()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take one action in every play.

        Args:
            actions: int64[B], each legal by its row of ``legal_masks``.

        Raises:
            IllegalActionError: An action is not legal, or there is not one for each play; no play
                has changed.
        """
        given = np.asarray(actions)
        if given.shape != self._rows.shape or not np.issubdtype(given.dtype, np.integer):
            raise IllegalActionError(
                f"a batch of {len(self)} plays takes {len(self)} whole numbers, not an array of "
                f"shape {given.shape} and type {given.dtype}"
            )
        chosen = np.ascontiguousarray(given, dtype=np.int64)
        inside = (chosen >= 0) & (chosen < self.legal_masks.shape[1])
        legal = inside & self.legal_masks[self._rows, np.where(inside, chosen, 0)]
        if not legal.all():
            play = int(np.argmin(legal))
            raise IllegalActionError(f"action {chosen[play]} is not legal in play {play}")
        self._plays.step(chosen)

    def sample_actions(self) -> NDArray[np.int64]:
        """Return int64[B]: a uniformly drawn legal action per play; the next call overwrites it."""
        self._plays.sample(self._sampled)
        return self._sampled


__all__ = ["PlayBatch"]
