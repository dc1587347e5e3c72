"""Macros in the terminal: their names can be typed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.omen import NAME, registered

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import Answer, Command

LABEL = "Send out boats until a storm comes"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def play(cuboteca: Command, *typed: object, seed: int = 1) -> Answer:
    lines = "".join(f"{line}\n" for line in typed)
    people = ("--players", 2, "--bots", "none", "--names", "Ada,Ben")
    return cuboteca("play", NAME, *people, "--seed", seed, typed=lines)


def events(cuboteca: Command, path: Path, *typed: str, seed: int = 1) -> list[Any]:
    """Return what happened when this was typed."""
    play(cuboteca, *typed, f"save {path}", seed=seed)
    return [text for _, text in json.loads(path.read_text("utf-8"))["events"]]


def seed_with_a_storm(cuboteca: Command, path: Path) -> int:
    """Return a seed whose second wave is the storm."""
    typed = ("trust", "high", "sail", "sail")
    waves = ["trust", "high", "sail", "calm", "sail", "storm"]
    return next(s for s in range(200) if events(cuboteca, path, *typed, seed=s) == waves)


def test_they_are_listed_where_they_apply(cuboteca: Command) -> None:
    assert LABEL not in play(cuboteca).out
    assert LABEL in play(cuboteca, "trust", "high").out


def test_a_name_takes_all_decisions_up_to_where_it_stops(cuboteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    seed = seed_with_a_storm(cuboteca, path)
    by_name = events(cuboteca, path, "trust", "high", "Sail-on", seed=seed)
    stopped = events(cuboteca, path, "trust", "high", "sail-on", "sail-on", seed=seed)
    home = events(cuboteca, path, "trust", "high", "sail-home", seed=seed)

    assert by_name == stopped == ["trust", "high", "sail", "calm", "sail", "storm"]
    assert home[:7] == [*by_name, "stay"]


def test_each_step_is_told(cuboteca: Command, tmp_path: Path) -> None:
    seed = seed_with_a_storm(cuboteca, tmp_path / "play.jsonl")
    told = play(cuboteca, "trust", "high", "sail-on", seed=seed).out

    assert told.count("A boat leaves") == 2
    assert told.index("The sea is calm") < told.index("A storm comes")
    assert told.count("Ada: Choose") == 3  # at the beginning, before the macro, after it


def test_a_name_that_does_not_apply_is_no_action(cuboteca: Command) -> None:
    assert "'sail-on' is not a valid action" in play(cuboteca, "sail-on").out


def test_a_draw_makes_its_decisions_stand(cuboteca: Command, tmp_path: Path) -> None:
    seed = seed_with_a_storm(cuboteca, tmp_path / "play.jsonl")

    assert (
        "nothing to take back" in play(cuboteca, "trust", "high", "sail-on", "undo", seed=seed).out
    )
