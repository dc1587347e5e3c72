"""Studies: questions about a game, answered by many plays of bots with intervals.

A study compares plays that have the same chance (common random numbers) and differ in one thing
alone: who sits where, an option, a treatment of the game's own (``core.treatments``).  What is
compared is one *block* of plays, whose numbers depend on one another and count as one:

=========  =====================================================================================
question   a block
=========  =====================================================================================
seats      plays with the same draws in which the bots sit in every place once; one play if all
           bots are the same
length     one play
options    one play by each setting
cards      for each seat that a treatment befalls, one play with it and one without
pairs      for each seat, some plays with half of the cards kept from it, and with the other half
prices     a usual play, gone on with from some of its states, with something given to a seat
strategies a usual play, and for each seat one in which it alone follows the strategy
variants   one play by the usual rules and one by each variant (``study_variants``)
=========  =====================================================================================

Blocks are played in chunks whose sizes follow from the study alone, so that a study that was
interrupted and continued (``study_file``) has the same numbers as one that was not.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from math import ceil, isfinite
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cuboteca import __version__
from cuboteca.core.chance import mix
from cuboteca.core.engine import engine_of, first_movers
from cuboteca.core.errors import OptionError
from cuboteca.lab.sequences import (
    LEAST_BLOCKS,
    adjusted,
    mean_p_value,
    mean_sequence,
    share_sequence,
)
from cuboteca.lab.statistics import Estimate, Tally
from cuboteca.lab.study_bots import as_wished, study_policy
from cuboteca.lab.study_luck import Adjustable, Measured, Played, draws_of_the_first
from cuboteca.lab.study_luck import check as check_luck
from cuboteca.lab.study_pairs import Pairs
from cuboteca.lab.study_plan import (
    Key,
    Plan,
    Question,
    Study,
    StudyError,
    Sweep,
    margin_of,
    seat_outcome,
    ties_of,
    wins_of,
)
from cuboteca.lab.study_prices import Prices
from cuboteca.lab.study_strategies import Strategies
from cuboteca.lab.study_variants import Variants

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from cuboteca.core.arrays import Float64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.core.game import Game, Option, Options, OptionValue
    from cuboteca.core.record import State
    from cuboteca.core.treatments import Treatment

#: The most plays of a setting; an interval is then a hundredth of what it is after 1,000.
MOST_PLAYS = 10_000_000

_LONGEST_CHUNK = 65_536  # plays
_LONGEST_SEARCHED = 128  # plays of a chunk in which bots search: an interruption loses no more


class Chunk(NamedTuple):
    """The results of some blocks, as sums by key."""

    blocks: int
    totals: tuple[float, ...]
    squares: tuple[float, ...]
    lengths: dict[int, int]  # how often plays had so many decisions; of the question "length"


@dataclass(frozen=True)
class Finding:
    """One number of a study."""

    subject: str
    measure: str
    effect: Estimate  # with a confidence sequence, see ``lab.sequences``
    p_value: float | None = None  # valid whenever one stops; None where nothing is compared
    adjusted: float | None = None  # for the number of comparisons of this measure

    @property
    def stands(self) -> bool:
        """Whether there is an effect, also in view of how many were looked for."""
        return self.adjusted is not None and self.adjusted <= 0.05


@dataclass(frozen=True)
class Found:
    """What a study has found so far.

    Attributes:
        study: What was asked.
        blocks: How many blocks were played.
        plays: Plays of each setting.
        findings: The numbers, in the order of the question.
        lengths: Decisions of the shortest play, of the 5 %, 50 % and 95 % quantiles, and of the
            longest; empty except for the question "length".
    """

    study: Study
    blocks: int
    plays: int
    findings: tuple[Finding, ...]
    lengths: tuple[int, ...] = ()

    @property
    def width(self) -> float:
        """Half the width of the widest interval of the question's first measure."""
        first = self.findings[0].measure
        return max(
            (one.effect.high - one.effect.low) / 2 for one in self.findings if one.measure == first
        )


def study(
    game: Game,
    options: Mapping[str, object],
    seat_count: int,
    bots: Sequence[str],
    *,
    question: str,
    seed: int,
    sweeps: Sequence[Sweep] = (),
    luck_adjusted: bool = False,
    simulations: int = 0,
) -> Study:
    """Return a checked study; ``bots`` are repeated until every seat has one.

    ``sweeps`` are what the variants of the question "variants" differ in; ``luck_adjusted`` takes
    luck away by a learned value (``study_luck``); ``simulations`` are those of bots that search, 0:
    as many as their levels may make.

    Raises:
        StudyError: A bot that does not exist, or thinks where all must decide at once, more bots
            than seats, a question that does not exist or that the game cannot answer, sweeps of
            another question, simulations where nobody searches.
        OptionError: The options or the number of seats do not fit the game.
    """
    complete = game.options(options, seat_count)
    if question not in set(Question):
        raise StudyError(f"no question '{question}'; there are: {', '.join(Question)}")
    if sweeps and question != Question.VARIANTS:
        raise StudyError(f"sweeps are for the question 'variants', not '{question}'")
    if not 1 <= len(bots) <= seat_count:
        raise StudyError(f"name 1 to {seat_count} bots for {seat_count} seats, not {len(bots)}")
    line_up = tuple(bots[seat % len(bots)] for seat in range(seat_count))
    asked = Study(
        game.name,
        game.meta.rules_version,
        __version__,
        str(question),
        complete,
        seat_count,
        line_up,
        seed,
        tuple(sweeps),
        luck_adjusted,
        as_wished(simulations, {bot: study_policy(game, bot, seat_count) for bot in bots}),
    )
    if luck_adjusted:
        check_luck(game, asked)
    plan_of(asked)
    return asked


# what a question plays


class _Seats(Adjustable):
    """Places by who decides first: ``points`` above the mean of the table, ``wins`` above even."""

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        if asked.seats < 2:
            raise StudyError("seats are compared among at least two")
        places = [f"place:{place}" for place in range(1, asked.seats + 1)]
        self.keys = tuple(Key(place, measure) for measure in ("points", "wins") for place in places)
        self.plays_per_block = 1 if len(set(asked.bots)) == 1 else asked.seats
        self.all_per_block = self.plays_per_block
        self._uncounted = 0
        if asked.luck_adjusted:
            start = self.game.rules.start(self.options, asked.seats)
            self._uncounted = draws_of_the_first(engine_of(self.game, "interpreted"), start)

    def measured(self, engine: Engine, first: int, count: int, threads: int, seed: int) -> Measured:
        seats = self.asked.seats
        movers = first_movers(engine, self.options, seats, seed=seed, first_play=first, plays=count)
        order = (movers[:, None] + np.arange(seats)[None, :]) % seats
        sums = np.zeros((3, count, seats))
        for turned in range(self.plays_per_block):
            policies = np.tile(np.roll(self.bots.codes, -turned), (count, 1))
            results, luck = self.played(
                engine, policies, first, threads, seed, uncounted=self._uncounted
            )
            points = results.points - results.points.mean(axis=1, keepdims=True)
            wins = wins_of(results) - 1 / seats
            sums[0] += np.take_along_axis(points, order, axis=1)
            sums[1] += np.take_along_axis(wins, order, axis=1)
            if luck is not None:
                sums[2] += np.take_along_axis(luck, order, axis=1)
        points, wins, lucky = (one.T for one in sums / self.plays_per_block)
        return Measured(
            np.concatenate([points, wins]),
            np.concatenate([lucky, lucky]) if self.asked.luck_adjusted else None,
        )


class _Length(Plan):
    """``decisions`` and ``margin`` of points, ``ties`` for the win, ``share`` of each end."""

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        self._ends = self.game.rules.end_reasons[1:]
        several = asked.seats > 1
        self.keys = (
            Key("play", "decisions", compares=False),
            *([Key("play", "margin", compares=False)] if several else []),
            *([Key("play", "ties", is_share=True, compares=False)] if several else []),
            *(Key(f"end:{end}", "share", is_share=True, compares=False) for end in self._ends),
        )

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        results = self.simulated(engine, first, count, threads)
        several = self.asked.seats > 1
        return np.array(
            [
                results.decisions,
                *([margin_of(results), ties_of(results)] if several else []),
                *(results.reasons == 1 + number for number in range(len(self._ends))),
            ],
            float,
        )


class _Options(Plan):
    """What each setting changes: ``decisions``, the winner's points (``best``), ``margin``."""

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        self._settings = settings_of(self.game, asked.options, asked.seats)
        if not self._settings:
            raise StudyError(f"{self.game.meta.title} has no options to compare here")
        measures = ("decisions", "best", "margin") if asked.seats > 1 else ("decisions", "best")
        self.keys = tuple(
            Key(setting, measure) for measure in measures for setting in self._settings
        )
        self._measures = len(measures)
        self.all_per_block = 1 + len(self._settings)

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        usual = self._measured(self.simulated(engine, first, count, threads))
        effects = np.array(
            [
                self._measured(self.simulated(engine, first, count, threads, options)) - usual
                for options in self._settings.values()
            ]
        )
        return np.concatenate(np.moveaxis(effects, 1, 0))

    def _measured(self, results: Results) -> Float64Array:
        """Return float64[measures, count]."""
        all_three = [results.decisions, results.points.max(axis=1), margin_of(results)]
        return np.array(all_three[: self._measures], float)


class _Cards(Adjustable):
    """What each treatment changes.

    For a seat: its lead over the mean of the others (``points``) and its share of the win
    (``wins``); for the table: the mean of all ``points``, and ``decisions``.
    """

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        self._treatments = self.game.treatments(self.options, asked.seats)
        if not self._treatments:
            raise StudyError(
                f"{self.game.meta.title} names nothing to compare with these options and seats"
            )
        measures = [
            ("points", "decisions") if one.for_table else ("points", "wins")
            for one in self._treatments
        ]
        self._order = [
            (number, place) for place in range(2) for number in range(len(self._treatments))
        ]
        self.keys = tuple(
            Key(self._treatments[number].name, measures[number][place])
            for number, place in self._order
        )
        seats = [len(one.seats_of(asked.seats)) for one in self._treatments]
        self.plays_per_block = max(seats)
        self.all_per_block = sum(seats) + self.plays_per_block

    def measured(self, engine: Engine, first: int, count: int, threads: int, seed: int) -> Measured:
        known: dict[tuple[object, int], Played] = {}

        def played(change: Callable[[State, int], None], seat: int) -> Played:
            if (change, seat) not in known:
                start = self.game.rules.start(self.options, self.asked.seats)
                change(start, seat)
                known[change, seat] = self.played(
                    engine,
                    self.policies(first, count),
                    first,
                    threads,
                    mix(seed + seat) >> 1,
                    start,
                )
            return known[change, seat]

        effects = np.zeros((len(self._treatments), 2, count))
        lucky = np.zeros((len(self._treatments), count))
        for number, one in enumerate(self._treatments):
            seats = one.seats_of(self.asked.seats)
            for seat in seats:
                treated, usual = played(one.change, seat), played(one.baseline, seat)
                del known[one.change, seat]  # no other treatment needs it
                effects[number] += _outcome(one, treated.results, seat)
                effects[number] -= _outcome(one, usual.results, seat)
                if treated.luck is not None and usual.luck is not None:
                    lucky[number] += treated.luck[:, seat] - usual.luck[:, seat]
            effects[number] /= len(seats)
            lucky[number] /= len(seats)
        return Measured(
            np.array([effects[number, place] for number, place in self._order]),
            np.array([lucky[number] for number, _ in self._order])
            if self.asked.luck_adjusted
            else None,
        )


def _outcome(one: Treatment, results: Results, seat: int) -> Float64Array:
    """Return float64[2, count]: what a treatment is judged by."""
    if one.for_table:
        return np.array([results.points.mean(axis=1), results.decisions], float)
    return seat_outcome(results, seat)


_PLANS = {
    Question.SEATS: _Seats,
    Question.LENGTH: _Length,
    Question.OPTIONS: _Options,
    Question.CARDS: _Cards,
    Question.PAIRS: Pairs,
    Question.PRICES: Prices,
    Question.STRATEGIES: Strategies,
    Question.VARIANTS: Variants,
}


def plan_of(asked: Study) -> Plan:
    """Return what a study plays; raises ``StudyError`` if the game cannot answer it."""
    return _PLANS[Question(asked.question)](asked)


def settings_of(game: Game, options: Options, seat_count: int) -> dict[str, Options]:
    """Return the options of each setting that differs from ``options`` in one, by its name.

    All values of what is on or off or chosen, and the ends of a number's usual range.  A setting
    whose first state is the same has no effect with the other options, and is left out.
    """
    usual = game.rules.layout.snapshot(game.rules.start(options, seat_count))
    found: dict[str, Options] = {}
    for option in game.meta.options:
        for value in _values_of(option):
            if value == options[option.name]:
                continue
            setting = dict(options) | {option.name: value}
            try:
                start = game.rules.start(setting, seat_count)
            except OptionError:  # it does not go with the others
                continue
            if game.rules.layout.snapshot(start) != usual:
                found[f"{option.name}={_written(value)}"] = setting
    return found


def _values_of(option: Option) -> Iterable[OptionValue]:
    match option.kind:
        case "bool":
            return (False, True)
        case "int":
            return option.suggested or (option.low, option.high)
        case _:
            return option.choices


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# running


@dataclass
class Counted:
    """The sums of a study so far; chunks are added in order."""

    plan: Plan
    tallies: list[Tally] = field(default_factory=list)
    lengths: dict[int, int] = field(default_factory=dict)
    blocks: int = 0

    def __post_init__(self) -> None:
        self.tallies = [Tally() for _ in self.plan.keys]

    def add(self, chunk: Chunk) -> None:
        """Add a chunk."""
        self.blocks += chunk.blocks
        for number, tally in enumerate(self.tallies):
            tally.count = self.blocks
            tally.total += chunk.totals[number]
            tally.squares += chunk.squares[number]
        for decisions, plays in chunk.lengths.items():
            self.lengths[decisions] = self.lengths.get(decisions, 0) + plays

    def found(self) -> Found:
        """Return what has been found."""
        keys = self.plan.keys
        p_values = [mean_p_value(tally) for tally in self.tallies]
        findings = [
            Finding(
                key.subject,
                key.measure,
                share_sequence(tally) if key.is_share else mean_sequence(tally, key.miss),
                p_value if key.compares else None,
            )
            for key, tally, p_value in zip(keys, self.tallies, p_values, strict=True)
        ]
        for measure in dict.fromkeys(key.measure for key in keys if key.compares):
            places = [number for number, key in enumerate(keys) if key.measure == measure]
            for place, value in zip(
                places, adjusted([p_values[place] for place in places]), strict=True
            ):
                findings[place] = replace(findings[place], adjusted=value)
        effects = {key: one.effect for key, one in zip(keys, findings, strict=True)}
        findings[:0] = [Finding(*one) for one in self.plan.derived(effects)]
        plays = self.blocks * self.plan.plays_per_block
        return Found(self.plan.asked, self.blocks, plays, tuple(findings), _quantiles(self.lengths))


def _quantiles(lengths: Mapping[int, int]) -> tuple[int, ...]:
    if not lengths:
        return ()
    values = sorted(lengths)
    reached = np.cumsum([lengths[value] for value in values])
    wanted = [1, *(max(1, ceil(part * reached[-1])) for part in (0.05, 0.5, 0.95)), reached[-1]]
    return tuple(values[int(np.searchsorted(reached, one))] for one in wanted)


@dataclass(frozen=True)
class Goal:
    """When a study stops: after so many plays of each setting, or once intervals are so narrow."""

    plays: int
    width: float | None = None  # ± of every interval of the question's first measure

    def is_reached(self, found: Found) -> bool:
        """Return whether the study may stop."""
        narrow = self.width is not None and found.width <= self.width
        return narrow or found.plays >= self.plays

    def left(self, found: Found) -> float:
        """Return how many blocks are left, roughly, for each that was played."""
        by_plays = self.plays / max(found.plays, 1) - 1
        if self.width is None or not isfinite(found.width):
            return max(by_plays, 0.0)
        return max(min(by_plays, (found.width / self.width) ** 2 - 1), 0.0)


def goal(*, plays: int | None, width: float | None) -> Goal:
    """Return a checked goal; 10,000 plays where nothing is wished, many where a width is.

    Raises:
        StudyError: A number is out of range.
    """
    if plays is not None and not 1 <= plays <= MOST_PLAYS:
        raise StudyError(f"the number of plays must be 1 to {MOST_PLAYS}, not {plays}")
    if width is not None and not (isfinite(width) and width > 0):
        raise StudyError(f"the width must be a number above 0, not {width}")
    usual = USUAL_PLAYS if width is None else MOST_PLAYS
    return Goal(usual if plays is None else plays, width)


USUAL_PLAYS = 10_000


def run(
    plan: Plan,
    goal: Goal,
    done: Iterable[Chunk] = (),
    *,
    threads: int = 1,
    engine: Engine | None = None,
) -> Iterator[tuple[Chunk | None, Found, float]]:
    """Play chunk by chunk until the goal is reached.

    Args:
        plan: Of the study.
        goal: When to stop.
        done: Chunks that were played before, in order.
        threads: How many slices run at once; the numbers do not depend on it.
        engine: Compiled for speed; both modes give the same numbers.

    Yields:
        The chunk, which is to be kept (None at first, if there were any before), what has been
        found so far, and roughly how many seconds are left.
    """
    engine = engine or engine_of(plan.game)
    counted = Counted(plan)
    for chunk in done:
        counted.add(chunk)
    begun, before = time.perf_counter(), counted.blocks
    found = counted.found()
    if before:
        yield None, found, 0.0
    while not (counted.blocks and goal.is_reached(found)):
        most = ceil(goal.plays / plan.plays_per_block)
        count = min(chunk_size(plan, counted.blocks), most - counted.blocks)
        chunk = _chunk(plan, engine, counted.blocks, count, threads)
        counted.add(chunk)
        found = counted.found()
        pace = (time.perf_counter() - begun) / (counted.blocks - before)
        yield chunk, found, pace * counted.blocks * goal.left(found)


def chunk_size(plan: Plan, done: int) -> int:
    """Return how many blocks come next after ``done``: twice as many until they are enough."""
    longest = _LONGEST_CHUNK if plan.bots.decide_at_once else _LONGEST_SEARCHED
    most = max(LEAST_BLOCKS, longest // plan.all_per_block)
    size, reached = LEAST_BLOCKS, LEAST_BLOCKS
    while reached <= done:
        size = min(reached, most)
        reached += size
    return reached - done


def _chunk(plan: Plan, engine: Engine, first: int, count: int, threads: int) -> Chunk:
    values = plan.play(engine, first, count, threads)
    lengths: dict[int, int] = {}
    if plan.asked.question == Question.LENGTH:
        decisions, plays = np.unique(values[0].astype(int), return_counts=True)
        lengths = dict(zip(decisions.tolist(), plays.tolist(), strict=True))
    return Chunk(
        count,
        tuple(float(row.sum()) for row in values),
        tuple(float((row**2).sum()) for row in values),
        lengths,
    )


__all__ = [
    "MOST_PLAYS",
    "USUAL_PLAYS",
    "Chunk",
    "Counted",
    "Finding",
    "Found",
    "Goal",
    "Key",
    "Plan",
    "Question",
    "Study",
    "StudyError",
    "Sweep",
    "chunk_size",
    "goal",
    "plan_of",
    "run",
    "settings_of",
    "study",
]
