"""The list of commands, their help, and how the program ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cuboteca.cli.commands import COMMANDS, command_of
from cuboteca.games import GAME_NAMES
from tests.cli.conftest import PROGRAM

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cuboteca: Command, command: str) -> None:
    answer = cuboteca(command, "--help")

    assert (answer.code, answer.err) == (0, "")
    assert f"cuboteca {command}" in answer.out


def test_help_lists_every_command(cuboteca: Command) -> None:
    answer = cuboteca("--help")

    assert answer.code == 0
    assert all(f" {command} " in answer.out for command in COMMANDS)


def test_without_a_command_help_is_shown(cuboteca: Command) -> None:
    answer = cuboteca()

    assert answer.code == 2
    assert answer.out.count("Usage:") == 1
    assert answer.err == ""


def test_an_unknown_command_is_one_sentence(cuboteca: Command) -> None:
    answer = cuboteca("fly")

    assert answer.code == 2
    assert (
        answer.err
        == "cuboteca: No such command 'fly'; 'cuboteca --help' shows what can be given.\n"
    )


def test_version(cuboteca: Command) -> None:
    assert cuboteca("--version").out.startswith("cuboteca 0.")


def test_games_shows_the_registry(cuboteca: Command) -> None:
    answer = cuboteca("games")

    assert answer.code == 0
    assert all(name in answer.out for name in GAME_NAMES)
    assert "rules version 1" in answer.out


def test_games_as_json(cuboteca: Command) -> None:
    told = json.loads(cuboteca("games", "--json").out)

    assert [game["game"] for game in told["games"]] == list(GAME_NAMES)
    assert all(game["options"] for game in told["games"])


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_listed_as_it_describes_itself(name: str) -> None:
    assert (command_of(name).help or "").splitlines()[0] == COMMANDS[name].summary


def test_the_list_of_commands_imports_none_of_them() -> None:
    told = subprocess.run(
        [sys.executable, "-X", "importtime", *PROGRAM[1:], "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    imported = set(re.findall(r"\| +([a-z_.]+)\n", told.stderr))

    assert "simulate" in told.stdout
    assert "cuboteca.cli.commands" in imported
    assert not imported & {"numpy", "numba", "sqlalchemy", "cuboteca.core.game"}
    assert not imported & {f"cuboteca.cli.{entry.module}" for entry in COMMANDS.values()}


def test_help_names_what_options_take_in_words(cuboteca: Command) -> None:
    told = cuboteca("simulate", "--help").out

    assert "--plays" in told
    assert "NUMBER" in told
    assert not re.search(r"--\S+ +<(bool|int|str|float|path)", told)


def test_a_mistake_of_ours_is_one_sentence(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> int:
        raise ZeroDivisionError("one\ntwo")

    monkeypatch.setattr("cuboteca.cli.commands.app", broken)
    answer = cuboteca("games")

    assert answer.code == 70
    assert answer.err.startswith("cuboteca: this is a bug in Cuboteca (ZeroDivisionError: one two)")
    assert answer.err.count("\n") == 1


def test_with_debug_a_mistake_of_ours_shows_where(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBOTECA_DEBUG", "1")
    monkeypatch.setattr("cuboteca.cli.commands.app", lambda *_, **__: 1 // 0)

    with pytest.raises(ZeroDivisionError):
        cuboteca("games")


def test_a_reader_who_leaves_is_no_failure_to_tell_of(records: Path) -> None:
    program = subprocess.Popen(
        [*PROGRAM, "replay", "--legal", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    said = program.stderr.read()
    program.stderr.close()

    assert program.wait() == 1
    assert said == b""


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_an_output_that_is_closed_is_no_failure(closed: str) -> None:
    program = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m cuboteca games {closed}', sys.executable],
        capture_output=True,
        timeout=120,
        check=False,
    )

    assert (program.returncode, program.stderr) == (0, b"")


#: Says when it begins to play.
SAYS_WHEN = """from cuboteca.lab import fuzz
play = fuzz._play_block
def begun(*given):
    print("begun", flush=True)
    fuzz._play_block = play
    play(*given)
fuzz._play_block = begun
"""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_is_one_sentence(tmp_path: Path) -> None:
    fault = str(tmp_path / "fault.json")
    *start, code = PROGRAM
    program = subprocess.Popen(
        [*start, SAYS_WHEN + code, "fuzz", "cubosaurs", "--minutes", "60", "--record", fault],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"CUBOTECA_INTERPRETED": "1"},
    )
    assert program.stdout is not None
    try:
        begun = program.stdout.readline()
        program.send_signal(signal.SIGINT)
        out, said = program.communicate(timeout=120)
    finally:
        program.kill()

    assert begun == b"begun\n"
    assert program.returncode == 130
    assert out == b""
    assert said == b"cuboteca: stopped before the end.\n"


def test_old_spellings_are_accepted_and_not_shown(cuboteca: Command) -> None:
    answers = [
        cuboteca("simulate", GAME_NAMES[0], spelling, 2, "--seed", 1, "--json")
        for spelling in ("--plays", "--games")
    ]
    shown = cuboteca("simulate", "--help").out + cuboteca("--help").out

    assert [answer.code for answer in answers] == [0, 0]
    assert json.loads(answers[0].out)["wins"] == json.loads(answers[1].out)["wins"]
    assert "--games" not in shown
    assert "warm" not in shown
    assert cuboteca("warm", "--help").out == cuboteca("precompile", "--help").out
