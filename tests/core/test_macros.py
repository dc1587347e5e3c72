"""Macros of a play: what a seat may start, and where one stops."""

from __future__ import annotations

from dataclasses import replace

from cuboteca.core.constants import CHANCE
from cuboteca.core.play import Play
from cuboteca.core.words import Macro, say
from tests.core.test_play import play_of
from tests.omen import OMEN
from tests.omen.package import SAIL, STAY

SAIL_ON = Macro("sail-on", say("macro-sail-on"))
SAIL_HOME = Macro("sail-home", say("macro-sail-home"))


def at_sea(*waves: str) -> Play:
    """Return a play in which seat 0 sends out its boats and has met these waves."""
    play = Play(OMEN, {}, 2)
    play.act_text(0, "trust")
    play.act_text(1, "high")
    for wave in waves:
        play.act_text(0, "sail")
        play.chance_text(wave)
    return play


def test_the_seat_to_move_may_start_what_the_game_offers() -> None:
    assert at_sea().macros(0) == (SAIL_ON, SAIL_HOME)
    assert [at_sea().follow(0, name) for name in ("sail-on", "sail-home")] == [SAIL, SAIL]


def test_what_would_do_nothing_is_not_offered() -> None:
    assert at_sea("calm", "storm").macros(0) == (SAIL_HOME,)
    assert at_sea("calm", "storm").follow(0, "sail-on") is None
    assert at_sea("calm", "storm").follow(0, "sail-home") == STAY


def test_nobody_else_has_any() -> None:
    play = at_sea()

    assert [play.macros(seat) for seat in (1, None, CHANCE)] == [(), (), ()]
    assert play.follow(1, "sail-on") is None


def test_none_while_something_is_drawn() -> None:
    play = at_sea()
    play.act_text(0, "sail")

    assert [play.macros(seat) for seat in (0, CHANCE)] == [(), ()]
    assert play.follow(0, "sail-on") is None


def test_a_game_need_not_have_any() -> None:
    play = play_of("heap 5")
    without = Play(replace(OMEN, macros=None), {}, 2)

    assert (play.macros(0), play.follow(0, "sail-on")) == ((), None)
    assert (without.macros(0), without.follow(0, "sail-on")) == ((), None)
