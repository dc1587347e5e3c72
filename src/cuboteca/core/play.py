"""One play: a game, its options, its seats, a state, and the events that led to it.

Tables, the terminal, records and replays use ``Play``.  It checks every event and converts between
notation and numbers.  It draws nothing itself: outcomes come from a sampler, so the same class
serves a seeded simulation, the server's committed rng and a test that names the outcomes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeAlias, TypedDict

from numpy import array_equal

from cuboteca.core.chance import Due, draw_below, pick, seeded
from cuboteca.core.constants import CHANCE, HIDDEN, OVER
from cuboteca.core.engine import Engine, engine_of
from cuboteca.core.errors import IllegalActionError, NotationError, PositionError
from cuboteca.core.record import S_co
from cuboteca.core.refusals import OK

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cuboteca.core.arrays import RngState
    from cuboteca.core.chance import TableRng
    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.record import State
    from cuboteca.core.words import Macro

    #: Gets the event's number and the sum of the weights; returns a number below the sum.
    Sampler: TypeAlias = Callable[[int, int], int]


#: A macro makes at most this many decisions, whatever the game says.
LONGEST_MACRO = 32

#: How many states say whether a seat has learnt something.
_TRIED_STATES = 32

#: Characters of a position; those of our games have up to some hundreds.
LONGEST_POSITION = 4_000


@dataclass(frozen=True)
class SeenEvent:
    """An event as somebody sees it; ``number`` is None and ``text`` HIDDEN if it is hidden."""

    actor: int
    number: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: ``actor`` is a seat or ``CHANCE``; ``text`` is its notation."""

    actor: int
    number: int  # action or outcome
    text: str
    observers: frozenset[int] | None = field(default=None, compare=False)  # None: everybody

    def seen_by(self, watcher: int | None) -> SeenEvent:
        """Return the event as ``watcher`` (None: a spectator) sees it while the play lasts."""
        if self.observers is None or watcher in self.observers:
            return SeenEvent(self.actor, self.number, self.text)
        return SeenEvent(self.actor, None, HIDDEN)


class OutcomeJson(TypedDict):
    """An ``Outcome`` as JSON."""

    points: list[int]
    ranks: list[int]
    reason: str


@dataclass(frozen=True)
class Outcome:
    """How a play ended."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    def as_json(self) -> OutcomeJson:
        """Return the outcome as records and the API write it."""
        return {"points": list(self.points), "ranks": list(self.ranks), "reason": self.reason}


class Play(Generic[S_co]):
    """A play in progress or finished.

    Args:
        game: The game.
        options: Any of the game's options; the others get their defaults.
        seats: How many.
        engine: The interpreted engine by default.
        position: Where it begins, in the notation of states; "" where plays of the game begin.

    Raises:
        OptionError: The options or the number of seats do not fit the game.
        PositionError: The position is none of the game with that many seats.

    Attributes:
        drawn: How many draws there were so far from each source (``Game.source``).
    """

    def __init__(
        self,
        game: Game[S_co],
        options: Mapping[str, object],
        seat_count: int,
        engine: Engine[S_co] | None = None,
        position: str = "",
    ) -> None:
        self.game = game
        self.options: dict[str, OptionValue] = game.options(options, seat_count)
        self.seat_count = seat_count
        self.engine = engine or engine_of(game, "interpreted")
        self.position = position
        self.state: S_co = self.first_state()
        self.events: list[Event] = []
        self.drawn: Counter[str] = Counter()

    def first_state(self, engine: Engine[S_co] | None = None) -> S_co:
        """Return the state before the first event.

        Args:
            engine: Whose form it gets; the play's own by default.

        Raises:
            PositionError: The play's position is none of the game with so many seats.
        """
        engine = engine or self.engine
        if not self.position:
            return engine.start(self.options, self.seat_count)
        return engine.adopt(position_of(self.game, self.position, self.seat_count))

    @property
    def seq(self) -> int:
        """Number of events so far; the next event gets this number."""
        return len(self.events)

    @property
    def to_move(self) -> int:
        """The seat that decides, ``CHANCE`` or ``OVER``."""
        return self.engine.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the play has ended."""
        return self.to_move == OVER

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat to move; empty at a draw or at the end."""
        return self.engine.legal_actions(self.state)

    def may(self, action: int) -> bool:
        """Return whether the seat to move may take an action; whatever is none may not be taken."""
        rules = self.engine.rules
        if self.to_move < 0 or action not in range(rules.action_count):
            return False
        return rules.refusal(self.state, action) == OK

    def legal_texts(self) -> list[str]:
        """Return the legal actions in notation, in the order of ``legal_actions``."""
        notation = self.game.notation
        return [notation.format_action(self.state, action) for action in self.legal_actions()]

    def act(self, seat: int, action: int) -> Event:
        """Let ``seat`` take ``action``.

        Raises:
            IllegalActionError: It is not that seat's turn, or the action is illegal; nothing
                has changed.
        """
        mover = self.to_move
        if mover == OVER:
            raise IllegalActionError("the play is over")
        if seat != mover:
            waiting = "chance" if mover == CHANCE else f"seat {mover}"
            raise IllegalActionError(f"it is not seat {seat}'s turn: the table waits for {waiting}")
        if not self.may(action):
            raise IllegalActionError(f"action {action} is not legal now")
        text = self.game.notation.format_action(self.state, action)
        return self._happen(Event(seat, action, text))

    def act_text(self, seat: int, text: str) -> Event:
        """Let ``seat`` take the action written ``text``; raises NotationError as well."""
        return self.act(seat, self.game.notation.parse_action(self.state, text))

    def chance(self, outcome: int) -> Event:
        """Give the draw that the play waits for this outcome.

        Raises:
            IllegalActionError: No draw is due, or the outcome is not possible; nothing has changed.
        """
        if self.to_move != CHANCE:
            raise IllegalActionError("nothing is drawn now")
        weights = self.engine.chance_weights(self.state)
        return self._drawn(weights, outcome)

    def _drawn(self, weights: list[int], outcome: int) -> Event:
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise IllegalActionError(f"outcome {outcome} is not possible now")
        text = self.game.notation.format_outcome(self.state, outcome)
        observers = self.game.observers(self.state, outcome)
        self.drawn[self.game.source(self.state)] += 1
        return self._happen(Event(CHANCE, outcome, text, observers))

    def chance_text(self, text: str) -> Event:
        """Give the draw the outcome written ``text``; raises NotationError as well."""
        if self.to_move != CHANCE:
            raise IllegalActionError("nothing is drawn now")
        return self.chance(self.game.notation.parse_outcome(self.state, text))

    def draw(self, sampler: Sampler) -> Event:
        """Let ``sampler(seq, total)`` decide the draw that the play waits for.

        Raises:
            IllegalActionError: No draw is due.
        """
        if self.to_move != CHANCE:
            raise IllegalActionError("nothing is drawn now")
        weights = self.engine.chance_weights(self.state)
        return self._drawn(weights, pick(weights, sampler(self.seq, sum(weights))))

    def draw_all(self, sampler: Sampler) -> list[Event]:
        """Draw until a seat is to move or the play is over; return the events."""
        drawn: list[Event] = []
        while self.to_move == CHANCE:
            drawn.append(self.draw(sampler))
        return drawn

    def due(self) -> Due:
        """Return the draw that the play waits for.

        Raises:
            IllegalActionError: No draw is due.
        """
        if self.to_move != CHANCE:
            raise IllegalActionError("nothing is drawn now")
        weights = [int(weight) for weight in self.engine.chance_weights(self.state)]
        source = self.game.source(self.state)
        return Due(self.seq, weights, source, self.drawn[source])

    def draw_by(self, rng: TableRng) -> Event:
        """Let a table's chance decide the draw that is due; raises IllegalActionError."""
        due = self.due()
        return self._drawn(list(due.weights), pick(due.weights, rng.number(due)))

    def macros(self, seat: int | None) -> tuple[Macro, ...]:
        """Return the macros that ``seat`` may start now; none unless it is to move."""
        offers = self.game.macros
        if offers is None or seat is None or seat < 0 or seat != self.to_move:
            return ()
        offered = offers.offered(self.state, seat)
        return tuple(one for one in offered if self.follow(seat, one.name) is not None)

    def follow(self, seat: int, macro: str) -> int | None:
        """Return the next action of a macro that ``seat`` has started; None where it stops."""
        offers = self.game.macros
        if offers is None or seat < 0 or seat != self.to_move:
            return None
        return offers.follow(self.state, seat, macro)

    def can_take_back(
        self, seat: int, *, with_answers: bool = False, before: S_co | None = None
    ) -> bool:
        """Return whether ``seat``, which has to be to move, may undo its last decision.

        A decision is final once something was drawn or another seat decided after it, or if the
        game says so (``Game.may_take_back``).

        Args:
            seat: Who asks.
            with_answers: Whether what others have decided since may be undone too, as the answers
                of bots may.  A decision is then final once something was drawn or ``seat`` learnt
                something that was hidden.
            before: The state before that decision; None: the play is replayed up to there.
        """
        last = self.last_decision(seat)
        if last is None or self.to_move != seat:
            return False
        own = last == self.seq - 1
        if not own and not (with_answers and self.game.hides):
            return with_answers
        before = self._state_before(last) if before is None else before
        if own and self.game.may_take_back(before, self.events[last].number, self.state):
            return True
        return with_answers and not self._has_learnt(seat, last, before)

    def last_decision(self, seat: int) -> int | None:
        """Return the number of the last decision of ``seat``; None if something was drawn since."""
        for number in reversed(range(self.seq)):
            actor = self.events[number].actor
            if actor in (seat, CHANCE):
                return number if actor != CHANCE else None
        return None

    def _has_learnt(self, seat: int, first: int, before: State) -> bool:
        """Return whether decisions after ``before``, from number ``first`` on, told ``seat`` more.

        They have not if they are possible, and look the same afterwards, in states that agree with
        what ``seat`` knew before.  If they differ in one such state in ten, that is overlooked in
        one case in thirty.
        """
        if not self.game.hides:
            return False
        engine, rng = self.engine, seeded(first)
        seen = engine.observe(self.state, seat)
        drawn = (engine.resample(before, seat, rng) for _ in range(_TRIED_STATES))
        for state in {engine.snapshot(one): one for one in drawn}.values():
            for event in self.events[first:]:
                if event.number not in engine.legal_actions(state):
                    return True
                engine.apply(state, event.number)
            if not array_equal(engine.observe(state, seat), seen):
                return True
        return False

    def take_back(self, seat: int) -> Event:
        """Undo the last event and return it; records then lack it.

        Raises:
            IllegalActionError: ``seat`` may not do so; nothing has changed.
        """
        if not self.can_take_back(seat):
            raise IllegalActionError(f"there is nothing that seat {seat} may take back now")
        return self.take_back_with_answers(seat)[0]

    def take_back_with_answers(self, seat: int) -> list[Event]:
        """Undo the last decision of ``seat`` and all that others have decided since; return these.

        Whoever calls it has made sure that it may be (``can_take_back``).

        Raises:
            IllegalActionError: There is no such decision, or something was drawn after it; nothing
                has changed.
        """
        last = self.last_decision(seat)
        if last is None:
            raise IllegalActionError(f"there is nothing that seat {seat} may take back now")
        self.state = self._state_before(last)
        undone = self.events[last:]
        del self.events[last:]
        return undone

    def seen_by(self, watcher: int | None) -> list[SeenEvent]:
        """Return the events as ``watcher`` (None: a spectator) may know them; all once over."""
        if self.is_over:
            return [SeenEvent(event.actor, event.number, event.text) for event in self.events]
        return [event.seen_by(watcher) for event in self.events]

    def _state_before(self, number: int) -> S_co:
        state = self.first_state()
        for event in self.events[:number]:
            self.engine.rules.apply(state, event.number)  # it was legal
        return state

    def _happen(self, event: Event) -> Event:
        self.engine.rules.apply(self.state, event.number)  # known to be legal
        self.events.append(event)
        return event

    @property
    def outcome(self) -> Outcome | None:
        """How the play ended; None while it lasts."""
        if not self.is_over:
            return None
        return Outcome(
            tuple(self.engine.points(self.state, self.seat_count)),
            tuple(self.engine.ranks(self.state, self.seat_count)),
            self.engine.end_reason(self.state),
        )

    def copy(self) -> Play[S_co]:
        """Return an independent copy, events included."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.engine.copy(self.state)
        other.events = list(self.events)
        other.drawn = self.drawn.copy()
        return other


def position_of(game: Game[S_co], position: str, seat_count: int) -> S_co:
    """Return the checked state that a play may begin at.

    Args:
        game: The game.
        position: In the notation of states.
        seat_count: Of the play.

    Raises:
        PositionError: It is none of the game with so many seats, or breaks its rules.
    """
    if len(position) > LONGEST_POSITION:
        raise PositionError(f"a position has at most {LONGEST_POSITION} characters")
    try:
        state = game.notation.parse_state(position)
        game.check(state)
        usual = game.notation.format_state(state)
        seats = int(getattr(state, "seat_count", seat_count))
    except (NotationError, AssertionError) as error:
        raise PositionError(f"this is no position of {game.meta.title}: {error}") from None
    if usual != position:
        raise PositionError(f"this position of {game.meta.title} is not written as usual")
    if seats != seat_count:
        raise PositionError(f"the position has {seats} seats, the play {seat_count}")
    return state


def sampler_of(rng: RngState) -> Sampler:
    """Return a sampler that draws from a seeded rng (``chance.seeded``)."""

    def sampler(_seq: int, total: int) -> int:
        return int(draw_below(rng, total))

    return sampler


__all__ = [
    "LONGEST_MACRO",
    "LONGEST_POSITION",
    "Event",
    "Outcome",
    "OutcomeJson",
    "Play",
    "SeenEvent",
    "position_of",
    "sampler_of",
]
