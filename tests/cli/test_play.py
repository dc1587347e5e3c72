"""``cuboteca play``: a play in the terminal, typed by a pipe and by a terminal."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.child_processes import WorkerError
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.games import game
from tests.cli.conftest import PROGRAM
from tests.full_disk import FULL, full_disk

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

FIRST = "1\n" * 400  # more choices than any play asks for


def test_a_play_to_the_end(cuboteca: Command) -> None:
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed=FIRST)

    assert (answer.code, answer.err) == (0, "")
    assert "Final result" in answer.out
    assert "This scoring" in answer.out
    ending = re.search(r"After the last of 2 rounds .* more than .*\.\n *Final result", answer.out)
    assert ending is not None, answer.out[-600:]


def test_the_same_seed_and_choices_bring_the_same_play(cuboteca: Command) -> None:
    answers = [
        cuboteca("play", "cubosaurs", "--seed", 5, "-o", "dna=true", typed=FIRST) for _ in range(2)
    ]

    assert answers[0] == answers[1]


def test_a_bot_that_fails_costs_its_turn(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise WorkerError("it fell asleep")

    monkeypatch.setattr("cuboteca.cli.play.own_bots", lambda: ("greedy",))
    monkeypatch.setattr("cuboteca.cli.play.OwnBot.choose", fail)
    answer = cuboteca("play", "cubosaurs", "--players", 2, "--bots", "greedy,random", "--seed", 5)

    assert (answer.code, answer.err) == (0, "")
    assert "greedy-1 gave no valid answer (it fell asleep); chance decides" in answer.out
    assert "Final result" in answer.out


def test_choices_are_numbered_with_effect_and_notation(cuboteca: Command) -> None:
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed="")

    assert "1  Keep the hand" in answer.out
    assert "1 point  " in answer.out
    assert "refuse T" in answer.out


def test_notation_is_understood(cuboteca: Command) -> None:
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed="refuse T\n")

    assert "Player 1 adds T-Rex and passes the hand on." in answer.out


def test_an_illegal_action_is_explained_and_asked_again(cuboteca: Command) -> None:
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed="refuse S\nkeep\n")

    assert "Player 1 keeps" in answer.out
    assert "(Italian p." in answer.out or "p. 6" in answer.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "take your last decision back"),
        ("help", "save FILE"),
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("9" * 5000, "There is no choice 9"),
        ("hello", "'hello' is not a valid action"),
        ("undo", "There is nothing to take back"),
        ("save", "Say where: save FILE"),
        ("save /nowhere/at/all", "Cannot write /nowhere/at/all: No such file"),
        ("save ~nobody-of-that-name/play.jsonl", "Cannot write ~nobody-of-that-name/play.jsonl"),
        ("save a\0b", "Cannot write a"),
        ("rules dna", "DNA Evolution"),
        ("rules xyzzy", 'says nothing about "xyzzy"'),
        ("[bold]", "[bold]"),
    ],
)
def test_other_words(cuboteca: Command, typed: str, told: str) -> None:
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed=typed + "\nquit\n")

    assert (answer.code, answer.err) == (0, "")
    assert told in answer.out
    assert "You left the table after" in answer.out


def test_undo_takes_back_what_nothing_followed(cuboteca: Command) -> None:
    """After a refusal another person decides at the same keyboard; nothing was drawn between."""
    answer = cuboteca(
        *("play", "cubosaurs", "--players", 2, "--bots", "none", "--seed", 5),
        typed="refuse T\nundo\nundo\nkeep\nundo\n",
    )

    assert answer.out.count("Taken back.") == 1
    assert answer.out.count("There is nothing to take back") == 2
    assert "keeps" in answer.out


def test_undo_takes_back_what_bots_have_answered(cuboteca: Command) -> None:
    answer = cuboteca(
        *("play", "cube_attack", "--bots", "random", "--seed", 5),
        typed="1\n1\nundo\nundo\nundo\nquit\n",
    )

    assert answer.out.count("Taken back.") == 2
    assert answer.out.count("There is nothing to take back") == 1


def test_saving_on_a_full_disk_leaves_what_was_there(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("good", "utf-8")
    with full_disk():
        answer = cuboteca("play", "cubosaurs", "--seed", 5, typed=f"save {path}\nquit\n")

    assert answer.code == 0
    assert f"Cannot write {path}: {FULL}" in answer.out
    assert [one.read_text("utf-8") for one in tmp_path.iterdir()] == ["good"]


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        ([], ["Player 1", "medium-2", "medium-3"]),
        (["--bots", "random"], ["Player 1", "random-2"]),
        (["--bots", "random,greedy,random"], ["Player 1", "random-2", "greedy-3", "random-4"]),
        (["--bots", "random", "--names", "Ada,Bea"], ["Ada", "Bea", "random-3"]),
        (["--bots", "random", "--players", 3], ["Player 1", "Player 2", "random-3"]),
        (["--bots", "none"], ["Player 1", "Player 2", "Player 3"]),
        (["--bots", "none", "--names", "Ada,Bea"], ["Ada", "Bea"]),
        (["--names", "Ada"], ["Ada", "medium-2", "medium-3"]),
        (["--names", "Ada,Bea"], ["Ada", "Bea", "medium-3"]),
        (["--names", "Ada,Bea,Cy,Dan"], ["Ada", "Bea", "Cy", "Dan"]),
        (["--names", "Ada,Bea", "--players", 4], ["Ada", "Bea", "medium-3", "medium-4"]),
        (["--names", "Ada,Bea", "--players", 2], ["Ada", "Bea"]),
    ],
)
def test_who_sits_down(cuboteca: Command, args: list[object], seats: list[str]) -> None:
    answer = cuboteca("play", "cubosaurs", "--seed", 5, *args, typed="quit\n")
    begun = [line for line in answer.out.splitlines() if " starts with " in line]

    assert sorted(line.partition(" starts with ")[0].strip() for line in begun) == sorted(seats)


def test_save_writes_a_record_that_replays(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    answer = cuboteca(
        *("play", "cubosaurs", "--seed", 5, "--names", "Ada", "--bots", "random,greedy"),
        typed=f"{FIRST[:10]}save {path}\n",
    )
    record = parse_record(path.read_text("utf-8"))

    assert f"Saved in {path}." in answer.out
    assert record.seats == ("Ada", "bot:random", "bot:greedy")
    assert record.seed == 5
    assert replay(game("cubosaurs"), record).seq == len(record.events)


def test_a_play_goes_on_where_it_was_left(cuboteca: Command, tmp_path: Path) -> None:
    path, whole, halves = (tmp_path / name for name in ("left.jsonl", "a.jsonl", "b.jsonl"))
    start = ("play", "cubosaurs", "--seed", 5, "--names", "Ada", "--bots", "greedy,greedy")
    cuboteca(*start, typed=f"{FIRST}save {whole}\n")
    left = cuboteca(*start, typed=f"{FIRST[:10]}quit\n{path}\n")
    mark = "\N{BYTE ORDER MARK}"
    path.write_text(mark + path.read_text("utf-8"), "utf-8")
    answer = cuboteca("play", "--resume", path, typed=f"{FIRST}save {halves}\n")

    assert "You left the table after" in left.out
    assert f"cuboteca play --resume {path} goes on with it." in left.out
    assert (answer.code, answer.err) == (0, "")
    assert re.match(r"Cubosaurs goes on after \d+ events\.", answer.out)
    assert "Ada: " in answer.out
    assert halves.read_text("utf-8") == whole.read_text("utf-8")


@pytest.mark.parametrize("typed", ["quit\n\n", "quit\n", "", "save FILE\nquit\n", "quit\nFILE\n"])
def test_nothing_is_saved_that_is_not_wanted(cuboteca: Command, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "play.jsonl"
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed=typed.replace("FILE", str(path)))
    offers = "To go on with this play later" in answer.out

    assert answer.code == 0
    assert "You left the table" in answer.out
    assert offers == (typed.startswith("quit"))
    assert path.exists() == ("FILE" in typed)


def test_where_it_cannot_be_saved_is_asked_again(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    answer = cuboteca("play", "cubosaurs", "--seed", 5, typed=f"quit\n/nowhere/at/all\n{path}\n")

    assert "Cannot write /nowhere/at/all: No such file" in answer.out
    assert path.exists()


def test_a_record_of_other_draws_goes_on_with_new_ones(cuboteca: Command, tmp_path: Path) -> None:
    path, saved = tmp_path / "play.jsonl", tmp_path / "saved.jsonl"
    cuboteca("play", "cubosaurs", "--seed", 5, typed=f"quit\n{path}\n")
    for seed in (None, 6):
        record = json.loads(path.read_text("utf-8")) | {"seed": seed}
        path.write_text(json.dumps(record), "utf-8")
        answer = cuboteca("play", "--resume", path, typed=f"{FIRST}save {saved}\n")

        assert answer.code == 0
        assert json.loads(saved.read_text("utf-8"))["seed"] is None


@pytest.mark.parametrize(
    ("args", "changed", "code", "told"),
    [
        (["--bots", "random"], {}, 2, "--resume goes on with the play as it was; leave out --bots"),
        (["-o", "dna=true"], {}, 2, "leave out --option"),
        (["--seed", "5"], {}, 2, "leave out --seed"),
        (["sukkube"], {}, 2, "is a play of Cubosaurs, not of 'sukkube'"),
        ([], {"events": [["chance", "?"]]}, 1, "lacks what its seat could not know"),
        ([], {"seats": ["Ada", "bot:clever", "bot:random"]}, 1, "'clever', which is not installed"),
        ([], {"game": "chess"}, 2, "no game 'chess'"),
        ([], {"events": [["0", "keep"]]}, 1, "event 0: expected one of chance"),
        ([], {"events": 3}, 1, "'events' must be a list, not a whole number"),
    ],
)
def test_what_cannot_go_on_is_told(
    cuboteca: Command,
    tmp_path: Path,
    args: list[str],
    changed: dict[str, Any],
    code: int,
    told: str,
) -> None:
    path = tmp_path / "play.jsonl"
    cuboteca("play", "cubosaurs", "--seed", 5, typed=f"quit\n{path}\n")
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | changed), "utf-8")
    answer = cuboteca("play", *args, "--resume", path)

    assert (answer.code, answer.out) == (code, "")
    assert told in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("plays", "told"), [(0, "holds no record"), (2, "holds 2 records"), (1, "is over; 'cuboteca")]
)
def test_a_file_of_another_kind_is_told(
    cuboteca: Command, records: Path, plays: int, told: str
) -> None:
    lines = records.read_text("utf-8").splitlines(keepends=True)
    records.write_text("".join(lines[:plays]), "utf-8")
    answer = cuboteca("play", "--resume", records)

    assert (answer.code, answer.out) == (1, "")
    assert told in answer.err


def test_without_a_game_or_a_file_is_wrong_usage(cuboteca: Command) -> None:
    answer = cuboteca("play")

    assert answer.code == 2
    assert "say which game: " in answer.err


def test_bots_alone_play_by_themselves(cuboteca: Command) -> None:
    answer = cuboteca("play", "cubosaurs", "--players", 2, "--bots", "random,random", "--seed", 1)

    assert answer.code == 0
    assert "Final result" in answer.out


@pytest.mark.parametrize(
    ("language", "told"), [("it", "Scrivi il numero"), ("fr", "Tapez le numéro")]
)
def test_speaks_the_language_asked_for(cuboteca: Command, language: str, told: str) -> None:
    assert told in cuboteca("play", "cubosaurs", "--language", language).out


def test_speaks_the_language_of_the_environment(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    assert "Scrivi il numero" in cuboteca("play", "cubosaurs").out


def test_a_solver_plays_where_the_game_brings_one(cuboteca: Command) -> None:
    answer = cuboteca("play", "sukkube", "--players", 2, "--bots", "solver", "--seed", 2, typed="")

    assert (answer.code, answer.err) == (0, "")
    assert "solver-2" in answer.out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--players", "6"], "--players must be 2 to 5"),
        (["--bots", "clever"], "no bot 'clever'; there are: random, easy, medium, hard, expert"),
        (["--players", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (
            ["--bots", "random,random,random,random,random"],
            "Cubosaurs has at most 5 seats; 1 person and 5 bots need 6.",
        ),
        (
            ["--bots", "random", "--names", "A,B,C,D,E"],
            "Cubosaurs has at most 5 seats; 5 people and 1 bot need 6.",
        ),
        (["--names", "A,B,C,D,E,F"], "Cubosaurs has at most 5 seats; 6 people need 6."),
        (["--names", "A,B,C", "--players", "2"], "--names gives 3 names for 2 seats."),
        (
            ["--names", "Ada", "--bots", "none"],
            "Cubosaurs needs at least 2 seats; 1 person and no bots take 1.",
        ),
        (
            ["--names", "Ada,Bea", "--players", "2", "--bots", "random"],
            "--names must give 1 name, not 2.",
        ),
        (
            ["--names", "Ada", "--players", "3", "--bots", "random"],
            "--names must give 2 names, one for each person, not 1.",
        ),
        (
            ["--names", "Ada", "--players", "2", "--bots", "random,random"],
            "--names must not be given: the bots take all seats.",
        ),
        (["--players", "2", "--bots", "none", "--names", "Ada,Ada"], "a different name"),
        (["--names", "A" * 25], "1 to 24 printable letters"),
        (["--language", "de"], "--language must be one of en, it, fr, not 'de'"),
        (["--option", "rounds=many"], "option 'rounds' must be a whole number from 1 to"),
    ],
)
def test_wrong_usage_is_one_sentence(cuboteca: Command, args: list[str], told: str) -> None:
    answer = cuboteca("play", "cubosaurs", *args)

    assert answer.code == 2
    assert told in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
def test_in_a_terminal_with_colours_which_ctrl_c_leaves(tmp_path: Path) -> None:
    terminal, far_end = os.openpty()
    program = subprocess.Popen(
        [*PROGRAM, "play", "cubosaurs", "--seed", "5"],
        stdin=far_end,
        stdout=far_end,
        stderr=far_end,
        start_new_session=True,
        env=os.environ | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
    )
    os.close(far_end)
    try:
        shown = _until(terminal, b"refuse C")
        os.write(terminal, b"keep\r")
        shown += _until(terminal, b"keeps")
        program.send_signal(signal.SIGINT)
        shown += _until(terminal, b"To go on with this play later")
        os.write(terminal, os.fsencode(tmp_path / "play.jsonl") + b"\r")
        shown += _until(terminal, b"stopped before the end")
        code = program.wait(timeout=120)
    finally:
        program.kill()

    assert code == 130
    assert b"\x1b[" in shown
    saved = parse_record((tmp_path / "play.jsonl").read_text("utf-8"))
    assert saved.seats == ("Player 1", "bot:medium", "bot:medium")
    assert ("0", "keep") in saved.events
    os.close(terminal)


def _until(terminal: int, word: bytes) -> bytes:
    """Read from a terminal until it has shown ``word``."""
    shown = b""
    deadline = time.monotonic() + 120
    while word not in shown:
        assert time.monotonic() < deadline, shown
        if select.select([terminal], [], [], 0.5)[0]:
            shown += os.read(terminal, 65536)
    return shown


def test_a_play_begins_at_a_position(cuboteca: Command) -> None:
    cubosaurs = game("cubosaurs")
    place = cubosaurs.notation.format_state(Play(cubosaurs, {}, 2).state)
    seats = ("--players", 2, "--bots", "greedy,random", "--seed", 5)
    usual = cuboteca("play", "cubosaurs", *seats)
    answer = cuboteca("play", "cubosaurs", *seats, "--from", place)
    wrong = cuboteca("play", "cubosaurs", *seats, "--from", "nowhere")

    assert (answer.code, answer.err) == (0, "")
    assert answer.out == usual.out
    assert (wrong.code, wrong.err.count("\n")) == (1, 1)
    assert "no position of Cubosaurs" in wrong.err
