"""What handlers work with: the house of tables and all that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cuboteca.bots.workers import Workers
from cuboteca.table.checking import Checks
from cuboteca.table.clerk import Clerk
from cuboteca.table.driver import Driver
from cuboteca.table.hints import Hints
from cuboteca.table.house import House
from cuboteca.table.storage import Storage
from cuboteca.web.addresses import household, is_loopback
from cuboteca.web.allowance import Allowance, Share
from cuboteca.web.analysing import Analyses
from cuboteca.web.frames import Frames
from cuboteca.web.precompiling import Precompilation

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from cuboteca.web.settings import Settings


class Services:
    """Everything that lives as long as the server.

    Args:
        settings: How the site runs.

    Raises:
        StorageError: The database cannot be opened, or another server uses it.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = Workers(
            settings.workers,
            settings.bot_seconds,
            first_seconds=settings.first_bot_seconds,
            ready_seconds=settings.ready_seconds,
        )
        self.advisers = Workers(  # of their own: hints never delay a bot
            1,
            settings.hint_seconds,
            first_seconds=settings.first_hint_seconds,
            ready_seconds=settings.ready_seconds,
        )
        self.hints = Hints(self.advisers)
        self.house = House(
            Clerk(Storage(settings.database, alone=True)),
            Driver(self.workers, settings.pace),
            settings.limits,
            Checks(settings.check_seconds),
        )
        self.analyses = Analyses(self.house, settings.analysis_seconds)
        self.precompiling = Precompilation()
        self.allowance = Allowance(settings.tables_at_once, settings.tables_per_minute)
        self.frames = Frames()
        self.lines = Share(settings.sockets, settings.sockets_each)

    async def close(self) -> None:
        """End what runs beside the server and finish what is being written."""
        await self.precompiling.stop()
        await self.analyses.close()
        await self.house.close()
        await self.workers.close()
        await self.advisers.close()


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that a request came to."""
    return cast("Services", connection.app.state.services)


def client_of(connection: HTTPConnection) -> str:
    """Return the address that a request came from."""
    return connection.client.host if connection.client else ""


def household_of(connection: HTTPConnection) -> str:
    """Return whose share a request counts for: its address, or its network where that is IPv6."""
    return household(client_of(connection))


def line_share_of(connection: HTTPConnection) -> str:
    """Return whose share a live line counts for; "" for this computer, which has none.

    Where a trusted proxy names the address that it passes on, it is that one's.
    """
    client = client_of(connection)
    return "" if is_loopback(client) else household(client)
