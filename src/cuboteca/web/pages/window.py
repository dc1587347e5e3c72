"""A board as it is now, in a small picture: of the play on the front page, and of any table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from cuboteca.web.people import names_of
from cuboteca.web.phrases import phrases_for
from cuboteca.web.replay_pictures import MomentKey
from cuboteca.web.request import services_of, table_of
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.table.table import Table
    from cuboteca.web.showcase import Showcase


async def showcase(request: Request) -> Response:
    """Draw the play of bots on the front page as it is now; while it is asked for, it goes on."""
    return await _picture(request, _showcase(request).look())


async def now(request: Request) -> Response:
    """Draw a table as it is now, as spectators see it."""
    return await _picture(request, await table_of(request))


async def watch(request: Request) -> Response:
    """Lead to the table of the play on the front page."""
    return RedirectResponse(f"/tables/{_showcase(request).look().id}", 303)


async def _picture(request: Request, table: Table) -> Response:
    services, language = services_of(request), visitor_of(request).language
    key = MomentKey(table.id, table.frame, table.seq, None, language, "svg")
    state = table.play.state

    def picture() -> bytes:
        words, texts = phrases_for(language, table.game)
        return table.game.picture_of(state, None, texts, names_of(table, words)).svg().encode()

    async def draw() -> bytes:
        return await asyncio.to_thread(picture)

    drawn = await services.replay_pictures.make(key, draw)
    headers = {
        "ETag": f'"{drawn.tag}"',
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language, Cookie",
    }
    if drawn.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(drawn.body, headers=headers, media_type="image/svg+xml")


def _showcase(request: Request) -> Showcase:
    found = services_of(request).showcase
    if found is None:
        raise HTTPException(404)
    return found


__all__ = ["now", "showcase", "watch"]
