"""A table on a television: what a spectator sees, as large as possible, and codes for phones."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from cuboteca.people.lobby import is_open_to_all
from cuboteca.web.addresses import Reach
from cuboteca.web.contexts import FreeSeat, ScreenContext, TableContext
from cuboteca.web.frames import screen_viewer, table_context
from cuboteca.web.phrases import texts_for
from cuboteca.web.rendering import page
from cuboteca.web.request import base_of, services_of, table_of
from cuboteca.web.visitor import nobody, visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.table.table import Table


async def screen(request: Request) -> Response:
    """Show a table on a large screen, whoever opens it."""
    table, visitor = await table_of(request), visitor_of(request)
    context = table_context(table, screen_viewer(visitor.language), nobody(visitor.language))
    shared = {field.name: getattr(context, field.name) for field in fields(TableContext)}
    base, words = base_of(request), texts_for(visitor.language)
    seats = await _seats(request, table)
    reaches = base.reach is Reach.OTHERS
    return page(
        ScreenContext(
            **shared,
            free=tuple(
                FreeSeat(
                    seat,
                    words.word("seat", number=seat + 1),
                    f"/tables/{table.id}/seat-code.svg?seat={seat}",
                )
                for seat in seats
                if reaches
            ),
            help="" if reaches or not seats else words.word(f"invite-{base.reach.value}"),
            command=base.command if seats else "",
        )
    )


async def _seats(request: Request, table: Table) -> list[int]:
    """Return the free seats whose addresses this browser may hand out."""
    free = [seat.seat for seat in table.seats if not seat.claimed]
    if table.has_ended or not free:
        return []
    if await services_of(request).lobby.ask(is_open_to_all, table.id):
        return free
    mine = {one.seat for one in visitor_of(request).pass_.invitations_to(table)}
    return [seat for seat in free if seat in mine]


__all__ = ["screen"]
