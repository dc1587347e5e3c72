"""Tasks whose callers may go away: asyncio has nothing to report of them."""

from __future__ import annotations

import asyncio
import gc

import pytest

from cuboteca.core.futures import retrieve


async def fail() -> None:
    raise ValueError("nobody waits for this")


async def wait() -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("retrieved", [True, False])
def test_an_error_that_was_retrieved_is_not_reported(*, retrieved: bool) -> None:
    reported: list[str] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: reported.append(context["message"]))
        task = loop.create_task(fail())
        if retrieved:
            task.add_done_callback(retrieve)
        await asyncio.wait([task])
        del task
        gc.collect()

    asyncio.run(run())

    assert reported == ([] if retrieved else ["Task exception was never retrieved"])


def test_a_cancelled_task_has_nothing_to_retrieve() -> None:
    async def run() -> asyncio.Future[None]:
        task = asyncio.get_running_loop().create_task(wait())
        task.cancel()
        await asyncio.wait([task])
        retrieve(task)
        return task

    assert asyncio.run(run()).cancelled()
