"""Where bots and solvers think: in processes of this server, or with workers that are alive.

Levels that answer at once always think here: to ask a worker would take longer.  Everything else
goes to a worker as long as one is alive that can do it; if none is left, this server thinks about
it from the beginning.  A move is the same wherever it was thought about, except for searches that
end by the clock.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from cuboteca.bots.levels import own_bots
from cuboteca.bots.questions import read_action, read_advice
from cuboteca.core.child_processes import understood
from cuboteca.table.job_queue import NoWorkersError
from cuboteca.table.jobs import BOTS, HINTS, lane_of_bot

if TYPE_CHECKING:
    from cuboteca.bots.questions import Question
    from cuboteca.bots.workers import Workers
    from cuboteca.core.child_processes import Message
    from cuboteca.core.fair_queue import Asker
    from cuboteca.core.game import Advice
    from cuboteca.table.job_queue import Bounds, JobQueue


class Thinking:
    """Answers questions; it is the ``Thinkers`` of tables and the ``Advisers`` of hints.

    Args:
        here: The processes of this server for one of both purposes.
        jobs: What workers are asked through; None where there can be none.
        bounds: How much they may be asked for.
    """

    def __init__(self, here: Workers, jobs: JobQueue | None, bounds: Bounds) -> None:
        self._here = here
        self._jobs = jobs
        self._bounds = bounds

    async def decide(self, question: Question, asker: Asker) -> int:
        """Return a bot's action; raises WorkerError and BusyError."""
        answer = await self._asked(_lane_of(question), question, asker)
        if answer is None:
            return await self._here.decide(question, asker)
        return understood(read_action, answer)

    async def advise(self, question: Question, asker: Asker) -> Advice:
        """Return a solver's advice; raises PreparingError, WorkerError and BusyError."""
        answer = await self._asked(HINTS, question, asker)
        if answer is None:
            return await self._here.advise(question, asker)
        return understood(read_advice, answer)

    async def _asked(self, lane: str, question: Question, asker: Asker) -> Message | None:
        """Return what a worker answers; None if none does."""
        if self._jobs is None or not self._jobs.has_workers(lane):
            return None
        try:
            job = await self._jobs.put(lane, asdict(question), asker, self._bounds)
            return await self._jobs.answer(job)
        except NoWorkersError:
            return None


def _lane_of(question: Question) -> str:
    """Return which workers can answer a question about a move; "" if it stays here."""
    if question.level in own_bots():
        return lane_of_bot(question.level)
    return BOTS if question.needs else ""


__all__ = ["Thinking"]
