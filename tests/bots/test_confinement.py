"""A package's own bot may do what it likes: it answers, or costs its turn and nothing else."""

from __future__ import annotations

import asyncio
import json
import math
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from cuboteca.bots import levels
from cuboteca.bots.bot import AnswerError, action_of
from cuboteca.bots.questions import question_of
from cuboteca.bots.workers import BlockingWorkers, Workers, _BackOff
from cuboteca.core.chance import seeded
from cuboteca.core.child_processes import WorkerError, reason_of
from cuboteca.core.play import Play, sampler_of
from cuboteca.games import game
from tests.bots.packages import install

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.bots.questions import Question

DOES = {
    "number": "import numpy; return numpy.int64(context.legal[0])",
    "prints": "print('{\"action\": 99}', flush=True); return context.legal[0]",
    "reads": "import sys; return context.legal[0] if sys.stdin.read() == '' else -1",
    "sums": "return context.legal[int(context.observation.sum()) % int(context.legal_mask.sum())]",
    "fails": "raise ZeroDivisionError('one\\ntwo \\x1b[31m \\udcff')",
    "leaves": "raise SystemExit(3)",
    "text": "return str(context.legal[0])",
    "yes": "return True",
    "eats": "return len(bytearray(1 << 45))",
    "quits": "import os; os._exit(4)",
    "killed": "import os; os.kill(os.getpid(), 9)",
    "hangs": "\n        while True: pass",
    "dreams": "import time; time.sleep(600)",
    "sleeps": "import time; time.sleep(600)",
    "loads": "return context.legal[0]",
    "hangs_loading": "return context.legal[0]",
}
MAKES = {
    "loads": "__import__('time').sleep(6)",
    "hangs_loading": "__import__('time').sleep(600)",
}
CODE = "".join(
    f"class {name}:\n    def __init__(self, seed): {MAKES.get(name, 'pass')}\n"
    f"    def choose(self, context):\n        {does.strip() if name != 'hangs' else does[1:]}\n"
    for name, does in DOES.items()
)
ENTRIES = "[cuboteca.bots]\n" + "".join(f"{name} = my_bots:{name}\n" for name in DOES)
PLAY = Play(game("cubosaurs"), {}, 2)
PLAY.draw_all(sampler_of(seeded(1)))


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BlockingWorkers]:
    folder = tmp_path_factory.mktemp("package")
    install(folder, ENTRIES, CODE)
    paths = [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        patch.syspath_prepend(folder)
        levels._entries.cache_clear()
        one = BlockingWorkers(30, first_seconds=30)
        yield one
        one.close()
    levels._entries.cache_clear()


def question(bot: str) -> Question:
    return question_of(PLAY, PLAY.to_move, bot, 1)


@pytest.mark.parametrize("bot", ["number", "prints", "reads"])
def test_what_a_bot_prints_or_reads_does_not_matter(workers: BlockingWorkers, bot: str) -> None:
    assert workers.decide(question(bot)) == PLAY.legal_actions()[0]


def test_a_bot_in_a_process_of_its_own_gets_observation_and_mask(
    workers: BlockingWorkers,
) -> None:
    legal = PLAY.legal_actions()
    observation = PLAY.engine.observe(PLAY.state, PLAY.to_move)

    assert workers.decide(question("sums")) == legal[int(observation.sum()) % len(legal)]


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("fails", r"^ZeroDivisionError: one two \?\[31m \?$"),
        ("leaves", "^SystemExit: 3$"),
        ("text", "^answered '0', which is not a whole number$"),
        ("yes", "^answered True, which is not a whole number$"),
        ("eats", "^MemoryError$"),
        ("quits", "^its process ended with exit code 4$"),
        ("killed", "^its process was ended by SIGKILL"),
    ],
)
def test_what_a_bot_does_wrong_is_told(workers: BlockingWorkers, bot: str, told: str) -> None:
    with pytest.raises(WorkerError, match=told):
        workers.decide(question(bot))


def test_a_process_outlives_an_error_of_its_bot(workers: BlockingWorkers) -> None:
    idle = []
    for _ in range(2):
        with pytest.raises(WorkerError, match="ZeroDivisionError"):
            workers.decide(question("fails"))
        idle.append([one for one in workers._workers._pool.idle if one.lane == "own fails"])

    assert len(idle[0]) == 1
    assert idle[1] == idle[0]


def limit(
    monkeypatch: pytest.MonkeyPatch, workers: BlockingWorkers, seconds: float, first: float
) -> None:
    """Give bots so long, for one test."""
    monkeypatch.setattr(workers._workers, "_seconds", seconds)
    monkeypatch.setattr(workers._workers, "_first_seconds", first)


def test_a_long_first_thought_is_granted_once(
    workers: BlockingWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, workers, 0.5, 8)  # which it has to get ready as well
    told = []
    for _ in range(2):
        with pytest.raises(WorkerError) as failed:
            workers.decide(question("hangs"))
        told.append(str(failed.value))

    assert told == ["it thought for more than 8 seconds", "it thought for more than 0.5 seconds"]


def test_a_bot_that_slept_gets_its_long_first_time_again_after_a_while(
    workers: BlockingWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, workers, 0.5, 8)
    for times in (1, 2):
        begun = time.monotonic()
        with pytest.raises(WorkerError, match="thought for more than 8 seconds"):
            workers.decide(question("dreams"))
        back_off = workers._workers._back_off["cubosaurs", "dreams"]

        assert back_off.times == times
        assert back_off.until >= begun + 8 + 8 * 2**times
        back_off.until = 0.0


def test_what_a_bot_loads_does_not_count_as_thought(
    workers: BlockingWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It loads for six seconds."""
    limit(monkeypatch, workers, 5, 60)
    back_off = workers._workers._back_off.setdefault(("cubosaurs", "loads"), _BackOff())
    back_off.until = math.inf  # no long first thought

    assert workers.decide(question("loads")) == PLAY.legal_actions()[0]


@pytest.mark.usefixtures("workers")
def test_a_bot_that_sleeps_keeps_no_other_waiting() -> None:
    async def both() -> tuple[int, bool]:
        pool = Workers(1, 600)
        asleep = asyncio.ensure_future(pool.decide(question("sleeps")))
        try:
            async with asyncio.timeout(120):
                while not pool._pool.busy:  # noqa: ASYNC110  # it says nothing when it begins
                    await asyncio.sleep(0.01)
                action = await pool.decide(question("random"))
                await pool.decide(question("number"))
            return action, asleep.done()
        finally:
            asleep.cancel()
            await asyncio.gather(asleep, return_exceptions=True)
            await pool.close()

    action, done = asyncio.run(both())

    assert action in PLAY.legal_actions()
    assert not done


def test_a_bot_that_nobody_waits_for_ends_in_the_middle_of_a_thought() -> None:
    code = (
        "from cuboteca.core.child_processes import serve\n"
        "def think(question, progress):\n"
        "    progress({'thinking': True})\n"
        "    while True: pass\n"
        "serve(think)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"{}\n")
    process.stdin.flush()
    said = [json.loads(process.stdout.readline()) for _ in range(2)]
    process.communicate(timeout=120)

    assert said == [{"ready": True}, {"thinking": True}]
    assert process.returncode == -9


def test_only_whole_numbers_are_actions() -> None:
    assert action_of(7) == 7
    with pytest.raises(AnswerError, match=r"answered 1\.0, which is not a whole number"):
        action_of(1.0)


class MuteError(Exception):
    """Fails at its own message."""

    def __str__(self) -> str:
        raise ValueError


def test_an_error_without_words_has_its_name() -> None:
    assert reason_of(MuteError()) == "MuteError"
    assert len(reason_of(ValueError("x" * 10_000))) == 200


def test_a_bot_that_hangs_while_it_loads_gets_the_long_time_once(
    workers: BlockingWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers._workers, "_first_seconds", 1.0)
    monkeypatch.setattr(workers._workers, "_seconds", 0.5)
    told = []
    for _ in range(3):
        with pytest.raises(WorkerError) as failed:
            workers.decide(question("hangs_loading"))
        told.append(str(failed.value))
        workers._workers._back_off["cubosaurs", "hangs_loading"].until = math.inf
    workers._workers._back_off["cubosaurs", "hangs_loading"].until = 0.0  # the while has passed
    with pytest.raises(WorkerError) as failed:
        workers.decide(question("hangs_loading"))
    told.append(str(failed.value))

    spans = ["1 second", "0.5 seconds", "0.5 seconds", "1 second"]
    assert told == [f"getting it ready took more than {one}" for one in spans]
    assert workers._workers._back_off["cubosaurs", "hangs_loading"].times == 2
