"""What the people at a table have been told about the play, ready for any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar, overload

from cuboteca.core.constants import CHANCE
from cuboteca.core.words import SeatName, say
from cuboteca.table.leaving import SKIP, sentence_key, what_in
from cuboteca.table.requests import SUBSTITUTED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cuboteca.core.game import Presentation
    from cuboteca.core.play import Event, Play
    from cuboteca.core.record import State
    from cuboteca.core.words import ScoreSheet, Sentence
    from cuboteca.table.requests import StandIn


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the narration."""

    seq: int  # of the entry that it is about
    actor: int  # a seat or CHANCE
    sentence: Sentence
    of_table: bool = False  # its text comes from the table, not from the game


@dataclass(frozen=True, slots=True)
class SheetAt:
    """A score sheet and the entry that led to it."""

    seq: int
    sheet: ScoreSheet


T = TypeVar("T", Line, SheetAt)


class LazyList(Sequence[T]):
    """What has been told; of what a snapshot holds, each item is read when it is first asked for.

    Opening a long table is then quick, and what nobody looks at takes little memory: a page shows
    the newest lines of a log.

    Args:
        texts: The first items, as a snapshot holds them.
        read: Returns the item of a text.
    """

    def __init__(self, texts: Iterable[str] = (), read: Callable[[str], T] | None = None) -> None:
        self._read: Callable[[str], T] | None = read
        self._kept: list[str | T] = [*texts]  # copies share it: it is the same for all of them
        self._new: list[T] = []

    def __len__(self) -> int:
        return len(self._kept) + len(self._new)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        number = index + len(self) if index < 0 else index
        if number < 0:
            raise IndexError(index)
        if number >= len(self._kept):
            return self._new[number - len(self._kept)]
        found = self._kept[number]
        if isinstance(found, str):
            assert self._read is not None
            found = self._kept[number] = self._read(found)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyList) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def texts(self, write: Callable[[T], str]) -> list[str]:
        """Return the texts of all items, of those that were read as ``write`` returns them."""
        kept = [one if isinstance(one, str) else write(one) for one in self._kept]
        return kept + [write(one) for one in self._new]

    def extend(self, items: Iterable[T]) -> None:
        """Add items at the end."""
        self._new += items

    def copy(self) -> LazyList[T]:
        """Return an independent copy, of the same items."""
        other: LazyList[T] = LazyList()
        other._read, other._kept, other._new = self._read, self._kept, list(self._new)
        return other


class Lineage:
    """What a narration and its copies have in common: they tell of one play."""


class Narration:
    """The lines and score sheets of one play; grows with what happens.

    Args:
        presentation: The game's presentation.

    Attributes:
        lineage: The same for copies.
    """

    def __init__(self, presentation: Presentation) -> None:
        self._presentation = presentation
        self.lineage = Lineage()
        self.lines: LazyList[Line] = LazyList()
        self.sheets: LazyList[SheetAt] = LazyList()

    def add(self, seq: int, event: Event, before: State, after: State) -> None:
        """Narrate ``event``, entry ``seq``, which led from ``before`` to ``after``."""
        entry = self._presentation.log_entry(before, event.number, after)
        self.lines.extend(Line(seq, event.actor, sentence) for sentence in entry.sentences)
        if entry.sheet is not None:
            self.sheets.extend([SheetAt(seq, entry.sheet)])

    def take_back(self, seq: int, seat: int, taken: Sequence[int]) -> None:
        """Add that ``seat`` took entries back, its own first; the lines about them stay."""
        key = "log-take-back" if len(taken) == 1 else "log-take-back-answers"
        sentence = say(key, player=SeatName(seat))
        self.lines.extend([Line(seq, seat, sentence, of_table=True)])
        standing = [sheet for sheet in self.sheets if sheet.seq not in taken]
        self.sheets = LazyList()
        self.sheets.extend(standing)

    def add_stand_in(self, seq: int, seat: int, why: StandIn) -> None:
        """Add that entry ``seq`` was made in place of the bot in ``seat``, and why.

        Where a bot plays in a person's place, the log has said so already.
        """
        if why in SUBSTITUTED:
            return
        sentence = say(f"log-stand-in-{why}", player=SeatName(seat))
        self.lines.extend([Line(seq, seat, sentence, of_table=True)])

    def add_of_table(self, seq: int, seat: int, number: int, text: str) -> None:
        """Add entry ``seq``, which is of the table and no event of the play."""
        self.lines.extend([Line(seq, seat, _said(seat, number, text), of_table=True)])

    def copy(self) -> Narration:
        """Return an independent copy."""
        other = Narration(self._presentation)
        other.lineage = self.lineage
        other.lines = self.lines.copy()
        other.sheets = self.sheets.copy()
        return other

    def until(self, seq: int) -> tuple[list[Line], SheetAt | None]:
        """Return the lines of the first ``seq`` entries and the sheet of the last of them."""
        lines = [line for line in self.lines if line.seq < seq]
        sheets = [sheet for sheet in self.sheets if sheet.seq == seq - 1]
        return lines, sheets[-1] if sheets else None


def _said(seat: int, number: int, text: str) -> Sentence:
    """Return the sentence about an entry of the table (``leaving.py``)."""
    key, what = f"log-{sentence_key(number, text)}", what_in(number, text)
    if what.startswith(SKIP):
        return say(key, player=SeatName(seat), other=SeatName(int(what.removeprefix(SKIP))))
    return say(key, player=SeatName(seat))


@dataclass(frozen=True)
class History:
    """A play's states and narration, event by event, for replays, without actions taken back."""

    snapshots: tuple[bytes, ...]  # before the first event, after it, ...
    narration: Narration
    actors: tuple[int, ...]  # of each event: a seat or CHANCE

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.snapshots) - 1

    @cached_property
    def moments(self) -> tuple[int, ...]:
        """The steps with something to say, in order, and the last one; 0 is not among them."""
        with_lines = {line.seq + 1 for line in self.narration.lines}
        return tuple(sorted(with_lines | ({self.last} if self.last else set())))

    @cached_property
    def chapters(self) -> tuple[int, ...]:
        """The moments that begin a part of the play, such as a round or a phase."""
        return tuple(
            sorted({line.seq + 1 for line in self.narration.lines if line.sentence.heading})
        )

    def decisions(self, seat: int | None) -> tuple[int, ...]:
        """Return the steps that the decisions of ``seat`` led to, in order; none for None."""
        return tuple(step for step, actor in enumerate(self.actors, 1) if actor == seat)

    @cached_property
    def opening(self) -> int:
        """The first decision with a line; before there is one, the last moment, or 0."""
        with_lines = {line.seq + 1 for line in self.narration.lines}
        decided = (
            step for step in self.moments if step in with_lines and self.actors[step - 1] != CHANCE
        )
        return next(decided, self.moments[-1] if self.moments else 0)


def history_of(
    start: Play, events: Sequence[Event], stand_ins: Mapping[int, StandIn] | None = None
) -> History:
    """Replay ``events`` from ``start`` (changed), keeping every state and narrating anew.

    Args:
        start: The play before the first event.
        events: What happened.
        stand_ins: Why an event was made in place of a bot, by the event's number.
    """
    engine = start.engine
    snapshots = [engine.snapshot(start.state)]
    narration = Narration(start.game.presentation)
    for seq, event in enumerate(events):
        before = engine.copy(start.state)
        engine.apply(start.state, event.number)
        snapshots.append(engine.snapshot(start.state))
        narration.add(seq, event, before, start.state)
        if stand_ins and seq in stand_ins:
            narration.add_stand_in(seq, event.actor, stand_ins[seq])
    return History(tuple(snapshots), narration, tuple(event.actor for event in events))


__all__ = ["History", "LazyList", "Line", "Lineage", "Narration", "SheetAt", "history_of"]
