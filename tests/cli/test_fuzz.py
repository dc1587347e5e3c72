"""``cuboteca fuzz``."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.cli import fuzz as command
from cuboteca.games import game

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")

SHORT = ("--option", "rounds=1", "--players", 2, "--plays", 10, "--seed", 4)


def test_json_is_one_object_with_everything_promised(cuboteca: Command) -> None:
    answer = cuboteca("fuzz", "cubosaurs", *SHORT, "--json")
    told = json.loads(answer.out)

    assert (answer.code, answer.err) == (0, "")
    assert (told["game"], told["seed"], told["fault"]) == ("cubosaurs", 4, None)
    assert told["plays"] >= 10
    assert told["plays_by_seats"] == {"2": told["plays"]}
    assert told["checked_in_full"] >= 1


def test_words_say_that_nothing_was_found(cuboteca: Command) -> None:
    answer = cuboteca("fuzz", "cubosaurs", *SHORT)

    assert answer.code == 0
    assert "No fault found." in answer.out


def test_minutes_end_a_run(cuboteca: Command) -> None:
    answer = cuboteca("fuzz", "cubosaurs", "--minutes", 0.0001, *SHORT[:4])

    assert answer.code == 0


def test_a_fault_comes_with_its_record(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(_state: Any) -> None:
        raise AssertionError("something is lost")

    broken = replace(game("cubosaurs"), check=check)
    monkeypatch.setattr(command, "game_of", lambda _name: broken)
    file = tmp_path / "fault.json"
    answer = cuboteca("fuzz", "cubosaurs", *SHORT, "--record", file)

    assert answer.code == 1
    assert "something is lost" in answer.out
    assert json.loads(file.read_text("utf-8"))["game"] == "cubosaurs"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--minutes", 0), "--minutes"),
        (("--plays", 0), "--plays"),
        (("--players", 9), "--players must be 2 to 5"),
        (("--option", "colour=red"), "no option 'colour'"),
    ],
)
def test_wrong_options_are_one_sentence(
    cuboteca: Command, wrong: tuple[object, ...], said: str
) -> None:
    answer = cuboteca("fuzz", "cubosaurs", *wrong)

    assert answer.code == 2
    assert said in answer.err
    assert "Traceback" not in answer.err


def test_a_record_that_cannot_be_written_is_told(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(_state: Any) -> None:
        raise AssertionError("something is lost")

    monkeypatch.setattr(command, "game_of", lambda _name: replace(game("cubosaurs"), check=check))
    answer = cuboteca("fuzz", "cubosaurs", *SHORT, "--record", tmp_path / "no" / "fault.json")

    assert answer.code != 0
    assert "cannot be written" in answer.err
