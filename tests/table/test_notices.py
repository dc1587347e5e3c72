"""Who listens is told at once, whoever changed the database, and not of every move."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import pytest

from cuboteca.table.administration import BANS_TOPIC, Administration
from cuboteca.table.closing import CLOSINGS_TOPIC
from cuboteca.table.notices import Notices
from cuboteca.table.shadow import shadow_of
from cuboteca.table.storage import Storage
from tests.table.stored import store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cuboteca.table.notices import Listener

pytestmark = pytest.mark.anyio

_SOON = 20  # seconds, on a busy machine; nobody looks without a notice in that time


@asynccontextmanager
async def _listening(url: str, topic: str) -> AsyncIterator[tuple[Notices, Listener]]:
    """Listen for a topic, with what the beginning tells already heard."""
    notices = Notices(url)
    with notices.listening(topic) as listener:
        notices.start()
        await _told(listener)
        yield notices, listener
    await notices.close()


async def _told(listener: Listener) -> None:
    async with asyncio.timeout(_SOON):
        await listener.wait(2 * _SOON)


async def test_bans_and_closings_are_told(database: str) -> None:
    with closing(Storage(database)) as storage:
        table = store(storage, "closed", events=4)
        head, _, events = storage.load(table.id)
        administration = Administration(storage)
        async with _listening(database, BANS_TOPIC) as (notices, listener):
            assert notices.patience > 2 * _SOON
            administration.ban("203.0.113.7/32")
            await _told(listener)
            administration.lift("203.0.113.7/32")
            await _told(listener)
        async with _listening(database, CLOSINGS_TOPIC) as (_, listener):
            closed = shadow_of(table.game, head, events).closing("admin")
            storage.close_play(table.id, len(events), closed)
            await _told(listener)


async def test_of_a_file_s_changes_only_those_who_hurry_hear(url: str) -> None:
    with closing(Storage(url)) as storage:
        async with _listening(url, BANS_TOPIC) as (notices, calm):
            with notices.listening("something") as hurried:
                hurried.hurries = True
                store(storage, "moves", events=4)
                await _told(hurried)
                heard = calm._heard.is_set()
                hurried.hurries = False
                Administration(storage).ban("203.0.113.7/32")
                await _told(calm)

    assert not heard


async def test_where_nothing_can_be_heard_one_looks_more_often() -> None:
    notices = Notices("sqlite://")
    notices.start()

    assert notices.patience == 2
