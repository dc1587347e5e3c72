"""Analysis of a finished play: expected results, costs of decisions, luck and skill.

*Expected result.*  The value of a position for a seat is its mean result when everybody plays on by
the heuristic policy: its share of the win, 1 for a win alone, 1/k for one shared by k; if one seat
plays alone, its points.  Playouts start from the true state: nothing is hidden any more.

*Common random numbers* (Glasserman and Yao, "Some guidelines and guarantees for common random
numbers", 1992).  Playout ``i`` draws its event ``e`` from a number that depends on ``i`` and ``e``
alone.  So playout ``i`` from one position and playout ``i`` from the next see the same chance, and
what differs is the event between them.  A playout whose first event is the one that happened is
playout ``i`` from the next position, so only the others are played.  Every sum over events is
computed for each ``i`` separately, and its 95 % interval is that of the mean over ``i``, so
correlations between the errors are accounted for.

*Luck and skill.*  The value of a play is a sum of changes, each made by one event:

    result = value of the start + changes at draws + changes at decisions

Changes at draws are **luck**: their expectation is zero, so ``result - luck`` has the same mean as
the result and less variance.  This is the advantage sum of Zinkevich, Bowling, Bard, Kan and
Billings ("Optimal unbiased value estimators", AAAI 2006), which AIVAT (Burch, Schmid, Moravcik,
Morrill and Bowling, AAAI 2018) extends, and what backgammon programs call the luck-adjusted
result.  Averaging over the outcomes of a draw instead was tried: it costs ten times the playouts
and leaves wider intervals, because neighbouring positions then share less chance.  Changes at a
seat's own decisions are its **skill**, measured against the heuristic policy: to choose as it does
changes nothing.

*What may be noise.*  Intervals are Student's, of the means over ``i``.  If results are shares of
the win, they extend at least 3/n to both sides: n playouts that all agree are not certain (rule of
three).  The turning points are the largest of many changes, and the largest of many is large by
chance alone; so a change counts as one only if its interval, widened to hold for all changes of the
play at once 19 times in 20 (Bonferroni), excludes zero.

*Cost of a decision.*  How much lower the value of the action taken is to its seat than that of the
best one found, on the scale of the search: 1 is the first place, 0 the last.  The game's tree
search, with the settings of its strongest level, names the best action.  Then several pairs of
fresh searches of the same size value the states that the two actions lead to, each pair from one
seed.  The first search's own values are not used, so luck in its choice of the best action does not
look like a loss.  Playouts by the heuristic policy from each action were tried before and blamed
the wrong decisions: see docs/decisions/0023-costs.md.  Where the game hides something, searches
draw states that agree with what the seat knew: nobody is blamed for a secret.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace
from math import log
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.bots.levels import LEVELS, policy_of
from cuboteca.bots.search import Search
from cuboteca.bots.search import make_ready as prepare_search
from cuboteca.core import batch
from cuboteca.core.chance import mixed
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.policies import SearchConfig
from cuboteca.core.replay import replay
from cuboteca.lab.statistics import Estimate, Tally, student, student_95

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from pydantic import ValidationError

    from cuboteca.bots.search.search import SearchResult
    from cuboteca.core.arrays import Float64Array, RngState
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game
    from cuboteca.core.json_values import Json, JsonObject
    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.record import State

    #: Called with the amount done and the total; an exception that it raises ends the analysis.
    Progress = Callable[[int, int], None]

FORMAT = 4  # of the JSON form; other versions are not read

USUAL_PLAYOUTS = 256
LEAST_PLAYOUTS = 8
MOST_PLAYOUTS = 20_000
MOST_COMPARED = 60  # decisions of a seat in one play, see compare_decisions

_TRIAL_PLAYOUTS = 8  # to measure the speed when a time is given
_TRIAL_DECISIONS = 24
_LEAST_IN_TIME = 24  # playouts: fewer say nothing, so these run even if there is no time
_TURNING_POINTS = 3
_SHARE = 4  # a search has a quarter as many simulations as a position has playouts
_LEAST_SIMULATIONS = 8
_REPEATS = 8  # searches that value an action
_FIRST_SEARCH = 4  # the search for the best action has this many times as many simulations, or
_LEAST_VISITS = 4  # this many for each action
_SEQ_BITS = 24  # for the number of an event in a seed
_RULE_OF_THREE = 3.0  # divided by n: bounds the rate of what never happened in n trials
_LEVEL = 0.95  # of all intervals


class AnalysisError(CubotecaError):
    """A play cannot be analysed; the message says why."""


@dataclass(frozen=True)
class Budget:
    """How much computation an analysis may use.

    Attributes:
        playouts: Playouts from each position; searches that assess a decision get a quarter as many
            simulations.  The same number gives the same analysis.
        seconds: Instead of ``playouts``, about how long the analysis may take; a short trial finds
            how many playouts fit.
        seed: Seed for all draws.
        policy: ``batch.POLICY_*``, the policy that playouts follow.
    """

    playouts: int = USUAL_PLAYOUTS
    seconds: float | None = None
    seed: int = 1
    policy: int = batch.POLICY_HEURISTIC


@dataclass(frozen=True)
class MoveAssessment:
    """What a decision with a choice cost its seat; 1 is the step from first place to last."""

    seq: int
    seat: int
    taken: str  # notation
    best: str  # notation of the best action found; ``taken`` where nothing better was found
    best_action: int
    choices: int
    cost: Estimate


@dataclass(frozen=True)
class ComparedDecision:
    """How a decision compares with what a search would choose.

    Attributes:
        seq: Number of the event.
        seat: Who decided.
        choices: How many actions were legal; at least 2.
        agrees: Whether it was the search's first choice.
        cost: What it cost, as ``MoveAssessment.cost`` measures it, without bias: noise may make it
            negative.
        doubt: The share of the simulations that the search gave to other actions, 0 to 1: how hard
            it found the decision.
    """

    seq: int
    seat: int
    choices: int
    agrees: bool
    cost: float
    doubt: float


@dataclass(frozen=True)
class LuckAndSkill:
    """Where a seat's result came from: ``result = start + luck + skill + others``."""

    result: float
    start: Estimate
    luck: Estimate  # changes at draws
    skill: Estimate  # changes at its own decisions
    others: Estimate  # changes at others' decisions
    adjusted: Estimate  # result - luck
    lost: Estimate  # sum of the costs of its own decisions, on the scale of costs


@dataclass(frozen=True)
class Swing:
    """An event that changed the chances much, and most for ``seat``."""

    seq: int
    actor: int
    seat: int
    before: float
    after: float
    change: Estimate  # after - before, by the same playouts; its interval excludes zero


@dataclass(frozen=True)
class Analysis:
    """The analysis of a play with ``T`` events and ``S`` seats.

    ``values[t]`` is the value of the position after ``t`` events to each seat and ``spread[t]``
    half the width of its 95 % interval.  ``changed[t]`` is half the width for ``values[t + 1] -
    values[t]``, which is narrower than the two suggest, as both come from the same playouts.
    """

    game: str
    rules_version: int
    seats: int
    shares: bool  # whether a result is a share of the win; else points
    playouts: int  # from each position
    simulations: int  # of each search that valued an action
    seed: int
    values: tuple[tuple[float, ...], ...]  # [T + 1][S]
    spread: tuple[tuple[float, ...], ...]  # [T + 1][S]
    changed: tuple[tuple[float, ...], ...]  # [T][S]
    assessments: tuple[MoveAssessment, ...]
    luck_and_skill: tuple[LuckAndSkill, ...]  # [S]
    swings: tuple[Swing, ...]  # in order of play

    @property
    def last(self) -> int:
        """How many events the play has."""
        return len(self.values) - 1

    def assessment(self, seq: int) -> MoveAssessment | None:
        """Return the assessment of event ``seq``; None if it was no choice."""
        return next((one for one in self.assessments if one.seq == seq), None)

    def largest_change(self, seq: int) -> tuple[int, float, float] | None:
        """Return the seat that event ``seq`` changed most for, and its values before and after.

        None if noise in the playouts may explain the change, judged by intervals that hold for
        all seats at once, 19 times in 20 (Bonferroni).
        """
        before, after = self.values[seq], self.values[seq + 1]
        noise = [self._for_all_seats(half) for half in self.changed[seq]]
        changes = [abs(b - a) for a, b in zip(before, after, strict=True)]
        sure = [seat for seat in range(self.seats) if changes[seat] > noise[seat]]
        if not sure:
            return None
        seat = max(sure, key=lambda one: changes[one])
        return seat, before[seat], after[seat]

    def _for_all_seats(self, half: float) -> float:
        """Return the half-width that holds for all seats at once, from that of a single seat."""
        level = 1 - (1 - _LEVEL) / self.seats
        wider = half * student(self.playouts - 1, level) / student(self.playouts - 1, _LEVEL)
        return max(wider, _least_half(self.playouts, level)) if self.shares else wider

    def as_json(self) -> JsonObject:
        """Return the JSON form."""
        return {"format": FORMAT} | {key: _rounded(one) for key, one in asdict(self).items()}


def analysis_from(value: Mapping[str, object]) -> Analysis:
    """Return the analysis of a JSON form.

    Raises:
        AnalysisError: It is not a valid analysis, or has another version.
    """
    from pydantic import TypeAdapter, ValidationError  # noqa: PLC0415  # slow to import

    if value.get("format") != FORMAT:
        raise AnalysisError("this is not an analysis that this version of Cuboteca can read")
    try:
        return TypeAdapter(Analysis).validate_python(value)
    except ValidationError as error:
        raise AnalysisError(f"this analysis is damaged: {_first_fault(error)}") from None


def _first_fault(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{first['msg']} ({'.'.join(map(str, first['loc']))})"


def analyse(
    game: Game,
    record: PlayRecord,
    budget: Budget | None = None,
    *,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse the finished play of a record.

    Raises:
        AnalysisError: The play is not over.
        RecordError: An event is impossible or hidden, or the record has another version of the
            rules.
    """
    play = check_finished(replay(game, record))
    return analyse_play(play, budget, engine=engine, progress=progress)


def check_finished(play: Play) -> Play:
    """Return the play if it is over; raises AnalysisError."""
    if not play.is_over:
        count = "1 event" if play.seq == 1 else f"{play.seq} events"
        raise AnalysisError(
            f"the play is not over after {count}; only a finished play can be analysed"
        )
    return play


def make_ready(play: Play, engine: Engine) -> None:
    """Compile what the analysis of a play needs; quick when the cache has it."""
    _Analyst(play, engine, Budget(), 1).prepare()
    prepare_search(play.game, engine.mode)


def analyse_play(
    play: Play,
    budget: Budget | None = None,
    *,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a play that is over; see ``analyse``."""
    budget = budget or Budget()
    engine = engine or engine_of(play.game)
    report = progress or _nobody
    playouts = budget.playouts
    if budget.seconds is not None:
        make_ready(play, engine)  # not counted
        report(0, 1)
        playouts = _Analyst(play, engine, budget, _TRIAL_PLAYOUTS).playouts_in(budget.seconds)
    return _Analyst(play, engine, budget, playouts).analyse(report)


def compare_decisions(
    game: Game,
    record: PlayRecord,
    seats: Collection[int],
    budget: Budget,
    *,
    most: int = MOST_COMPARED,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> list[ComparedDecision]:
    """Compare the decisions of some seats with the first choice of a search.

    Args:
        game: The game.
        record: Of a play, over or not.
        seats: Whose decisions; those that a bot took in their place are left out.
        budget: The same number of playouts gives the same figures.
        most: Decisions of each seat; of more, so many are taken at even distances.
        engine: Runs the rules; compiled ones by default.
        progress: Is told of the decisions done.

    Returns:
        Decisions of theirs that were choices, in order.

    Raises:
        RecordError: As ``analyse`` does.
    """
    play = replay(game, record)
    engine = engine or engine_of(game)
    analyst = _Analyst(play, engine, budget, budget.playouts)
    judged = [
        one for one in _judged(list(_moments(play, engine))) if str(one.seq) not in record.stand_ins
    ]
    own = [[one for one in judged if one.mover == seat] for seat in sorted(seats)]
    wanted = sorted(
        (one for moments in own for one in _spread(moments, most)), key=lambda one: one.seq
    )
    report = progress or _nobody
    found = []
    for number, moment in enumerate(wanted, 1):
        found.append(analyst.compare(moment))
        report(number, len(wanted))
    return found


def _spread(moments: Sequence[_Moment], most: int) -> Sequence[_Moment]:
    """Return at most so many moments, at even distances."""
    if len(moments) <= most:
        return moments
    return [moments[number * len(moments) // most] for number in range(most)]


def _nobody(_done: int, _total: int) -> None:
    pass


def _ignored(_done: int) -> None:
    pass


@dataclass(frozen=True)
class _Moment:
    """A position of the play and the event that came next; the last has none."""

    seq: int
    state: State
    mover: int
    event: int  # action or outcome
    possible: tuple[int, ...]  # legal actions, or outcomes that could come


def _moments(play: Play, engine: Engine) -> Iterator[_Moment]:
    state = play.first_state(engine)
    for seq, event in enumerate(play.events):
        mover = engine.to_move(state)
        if mover == CHANCE:
            weights = engine.chance_weights(state)
            possible = tuple(outcome for outcome, weight in enumerate(weights) if weight)
        else:
            possible = tuple(engine.legal_actions(state))
        yield _Moment(seq, engine.copy(state), mover, event.number, possible)
        engine.apply(state, event.number)
    yield _Moment(play.seq, engine.copy(state), OVER, 0, ())


def _least_half(trials: int, level: float) -> float:
    """Return the bound p on the rate of what never happened in n trials: (1 - p)^n = 1 - level."""
    return -log(1 - level) / trials


@dataclass(frozen=True)
class _Curve:
    """The values of all positions and their changes; ``N`` playouts, ``T`` events, ``S`` seats."""

    means: Float64Array  # float64[T + 1, S]
    errors: Float64Array  # float64[T + 1, S], standard errors; NaN for the end, which is certain
    change_errors: Float64Array  # float64[T, S], of changes; NaN if an event was forced
    start: Float64Array  # float64[N, S], results of the playouts from the start
    luck: Float64Array  # float64[N, S], sums of changes at draws
    skill: Float64Array  # float64[S, N, S], those at decisions, by whose decision and for whom
    shares: bool  # whether results are shares of the win; else points

    @property
    def playouts(self) -> int:
        """``N``."""
        return len(self.luck)

    def half(self, errors: Float64Array, level: float) -> Float64Array:
        """Return half-widths of intervals from standard errors; 0 where there is none (NaN).

        If results are shares, playouts that all agree are not taken as certain.
        """
        half = errors * student(self.playouts - 1, level)
        if self.shares:
            half = np.maximum(half, _least_half(self.playouts, level))
        return np.nan_to_num(half)

    def swings(self, movers: Sequence[int]) -> tuple[Swing, ...]:
        """Return the events that changed most, in order of play, without those that may be noise.

        In one play in twenty one of them may be noise all the same.

        Args:
            movers: Who made each event.
        """
        changes = np.diff(self.means, axis=0)
        compared = int(np.count_nonzero(~np.isnan(self.change_errors)))
        if not compared:
            return ()
        noise = self.half(self.change_errors, 1 - (1 - _LEVEL) / compared)
        sizes = np.where(np.abs(changes) > noise, np.abs(changes), 0.0)
        largest = sizes.max(axis=1)
        order = sorted(range(len(largest)), key=lambda seq: (-largest[seq], seq))
        usual = self.half(self.change_errors, _LEVEL)
        swings = []
        for seq in sorted(seq for seq in order[:_TURNING_POINTS] if largest[seq] > 0):
            seat = int(sizes[seq].argmax())
            before, after = float(self.means[seq, seat]), float(self.means[seq + 1, seat])
            change, half = after - before, float(usual[seq, seat])
            estimate = Estimate(change, change - half, change + half)
            swings.append(Swing(seq, movers[seq], seat, before, after, estimate))
        return tuple(swings)


class _Analyst:
    """Analyses one play with a given number of playouts."""

    def __init__(self, play: Play, engine: Engine, budget: Budget, playouts: int) -> None:
        self._play = play
        self._engine = engine
        self._playouts = playouts
        self._simulations = max(playouts // _SHARE, _LEAST_SIMULATIONS)
        self._config = _search_config(play.game, play.seat_count)
        self._seats = play.seat_count
        self._shares = play.seat_count > 1
        self._seed = mixed(budget.seed)
        self._plain_seed = budget.seed
        self._policy = budget.policy
        self._states = engine.array(1)
        self._start = engine.array(1)
        self._scratch = batch.scratch_of(play.game.rules)

    def playouts_in(self, seconds: float) -> int:
        """Return about how many playouts from each position fit, searches included."""
        moments = list(_moments(self._play, self._engine))
        judged = _judged(moments)
        tried = judged[:: max(len(judged) // _TRIAL_DECISIONS, 1)]
        begun = time.monotonic()
        self._curve(moments, _ignored)
        halfway = time.monotonic()
        for moment in tried:
            self._judge(moment)
        ended = time.monotonic()
        decisions = (ended - halfway) * len(judged) / max(len(tried), 1)
        each = (halfway - begun) / self._playouts + decisions / (_SHARE * self._simulations)
        playouts = int((seconds - (ended - begun)) / max(each, 1e-9))
        return min(max(playouts, _LEAST_IN_TIME), MOST_PLAYOUTS)

    def analyse(self, progress: Progress) -> Analysis:
        moments = list(_moments(self._play, self._engine))
        judged = _judged(moments)
        total = len(moments) + len(judged)
        movers = {moment.mover for moment in moments if _is_open(moment)}
        curve = self._curve(moments, lambda done: progress(done, total))
        assessments = []
        costs: list[list[Float64Array | None]] = [[] for _ in range(self._seats)]
        for number, moment in enumerate(judged):
            assessment, lost = self._judge(moment)
            assessments.append(assessment)
            costs[moment.mover].append(lost)
            progress(len(moments) + number + 1, total)
        return Analysis(
            game=self._play.game.name,
            rules_version=self._play.game.meta.rules_version,
            seats=self._seats,
            shares=self._shares,
            playouts=self._playouts,
            simulations=self._simulations,
            seed=self._plain_seed,
            values=_table(curve.means),
            spread=_table(curve.half(curve.errors, _LEVEL)),
            changed=_table(curve.half(curve.change_errors, _LEVEL)),
            assessments=tuple(assessments),
            luck_and_skill=tuple(
                self._luck_and_skill(seat, curve, movers, costs[seat])
                for seat in range(self._seats)
            ),
            swings=curve.swings([moment.mover for moment in moments]),
        )

    # positions

    def prepare(self) -> None:
        """Compile what playouts need."""
        state = self._engine.adopt(self._play.state)
        self._before(_Moment(0, state, OVER, 0, ()), batch.results_of(0, self._seats))

    def _before(self, moment: _Moment, results: batch.Results) -> None:
        """Turn the results of playouts from the state after a moment into those from its own."""
        count = len(results.points)
        self._start[0] = moment.state
        policies = np.full((count, self._seats), self._policy, np.int64)
        run = batch.Run(self._seed, 0, moment.seq, policies)
        self._engine.bound(batch.simulate_before)(
            self._states, self._start, moment.event, 0, count, run, self._scratch, results
        )

    def _values_of(self, results: batch.Results) -> Float64Array:
        """Return float64[N, S]: the share of the win of each seat, or its points if it is alone."""
        if not self._shares:
            return results.points.astype(float)
        winners = (results.ranks == 1).astype(float)
        shares: Float64Array = winners / winners.sum(axis=1, keepdims=True)
        return shares

    def _after(self, state: State, event: int) -> State:
        after = self._engine.copy(state)
        self._engine.apply(after, event)
        return after

    def _curve(self, moments: Sequence[_Moment], progress: Callable[[int], None]) -> _Curve:
        """Return the value of every position, and the sums of changes."""
        count, seat_count = self._playouts, self._seats
        means, errors = np.zeros((len(moments), seat_count)), np.zeros((len(moments), seat_count))
        change_errors = np.full((len(moments) - 1, seat_count), np.nan)
        luck, skill = np.zeros((count, seat_count)), np.zeros((seat_count, count, seat_count))
        outcome = self._play.outcome
        assert outcome is not None  # only plays that are over are analysed
        results = batch.results_of(count, seat_count)
        results.points[:], results.ranks[:] = outcome.points, outcome.ranks
        values = self._values_of(results)
        for moment in reversed(moments):
            if _is_open(moment):  # a forced event changes nothing
                after = values
                self._before(moment, results)
                values = self._values_of(results)
                change_errors[moment.seq] = _errors(after - values)
                if moment.mover == CHANCE:
                    luck += after - values
                else:
                    skill[moment.mover] += after - values
            means[moment.seq] = values.mean(axis=0)
            errors[moment.seq] = _errors(values) if moment.possible else np.nan
            progress(len(moments) - moment.seq)
        return _Curve(means, errors, change_errors, values, luck, skill, self._shares)

    def _luck_and_skill(
        self,
        seat: int,
        curve: _Curve,
        movers: Collection[int],
        costs: Sequence[Float64Array | None],
    ) -> LuckAndSkill:
        """Return where the result of ``seat`` came from; ``movers`` are the seats with a choice."""
        result = float(curve.means[-1, seat])
        luck = curve.luck[:, seat]
        own = curve.skill[seat][:, seat]
        drawn = CHANCE in movers
        return LuckAndSkill(
            result=result,
            start=self._mean(curve.start[:, seat], certain=not movers),
            luck=self._mean(luck, certain=not drawn),
            skill=self._mean(own, certain=seat not in movers),
            others=self._mean(
                curve.skill[:, :, seat].sum(axis=0) - own,
                certain=not any(one not in {CHANCE, seat} for one in movers),
            ),
            adjusted=self._mean(result - luck, certain=not drawn),
            lost=self._lost([one for one in costs if one is not None]),
        )

    def _mean(self, values: Float64Array, *, certain: bool) -> Estimate:
        """Return the mean over the playouts; ``certain`` if there was nothing to estimate."""
        tally = Tally()
        tally.add(values)
        if certain:
            return Estimate(tally.mean, tally.mean, tally.mean)
        found = tally.student_interval()
        return found.widened(_RULE_OF_THREE / self._playouts) if self._shares else found

    # decisions

    def _judge(self, moment: _Moment) -> tuple[MoveAssessment, Float64Array | None]:
        """Return the assessment of a decision and float64[_REPEATS]: its cost, search by search.

        Costs below zero are kept there, so that their sum is unbiased; the assessment then says
        that nothing better was found.  The costs are None if the action taken was the best from the
        start: then no search has valued it.
        """
        best = self._first(moment).action
        lost = None if best == moment.event else self._losses(moment, best)
        found = best if lost is not None and lost.mean() > 0 else moment.event
        notation = self._play.game.notation
        state = engine_of(self._play.game, "interpreted").adopt(self._as_checked(moment.state))
        assessment = MoveAssessment(
            seq=moment.seq,
            seat=moment.mover,
            taken=notation.format_action(state, moment.event),
            best=notation.format_action(state, found),
            best_action=found,
            choices=len(moment.possible),
            cost=(
                self._lost([lost])
                if lost is not None and found != moment.event
                else Estimate(0.0, 0.0, 0.0)
            ),
        )
        return assessment, lost

    def compare(self, moment: _Moment) -> ComparedDecision:
        """Return how a decision compares with the search's first choice."""
        found = self._first(moment)
        agrees = found.action == moment.event
        visits = [one.visits for one in found.actions]
        return ComparedDecision(
            seq=moment.seq,
            seat=moment.mover,
            choices=len(moment.possible),
            agrees=agrees,
            cost=0.0 if agrees else float(self._losses(moment, found.action).mean()),
            doubt=1 - visits[0] / max(sum(visits), 1),
        )

    def _losses(self, moment: _Moment, best: int) -> Float64Array:
        """Return float64[_REPEATS]: what the action taken costs, search by search."""
        return np.array(
            [
                self._value_after(moment, best, number)
                - self._value_after(moment, moment.event, number)
                for number in range(1, _REPEATS + 1)
            ]
        )

    def _lost(self, costs: Sequence[Float64Array]) -> Estimate:
        """Return the mean of the sum of the costs of decisions, each float64[_REPEATS].

        A few searches that all agree are not taken as certain: for each decision the interval
        extends at least 3/n to both sides.
        """
        if not costs:
            return Estimate(0.0, 0.0, 0.0)
        least = _RULE_OF_THREE / (_REPEATS * self._simulations)
        return _few(np.sum(costs, axis=0)).widened(len(costs) * least)

    def _as_checked(self, state: State) -> State:
        layout = self._engine.layout
        return layout.unpack(layout.pack(state))

    def _first(self, moment: _Moment) -> SearchResult:
        """Return what a search says that names the best action."""
        simulations = max(_FIRST_SEARCH * self._simulations, _LEAST_VISITS * len(moment.possible))
        return self._search(moment, simulations, 0).run(self._known(moment))

    def _value_after(self, moment: _Moment, action: int, number: int) -> float:
        """Return the value of an action to its seat, according to a search."""
        before = self._known(moment)
        search = self._search(moment, self._simulations, number)
        return search.value(lambda rng: self._after(before(rng), action))[moment.mover]

    def _search(self, moment: _Moment, simulations: int, number: int) -> Search:
        config = replace(self._config, simulations=simulations, nodes=simulations + 1)
        seed = (self._plain_seed << _SEQ_BITS) + moment.seq * (_REPEATS + 1) + number
        mode = self._engine.mode
        return Search(self._play.game, config, self._seats, moment.mover, seed=seed, mode=mode)

    def _known(self, moment: _Moment) -> Callable[[RngState], State]:
        """Return a function that draws states that agree with what the seat knew."""
        return lambda rng: self._engine.resample(moment.state, moment.mover, rng)


def _is_open(moment: _Moment) -> bool:
    """Return whether something else could have happened."""
    return len(moment.possible) > 1


def _judged(moments: Sequence[_Moment]) -> list[_Moment]:
    return [one for one in moments if one.mover >= 0 and _is_open(one)]


def _search_config(game: Game, seat_count: int) -> SearchConfig:
    """Return how the game's strongest level searches."""
    policy = policy_of(game, LEVELS[-1], seat_count)
    config = (
        policy
        if isinstance(policy, SearchConfig)
        else SearchConfig(heuristic_percent=100, rollout_depth=12)
    )
    return replace(config, seconds=None, threads=1)


def _errors(values: Float64Array) -> Float64Array:
    """Return the standard errors of the means of float64[N, S] by seat."""
    errors: Float64Array = values.std(axis=0, ddof=1) / len(values) ** 0.5
    return errors


def _few(values: Float64Array) -> Estimate:
    """Return the mean of ``_REPEATS`` numbers with Student's interval."""
    half = student_95(len(values) - 1) * float(values.std(ddof=1)) / len(values) ** 0.5
    value = float(values.mean())
    return Estimate(value, value - half, value + half)


def _table(values: Float64Array) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(float(one) for one in row) for row in values)


def _rounded(value: object) -> Json:
    if isinstance(value, float):
        return round(value, 6) + 0.0  # no -0.0
    if isinstance(value, dict):
        return {str(key): _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    assert value is None or isinstance(value, bool | int | str)  # an analysis holds nothing else
    return value


__all__ = [
    "LEAST_PLAYOUTS",
    "MOST_COMPARED",
    "MOST_PLAYOUTS",
    "USUAL_PLAYOUTS",
    "Analysis",
    "AnalysisError",
    "Budget",
    "ComparedDecision",
    "LuckAndSkill",
    "MoveAssessment",
    "Swing",
    "analyse",
    "analyse_play",
    "analysis_from",
    "check_finished",
    "compare_decisions",
    "make_ready",
]
