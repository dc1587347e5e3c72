"""The tables of whoever shows a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import Query, Request
from pydantic import BaseModel

from cuboteca.competition.tournaments import of_tournaments
from cuboteca.people import plays
from cuboteca.people.plays import Filter
from cuboteca.table.errors import NotYourTurnError
from cuboteca.web.api.callers import Person  # noqa: TC001  # FastAPI reads it
from cuboteca.web.api.models import documented
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from fastapi import FastAPI

    from cuboteca.people.plays import ListedPlay

_MOST_PAGES = 10_000


class OwnTableSeat(BaseModel):
    """A seat of a table; ``own`` is yours, and ``name`` is "" while nobody sits there."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    level: str
    claimed: bool
    own: bool


class OwnTableShown(BaseModel):
    """A table at which you sit, or whose record you have opened.

    ``last`` is when something last happened there, in seconds since 1970.  ``by_key`` says whether
    a key plays there: not at rated tables, deals and tournaments.
    """

    table: str
    game: str
    status: Literal["running", "over", "closed"]
    your_turn: bool
    to_move: int | None
    seats: list[OwnTableSeat]
    points: list[int] | None
    ranks: list[int] | None
    last: float
    imported: bool
    by_key: bool


class OwnTables(BaseModel):
    """A page of your tables; ``more`` says whether another one follows."""

    tables: list[OwnTableShown]
    page: int
    more: bool


def add_to(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.add_api_route("/tables", list_tables, responses=documented(503))


async def list_tables(
    request: Request,
    person: Person,
    *,
    over: Annotated[bool, Query(description="those that are over, not those that go on")] = False,
    page: Annotated[int, Query(ge=0, lt=_MOST_PAGES)] = 0,
) -> OwnTables:
    """Return the tables of the key's person.

    Those that go on come all at once, at most the 100 newest, first where it is your turn; those
    that are over come in pages of 25, the newest first.
    """
    if not person:
        raise NotYourTurnError("this needs a key, which is made on the page of the account")
    services = services_of(request)
    if over:
        found, more = await services.people.ask(plays.finished, person, Filter(page=page))
    else:
        running = await services.people.ask(plays.running, person)
        found, more = ([] if page else running), False
    drawn = await services.tournaments.ask(of_tournaments, [one.id for one in found])
    return OwnTables(
        tables=[_shown(one, by_key=not one.compared and one.id not in drawn) for one in found],
        page=page,
        more=more,
    )


def _shown(one: ListedPlay, *, by_key: bool) -> OwnTableShown:
    ended = one.outcome is not None
    goes_on = not ended and not one.closed
    return OwnTableShown(
        table=one.id,
        game=one.game,
        status="closed" if one.closed else "over" if ended else "running",
        your_turn=goes_on and one.waits_for_own,
        to_move=one.to_move if goes_on and one.to_move >= 0 else None,
        seats=[
            OwnTableSeat(
                seat=number,
                kind="bot" if sitter.is_bot else "person",
                name=sitter.name,
                level=sitter.level,
                claimed=sitter.claimed,
                own=sitter.held,
            )
            for number, sitter in enumerate(one.sitters)
        ],
        points=list(one.outcome["points"]) if one.outcome else None,
        ranks=list(one.outcome["ranks"]) if one.outcome else None,
        last=one.touched,
        imported=one.imported,
        by_key=by_key,
    )


__all__ = ["OwnTableSeat", "OwnTableShown", "OwnTables", "add_to", "list_tables"]
