"""Ratings in the database: each play counts once, whoever settles it."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.competition.ratings import (
    Board,
    RatedPlay,
    leaderboard,
    ratings_of,
    season_of,
    settle,
)
from cuboteca.competition.schema import RATINGS
from cuboteca.competition.skill import Skill
from cuboteca.people.schema import PEOPLE
from cuboteca.table.databases import insert_if_absent
from cuboteca.table.storage import Storage
from tests.table.stored import store

if TYPE_CHECKING:
    from collections.abc import Iterable

    import sqlalchemy as sa

    from cuboteca.table.rating_change import RatingChange

AUTUMN = Board("nim", 2, "live", "2026-4")


def know(connection: sa.Connection, persons: Iterable[str]) -> None:
    """Make persons known to the site."""
    for person in filter(None, persons):
        insert_if_absent(connection, PEOPLE, {"id": person, "name": person.title(), "made": 0.0})


def rated(storage: Storage, play: str, persons: tuple[str, ...], **what: object) -> RatedPlay:
    """Return a play that is stored and whose first seat won."""
    table = store(storage, play)
    with storage.transaction() as connection:
        know(connection, persons)
    ranks = tuple(range(1, len(persons) + 1))
    return replace(RatedPlay(table.id, AUTUMN, 5.0, persons, {}, ranks), **what)  # type: ignore[arg-type]


def test_the_season_is_a_quarter_of_a_year() -> None:
    days = [0, 89, 90, 364, 365]  # of 1970
    assert [season_of(86_400.0 * day) for day in days] == [
        "1970-1", "1970-1", "1970-2", "1970-4", "1971-1",
    ]  # fmt: skip


def test_a_play_counts_once_even_if_two_processes_settle_it(database: str) -> None:
    with closing(Storage(database)) as one, closing(Storage(database)) as two:
        play = rated(one, "first", ("ada", "ben"))

        def settled(storage: Storage) -> list[RatingChange]:
            with storage.transaction() as connection:
                return settle(connection, play)

        with ThreadPoolExecutor(2) as threads:
            both = list(threads.map(settled, (one, two)))
        with one.transaction() as connection:
            (ada,) = ratings_of(connection, "ada", AUTUMN.season)

    assert both[0] == both[1]
    shown = both[0]
    assert (ada.board, ada.skill.plays) == (AUTUMN, 1)
    assert shown[0] == {
        "before": 1500,
        "margin_before": 482,
        "after": ada.skill.rating,
        "margin_after": ada.skill.margin,
    }
    assert ada.skill.rating > 1500 > shown[1]["after"]


def test_plays_that_end_at_once_all_count(database: str) -> None:
    people = ("ada", "ben", "cem")
    with closing(Storage(database)) as one, closing(Storage(database)) as two:
        pairs = list(itertools.permutations(people, 2))
        plays = [rated(one, f"play-{number}", pair) for number, pair in enumerate(pairs)]

        def settled(pair: tuple[Storage, RatedPlay]) -> None:
            with pair[0].transaction() as connection:
                settle(connection, pair[1])

        with ThreadPoolExecutor(2) as threads:
            list(threads.map(settled, zip(itertools.cycle((one, two)), plays, strict=False)))
        with one.transaction() as connection:
            found = [ratings_of(connection, person, AUTUMN.season)[0].skill for person in people]

    assert [skill.plays for skill in found] == [4, 4, 4]


def test_bots_keep_their_measured_skill(url: str) -> None:
    bot = Skill.rated(2, 200.0, 30.0)
    with closing(Storage(url)) as storage:
        play = rated(storage, "first", ("ada", ""), bots={1: bot})
        with storage.transaction() as connection:
            ada, other = settle(connection, play)
    assert other["before"] == other["after"] == 1700
    assert ada["after"] > 1500 + 100


def test_whoever_plays_somebody_who_is_gone_is_rated(url: str) -> None:
    with closing(Storage(url)) as storage:
        play = rated(storage, "first", ("ada", ""))
        with storage.transaction() as connection:
            ada, gone = settle(connection, play)
    assert ada["after"] > 1500
    assert gone["before"] == gone["after"] == 1500


def test_a_season_begins_with_the_last_one(url: str) -> None:
    with closing(Storage(url)) as storage:
        first = rated(storage, "first", ("ada", "ben"))
        later = replace(AUTUMN, season="2027-2")
        second = rated(storage, "second", ("ben", "ada"), board=later)
        with storage.transaction() as connection:
            before = settle(connection, first)
            after = settle(connection, second)
            old = ratings_of(connection, "ada", AUTUMN.season)
    assert after[1]["before"] == before[0]["after"]
    assert after[1]["margin_before"] > before[0]["margin_after"]
    assert old[0].skill.rating == before[0]["after"]


def test_a_leaderboard_has_those_who_are_known_well_enough(url: str) -> None:
    shared = {"game": "nim", "seat_count": 2, "pace": "live", "season": AUTUMN.season}
    people = {"cem": (31.0, 8.0), "ben": (24.0, 2.0), "ada": (26.0, 2.5)}
    with closing(Storage(url)) as storage, storage.transaction() as connection:
        know(connection, people)
        for person, (mu, sigma) in people.items():
            values = {"mu": mu, "sigma": sigma, "plays": 30, "changed": 0.0}
            connection.execute(RATINGS.insert(), {"person": person, **shared, **values})
        lines, total = leaderboard(connection, AUTUMN, 0, 10)
        second, _ = leaderboard(connection, AUTUMN, 1, 10)
        other, _ = leaderboard(connection, replace(AUTUMN, pace="turns"), 0, 10)
    assert [(line.rank, line.name) for line in lines] == [(1, "Ada"), (2, "Ben")]
    assert (second, total) == (lines[1:], 2)
    assert other == []


def test_whoever_deletes_the_account_has_no_ratings(url: str) -> None:
    with closing(Storage(url)) as storage:
        play = rated(storage, "one", ("ada", "ben"))
        with storage.transaction() as connection:
            changes = settle(connection, play)
            connection.execute(PEOPLE.delete().where(PEOPLE.c.id == "ada"))
            gone = ratings_of(connection, "ada", AUTUMN.season)
            kept = ratings_of(connection, "ben", AUTUMN.season)
            again = settle(connection, play)
    assert (gone, len(kept), again) == ([], 1, changes)


@pytest.mark.parametrize("seat_count", [3, 6])
def test_everybody_at_a_table_is_rated(url: str, seat_count: int) -> None:
    people = tuple(f"person-{number}" for number in range(seat_count))
    with closing(Storage(url)) as storage:
        play = rated(storage, "one", people, board=replace(AUTUMN, seat_count=seat_count))
        with storage.transaction() as connection:
            changes = settle(connection, play)
    after = [change["after"] for change in changes]
    assert after == sorted(after, reverse=True)
    assert after[0] > 1500 > after[-1]
