"""Everything that is sent to somebody at a table, channel by channel; a new one is one line.

A channel takes a ``Sight``, who looks at which play, and returns what it sends: whole answers of
the site with status, headers and body, messages of the WebSocket, or what rules and drawings
return.
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import json
import math
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlencode

import pytest

from cuboteca.bots.questions import question_of
from cuboteca.core.chance import seeded
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Advice
from cuboteca.core.play_record import actor_name
from cuboteca.core.provable import DEAL_SCHEME, SCHEME, Chain, ProvableRng
from cuboteca.core.refusals import why_not
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.presence import Presence
from cuboteca.table.seats import Seat, hash_token
from cuboteca.table.storage import StoredPlay
from cuboteca.table.table import Table
from cuboteca.web import replay_pictures, turn_messages
from cuboteca.web.app import create_app
from cuboteca.web.live import CHANGES, PEOPLE, SCREEN
from cuboteca.web.lobby_board import LobbyBoard, without_time
from cuboteca.web.phrases import phrases_for
from cuboteca.web.settings import Settings
from tests.databases import fresh
from tests.entropy import fix_entropy
from tests.leaks import company
from tests.leaks.plays import seen

if TYPE_CHECKING:
    from collections.abc import (
        AsyncIterator,
        Awaitable,
        Callable,
        Collection,
        Hashable,
        Sequence,
    )
    from pathlib import Path

    from starlette.applications import Starlette

    from cuboteca.bots.questions import Question
    from cuboteca.core.fair_queue import Asker
    from cuboteca.core.game import Presentation
    from cuboteca.core.picture import Layer
    from tests.leaks.plays import Alike, World

_HOST = "site.test"
_PATIENCE = 60  # seconds
_SHORT = 16  # digits of a hash that pages show where space is short
_PICTURES = 3  # of an animation, which are drawn like all others
_ENDS = {"websocket.close", "websocket.http.response.body"}
_WATCHED = 3  # actions that are asked about at a time


class Site:
    """The site in this process, with plays put in that nobody played there.

    Args:
        app: The site.
    """

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.services = app.state.services
        self.posts = company.Posts()
        self.now = company.CREATED  # seconds since 1970, for all that reads a clock
        self._put_in = 0

    async def put_in(self, alike: Alike, world: World) -> list[Sight]:
        """Open a table with a play so far; return it as each of the observers sees it."""
        self._put_in += 1
        server, play = world.server, world.log.play
        deal = company.DEALS_PLAYED[alike.seed % len(company.DEALS_PLAYED)]
        head = StoredPlay(
            id=f"play{self._put_in:08d}",
            game=play.game.name,
            rules_version=play.game.meta.rules_version,
            options=play.options,
            seat_count=play.seat_count,
            created=company.CREATED,
            seed=server.number if alike.seed % 2 and not deal else None,
            secret=server.bytes_of("secret"),
            scheme=DEAL_SCHEME if deal else SCHEME,
            salt=server.bytes_of("salt"),
            to_move=play.to_move,
            conditions=company.CONDITIONS[alike.seed % len(company.CONDITIONS)],
            deal=deal,
            sealed_until=company.sealed_until(deal),
        )
        tokens = [
            f"own-token-of-seat-{seat}-{'x' * 32}"
            if seat in alike.observers
            else server.token(seat)
            for seat in range(play.seat_count)
        ]
        seats = company.seated(seats_of(tokens, alike.observers), alike.observers)
        self.now = company.moment_after(world.log.entries)
        await company.keep(self.services.tables._log_writer, head, seats)
        table = Table(head, seats, play.game, NoLogWriter())
        table.presence = Presence(lambda: 0.0)
        table.event_log = world.log.copy()
        table.event_log.chain = chain_of(table)
        table.replay(company.timed(table.event_log.entries))
        self.services.tables._open[table.id] = table
        return [
            Sight(self, table, one, alike.seed, "" if one is None else tokens[one])
            for one in alike.observers
        ]

    async def take_out(self, table: Table) -> None:
        """Forget a table that was put in."""
        del self.services.tables._open[table.id]
        await self.services.people.ask(company.forget, table.id)


class NoLogWriter(LogWriter):
    """Stands for the database: everything can be stored."""

    def __init__(self) -> None:
        """Open nothing."""

    async def append(self, *_: object, **__: object) -> float:
        """Store nothing."""
        return 0.0

    async def keep_code(self, *_: object) -> None:
        """Keep nothing."""


def seats_of(tokens: list[str], own: Collection[int | None]) -> list[Seat]:
    """Return who sits where: people, one who came by a link, and from three seats on a bot."""
    seats = []
    for seat, token in enumerate(tokens):
        is_bot = seat == len(tokens) - 1 > 1 and seat not in own
        seats.append(
            Seat(
                seat=seat,
                kind="bot" if is_bot else "link" if seat == 1 else "human",
                name=company.NAMES[seat],
                level="random" if is_bot else "",
                token_hash="" if is_bot else hash_token(token),
                claimed=True,
                invitation_hash=hash_token(f"invitation {token}") if seat == 1 else "",
            )
        )
    return seats


def chain_of(table: Table) -> Chain:
    """Return the chain of a table's log so far."""
    assert isinstance(table.rng, ProvableRng)
    chain = Chain.begin(table.rng)
    for entry in table.event_log.entries:
        chain = chain.then(actor_name(entry.actor), entry.text)
    return chain


@dataclass
class Sight:
    """Who looks at which table, and how it asks."""

    site: Site
    table: Table
    observer: int | None
    draw: int  # what the actions that are asked about follow from
    token: str

    @property
    def state(self) -> Any:
        """The state of the play; changed by nobody."""
        return self.table.play.state

    @property
    def presentation(self) -> Presentation:
        """How the game shows a state."""
        return self.table.game.presentation

    @property
    def is_to_move(self) -> bool:
        """Whether the play waits for the observer."""
        return self.observer is not None and self.observer == self.table.play.to_move

    @property
    def middle(self) -> int:
        """The number of a step in the second half of the replay."""
        return len(self.table.play.events) * 3 // 4

    def texts(self) -> list[Texts]:
        """Return the game's texts in every language."""
        return [phrases_for(language, self.table.game).game for language in LANGUAGES]

    def order(self, **more: object) -> dict[str, object]:
        """Return what a program sends to act now."""
        return {"seq": self.table.seq, "id": "y", **more}

    @property
    def actions(self) -> list[int]:
        """Some actions, legal or not."""
        count = self.table.game.rules.action_count
        return [(self.draw * 7 + self.table.seq * 13 + 29 * n) % count for n in range(_WATCHED)]

    def plain(self, sent: bytes) -> bytes:
        """Return what was sent without what differs between any two tables: id, hashes."""
        hashes = (self.table.chain_head, self.table.rng.commitment)
        shown = (self.table.id, *hashes, *(one[:_SHORT] for one in hashes))
        for text in shown:
            sent = sent.replace(text.encode(), b"*" * len(text))
        return sent

    async def ask(
        self,
        path: str,
        form: dict[str, str] | None = None,
        *,
        headers: dict[str, str] | None = None,
        order: object = None,
    ) -> bytes:
        """Return a whole answer: each message, its status, headers and body, in order.

        Args:
            path: Where; ``{}`` stands for the table's id.
            form: Is posted, as a page does.
            headers: More of them.
            order: Is posted as JSON, as a program does.
        """
        address, _, query = path.format(self.table.id).partition("?")
        body, more = b"", dict(headers or {})
        if form is not None:
            body = urlencode({"seq": str(self.table.seq), "id": "x", **form}).encode()
            more |= {
                "content-type": "application/x-www-form-urlencoded",
                "origin": f"http://{_HOST}",
            }
        if order is not None:
            body, more = json.dumps(order).encode(), more | {"content-type": "application/json"}
        posted = form is not None or order is not None
        scope = {
            **self._scope("http", address, query, more),
            "method": "POST" if posted else "GET",
            "http_version": "1.1",
        }
        sent: list[Any] = []
        receive = [{"type": "http.request", "body": body, "more_body": False}]

        async def received() -> Any:
            return receive.pop() if receive else {"type": "http.disconnect"}

        async def send(message: Any) -> None:  # as ASGI has it
            sent.append(message)

        await self.site.app(scope, received, send)
        assert sent[0]["status"] < 500, (path, sent)
        return self.plain(b"\n".join(_written(message) for message in sent))

    def _scope(self, kind: str, address: str, query: str, more: dict[str, str]) -> dict[str, Any]:
        headers = {"host": _HOST, "accept-language": "en", **self._credentials(address), **more}
        return {
            "type": kind,
            "scheme": "ws" if kind == "websocket" else "http",
            "path": address,
            "raw_path": address.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "server": (_HOST, 80),
            "client": ("127.0.0.1", 50_000),
            "subprotocols": [],
            "state": {},
        }

    def _credentials(self, address: str) -> dict[str, str]:
        if self.observer is None:
            return {}
        if address.startswith("/api/"):
            return {"authorization": f"Bearer {self.token}"}
        tables = f"tables={self.table.id}~{self.observer}"
        person = f"person={company.token_of(self.observer)}"
        return {"cookie": f"seats=p{self.observer}:{self.token}; {tables}; {person}"}

    async def watch(
        self, query: str = "", meanwhile: Callable[[], Awaitable[object]] | None = None
    ) -> list[bytes]:
        """Return what the WebSocket sends until the table moves to another server.

        Args:
            query: Of its address.
            meanwhile: Changes the table, once it has sent a frame; it is to send another one.
        """
        async with self._connected(f"/tables/{self.table.id}/live", query) as (sent, until):
            try:
                await until("websocket.send")
                if meanwhile is not None:
                    await meanwhile()
                    await until("websocket.send")
                self.table.stale = True  # as if another server had gone on with it
                self.table.announce()
                await until("websocket.close")
            finally:
                self.table.stale = False
        return sent

    async def first_message(self, path: str) -> list[bytes]:
        """Return what a WebSocket sends at first."""
        async with self._connected(path) as (sent, until):
            await until("websocket.send")
            await until("")
        return sent

    @asynccontextmanager
    async def _connected(
        self, path: str, query: str = ""
    ) -> AsyncIterator[tuple[list[bytes], Callable[[str], Awaitable[None]]]]:
        """Connect to a WebSocket; yield what it has sent, and what waits for a kind of message.

        For the kind "" it takes what has been sent already.  Once it is closed, it sends no more.
        """
        inward: asyncio.Queue[Any] = asyncio.Queue()
        outward: asyncio.Queue[Any] = asyncio.Queue()
        inward.put_nowait({"type": "websocket.connect"})
        scope = self._scope("websocket", path, query, {})
        serving = asyncio.ensure_future(self.site.app(scope, inward.get, outward.put))
        sent: list[bytes] = []
        closed: set[str] = set()

        async def until(kind: str) -> None:
            got = None
            while got != kind and not closed and (kind or not outward.empty()):
                message = await asyncio.wait_for(outward.get(), _PATIENCE)
                got = message["type"]
                sent.append(self.plain(_written(message)))
                closed.update({got} & _ENDS)

        try:
            yield sent, until
        finally:
            inward.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await serving


def _written(message: Any) -> bytes:
    return repr(sorted(message.items())).encode()


class _Advisers:
    """Stands for the solvers: its advice follows from every byte of the question."""

    async def advise(self, question: Question, asker: Asker) -> Advice:  # noqa: ARG002  # any
        engine = engine_of(question.context().game, "interpreted")
        legal = engine.legal_actions(question.known_state())
        told = hashlib.sha256(repr(question).encode()).digest()
        values = {
            action: tuple((told[(action + seat) % 32]) / 256 for seat in range(question.seat_count))
            for action in legal
        }
        return Advice(legal[told[0] % len(legal)], exact=False, line=(), values=values, positions=0)


async def _animated(pictures: Sequence[Sequence[Layer]], _asker: Asker) -> bytes:
    """Stand for the child process that makes an animation: what it is asked decides the answer."""
    return hashlib.sha256(repr(pictures).encode()).digest()


@asynccontextmanager
async def site_in(folder: Path) -> AsyncIterator[Site]:
    """Run the site in this process.

    What a server derives from its secret for its bots by HMAC says nothing about the secret, but
    differs between servers: here it is a constant.  Its clock stands still while somebody looks.
    """
    settings = Settings(
        fresh(folder), pace=0, precompile=False, tables_at_once=1000, show_pace=None
    )
    app = create_app(settings)
    services, seen_now = app.state.services, LobbyBoard.seen
    site = Site(app)

    async def seen_at_any_time(board: LobbyBoard) -> object:
        board._read_at = -math.inf
        return without_time(await seen_now(board))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: site.now)
        patch.setattr(Table, "private_seed", lambda *_: 5)
        patch.setattr(Table, "bot_seed", lambda *_: 5)
        patch.setattr(services.hints, "_advisers", _Advisers())
        patch.setattr(services.codes, "_log_writer", NoLogWriter())
        patch.setattr(LobbyBoard, "seen", seen_at_any_time)
        patch.setattr(turn_messages, "encrypted", lambda body, *_: body)
        for clock in (services.turn_messages, services.tournaments):
            patch.setattr(clock, "_clock", lambda: site.now)
        patch.setattr(services.tables, "clock", lambda: site.now)
        patch.setattr(services.turn_messages, "outgoing", site.posts)
        patch.setattr(services.replay_pictures, "animation", _animated)
        patch.setattr(replay_pictures, "MOST_PICTURES", _PICTURES)
        async with app.router.lifespan_context(app):
            own = (services.lobby, services.deals)
            tasks = [services.turn_messages._task, services.tournaments._task]
            for task in (*tasks, *(task for one in own for task in one._tasks)):
                task.cancel()  # what it does is done when it is asked for, or never
            await services.people.ask(company.introduce)
            yield site


# the channels

Channel: TypeAlias = "Callable[[Sight], object]"  # what it returns may have to be awaited

_JSON = {"accept": "application/json"}


@dataclass(frozen=True)
class Apart:
    """What a channel sends, and what the observer can tell plays apart by then."""

    known: Hashable
    sent: object


def page(
    path: str, form: dict[str, str] | None = None, headers: dict[str, str] | None = None
) -> Channel:
    """Return a channel of an answer to a browser."""
    return lambda sight: sight.ask(path, form, headers=headers)


def in_language(language: str) -> Channel:
    """Return a channel of a table's page in a language."""
    return lambda sight: sight.ask("/tables/{}", headers={"accept-language": language})


def call(path: str, **order: object) -> Channel:
    """Return a channel of an answer of the API about the table."""
    return lambda sight: sight.ask(f"/api/tables/{{}}{path}", order=order or None)


def why(**headers: str) -> Channel:
    """Return a channel of the answers to why actions are impossible."""

    async def channel(sight: Sight) -> object:
        forms = [{"why": str(action)} for action in sight.actions]
        return [await sight.ask("/tables/{}/act", form, headers=headers) for form in forms]

    return channel


def seated(channel: Channel) -> Channel:
    """Return a channel that a spectator does not have."""
    return lambda sight: None if sight.observer is None else channel(sight)


def to_move(channel: Channel) -> Channel:
    """Return a channel that only the seat to move has."""
    return lambda sight: channel(sight) if sight.is_to_move else None


def shows(name: str) -> Channel:
    """Return a channel of what the game shows of a state to whoever looks."""
    return lambda sight: getattr(sight.presentation, name)(sight.state, sight.observer)


def shows_all(name: str) -> Channel:
    """Return a channel of what the game shows of a state to everybody."""
    return lambda sight: getattr(sight.presentation, name)(sight.state)


def described(sight: Sight) -> object:
    """Return the view in words, in every language, as the terminal and the API have it."""
    view = sight.presentation.view(sight.state, sight.observer)
    return [sight.presentation.describe(view, texts, company.NAMES) for texts in sight.texts()]


def picture(sight: Sight) -> object:
    """Return the picture of the view."""
    one, texts = sight.table.game, sight.texts()[0]
    return one.picture_of(sight.state, sight.observer, texts, company.NAMES).svg()


def reasons(sight: Sight) -> object:
    """Return why the observer may not do what it may not do."""
    one, seat = sight.table.game, sight.observer
    assert seat is not None
    return [why_not(one, sight.state, seat, action) for action in sight.actions]


def bots(sight: Sight) -> object:
    """Return what a bot in the observer's seat is asked, and the state that it is given."""
    one, seat = sight.table.game, sight.observer
    drawn = one.rules.layout.pack(one.resample(sight.state, seat, seeded(7))).tobytes()
    return drawn, seat is not None and question_of(sight.table.play, seat, "random", 7)


async def by_link(sight: Sight) -> object:
    """Return the answer to a seat's link, cookies included."""
    return await sight.ask(f"/tables/{{}}/seat/{sight.token}")


async def illegal(sight: Sight) -> object:
    """Return the refusals of an action that is not legal, by page and by API."""
    legal = sight.table.play.legal_actions()
    action = next(one for one in (*sight.actions, 10**6) if one not in legal)
    form = {"action": str(action)}
    return [
        await sight.ask("/tables/{}/act", form),
        await sight.ask("/tables/{}/act", form, headers=_JSON),
        await sight.ask("/api/tables/{}/actions", order=sight.order(action="nothing like this")),
    ]


async def stale(sight: Sight) -> object:
    """Return the refusals of what comes too late, by page and by API."""
    forms = ({"action": "0"}, {"macro": "all"}, {"take_back": "1"}, {"action": "x"})
    late = {**sight.order(), "seq": 0}
    calls = {"actions": {"action": "x"}, "macros": {"macro": "all"}, "take-back": {}}
    return [
        *[await sight.ask("/tables/{}/act", {**form, "seq": "0"}) for form in forms],
        *[
            await sight.ask(f"/api/tables/{{}}/{path}", order={**late, **order})
            for path, order in calls.items()
        ],
        await sight.ask("/tables/{}/act", {"macro": "none such"}),
        await sight.ask("/api/tables/{}/macros", order=sight.order(macro="none such")),
        await sight.ask("/api/tables/{}/actions", order={"wrong": "order"}),
    ]


async def code(sight: Sight) -> object:
    """Return the code that moves the observer's seat, by page and by API."""
    return [
        await sight.ask("/tables/{}/code", {"seat": str(sight.observer)}),
        await sight.ask("/api/tables/{}/code", order={}),
    ]


async def acts(sight: Sight) -> object:
    """Let the observer act; return the answer, what changes, the next page and the next record.

    If this reveals what was hidden, the observer can tell the plays apart from then on.
    """
    legal = sight.table.play.legal_actions()
    form = {"action": str(legal[sight.draw % len(legal)])}
    answers: list[bytes] = []

    async def act() -> None:
        answers.append(await sight.ask("/tables/{}/act", form, headers=_JSON))

    changes = await sight.watch(CHANGES, act)
    after = [await sight.ask(path) for path in ("/tables/{}", "/api/tables/{}/record")]
    return Apart(seen(sight.table.event_log, sight.observer), [*answers, *changes, *after])


async def agrees(sight: Sight) -> object:
    """Let the observer leave, come back and offer another pace; return what comes of it."""
    assert sight.observer is not None
    orders = ({"do": "hand-over", "level": "random"}, {"do": "come-back"})
    offer = {"do": "agree", "what": "pace turns 172800"}
    answers = [
        await sight.ask(path, form and {"seat": str(sight.observer), "request": f"{n}", **form})
        for n, order in enumerate((*orders, offer))
        for path, form in (
            ("/tables/{}/leave", order),
            ("/tables/{}", None),
            ("/api/tables/{}", None),
        )
    ]
    answers += [await sight.ask(path) for path in ("/tables/{}/leave", "/tables/{}/record")]
    return Apart(seen(sight.table.event_log, sight.observer), answers)


async def messages(sight: Sight) -> object:
    """Return what the observer is told of its turn: push, webhook and feed."""
    site, seat = sight.site, sight.observer
    assert seat is not None
    posted = await company.told_of_turn(site.services.turn_messages, site.posts, sight.table)
    own = [sight.plain(repr(one).encode()) for one in posted if f"https://{seat}." in repr(one)]
    return own, await sight.ask(f"/feed/{company.feed_of(seat)}")


#: All channels by name.  The QR code of a moment is left out: it holds the address of the page in a
#: form in which what differs between tables cannot be replaced; the page has it as text.
CHANNELS: dict[str, Channel] = {
    "page": page("/tables/{}"),
    "page on a large screen": page("/tables/{}/screen"),
    "board as it is now, in small": page("/tables/{}/now.svg"),
    "page in Italian": in_language("it"),
    "page in French": in_language("fr"),
    "home page": page("/"),
    "link of the seat": seated(by_link),
    "replay": page("/tables/{}/replay"),
    "replay, at the start": page("/tables/{}/replay?at=0"),
    "replay, in the middle": lambda sight: sight.ask(f"/tables/{{}}/replay?at={sight.middle}"),
    "replay, now": page("/tables/{}/replay?at=99999"),
    "replay, as a picture": page("/tables/{}/replay.svg?at=99999"),
    "replay, as an animation": page("/tables/{}/replay.webp?at=99999"),
    "what if, now": page("/tables/{}/what-if?at=99999"),
    "what if, in the middle": lambda sight: sight.ask(f"/tables/{{}}/what-if?at={sight.middle}"),
    "what if, the others moved": page("/tables/{}/what-if?at=99999&others=1"),
    "replay, for the script": page("/tables/{}/replay?at=99999", headers=_JSON),
    "record": page("/tables/{}/record"),
    "check": page("/tables/{}/check"),
    "WebSocket": lambda sight: sight.watch(),
    "WebSocket, with who is there": lambda sight: sight.watch(PEOPLE),
    "WebSocket of a large screen": lambda sight: sight.watch(SCREEN),
    "talk": page("/tables/{}/talk"),
    "talk, what is new": page("/tables/{}/talk?since=1"),
    "talk, nothing said": page("/tables/{}/talk", {"text": " "}),
    "leaving": page("/tables/{}/leave"),
    "report": page("/tables/{}/report"),
    "lobby": page("/lobby"),
    "WebSocket of the lobby": lambda sight: sight.first_message("/lobby/live"),
    "seat in the lobby": page("/tables/{}/sit"),
    "own plays": page("/plays"),
    "next play": page("/plays/next"),
    "messages and feed": seated(messages),
    "profile": page(f"/people/{company.person_in(0)}"),
    "tournament": page(f"/tournaments/{company.TOURNAMENT}"),
    "tournaments": page("/tournaments"),
    "API: tournament": page(f"/api/tournaments/{company.TOURNAMENT}"),
    "match": page("/duplicates/match"),
    "own matches": page("/duplicates"),
    "deals of days": page("/daily"),
    "deal of the day": lambda sight: sight.ask(f"/daily/{company.DAY}/{sight.table.game.name}"),
    "way to the deal": page("/deals/day"),
    "API: deals": page("/api/deals"),
    "API: match": page("/api/deals/match"),
    "API: deal of the day": page("/api/deals/day"),
    "all that is known of the observer": seated(page("/account/export")),
    "ratings": lambda sight: sight.ask(
        f"/ratings?game={sight.table.game.name}&seats={len(sight.table.seats)}"
    ),
    "reasons, for the script": why(**_JSON),
    "reasons, as pages": why(),
    "reason for a tap": page("/tables/{}/act", {"why": "seat-1", "pick": "seat-0"}, _JSON),
    "hint, for the script": seated(page("/tables/{}/act", {"hint": "1"}, _JSON)),
    "hint, as a page": seated(page("/tables/{}/act", {"hint": "1"})),
    "analysis": page("/tables/{}/analysis", {"at": "1"}),
    "refused actions": illegal,
    "actions too late": stale,
    "code for another device": seated(code),
    "API: table": call(""),
    "API: waiting": call("/wait"),
    "API: waiting in vain": lambda sight: sight.ask(
        f"/api/tables/{{}}/wait?after={sight.table.seq}&seconds=0"
    ),
    "API: record": call("/record"),
    "API: hint": call("/hint"),
    "API: seat": call("/seat", name="Zoe"),
    "API: wrong token": lambda sight: sight.ask(
        "/api/tables/{}", headers={"authorization": "Bearer wrong"}
    ),
    "view": shows("view"),
    "prompt": shows("prompt"),
    "choices": seated(shows("choices")),
    "stage": shows_all("where"),
    "scores": shows_all("scores_of"),
    "points now": shows_all("points_now"),
    "ending": shows_all("ending"),
    "description": described,
    "picture": picture,
    "reasons": seated(reasons),
    "observation": seated(
        lambda sight: sight.table.play.engine.observe(sight.state, sight.observer or 0).tolist()
    ),
    "legal actions": to_move(lambda sight: sight.table.play.legal_actions()),
    "macros": to_move(lambda sight: sight.table.play.macros(sight.observer)),
    "events": lambda sight: sight.table.play.seen_by(sight.observer),
    "narration": lambda sight: list(sight.table.narration.lines),
    "what bots are given": bots,
    "taking back": seated(lambda sight: sight.table.offers_taking_back(sight.observer or 0)),
    "taking answers back": seated(
        lambda sight: sight.table.event_log.can_take_back(sight.observer or 0, with_answers=True)
    ),
}

#: The same for channels that change the table, which are asked last.
CHANGING: dict[str, Channel] = {
    "leaving and coming back": seated(agrees),
    "acting": to_move(acts),
}


async def sent_by(channel: Channel, sight: Sight) -> object:
    """Return what a channel sends; all that the server draws meanwhile is the same every time."""
    fix_entropy("whatever the server draws")
    sent = channel(sight)
    return await sent if inspect.isawaitable(sent) else sent


__all__ = ["CHANGING", "CHANNELS", "Apart", "Channel", "Sight", "Site", "sent_by", "site_in"]
