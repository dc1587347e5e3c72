"""Writing down the plays of a simulation while they are played.

The kernel that plays also writes the code and the number of each event
(``core.event_kernels.write_plays``); ``core.event_texts`` has the texts.  So a record costs less
than its play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core import batch, event_kernels
from cuboteca.core.chance import mixed
from cuboteca.core.engine import over_threads
from cuboteca.core.event_texts import EventTexts
from cuboteca.core.play_record import PlayRecord, json_of

if TYPE_CHECKING:
    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.lab.simulation import Plan

_ROOM = 65_536  # events that a thread has room for at first


class Recorder:
    """Plays the plays of a plan and returns their records.

    The same generators make the same choices as ``engine.simulate``.

    Args:
        plan: The run's plan.
        engine: A compiled one is much faster; both give the same events.
    """

    def __init__(self, plan: Plan, engine: Engine) -> None:
        self._plan = plan
        self._engine = engine
        self._start = engine.start_array(plan.options, plan.seat_count)
        self._texts = EventTexts(engine, self._start)
        self._first = 0
        self._events: list[tuple[Int64Array, Int64Array]] = []  # codes and numbers of each play
        self._results = batch.results_of(0, plan.seat_count)
        self._heads = [
            json_of(self._record(number, (), None).as_json() | {"events": 0})
            for number in range(plan.seat_count)
        ]
        self._written: dict[int, str] = {}  # events as JSON, by their codes

    def prepare(self) -> None:
        """Compile what recording needs; quick when the cache has it."""
        self.play(0, self._plan.policies(0, 1))
        self.line(0)

    def play(self, first: int, policies: Int64Array) -> Results:
        """Play plays from number ``first`` on; their records can be had until the next call.

        Args:
            first: Number of the first play.
            policies: int64[B, S], as ``Plan.policies`` returns them.
        """
        plays, seat_count = policies.shape
        self._first, self._results = first, batch.results_of(plays, seat_count)
        run = batch.Run(mixed(self._plan.seed), first, batch.NO_EVENT, policies)
        parts: dict[int, list[tuple[Int64Array, Int64Array]]] = {}

        def work(lo: int, hi: int) -> None:
            parts[lo] = self._played(lo, hi, run)

        over_threads(work, plays, self._plan.threads)
        self._events = [events for _, part in sorted(parts.items()) for events in part]
        return self._results

    def _played(self, lo: int, hi: int, run: batch.Run) -> list[tuple[Int64Array, Int64Array]]:
        write = self._engine.bound(event_kernels.write_plays)
        scratch, states = batch.scratch_of(self._engine.game.rules), self._engine.array(1)
        written = event_kernels.written_of(_ROOM, len(run.policies))
        events: list[tuple[Int64Array, Int64Array]] = []
        while lo < hi:
            stop = write(states, self._start, lo, hi, run, scratch, self._results, written)
            begin = 0
            for end in written.ends[lo:stop].tolist():
                events.append((written.codes[begin:end], written.numbers[begin:end]))
                begin = end
            room = len(written.codes) * (2 if stop == lo else 1)
            lo = stop
            written = event_kernels.written_of(room, len(run.policies))
        return events

    def record(self, number: int) -> PlayRecord:
        """Return the record of a play of the last call of ``play``."""
        codes, numbers = self._events[number - self._first]
        return self._record(number, self._texts.pairs(codes, numbers), self._outcome(number))

    def line(self, number: int) -> str:
        """Return what ``record(number).line()`` is, in a tenth of the time."""
        codes, numbers = self._events[number - self._first]
        listed = codes.tolist()
        try:
            events = ",".join(map(self._written.__getitem__, listed))
        except KeyError:
            pairs = self._texts.pairs(codes, numbers)
            texts = [json_of(pair) for pair in pairs]
            self._written.update(
                (code, text) for code, text in zip(listed, texts, strict=True) if code >= 0
            )
            events = ",".join(texts)
        head = self._heads[number % self._plan.seat_count].removesuffix("0}")
        return f'{head}[{events}],"outcome":{json_of(self._outcome(number))}}}'

    def _outcome(self, number: int) -> dict[str, object]:
        results, place = self._results, number - self._first
        return {
            "points": results.points[place].tolist(),
            "ranks": results.ranks[place].tolist(),
            "reason": self._plan.game.rules.end_reasons[int(results.reasons[place])],
        }

    def _record(
        self,
        number: int,
        events: tuple[tuple[str, str], ...],
        outcome: dict[str, object] | None,
    ) -> PlayRecord:
        plan = self._plan
        return PlayRecord(
            game=plan.game.name,
            rules_version=plan.game.meta.rules_version,
            options=plan.options,
            seats=tuple(f"bot:{bot}" for bot in plan.bots_of(number)),
            events=events,
            seed=plan.seed,
            outcome=outcome,
        )


__all__ = ["Recorder"]
