"""What the reader has learnt, in parts: lessons, and whatever else has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.contexts import ProgressContext
from cuboteca.web.pages.analysed import analysed_part
from cuboteca.web.pages.learn import lessons_part
from cuboteca.web.pages.puzzles import puzzles_part
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.web.contexts import ProgressPart
    from cuboteca.web.visitor import Visitor

#: The parts in their order on the page; what makes one returns None where there is nothing to show.
PARTS: tuple[Callable[[Request, Visitor], Awaitable[ProgressPart | None]], ...] = (
    lessons_part,
    puzzles_part,
    analysed_part,
)


async def progress(request: Request) -> Response:
    """Show all parts."""
    visitor = visitor_of(request)
    parts = [await part(request, visitor) for part in PARTS]
    return page(
        ProgressContext(
            site=site_for(visitor, "/progress"),
            t=word_of(texts_for(visitor.language)),
            known=bool(visitor.person),
            parts=tuple(part for part in parts if part is not None and part.rows),
        )
    )


__all__ = ["PARTS", "progress"]
