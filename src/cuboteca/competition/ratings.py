"""The ratings of persons: by game, number of seats and pace, in seasons of three months.

A play that is over changes ratings once, in one transaction, however many processes see its end.
Everything is a function of a connection, in a transaction of the caller.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

import sqlalchemy as sa

from cuboteca.competition.schema import RATED_PLAYS, RATINGS
from cuboteca.competition.skill import Skill, after_play, sure_enough
from cuboteca.people.schema import PEOPLE
from cuboteca.table.databases import insert_if_absent
from cuboteca.table.rating_change import RatingChange

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

#: How fast a table plays: without pauses, or a few decisions a day.
Pace: TypeAlias = Literal["live", "turns"]

_UNSETTLED = -1.0  # at this time, in a transaction alone
_BOARD = (RATINGS.c.game, RATINGS.c.seat_count, RATINGS.c.pace)


@dataclass(frozen=True)
class Board:
    """What ratings are comparable: those of one leaderboard."""

    game: str
    seat_count: int
    pace: Pace
    season: str


@dataclass(frozen=True)
class RatedPlay:
    """A play that is over.

    Attributes:
        play: Its table.
        board: Which ratings it changes.
        at: When it ended, in seconds since 1970.
        persons: By seat; "" for a bot, and for somebody whose account is deleted.
        bots: The measured skills of bots by seat.
        ranks: By seat; 1 is the best.
    """

    play: str
    board: Board
    at: float
    persons: tuple[str, ...]
    bots: Mapping[int, Skill]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Ranked:
    """A line of a leaderboard."""

    rank: int
    person: str
    name: str
    skill: Skill


@dataclass(frozen=True)
class Held:
    """A rating that a person has."""

    board: Board
    skill: Skill


def season_of(at: float) -> str:
    """Return the season of a time: year and quarter, by universal time."""
    when = time.gmtime(at)
    return f"{when.tm_year}-{(when.tm_mon + 2) // 3}"


def settle(connection: sa.Connection, rated: RatedPlay) -> list[RatingChange]:
    """RatingChange the ratings of a play's persons; once, however often it is called.

    Returns:
        What it changed, by seat.
    """
    insert_if_absent(connection, RATED_PLAYS, {"play": rated.play, "at": _UNSETTLED, "changes": []})
    own = RATED_PLAYS.c.play == rated.play  # from now on nobody else settles it
    query = sa.select(RATED_PLAYS.c.at, RATED_PLAYS.c.changes).where(own).with_for_update()
    found = connection.execute(query).one()
    if found.at != _UNSETTLED:
        settled: list[RatingChange] = found.changes
        return settled
    board = rated.board
    people = sorted({person for person in rated.persons if person})
    skills = {
        person: _begun(connection, board, person) for person in people
    }  # in order: no deadlock
    nobody = [seat for seat, person in enumerate(rated.persons) if not person]
    unknown = Skill(board.seat_count)  # of somebody whose account is deleted
    before = [
        skills[person] if person else rated.bots.get(seat, unknown)
        for seat, person in enumerate(rated.persons)
    ]
    after = after_play(before, rated.ranks, known=nobody)
    for person, skill in zip(rated.persons, after, strict=True):
        if person:
            values = {"mu": skill.mu, "sigma": skill.sigma, "plays": skill.plays}
            row = RATINGS.update().where(*_row_of(board, person))
            connection.execute(row.values(**values, changed=rated.at))
    changes = [
        RatingChange(
            before=old.rating,
            margin_before=old.margin,
            after=new.rating,
            margin_after=new.margin,
        )
        for old, new in zip(before, after, strict=True)
    ]
    connection.execute(RATED_PLAYS.update().where(own).values(at=rated.at, changes=changes))
    return changes


def settle_without_change(connection: sa.Connection, play: str, at: float) -> None:
    """Note that a rated play does not count."""
    insert_if_absent(connection, RATED_PLAYS, {"play": play, "at": at, "changes": []})


def leaderboard(
    connection: sa.Connection, board: Board, first: int, count: int
) -> tuple[list[Ranked], int]:
    """Return lines of a leaderboard, and how many it has.

    It has those whose ratings are sure enough.

    Args:
        connection: In a transaction.
        board: Which.
        first: The first line's number, from 0.
        count: At most so many.
    """
    on_it = (
        *(column == value for column, value in zip(_BOARD, _key(board), strict=True)),
        RATINGS.c.season == board.season,
        RATINGS.c.sigma <= sure_enough(board.seat_count),
    )
    total = int(connection.execute(sa.select(sa.func.count()).where(*on_it)).scalar_one())
    columns = (RATINGS.c.person, PEOPLE.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.plays)
    order = (RATINGS.c.mu.desc(), RATINGS.c.person)
    query = sa.select(*columns).select_from(RATINGS.join(PEOPLE)).where(*on_it).order_by(*order)
    lines = [
        Ranked(
            first + place,
            row.person,
            row.name,
            Skill(board.seat_count, row.mu, row.sigma, row.plays),
        )
        for place, row in enumerate(connection.execute(query.offset(first).limit(count)), 1)
    ]
    return lines, total


def seasons(connection: sa.Connection) -> list[str]:
    """Return the seasons in which anybody was rated, the latest first."""
    query = sa.select(RATINGS.c.season).distinct().order_by(RATINGS.c.season.desc())
    return list(connection.execute(query).scalars())


def ratings_of(connection: sa.Connection, person: str, season: str) -> list[Held]:
    """Return a person's ratings of a season, those with the most plays first."""
    columns = (*_BOARD, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.plays)
    own = (RATINGS.c.person == person, RATINGS.c.season == season)
    query = sa.select(*columns).where(*own).order_by(RATINGS.c.plays.desc(), *_BOARD)
    return [
        Held(
            Board(row.game, row.seat_count, row.pace, season),
            Skill(row.seat_count, row.mu, row.sigma, row.plays),
        )
        for row in connection.execute(query)
    ]


def _begun(connection: sa.Connection, board: Board, person: str) -> Skill:
    """Return a person's skill of this season, which begins with the last one's if need be."""
    own = (
        *(column == value for column, value in zip(_BOARD, _key(board), strict=True)),
        RATINGS.c.person == person,
        RATINGS.c.season <= board.season,
    )
    columns = (RATINGS.c.season, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.plays)
    latest = sa.select(*columns).where(*own).order_by(RATINGS.c.season.desc()).limit(1)
    found = connection.execute(latest).first()
    skill = Skill(board.seat_count)
    if found is not None:
        skill = Skill(board.seat_count, found.mu, found.sigma, found.plays)
        skill = skill if found.season == board.season else skill.next_season()
    first = {
        "person": person, "game": board.game, "seat_count": board.seat_count, "pace": board.pace,
        "season": board.season, "mu": skill.mu, "sigma": skill.sigma, "plays": 0, "changed": 0.0,
    }  # fmt: skip
    insert_if_absent(connection, RATINGS, first)
    query = sa.select(*columns).where(*_row_of(board, person)).with_for_update()
    row = connection.execute(query).one()
    return Skill(board.seat_count, row.mu, row.sigma, row.plays)


def _key(board: Board) -> Sequence[object]:
    return (board.game, board.seat_count, board.pace)


def _row_of(board: Board, person: str) -> list[sa.ColumnElement[bool]]:
    key = [column == value for column, value in zip(_BOARD, _key(board), strict=True)]
    return [*key, RATINGS.c.season == board.season, RATINGS.c.person == person]


__all__ = [
    "Board",
    "Held",
    "Pace",
    "Ranked",
    "RatedPlay",
    "leaderboard",
    "ratings_of",
    "season_of",
    "seasons",
    "settle",
    "settle_without_change",
]
