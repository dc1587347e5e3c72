"""What whoever runs a site does with its tables and visitors by command."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play_record import read_records
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.administration import Administration
from cuboteca.table.allowances import Creator
from cuboteca.table.errors import UnknownTableError
from cuboteca.table.signing_key import KEY_FILE, signing_key
from tests.table.play_along import GAME
from tests.table.stored import store

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.table.storage import Storage
    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")

LONG_AGO = 1_700_000_000.0


def test_tables_are_listed_and_chosen(cuboteca: Command, storage: Storage, folder: Path) -> None:
    over, idle = store(storage, "over"), store(storage, "idle", events=9, touched=LONG_AGO)
    live = store(storage, "live", events=5, creator=Creator("203.0.113.7", 1))

    def listed(*chosen: str) -> list[str]:
        answer = cuboteca("admin", "tables", "--data", folder, "--json", *chosen)
        assert (answer.code, answer.err) == (0, "")
        return [one["table"] for one in json.loads(answer.out)["tables"]]

    everything = cuboteca("admin", "tables", "--data", folder)
    assert sorted(listed()) == sorted([over.id, idle.id, live.id])
    assert listed("--status", "over") == [over.id]
    assert sorted(listed("--status", "open")) == sorted([idle.id, live.id])
    assert listed("--untouched", "30") == [idle.id]
    assert listed("--client", "203.0.113.7") == [live.id]
    assert listed("--game", "ursuppe") == []
    assert len(listed("--most", "2")) == 2
    assert all(one.id in everything.out for one in (over, idle, live))
    assert "203.0.113.7" in everything.out
    assert cuboteca("admin", "tables", "--data", folder, "--status", "closed").out == (
        "There is no such table.\n"
    )


def test_a_table_is_closed_with_a_reason(cuboteca: Command, storage: Storage, folder: Path) -> None:
    table = store(storage, "one", events=9)
    answer = cuboteca("admin", "close", table.id, "--reason", "Spam.", "--data", folder)
    head, _, events = storage.load(table.id)
    again = cuboteca("admin", "close", table.id, "--data", folder)
    shown = json.loads(cuboteca("admin", "tables", "--data", folder, "--json").out)["tables"][0]

    assert (answer.code, answer.err) == (0, "")
    assert [stored.event for stored in events] == table.event_log.entries
    assert head.finished
    assert head.closing == {
        "why": "admin",
        "points": list(table.game.presentation.points_now(table.play.state)),
        "entries": table.seq,
        "reason": "Spam.",
    }
    assert (again.code, again.err) == (1, f"cuboteca: table {table.id} is closed already.\n")
    assert (shown["status"], shown["closed"]["reason"]) == ("closed", "Spam.")


def test_what_cannot_be_closed_is_told(cuboteca: Command, storage: Storage, folder: Path) -> None:
    over = store(storage, "over")
    for args, code, told in [
        ([over.id], 1, "is over already"),
        (["nowhere"], 1, "there is no such table"),
        ([over.id, "--reason", "x" * 201], 2, "--reason has at most 200 characters, not 201"),
        ([over.id, "--reason", "a\0b"], 1, "--reason contains the character U+0000"),
    ]:
        answer = cuboteca("admin", "close", *args, "--data", folder)
        assert (answer.code, answer.out) == (code, "")
        assert told in answer.err


def test_nothing_is_pruned_unless_told(cuboteca: Command, storage: Storage, folder: Path) -> None:
    table = store(storage, "over", touched=LONG_AGO)
    to = folder / "old.jsonl"
    answer = cuboteca("admin", "prune", to, "--data", folder)

    assert answer.code == 0
    assert answer.out == (
        f"This would go to '{to}': 1 play with {table.seq} entries; --delete does it.\n"
    )
    assert not to.exists()
    assert storage.load(table.id)[0].finished


def test_old_plays_are_exported_and_deleted(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    old = store(storage, "over", touched=LONG_AGO)
    shut = store(storage, "shut", events=12, touched=LONG_AGO)
    kept = [store(storage, "new"), store(storage, "live", events=9, touched=LONG_AGO)]
    cuboteca("admin", "close", shut.id, "--data", folder)
    storage.keep_analysis(old.id, {"playouts": 8})
    key = signing_key(folder / KEY_FILE).key
    to = folder / "old.jsonl"
    first = cuboteca("admin", "prune", to, "--older-than", 30, "--delete", "--data", folder)
    second = cuboteca("admin", "prune", to, "--older-than", 0, "--delete", "--data", folder)
    with to.open(encoding="utf-8") as file:
        records = list(read_records(file))

    assert (first.code, first.err) == (0, "")
    assert second.code == 2
    assert "exists already" in second.err
    found = verify(game(GAME), records[0])
    assert (len(records), found.failed, found.verdict) == (1, (), "proven")
    assert records[0].proof is not None
    assert (records[0].events, records[0].proof.key) == (old.record().events, key)
    with pytest.raises(UnknownTableError):
        storage.load(old.id)
    assert storage.analysis(old.id) is None
    assert [storage.load(one.id)[0].id for one in kept] == [one.id for one in kept]


def test_a_closed_play_is_pruned_with_all_that_can_be_proven(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    shut = store(storage, "shut", events=12)
    cuboteca("admin", "close", shut.id, "--data", folder)
    to = folder / "old.jsonl"
    answer = cuboteca("admin", "prune", to, "--older-than", 0, "--delete", "--data", folder)
    with to.open(encoding="utf-8") as file:
        (record,) = read_records(file)

    assert answer.code == 0
    assert record.events == shut.record(complete=True).events
    assert verify(game(GAME), record).verdict == "proven"


def test_an_export_that_cannot_be_written_deletes_nothing(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    table = store(storage, "over", touched=LONG_AGO)
    to = folder / "nowhere" / "old.jsonl"
    answer = cuboteca("admin", "prune", to, "--delete", "--data", folder)

    assert answer.code == 1
    assert "No such file" in answer.err
    assert storage.load(table.id)[0].finished


def test_addresses_are_banned_listed_and_freed(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    def ban(*args: object) -> tuple[int, str]:
        answer = cuboteca("admin", "ban", *args, "--data", folder)
        return answer.code, answer.out + answer.err

    assert ban() == (0, "Nobody is banned.\n")
    assert ban("203.0.113.7", "--reason", "spam")[0] == 0
    assert "2001:db8:1:2::/64 is banned until 2" in ban("2001:db8:1:2::9", "--days", 1)[1]
    assert ban("198.51.100.9/24")[0] == 0
    found = {one.network: one for one in Administration(storage).bans()}
    listed = ban()[1]
    assert sorted(found) == ["198.51.100.0/24", "2001:db8:1:2::/64", "203.0.113.7/32"]
    assert found["203.0.113.7/32"].until is None
    assert 86_000 < (found["2001:db8:1:2::/64"].until or 0) - time.time() <= 86_400
    assert all(one in listed for one in [*found, "spam"])
    assert len(json.loads(ban("--json")[1])["bans"]) == 3
    assert ban("203.0.113.7", "--lift") == (0, "203.0.113.7/32 is no longer banned.\n")
    assert ban("203.0.113.7", "--lift") == (1, "203.0.113.7/32 was not banned.\n")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["Ada"], "'Ada' is no address and no network; one looks like 203.0.113.7"),
        (["0.0.0.0/0"], "would ban too many"),
        (["2001::/8"], "would ban too many"),
        (["--lift"], "name the address or the network"),
        (["203.0.113.7", "--days", "0"], "--days must be 0.001 to 36500 days, not 0"),
    ],
)
def test_what_is_no_ban_is_told(
    cuboteca: Command, storage: Storage, folder: Path, args: list[str], told: str
) -> None:
    answer = cuboteca("admin", "ban", *args, "--data", folder)

    assert answer.code != 0
    assert told in answer.err
    assert Administration(storage).bans() == []


def test_without_a_database_there_is_nothing_to_do(cuboteca: Command, folder: Path) -> None:
    answer = cuboteca("admin", "tables", "--data", folder)
    wrong = cuboteca("admin", "tables", "--database", "sesame")

    assert (answer.code, answer.err) == (
        1,
        f"cuboteca: there is no database {folder / 'plays.sqlite3'}.\n",
    )
    assert not folder.exists()
    assert (wrong.code, "--database (or CUBOTECA_DATABASE): this is not" in wrong.err) == (2, True)


def test_a_database_of_another_version_is_left_alone(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    from sqlalchemy import text  # noqa: PLC0415

    with storage.transaction() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    answer = cuboteca("admin", "tables", "--data", folder)

    assert answer.code == 1
    assert "has version 0001, this program needs version " in answer.err
