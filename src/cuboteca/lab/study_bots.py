"""The bots of a study, and how they play its plays.

Bots that decide at once play many plays in one call of a compiled kernel.  Where a bot searches or
solves, each play is played by itself, with the same draws: those of play ``i`` come from the rng of
``(seed, i)`` alone, so what bots think changes no draw.  A search has no time limit here, only its
number of simulations, so a study has the same numbers on every machine.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from cuboteca.bots.bot import action_of, context_of
from cuboteca.bots.levels import (
    GREEDY,
    LEVELS,
    RANDOM,
    SOLVER,
    bot_for,
    known_to,
    own_bots,
    policy_of,
)
from cuboteca.core import batch
from cuboteca.core.chance import mix, seeded
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import over_threads, simulate
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.policies import HeuristicPolicy, SearchConfig, SolverPolicy

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.bots.bot import Bot
    from cuboteca.core.arrays import Int64Array
    from cuboteca.core.engine import Engine, Results
    from cuboteca.core.game import Game, Options
    from cuboteca.core.policies import Policy
    from cuboteca.core.record import State

#: The fewest and most simulations that a study may wish for; a level's own are in this range.
LEAST_SIMULATIONS, MOST_SIMULATIONS = 8, 1_000_000

_EXACT_SHARE = 10  # states of a position that is solved, for each simulation of a search
_BOT_BITS = 8  # for the seat in the seed of a bot


class StudyError(CubotecaError):
    """A study cannot be made as requested; the message says what would be valid."""


def study_policy(game: Game, bot: str, seat_count: int, simulations: int = 0) -> Policy:
    """Return how a bot decides in a study.

    Args:
        game: The game.
        bot: Its name.
        seat_count: Of the plays.
        simulations: For a bot that searches; 0: as many as its level may make.

    Raises:
        StudyError: There is no such bot for so many seats, or it is a package's own.
    """
    if bot in (RANDOM, GREEDY):
        return HeuristicPolicy(batch.POLICY_RANDOM if bot == RANDOM else batch.POLICY_HEURISTIC)
    if bot == SOLVER and game.solver is not None:
        return SolverPolicy()
    known = [one for one in known_to(game, seat_count) if one not in own_bots()]
    if bot not in known:
        raise StudyError(
            f"bot '{bot}' does not exist for {game.meta.title} with {seat_count} "
            f"seat{'' if seat_count == 1 else 's'}, or is a package's own; studies are for: "
            f"{', '.join(known)}"
        )
    policy = policy_of(game, bot, seat_count)
    if not isinstance(policy, SearchConfig):
        return policy
    most = simulations or policy.simulations
    return replace(
        policy,
        simulations=most,
        seconds=None,
        threads=1,
        nodes=most + 1,
        exact_states=min(policy.exact_states, _EXACT_SHARE * most),
        exact_seconds=None,
    )


def quick_bots(game: Game, seat_count: int) -> tuple[str, ...]:
    """Return the bots of a game that decide at once."""
    levels = LEVELS[1:]
    quick = [one for one in levels if isinstance(policy_of(game, one, seat_count), HeuristicPolicy)]
    return (RANDOM, *quick, GREEDY)


class Bots:
    """The bots of a study, by seat in play 0.

    Args:
        game: The game.
        names: Of the bots, one for each seat.
        simulations: See ``study_policy``.

    Attributes:
        codes: int64[S], what plays are told of each: the percentage of a heuristic policy, or less
            than 0 for a bot that thinks longer.

    Raises:
        StudyError: See ``study_policy``.
    """

    def __init__(self, game: Game, names: Sequence[str], simulations: int = 0) -> None:
        self._game = game
        seat_count = len(names)
        self._policies: dict[int, Policy] = {}
        codes = []
        for name in names:
            policy = study_policy(game, name, seat_count, simulations)
            if isinstance(policy, HeuristicPolicy):
                codes.append(policy.percent)
            else:
                code = -1 - names.index(name)
                self._policies[code] = policy
                codes.append(code)
        self.codes: Int64Array = np.array(codes, np.int64)

    @property
    def decide_at_once(self) -> bool:
        """Whether all of them do."""
        return not self._policies

    def play(
        self,
        engine: Engine,
        options: Options,
        codes: Int64Array,
        *,
        seed: int,
        first_play: int,
        threads: int,
        start: State | None = None,
    ) -> Results:
        """Play plays as ``core.engine.simulate`` does.

        Args:
            engine: A compiled one is much faster.
            options: Complete.
            codes: int64[B, S], of the seats of each play.
            seed: Of the run.
            first_play: Number of the first play in a longer run.
            threads: How many plays run at once; results do not depend on it.
            start: A checked state in which every play begins; None: the first state of a play.
        """
        if self.decide_at_once:
            return simulate(
                engine,
                options,
                codes,
                seed=seed,
                first_play=first_play,
                threads=threads,
                start=start,
            )
        results = batch.results_of(*codes.shape)

        def work(lo: int, hi: int) -> None:
            for place in range(lo, hi):
                play = Play(self._game, options, codes.shape[1], engine)
                if start is not None:
                    play.state = engine.adopt(start)
                number = first_play + place
                decisions = self._finish(play, codes[place], seed, number)
                _note(play, decisions, results, place)

        over_threads(work, len(codes), threads)
        return results

    def _finish(self, play: Play, codes: Int64Array, seed: int, number: int) -> int:
        """Play a play to its end; return how many decisions were taken."""
        bots = [self._bot(int(code), seed, number, seat) for seat, code in enumerate(codes)]
        sampler = sampler_of(seeded(seed, number))
        unknown = seeded(mix(seed + 1) >> 1, number)
        decisions = 0
        while not play.is_over:
            if play.to_move == CHANCE:
                play.draw(sampler)
                continue
            seat = play.to_move
            play.act(seat, action_of(bots[seat].choose(context_of(play, seat, unknown))))
            decisions += 1
        return decisions

    def _bot(self, code: int, seed: int, number: int, seat: int) -> Bot:
        own = mix(mix(seed) ^ (number << _BOT_BITS | seat)) >> 1
        policy = HeuristicPolicy(code) if code >= 0 else self._policies[code]
        return bot_for(policy, own)


def _note(play: Play, decisions: int, results: Results, place: int) -> None:
    """Write how a play ended into the row ``place``."""
    outcome = play.outcome
    assert outcome is not None, "a play that is over has an outcome"
    results.decisions[place] = decisions
    results.points[place] = outcome.points
    results.ranks[place] = outcome.ranks
    results.reasons[place] = play.game.rules.end_reasons.index(outcome.reason)


def as_wished(simulations: int, bots: Mapping[str, Policy]) -> int:
    """Return a checked number of simulations; 0: as many as each level may make.

    Raises:
        StudyError: It is out of range, or no bot searches.
    """
    if not simulations:
        return 0
    if not any(isinstance(one, SearchConfig) for one in bots.values()):
        raise StudyError(
            f"simulations are for bots that search, and {', '.join(bots)} "
            f"{'does' if len(bots) == 1 else 'do'} not"
        )
    if not LEAST_SIMULATIONS <= simulations <= MOST_SIMULATIONS:
        raise StudyError(
            f"the number of simulations must be {LEAST_SIMULATIONS} to {MOST_SIMULATIONS:,}, "
            f"not {simulations}"
        )
    return simulations


__all__ = [
    "LEAST_SIMULATIONS",
    "MOST_SIMULATIONS",
    "Bots",
    "StudyError",
    "as_wished",
    "quick_bots",
    "study_policy",
]
