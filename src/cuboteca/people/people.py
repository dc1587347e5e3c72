"""The people of a site, known by the browsers that they use.

Whoever asks again is found in memory; what has to be looked up or changed in the database is asked
of the functions of the other modules, each in a transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from cuboteca.people import devices, friends
from cuboteca.people.accounts import has_passkey
from cuboteca.people.devices import DEVICES_TOPIC
from cuboteca.people.program_keys import is_key, use_key
from cuboteca.table.errors import StorageError
from cuboteca.table.seats import hash_token, is_token

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Concatenate

    import sqlalchemy as sa

    from cuboteca.people.devices import Newcomer
    from cuboteca.table.notices import Notices
    from cuboteca.table.transactions import Transactions

P = ParamSpec("P")
R = TypeVar("R")

_MOST_KEPT = 10_000  # browsers, and keys, of which a process remembers whose they are
_NOTED = 3_600.0  # seconds for which the use of a key is not noted again


class People:
    """The people whom a process of the site knows.

    Args:
        transactions: With the database, which belong to it.
        notices: Of the database.
        reseat: Lets the tables that are open here read again whose their seats are.
        clock: Returns seconds since 1970.
    """

    def __init__(
        self,
        transactions: Transactions,
        notices: Notices,
        reseat: Callable[[], Awaitable[None]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._transactions = transactions
        self._notices = notices
        self._reseat = reseat
        self._clock = clock
        self._known: OrderedDict[str, str] = OrderedDict()  # person by hash; "" nobody
        self._keys: OrderedDict[str, tuple[str, float]] = OrderedDict()  # the same, until when
        self._accounts: OrderedDict[str, None] = OrderedDict()  # persons known to have one
        self._changes = 0  # how often everything known was forgotten
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen for what other processes change."""
        self._task = asyncio.get_running_loop().create_task(self._heed_others())

    async def close(self) -> None:
        """Stop listening, and close the database."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._transactions.close()

    async def _heed_others(self) -> None:
        with self._notices.listening(DEVICES_TOPIC) as listener:
            while True:
                await listener.wait(self._notices.patience)
                with contextlib.suppress(StorageError):  # who asks is told
                    await self._forget()

    async def _forget(self) -> None:
        """Ask the database again whose browsers and whose seats they are."""
        self._known.clear()
        self._keys.clear()
        self._accounts.clear()
        self._changes += 1
        await self._reseat()

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    async def ask(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Return what ``work`` returns in a transaction of its own.

        Raises:
            StorageError: The database does not work.
            PeopleError: As ``work`` does; then nothing has changed.
        """
        return await self._transactions(work, *args, **kwargs)

    async def change(
        self, work: Callable[Concatenate[sa.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Do the same with what changes whose browsers or seats they are."""
        done = await self._transactions(work, *args, **kwargs)
        await self._forget()
        return done

    async def blocks(self, one: str, other: str) -> bool:
        """Return whether ``one`` has blocked ``other``, by their ids; "" is nobody.

        Raises:
            StorageError: The database does not work.
        """
        return bool(one and other) and await self.ask(friends.blocks, one, other)

    async def person_with(self, token: str) -> str:
        """Return the id of the person whose browser has ``token``; "" if it is nobody's.

        Raises:
            StorageError: The database does not work.
        """
        if not is_token(token):
            return ""
        token_hash = hash_token(token)
        known = self._known.get(token_hash)
        if known is not None:
            self._known.move_to_end(token_hash)
            return known
        changes = self._changes
        found = await self._transactions(devices.person_of, token_hash)
        if changes == self._changes:  # else it may be out of date
            self._known[token_hash] = found
            if len(self._known) > _MOST_KEPT:
                self._known.popitem(last=False)
        return found

    async def person_with_key(self, key: str) -> str:
        """Return the id of the person whose program shows ``key``; "" if it is nobody's.

        Raises:
            StorageError: The database does not work.
        """
        if not is_key(key):
            return ""
        key_hash, now = hash_token(key), self._clock()
        person, until = self._keys.get(key_hash, ("", 0.0))
        if now < until:
            self._keys.move_to_end(key_hash)
            return person
        changes = self._changes
        found = await self._transactions(use_key, key_hash, now)
        if changes == self._changes:  # else it may be out of date
            self._keys[key_hash] = found, now + _NOTED
            if len(self._keys) > _MOST_KEPT:
                self._keys.popitem(last=False)
        return found

    async def has_account(self, person: str) -> bool:
        """Return whether a person has an account; "" is nobody.

        Raises:
            StorageError: The database does not work.
        """
        if not person or person in self._accounts:
            return bool(person)
        changes = self._changes
        if not await self._transactions(has_passkey, person):
            return False
        if changes == self._changes:
            self._accounts[person] = None
            if len(self._accounts) > _MOST_KEPT:
                self._accounts.popitem(last=False)
        return True

    async def welcome(self, one: Newcomer) -> None:
        """Store a person and the browser by which that person is known.

        Raises:
            StorageError: The database does not work.
        """
        await self._transactions(devices.welcome, one, self._clock())
        self._known.pop(hash_token(one.token), None)


__all__ = ["P", "People", "R"]
