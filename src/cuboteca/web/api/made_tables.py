"""Seats and new tables, as whoever takes or creates them is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.api.models import SeatWithToken, TableCreated
from cuboteca.web.frames import seat_link
from cuboteca.web.request import base_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from cuboteca.table.seats import Seat
    from cuboteca.table.table import Table
    from cuboteca.table.tables import NewTable


def table_created(request: Request, made: NewTable) -> TableCreated:
    """Return what the creator of a table is told, once."""
    pairs = zip(made.table.seats, made.tokens, strict=True)
    return TableCreated(
        table=made.table.id,
        commitment=made.table.commitment,
        seats=[seat_with_token(request, made.table, *pair) for pair in pairs],
    )


def seat_with_token(request: Request, table: Table, seat: Seat, token: str | None) -> SeatWithToken:
    """Return a seat with its token, and the link that leads there."""
    base = base_of(request)
    handed_on = seat.kind == "link" and not seat.claimed  # the other links are the client's own
    return SeatWithToken(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        token=token,
        link=token and seat_link(base.handed if handed_on else base.here, table, token),
    )


__all__ = ["seat_with_token", "table_created"]
