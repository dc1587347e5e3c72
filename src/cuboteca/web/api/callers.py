"""Who calls: whoever shows the token of a seat, or the key of the person who holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Header, Query, Request

from cuboteca.competition.tournaments import tournament_of
from cuboteca.people.errors import UnknownKeyError
from cuboteca.people.program_keys import is_key
from cuboteca.table.errors import NotYourTurnError, SeatTakenError
from cuboteca.web.api.models import MOST_SEATS
from cuboteca.web.devices import token_in
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from cuboteca.table.errors import TableError
    from cuboteca.table.table import Table

Bearer = Annotated[str | None, Header(description="Bearer TOKEN, or Bearer KEY; none: a spectator")]
WhichSeat = Annotated[
    int | None,
    Query(
        ge=0,
        lt=MOST_SEATS,
        description="with a key: as which of several own seats; by default the one to move",
    ),
]
Key = Annotated[str | None, Header(description="Bearer KEY; none: nobody")]


class Caller:
    """Who calls, and as which seat; FastAPI reads both from the request.

    Args:
        request: Of the program.
        authorization: The header with what the program shows.
        seat: As which seat.
    """

    def __init__(
        self, request: Request, authorization: Bearer = None, seat: WhichSeat = None
    ) -> None:
        self._request = request
        self._is_spectator = authorization is None and seat is None
        self._header = authorization
        self._shown = token_in(authorization or "")
        self._wanted = seat

    async def seat(self, table: Table) -> int | None:
        """Return the caller's seat; None for a spectator, who shows neither token nor key.

        Raises:
            NotYourTurnError: What is shown opens no seat of the table, or not the wanted one.
            SeatTakenError: It is the invitation to a seat that somebody has taken.
            UnknownKeyError: The key is nobody's.
        """
        if self._is_spectator:
            return None
        seat = table.seat_of(self._shown)
        if seat is None and is_key(self._shown):
            return await self._held(table)
        if seat is None:
            raise _no_seat(table, self._shown)
        if self._wanted not in {None, seat}:
            raise NotYourTurnError(f"this token opens seat {seat}, not seat {self._wanted}")
        return seat

    async def own_seat(self, table: Table) -> int:
        """Return the caller's seat; raises NotYourTurnError for a spectator as well."""
        seat = await self.seat(table)
        if seat is None:
            raise NotYourTurnError("this needs the token of a seat, or the key of its person")
        return seat

    async def _held(self, table: Table) -> int:
        person = await person_by_key(self._request, self._header)
        held = [seat.seat for seat in table.seats if seat.is_held_by(person)]
        if not held or self._wanted not in {None, *held}:
            which = "no seat" if self._wanted is None or not held else f"not seat {self._wanted}"
            raise NotYourTurnError(f"the person of this key holds {which} of this table")
        tournaments = services_of(self._request).tournaments
        competes = table.head.rated or table.head.deal
        if competes or await tournaments.ask(tournament_of, table.id) != ("", ""):
            raise NotYourTurnError(
                "no key plays at rated tables, deals and tournaments; play this one on its page"
            )
        if self._wanted is not None:
            return self._wanted
        return table.to_move if table.to_move in held else held[0]


By = Annotated[Caller, Depends()]


async def person_by_key(request: Request, authorization: Key = None) -> str:
    """Return the id of the person whose key a program shows; "" without a key.

    Raises:
        UnknownKeyError: The key is nobody's.
        StorageError: The database does not work.
    """
    key = token_in(authorization or "")
    if not is_key(key):
        return ""
    person = await services_of(request).people.person_with_key(key)
    if not person:
        raise UnknownKeyError
    return person


Person = Annotated[str, Depends(person_by_key)]


def _no_seat(table: Table, token: str) -> TableError:
    """Return why a token opens no seat."""
    invited = table.invited_by(token)
    if invited is None:
        return NotYourTurnError("this token opens no seat of this table")
    if table.seats[invited].claimed:
        return SeatTakenError(invited, table.seats[invited].name)
    return NotYourTurnError(
        f"this is the invitation to seat {invited}; take the seat first, by a POST to "
        f"/api/tables/{table.id}/seat with a name, which answers with its token"
    )


__all__ = ["Bearer", "By", "Caller", "Person", "person_by_key"]
