"""The game contract: everything a game offers, and all that the rest of the product may use.

A game package builds one ``Game`` from its modules; the registry (``cuboteca.games``) lists them.
No code outside a game package asks which game it has in hand.

Vocabulary: a *game* is the rules, a *play* one run of them from set-up to outcome, a *seat* a place
at the table (0 .. n-1, clockwise), a *player* whoever sits in it.  A *state* is everything, a
*view* what one seat may know, an *observation* a view as numbers.  An *action* is what a seat
chooses, an *outcome of chance* what a draw brings, an *event* either of them with its actor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias

from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER, SPECTATOR
from cuboteca.core.errors import OptionError
from cuboteca.core.refusals import CommonRefusal

if TYPE_CHECKING:
    from enum import IntEnum
    from pathlib import Path

    from markupsafe import Markup

    from cuboteca.core.picture import Canvas
    from cuboteca.core.record import Layout, State
    from cuboteca.core.refusals import Explanation
    from cuboteca.core.texts import Texts
    from cuboteca.core.thinking import Level
    from cuboteca.core.words import Choice, LogEntry, Macro, Sentence

__all__ = [
    "CHANCE",
    "OVER",
    "Advice",
    "AssumedFigure",
    "Game",
    "Macros",
    "Meta",
    "Option",
    "OptionValue",
    "Options",
    "Presentation",
    "Rules",
    "Score",
    "Solver",
    "complete_options",
    "half_width",
]

_Z_95 = 1.96

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A choice that people make before a play.

    Its label and explanation are the texts ``option-<name>`` and ``option-<name>-help``.
    """

    name: str
    kind: Literal["bool", "int", "choice", "data"]
    default: OptionValue | Callable[[int], OptionValue]  # a function gets the number of seats
    sentence: str  # what it does, in English, for the command line
    low: int = 0  # of an int
    high: int = 1
    suggested: tuple[int, int] | None = None  # the part of low..high that the page offers
    choices: tuple[str, ...] = ()  # of a choice; of data: the names of what is shipped
    validate: Callable[[str], object] | None = None  # of data: raises OptionError for a bad text

    def default_for(self, seats: int) -> OptionValue:
        """Return the default for a play with ``seats`` seats."""
        return self.default(seats) if callable(self.default) else self.default

    def parse(self, value: object) -> OptionValue:
        """Return ``value`` (a text, a number or a truth value) as this option's kind.

        Raises:
            OptionError: Names the option and what would be right.
        """
        match self.kind:
            case "bool":
                return self._parse_bool(value)
            case "int":
                return self._parse_int(value)
            case "data":
                return self._parse_data(str(value))
            case _:
                if str(value) not in self.choices:
                    raise self._wrong(value, "one of " + ", ".join(self.choices))
                return str(value)

    def _parse_bool(self, value: object) -> bool:
        words = {"true": True, "yes": True, "on": True, "1": True}
        words |= {"false": False, "no": False, "off": False, "0": False}
        word = str(value).strip().lower()
        if word not in words:
            raise self._wrong(value, "true or false")
        return words[word]

    def _parse_int(self, value: object) -> int:
        wanted = f"a whole number from {self.low} to {self.high}"
        if isinstance(value, bool):
            raise self._wrong(value, wanted)
        try:
            number = int(str(value))
        except ValueError:
            raise self._wrong(value, wanted) from None
        if not self.low <= number <= self.high:
            raise self._wrong(value, wanted)
        return number

    def _parse_data(self, value: str) -> str:
        """Return a shipped name, or the whole text of a user's own file once it is validated.

        A text is told from a name by its line breaks.  Interfaces that may read files turn a path
        into the text first, so records hold the data itself and replay anywhere.
        """
        if value in self.choices:
            return value
        if not self.is_own(value) or self.validate is None:
            raise self._wrong(value, "a file that exists, or one of " + ", ".join(self.choices))
        self.validate(value)
        return value

    def is_own(self, value: object) -> bool:
        """Return whether ``value`` is the text of a user's own file, which takes time to check."""
        return self.kind == "data" and "\n" in str(value) and value not in self.choices

    def _wrong(self, value: object, wanted: str) -> OptionError:
        return OptionError(f"option '{self.name}' must be {wanted}, not '{str(value)[:40]}'")


@dataclass(frozen=True)
class AssumedFigure:
    """A figure that stood only in a lost picture of the rulebook; its value is ours."""

    what: Sentence
    value: str


@dataclass(frozen=True)
class Meta:
    """What a game is, for the registry and its page."""

    name: str  # id in the registry, such as "cubosaurs"
    title: str
    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int | None  # of publication; None where no source names it
    min_seats: int
    max_seats: int
    minutes: int  # usual length of a play among people
    options: tuple[Option, ...]
    rules_version: int  # rises when the same events would play differently
    assumed: tuple[AssumedFigure, ...]

    def option(self, name: str) -> Option:
        """Return an option by name.

        Raises:
            OptionError: The game has no such option; names those it has.
        """
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(o.name for o in self.options) or "none"
        raise OptionError(f"{self.title} has no option '{name}'; its options are: {known}")


@rule
def nothing_violated(state: Any) -> int:  # noqa: ARG001
    """Find nothing wrong: of games that leave all checking to ``Game.check``."""
    return 0


@rule
def nothing_hidden(state: Any, seat: int, rng: Any) -> None:
    """Leave everything as it is: of games in which every seat knows the whole state."""


@dataclass(frozen=True)
class Rules:
    """The compiled part: functions marked ``@rule`` on the state record.

    Attributes:
        layout: Of the state.
        action_count: Actions are ``0 .. action_count - 1``.
        outcome_count: Outcomes of chance are ``0 .. outcome_count - 1``.
        observation_size: Length of an observation, int16 numbers.
        start: Options and seats to the first state, checked; ordinary Python.
        to_move: A seat, ``CHANCE`` or ``OVER``.
        legal_mask: Marks bool[action_count]; returns how many are legal.
        apply: Lets an action or an outcome of chance happen, in place.
        chance_weights: Writes int64[outcome_count]; returns the sum.
        points: Writes the points of each seat.
        ranks: Writes the rank of each seat, 1 being best.
        end_reason: Index into ``end_reasons``; 0 while the play lasts.
        observe: Writes int16[observation_size]: what a seat may know.
        greedy_action: The action of the game's rule of thumb.
        end_reasons: Names of the ends, the first one for "not yet".
        longest_play: Upper bound of events in a play, for given options and seats.
        violation: Index into ``violations``: what is wrong with a state, 0 where nothing is; a
            quick part of ``Game.check`` that runs compiled.
        violations: Names of what ``violation`` finds, the first one for "nothing".
        standing: Writes the points of each seat if play stopped and was counted now, as
            ``Presentation.standings`` says them; None where that is what ``points`` writes.
        outlook: Writes float64[seats]: the points that each seat may expect at the end, roughly;
            how a search values a state in which it stops.  None where that is ``standing``.
        resample: ``(state, seat, rng)``: draws anew, in place, what ``seat`` (``SPECTATOR``:
            whoever has none) does not know, by its chances as the seat knows them.
        refusal: ``(state, action)``: the code of what stops the seat to move from taking an action
            in ``0 .. action_count - 1``, ``core.refusals.OK`` where it may: exactly where
            ``legal_mask`` marks it.  Asked only where a seat is to move.
        refusals: The codes of ``refusal``: an ``IntEnum`` with ``OK = 0``, all others above.
    """

    layout: Layout
    action_count: int
    outcome_count: int
    observation_size: int
    start: Callable[[Options, int], State]
    to_move: Callable[..., int]
    legal_mask: Callable[..., int]
    apply: Callable[..., None]
    chance_weights: Callable[..., int]
    points: Callable[..., None]
    ranks: Callable[..., None]
    end_reason: Callable[..., int]
    observe: Callable[..., None]
    greedy_action: Callable[..., int]
    end_reasons: tuple[str, ...]
    longest_play: Callable[[Options, int], int]
    violation: Callable[..., int] = nothing_violated
    violations: tuple[str, ...] = ("",)
    standing: Callable[..., None] | None = None
    outlook: Callable[..., None] | None = None
    resample: Callable[..., None] = nothing_hidden
    refusal: Callable[..., int] | None = None
    refusals: type[IntEnum] = CommonRefusal

    def slots(self) -> dict[str, Callable[..., Any]]:
        """Return the rules by the names that generic algorithms call them."""
        names = (
            "to_move",
            "legal_mask",
            "apply",
            "chance_weights",
            "points",
            "ranks",
            "end_reason",
            "observe",
            "greedy_action",
            "violation",
            "resample",
        )
        slots = {name: getattr(self, name) for name in names}
        if self.refusal is not None:
            slots["refusal"] = self.refusal
        standing = self.standing or self.points
        return slots | {"standing": standing, "outlook": self.outlook or standing}


class Notation(Protocol):
    """Text forms, one grammar a game; each pair is inverse to the other."""

    def format_action(self, state: State, action: int) -> str:
        """Return the text of an action that is legal in ``state``."""

    def parse_action(self, state: State, text: str) -> int:
        """Return the action that ``text`` means in ``state``; raises NotationError."""

    def format_outcome(self, state: State, outcome: int) -> str:
        """Return the text of an outcome of the draw that ``state`` waits for."""

    def parse_outcome(self, state: State, text: str) -> int:
        """Return the outcome that ``text`` means in ``state``; raises NotationError."""

    def format_state(self, state: State) -> str:
        """Return the text of a state."""

    def parse_state(self, text: str) -> State:
        """Return the checked state of a text; raises NotationError."""


class Score(NamedTuple):
    """The points of a seat as people read them, on its plate and on its panel."""

    points: int  # counted so far: what stands on the score track
    pending: int = 0  # what would be added if the running turn or round ended now


def _nothing_explained(_state: State, _seat: int, _action: int) -> Sentence | None:
    raise ValueError("a game without Rules.refusal has to bring Presentation.explain")


@dataclass(frozen=True)
class Presentation:
    """What people see and read; states in, words and drawings out.

    Attributes:
        view: ``(state, seat)`` to what ``seat`` (None: a spectator) may know, a frozen dataclass.
        choices: ``(state, seat)`` to the legal actions of ``seat``, worded, in the order to offer
            them.
        prompt: ``(state, seat)`` to what is asked of ``seat``, or what the table waits for.
        where: ``(state)`` to the moment of the play, such as "Round 2 of 3".
        log_entry: ``(before, action, after)`` to what the event between them tells the table.
        ending: ``(state)`` to why a play that is over ended and what decided who won, with names;
            no sentences while it lasts.  Who won is not said here.
        board: ``(view, *, choices, texts, names, sprite)`` to the drawing of a view.
        cover: ``(sprite)`` to the picture of the game for the registry.
        picture: ``(view, *, texts, names)`` to a view drawn on a canvas, below the headline that
            ``core.picture.picture_of`` adds.
        describe: ``(view, texts, names)`` to the view in words and lines, for terminals and screen
            readers.
        standings: ``(state)`` to the points that each seat would have if play stopped and was
            counted now.
        refusals: Table from each code of ``Rules.refusals`` but OK to its sentence; also of those
            in ``core.refusals.CommonRefusal`` of which the game has more to say.
        explain: ``(state, seat, action)`` to why ``action`` is illegal for ``seat`` now, with its
            citation; None if it is legal.  Of a game whose rules have no ``refusal``.
        explain_tap: ``(state, seat, target)`` to why ``seat`` can do nothing now with what it
            tapped on the board, with its citation; None if it can.  ``target`` reads as
            ``Choice.target`` of an action in two taps: what was chosen ("" for nothing), a slash,
            what was tapped; any text may come.  None where actions' numbers say it all.
        scores: ``(state)`` to the ``Score`` of each seat, the same numbers as ``board`` draws; None
            where nothing is ever pending and ``standings`` says it all.
    """

    view: Callable[[State, int | None], Any]
    choices: Callable[[State, int], tuple[Choice, ...]]
    prompt: Callable[[State, int | None], Sentence]
    where: Callable[[State], Sentence]
    log_entry: Callable[[State, int, State], LogEntry]
    ending: Callable[[State], tuple[Sentence, ...]]
    board: Callable[..., Markup]
    cover: Callable[[str], Markup]
    picture: Callable[..., Canvas]
    describe: Callable[[Any, Texts, Sequence[str]], str]
    standings: Callable[[State], tuple[int, ...]]
    refusals: Mapping[int, Explanation] = field(default_factory=dict, hash=False)
    explain_tap: Callable[[State, int, str], Sentence | None] | None = None
    explain: Callable[[State, int, int], Sentence | None] = _nothing_explained
    scores: Callable[[State], tuple[Score, ...]] | None = None

    def scores_of(self, state: State) -> tuple[Score, ...]:
        """Return the score of each seat."""
        if self.scores is not None:
            return self.scores(state)
        return tuple(Score(points) for points in self.standings(state))


class Macros(Protocol):
    """Several ordinary decisions under one tap, such as to drift with all that may drift."""

    def offered(self, state: State, seat: int) -> tuple[Macro, ...]:
        """Return what ``seat``, which is to move, may let run now, in the order to offer it.

        Those for which ``follow`` knows no action now are left out by whoever asks.
        """

    def follow(self, state: State, seat: int, name: str) -> int | None:
        """Return the next action of the macro; None where it stops or does not apply.

        Asked before every single decision, the first one included, as long as ``seat`` is to move.
        A macro stops where a person has to choose or should see what was drawn; of what is hidden
        it knows no more than ``seat`` does.
        """


def _always(_before: State, _action: int, _after: State) -> bool:
    return True


def _everybody(_before: State, _outcome: int) -> frozenset[int] | None:
    return None


@dataclass(frozen=True)
class Advice:
    """What a solver, or a search where the game brings none, says of a decision."""

    action: int
    exact: bool  # found by looking at everything that can happen, not by trying some of it
    line: tuple[int, ...]  # this action and what people do after it, as far as it is known
    values: Mapping[int, tuple[float, ...]]  # by legal action: what each seat may expect, 0 to 1
    positions: int  # looked at, 0 where the search was not exact
    spread: Mapping[int, float] = field(default_factory=dict)  # half of 95 % intervals of values


def half_width(share: float, trials: int) -> float:
    """Return half of the 95 % interval of a share that ``trials`` trials gave.

    A few trials that all end alike are not taken for certainty.
    """
    return _Z_95 * sqrt(max(share * (1 - share), 1 / (trials + 1)) / max(trials, 1))


class Solver(Protocol):
    """Looks a decision through to an end that the game knows, such as that of a round."""

    def solve(self, state: State, seat: int, budget: int | None = None) -> Advice:
        """Return the best action of ``seat``, which is to move and knows all of ``state``.

        ``budget`` limits the positions looked at; past it the advice is not exact.
        """


@dataclass(frozen=True)
class Game:
    """One game of the registry.

    ``may_take_back(before, action, after)`` tells whether a decision that left its seat to move may
    be taken back (``Play.take_back``); a game says no where the decision showed something hidden.

    ``observers(before, outcome)`` names the seats that may know what the draw that ``before`` waits
    for has brought; None: everybody.  It does not depend on the outcome.  Until the play is over
    all others are shown that something was drawn and not what (``Play.seen_by``).  What a view, an
    observation and ``log_entry`` say of it later is the game's own duty: ``log_entry`` is heard by
    all.
    """

    meta: Meta
    rules: Rules
    notation: Notation
    presentation: Presentation
    check: Callable[[State], None]  # raises AssertionError, naming the invariant that is violated
    folder: Path = field(repr=False)  # folder with texts/ and drawing/
    may_take_back: Callable[[State, int, State], bool] = _always
    solver: Solver | None = None  # where the game can be looked through
    observers: Callable[[State, int], frozenset[int] | None] = _everybody
    macros: Macros | None = None  # where one tap may take several decisions
    levels: tuple[Level, ...] = ()  # of its bots, where they are not the usual ones

    @property
    def name(self) -> str:
        """The id in the registry."""
        return self.meta.name

    @property
    def hides(self) -> bool:
        """Whether a draw may bring something that not everybody knows."""
        return self.observers is not _everybody

    def resample(self, state: State, seat: int | None, rng: Any) -> State:
        """Return a state drawn from all that agree with what ``seat`` knows, as a checked state.

        Args:
            state: A checked state or a record; stays as it is.
            seat: None means a spectator.
            rng: uint64[1].
        """
        drawn = self.rules.layout.unpack(self.rules.layout.pack(state))
        self.rules.resample(drawn, SPECTATOR if seat is None else seat, rng)
        return drawn

    def options(self, given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        """Return all options for a play: those given, checked, and defaults for the others.

        Raises:
            OptionError: A wrong number of seats, an unknown option, a wrong value.
        """
        return complete_options(self.meta, given, seats)


def complete_options(meta: Meta, given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
    """Check ``given`` against the game and fill in defaults; see ``Game.options``."""
    if not meta.min_seats <= seats <= meta.max_seats:
        raise OptionError(
            f"{meta.title} is for {meta.min_seats} to {meta.max_seats} seats, not {seats}"
        )
    for name in given:
        meta.option(name)
    return {
        option.name: option.parse(given[option.name])
        if option.name in given
        else option.default_for(seats)
        for option in meta.options
    }
