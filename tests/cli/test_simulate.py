"""``cuboteca simulate``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.cli import preparing, simulate
from cuboteca.core.engine import engine_of
from cuboteca.core.play_record import read_records
from cuboteca.core.replay import replay
from cuboteca.games import game
from cuboteca.lab import ray_cluster
from cuboteca.lab.recording import Recorder
from cuboteca.lab.simulation import run
from tests.cli.conftest import PROGRAM
from tests.full_disk import FULL, full_disk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")

KEYS = {
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "points_mean",
    "wins",
    "end_reasons",
    "seed",
}


def test_json_is_one_object_with_everything_promised(cuboteca: Command) -> None:
    answer = cuboteca("simulate", "cubosaurs", "--players", 3, "--plays", 4, "--seed", 7, "--json")
    told = json.loads(answer.out)

    assert (answer.code, answer.err) == (0, "")
    assert told.keys() >= KEYS
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("cubosaurs", 3, 4, 7)
    assert len(told["points_mean"]) == len(told["wins"]) == 3
    assert sum(told["wins"]) == pytest.approx(4)
    assert sum(told["end_reasons"].values()) == 4


def test_same_seed_same_results_on_any_number_of_threads(cuboteca: Command) -> None:
    def told(threads: int) -> dict[str, object]:
        answer = cuboteca(
            *("simulate", "cubosaurs", "--plays", 5, "--seed", 7, "--json", "--threads", threads)
        )
        value: dict[str, object] = json.loads(answer.out)
        return {k: v for k, v in value.items() if "second" not in k and k != "threads"}

    assert told(1) == told(2)


def test_the_table_names_seats_bots_and_ends(cuboteca: Command) -> None:
    answer = cuboteca("simulate", "cubosaurs", "--plays", 4, "--bots", "random,greedy")

    assert answer.code == 0
    for word in ("4 plays with 4 seats", "random (each of 2)", "greedy", "95 %", "Ends:"):
        assert word in answer.out


def test_without_a_seed_one_is_drawn_and_shown(cuboteca: Command) -> None:
    answer = cuboteca("simulate", "cubosaurs", "--plays", 1, "--json")

    assert json.loads(answer.out)["seed"] >= 0


def test_records_replay_to_the_simulated_outcomes(records: Path) -> None:
    with records.open(encoding="utf-8") as file:
        plays = list(read_records(file))

    assert [record.seed for record in plays] == [7, 7, 7]
    for record in plays:
        outcome = replay(game("cubosaurs"), record).outcome
        assert outcome is not None
        assert record.outcome == outcome.as_json()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["nosuch"], "no game 'nosuch'; there are: cubosaurs"),
        (["cubosaurs", "--players", "9"], "--players must be 2 to 5 for Cubosaurs, not 9"),
        (["cubosaurs", "--players", "x"], "--players"),
        (["cubosaurs", "--plays", "0"], "--plays must be at least 1, not 0"),
        (["cubosaurs", "--plays", "-3"], "--plays must be at least 1, not -3"),
        (["cubosaurs", "--threads", "0"], "--threads must be 1 to 256, not 0"),
        (["cubosaurs", "--ray-address", "auto"], "--ray-address needs --engine ray"),
        (["cubosaurs", "--seed", "-1"], "--seed must be 0 to"),
        (["cubosaurs", "--bots", "clever"], "no bot 'clever' for simulations; there are: random"),
        (["cubosaurs", "--bots", "random,"], "names separated by commas"),
        (["cubosaurs", "--players", "2", "--bots", "random,random,greedy"], "1 to 2 bots"),
        (["cubosaurs", "--option", "dna"], "--option must look like NAME=VALUE, not 'dna'"),
        (["cubosaurs", "--option", "dna="], "--option must look like NAME=VALUE, not 'dna='"),
        (["cubosaurs", "--option", "dna=7"], "option 'dna' must be true or false, not '7'"),
        (["cubosaurs", "--option", "rounds=0"], "option 'rounds' must be a whole number from 1"),
        (["cubosaurs", "--option", "speed=1"], "Cubosaurs has no option 'speed'; its options are"),
        (["cubosaurs", "-o", "dna=1", "-o", "dna=0"], "--option dna is given twice"),
        (["cubosaurs", "--nonsense"], "--nonsense"),
        (["cubosaurs", "--records", "/nowhere/at/all"], "--records cannot write '/nowhere/at/all'"),
        ([], "GAME"),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_2(
    cuboteca: Command, args: list[str], told: str
) -> None:
    answer = cuboteca("simulate", *args)

    assert answer.code == 2
    assert answer.out == ""
    assert told in answer.err
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("cuboteca: ")
    assert answer.err.endswith(".\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device that is always full")
def test_a_full_disk_is_one_sentence(cuboteca: Command) -> None:
    answer = cuboteca("simulate", "cubosaurs", "--plays", 3, "--records", "/dev/full")

    assert answer.code == 1
    assert answer.err == "cuboteca: '/dev/full': No space left on device.\n"


@pytest.mark.parametrize("before", [None, "good"])
@pytest.mark.usefixtures("interpreted")
def test_records_are_not_left_half_written(
    cuboteca: Command, tmp_path: Path, before: str | None
) -> None:
    path = tmp_path / "plays.jsonl"
    if before:
        path.write_text(before, "utf-8")
    with full_disk(5000):
        answer = cuboteca("simulate", "cubosaurs", "--plays", 3, "--records", path)

    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"cuboteca: '{path}': {FULL}.\n"
    assert [one.read_text("utf-8") for one in tmp_path.iterdir()] == ([before] if before else [])


def test_the_time_told_is_what_one_waits_for(cuboteca: Command, tmp_path: Path) -> None:
    begun = time.perf_counter()
    plain = cuboteca("simulate", "cubosaurs", "--plays", 3, "--records", tmp_path / "a")
    took = time.perf_counter() - begun
    args = ("simulate", "cubosaurs", "--plays", 3, "--records", tmp_path / "b", "--json")
    told = json.loads(cuboteca(*args).out)
    parts = ("ready_seconds", "playing_seconds", "recording_seconds")
    line = next(one for one in plain.out.splitlines() if one.startswith("Total "))
    whole = re.fullmatch(
        r"Total ([\d.]+) s: starting [\d.]+ s, playing [\d.]+ s, writing records [\d.]+ s", line
    )

    assert whole is not None
    assert float(whole[1]) <= took + 0.1  # it is rounded
    assert all(told[part] > 0 for part in parts)
    assert sum(told[part] for part in parts) <= told["seconds"]


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_shows_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    program = subprocess.Popen(
        [*PROGRAM, "simulate", "cubosaurs", "--plays", "100000000", "--records", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"CUBOTECA_INTERPRETED": "1"},
    )
    end = time.monotonic() + 120
    try:
        while not any(one.stat().st_size for one in tmp_path.iterdir()):
            assert time.monotonic() < end
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        out, said = program.communicate(timeout=120)
    finally:
        program.kill()
    with path.open(encoding="utf-8") as file:
        written = len(list(read_records(file)))

    assert program.returncode == 130
    assert said == "cuboteca: stopped before the end.\n"
    assert re.match(r"Stopped after \d+ of 100,000,000 plays; these are counted\.\n", out)
    assert "Ends: " in out
    assert written > 0
    assert f"({written:,} plays)" in out or f"Stopped after {written:,} of" in out


@pytest.fixture
def ctrl_c(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Let Ctrl-C come once, while a play is written down, or (0) before the first one is."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # else it may be ignored

    def come(count: int) -> None:
        class Interrupted(Recorder):
            def lines(self, lo: int, hi: int) -> bytes:
                if lo == count - 1 and self.is_ready:
                    signal.raise_signal(signal.SIGINT)
                self.is_ready = True  # the first line is only written to compile
                return super().lines(lo, hi)

            is_ready = False

        def ran(*args: Any) -> Any:
            if not count:
                signal.raise_signal(signal.SIGINT)
            return run(*args)

        monkeypatch.setattr(simulate, "Recorder", Interrupted)
        monkeypatch.setattr(simulate, "_WRITTEN_AT_ONCE", 1)
        monkeypatch.setattr(simulate, "run", ran)

    yield come
    signal.signal(signal.SIGINT, before)


STOPPED = ("simulate", "cubosaurs", "--plays", 20, "--seed", 7, "--records")


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("as_json", [False, True])
def test_ctrl_c_keeps_the_records_so_far(
    cuboteca: Command, ctrl_c: Callable[[int], None], tmp_path: Path, count: int, *, as_json: bool
) -> None:
    path = tmp_path / "plays.jsonl"
    ctrl_c(count)
    answer = cuboteca(*STOPPED, path, *(["--json"] if as_json else []))

    assert answer.code == 130
    assert list(tmp_path.iterdir()) == [path]
    with path.open(encoding="utf-8") as file:
        assert len(list(read_records(file))) == count
    if as_json:
        assert json.loads(answer.out)["recorded"] == count
    else:
        assert f"Records: {path} ({count} play{'s' * (count > 1)})\n" in answer.out


@pytest.mark.parametrize("count", [0, 3])
@pytest.mark.parametrize("before", [b"good\n", b""])
def test_ctrl_c_replaces_no_file(
    cuboteca: Command, ctrl_c: Callable[[int], None], tmp_path: Path, count: int, before: bytes
) -> None:
    path = tmp_path / "plays.jsonl"
    path.write_bytes(before)
    ctrl_c(count)
    answer = cuboteca(*STOPPED, path)
    ctrl_c(count)
    told = json.loads(cuboteca(*STOPPED, path, "--json").out)

    assert answer.code == 130
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [before]
    assert (told["stopped"], told["recorded"]) == (True, 0)
    assert re.search("\nRecords: none", answer.out)
    assert bool(count) == (f"'{path}' stays as it was" in answer.out)


def test_ctrl_c_leaves_no_empty_file(
    cuboteca: Command, ctrl_c: Callable[[int], None], tmp_path: Path
) -> None:
    ctrl_c(0)
    answer = cuboteca(*STOPPED, tmp_path / "plays.jsonl")

    assert answer.code == 130
    assert "Records: none; Ctrl-C was pressed before the first\n" in answer.out
    assert list(tmp_path.iterdir()) == []


def test_all_records_are_counted(cuboteca: Command, tmp_path: Path) -> None:
    args = ("simulate", "cubosaurs", "--plays", 2, "--json")

    assert json.loads(cuboteca(*args).out)["recorded"] == 0
    assert json.loads(cuboteca(*args, "--records", tmp_path / "plays").out)["recorded"] == 2


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="needs names of open files")
def test_records_on_the_output_come_before_the_json(tmp_path: Path) -> None:
    args = ("simulate", "cubosaurs", "--plays", "3", "--json", "--records", "/dev/stdout")
    with (tmp_path / "out").open("wb") as out:
        subprocess.run([*PROGRAM, *args], stdout=out, check=True, timeout=120)
    *lines, told = (tmp_path / "out").read_text("utf-8").split("\n", 3)

    assert [json.loads(line)["game"] for line in lines] == ["cubosaurs"] * 3
    assert json.loads(told)["recorded"] == 3


@pytest.mark.compiled
def test_nothing_is_called_compiling_when_nothing_compiles(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CUBOTECA_INTERPRETED")
    cuboteca("simulate", "cubosaurs", "--plays", 3)
    monkeypatch.setattr(preparing, "_PATIENCE_SECONDS", 0.0)
    answer = cuboteca("simulate", "cubosaurs", "--plays", 3)

    assert (answer.code, answer.err) == (0, "")
    assert "starting" in answer.out


@pytest.mark.compiled
def test_compiled_records_are_the_interpreted_ones(
    cuboteca: Command, records: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CUBOTECA_INTERPRETED")
    path = tmp_path / "compiled.jsonl"
    answer = cuboteca(
        "simulate", "cubosaurs", "--players", 3, "--plays", 3, "--seed", 7, "--records", path
    )

    assert engine_of(game("cubosaurs")).mode == "compiled"
    assert answer.code == 0
    assert path.read_text("utf-8") == records.read_text("utf-8")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--threads", "2"], "--threads are of this computer: a cluster uses all of its"),
        (["--records", "plays.jsonl"], "--records are written on this computer: leave out"),
    ],
)
def test_what_a_cluster_cannot_do_is_one_sentence(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch, args: list[str], told: str
) -> None:
    monkeypatch.setattr(ray_cluster, "need_ray", lambda: None)
    answer = cuboteca("simulate", "cubosaurs", "--engine", "ray", *args)

    assert answer.code == 2
    assert told in answer.err


def test_a_cluster_without_ray_names_the_extra(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    answer = cuboteca("simulate", "cubosaurs", "--engine", "ray")

    assert answer.code == 1
    assert 'pip install "cuboteca[ray]"' in answer.err
