"""``--option name=PATH``: options whose value may be a file of the user's own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play_record import read_records
from cuboteca.core.replay import replay
from cuboteca.games import all_games

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.core.game import Game, Option
    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")

#: A game with such an option, the option, and the text of a file that is shipped for it.
GAME, OPTION = next(
    (game, option) for game in all_games() for option in game.meta.options if option.kind == "data"
)
TEXT = (GAME.folder / "data" / f"{OPTION.choices[-1]}.toml").read_text("utf-8")


def test_a_file_is_read_and_its_text_stands_in_the_records(
    cuboteca: Command, tmp_path: Path
) -> None:
    own, records = tmp_path / "own.toml", tmp_path / "plays.jsonl"
    own.write_text(TEXT, "utf-8")
    told = cuboteca(
        *("simulate", GAME.name, "--plays", 1, "--players", 2, "--seed", 1),
        *("--option", f"{OPTION.name}={own}", "--records", records, "--json"),
    )

    assert told.code == 0
    with records.open(encoding="utf-8") as file:
        (record,) = read_records(file)
    own.unlink()
    assert str(record.options[OPTION.name]).startswith(TEXT)
    assert replay(GAME, record).is_over
    assert json.loads(told.out)["games"] == 1


def test_the_summary_does_not_print_the_file(cuboteca: Command, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEXT, "utf-8")
    told = cuboteca(
        *("simulate", GAME.name, "--plays", 1, "--players", 2, "--seed", 1),
        *("--option", f"{OPTION.name}={own}"),
    )

    assert f"{OPTION.name}=(a file)" in told.out


@pytest.mark.parametrize("value", ["no/such/file.toml", "."])
def test_a_file_that_is_not_there_is_one_sentence(cuboteca: Command, value: str) -> None:
    told = cuboteca("simulate", GAME.name, "--plays", 1, "--option", f"{OPTION.name}={value}")

    assert told.code == 2
    assert OPTION.name in told.err
    assert "Traceback" not in told.err


def test_a_file_that_is_wrong_is_one_sentence(cuboteca: Command, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEXT.replace("[orbits]", "[lines]"), "utf-8")
    told = cuboteca("simulate", GAME.name, "--plays", 1, "--option", f"{OPTION.name}={own}")

    assert told.code == 2
    assert f"option '{OPTION.name}'" in told.err


def test_a_file_in_utf_16_is_told_so(cuboteca: Command, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEXT, "utf-16")
    told = cuboteca("simulate", GAME.name, "--plays", 1, "--option", f"{OPTION.name}={own}")

    assert told.code == 2
    assert f"cannot read '{own}', which is UTF-16" in told.err


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, one) for game in all_games() for one in game.meta.options if one.kind == "data"],
    ids=lambda one: one.name,
)
def test_a_file_that_windows_saved_is_read(
    cuboteca: Command, tmp_path: Path, game: Game, option: Option
) -> None:
    own = tmp_path / "own.toml"
    text = (game.folder / "data" / f"{option.choices[0]}.toml").read_bytes()
    own.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    told = cuboteca(
        *("simulate", game.name, "--plays", 1, "--players", 2, "--seed", 1),
        *("--option", f"{option.name}={own}"),
    )

    assert (told.code, told.err) == (0, "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a" + ".a" * 4_000 + " = 1\n", "line 1: a key has at most 8 dots, not 4000"),
        ("#" * 3_000_000, "a file has at most 16384 characters"),
    ],
)
def test_a_file_that_would_take_for_ever_is_one_sentence(
    cuboteca: Command, tmp_path: Path, text: str, said: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    told = cuboteca("simulate", GAME.name, "--plays", 1, "--option", f"{OPTION.name}={own}")

    assert told.code == 2
    assert said in told.err


def test_a_path_that_is_too_long_is_one_sentence(cuboteca: Command) -> None:
    told = cuboteca("simulate", GAME.name, "--plays", 1, "--option", f"{OPTION.name}={'a' * 300}")

    assert told.code == 2
    assert f"--option {OPTION.name}: cannot read" in told.err


def test_a_file_that_is_no_text_is_one_sentence(cuboteca: Command, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(b"\xff\xfe\xff")
    told = cuboteca("simulate", GAME.name, "--plays", 1, "--option", f"{OPTION.name}={own}")

    assert told.code == 2
    assert "cannot read" in told.err
