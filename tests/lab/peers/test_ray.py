"""The arena and simulations on a Ray cluster of this computer; ``make test-peers`` brings Ray."""

from __future__ import annotations

import json
import os
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots import levels
from cuboteca.cli.main import run
from cuboteca.games import game
from cuboteca.lab.arena import Contest, Result, contest, hold
from cuboteca.lab.ray_cluster import ClusterError, ray_cluster
from tests.bots.packages import install

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cuboteca.lab.arena import Hands

ray = pytest.importorskip("ray")
parquet = pytest.importorskip("pyarrow.parquet")

#: The parent of a bot's process is the worker of the cluster.
BOTS = """
import os, pathlib, signal

class Deadly:
    def __init__(self, seed):
        pass

    def choose(self, context):
        os.kill(os.getppid(), signal.SIGKILL)

class DeadlyOnce(Deadly):
    def choose(self, context):
        mark = pathlib.Path(__file__).with_name("mark")
        if not mark.exists():
            mark.touch()
            super().choose(context)
        return context.legal[0]

class Wordless(Deadly):
    def choose(self, context):
        raise ValueError("nothing to say")
"""
ENTRIES = "[cuboteca.bots]\n" + "".join(
    f"{name} = my_bots:{made}\n"
    for name, made in (("deadly", "Deadly"), ("once", "DeadlyOnce"), ("wordless", "Wordless"))
)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """A cluster that knows a package's bots."""
    folder = tmp_path_factory.mktemp("package")
    install(folder, ENTRIES, BOTS)
    paths = [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUBOTECA_INTERPRETED", "1")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        patch.syspath_prepend(folder)
        levels._entries.cache_clear()
        with ray_cluster(jobs=2) as cluster:
            yield cluster
    levels._entries.cache_clear()


def small(*bots: str) -> Contest:
    return contest(game("cubosaurs"), {"rounds": 1}, 2, bots or ("random", "greedy"), seed=3)


def timeless(results: list[Result]) -> list[Result]:
    """Return results in order, without what depends on the clock."""
    return sorted(
        (replace(one, seconds=(), longest=()) for one in results), key=lambda one: one.key
    )


def test_a_cluster_plays_the_same(hands: Hands) -> None:
    what = small("random", "easy", "greedy")

    assert timeless(list(hold(what, 4, hands=hands))) == timeless(list(hold(what, 4)))


def test_an_interrupted_arena_goes_on_and_repeats_nothing(hands: Hands) -> None:
    what = small()
    with closing(hold(what, 8, hands=hands)) as plays:
        first = [next(plays) for _ in range(3)]
    rest = list(hold(what, 8, first, hands=hands))

    assert sorted(one.play for one in [*first, *rest]) == list(range(8))


def test_a_worker_that_dies_loses_nothing(hands: Hands) -> None:
    what = small("random", "once")
    played = timeless(list(hold(what, 2, hands=hands)))

    assert [one.play for one in played] == [0, 1]
    assert [one.faults for one in played] == [(), ()]


def test_a_play_that_always_fails_is_named(hands: Hands) -> None:
    with pytest.raises(
        ClusterError, match="of random against deadly failed on the cluster 4 times"
    ):
        list(hold(small("random", "deadly"), 1, hands=hands))


def test_the_command_says_the_same_with_a_cluster(
    hands: Hands,  # noqa: ARG001  # the command finds it running
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def told(*args: str) -> Any:
        plays = str(tmp_path / f"plays-{len(args)}.jsonl")
        code = run(["arena", "cubosaurs", "-o", "rounds=1", "--bots", "random,wordless", "--plays",
                    "2", "--json", "--results", plays, *args])  # fmt: skip
        assert code == 0
        return json.loads(capsys.readouterr().out)

    table = tmp_path / "plays.parquet"
    cluster, here = told("--engine", "ray", "--parquet", str(table)), told()

    assert cluster["faults"] == here["faults"] != []
    assert cluster["pairs"] == here["pairs"]
    assert "ValueError: nothing to say" in cluster["faults"][0]["why"]
    assert parquet.read_table(table).num_rows == 4  # one a seat


def test_a_simulation_counts_the_same_with_a_cluster(
    hands: Hands,  # noqa: ARG001  # the command finds it running
    capsys: pytest.CaptureFixture[str],
) -> None:
    def told(*args: str) -> Any:
        code = run(["simulate", "cubosaurs", "--plays", "300", "--bots", "random,greedy", "--seed",
                    "5", "--json", *args])  # fmt: skip
        assert code == 0
        found = json.loads(capsys.readouterr().out)
        return {k: v for k, v in found.items() if "second" not in k and k != "engine"}

    assert told("--engine", "ray") == told()


def test_an_address_where_nobody_answers_is_told() -> None:
    ray.shutdown()  # the last test: no other may find the cluster
    with (
        pytest.raises(ClusterError, match=r"no Ray cluster at .127\.0\.0\.1:9."),
        ray_cluster("127.0.0.1:9"),
    ):
        pass
