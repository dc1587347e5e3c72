"""A game and a bot of another package are like ours: on the site, in the terminal, in studies."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import httpx
import pytest

import cuboteca
from cuboteca.core.refusals import why_not
from cuboteca.core.texts import LANGUAGES
from cuboteca.core.words import Refused, say
from cuboteca.games import GAME_NAMES, UnknownGameError, all_games, game, game_names
from tests.outside import describe
from tests.outside.conftest import forget
from tests.web.server import serving

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("interpreted")


def run(*arguments: str) -> str:
    """Return what Python prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_its_package_there_is_no_such_game() -> None:
    with pytest.raises(UnknownGameError, match="no game 'pig'"):
        game("pig")


@pytest.mark.usefixtures("pig")
def test_the_game_comes_after_ours() -> None:
    assert game_names() == (*GAME_NAMES, "pig")
    assert [one.name for one in all_games()] == [*GAME_NAMES, "pig"]
    assert cuboteca.game_info("pig").title == "Pig"


@pytest.mark.usefixtures("pig")
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_play_goes_by_the_rules(seed: int) -> None:
    play = cuboteca.Play("pig", seats=3, seed=seed, goal=30)
    while not play.is_over:
        game("pig").check(play.core.state)
        before, seat = play.view(None), play.to_move
        refused = [why_not(game("pig"), play.core.state, seat or 0, one) for one in range(2)]
        assert [one for one in range(2) if refused[one] is None] == [
            action.number for action in play.legal_actions()
        ]
        assert game("pig").notation.parse_state(play.state_text()) == play.core.state
        (event, *drawn) = play.act(play.ask("random"))
        after = play.view(None)
        if event.text == "hold":
            assert after.points[seat or 0] == before.points[seat or 0] + before.total
        elif drawn[0].text == "1":
            assert (after.total, after.points) == (0, before.points)
            assert after.active == (before.active + 1) % 3
        else:
            assert after.total == before.total + int(drawn[0].text)
            assert after.active == before.active

    assert play.outcome is not None
    assert play.outcome.reason == "goal"
    assert max(play.outcome.points) >= 30
    assert len(play.events) <= game("pig").rules.longest_play(play.options, 3)


@pytest.mark.usefixtures("pig")
def test_a_record_replays() -> None:
    play = cuboteca.Play("pig", seed=1)
    play.play_out("greedy")

    found = cuboteca.Play.from_json(play.to_json())
    assert (found.events, found.outcome) == (play.events, play.outcome)


@pytest.mark.usefixtures("pig")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_and_draws_in_every_language(language: str) -> None:
    play = cuboteca.Play("pig", seed=2, language=language)
    play.act("roll")

    assert all(action.label for action in play.legal_actions())
    assert "{" not in play.text()
    assert ET.fromstring(play.svg()).tag.endswith("svg")


@pytest.mark.usefixtures("pig")
def test_why_something_is_not_allowed_is_said() -> None:
    play = cuboteca.Play("pig", seed=1)
    refused = why_not(game("pig"), play.core.state, 0, 1)

    assert refused == Refused("nothing_to_hold", say("why-nothing-to-hold", "Scarne on Dice"))


@pytest.mark.usefixtures("pig")
def test_its_bot_plays_and_holds_at_20() -> None:
    assert "pig-hold-at-20" in cuboteca.list_bots("pig")
    play = cuboteca.Play("pig", seed=4)
    for _ in range(100):
        if play.is_over:
            break
        enough = play.view(0).total >= 20
        action = play.ask("pig-hold-at-20")
        assert (action.text == "hold") == enough or len(play.legal_actions()) == 1
        play.act(action)


@pytest.mark.usefixtures("pig")
def test_simulation_and_arena_know_it() -> None:
    found = cuboteca.simulate("pig", bots=["greedy", "random"], plays=50, seed=1, goal=30)
    assert found.by_bot[0].win_share.low > 0.5

    met = cuboteca.arena("pig", ["pig-hold-at-20", "random"], plays=2, seed=1, goal=20)
    assert (met.faults, len(met.plays)) == ((), 2)


@pytest.mark.usefixtures("pig")
def test_the_command_line_knows_it() -> None:
    told = json.loads(run("-m", "cuboteca", "games", "--json"))
    assert [one["game"] for one in told["games"]] == [*GAME_NAMES, "pig"]

    ran = run("-m", "cuboteca", "simulate", "pig", "--plays", "5", "--seed", "1", "--json")
    assert json.loads(ran)["game"] == "pig"
    assert "Roll or hold" in run("-m", "cuboteca", "rules", "pig", "--language", "en")


_ENVIRONMENTS = """
import gymnasium
from cuboteca.envs import pig_v1
from cuboteca.envs.pieces import meaning_of

env = pig_v1.env(seats=2, goal=20)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, _ = env.last()
    over = terminated or truncated
    env.step(None if over else int(observation["action_mask"].argmax()))
single = gymnasium.make("cuboteca/Pig-v1", opponents=["greedy"], goal=20)
single.reset(seed=1)
print(meaning_of("pig", 2))
"""


@pytest.mark.usefixtures("pig")
def test_the_environments_know_it() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")

    assert run("-c", _ENVIRONMENTS).split() == ["total"]


@pytest.mark.usefixtures("pig")
def test_the_site_knows_it(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site, httpx.Client(base_url=site.base) as client:
        assert "Pig" in client.get("/").text
        rules = client.get("/rules/pig")
        assert "Roll or hold" in rules.text
        assert client.get("/games/pig/symbols.svg").status_code == 200
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "pig-hold-at-20"}]
        made = client.post("/api/tables", json={"game": "pig", "seats": seats, "seed": 1}).json()
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        table = client.get(f"/api/tables/{made['table']}", headers=headers).json()
        assert table["legal"] == ["roll"]
        order = {"seq": table["seq"], "action": "roll", "id": "a1"}
        acted = client.post(f"/api/tables/{made['table']}/actions", headers=headers, json=order)
        assert acted.status_code == 200


# packages that do not keep what they promise


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise RuntimeError('no dice')", "RuntimeError: no dice"),
        ("GAME = 'pig'", "it is a str, no Game"),
        ("", "AttributeError: module 'broken_game' has no attribute 'GAME'"),
        ("from cuboteca_pig import GAME", "it calls itself 'pig'"),
    ],
)
def test_a_broken_package_is_named_and_stops_no_other(
    code: str, why: str, pig: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (pig / "broken_game.py").write_text(code, "utf-8")
    describe(pig, "broken", "1.0", {"cuboteca.games": {"shambles": "broken_game:GAME"}})
    forget()

    for _ in range(2):
        assert [one.name for one in all_games()] == [*GAME_NAMES, "pig"]
    (said,) = caplog.messages
    assert said == f"game 'shambles' (broken_game:GAME) cannot be loaded: {why}"
    with pytest.raises(cuboteca.CubotecaError, match=r"game 'shambles' .* cannot be loaded: "):
        cuboteca.Play("shambles")


def test_a_name_of_ours_stays_ours(site_packages: Path) -> None:
    (site_packages / "broken_game.py").write_text("raise RuntimeError", "utf-8")
    describe(site_packages, "thief", "1.0", {"cuboteca.games": {GAME_NAMES[0]: "broken_game:GAME"}})
    forget()

    assert game_names() == GAME_NAMES
    assert game(GAME_NAMES[0]).name == GAME_NAMES[0]
