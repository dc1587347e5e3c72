"""The plays of a person: those that go on, and those that are over.

Each function works in a transaction that ``People`` runs, and replays nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from cuboteca.table.schema import EVENTS, PLAYS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PAGE = 25  # finished plays on a page
_MOST_RUNNING = 100
_MOST_COUNTED = 2_000  # latest finished plays of a profile

_LAST = (
    sa.select(EVENTS.c.at)
    .where(EVENTS.c.play == PLAYS.c.id)
    .order_by(EVENTS.c.seq.desc())
    .limit(1)
    .correlate(PLAYS)
    .scalar_subquery()
)
_TOUCHED = sa.func.coalesce(_LAST, PLAYS.c.created)


@dataclass(frozen=True)
class Sitter:
    """Who sits at a play."""

    name: str  # "" for nobody yet, and for somebody who was deleted
    is_bot: bool
    claimed: bool
    held: bool  # by the person whose plays are listed
    level: str = ""  # of a bot


@dataclass(frozen=True)
class ListedPlay:
    """A play in a person's lists."""

    id: str
    game: str
    touched: float  # its last entry, in seconds since 1970
    to_move: int  # seat; negative for nobody, or if that is not known
    outcome: Mapping[str, list[int]] | None  # points and ranks by seat, once it is over
    closed: bool  # before its end
    imported: bool  # played elsewhere; its record came from a file
    compared: bool = False  # rated, or of a deal
    sitters: tuple[Sitter, ...] = field(default=())

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of the person."""
        return tuple(seat for seat, one in enumerate(self.sitters) if one.held)

    @property
    def waits_for_own(self) -> bool:
        """Whether the person is to move."""
        return self.to_move in self.own

    @property
    def rank(self) -> int | None:
        """The best rank of the person, 1 for the winner; None if it is not known."""
        if self.outcome is None or not self.own:
            return None
        return min(self.outcome["ranks"][seat] for seat in self.own)


def _of(person: str, *, finished: bool) -> sa.ColumnElement[bool]:
    return _mine(person) & PLAYS.c.finished.is_(finished)


def _mine(person: str) -> sa.ColumnElement[bool]:
    """Select the plays at which a person sits, and those that the person has opened from files."""
    held = sa.select(SEATS.c.play).where(SEATS.c.person == person)
    return PLAYS.c.id.in_(held) | (PLAYS.c.importer == person)


def _listed(
    connection: sa.Connection, person: str, query: sa.Select[*tuple[Any, ...]]
) -> list[ListedPlay]:
    rows = connection.execute(query).mappings().all()
    seated: dict[str, list[Sitter]] = {row["id"]: [] for row in rows}
    seats = sa.select(SEATS).where(SEATS.c.play.in_(list(seated)))
    for seat in connection.execute(seats.order_by(SEATS.c.play, SEATS.c.seat)).mappings():
        seated[seat["play"]].append(
            Sitter(
                name=seat["name"],
                is_bot=seat["kind"] == "bot",
                claimed=seat["claimed"],
                held=seat["person"] == person,
                level=seat["level"],
            )
        )
    return [
        ListedPlay(
            id=row["id"],
            game=row["game"],
            touched=row["touched"],
            to_move=-1 if row["to_move"] is None else row["to_move"],
            outcome=row["outcome"],
            closed=row["closed"] is not None,
            imported=row["was_imported"],
            compared=row["compared"],
            sitters=tuple(seated[row["id"]]),
        )
        for row in rows
    ]


_COLUMNS = (
    PLAYS.c.id,
    PLAYS.c.game,
    PLAYS.c.to_move,
    PLAYS.c.outcome,
    PLAYS.c.closed,
    (PLAYS.c.imported != "").label("was_imported"),
    (PLAYS.c.rated | (PLAYS.c.deal != "")).label("compared"),
    _TOUCHED.label("touched"),
)


def running(connection: sa.Connection, person: str) -> list[ListedPlay]:
    """Return the plays of a person that go on: first where it is the person's turn."""
    query = sa.select(*_COLUMNS).where(_of(person, finished=False))
    latest = query.order_by(PLAYS.c.created.desc()).limit(_MOST_RUNNING)
    found = _listed(connection, person, latest)
    return sorted(found, key=lambda one: (not one.waits_for_own, -one.touched))


def waiting(connection: sa.Connection, person: str, besides: str = "") -> str:
    """Return the play that has waited longest for a person; "" if none does.

    Args:
        connection: In a transaction.
        person: Who may be to move.
        besides: A play that does not count.
    """
    mine = (SEATS.c.person == person) & (SEATS.c.seat == PLAYS.c.to_move)
    query = (
        sa.select(PLAYS.c.id)
        .select_from(PLAYS.join(SEATS, SEATS.c.play == PLAYS.c.id))
        .where(mine, PLAYS.c.finished.is_(False), PLAYS.c.id != besides)
        .order_by(_TOUCHED)
        .limit(1)
    )
    return str(connection.execute(query).scalar() or "")


@dataclass(frozen=True)
class Filter:
    """Which finished plays are listed.

    Attributes:
        game: Its name; "" for all games.
        name: A part of the name of somebody who sits there; "" for all.
        page: From 0.
    """

    game: str = ""
    name: str = ""
    page: int = 0


def finished(
    connection: sa.Connection, person: str, wanted: Filter
) -> tuple[list[ListedPlay], bool]:
    """Return a page of a person's finished plays, the latest first, and whether more follow."""
    query = _finished(person, wanted).limit(PAGE + 1).offset(PAGE * wanted.page)
    found = _listed(connection, person, query)
    return found[:PAGE], len(found) > PAGE


def _finished(person: str, wanted: Filter) -> sa.Select[*tuple[Any, ...]]:
    query = sa.select(*_COLUMNS).where(_of(person, finished=True))
    if wanted.game:
        query = query.where(PLAYS.c.game == wanted.game)
    if wanted.name:
        named = SEATS.c.name.icontains(wanted.name, autoescape=True)
        query = query.where(PLAYS.c.id.in_(sa.select(SEATS.c.play).where(named)))
    return query.order_by(PLAYS.c.created.desc(), PLAYS.c.id)


def ids(connection: sa.Connection, person: str, wanted: Filter | None) -> list[str]:
    """Return the plays of a person that a filter leaves; with None all, running ones too."""
    query = sa.select(PLAYS.c.id).where(_mine(person)).order_by(PLAYS.c.created.desc())
    if wanted is not None:
        query = _finished(person, wanted).with_only_columns(PLAYS.c.id)
    return [str(row) for row in connection.execute(query).scalars()]


@dataclass(frozen=True)
class GameCount:
    """How often a person has finished a game."""

    game: str
    plays: int
    won: int  # as the only winner or one of several


def counts(connection: sa.Connection, person: str) -> list[GameCount]:
    """Return how often a person has finished each game, the most frequent first."""
    query = (
        sa.select(PLAYS.c.id, PLAYS.c.game, PLAYS.c.outcome, SEATS.c.seat)
        .select_from(PLAYS.join(SEATS, SEATS.c.play == PLAYS.c.id))
        .where(SEATS.c.person == person, PLAYS.c.finished.is_(True), PLAYS.c.closed.is_(None))
        .order_by(PLAYS.c.created.desc())
        .limit(_MOST_COUNTED)
    )
    return _counted(connection.execute(query).mappings())


def _counted(rows: Iterable[sa.RowMapping]) -> list[GameCount]:
    games: dict[str, str] = {}
    won: set[str] = set()
    for row in rows:
        games[row["id"]] = row["game"]
        if row["outcome"] is not None and row["outcome"]["ranks"][row["seat"]] == 1:
            won.add(row["id"])
    plays = Counter(games.values())
    wins = Counter(games[play] for play in won)
    return [GameCount(game, count, wins[game]) for game, count in plays.most_common()]


__all__ = [
    "PAGE",
    "Filter",
    "GameCount",
    "ListedPlay",
    "Sitter",
    "counts",
    "finished",
    "ids",
    "running",
    "waiting",
]
