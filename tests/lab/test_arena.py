"""The arena: who meets whom, what is counted, what is kept, what happens to bots that fail."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots import levels
from cuboteca.bots.levels import make_bot
from cuboteca.bots.workers import BlockingWorkers
from cuboteca.core.chance import seeded
from cuboteca.games import game
from cuboteca.lab import arena
from cuboteca.lab.arena import (
    ArenaError,
    Contest,
    Fault,
    Result,
    contest,
    hold,
    play_one,
    schedule,
)
from cuboteca.lab.growing_file import alone
from cuboteca.lab.parquet import MissingParquetError, columns_of, has_parquet, write_parquet
from cuboteca.lab.processes import _give_up, processes
from cuboteca.lab.ray_cluster import MissingRayError, installed, play_there, ray_cluster
from cuboteca.lab.report import _marks, page_of
from cuboteca.lab.results_file import ResultsFile, read_result
from cuboteca.lab.standing import (
    mean_lead,
    mean_points,
    mean_rank,
    rank_of,
    side_of,
    standing_of,
    win_share,
)
from cuboteca.lab.statistics import Estimate
from tests.bots.packages import install

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

    from cuboteca.bots.bot import DecisionContext

GAME = game("cubosaurs")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")


def small(*bots: str, seat_count: int = 2, **more: Any) -> Contest:
    return contest(GAME, {"rounds": 1}, seat_count, bots or ("random", "greedy"), seed=3, **more)


def result(
    play: int, points: tuple[int, ...], ranks: tuple[int, ...], pair: tuple[int, int] = (0, 1)
) -> Result:
    """Return a play of a contest between ``a`` and ``b`` (and ``c``)."""
    names = "abc"
    bots = tuple(names[pair[(seat + play) % 2]] for seat in range(len(points)))
    none = (0,) * len(points)
    return Result(pair, play, bots, points, ranks, "points", 9, none, none, none)


#: The parent of a bot's process is one of those that play.
DEADLY_ONCE = """
import os, pathlib, signal

class Deadly:
    def __init__(self, seed):
        pass

    def choose(self, context):
        mark = pathlib.Path(__file__).with_name("mark")
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return context.legal[0]
"""


def made_up(*bots: str, seat_count: int = 2) -> Contest:
    return Contest("cubosaurs", 1, {}, seat_count, bots or ("a", "b"), 1)


# who meets whom


def test_everybody_meets_everybody() -> None:
    assert small("random", "easy", "greedy").pairs() == [(0, 1), (0, 2), (1, 2)]


def test_on_a_ladder_neighbours_meet() -> None:
    assert small("random", "easy", "greedy", ladder=True).pairs() == [(0, 1), (1, 2)]


def test_plays_come_in_twos_for_every_pair_in_turn() -> None:
    order = list(schedule(small("random", "easy", "greedy", ladder=True), 3))

    assert order == [
        ((0, 1), 0), ((0, 1), 1), ((1, 2), 0), ((1, 2), 1), ((0, 1), 2), ((1, 2), 2),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (("random", "genius"), "no bot 'genius' for Cubosaurs; there are: random, easy"),
        (("random",), "at least two bots"),
        (("random", "random"), "at least two bots"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(bots: tuple[str, ...], told: str) -> None:
    with pytest.raises(ArenaError, match=told):
        small(*bots)


def test_one_seat_is_too_few() -> None:
    with pytest.raises(ArenaError, match="two seats"):
        contest(game("sukkube"), {}, 1, ("random", "greedy"), seed=1)


# a play


def test_in_a_play_the_bots_sit_by_turns_and_then_change_seats() -> None:
    what = small(seat_count=3)

    assert play_one(what, (0, 1), 0).bots == ("random", "greedy", "random")
    assert play_one(what, (0, 1), 1).bots == ("greedy", "random", "greedy")


def test_a_play_repeats_itself() -> None:
    one, other = (replace(play_one(small(), (0, 1), 4), seconds=(), longest=()) for _ in "12")

    assert one == other
    assert one.points != play_one(small(), (0, 1), 6).points


def test_both_plays_of_two_and_all_pairs_have_the_same_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rngs: list[tuple[int, ...]] = []

    def noted(*key: int) -> Any:
        rngs.append(key)
        return seeded(*key)

    monkeypatch.setattr(arena, "seeded", noted)
    for pair, number in [((0, 1), 4), ((0, 1), 5), ((0, 2), 4)]:
        play_one(small("random", "easy", "greedy"), pair, number)

    assert rngs.count((3, 2)) == 3  # the seed of the contest, the number of the two


class Crashing:
    """Fails at every decision."""

    def choose(self, context: DecisionContext) -> int:
        raise ZeroDivisionError(f"seat {context.seat}")


class Cheating:
    """Answers what is not legal."""

    def choose(self, context: DecisionContext) -> int:  # noqa: ARG002
        return 99_999


@pytest.mark.parametrize(
    ("bot", "told"),
    [(Crashing, "ZeroDivisionError: seat"), (Cheating, "answered 99999, which is not legal")],
)
def test_a_bot_that_fails_loses_its_turns(
    bot: type[Any], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        arena,
        "make_bot",
        lambda name, seed, mode: bot() if name == "greedy" else make_bot(name, seed, mode),
    )
    played = play_one(small(), (0, 1), 0)

    assert {fault.bot for fault in played.faults} == {"greedy"}
    assert all(told in fault.why for fault in played.faults)
    assert len(played.faults) >= played.decisions[1] > 0
    assert standing_of(small(), [played]).scores[1].faults == len(played.faults)


def test_an_own_bot_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
import sys, time
print("{}", flush=True)
sys.stdin.readline()
print('{"state": "thinking"}', flush=True)
time.sleep(600)
"""
    workers = BlockingWorkers(0.2, (sys.executable, "-c", code), first_seconds=60)
    monkeypatch.setattr(arena, "own_bots", lambda: ("greedy",))
    monkeypatch.setattr(arena, "_open", {0.2: workers})
    asked: list[int] = []
    choose = arena._ask_worker

    def ask_once(*args: Any) -> int:
        asked.append(1)
        return choose(*args) if len(asked) == 1 else args[3].legal_actions()[0]

    monkeypatch.setattr(arena, "_ask_worker", ask_once)
    played = play_one(small(patience=0.2), (0, 1), 0)
    arena.close()

    assert [fault.why for fault in played.faults] == ["it thought for more than 0.2 seconds"]


# many plays and their file


def test_an_interrupted_arena_goes_on_where_it_ended(tmp_path: Path) -> None:
    what, path = small(), tmp_path / "plays.jsonl"
    first = ResultsFile(path, what)
    for number, played in enumerate(hold(what, 6)):
        first.add(played)
        if number == 2:
            break
    path.write_bytes(path.read_bytes() + b'{"pair": [0, 1], "pl')  # cut off in the middle
    second = ResultsFile(path, what)
    for played in hold(what, 6, list(second.done)):
        second.add(played)
    read = ResultsFile(path, what).done

    assert [one.play for one in read] == list(range(6))
    assert {one.key for one in read[:3]} == {one.key for one in first.done[:3]}
    assert list(hold(what, 6, read)) == []


@pytest.mark.parametrize(
    "line",
    [
        '{"pair": [0, 1]}',
        "nonsense",
        result(0, (9, 5), (1, 2)).line(),  # of other bots
        replace(result(0, (9,), (1,)), bots=("random",)).line(),
    ],
)
def test_a_damaged_line_is_named_and_nothing_is_touched(line: str, tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    ResultsFile(path, small()).add(replace(result(0, (9, 5), (1, 2)), bots=("random", "greedy")))
    path.write_text(path.read_text() + line + "\n")
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=r"line 3 of '.*' is damaged; take it out"):
        ResultsFile(path, small())

    assert path.read_bytes() == before


def test_a_file_whose_beginning_was_cut_off_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    ResultsFile(path, small())
    whole = path.read_bytes()
    path.write_bytes(whole[:40])

    assert ResultsFile(path, small()).done == []
    assert path.read_bytes() == whole


def locked(path: Path) -> AbstractContextManager[None]:
    return alone(path, "arena", ArenaError)


def test_two_arenas_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    with locked(path), pytest.raises(ArenaError, match="another arena is writing"), locked(path):
        pass
    with locked(path):
        ResultsFile(path, small())


@pytest.mark.parametrize("text", ["nonsense\n", '{"format": "other"}\n', "[]\n", "\n", '"a"\n'])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    path.write_text(text)
    with pytest.raises(ArenaError, match="holds no results of an arena"):
        ResultsFile(path, small())

    assert path.read_text() == text


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    ResultsFile(tmp_path / "plays.jsonl", small())
    with pytest.raises(ArenaError, match="another contest: its seats is 2, not 3"):
        ResultsFile(tmp_path / "plays.jsonl", small(seat_count=3))
    longer = contest(GAME, {"rounds": 2}, 2, ("random", "greedy"), seed=3)
    with pytest.raises(ArenaError, match="another contest: its option rounds is 1, not 2"):
        ResultsFile(tmp_path / "plays.jsonl", longer)


def test_a_result_is_read_as_it_was_written() -> None:
    one = replace(result(3, (5, 4), (1, 2)), faults=(Fault(1, "b", 7, "é\u2028"),))

    assert read_result(one.line()) == one


def test_a_play_whose_process_always_dies_is_named() -> None:
    with pytest.raises(ArenaError, match="process of play 7 of random against greedy died 4 times"):
        _give_up(small(), Counter({((0, 1), 7): 4}))


# on a cluster; tests/lab/peers plays on a real one


def test_a_node_plays_the_same() -> None:
    what = small()
    told = json.loads(play_there((asdict(what), installed(what.bots)), (0, 1), 0))

    assert read_result(told["line"]).points == play_one(what, (0, 1), 0).points


def test_a_node_with_something_else_installed_refuses() -> None:
    what = small()
    wanted = {"cuboteca": "cuboteca 0.0.1 (12345678)", **installed(what.bots)} | {
        "one": "my-bots 1.0"
    }
    told = json.loads(play_there((asdict(what), wanted), (0, 1), 0))

    assert "has no one, not my-bots 1.0; install the same on every node" in told["refused"]


def test_ray_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with (
        pytest.raises(MissingRayError, match=r'pip install "cuboteca\[ray\]"'),
        ray_cluster(),
    ):
        pass


@pytest.mark.slow
def test_several_processes_play_the_same_even_if_one_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "[cuboteca.bots]\ndeadly = my_bots:Deadly\n", DEADLY_ONCE)
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    monkeypatch.syspath_prepend(tmp_path)
    levels._entries.cache_clear()
    what = small("random", "deadly")
    try:
        plays = sorted(hold(what, 2, hands=processes(2)), key=lambda one: one.play)
        dead = (tmp_path / "mark").exists()
        same = list(hold(what, 2))
    finally:
        arena.close()
        levels._entries.cache_clear()

    assert dead
    assert [(one.points, one.faults) for one in plays] == [(one.points, ()) for one in same]


# what is counted


def test_two_plays_are_one_number() -> None:
    results = [result(0, (9, 5), (1, 2)), result(1, (9, 5), (1, 2)), result(2, (9, 5), (1, 2))]
    meeting = standing_of(made_up(), results).meetings[0, 1]

    assert (meeting.plays, meeting.wins.count) == (3, 2)
    assert meeting.wins.mean == pytest.approx((0.5 + 1) / 2)
    assert meeting.points[0].mean == pytest.approx((7 + 9) / 2)


def test_a_shared_victory_counts_as_its_part() -> None:
    assert side_of(result(0, (5, 5, 5, 1), (1, 1, 1, 4)), "a") == pytest.approx((2 / 3, 2, 5))
    assert rank_of((1, 1, 1, 4), 3) == 4


def test_ratings_follow_the_results() -> None:
    results = [result(n, (9, 1) if n % 2 == 0 else (1, 9), (1, 2) if n % 2 == 0 else (2, 1))
               for n in range(20)]  # fmt: skip
    standing = standing_of(made_up(), results)
    better, worse = standing.ratings

    assert standing.order() == [0, 1]
    assert better.skill - better.spread > worse.skill + worse.spread


def test_who_never_met_has_no_cell() -> None:
    standing = standing_of(made_up("a", "b", "c"), [result(0, (9, 5), (1, 2))])
    straight, turned = win_share(standing, 0, 1), win_share(standing, 1, 0)

    assert win_share(standing, 0, 2) is None
    assert straight is not None and turned is not None  # noqa: PT018
    assert (straight.value, turned.value) == (1.0, 0.0)
    assert turned.high == pytest.approx(1 - straight.low)


def test_means_of_few_numbers_have_wide_intervals() -> None:
    results = [result(n, (9, 5 + n * n), (1, 2)) for n in range(4)]
    lead = mean_lead(standing_of(made_up(), results), 0, 1)

    assert lead is not None
    # leads of 4 and -3, then of 0 and 5: 0.5 and 2.5, with a standard error of 1
    assert (lead.value, lead.high) == pytest.approx((1.5, 1.5 + 12.7062), abs=1e-3)
    assert mean_points(standing_of(made_up(), results[:2]), 0, 1).is_open  # type: ignore[union-attr]


def test_more_seats_are_told_by_rank_and_points() -> None:
    results = [result(0, (9, 5, 7), (1, 3, 2)), result(1, (4, 8, 2), (2, 1, 3)),
               result(2, (9, 5, 7), (1, 3, 2)), result(3, (4, 6, 2), (2, 1, 3))]  # fmt: skip
    standing = standing_of(made_up(seat_count=3), results)
    page = page_of(standing, "Cubosaurs")
    rank, other = mean_rank(standing, 0, 1), mean_rank(standing, 1, 0)

    assert rank is not None and other is not None  # noqa: PT018
    assert (rank.value, other.value) == (1.25, 2.75)
    for words in ("Cross table of mean ranks", "Cross table of points", "Lead"):
        assert words in page


@pytest.mark.parametrize(
    ("low", "high", "even", "marks"),
    [
        (0.2, 0.9, None, [0.2, 0.4, 0.6, 0.8, 1.0]),
        (41, 58, 50, [40, 45, 50, 55, 60]),
        (3, 3, None, [3, 4]),
        (-7, 12, 0, [-10, -5, 0, 5, 10, 15]),
    ],
)
def test_the_marks_of_an_axis_are_round(
    low: float, high: float, even: float | None, marks: list[float]
) -> None:
    assert _marks([Estimate(low, low, high)], even) == pytest.approx(marks)


def test_the_report_holds_everything_and_nothing_from_elsewhere() -> None:
    one = replace(result(0, (9, 5), (1, 2)), faults=(Fault(1, "b", 7, "<script>"),))
    page = page_of(standing_of(made_up(), [one, result(1, (9, 5), (1, 2))]), "Cubosaurs")

    assert "<svg" in page
    assert "&lt;script&gt;" in page
    assert "<script>" not in page
    assert "http" not in page


def test_a_row_a_seat() -> None:
    table = columns_of(made_up(), [result(0, (9, 5), (1, 2)), result(1, (4, 4), (1, 1))])

    assert table["bot"] == ["a", "b", "b", "a"]
    assert table["points"] == [9, 5, 4, 4]
    assert columns_of(made_up(), []) == {}


def test_parquet_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuboteca.lab.parquet.has_parquet", lambda: False)
    with pytest.raises(MissingParquetError, match=r'pip install "cuboteca\[parquet\]"'):
        write_parquet(made_up(), [], tmp_path / "plays.parquet")


@pytest.mark.skipif(not has_parquet(), reason="the extra is not installed")
def test_parquet_can_be_read(tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415  # an extra

    path = tmp_path / "plays.parquet"
    write_parquet(made_up(), [result(0, (9, 5), (1, 2))], path)

    assert parquet.read_table(path).to_pydict()["rank"] == [1, 2]


def test_a_contest_has_a_name_of_its_own() -> None:
    assert small().digest != small(seat_count=3).digest
    assert json.loads(json.dumps(small().digest)) == small().digest
