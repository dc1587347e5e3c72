"""Records and favourite openings, from plays as the database has them."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.people.notes_schema import PLAY_NOTES
from cuboteca.people.records import Best, Feat, beginning_of, note_plays, records_of
from cuboteca.people.schema import PEOPLE
from cuboteca.table.schema import EVENTS, PLAYS, SEATS
from cuboteca.table.storage import Storage
from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import sqlalchemy as sa

ADA, BEN = "ada", "ben"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    with closing(Storage(fresh(tmp_path))) as storage, storage.transaction() as one:
        one.execute(PEOPLE.insert(), [{"id": who, "name": who, "made": 0.0} for who in (ADA, BEN)])
        yield one


def add(
    connection: sa.Connection, number: int, points: list[int], texts: list[str], **more: Any
) -> None:
    """Store a finished play of Ada in seat 0, with these decisions in turn."""
    name = f"play {number}"
    people = more.pop("people", [ADA, *[BEN] * (len(points) - 1)])
    ranks = [1 + sum(other > one for other in points) for one in points]
    row = {
        "id": name, "game": "nim", "rules_version": 1, "options": {}, "seat_count": len(points),
        "created": float(number), "secret": bytes(32), "finished": True,
        "outcome": {"points": points, "ranks": ranks}, **more,
    }  # fmt: skip
    connection.execute(PLAYS.insert(), row)
    for seat, person in enumerate(people):
        seat_row = {"play": name, "seat": seat, "kind": "human", "name": "", "level": ""}
        rest = {"token_hash": "", "claimed": True, "person": person}
        connection.execute(SEATS.insert(), {**seat_row, **rest})
    entries = [(-1, 3, "deal"), *((n % len(points), n, text) for n, text in enumerate(texts))]
    for seq, (actor, action, text) in enumerate(entries):
        taken = -1 if text == "back" else action
        own = {"play": name, "seq": seq, "actor": 0 if text == "back" else actor}
        connection.execute(EVENTS.insert(), {**own, "number": taken, "text": text, "at": 0.0})


def test_records_are_the_first_that_reached_them(connection: sa.Connection) -> None:
    add(connection, 1, [5, 3], ["a", "x", "b", "y"])
    add(connection, 2, [7, 3], ["a", "x", "b"])
    add(connection, 3, [7, 9], ["a", "x"])
    add(connection, 4, [2, 1, 0], ["c"])
    (found,) = records_of(connection, ADA)

    assert found.best == (Best(2, 7, "play 2"), Best(3, 2, "play 4"))
    assert found.run == Feat(2, "play 2")
    assert found.quickest == Feat(1, "play 4")
    assert [(one.texts, one.plays, one.won, one.play) for one in found.openings] == [
        (("a", "b"), 2, 2, "play 2")
    ]


def test_what_was_taken_back_is_no_opening_and_no_decision(connection: sa.Connection) -> None:
    for number in (1, 2):
        add(connection, number, [5, 3], ["a", "x", "oops", "back", "b"])
    (found,) = records_of(connection, ADA)
    began = beginning_of(connection, "play 1")

    assert found.quickest == Feat(3, "play 1")
    assert [one.texts for one in found.openings] == [("a", "b")]
    assert began is not None
    assert began.events == ((-1, 3), (0, 0), (1, 1), (0, 4))
    assert beginning_of(connection, "nowhere") is None


def test_closed_plays_and_plays_against_oneself_do_not_count(connection: sa.Connection) -> None:
    add(connection, 1, [5, 3], ["a"], closed=1.0)
    add(connection, 2, [5, 3], ["a"], people=[ADA, ADA])
    add(connection, 3, [4], ["a"])
    (found,) = records_of(connection, ADA)

    assert found.best == (Best(1, 4, "play 3"),)
    assert (found.run, found.quickest) == (None, None)


def test_plays_are_noted_once(connection: sa.Connection) -> None:
    add(connection, 1, [5, 3], ["a", "x"])

    assert (note_plays(connection, ADA), note_plays(connection, ADA)) == (1, 0)
    (row,) = connection.execute(PLAY_NOTES.select()).all()
    assert (row.decisions, row.openings) == (2, [["a"], ["x"]])
    assert records_of(connection, "nobody") == []
