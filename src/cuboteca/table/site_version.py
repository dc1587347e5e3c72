"""By which program and which rules a site plays, so that no other one thinks for it.

The site writes it to the database when it starts.  A worker compares it with its own, and takes
only jobs that were asked for by the same version.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca import __version__
from cuboteca.core.provable import canonical
from cuboteca.games import all_games
from cuboteca.table.databases import upsert
from cuboteca.table.errors import TableError
from cuboteca.table.schema import SITE_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Rises when a job or its answer would be read otherwise.
PROTOCOL = 1


class OtherVersionError(TableError):
    """The site is of another version than this program; the message says what differs."""


@dataclass(frozen=True)
class SiteVersion:
    """A version.

    Attributes:
        program: Of Cuboteca.
        protocol: Of jobs.
        rules: Of each game, by its name.
    """

    program: str
    protocol: int
    rules: Mapping[str, int]

    @property
    def digest(self) -> str:
        """A short text that no other version has."""
        return hashlib.sha256(canonical(asdict(self))).hexdigest()

    def check(self, own: SiteVersion) -> None:
        """Make sure that a program of the version ``own`` can think for a site of this one.

        Raises:
            OtherVersionError: It cannot.
        """
        if self.program != own.program:
            raise OtherVersionError(
                f"the site runs Cuboteca {self.program}, this is {own.program}; install the same"
            )
        if self.protocol != own.protocol:
            raise OtherVersionError(
                f"the site asks by protocol {self.protocol}, this program answers by "
                f"{own.protocol}; install the same Cuboteca as there"
            )
        for game, version in self.rules.items():
            here = own.rules.get(game)
            if here is None:
                raise OtherVersionError(
                    f"the site has the game '{game}', which is not installed here"
                )
            if here != version:
                raise OtherVersionError(
                    f"the site plays '{game}' by rules version {version}, this program by {here}; "
                    "install the same one"
                )


def this_version() -> SiteVersion:
    """Return the version of this program."""
    rules = {one.name: one.meta.rules_version for one in all_games()}
    return SiteVersion(__version__, PROTOCOL, rules)


def publish(connection: sa.Connection, version: SiteVersion) -> None:
    """Say by which version the site plays from now on."""
    upsert(connection, SITE_VERSION, {"id": 1}, {"version": asdict(version)})


def published(connection: sa.Connection) -> SiteVersion | None:
    """Return by which version the site plays; None if none has been started here."""
    found = connection.execute(sa.select(SITE_VERSION.c.version)).scalar()
    return None if found is None else SiteVersion(**found)


__all__ = ["PROTOCOL", "OtherVersionError", "SiteVersion", "publish", "published", "this_version"]
