"""Comparisons of rated plays with the search, as the database keeps them.

A comparison is of one seat of one play, and is made once.  Everything is a function of a
connection, in a transaction of the caller.
"""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.competition.fair_play import (
    LEAST_PEOPLE,
    LEAST_PLAYS,
    PLAYOUTS,
    Compared,
    Source,
    in_sum,
)
from cuboteca.competition.fair_play_schema import COMPARISONS
from cuboteca.core.constants import CHANCE
from cuboteca.table.databases import upsert
from cuboteca.table.event_log import standing_entries
from cuboteca.table.schema import EVENTS, PLAYS, SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.competition.fair_play import SeatPlay
    from cuboteca.core.game import Game

MOST_PLAYS = 20  # the latest ones, that one comparison takes
_MOST_OF_OTHERS = 2_000  # seats of plays that the reference of people rests on


@dataclass(frozen=True)
class RatedSeat:
    """A seat that a person held in a finished rated play."""

    play: str
    seat: int
    seat_count: int


@dataclass(frozen=True)
class RatedGame:
    """A game of which a person has finished rated plays."""

    game: str
    plays: int


def version_of(game: Game) -> str:
    """Return what a comparison depends on besides the play."""
    return f"{game.meta.rules_version}.{PLAYOUTS}"


def rated_games(connection: sa.Connection, person: str) -> list[RatedGame]:
    """Return the games of which a person has finished rated plays, with how many."""
    count = sa.func.count(sa.distinct(PLAYS.c.id))
    query = (
        sa.select(PLAYS.c.game, count)
        .join_from(PLAYS, SEATS, PLAYS.c.id == SEATS.c.play)
        .where(*_rated(person))
        .group_by(PLAYS.c.game)
        .order_by(count.desc(), PLAYS.c.game)
    )
    return [RatedGame(game, number) for game, number in connection.execute(query)]


def rated_seats(connection: sa.Connection, person: str, game: Game) -> list[RatedSeat]:
    """Return the seats of a person in the latest rated plays of a game, under the rules of now."""
    query = (
        sa.select(PLAYS.c.id, SEATS.c.seat, PLAYS.c.seat_count)
        .join_from(PLAYS, SEATS, PLAYS.c.id == SEATS.c.play)
        .where(
            *_rated(person),
            PLAYS.c.game == game.name,
            PLAYS.c.rules_version == game.meta.rules_version,
        )
        .order_by(PLAYS.c.created.desc(), PLAYS.c.id)
        .limit(MOST_PLAYS)
    )
    return [RatedSeat(*row) for row in connection.execute(query)]


def _rated(person: str) -> tuple[sa.ColumnElement[bool], ...]:
    held = (SEATS.c.person == person) & (SEATS.c.kind != "bot")
    return (held, PLAYS.c.rated, PLAYS.c.finished)


def seats_to_compare(connection: sa.Connection, play: str, version: str) -> list[int]:
    """Return the seats of people in a play that are not compared yet."""
    done = sa.select(COMPARISONS.c.seat).where(*_of(play, version))
    people = sa.select(SEATS.c.seat).where(SEATS.c.play == play, SEATS.c.kind != "bot")
    return list(connection.execute(people.where(SEATS.c.seat.not_in(done))).scalars())


def _of(play: str, version: str) -> tuple[sa.ColumnElement[bool], ...]:
    return (COMPARISONS.c.play == play, COMPARISONS.c.version == version)


def keep(
    connection: sa.Connection, play: str, version: str, decisions: Mapping[int, Sequence[Compared]]
) -> None:
    """Keep what was compared in a play, by seat."""
    for seat, compared in decisions.items():
        body = [
            [one.agrees, round(one.cost, 5), round(one.doubt, 4), _rounded(one.seconds)]
            for one in compared
        ]
        row = {"version": version, "body": body, "made": time.time()}
        upsert(connection, COMPARISONS, {"play": play, "seat": seat}, row)


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 2)


def kept(
    connection: sa.Connection, seats: Sequence[RatedSeat], version: str
) -> list[tuple[int, list[Compared]]]:
    """Return what is kept of seats: the number of seats of the play, and the decisions."""
    found = []
    for one in seats:
        query = sa.select(COMPARISONS.c.body).where(*_of(one.play, version))
        body = connection.execute(query.where(COMPARISONS.c.seat == one.seat)).scalar()
        if body is not None:
            found.append((one.seat_count, [Compared(*decision) for decision in body]))
    return found


def other_people(connection: sa.Connection, person: str, game: Game) -> Source | None:
    """Return the comparisons of everybody else as a reference; None while there are too few."""
    query = (
        sa.select(COMPARISONS.c.body, PLAYS.c.seat_count, SEATS.c.person)
        .select_from(COMPARISONS)
        .join(PLAYS, PLAYS.c.id == COMPARISONS.c.play)
        .join(SEATS, (SEATS.c.play == COMPARISONS.c.play) & (SEATS.c.seat == COMPARISONS.c.seat))
        .where(
            PLAYS.c.game == game.name,
            COMPARISONS.c.version == version_of(game),
            SEATS.c.person.not_in([person, ""]),
        )
        .order_by(COMPARISONS.c.made.desc())
        .limit(_MOST_OF_OTHERS)
    )
    people = set()
    plays: dict[int, list[SeatPlay]] = defaultdict(list)
    for body, seat_count, other in connection.execute(query):
        if body:
            people.add(other)
            plays[seat_count].append(in_sum([Compared(*decision) for decision in body]))
    if len(people) < LEAST_PEOPLE or sum(map(len, plays.values())) < LEAST_PLAYS:
        return None
    return Source("", plays)


def thinking_times(connection: sa.Connection, play: str) -> list[float | None]:
    """Return how long each event of a play took, in seconds; None for draws.

    A decision takes from the entry before it until the site received it.  Decisions that were taken
    back are no events of the play.
    """
    columns = (EVENTS.c.actor, EVENTS.c.number, EVENTS.c.at, EVENTS.c.received)
    query = sa.select(*columns).where(EVENTS.c.play == play).order_by(EVENTS.c.seq)
    actors: list[tuple[int, int]] = []
    took: list[float | None] = []  # of each entry
    before: float | None = None
    for actor, number, at, received in connection.execute(query):
        actors.append((actor, number))
        if actor == CHANCE or before is None or received is None:
            took.append(None)
        else:
            took.append(max(received - before, 0.0))
        before = at
    return [took[entry] for entry in standing_entries(actors)]


__all__ = [
    "MOST_PLAYS",
    "RatedGame",
    "RatedSeat",
    "keep",
    "kept",
    "other_people",
    "rated_games",
    "rated_seats",
    "seats_to_compare",
    "thinking_times",
    "version_of",
]
