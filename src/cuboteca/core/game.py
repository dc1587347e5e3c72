"""The game contract: everything a game offers, and all that the rest of Cuboteca may use.

A game package builds one ``Game`` from its modules; the registry (``cuboteca.games``) lists them.
No code outside a game package asks which game it is dealing with.

Vocabulary: a *game* is the rules, a *play* one run of them from set-up to outcome, a *seat* a place
at the table (0 .. n-1, clockwise), a *player* whoever sits in it.  A *state* is everything, a
*view* what one seat may know, an *observation* a view as numbers.  An *action* is what a seat
chooses, an *outcome of chance* what a draw brings, an *event* either of them with its actor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
)

from cuboteca.core.chance import draw_outcome
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE, OVER, SPECTATOR
from cuboteca.core.drawing import PlainDrawing
from cuboteca.core.errors import OptionError
from cuboteca.core.heuristics import no_value
from cuboteca.core.legal import random_action
from cuboteca.core.record import S, S_co, S_contra
from cuboteca.core.summary import Summary

if TYPE_CHECKING:
    from enum import IntEnum
    from pathlib import Path

    import typing_extensions
    from _typeshed import DataclassInstance
    from markupsafe import Markup

    from cuboteca.core.arrays import Float64Array, RngState
    from cuboteca.core.compiled import Maker
    from cuboteca.core.drawing import Board, Occupant
    from cuboteca.core.lessons import Lesson
    from cuboteca.core.picture import Canvas
    from cuboteca.core.policies import Level
    from cuboteca.core.preferences import Preference
    from cuboteca.core.real_box import RealBox
    from cuboteca.core.record import Layout, Mask, Row, State
    from cuboteca.core.texts import Texts
    from cuboteca.core.treatments import Market, Treatment
    from cuboteca.core.words import Choice, Explanation, LogEntry, Macro, Refused, Sentence

__all__ = [
    "CHANCE",
    "NO_KEY",
    "OVER",
    "Advice",
    "AssumedFigure",
    "Game",
    "Macros",
    "Meta",
    "Option",
    "OptionValue",
    "Options",
    "PointsCompared",
    "Presentation",
    "Rules",
    "Score",
    "Solver",
    "complete_options",
    "presentation_of",
]

#: The dataclass of a game's views; see ``record.S_co``.
if TYPE_CHECKING:
    V = typing_extensions.TypeVar("V", bound=DataclassInstance, default=DataclassInstance)
    V_co = typing_extensions.TypeVar(
        "V_co", bound=DataclassInstance, default=DataclassInstance, covariant=True
    )
else:
    V = TypeVar("V")
    V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A choice that people make before a play.

    Its label and explanation are the texts ``option-<name>`` and ``option-<name>-help``, those of
    its choices ``option-<name>-<choice>``, or ``<choice_words>-<choice>`` where that is given.
    """

    name: str
    kind: Literal["bool", "int", "choice", "data"]
    default: OptionValue | Callable[[int], OptionValue]  # a function takes the number of seats
    sentence: str  # what it does, in English, for the command line
    low: int = 0  # of an int
    high: int = 1
    suggested: tuple[int, int] | None = None  # the part of low..high that the page offers
    choices: tuple[str, ...] = ()  # of a choice; of data: the names of the shipped files
    choice_words: str = ""
    validate: Callable[[str], object] | None = None  # of data: raises OptionError for a bad text
    needs: tuple[str, OptionValue] | None = None  # another option: with any other value of it this
    only_for: tuple[int, ...] = ()  # one changes nothing; nor does it with other numbers of seats

    def default_for(self, seat_count: int) -> OptionValue:
        """Return the default for a play with ``seat_count`` seats."""
        return self.default(seat_count) if callable(self.default) else self.default

    @property
    def values(self) -> str:
        """What it may be, in English, such as "1 to 6"."""
        match self.kind:
            case "bool":
                return "true, false"
            case "int":
                return f"{self.low} to {self.high}"
            case _:
                return ", ".join(self.choices)

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

        A line break distinguishes a text from a name.  Interfaces that may read files replace a
        path by the file's text first, so records hold the data itself and replay anywhere.
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
    """A figure that only a lost picture of the rulebook showed; its value is our assumption."""

    what: Sentence
    value: str


@dataclass(frozen=True, kw_only=True)
class Meta:
    """Facts about a game, for the registry and the game's page."""

    name: str  # id in the registry, such as "cubosaurs"
    title: str
    designers: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()
    year: int | None = None  # of publication; None where no source names it
    min_seats: int
    max_seats: int
    minutes: int  # usual length of a play among people
    options: tuple[Option, ...] = ()
    rules_version: int = 1  # rises when the same events would play differently
    assumed: tuple[AssumedFigure, ...] = ()

    @property
    def usual_seats(self) -> int:
        """The default number of seats: the fewest, but at least two."""
        return min(max(self.min_seats, 2), self.max_seats)

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
def nothing_violated(state: State) -> int:  # noqa: ARG001
    """Return 0: the ``violation`` of games that leave all checking to ``Game.check``."""
    return 0


@rule
def nothing_hidden(state: State, seat: int, rng: RngState) -> None:
    """Do nothing: the ``resample`` of games in which every seat knows the whole state."""


#: The ``text_key`` of an event whose text depends on more than a number can say.
NO_KEY = -1


@rule
def no_key(state: State, number: int) -> int:  # noqa: ARG001
    """Return ``NO_KEY``: the ``text_key`` of games whose texts must be asked for each time."""
    return NO_KEY


@rule
def no_features(state: State, seat: int, out: Row) -> int:  # noqa: ARG001
    """Return 0: the ``features`` of games that no network values."""
    return 0


@dataclass(frozen=True)
class Rules(Generic[S_co]):
    """The compiled part: functions marked ``@rule`` on the state record, the game's own class.

    Attributes:
        layout: Of the state.
        action_count: Actions are ``0 .. action_count - 1``.
        outcome_count: Outcomes of chance are ``0 .. outcome_count - 1``.
        observation_size: Length of an observation, int16 numbers.
        start: ``(options, seats)`` to the first state, as a checked state; ordinary Python.
        to_move: A seat, ``CHANCE`` or ``OVER``.
        legal_mask: Marks bool[action_count]; returns how many are legal.
        refusal: ``(state, action)``: the code of what stops the seat to move from taking an action
            in ``0 .. action_count - 1``, ``core.refusals.OK`` where it may: exactly where
            ``legal_mask`` marks it.  Asked only where a seat is to move.
        refusals: The codes of ``refusal``: an ``IntEnum`` with ``OK = 0``, all others above.
        apply: Applies an action or an outcome of chance, in place.
        chance_weights: Writes int64[outcome_count]; returns the sum.
        draw: ``(state, weights, rng)``: an outcome drawn by ``chance_weights``, with one
            ``draw_below`` of their sum: number ``n`` selects the first outcome whose running sum
            exceeds ``n``.  ``weights`` is scratch, int64[outcome_count].  None if writing and
            walking all weights is fast enough.
        random_legal: ``(state, mask, rng)``: a legal action, each as likely, with one
            ``draw_below`` of their number: number ``n`` selects the ``n``-th in ascending order.
            ``mask`` is scratch, bool[action_count].  None if marking all and finding the ``n``-th
            is fast enough.
        points: Writes the points of each seat.
        ranks: Writes the rank of each seat, 1 being best.
        end_reason: Index into ``end_reasons``; 0 while the play lasts.
        observe: Writes int16[observation_size]: what a seat may know.
        observe_again: ``(state, seat, out)``: brings up to date what ``observe`` wrote of an
            earlier state of the same play, for whichever seat: what stays the same throughout a
            play need not be written.  None if that is ``observe``.
        heuristic_action: The action of the game's heuristic policy.
        end_reasons: Names of the ways a play can end, the first one for "not yet".
        longest_play: Upper bound on the number of events in a play, for given options and seats.
        violation: Index into ``violations``: what is wrong with a state, 0 for nothing; a quick
            part of ``Game.check`` that runs compiled.
        violations: Names of what ``violation`` finds, the first one for "nothing".
        points_now: Writes the points of each seat if play stopped and was counted now, as
            ``Presentation.points_now`` returns them; None if that is what ``points`` writes.
        evaluate: Writes float64[seats]: the points that each seat may expect at the end, roughly;
            how a search values a state in which it stops.  None if that is ``points_now``.
        resample: ``(state, seat, rng)``: redraws in place what ``seat`` (``SPECTATOR``: a
            spectator) does not know, with the probabilities that it has for that seat.
        text_key: ``(state, number)``: a number from 0 to 2**54 - 1 for the text of a legal action
            or a possible outcome: in plays with the same first state, events of one seat, or of
            chance, with the same key have the same text.  ``NO_KEY`` where the text must be asked
            for each time; recording and checking many plays is then slow.
        features: ``(state, seat, out)``: writes the numbers of the facts that hold in a state, as
            far as ``seat`` may know them, 0 to ``feature_count - 1``, each at most once; returns
            how many.  What networks value states by (``core.network``).  None if there are none.
        feature_count: How many facts there are.
        most_features: How many hold at once, at most; the length of ``out``, int64.
        action_value: ``(state, action)``: the value of a legal action, by which the heuristic
            policy decides, in units of the game's own; None if it decides otherwise.
    """

    layout: Layout[S_co]
    action_count: int
    outcome_count: int
    observation_size: int
    start: Callable[[Options, int], S_co]
    to_move: Callable[[S_co], int]
    legal_mask: Callable[[S_co, Mask], int]
    refusal: Callable[[S_co, int], int]
    refusals: type[IntEnum]
    apply: Callable[[S_co, int], None]
    chance_weights: Callable[[S_co, Row], int]
    points: Callable[[S_co, Row], None]
    ranks: Callable[[S_co, Row], None]
    end_reason: Callable[[S_co], int]
    observe: Callable[[S_co, int, Row], None]
    heuristic_action: Callable[[S_co, Mask, RngState], int]
    end_reasons: tuple[str, ...]
    longest_play: Callable[[Options, int], int]
    violation: Callable[[S_co], int] = nothing_violated
    violations: tuple[str, ...] = ("",)
    draw: Callable[[S_co, Row, RngState], int] | None = None
    random_legal: Callable[[S_co, Mask, RngState], int] | None = None
    observe_again: Callable[[S_co, int, Row], None] | None = None
    points_now: Callable[[S_co, Row], None] | None = None
    evaluate: Callable[[S_co, Float64Array], None] | None = None
    resample: Callable[[S_co, int, RngState], None] = nothing_hidden
    text_key: Callable[[S_co, int], int] = no_key
    features: Callable[[S_co, int, Row], int] | None = None
    feature_count: int = 0
    most_features: int = 0
    action_value: Callable[[S_co, int], int] | None = None

    def slots(self) -> dict[str, Callable[..., object]]:
        """Return the rules by the names of their slots in generic algorithms (``core.slots``)."""
        points_now = self.points_now or self.points
        return {
            "to_move": self.to_move,
            "legal_mask": self.legal_mask,
            "refusal": self.refusal,
            "apply": self.apply,
            "chance_weights": self.chance_weights,
            "draw": self.draw or draw_outcome,
            "random_legal": self.random_legal or random_action,
            "points": self.points,
            "ranks": self.ranks,
            "end_reason": self.end_reason,
            "observe": self.observe,
            "observe_again": self.observe_again or self.observe,
            "heuristic_action": self.heuristic_action,
            "violation": self.violation,
            "resample": self.resample,
            "text_key": self.text_key,
            "points_now": points_now,
            "evaluate": self.evaluate or points_now,
            "features": self.features or no_features,
            "action_value": self.action_value or no_value,
        }

    def made(self, make: Maker) -> Rules[S_co]:
        """Return the rules with ``make`` applied to each, none of them missing."""
        points_now = self.points_now or self.points
        return replace(
            self,
            to_move=make(self.to_move),
            legal_mask=make(self.legal_mask),
            refusal=make(self.refusal),
            apply=make(self.apply),
            chance_weights=make(self.chance_weights),
            draw=make(self.draw) if self.draw else make(draw_outcome),
            random_legal=make(self.random_legal) if self.random_legal else make(random_action),
            points=make(self.points),
            ranks=make(self.ranks),
            end_reason=make(self.end_reason),
            observe=make(self.observe),
            observe_again=make(self.observe_again or self.observe),
            heuristic_action=make(self.heuristic_action),
            violation=make(self.violation),
            resample=make(self.resample),
            text_key=make(self.text_key),
            points_now=make(points_now),
            evaluate=make(self.evaluate or points_now),
            features=make(self.features or no_features),
            action_value=make(self.action_value or no_value),
        )


class Notation(Protocol[S]):
    """Text forms, one grammar per game; ``format`` and ``parse`` are inverses."""

    def format_action(self, state: S, action: int, /) -> str:
        """Return the text of an action that is legal in ``state``."""
        ...

    def parse_action(self, state: S, text: str, /) -> int:
        """Return the action that ``text`` means in ``state``; raises NotationError."""
        ...

    def format_outcome(self, state: S, outcome: int, /) -> str:
        """Return the text of an outcome of the draw that ``state`` waits for."""
        ...

    def parse_outcome(self, state: S, text: str, /) -> int:
        """Return the outcome that ``text`` means in ``state``; raises NotationError."""
        ...

    def format_state(self, state: S, /) -> str:
        """Return the text of a state."""
        ...

    def parse_state(self, text: str, /) -> S:
        """Return the checked state of a text; raises NotationError."""
        ...


class Score(NamedTuple):
    """The points of a seat as shown on its name plate and panel."""

    points: int  # scored so far, as on the score track
    pending: int = 0  # what would be added if the running turn or round ended now


class BoardDrawing(Protocol[V_contra]):
    """Draws a view as a board for the page."""

    def __call__(
        self,
        view: V_contra,
        /,
        *,
        choices: Sequence[Choice],
        texts: Texts,
        names: Sequence[str],
        sprite: str,
        occupants: Sequence[Occupant] = (),
    ) -> Board:
        """Return the board; ``choices`` can be tapped, ``sprite`` is the address of symbols.

        ``occupants`` are who has each seat, for a page on which the board's panels say it.
        """
        ...


class PictureDrawing(Protocol[V_contra]):
    """Draws a view on a canvas."""

    def __call__(self, view: V_contra, /, *, texts: Texts, names: Sequence[str]) -> Canvas:
        """Return the picture, below its headline."""
        ...


class ChoicesModule(Protocol[S_contra]):
    """What a game's module ``choices`` has; see ``Presentation``."""

    def choices(self, state: S_contra, seat: int, /) -> tuple[Choice, ...]: ...
    def prompt(self, state: S_contra, seat: int | None, /) -> Sentence: ...
    def where(self, state: S_contra, /) -> Sentence: ...


class LogModule(Protocol[S_contra]):
    """What a game's module ``log`` has; see ``Presentation``."""

    def log_entry(self, before: S_contra, action: int, after: S_contra, /) -> LogEntry: ...
    def ending(self, state: S_contra, /) -> tuple[Sentence, ...]: ...
    def points_now(self, state: S_contra, /) -> tuple[int, ...]: ...


class GameDrawing(Protocol[V_contra]):
    """A board, a cover and a picture; see ``Presentation``."""

    @property
    def board(self) -> BoardDrawing[V_contra]: ...
    @property
    def picture(self) -> PictureDrawing[V_contra]: ...
    def cover(self, sprite: str, /) -> Markup: ...


@dataclass(frozen=True)
class Presentation(Generic[S_co, V_co]):
    """What people see and read: from states to words and drawings.

    Every state passed in is a checked state: a caller with a record unpacks it first
    (``Layout.unpack``).  So numbers read from it are plain integers.

    Attributes:
        view: ``(state, seat)`` to what ``seat`` (None: a spectator) may know, a frozen dataclass.
        choices: ``(state, seat)`` to the legal actions of ``seat``, with their texts, in the order
            in which to offer them.
        prompt: ``(state, seat)`` to what is asked of ``seat``, or what the table waits for.
        where: ``(state)`` to the stage of the play, such as "Round 2 of 3".
        log_entry: ``(before, action, after)`` to the log entry of the event between the states.
        ending: ``(state)`` to why a play that is over ended and what decided who won, with names;
            no sentences while it lasts.  They do not say who won.
        board: ``(view, *, choices, texts, names, sprite)`` to the ``core.drawing.Board`` of a view.
        cover: ``(sprite)`` to the picture of the game for lists of games.
        picture: ``(view, *, texts, names)`` to a view drawn on a canvas, below the headline that
            ``Game.picture_of`` adds.
        describe: ``(view, texts, names)`` to the view in words and lines, for terminals and screen
            readers.
        points_now: ``(state)`` to the points that each seat would have if play stopped and was
            counted now.
        refusals: Table from each code of ``Rules.refusals`` except OK to its sentence; also from
            those of ``core.refusals.CommonRefusal`` for which the game has a better one.
        read_tap: ``(state, target)`` to the action that the seat to move means by tapping a part of
            the board that offers none, or to why it means none.  ``target`` has the form of
            ``Choice.target`` for an action in two taps: what was chosen ("" for nothing), a slash,
            what was tapped; it may be any text.  None if action numbers are enough.
        scores: ``(state)`` to the ``Score`` of each seat, the same numbers as ``board`` draws; None
            if nothing is ever pending, so that ``points_now`` is enough.
        emblem: ``(state, seat)`` to the symbol of the sprite that stands for ``seat`` when the play
            is over, such as a dinosaur that it has collected; None if the game has none.
    """

    view: Callable[[S_co, int | None], V_co]
    choices: Callable[[S_co, int], tuple[Choice, ...]]
    prompt: Callable[[S_co, int | None], Sentence]
    where: Callable[[S_co], Sentence]
    log_entry: Callable[[S_co, int, S_co], LogEntry]
    ending: Callable[[S_co], tuple[Sentence, ...]]
    board: BoardDrawing[V_co]
    cover: Callable[[str], Markup]
    picture: PictureDrawing[V_co]
    describe: Callable[[V_co, Texts, Sequence[str]], str]
    points_now: Callable[[S_co], tuple[int, ...]]
    refusals: Mapping[int, Explanation[S_co]] = field(hash=False)
    read_tap: Callable[[S_co, str], int | Refused] | None = None
    scores: Callable[[S_co], tuple[Score, ...]] | None = None
    emblem: Callable[[S_co, int], str] | None = None

    def scores_of(self: Presentation, state: State) -> tuple[Score, ...]:
        """Return the score of each seat."""
        if self.scores is not None:
            return self.scores(state)
        return tuple(Score(points) for points in self.points_now(state))


def presentation_of(
    view: Callable[[S, int | None], V],
    choices: ChoicesModule[S],
    log: LogModule[S],
    describe: Callable[[V, Texts, Sequence[str]], str],
    refusals: Mapping[int, Explanation[S]],
    *,
    drawing: GameDrawing[V] | None = None,
    read_tap: Callable[[S, str], int | Refused] | None = None,
    scores: Callable[[S], tuple[Score, ...]] | None = None,
    emblem: Callable[[S, int], str] | None = None,
) -> Presentation[S, V]:
    """Return the presentation of a game whose modules have the usual names.

    Args:
        view: See ``Presentation``, here and below.
        choices: The module of that name.
        log: The module of that name.
        describe: See ``Presentation``.
        refusals: See ``Presentation``.
        drawing: A ``core.drawing.Drawing``, or anything else with ``board``, ``cover`` and
            ``picture``; None means the description, line by line.
        read_tap: See ``Presentation``.
        scores: See ``Presentation``.
        emblem: See ``Presentation``.
    """
    drawn = PlainDrawing(describe) if drawing is None else drawing
    return Presentation(
        view=view,
        choices=choices.choices,
        prompt=choices.prompt,
        where=choices.where,
        log_entry=log.log_entry,
        ending=log.ending,
        board=drawn.board,
        cover=drawn.cover,
        picture=drawn.picture,
        describe=describe,
        points_now=log.points_now,
        refusals=refusals,
        read_tap=read_tap,
        scores=scores,
        emblem=emblem,
    )


class Macros(Protocol[S_contra]):
    """Several ordinary decisions in one tap, such as drifting with every piece that may drift."""

    def offered(self, state: S_contra, seat: int) -> tuple[Macro, ...]:
        """Return the macros that ``seat``, which is to move, may start, in the order to offer them.

        The caller leaves out those for which ``follow`` returns no action now.
        """
        ...

    def follow(self, state: S_contra, seat: int, name: str) -> int | None:
        """Return the next action of the macro; None if it stops or does not apply.

        Called before every decision, including the first, as long as ``seat`` is to move.  A macro
        stops where a person has to choose or should see what was drawn; it uses nothing that is
        hidden from ``seat``.
        """
        ...


def _nothing_wrong(_state: State) -> None:
    """Check nothing: the ``check`` of games whose fields alone bound their states."""


def _always(_before: State, _action: int, _after: State) -> bool:
    return True


def _everybody(_before: State, _outcome: int) -> frozenset[int] | None:
    return None


#: Of a game whose summary of the rules has words alone.
_NO_SUMMARY = Summary()


def _one_source(_state: State) -> str:
    return ""


def _no_market(_options: Options, _seat_count: int) -> Market[Any] | None:
    return None


def _no_treatments(_options: Options, _seat_count: int) -> tuple[Treatment[Any], ...]:
    return ()


def _no_strategies(_options: Options, _seat_count: int) -> tuple[Preference, ...]:
    return ()


@dataclass(frozen=True)
class PointsCompared:
    """How many points more an action brought than another, in paired rollouts to the end.

    Attributes:
        other: The other action.
        plays: How many pairs.
        more: The mean difference for each seat; below 0 for fewer points.
        spread: Half of its 95 % interval for each seat.
    """

    other: int
    plays: int
    more: tuple[float, ...]
    spread: tuple[float, ...]


@dataclass(frozen=True)
class Advice:
    """The advice of a solver, or of a search if the game has none, on a decision."""

    action: int
    exact: bool  # found by examining everything that can happen, not by sampling
    line: tuple[int, ...]  # this action and those that follow it, as far as known
    values: Mapping[int, tuple[float, ...]]  # by legal action: what each seat may expect, 0 to 1
    # examined; 0 if not all were.  Values that a search found are shares of the win if all were,
    # else what ranks are worth, 1 to 0 for first to last.
    positions: int
    spread: Mapping[int, float] = field(default_factory=dict)  # half of 95 % intervals of values
    learned: bool = False  # whether a network valued what was searched: ranks, in part the lead
    compared: PointsCompared | None = None  # with the next best action


class Solver(Protocol[S_contra]):
    """Searches a decision exhaustively up to a point that the game defines, as a round's end."""

    def solve(self, state: S_contra, seat: int, budget: int | None = None) -> Advice:
        """Return the best action of ``seat``, which is to move and knows all of ``state``.

        ``budget`` limits the positions examined; if they do not suffice, the advice is not exact.
        """
        ...


@dataclass(frozen=True, kw_only=True, eq=False)  # a key of caches: hashing its parts takes long
class Game(Generic[S_co, V_co]):
    """A game.

    ``may_take_back(before, action, after)`` returns whether a decision that left its seat to move
    may be taken back (``Play.take_back``) where others play too: not if it revealed something
    hidden.

    ``observers(before, outcome)`` returns the seats that may know the outcome of the draw that
    ``before`` waits for; None: everybody.  It does not depend on the outcome.  Until the play is
    over, all others see only that something was drawn (``Play.seen_by``).  The game itself must
    keep the secret in views, observations and ``log_entry``, which everybody reads.

    ``source(state)`` names what the draw that ``state`` waits for is from: one deck since it was
    shuffled, or the dice of one seat in one round.  Tables that play a deal draw alike the n-th
    time from each source, so a name shall be the same wherever the same thing is drawn from.

    ``treatments(options, seat_count)`` lists what ``cuboteca study --question cards`` compares, for
    complete options, ``strategies(options, seat_count)`` what ``--question strategies`` compares,
    and ``market(options, seat_count)`` what ``--question prices`` gives; None: nothing is bought.
    """

    meta: Meta
    rules: Rules[S_co]
    notation: Notation[S_co]
    presentation: Presentation[S_co, V_co]
    folder: Path = field(repr=False)  # folder with texts/ and drawing/
    check: Callable[[S_co], None] = _nothing_wrong  # raises AssertionError, naming the invariant
    may_take_back: Callable[[S_co, int, S_co], bool] = _always
    solver: Solver[S_co] | None = None  # if the game can be solved
    observers: Callable[[S_co, int], frozenset[int] | None] = _everybody
    macros: Macros[S_co] | None = None  # if one tap may make several decisions
    real_box: RealBox | None = None  # for people who play with the box
    levels: tuple[Level, ...] = ()  # of its bots, if they differ from the usual ones
    source: Callable[[S_co], str] = _one_source
    lessons: tuple[Lesson, ...] = ()  # for those who do not know the game, in order
    summary: Summary = field(default=_NO_SUMMARY, repr=False)  # of its rules, with pictures
    treatments: Callable[[Options, int], tuple[Treatment[S_co], ...]] = _no_treatments
    market: Callable[[Options, int], Market[S_co] | None] = _no_market
    strategies: Callable[[Options, int], tuple[Preference, ...]] = _no_strategies

    @property
    def name(self) -> str:
        """The id in the registry."""
        return self.meta.name

    @property
    def hides(self) -> bool:
        """Whether the outcome of a draw may be hidden from somebody."""
        return self.observers is not _everybody

    def resample(self, state: State, seat: int | None, rng: RngState) -> S_co:
        """Return a state drawn from all that agree with what ``seat`` knows, as a checked state.

        Args:
            state: A checked state or a record; not changed.
            seat: None means a spectator.
            rng: uint64[1].
        """
        drawn = self.rules.layout.unpack(state)
        self.rules.resample(drawn, SPECTATOR if seat is None else seat, rng)
        return drawn

    def picture_of(
        self: Game, state: State, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> Canvas:
        """Return what ``seat`` (None: a spectator) may know of ``state``, drawn under a headline.

        Args:
            state: A checked state.
            seat: Who looks.
            texts: Words of the reader's language.
            names: Names by seat.
        """
        shown = self.presentation
        canvas = shown.picture(shown.view(state, seat), texts=texts, names=names)
        where, asked = shown.where(state), shown.prompt(state, seat)
        canvas.headline(self.meta.title, texts.plain(where, names), texts.plain(asked, names))
        return canvas

    def options(self, given: Mapping[str, object], seat_count: int) -> dict[str, OptionValue]:
        """Return all options for a play: the given ones, checked, and defaults for the others.

        Raises:
            OptionError: A wrong number of seats, an unknown option, a wrong value.
        """
        return complete_options(self.meta, given, seat_count)


def complete_options(
    meta: Meta, given: Mapping[str, object], seat_count: int
) -> dict[str, OptionValue]:
    """Check ``given`` against the game and fill in defaults; see ``Game.options``."""
    if not meta.min_seats <= seat_count <= meta.max_seats:
        raise OptionError(
            f"{meta.title} is for {meta.min_seats} to {meta.max_seats} seats, not {seat_count}"
        )
    for name in given:
        meta.option(name)
    return {
        option.name: option.parse(given[option.name])
        if option.name in given
        else option.default_for(seat_count)
        for option in meta.options
    }
