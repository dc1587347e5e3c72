"""Waiting at a table until something is so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.table.table import Table

_PATIENCE = 60.0  # seconds


async def until(table: Table, so: Callable[[], bool]) -> None:
    """Wait until a table, each time it has changed, is as wanted."""
    changed = asyncio.Event()
    table.listeners.add(changed)
    try:
        async with asyncio.timeout(_PATIENCE):
            while not so():
                await changed.wait()
                changed.clear()
    finally:
        table.listeners.discard(changed)
