"""Nothing leaks: who cannot tell two plays apart is sent the same in both, byte by byte.

The short form; ``make leaks`` has the long one.  Each channel is shown to find a leak, too.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.game import Score, nothing_hidden
from cuboteca.core.play import Event, SeenEvent
from cuboteca.core.words import LogEntry, Macro, Refused, say
from cuboteca.games import GAME_NAMES
from cuboteca.table.errors import RefusedActionError
from cuboteca.table.event_log import EventLog
from cuboteca.table.table import Table as LiveTable
from tests.conformance.plays import Table
from tests.leaks import company
from tests.leaks.channels import CHANGING, CHANNELS, site_in
from tests.leaks.compare import Tally, compare
from tests.leaks.plays import Plays, Server, World, with_options
from tests.omen import NAME, OMEN, registered
from tests.omen.package import CARDS, CHATTY, TATTLING, view

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.types import Message, Receive, Scope, Send

    from tests.leaks.channels import Site
    from tests.leaks.plays import Alike

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with site_in(tmp_path_factory.mktemp("site")) as one:
        yield one


async def tally_of(site: Site, *found: Alike) -> Tally:
    tally = Tally()
    for alike in found:
        await compare(site, alike, tally)
    return tally


# nothing leaks


async def test_a_secret_draw_leaks_nowhere(site: Site) -> None:
    """In this play a seat looks at a card early, which stays a secret for dozens of events."""
    table = Table("ursuppe", 2, (("extra_genes", True),))
    (found,) = islice(Plays(table).alike(33, share=0.1), 1, 2)
    tally = await tally_of(site, replace(found, worlds=found.worlds[:6]))

    assert tally.leaks == {}
    assert tally.pairs == 30


@pytest.mark.parametrize("name", GAME_NAMES)
async def test_a_server_keeps_what_it_alone_knows(site: Site, name: str) -> None:
    table = with_options(name, 3)
    tally = await tally_of(site, *islice(Plays(table).alike(3, 0, servers=5, often=0.05), 1))

    assert tally.leaks == {}
    assert tally.pairs == 10


@pytest.mark.parametrize("seed", [4, 5])
async def test_a_deal_keeps_what_the_server_knows(site: Site, seed: int) -> None:
    table = with_options("cubosaurs", seed)
    found = list(islice(Plays(table).alike(seed, 0, servers=4, often=0.05), 2))
    tally = await tally_of(site, *found)

    assert company.DEALS_PLAYED[seed] in {"match", "day"}
    assert tally.leaks == {}
    assert tally.pairs == 12


@pytest.mark.parametrize("seed", [4, 5])
async def test_a_secret_draw_in_a_deal_leaks_nowhere(site: Site, seed: int) -> None:
    with registered():
        plays = Plays(Table(NAME, 3, ()))
        tally = await tally_of(site, *islice(plays.alike(seed, share=0.5), 3))

    assert tally.leaks == {}
    assert tally.pairs > 3


async def test_a_small_game_with_a_secret_leaks_nowhere(site: Site) -> None:
    with registered():
        plays = Plays(Table(NAME, 3, ()))
        tally = await tally_of(site, *islice(plays.alike(1, share=0.5, servers=3, often=0.2), 6))

    assert tally.leaks == {}
    assert tally.pairs >= 30


# the pairs


def test_a_secret_lasts_until_it_is_turned_up() -> None:
    with registered():
        moments = [tuple(map(seen, logs)) for logs in Plays(Table(NAME, 2, ())).moments(1)]

    assert max(map(len, moments)) > 1
    assert len(moments[-1]) == 1
    assert all(len({public for public, _ in logs}) == 1 for logs in moments)
    assert all(len({card for _, card in logs}) == len(logs) for logs in moments)


def seen(log: EventLog) -> tuple[Any, int]:
    state: Any = log.play.state
    return view(state, None), int(state.omen)


def test_who_knows_is_told_apart() -> None:
    with registered():
        found = list(Plays(Table(NAME, 3, ())).alike(1, share=1))

    assert found
    assert [alike for alike in found if active_in(alike) in alike.observers] == []
    assert all(None in alike.observers for alike in found)


def active_in(alike: Alike) -> int:
    state: Any = alike.worlds[0].log.play.state
    return int(state.active)


# each channel finds a leak


def omen_of(log: EventLog) -> int:
    state: Any = log.play.state
    return int(state.omen)


def alike_in_omen(**parts: Any) -> Alike:
    """Return two plays in which Ben is to bet on a card that he may not know."""
    with registered(**parts):
        found = next(one for one in Plays(Table(NAME, 3, ())).alike(2, share=0))
        first, *_, last = sorted(found.worlds, key=lambda world: omen_of(world.log))
        return replace(found, worlds=(first, last))


async def leaking(site: Site, alike: Alike) -> set[str]:
    with registered(**parts_of(alike)):
        tally = await tally_of(site, alike)
    return {name for names in tally.leaks.values() for name in names}


def parts_of(alike: Alike) -> dict[str, Any]:
    """Return the parts in which the game of some plays differs from the toy."""
    one = alike.worlds[0].log.play.game
    return {"rules": one.rules, "presentation": one.presentation, "macros": one.macros}


def told(**parts: Any) -> dict[str, Any]:
    return {"presentation": replace(OMEN.presentation, **parts)}


def _observe(state: Any, seat: int, out: Any) -> None:
    out[0] = state.omen + seat


def _more(state: Any, mask: Any) -> int:
    """Allow every action with one card and the usual ones with the others."""
    if state.omen != 1:
        return int(OMEN.rules.legal_mask(state, mask))
    mask[:] = True
    return len(mask)


class _Macros:
    """Offers a macro by the card."""

    def offered(self, state: Any, _seat: int) -> tuple[Macro, ...]:
        return (Macro(f"sail-{state.omen}", say("macro-sail-on")),)

    def follow(self, state: Any, seat: int, _name: str) -> int | None:
        return int(state.stage) if seat >= 0 else None


def card(state: Any) -> Any:
    return say("told-card", card=CARDS[max(state.omen, 1) - 1])


PAGES = {"page", "page in Italian", "page in French", "WebSocket"}
REPLAYS = {"replay, now", "replay, for the script"}
#: Parts of a game that tell what they should not, and the channels that must show it.
LEAKY: dict[str, tuple[dict[str, Any], set[str]]] = {
    "view": (
        {"presentation": TATTLING},
        {*PAGES, *REPLAYS, "API: table", "view", "description", "picture", "acting"},
    ),
    "prompt": (told(prompt=lambda state, _: card(state)), {*PAGES, "prompt"}),
    "stage": (told(where=card), {*PAGES, *REPLAYS, "stage"}),
    "ending": (told(ending=lambda state: (card(state),)), {"API: table", "ending"}),
    "points": (
        told(points_now=lambda state: (int(state.omen),) * 3),
        {*PAGES, *REPLAYS, "points now", "scores"},
    ),
    "scores": (
        told(scores=lambda state: (Score(int(state.omen)),) * 3),
        {*PAGES, *REPLAYS, "scores"},
    ),
    "choices": (
        told(choices=lambda state, seat: OMEN.presentation.choices(state, seat)[: state.omen - 1]),
        {*PAGES, "choices"},
    ),
    "log": (
        told(log_entry=lambda *states: LogEntry((card(states[-1]),))),
        {*PAGES, *REPLAYS, "narration", "API: table"},
    ),
    "reasons": (
        told(refusals={**OMEN.presentation.refusals, **CHATTY.refusals}),
        {"reasons, for the script", "reasons, as pages", "refused actions", "reasons"},
    ),
    "observation": ({"rules": replace(OMEN.rules, observe=_observe)}, {"observation"}),
    "legal actions": (
        {"rules": replace(OMEN.rules, legal_mask=_more)},
        {"legal actions", "API: table", "refused actions"},
    ),
    "macros": ({"macros": _Macros()}, {"macros", "API: table", *PAGES}),
    "what bots are given": (
        {"rules": replace(OMEN.rules, resample=nothing_hidden)},
        {"what bots are given", "API: hint", "hint, for the script", "hint, as a page"},
    ),
}


@pytest.mark.parametrize("part", LEAKY)
async def test_a_part_of_a_game_that_tells_is_found(site: Site, part: str) -> None:
    parts, channels = LEAKY[part]

    assert channels <= await leaking(site, alike_in_omen(**parts))


def _explain(table: LiveTable, *_: object) -> RefusedActionError:
    return RefusedActionError("no", Refused("no", card(table.play.state)))


#: Parts of the site that tell what they should not, and the channels that must show it.
LEAKY_SITE: dict[str, tuple[object, str, object, set[str]]] = {
    "record": (
        Event,
        "seen_by",
        lambda event, _: SeenEvent(event.actor, event.number, event.text),
        {"record", "API: record", "events"},
    ),
    "reasons": (
        LiveTable,
        "explain",
        _explain,
        {"reasons, for the script", "reasons, as pages", "refused actions"},
    ),
    "taking back": (
        LiveTable,
        "offers_taking_back",
        lambda table, _: omen_of(table.event_log) > 1,
        {"taking back", "API: table", "page"},
    ),
    "taking answers back": (
        EventLog,
        "can_take_back",
        lambda log, *_, **__: omen_of(log) > 1,
        {"taking answers back", "taking back", "API: table", "page"},
    ),
}


@pytest.mark.parametrize("part", LEAKY_SITE)
async def test_a_part_of_the_site_that_tells_is_found(
    site: Site, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, name, leaky, channels = LEAKY_SITE[part]
    alike = alike_in_omen()
    monkeypatch.setattr(owner, name, leaky)

    assert channels <= await leaking(site, alike)


def in_a_header(message: Message, secret: int) -> list[Message]:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], (b"x-told", b"%d" % secret)]
    return in_the_size(message, secret) if message["type"] == "websocket.send" else [message]


def in_the_size(message: Message, secret: int) -> list[Message]:
    if message["type"] == "http.response.body":
        message["body"] += b" " * secret
    if message["type"] == "websocket.send":
        message["text"] += " " * secret
    return [message]


def in_the_count(message: Message, secret: int) -> list[Message]:
    if message["type"] == "http.response.body":
        return [{**message, "more_body": True}] * (secret - 1) + [message]
    return [message] * secret if message["type"] == "websocket.send" else [message]


class Leaky:
    """The site, but every answer tells what lies on the card.

    Args:
        site: The site.
        tell: Changes a message so that it tells.
    """

    def __init__(self, site: Site, tell: Callable[[Message, int], list[Message]]) -> None:
        self._app, self._open = site.app, site.services.tables._open
        self._tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        secret = omen_of(next(reversed(self._open.values())).event_log)

        async def leaky(message: Message) -> None:
            for one in self._tell(message, secret):
                await send(one)

        await self._app(scope, receive, leaky)


@pytest.mark.parametrize("tell", [in_a_header, in_the_size, in_the_count])
async def test_an_answer_that_tells_is_found(
    site: Site, tell: Callable[[Message, int], list[Message]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every channel that goes through the site finds it, in headers, sizes and counts."""
    monkeypatch.setattr(site, "app", Leaky(site, tell))

    assert of_the_site() <= await leaking(site, alike_in_omen())


def of_the_site() -> set[str]:
    """Return the channels that no part of a game makes by itself."""
    within = {"narration", "events", "taking back", "taking answers back", *OMEN_PARTS}
    return {*CHANNELS, *CHANGING} - within


OMEN_PARTS = {"view", "prompt", "choices", "stage", "scores", "points now", "ending"} | {
    "description", "picture", "reasons", "observation", "legal actions", "macros",
    "what bots are given",
}  # fmt: skip


def test_every_channel_is_shown_to_find_a_leak() -> None:
    """A new channel needs a part that tells, unless it goes through the site."""
    shown = {name for _, names in LEAKY.values() for name in names}
    shown |= {name for *_, names in LEAKY_SITE.values() for name in names}

    assert {*CHANNELS, *CHANGING} == shown | of_the_site()
    assert shown >= OMEN_PARTS


async def test_the_token_of_another_seat_would_be_found(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers whose tables are the same otherwise."""

    def told(table: LiveTable, seat: int | None, *_: object) -> RefusedActionError:
        others = [one.token_hash for one in table.seats if one.seat != seat]
        return RefusedActionError("".join(others))

    monkeypatch.setattr(LiveTable, "explain", told)
    found = alike_in_omen()
    worlds = tuple(World(found.worlds[0].log, Server(number)) for number in range(2))

    assert "refused actions" in await leaking(site, replace(found, kind="server", worlds=worlds))
