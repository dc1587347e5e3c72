"""``cuboteca bench``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.lab import peers
from cuboteca.lab.peers import PYTHON_PEER_GAMES
from cuboteca.lab.starts import Wait

if TYPE_CHECKING:
    from tests.cli.conftest import Command

PLAYS = "random plays, 1 thread"
QUICK = ("bench", "cubosaurs", "--players", 2, "--runs", 1, "--seconds", 0.001, "--no-starts")


@pytest.mark.compiled
def test_json_tells_medians_and_ratios(cuboteca: Command) -> None:
    pytest.importorskip("pyspiel")
    told = json.loads(cuboteca(*QUICK, "--json").out)
    ours = [figure for figure in told["figures"] if "ratios" in figure]

    assert {figure["group"] for figure in ours} == {"default", "dna"}
    owners = {figure["of"] for figure in told["figures"]}
    assert {"cubosaurs, 2 seats", "OpenSpiel"} <= owners
    assert owners <= {"cubosaurs, 2 seats", "OpenSpiel", "PettingZoo"}
    assert all(figure["median"] > 0 for figure in told["figures"])
    assert ours[0]["ratios"].keys() >= {"connect_four", "hearts", "backgammon"}
    assert told["baseline"] == "a84b532"
    threaded = [f["marks"] for f in ours if f["measure"] == "random plays, 2 threads"]
    assert [[mark["than"] for mark in marks] for marks in threaded] == [[PLAYS], [PLAYS]]
    by_open_spiel = [f["marks"] for f in ours if f["measure"] == "in OpenSpiel, call by call"]
    assert [[mark["than"] for mark in marks] for marks in by_open_spiel] == [[*PYTHON_PEER_GAMES]]
    assert told["waits"] == []


@pytest.mark.compiled
def test_without_the_peer_it_says_how_to_get_it(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.cli.bench.has_open_spiel", lambda: False)
    answer = cuboteca(*QUICK)

    assert answer.code == 0
    assert (
        'No engines are compared: OpenSpiel is not installed; pip install "cuboteca[openspiel]"'
        in (" ".join(answer.out.split()))
    )
    assert "random plays, 2 threads" in answer.out


WAITS = [
    Wait("all", "cuboteca --help", "s", lambda: 0.5, 0.25),
    Wait("cubosaurs", "replay", "plays/min", lambda: 31_000.4, 20_000),
    Wait("cubosaurs", "writing / playing, random bots", "×", lambda: 0.75),
]


@pytest.mark.compiled
def test_what_one_waits_for_stands_next_to_its_mark(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuboteca.cli.bench.waits", lambda *_: WAITS)
    monkeypatch.setattr("cuboteca.cli.bench.has_open_spiel", lambda: False)
    asked = [one for one in QUICK if one != "--no-starts"]
    rows = [" ".join(line.split()) for line in cuboteca(*asked).out.splitlines()]

    assert "all cuboteca --help 0.50 s at most 0.25 s" in rows
    assert "cubosaurs replay 31,000 plays/min at least 20,000 plays/min" in rows
    assert "cubosaurs writing / playing, random bots 0.75 ×" in rows

    told = json.loads(cuboteca(*asked, "--json").out)["waits"]

    assert told[0]["mark"] == {"at_most": 0.25}
    assert told[1]["mark"] == {"at_least": 20_000}
    assert told[2]["mark"] is None


def test_the_peer_that_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.lab.peers.has_open_spiel", lambda: False)

    with pytest.raises(peers.MissingPeerError, match=r"not installed; .* 'make envs' in"):
        peers.open_spiel_tasks()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["chess"], "no game 'chess'"),
        (["--runs", "0"], "--runs must be 1 to 1000"),
        (["--seconds", "0"], "--seconds must be 0.001 to 600"),
    ],
)
def test_wrong_usage_is_one_sentence(cuboteca: Command, args: list[str], told: str) -> None:
    answer = cuboteca("bench", *args)

    assert answer.code == 2
    assert told in answer.err
    assert answer.err.count("\n") == 1
