"""Bots in processes of their own: they answer, and no bad one stops the site."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.workers import Question, WorkerError, Workers, question_of
from cuboteca.core.chance import seeded
from cuboteca.core.play import Play, tickets_of
from cuboteca.games import game
from tests.table.play_along import GAME

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio

_READY = "print('{}', flush=True)"
_HANGS = f"import time; {_READY}; time.sleep(60)"
_DIES = "import sys; sys.exit(3)"
_BABBLES = f"import sys; {_READY}; [print('what?', flush=True) for line in sys.stdin]"
_DIES_ONCE_ASKED = f"import sys, os; {_READY}; sys.stdin.readline(); os.abort()"


@pytest.fixture
def question() -> Question:
    play = Play(game(GAME), {}, 2)
    play.draw_all(tickets_of(seeded(1)))
    return question_of(play, play.to_move, "greedy", 5)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    one = Workers(count=2, seconds=30)
    yield one
    await one.close()


async def test_a_worker_answers_and_is_used_again(workers: Workers, question: Question) -> None:
    answers = [await workers.decide(question) for _ in range(3)]

    assert len(set(answers)) == 1
    assert len(workers._idle) == 1


async def test_a_level_that_fails_is_told_and_the_worker_goes_on(
    workers: Workers, question: Question
) -> None:
    with pytest.raises(WorkerError, match="no bot 'genius'"):
        await workers.decide(replace(question, level="genius"))

    assert await workers.decide(question) >= 0


@pytest.mark.parametrize("script", [_DIES, _BABBLES, _DIES_ONCE_ASKED])
async def test_a_worker_that_dies_or_babbles_is_replaced(script: str, question: Question) -> None:
    workers = Workers(1, 30, (sys.executable, "-c", script))
    for _ in range(2):
        with pytest.raises(WorkerError):
            await workers.decide(question)
    await workers.close()


async def test_a_worker_that_hangs_is_killed_in_time(question: Question) -> None:
    workers = Workers(1, 0.3, (sys.executable, "-c", _HANGS))
    start = time.monotonic()
    with pytest.raises(WorkerError, match=r"more than 0\.3 seconds"):
        await workers.decide(question)
    took = time.monotonic() - start
    await workers.close()

    assert took < 5


async def test_a_first_answer_may_take_longer(question: Question) -> None:
    slow = (
        f"import sys, time; {_READY}\n"
        "for line in sys.stdin: time.sleep(0.6); print('{\"action\": 1}', flush=True)"
    )
    workers = Workers(1, 0.2, (sys.executable, "-c", slow), first_seconds=30)
    first = await workers.decide(question)
    with pytest.raises(WorkerError, match=r"more than 0\.2 seconds"):
        await workers.decide(question)
    await workers.close()

    assert first == 1


async def test_a_program_that_is_not_there_is_told(question: Question) -> None:
    workers = Workers(1, 1, ("/nothing/here",))
    with pytest.raises(WorkerError, match="no process"):
        await workers.decide(question)
