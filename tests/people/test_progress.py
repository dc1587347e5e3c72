"""What people have learnt, as the database has it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from cuboteca.people import progress
from cuboteca.people.accounts import Device, Passkey, delete, keep_passkey, sign_in_by_passkey
from cuboteca.people.devices import newcomer
from cuboteca.people.progress import Learnt, learnt, note
from cuboteca.people.progress_schema import PROGRESS
from cuboteca.people.schema import PEOPLE
from cuboteca.table.seats import new_token
from cuboteca.table.storage import Storage
from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ADA, BEN = "ada", "ben"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    with closing(Storage(fresh(tmp_path))) as storage, storage.transaction() as one:
        one.execute(PEOPLE.insert(), [{"id": who, "name": who, "made": 0.0} for who in (ADA, BEN)])
        yield one


def test_the_newest_result_of_a_key_is_kept(connection: sa.Connection) -> None:
    first, second = Learnt("lesson", "nim", "1", 3.0, 1.0), Learnt("lesson", "nim", "2", 8.0, 2.0)
    again = Learnt("lesson", "nim", "1", 9.0, 3.0)
    puzzle, other = Learnt("puzzle", "nim", "1", 1.0, 4.0), Learnt("lesson", "go", "1", 2.0, 5.0)
    for one in (first, second, again, puzzle, other):
        note(connection, ADA, one)
    note(connection, BEN, first)
    assert learnt(connection, ADA) == (second, again, puzzle, other)
    assert learnt(connection, ADA, "lesson") == (second, again, other)
    assert learnt(connection, ADA, "lesson", "nim") == (second, again)
    assert learnt(connection, BEN) == (first,)


def test_a_person_has_a_bounded_number_of_results(
    connection: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "MOST_OF_A_KIND", 3)
    for number in range(5):
        note(connection, ADA, Learnt("puzzle", "nim", str(number), 0.0, float(number)))
    assert [one.key for one in learnt(connection, ADA)] == ["2", "3", "4"]


def test_nothing_is_kept_of_whoever_is_gone(connection: sa.Connection) -> None:
    one = Learnt("lesson", "nim", "1", 3.0, 1.0)
    note(connection, ADA, one)
    delete(connection, ADA)
    note(connection, ADA, one)
    assert connection.execute(sa.select(PROGRESS)).all() == []


def test_a_guest_who_joins_an_account_brings_results_along(connection: sa.Connection) -> None:
    account = newcomer("Ada")
    connection.execute(PEOPLE.insert(), {"id": account.id, "name": "Ada", "made": 0.0})
    key = Passkey("key", "Phone", 0.0, None, b"credential", b"public")
    keep_passkey(connection, account.id, key)
    lesson = ("lesson", "nim")
    note(connection, account.id, Learnt(*lesson, "1", 1.0, 1.0))
    note(connection, ADA, Learnt(*lesson, "1", 2.0, 2.0))
    note(connection, ADA, Learnt(*lesson, "2", 3.0, 3.0))
    sign_in_by_passkey(connection, "key", 0, Device(new_token(), ADA), 4.0)
    found = learnt(connection, account.id)
    assert [(one.key, one.result) for one in found] == [("1", 2.0), ("2", 3.0)]
    assert learnt(connection, ADA) == ()
