"""All addresses of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from cuboteca.web import assets
from cuboteca.web.live import live
from cuboteca.web.operations import CHECKS
from cuboteca.web.pages import analysis, check, home, move, new, preferences, replay, rules, table

if TYPE_CHECKING:
    from starlette.types import ASGIApp


def routes(api: ASGIApp) -> list[BaseRoute]:
    """Return the routes; ``api`` is the application for programs."""
    return [
        # home and rules
        Route("/", home.home),
        Route("/rules/{game}", rules.rules),
        Route("/settings", preferences.change, methods=["POST"]),
        # creating a table
        Route("/new/{game}", new.new_table),
        Route("/tables", new.create_table, methods=["POST"]),
        # at a table
        Route("/tables/{table}", table.show),
        Route("/tables/{table}/act", table.act, methods=["POST"]),
        Route("/tables/{table}/contribute", table.contribute, methods=["POST"]),
        WebSocketRoute("/tables/{table}/live", live),
        Route("/tables/{table}/seat", table.claim, methods=["POST"]),
        Route("/tables/{table}/seat/{token}", table.by_link),
        # from one device to another
        Route("/tables/{table}/code", move.ask, methods=["POST"]),
        Route("/move", move.show),
        Route("/move", move.find, methods=["POST"]),
        Route("/tables/{table}/move", move.move, methods=["POST"]),
        # replays and records
        Route("/tables/{table}/replay", replay.replay),
        Route("/tables/{table}/analysis", analysis.change, methods=["POST"]),
        Route("/tables/{table}/record", table.record),
        Route("/tables/{table}/check", check.check),
        # files
        Route("/static/{name:path}", assets.static_file),
        Route("/games/{game}/{name}", assets.game_file),
        Route("/favicon.ico", assets.favicon),
        # for programs
        *CHECKS,
        Mount("/api", api),
    ]


__all__ = [
    "routes",
]
