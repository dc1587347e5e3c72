"""Writing down the plays of a simulation while they are played.

The kernel that plays also writes the code and the number of each event
(``core.event_kernels.write_plays``); ``core.event_texts`` has the texts.  So a record costs less
than its play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cuboteca.core import batch, event_kernels
from cuboteca.core.chance import mixed
from cuboteca.core.engine import over_threads
from cuboteca.core.event_kernels import NO_CODE
from cuboteca.core.event_texts import EventTexts
from cuboteca.core.play_record import PlayRecord, json_of
from cuboteca.lab.record_lines import Frame, TextStore, find_texts, join_lines

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
        self._codes = self._numbers = np.zeros(0, np.int64)  # of all events
        self._ends = np.zeros(1, np.int64)  # of the plays before each, and of all
        self._results = batch.results_of(0, plan.seat_count)
        self._store = TextStore()
        self._frame = self._framed()

    def _framed(self) -> Frame:
        heads = [
            json_of(self._record(number, (), None).as_json() | {"events": []}).removesuffix("]}")
            for number in range(self._plan.seat_count)
        ]
        tails = [
            json_of({"points": [], "ranks": [], "reason": reason}).split("[]")
            for reason in self._plan.game.rules.end_reasons
        ]
        number = self._store.number
        return Frame(
            np.array([number(head) for head in heads]),
            number(f'],"outcome":{tails[0][0]}['),
            number(f"]{tails[0][1]}["),
            np.array([number(f"]{tail[2]}}}\n") for tail in tails]),
        )

    def prepare(self) -> None:
        """Compile what recording needs; quick when the cache has it."""
        self.play(0, self._plan.policies(0, 1))
        self.lines(0, 1)

    def play(self, first: int, policies: Int64Array) -> Results:
        """Play plays from number ``first`` on; their records can be had until the next call.

        Args:
            first: Number of the first play.
            policies: int64[B, S], as ``Plan.policies`` returns them.
        """
        plays, seat_count = policies.shape
        self._first, self._results = first, batch.results_of(plays, seat_count)
        run = batch.Run(mixed(self._plan.seed), first, batch.NO_EVENT, policies)
        parts: dict[int, list[event_kernels.Written]] = {}

        def work(lo: int, hi: int) -> None:
            parts[lo] = self._played(lo, hi, run)

        over_threads(work, plays, self._plan.threads)
        written = [one for _, part in sorted(parts.items()) for one in part]
        self._codes = np.concatenate([one.codes for one in written])
        self._numbers = np.concatenate([one.numbers for one in written])
        sizes = np.concatenate([np.diff(one.ends, prepend=0) for one in written])
        self._ends = np.append(0, np.cumsum(sizes))
        return self._results

    def _played(self, lo: int, hi: int, run: batch.Run) -> list[event_kernels.Written]:
        """Return the events of some plays, in several pieces if there was no room for all."""
        write = self._engine.bound(event_kernels.write_plays)
        scratch, states = batch.scratch_of(self._engine.game.rules), self._engine.array(1)
        pieces: list[event_kernels.Written] = []
        room = _ROOM
        while lo < hi:
            written = event_kernels.written_of(room, len(run.policies))
            stop = write(states, self._start, lo, hi, run, scratch, self._results, written)
            if stop == lo:
                room *= 2
                continue
            ends = written.ends[lo:stop]
            codes, numbers = written.codes[: ends[-1]], written.numbers[: ends[-1]]
            pieces.append(event_kernels.Written(codes, numbers, ends))
            lo = stop
        return pieces

    def record(self, number: int) -> PlayRecord:
        """Return the record of a play of the last call of ``play``."""
        part = self._events(number, number + 1)
        events = self._texts.pairs(self._codes[part], self._numbers[part])
        return self._record(number, events, self._outcome(number))

    def lines(self, lo: int, hi: int) -> bytes:
        """Return ``record(number).line()`` of plays ``lo .. hi - 1``, each with a line break."""
        part = self._events(lo, hi)
        texts = np.empty(part.stop - part.start, np.int64)
        find, join = self._engine.bound(find_texts), self._engine.bound(join_lines)
        if find(self._codes[part], self._store.texts, texts):
            asked = self._ask(part.start, np.flatnonzero(texts < 0))
            find(self._codes[part], self._store.texts, texts)
            for event, text in asked.items():  # those without a code are not found
                texts[event] = text
        plays = slice(lo - self._first, hi - self._first)
        results = batch.Results(*(one[plays] for one in self._results))
        ends = self._ends[plays.start + 1 : plays.stop + 1] - part.start
        room = self._store.room(texts, hi - lo, self._plan.seat_count, self._frame)
        out = np.empty(room, np.uint8)
        size = join(texts, ends, lo, results, self._store.texts, self._frame, out)
        return out[:size].tobytes()

    def _events(self, lo: int, hi: int) -> slice:
        return slice(int(self._ends[lo - self._first]), int(self._ends[hi - self._first]))

    def _ask(self, begin: int, unknown: Int64Array) -> dict[int, int]:
        """Ask for the texts of events that are not known; return their numbers by event.

        Of events with the same code, which have the same text, the first is asked for.

        Args:
            begin: The event that is counted as 0.
            unknown: int64[U], the events, in ascending order.
        """
        codes = self._codes[unknown + begin]
        firsts = np.unique(codes, return_index=True)[1]
        firsts = np.union1d(firsts[codes[firsts] != NO_CODE], np.flatnonzero(codes == NO_CODE))
        events = unknown[firsts]
        plays = np.searchsorted(self._ends, events + begin, "right") - 1
        asked: dict[int, int] = {}
        starts = np.flatnonzero(np.diff(plays, prepend=-1))  # where the next play begins
        for play, ours in zip(plays[starts], np.split(events, starts[1:]), strict=True):
            lo, hi = self._ends[play : play + 2]
            there, places = self._codes[lo:hi].tolist(), (ours + begin - lo).tolist()
            pairs = self._texts.pairs_at(places, there, self._numbers[lo:hi])
            for event, place, pair in zip(ours.tolist(), places, pairs, strict=True):
                asked[event] = self._store.number_of(there[place], json_of(pair))
        return asked

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
