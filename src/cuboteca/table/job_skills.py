"""What a worker can do: each kind of job as the site itself would do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from cuboteca.bots.levels import own_bots
from cuboteca.bots.questions import Question, advice_message
from cuboteca.core.child_processes import understood
from cuboteca.lab.analysis_child import COMMAND, analysed
from cuboteca.table.job_worker import Skill
from cuboteca.table.jobs import ANALYSES, BOTS, HINTS, lane_of_bot

if TYPE_CHECKING:
    from collections.abc import Collection

    from cuboteca.bots.workers import Workers
    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.fair_queue import Asker

#: What a worker may be started for.
Kind: TypeAlias = Literal["bots", "hints", "analyses"]

KINDS: tuple[Kind, ...] = ("bots", "hints", "analyses")


def skills_of(
    kinds: Collection[Kind],
    places: int,
    thinkers: Workers,
    advisers: Workers,
    analyst: tuple[str, ...] = COMMAND,
) -> dict[str, Skill]:
    """Return what a worker can do, by lane.

    Args:
        kinds: Which kinds of jobs.
        places: How many of each at once; of a package's bot one.
        thinkers: Where bots think.
        advisers: Where solvers and searches for hints think.
        analyst: The command that analyses.
    """

    async def move(question: Message, by: Asker, _progress: Progress) -> Message:
        return {"action": await thinkers.decide(_question(question), by)}

    async def advise(question: Message, by: Asker, _progress: Progress) -> Message:
        return advice_message(await advisers.advise(_question(question), by))

    async def analyse(question: Message, _by: Asker, progress: Progress) -> Message:
        return {"analysis": await analysed(question, progress, analyst)}

    skills = {}
    if "bots" in kinds:
        skills[BOTS] = Skill(places, move)
        skills.update({lane_of_bot(bot): Skill(1, move) for bot in own_bots()})
    if "hints" in kinds:
        skills[HINTS] = Skill(places, advise)
    if "analyses" in kinds:
        skills[ANALYSES] = Skill(places, analyse)
    return skills


def _question(message: Message) -> Question:
    return understood(lambda said: Question(**said), message)


__all__ = ["KINDS", "Kind", "skills_of"]
