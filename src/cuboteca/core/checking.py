"""Checking many records quickly: ``core.replay`` on compiled rules, with the same refusals.

Where ``replay`` asks the notation what each text means, a checker asks once per text and then lets
a kernel follow the play (``core.event_kernels.follow_texts``).  What it cannot follow it leaves to
``replay``, which also finds the words for what is wrong.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca.core import event_kernels
from cuboteca.core.batch import scratch_of
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import NotationError
from cuboteca.core.event_texts import EventTexts
from cuboteca.core.play import Outcome, Play
from cuboteca.core.play_record import CHANCE_NAME
from cuboteca.core.refusals import OK
from cuboteca.core.replay import check_outcome, open_record, replay, rng_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.record import State

_NOBODY = -9  # an actor that no play waits for
_MOST_STARTS = 32  # first states whose texts are remembered
_LISTED_AT_ONCE = 1 << 16  # possibilities
_FIRST_ROOM = 256  # texts, and meanings of texts, that are remembered before it must grow


class Checked(NamedTuple):
    """A record whose events are all possible."""

    numbers: tuple[int, ...]  # actions and outcomes
    outcome: Outcome | None  # None: the play lasts


class Checker:
    """Checks records of one game.

    Args:
        game: The game.
        engine: The compiled one by default.
    """

    def __init__(self, game: Game, engine: Engine | None = None) -> None:
        self._game = game
        self._engine = engine or engine_of(game)
        self._texts: dict[tuple[str, int, str], _KnownTexts] = {}

    def check(self, record: PlayRecord) -> Checked:
        """Return what a record says, all of its events and its outcome checked.

        Raises:
            RecordError: As ``replay`` does.
        """
        if record.proof is not None or rng_of(record) is not None:
            return self._replayed(record)  # its draws follow from a secret
        texts = self._texts_of(record)
        state = self._engine.copy(texts.start[0])
        numbers = texts.followed(state, record.events)
        if numbers is None:
            return self._replayed(record)
        outcome = self._outcome(state, len(record.seats))
        check_outcome(outcome, len(numbers), record)
        return Checked(tuple(numbers.tolist()), outcome)

    def possible(self, record: PlayRecord, checked: Checked) -> Iterator[tuple[str, ...]]:
        """Yield the notation of all that was possible at each event of a checked record."""
        texts = self._texts_of(record)
        yield from texts.possible(np.array(checked.numbers, np.int64))

    def _replayed(self, record: PlayRecord) -> Checked:
        play = replay(self._game, record)
        return Checked(tuple(event.number for event in play.events), play.outcome)

    def _texts_of(self, record: PlayRecord) -> _KnownTexts:
        options = json.dumps([record.game, record.rules_version, dict(record.options)])
        key = options, len(record.seats), record.position
        if key not in self._texts:
            if len(self._texts) == _MOST_STARTS:
                del self._texts[next(iter(self._texts))]
            self._texts[key] = _KnownTexts(self._engine, open_record(self._game, record))
        return self._texts[key]

    def _outcome(self, state: State, seat_count: int) -> Outcome | None:
        if self._engine.to_move(state) != OVER:
            return None
        return Outcome(
            tuple(self._engine.points(state, seat_count)),
            tuple(self._engine.ranks(state, seat_count)),
            self._engine.end_reason(state),
        )


class _KnownTexts(EventTexts):
    """What texts mean in plays with the same first state.

    Args:
        engine: Runs the rules.
        play: At its start.
    """

    def __init__(self, engine: Engine, play: Play) -> None:
        super().__init__(engine, engine.layout.pack(play.state))
        if engine.mode == "interpreted":
            self.start = [engine.adopt(play.state)]
        self._places: dict[str, int] = {}
        self._pairs = 0
        self._scratch = scratch_of(engine.game.rules)
        self._table = event_kernels.KnownTexts(
            *(np.full(_FIRST_ROOM, -1, np.int64) for _ in event_kernels.KnownTexts._fields)
        )

    def followed(self, state: State, events: Sequence[tuple[str, str]]) -> Int64Array | None:
        """Take the events of a record, in place.

        Returns:
            int64[E], their numbers; None if one is impossible, or its text is not the usual one.
        """
        texts = np.array([self._place(text) for _, text in events], np.int64)
        actors = np.array([_actor(name) for name, _ in events], np.int64)
        numbers = np.zeros(len(events), np.int64)
        follow = self.engine.bound(event_kernels.follow_texts)
        first = 0
        while True:
            first = follow(state, texts, actors, first, self._table, self._scratch, numbers)
            if first == len(events):
                return numbers
            number = self._learnt(state, int(actors[first]), events[first][1])
            if number is None:
                return None
            numbers[first] = number
            self.engine.rules.apply(state, number)
            first += 1

    def possible(self, numbers: Int64Array) -> Iterator[tuple[str, ...]]:
        """Yield the notation of all that was possible at each event of a play."""
        rules, state = self.engine.game.rules, self.engine.copy(self.start[0])
        room = max(_LISTED_AT_ONCE, rules.action_count, rules.outcome_count)
        written = event_kernels.written_of(room, len(numbers))
        listing = self.engine.bound(event_kernels.list_possible)
        take = self.engine.bound(event_kernels.take_events)
        before, taken = self.engine.copy(self.start[0]), 0
        first = 0
        while first < len(numbers):
            stop = listing(state, numbers, first, self._scratch, written)
            ends = written.ends[: stop - first].tolist()
            codes, numbers_there = (array[: ends[-1]].tolist() for array in written[:2])
            begin = 0
            for event, end in enumerate(ends, first):
                texts = self.known_texts(codes[begin:end])
                if texts is None:
                    take(before, numbers, taken, event)
                    taken = event
                    texts = self.texts_at(before, codes[begin:end], numbers_there[begin:end])
                yield texts
                begin = end
            first = stop

    def _place(self, text: str) -> int:
        place = self._places.get(text)
        if place is None:
            place = self._places[text] = len(self._places)
            if place == len(self._table.first):
                self._table = self._table._replace(first=_doubled(self._table.first))
        return place

    def _learnt(self, state: State, actor: int, text: str) -> int | None:
        """Return what a text means, and remember it; None where it means nothing or is unusual."""
        game, rules = self.engine.game, self.engine.rules
        mover = self.engine.to_move(state)
        if mover == OVER or mover != actor:
            return None
        parse = game.notation.parse_outcome if mover == CHANCE else game.notation.parse_action
        try:
            number = parse(state, text)
        except NotationError:
            return None
        if mover == CHANCE:
            weights = self.engine.chance_weights(state)
            is_possible = number < len(weights) and weights[number] > 0
        else:
            is_possible = rules.refusal(state, number) == OK
        if not is_possible or self.pair(state, number)[1] != text:
            return None
        code = int(self.engine.bound(event_kernels.event_code)(state, mover, number))
        if code >= 0:
            self._add(self._places[text], code, number)
        return number

    def _add(self, place: int, code: int, number: int) -> None:
        if self._pairs == len(self._table.codes):
            self._table = self._table._replace(
                before=_doubled(self._table.before),
                codes=_doubled(self._table.codes),
                numbers=_doubled(self._table.numbers),
            )
        first, before, codes, numbers = self._table
        before[self._pairs], codes[self._pairs], numbers[self._pairs] = first[place], code, number
        first[place] = self._pairs
        self._pairs += 1


def _doubled(array: Int64Array) -> Int64Array:
    return np.concatenate([array, np.full(len(array), -1, np.int64)])


def _actor(name: str) -> int:
    """Return the actor that a record names: a seat or ``CHANCE``."""
    if name == CHANCE_NAME:
        return CHANCE
    return int(name) if name.isascii() and name.isdecimal() and str(int(name)) == name else _NOBODY


__all__ = ["Checked", "Checker"]
