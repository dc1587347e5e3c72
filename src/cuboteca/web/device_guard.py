"""Finds out who asks, before anything is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request

from cuboteca.table.errors import StorageError
from cuboteca.web.api import problems
from cuboteca.web.devices import LOG, person_with_key, person_with_token
from cuboteca.web.pages.message import refused
from cuboteca.web.visitor import PERSON

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from cuboteca.people.people import People

_FOR_EVERYBODY = ("/static/", "/games/")  # answered alike, whoever asks
_FOR_PROGRAMS = "/api/"  # which have keys, and never cookies
_PERSONAL = ("/account", "/plays", "/messages", "/moderation", "/people/")  # nothing for strangers
_ONLY_READ = {"GET", "HEAD"}


class DeviceGuard:
    """Middleware that finds out once per request who asks.

    While the database does not work, everybody may look at pages like somebody unknown; forms, and
    pages of one's own, are refused.  Programs are known by their keys and nothing else.

    Args:
        app: The application behind it.
        people: The people of the site.
    """

    def __init__(self, app: ASGIApp, people: People) -> None:
        self._app = app
        self._people = people

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        app = self._app
        if scope["type"] != "lifespan" and not scope["path"].startswith(_FOR_EVERYBODY):
            for_programs = scope["path"].startswith(_FOR_PROGRAMS)
            known_by = person_with_key if for_programs else person_with_token
            try:
                scope[PERSON] = await known_by(HTTPConnection(scope), self._people)
            except StorageError as error:
                LOG.warning("a browser or a key is not recognized: %s", error)
                if for_programs:
                    app = await problems.refused(Request(scope), error)
                elif scope["type"] == "http" and _needs_to_know(scope):
                    # who is known would be a newcomer, and a new cookie would hide who it was
                    app = await refused(Request(scope), error)
        await app(scope, receive, send)


def _needs_to_know(scope: Scope) -> bool:
    return scope["method"] not in _ONLY_READ or scope["path"].startswith(_PERSONAL)


__all__ = ["DeviceGuard"]
