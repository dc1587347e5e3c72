"""The texts of events by their codes (``core.event_kernels``), for writing and checking many plays.

A play of compiled rules takes microseconds, asking the notation for the text of each of its events
takes milliseconds.  In plays with the same first state few texts are different, so each is asked
for once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE
from cuboteca.core.event_kernels import take_events
from cuboteca.core.play_record import actor_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.engine import Engine
    from cuboteca.core.record import State, States


class EventTexts:
    """The texts of events of plays with the same first state.

    Args:
        engine: A compiled one is much faster.
        start: Storage for one state, which holds the first one (``Engine.start_array``).
    """

    def __init__(self, engine: Engine, start: States) -> None:
        self.engine = engine
        self.start = start
        self._known: dict[int, tuple[str, str]] = {}
        self._texts: dict[int, str] = {}

    def pairs(self, codes: Int64Array, numbers: Int64Array) -> tuple[tuple[str, str], ...]:
        """Return the events of a play as a record has them.

        Args:
            codes: int64[E], as ``write_plays`` writes them.
            numbers: int64[E], actions and outcomes.
        """
        listed = codes.tolist()
        try:
            return tuple(map(self._known.__getitem__, listed))
        except KeyError:
            return tuple(self.pairs_at(range(len(listed)), listed, numbers))

    def pairs_at(
        self, events: Iterable[int], codes: list[int], numbers: Int64Array
    ) -> Iterator[tuple[str, str]]:
        """Yield some events of a play as a record has them.

        Args:
            events: Which, in their order.
            codes: Of all events of the play.
            numbers: int64[E], of all of them.
        """
        state, taken = self.engine.copy(self.start[0]), 0
        take = self.engine.bound(take_events)
        for event in events:
            code = codes[event]
            pair = self._known.get(code)
            if pair is None:
                take(state, numbers, taken, event)
                taken = event
                pair = self._asked(state, code, int(numbers[event]))
            yield pair

    def known_texts(self, codes: list[int]) -> tuple[str, ...] | None:
        """Return the notation of events by their codes; None where one is not known yet."""
        try:
            return tuple(map(self._texts.__getitem__, codes))
        except KeyError:
            return None

    def texts_at(self, state: State, codes: list[int], numbers: list[int]) -> tuple[str, ...]:
        """Return the notation of events that are possible in one state.

        Args:
            state: Before the event.
            codes: As ``list_possible`` writes them.
            numbers: Actions or outcomes.
        """
        return tuple(
            self._texts.get(code) or self._asked(state, code, number)[1]
            for code, number in zip(codes, numbers, strict=True)
        )

    def _asked(self, state: State, code: int, number: int) -> tuple[str, str]:
        pair = self.pair(state, number)
        if code >= 0:
            self._known[code] = pair
            self._texts[code] = pair[1]
        return pair

    def pair(self, state: State, number: int) -> tuple[str, str]:
        """Return an event as a record has it, by asking the notation."""
        notation, mover = self.engine.game.notation, self.engine.to_move(state)
        if self.engine.mode == "compiled":  # Python reads a checked state twice as fast
            state = self.engine.layout.unpack(state)
        write = notation.format_outcome if mover == CHANCE else notation.format_action
        return actor_name(mover), write(state, number)


__all__ = ["EventTexts"]
