"""The levels of every game, and bots that other packages bring."""

from __future__ import annotations

import asyncio
import importlib
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.bots import levels
from cuboteca.bots.bot import UnknownLevelError, context_of
from cuboteca.bots.levels import LEVELS, BrokenBotError, known_to, levels_of, make_bot, policy_of
from cuboteca.bots.questions import question_of
from cuboteca.bots.search import Search, SearchBot
from cuboteca.bots.search.tree import bytes_of
from cuboteca.bots.workers import Workers
from cuboteca.core.chance import seeded
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.policies import HeuristicPolicy, SearchConfig
from cuboteca.games import GAME_NAMES, game
from tests.bots.packages import install
from tests.core.nim import NIM

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guides" / "bots.md"
GAMES = pytest.mark.parametrize("name", GAME_NAMES)
MEGABYTE = 2**20


def begun(name: str, seat_count: int = 2) -> Play:
    """Return a play that stands at its first decision."""
    one = game(name)
    play = Play(one, one.options({}, seat_count), seat_count)
    play.draw_all(sampler_of(seeded(1)))
    return play


# levels


@GAMES
def test_every_game_has_every_level_for_every_number_of_seats(name: str) -> None:
    one = game(name)
    for seats in range(one.meta.min_seats, one.meta.max_seats + 1):
        policies = [policy_of(one, level, seats) for level in LEVELS[1:]]

        assert isinstance(policies[0], HeuristicPolicy)
        assert isinstance(policies[2], SearchConfig)
        assert isinstance(policies[3], SearchConfig)


@GAMES
def test_what_searches_keeps_to_its_time_and_memory(name: str) -> None:
    one = game(name)
    for seats in range(one.meta.min_seats, one.meta.max_seats + 1):
        hard, expert = (policy_of(one, level, seats) for level in ("hard", "expert"))
        assert isinstance(hard, SearchConfig)
        assert isinstance(expert, SearchConfig)

        assert hard.seconds is not None and hard.seconds * 1.05 <= 0.5  # noqa: PT018
        assert expert.seconds is not None and expert.seconds * 1.05 <= 2.0  # noqa: PT018
        assert (hard.threads, expert.threads) == (1, 1)
        assert bytes_of(expert, seats) <= 32 * MEGABYTE


def test_a_game_without_a_table_has_the_usual_levels() -> None:
    assert policy_of(NIM, "medium", 2) == HeuristicPolicy(100)
    assert NIM.levels == ()


@GAMES
def test_a_level_plays_in_every_game(name: str) -> None:
    play = begun(name)
    given = context_of(play, play.to_move, seeded(1))

    assert all(make_bot(level, 1).choose(given) in given.legal for level in LEVELS[1:3])


def test_old_names_may_still_sit_down() -> None:
    assert "greedy" in known_to(game("cubosaurs"))
    assert "greedy" not in levels_of(game("cubosaurs"))


def test_a_single_legal_action_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "run", lambda *_, **__: 1 // 0)
    play = Play(NIM, NIM.options({"most": 1}, 2), 2)
    play.chance(0)
    bot = SearchBot(1, SearchConfig())

    assert bot.choose(context_of(play, 0, seeded(1))) == 0
    assert bot.found is None


def test_a_search_bot_repeats_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBOTECA_INTERPRETED", "1")
    play = begun("cubosaurs")
    given = context_of(play, play.to_move, seeded(1))
    bots = [
        SearchBot(7, SearchConfig(simulations=10, rollout_depth=4, nodes=100)) for _ in range(2)
    ]

    assert len({bot.choose(given) for bot in bots}) == 1
    assert bots[0].found is not None
    assert bots[0].found.simulations == 10


# bots of other packages


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the bots of the guide, and a broken one."""
    code = "\n\n".join(re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL))
    ((group, line),) = re.findall(
        r'\[project\.entry-points\."([^"]+)"\]\n(.*?)\n```', GUIDE.read_text("utf-8"), re.DOTALL
    )
    entries = f"[{group}]\n{line.replace(chr(34), '')}\n"
    others = "patient = my_bots:patient\nbroken = my_bots:Missing\neasy = my_bots:OneStep\n"
    install(tmp_path, entries + others, code)
    monkeypatch.syspath_prepend(tmp_path)
    levels._entries.cache_clear()
    yield tmp_path
    levels._entries.cache_clear()
    sys.modules.pop("my_bots", None)


@pytest.mark.usefixtures("package")
@GAMES
def test_the_bot_of_the_guide_plays(name: str) -> None:
    play = begun(name)
    given = context_of(play, play.to_move, seeded(1))

    assert {"one-step", "patient"} <= set(levels_of(game(name)))
    assert make_bot("one-step", 1).choose(given) in given.legal
    assert isinstance(make_bot("patient", 1), SearchBot)


@pytest.mark.usefixtures("package")
def test_the_learnt_bot_of_the_guide_takes_the_best_legal_action() -> None:
    play = begun("sukkube")
    given = context_of(play, play.to_move, seeded(1))
    rules = play.game.rules
    weights = np.zeros((rules.action_count, rules.observation_size))
    weights[given.legal[-1]] = given.observation
    learnt = importlib.import_module("my_bots").Linear(weights)

    assert learnt.choose(given) == given.legal[-1]


def test_the_bot_of_the_guide_has_twenty_lines() -> None:
    first = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]

    assert len([line for line in first.splitlines() if line.strip()]) <= 20


@pytest.mark.usefixtures("package")
def test_a_name_of_ours_stays_ours() -> None:
    assert levels.own_bots() == ("broken", "one-step", "patient")
    assert isinstance(make_bot("easy", 1), levels.LevelBot)


@pytest.mark.usefixtures("package")
def test_a_bot_that_cannot_be_made_is_named() -> None:
    with pytest.raises(BrokenBotError, match=r"bot 'broken' \(my_bots:Missing\) cannot be made"):
        make_bot("broken", 1)
    with pytest.raises(UnknownLevelError, match="greedy, broken, one-step, patient"):
        make_bot("genius", 1)


async def decided(play: Play) -> int:
    """Let the bot of the guide think in a process of its own."""
    workers = Workers(1, 60)
    try:
        return await workers.decide(question_of(play, play.to_move, "one-step", 1))
    finally:
        await workers.close()


def test_the_bot_of_the_guide_thinks_in_a_worker(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [str(package), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    play = begun("cubosaurs")

    assert asyncio.run(decided(play)) in play.legal_actions()
