"""Whoever writes is killed; from a backup, or on a standby, all that was promised is there.

CUBOTECA_DRILLS sets how often; the long form, ``make drill``, takes 20.
"""

from __future__ import annotations

import os
import random
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from cuboteca.table.administration import Administration, Filter
from cuboteca.table.backup import back_up, restore
from cuboteca.table.storage import Storage, default_url
from cuboteca.table.stored_records import fault_in
from tests.postgres import ABSENT, programs
from tests.table.standby import pair_of_servers
from tests.table.writing import writing

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

DRILLS = int(os.environ.get("CUBOTECA_DRILLS", "1"))

pytestmark = pytest.mark.usefixtures("interpreted")


def lost(url: str, promised: Mapping[str, int]) -> dict[str, int]:
    """Return how many promised entries of each play a database lacks; check those it has."""
    with closing(Storage(url, existing=True)) as storage:
        stored = {play: storage.load(play) for play in promised}
    assert {play: fault_in(*found) for play, found in stored.items()} == dict.fromkeys(promised, "")
    missing = {play: count - len(stored[play][2]) for play, count in promised.items()}
    return {play: count for play, count in missing.items() if count > 0}


@pytest.mark.parametrize("drill", range(DRILLS))
def test_nothing_acknowledged_before_a_backup_is_lost(
    database: str, tmp_path: Path, drill: int
) -> None:
    moments = random.Random(drill)
    file, restored = tmp_path / "backup", default_url(tmp_path / "restored")
    with writing(database, tmp_path, f"drill {drill}") as writer:
        writer.wait(moments.randint(1, 12))
        promised = dict(writer.acknowledged)
        back_up(database, file)
        writer.wait(moments.randint(1, 12))
        writer.kill()
    restore(file, restored)

    with closing(Storage(restored, existing=True)) as storage:
        plays = Administration(storage).plays(Filter())
        steps = [writer.steps(one.id, one.entries) for one in plays]

    assert lost(restored, promised) == {}
    assert lost(database, writer.acknowledged) == {}
    assert max(steps) - min(steps) <= 1  # the writer takes one step of each play in turn


@pytest.mark.skipif(DRILLS == 1, reason="two PostgreSQL servers take long to start: make drill")
@pytest.mark.parametrize("drill", range(0, DRILLS, 4))
def test_a_synchronous_standby_has_all_that_was_acknowledged(tmp_path: Path, drill: int) -> None:
    folder = programs()
    if folder is None:
        pytest.skip(ABSENT)
    with pair_of_servers(folder) as pair:
        with writing(pair.url("first"), tmp_path, f"standby {drill}") as writer:
            writer.wait(random.Random(drill).randint(1, 40))
            pair.kill()
            writer.kill()
        pair.promote()
        with closing(Storage(pair.url("standby"))) as storage:
            ready = storage.is_ready()

        assert ready
        assert lost(pair.url("standby"), writer.acknowledged) == {}
