"""Waiting for a change: none is missed, however soon it comes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from cuboteca.web.waiting import LONGEST_WAIT, changed_or_gone

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.table.table import Table

pytestmark = pytest.mark.anyio


class _Presence:
    def enter(self, who: asyncio.Event, seats: object) -> None: ...

    def leave(self, who: asyncio.Event) -> None: ...


class _Table:
    """A table whose bot moves as soon as somebody watches."""

    def __init__(self) -> None:
        self.frame, self.stale = 7, False
        self.listeners: set[asyncio.Event] = set()
        self.presence = _Presence()

    def nudge(self) -> None:
        for listener in self.listeners:
            self.frame = 8
            listener.set()

    def visit(self) -> None: ...


class _Request:
    """A client that stays."""

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


async def test_a_change_before_the_waiting_has_begun_is_not_missed() -> None:
    table = _Table()

    async with asyncio.timeout(5):
        await changed_or_gone(cast("Table", table), (0,), cast("Request", _Request()), LONGEST_WAIT)

    assert not table.listeners
