"""What happens to a request whose owner ends while it is passed on."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import anyio
import httpx
import pytest
from starlette.responses import PlainTextResponse

from cuboteca.table.leases import Process
from cuboteca.web.forwarding import Forwarding

if TYPE_CHECKING:
    from cuboteca.web.services import Services


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True})])
async def test_an_owner_killed_just_after_it_was_reached_is_asked_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reach = anyio.connect_tcp

    async def reach_and_lose(*args: Any, **settings: Any) -> anyio.abc.SocketStream:
        stream: anyio.abc.SocketStream = await reach(*args, **settings)
        cast("asyncio.Transport", cast("Any", stream)._transport).abort()
        await asyncio.sleep(0)  # so that the loop closes its socket
        return stream

    monkeypatch.setattr(anyio, "connect_tcp", reach_and_lose)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        killed = Process("killed", f"127.0.0.1:{listening.getsockname()[1]}", "secret")
        owners = iter([killed, killed, None])  # found again by the look for who owns it now

        async def owner(_table: str) -> Process | None:
            return next(owners)

        services = SimpleNamespace(ownership=object(), tables=SimpleNamespace(owner=owner))
        site = Forwarding(PlainTextResponse("served here"), cast("Services", services))
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(site), base_url="http://site.test"
        ) as person:
            answer = await person.get("/tables/one")

    assert (answer.status_code, answer.text) == (200, "served here")
    assert next(owners, "asked no more") == "asked no more"
