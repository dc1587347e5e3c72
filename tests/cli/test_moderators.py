"""Moderators and the audit log on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from cuboteca.people.schema import PEOPLE

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.table.storage import Storage
    from tests.cli.conftest import Command

ADA = "-oA" + "d" * 21  # ids are random, and may look like an option


def test_a_person_becomes_a_moderator_and_stops_being_one(
    cuboteca: Command, storage: Storage, folder: Path
) -> None:
    with storage.transaction() as connection:
        connection.execute(PEOPLE.insert(), {"id": ADA, "name": "Ada", "made": 1.0})

    def moderator(*words: str) -> tuple[int, str]:
        answer = cuboteca("admin", "moderator", *words, "--data", folder)
        return answer.code, answer.out.strip()

    assert moderator("list") == (0, "There is no moderator.")
    assert moderator("add", ADA) == (0, "This person is a moderator.")
    assert moderator("add", ADA)[0] == 0
    assert moderator("add", "nobody") == (1, "The site knows no such person.")
    listed = json.loads(moderator("list", "--json")[1])["moderators"]
    assert [(one["person"], one["name"]) for one in listed] == [(ADA, "Ada")]
    assert ADA in moderator("list")[1]
    assert moderator("remove", ADA) == (0, "This person is no moderator any more.")
    assert moderator("remove", ADA) == (1, "This person was no moderator.")
    entries = json.loads(cuboteca("admin", "audit", "--data", folder, "--json").out)["audit"]
    assert [(one["act"], one["target"]) for one in entries] == [("remove", ADA), ("add", ADA)]
    assert "command line" in cuboteca("admin", "audit", "--data", folder).out


def test_what_is_missing_is_named(cuboteca: Command, storage: Storage, folder: Path) -> None:
    assert storage.folder == folder.resolve()
    without = cuboteca("admin", "moderator", "add", "--data", folder)
    too_much = cuboteca("admin", "moderator", "list", ADA, "--data", folder)
    nothing = cuboteca("admin", "audit", "--data", folder)

    assert (without.code, too_much.code) == (2, 2)
    assert "'add' needs the id of a person" in without.err
    assert nothing.out == "Nobody has done anything.\n"
