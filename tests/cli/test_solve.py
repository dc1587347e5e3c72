"""``cuboteca solve``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play import Play
from cuboteca.games import game

if TYPE_CHECKING:
    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")

ASK = ("solve", "cube_attack", "--players", 2, "--option", "turn_cap=1")


def begun() -> str:
    """Return the position in which seat 0 has been drawn to begin."""
    play = Play(game("cube_attack"), {"turn_cap": 1}, 2)
    play.chance(0)
    return play.game.notation.format_state(play.state)


def test_before_the_draw_both_seats_are_worth_the_same(cuboteca: Command) -> None:
    told = json.loads(cuboteca(*ASK, "--json").out)

    assert told["to_move"] == "chance"
    assert told["actions"] == []
    assert told["value"]["shares"] == pytest.approx([0.5, 0.5])


def test_every_action_of_a_position_is_listed_the_best_first(cuboteca: Command) -> None:
    answer = cuboteca(*ASK, "--position", begun())
    told = json.loads(cuboteca(*ASK, "--position", begun(), "--json").out)

    assert answer.code == 0
    assert all(one["text"] in answer.out for one in told["actions"])
    first = answer.out.split("its own share and points:")[1].split("\n")[1]
    assert first.startswith("*")
    assert f"Exact; {told['states']} states" in answer.out


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ((*ASK, "--states", 5), "more than 5 states would have to be looked at"),
        ((*ASK, "--states", 0), "--states must be 1 to"),
        ((*ASK, "--position", "nonsense"), "this is no position of Cube Attack"),
        (("solve", "ursuppe"), "Ursuppe hides things from seats"),
        (("solve", "chess"), "no game 'chess'"),
    ],
)
def test_what_cannot_be_solved_is_one_sentence(
    cuboteca: Command, asked: tuple[object, ...], told: str
) -> None:
    answer = cuboteca(*asked)

    assert answer.code != 0
    assert told in " ".join(answer.err.split())
    assert "Traceback" not in answer.err
