"""The process in which bots think: ``python -m cuboteca.bots.worker_process``.

Its progress messages are ``{"state": "compiling"}`` if something has to be compiled for the
question, and ``{"state": "thinking"}`` once the bot begins to think.  So compiling and loading have
a time limit of their own and never use up a bot's thinking time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.bots import consequences
from cuboteca.bots.bot import action_of
from cuboteca.bots.levels import (
    CHAMPION,
    LEVELS,
    bot_for,
    levels_of,
    make_bot,
    make_ready,
    own_bots,
    policy_of,
)
from cuboteca.bots.questions import Question, advice_message
from cuboteca.core.child_processes import limit_memory, serve, yield_to_others
from cuboteca.core.compiled import watch_compiling
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Advice
from cuboteca.core.intervals import half_width
from cuboteca.core.policies import EXACT_SECONDS, EXACT_STATES, SearchConfig
from cuboteca.games import game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.bots.bot import Bot
    from cuboteca.bots.search.search import ActionStats
    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.game import Game, PointsCompared

COMPILING = "compiling"
THINKING = "thinking"

_SECONDS = 1.0  # for a hint's search
_SECONDS_COMPARED = 0.3  # for the rollouts that say what it brings
_SIMULATIONS = 100_000  # at most, which few searches reach in that time


def _bot(question: Question) -> Bot:
    if question.level in own_bots():
        limit_memory()
    return make_bot(question.level, question.seed)


def advise(question: Question) -> Advice:
    """Return what the game's solver advises, or the strongest search if there is no solver."""
    solver = game(question.game).solver
    if solver is None:
        return _searched(question)
    return solver.solve(question.known_state(), question.seat)


def _searched(question: Question) -> Advice:
    """Return what a search finds: the values with their intervals, or exact ones."""
    config = _search_for(game(question.game), question.seat_count)
    bot = bot_for(config, question.seed)
    action = int(bot.choose(question.context()))
    found = getattr(bot, "found", None)
    if found is None:  # nothing to choose
        return Advice(action, exact=True, line=(action,), values={}, positions=0)
    tried = [stats for stats in found.actions if stats.visits or stats.solved]
    spread = {stats.action: _half_width(stats, question.seat) for stats in tried}
    return Advice(
        action,
        exact=found.solved,
        line=(action,),
        values={stats.action: stats.values for stats in tried},
        positions=found.exact_states,
        spread=spread,
        learned=config.learned,
        compared=_compared(question, action, tried, spread),
    )


def _compared(
    question: Question, action: int, tried: Sequence[ActionStats], spread: Mapping[int, float]
) -> PointsCompared | None:
    """Compare an action with the one that is at least next best; None if there is none.

    Interpreted rules would need minutes for that.
    """
    others = [stats for stats in tried if stats.action != action]
    if not others or engine_of(game(question.game)).mode != "compiled":
        return None
    other = max(others, key=lambda one: one.values[question.seat] - spread[one.action])
    context = question.context()
    return consequences.compare_points(
        context, action, other.action, seed=question.seed, seconds=_SECONDS_COMPARED
    )


def _search_for(one: Game, seat_count: int) -> SearchConfig:
    """Return how hints search: as the champion, or else as the highest level, for a second."""
    level = CHAMPION if CHAMPION in levels_of(one, seat_count) else LEVELS[-1]
    policy = policy_of(one, level, seat_count)
    config = policy if isinstance(policy, SearchConfig) else SearchConfig()
    return replace(
        config,
        seconds=_SECONDS,
        simulations=_SIMULATIONS,
        exact_states=EXACT_STATES,
        exact_seconds=EXACT_SECONDS,
    )


def _half_width(stats: ActionStats, seat: int) -> float:
    """Return half of the 95 % interval of a mean of numbers in 0..1, at its widest.

    It treats simulations as independent; those of one tree are not quite.
    """
    if stats.solved:
        return 0.0
    return half_width(min(max(stats.values[seat], 0.0), 1.0), stats.visits)


def _handle(message: Message, progress: Progress) -> Message:
    question = Question(**message)
    if question.needs or question.level in own_bots():
        yield_to_others()
    if question.needs and engine_of(game(question.game)).mode == "compiled":
        _compile(question, progress)
    if question.prepare:
        return {"ready": True}
    bot = None if question.advice else _bot(question)
    context = question.context()
    progress({"state": THINKING})
    if bot is None:
        return advice_message(advise(question))
    return {"action": action_of(bot.choose(context))}


_compiled: set[tuple[str, str]] = set()


def _compile(question: Question, progress: Progress) -> None:
    """Compile or load the built-in parts, once per process; report it if something is compiled.

    A solver is called once with the smallest budget, which reaches everything that it needs.
    """
    one = game(question.game)
    solver = one.solver if question.needs == "solver" else None
    what = (question.game, question.needs)
    if what in _compiled:
        return
    with watch_compiling(lambda: progress({"state": COMPILING})):
        if solver is None:
            make_ready(one)
            if question.needs == "advice":
                consequences.make_ready(one)
        else:
            solver.solve(question.known_state(), question.seat, 1)
    _compiled.add(what)


def main() -> None:
    """Answer questions until the input ends."""
    serve(_handle)


if __name__ == "__main__":
    main()


__all__ = ["COMPILING", "THINKING", "advise", "main"]
