"""The log of a play at a table: its entries, the play they lead to, and the narration.

The log only grows.  Taking an action back is an entry of its own; the play then lacks the action,
so records and replays show only what still counts, while the log and its numbering continue.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.core.constants import CHANCE
from cuboteca.core.play import Event
from cuboteca.core.play_record import actor_name
from cuboteca.table.leaving import OF_THE_TABLE
from cuboteca.table.narration import Narration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cuboteca.core.chance import TableRng
    from cuboteca.core.play import Play
    from cuboteca.core.provable import Chain, Withdrawn
    from cuboteca.core.record import State
    from cuboteca.table.requests import StandIn

#: Number and text of the entry by which a seat takes its last action back.
TAKE_BACK = -1
_TAKE_BACK_TEXT = "take back"
_KEPT = 16  # states before the last events: two turns of most tables


def is_event(entry: Event) -> bool:
    """Return whether an entry is about the play, not about the table: taking back is."""
    return entry.actor == CHANCE or entry.number not in OF_THE_TABLE


def is_decision(entry: Event) -> bool:
    """Return whether an entry is an action, or takes one back: a decision of its actor."""
    return entry.actor != CHANCE and is_event(entry)


def standing_entries(entries: Iterable[tuple[int, int]]) -> list[int]:
    """Return which entries of a log are events of its play, by their places in ``entries``.

    Taking back undoes the last decision of whoever does it, and all events since.

    Args:
        entries: Actor and number of each, in order.
    """
    standing: list[tuple[int, int]] = []  # place and actor
    for place, (actor, number) in enumerate(entries):
        if actor == CHANCE or (number != TAKE_BACK and number not in OF_THE_TABLE):
            standing.append((place, actor))
        elif number == TAKE_BACK:
            while standing.pop()[1] != actor:
                pass
    return [place for place, _ in standing]


class EventLog:
    """A play and the log that led to it.

    Args:
        play: A fresh one.
        chain: Before the first entry; None at a table of the scheme that has none.
    """

    def __init__(self, play: Play, chain: Chain | None = None) -> None:
        self.play = play
        self.chain = chain
        self.narration = Narration(play.game.presentation)
        self.entries: list[Event] = []
        self.stand_ins: dict[int, StandIn] = {}  # entries made in place of a bot, and why
        self._standing: list[int] = []  # numbers of the entries of the play's events
        self._befores: list[State] = []  # before each of the last events, until one is taken back
        self._takeable: tuple[tuple[int, int, bool], bool] | None = None  # what was asked, answer

    @property
    def standing(self) -> list[int]:
        """Numbers of the entries of the play's events."""
        return list(self._standing)

    @property
    def before(self) -> State | None:
        """The state before the last event, unless that was taken back."""
        return self._befores[-1] if self._befores else None

    def resume(
        self,
        entries: list[Event],
        standing: list[int],
        before: State | None,
        narration: Narration,
        head: str,
    ) -> None:
        """Go on after ``entries``, which have led to the play as it is.

        Whoever calls it adds the ``stand_ins`` among them.

        Args:
            entries: Of the log.
            standing: Numbers of those that are the play's events.
            before: The state before the last event, unless that was taken back.
            narration: Of the entries.
            head: Of the chain; "" if there is none.
        """
        self.entries, self.narration, self.stand_ins = entries, narration, {}
        self._befores = [] if before is None else [before]
        self._standing, self._takeable = standing, None
        if self.chain is not None:
            self.chain = replace(self.chain, head=head, length=len(entries))

    @property
    def seq(self) -> int:
        """Number of entries so far; the next one gets this number."""
        return len(self.entries)

    def act(self, seat: int, action: int, stand_in: StandIn = "") -> None:
        """Let ``seat`` act; raises IllegalActionError.

        Args:
            seat: Who acts.
            action: What it does.
            stand_in: Why the action was made in place of the seat's bot; the narration mentions it.
        """
        seq = self.seq
        self._happen(lambda: self.play.act(seat, action))
        if stand_in:
            self.stand_ins[seq] = stand_in
            self.narration.add_stand_in(seq, seat, stand_in)

    def draw(self, rng: TableRng) -> None:
        """Let the table's chance decide the draw that is due.

        It gets the number of the event in the play, as records count: no draw is ever taken back,
        so no number is used twice.
        """
        self._happen(lambda: self.play.draw_by(rng))

    def take_back(self, seat: int) -> None:
        """Let ``seat`` take its last decision back, and with it what others have decided since.

        Whoever calls it has made sure that it may be (``can_take_back``).

        Raises:
            IllegalActionError: There is no such decision, or something was drawn after it.
        """
        undone = len(self.play.take_back_with_answers(seat))
        self._befores = []
        self.narration.take_back(self.seq, seat, self._standing[-undone:])
        del self._standing[-undone:]
        self._add(Event(seat, TAKE_BACK, _TAKE_BACK_TEXT))

    def note(self, entry: Event) -> None:
        """Add an entry of the table (``leaving.py``), which changes nothing in the play."""
        self.narration.add_of_table(self.seq, entry.actor, entry.number, entry.text)
        self._add(entry)

    def repeat(self, entry: Event, stand_in: StandIn = "") -> None:
        """Apply an entry of the log; raises IllegalActionError."""
        if entry.actor == CHANCE:
            self._happen(lambda: self.play.chance(entry.number))
        elif entry.number == TAKE_BACK:
            self.take_back(entry.actor)
        elif entry.number in OF_THE_TABLE:
            self.note(entry)
        else:
            self.act(entry.actor, entry.number, stand_in)

    def event_after(self, seq: int) -> int:
        """Return the number of the first event from entry ``seq`` on; of the next entry if none.

        Entries of the table are no events: a page that has not heard of them may go on.
        """
        later = range(min(seq, self.seq), self.seq)
        return next((one for one in later if is_event(self.entries[one])), self.seq)

    def can_take_back(self, seat: int, *, with_answers: bool = False) -> bool:
        """Return what ``Play.can_take_back`` does; computed once per entry."""
        asked = (self.seq, seat, with_answers)
        if self._takeable is None or self._takeable[0] != asked:
            before = self._before_last(seat)
            can = self.play.can_take_back(seat, with_answers=with_answers, before=before)
            self._takeable = (asked, can)
        return self._takeable[1]

    def _before_last(self, seat: int) -> State | None:
        """Return the state before the last decision of ``seat``; None if it is no longer kept."""
        number = self.play.last_decision(seat)
        ago = self.play.seq - number if number is not None else 0
        return self._befores[-ago] if 0 < ago <= len(self._befores) else None

    def last_decision(self, seat: int) -> int | None:
        """Return the entry of the last decision of ``seat``; None if something was drawn since."""
        last = self.play.last_decision(seat)
        return None if last is None else self._standing[last]

    def stood_in(self, seat: int) -> int:
        """Return how many actions of ``seat`` were made in place of its bot."""
        return sum(self.entries[seq].actor == seat for seq in self.stand_ins)

    def standing_stand_ins(self) -> dict[int, StandIn]:
        """Return ``stand_ins`` by the number of the event in the play, without those taken back."""
        numbers = enumerate(self._standing)
        return {event: self.stand_ins[seq] for event, seq in numbers if seq in self.stand_ins}

    def taken_back(self, seat: int) -> int:
        """Return how often ``seat`` has taken an action back."""
        return sum(entry.actor == seat and entry.number == TAKE_BACK for entry in self.entries)

    def _happen(self, happen: Callable[[], Event]) -> None:
        before = self.play.engine.copy(self.play.state)
        event = happen()
        self._befores = [*self._befores[1 - _KEPT :], before]
        self.narration.add(self.seq, event, before, self.play.state)
        self._standing.append(self.seq)
        self._add(event)

    def _add(self, entry: Event) -> None:
        self.entries.append(entry)
        if self.chain is not None:
            self.chain = self.chain.then(actor_name(entry.actor), entry.text)

    def withdrawn(self) -> tuple[Withdrawn, ...]:
        """Return the entries that the play lacks: actions taken back, and their taking back."""
        standing = set(self._standing)
        return tuple(
            (seq, actor_name(entry.actor), entry.text)
            for seq, entry in enumerate(self.entries)
            if seq not in standing
        )

    def copy(self) -> EventLog:
        """Return an independent copy."""
        other = object.__new__(EventLog)
        other.play = self.play.copy()
        other.chain = self.chain
        other.narration = self.narration.copy()
        other.entries = list(self.entries)
        other.stand_ins = dict(self.stand_ins)
        other._standing = list(self._standing)
        other._befores = list(self._befores)
        other._takeable = None
        return other


__all__ = ["TAKE_BACK", "EventLog", "is_decision", "is_event", "standing_entries"]
