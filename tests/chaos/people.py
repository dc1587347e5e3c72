"""People who play whatever happens, and what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import httpx

from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import GAME_NAMES, game
from tests.chaos.deeds import Deeds, Person
from tests.web.processes import Visitor

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

#: Any process may get any request.
ALONE = httpx.Limits(max_keepalive_connections=0)

#: Of tables; nobody thinks long enough for a flag to fall.
_CLOCKS: Sequence[dict[str, str]] = (
    {},
    {"time": "live 3600+5 cap 7200", "level": "random"},
    {"time": "turns 86400", "level": "random"},
)

_PAUSE = 0.02  # seconds between two actions at a table
_PATIENCE = 180  # seconds in which somebody can act


class Found(NamedTuple):
    """What happened, and what is wrong."""

    troubles: Counter[str]
    seconds: float
    tables: int
    actions: int
    wrong: list[str]  # tables that lack an action that was acknowledged, or have one twice
    unsound: list[str]  # tables whose draws are not what they must be, or where a flag fell
    deeds: int  # of people beside playing
    lost: list[str]  # what is not as these left it
    repeated: int

    def __str__(self) -> str:
        """Return it as a sentence."""
        troubles = ", ".join(f"{self.troubles[name]} x {name}" for name in sorted(self.troubles))
        return (
            f"{troubles} in {self.seconds:.0f} s: {self.actions} actions at {self.tables} tables "
            f"were acknowledged, {len(self.wrong)} tables lack or double one, {len(self.unsound)} "
            f"are not sound; {self.deeds} other deeds were, {len(self.lost)} of them are lost; "
            f"{self.repeated} requests were repeated"
        )


class Either(httpx.AsyncHTTPTransport):
    """Sends each request to one of several servers.

    Args:
        hosts: Their addresses, with the ports.
    """

    def __init__(self, hosts: Sequence[str]) -> None:
        super().__init__(limits=ALONE)
        self._hosts = hosts

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request, wherever it was to go."""
        netloc = random.choice(self._hosts).encode()  # not secret
        request.url = request.url.copy_with(netloc=netloc)
        return await super().handle_async_request(request)


async def torment(
    browser: Callable[[], httpx.AsyncClient],
    trouble: Callable[[random.Random], Awaitable[str]],
    counted: str,
    count: int,
    seed: int,
    tables: int,
    origin: str = "",
) -> Found:
    """Let people play while something happens again and again; return what came of it.

    Args:
        browser: Makes what asks the site, with cookies of its own.
        trouble: Makes something happen; returns what.
        counted: What is counted; whatever else happens is not. "" counts everything.
        count: After how many of these it is over.
        seed: Of all that is chosen.
        tables: At how many of them people play at once.
        origin: Of the site for browsers; "" where these allow no passkeys.
    """
    chosen = random.Random(seed)
    troubles: Counter[str] = Counter()
    begun = time.monotonic()
    over = asyncio.Event()
    async with browser() as client, browser() as one, browser() as other:
        visitor = Visitor(client)
        deeds = Deeds((Person(one, "Ada", ""), Person(other, "Ben", "b" * 32)), origin)
        await deeds.meet()
        doing = asyncio.create_task(deeds.go_on(random.Random(seed), over))
        playing: list[asyncio.Task[None]] = []
        while (troubles[counted] if counted else troubles.total()) < count:
            for task in filter(asyncio.Task.done, (doing, *playing)):
                task.result()
            playing = [task for task in playing if not task.done()]
            while len(playing) < tables:
                clocks = chosen.choice(_CLOCKS)
                created = await visitor.create(chosen.choice(GAME_NAMES), **clocks)
                playing.append(asyncio.create_task(_play(visitor, created, over)))
            await _until_somebody_acts(visitor, playing)  # else nobody can on a slow machine
            troubles[await trouble(chosen)] += 1
        over.set()
        await asyncio.gather(doing, *playing)
        wrong = await visitor.wrong()
        lost = await deeds.lost()
        unsound = [table for table in visitor.done if not await _is_sound(visitor, table)]
    return Found(
        troubles,
        time.monotonic() - begun,
        len(visitor.done),
        visitor.acknowledged,
        wrong,
        unsound,
        deeds.done,
        lost,
        visitor.repeated,
    )


async def _play(visitor: Visitor, created: object, over: asyncio.Event) -> None:
    """Play at a table until everything is over, or the play is."""
    while not over.is_set() and await visitor.act(created):  # noqa: ASYNC110  # it acts, too
        await asyncio.sleep(_PAUSE)


async def _until_somebody_acts(visitor: Visitor, playing: list[asyncio.Task[None]]) -> None:
    before = visitor.acknowledged

    def is_so() -> bool:
        return visitor.acknowledged > before or any(map(asyncio.Task.done, playing))

    async with asyncio.timeout(_PATIENCE):
        while not is_so():  # noqa: ASYNC110  # nobody tells a test
            await asyncio.sleep(_PAUSE)


async def _is_sound(visitor: Visitor, table: str) -> bool:
    """Return whether nothing that can be checked of a table's record is wrong, and no flag fell."""
    told = await visitor.until_answered("GET", f"/api/tables/{table}/record")
    record = parse_record(json.dumps(told))
    assert record.proof is not None
    return not (record.proof.withdrawn or verify(game(record.game), record).failed)
