"""The addresses and networks that an administrator has banned.

The bans stand in the database, where ``cuboteca admin ban`` writes them; a running site looks there
when it is told.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from typing import TYPE_CHECKING

from cuboteca.table.administration import BANS_TOPIC
from cuboteca.table.errors import StorageError
from cuboteca.web.addresses import address_in

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from cuboteca.table.administration import Ban
    from cuboteca.table.notices import Notices

LOG = logging.getLogger("cuboteca.web")

_AGAIN = 2.0  # seconds after which a database that did not work is asked again


class Bans:
    """The bans as this process knows them.

    Args:
        read: Returns those of the database.
        notices: Of the database.
    """

    def __init__(self, read: Callable[[], Awaitable[Sequence[Ban]]], notices: Notices) -> None:
        self._read = read
        self._notices = notices
        self._networks: list[
            tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, float | None]
        ] = []
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._networks)

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.get_running_loop().create_task(self._keep_looking())

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_looking(self) -> None:
        with self._notices.listening(BANS_TOPIC) as listener:
            while True:
                patience = self._notices.patience
                try:
                    await self.look()
                except StorageError as error:  # those known stay in force
                    LOG.debug("bans cannot be read: %s", error)
                    patience = _AGAIN
                await listener.wait(patience)

    async def look(self) -> None:
        """Read them from the database; raises StorageError."""
        self._networks = [
            (ipaddress.ip_network(ban.network), ban.until) for ban in await self._read()
        ]

    def hold(self, client: str) -> bool:
        """Return whether the address of a client is banned now."""
        address = address_in(client) if self._networks else None
        if address is None:
            return False
        now = time.time()
        return any(
            address in network and (until is None or now < until)
            for network, until in self._networks
        )


__all__ = ["LOG", "Bans"]
