"""Tables on a database of their own, with bots that answer at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.bot import action_of
from cuboteca.bots.levels import make_bot
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.fair_queue import Asker, BusyError
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from cuboteca.bots.questions import Question
    from cuboteca.core.child_processes import Failing


NOBODY = Asker()


class Thinkers:
    """Bots in this process; ``reply`` makes them answer something else, or fail."""

    def __init__(self) -> None:
        self.reply: int | None = None
        self.fails = False
        self.failing: Failing = "failed"
        self.busy = 0  # how often the next questions find too much waiting
        self.questions: list[Question] = []
        self.askers: list[Asker] = []

    async def decide(self, question: Question, asker: Asker = NOBODY) -> int:
        if self.busy:
            self.busy -= 1
            raise BusyError(0)
        self.questions.append(question)
        self.askers.append(asker)
        if self.fails:
            raise WorkerError("it fell asleep", self.failing)
        if self.reply is not None:
            return self.reply
        bot = make_bot(question.level, question.seed)
        return action_of(bot.choose(question.context()))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return fresh(tmp_path)


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers()


@pytest.fixture
async def tables(url: str, thinkers: Thinkers) -> AsyncIterator[Tables]:
    one = Tables(LogWriter(Storage(url)), BotRunner(thinkers, pace=0))
    yield one
    await one.close()
