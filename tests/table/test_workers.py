"""Bots in processes of their own: they answer, and no bad one stops the site."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots.questions import Question, advice_question_of, question_of
from cuboteca.bots.workers import PreparingError, Workers, _Preparation
from cuboteca.core.chance import seeded
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.fair_queue import Asker
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from tests.table.play_along import GAME

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

_READY = "print('{}', flush=True)"
_HANGS = f"import time; {_READY}; time.sleep(600)"
_DIES = "import sys; sys.exit(3)"
_BABBLES = f"import sys; {_READY}; [print('what?', flush=True) for line in sys.stdin]"
_DIES_ONCE_ASKED = f"import sys, os; {_READY}; sys.stdin.readline(); os.abort()"


@pytest.fixture
def question() -> Question:
    play = Play(game(GAME), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    return question_of(play, play.to_move, "greedy", 5)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    one = Workers(count=2, seconds=30)
    yield one
    await one.close()


async def test_a_worker_answers_and_is_used_again(workers: Workers, question: Question) -> None:
    answers = [await workers.decide(question) for _ in range(3)]

    assert len(set(answers)) == 1
    assert len(workers._pool.idle) == 1


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
    with pytest.raises(WorkerError, match=r"more than 0\.3 seconds"):
        async with asyncio.timeout(60):
            await workers.decide(question)
    await workers.close()


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


# compiling apart from thinking

_PLAYED = """
import json, os, sys, time
from pathlib import Path

here = Path({folder!r})

def say(**told):
    print(json.dumps(told), flush=True)

def wait_for(name):
    while not (here / name).exists():
        time.sleep(0.01)

say(ready=True)
loaded = False
for line in sys.stdin:
    asked = json.loads(line)
    with (here / "asked").open("a") as file:
        file.write(("prepare" if asked["prepare"] else asked["level"]) + "\\n")
    if asked["prepare"]:
        {prepare}
        say(ready=True)
        continue
    if not loaded:
        {load}
    loaded = True
    say(state="thinking")
    {think}
    if asked["advice"]:
        say(action=1, exact=True, line=[1], values={{}}, positions=0, spread={{}}, learned=False)
    else:
        say(action=1)
"""


def played(folder: Path, prepare: str = "pass", load: str = "pass", think: str = "pass") -> Workers:
    """Return one worker that does what a test says; what it was asked stands in a file."""
    script = _PLAYED.format(folder=str(folder), prepare=prepare, load=load, think=think)
    return Workers(1, 30, (sys.executable, "-c", script), first_seconds=60)


def asked_of(folder: Path) -> list[str]:
    return (folder / "asked").read_text().split()


async def appears(file: Path) -> None:
    async with asyncio.timeout(60):
        while not file.exists():  # noqa: ASYNC110, ASYNC240  # another process makes it
            await asyncio.sleep(0.01)


async def test_a_level_that_was_slow_gets_its_time_again(
    tmp_path: Path, question: Question
) -> None:
    """It is not killed for ever before it has loaded, nor taken for slow while it loads."""
    loads = 'first = not (here / "slow").exists(); (here / "slow").touch(); time.sleep(1)'
    workers = played(tmp_path, load=loads, think="time.sleep(600 * first)")
    workers._seconds = 0.5
    hard = replace(question, level="hard")
    with pytest.raises(WorkerError, match=r"thought for more than 0\.5 seconds") as late:
        await workers.decide(hard)
    workers._seconds = 30
    answers = [await workers.decide(hard) for _ in range(2)]
    await workers.close()

    assert late.value.failing == "late"
    assert answers == [1, 1]


async def test_a_game_is_compiled_once_however_many_wait(
    tmp_path: Path, question: Question
) -> None:
    workers = played(tmp_path, prepare='say(state="compiling"); time.sleep(1)')
    hard = replace(question, level="hard")
    answers = await asyncio.gather(*(workers.decide(hard) for _ in range(3)))
    await workers.close()

    assert answers == [1, 1, 1]
    assert asked_of(tmp_path) == ["prepare", "hard", "hard", "hard"]


async def test_whoever_needs_nothing_compiled_does_not_wait(
    tmp_path: Path, question: Question
) -> None:
    workers = played(tmp_path, prepare='say(state="compiling"); wait_for("go")')
    waiting = asyncio.ensure_future(workers.decide(replace(question, level="hard")))
    await appears(tmp_path / "asked")
    quick = await workers.decide(replace(question, level="random"))
    done = waiting.done()
    (tmp_path / "go").touch()
    hard = await waiting
    await workers.close()

    assert (quick, hard, done) == (1, 1, False)


async def test_compiling_goes_on_when_a_question_waits_no_longer(
    tmp_path: Path, question: Question
) -> None:
    workers = played(tmp_path, prepare='say(state="compiling"); wait_for("go")')
    workers._ready_seconds = 60
    workers._first_seconds = 0.5
    hard = replace(question, level="hard")
    with pytest.raises(WorkerError, match=r"more than 0\.5 seconds, and continues") as unready:
        await workers.decide(hard)
    (tmp_path / "go").touch()
    workers._first_seconds = 60
    answer = await workers.decide(hard)
    await workers.close()

    assert unready.value.failing == "unready"
    assert answer == 1
    assert asked_of(tmp_path) == ["prepare", "hard"]


async def test_moves_wait_for_compiling_together_no_longer_than_one_may(
    tmp_path: Path, question: Question
) -> None:
    workers = played(tmp_path, prepare='say(state="compiling"); wait_for("go")')
    workers._waiting_seconds = 0.2
    hard = replace(question, level="hard")
    with pytest.raises(WorkerError, match=r"more than 0\.2 seconds, and continues"):
        await workers.decide(hard)
    (preparation,) = workers._preparations.values()
    preparation.begun -= 60
    workers._waiting_seconds = 30  # has passed since it began, so the next move does not wait
    with pytest.raises(WorkerError, match="more than 30 seconds, and continues"):
        await workers.decide(hard)
    (tmp_path / "go").touch()
    assert preparation.task is not None
    await preparation.task
    answer = await workers.decide(hard)
    await workers.close()

    assert answer == 1
    assert asked_of(tmp_path) == ["prepare", "hard"]


async def test_what_did_not_compile_is_tried_again(tmp_path: Path, question: Question) -> None:
    dies_once = (
        'first = not (here / "died").exists(); (here / "died").touch(); first and os._exit(3)'
    )
    workers = played(tmp_path, prepare=dies_once)
    hard = replace(question, level="hard")
    with pytest.raises(WorkerError, match="exit code 3"):
        await workers.decide(hard)
    answer = await workers.decide(hard)
    await workers.close()

    assert answer == 1


async def test_what_fails_to_compile_again_and_again_is_tried_after_a_pause_that_doubles(
    tmp_path: Path, question: Question
) -> None:
    """Nobody compiles for every move of every table, and no level is given up for good."""
    now = [0.0]
    workers = played(tmp_path, prepare='(here / "good").exists() or os._exit(3)')
    workers._clock = lambda: now[0]
    hard = replace(question, level="hard")
    told = []
    for at in (0, 0, 59, 61, 61 + 119, 61 + 121):
        now[0] = at
        with pytest.raises(WorkerError) as failed:
            await workers.decide(hard)
        told.append((failed.value.failing, "tried again in" in str(failed.value)))
    (tmp_path / "good").touch()
    now[0] = 61 + 121 + 239
    with pytest.raises(WorkerError, match=r"tried again in 1 second: .* exit code 3"):
        await workers.decide(hard)
    now[0] += 2
    answer = await workers.decide(hard)
    tried = asked_of(tmp_path)
    await workers.close()

    compiled, pausing = ("failed", False), ("unready", True)
    assert told == [compiled, compiled, pausing, compiled, pausing, compiled]
    assert answer == 1
    assert tried == ["prepare"] * 5 + ["hard"]


async def test_what_was_too_slow_to_compile_gets_twice_as_long(
    tmp_path: Path, question: Question
) -> None:
    """On a machine of any slowness a level is ready some day."""
    workers = played(tmp_path, prepare="time.sleep(0 if (here / 'fast').exists() else 600)")
    workers._ready_seconds = 0.2
    times = itertools.count(step=1e6)
    workers._clock = lambda: next(times)  # every pause is over at once
    hard = replace(question, level="hard")
    needed = ("cubosaurs", "search")
    given = []
    for _ in range(3):
        given.append(workers._ready_limit(needed))
        with pytest.raises(WorkerError, match=f"more than {given[-1]:g} seconds"):
            await workers.decide(hard)
    (tmp_path / "fast").touch()
    workers._failed[needed].slow = 9  # so that a busy machine has long enough
    answer = await workers.decide(hard)
    after = workers._ready_limit(needed)
    await workers.close()

    assert given == [0.2, 0.4, 0.8]
    assert (answer, after) == (1, 0.2)


async def test_where_nothing_is_cached_every_process_may_compile_as_long(
    question: Question,
) -> None:
    workers = Workers(1, 10, first_seconds=120, ready_seconds=900)
    hard = replace(question, level="hard")
    limits = [workers._limits_for(hard, own=False, first=first) for first in (True, False)]

    assert [tuple(one) for one in limits] == [(900, 10), (10, 10)]


# lanes


async def test_levels_that_answer_at_once_never_wait_behind_searches(
    tmp_path: Path, question: Question
) -> None:
    hangs = 'asked["level"] == "expert" and wait_for("go")'
    workers = played(tmp_path, think=hangs)
    expert = replace(question, level="expert")
    asking = [asyncio.ensure_future(workers.decide(expert, Asker("a", str(n)))) for n in range(9)]
    async with asyncio.timeout(60):
        while len(workers.search) < 9:  # noqa: ASYNC110  # it tells nobody
            await asyncio.sleep(0.01)
    quick = [await workers.decide(replace(question, level=name)) for name in ("medium", "random")]
    lengths = len(workers.search), len(workers.quick)
    (tmp_path / "go").touch()
    slow = await asyncio.gather(*asking)
    await workers.close()

    assert quick == [1, 1]
    assert lengths == (9, 0)
    assert slow == [1] * 9


async def test_a_table_waits_for_one_search_of_another_client_and_not_for_all(
    tmp_path: Path, question: Question
) -> None:
    workers = played(tmp_path)
    expert = replace(question, level="expert")
    async with workers.search.enter(Asker("somebody")):  # until all have asked
        many = [workers.decide(expert, Asker("many", str(number))) for number in range(20)]
        tasks = [asyncio.ensure_future(one) for one in many]
        async with asyncio.timeout(60):
            while len(workers.search) < 21:  # noqa: ASYNC110  # it tells nobody
                await asyncio.sleep(0.01)
        one = asyncio.ensure_future(workers.decide(expert, Asker("one", "table")))
        await asyncio.sleep(0)
    await one
    before = sum(task.done() for task in tasks)
    await asyncio.gather(*tasks)
    await workers.close()

    assert before <= 2


async def test_advice_that_is_being_compiled_says_so_and_comes_later(tmp_path: Path) -> None:
    play = Play(game(GAME), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    question = advice_question_of(play, play.to_move, 5)
    workers = played(tmp_path, prepare='say(state="compiling"); wait_for("go")')
    told = []
    for _ in range(2):
        with pytest.raises(PreparingError, match="ask again in about") as preparing:
            await workers.advise(question)
        told.append(preparing.value.seconds)
    (tmp_path / "go").touch()
    async with asyncio.timeout(60):
        while workers._preparations:  # noqa: ASYNC110  # a page asks again as well
            await asyncio.sleep(0.01)
    advice = await workers.advise(question)
    await workers.close()

    assert all(seconds is not None and 5 <= seconds <= 40 for seconds in told)
    assert advice.action == 1
    assert asked_of(tmp_path) == ["prepare", "solver"]


@pytest.mark.parametrize(
    ("name", "level", "advice", "needs"),
    [
        ("sukkube", "solver", True, "solver"),
        ("sukkube", "solver", False, "solver"),
        ("sukkube", "expert", False, "search"),
        ("cubosaurs", "solver", True, "advice"),
        ("cubosaurs", "medium", False, ""),
        ("cubosaurs", "random", False, ""),
    ],
)
async def test_what_has_to_be_compiled_for_whom(
    question: Question, name: str, level: str, needs: str, *, advice: bool
) -> None:
    assert replace(question, game=name, level=level, advice=advice).needs == needs


@pytest.mark.compiled
async def test_a_search_thinks_only_when_it_is_compiled() -> None:
    play = Play(game(GAME), {}, 2)
    play.draw_all(sampler_of(seeded(1)))
    workers = Workers(1, 15, first_seconds=300)
    asked = question_of(play, play.to_move, "hard", 5)
    action = await workers.decide(asked)
    await workers.close()

    assert action in play.legal_actions()


# a process that died while nobody asked it


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_process_that_died_while_idle_costs_no_answer(
    workers: Workers, question: Question, *, noticed: bool
) -> None:
    first = await workers.decide(question)
    died = workers._pool.idle[0]
    os.kill(died._process.pid, signal.SIGKILL)
    if noticed:
        await died._process.wait()
    again = await workers.decide(question)

    assert again == first
    assert died not in workers._pool.idle
    assert len(workers._pool.idle) == 1
    assert not workers._pool.busy


async def test_a_process_that_dies_over_each_question_is_replaced_once(
    tmp_path: Path, question: Question
) -> None:
    workers = played(tmp_path)
    mark = "    if not loaded:"
    dies_later = '    len((here / "asked").read_text().split()) > 1 and os._exit(3)\n'
    *program, script = workers._pool.command
    workers._pool.command = (*program, script.replace(mark, dies_later + mark))
    first = await workers.decide(question)
    with pytest.raises(WorkerError, match="exit code 3"):
        await workers.decide(question)
    await workers.close()

    assert first == 1
    assert asked_of(tmp_path) == ["greedy"] * 3


async def test_a_process_that_dies_thinking_is_not_asked_twice(
    tmp_path: Path, question: Question
) -> None:
    second = 'len((here / "asked").read_text().split()) > 1 and os._exit(3)'
    workers = played(tmp_path, think=second)
    first = await workers.decide(question)
    with pytest.raises(WorkerError, match="exit code 3"):
        await workers.decide(question)
    await workers.close()

    assert first == 1
    assert asked_of(tmp_path) == ["greedy"] * 2


# how long preparing takes


@pytest.mark.parametrize(
    ("compiles", "passed", "told"),
    [
        (True, 0.5, 40),
        (True, 30.5, 10),
        (True, 38.0, 5),
        (True, 41.0, None),
        (False, 3.5, 5),
        (False, 60.0, None),
    ],
)
def test_the_time_left_is_told_until_the_usual_time_has_passed(
    monkeypatch: pytest.MonkeyPatch, *, compiles: bool, passed: float, told: int | None
) -> None:
    one = _Preparation(begun=100.0, compiles=compiles)
    monkeypatch.setattr("cuboteca.bots.workers.time.monotonic", lambda: 100.0 + passed)

    assert one.seconds_left == told
