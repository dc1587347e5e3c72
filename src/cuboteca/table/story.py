"""What a play has told the people at the table, ready to be put into any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.play import Event, Play
    from cuboteca.core.record import State
    from cuboteca.core.words import ScoreSheet, Sentence


@dataclass(frozen=True)
class Line:
    """One sentence of the story."""

    seq: int  # of the event that told it
    actor: int  # a seat or CHANCE
    sentence: Sentence


@dataclass(frozen=True)
class SheetAt:
    """A score sheet and the event that brought it."""

    seq: int
    sheet: ScoreSheet


class Story:
    """The lines and score sheets of one play; grows with its events."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.sheets: list[SheetAt] = []

    def add(self, before: State, play: Play, event: Event) -> None:
        """Tell ``event``, which led from ``before`` to where ``play`` stands."""
        seq = play.seq - 1
        telling = play.game.presentation.tell(before, event.number, play.state)
        self.lines += [Line(seq, event.actor, sentence) for sentence in telling.sentences]
        if telling.sheet is not None:
            self.sheets.append(SheetAt(seq, telling.sheet))

    def copy(self) -> Story:
        """Return an independent copy."""
        other = Story()
        other.lines = list(self.lines)
        other.sheets = list(self.sheets)
        return other

    def until(self, seq: int) -> tuple[list[Line], SheetAt | None]:
        """Return the lines of the first ``seq`` events and the sheet of the last of them."""
        lines = [line for line in self.lines if line.seq < seq]
        sheets = [sheet for sheet in self.sheets if sheet.seq == seq - 1]
        return lines, sheets[-1] if sheets else None


@dataclass(frozen=True)
class History:
    """A play's states, event by event, for replays."""

    snapshots: tuple[bytes, ...]  # before the first event, after it, ...

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.snapshots) - 1


def history_of(start: Play, events: Sequence[Event]) -> History:
    """Replay ``events`` from ``start`` (changed) and keep every state."""
    engine = start.engine
    snapshots = [engine.snapshot(start.state)]
    for event in events:
        engine.apply(start.state, event.number)
        snapshots.append(engine.snapshot(start.state))
    return History(tuple(snapshots))


__all__ = ["History", "Line", "SheetAt", "Story", "history_of"]
