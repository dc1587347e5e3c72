"""Tells people that it is their turn, wherever they are: web push, webhooks and e-mail.

Every process notes the turns at its tables (``people/messages.py``); one process of the site sends.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import time
from collections import Counter
from contextlib import contextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from cuboteca.core.futures import retrieve
from cuboteca.games import UnknownGameError, game
from cuboteca.people import messages
from cuboteca.people.mail import forget_address
from cuboteca.people.messages import BEGUN, TURNS_TOPIC, Turn
from cuboteca.people.outgoing import RefusedAddressError, UnreachableError
from cuboteca.people.push import encrypted
from cuboteca.table.errors import StorageError
from cuboteca.table.event_log import is_decision
from cuboteca.web.mail import MailError, NeverDeliveredError
from cuboteca.web.phrases import texts_for

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from cuboteca.people.messages import Delivery
    from cuboteca.people.outgoing import Outgoing
    from cuboteca.people.push import PushKey
    from cuboteca.table.notices import Notices
    from cuboteca.table.table import Table
    from cuboteca.table.transactions import Transactions
    from cuboteca.web.mail import Mailer

LOG = logging.getLogger("cuboteca.web")

SIGNATURE = "X-Cuboteca-Signature"
_LIFE = 86_400  # seconds for which a push service keeps a message for a device that is off
_AGAIN = 5.0  # seconds after which a database that did not work is asked again
_CALM = 60.0  # seconds between two looks without a notice
_GONE = {HTTPStatus.NOT_FOUND, HTTPStatus.GONE}


class TurnMessages:
    """Messages about turns.

    Args:
        transactions: With the database, which belong to it.
        notices: Of the database.
        outgoing: Sends requests.
        key: For web push; None where there is no file for it.
        address: Of the site, for links outside of it; may be "".
        leads: Returns whether this process sends for the site.
        clock: Returns seconds since 1970.
        mailer: Sends e-mail; None where the site sends none.

    Attributes:
        sent: How many messages have arrived, failed, or met a device that is gone.
    """

    def __init__(
        self,
        transactions: Transactions,
        notices: Notices,
        outgoing: Outgoing,
        key: PushKey | None,
        address: str,
        leads: Callable[[], Awaitable[bool]],
        clock: Callable[[], float] = time.time,
        mailer: Mailer | None = None,
    ) -> None:
        self.transactions = transactions
        self.mailer = mailer
        self.outgoing = outgoing
        self.key = key
        self.sent: Counter[str] = Counter(arrived=0, failed=0, gone=0)
        self._notices = notices
        self._address = address
        self._leads = leads
        self._clock = clock
        self._known: WeakKeyDictionary[Table, tuple[str, int]] = WeakKeyDictionary()
        self._looking: Counter[tuple[str, str]] = Counter()  # table and person
        self._noting: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._task = asyncio.get_running_loop().create_task(self._keep_sending())

    async def close(self) -> None:
        """Finish what is being noted, and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(*self._noting, return_exceptions=True)
        await self.outgoing.close()
        self.transactions.close()

    # whose turn it is

    def follow(self, table: Table) -> None:
        """Note the turns at a table, from the present one on."""
        table.subscribe(self._changed)
        self._changed(table)

    @contextmanager
    def looking(self, table: Table, person: str) -> Iterator[None]:
        """Count somebody among those who see a table while the block runs."""
        if not person:
            yield
            return
        key = (table.id, person)
        self._looking[key] += 1
        if any(seat.is_held_by(person) for seat in table.seats):
            self._begin(messages.note_seen, table.id, person)
        try:
            yield
        finally:
            self._looking[key] -= 1
            if not self._looking[key]:
                del self._looking[key]

    def _changed(self, table: Table) -> None:
        if not any(seat.person for seat in table.seats):
            return
        person, began = _person_to_move(table), _began(table)
        if self._known.get(table) == (person, began):
            return
        self._known[table] = (person, began)
        clocks = table.conduct.clocks
        seen = (table.id, person) in self._looking
        turn = Turn(table.id, person, began, seen, clocks is None or clocks.control.is_live)
        self._begin(messages.note_turn, turn, self._clock())

    def _begin(self, work: Callable[..., None], *given: object) -> None:
        task = asyncio.ensure_future(self._note(work, *given))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)
        task.add_done_callback(retrieve)

    async def _note(self, work: Callable[..., None], *given: object) -> None:
        try:
            await self.transactions(work, *given)
        except StorageError as error:
            LOG.warning("nobody will be told of a turn: %s", error)

    # sending

    async def _keep_sending(self) -> None:
        with self._notices.listening(TURNS_TOPIC) as listener:
            while True:
                pause = _AGAIN
                try:
                    if await self._leads():
                        await self.send()
                        due = await self.transactions(messages.next_due)
                        now = self._clock()
                        pause = _CALM if due is None else min(max(due - now, 0.05), _CALM)
                    else:
                        pause = _CALM
                except StorageError as error:
                    LOG.debug("no message can be sent: %s", error)
                await listener.wait(pause)

    async def send(self) -> None:
        """Send everything that is due now; raises StorageError."""
        while await self.transactions(messages.release, self._clock()):
            pass
        while taken := await self.transactions(messages.take, self._clock()):
            await asyncio.gather(*map(self._deliver, taken))

    async def _deliver(self, delivery: Delivery) -> None:
        send = self._push
        if delivery.is_hook or delivery.is_mail:
            send = self._hook if delivery.is_hook else self._mail
        try:
            status = await send(delivery)
        except RefusedAddressError as error:  # its name means something else by now
            LOG.info("a message is not sent: %s", error)
            status = HTTPStatus.GONE
        except UnreachableError as error:
            LOG.debug("a message has not arrived: %s", error)
            status = HTTPStatus.SERVICE_UNAVAILABLE
        if status in _GONE and delivery.device is not None:
            self.sent["gone"] += 1
            await self.transactions(messages.gone, delivery.device.id)
        elif HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
            self.sent["arrived"] += 1
            await self.transactions(messages.arrived, delivery)
        else:
            self.sent["failed"] += 1
            await self.transactions(messages.failed, delivery, self._clock())

    def message(self, delivery: Delivery) -> dict[str, str | int]:
        """Return what is told, in the person's language."""
        texts = texts_for(delivery.settings.language)
        try:
            title = game(delivery.game).meta.title
        except UnknownGameError:  # its package is gone
            title = delivery.game
        what = "begun" if delivery.turn == BEGUN else "turn"
        return {
            "title": texts.word(f"messages-{what}-title", game=title),
            "body": texts.word(f"messages-{what}-text"),
            "url": f"/tables/{delivery.play}",
            "tag": f"turn-{delivery.play}",
        }

    async def _push(self, delivery: Delivery) -> int:
        device, key = delivery.device, self.key
        if device is None:
            return HTTPStatus.OK
        if key is None:
            raise RefusedAddressError("this site has no key for web push")
        body = json.dumps(self.message(delivery)).encode("utf-8")
        contact = self._address if self._address.startswith("https:") else "mailto:site@localhost"
        headers = {
            "Authorization": key.authorization(device.endpoint, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LIFE),
            "Urgency": "normal",
            "Topic": hashlib.sha256(delivery.play.encode()).hexdigest()[:32],  # the newest counts
        }
        sealed = encrypted(body, device.key, device.auth)
        return (await self.outgoing.post(device.endpoint, sealed, headers)).status_code

    async def _hook(self, delivery: Delivery) -> int:
        settings = delivery.settings
        if not settings.hook:
            return HTTPStatus.OK
        told = {
            "event": "begun" if delivery.turn == BEGUN else "turn",
            "table": delivery.play,
            "turn": delivery.turn,
            "game": delivery.game,
            "url": f"{self._address}/tables/{delivery.play}",
            "text": self.message(delivery)["title"],
        }
        body = json.dumps(told).encode("utf-8")
        signed = hmac.new(settings.hook_secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signed}"}
        return (await self.outgoing.post(settings.hook, body, headers)).status_code

    async def _mail(self, delivery: Delivery) -> int:
        mail, mailer = delivery.mail, self.mailer
        if mail is None or not mail.confirmed or mailer is None:
            return HTTPStatus.OK
        told, texts = self.message(delivery), texts_for(delivery.settings.language)
        stop = f"{self._address}/mail/stop/{mail.stop}"
        url = f"{self._address}{told['url']}"
        text = texts.word("mail-turn-text", text=str(told["body"]), url=url, stop=stop)
        headers = {
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await mailer.send(mail.address, str(told["title"]), text, headers)
        except NeverDeliveredError as error:
            LOG.info("an address gets no more messages: %s", error)
            await self.transactions(forget_address, delivery.person)
        except MailError as error:
            LOG.info("a message waits: %s", error)
            return HTTPStatus.SERVICE_UNAVAILABLE
        return HTTPStatus.OK


def _person_to_move(table: Table) -> str:
    """Return who is to move; "" for a bot, somebody unknown, and after the end."""
    mover = table.to_move
    if table.has_ended or mover < 0 or table.bot_in(mover):
        return ""
    return table.seats[mover].person


def _began(table: Table) -> int:
    """Return the number of the entry with which the turn of the seat to move began."""
    mover, entries = table.to_move, table.event_log.entries
    number = len(entries)
    while number and not (is_decision(entries[number - 1]) and entries[number - 1].actor != mover):
        number -= 1
    return number


__all__ = ["LOG", "SIGNATURE", "TurnMessages"]
