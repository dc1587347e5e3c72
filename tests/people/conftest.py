"""Tables of two processes on one database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.tables import Tables
from tests.table.conftest import Thinkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cuboteca.table.storage import Storage


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def tables_of_two(storage: Storage) -> AsyncIterator[tuple[Tables, Tables]]:
    found = tuple(Tables(LogWriter(storage), BotRunner(Thinkers(), 0)) for _ in range(2))
    yield found[0], found[1]
    for one in found:
        await one.close()
