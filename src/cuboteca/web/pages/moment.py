"""A moment of a play to hand on: as a picture, as an animation of its turn, as a QR code."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import Response

from cuboteca.core.child_processes import WorkerError
from cuboteca.core.fair_queue import Asker
from cuboteca.web.pages.replay import looked_at, moment_url
from cuboteca.web.people import names_of
from cuboteca.web.phrases import phrases_for
from cuboteca.web.qr_codes import qr_picture
from cuboteca.web.replay_pictures import MomentKey, can_animate, turn_steps
from cuboteca.web.request import base_of, limited_client_of, services_of, take_costly

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.core.picture import Canvas
    from cuboteca.table.narration import History
    from cuboteca.table.table import Table
    from cuboteca.web.frames import Viewer
    from cuboteca.web.replay_pictures import Drawn

#: Anybody may show these pictures on a page; nothing in them runs or loads anything.
_EMBEDDED = {
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Security-Policy": "default-src 'none'",
    "Vary": "Accept-Language, Cookie",
}
_FINISHED = "max-age=86400"
_GROWING = "no-cache"


async def picture(request: Request) -> Response:
    """Draw a step of a play as SVG."""
    table, viewer, at = await looked_at(request)
    return await _answer(request, table, _key(table, viewer, at, "svg"))


async def animation(request: Request) -> Response:
    """Draw the turn of a step as an animated WebP."""
    if not can_animate():
        raise HTTPException(404)
    table, viewer, at = await looked_at(request)
    return await _answer(request, table, _key(table, viewer, at, "webp"))


async def code(request: Request) -> Response:
    """Draw the address of a step as a QR code."""
    table, viewer, at = await looked_at(request)
    answer = qr_picture(base_of(request).handed + moment_url(table, viewer, at))
    answer.headers["Cache-Control"] = _GROWING
    return answer


def _key(table: Table, viewer: Viewer, at: int, kind: str) -> MomentKey:
    return MomentKey(table.id, table.frame, at, viewer.looking_back(table), viewer.language, kind)


async def _answer(request: Request, table: Table, key: MomentKey) -> Response:
    """Return a picture; raises what ``Tables.history`` and ``take_costly`` raise."""
    pictures = services_of(request).replay_pictures
    drawn = pictures.find(key)
    if drawn is None:
        await take_costly(request)
        history = await services_of(request).tables.history(table, limited_client_of(request))
        drawn = await _drawn(request, table, history, key)
    shared = "public" if table.is_over else "private"
    headers = _EMBEDDED | {
        "ETag": f'"{drawn.tag}"',
        "Cache-Control": f"{shared}, {_FINISHED if table.is_over else _GROWING}",
    }
    if drawn.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    media_type = "image/svg+xml" if key.kind == "svg" else "image/webp"
    return Response(drawn.body, headers=headers, media_type=media_type)


async def _drawn(request: Request, table: Table, history: History, key: MomentKey) -> Drawn:
    pictures = services_of(request).replay_pictures
    steps = (key.at,) if key.kind == "svg" else turn_steps(history, key.at)

    async def draw() -> bytes:
        canvases = await asyncio.to_thread(_canvases, table, history, key, steps)
        if key.kind == "svg":
            return canvases[0].svg().encode()
        layers = await asyncio.to_thread(lambda: [[*one.layers()] for one in canvases])
        try:
            return await pictures.animation(layers, Asker(limited_client_of(request), table.id))
        except TimeoutError:
            raise WorkerError("the animation took too long", "late") from None

    return await pictures.make(key, draw)


def _canvases(
    table: Table, history: History, key: MomentKey, steps: tuple[int, ...]
) -> list[Canvas]:
    words, texts = phrases_for(key.language, table.game)
    names = names_of(table, words)
    layout = table.game.rules.layout
    states = (layout.unpack(history.snapshots[step]) for step in steps)
    return [table.game.picture_of(state, key.side, texts, names) for state in states]


__all__ = [
    "animation",
    "code",
    "picture",
]
