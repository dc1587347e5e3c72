"""Makes puzzles: positions of plays in which one action is clearly best.

Plays come from bots that follow the heuristic policy in most of their decisions, so that positions
are neither random nor always the same.  From each, a few decisions of its later part are tried:

* *With a solver*, the position is kept if the solver is exact and one action alone brings its seat
  what it wants.
* *Otherwise* a search of ``simulations`` names the best action and has to prefer it clearly; that
  costs little and leaves out most positions.  What is left is **verified** with ten times the
  search: one of ten times as many simulations has to name the same action, and then pairs of fresh
  searches value the states that it and the other good actions lead to, each pair from one seed.
  The puzzle is kept if the 95 % interval of each difference, widened so that it holds for all of
  them at once (Bonferroni), lies above the least margin.

The first search's own values are not used for the margin: the best of many noisy numbers is too
high.  Where a game hides something, all searches play in states drawn anew from what the seat
knows, so the answer is the best for somebody who knows no more.

*How hard a puzzle is* is judged by opponents that find it or do not: a random choice, the
heuristic policy, and searches of a few simulations.  Its rating follows from the share that finds
it, on the scale on which 400 points are odds of ten to one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log10
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.bots.levels import LEVELS, policy_of
from cuboteca.bots.search import Search
from cuboteca.core.chance import draw_below, draw_outcome, mixed, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import OptionError
from cuboteca.core.policies import SearchConfig
from cuboteca.core.puzzles import Puzzle, id_of
from cuboteca.lab.statistics import student

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.bots.search.search import SearchResult
    from cuboteca.core.arrays import Float64Array, RngState
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.record import State

USUAL_SIMULATIONS = 200
VERIFIED_WITH = 10  # times the search
LEAST_MARGIN = 0.03
USUAL_LATE = 0.25

_TRIED = 8  # decisions of a play
_KEPT = 2  # puzzles of a play
_LEAST_CHOICES = 3
_CLEAR = 0.04  # by which the first search has to prefer an action
_PAIRS = 8  # of searches that value an action
_COMPARED = 3  # other actions
_LEVEL = 0.95
_EASY_KEPT = 4  # of the positions in which the heuristic policy is right, one in so many is tried
_PERCENTS = (60, 75, 90, 100)  # of decisions that follow the heuristic policy
_SMALL = (32, 8, 2)  # what the search is divided by for opponents of a puzzle
_SMALL_REPEATS = 2
_MIDDLE, _STEP, _FURTHEST = 1500, 400, 600  # ratings


@dataclass(frozen=True)
class Making:
    """How puzzles are made.

    Attributes:
        seed: Of the plays; the same seed makes the same puzzles.
        simulations: Of the first search; verifying takes ten times as many.
        least_margin: By how much the best action has to be better, 0 to 1.
        late: Share of a play's decisions that is left out at its start: earlier ones are seldom
            clear.
    """

    seed: int = 1
    simulations: int = USUAL_SIMULATIONS
    least_margin: float = LEAST_MARGIN
    late: float = USUAL_LATE


@dataclass(frozen=True)
class _Position:
    """A decision of a play."""

    options: dict[str, OptionValue]
    seat_count: int
    state: State  # in the form of the maker's engine
    seat: int
    play: int

    def known(self, engine: Engine) -> Callable[[RngState], State]:
        return lambda rng: engine.resample(self.state, self.seat, rng)


def make_puzzles(
    game: Game,
    making: Making,
    first_play: int = 0,
    *,
    wanted: Callable[[str], bool] = lambda _: True,
) -> Iterator[Puzzle | int]:
    """Yield puzzles, and after each play its number, without end.

    Args:
        game: The game.
        making: How.
        first_play: Number of the play to begin with, to go on where an earlier run stopped.
        wanted: Whether puzzles with this answer, in notation, are wanted; asked before a position
            is verified, which takes nearly all of the time.
    """
    maker = _Maker(game, making, wanted)
    number = first_play
    while True:
        yield from maker.puzzles_of(number)
        yield number
        number += 1


class _Maker:
    def __init__(self, game: Game, making: Making, wanted: Callable[[str], bool]) -> None:
        self._game = game
        self._making = making
        self._wanted = wanted
        self._engine = engine_of(game)
        self._plain = engine_of(game, "interpreted")

    def puzzles_of(self, number: int) -> Iterator[Puzzle]:
        rng = seeded(self._making.seed, number)
        positions = list(self._positions(number, rng))
        late = positions[int(len(positions) * self._making.late) :]
        kept = 0
        for _ in range(min(_TRIED, len(late))):
            position = late.pop(draw_below(rng, len(late)))
            found = self._puzzle(position, rng)
            if found is not None:
                yield found
                kept += 1
                if kept == _KEPT:
                    return

    def _positions(self, number: int, rng: RngState) -> Iterator[_Position]:
        """Yield the decisions of a play that are choices."""
        seat_count, options = self._draw_options(rng)
        state = self._engine.start(options, seat_count)
        percents = [_PERCENTS[draw_below(rng, len(_PERCENTS))] for _ in range(seat_count)]
        weights = np.zeros(self._game.rules.outcome_count, np.int64)
        while (mover := self._engine.to_move(state)) != OVER:
            if mover == CHANCE:
                event = int(self._engine.bound(draw_outcome)(state, weights, rng))
            else:
                legal = self._engine.legal_actions(state)
                if len(legal) >= _LEAST_CHOICES:
                    yield _Position(options, seat_count, self._engine.copy(state), mover, number)
                if draw_below(rng, 100) < percents[mover]:
                    event = self._engine.heuristic_action(state, rng)
                else:
                    event = legal[draw_below(rng, len(legal))]
            self._engine.rules.apply(state, event)

    def _draw_options(self, rng: RngState) -> tuple[int, dict[str, OptionValue]]:
        meta = self._game.meta
        least = max(meta.min_seats, 2)
        while True:
            count = least + draw_below(rng, meta.max_seats - least + 1)
            given: dict[str, object] = {}
            for option in meta.options:
                if option.kind == "bool":
                    given[option.name] = bool(draw_below(rng, 2))
                elif option.choices:
                    given[option.name] = option.choices[draw_below(rng, len(option.choices))]
            try:
                options = self._game.options(given, count)
                self._game.rules.start(options, count)
            except OptionError:
                continue  # options that do not go together
            return count, options

    def _puzzle(self, position: _Position, rng: RngState) -> Puzzle | None:
        usual = self._engine.heuristic_action(position.known(self._engine)(rng), rng)
        if self._game.solver is not None:
            return self._solved(position, usual, rng)
        first = self._search(position, self._making.simulations, 0).run(
            position.known(self._engine)
        )
        best, gap = _preferred(first, position.seat)
        if gap < _CLEAR or (best == usual and draw_below(rng, _EASY_KEPT)):
            return None
        state = self._plain.adopt(position.state)
        if not self._wanted(self._game.notation.format_action(state, best)):
            return None
        verified = self._verified(position, best, usual)
        if verified is None:
            return None
        margin, spread, values = verified
        simulations = VERIFIED_WITH * self._making.simulations
        return self._written(position, rng, best, (margin, spread), values, simulations, usual)

    def _solved(self, position: _Position, usual: int, rng: RngState) -> Puzzle | None:
        state, seat = self._plain.adopt(position.state), position.seat
        assert self._game.solver is not None, "whoever calls it has looked"
        advice = self._game.solver.solve(state, seat)
        values = {action: all_[seat] for action, all_ in advice.values.items()}
        ordered = sorted(values, key=lambda one: (-values[one], one))
        if not advice.exact or len(ordered) < _LEAST_CHOICES:
            return None
        margin = values[ordered[0]] - values[ordered[1]]
        if margin < self._making.least_margin or (
            ordered[0] == usual and draw_below(rng, _EASY_KEPT)
        ):
            return None
        if not self._wanted(self._game.notation.format_action(state, ordered[0])):
            return None
        compared = [(action, values[action], 0.0) for action in ordered]
        return self._written(position, rng, ordered[0], (margin, 0.0), compared, 0, usual)

    def _verified(
        self, position: _Position, best: int, usual: int
    ) -> tuple[float, float, list[tuple[int, float, float]]] | None:
        """Return margin, half of its interval and the values of actions; None if not clear."""
        known = position.known(self._engine)
        large = self._search(position, VERIFIED_WITH * self._making.simulations, 1).run(known)
        if large.action != best:
            return None
        others = [one.action for one in large.actions if one.action != best]
        ranked = sorted(others, key=lambda one: -_value_in(large, one, position.seat))
        legal = self._engine.legal_actions(position.state)  # a sure win leaves some untried
        compared = [*others[:1], *ranked[:_COMPARED], usual, *legal[: _LEAST_CHOICES - 1]]
        compared = [one for one in dict.fromkeys(compared) if one != best]
        mine = self._values_after(position, best)
        level = 1 - (1 - _LEVEL) / len(compared)
        values = [(best, *_mean(mine))]
        margin, spread = 1.0, 0.0
        for action in compared:
            theirs = self._values_after(position, action)
            lead, half = _mean(mine - theirs, level)
            if lead - half < self._making.least_margin:
                return None
            if lead < margin:
                margin, spread = lead, half
            values.append((action, *_mean(theirs)))
        return margin, spread, sorted(values, key=lambda one: -one[1])

    def _values_after(self, position: _Position, action: int) -> Float64Array:
        """Return float64[_PAIRS]: the value of an action to its seat, search by search."""
        known = position.known(self._engine)

        def after(rng: RngState) -> State:
            state = known(rng)
            self._engine.rules.apply(state, action)
            return state

        return np.array(
            [
                self._search(position, self._making.simulations, 2 + number).value(after)[
                    position.seat
                ]
                for number in range(_PAIRS)
            ]
        )

    def _search(self, position: _Position, simulations: int, number: int) -> Search:
        policy = policy_of(self._game, LEVELS[-1], position.seat_count)
        config = policy if isinstance(policy, SearchConfig) else SearchConfig()
        config = replace(
            config, simulations=simulations, nodes=simulations + 1, seconds=None, threads=1
        )
        seed = mixed((self._making.seed << 32) + (position.play << 8) + number) >> 1
        return Search(
            self._game,
            config,
            position.seat_count,
            position.seat,
            seed=seed,
            mode=self._engine.mode,
        )

    def _written(
        self,
        position: _Position,
        rng: RngState,
        best: int,
        margin: tuple[float, float],
        values: list[tuple[int, float, float]],
        simulations: int,
        usual: int,
    ) -> Puzzle:
        drawn = self._plain.adopt(self._engine.resample(position.state, position.seat, rng))
        notation = self._game.notation
        text = notation.format_state(drawn)
        return Puzzle(
            id=id_of(text, position.seat),
            rules_version=self._game.meta.rules_version,
            options=position.options,
            seat_count=position.seat_count,
            seat=position.seat,
            position=text,
            action=notation.format_action(drawn, best),
            margin=round(margin[0], 4),
            spread=round(margin[1], 4),
            rating=self._rating(position, best, usual),
            values=tuple(
                (notation.format_action(drawn, action), round(value, 4), round(half, 4))
                for action, value, half in values
            ),
            simulations=simulations,
            seed=self._making.seed,
            play=position.play,
        )

    def _rating(self, position: _Position, best: int, usual: int) -> int:
        """Return how hard it is to find the best action, from the share of opponents that do."""
        choices = len(self._engine.legal_actions(position.state))
        found = [1 / choices, 1.0 if usual == best else 0.0]
        known = position.known(self._engine)
        for number, divisor in enumerate(_SMALL):
            simulations = max(self._making.simulations // divisor, choices)
            for repeat in range(_SMALL_REPEATS):
                number_of = 100 + number * _SMALL_REPEATS + repeat
                answer = self._search(position, simulations, number_of).run(known).action
                found.append(1.0 if answer == best else 0.0)
        share = (sum(found) + 0.5) / (len(found) + 1)
        away = _STEP * log10((1 - share) / share)
        return round(_MIDDLE + min(max(away, -_FURTHEST), _FURTHEST))


def _value_in(found: SearchResult, action: int, seat: int) -> float:
    return next(one.values[seat] for one in found.actions if one.action == action)


def _preferred(found: SearchResult, seat: int) -> tuple[int, float]:
    """Return the best action and by how much its value exceeds that of all others."""
    best = found.action
    others = [one.values[seat] for one in found.actions if one.action != best and one.visits]
    return best, _value_in(found, best, seat) - max(others, default=0.0)


def _mean(values: Float64Array, level: float = _LEVEL) -> tuple[float, float]:
    """Return the mean and half the width of Student's interval."""
    half = student(len(values) - 1, level) * float(values.std(ddof=1)) / len(values) ** 0.5
    return float(values.mean()), half


__all__ = [
    "LEAST_MARGIN",
    "USUAL_LATE",
    "USUAL_SIMULATIONS",
    "VERIFIED_WITH",
    "Making",
    "make_puzzles",
]
