"""A draw that only one seat may know, in the terminal and in files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import HIDDEN
from tests.omen import NAME, registered
from tests.omen.package import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import Answer, Command

TWO = ("--players", 2, "--bots", "none", "--names", "Ada,Ben")


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def play(cuboteca: Command, *typed: object, seed: int = 1, seats: Any = TWO) -> Answer:
    lines = "".join(f"{line}\n" for line in typed)
    return cuboteca("play", NAME, *seats, "--seed", seed, typed=lines)


def record(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def named(text: str) -> set[str]:
    return {card for card in CARDS if card in text}


def test_only_who_looked_is_shown_it(cuboteca: Command) -> None:
    at_bens_turn = play(cuboteca, "look", "board", "?").out
    at_adas_turn = play(cuboteca, "look", "high").out

    assert "Ada has looked" in at_bens_turn
    assert named(at_bens_turn) == set()
    assert len(named(at_adas_turn)) == 1


def test_what_is_shown_does_not_depend_on_it(cuboteca: Command) -> None:
    told = {play(cuboteca, "look", seed=seed).out.replace(f"Seed {seed}.", "") for seed in range(9)}

    assert len(told) == 1


def test_a_play_saved_before_its_end_holds_what_who_saves_may_know(
    cuboteca: Command, tmp_path: Path
) -> None:
    ben, ada = tmp_path / "ben.jsonl", tmp_path / "ada.jsonl"
    play(cuboteca, "look", f"save {ben}", "high", f"save {ada}")

    assert record(ben)["events"][1] == ["chance", HIDDEN]
    assert record(ben)["seed"] is None
    assert named(ben.read_text("utf-8")) == set()
    assert record(ada)["events"][1][1] in CARDS
    assert record(ada)["seed"] == 1


def test_a_play_saved_on_leaving_is_whole_and_goes_on(cuboteca: Command, tmp_path: Path) -> None:
    path, saved = tmp_path / "left.jsonl", tmp_path / "saved.jsonl"
    turn = ("look", "high", "stay")
    answer = play(cuboteca, "look", f"save {saved}", "quit", path)
    rest = "".join(f"{line}\n" for line in [*turn * 6, f"save {saved}"][1:])
    went_on = cuboteca("play", "--resume", path, typed=rest)
    whole = play(cuboteca, *turn * 6, f"save {tmp_path / 'whole.jsonl'}")

    assert "holds what is still secret" in answer.out
    assert record(path)["events"][1][1] in CARDS
    assert went_on.code == whole.code == 0
    assert saved.read_text("utf-8") == (tmp_path / "whole.jsonl").read_text("utf-8")


def test_a_play_saved_after_its_end_is_whole_and_replays(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    turn = ("look", "high", "stay")
    answer = play(cuboteca, *turn * 6, f"save {path}")
    checked = cuboteca("replay", path)

    assert answer.code == checked.code == 0
    assert HIDDEN not in {text for _, text in record(path)["events"]}
    assert record(path)["seed"] == 1


@pytest.mark.parametrize("listing", [(), ("--legal",)])
def test_a_masked_record_is_refused_in_one_sentence(
    cuboteca: Command, tmp_path: Path, listing: tuple[str, ...]
) -> None:
    path = tmp_path / "ben.jsonl"
    play(cuboteca, "look", f"save {path}")
    answer = cuboteca("replay", path, *listing)

    assert answer.code == 1
    assert answer.err == (
        f"cuboteca: '{path}', play 0 (line 1): event 1: the record was written during the play, "
        "when this draw was a secret ('?'); the record of the finished play can be replayed.\n"
    )


@pytest.mark.parametrize("level", ["random", "greedy", "solver"])
def test_bots_play_along(cuboteca: Command, level: str) -> None:
    seats = ("--players", 2, "--bots", f"{level},{level}")

    assert play(cuboteca, seats=seats).code == 0


@pytest.mark.usefixtures("interpreted")
def test_simulated_plays_are_over_and_recorded_whole(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    cuboteca("simulate", NAME, "--players", 2, "--plays", 2, "--seed", 7, "--records", path)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]

    assert len(lines) == 2
    assert all(line["outcome"] for line in lines)
    assert HIDDEN not in {text for line in lines for _, text in line["events"]}
    assert cuboteca("replay", path).code == 0
